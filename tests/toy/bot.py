"""Two bots that play Pebbles."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from server.games.game import Bot, Seat
from tests.toy.messages import PebblesView, Take

MOST = 3


def novice(view: PebblesView, seat: Seat, random: Random) -> Take | None:
    """Take any number."""
    if not _may_take(view, seat):
        return None
    return Take(pebbles=random.randint(1, min(MOST, view.heap)))


def expert(view: PebblesView, seat: Seat, random: Random) -> Take | None:
    """Leave a multiple of four: between two, whoever has to take from one loses."""
    if not _may_take(view, seat):
        return None
    return Take(pebbles=view.heap % (MOST + 1) or 1)


def pace(view: PebblesView, seat: Seat, random: Random) -> float:
    return random.uniform(0.5, 1.0)


BOTS: Mapping[str, Bot] = {"novice": Bot(novice, pace), "expert": Bot(expert, pace)}


def _may_take(view: PebblesView, seat: Seat) -> bool:
    return view.turn == seat and view.heap > 0
