"""What a bot finds to do: what is best at a glance, or after the next one's roll of the die."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from heapq import nlargest
from typing import NamedTuple, TypeAlias

from server.games.game import Seat
from server.games.trip_away.actions import choices, do, each
from server.games.trip_away.judgement import chance
from server.games.trip_away.messages import Action, Choices, Face, Remove
from server.games.trip_away.table import Table

LOOKED_AT = 6
"""Of so many ways, the likeliest at once, the next one's turn is thought through."""

FIVE = [face for face in Face if face is not Face.WILD]

Judge: TypeAlias = Callable[[Table], float]


class Way(NamedTuple):
    """Something that can be done, what comes of it, and how good that is."""

    action: Action | Remove
    after: Table
    value: float


def ways(table: Table, found: Choices, judge: Judge) -> list[Way]:
    """Return all that may be done."""
    return [_way(table, action, judge) for action in each(found)]


def best(found: Iterable[Way]) -> Way:
    return max(found, key=lambda way: way.value)


def foreseeing(table: Table, found: Choices, seat: Seat, playing: Sequence[Seat]) -> Way:
    """Return the way that leaves a seat the best chance once the next one has rolled and acted."""
    following = _after(seat, table, playing)
    all_ways = ways(table, found, lambda after: chance(after, seat, following, playing))
    likeliest = nlargest(LOOKED_AT, all_ways, key=lambda way: way.value)
    if likeliest[0].value == 1.0:
        return likeliest[0]
    return max(likeliest, key=lambda way: _expected(way.after, seat, following, playing))


def _expected(table: Table, seat: Seat, following: Seat, playing: Sequence[Seat]) -> float:
    """Return a seat's chance over the six faces of the next one's die.

    The next one does what gives itself the best chance at once; where it can do nothing, the
    table stays as it is.
    """
    then = _after(following, table, playing)
    replies = [
        ways(
            table,
            choices(table, following, face),
            lambda after: chance(after, following, then, playing),
        )
        for face in FIVE
    ]
    after = [best(found).after if found else table for found in replies]
    after.append(best(reply for found in replies for reply in found).after)
    return sum(chance(reached, seat, then, playing) for reached in after) / len(after)


def _after(seat: Seat, table: Table, playing: Sequence[Seat]) -> Seat:
    """Return whose turn it is after a seat's."""
    return min(playing, key=lambda other: (other - seat - 1) % table.seats)


def _way(table: Table, action: Action | Remove, judge: Judge) -> Way:
    after = table.copy()
    do(after, action)
    return Way(action, after, judge(after))
