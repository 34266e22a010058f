"""Looks for a place for a stick as one would with one's eyes and then with one's fingers.

First by geometry: where it has room, and what would still be possible afterwards. Then by trying:
on a structure of its own, made from the same canonical state as the real one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from math import hypot
from random import Random

from server.games.n_tropy.contacts import Placement, Verdict, verdict
from server.games.n_tropy.geometry import LENGTH, LONG, Pose
from server.games.n_tropy.sites import Site, Sites
from server.games.n_tropy.structure import SETTLE, Overlaps, Standing, Structure

SLACK = 0.3
"""How deep in something, in mm, a stick may be where it has room: letting go pushes it out."""
ANOTHER = 6.0
"""Tops nearer to each other than this count as one."""
LOOK = 480
"""The steps between two looks at a stick that was let go."""
LOST = 20.0
"""What has moved this far, in mm, falls."""
PLENTY = 10
"""More upright places than this are not worth more."""


@dataclass(frozen=True)
class Trial:
    """What came of letting a stick go on a structure of one's own."""

    verdict: Verdict | None
    """None: something fell."""
    standing: Standing
    """What stands then."""

    def meets(self, points: int) -> bool:
        """Return whether it is what the die asks for."""
        return isinstance(self.verdict, Placement) and self.verdict.points == points


def free_sites(standing: Standing, points: int) -> list[Site]:
    """Return where a stick has room for a placement of so many points."""
    sites = Sites.of(standing.poses)
    structure = Structure(standing)
    found = sites.one_point() if points == 1 else sites.two_points()
    return [site for site in found if structure.has_room(site.pose, SLACK)]


def openness(standing: Standing) -> float:
    """Return how much would be possible on a structure: places to balance count most."""
    sites, structure = Sites.of(standing.poses), Structure(standing)
    balanced = list(_apart(_with_room(structure, sites.balanced())))
    upright = list(_apart(_with_room(structure, sites.upright())))
    return len(balanced) + 0.3 * min(len(upright), PLENTY)


def after(standing: Standing, stick: int, site: Site) -> Standing:
    """Return the structure as it would be if a stick stayed exactly where it is put."""
    upright = standing.upright
    if site.placement is Placement.UPRIGHT:
        upright |= {stick}
    return Standing({**standing.poses, stick: site.pose}, upright)


def ranked(standing: Standing, stick: int, sites: Sequence[Site], random: Random) -> list[Site]:
    """Return sites, those that leave the most possible first; the doubtful kind last."""

    def promise(site: Site) -> tuple[bool, float, float]:
        left = openness(after(standing, stick, site))
        return site.placement is not Placement.TUCKED, left, random.random()

    return sorted(sites, key=promise, reverse=True)


def sample(sites: Sequence[Site], most: int, random: Random) -> list[Site]:
    """Return a few of many sites, of each placement some."""
    kinds: dict[Placement, list[Site]] = {}
    for site in random.sample(sites, len(sites)):
        kinds.setdefault(site.placement, []).append(site)
    rounds = zip_longest(*kinds.values())
    return [site for of_each in rounds for site in of_each if site is not None][:most]


def tried(standing: Standing, stick: int, pose: Pose, steps: int = SETTLE) -> Trial:
    """Return what comes of letting a stick go: no verdict, if it is for less than five seconds."""
    structure = Structure(standing)
    try:
        let_go = structure.release(stick, pose)
    except Overlaps:
        return Trial(None, standing)
    start = {**standing.poses, stick: let_go}
    while structure.steps < steps:
        structure.step(LOOK)
        if any(_far(structure.poses[body], start[body]) > LOST for body in start):
            return Trial(None, structure.standing())
    if structure.fallen():
        return Trial(None, structure.standing())
    after, judged = structure.standing(), None
    if structure.steps >= SETTLE:
        judged = verdict(structure.touching(stick), after.poses[stick], after.poses)
    return Trial(judged, after)


def bears_another(standing: Standing, stick: int) -> bool:
    """Return whether a stick could be balanced on one that stands, for a second at least.

    When there is no other left, nothing more has to be borne.
    """
    others = set(LONG) - standing.poses.keys()
    if not others:
        return True
    sites, other = Sites.of(standing.poses), min(others)
    on_it = (site.pose for site in sites.balanced() if site.on == (stick,))
    return any(
        other in trial.standing.poses and _far(trial.standing.poses[other], pose) < LOST
        for pose in on_it
        for trial in [tried(standing, other, pose, 2 * LOOK)]
    )


def set_aside(standing: Standing) -> Pose:
    """Return where a stick harms nothing: beside everything, from where it falls down."""
    right = max(pose.x for body, pose in standing.poses.items() if body in LONG or body == 0)
    return Pose(right + LENGTH, LENGTH, 0.0)


def _with_room(structure: Structure, sites: Iterable[Site]) -> Iterator[Site]:
    return (site for site in sites if structure.has_room(site.pose, SLACK))


def _apart(sites: Iterable[Site]) -> Iterator[Site]:
    """Yield sites that are not nearly the same as one before."""
    seen: list[Pose] = []
    for site in sites:
        if all(_far(site.pose, pose) > ANOTHER for pose in seen):
            seen.append(site.pose)
            yield site


def _far(one: Pose, other: Pose) -> float:
    """Return how far a body moved, its turning counted at half its length."""
    return hypot(one.x - other.x, one.y - other.y) + abs(one.angle - other.angle) * LENGTH / 2
