"""Tantrix Gobble: everyone plays at once, and whoever gets rid of every tile first wins."""
