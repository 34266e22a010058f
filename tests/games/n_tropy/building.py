"""How the tests build: poses in words, sticks put into a structure, sticks let go on it."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, radians, sin

from server.games.n_tropy import geometry
from server.games.n_tropy.contacts import Verdict, verdict
from server.games.n_tropy.geometry import BASE_BODY, LENGTH, NOTCHED, SET_UP, THICK, Pose
from server.games.n_tropy.structure import BASE, SETTLE, Standing, Structure

ON_SET_UP = BASE.poses[SET_UP].y + THICK / 2
"""How high the upper side of the set-up stick is."""


def put_together() -> Standing:
    """Return the base as hands put it together, before it has come to rest."""
    base = Pose(0.0, geometry.SPHERE_HEIGHT, 0.0)
    on_top = geometry.SPHERE_HEIGHT + geometry.FAN_HEIGHTS[1] + THICK / 2
    poses = {BASE_BODY: base, SET_UP: Pose(0.0, on_top, 0.0)}
    poses |= {notched: geometry.in_place(notched, base) for notched in NOTCHED}
    return Standing(poses, frozenset())


def upright(x: float, on: float) -> Pose:
    """Return an upright stick whose lower end is at a height."""
    return Pose(x, on + LENGTH / 2, pi / 2)


def in_slot(notched: int, slot: int) -> Pose:
    """Return an upright stick in a slot of a notched stick, 1 to 4 from the left."""
    lies, depth = BASE.poses[notched], geometry.NOTCHED_STICKS[notched - 1].slots[slot - 1]
    x = lies.x + geometry.slots(notched)[slot - 1]
    return upright(x, on=lies.y + geometry.NOTCHED_THICK / 2 - depth)


def level(x: float, on: float) -> Pose:
    """Return a level stick on something at a height."""
    return Pose(x, on + THICK / 2, 0.0)


def on_tip(fan: int, off: float = 0.0) -> Pose:
    """Return a level stick on the tip of a fan stick, 1 to 4 from the left, so far off balance."""
    x, y = geometry.fan_point(fan - 1, geometry.FAN_HEIGHTS[fan - 1])
    return level(x + off, on=geometry.SPHERE_HEIGHT + y)


def sloping(degrees: float, over: float, height: float, middle: float) -> Pose:
    """Return a stick at a slope whose lower side passes over a point, its middle at an x."""
    slope = radians(degrees)
    rise = (middle - over) * sin(slope) / cos(slope)
    return Pose(middle, height + rise + THICK / 2 / cos(slope), slope)


def standing(sticks: Mapping[int, Pose], upright: set[int] | None = None) -> Standing:
    """Return the base with sticks put on it; all are upright unless it is told which are."""
    return Standing({**BASE.poses, **sticks}, frozenset(sticks if upright is None else upright))


def let_go(stick: int, pose: Pose, on: Standing = BASE) -> Structure:
    """Return a structure 5 s after a stick was let go on it."""
    structure = Structure(on)
    structure.release(stick, pose)
    structure.step(SETTLE)
    return structure


def judged(structure: Structure, stick: int) -> Verdict:
    """Return what the stick let go 5 s before came to."""
    poses = structure.poses
    return verdict(structure.touching(stick), poses[stick], poses)
