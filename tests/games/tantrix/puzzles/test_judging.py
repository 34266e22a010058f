"""When all tiles of a puzzle lie: it is solved, or why not is told. Rules: sections 2 and 3."""

from __future__ import annotations

from itertools import pairwise

import pytest

from server.games.game import Reason, SeatMayNotAct
from server.games.tantrix.board import Cell
from server.games.tantrix.puzzles.judge import Fault
from server.games.tantrix.puzzles.messages import (
    Faulted,
    Laid,
    Lift,
    Solved,
    Undo,
    Undone,
)
from server.games.tantrix.puzzles.puzzle import Puzzle
from server.games.tantrix.tiles import Back, Colour
from tests.games.tantrix.puzzles.working import (
    ANOTHER_LOOP_OF_5,
    BLUE_PYRAMID,
    CLASH,
    GREEN_LOOP,
    LOOP_OF_3,
    LOOP_OF_5,
    WHITE_LOOP,
    WITH_A_HOLE,
    bench_of,
    cells_of,
    drawn,
    five,
    lay,
    lay_all,
    of_back,
    of_size,
    refusal_of,
)


@pytest.mark.parametrize(
    ("match", "picture", "colour"),
    [
        (of_size(3), LOOP_OF_3, Colour.YELLOW),
        (of_size(5), LOOP_OF_5, Colour.RED),
        (of_size(5), ANOTHER_LOOP_OF_5, Colour.RED),
        (of_back(Back.BLUE), BLUE_PYRAMID, Colour.BLUE),
        (of_back(Back.GREEN), GREEN_LOOP, Colour.GREEN),
        (of_back(Back.WHITE), WHITE_LOOP, Colour.BLUE),
    ],
    ids=["three", "five", "five otherwise", "blue", "green", "white"],
)
def test_2_and_3_the_last_tile_of_a_loop_or_line_solves_it(
    match: Puzzle, picture: str, colour: Colour
) -> None:
    *others, last = drawn(picture)
    assert [type(event) for event in lay_all(match, others)] == [Laid]
    assert lay_all(match, [last])[1:] == [Solved(seat=0)]
    bench = bench_of(match)
    assert (bench.solved, sorted(bench.line)) == (colour, sorted(cells_of(picture)))
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.reason) == ([1], Reason.FINISHED)
    assert match.to_act == frozenset()


def test_the_line_that_solves_it_is_told_from_tile_to_tile() -> None:
    match = of_size(3)
    lay_all(match, drawn(LOOP_OF_3))
    cells = [Cell.read(cell).spot for cell in bench_of(match).line]
    steps = {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(cells)}
    assert steps <= {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}


APART = """
  (1:5)  2:1
4:0   5:3         3:0
"""
NO_LOOP = """
  (2:3)  6:3
4:1   1:0   5:3
   3:4
"""
TWO_LOOPS = """
  (2:3)  4:3
1:1   3:1   9:5
   5:4   6:0   8:3
            7:1
"""
RED_LOOP_OF_7 = """
  (1:5)  5:4   2:1
7:2   4:1   6:2
   3:0
"""
WITH_A_BUMP = """
   (8:2) 13:0   6:3  42:1
41:5  14:0   7:3
   40:1  39:2
      43:4
"""
NO_LINE = """
(42:0) 41:1  43:5   8:3
    39:0   7:3  14:0
       40:3  13:2
           6:1
"""


@pytest.mark.parametrize(
    ("match", "picture", "fault"),
    [
        (of_size(5), CLASH, Fault.CLASH),
        (of_size(5), APART, Fault.APART),
        (of_size(6), NO_LOOP, Fault.NO_LOOP),
        (of_size(9), TWO_LOOPS, Fault.SEVERAL_LOOPS),
        (of_size(7), RED_LOOP_OF_7, Fault.WRONG_COLOUR),
        (of_size(10), WITH_A_HOLE, Fault.HOLE),
        (of_back(Back.BLUE), NO_LINE, Fault.NO_LINE),
        (of_back(Back.BLUE), WITH_A_BUMP, Fault.NOT_A_TRIANGLE),
    ],
    ids=lambda value: value.value if isinstance(value, Fault) else "",
)
def test_2_and_3_why_a_board_with_all_tiles_does_not_solve_it_is_told(
    match: Puzzle, picture: str, fault: Fault
) -> None:
    *others, last = drawn(picture)
    lay_all(match, others)
    assert bench_of(match).fault is None
    assert lay_all(match, [last])[1:] == [Faulted(seat=0, fault=fault)]
    assert bench_of(match).fault is fault
    assert match.outcome is None


def test_2_a_loop_with_a_hole_will_do_where_the_table_says_so() -> None:
    match = of_size(10, holes=True)
    assert lay_all(match, drawn(WITH_A_HOLE))[1:] == [Solved(seat=0)]


def test_a_fault_is_told_once_and_another_anew() -> None:
    match = five()
    lay_all(match, drawn(CLASH))
    assert [type(event) for event in match.handle(0, lay(1, 0, 0, 1))] == [Laid]
    assert bench_of(match).fault is Fault.CLASH
    assert match.handle(0, lay(1, 0, -50))[1:] == [Faulted(seat=0, fault=Fault.APART)]


def test_a_fault_is_forgotten_with_a_tile_that_is_lifted_and_told_again_with_its_return() -> None:
    match = five()
    lay_all(match, drawn(CLASH))
    match.handle(0, Lift(tile=1))
    assert bench_of(match).fault is None
    assert match.handle(0, Undo()) == [Undone(seat=0), Faulted(seat=0, fault=Fault.CLASH)]


def test_what_is_solved_cannot_be_undone() -> None:
    match = five()
    lay_all(match, drawn(LOOP_OF_5))
    assert refusal_of(match, Undo()) == SeatMayNotAct()
