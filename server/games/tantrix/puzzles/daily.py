"""Draws the puzzle of a day."""

from __future__ import annotations

from server.games.chance import Chance
from server.games.tantrix.puzzles.task import Task, discovery


def draw(chance: Chance, size: int) -> Task:
    """Return a loop puzzle of so many tiles (6 … 12) that surely has a solution without holes."""
    return discovery(size)
