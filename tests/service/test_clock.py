"""The play clock of a match, and the machine's clock behind the service."""

from __future__ import annotations

import asyncio
import time

import pytest

from server.service.clock import PlayClock, SystemClock
from tests.virtual import VirtualClock


async def test_a_play_clock_stands_until_it_is_told_to_run() -> None:
    clock = VirtualClock()
    play = PlayClock(clock, at=4.5)
    await clock.pass_(60)
    assert (play.now, play.running, play.due(9.0)) == (4.5, False, None)


async def test_a_play_clock_counts_only_while_it_runs() -> None:
    clock = VirtualClock()
    play = PlayClock(clock)
    play.run(True)
    await clock.pass_(2)
    play.run(False)
    await clock.pass_(100)
    play.run(True)
    await clock.pass_(0.25)
    assert play.now == 2.25


async def test_telling_a_play_clock_twice_changes_nothing() -> None:
    clock = VirtualClock()
    play = PlayClock(clock)
    play.run(True)
    await clock.pass_(1)
    play.run(True)
    await clock.pass_(1)
    play.run(False)
    play.run(False)
    assert play.now == 2


@pytest.mark.parametrize("at", [0.1, 1 / 3, 7.0005, 1234.5678])
async def test_when_a_time_of_play_is_due_the_play_clock_has_reached_it(at: float) -> None:
    clock = VirtualClock()
    await clock.pass_(0.7777)
    play = PlayClock(clock)
    play.run(True)
    due = play.due(at)
    assert due is not None
    await clock.pass_(due - clock.monotonic())
    assert at <= play.now <= at + 0.002


async def test_the_machines_clock_calls_back_and_can_be_told_not_to() -> None:
    clock = SystemClock()
    called: list[str] = []
    rung = asyncio.Event()
    clock.call_at(clock.monotonic(), lambda: called.append("cancelled")).cancel()
    clock.call_at(clock.monotonic(), rung.set)
    async with asyncio.timeout(5):
        await rung.wait()
    assert called == []
    assert abs(clock.epoch() - time.time()) < 60
