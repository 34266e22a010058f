"""When something goes wrong: the table goes back to its last record, and only the asker is told."""

from __future__ import annotations

import asyncio

import pytest
from structlog.typing import EventDict

from server.service.errors import Refused
from server.service.requests import Configure, Person, SetReady, Sit
from server.store.journal import Collision, JournalFailed
from server.wire import CloseCode, Emote, SendEmote
from tests.service.world import Page, World, assert_refusal, person, refusal_of, seat_shown
from tests.virtual import settle

# --- a mistake in the rules, a record that cannot be written ------------------------------


async def test_a_game_that_fails_half_way_goes_back_to_its_last_record(world: World) -> None:
    anna, ben = await world.start("Anna", "Ben", game="candle")
    await anna.play("whistle")
    before = ben.view
    answer = await anna.play("sneeze")
    assert (answer["code"], answer["details"]) == ("failed", {})
    assert "Candle" not in str(anna.peer.heard)
    assert ben.view == before
    assert (await ben.play("whistle"))["seq"] == 2
    assert anna.view == ben.view


async def test_the_others_are_neither_told_nor_disconnected(
    world: World, logs: list[EventDict]
) -> None:
    anna, ben = await world.start("Anna", "Ben", game="candle")
    await anna.play("sneeze")
    assert [log["event"] for log in logs if log["log_level"] == "error"] == ["table_failed"]
    assert ben.all("rejected") == []
    assert (anna.closed_with, ben.closed_with) == (None, None)
    assert ben.shown["running"]


async def test_a_move_that_could_not_be_kept_was_not_made(world: World) -> None:
    anna, ben = await world.start("Anna", "Ben", game="candle")
    world.journal.trouble["append"] = JournalFailed()
    assert (await anna.play("whistle", ref=1))["code"] == "failed"
    assert ben.view["whistles"] == 0
    assert not any(update["events"] for update in ben.updates)
    assert (await anna.play("whistle", ref=1))["type"] == "accepted"
    assert ben.view["whistles"] == 1


