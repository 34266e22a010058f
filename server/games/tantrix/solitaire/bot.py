"""Solitaire's bots: one lays anything anywhere, one makes the line longer, one thinks ahead.

Both that think count the tiles of the best line and take off a little for each further line: lines
apart may never meet. The strong one asks of its best ideas what the next tile on top could add.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import NamedTuple, TypeAlias

from server.games.game import Bot, Seat
from server.games.tantrix.board import Cell, Spot, read_spot
from server.games.tantrix.laying import Place
from server.games.tantrix.placements import COLOURS, each, of
from server.games.tantrix.position import Position
from server.games.tantrix.solitaire.choices import choices
from server.games.tantrix.solitaire.messages import SolitaireView
from server.games.tantrix.tiles import TileNumber

Choose: TypeAlias = Callable[[SolitaireView, Seat, Random], Place | None]

IDEAS = 6
"""Of so many placements the strong one thinks through what comes next."""

APART = 0.9
"""What each line costs, in tiles: joining two is worth a little more than the tile between them."""


class Way(NamedTuple):
    """One way to lay a tile that lies on top."""

    spot: Spot
    tile: TileNumber
    rotation: int


def beginner(view: SolitaireView, seat: Seat, random: Random) -> Place | None:
    """Lay any tile on top anywhere."""
    ways = _ways(view)
    return _placed(random.choice(ways)) if ways else None


def fair(view: SolitaireView, seat: Seat, random: Random) -> Place | None:
    """Lay what is best for the line at this moment."""
    best_first = _best_first(view, random)
    return _placed(best_first[0]) if best_first else None


def strong(view: SolitaireView, seat: Seat, random: Random) -> Place | None:
    """Lay what is best for the line once another of the tiles on top is laid, too."""
    position, colour = _position(view), COLOURS.index(view.colour)
    tops = {pile.top for pile in view.piles.values()}

    def prospect(way: Way) -> float:
        after = _laid(position, way)
        others = tops - {way.tile}
        nexts = (_laid(after, following) for following in _following(after, others))
        return max((_worth(then, colour) for then in nexts), default=_worth(after, colour))

    ideas = _best_first(view, random)[:IDEAS]
    return _placed(max(ideas, key=prospect)) if ideas else None


def _pace(shortest: float, longest: float) -> Callable[[SolitaireView, Seat, Random], float]:
    return lambda view, seat, random: random.uniform(shortest, longest)


BOTS: Mapping[str, Bot] = {
    "beginner": Bot(beginner, _pace(2.0, 4.0)),
    "fair": Bot(fair, _pace(1.5, 3.0)),
    "strong": Bot(strong, _pace(1.0, 2.0)),
}


def _ways(view: SolitaireView) -> list[Way]:
    """Return what is offered, in an order that does not depend on how it was sent."""
    offered = view.free or {cell: space.fits for cell, space in view.forced.items()}
    return sorted(
        Way(read_spot(cell), int(tile), rotation)
        for cell, fits in offered.items()
        for tile, rotations in fits.items()
        for rotation in rotations
    )


def _best_first(view: SolitaireView, random: Random) -> list[Way]:
    """Return what is offered by what it is worth at once, equals in any order."""
    position, colour = _position(view), COLOURS.index(view.colour)
    ways = _ways(view)
    random.shuffle(ways)
    return sorted(ways, key=lambda way: -_worth(_laid(position, way), colour))


def _following(position: Position, tops: set[TileNumber]) -> Iterator[Way]:
    """Go through what may be laid with the tiles that are still on top."""
    for spot, found in choices(position, of(tops)).items():
        for tile, rotation in each(found):
            yield Way(spot, tile, rotation)


def _worth(position: Position, colour: int) -> float:
    """Return how good a position is for a colour, in tiles of its line."""
    ends = sum(end.colour == colour for end in position.ends.values())
    return position.best[colour] - APART * ends / 2


def _laid(position: Position, way: Way) -> Position:
    after = position.copy()
    after.lay(*way)
    return after


def _position(view: SolitaireView) -> Position:
    position = Position()
    for cell, laid in view.cells.items():
        position.lay(read_spot(cell), laid.tile, laid.rotation)
    return position


def _placed(way: Way) -> Place:
    return Place(tile=way.tile, cell=Cell.at(way.spot), rotation=way.rotation)
