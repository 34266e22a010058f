"""How long everyone else waits while heavy games move, and what it costs to watch one.

At each table of N-Tropy a stick falls onto the fullest structure there is, and five seconds pass;
twenty people watch, over lines that keep up. The delay is how much later than asked the event loop
wakes somebody who sleeps for two milliseconds.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Sequence
from itertools import count
from statistics import quantiles
from time import perf_counter
from typing import Self

import uvloop
from structlog.testing import capture_logs

from server import wire
from server.__main__ import keep_the_loop_free
from server.games.chance import Chance
from server.games.game import GameOptions, SeatChoice
from server.games.n_tropy.game import NTropy
from server.games.n_tropy.sight import bodies_of
from server.service.clock import SystemClock
from server.service.house import House, Pace
from server.service.outbox import Outbox
from server.service.presence import Connection
from server.service.requests import Person, SetReady, Sit
from server.service.table import Table
from server.service.tables import Tables
from server.store.memory_journal import MemoryJournal
from tests.bench.n_tropy import ends, first
from tests.bench.rows import Rows
from tests.running import eventually

WATCHERS = 20
NAP = 0.002
GOAL = 20
"""Milliseconds that one wake-up in a hundred may be late, at most, while four tables move."""
HURRY = Pace(countdown=0.0)
LAST = 50
"""The stick that is let go; all the others stand."""
DROPPED = {"type": "release", "x": -90.0, "y": 1000.0, "angle": 0.5}
"""From above all that stands, and onto it."""


class FullNTropy(NTropy):
    """N-Tropy for one, on the fullest structure that the strong bot has built."""

    @classmethod
    def setup(cls, seats: Sequence[SeatChoice], options: GameOptions, chance: Chance) -> Self:
        match = super().setup(seats, options, chance)
        full = max(ends(), key=lambda standing: len(standing.poses))
        match._show(bodies_of(first(full, LAST - 1), {}))
        match._course.racks[0].sticks = [LAST]
        return match


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
            f"p99 ms (goal: {GOAL})",
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
        games={FullNTropy.name: FullNTropy},
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
    """Let a stick go at a table of its own; return one of those who watch."""
    host = Person("0" * 32, "Anna")
    table = await tables.find(await tables.create(host, FullNTropy.name, {}, public=False))
    page = _join(table, host)
    for number in range(1, WATCHERS):
        watcher = _join(table, Person(f"{number:032x}", "Ben"))
    await table.ask(host, Sit(seat=0))
    await table.ask(host, SetReady(ready=True))
    await eventually(lambda: table.match is not None)
    match = table.match
    assert match is not None
    for ref, command in ((1, {"type": "pick"}), (2, DROPPED)):
        table.send(page[0], wire.Command(match=match.id, ref=ref, command=command))
    await eventually(lambda: "settling" in match.view)
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
