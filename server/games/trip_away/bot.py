"""Trip Away's bots: a beginner a child can beat, a fair one, and one that reckons with the die.

None says that it passes: the reason stands to be read, and the turn goes on by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TypeAlias

from server.games.game import Bot, Seat, Slow
from server.games.trip_away.actions import each
from server.games.trip_away.judgement import worth
from server.games.trip_away.messages import (
    Phase,
    Roll,
    TripAwayCommand,
    TripAwayView,
)
from server.games.trip_away.search import best, foreseeing, ways
from server.games.trip_away.sight import playing, table_of

Choose: TypeAlias = Callable[[TripAwayView, Seat, Random], TripAwayCommand | None]

CARELESS = 1 / 3
"""How often the beginner does anything at all."""

LONGEST = 3.0
"""Seconds that the strong one's choice may take, however busy the machine: mostly it takes 0.1."""


def beginner(view: TripAwayView, seat: Seat, random: Random) -> TripAwayCommand | None:
    """Do what is best at this moment two times out of three, and anything the third time."""
    if not _may_choose(view, seat) or random.random() >= CARELESS:
        return fair(view, seat, random)
    return random.choice(list(each(view.choices)))


def fair(view: TripAwayView, seat: Seat, random: Random) -> TripAwayCommand | None:
    """Do what is best at this moment."""
    if not _may_choose(view, seat):
        return _rolled(view, seat)
    table, those = table_of(view), playing(view)
    found = ways(table, view.choices, lambda after: worth(after, seat, those))
    random.shuffle(found)
    return best(found).action


def strong(view: TripAwayView, seat: Seat, random: Random) -> TripAwayCommand | None:
    """Do what is best once the next one has rolled, whatever that may be."""
    if not _may_choose(view, seat) or view.phase is Phase.REMOVAL:
        return fair(view, seat, random)
    return foreseeing(table_of(view), view.choices, seat, playing(view)).action


def _may_choose(view: TripAwayView, seat: Seat) -> bool:
    return view.active == seat and view.phase in (Phase.ACT, Phase.REMOVAL)


def _rolled(view: TripAwayView, seat: Seat) -> Roll | None:
    return Roll() if view.active == seat and view.phase is Phase.ROLL else None


def _pace(shortest: float, longest: float) -> Callable[[TripAwayView, Seat, Random], float]:
    """Return how long a bot seems to think: it rolls without thinking."""

    def pace(view: TripAwayView, seat: Seat, random: Random) -> float:
        if view.phase is Phase.ROLL:
            return random.uniform(0.5, 1.0)
        return random.uniform(shortest, longest)

    return pace


BOTS: Mapping[str, Bot] = {
    "beginner": Bot(beginner, _pace(1.6, 3.0)),
    "fair": Bot(fair, _pace(1.3, 2.4)),
    "strong": Bot(strong, _pace(1.0, 2.0), Slow(lambda view, seat: LONGEST, fair)),
}
