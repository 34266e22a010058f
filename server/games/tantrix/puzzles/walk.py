"""Finds every loop of few tiles: walks round all shapes that it can have, then tries the tiles.

A tile bends a colour by a fixed angle, so the tiles left say which turns a walk may still take;
there are few closed walks, and to tell whether the tiles fit along one takes little.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from server.games.tantrix import placements
from server.games.tantrix.board import Laid, Spot, beside, opposite
from server.games.tantrix.placements import COLOURS, SHOWING, Placements
from server.games.tantrix.puzzles.judge import enclosed
from server.games.tantrix.puzzles.spots import distance
from server.games.tantrix.puzzles.task import Task
from server.games.tantrix.tiles import Colour

Round: TypeAlias = dict[Spot, tuple[int, int]]
"""The spots of a closed walk, in order, each with the two edges at which it is crossed."""

LOOK = 500
"""How many steps are taken between two looks at whether it is time."""


class TimeIsOver(Exception):
    """It was time to stop before everything had been tried."""


def loops(
    task: Task, laid: Mapping[Spot, Laid], over: Callable[[], bool]
) -> Iterator[dict[Spot, Laid]]:
    """Go through every solution that keeps the laid tiles, one at least; they match.

    Raises TimeIsOver once `over` says so.
    """
    for colour in task.possible_colours:
        walk = Walk(task, laid, colour, over)
        for shape in walk.rounds():
            if task.holes or not enclosed(set(shape)):
                yield from walk.fillings(shape)


class Walk:
    """The search for loops of one colour."""

    def __init__(
        self, task: Task, laid: Mapping[Spot, Laid], colour: Colour, over: Callable[[], bool]
    ) -> None:
        self._laid = laid
        self._over = over
        self._steps = 0
        self._tiles = len(task.tiles)
        self._colour = COLOURS.index(colour)
        self._free = set(task.tiles) - {tile for tile, _ in laid.values()}
        self._fixed = {spot: self._ends(lying) for spot, lying in laid.items()}
        self._fitting = self._beside_laid()
        self._turns = Counter(_turn(*self._ends(Laid(tile, 0))) for tile in self._free)
        """How many free tiles turn the line by 0, 1 or 2 sixths, to either side."""

    def rounds(self) -> Iterator[Round]:
        """Go through every closed walk over all laid tiles that the turns of the tiles allow."""
        start = next(iter(self._laid))
        into, out = self._fixed[start]
        if self._turns[1] % 2 == sum(_turn(*ends) == 1 for ends in self._fixed.values()) % 2:
            yield from self._on({start: (into, out)}, start, out)

    def _on(self, walked: Round, spot: Spot, out: int) -> Iterator[Round]:
        """Go on from a spot by an edge."""
        self._look()
        start = next(iter(walked))
        there, into = beside(spot, out), opposite(out)
        if there == start:
            if len(walked) == self._tiles and into == walked[start][0]:
                yield dict(walked)
            return
        if there in walked or not self._can_come_round(walked, there):
            return
        for onward in self._ways_out(there, into):
            turn = _turn(into, onward) if there not in self._laid else None
            walked[there] = into, onward
            if turn is not None:
                self._turns[turn] -= 1
            yield from self._on(walked, there, onward)
            if turn is not None:
                self._turns[turn] += 1
            del walked[there]

    def _can_come_round(self, walked: Round, spot: Spot) -> bool:
        """Say whether enough tiles are left to reach the start, and every laid tile before it."""
        left = self._tiles - len(walked)
        start = next(iter(walked))
        return distance(spot, start) <= left and all(
            distance(spot, other) + distance(other, start) <= left
            for other in self._laid
            if other not in walked
        )

    def _ways_out(self, spot: Spot, into: int) -> list[int]:
        if spot in self._fixed:
            one, other = self._fixed[spot]
            return [other] if one == into else [one] if other == into else []
        fitting = self._fitting.get(spot, placements.EVERY) & SHOWING[into][self._colour]
        return [
            out
            for out in range(6)
            if out != into
            and self._turns[_turn(into, out)]
            and fitting & SHOWING[out][self._colour]
        ]

    def fillings(self, shape: Round) -> Iterator[dict[Spot, Laid]]:
        """Go through every way to lay the free tiles along a closed walk."""
        free = placements.of(self._free)
        ways = {
            spot: free
            & self._fitting.get(spot, free)
            & SHOWING[into][self._colour]
            & SHOWING[out][self._colour]
            for spot, (into, out) in shape.items()
            if spot not in self._laid
        }
        yield from self._fill(ways, dict(self._laid))

    def _fill(
        self, ways: dict[Spot, Placements], laid: dict[Spot, Laid]
    ) -> Iterator[dict[Spot, Laid]]:
        if not ways:
            yield laid
            return
        self._look()
        spot = min(ways, key=lambda spot: ways[spot].bit_count())
        for lying in placements.each(ways[spot]):
            yield from self._fill(_ways_beside(ways, spot, lying), {**laid, spot: lying})

    def _beside_laid(self) -> dict[Spot, Placements]:
        """Return what matches on each empty spot beside laid tiles."""
        found: dict[Spot, Placements] = {}
        for spot, lying in self._laid.items():
            for edge, colour in enumerate(placements.face(*lying)):
                near = beside(spot, edge)
                if near not in self._laid:
                    fitting = found.get(near, placements.of(self._free))
                    found[near] = fitting & SHOWING[opposite(edge)][colour]
        return found

    def _ends(self, laid: Laid) -> tuple[int, int]:
        one, other = (e for e, shown in enumerate(placements.face(*laid)) if shown == self._colour)
        return one, other

    def _look(self) -> None:
        self._steps += 1
        if self._steps % LOOK == 0 and self._over():
            raise TimeIsOver


def _turn(into: int, out: int) -> int:
    """Return by how many sixths a line turns, to either side, between two edges of a tile."""
    return abs(3 - (out - into) % 6)


def _ways_beside(ways: Mapping[Spot, Placements], spot: Spot, laid: Laid) -> dict[Spot, Placements]:
    """Return the ways that are left once a tile lies on one of the spots."""
    others = ~placements.of([laid.tile])
    left = {other: possible & others for other, possible in ways.items() if other != spot}
    for edge, colour in enumerate(placements.face(*laid)):
        near = beside(spot, edge)
        if near in left:
            left[near] &= SHOWING[opposite(edge)][colour]
    return left
