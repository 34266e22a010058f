"""What a client that thinks about a puzzle, an adviser or a bot, makes of a view."""

from __future__ import annotations

from collections.abc import Callable

from server.games.game import Seat
from server.games.tantrix.board import Laid, Spot, read_spot
from server.games.tantrix.puzzles.hints import Hint, hint
from server.games.tantrix.puzzles.messages import PuzzleView, TaskView
from server.games.tantrix.puzzles.task import Task


def answer(view: PuzzleView, seat: Seat, over: Callable[[], bool]) -> Hint:
    """Return what the seat should do next with its board."""
    return hint(task_of(view.task), laid_on(view, seat), over)


def task_of(view: TaskView) -> Task:
    return Task(tuple(view.tiles), view.shape, tuple(view.colours), view.holes)


def laid_on(view: PuzzleView, seat: Seat) -> dict[Spot, Laid]:
    """Return the tiles on a seat's board, by spot."""
    bench = view.benches.get(str(seat))
    cells = {} if bench is None else bench.cells
    return {read_spot(cell): Laid(tile.tile, tile.rotation) for cell, tile in cells.items()}
