"""The clocks of the strategy game (rules of Tantrix, section 6.4)."""

from __future__ import annotations

from typing import Any

import pytest

from server.games.game import Reason
from server.games.tantrix.strategy.game import Strategy
from server.games.tantrix.strategy.messages import (
    AtZero,
    ClockCharged,
    OutOfTime,
    StrategyOptions,
    TurnBegan,
)
from tests.games.playing import reloaded
from tests.games.tantrix.strategy.sitting import match_of, place, resign
from tests.games.tantrix.strategy.test_game import ENDGAME, SIDE

QUARTER = 900.0


def timed(
    *hands: list[int],
    bag: tuple[int, ...] = (55, 56),
    colours: tuple[str, ...] = (),
    **options: Any,
) -> Strategy:
    return match_of(
        SIDE,
        *hands,
        bag=bag,
        colours=colours or ("red", "yellow", "blue", "green"),
        options=StrategyOptions(clock=True, **options),
    )


def left(match: Strategy, seat: int) -> float:
    return match.view().clocks[str(seat)].left


def test_there_are_no_clocks_unless_the_table_wants_them() -> None:
    match = match_of(SIDE, [43], [45])
    assert (match.view().clocks, match.wake_at) == ({}, None)
    assert match.advance(10_000.0) == []


def test_6_4_everyone_has_fifteen_minutes_and_only_the_movers_clock_runs() -> None:
    match = timed([43], [45])
    clocks = match.view().clocks
    assert (clocks["0"].left, clocks["0"].since) == (QUARTER, 0.0)
    assert (clocks["1"].left, clocks["1"].since) == (QUARTER, None)
    assert match.wake_at == QUARTER


def test_6_4_what_a_turn_took_is_gone_and_the_next_clock_runs() -> None:
    match = timed([43], [45])
    match.advance(40.5)
    place(match, 0, 43, "-1,1")
    clocks = match.view().clocks
    assert (clocks["0"].left, clocks["0"].since) == (QUARTER - 40.5, None)
    assert (clocks["1"].left, clocks["1"].since) == (QUARTER, 40.5)
    assert match.wake_at == 40.5 + QUARTER


def test_the_clock_runs_on_between_the_placements_of_one_turn() -> None:
    match = timed([30, 43], [45])
    match.advance(10.0)
    place(match, 0, 30, "1,-1")
    assert match.view().clocks["0"].since == 0.0


def test_a_turn_that_is_done_earns_the_increment() -> None:
    match = timed([43], [45], reserve=5, increment=20)
    match.advance(30.0)
    place(match, 0, 43, "-1,1")
    assert left(match, 0) == 300.0 - 30.0 + 20.0


def test_6_4_a_clock_at_zero_costs_a_point_and_another_each_full_minute() -> None:
    match = timed([43], [45])
    assert match.advance(QUARTER - 0.001) == []
    assert match.advance(QUARTER) == [ClockCharged(seat=0, points=1)]
    assert match.advance(QUARTER + 59.9) == []
    assert match.advance(QUARTER + 120.0) == [
        ClockCharged(seat=0, points=2),
        ClockCharged(seat=0, points=3),
    ]
    view = match.view()
    assert (view.clocks["0"].points, view.best["0"].score) == (3, 0)
    assert match.to_act == {0}


def test_6_4_the_game_goes_on_in_overtime_and_the_points_count_at_the_end() -> None:
    match = timed([43], [45], bag=ENDGAME, colours=("red", "green"))
    match.advance(QUARTER + 61.0)
    place(match, 0, 43, "-1,1")
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.places) == ([1, 2], [2, 1])
    assert match.wake_at is None
    assert left(match, 0) == -61.0


def test_an_increment_does_not_let_a_minute_be_charged_twice() -> None:
    match = timed([43], [45], reserve=1, increment=10)
    match.advance(60.0)
    place(match, 0, 43, "-1,1")
    cell, fits = next(iter(match.view().free.items()))
    place(match, 1, int(next(iter(fits))), cell)
    assert match.view().mover == 0
    assert match.wake_at == 60.0 + 10.0 + 60.0


def test_partners_pay_for_each_others_clocks() -> None:
    match = timed([43], [45], [46], [47], colours=("red", "green", "red", "green"))
    match.advance(QUARTER)
    assert [match.view().best[str(seat)].score for seat in range(4)] == [2, 1, 2, 1]


def test_or_a_clock_at_zero_costs_the_match() -> None:
    match = timed([43], [45], at_zero=AtZero.LOSS)
    assert match.advance(QUARTER) == [OutOfTime(seat=0)]
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ([1], Reason.LAST_LEFT)
    assert match.wake_at is None


def test_the_others_play_on_without_whoever_ran_out_of_time() -> None:
    match = timed([43], [45], [46], at_zero=AtZero.LOSS)
    assert match.advance(QUARTER + 5.0) == [OutOfTime(seat=0), TurnBegan(seat=1)]
    view = match.view()
    assert (view.mover, view.resigned) == (1, {"0": 1})
    assert view.clocks["1"].since == QUARTER


def test_whoever_resigns_stops_the_clock_and_earns_nothing() -> None:
    match = timed([43], [45], [46], increment=30)
    match.advance(10.0)
    resign(match, 0)
    assert left(match, 0) == QUARTER - 10.0
    assert match.view().clocks["1"].since == 10.0


def test_the_clock_of_a_player_whose_turn_it_is_runs_on_when_another_leaves() -> None:
    match = timed([43], [45], [46])
    match.advance(10.0)
    resign(match, 2)
    assert match.view().clocks["0"].since == 0.0


@pytest.mark.parametrize("at_zero", list(AtZero))
def test_clocks_are_the_same_after_a_reload(at_zero: AtZero) -> None:
    match = timed([43], [45], [46], at_zero=at_zero)
    match.advance(QUARTER + 1.0)
    twin = reloaded(match)
    assert (twin.view(), twin.wake_at) == (match.view(), match.wake_at)
