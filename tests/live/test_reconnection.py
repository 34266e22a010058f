"""Connections that break and come back. Numbers are those of docs/failures.md."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest
from websockets.exceptions import InvalidHandshake

from server.games.game import Json
from tests.client import Page
from tests.live.cable import Cable
from tests.live.people import (
    People,
    agree,
    assert_all_tiles,
    hand,
    next_move,
    play,
    play_together,
    put_away,
    start,
)
from tests.running import Inside

CUTS = 300


async def _race_by_cable(people: People, cable: Cable) -> tuple[Page, Page]:
    """Let two race, the first of them through the cable."""
    anna, ben = await people.race(2)
    await anna.close()
    return await anna.browser.open(anna.code, way=cable.address), ben


async def _lost_on_the_way_there(cable: Cable, anna: Page, move: Json, ben: Page) -> int:
    cable.cut()
    await anna.ended()
    return await anna.post(move)


async def _lost_on_the_way_back(cable: Cable, anna: Page, move: Json, ben: Page) -> int:
    cable.mute = True
    ref, seq = await anna.post(move), ben.seq
    await ben.until(lambda page: page.seq > seq)
    cable.cut()
    await anna.ended()
    assert ref not in anna.answers
    cable.mute = False
    return ref


@pytest.mark.parametrize("lose", [_lost_on_the_way_there, _lost_on_the_way_back])
async def test_01_a_move_made_while_the_line_was_down_is_accepted_once_for_all(
    house: Inside,
    people: People,
    lose: Callable[[Cable, Page, Json, Page], Awaitable[int]],
) -> None:
    async with Cable(house.address) as cable:
        anna, ben = await _race_by_cable(people, cable)
        move = next_move(anna, Random(1))
        assert move is not None

        ref = await lose(cable, anna, move, ben)
        await anna.connect()

        assert (await anna.answer(ref))["type"] == "accepted"
        await agree([anna, ben])
        assert anna.seq == 1
        assert str(move["tile"]) not in hand(anna)


async def test_01_a_move_the_others_have_overtaken_is_taken_back_with_a_reason(
    house: Inside, people: People
) -> None:
    async with Cable(house.address) as cable:
        anna, ben = await _race_by_cable(people, cable)
        move = next_move(ben, Random(1))
        assert move is not None
        cable.cut()
        await anna.ended()
        tile = next(iter(hand(anna)))
        ref = await anna.post({**move, "tile": int(tile)})

        await ben.command(move)
        await anna.connect()

        answer = await anna.answer(ref)
        assert (answer["code"], answer["details"]["by"]) == ("taken", ben.seat)
        await agree([anna, ben])
        assert tile in hand(anna)


async def test_02_moves_between_the_page_and_its_socket_are_not_missing(people: People) -> None:
    anna, ben = await people.race(2)
    sara = await people.come("Sara")
    page = await sara.ask("GET", f"/tables/{anna.code}")
    await play_together([anna, ben], Random(2), until_seq=3)

    watcher = await sara.open(anna.code)

    assert page["match"] == watcher.match
    assert (watcher.seq, watcher.view) == (anna.seq, anna.view)
    await play_together([anna, ben], Random(2), until_seq=watcher.seq + 3)
    await agree([anna, ben, watcher])


async def _play_through(cable: Cable, page: Page, random: Random) -> None:
    """Race to the end through a cable that breaks at any byte."""
    await page.drop()
    while page.outcome is None:
        try:
            if page.closed is not None:
                cable.breaks_after = random.randint(1, 8000)
                await page.connect()
            await play(page, random)
        except (OSError, InvalidHandshake):
            continue
    await page.drop()
    await page.connect()


async def _race_with_cuts(house: Inside, people: People, seed: int, cuts: int) -> None:
    """Let two race again and again, until their lines have been cut so often."""
    pages = await people.table(2)
    async with Cable(house.address) as annas, Cable(house.address) as bens:
        cables = [annas, bens]
        for page, cable in zip(pages, cables, strict=True):
            page.way = cable.address
            page.on_view = assert_all_tiles
        while annas.breaks + bens.breaks < cuts:
            await start(pages)
            await asyncio.gather(
                *(
                    _play_through(cable, page, Random(f"{seed}:{number}"))
                    for number, (cable, page) in enumerate(zip(cables, pages, strict=True))
                )
            )
            await agree(pages)
        for page in pages:
            await page.close()


async def test_03_races_with_hundreds_of_cuts_at_any_byte_end_the_same_for_all(
    house: Inside, people: People
) -> None:
    await asyncio.gather(*(_race_with_cuts(house, people, seed, CUTS // 4) for seed in range(4)))


async def test_04_a_move_made_by_the_other_while_one_was_away_is_there_on_return(
    people: People,
) -> None:
    anna, ben = await people.race(2)
    await anna.drop()
    await play(ben, Random(4), until_seq=2)

    await anna.connect()

    assert (anna.seq, anna.view) == (ben.seq, ben.view)


async def test_07_a_late_leave_of_the_old_socket_changes_nothing(people: People) -> None:
    anna, ben = await people.race(2)
    again = await anna.browser.open(anna.code)
    await anna.drop()
    await again.settle()

    assert "away" not in _presences(ben, seat=0)
    answer = await again.command(_some_move(again))
    assert answer["type"] == "accepted"


def _presences(page: Page, seat: int) -> set[str]:
    """What a page has been told of a seat's presence."""
    return {table["seats"][seat]["presence"] for table in page.heard("table")}


