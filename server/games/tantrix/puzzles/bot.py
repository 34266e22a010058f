"""Bots for puzzles: they know the way, and differ in how long they look for the next tile."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from random import Random

from server.games.game import Bot, Seat, Slow
from server.games.tantrix.puzzles.hints import LayNext, NotFound, TakeBack
from server.games.tantrix.puzzles.messages import Lay, Lift, PuzzleView
from server.games.tantrix.puzzles.sight import answer, task_of
from server.games.tantrix.puzzles.solutions import known

LONGEST = 5.0
"""Seconds a bot may look for its way."""

LOOKS = 100
"""How often it asks meanwhile whether it is over: a number, as a choice must not depend on the
machine, and an end to the thread that looks."""


def follow(view: PuzzleView, seat: Seat, random: Random) -> Lay | Lift | None:
    """Return the next step to a solution: to one known by heart, where there is any."""
    looks = 0 if known(task_of(view.task)) else LOOKS
    looked = count()
    match answer(view, seat, lambda: next(looked) >= looks):
        case LayNext(tile=tile, cell=cell, rotation=rotation):
            return Lay(tile=tile, cell=cell, rotation=rotation)
        case TakeBack(tiles=tiles):
            return Lift(tile=tiles[0])
        case NotFound():
            return None


def _bot(shortest: float, longest: float) -> Bot:
    """Return a bot that takes so many seconds for each tile."""
    return Bot(
        choose=follow,
        pace=lambda view, seat, random: random.uniform(shortest, longest),
        slow=Slow(limit=lambda view, seat: LONGEST, haste=lambda view, seat, random: None),
    )


BOTS: Mapping[str, Bot] = {
    "beginner": _bot(12.0, 22.0),
    "fair": _bot(7.0, 12.0),
    "strong": _bot(3.0, 6.0),
}
