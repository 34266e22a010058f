"""What a placed stick touches, and which placement of the rules that makes it, or why none.

A stick's neighbours are told apart by whose they are, never counted by points: two flat sides meet
in two. Rules NT3 to NT7, and section 4 of the rules page.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from math import hypot, pi, radians
from typing import NamedTuple, TypeAlias

from server.games.n_tropy.geometry import (
    BASE_BODY,
    LENGTH,
    NOTCHED,
    THICK,
    Pose,
    between,
    fan_axis,
    tilt,
)


class Part(str, Enum):
    """What a stick can touch."""

    STICK = "stick"
    FAN = "fan"
    SPHERE = "sphere"
    LEG = "leg"
    TABLE = "table"


class Owner(NamedTuple):
    """Whose side is touched: a stick by its number, a fan stick by its place, 0 to 3."""

    part: Part
    number: int = 0

    @property
    def body(self) -> int:
        """The number of the stick, or of the base for all else."""
        return self.number if self.part is Part.STICK else BASE_BODY


class Contact(NamedTuple):
    """One step's contact of a stick with something else."""

    owner: Owner
    push: float
    """How hard it is pushed, as a part of its own weight."""
    normal: tuple[float, float]
    """The direction in which it is pushed."""
    spots: tuple[float, ...]
    """Where, along the stick from its middle."""
    above: float
    """How far the lowest of the spots is above its middle."""


class Touch(NamedTuple):
    """The contact of a stick with one owner over many steps."""

    owner: Owner
    rise: float
    """The upward part of the push's direction: 1 is straight up, -1 straight down."""
    spot: float
    """The middle of where it is touched, along it from its middle."""
    patch: float
    """The length along it over which it is touched."""
    above: float

    @property
    def supports(self) -> bool:
        return self.rise > RISE

    @property
    def holds(self) -> bool:
        return self.rise < -RISE


Touches: TypeAlias = Sequence[Touch]

RISE = 0.35
"""Pushed up more steeply than this is a support, down a hold, anything between a side touch."""
FAINT = 0.02
"""A push of less than this part of the stick's weight is no touch."""

MOST_TILT = radians(35)
"""How far from level a balanced stick is at most (NT3)."""
MOST_TILT_LEVEL = radians(15)
"""The same across two sticks (NT5)."""
MOST_LEAN = radians(15)
"""How far from upright a stick is at most that stands on its end (NT6)."""
LEAST_ACROSS = radians(25)
"""The least angle between a stick and the one that it lies across (NT3, NT4)."""
LONGEST_PATCH = 2 * THICK
"""What is touched over more than this lies along (mm)."""
FARTHEST_OFF_CENTRE = LENGTH / 4
"""Of the support of a balanced stick, in mm along it from its middle (NT3)."""
ON_ITS_END = 5.0
"""How near to its end, in mm, an upright stick is carried (NT6)."""
TUCKED = 14.0
"""How near to its end, in mm, a tucked stick is held down (NT4)."""
FULCRUM = THICK / 2
"""How far over the middle of its fulcrum, which is wide, a tucked stick's own middle may be."""
HANGING = 6.0
"""What is carried only from more than this above its middle, in mm, hangs (N3)."""


class Placement(str, Enum):
    """A legal placement."""

    BALANCED = "balanced"
    """NT3: across one stick, in balance."""
    TUCKED = "tucked"
    """NT4: across one stick, out of balance, an end tucked under another."""
    LEVEL = "level"
    """NT5: level across two sticks."""
    UPRIGHT = "upright"
    """NT6: upright on one end, touching one stick."""

    @property
    def points(self) -> int:
        return 1 if self in {Placement.BALANCED, Placement.TUCKED} else 2


class Fault(str, Enum):
    """Why a stick that stands is no placement."""

    SPHERE = "sphere"
    """It touches the sphere (NT7)."""
    LEG = "leg"
    """It touches a leg of the base."""
    TABLE = "table"
    """It touches the table."""
    NOTCHED = "notched"
    """It lies on a notched stick, on which a stick may only stand upright (NT6)."""
    ALONG = "along"
    """It lies along another, not across it (NT3)."""
    SIDE = "side"
    """It leans on the side of another."""
    OFF_CENTRE = "off_centre"
    """What carries it is too far from its middle."""
    STEEP = "steep"
    """It is too steep to lie, and leans too far to stand."""
    ONE_SIDE = "one_side"
    """Both that carry it are on one side of its middle."""
    TOO_MANY = "too_many"
    """It touches more sticks than it may."""
    NOT_TUCKED = "not_tucked"
    """What holds it down is not at its end, or not beyond what carries it (NT4)."""
    NOT_ON_ITS_END = "not_on_its_end"
    """It is upright, but does not stand on its end."""
    HANGING = "hanging"
    """It hangs (N3)."""
    LOOSE = "loose"
    """Nothing carries it."""
    TOO_FEW = "too_few"
    """It is worth one point, and the die asks for two."""
    UPRIGHT = "upright"
    """It stands upright, which is worth two points, and the die asks for one."""


@dataclass(frozen=True)
class Foul:
    """A placement that does not count, and the stick at fault, if there is one (1 to 50)."""

    fault: Fault
    stick: int | None = None


Verdict: TypeAlias = Placement | Foul

FORBIDDEN = {Part.SPHERE: Fault.SPHERE, Part.LEG: Fault.LEG, Part.TABLE: Fault.TABLE}
"""What no stick may touch, and why it is at fault if it does (NT7, N3)."""


