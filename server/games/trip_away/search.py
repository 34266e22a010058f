"""What a bot finds to do: what is best at a glance, or after the next one's roll of the die."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import nlargest
from typing import NamedTuple

from server.games.game import Seat
from server.games.trip_away.actions import choices, do, each
from server.games.trip_away.judgement import WON, worth
from server.games.trip_away.messages import Action, Choices, Face, Remove
from server.games.trip_away.table import Table

LOOKED_AT = 6
"""Of so many ways, the best at a glance, the next one's turn is thought through."""


class Way(NamedTuple):
    """Something that can be done, and what comes of it."""

    action: Action | Remove
    after: Table
    worth: float
    """To whoever does it."""


def ways(table: Table, seat: Seat, playing: Sequence[Seat], found: Choices) -> list[Way]:
    """Return all that a seat may do."""
    return [_way(table, seat, playing, action) for action in each(found)]


def at_a_glance(found: Iterable[Way]) -> Way:
    return max(found, key=lambda way: way.worth)


def foreseeing(found: Sequence[Way], seat: Seat, playing: Sequence[Seat]) -> Way:
    """Return the way that leaves a seat best off once the next one has rolled and acted."""
    best = nlargest(LOOKED_AT, found, key=lambda way: way.worth)
    if best[0].worth == WON:
        return best[0]
    return max(best, key=lambda way: _expected(way.after, seat, playing))


def _expected(table: Table, seat: Seat, playing: Sequence[Seat]) -> float:
    """Return what a table comes to be worth to a seat, over the six faces of the next one's die.

    The next one is taken to do what is best for itself at a glance.
    """
    following = min(playing, key=lambda other: (other - seat - 1) % table.seats)
    total = 0.0
    best: list[Way] = []
    for face in Face:
        if face is Face.WILD:
            continue
        found = ways(table, following, playing, choices(table, following, face))
        if found:
            best.append(at_a_glance(found))
            total += worth(best[-1].after, seat, playing)
        else:
            total += worth(table, seat, playing)
    return (total + worth(at_a_glance(best).after, seat, playing)) / len(Face)


def _way(table: Table, seat: Seat, playing: Sequence[Seat], action: Action | Remove) -> Way:
    after = table.copy()
    do(after, action)
    return Way(action, after, worth(after, seat, playing))
