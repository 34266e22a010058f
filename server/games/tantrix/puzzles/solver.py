"""Finds a solution of a puzzle, also from tiles already laid, or proves that there is none.

Loops of few tiles are walked through (`walk.py`), the others are put to a SAT solver
(docs/decisions/0014). The region around the laid tiles in which that one looks grows until it holds
every spot that a solution can reach, or until there is a proof that needs no region.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from enum import Enum
from itertools import combinations
from types import TracebackType
from typing import Self, TypeAlias

from pysat.solvers import Glucose4

from server.games.tantrix.board import Laid, Spot
from server.games.tantrix.lines import Line
from server.games.tantrix.puzzles.formula import Clause, Formula, Literal
from server.games.tantrix.puzzles.judge import board_of, clashes, judge
from server.games.tantrix.puzzles.spots import around, distance
from server.games.tantrix.puzzles.task import Shape, Task
from server.games.tantrix.puzzles.walk import TimeIsOver, loops

Solution: TypeAlias = Mapping[Spot, Laid]

Over: TypeAlias = Callable[[], bool]

FEW_TILES = 12
"""Up to so many tiles, to walk through all loops is quicker than to prove that there is none."""

CONFLICTS = 500
"""How many dead ends the solver meets between two looks at whether it is time."""


class Verdict(str, Enum):
    """Why there is no solution to give."""

    IMPOSSIBLE = "impossible"
    """There is none: proven."""
    NOT_HERE = "not_here"
    """There is none in the region, or none with what was assumed."""
    GAVE_UP = "gave_up"
    """It was time to stop."""


def solve(task: Task, laid: Mapping[Spot, Laid], over: Over) -> Solution | Verdict:
    """Return a solution in which the laid tiles stay where they are; the same for the same input.

    The verdict is IMPOSSIBLE, or GAVE_UP once `over` says so.
    """
    if not _may_lie(task, laid):
        return Verdict.IMPOSSIBLE
    if task.shape is Shape.TRIANGLE:
        return _solve_triangle(task, laid, over)
    begun = laid or {(0, 0): Laid(task.tiles[0], 0)}
    if len(task.tiles) <= FEW_TILES:
        return _walk(task, begun, over)
    return _solve_loop(task, begun, over)


def every(task: Task, over: Over) -> Iterator[Solution]:
    """Go through all solutions, no two of them alike when the whole is moved or turned.

    Ends before when `over` says so.
    """
    begun = {(0, 0): Laid(task.tiles[0], 0)}
    if task.shape is Shape.LOOP:
        with suppress(TimeIsOver):
            yield from loops(task, begun, over)
        return
    for triangle in triangles(len(task.tiles), begun):
        formula = Formula(task, triangle, begun)
        with Search(task, formula) as search:
            while not isinstance(found := search.find([formula.within], over), Verdict):
                yield found
                search.add([-formula.placed[placement] for placement in found.items()])


def _may_lie(task: Task, laid: Mapping[Spot, Laid]) -> bool:
    tiles = [tile for tile, _ in laid.values()]
    known = len(set(tiles)) == len(tiles) and set(tiles) <= set(task.tiles)
    return known and not clashes(board_of(laid))


def _walk(task: Task, laid: Mapping[Spot, Laid], over: Over) -> Solution | Verdict:
    try:
        return next(loops(task, laid, over), Verdict.IMPOSSIBLE)
    except TimeIsOver:
        return Verdict.GAVE_UP


def _solve_triangle(task: Task, laid: Mapping[Spot, Laid], over: Over) -> Solution | Verdict:
    for triangle in triangles(len(task.tiles), laid):
        found = _solve_in(task, triangle, laid, over)
        if found is Verdict.GAVE_UP or not isinstance(found, Verdict):
            return found
    return Verdict.IMPOSSIBLE


def _solve_loop(task: Task, laid: Mapping[Spot, Laid], over: Over) -> Solution | Verdict:
    if not laid.keys() <= within_reach(task, laid):
        return Verdict.IMPOSSIBLE
    for region in regions(task, laid):
        found = _solve_in(task, region, laid, over)
        if found is not Verdict.NOT_HERE:
            return found
    return Verdict.IMPOSSIBLE


def _solve_in(
    task: Task, region: Sequence[Spot], laid: Mapping[Spot, Laid], over: Over
) -> Solution | Verdict:
    if over():
        return Verdict.GAVE_UP
    formula = Formula(task, region, laid)
    with Search(task, formula) as search:
        return search.find([formula.within], over)


class Search:
    """Looks for boards that obey a formula; what it learns about the rules stays with it."""

    def __init__(self, task: Task, formula: Formula) -> None:
        self._task = task
        self._formula = formula
        self._solver = Glucose4(bootstrap_with=formula.clauses)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._solver.delete()

    def add(self, clause: Clause) -> None:
        self._solver.add_clause(clause)

    def find(self, assumed: Sequence[Literal], over: Over) -> Solution | Verdict:
        """Return a solution in which the assumed literals are true."""
        while True:
            self._solver.conf_budget(CONFLICTS)
            found = self._solver.solve_limited(assumptions=assumed, expect_interrupt=True)
            if found is False:
                return Verdict.NOT_HERE if self._solver.get_core() else Verdict.IMPOSSIBLE
            if found:
                laid = self._formula.board(self._solver.get_model())
                if isinstance(judge(board_of(laid), self._task), Line):
                    return laid
                for clause in self._formula.objections(laid):
                    self.add(clause)
            elif over():
                return Verdict.GAVE_UP


# --- where to look ----------------------------------------------------------------------------


def regions(task: Task, laid: Mapping[Spot, Laid]) -> Iterator[list[Spot]]:
    """Go through growing regions around laid tiles; the last holds all that a loop can reach."""
    reach = within_reach(task, laid)
    free = len(task.tiles) - len(laid)
    farthest = (free + 1) // 2
    for steps in (*(step for step in (2, 3, 4, 6, 9) if step < farthest), farthest):
        yield sorted(around(laid, steps) & reach)


def within_reach(task: Task, laid: Mapping[Spot, Laid]) -> set[Spot]:
    """Return the spots that a loop through all laid tiles can be long enough for."""
    tiles = len(task.tiles)
    reach = around(laid, tiles // 2)
    for one, other in combinations(laid, 2):
        left = tiles - distance(one, other)
        reach = {spot for spot in reach if distance(one, spot) + distance(spot, other) <= left}
    return reach


def triangles(tiles: int, laid: Mapping[Spot, Laid]) -> Iterator[list[Spot]]:
    """Go through the triangles that hold all laid tiles; with none laid, one stands for all."""
    side = next(side for side in range(tiles + 1) if side * (side + 1) // 2 >= tiles)
    up = [(q, r) for q in range(side) for r in range(side - q)]
    if not laid:
        yield up
        return
    first = next(iter(laid))
    for shape in (up, [(-q, -r) for q, r in up]):
        for corner in shape:
            q, r = first[0] - corner[0], first[1] - corner[1]
            there = [(spot[0] + q, spot[1] + r) for spot in shape]
            if laid.keys() <= set(there):
                yield there
