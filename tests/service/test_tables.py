"""Finding the one actor that owns a table; opening it when asked for, putting it away."""

from __future__ import annotations

import asyncio

import pytest

from server.service import tables as tables_module
from server.service.requests import Sit
from server.service.tables import ALPHABET, CODE_LENGTH, Tables, new_code
from server.wire import CloseCode
from tests.service.world import World, assert_refusal, person, refusal_of
from tests.virtual import settle


def test_38_a_code_can_be_read_aloud_and_is_hard_to_guess() -> None:
    codes = {new_code() for _ in range(500)}
    assert len(codes) == 500
    assert all(len(code) == CODE_LENGTH and set(code) <= set(ALPHABET) for code in codes)
    assert not set("01OIL") & set(ALPHABET)


async def test_a_new_table_is_kept_but_not_open(world: World) -> None:
    code = await world.tables.create(person("Anna"), "pebbles", {}, True)
    assert len(world.tables) == 0
    kept = await world.journal.table(code)
    assert kept is not None
    assert (kept.host, kept.public, kept.created) == (
        person("Anna").id,
        True,
        world.clock.epoch(),
    )


async def test_a_code_that_is_in_use_is_not_given_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = iter(["K7QF2MXW", "K7QF2MXW", "22222222"])
    monkeypatch.setattr(tables_module, "new_code", lambda: next(codes))
    first = await world.tables.create(person("Anna"), "pebbles", {}, False)
    second = await world.tables.create(person("Ben"), "candle", {}, False)
    assert (first, second) == ("K7QF2MXW", "22222222")
    kept = await world.journal.table(first)
    assert kept is not None
    assert kept.game == "pebbles"


async def test_no_table_is_made_for_a_game_we_do_not_have(world: World) -> None:
    asking = world.tables.create(person("Anna"), "chess", {}, False)
    assert_refusal(await refusal_of(asking), "unknown_game", game="chess")


@pytest.mark.parametrize(
    "code", ["", "K7QF2MX", "K7QF2MXWW", "K7QF2MX0", "../../x/", "K7QF2MX\x00", "\uff2bK7QF2M"]
)
async def test_38_what_is_no_code_is_unknown_and_never_looked_up(world: World, code: str) -> None:
    world.journal.trouble["table"] = AssertionError("looked up")
    assert_refusal(await refusal_of(world.tables.find(code)), "unknown_table")


async def test_38_finding_an_unknown_table_makes_none(world: World) -> None:
    assert_refusal(await refusal_of(world.tables.find("22222222")), "unknown_table")
    assert await world.journal.table("22222222") is None
    assert len(world.tables) == 0


async def test_a_code_is_found_in_any_case(world: World) -> None:
    table = await world.open()
    assert await world.tables.find(world.code.lower()) is table
    assert world.tables.peek(world.code) is table


async def test_of_two_who_look_for_a_table_at_once_both_find_the_same(world: World) -> None:
    world.code = await world.tables.create(person("Anna"), "pebbles", {}, False)
    world.journal.open.clear()
    asking = [asyncio.ensure_future(world.tables.find(world.code)) for _ in range(3)]
    await settle()
    asking[0].cancel()  # who started the opening goes away: the others still get it
    world.journal.open.set()
    first, second = await asyncio.gather(*asking[1:])
    assert first is second is await world.table()
    assert len(world.tables) == 1


async def test_a_table_that_could_not_be_opened_is_opened_at_the_next_try(world: World) -> None:
    world.code = await world.tables.create(person("Anna"), "pebbles", {}, False)
    world.journal.trouble["table"] = OSError()
    with pytest.raises(OSError):  # noqa: PT011  it comes through as it is
        await world.table()
    assert (await world.table()).record.code == world.code


async def test_a_table_whose_match_is_lost_is_opened_without_it(world: World) -> None:
    await world.start("Anna", "Ben")
    await world.restart()
    world.journal._matches.clear()
    table = await world.table()
    assert table.match is None
    page = await world.arrive("Anna")
    assert page.shown["playing"] == []


# --- putting away -------------------------------------------------------------------------


async def test_a_table_without_connections_is_put_away_after_three_minutes(
    world: World,
) -> None:
    (anna,) = await world.gather("Anna")
    await world.clock.pass_(1000)
    assert len(world.tables) == 1
    await anna.close()
    await world.clock.pass_(179)
    assert len(world.tables) == 1
    await world.clock.pass_(1.1)
    assert len(world.tables) == 0
    assert world.tables.peek(world.code) is None


async def test_a_table_to_which_someone_comes_back_in_time_is_not_put_away(
    world: World,
) -> None:
    (anna,) = await world.gather("Anna")
    await anna.close()
    await world.clock.pass_(179)
    again = await world.arrive("Anna")
    await world.clock.pass_(500)
    assert len(world.tables) == 1
    await again.close()
    await world.clock.pass_(179)
    assert len(world.tables) == 1


async def test_a_table_that_was_put_away_is_as_it_was_when_its_link_is_opened(
    world: World,
) -> None:
    anna, ben = await world.start("Anna", "Ben", game="candle")
    await anna.play("whistle")
    await anna.close()
    await ben.close()
    before = anna.view
    await world.clock.pass_(200)
    assert len(world.tables) == 0
    again = await world.arrive("Anna")
    assert again.view == before
    assert again.shown["status"] == "playing"
    assert (await again.play("whistle"))["seq"] == 2


async def test_a_request_that_comes_with_the_end_of_the_wait_is_answered(world: World) -> None:
    table = await world.open()
    world.clock.skip(180)
    asking = asyncio.ensure_future(table.ask(person("Ben"), Sit(seat=1)))
    await asyncio.sleep(0)
    await world.clock.pass_(0)
    await asking
    assert (await world.kept()).seats[1].name == "Ben"


async def test_27_tables_that_everyone_has_left_or_nobody_came_to_are_not_kept_open(
    world: World,
) -> None:
    before = len(asyncio.all_tasks())
    for number in range(150):
        await world.open()
        if number % 3:
            page = await world.arrive("Anna")
            if number % 3 == 1:
                await page.close()
            else:
                table = await world.table()
                table.leave(page.connection)
                table.leave(page.connection)
    assert len(world.tables) == 150
    await world.clock.pass_(181)
    assert len(world.tables) == 0
    assert len(asyncio.all_tasks()) == before


async def test_closing_the_house_asks_every_page_to_come_back(world: World) -> None:
    anna, ben = await world.start("Anna", "Ben", game="candle")
    await world.tables.close()
    assert (anna.closed_with, ben.closed_with) == (CloseCode.RESTARTING,) * 2
    assert len(world.tables) == 0
    await world.clock.pass_(60)
    world.tables = Tables(world.house)
    again = await world.arrive("Anna")
    assert again.view["height"] == 600


async def test_a_table_is_closed_once(world: World) -> None:
    (anna,) = await world.gather("Anna")
    table = await world.table()
    await table.close(CloseCode.RESTARTING)
    await table.close(CloseCode.RESTARTING)
    assert anna.closed_with is CloseCode.RESTARTING


async def test_a_page_that_waits_to_come_in_when_the_house_closes_is_asked_to_come_back(
    world: World,
) -> None:
    await world.open()
    table = await world.table()
    world.journal.open.clear()
    asking = asyncio.ensure_future(table.ask(person("Ben"), Sit(seat=1)))
    page = await world.arrive("Cleo")
    await world.tables.close()
    assert page.closed_with is CloseCode.RESTARTING
    assert_refusal(await refusal_of(asking), "busy")
