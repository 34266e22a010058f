"""Playing alone: it starts at once, its time counts unless it stood still, its day is shared."""

from __future__ import annotations

import pytest

from server.games.game import Json
from server.service.play import PAUSE
from server.service.requests import SeatBot, Sit, Start, Substitute, Vacate
from server.store.records import MatchRecord
from tests.service.world import Page, World
from tests.virtual import settle

HOUR = 3600.0
JANUARY_15 = "2027-01-15"
"""The day on which the tests' clock begins, at 8 in the morning."""


async def match_of(world: World) -> MatchRecord:
    match = await world.journal.match((await world.table()).record.match or "")
    assert match is not None
    return match


def seconds_of(page: Page) -> Json:
    """Return what the outcome tells of everyone's time."""
    seconds: Json = page.updates[-1]["outcome"]["seconds"]
    return seconds


# --- the start ----------------------------------------------------------------------------


async def test_who_plays_alone_is_not_counted_in(world: World) -> None:
    (anna,) = await world.gather("Anna", game="riddle")
    await world.ready("Anna")
    await world.clock.pass_(0)
    assert anna.shown["status"] == "playing"


async def test_the_hosts_word_starts_a_match_alone_at_once(world: World) -> None:
    (anna,) = await world.gather("Anna", game="riddle")
    await world.ask("Anna", Start())
    await world.clock.pass_(0)
    assert anna.shown["status"] == "playing"


async def test_two_are_counted_in_and_so_is_one_with_a_bot(world: World) -> None:
    (anna,) = await world.gather("Anna", game="riddle")
    await world.ask("Anna", SeatBot(seat=1, bot="idle"))
    await world.ready("Anna")
    await world.clock.pass_(2.9)
    assert (anna.shown["status"], anna.shown["starts_in"]) == ("starting", 3.0)
    await world.clock.pass_(0.2)
    assert anna.shown["status"] == "playing"


async def test_who_is_left_alone_in_a_countdown_still_begins(world: World) -> None:
    anna, _ = await world.gather("Anna", "Ben", game="riddle")
    await world.ready("Anna", "Ben")
    await world.clock.pass_(1)
    await world.ask("Ben", Vacate(seat=1))
    await world.clock.pass_(2.1)
    assert (anna.shown["status"], len(anna.shown["playing"])) == ("playing", 1)


async def test_a_series_counts_no_match_alone(world: World) -> None:
    (anna,) = await world.start("Anna", game="riddle")
    await anna.play("guess")
    assert (anna.shown["status"], anna.shown["series"]) == ("over", [])
    ben = await world.arrive("Ben")
    await world.ask("Ben", Sit(seat=1))
    await world.begin("Anna", "Ben")
    await ben.play("guess")
    assert {score["name"]: score["wins"] for score in anna.shown["series"]} == {"Anna": 0, "Ben": 1}


# --- time ---------------------------------------------------------------------------------


async def test_the_seconds_of_who_solved_it_are_told_and_kept(world: World) -> None:
    (anna,) = await world.start("Anna", game="riddle")
    started = (await match_of(world)).began
    await world.clock.pass_(42.5 - (world.clock.epoch() - started))
    await anna.play("guess")
    assert seconds_of(anna) == {"0": 42.5}
    match = await match_of(world)
    assert match.puzzle == "riddle:sphinx"
    (result,) = world.journal.results[match.id]
    assert (result.score, result.seconds) == (1, 42.5)


async def away(world: World, page: Page, seconds: float) -> Page:
    """The only player leaves and comes back after some seconds."""
    await page.close()
    await world.clock.pass_(seconds)
    return await world.arrive(page.person.name)


async def test_a_tunnel_does_not_cost_the_time_and_is_not_counted_in_it(world: World) -> None:
    (anna,) = await world.start("Anna", game="riddle")
    before = (await world.table()).play_clock.now
    anna = await away(world, anna, PAUSE - 1)
    await world.clock.pass_(10)
    await anna.play("guess")
    assert seconds_of(anna) == {"0": before + 10}


@pytest.mark.parametrize("tunnels", [[PAUSE + 1], [PAUSE * 0.6, PAUSE * 0.6]])
async def test_a_match_that_stood_still_for_long_all_in_all_has_no_time(
    world: World, tunnels: list[float]
) -> None:
    (anna,) = await world.start("Anna", game="riddle")
    for seconds in tunnels:
        anna = await away(world, anna, seconds)
    await anna.play("guess")
    assert seconds_of(anna) == {}
    match = await match_of(world)
    assert match.outcome is not None
    assert match.outcome.seconds == {}
    assert [result.seconds for result in world.journal.results[match.id]] == [None]
    assert [result.score for result in world.journal.results[match.id]] == [1]


async def test_a_pause_counts_across_a_restart(world: World) -> None:
    await world.start("Anna", game="riddle")
    await world.restart()
    await world.clock.pass_(PAUSE + 1)
    anna = await world.arrive("Anna")
    await anna.play("guess")
    assert seconds_of(anna) == {}


