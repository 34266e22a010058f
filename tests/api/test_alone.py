"""Playing alone, over HTTP: the tables one comes back to."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from server.settings import Settings
from tests.api.house import Browser, House, running
from tests.service.world import Page


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    async with running(settings) as open_house:
        yield open_house


async def alone(house: House, browser: Browser, game: str, **options: object) -> Page:
    """Open a table for one and begin at once."""
    code = await browser.create(game, options=options)
    page = await house.open_page(browser, "Anna", code)
    await browser.do("PUT", f"/tables/{code}/ready", {"ready": True})
    await house.clock.pass_(0)
    await page.peer.hear("update")
    return page


async def test_a_puzzle_that_was_begun_is_found_again_by_its_name(house: House) -> None:
    anna = await house.friend("Anna")
    await alone(house, anna, "discovery", size=7)
    house.clock.skip(1)
    await alone(house, anna, "daily")
    cards = await anna.get("/tables/mine")
    day = (await anna.get("/puzzles"))["day"]
    assert [(card["puzzle"], card["status"]) for card in cards] == [
        (f"daily:{day}", "playing"),
        ("discovery:7", "playing"),
    ]


async def test_what_keeps_no_best_time_has_no_name(house: House) -> None:
    anna = await house.friend("Anna")
    await anna.create("discovery", options={"holes": True})
    await anna.create("gobble")
    assert ["puzzle" in card for card in await anna.get("/tables/mine")] == [False, False]


async def test_a_puzzle_that_is_done_with_is_no_table_of_ones_own(house: House) -> None:
    anna = await house.friend("Anna")
    page = await alone(house, anna, "rainbow")
    await page.send(page.command("resign"))
    await page.peer.hear("accepted")
    assert page.table.record.status == "over"
    assert await anna.get("/tables/mine") == []


async def test_a_puzzle_that_waits_for_another_day_stays_that_days(house: House) -> None:
    anna = await house.friend("Anna")
    page = await alone(house, anna, "daily")
    day = page.shown["options"]["day"]
    house.clock.skip(86_400)
    (card,) = await anna.get("/tables/mine")
    assert card["puzzle"] == f"daily:{day}"
    assert (await anna.get("/puzzles"))["day"] != day


async def test_a_table_for_a_puzzle_of_the_day_is_of_no_day_until_it_begins(house: House) -> None:
    anna = await house.friend("Anna")
    await anna.create("daily", options={"day": "2999-12-31"})
    (card,) = await anna.get("/tables/mine")
    assert "puzzle" not in card
