"""How a bot judges a table: at a glance, or by everyone's chance to be the first without pieces.

A glance weighs as the rules page does in its section 6. The chances come from strengths fitted to
the game for two worked out to the end: in short, each piece costs time, least when it lies and can
leave, most in a stack; and who has one piece left is all but there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

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

_STANDING = (0.16, 0.44, 0.26)
"""What an upright piece costs: at the bottom, as the second one of a stack, and higher up."""


def worth(table: Table, seat: Seat, playing: Sequence[Seat]) -> float:
    """Return how well a seat stands at a glance."""
    held, sizes = [0] * table.seats, [0] * table.seats
    total = 0.0
    lying: list[tuple[int, Seat, Seat]] = []
    for piece, (area, _, height, toward) in table.places.items():
        held[area] += 1
        sizes[area] |= 1 << piece % SIZES
        if toward is not None:
            lying.append((piece % SIZES, area, toward))
        elif height and area == seat:
            total -= 0.6
    if not held[seat]:
        return WON
    fewest = min(held[other] for other in playing if other != seat)
    if not fewest:
        return -WON
    total += 2.0 * fewest - 10.0 * held[seat] + 0.5 * (len(table.places) - held[seat])
    for kind, area, toward in lying:
        digs, hops = sizes[toward] & _LARGER[kind], sizes[toward] & _SMALLER[kind]
        if not digs and not hops:
            continue
        if area == seat:
            total += 3.0 if digs and hops else 2.0
        else:
            total -= 1.5 / held[area] + (1.5 if toward == seat else 0.3)
    return total


def chance(table: Table, seat: Seat, following: Seat, playing: Sequence[Seat]) -> float:
    """Return how likely a seat is to win, when `following` is the next to roll: 0 to 1."""
    held, sizes = [0] * table.seats, [0] * table.seats
    strength = [0.0] * table.seats
    lying: list[tuple[int, Seat, Seat]] = []
    for piece, (area, _, height, toward) in table.places.items():
        held[area] += 1
        sizes[area] |= 1 << piece % SIZES
        if toward is not None:
            lying.append((piece % SIZES, area, toward))
        else:
            strength[area] -= _STANDING[min(height, 2)]
    for other in playing:
        if not held[other]:
            return 1.0 if other == seat else 0.0

    digs, hops = [0] * table.seats, [0] * table.seats
    for kind, area, toward in lying:
        to_dig, to_hop = sizes[toward] & _LARGER[kind], sizes[toward] & _SMALLER[kind]
        strength[area] += 0.06 if to_dig or to_hop else -0.03
        digs[area] |= to_dig
        hops[area] |= to_hop
    odds = 0.0
    for other in playing:
        ways = bool(digs[other]) + bool(hops[other])
        rolls_next = other == following
        strength[other] += _by_count(held[other], ways, rolls_next)
        odds += exp(strength[other])
    return exp(strength[seat]) / odds


def _by_count(held: int, ways: int, rolls_next: bool) -> float:
    """Return what a seat's strength owes to how many pieces it has, and how they can leave."""
    strength = 0.12 if rolls_next else 0.0
    if held > 1:
        return strength - (0.17 if held > 2 else 0.0) + (0.06 if ways > 1 else 0.0)
    return strength + 0.17 + (1.6 if rolls_next else 0.5) * _TO_LEAVE[ways]
