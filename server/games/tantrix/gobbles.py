"""What all Gobble is played by, the race and Gobble alone: its start, and what a space is worth."""

from __future__ import annotations

from collections.abc import Iterator

from server.games.tantrix.board import Laid, Spot, turned
from server.games.tantrix.tiles import TileNumber

LEAST_NEIGHBOURS = 2
"""A tile must touch so many."""


def joined(first: TileNumber, second: TileNumber) -> Iterator[tuple[Spot, Laid]]:
    """Go through the start: two tiles, in the first rotations in which their colours match.

    Any two tiles have two colours in common, so there are such rotations.
    """
    east, west = 0, 3
    one, other = next(
        (one, other)
        for one in range(6)
        for other in range(6)
        if turned(first, one)[east] is turned(second, other)[west]
    )
    yield (0, 0), Laid(first, one)
    yield (1, 0), Laid(second, other)


def tiles_for(neighbours: int) -> int:
    """Return how many tiles one who fills a space with so many neighbours gives away, or frees.

    Three neighbours make a gobble and give one; four or more a double, and give two.
    """
    return max(0, min(neighbours - 2, 2))
