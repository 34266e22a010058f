"""How a bot judges: what each colour has, and what it may still come to.

A colour has its best line or loop. It may hope for more wherever a line ends at a space that some
tile not laid yet can fill: one tile longer, joined with the line that ends there too, or closed
to a loop. Spaces that no tile fits any more are worth nothing, so blocking one is worth something.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from server.games.game import Seat
from server.games.tantrix.board import Spot, opposite
from server.games.tantrix.placements import COLOURS, Placements, each, face, of
from server.games.tantrix.position import Edge, OpenEnd, Position, around
from server.games.tantrix.strategy.course import Course
from server.games.tantrix.tiles import TileNumber

HOPE = 0.6
"""What a tile hoped for is worth beside one that lies."""

SURE = 3
"""With so many ways to fill a space, hope is half as good as certain."""


class Way(NamedTuple):
    """One way to lay a tile."""

    spot: Spot
    tile: TileNumber
    rotation: int


def ways(course: Course) -> Iterator[Way]:
    """Go through what the mover may lay, in an order that the board alone decides."""
    for spot in sorted(course.choices):
        for tile, rotation in each(course.choices[spot]):
            yield Way(spot, tile, rotation)


def unseen(course: Course) -> Placements:
    """Return every placement of the tiles that are in a hand or in the bag."""
    return of(course.bag) | of(tile for hand in course.hands for tile in hand)


def lead(course: Course, seat: Seat, left: Placements) -> float:
    """Return how far a seat's colour is ahead of the best other one, hopes included."""
    own = course.colours[seat]
    prospects = _prospects(course, left if course.over is None else 0)
    others = {course.colours[other] for other in course.seats_left()} - {own}
    return prospects[own] - max((prospects[other] for other in others), default=0.0)


def gain(position: Position, way: Way, own: int, others: set[int]) -> float:
    """Return at a glance what a placement does for a colour, and for the others against it."""
    total = 0.0
    for colour, made in _lines_made(position, way):
        over = max(0, made - position.best[colour])
        if colour == own:
            total += over + 0.3 * made
        elif colour in others:
            total -= over + 0.1 * made
    return total


def _lines_made(position: Position, way: Way) -> Iterator[tuple[int, int]]:
    """Go through a placement's three lines: the colour, and what the line is worth then."""
    meeting: dict[int, OpenEnd] = {}
    shown = face(way.tile, way.rotation)
    made = dict.fromkeys(shown, 1)
    for edge, near in enumerate(around(way.spot)):
        if near not in position.laid:
            continue
        facing = near, opposite(edge)
        end, colour = position.ends[facing], shown[edge]
        if colour in meeting and meeting[colour].other == facing:
            made[colour] *= 2
        else:
            made[colour] += end.tiles
            meeting[colour] = end
    yield from made.items()


def _prospects(course: Course, left: Placements) -> list[float]:
    """Return by colour what it has and may hope for, when these placements are still to come."""
    position, played = course.position, set(course.colours)
    hopes: list[float] = [0.0] * len(COLOURS)
    met: dict[tuple[Spot, int], tuple[Edge, int]] = {}
    for edge, (other, tiles, colour) in position.ends.items():
        if colour not in played:
            continue
        space = around(edge[0])[edge[1]]
        first, joined = met.setdefault((space, colour), (edge, tiles))
        more = tiles + 1 - position.best[colour]
        if first == other:
            more += tiles + 1
        elif first != edge:
            more += joined
        if more > hopes[colour]:
            filling = position.fitting(space, heedful=course.restricted) & left
            ways = filling.bit_count()
            hopes[colour] = max(hopes[colour], more * ways / (ways + SURE))
    return [best + HOPE * hope for best, hope in zip(position.best, hopes, strict=True)]
