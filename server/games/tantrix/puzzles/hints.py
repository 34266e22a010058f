"""What to do next with a puzzle: lay a tile that leads to a solution, or take some back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from server.games.game import Message
from server.games.tantrix.board import Cell, Laid, Rotation, Spot
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


def hint(
    task: Task, laid: Mapping[Spot, Laid], over: Callable[[], bool]
) -> LayNext | TakeBack | NotFound:
    """Return what to do next with an unsolved board, or NotFound when `over` says it is time."""
    return NotFound()
