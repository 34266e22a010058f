"""The solutions known by heart, each checked by an independent reading of the rules (2 and 3)."""

from __future__ import annotations

import pytest

from server.games.tantrix.board import Laid
from server.games.tantrix.lines import Line
from server.games.tantrix.puzzles.judge import Fault, board_of, judge
from server.games.tantrix.puzzles.solutions import PUZZLES, closest, known, read, shifted, write
from server.games.tantrix.puzzles.task import discovery
from tests.games.tantrix.puzzles.checking import solves

FOUR = "0 2:5 1:0/0 4:5 3:5"


@pytest.mark.parametrize("name", PUZZLES)
def test_2_3_every_puzzle_has_a_known_solution_by_the_rules(name: str) -> None:
    task = PUZZLES[name]
    assert known(task)
    for solution in known(task):
        assert solves(solution, task)
        assert isinstance(judge(board_of(solution), task), Line)


@pytest.mark.parametrize("name", PUZZLES)
def test_no_two_known_solutions_are_alike(name: str) -> None:
    lines = [write(solution) for solution in known(PUZZLES[name])]
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("name", PUZZLES)
def test_2_3_a_solution_with_any_tile_turned_is_refused(name: str) -> None:
    task = PUZZLES[name]
    solution = known(task)[0]
    for spot, (tile, rotation) in solution.items():
        turned = {**solution, spot: Laid(tile, (rotation + 1) % 6)}
        assert not solves(turned, task)
        assert isinstance(judge(board_of(turned), task), Fault)


@pytest.mark.parametrize("sixths", range(6))
def test_a_solution_is_written_the_same_however_it_lies(sixths: int) -> None:
    assert write(shifted(read(FOUR), sixths, (3, -2))) == write(read(FOUR))


def test_a_gap_in_a_row_is_written_as_a_dot() -> None:
    assert read("0 3:0 . 14:5/1 21:2") == {(0, 0): (3, 0), (2, 0): (14, 5), (1, 1): (21, 2)}


@pytest.mark.parametrize("sixths", range(6))
def test_the_closest_solution_lies_on_the_tiles_it_keeps(sixths: int) -> None:
    laid = shifted(read(FOUR), sixths, (5, -7))
    assert closest(known(discovery(4)), laid) == laid


def test_the_closest_solution_keeps_the_larger_of_two_pieces() -> None:
    solution = read(FOUR)
    near = {spot: solution[spot] for spot in ((0, 0), (1, 0), (0, 1))}
    assert closest(known(discovery(4)), {**near, (9, 9): solution[1, 1]}) == solution
