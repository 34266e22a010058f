"""Tantrix Solitaire: one player, three piles, and one line through every tile."""
