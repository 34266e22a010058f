"""The three restrictions, which hold as long as there is a tile in the bag.

1. No placement, forced or free, may leave an empty space with three neighbours or more that
   show it one colour three times.
2. No free move may leave an empty space with four neighbours or more.
3. No free move may be made along a side that a forced space controls. Where tiles stand on
   three consecutive sides of a forced space, the sides beside it are controlled: whoever could
   fill the space could fill the next one, and so on to the end of the row of tiles. A tile laid
   along that row, or just past its end, would in time be met by a space with four neighbours.

The second and the third depend on the cell alone, not on the tile. From a forced space go
straight on in each direction as long as the cells are empty and touch a tile: all of them are
barred, the first one by the second restriction. (Rules of Tantrix, section 6.2.)
"""

from __future__ import annotations

from typing import NamedTuple

from server.games.game import Refusal
from server.games.tantrix.board import Cell, Spot, opposite
from server.games.tantrix.placements import COLOURS, Placements, face
from server.games.tantrix.position import Position, around
from server.games.tantrix.strategy.messages import ControlledSide, FourNeighbours, ThreeAlike
from server.games.tantrix.tiles import TileNumber


class Bar(NamedTuple):
    """Why no free move may be made at a spot."""

    space: Spot
    """The neighbour that has four neighbours then: at once, or when its turn comes."""
    forced: Spot
    """The forced space to fill first."""


def barred(position: Position) -> dict[Spot, Bar]:
    """Return where the second and the third restriction allow no free move."""
    found: dict[Spot, Bar] = {}
    rows: list[tuple[Spot, int, Spot]] = []
    for forced in position.forced_spaces():
        for direction, near in enumerate(around(forced)):
            if near in position.touching:
                found.setdefault(near, Bar(forced, forced))
                rows.append((forced, direction, near))
    for forced, direction, near in rows:
        space, spot = near, around(near)[direction]
        while spot in position.touching:
            found.setdefault(spot, Bar(space, forced))
            space, spot = spot, around(spot)[direction]
    return found


def free_placements(position: Position, hand: Placements, *, restricted: bool) -> dict[Spot, int]:
    """Return every free move with a hand, by spot."""
    shut = barred(position) if restricted else {}
    found: dict[Spot, Placements] = {}
    for spot in position.open_spots():
        fitting = position.fitting(spot, heedful=restricted) & hand
        if fitting and spot not in shut:
            found[spot] = fitting
    return found


def forced_placements(position: Position, hand: Placements, *, restricted: bool) -> dict[Spot, int]:
    """Return every way to fill a forced space with a hand, by spot."""
    found: dict[Spot, Placements] = {}
    for spot in position.forced_spaces():
        if fitting := position.fitting(spot, heedful=restricted) & hand:
            found[spot] = fitting
    return found


def broken_by_free_move(position: Position, spot: Spot, tile: TileNumber, rotation: int) -> Refusal:
    """Return the restriction that a free move breaks, of one that matches and is no legal one."""
    bar = barred(position).get(spot)
    if bar is None:
        return broken_by_any_move(position, spot, tile, rotation)
    if bar.space == bar.forced:
        return FourNeighbours(space=Cell.at(bar.space))
    return ControlledSide(space=Cell.at(bar.space), forced=Cell.at(bar.forced))


def broken_by_any_move(position: Position, spot: Spot, tile: TileNumber, rotation: int) -> Refusal:
    """Return the one restriction that even a forced fill can break: the first."""
    return next(
        ThreeAlike(space=Cell.at(near), colour=COLOURS[colour])
        for near, colour in zip(around(spot), face(tile, rotation), strict=True)
        if near in position.touching and _shown_twice(position, near, colour)
    )


def _shown_twice(position: Position, space: Spot, colour: int) -> bool:
    laid = ((edge, position.tile_at(near)) for edge, near in enumerate(around(space)))
    shown = [face(*tile)[opposite(edge)] for edge, tile in laid if tile is not None]
    return shown.count(colour) >= 2
