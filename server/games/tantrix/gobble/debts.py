"""What the seats of a race have to settle in time: gifts they owe, and gobbles they must call.

Both share one rising number, so that equal deadlines fall due in the order in which they arose.
"""

from __future__ import annotations

from collections.abc import Mapping

from server.games.game import Seat
from server.games.tantrix.gobble.messages import Owed

GIFT_TIME = 6.0
"""Seconds of play in which a gift is given, or the rules give it."""

CALL_TIME = 2.0
"""Seconds of play in which a gobble is called, with the option `call`."""


class Debts:
    """Gifts and calls by their number; a seat settles its lowest first."""

    def __init__(self) -> None:
        self.gifts: dict[int, Owed] = {}
        self.calls: dict[int, Owed] = {}
        self.so_far = 0
        """How many there have been: the highest number."""

    def owe(self, seat: Seat, cell: str, tiles: int, now: float) -> None:
        """Let a seat give away tiles for the space it filled."""
        self.gifts[self._next()] = Owed(seat=seat, cell=cell, tiles=tiles, until=now + GIFT_TIME)

    def await_call(self, seat: Seat, cell: str, tiles: int, now: float) -> None:
        """Let a seat call the space it filled."""
        self.calls[self._next()] = Owed(seat=seat, cell=cell, tiles=tiles, until=now + CALL_TIME)

    def _next(self) -> int:
        self.so_far += 1
        return self.so_far

    def gift_of(self, seat: Seat) -> int | None:
        """Return the number of the gift the seat must give first."""
        return _first(self.gifts, seat)

    def call_of(self, seat: Seat) -> int | None:
        """Return the number of the gobble the seat must call first."""
        return _first(self.calls, seat)

    def pay(self, number: int, bound_to: Seat | None) -> None:
        """Take one tile off a gift; whoever it is bound to must receive the rest."""
        gift = self.gifts.pop(number)
        if gift.tiles > 1:
            rest = {"tiles": gift.tiles - 1, "to": bound_to}
            self.gifts[number] = gift.model_copy(update=rest)

    def next_due(self) -> tuple[float, int] | None:
        """Return the earliest deadline, and the number of what falls due then."""
        everything = [*self.gifts.items(), *self.calls.items()]
        return min(((owed.until, number) for number, owed in everything), default=None)

    def forget(self, seat: Seat) -> None:
        """Let what a seat has to settle lapse, and free the gifts it alone was to receive."""
        self.calls = {n: owed for n, owed in self.calls.items() if owed.seat != seat}
        self.gifts = {
            n: owed.model_copy(update={"to": None}) if owed.to == seat else owed
            for n, owed in self.gifts.items()
            if owed.seat != seat
        }

    def clear(self) -> None:
        self.gifts.clear()
        self.calls.clear()


def _first(debts: Mapping[int, Owed], seat: Seat) -> int | None:
    return min((number for number, owed in debts.items() if owed.seat == seat), default=None)
