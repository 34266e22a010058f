"""What Gobble's bots look for."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from server.games.tantrix.board import Cell
from server.games.tantrix.gobble.bot import BOTS
from server.games.tantrix.gobble.game import Gobble
from server.games.tantrix.gobble.messages import Call, Give, Place
from tests.games.playing import new_match, seen
from tests.games.tantrix.gobble.racing import FOUR_SIDES, PAIR, THREE_SIDES, give, place, race

LEVELS = list(BOTS)


def choices(level: str, race: Gobble, seat: int = 0, times: int = 60) -> list[Any]:
    return [BOTS[level].choose(seen(race), seat, Random(number)) for number in range(times)]


def paces(level: str, race: Gobble) -> list[float]:
    return [BOTS[level].pace(seen(race), 0, Random(number)) for number in range(200)]


def cells(commands: list[Any]) -> set[str]:
    return {str(command.cell) for command in commands}


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_with_nothing_to_lay_waits(level: str) -> None:
    assert choices(level, race(PAIR, [43], [4])) == [None] * 60


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_that_is_out_waits(level: str) -> None:
    begun = race(THREE_SIDES, [3], [45], [46])
    place(begun, 0, 3, "1,1")
    assert choices(level, begun) == [None] * 60


def test_the_beginner_lays_anything_anywhere() -> None:
    commands = choices("beginner", race(THREE_SIDES, [1, 3, 43], [45]))
    assert cells(commands) == {"0,0", "1,1", "-1,2"}
    assert {command.tile for command in commands} == {1, 3}


@pytest.mark.parametrize("level", ["fair", "fast"])
def test_the_others_fill_the_fullest_space(level: str) -> None:
    begun = race([THREE_SIDES, FOUR_SIDES], [1, 3, 9, 36], [45])
    assert cells(choices(level, begun)) == {"20,0"}


def test_the_fast_one_keeps_tiles_that_have_more_uses() -> None:
    """10 and 36 fit in two rotations at 1,1 and at -1,2, the others in one."""
    begun = race(THREE_SIDES, [10, 36, 9], [45])
    assert {command.tile for command in choices("fast", begun)} == {9}
    assert {command.tile for command in choices("fair", begun)} == {9, 10, 36}


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_calls_before_anything_else(level: str) -> None:
    begun = race(THREE_SIDES, [1, 3, 43], [45], call=True)
    place(begun, 0, 1, "0,0")
    assert choices(level, begun) == [Call()] * 60
    assert Call() not in choices(level, begun, seat=1)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_pays_what_it_owes(level: str) -> None:
    begun = race(THREE_SIDES, [1, 3, 43], [45, 46], [47])
    place(begun, 0, 1, "0,0")
    for command in choices(level, begun):
        assert isinstance(command, Give)
        assert command.tile in (3, 43)
        assert command.to in (1, 2)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_gives_both_tiles_of_a_double_to_the_same_opponent(level: str) -> None:
    begun = race(FOUR_SIDES, [10, 43, 44, 3], [45, 46, 47], [48])
    place(begun, 0, 10, "0,0")
    give(begun, 0, 43, to=1)
    assert {command.to for command in choices(level, begun)} == {1}


def test_the_fast_one_gives_its_least_useful_tile_to_whoever_has_the_fewest() -> None:
    begun = race(THREE_SIDES, [1, 3, 43, 4], [45, 46], [47])
    place(begun, 0, 1, "0,0")
    assert set(map(repr, choices("fast", begun))) == {repr(Give(tile=43, to=2))}


def test_the_others_give_to_anyone() -> None:
    begun = race(THREE_SIDES, [1, 3, 43, 4], [45, 46], [47])
    place(begun, 0, 1, "0,0")
    for level in ("beginner", "fair"):
        assert {command.to for command in choices(level, begun)} == {1, 2}


@pytest.mark.parametrize(
    ("level", "shortest", "longest"), [("beginner", 7, 12), ("fair", 3, 5), ("fast", 1.2, 2.2)]
)
def test_bots_think_at_three_speeds(level: str, shortest: float, longest: float) -> None:
    times = paces(level, race(PAIR, [4], [43]))
    assert shortest <= min(times) < max(times) <= longest


def test_the_beginner_alone_is_late_with_calls_and_gifts() -> None:
    called = race(THREE_SIDES, [1, 3], [45], call=True)
    place(called, 0, 1, "0,0")
    owing = race(THREE_SIDES, [1, 3], [45])
    place(owing, 0, 1, "0,0")
    for level in ("fair", "fast"):
        assert max(paces(level, called)) < 2.0
        assert max(paces(level, owing)) < 6.0
    assert min(paces("beginner", called)) < 2.0 < max(paces("beginner", called))
    assert min(paces("beginner", owing)) < 6.0 < max(paces("beginner", owing))


def winner(seed: int) -> int:
    """Let the three race each other at their own pace; return the seat that wins."""
    match = new_match(Gobble, 3, seed=seed)
    bots, random = [BOTS[level] for level in LEVELS], Random(seed)
    ready = {seat: bot.pace(seen(match), seat, random) for seat, bot in enumerate(bots)}
    while match.outcome is None:
        now, seat = min((at, seat) for seat, at in ready.items() if seat in match.to_act)
        if match.wake_at is not None and match.wake_at <= now:
            match.advance(match.wake_at)
            continue
        match.advance(now)
        command = bots[seat].choose(seen(match), seat, random)
        if command is not None:
            match.handle(seat, command)
        ready[seat] = now + bots[seat].pace(seen(match), seat, random)
    return match.outcome.places.index(1)


def test_the_faster_bot_wins_the_race() -> None:
    wins = Counter(LEVELS[winner(seed)] for seed in range(8))
    assert wins["fast"] >= 7
    assert wins["beginner"] == 0


def test_a_beginner_names_cells_that_exist() -> None:
    command = choices("beginner", race(PAIR, [4], [43]), times=1)[0]
    assert isinstance(command, Place)
    assert command.cell in (Cell(q=0, r=1), Cell(q=1, r=-1))
