"""Puzzles as the tests of their rules put them up, and boards that solve them or nearly do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from server.games.game import GameOptions, IllegalCommand, Json, Refusal, Seat
from server.games.tantrix.board import Cell, Spot, written
from server.games.tantrix.discovery.game import Discovery, DiscoveryOptions
from server.games.tantrix.puzzles.bench import Bench, Place
from server.games.tantrix.puzzles.hints import Hint, LayNext
from server.games.tantrix.puzzles.messages import BenchView, Lay, PuzzleEvent
from server.games.tantrix.puzzles.puzzle import Puzzle
from server.games.tantrix.rainbow.game import Rainbow, RainbowOptions
from server.games.tantrix.tiles import Back
from tests.games.playing import new_match
from tests.games.tantrix.pictures import tiles_in

LOOP_OF_3 = """
(1:2)  3:0
    2:0
"""
LOOP_OF_5 = """
  (1:5)  2:1
4:0   5:3
   3:0
"""
ANOTHER_LOOP_OF_5 = """
  (4:1)  2:1
1:4   5:3
   3:0
"""
CLASH = """
  (1:0)  2:1
4:0   5:3
   3:0
"""
WITH_A_HOLE = """
  (2:0)
1:4   8:2   6:0
   5:5        10:3
      9:0   4:0
         7:1   3:5
"""
BLUE_PYRAMID = """
(42:0)  8:2  13:0   6:3
    41:5  14:0   7:3
       40:1  39:2
          43:4
"""
GREEN_LOOP = """
        (36:0)
33:0  38:0  37:2  46:4
   32:4  45:4  34:3
      35:0  47:0
"""
WHITE_LOOP = """
  (54:0) 50:0  53:1
52:1  55:0  48:3  49:3
   51:4  56:3
"""

LAY: Hint = LayNext(tile=1, cell=Cell(q=0, r=0), rotation=5)

Drawn = Sequence[tuple[int, Place]]
"""Tiles and their places, row by row."""


def drawn(picture: str) -> Drawn:
    return [(tile, Place(spot, turn)) for spot, (tile, turn) in tiles_in(picture).items()]


def puzzle(kind: type[Puzzle], options: GameOptions | None = None, seats: int = 1) -> Puzzle:
    match = new_match(kind, seats, options=options)
    assert isinstance(match, Puzzle)
    return match


def five(seats: int = 1) -> Puzzle:
    return puzzle(Discovery, seats=seats)


def of_size(size: int, holes: bool = False) -> Puzzle:
    return puzzle(Discovery, DiscoveryOptions(size=size, holes=holes))


def of_back(back: Back) -> Puzzle:
    return puzzle(Rainbow, RainbowOptions(back=back))


def lay(tile: int, q: int, r: int, rotation: int = 0) -> Lay:
    return Lay(tile=tile, cell=Cell(q=q, r=r), rotation=rotation)


def lay_all(match: Puzzle, tiles: Drawn, seat: Seat = 0) -> list[PuzzleEvent]:
    """Lay tiles one by one; return what came of the last."""
    told: list[PuzzleEvent] = []
    for tile, place in tiles:
        told = match.handle(seat, lay(tile, *place.spot, place.rotation))
    return told


def bench_of(match: Puzzle, seat: Seat = 0) -> BenchView:
    return match.view().benches[str(seat)]


def board_of(match: Puzzle, seat: Seat = 0) -> dict[str, tuple[int, int]]:
    """Return what lies on a seat's board: number and rotation by cell."""
    cells = bench_of(match, seat).cells
    return {cell: (there.tile, there.rotation) for cell, there in cells.items()}


def refusal_of(match: Puzzle, command: Any, seat: Seat = 0) -> Refusal:
    """Return why a command is refused, having seen that it changed nothing."""
    before = match.dump()
    with pytest.raises(IllegalCommand) as caught:
        match.handle(seat, command)
    assert match.dump() == before
    return caught.value.refusal


def on(bench: Bench) -> dict[Spot, tuple[int, int]]:
    """Return what lies on a workbench: number and rotation by spot."""
    return {spot: (laid.tile, laid.rotation) for spot, laid in bench}


def cells_of(picture: str) -> dict[str, tuple[int, int]]:
    """Return what a picture shows, as a view tells it."""
    return {written(spot): tile for spot, tile in tiles_in(picture).items()}


def told(hint: Hint) -> Json:
    """Return a hint as the adviser hands it back."""
    return hint.model_dump(mode="json", exclude_none=True)
