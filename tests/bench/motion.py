"""How long everyone else waits while heavy games move, and what it costs to watch one.

At each table fifty sticks fall about for five seconds, thought through in 960 steps a second as in
N-Tropy at its fullest; twenty people watch, over lines that keep up. The delay is how much later
than asked the event loop wakes somebody who sleeps for two milliseconds.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from functools import cached_property
from itertools import count
from random import Random
from statistics import quantiles
from struct import pack
from time import perf_counter
from typing import ClassVar

import pymunk
import uvloop
from structlog.testing import capture_logs

from server import wire
from server.__main__ import keep_the_loop_free
from server.service.clock import SystemClock
from server.service.house import House, Pace
from server.service.outbox import Outbox
from server.service.presence import Connection
from server.service.requests import Person, SetReady, Sit
from server.service.table import Table
from server.service.tables import Tables
from server.store.memory_journal import MemoryJournal
from tests.bench.rows import Rows
from tests.running import eventually
from tests.service.marble import Marble

WATCHERS = 20
STICKS = 50
STEP = 1 / 960
STEPS_A_SLICE = 32
ITERATIONS = 40
NAP = 0.002
HURRY = Pace(countdown=0.0)


class Tumble(Marble):
    """What is dropped is a heap of sticks that never comes to rest."""

    name = "tumble"
    title = "Tumble"
    slices: ClassVar[int] = 150

    @cached_property
    def _space(self) -> pymunk.Space:
        space, random = pymunk.Space(), Random(1)
        space.gravity = 0.0, -9810.0
        space.iterations = ITERATIONS
        for wall in ((-200, 0, 200, 0), (-200, 0, -400, 900), (200, 0, 400, 900)):
            ends = (float(wall[0]), float(wall[1])), (float(wall[2]), float(wall[3]))
            space.add(pymunk.Segment(space.static_body, *ends, 5.0))
        for _ in range(STICKS):
            body = pymunk.Body(6.74, 6.74 * 144**2 / 12)
            body.position = random.uniform(-150, 150), random.uniform(50, 900)
            body.angle = random.uniform(0, 3.14)
            stick = pymunk.Poly.create_box(body, (144.0, 9.0), 0.4)
            stick.friction = 0.7
            space.add(body, stick)
        return space

    def labour(self) -> None:
        for _ in range(STEPS_A_SLICE):
            self._space.step(STEP)

    def picture(self) -> bytes | None:
        if self.roll is None:
            return None
        bodies = [
            pack("<BhhH", number, *_place(body.position), round(body.angle * 10_430) % 65_536)
            for number, body in enumerate(self._space.bodies)
        ]
        return pack("<HB", self.roll.slices, len(bodies)) + b"".join(bodies)


def _place(position: pymunk.Vec2d) -> tuple[int, int]:
    """Return a position in twentieths of a millimetre."""
    return tuple(max(-32_768, min(32_767, round(20 * part))) for part in position)  # type: ignore[return-value]


class Watcher:
    """Somebody at the far end of a line that keeps up, who counts what comes."""

    backlog = 0

    def __init__(self) -> None:
        self.frames: list[int] = []

    async def send(self, packet: wire.Packet) -> None:
        if isinstance(packet, bytes):
            self.frames.append(len(packet))

    def close(self, code: wire.CloseCode) -> None:
        pass


def run(small: bool = False) -> Rows:
    rows: Rows = [
        (
            "tables in motion",
            "delay p50 ms",
            "p99 ms",
            "longest ms",
            "frames a second",
            "bytes a frame",
            "bytes a second and watcher",
        )
    ]
    turn = sys.getswitchinterval()
    keep_the_loop_free()
    try:
        for tables in (1,) if small else (0, 1, 2, 4):
            with capture_logs():
                rows.append(uvloop.run(_row(tables, 0.3 if small else 4.5)))
    finally:
        sys.setswitchinterval(turn)
        gc.unfreeze()
    return rows


async def _row(number: int, seconds: float) -> tuple[str, ...]:
    names = count()
    house = House(
        games={Tumble.name: Tumble},
        journal=MemoryJournal(),
        clock=SystemClock(),
        new_id=lambda: f"{next(names):032x}",
        new_seed=lambda: bytes(32),
        seed_of_day=lambda game, day: bytes(32),
        pace=HURRY,
    )
    tables = Tables(house)
    watchers = [await _watched(tables) for _ in range(number)]
    delays = [1000 * delay for delay in await _delays(seconds)]
    await tables.close()
    frames = [size for one in watchers for size in one.frames]
    half, most = (quantiles(delays, n=100)[percent - 1] for percent in (50, 99))
    told = [f"{half:.2f}", f"{most:.2f}", f"{max(delays):.2f}"]
    if not frames:
        return ("none", *told, "", "", "")
    rate, size = len(frames) / number / seconds, sum(frames) / len(frames)
    return (str(number), *told, f"{rate:.1f}", f"{size:.0f}", f"{rate * size:.0f}")


async def _watched(tables: Tables) -> Watcher:
    """Have a heap tumble at a table of its own; return one of those who watch."""
    host = Person("0" * 32, "Anna")
    table = await tables.find(await tables.create(host, Tumble.name, {}, public=False))
    page = _join(table, host)
    for number in range(1, WATCHERS):
        watcher = _join(table, Person(f"{number:032x}", "Ben"))
    await table.ask(host, Sit(seat=0))
    await table.ask(host, SetReady(ready=True))
    await eventually(lambda: table.match is not None)
    match = table.match
    assert match is not None
    for ref, command in ((1, {"type": "take"}), (2, {"type": "drop", "x": 0})):
        table.send(page[0], wire.Command(match=match.id, ref=ref, command=command))
    await eventually(lambda: isinstance(match.game, Tumble) and match.game.roll)
    return watcher[1]


def _join(table: Table, person: Person) -> tuple[Connection, Watcher]:
    watcher = Watcher()
    connection = Connection(person, person.id, Outbox(watcher, table.house.clock, table.shown))
    table.join(connection)
    return connection, watcher


async def _delays(seconds: float) -> list[float]:
    delays = []
    end = perf_counter() + seconds
    while (before := perf_counter()) < end:
        await asyncio.sleep(NAP)
        delays.append(perf_counter() - before - NAP)
    return delays
