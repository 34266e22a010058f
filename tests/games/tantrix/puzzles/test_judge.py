"""What solves a puzzle and what does not, with the reason: rules of Tantrix, 2 and 3."""

from __future__ import annotations

from dataclasses import replace

import pytest

from server.games.tantrix.lines import Line
from server.games.tantrix.puzzles.judge import Fault, clashes, is_triangle, judge
from server.games.tantrix.puzzles.task import Shape, Task, discovery, rainbow
from server.games.tantrix.tiles import BACKS, Back, Colour
from tests.games.tantrix.pictures import board_of, tiles_in
from tests.games.tantrix.puzzles.checking import solves

FIVE = """
(2:5)   1:0
    5:5   4:3
        3:0
"""
WITH_A_HOLE = """
(49:0) 48:0  54:1
    52:4        53:2
 55:5  51:1  50:5
          56:4
"""
TRIANGLE = """
(8:0)  41:1  42:2  14:2
    40:1  43:4  6:1
       39:4  13:2
          7:5
"""


def verdict(picture: str, task: Task) -> Line | Fault:
    """Return what the judge says; the independent checker must agree."""
    board = board_of(picture)
    found = judge(board, task)
    assert solves(dict(board), task) == isinstance(found, Line)
    return found


def test_2_a_loop_of_the_asked_colour_through_all_tiles_solves() -> None:
    found = verdict(FIVE, discovery(5))
    assert isinstance(found, Line)
    assert found.loop
    assert set(found.spots) == set(tiles_in(FIVE))


def test_3_a_filled_triangle_with_one_line_solves() -> None:
    found = verdict(TRIANGLE, rainbow(Back.BLUE))
    assert isinstance(found, Line)
    assert not found.loop
    assert len(found.spots) == 10


def test_2_every_tile_must_be_laid() -> None:
    assert verdict(FIVE, discovery(6)) is Fault.TILES_LEFT


def test_an_empty_board_has_all_tiles_left() -> None:
    assert judge(board_of(), discovery(3)) is Fault.TILES_LEFT


def test_2_touching_edges_must_match() -> None:
    picture = """
(2:5)   1:0
    5:5   4:4
        3:0
"""
    assert verdict(picture, discovery(5)) is Fault.CLASH
    assert ((1, 0), (1, 1)) in clashes(board_of(picture))


def test_each_two_tiles_that_clash_are_named_once() -> None:
    assert clashes(board_of("(3:2)  14:2")) == [((0, 0), (1, 0))]
    assert clashes(board_of(FIVE)) == []


def test_2_all_tiles_must_hang_together() -> None:
    board = board_of("(3:4)   2:4", "(1:0)")
    assert judge(board, discovery(3)) is Fault.APART


def test_2_the_loop_must_have_the_colour_of_the_last_number() -> None:
    red_loop = """
(2:5)   1:0
    5:5   6:3   3:4
        7:1   4:4
"""
    assert verdict(red_loop, discovery(7)) is Fault.WRONG_COLOUR
    asked_red = replace(discovery(7), colours=(Colour.RED,))
    assert isinstance(verdict(red_loop, asked_red), Line)


def test_3_any_of_several_colours_will_do() -> None:
    either = replace(discovery(5), colours=(Colour.YELLOW, Colour.RED))
    assert isinstance(verdict(FIVE, either), Line)


def test_2_two_loops_are_not_one() -> None:
    two = """
               (24:3)
  3:2  28:0  27:1  26:0
    12:3
"""
    task = Task((3, 12, 24, 26, 27, 28), Shape.LOOP, (Colour.RED,))
    assert verdict(two, task) is Fault.SEVERAL_LOOPS


def test_2_a_line_with_ends_is_no_loop() -> None:
    picture = """
(1:2)
    2:5
        4:5   3:5
"""
    assert verdict(picture, discovery(4)) is Fault.NO_LOOP


def test_2_a_hole_is_refused_unless_holes_are_allowed() -> None:
    task = rainbow(Back.WHITE)
    assert verdict(WITH_A_HOLE, task) is Fault.HOLE
    assert isinstance(verdict(WITH_A_HOLE, replace(task, holes=True)), Line)


@pytest.mark.parametrize(
    "bump",
    [
        """
    (7:4)
  8:0  41:1  42:2  14:2
    40:1  43:4  6:1
       39:4  13:2
""",
        """
(8:0)  41:1  42:2  14:2
    40:1  43:4  6:1
       39:4  13:2   7:4
""",
    ],
)
def test_3_a_triangle_with_a_bump_is_refused(bump: str) -> None:
    assert verdict(bump, rainbow(Back.BLUE)) is Fault.NOT_A_TRIANGLE


def test_3_a_triangle_points_up_or_down_and_does_not_lean() -> None:
    assert is_triangle({(0, 0), (1, 0), (0, 1)})
    assert is_triangle({(1, 0), (0, 1), (1, 1)})
    assert not is_triangle({(0, 0), (0, 1), (1, 1)})


@pytest.mark.parametrize("size", range(3, 31))
def test_2_the_colour_asked_is_that_of_the_last_number(size: int) -> None:
    task = discovery(size)
    assert task.tiles == tuple(range(1, size + 1))
    assert [colour.value for colour in task.colours] == [BACKS[size].value]


@pytest.mark.parametrize(
    ("back", "tiles", "shape"),
    [
        (Back.RED, 15, Shape.TRIANGLE),
        (Back.YELLOW, 12, Shape.LOOP),
        (Back.BLUE, 10, Shape.TRIANGLE),
        (Back.GREEN, 10, Shape.LOOP),
        (Back.WHITE, 9, Shape.LOOP),
    ],
)
def test_3_the_five_sets_ask_what_the_sheet_says(back: Back, tiles: int, shape: Shape) -> None:
    task = rainbow(back)
    assert len(task.tiles) == tiles
    assert task.shape is shape
    assert back is Back.WHITE or task.colours == (Colour(back.value),)
