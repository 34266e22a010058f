"""A series on real sockets: its champions come through a killed server, and the next one, too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from server.games.game import Json
from tests.client import Page
from tests.live.hurried import HURRIED
from tests.live.people import People, start
from tests.running import GENEROUS, Process, process


def _score(page: Page) -> Json:
    """What a page shows of the series."""
    series: list[dict[str, Any]] = page.table["series"]
    wins = {score["name"]: score["wins"] for score in series}
    champions = [score["name"] for score in series if score["player"] in page.table["champions"]]
    return {"first_to": page.table.get("first_to"), "wins": wins, "champions": champions}


async def _wins_against(page: Page, other: Page) -> None:
    """Begin a match, which the other gives up."""
    await start([page, other])
    await other.command({"type": "resign"})
    await page.until(lambda page: page.table["status"] == "over")


async def _killed(server: Process, pages: list[Page]) -> None:
    server.kill()
    server.start()
    for page in pages:
        await page.ended()
        page.browser.moved(server.address)
        await page.connect()


async def test_a_series_its_champions_and_the_next_one_come_through_a_killed_server(
    kept_in: Mapping[str, str],
) -> None:
    with process({**GENEROUS, **kept_in}, "tests.live.hurried", HURRIED) as server:
        async with People(server.address) as people:
            anna, ben = await people.table(2)
            await anna.browser.ask("PATCH", f"/tables/{anna.code}", {"first_to": 2})
            await _wins_against(anna, ben)
            await _killed(server, [anna, ben])
            await _wins_against(anna, ben)
            won = {"first_to": 2, "wins": {"Anna": 2, "Ben": 0}, "champions": ["Anna"]}
            assert _score(anna) == won

            await _killed(server, [anna, ben])
            assert _score(ben) == won

            await start([anna, ben])
            await _killed(server, [anna, ben])
            assert _score(ben) == {"first_to": 2, "wins": {}, "champions": []}
            await anna.command({"type": "resign"})
            await ben.until(lambda page: page.table["status"] == "over")
            assert _score(ben) == {**won, "wins": {"Anna": 0, "Ben": 1}, "champions": []}
            assert server.errors == []
