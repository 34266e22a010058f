"""Gobble's bots: a beginner a child can beat, a fair one, and a fast one.

All settle what they owe first, then lay a tile. The beginner is often too late for its calls and
gifts: that is part of being slow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from server.games.game import Bot, Seat
from server.games.tantrix.board import Board, Cell, Spot, read_spot
from server.games.tantrix.gobble.messages import Call, Give, GobbleCommand, GobbleView, Owed, Place
from server.games.tantrix.tiles import TileNumber

Span: TypeAlias = tuple[float, float]
"""The shortest and the longest time something takes, in seconds."""


class Way(NamedTuple):
    """One way to lay a tile of the hand."""

    tile: TileNumber
    spot: Spot
    rotation: int
    neighbours: int


def beginner(view: GobbleView, seat: Seat, random: Random) -> GobbleCommand | None:
    """Give any tile to anyone; lay any tile anywhere."""
    owed = _casual_debt(view, seat, random)
    if owed is not None:
        return owed
    ways = _ways(view, seat)
    return _laid(random.choice(ways)) if ways else None


def fair(view: GobbleView, seat: Seat, random: Random) -> GobbleCommand | None:
    """Give any tile to anyone; fill a fullest space."""
    owed = _casual_debt(view, seat, random)
    if owed is not None:
        return owed
    ways = _ways(view, seat)
    fullest = max((way.neighbours for way in ways), default=0)
    best = [way for way in ways if way.neighbours == fullest]
    return _laid(random.choice(best)) if best else None


def fast(view: GobbleView, seat: Seat, random: Random) -> GobbleCommand | None:
    """Give the least useful tile to whoever has the fewest; fill a fullest space with one."""
    ways = _ways(view, seat)
    uses = Counter(way.tile for way in ways)
    if _waits(view.calls, seat) is not None:
        return Call()
    gift = _waits(view.gifts, seat)
    if gift is not None:
        fewest = min(_opponents(view, seat), key=lambda other: len(view.hands[str(other)]))
        return _given(gift, min(_hand(view, seat), key=lambda tile: uses[tile]), fewest)
    random.shuffle(ways)
    best = max(ways, key=lambda way: (way.neighbours, -uses[way.tile]), default=None)
    return None if best is None else _laid(best)


def _pace(*, call: Span, give: Span, place: Span) -> Callable[[GobbleView, Seat, Random], float]:
    """Return how long a bot thinks, by what it has to do next."""

    def pace(view: GobbleView, seat: Seat, random: Random) -> float:
        if _waits(view.calls, seat) is not None:
            return random.uniform(*call)
        if _waits(view.gifts, seat) is not None:
            return random.uniform(*give)
        return random.uniform(*place)

    return pace


BOTS: Mapping[str, Bot] = {
    "beginner": Bot(beginner, _pace(call=(1.5, 4.0), give=(4.0, 8.0), place=(7.0, 12.0))),
    "fair": Bot(fair, _pace(call=(0.9, 1.8), give=(2.0, 4.0), place=(3.0, 5.0))),
    "fast": Bot(fast, _pace(call=(0.5, 1.0), give=(0.8, 1.6), place=(1.2, 2.2))),
}


def _casual_debt(view: GobbleView, seat: Seat, random: Random) -> GobbleCommand | None:
    """Call what waits, or pay what is owed with any tile to anyone."""
    if _waits(view.calls, seat) is not None:
        return Call()
    gift = _waits(view.gifts, seat)
    if gift is None:
        return None
    return _given(gift, random.choice(_hand(view, seat)), random.choice(_opponents(view, seat)))


def _waits(debts: Mapping[str, Owed], seat: Seat) -> Owed | None:
    """Return what the seat has to settle first."""
    own = [number for number, owed in debts.items() if owed.seat == seat]
    return debts[min(own, key=int)] if own else None


def _given(gift: Owed, tile: TileNumber, to: Seat) -> Give:
    return Give(tile=tile, to=to if gift.to is None else gift.to)


def _laid(way: Way) -> Place:
    return Place(tile=way.tile, cell=Cell.at(way.spot), rotation=way.rotation)


def _hand(view: GobbleView, seat: Seat) -> list[TileNumber]:
    return [int(tile) for tile in view.hands.get(str(seat), {})]


def _opponents(view: GobbleView, seat: Seat) -> Sequence[Seat]:
    """Return the others in the race: whoever is in it holds tiles."""
    return [int(other) for other in view.hands if int(other) != seat]


def _ways(view: GobbleView, seat: Seat) -> list[Way]:
    """Return every way to lay a tile of the hand."""
    board = Board()
    for cell, laid in view.cells.items():
        board.lay(read_spot(cell), laid.tile, laid.rotation)
    hand = _hand(view, seat)
    ways: list[Way] = []
    for spot in board.spaces(2):
        fitting, neighbours = board.fitting(spot), board.neighbours(spot)
        ways += [
            Way(tile, spot, rotation, neighbours)
            for tile in hand
            for rotation in fitting.get(tile, ())
        ]
    return ways
