"""A series: open-ended, or until someone has won so many matches; then the next one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from server.games.game import Outcome, Reason
from server.service import lobby, series
from server.service.requests import Configure, End, Sit, Vacate
from server.store.records import MatchSeat, ScoreRecord, TableRecord
from tests.service.world import HOUSE_GAMES, Page, World, assert_refusal, person

ANNA, BEN = person("Anna"), person("Ben")


def score_of(page: Page) -> dict[str, tuple[int, int]]:
    """Return everyone's wins and matches, as a page shows them."""
    return {score["name"]: (score["wins"], score["matches"]) for score in page.shown["series"]}


def champions_of(page: Page) -> list[str]:
    names = {score["player"]: score["name"] for score in page.shown["series"]}
    return [names[player] for player in page.shown["champions"]]


async def win(world: World, page: Page) -> None:
    """Play another match of Anna and Ben, which whoever has this page open wins."""
    await world.begin("Anna", "Ben")
    await page.play("blow")


# --- until a number of wins ---------------------------------------------------------------


async def test_a_series_is_open_ended_unless_it_is_said_otherwise(world: World) -> None:
    anna, _ = await world.gather("Anna", "Ben", game="candle")
    for _ in range(12):
        await win(world, anna)
    assert "first_to" not in anna.shown
    assert (score_of(anna)["Anna"], champions_of(anna)) == ((12, 12), [])


async def test_who_reaches_the_number_of_wins_is_champion(world: World) -> None:
    anna, ben = await world.gather("Anna", "Ben", game="candle")
    await world.ask("Anna", Configure(first_to=2))
    await win(world, anna)
    await win(world, ben)
    assert (anna.shown["first_to"], champions_of(anna)) == (2, [])
    await win(world, ben)
    assert champions_of(anna) == ["Ben"]
    assert score_of(anna) == {"Anna": (1, 3), "Ben": (2, 3)}


async def test_after_its_champions_the_next_match_begins_a_new_series(world: World) -> None:
    anna, _ = await world.gather("Anna", "Ben", game="candle")
    await world.ask("Anna", Configure(first_to=1))
    await win(world, anna)
    await world.ready("Anna", "Ben")
    assert champions_of(anna) == ["Anna"]  # they may enjoy it until the match begins
    await world.clock.pass_(3)
    assert (anna.shown["status"], anna.shown["series"], champions_of(anna)) == ("playing", [], [])
    await anna.play("blow")
    assert score_of(anna) == {"Anna": (1, 1), "Ben": (0, 1)}


async def test_who_has_left_is_not_in_the_new_series(world: World) -> None:
    anna, ben = await world.gather("Anna", "Ben", game="candle")
    await world.ask("Anna", Configure(first_to=1))
    await win(world, ben)
    await world.ask("Ben", Vacate(seat=1))
    await world.ask("Cleo", Sit(seat=1))
    assert champions_of(anna) == ["Ben"]
    await world.begin("Anna", "Cleo")
    await anna.play("blow")
    assert score_of(anna) == {"Anna": (1, 1), "Cleo": (0, 1)}


async def test_a_match_the_host_ends_has_begun_the_new_series_all_the_same(world: World) -> None:
    anna, _ = await world.gather("Anna", "Ben", game="candle")
    await world.ask("Anna", Configure(first_to=1))
    await win(world, anna)
    await world.begin("Anna", "Ben")
    await world.ask("Anna", End())
    assert (anna.shown["series"], anna.shown["champions"]) == ([], [])


# --- changing one's mind ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "champions"),
    [(1, ["Anna"]), (2, ["Anna"]), (3, []), (0, [])],
)
async def test_another_number_keeps_the_score_and_decides_by_it_at_once(
    world: World, number: int, champions: list[str]
) -> None:
    anna, _ = await world.gather("Anna", "Ben", game="candle")
    await win(world, anna)
    await win(world, anna)
    await world.ask("Anna", Configure(first_to=number))
    assert champions_of(anna) == champions
    assert score_of(anna) == {"Anna": (2, 2), "Ben": (0, 2)}
    await world.begin("Anna", "Ben")
    assert bool(anna.shown["series"]) is not bool(champions)


async def test_the_number_stays_when_something_else_is_changed(world: World) -> None:
    anna, _ = await world.gather("Anna", "Ben", game="candle")
    await world.ask("Anna", Configure(first_to=5))
    await win(world, anna)
    await world.ask("Anna", Configure(game="pebbles"))
    await world.ask("Anna", Configure(locked=True))
    assert (anna.shown["first_to"], score_of(anna)["Anna"]) == (5, (1, 1))


