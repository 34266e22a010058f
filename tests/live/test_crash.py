"""Reload, close and reopen, and a server killed in the middle of a race: nothing shown is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from random import Random

from server.games.game import Json
from tests.client import Page
from tests.live.hurried import HURRIED
from tests.live.people import (
    People,
    agree,
    assert_all_tiles,
    hand,
    play,
    play_together,
    put_away,
)
from tests.running import GENEROUS, Inside, Process, process

KILLS = 2


def _placements(page: Page) -> dict[int, Json]:
    """The placements that the page was told are accepted, by their number."""
    return {
        ref: page.sent[ref]["command"]
        for ref, answer in page.answers.items()
        if answer["type"] == "accepted" and page.sent[ref]["command"]["type"] == "place"
    }


def _assert_laid(page: Page, view: Json) -> None:
    """Everything the page was told is accepted lies where it was laid, and nowhere else."""
    for placed in _placements(page).values():
        laid = view["cells"]["{q},{r}".format(**placed["cell"])]
        assert laid == {"tile": placed["tile"], "rotation": placed["rotation"], "seat": page.seat}
        assert [cell["tile"] for cell in view["cells"].values()].count(placed["tile"]) == 1


async def _race_until_killed(server: Process, pages: list[Page], until_seq: int) -> None:
    """Kill the server while everyone plays on."""
    hands = [asyncio.create_task(_play_on(page, seed)) for seed, page in enumerate(pages)]
    await pages[0].until(lambda page: page.seq >= until_seq)
    server.kill()
    await asyncio.gather(*hands)


async def _play_on(page: Page, seed: int) -> None:
    """Race until the connection ends."""
    with suppress(ConnectionError):
        await play(page, Random(seed))


async def _all_come_back(server: Process, pages: list[Page]) -> None:
    """Connect again, as each page load does by itself: what had no answer is sent once more."""
    for page in pages:
        await page.ended()
        page.browser.moved(server.address)
    await asyncio.gather(*(page.connect() for page in pages))
    for page in pages:
        for ref in page.sent:
            await page.answer(ref)
    await agree(pages)


async def _everything_again(page: Page) -> None:
    """Send every accepted command again: each is answered as before, and nothing is done."""
    seq, view = page.seq, page.view
    for ref, answer in list(page.answers.items()):
        if answer["type"] == "accepted":
            assert await page.again(ref) == answer
    assert (page.seq, page.view) == (seq, view)


async def test_05_a_server_killed_in_a_race_comes_back_with_every_seat_hand_and_accepted_tile(
    kept_in: Mapping[str, str],
) -> None:
    with process({**GENEROUS, **kept_in}, "tests.live.hurried", HURRIED) as server:
        async with People(server.address) as people:
            racers = await people.race(3)
            watcher = await (await people.come("Sara")).open(racers[0].code)
            watcher.on_view = assert_all_tiles
            seats = [page.seat for page in racers]
            for kill in range(1, KILLS + 1):
                await _race_until_killed(server, racers, until_seq=10 * kill)
                shown = [(page.seq, hand(page)) for page in racers]
                server.start()
                await _all_come_back(server, [*racers, watcher])

                assert [page.seat for page in racers] == seats
                for page, (seq, tiles) in zip(racers, shown, strict=True):
                    assert page.seq > seq or (page.seq == seq and hand(page) == tiles)
                    _assert_laid(page, watcher.view)
                    await _everything_again(page)

            await _killed_between_two_moves(server, [*racers, watcher])

            await play_together(racers, Random(1))
            assert racers[0].outcome is not None
            for page in racers:
                _assert_laid(page, page.view)
            assert server.errors == []


async def _killed_between_two_moves(server: Process, pages: list[Page]) -> None:
    """Kill the server while nobody moves: it shows exactly what it showed."""
    await pages[0].say("Still there?")
    for page in pages:
        await page.until(lambda page: len(page.said) == 1)
    before = [_what_is_shown(page) for page in pages]

    server.kill()
    server.start()
    await _all_come_back(server, pages)

    assert [_what_is_shown(page) for page in pages] == before


def _what_is_shown(page: Page) -> Json:
    names = [seat.get("name") for seat in page.table["seats"]]
    table = {key: page.table[key] for key in ("game", "options", "status", "host", "series")}
    match = {"view": page.view, "seq": page.seq, "seat": page.seat}
    return {**table, **match, "names": names, "said": page.said}


async def test_a_reloaded_page_is_back_in_its_seat_with_its_hand(people: People) -> None:
    anna, ben = await people.race(2)
    await play_together([anna, ben], Random(3), until_seq=10)

    await ben.close()
    again = await ben.browser.open(ben.code)

    assert again.client != ben.client
    assert (again.seat, hand(again)) == (ben.seat, hand(ben))
    await play_together([anna, again], Random(3))
    assert again.outcome is not None


async def test_a_table_that_everyone_left_opens_again_as_it_was(
    house: Inside, people: People
) -> None:
    anna, ben = await people.race(2)
    await play_together([anna, ben], Random(4), until_seq=10)
    await anna.close()
    await ben.close()
    await put_away(house)

    pages = [await page.browser.open(page.code) for page in (anna, ben)]

    for page, before in zip(pages, (anna, ben), strict=True):
        assert (page.seat, page.seq, page.view) == (before.seat, before.seq, before.view)
