"""Far ends that are slow, silent or gone, and what they cost the others."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from server.__main__ import uvicorn_config
from server.settings import Settings
from tests.client import Page
from tests.live.cable import Cable
from tests.live.hurried import hurried_app
from tests.live.people import People
from tests.live.raw import LOST, PING, PONG, raw_peer
from tests.running import Inside, Process, eventually, inside

LONG_LINE = "\N{WOLF FACE}" * 400
MEGABYTE = 1 << 20
MINUTE = 60.0


async def _say_and_hear(speaker: Page, listener: Page, lines: int) -> None:
    """Say lines, each when the other has heard the one before."""
    for _ in range(lines):
        heard = len(listener.said)
        await speaker.say(LONG_LINE)
        await listener.hears(heard + 1)


async def test_23_a_spectator_who_stops_reading_slows_nobody_and_is_let_go(
    hurried: Process,
) -> None:
    async with People(hurried.address) as people:
        anna, ben = await people.race(2)
        sara = await people.come("Sara")
        async with await raw_peer(sara, anna.code, receive_buffer=2048) as stalled:
            assert stalled.status == 101
            await anna.until(lambda page: page.table["spectators"]["count"] == 1)
            before = hurried.memory()
            while anna.table["spectators"]["count"] == 1:  # until it is let go
                await _say_and_hear(anna, ben, 50)
                assert len(ben.said) < 10_000
            assert hurried.memory() - before < 16 * MEGABYTE
            assert await stalled.until_closed() == LOST
        watcher = await sara.open(anna.code)
        assert (watcher.seq, watcher.view) == (anna.seq, anna.view)


@pytest.mark.parametrize("talks", [False, True])
async def test_24_a_client_that_vanished_without_a_word_leaves_nothing_behind(
    settings: Settings, talks: bool
) -> None:
    """Whether nothing or much has been sent to it since."""
    app = hurried_app(settings)
    async with (
        inside(app, settings, ws_ping_interval=0.3, ws_ping_timeout=0.3) as house,
        People(house.address) as people,
        AsyncExitStack() as silence,
    ):
        anna, ben = await people.race(2)
        sara = await people.come("Sara")
        before = (len(asyncio.all_tasks()), house.tasks)
        for _ in range(20):
            vanished = await raw_peer(sara, anna.code, receive_buffer=2048)
            await silence.enter_async_context(vanished)
            assert vanished.status == 101
        await anna.until(lambda page: page.table["spectators"]["count"] == 1)
        if talks:
            await _say_and_hear(anna, ben, 200)
        await anna.until(lambda page: page.table["spectators"]["count"] == 0)
        await eventually(lambda: (len(asyncio.all_tasks()), house.tasks) == before)


async def test_24_one_who_is_sent_away_and_does_not_go_is_dropped(
    house: Inside, people: People
) -> None:
    anna, ben = await people.race(2)
    sara = await people.come("Sara")
    before = house.tasks
    async with await raw_peer(sara, anna.code, receive_buffer=2048) as lingering:
        await anna.until(lambda page: page.table["spectators"]["count"] == 1)
        await _say_and_hear(anna, ben, 50)
        await anna.browser.ask("POST", f"/tables/{anna.code}/kick", {"player": sara.player})
        await eventually(lambda: house.tasks == before, seconds=4)
        await eventually(lambda: not house.serves(lingering.address), seconds=4)


async def test_20_a_spectator_who_only_watches_is_pinged(settings: Settings) -> None:
    app = hurried_app(settings)
    async with (
        inside(app, settings, ws_ping_interval=0.1) as house,
        People(house.address) as people,
    ):
        anna, _ = await people.race(2)
        sara = await people.come("Sara")
        async with await raw_peer(sara, anna.code) as watcher:
            while (await watcher.frame()).kind != PING:
                pass


@pytest.mark.parametrize("ping_interval", [0.2, None])
async def test_20_a_proxy_that_cuts_what_is_silent_does_not_cut_an_idle_spectator(
    settings: Settings, ping_interval: float | None
) -> None:
    """The pings keep the line: without them it is cut. A proxy like nginx waits for a minute."""
    app = hurried_app(settings)
    assert 2 * (uvicorn_config(app, settings).ws_ping_interval or MINUTE) < MINUTE
    async with (
        inside(app, settings, ws_ping_interval=ping_interval) as house,
        Cable(house.address) as cable,
        People(house.address) as people,
    ):
        cable.patience = 0.6
        anna, _ = await people.race(2)
        sara = await people.come("Sara")
        async with await raw_peer(sara, anna.code, way=cable.address) as watcher:
            if ping_interval is None:
                assert await watcher.until_closed() == LOST
                return
            pings = 0
            while pings * ping_interval < 3 * cable.patience:
                frame = await watcher.frame()
                if frame.kind == PING:
                    await watcher.send(PONG, frame.payload)
                    pings += 1


async def test_30_no_connection_is_compressed(people: People) -> None:
    anna, _ = await people.race(2)
    offer = {"Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits"}
    async with await raw_peer(anna.browser, anna.code, headers=offer) as peer:
        assert peer.status == 101
        assert "sec-websocket-extensions" not in peer.head