def gathered(steps: Sequence[Iterable[Contact]]) -> Touches:
    """Return what a stick touches in at least half of the steps, and not just faintly."""
    found: dict[Owner, list[list[Contact]]] = {}
    for contacts in steps:
        of_step: dict[Owner, list[Contact]] = {}
        for contact in contacts:
            of_step.setdefault(contact.owner, []).append(contact)
        for owner, together in of_step.items():
            found.setdefault(owner, []).append(together)
    touches = []
    for owner in sorted(found):
        touched = [contact for together in found[owner] for contact in together]
        push = sum(contact.push for contact in touched) / len(found[owner])
        if 2 * len(found[owner]) >= len(steps) and push >= FAINT:
            touches.append(_touch(owner, touched))
    return touches


def _touch(owner: Owner, contacts: Sequence[Contact]) -> Touch:
    """Return what contacts with one owner come to: each counts as much as it pushes."""
    x = sum(contact.push * contact.normal[0] for contact in contacts)
    y = sum(contact.push * contact.normal[1] for contact in contacts)
    spots = [spot for contact in contacts for spot in contact.spots]
    low, high = min(spots), max(spots)
    above = min(contact.above for contact in contacts)
    return Touch(owner, y / (hypot(x, y) or 1.0), (low + high) / 2, high - low, above)


def hanging(touches: Touches) -> bool:
    """Return whether a stick is carried, and only from well above its middle (N3)."""
    supports = [touch for touch in touches if touch.supports]
    return bool(supports) and all(touch.above > HANGING for touch in supports)


def verdict(touches: Touches, pose: Pose, poses: Mapping[int, Pose]) -> Verdict:
    """Return which placement a stick is that stands, or why it is none.

    `pose` is the stick's, `poses` those of all bodies.
    """
    for touch in touches:
        if touch.owner.part in FORBIDDEN:
            return Foul(FORBIDDEN[touch.owner.part])
    if hanging(touches):
        return Foul(Fault.HANGING)
    if pi / 2 - tilt(pose.angle) <= MOST_LEAN:
        return _upright(touches)
    return _lying(touches, pose, poses)


def _upright(touches: Touches) -> Verdict:
    if not touches:
        return Foul(Fault.LOOSE)
    if len(touches) > 1:
        return Foul(Fault.TOO_MANY, _stick(touches[-1]))
    (touch,) = touches
    if not touch.supports:
        return Foul(Fault.SIDE, _stick(touch))
    if LENGTH / 2 - abs(touch.spot) > ON_ITS_END:
        return Foul(Fault.NOT_ON_ITS_END, _stick(touch))
    return Placement.UPRIGHT


def _lying(touches: Touches, pose: Pose, poses: Mapping[int, Pose]) -> Verdict:
    for touch in touches:
        if touch.owner.part is Part.STICK and touch.owner.number in NOTCHED:
            return Foul(Fault.NOTCHED, touch.owner.number)
    supports = [touch for touch in touches if touch.supports]
    holds = [touch for touch in touches if touch.holds]
    for touch in touches:
        if touch not in supports and touch not in holds:
            return Foul(Fault.SIDE, _stick(touch))
    for touch in supports:
        if touch.patch > LONGEST_PATCH:
            return Foul(Fault.ALONG, _stick(touch))
    match supports, holds:
        case [support], []:
            return _balanced(support, pose, poses)
        case [support], [hold]:
            return _tucked(support, hold, pose, poses)
        case [one, other], []:
            return _level(one, other, pose)
        case [], _:
            return Foul(Fault.LOOSE)
    return Foul(Fault.TOO_MANY, _stick((supports[2:] or holds)[0]))


def _balanced(support: Touch, pose: Pose, poses: Mapping[int, Pose]) -> Verdict:
    if not _across(support, pose, poses):
        return Foul(Fault.ALONG, _stick(support))
    if tilt(pose.angle) > MOST_TILT:
        return Foul(Fault.STEEP)
    if abs(support.spot) > FARTHEST_OFF_CENTRE:
        return Foul(Fault.OFF_CENTRE, _stick(support))
    return Placement.BALANCED


def _tucked(support: Touch, hold: Touch, pose: Pose, poses: Mapping[int, Pose]) -> Verdict:
    if not _across(support, pose, poses):
        return Foul(Fault.ALONG, _stick(support))
    side = 1 if hold.spot > 0 else -1
    beyond = -FULCRUM < side * support.spot < side * hold.spot
    if not beyond or LENGTH / 2 - abs(hold.spot) > TUCKED:
        return Foul(Fault.NOT_TUCKED, _stick(hold))
    return Placement.TUCKED


def _level(one: Touch, other: Touch, pose: Pose) -> Verdict:
    if one.spot * other.spot >= 0:
        return Foul(Fault.ONE_SIDE, _stick(other))
    if tilt(pose.angle) > MOST_TILT_LEVEL:
        return Foul(Fault.STEEP)
    return Placement.LEVEL


def _across(touch: Touch, pose: Pose, poses: Mapping[int, Pose]) -> bool:
    owner = touch.owner
    if owner.part is Part.FAN:
        axis = fan_axis(owner.number, poses[BASE_BODY])
    else:
        axis = poses[owner.number].angle
    return between(axis, pose.angle) >= LEAST_ACROSS


def _stick(touch: Touch) -> int | None:
    return touch.owner.number if touch.owner.part is Part.STICK else None
