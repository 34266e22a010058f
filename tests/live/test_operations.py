"""Stopping, starting, and standing behind a proxy."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from server.settings import Settings
from server.wire import CloseCode
from tests.client import Browser, Page, Refused
from tests.live.hurried import hurried_app
from tests.live.people import People
from tests.live.raw import raw_peer
from tests.running import GENEROUS, inside, process, sqlite_in

SOCKETS = 200


async def _answers(address: str, until: asyncio.Task[None]) -> int:
    """Ask again and again whether the server is up; return how often it said so."""
    answers = 0
    async with httpx.AsyncClient(base_url=address, trust_env=False) as client:
        while not until.done():
            assert (await client.get("/healthz")).is_success
            answers += 1
    return answers


async def _all_connect(pages: list[Page]) -> None:
    await asyncio.gather(*(page.connect() for page in pages))


async def test_39_a_server_that_is_stopped_tells_everyone_and_ends_by_itself_and_10_takes_all_back(
    tmp_path: Path,
) -> None:
    with process({**GENEROUS, **sqlite_in(tmp_path)}) as server:
        async with People(server.address) as people:
            pages = await people.table(2)
            sara = await people.come("Sara")
            async with await raw_peer(sara, pages[0].code, receive_buffer=2048):
                pages += [await sara.open(pages[0].code) for _ in range(SOCKETS - len(pages))]

                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                codes = await asyncio.gather(*(page.ended() for page in pages))
                status = await stopping
            assert codes == [CloseCode.RESTARTING] * SOCKETS
            assert status == 0
            assert server.log[-1]["event"] == "stopped"

            server.start()
            for browser in {page.browser for page in pages}:
                browser.moved(server.address)
            back = asyncio.create_task(_all_connect(pages))
            assert await _answers(server.address, back) > 1
            await back
            assert server.errors == []


async def _wrong_codes(browser: Browser, forwarded_for: str) -> list[int]:
    """Guess codes from an address that a proxy tells; return the statuses."""
    told = []
    browser.http.headers["X-Forwarded-For"] = forwarded_for
    for _ in range(3):
        with pytest.raises(Refused) as refused:
            await browser.ask("GET", "/tables/22222222")
        told.append(refused.value.status)
    return told


@pytest.mark.parametrize(
    ("trusted", "second", "scheme"),
    [("127.0.0.1", [404, 404, 429], "https"), ("10.9.8.7", [429, 429, 429], "http")],
)
async def test_40_only_trusted_proxies_are_believed(
    settings: Settings, trusted: str, second: list[int], scheme: str
) -> None:
    strict = settings.model_copy(update={"trusted_proxies": trusted, "wrong_codes_a_minute": 2})
    async with inside(hurried_app(strict), strict) as house, People(house.address) as people:
        anna = await people.come("Anna")
        assert await _wrong_codes(anna, "203.0.113.1") == [404, 404, 429]
        assert await _wrong_codes(anna, "203.0.113.2") == second

        anna.http.headers.update({"X-Forwarded-Proto": "https", "Host": "play.example"})
        created = await anna.ask("POST", "/tables", {"game": "gobble"})
        assert created["url"] == f"{scheme}://play.example/t/{created['code']}"
        cookie = (await anna.http.post("/api/session", json={"name": "Anna"})).headers["set-cookie"]
        assert ("secure" in cookie.lower()) == (scheme == "https")


async def test_40_a_socket_behind_a_trusted_proxy_plays_as_any_other(people: People) -> None:
    anna = (await people.table(1))[0]
    headers = {
        "X-Forwarded-Proto": "https",
        "X-Forwarded-For": "203.0.113.1",
        "Host": "play.example",
        "Origin": "https://play.example",
    }
    async with await raw_peer(anna.browser, anna.code, headers=headers) as peer:
        assert peer.status == 101
        assert b'"type":"table"' in (await peer.frame()).payload
