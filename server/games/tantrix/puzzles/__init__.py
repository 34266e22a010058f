"""Puzzles for one: what they ask, whether a board solves it, solutions and hints."""
