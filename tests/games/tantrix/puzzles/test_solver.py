"""Solving puzzles: how many solutions there are (rules 2 and 3), and from laid tiles."""

from __future__ import annotations

from time import thread_time

import pytest

from server.games.tantrix.board import REACH, Laid, Spot
from server.games.tantrix.puzzles.formula import Formula
from server.games.tantrix.puzzles.solutions import known, write
from server.games.tantrix.puzzles.solver import Verdict, every, solve
from server.games.tantrix.puzzles.spots import around
from server.games.tantrix.puzzles.task import Task, discovery, rainbow
from server.games.tantrix.tiles import Back
from tests.games.tantrix.pictures import tiles_in
from tests.games.tantrix.puzzles.checking import solves


def never() -> bool:
    return False


def at_once() -> bool:
    return True


def laid_in(picture: str) -> dict[Spot, Laid]:
    return {spot: Laid(*laid) for spot, laid in tiles_in(picture).items()}


@pytest.mark.parametrize(
    ("task", "count"),
    [
        *((discovery(size), count) for size, count in ((3, 2), (4, 2), (5, 4), (6, 8))),
        (rainbow(Back.GREEN), 12),
        (rainbow(Back.BLUE), 5),
        (rainbow(Back.WHITE), 364),
    ],
    ids=["3", "4", "5", "6", "green", "blue", "white"],
)
def test_2_3_there_are_as_many_solutions_as_were_counted(task: Task, count: int) -> None:
    found = list(every(task, never))
    assert all(solves(solution, task) for solution in found)
    assert len({write(solution) for solution in found}) == len(found) == count


@pytest.mark.parametrize("size", [7, 14, 18])
def test_a_puzzle_is_solved_from_nothing_and_always_the_same_way(size: int) -> None:
    task = discovery(size)
    solution = solve(task, {}, never)
    assert not isinstance(solution, Verdict)
    assert solves(solution, task)
    assert solve(task, {}, never) == solution


@pytest.mark.parametrize("size", [9, 13, 16, 24, 30])
def test_half_of_a_solution_is_completed_where_it_lies(size: int) -> None:
    task = discovery(size)
    half = dict(sorted(known(task)[0].items())[: size // 2 + 1])
    solution = solve(task, half, never)
    assert not isinstance(solution, Verdict)
    assert solves(solution, task)
    assert half.items() <= solution.items()


@pytest.mark.parametrize("back", [Back.BLUE, Back.RED])
def test_3_a_triangle_is_completed_where_it_lies(back: Back) -> None:
    task = rainbow(back)
    corner = dict(sorted(known(task)[0].items())[-3:])
    solution = solve(task, corner, never)
    assert not isinstance(solution, Verdict)
    assert solves(solution, task)
    assert corner.items() <= solution.items()


@pytest.mark.parametrize("size", [10, 20])
def test_a_loop_that_is_closed_too_early_cannot_be_completed(size: int) -> None:
    three = laid_in("""
(3:4)   2:4
    1:0
""")
    assert solve(discovery(size), three, never) is Verdict.IMPOSSIBLE


@pytest.mark.parametrize("size", [5, 20])
def test_tiles_too_far_apart_for_a_loop_cannot_be_completed(size: int) -> None:
    apart = {(0, 0): Laid(1, 0), (size, 0): Laid(2, 0)}
    assert solve(discovery(size), apart, never) is Verdict.IMPOSSIBLE


def test_tiles_that_clash_cannot_be_completed() -> None:
    assert solve(discovery(20), laid_in("(3:4)  2:3"), never) is Verdict.IMPOSSIBLE


def test_a_tile_that_is_not_asked_cannot_be_completed() -> None:
    assert solve(discovery(4), {(0, 0): Laid(5, 0)}, never) is Verdict.IMPOSSIBLE


def test_the_solver_gives_up_when_it_is_time() -> None:
    assert solve(discovery(25), {}, at_once) is Verdict.GAVE_UP
    assert len(list(every(discovery(9), at_once))) < 114


def test_what_lies_between_the_parts_of_a_scattered_region_costs_nothing() -> None:
    corners = around([(-REACH, 0), (REACH, -REACH), (0, REACH)], steps=1)
    began = thread_time()
    Formula(discovery(13), sorted(corners), {})
    assert thread_time() - began < 1.0
