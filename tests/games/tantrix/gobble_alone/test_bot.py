"""What the bots that play Gobble alone look for."""

from __future__ import annotations

from random import Random

import pytest

from server.games.game import Resign
from server.games.tantrix.gobble_alone.bot import BOTS
from server.games.tantrix.gobble_alone.game import GobbleAlone
from server.games.tantrix.laying import Place
from tests.games.playing import seen
from tests.games.tantrix.gobble.racing import PAIR, THREE_SIDES
from tests.games.tantrix.gobble_alone.attempts import attempt_at

LEVELS = list(BOTS)


def cells(level: str, attempt: GobbleAlone, times: int = 30) -> set[str]:
    """Return the cells on which a bot lays the tile in hand."""
    chosen = [BOTS[level].choose(seen(attempt), 0, Random(number)) for number in range(times)]
    assert all(isinstance(command, Place) for command in chosen)
    return {str(command.cell) for command in chosen}


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_does_nothing_when_it_is_over(level: str) -> None:
    attempt = attempt_at(PAIR, 4)
    attempt.handle(0, Resign())
    assert BOTS[level].choose(seen(attempt), 0, Random(1)) is None


def test_the_beginner_lays_anywhere() -> None:
    assert cells("beginner", attempt_at(THREE_SIDES, 10)) == {"0,0", "1,1", "-1,2"}


@pytest.mark.parametrize("level", ["fair", "strong"])
def test_the_others_fill_the_fullest_space(level: str) -> None:
    assert cells(level, attempt_at(THREE_SIDES, 10)) == {"0,0"}


def test_the_strong_one_leaves_the_most_room_for_what_is_to_come() -> None:
    attempt = attempt_at(PAIR, 4)
    assert cells("fair", attempt) == {"0,1", "1,-1"}
    assert len(cells("strong", attempt)) == 1


@pytest.mark.parametrize(
    ("level", "shortest", "longest"),
    [("beginner", 2.0, 4.0), ("fair", 1.5, 3.0), ("strong", 1.0, 2.0)],
)
def test_bots_think_at_three_speeds(level: str, shortest: float, longest: float) -> None:
    view = attempt_at(PAIR, 4).view()
    times = [BOTS[level].pace(view, 0, Random(number)) for number in range(100)]
    assert shortest <= min(times) < max(times) <= longest
