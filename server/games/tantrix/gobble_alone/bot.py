"""Bots that play Gobble alone: one lays anywhere, one fills, one keeps places open as well."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple, TypeAlias

from server.games.game import Bot, Seat
from server.games.tantrix.board import Cell, Spot, read_spot
from server.games.tantrix.gobble_alone.messages import GobbleAloneView, InHand
from server.games.tantrix.gobbles import LEAST_NEIGHBOURS
from server.games.tantrix.laying import Place, position_of
from server.games.tantrix.placements import Placements, of
from server.games.tantrix.position import Position, around
from server.games.tantrix.tiles import TILES, TileNumber

Choose: TypeAlias = Callable[[GobbleAloneView, Seat, Random], Place | None]


class Way(NamedTuple):
    """One way to lay the tile in hand."""

    spot: Spot
    rotation: int


def beginner(view: GobbleAloneView, seat: Seat, random: Random) -> Place | None:
    """Lay the tile anywhere."""
    if view.hand is None:
        return None
    return _laid(view.hand.tile, random.choice(_ways(view.hand)))


def fair(view: GobbleAloneView, seat: Seat, random: Random) -> Place | None:
    """Fill a fullest space."""
    if view.hand is None:
        return None
    return _laid(view.hand.tile, random.choice(_filling(view, view.hand)))


def strong(view: GobbleAloneView, seat: Seat, random: Random) -> Place | None:
    """Fill a fullest space so that the tiles left have as much room as can be."""
    if view.hand is None:
        return None
    tile, others = view.hand.tile, _to_come(view, view.hand)
    position = position_of(view.cells)

    def room(way: Way) -> int:
        after = position.copy()
        after.lay(way.spot, tile, way.rotation)
        return _room(after, others)

    ways = _filling(view, view.hand)
    random.shuffle(ways)
    return _laid(tile, max(ways, key=room))


def _pace(shortest: float, longest: float) -> Callable[[GobbleAloneView, Seat, Random], float]:
    return lambda view, seat, random: random.uniform(shortest, longest)


BOTS: Mapping[str, Bot] = {
    "beginner": Bot(beginner, _pace(2.0, 4.0)),
    "fair": Bot(fair, _pace(1.5, 3.0)),
    "strong": Bot(strong, _pace(1.0, 2.0)),
}


def _ways(hand: InHand) -> list[Way]:
    return [
        Way(read_spot(cell), rotation)
        for cell, rotations in sorted(hand.fits.items())
        for rotation in rotations
    ]


def _filling(view: GobbleAloneView, hand: InHand) -> list[Way]:
    """Return the ways that fill a fullest space."""
    laid = {read_spot(cell) for cell in view.cells}
    ways = [(sum(near in laid for near in around(way.spot)), way) for way in _ways(hand)]
    fullest = max(neighbours for neighbours, _ in ways)
    return [way for neighbours, way in ways if neighbours == fullest]


def _to_come(view: GobbleAloneView, hand: InHand) -> Placements:
    """Return every placement of the tiles that are in the bag or among the discards."""
    laid = {laid.tile for laid in view.cells.values()}
    return of(set(TILES) - laid - {hand.tile})


def _room(after: Position, tiles: Placements) -> int:
    """Return in how many ways some tiles can be laid."""
    return sum(
        (after.fitting(spot, heedful=False) & tiles).bit_count()
        for spot, neighbours in after.touching.items()
        if neighbours >= LEAST_NEIGHBOURS
    )


def _laid(tile: TileNumber, way: Way) -> Place:
    return Place(tile=tile, cell=Cell.at(way.spot), rotation=way.rotation)
