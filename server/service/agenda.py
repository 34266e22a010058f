"""What is due when at a table: a few names with their times, and one alarm for the earliest."""

from __future__ import annotations

from collections.abc import Callable

from server.service.clock import Clock, Timer


class Agenda:
    """Rings when something is due. It is set anew by `arm`, after any change."""

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._due: dict[str, float] = {}
        self._alarm: Timer | None = None

    def at(self, name: str, when: float | None) -> None:
        """Have something due at a time of the clock's; None takes it off."""
        if when is None:
            self._due.pop(name, None)
        else:
            self._due[name] = when

    def within(self, name: str, seconds: float) -> None:
        """Have something due so many seconds from now, unless it is due already."""
        self._due.setdefault(name, self._clock.monotonic() + seconds)

    def off(self, name: str) -> None:
        self._due.pop(name, None)

    def left(self, name: str) -> float | None:
        """Return the seconds until something is due; None when it is not on the agenda."""
        due = self._due.get(name)
        return None if due is None else max(0.0, due - self._clock.monotonic())

    def take_due(self) -> list[str]:
        """Take off the agenda what is due now, the earliest first."""
        now = self._clock.monotonic()
        names = sorted((due, name) for name, due in self._due.items() if due <= now)
        for _, name in names:
            del self._due[name]
        return [name for _, name in names]

    def arm(self) -> None:
        self.disarm()
        if self._due:
            self._alarm = self._clock.call_at(min(self._due.values()), self._ring)

    def disarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
