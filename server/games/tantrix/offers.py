"""What a view offers: where which tiles may be laid, so that a client need know no rule."""

from __future__ import annotations

from typing import TypeAlias

from server.games.game import Message
from server.games.tantrix.board import Rotation
from server.games.tantrix.placements import Placements, each

Fits: TypeAlias = dict[str, list[Rotation]]
"""Tile → the rotations in which it may be laid, rising."""


class ForcedSpace(Message):
    """An empty cell with three neighbours or more."""

    neighbours: int
    fits: Fits = {}
    """Which of the mover's tiles may fill it; absent when none may."""


def fits_of(placements: Placements) -> Fits:
    """Return a set of placements as it is sent."""
    fits: Fits = {}
    for tile, rotation in each(placements):
        fits.setdefault(str(tile), []).append(rotation)
    return fits
