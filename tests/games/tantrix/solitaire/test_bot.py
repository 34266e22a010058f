"""What Solitaire's bots look for."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from server.games.game import Resign
from server.games.tantrix.laying import Place
from server.games.tantrix.solitaire.bot import BOTS
from server.games.tantrix.solitaire.game import Solitaire
from tests.games.playing import new_match, seen
from tests.games.tantrix.solitaire.attempts import (
    ALMOST_A_LINE,
    ALMOST_A_LOOP,
    FORCED,
    attempt_at,
)

LEVELS = list(BOTS)


def choices(level: str, attempt: Solitaire, times: int = 20) -> set[tuple[int, str]]:
    """Return the tiles a bot lays in the same place, and the cells it lays them on."""
    chosen = [BOTS[level].choose(seen(attempt), 0, Random(number)) for number in range(times)]
    assert all(isinstance(command, Place) for command in chosen)
    return {(command.tile, str(command.cell)) for command in chosen}


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_does_nothing_when_it_is_over(level: str) -> None:
    attempt = attempt_at(ALMOST_A_LINE, [5])
    attempt.handle(0, Resign())
    assert BOTS[level].choose(seen(attempt), 0, Random(1)) is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_fills_a_forced_space(level: str) -> None:
    assert choices(level, attempt_at(FORCED, [9], [2])) == {(9, "0,0")}


def test_the_beginner_lays_anything_anywhere() -> None:
    attempt = attempt_at("(1:0)", [4], [5])
    assert len(choices("beginner", attempt, times=60)) > 6


@pytest.mark.parametrize("level", ["fair", "strong"])
def test_the_others_make_the_line_longer(level: str) -> None:
    assert choices(level, attempt_at(ALMOST_A_LOOP, [1])) == {(1, "2,1")}
    assert choices(level, attempt_at(ALMOST_A_LINE, [5])) == {(5, "-1,0"), (5, "2,6")}


def test_a_stronger_bot_has_longer_lines() -> None:
    scores = {level: mean(score(level, seed) for seed in range(25)) for level in LEVELS}
    assert scores["beginner"] + 3 < scores["fair"] < scores["strong"]


def score(level: str, seed: int) -> int:
    match, random = new_match(Solitaire, 1, seed), Random(seed)
    while match.outcome is None:
        match.handle(0, BOTS[level].choose(match.view(), 0, random))
    return match.outcome.scores[0]


@pytest.mark.parametrize(
    ("level", "shortest", "longest"),
    [("beginner", 2.0, 4.0), ("fair", 1.5, 3.0), ("strong", 1.0, 2.0)],
)
def test_bots_think_at_three_speeds(level: str, shortest: float, longest: float) -> None:
    view = attempt_at(FORCED, [9]).view()
    times = [BOTS[level].pace(view, 0, Random(number)) for number in range(100)]
    assert shortest <= min(times) < max(times) <= longest