async def test_another_number_stops_no_countdown(world: World) -> None:
    anna, _ = await world.gather("Anna", "Ben", game="candle")
    await world.ready("Anna", "Ben")
    await world.ask("Anna", Configure(first_to=3))
    assert anna.shown["status"] == "starting"


async def test_only_the_host_sets_the_number_and_only_between_matches(world: World) -> None:
    await world.gather("Anna", "Ben", game="candle")
    assert_refusal(await world.refused("Ben", Configure(first_to=3)), "not_host")
    await world.begin("Anna", "Ben")
    for number in (0, 3):
        refusal = await world.refused("Anna", Configure(first_to=number))
        assert_refusal(refusal, "match_running")


@pytest.mark.parametrize("number", [-1, 10, "3", 1.5, True, 10**30])
def test_no_other_number_can_be_asked_for(number: Any) -> None:
    with pytest.raises(ValidationError):
        Configure(first_to=number)


# --- after a crash ------------------------------------------------------------------------


async def test_a_series_and_its_champions_come_back_after_the_server_was_killed(
    world: World,
) -> None:
    anna, _ = await world.gather("Anna", "Ben", game="candle")
    await world.ask("Anna", Configure(first_to=1))
    await win(world, anna)
    await world.restart()
    back = await world.arrive("Anna")
    assert (back.shown["first_to"], champions_of(back)) == (1, ["Anna"])
    assert back.shown["series"] == anna.shown["series"]


async def test_a_new_series_is_not_the_old_one_again_when_the_server_was_killed_in_its_first_match(
    world: World,
) -> None:
    anna, _ = await world.gather("Anna", "Ben", game="candle")
    await world.ask("Anna", Configure(first_to=1))
    await win(world, anna)
    await world.begin("Anna", "Ben")
    await world.restart()
    back = await world.arrive("Anna")
    assert (back.shown["status"], back.shown["series"], back.shown["champions"]) == (
        "playing",
        [],
        [],
    )


async def test_a_match_that_could_not_be_kept_has_begun_no_new_series(world: World) -> None:
    anna, _ = await world.gather("Anna", "Ben", game="candle")
    await world.ask("Anna", Configure(first_to=1))
    await win(world, anna)
    world.journal.trouble["begin"] = OSError("disk full")
    await world.begin("Anna", "Ben")
    assert champions_of(anna) == ["Anna"]


# --- whatever happens ---------------------------------------------------------------------

SEATS = [
    MatchSeat(ANNA.id, "Anna", None),
    MatchSeat(BEN.id, "Ben", None),
    MatchSeat(None, "Ada", "novice"),
]
PLACES = [[1, 2, 3], [2, 1, 3], [3, 2, 1], [1, 1, 3], [1, 1, 1]]

matches = st.builds(
    Outcome,
    places=st.sampled_from(PLACES),
    scores=st.just([0, 0, 0]),
    reason=st.sampled_from([Reason.FINISHED, Reason.ABANDONED]),
)
numbers = st.integers(0, 9)
"""Of wins that the host asks for."""


def opened(first_to: int) -> TableRecord:
    return lobby.opened(HOUSE_GAMES, "K7QF2MXW", "candle", {}, False, ANNA, 0.0, first_to)


def test_a_table_may_be_opened_with_a_number_of_wins() -> None:
    assert (opened(3).first_to, opened(0).first_to) == (3, None)


@given(numbers, st.lists(st.one_of(matches, numbers)))
def test_champions_are_those_with_enough_wins_and_no_series_goes_on_past_them(
    first_to: int, happenings: list[Outcome | int]
) -> None:
    table = opened(first_to)
    for happening in happenings:
        if isinstance(happening, int):
            table = lobby.configured(table, HOUSE_GAMES, Configure(first_to=happening))
        else:
            decided = bool(series.champions(table))
            table = series.going_on(table)
            assert (decided and table.series == ()) or not series.champions(table)
            table = lobby.scored(table, SEATS, happening)
            assert all(score.wins <= (table.first_to or score.wins) for score in table.series)
        enough = [s.player for s in table.series if table.first_to and s.wins >= table.first_to]
        assert series.champions(table) == enough


def test_a_shared_win_may_make_two_champions_and_a_bot_can_be_one() -> None:
    shared = Outcome(places=[1, 2, 1], scores=[0, 0, 0], reason=Reason.FINISHED)
    table = lobby.scored(opened(1), SEATS, shared)
    assert series.champions(table) == [ANNA.id, "bot:Ada"]


def test_a_series_without_champions_goes_on() -> None:
    table = replace(opened(2), series=(ScoreRecord(ANNA.id, "Anna", wins=1, matches=4),))
    assert series.going_on(table) == table
