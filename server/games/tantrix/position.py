"""A board that keeps what may lie where up to date as tiles are laid.

A bot looks at thousands of positions to choose one placement, so nothing here is worked out
anew. Laying a tile touches its empty neighbours, and those whose neighbour now shows a colour
twice. Sets of placements only ever shrink while a cell is empty; lines only ever grow. A line
is known by its two open ends, each of which knows the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple, TypeAlias

from server.games.tantrix.board import Clash, Laid, Spot, beside, opposite
from server.games.tantrix.placements import COLOURS, EVERY, SHOWING, Placements, face, threads
from server.games.tantrix.tiles import TileNumber

CENTRE: Spot = (0, 0)
"""Where the first tile lies."""

LEAST_FORCED = 3
"""An empty cell with so many neighbours is a forced space."""

Edge: TypeAlias = tuple[Spot, int]
"""An edge of a laid tile: its spot, and the direction of the edge."""


class OpenEnd(NamedTuple):
    """What one open end of a line knows."""

    other: Edge
    """Where the line's other end is open."""
    tiles: int
    colour: int
    """Its place in COLOURS."""


@cache
def around(spot: Spot) -> tuple[Spot, ...]:
    """Return the six spots around one, clockwise from the east."""
    return tuple(beside(spot, direction) for direction in range(6))


class Position:
    """The tiles laid so far, and what follows from them."""

    def __init__(self) -> None:
        self.laid: dict[Spot, Laid] = {}
        self.touching: dict[Spot, int] = {}
        """Every empty spot that touches a tile → how many it touches."""
        self.matching: dict[Spot, Placements] = {}
        """Every empty spot that touches a tile → the placements whose colours match there."""
        self.ends: dict[Edge, OpenEnd] = {}
        """The open ends of all lines."""
        self.best: list[int] = [0] * len(COLOURS)
        """By colour: what its best line (1 a tile) or loop (2 a tile) is worth."""
        self._heedful: dict[Spot, Placements] = {}
        """Spots at which some placements would show a neighbour a colour for the third time."""
        self._shown: dict[Spot, int] = {}
        """Every empty spot that touches a tile → the colours it is shown, as bits."""

    def copy(self) -> Position:
        """Return a position of its own with the same tiles."""
        twin = Position.__new__(Position)
        twin.laid = self.laid.copy()
        twin.touching = self.touching.copy()
        twin.matching = self.matching.copy()
        twin.ends = self.ends.copy()
        twin.best = self.best.copy()
        twin._heedful = self._heedful.copy()
        twin._shown = self._shown.copy()
        return twin

    def __iter__(self) -> Iterator[tuple[Spot, Laid]]:
        """Go through the spots that hold a tile, in the order they were filled."""
        return iter(self.laid.items())

    def tile_at(self, spot: Spot) -> Laid | None:
        return self.laid.get(spot)

    def neighbours(self, spot: Spot) -> int:
        """Return how many tiles an empty spot touches."""
        return self.touching.get(spot, 0)

    def open_spots(self) -> list[Spot]:
        """Return where a tile could be laid if everything fitted everywhere."""
        return list(self.touching) if self.laid else [CENTRE]

    def forced_spaces(self) -> list[Spot]:
        """Return the empty spots with three neighbours or more."""
        return [spot for spot, tiles in self.touching.items() if tiles >= LEAST_FORCED]

    def fitting(self, spot: Spot, *, heedful: bool) -> Placements:
        """Return what matches at an empty spot; `heedful` of the first restriction if asked."""
        matching = self.matching.get(spot, EVERY)
        return matching & self._heedful.get(spot, EVERY) if heedful else matching

    def clash(self, spot: Spot, tile: TileNumber, rotation: int) -> Clash | None:
        """Return the first edge, clockwise from the east, at which the colours differ."""
        for edge, (near, yours) in enumerate(zip(around(spot), face(tile, rotation), strict=True)):
            if (laid := self.laid.get(near)) is not None:
                theirs = face(*laid)[opposite(edge)]
                if theirs != yours:
                    return Clash(edge, COLOURS[yours], COLOURS[theirs])
        return None

    # --- laying a tile ----------------------------------------------------------------------

    def lay(self, spot: Spot, tile: TileNumber, rotation: int) -> None:
        """Lay a tile on an empty spot where it matches."""
        colours = face(tile, rotation)
        self.laid[spot] = Laid(tile, rotation)
        for known in (self.touching, self.matching, self._heedful, self._shown):
            known.pop(spot, None)
        for direction, near in enumerate(around(spot)):
            if near not in self.laid:
                self._show(near, opposite(direction), colours[direction])
        for colour, one, other in threads(tile, rotation):
            self._join(spot, one, other, colour)

    def _show(self, spot: Spot, edge: int, colour: int) -> None:
        """An empty spot is now shown a colour at one of its edges."""
        self.touching[spot] = self.touching.get(spot, 0) + 1
        self.matching[spot] = self.matching.get(spot, EVERY) & SHOWING[edge][colour]
        shown = self._shown.get(spot, 0)
        self._shown[spot] = shown | 1 << colour
        if shown >> colour & 1:
            self._let_nobody_show(spot, colour)

    def _let_nobody_show(self, spot: Spot, colour: int) -> None:
        """An empty spot sees a colour twice: whatever is laid beside it must not show a third.

        This need not be undone when it is filled: its tile then takes both edges of the colour.
        """
        for direction, near in enumerate(around(spot)):
            if near not in self.laid:
                third = SHOWING[opposite(direction)][colour]
                self._heedful[near] = self._heedful.get(near, EVERY) & ~third

    def _join(self, spot: Spot, one: int, other: int, colour: int) -> None:
        """Let a tile's two edges of a colour make a line, or make lines longer."""
        before, after = self._taken_up(spot, one), self._taken_up(spot, other)
        tiles = 1 + sum(end.tiles for end in (before, after) if end is not None)
        if before is not None and before.other == _facing(spot, other):
            worth = 2 * (1 + before.tiles)
        else:
            first = (spot, one) if before is None else before.other
            last = (spot, other) if after is None else after.other
            self.ends[first] = OpenEnd(last, tiles, colour)
            self.ends[last] = OpenEnd(first, tiles, colour)
            worth = tiles
        self.best[colour] = max(self.best[colour], worth)

    def _taken_up(self, spot: Spot, edge: int) -> OpenEnd | None:
        """Close the open end that a tile's edge meets, and return it; None when there is none."""
        return self.ends.pop(_facing(spot, edge), None)


@cache
def _facing(spot: Spot, edge: int) -> Edge:
    """Return the edge that touches this one from the other side."""
    return beside(spot, edge), opposite(edge)
