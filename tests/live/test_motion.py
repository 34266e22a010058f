"""A game that moves, through real sockets: steering, pictures in bytes, and a server that dies."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from struct import pack
from types import SimpleNamespace
from typing import cast

import pytest

from server.api.deps import Services
from server.live.socket import STEERS_A_SECOND, TORRENT, Reader
from server.service.errors import Refused
from server.wire import FromClient, Ping, Steer, encoded, unframed
from tests.client import Page
from tests.live.hurried import HURRIED
from tests.live.people import People, agree
from tests.live.raw import BINARY, raw_peer
from tests.running import GENEROUS, process, sqlite_in
from tests.service.marble import SLICES, Roll, told
from tests.virtual import VirtualClock


async def taking(people: People, seats: int = 2) -> list[Page]:
    """Begin a match in which the first player holds a marble; the last page is a watcher's."""
    pages = await people.race(seats, game="marble")
    watcher = await (await people.come("Sara")).open(pages[0].code)
    assert (await pages[0].command({"type": "take"}))["type"] == "accepted"
    await agree([*pages, watcher])
    return [*pages, watcher]


def rolled(page: Page) -> list[int]:
    """How far the marble was in each picture of one that rolls."""
    shown = [told(picture) for _, _, picture in page.pictures if picture[:1] == b"r"]
    return [int(slices) for slices, *_ in shown]


async def test_everyone_sees_a_marble_held_and_rolling(people: People) -> None:
    pages = await taking(people)
    anna = pages[0]
    await anna.steer(250.5, 800, 1.25)
    for page in pages:
        await page.until(lambda page: len(page.pictures) == 1)
        seq, now, picture = page.pictures[0]
        assert (seq, told(picture)) == (anna.seq, (250.5, 800.0, 1.25))
        assert now > 0
    await anna.command({"type": "drop", "x": 250})
    for page in pages:
        await page.until(lambda page: page.view["scores"]["0"] > 0)
        assert len(rolled(page)) > SLICES / 2
        assert all(one < other for one, other in pairwise(rolled(page)))
    await agree(pages)


async def test_a_watcher_on_a_slow_line_sees_what_is_there_now_and_not_what_was(
    monkeypatch: pytest.MonkeyPatch, people: People
) -> None:
    """Its pictures are as large until the server has ended: what was played there is checked."""
    monkeypatch.setattr(Roll, "picture", property(lambda roll: _large(roll.slices, roll.x)))
    anna, *_ = await taking(people, 1)
    sara = await people.come("Sara")
    async with await raw_peer(sara, anna.code, receive_buffer=2048) as watcher:
        await anna.until(lambda page: page.table["spectators"]["count"] == 2)
        await anna.command({"type": "drop", "x": 0})
        await anna.until(lambda page: page.view["dropped"]["0"] == 1)
        await anna.command({"type": "take"})
        await anna.steer(7, 7, 7)
        shown = [b""]
        while shown[-1][:1] != b"h":
            frame = await watcher.frame()
            if frame.kind == BINARY:
                shown.append(unframed(frame.payload)[2])
        assert told(shown[-1]) == (7, 7, 7)
        assert len(shown) < SLICES / 2 < len(rolled(anna))


def _large(slices: int, x: int) -> bytes:
    return b"r" + pack("<Hi", slices, x) + bytes(4000)


# --- how much of it -----------------------------------------------------------------------


class Sender:
    """Sends one connection's messages to what reads them, as time passes."""

    def __init__(self) -> None:
        self.clock = VirtualClock()
        limits = {"messages_at_once": 60, "messages_a_second": 20, "lines_a_minute": 60}
        self.reader = Reader(cast("Services", SimpleNamespace(clock=self.clock, **limits)))
        self.refused = 0

    def send(self, message: FromClient) -> FromClient | None:
        try:
            return self.reader.read(encoded(message), None)
        except Refused:
            self.refused += 1
            return None

    def steer(self, times: int) -> int:
        """Steer so often at once; return how often that was heard."""
        steers = [Steer(match="m", x=x, y=0, angle=0) for x in range(times)]
        return sum(self.send(steer) is not None for steer in steers)


def test_steering_too_fast_is_dropped_without_a_word_and_is_no_flood() -> None:
    sender = Sender()
    assert sender.steer(TORRENT // 2) == STEERS_A_SECOND
    assert sender.send(Ping(sent=1.0)) == Ping(sent=1.0)
    sender.clock.skip(0.5)
    assert sender.steer(TORRENT // 2) == STEERS_A_SECOND / 2
    assert (sender.refused, sender.reader.flooding) == (0, False)


def test_a_torrent_of_steering_is_a_flood_like_any_other() -> None:
    sender = Sender()
    sender.steer(2 * TORRENT)
    assert sender.refused
    assert sender.reader.flooding


def test_steering_takes_nothing_from_what_else_may_be_sent() -> None:
    sender = Sender()
    for _ in range(20 * 60):
        assert sender.steer(1) == 1
        sender.clock.skip(1 / STEERS_A_SECOND)
    assert all(sender.send(Ping(sent=0.0)) for _ in range(60))


NOWHERE = ["NaN", "Infinity", "1e999", "1000001", "-1e7", '"far"', "null", "[]"]


async def test_a_place_that_is_none_is_refused(people: People) -> None:
    anna, *_ = await taking(people, 1)
    for x in NOWHERE:
        steer = f'{{"type":"steer","match":"{anna.match}","x":{x},"y":0,"angle":0}}'
        assert (await anna.refusal(steer))["code"] == "malformed"


# --- a server that dies -------------------------------------------------------------------


def _where_it_rests(x: int) -> int:
    roll = Roll(0.0, x, x)
    for _ in range(SLICES):
        roll.step()
    return roll.x


async def test_a_server_killed_while_a_marble_rolls_comes_back_and_all_see_it_rest_where_it_would(
    tmp_path: Path,
) -> None:
    with process({**GENEROUS, **sqlite_in(tmp_path)}, "tests.live.hurried", HURRIED) as server:
        async with People(server.address) as people:
            pages = await taking(people)
            await pages[0].command({"type": "drop", "x": 321})
            await pages[1].until(lambda page: len(rolled(page)) >= 5)
            server.kill()
            server.start()
            for page in pages:
                await page.ended()
                page.pictures.clear()
                page.browser.moved(server.address)
            await asyncio.gather(*(page.connect() for page in pages))
            for page in pages:
                await page.until(lambda page: page.view["dropped"]["0"] == 1)
                assert len(rolled(page)) >= 5
            await agree(pages)
            assert pages[0].view["scores"]["0"] == _where_it_rests(321)
        assert server.errors == []
