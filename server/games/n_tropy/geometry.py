"""The pieces of N-Tropy as outlines: how long, how thick, and where they are set up.

Millimetres and radians, seen from the side: x to the right from the middle of the base, y upwards
from the table. All measures are those of the rules page's section 3.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import asin, cos, pi, radians, sin, tan
from typing import NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, float]
Outline: TypeAlias = tuple[Point, ...]
"""The corners of something convex, counterclockwise, from the middle of its body."""


class Pose(NamedTuple):
    """Where the middle of a body is, and the angle of its long axis, counterclockwise from +x."""

    x: float
    y: float
    angle: float


BASE_BODY = 0
"""The number of the base: sphere, legs and fan, one body. The others are sticks."""
NOTCHED = range(1, 5)
SET_UP = 5
LONG = range(5, 51)
"""The long sticks: the one set up, and those that are dealt."""

LENGTH = 144.0
THICK = 9.0
END = 8.0
"""How much of a stick, at either end, meets the sides of others."""
ROUNDING = 0.4
"""The radius of a long stick's corners."""

SPHERE_HEIGHT = 112.0
SPHERE_RADIUS = 36.0
FEET = 60.0
"""How far from the middle the two legs stand; the third leg is drawn only."""
LEG_RADIUS = 4.0

FAN_ANGLES = tuple(radians(degrees) for degrees in (-40.0, -13.5, 13.5, 40.0))
"""Of the four sticks in the sphere, from upright, clockwise."""
FAN_HEIGHTS = (140.0, 169.0, 169.0, 148.0)
"""Where their tips are cut level, above the sphere's centre."""
TIP = 8.0
"""How much of a fan stick, at its top, carries others."""

NOTCHED_THICK = 14.0
NOTCH_DEPTH = 4.0
PEG_RADIUS = 2.5
SLOT_WIDTH = 9.8
CHAMFER = 2.0


class Notched(NamedTuple):
    """One of the four notched sticks, and the two fan sticks whose pegs carry it."""

    left: int
    right: int
    height: float
    """Of its pegs, above the sphere's centre."""
    length: float
    slots: tuple[float, ...]
    """How deep they are, from the left."""


NOTCHED_STICKS = (
    Notched(0, 1, 116.0, 112.0, (4.0, 6.0, 5.0, 7.0)),
    Notched(2, 3, 104.0, 112.0, (7.0, 5.0, 6.0, 4.0)),
    Notched(0, 3, 54.0, 120.0, (5.0, 7.0, 4.0, 6.0)),
    Notched(1, 2, 86.0, 104.0, (6.0, 4.0, 7.0, 5.0)),
)


def tilt(angle: float) -> float:
    """Return how far a long axis is from level, 0 to π/2."""
    return asin(min(1.0, abs(sin(angle))))


def between(one: float, other: float) -> float:
    """Return the angle between two long axes, 0 to π/2."""
    return tilt(one - other)


def rounded(pose: Pose) -> Pose:
    """Return a pose as it is kept and told: to 0.0001 mm, and 0.000001 of a radian."""
    return Pose(round(pose.x, 4), round(pose.y, 4), round(pose.angle, 6))


def along(pose: Pose, distance: float) -> Point:
    """Return the point on a body's long axis so far from its middle."""
    return pose.x + distance * cos(pose.angle), pose.y + distance * sin(pose.angle)


def outward(pose: Pose, point: Point) -> Point:
    """Return where a point of a body is on the table."""
    x, y = point
    turned, raised = cos(pose.angle), sin(pose.angle)
    return pose.x + x * turned - y * raised, pose.y + x * raised + y * turned


def inward(pose: Pose, point: Point) -> Point:
    """Return where a point on the table is, seen from a body: along its axis, and across."""
    x, y = point[0] - pose.x, point[1] - pose.y
    turned, raised = cos(pose.angle), sin(pose.angle)
    return x * turned + y * raised, y * turned - x * raised


def box(left: float, bottom: float, right: float, top: float) -> Outline:
    return ((left, bottom), (right, bottom), (right, top), (left, top))


SHAFT = box(-LENGTH / 2, -THICK / 2, LENGTH / 2, THICK / 2)
ENDS = (
    box(-LENGTH / 2, -THICK / 2, END - LENGTH / 2, THICK / 2),
    box(LENGTH / 2 - END, -THICK / 2, LENGTH / 2, THICK / 2),
)