async def test_a_repeat_of_a_move_is_known_after_the_table_went_back(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle")
    first = await anna.play("whistle", ref=1)
    await anna.play("sneeze", ref=2)
    assert await anna.play("whistle", ref=1) == first


async def test_a_seat_that_could_not_be_kept_was_not_taken(world: World) -> None:
    (anna,) = await world.gather("Anna")
    world.journal.trouble["keep"] = JournalFailed()
    assert_refusal(await world.refused("Ben", Sit(seat=1)), "failed")
    assert "player" not in seat_shown(anna, 1)
    await world.ask("Ben", Sit(seat=1))
    assert seat_shown(anna, 1)["name"] == "Ben"


async def test_a_start_that_fails_is_tried_again(world: World) -> None:
    anna, _ = await world.gather("Anna", "Ben")
    world.journal.trouble["begin"] = JournalFailed()
    await world.begin("Anna", "Ben")
    assert (anna.shown["status"], anna.updates) == ("starting", [])
    await world.clock.pass_(3.1)
    assert anna.shown["status"] == "playing"


async def test_time_that_could_not_be_kept_passes_again_after_a_pause(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle", height=5)
    world.journal.trouble["append"] = JournalFailed()
    await world.clock.pass_(world.house.pace.second_thought)
    assert not any("outcome" in update for update in anna.updates)
    await world.clock.pass_(1)
    assert anna.updates[-1]["outcome"]["reason"] == "blocked"


async def test_a_page_that_could_not_be_shown_the_table_is_asked_to_come_back(
    world: World,
) -> None:
    anna, ben = await world.gather("Anna", "Ben")
    await ben.close()
    await world.clock.pass_(2)
    world.journal.trouble["keep"] = JournalFailed()
    again = Page(await world.table(), Person(person("Ben").id, "Benno"), "f" * 32)
    await settle()
    assert [message["code"] for message in again.all("rejected")] == ["failed"]
    assert again.closed_with is CloseCode.RESTARTING
    assert anna.closed_with is None


async def test_a_host_who_cannot_be_replaced_is_not_replaced_again_and_again(
    world: World,
) -> None:
    anna, ben = await world.gather("Anna", "Ben")
    await anna.close()
    world.journal.trouble["keep"] = JournalFailed()
    await world.clock.pass_(15)
    assert ben.shown["host"] == person("Anna").id
    await world.clock.pass_(10)
    assert ben.shown["host"] == person("Ben").id


async def test_a_table_whose_record_cannot_be_read_either_lets_go(world: World) -> None:
    anna, ben = await world.start("Anna", "Ben", game="candle")
    world.journal.trouble["append"] = JournalFailed()
    world.journal.trouble["table"] = JournalFailed()
    assert (await anna.play("whistle"))["code"] == "failed"
    assert (anna.closed_with, ben.closed_with) == (CloseCode.RESTARTING,) * 2
    assert len(world.tables) == 0
    again = await world.arrive("Anna")
    assert again.shown["status"] == "playing"


async def test_a_game_that_fails_between_moves_does_not_leave_a_dead_table(
    world: World,
) -> None:
    anna, ben = await world.start("Anna", "Ben", game="curse")
    await anna.play("whistle")
    assert ben.closed_with is CloseCode.RESTARTING
    assert len(world.tables) == 0


# --- owned elsewhere ----------------------------------------------------------------------


async def test_a_table_that_another_process_has_written_to_is_let_go(world: World) -> None:
    anna, ben = await world.start("Anna", "Ben", game="candle")
    world.journal.trouble["append"] = Collision()
    assert (await anna.play("whistle"))["code"] == "failed"
    assert (anna.closed_with, ben.closed_with) == (CloseCode.RESTARTING,) * 2
    assert not any(update["events"] for update in ben.updates)
    assert len(world.tables) == 0


async def test_one_who_asked_a_table_that_is_let_go_is_told(world: World) -> None:
    await world.gather("Anna", "Ben")
    await world.ready("Anna")
    world.journal.trouble["keep"] = Collision()
    table = await world.table()
    first = asyncio.ensure_future(table.ask(person("Ben"), SetReady(ready=True)))
    second = asyncio.ensure_future(table.ask(person("Anna"), Configure(public=True)))
    codes = []
    for asking in (first, second):
        with pytest.raises(Refused) as refused:
            await asking
        codes.append(refused.value.refusal.code)
    assert codes == ["failed", "busy"]
    assert_refusal(await refusal_of(table.ask(person("Anna"), Configure(public=True))), "busy")


async def test_a_page_that_was_on_its_way_in_is_asked_to_come_back(world: World) -> None:
    await world.open()
    table = await world.table()
    await world.tables.close()
    late = Page(table, person("Ben"), "f" * 32)
    assert late.closed_with is CloseCode.RESTARTING
    assert late.peer.heard == []


# --- too much, and the end ----------------------------------------------------------------


async def test_a_table_takes_a_thousand_requests_and_then_says_it_is_busy(
    world: World,
) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle")
    table = await world.table()
    for _ in range(1000):
        table.send(anna.connection, SendEmote(emote=Emote.HURRY))
    table.send(anna.connection, anna.command("whistle", ref=1))
    assert [answer["code"] for answer in anna.answers(1)] == ["busy"]
    assert_refusal(await refusal_of(table.ask(person("Ben"), Sit(seat=2))), "busy")
    await settle()
    assert len(anna.all("emoted")) == 1000
    assert (await anna.play("whistle", ref=1))["type"] == "accepted"


async def test_one_who_waits_for_an_answer_when_the_house_closes_gets_one(
    world: World,
) -> None:
    await world.open()
    table = await world.table()
    world.journal.open.clear()
    asking = asyncio.ensure_future(table.ask(person("Ben"), Sit(seat=1)))
    waiting = asyncio.ensure_future(table.ask(person("Cleo"), Sit(seat=2)))
    await settle()
    await world.tables.close()
    for one in (asking, waiting):
        assert_refusal(await refusal_of(one), "busy")


async def test_one_who_no_longer_waits_for_an_answer_does_no_harm(world: World) -> None:
    await world.open()
    table = await world.table()
    for request in (Sit(seat=1), Sit(seat=0)):
        asking = asyncio.ensure_future(table.ask(person("Ben"), request))
        await asyncio.sleep(0)
        asking.cancel()
        await settle()
    assert table.record.seats[1].name == "Ben"
    assert not table.closed
