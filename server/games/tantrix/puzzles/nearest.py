"""Finds the solution that keeps as many of the laid tiles as possible, where they lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from server.games.tantrix.board import Laid, Spot
from server.games.tantrix.puzzles.formula import Formula, Literal
from server.games.tantrix.puzzles.solutions import closest
from server.games.tantrix.puzzles.solver import Over, Search, Solution, Verdict, every, solve
from server.games.tantrix.puzzles.spots import around
from server.games.tantrix.puzzles.task import Shape, Task

FEW = 10
"""Up to so many tiles, all solutions are compared."""

STEPS = 2
"""How far from the laid tiles a solution may lie that keeps more of them."""

MOST_SPOTS = 200
"""Tiles so scattered that more spots lie around them are not compared: it would take too long."""


def keep_most(
    task: Task, laid: Mapping[Spot, Laid], known: Solution | None, over: Over
) -> Solution | None:
    """Return the best solution found until `over`; `known` is one to begin with."""
    if task.shape is Shape.TRIANGLE:
        return known
    if len(task.tiles) <= FEW:
        return closest(every(task, over), laid) or known
    begun = known if known is not None else _keep_as_laid(task, laid, over)
    return _keep_more(task, laid, begun, over) or begun


def _keep_as_laid(task: Task, laid: Mapping[Spot, Laid], over: Over) -> Solution | None:
    """Go through the tiles as they were laid, and keep each that can stay."""
    best: Solution | None = None
    kept: dict[Spot, Laid] = {}
    for spot, lying in laid.items():
        if best is not None and best.get(spot) == lying:
            kept[spot] = lying
            continue
        found = solve(task, {**kept, spot: lying}, over)
        if found is Verdict.GAVE_UP:
            break
        if not isinstance(found, Verdict):
            best, kept[spot] = found, lying
    return best


def _keep_more(
    task: Task, laid: Mapping[Spot, Laid], known: Solution | None, over: Over
) -> Solution | None:
    """Return a solution that gives up fewer of the tiles, if there is one near by."""
    given_up = sum(known is None or known.get(spot) != lying for spot, lying in laid.items())
    if given_up <= 1 or over():
        return None
    region = sorted(around(laid, STEPS))
    if len(region) > MOST_SPOTS:
        return None
    formula = Formula(task, region, {})
    kept = [formula.placed[placement] for placement in laid.items() if placement in formula.placed]
    lost = len(laid) - len(kept)
    with Search(task, formula) as search:
        more_than = count_false(formula, search, kept)
        for most in range(max(1, lost), given_up):
            found = search.find([formula.within, -more_than[most - lost]], over)
            if found is Verdict.GAVE_UP:
                return None
            if not isinstance(found, Verdict):
                return found
    return None


def count_false(formula: Formula, search: Search, literals: Sequence[Literal]) -> list[Literal]:
    """Return, for each number, a literal that is true when more of the literals are false."""
    counted: list[Literal] = []
    for literal in literals:
        before, counted = counted, [formula.new() for _ in range(len(counted) + 1)]
        for number, more in enumerate(counted):
            if number < len(before):
                search.add([-before[number], more])
            if number == 0:
                search.add([literal, more])
            else:
                search.add([literal, -before[number - 1], more])
    return counted