def fan_point(stick: int, height: float) -> Point:
    """Return a point on a fan stick's axis, so high above the sphere's centre, as seen from it."""
    return height * tan(FAN_ANGLES[stick]), height


def tip(stick: int) -> Outline:
    """Return the level top of a fan stick, as seen from the sphere's centre."""
    top = FAN_HEIGHTS[stick]
    half = THICK / 2 / cos(FAN_ANGLES[stick])
    (low, bottom), (high, _) = fan_point(stick, top - TIP), fan_point(stick, top)
    return ((low - half, bottom), (low + half, bottom), (high + half, top), (high - half, top))


def cap(stick: int) -> Outline:
    """Return what of a fan stick's top carries an upright stick.

    Its sides are straight: what slants would bar the outermost slot of a notched stick.
    """
    top, half = FAN_HEIGHTS[stick], THICK / 2 / cos(FAN_ANGLES[stick])
    middle, _ = fan_point(stick, top)
    return box(middle - half, top - TIP / 2, middle + half, top)


def fan_axis(stick: int, base: Pose) -> float:
    """Return the angle of a fan stick's long axis."""
    return pi / 2 - FAN_ANGLES[stick] + base.angle


def legs() -> tuple[tuple[Point, Point], ...]:
    """Return the axes of the two legs, from under the sphere to the foot, seen from its centre."""
    inner, under = SPHERE_RADIUS * 0.6, -SPHERE_RADIUS * 0.8
    foot = LEG_RADIUS - SPHERE_HEIGHT
    return tuple(((side * inner, under), (side * FEET, foot)) for side in (-1, 1))


def pegs(notched: int) -> tuple[Point, Point]:
    """Return the two pegs of a notched stick, as seen from the sphere's centre."""
    stick = NOTCHED_STICKS[notched - 1]
    return fan_point(stick.left, stick.height), fan_point(stick.right, stick.height)


def in_place(notched: int, base: Pose) -> Pose:
    """Return where a notched stick lies when both its notches sit on their pegs."""
    (left, height), (right, _) = pegs(notched)
    # A peg touches both sides of a notch, a right angle, when its centre is √2 radii from the top.
    seat = NOTCHED_THICK / 2 - NOTCH_DEPTH + PEG_RADIUS * 2**0.5
    x, y = outward(base, ((left + right) / 2, height + seat))
    return Pose(x, y, base.angle)


def notched_outlines(notched: int) -> Iterator[Outline]:
    """Yield the convex parts of a notched stick: its lower side, its teeth, its slots' floors."""
    stick = NOTCHED_STICKS[notched - 1]
    half, top, bottom = stick.length / 2, NOTCHED_THICK / 2, -NOTCHED_THICK / 2
    above = bottom + NOTCH_DEPTH
    (left, _), (right, _) = pegs(notched)
    notch = (right - left) / 2
    yield from _lower_side(half, notch, bottom, above)

    edge = -half
    for middle, depth in zip(slots(notched), stick.slots, strict=True):
        wall = middle - SLOT_WIDTH / 2
        yield _tooth(edge, wall, above, top)
        yield box(wall, above, wall + SLOT_WIDTH, top - depth)
        edge = wall + SLOT_WIDTH
    yield _tooth(edge, half, above, top)


def slots(notched: int) -> tuple[float, ...]:
    """Return the middles of a notched stick's four slots, along it."""
    spacing = (NOTCHED_STICKS[notched - 1].length - 26.0) / 3
    return tuple((slot - 1.5) * spacing for slot in range(4))


def _lower_side(half: float, notch: float, bottom: float, above: float) -> Iterator[Outline]:
    """Yield what is left of a notched stick's lower side beside and between its two notches."""
    wide = NOTCH_DEPTH
    yield ((-half, bottom), (-notch - wide, bottom), (-notch, above), (-half, above))
    yield ((-notch + wide, bottom), (notch - wide, bottom), (notch, above), (-notch, above))
    yield ((notch + wide, bottom), (half, bottom), (half, above), (notch, above))


def _tooth(left: float, right: float, bottom: float, top: float) -> Outline:
    shoulder = top - CHAMFER
    return (
        (left, bottom),
        (right, bottom),
        (right, shoulder),
        (right - CHAMFER, top),
        (left + CHAMFER, top),
        (left, shoulder),
    )