async def test_a_match_that_was_paused_says_so_again_to_who_comes_later(world: World) -> None:
    (anna,) = await world.start("Anna", game="riddle")
    anna = await away(world, anna, PAUSE + 1)
    await anna.play("guess")
    await world.restart()
    later = await world.arrive("Ben")
    assert later.updates[-1]["outcome"]["seconds"] == {}


async def test_who_let_a_bot_play_for_them_has_no_time(world: World) -> None:
    anna, ben = await world.start("Anna", "Ben", game="riddle")
    await ben.close()
    await world.clock.pass_(world.house.pace.substitute)
    await world.ask("Anna", Substitute(seat=1))
    ben = await world.arrive("Ben")
    await ben.play("guess")
    assert (anna.updates[-1]["outcome"]["scores"], seconds_of(anna)) == ([0, 1], {})


async def test_who_has_taken_a_bots_place_has_no_time_even_after_a_restart(world: World) -> None:
    await world.gather("Anna", game="riddle")
    await world.ask("Anna", SeatBot(seat=1, bot="idle"))
    await world.begin("Anna")
    await world.arrive("Cleo")
    await world.ask("Cleo", Sit(seat=1))
    await world.restart()
    cleo = await world.arrive("Cleo")
    await cleo.play("guess")
    assert (cleo.updates[-1]["outcome"]["scores"], seconds_of(cleo)) == ([0, 1], {})


async def test_a_bot_shows_the_way_so_no_time_counts_beside_one(world: World) -> None:
    (anna,) = await world.gather("Anna", game="riddle")
    await world.ask("Anna", SeatBot(seat=1, bot="idle"))
    await world.begin("Anna")
    await anna.play("guess")
    assert (anna.updates[-1]["outcome"]["scores"], seconds_of(anna)) == ([1, 0], {})


async def test_nor_beside_a_bot_that_has_sat_in_for_somebody(world: World) -> None:
    anna, ben = await world.start("Anna", "Ben", game="riddle")
    await ben.close()
    await world.clock.pass_(world.house.pace.substitute)
    await world.ask("Anna", Substitute(seat=1))
    await world.arrive("Ben")
    await anna.play("guess")
    assert (anna.updates[-1]["outcome"]["scores"], seconds_of(anna)) == ([1, 0], {})


async def test_the_time_of_the_first_of_a_race_among_people_counts(world: World) -> None:
    anna, ben = await world.start("Anna", "Ben", game="riddle")
    await ben.play("guess")
    assert list(seconds_of(anna)) == ["1"]


# --- the day ------------------------------------------------------------------------------


async def riddle_of_the_day(world: World, name: str) -> MatchRecord:
    await world.start(name, game="riddle_of_the_day")
    await settle()
    return await match_of(world)


async def test_all_who_begin_on_one_day_have_the_same_puzzle(world: World) -> None:
    first = await riddle_of_the_day(world, "Anna")
    await world.clock.pass_(15 * HOUR)
    second = await riddle_of_the_day(world, "Ben")
    assert first.id != second.id
    assert first.options == second.options == {"day": JANUARY_15}
    assert (first.seed, first.puzzle) == (second.seed, second.puzzle)
    assert first.state["number"] == second.state["number"]
    assert first.puzzle == f"riddle:{JANUARY_15}"


async def test_the_day_after_has_another(world: World) -> None:
    first = await riddle_of_the_day(world, "Anna")
    await world.clock.pass_(16 * HOUR)
    second = await riddle_of_the_day(world, "Ben")
    assert second.options == {"day": "2027-01-16"}
    assert first.seed != second.seed
    assert first.state["number"] != second.state["number"]


async def test_the_day_is_when_the_match_begins_and_the_table_says_so_from_then_on(
    world: World,
) -> None:
    await world.start("Anna", game="riddle_of_the_day", day="1999-12-31")
    assert (await match_of(world)).options == {"day": JANUARY_15}
    assert (await world.table()).record.options == {"day": JANUARY_15}


async def test_a_match_of_yesterday_goes_on_after_midnight(world: World) -> None:
    begun = await riddle_of_the_day(world, "Anna")
    await world.restart()
    await world.clock.pass_(20 * HOUR)
    anna = await world.arrive("Anna")
    await anna.play("guess")
    assert (await match_of(world)).puzzle == begun.puzzle == f"riddle:{JANUARY_15}"


async def test_who_goes_again_after_midnight_has_the_puzzle_of_the_new_day(world: World) -> None:
    (anna,) = await world.start("Anna", game="riddle_of_the_day")
    yesterday = await match_of(world)
    await anna.play("guess")
    await world.clock.pass_(16 * HOUR)
    await world.begin("Anna")
    today = await match_of(world)
    assert (yesterday.puzzle, today.puzzle) == (f"riddle:{JANUARY_15}", "riddle:2027-01-16")
    assert today.seed != yesterday.seed


async def test_other_games_draw_anew_for_each_match(world: World) -> None:
    await world.start("Anna", game="riddle")
    match = await match_of(world)
    assert ("day" in match.options, match.seed) == (False, bytes(32))
