"""The rules of the puzzles, their solver and its hints, by example and by property."""
