"""Bots of the puzzles: they do what a hint would say, and stop looking for one in time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from server.games.game import Seat
from server.games.tantrix.board import Cell
from server.games.tantrix.puzzles import bot, sight
from server.games.tantrix.puzzles.hints import Hint, LayNext, NotFound, TakeBack
from server.games.tantrix.puzzles.messages import Lift, PuzzleView
from tests.games.playing import seen
from tests.games.tantrix.puzzles.working import drawn, five, lay, lay_all


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


def test_a_bot_looks_for_so_long_and_then_leaves_its_thread(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks = 0

    def look(view: PuzzleView, seat: Seat, over: Callable[[], bool]) -> Hint:
        nonlocal looks
        while not over():
            looks += 1
        return NotFound()

    monkeypatch.setattr(bot, "answer", look)
    assert bot.follow(seen(five()), 0, Random(1)) is None
    assert looks == bot.LOOKS


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
