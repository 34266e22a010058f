"""Seats that several want, commands sent twice, and who is told to be there."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random

import pytest

from tests.client import Browser, Page, Refused
from tests.live.people import People, agree, hand, next_move, play_together, put_away
from tests.running import Inside, Process

ROUNDS = 50


async def test_13_a_command_sent_twice_is_done_once_and_answered_twice(people: People) -> None:
    anna, ben = await people.race(2)
    move = next_move(anna, Random(1))
    assert move is not None
    ref = await anna.post(move)
    answer = await anna.answer(ref)

    assert await anna.again(ref) == answer
    await anna.drop()
    await anna.connect()
    assert await anna.again(ref) == answer

    await agree([anna, ben])
    assert anna.seq == 1


async def test_13_a_refused_command_sent_twice_is_refused_twice(people: People) -> None:
    anna, ben = await people.race(2)
    nowhere = {"type": "place", "tile": int(next(iter(hand(anna)))), "rotation": 0}
    ref = await anna.post({**nowhere, "cell": {"q": 20, "r": 20}})
    answer = await anna.answer(ref)

    assert answer["code"] == "too_few_neighbours"
    assert await anna.again(ref) == answer
    assert (anna.seq, ben.seq) == (0, 0)


async def _outcome_of_sitting(browser: Browser, code: str, seat: int) -> str:
    try:
        await browser.sit(code, seat)
    except Refused as refused:
        return refused.code
    return "seated"


async def test_15_of_two_who_sit_on_one_seat_at_once_one_is_told_it_is_taken(
    people: People,
) -> None:
    host = (await people.table(1))[0]
    anna, ben = await people.come("Anna"), await people.come("Ben")
    for _ in range(ROUNDS):
        told = await asyncio.gather(
            *(_outcome_of_sitting(browser, host.code, 1) for browser in (anna, ben))
        )
        assert sorted(told) == ["seat_taken", "seated"]
        await (anna, ben)[told.index("seated")].stand(host.code, 1)


async def test_15_two_who_sit_on_two_seats_at_once_both_sit_and_a_third_hears_it_is_full(
    people: People,
) -> None:
    host = (await people.table(2, game="pebbles"))[0]
    anna, ben, carla = [await people.come(name) for name in ("Anna", "Ben", "Carla")]
    for _ in range(ROUNDS):
        told = await asyncio.gather(
            _outcome_of_sitting(anna, host.code, 2), _outcome_of_sitting(ben, host.code, 3)
        )
        assert set(told) == {"seated"}
        assert await _outcome_of_sitting(carla, host.code, 2) == "table_full"
        await asyncio.gather(anna.stand(host.code, 2), ben.stand(host.code, 3))


async def test_18_a_player_with_two_tabs_stays_here_when_one_closes(people: People) -> None:
    anna, ben = await people.race(2)
    second = await anna.browser.open(anna.code)
    for page in (anna, second):
        move = next_move(page, Random(2))
        assert move is not None
        assert (await page.command(move))["type"] == "accepted"
        await agree([anna, second, ben])

    await second.close()
    await anna.settle()
    await play_together([anna, ben], Random(2), until_seq=6)

    assert {table["seats"][0]["presence"] for table in ben.heard("table")} == {"here"}


async def test_19_a_spectator_who_comes_in_the_middle_sees_every_move_at_once(
    hurried: Process,
) -> None:
    async with People(hurried.address) as people:
        racers = await people.race(2)
        sara = await people.come("Sara")
        racing = asyncio.create_task(play_together(racers, Random(3)))
        await racers[0].until(lambda page: page.seq >= 20)
        watcher = await sara.open(racers[0].code)
        assert watcher.seq >= 20
        await racing
        newest = racers[0].seq
        await watcher.until(lambda page: page.seq >= newest, seconds=1)
        await agree([*racers, watcher])


async def _come_and_go(browser: Browser, code: str, random: Random) -> Page:
    """Open and leave pages; stay on one in the end."""
    for _ in range(4):
        page = await browser.open(code)
        await random.choice([page.drop, page.close])()
    return await browser.open(code)


async def test_21_after_a_storm_of_arrivals_everyone_counts_the_same_spectators(
    people: People,
) -> None:
    anna, ben = await people.table(2)
    crowd = [await people.come(f"Guest {number}") for number in range(12)]
    pages = await asyncio.gather(
        *(_come_and_go(guest, anna.code, Random(n)) for n, guest in enumerate(crowd))
    )
    for page in pages[::2]:
        await page.close()

    for page in [anna, ben, *pages[1::2]]:
        await page.until(lambda page: page.table["spectators"]["count"] == len(crowd) // 2)
    asked = await anna.browser.ask("GET", f"/tables/{anna.code}")
    assert asked["spectators"] == anna.table["spectators"]
    assert all(page.table["spectators"] == anna.table["spectators"] for page in pages[1::2])


async def test_22_a_locked_table_lets_nobody_new_watch(people: People) -> None:
    anna, ben = await people.race(2)
    sara = await (await people.come("Sara")).open(anna.code)
    await anna.browser.ask("PATCH", f"/tables/{anna.code}", {"locked": True})

    tom = Page(await people.come("Tom"), anna.code, "0" * 32, None)
    await tom.dial()
    assert await tom.ended() == 4403
    assert tom.heard("update") == []
    assert [refusal["code"] for refusal in tom.refusals] == ["table_locked"]

    for known in (sara, ben):
        await known.drop()
        await known.connect()


async def test_22_one_who_was_sent_away_stays_out(people: People) -> None:
    anna, ben = await people.table(2)
    await anna.browser.ask("POST", f"/tables/{anna.code}/kick", {"player": ben.browser.player})
    assert await ben.ended() == 4403
    await ben.dial()
    assert await ben.ended() == 4403
    with pytest.raises(Refused) as refused:
        await ben.browser.sit(anna.code, 1)
    assert (refused.value.status, refused.value.code) == (403, "kicked")


async def test_22_a_watcher_is_sent_away_by_the_id_that_is_shown_and_stays_out(
    people: People,
) -> None:
    anna, _ = await people.race(2)
    sara = await (await people.come("Sara")).open(anna.code)
    await anna.until(lambda page: page.table["spectators"]["count"] == 1)
    (watcher,) = anna.table["spectators"]["people"]
    assert watcher == {"player": sara.browser.player, "name": "Sara"}

    await anna.browser.ask("POST", f"/tables/{anna.code}/kick", {"player": watcher["player"]})
    assert await sara.ended() == 4403
    await sara.dial()
    assert await sara.ended() == 4403
    assert [refusal["code"] for refusal in sara.refusals] == ["kicked"]
    await anna.until(lambda page: page.table["spectators"]["count"] == 0)


async def test_26_one_whose_line_is_gone_keeps_the_seat_and_is_shown_as_away(
    people: People,
) -> None:
    """No rule of the server takes a seat for absence, however long it lasts."""
    anna, ben = await people.race(2)
    tiles = hand(ben)
    await ben.drop()
    await anna.until(lambda page: page.table["seats"][1]["presence"] == "away")
    assert anna.table["seats"][1]["player"] == ben.browser.player
    assert anna.table["seats"][1]["away_for"] >= 0
    assert anna.outcome is None

    await ben.connect()
    assert hand(ben) == tiles
    await anna.until(lambda page: page.table["seats"][1]["presence"] == "here")


async def test_27_tables_nobody_is_at_are_put_away(house: Inside, people: People) -> None:
    anna, ben = await people.come("Anna"), await people.come("Ben")
    for number in range(90):
        code = await anna.create()
        match number % 3:
            case 0:
                await (await anna.open(code)).close()
            case 1:
                await (await ben.open(code)).drop()
            case _:
                await ben.sit(code, 1)
    await put_away(house)
    assert house.connections <= 2  # what the two keep alive for more requests


async def test_a_bot_plays_for_one_who_is_away_until_they_return(people: People) -> None:
    anna, ben = await people.race(2)
    await ben.drop()
    await anna.until(lambda page: page.table["seats"][1]["presence"] == "away")
    told: Counter[str] = Counter()
    while not anna.table["seats"][1]["substitute"]:
        try:
            await anna.browser.ask("POST", f"/tables/{anna.code}/substitute", {"seat": 1})
        except Refused as refused:
            told[refused.code] += 1
        await anna.settle()
    assert set(told) <= {"not_away"}

    await ben.connect()
    assert ben.table["seats"][1]["substitute"] is False
