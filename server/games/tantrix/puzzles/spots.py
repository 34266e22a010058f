"""Spots without their tiles: how far apart they are, what lies around them, moved and turned."""

from __future__ import annotations

from collections.abc import Iterable

from server.games.tantrix.board import Spot, beside


def distance(one: Spot, other: Spot) -> int:
    q, r = other[0] - one[0], other[1] - one[1]
    return max(abs(q), abs(r), abs(q + r))


def moved(spot: Spot, move: Spot) -> Spot:
    return spot[0] + move[0], spot[1] + move[1]


def swung(spot: Spot, sixths: int) -> Spot:
    """Return a spot turned around 0,0 by some sixths clockwise."""
    q, r = spot
    for _ in range(sixths):
        q, r = -r, q + r
    return q, r


def around(spots: Iterable[Spot], steps: int) -> set[Spot]:
    """Return all that lies within some steps of any of the spots."""
    found = edge = set(spots)
    for _ in range(steps):
        edge = {beside(spot, direction) for spot in edge for direction in range(6)} - found
        found = found | edge
    return found
