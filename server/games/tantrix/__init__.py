"""Tantrix: tiles, board and lines, shared by a folder a mode."""
