"""How a bot judges a table: at a glance, or by everyone's chance to be the first without pieces.

A glance weighs as the rules page does in its section 6. The chances come from strengths fitted to
the game for two worked out to the end: in short, each piece costs time, least when it lies and can
leave, most in a stack; and who has one piece left is all but there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from server.games.game import Seat
from server.games.trip_away.table import SIZES, Table

WON = 1_000_000.0

_SMALLER = (0b000, 0b001, 0b011)
_LARGER = (0b110, 0b100, 0b000)
"""For a small, a medium and a large piece: the sizes that it can hop onto, or dig under, as bits.

A small one is bit 0, a medium one bit 1, a large one bit 2.
"""

_TO_LEAVE = (0.0, 2 / 6, 3 / 6)
"""By the number of actions that let a piece leave: how likely a roll brings one, or wild."""


class Standing(NamedTuple):
    """What counts of a table; each list by seat."""

    held: list[int]
    sizes: list[int]
    """The sizes of the pieces it holds, as bits."""
    stacked: list[int]
    """How many of its pieces stand on another."""
    stacks: list[int]
    lying: list[tuple[int, Seat, Seat]]
    """Of each piece that lies: small 0 to large 2, its holder, and whom it points at."""

    def ways_out(self, kind: int, toward: Seat) -> tuple[bool, bool]:
        """Return whether a piece can dig, and whether it can hop."""
        there = self.sizes[toward]
        return bool(there & _LARGER[kind]), bool(there & _SMALLER[kind])


def _standing(table: Table) -> Standing:
    nothing = [0] * table.seats
    held, sizes, stacked, stacks = nothing[:], nothing[:], nothing[:], nothing[:]
    lying: list[tuple[int, Seat, Seat]] = []
    for piece, (area, _, height, toward) in table.places.items():
        held[area] += 1
        sizes[area] |= 1 << piece % SIZES
        if toward is not None:
            lying.append((piece % SIZES, area, toward))
        elif height:
            stacked[area] += 1
            stacks[area] += height == 1
    return Standing(held, sizes, stacked, stacks, lying)


def worth(table: Table, seat: Seat, playing: Sequence[Seat]) -> float:
    """Return how well a seat stands at a glance; `playing` are those who have not left.

    What another one's piece threatens counts once for each action it can leave by: a medium one
    that could both dig and hop counts twice.
    """
    found = _standing(table)
    own = found.held[seat]
    fewest = min(found.held[other] for other in playing if other != seat)
    if not own or not fewest:
        return -WON if own else WON
    total = 2.0 * fewest - 10.0 * own + 0.5 * (len(table.places) - own)
    total -= 0.6 * found.stacked[seat]
    for kind, area, toward in found.lying:
        ways = sum(found.ways_out(kind, toward))
        if area != seat:
            total -= ways * (1.5 / found.held[area] + (1.5 if toward == seat else 0.3))
        elif ways:
            total += 1.0 + ways
    return total


def chance(table: Table, seat: Seat, following: Seat, playing: Sequence[Seat]) -> float:
    """Return how likely a seat is to win, 0 to 1, when `following` is the next to roll."""
    found = _standing(table)
    for other in playing:
        if not found.held[other]:
            return 1.0 if other == seat else 0.0
    strengths = _strengths(found, following)
    odds = {other: exp(strengths[other]) for other in playing}
    return odds[seat] / sum(odds.values())


def _strengths(found: Standing, following: Seat) -> list[float]:
    """Return the logarithm of each seat's odds."""
    strengths = [
        -0.16 * held - 0.10 * stacked - 0.18 * stacks
        for held, stacked, stacks in zip(found.held, found.stacked, found.stacks, strict=True)
    ]
    strengths[following] += 0.12
    can_dig, can_hop = [False] * len(strengths), [False] * len(strengths)
    for kind, area, toward in found.lying:
        digs, hops = found.ways_out(kind, toward)
        strengths[area] += 0.22 if digs or hops else 0.13
        can_dig[area] |= digs
        can_hop[area] |= hops
    for seat, held in enumerate(found.held):
        ways = can_dig[seat] + can_hop[seat]
        if held == 1:
            strengths[seat] += 0.17 + (1.6 if seat == following else 0.5) * _TO_LEAVE[ways]
        else:
            strengths[seat] += 0.06 * (ways > 1) - 0.17 * (held > 2)
    return strengths
