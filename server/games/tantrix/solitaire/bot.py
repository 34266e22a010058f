"""Solitaire's bots: one lays anything anywhere, one makes the line longer, one thinks ahead.

Those that think count the tiles of the best line and take off a little for each further line: lines
apart may never meet. The strong one asks of its best ideas what the next tile on top could add.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random
from typing import NamedTuple, TypeAlias

from server.games.game import Bot, Seat
from server.games.tantrix.board import Cell, Spot, opposite, read_spot
from server.games.tantrix.laying import Place, position_of
from server.games.tantrix.placements import COLOURS, Placements, each, face, of
from server.games.tantrix.position import Edge, Position, around
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
    ideas = _ideas(view, random)
    return _placed(ideas[0]) if ideas else None


def strong(view: SolitaireView, seat: Seat, random: Random) -> Place | None:
    """Lay what is best for the line once another of the tiles on top is laid, too."""
    position, colour = position_of(view.cells), COLOURS.index(view.colour)
    tops = {pile.top for pile in view.piles.values()}

    def prospect(idea: Way) -> float:
        others = of(tops - {idea.tile})
        if not others:
            return 0.0
        after = position.copy()
        after.lay(*idea)
        return max(_worths(after, colour, _following(after, others)), default=0.0)

    ideas = _ideas(view, random)[:IDEAS]
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


def _ideas(view: SolitaireView, random: Random) -> list[Way]:
    """Return what is offered, best first by what it is worth at once, equals in any order."""
    ways = _ways(view)
    random.shuffle(ways)
    worths = _worths(position_of(view.cells), COLOURS.index(view.colour), ways)
    worth = dict(zip(ways, worths, strict=True))
    return sorted(ways, key=lambda way: -worth[way])


def _following(position: Position, tops: Placements) -> Iterator[Way]:
    """Go through what may be laid next."""
    for spot, found in choices(position, tops).items():
        for tile, rotation in each(found):
            yield Way(spot, tile, rotation)


def _worths(position: Position, colour: int, ways: Iterable[Way]) -> Iterator[float]:
    """Go through how good a position is for a colour once each tile is laid, in tiles of line."""
    lines = sum(end.colour == colour for end in position.ends.values()) / 2
    for way in ways:
        met = _met(position, colour, way)
        made = 1 + sum(position.ends[edge].tiles for edge in met)
        if len(met) == 2 and position.ends[met[0]].other == met[1]:
            made = 2 * (1 + position.ends[met[0]].tiles)
        yield max(position.best[colour], made) - APART * (lines + 1 - len(met))


def _met(position: Position, colour: int, way: Way) -> list[Edge]:
    """Return the open ends of lines that a tile meets with its two edges of a colour."""
    shown = face(way.tile, way.rotation)
    facing = ((near, opposite(edge)) for edge, near in enumerate(around(way.spot)))
    return [
        edge
        for edge, its_colour in zip(facing, shown, strict=True)
        if its_colour == colour and edge in position.ends
    ]


def _placed(way: Way) -> Place:
    return Place(tile=way.tile, cell=Cell.at(way.spot), rotation=way.rotation)
