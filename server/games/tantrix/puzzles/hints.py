"""What to do next with a puzzle: lay a tile that leads to a solution, or take some back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from server.games.game import Message
from server.games.tantrix.board import Cell, Laid, Rotation, Spot, beside
from server.games.tantrix.lines import Line
from server.games.tantrix.puzzles.judge import board_of, clashes, judge
from server.games.tantrix.puzzles.nearest import keep_most
from server.games.tantrix.puzzles.solutions import all_are_known, closest, known
from server.games.tantrix.puzzles.solver import Over, Solution, Verdict, solve
from server.games.tantrix.puzzles.task import Task
from server.games.tantrix.tiles import TileNumber


class LayNext(Message):
    """The board can be completed as it lies, with this tile there."""

    type: Literal["lay"] = "lay"
    tile: TileNumber
    cell: Cell
    rotation: Rotation


class TakeBack(Message):
    """A solution is known that keeps all laid tiles but these."""

    type: Literal["take_back"] = "take_back"
    tiles: list[TileNumber]
    proven: bool
    """Whether it is certain that the board cannot be completed as it lies."""


class NotFound(Message):
    """Neither a way to a solution nor a reason against one was found in time."""

    type: Literal["not_found"] = "not_found"


Hint: TypeAlias = Annotated[LayNext | TakeBack | NotFound, Field(discriminator="type")]


def hint(task: Task, laid: Mapping[Spot, Laid], over: Over) -> LayNext | TakeBack | NotFound:
    """Return what to do next; NotFound when `over` says it is time, or when it is solved.

    The tiles are taken to lie where they lie: two pieces that could be pushed together are not.
    """
    if isinstance(judge(board_of(laid), task), Line):
        return NotFound()
    by_heart = closest(known(task), laid)
    if by_heart is not None and not _taken_back(by_heart, laid):
        return _next(by_heart, laid)
    solution = solve(task, laid, over) if not all_are_known(task) else Verdict.IMPOSSIBLE
    if not isinstance(solution, Verdict):
        return _next(solution, laid)
    proven = solution is Verdict.IMPOSSIBLE
    nearest = keep_most(task, laid, by_heart, over)
    if nearest is not None:
        return TakeBack(tiles=_taken_back(nearest, laid), proven=proven)
    clash = next(iter(clashes(board_of(laid))), None)
    return TakeBack(tiles=[laid[clash[0]].tile], proven=True) if clash else NotFound()


def _taken_back(solution: Solution, laid: Mapping[Spot, Laid]) -> list[TileNumber]:
    return [lying.tile for spot, lying in laid.items() if solution.get(spot) != lying]


def _next(solution: Solution, laid: Mapping[Spot, Laid]) -> LayNext:
    """Return the tile of a solution that touches the most laid ones; any, alone on the board."""
    touched = Counter(beside(spot, edge) for spot in laid or solution for edge in range(6))
    spot = max(solution.keys() - laid.keys(), key=lambda spot: (touched[spot], spot))
    tile, rotation = solution[spot]
    return LayNext(tile=tile, cell=Cell.at(spot if laid else (0, 0)), rotation=rotation)
