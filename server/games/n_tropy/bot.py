"""N-Tropy's bots: they take a stick, look for a place, carry it there and let go, for all to see.

A beginner goes by its eyes alone, and trembles; a fair one tries a place or two with its fingers
first; a strong one also thinks of what will be possible after it, and never trembles of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import radians
from random import Random
from typing import NamedTuple, TypeAlias

from server.games.game import Adviser, Bot, Seat, Slow
from server.games.n_tropy.geometry import Pose
from server.games.n_tropy.messages import Carry, Pick, Release
from server.games.n_tropy.offers import offers
from server.games.n_tropy.search import bears_another, free_sites, ranked, sample, set_aside, tried
from server.games.n_tropy.sight import standing_of_view
from server.games.n_tropy.sites import Site
from server.games.n_tropy.structure import Standing
from server.games.n_tropy.view import NTropyView, Offers, Phase

Move: TypeAlias = Pick | Carry | Release

LONGEST = 15.0
"""Seconds that looking for a place may take, however busy the machine: mostly it takes 1 to 3."""
ADVICE = 12.0
"""Seconds that an answer to who asks may take."""
CARRY = 2.2
"""Seconds of a journey."""


class Level(NamedTuple):
    """How a bot looks, and how sure its hand is."""

    seen: int
    """How many places it considers."""
    foresees: bool
    """Whether it prefers those that leave the most possible."""
    trials: int
    """How many places it tries before it gives up; one that tries none trusts its eyes."""
    off: float
    """How far it misses at most, in millimetres and in degrees."""


LEVELS: Mapping[str, Level] = {
    "beginner": Level(seen=6, foresees=False, trials=0, off=2.5),
    "fair": Level(seen=12, foresees=False, trials=2, off=1.0),
    "strong": Level(seen=16, foresees=True, trials=10, off=0.0),
}


def beginner(view: NTropyView, seat: Seat, random: Random) -> Move | None:
    return _move(view, seat, random, LEVELS["beginner"])


def fair(view: NTropyView, seat: Seat, random: Random) -> Move | None:
    return _move(view, seat, random, LEVELS["fair"])


def strong(view: NTropyView, seat: Seat, random: Random) -> Move | None:
    return _move(view, seat, random, LEVELS["strong"])


def hasty(view: NTropyView, seat: Seat, random: Random) -> Move | None:
    """Do what takes no thought: a stick that finds no place is put down beside everything."""
    if _on_its_way(view):
        return None
    return _handled(view, seat, random) or _carried(set_aside(standing_of_view(view)))


def _move(view: NTropyView, seat: Seat, random: Random, level: Level) -> Move | None:
    if view.active != seat or view.phase not in (Phase.PICK, Phase.CARRY) or _on_its_way(view):
        return None
    return _handled(view, seat, random) or _carried(found(view, random, level))


def _on_its_way(view: NTropyView) -> bool:
    return view.held is not None and view.held.journey is not None


def _handled(view: NTropyView, seat: Seat, random: Random) -> Move | None:
    """Return what needs no place: taking a stick, and letting it go where it was carried."""
    if view.held is None:
        return Pick()
    if not view.held.carried:
        return None
    # One that would not go, being inside another, is let go a little higher the next time.
    higher = random.uniform(0.0, 1.0)
    return Release(x=view.held.x, y=view.held.y + higher, angle=view.held.angle)


def _carried(pose: Pose) -> Carry:
    return Carry(x=pose.x, y=pose.y, angle=pose.angle, seconds=CARRY)


def found(view: NTropyView, random: Random, level: Level) -> Pose:
    """Return where a bot would let its stick go; beside everything, when it sees no place."""
    assert view.held is not None
    standing, stick = standing_of_view(view), view.held.stick
    sites = sample(free_sites(standing, view.points), level.seen, random)
    if level.foresees:
        sites = ranked(standing, stick, sites, random)
    site = _first_that_holds(standing, stick, sites, view.points, level)
    if site is None:
        return set_aside(standing)
    return _missed(site.pose, level.off, random)


def _first_that_holds(
    standing: Standing, stick: int, sites: Sequence[Site], points: int, level: Level
) -> Site | None:
    """Return the first place where the stick stays as asked: at best one that bears another."""
    if level.trials == 0:
        return next(iter(sites), None)
    second_best = None
    for site in sites[: level.trials]:
        trial = tried(standing, stick, site.pose)
        if not trial.meets(points):
            continue
        if not level.foresees or points == 1 or bears_another(trial.standing, stick):
            return site
        second_best = second_best or site
    return second_best


def _missed(pose: Pose, off: float, random: Random) -> Pose:
    angle = pose.angle + radians(random.uniform(-off, off))
    return Pose(pose.x + random.uniform(-off, off), pose.y + random.uniform(0, off), angle)


def _pace(view: NTropyView, seat: Seat, random: Random) -> float:
    if view.held is None:
        return random.uniform(0.8, 1.6)
    return random.uniform(0.4, 1.0)


def _bot(choose: Callable[[NTropyView, Seat, Random], Move | None]) -> Bot:
    return Bot(choose, _pace, Slow(lambda view, seat: LONGEST, hasty, process=True))


BOTS: Mapping[str, Bot] = {
    "beginner": _bot(beginner),
    "fair": _bot(fair),
    "strong": _bot(strong),
}

ADVISER = Adviser(answer=offers, seconds=ADVICE, otherwise=Offers(), process=True)
