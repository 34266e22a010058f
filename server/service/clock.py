"""Time for the service: a clock that tests can drive, and the play clock of a match."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol

MILLISECOND = 0.001


class Timer(Protocol):
    def cancel(self) -> object: ...


class Clock(Protocol):
    """Where the service gets its time from."""

    def monotonic(self) -> float:
        """Seconds that never go back, from an arbitrary start."""

    def epoch(self) -> float:
        """Seconds since the epoch."""

    def call_at(self, when: float, callback: Callable[[], object]) -> Timer:
        """Call back when `monotonic` has reached `when`."""


class SystemClock:
    """The machine's time, on the running event loop."""

    def monotonic(self) -> float:
        return asyncio.get_running_loop().time()

    def epoch(self) -> float:
        return time.time()

    def call_at(self, when: float, callback: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_at(when, callback)


def day_of(epoch: float) -> str:
    """Return the day in UTC, as YYYY-MM-DD."""
    return datetime.fromtimestamp(epoch, UTC).date().isoformat()


DAY = 86_400
"""Seconds of a day in UTC, as the epoch counts them."""


class PlayClock:
    """Seconds of play, to the millisecond: it stands still unless it is told to run."""

    def __init__(self, clock: Clock, at: float = 0.0) -> None:
        self._clock = clock
        self._at = at
        self._since: float | None = None

    @property
    def running(self) -> bool:
        return self._since is not None

    @property
    def now(self) -> float:
        if self._since is None:
            return self._at
        return round(self._at + self._clock.monotonic() - self._since, 3)

    def run(self, running: bool) -> None:
        """Start or stop the clock; saying so twice changes nothing."""
        if running and self._since is None:
            self._since = self._clock.monotonic()
        elif not running and self._since is not None:
            self._at = self.now
            self._since = None

    def due(self, at: float) -> float | None:
        """When the service's clock will show `at` seconds of play; None while this one stands."""
        if self._since is None:
            return None
        return self._since + at - self._at + MILLISECOND  # or rounding might fall short of it
