"""Gobble for one: lay all 56 tiles, drawn one at a time."""
