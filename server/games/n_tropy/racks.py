"""What each seat has still to place, and what has become of its sticks so far."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from server.games.n_tropy.geometry import LONG, SET_UP
from server.games.n_tropy.messages import NTropyOptions, Number

FIRST = SET_UP + 1
"""The lowest number of those that are dealt."""
DEALT = LONG.stop - FIRST
"""NT1: 45 are divided, and what is left over is set aside."""


@dataclass
class Rack:
    """A seat's sticks, the next one to place last."""

    sticks: list[Number] = field(default_factory=list)
    placed: int = 0
    """How many of its turns ended with its stick standing as the die asked."""
    lost: int = 0
    """How many sticks came (back) to it."""

    def take(self) -> Number:
        return self.sticks.pop()

    def put(self, sticks: Iterable[Number]) -> None:
        """Put sticks on the rack that fell, or were no placement."""
        before = len(self.sticks)
        self.sticks.extend(sorted(sticks, reverse=True))
        self.lost += len(self.sticks) - before


def share(seats: int, options: NTropyOptions) -> int:
    """Return how many sticks each seat is dealt (NT1)."""
    return min(options.sticks, DEALT // seats)


def dealt(seats: int, options: NTropyOptions) -> list[Rack]:
    """Return the racks at the start; every seat places its lowest number first."""
    each = share(seats, options)
    first = [FIRST + seat * each for seat in range(seats)]
    return [Rack(list(reversed(range(low, low + each)))) for low in first]