def _some_move(page: Page) -> Json:
    move = next_move(page, Random(0))
    assert move is not None
    return move


async def test_08_the_same_link_and_cookie_lead_to_the_same_seat(
    house: Inside, people: People
) -> None:
    """After a restart, too: test_crash.py. Neither cookie nor seat runs out by itself."""
    anna, ben = await people.race(2)
    for leave in (ben.close, ben.drop):
        await leave()
        await ben.connect()
        assert ben.seat == 1
    await anna.close()
    await ben.close()
    await put_away(house)
    ben = await ben.browser.open(ben.code)
    assert ben.seat == 1
    assert ben.table["seats"][1]["player"] == ben.browser.player


async def test_09_one_who_returns_sees_what_changed_while_nobody_was_there(
    house: Inside, people: People
) -> None:
    anna, ben = await people.table(2)
    await anna.close()
    await ben.close()
    await put_away(house)
    await anna.browser.ask("PUT", f"/tables/{anna.code}/seats/2", {"bot": "fast"})
    await anna.browser.ask("PATCH", f"/tables/{anna.code}", {"options": {"call": True}})
    await put_away(house)

    ben = await ben.browser.open(ben.code)

    assert ben.table["seats"][2]["bot"] == "fast"
    assert ben.table["options"]["call"] is True
    asked = await ben.browser.ask("GET", f"/tables/{ben.code}")
    assert _without_clock(asked) == _without_clock(ben.table)


def _without_clock(table: Json) -> Json:
    seats = [{**seat, "away_for": None} for seat in table["seats"]]
    return {**table, "seats": seats}


async def test_11_a_page_of_another_version_is_told_so_by_a_close_code(people: People) -> None:
    anna = (await people.table(1))[0]
    await anna.close()
    await anna.dial(version=0)
    assert await anna.ended() == 4400


async def test_14_a_command_given_up_for_a_newer_one_is_not_carried_out_late(
    people: People,
) -> None:
    anna, ben = await people.race(2)
    slow = await anna.browser.open(anna.code, client=anna.client)
    first = {"type": "command", "match": anna.match, "ref": 1, "command": _some_move(anna)}
    second = {**first, "ref": 2, "command": next_move(anna, Random(9))}

    await anna.send(second)
    assert (await anna.answer(2))["type"] == "accepted"
    await slow.send(first)

    assert (await slow.answer(1))["code"] == "stale"
    await agree([anna, ben])
    assert anna.seq == 1
    assert_all_tiles(anna.view)
