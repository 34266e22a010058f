"""Tantrix, the strategy game: turns, forced spaces, and one's own colour in a long line."""
