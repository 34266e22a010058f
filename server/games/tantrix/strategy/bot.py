"""The strategy game's bots: a beginner a child can beat, a fair one, and a strong one.

All see the view and nothing else: the bag's tiles but not their order, which they guess. The
strong one thinks in so many nodes, a number that the view decides, and so chooses the same again
whatever the machine; only a table that waits too long for it takes the fair one's choice instead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TypeAlias

from server.games.game import Bot, Seat, Slow
from server.games.tantrix.board import Cell, read_spot
from server.games.tantrix.strategy.course import Course
from server.games.tantrix.strategy.judgement import Way
from server.games.tantrix.strategy.messages import Phase, Place, StrategyView
from server.games.tantrix.strategy.search import Nodes, far_sighted, greedy
from server.games.tantrix.strategy.sight import course_of

Choose: TypeAlias = Callable[[StrategyView, Seat, Random], Place | None]

NODES = 2500
"""How many tiles the strong one lays in thought before it lays one."""

FEWEST_NODES = 100

UNHURRIED = 180.0
"""With fewer seconds on its clock the strong one thinks less, in proportion."""

LONGEST = 12.0
"""Seconds that its choice may take, however busy the machine."""


def beginner(view: StrategyView, seat: Seat, random: Random) -> Place | None:
    """Lay any tile anywhere the rules allow."""
    if view.mover != seat:
        return None
    offered = view.free or {cell: space.fits for cell, space in view.forced.items()}
    ways = [
        Way(read_spot(cell), int(tile), rotation)
        for cell, fits in offered.items()
        for tile, rotations in fits.items()
        for rotation in rotations
    ]
    return _placed(random.choice(sorted(ways)))


def fair(view: StrategyView, seat: Seat, random: Random) -> Place | None:
    """Lay what is best for one's own line, and worst for the others', at this moment."""
    if view.mover != seat:
        return None
    return _placed(greedy(_guessed(view, random), random))


def strong(nodes: int = NODES) -> Choose:
    """Return a bot that thinks ahead by so many nodes, or fewer when its clock runs low."""

    def choose(view: StrategyView, seat: Seat, random: Random) -> Place | None:
        if view.mover != seat:
            return None
        budget = max(FEWEST_NODES, int(nodes * _unhurried(view, seat)))
        return _placed(far_sighted(_guessed(view, random), random, Nodes(min(nodes, budget))))

    return choose


def _pace(shortest: float, longest: float) -> Callable[[StrategyView, Seat, Random], float]:
    """Return how long a bot seems to think: half as long where it is forced, less in a hurry."""

    def pace(view: StrategyView, seat: Seat, random: Random) -> float:
        easy = 1.0 if view.phase is Phase.FREE else 0.5
        return random.uniform(shortest, longest) * easy * max(0.1, _unhurried(view, seat))

    return pace


def _limit(view: StrategyView, seat: Seat) -> float:
    """Return for how many seconds the strong one may think."""
    return max(1.0, LONGEST * _unhurried(view, seat))


BOTS: Mapping[str, Bot] = {
    "beginner": Bot(beginner, _pace(1.6, 3.2)),
    "fair": Bot(fair, _pace(1.2, 2.4)),
    "strong": Bot(strong(), _pace(0.8, 1.6), Slow(_limit, fair)),
}


def _unhurried(view: StrategyView, seat: Seat) -> float:
    """Return 1 while there is time enough or no clock, and less towards an empty clock."""
    clock = view.clocks.get(str(seat))
    return 1.0 if clock is None else max(0.0, min(1.0, clock.left / UNHURRIED))


def _guessed(view: StrategyView, random: Random) -> Course:
    """Return the course a view tells of, with the bag in an order of one's own."""
    bag = sorted(int(tile) for tile in view.bag)
    random.shuffle(bag)
    return course_of(view, bag)


def _placed(way: Way) -> Place:
    return Place(tile=way.tile, cell=Cell.at(way.spot), rotation=way.rotation)
