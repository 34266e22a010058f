"""Bots of the puzzles: they do what a hint would say, and stop looking for one in time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from server.games.game import Seat
from server.games.tantrix.board import Cell
from server.games.tantrix.daily.game import Daily, DailyOptions
from server.games.tantrix.discovery.game import Discovery
from server.games.tantrix.puzzles import bot, sight
from server.games.tantrix.puzzles.hints import Hint, LayNext, NotFound, TakeBack
from server.games.tantrix.puzzles.messages import Lift, PuzzleView
from server.games.tantrix.puzzles.puzzle import Puzzle
from server.games.tantrix.tiles import Back
from tests.games.playing import seen
from tests.games.tantrix.puzzles.working import drawn, five, lay, lay_all, of_back, puzzle


def pyramid() -> Puzzle:
    return of_back(Back.RED)


def sunday() -> Puzzle:
    return puzzle(Daily, DailyOptions(day="2030-02-03"))


@pytest.mark.parametrize(
    ("hint", "command"),
    [
        (LayNext(tile=4, cell=Cell(q=1, r=-2), rotation=3), lay(4, 1, -2, 3)),
        (TakeBack(tiles=[5, 2], proven=False), Lift(tile=5)),
        (NotFound(), None),
    ],
)
def test_a_bot_does_what_the_hint_says(
    monkeypatch: pytest.MonkeyPatch, hint: Hint, command: Any
) -> None:
    monkeypatch.setattr(bot, "answer", lambda view, seat, over: hint)
    assert bot.follow(seen(five(seats=2)), 1, Random(1)) == command


@pytest.mark.parametrize(
    ("kind", "most"), [(Discovery, 0), (Daily, bot.LOOKS)], ids=["by heart", "unknown"]
)
def test_a_bot_looks_no_further_than_what_it_knows_and_ends_where_nothing_is_known(
    monkeypatch: pytest.MonkeyPatch, kind: type[Puzzle], most: int
) -> None:
    looks = 0

    def look(view: PuzzleView, seat: Seat, over: Callable[[], bool]) -> Hint:
        nonlocal looks
        while not over():
            looks += 1
        return NotFound()

    monkeypatch.setattr(bot, "answer", look)
    assert bot.follow(seen(puzzle(kind)), 0, Random(1)) is None
    assert looks == most


@pytest.mark.parametrize("laid", ["(3:1)  1:5", "(1:5)  2:1"], ids=["wrong", "right"])
@pytest.mark.parametrize("match", [five, pyramid, sunday])
def test_a_bot_solves_the_puzzle_from_any_board(match: Callable[[], Puzzle], laid: str) -> None:
    work = match()
    tiles = work.view().task.tiles
    lay_all(work, [(tiles[tile - 1], place) for tile, place in drawn(laid)])
    for _ in range(60):
        if work.outcome is None:
            command = bot.follow(seen(work), 0, Random(1))
            assert command is not None
            work.handle(0, command)
    assert work.outcome is not None
    assert work.outcome.scores == [1]


def test_a_better_bot_takes_less_time_for_a_tile() -> None:
    view = seen(five())
    slowest = {
        level: [each.pace(view, 0, Random(seed)) for seed in range(50)]
        for level, each in bot.BOTS.items()
    }
    assert max(slowest["strong"]) < min(slowest["fair"])
    assert max(slowest["fair"]) <= min(slowest["beginner"])


def test_a_bot_that_has_found_no_way_in_time_looks_again_later() -> None:
    view = seen(five())
    for each in bot.BOTS.values():
        assert each.slow is not None
        assert each.slow.limit(view, 0) == bot.LONGEST
        assert each.slow.haste(view, 0, Random(1)) is None


def test_what_is_thought_about_is_the_seats_own_board() -> None:
    match = five(seats=2)
    lay_all(match, drawn("(3:1)  1:5"), seat=1)
    view = seen(match)
    assert sight.laid_on(view, 0) == {}
    assert sight.laid_on(view, 1) == {(0, 0): (3, 1), (1, 0): (1, 5)}
    assert sight.task_of(view.task).tiles == (1, 2, 3, 4, 5)
