"""People who come to a server, sit down at tables and play."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from random import Random
from types import TracebackType
from typing import Any, Self

from fastapi import FastAPI

from server.api.deps import Services
from server.games.game import Json
from server.games.tantrix.gobble.game import Gobble
from server.games.tantrix.gobble.messages import GobbleView
from tests.client import Browser, Page
from tests.running import Inside, eventually

NAMES = ("Anna", "Ben", "Carla", "Dino", "Emma", "Franco")


class People:
    """Everyone who comes to one server; they leave together."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._leaving = AsyncExitStack()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._leaving.aclose()

    async def stranger(self) -> Browser:
        """Let someone come who has not said a name."""
        return await self._leaving.enter_async_context(Browser(self.address))

    async def come(self, name: str) -> Browser:
        browser = await self.stranger()
        await browser.introduce(name)
        return browser

    async def table(self, seats: int = 2, game: str = "gobble", **options: Any) -> list[Page]:
        """Let friends sit down at a table of their own; return the page of each, the host first."""
        friends = [await self.come(name) for name in NAMES[:seats]]
        code = await friends[0].create(game, **options)
        for seat, friend in enumerate(friends[1:], start=1):
            await friend.sit(code, seat)
        return [await friend.open(code) for friend in friends]

    async def race(self, seats: int = 2, game: str = "gobble", **options: Any) -> list[Page]:
        """As `table`, and the match has begun."""
        pages = await self.table(seats, game, **options)
        await start(pages)
        return pages


async def start(pages: list[Page]) -> None:
    """Let all be ready, and wait until everyone is shown the next match."""
    old = pages[0].table.get("match")
    for page in pages:
        await page.browser.ready(page.code)
    for page in pages:
        await page.until(lambda page: page.match not in (None, old) and page.seat is not None)


def next_move(page: Page, random: Random) -> Json | None:
    """Return what a quick player would do now; None when they have to wait."""
    assert page.seat is not None
    if page.seat not in page.to_act:
        return None
    view = GobbleView.model_validate(page.view)
    command = Gobble.bots["fast"].choose(view, page.seat, random)
    return None if command is None else dict(command.model_dump(mode="json", exclude_none=True))


async def play(page: Page, random: Random, until_seq: int = 10_000) -> None:
    """Race until the match is over, or has come so far."""
    while page.outcome is None and page.seq < until_seq:
        move = next_move(page, random)
        if move is not None:
            await page.command(move)
        else:
            await page.newer()


async def play_together(pages: list[Page], random: Random, until_seq: int = 10_000) -> None:
    """Race each other until the match is over, or has come so far; then see the same."""
    await asyncio.gather(*(play(page, random, until_seq) for page in pages))
    await agree(pages)


async def agree(pages: list[Page]) -> None:
    """Wait until every page is as far as the farthest; assert that all show the same."""
    newest = max(page.seq for page in pages)
    for page in pages:
        await page.until(lambda page: page.seq >= newest)
    assert all(page.view == pages[0].view for page in pages)
    assert all(page.outcome == pages[0].outcome for page in pages)


def hand(page: Page) -> Json:
    """The tiles in one's hand, each with its place in it."""
    return dict(page.view["hands"].get(str(page.seat), {}))


def assert_all_tiles(view: Json) -> None:
    """Every one of the 56 tiles is on the board, in a hand, or put away: once."""
    seen = [laid["tile"] for laid in view["cells"].values()]
    seen += [int(tile) for tiles in view.get("hands", {}).values() for tile in tiles]
    assert len(seen) == len(set(seen))
    assert len(seen) + view.get("put_away", 0) == 56


def services(house: Inside) -> Services:
    """The parts of a server inside the test."""
    app = house.config.app
    assert isinstance(app, FastAPI)
    parts: Services = app.state.services
    return parts


async def put_away(house: Inside) -> None:
    """Wait until the server holds no table in memory."""
    await eventually(lambda: len(services(house).tables) == 0)
