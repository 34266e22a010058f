"""What is written down of a match is all that its course came from, and at the right times.

That each match here agrees with its record is seen when the test ends (see conftest.py).
"""

from __future__ import annotations

from typing import Any

import pytest

from server.games.game import Resign
from server.service.requests import Choose, End, SeatBot, Sit, Substitute
from server.store.records import Entry, MatchRecord
from server.wire import Steer
from tests.service.marble import SLICE, SLICES
from tests.service.world import Page, World
from tests.verifying import assert_agrees, record_of
from tests.virtual import settle

ROLLS = SLICES * SLICE
"""For so many seconds a marble rolls."""


async def entries(world: World, page: Page) -> list[Entry]:
    return list(await world.journal.entries(page.shown["match"]))


async def kept(world: World, page: Page) -> MatchRecord:
    record = await world.journal.match(page.shown["match"])
    assert record is not None
    return record


def told(entry: Entry) -> list[Any]:
    return [event["type"] for event in entry.events]


async def steer(page: Page, x: float) -> None:
    """Move what somebody holds."""
    match = page.shown["match"]
    await page.send(Steer(match=match, x=x, y=-1.0, angle=0.5))


async def rolling(world: World) -> list[Page]:
    """Anna has let her marble roll."""
    pages = await world.start("Anna", "Ben", game="marble", marbles=1)
    await pages[0].play("take")
    await pages[0].play("drop", x=500)
    await pages[0].peer.until(lambda: pages[0].view.get("rolls") is not None)
    return pages


async def test_a_match_is_kept_with_what_each_picked_and_the_edition_of_its_rules(
    world: World,
) -> None:
    anna, _ = await world.gather("Anna", "Ben", game="candle")
    await world.ask("Ben", Choose(seat=1, choice={"colour": "red"}))
    await world.begin("Anna", "Ben")
    record = await kept(world, anna)
    assert (record.choices, record.edition) == (({}, {"colour": "red"}), 1)


async def test_every_entry_tells_who_might_act_then(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle")
    await anna.play("whistle")
    await anna.play("blow")
    assert [entry.to_act for entry in await entries(world, anna)] == [(0, 1), (0, 1), ()]


async def test_a_command_that_comes_late_finds_all_done_that_was_due_before(world: World) -> None:
    anna, _ = await rolling(world)
    world.clock.skip(ROLLS + 5)
    resigned = anna.command(**Resign().model_dump())
    await anna.send(resigned)
    await anna.peer.until(lambda: bool(anna.answers(resigned.ref)))

    rested, last = (await entries(world, anna))[-2:]
    assert (told(rested), told(last)) == (["rested"], ["resigned"])
    assert rested.at == last.at


async def test_what_follows_happens_when_the_game_was_last_looked_at(world: World) -> None:
    """Writing down what was due takes a while, in which the clock goes on and the game does not."""
    anna, ben = await rolling(world)
    world.journal.open.clear()
    world.clock.skip(ROLLS + 5)
    take = ben.command("take")
    ben.table.send(ben.connection, take)
    await settle()
    world.clock.skip(7)
    world.journal.open.set()
    await ben.peer.until(lambda: bool(ben.answers(take.ref)))

    rested, took = (await entries(world, anna))[-2:]
    assert (told(rested), told(took)) == (["rested"], ["took"])
    assert rested.at == took.at


async def test_the_host_ends_a_match_after_what_was_due_before(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle", height=100)
    await anna.play("whistle")
    world.clock.skip(3.3)
    await world.ask("Anna", End())
    last = (await entries(world, anna))[-1]
    assert (last.events, last.command, last.patch) == ((), None, {"height": 67})
    assert anna.updates[-1]["outcome"]["reason"] == "abandoned"


async def test_a_match_that_is_over_by_itself_is_not_ended_by_its_host(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle", height=10)
    world.clock.skip(2)
    await world.ask("Anna", End())
    assert anna.updates[-1]["outcome"]["reason"] == "blocked"
    assert told((await entries(world, anna))[-1]) == ["burnt_down"]


async def test_where_something_was_held_is_kept_with_what_came_next(world: World) -> None:
    (anna,) = await world.start("Anna", game="marble", marbles=1)
    await anna.play("take")
    for x in (1.0, 2.5):
        await steer(anna, x)
    await anna.play("drop", x=3)
    await world.clock.pass_(ROLLS + 1)
    kept_places = [entry.steered for entry in await entries(world, anna)]
    assert kept_places[:3] == [None, None, {"0": {"x": 2.5, "y": -1.0, "angle": 0.5}}]
    assert not any(kept_places[3:])


async def test_where_nothing_can_be_held_nothing_is_kept(world: World) -> None:
    (anna,) = await world.start("Anna", game="candle")
    await steer(anna, 1.0)
    await anna.play("whistle")
    assert (await entries(world, anna))[-1].steered is None


async def test_who_plays_makes_no_difference_to_the_record(world: World) -> None:
    """Ben goes away, a bot plays on for him, and he comes back; the server stops in between."""
    anna, ben = await world.start("Anna", "Ben", game="pebbles", heap=40)
    await ben.close()
    await world.clock.pass_(world.house.pace.substitute)
    await world.ask("Anna", Substitute(seat=1))
    await world.restart()
    anna = await world.arrive("Anna")
    for _ in range(3):
        await anna.play("take", pebbles=1)
        await world.clock.pass_(20)
    await world.arrive("Ben")
    record = await record_of(world.journal, anna.shown["match"])
    assert len(record.entries) > 4
    assert [seat.helped for seat in record.seats] == [False, True]
    assert_agrees(record, world.house.games)


async def test_a_match_in_which_somebody_took_a_bots_place_agrees(world: World) -> None:
    (anna,) = await world.gather("Anna")
    await world.ask("Anna", SeatBot(seat=1, bot="novice"))
    await world.begin("Anna")
    await anna.play("take", pebbles=1)
    await world.clock.pass_(20)
    await world.arrive("Cleo")
    await world.ask("Cleo", Sit(seat=1))
    record = await record_of(world.journal, anna.shown["match"])
    assert [(seat.name, seat.bot, seat.helped) for seat in record.seats] == [
        ("Anna", None, False),
        ("Cleo", None, True),
    ]


async def test_a_record_that_does_not_agree_fails_the_test_it_was_played_in(world: World) -> None:
    """The check that each test of the service ends with can fail."""
    anna, _ = await world.start("Anna", "Ben", game="candle")
    await anna.play("whistle")
    with world.journal.altered(anna.shown["match"]) as whistled:
        whistled.events[0]["seat"] = 1
        with pytest.raises(AssertionError, match=r"entry 1, events\[0\].seat"):
            await world.journal.assert_matches_agree()
