"""A clock a seat: it runs during one's own turns, and costs something when it has run down."""

from __future__ import annotations

from server.games.game import Json, Seat
from server.games.tantrix.strategy.messages import AtZero, Clock, StrategyOptions

MINUTE = 60.0


class Clocks:
    """What is left to each seat. At most one clock runs."""

    def __init__(self, seats: int, options: StrategyOptions) -> None:
        self._increment = float(options.increment)
        self._at_zero = options.at_zero
        self._left = [options.reserve * MINUTE] * seats
        self._points = [0] * seats
        self._running: Seat | None = None
        self._since = 0.0

    @property
    def points(self) -> list[int]:
        """By seat: what its clock has cost it so far."""
        return list(self._points)

    @property
    def due(self) -> float | None:
        """When the running clock costs its seat something next."""
        if self._running is None:
            return None
        overtime = MINUTE * self._points[self._running]
        return round(self._since + self._left[self._running] + overtime, 3)

    def start(self, seat: Seat, now: float) -> None:
        self._running, self._since = seat, now

    def stop(self, now: float, *, turn_done: bool) -> None:
        """Let the running clock stand; a turn that is done earns the increment."""
        assert self._running is not None
        earned = self._increment if turn_done else 0.0
        left = self._left[self._running] - (now - self._since) + earned
        self._left[self._running] = round(left, 3)
        self._running = None

    def charge(self) -> tuple[Seat, int | None]:
        """The running clock is due: return its seat and its points so far, None for the match."""
        seat = self._running
        assert seat is not None
        if self._at_zero is AtZero.LOSS:
            return seat, None
        self._points[seat] += 1
        return seat, self._points[seat]

    # --- what is seen and kept --------------------------------------------------------------

    def view(self) -> dict[str, Clock]:
        return {
            str(seat): Clock(
                left=left,
                since=self._since if seat == self._running else None,
                points=self._points[seat],
            )
            for seat, left in enumerate(self._left)
        }

    def dump(self) -> Json:
        dump: Json = {"left": list(self._left), "points": list(self._points), "since": self._since}
        if self._running is not None:
            dump["running"] = self._running
        return dump

    def restore(self, dump: Json) -> None:
        """Go on as a dump tells."""
        self._left, self._points = list(dump["left"]), list(dump["points"])
        self._running, self._since = dump.get("running"), dump["since"]
