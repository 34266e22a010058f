"""The rules of the strategy game, by example and by property."""
