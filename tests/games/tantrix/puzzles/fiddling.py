"""Puzzles for the contract, with a bot that is quick: it knows one loop, fiddles, and gives up."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from server.games import AnyGame
from server.games.game import Bot, Resign, Seat
from server.games.tantrix.board import Cell
from server.games.tantrix.puzzles.messages import (
    AskHint,
    BenchView,
    Clear,
    Lay,
    Lift,
    PuzzleView,
    Redo,
    TileOnBench,
    Undo,
)
from server.games.tantrix.puzzles.puzzle import Puzzle
from tests.games.tantrix.puzzles.working import LOOP_OF_5, cells_of

GIVES_UP = 0.02
FIDDLES = 0.4


def fiddle(view: PuzzleView, seat: Seat, random: Random) -> Any:
    """Do anything that is allowed: now and then what leads to the loop of five."""
    bench = view.benches[str(seat)]
    if random.random() < GIVES_UP:
        return Resign()
    if len(view.task.tiles) == 5 and random.random() > FIDDLES:
        return _next(bench)
    return random.choice(_allowed(view, bench, random))


def _next(bench: BenchView) -> Lay:
    """Return the first step towards the loop of five that is not done yet."""
    return next(
        Lay(tile=tile, cell=Cell.read(cell), rotation=rotation)
        for cell, (tile, rotation) in cells_of(LOOP_OF_5).items()
        if bench.cells.get(cell) != TileOnBench(tile=tile, rotation=rotation)
    )


def _allowed(view: PuzzleView, bench: BenchView, random: Random) -> list[Any]:
    cell = Cell(q=random.randrange(3), r=random.randrange(3))
    there = TileOnBench(tile=random.choice(view.task.tiles), rotation=random.randrange(6))
    commands: list[Any] = []
    if bench.cells.get(str(cell)) != there:
        commands += [Lay(tile=there.tile, cell=cell, rotation=there.rotation)] * 4
    if bench.cells:
        commands += [Lift(tile=next(iter(bench.cells.values())).tile), Clear()]
    if bench.undo:
        commands += [Undo()] * 2
    if bench.redo:
        commands += [Redo()] * 2
    if len(view.benches) == 1 and not bench.asking:
        commands += [AskHint()]
    return commands


BOTS = {"fiddler": Bot(choose=fiddle, pace=lambda view, seat, random: 1.0)}


def with_fiddlers(games: Mapping[str, type[AnyGame]]) -> Mapping[str, type[AnyGame]]:
    """Return the same games, the puzzles with bots that need not think."""
    return {
        name: type(game.__name__, (game,), {"bots": BOTS}) if issubclass(game, Puzzle) else game
        for name, game in games.items()
    }
