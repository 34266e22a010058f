"""The puzzle of a day: the same for a seed, surely solvable, and of every colour."""

from __future__ import annotations

import pytest

from server.games.chance import Chance
from server.games.tantrix.puzzles.daily import draw
from server.games.tantrix.puzzles.solver import Verdict, solve
from server.games.tantrix.puzzles.task import Shape
from tests.games.tantrix.puzzles.checking import solves

SEEDS = [bytes([number]) * 32 for number in range(12)]


@pytest.mark.parametrize("size", range(6, 13))
def test_a_drawn_puzzle_has_a_solution_without_holes(size: int) -> None:
    for seed in SEEDS[:4]:
        task = draw(Chance(seed), size)
        assert len(set(task.tiles)) == size
        assert (task.shape, len(task.colours), task.holes) == (Shape.LOOP, 1, False)
        solution = solve(task, {}, lambda: False)
        assert not isinstance(solution, Verdict)
        assert solves(solution, task)


def test_a_seed_draws_the_same_puzzle_again() -> None:
    assert [draw(Chance(seed), 8) for seed in SEEDS] == [draw(Chance(seed), 8) for seed in SEEDS]


def test_seeds_draw_different_tiles_and_every_colour() -> None:
    tasks = [draw(Chance(seed), 6) for seed in SEEDS]
    assert len({task.tiles for task in tasks}) == len(tasks)
    assert len({task.colours for task in tasks}) == 4
    assert len({tile for task in tasks for tile in task.tiles}) > 30
