"""Time that passes only when a test says so."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable
from itertools import count

ROUNDS = 30
"""Turns of the event loop in which whatever can happen without waiting has happened."""

MOST_AT_ONCE = 10_000
"""Timers that may ring in one instant: more are a timer that sets itself anew for ever."""


class VirtualTimer:
    def __init__(self, callback: Callable[[], object]) -> None:
        self.callback: Callable[[], object] | None = callback

    def cancel(self) -> None:
        self.callback = None


class VirtualClock:
    """A clock for the service that stands still between two calls of `pass_`."""

    def __init__(self, epoch: float = 1_800_000_000.0) -> None:
        self._epoch = epoch
        self._now = 0.0
        self._numbers = count()
        self._timers: list[tuple[float, int, VirtualTimer]] = []

    def monotonic(self) -> float:
        return self._now

    def epoch(self) -> float:
        return self._epoch + self._now

    def call_at(self, when: float, callback: Callable[[], object]) -> VirtualTimer:
        timer = VirtualTimer(callback)
        heapq.heappush(self._timers, (when, next(self._numbers), timer))
        return timer

    async def pass_(self, seconds: float) -> None:
        """Let time pass: call back what falls due, in order, and let each have its effect."""
        end = self._now + seconds
        at_once = 0
        await settle()
        while self._timers and self._timers[0][0] <= end:
            when, _, timer = heapq.heappop(self._timers)
            if timer.callback is None:
                continue
            at_once = 0 if when > self._now else at_once + 1
            assert at_once < MOST_AT_ONCE, "time stands still"
            self._now = max(self._now, when)
            timer.callback()
            await settle()
        self._now = end

    def skip(self, seconds: float) -> None:
        """Let time pass while nobody is called back: the machine was too busy."""
        self._now += seconds


async def settle() -> None:
    """Let everything happen that waits for no time and no other thread."""
    for _ in range(ROUNDS):
        await asyncio.sleep(0)
