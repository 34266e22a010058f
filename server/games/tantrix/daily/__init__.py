"""The puzzle of the day: the same tiles for everyone."""
