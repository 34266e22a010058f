"""Lines and loops of one colour across the board.

A tile has a colour on two of its edges or on none, so it is part of at most one line of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, Protocol

from server.games.tantrix.board import Laid, Spot, beside, opposite, turned
from server.games.tantrix.tiles import Colour


class Tiles(Protocol):
    """Whatever knows which tiles lie where."""

    def __iter__(self) -> Iterator[tuple[Spot, Laid]]: ...

    def tile_at(self, spot: Spot) -> Laid | None: ...


class Line(NamedTuple):
    """Tiles joined by a colour, in order from end to end, or once round when it is a loop."""

    spots: tuple[Spot, ...]
    loop: bool


def lines(board: Tiles, colour: Colour) -> list[Line]:
    """Return every line of the colour; a tile alone is a line of one."""
    found: list[Line] = []
    seen: set[Spot] = set()
    for spot, laid in board:
        if spot in seen or colour not in turned(*laid):
            continue
        line = _line_through(board, colour, spot)
        found.append(line)
        seen.update(line.spots)
    return found


def longest_line(board: Tiles, colour: Colour) -> tuple[Spot, ...]:
    """Return the spots of the longest line that is not a loop, empty when there is none."""
    return longest(lines(board, colour), loop=False)


def longest_loop(board: Tiles, colour: Colour) -> tuple[Spot, ...]:
    """Return the spots of the longest loop, empty when there is none."""
    return longest(lines(board, colour), loop=True)


def longest(found: Iterable[Line], *, loop: bool) -> tuple[Spot, ...]:
    """Return the spots of the longest of some loops, or of what is not a loop."""
    return max((line.spots for line in found if line.loop is loop), key=len, default=())


def _line_through(board: Tiles, colour: Colour, spot: Spot) -> Line:
    one_way, other_way = _ends(board, colour, spot)
    ahead, loop = _walk(board, colour, spot, one_way)
    if loop:
        return Line((spot, *ahead), loop=True)
    behind, _ = _walk(board, colour, spot, other_way)
    return Line((*reversed(behind), spot, *ahead), loop=False)


def _walk(board: Tiles, colour: Colour, start: Spot, edge: int) -> tuple[list[Spot], bool]:
    """Follow the line out of `start` by an edge; return the spots, and whether it comes back."""
    path: list[Spot] = []
    spot = beside(start, edge)
    while opposite(edge) in (ends := _ends(board, colour, spot)):
        if spot == start:
            return path, True
        path.append(spot)
        edge = ends[0] if ends[1] == opposite(edge) else ends[1]
        spot = beside(spot, edge)
    return path, False


def _ends(board: Tiles, colour: Colour, spot: Spot) -> tuple[int, ...]:
    """Return the two edges at which the tile there shows the colour, or none."""
    laid = board.tile_at(spot)
    if laid is None:
        return ()
    return tuple(edge for edge, shown in enumerate(turned(*laid)) if shown is colour)
