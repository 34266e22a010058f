"""The whole server inside a test, and the browsers that ask it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import httpx
from fastapi import FastAPI

from server.api.deps import Services
from server.app import create_app
from server.games.game import Json
from server.service.clock import Clock
from server.service.requests import Person
from server.settings import Settings
from tests.service.world import HOUSE_GAMES, Page
from tests.verifying import assert_matches_agree
from tests.virtual import VirtualClock

_addresses = count(1)


class Browser:
    """One browser, with its cookies and an address of its own."""

    def __init__(self, app: FastAPI, base: str = "http://trestle.test") -> None:
        self.app = app
        number = next(_addresses)
        transport = httpx.ASGITransport(
            app,
            raise_app_exceptions=False,
            client=(f"10.0.{number // 256}.{number % 256}", 1234),
        )
        self.http = httpx.AsyncClient(transport=transport, base_url=base)
        self.player = ""

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Ask for a path below /api."""
        json = {} if body is None else {"json": body}
        return await self.http.request(method, f"/api{path}", **json)  # type: ignore[arg-type]

    async def do(self, method: str, path: str, body: object = None) -> None:
        """Ask for something that is answered with success and nothing else."""
        response = await self.ask(method, path, body)
        assert (response.status_code, response.content) == (204, b""), response.text

    async def get(self, path: str) -> Any:
        response = await self.ask("GET", path)
        assert response.status_code == 200, response.text
        return response.json()

    async def introduce(self, name: str) -> Json:
        response = await self.ask("POST", "/session", {"name": name})
        assert response.status_code == 200, response.text
        session: Json = response.json()
        self.player = session["player"]
        return session

    async def create(self, game: str = "pebbles", **fields: Any) -> str:
        """Open a table and return its code."""
        response = await self.ask("POST", "/tables", {"game": game, **fields})
        assert response.status_code == 201, response.text
        return str(response.json()["code"])

    async def table(self, code: str) -> Json:
        table: Json = await self.get(f"/tables/{code}")
        return table


class House:
    """A running server under a clock that stands still."""

    def __init__(self, app: FastAPI, clock: VirtualClock) -> None:
        self.app = app
        self.clock = clock
        self._browsers: list[Browser] = []

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    def stranger(self, base: str = "http://trestle.test") -> Browser:
        """Return a browser that has not said a name."""
        self._browsers.append(Browser(self.app, base))
        return self._browsers[-1]

    async def friend(self, name: str) -> Browser:
        browser = self.stranger()
        await browser.introduce(name)
        return browser

    async def open_page(self, browser: Browser, name: str, code: str) -> Page:
        """Someone has the table's page open; what comes to it can be waited for."""
        table = await self.services.tables.find(code)
        page = Page(table, Person(browser.player, name), "c" * 32)
        await page.peer.hear("chat")
        return page

    async def race(self, game: str = "candle", **options: Any) -> tuple[str, list[Browser], Page]:
        """Two friends play a match, and the first has the page open."""
        anna, ben = await self.friend("Anna"), await self.friend("Ben")
        code = await anna.create(game, options=options)
        page = await self.open_page(anna, "Anna", code)
        await ben.do("PUT", f"/tables/{code}/seats/1", {})
        for browser in (anna, ben):
            await browser.do("PUT", f"/tables/{code}/ready", {"ready": True})
        await self.clock.pass_(3)
        await page.peer.hear("update")
        return code, [anna, ben], page

    async def close(self) -> None:
        for browser in self._browsers:
            await browser.http.aclose()


@asynccontextmanager
async def running(
    settings: Settings,
    games: Mapping[str, Any] = HOUSE_GAMES,
    clock: Clock | None = None,
    **parts: Any,
) -> AsyncIterator[House]:
    """Run the server, with other parts of `create_app` in it, from start-up to shut-down."""
    virtual = VirtualClock()
    app = create_app(settings, games, clock or virtual, **parts)
    async with app.router.lifespan_context(app):
        house = House(app, virtual)
        yield house
        await house.close()
    await assert_matches_agree(settings.database_url, games)


def said_no(response: httpx.Response) -> tuple[int, str, Json]:
    """Return an error's status, code and details, having seen that it has our form."""
    body = response.json()
    assert set(body) == {"code", "text", "details"}
    assert body["text"]
    return response.status_code, body["code"], body["details"]
