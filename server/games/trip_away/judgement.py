"""How a bot judges a table: few pieces of one's own, ways out for them, and few for the others.

The weights are those of the rules page, section 6.
"""

from __future__ import annotations

from collections.abc import Sequence

from server.games.game import Seat
from server.games.trip_away.table import SIZES, Table

WON = 1_000_000.0

_SMALLER = (0b000, 0b001, 0b011)
_LARGER = (0b110, 0b100, 0b000)
"""For a small, a medium and a large piece: the sizes that it can hop onto, or dig under, as bits.

A small one is bit 0, a medium one bit 1, a large one bit 2.
"""


def worth(table: Table, seat: Seat, playing: Sequence[Seat]) -> float:
    """Return how well a seat stands among those who have not left the match."""
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
