"""Where the held stick could go, for those who ask: the adviser of N-Tropy.

Each place is tried before it is offered, exactly and a little off, as a hand would miss it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from math import radians
from random import Random

from server.games.game import Seat
from server.games.n_tropy.geometry import Pose
from server.games.n_tropy.search import free_sites, ranked, sample, tried
from server.games.n_tropy.sight import standing_of_view
from server.games.n_tropy.sites import Site
from server.games.n_tropy.structure import Standing
from server.games.n_tropy.view import NTropyView, Offer, Offers, Reliability

MOST = 6
"""Places offered at most."""
LOOKED_AT = 24
"""Places considered at most."""
MISSES = (Pose(1.0, 0.4, radians(1)), Pose(-1.0, 0.4, radians(-1)))
"""By how much a hand may miss, one way and the other."""
BY_HOLDING = (Reliability.POOR, Reliability.FAIR, Reliability.GOOD)
"""By how many of the misses hold."""


def offers(view: NTropyView, seat: Seat, over: Callable[[], bool]) -> Offers:
    """Return places for the stick in hand or on top of the rack, the surest first."""
    standing = standing_of_view(view)
    stick = view.held.stick if view.held else view.players[str(seat)].rack[-1]
    random = Random(view.turn)  # the same question has the same answer
    sites = sample(free_sites(standing, view.points), LOOKED_AT, random)
    found = _found(standing, stick, ranked(standing, stick, sites, random), over)
    best_first = sorted(islice(found, MOST), key=lambda offer: -BY_HOLDING.index(offer.reliability))
    return Offers(offers=best_first)


def _found(
    standing: Standing, stick: int, sites: list[Site], over: Callable[[], bool]
) -> Iterator[Offer]:
    for site in sites:
        if over():
            return
        if _holds(standing, stick, site.pose, site.placement.points):
            holding = sum(
                _holds(standing, stick, _off(site.pose, miss), site.placement.points)
                for miss in MISSES
            )
            yield Offer(
                x=site.pose.x,
                y=site.pose.y,
                angle=site.pose.angle,
                placement=site.placement.value,
                on=sorted(set(site.on)),
                reliability=BY_HOLDING[holding],
            )


def _holds(standing: Standing, stick: int, pose: Pose, points: int) -> bool:
    return tried(standing, stick, pose).meets(points)


def _off(pose: Pose, miss: Pose) -> Pose:
    return Pose(pose.x + miss.x, pose.y + miss.y, pose.angle + miss.angle)
