"""The bodies and shapes of the pieces, and which kinds of shape meet each other.

The middles of long sticks pass in front of and behind each other; only the last 8 mm of a stick,
its end pieces, meet the sides of others. In a plane where everything is solid, every second stick
would bar the next; like this the picture becomes a true tangle, and nothing is lost, since every
legal support is an end against a side. Who meets whom is told to the engine by shape filters alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import copysign
from typing import TypeAlias

import pymunk

from server.games.n_tropy import geometry
from server.games.n_tropy.contacts import Owner, Part
from server.games.n_tropy.geometry import (
    BASE_BODY,
    LENGTH,
    NOTCHED,
    NOTCHED_THICK,
    THICK,
    Outline,
    Pose,
)

WOOD = 0.7
FEET = 0.9
MASS = 6.74
DENSITY = MASS / LENGTH / THICK
BASE_MASS = 100.0
BASE_MOMENT = BASE_MASS * 80**2

_TABLE, _SPHERE, _LEG, _TIP, _CAP = (1 << bit for bit in range(5))
_SHAFT, _END, _UPRIGHT_SHAFT, _UPRIGHT_END = (1 << bit for bit in range(5, 9))
_PEGS = {notched: 1 << 8 + notched for notched in NOTCHED}
_NOTCHED = {notched: 1 << 12 + notched for notched in NOTCHED}
_ENDS = _END | _UPRIGHT_END
_ALL_NOTCHED = sum(_NOTCHED.values())

_MEETS = {
    _TABLE: _SHAFT | _UPRIGHT_SHAFT | _ALL_NOTCHED | _LEG,
    _SPHERE: _SHAFT | _UPRIGHT_SHAFT | _ALL_NOTCHED,
    _LEG: _TABLE | _ENDS | _ALL_NOTCHED,
    _TIP: _SHAFT,
    _CAP: _UPRIGHT_END,
    _SHAFT: _TABLE | _SPHERE | _TIP | _ENDS,
    _END: _SHAFT | _LEG | _ALL_NOTCHED,
    _UPRIGHT_SHAFT: _TABLE | _SPHERE,
    _UPRIGHT_END: _SHAFT | _LEG | _CAP | _ALL_NOTCHED | _UPRIGHT_END,
    **{_PEGS[notched]: _NOTCHED[notched] for notched in NOTCHED},
    **{_NOTCHED[notched]: _TABLE | _SPHERE | _LEG | _ENDS | _PEGS[notched] for notched in NOTCHED},
}
"""What each kind of shape meets."""


Shapes: TypeAlias = Iterator[tuple[pymunk.Shape, Owner]]
"""Shapes, and whose they are when they are touched."""


def body(number: int, pose: Pose) -> pymunk.Body:
    if number == BASE_BODY:
        mass, moment = BASE_MASS, BASE_MOMENT
    else:
        long, thick = LENGTH, THICK
        if number in NOTCHED:
            long, thick = geometry.NOTCHED_STICKS[number - 1].length, NOTCHED_THICK
        mass = DENSITY * long * thick
        moment = pymunk.moment_for_box(mass, (long, thick))
    body = pymunk.Body(mass, moment)
    body.position = pose.x, pose.y
    body.angle = pose.angle
    return body


def table_shapes(body: pymunk.Body) -> Shapes:
    yield _poly(body, geometry.box(-5000, -100, 5000, 0), _TABLE, FEET), Owner(Part.TABLE)


def base_shapes(body: pymunk.Body) -> Shapes:
    yield _round(pymunk.Circle(body, geometry.SPHERE_RADIUS), _SPHERE), Owner(Part.SPHERE)
    for inner, foot in geometry.legs():
        leg = pymunk.Segment(body, inner, foot, geometry.LEG_RADIUS)
        yield _round(leg, _LEG, FEET), Owner(Part.LEG)
    for fan in range(len(geometry.FAN_ANGLES)):
        yield _poly(body, geometry.tip(fan), _TIP), Owner(Part.FAN, fan)
        yield _poly(body, geometry.cap(fan), _CAP), Owner(Part.FAN, fan)
    for notched in NOTCHED:
        for peg in geometry.pegs(notched):
            circle = pymunk.Circle(body, geometry.PEG_RADIUS, peg)
            yield _round(circle, _PEGS[notched]), Owner(Part.FAN)


def notched_shapes(body: pymunk.Body, number: int) -> Shapes:
    for outline in geometry.notched_outlines(number):
        yield _poly(body, outline, _NOTCHED[number]), Owner(Part.STICK, number)


def long_shapes(body: pymunk.Body, number: int, upright: bool) -> Shapes:
    shaft, end = (_UPRIGHT_SHAFT, _UPRIGHT_END) if upright else (_SHAFT, _END)
    for outline, kind in ((geometry.SHAFT, shaft), *((end_, end) for end_ in geometry.ENDS)):
        yield _poly(body, outline, kind, rounding=geometry.ROUNDING), Owner(Part.STICK, number)


def _poly(
    body: pymunk.Body, outline: Outline, kind: int, friction: float = WOOD, rounding: float = 0.0
) -> pymunk.Shape:
    """Return a convex shape whose corners are rounded within its outline."""
    poly = pymunk.Poly(body, _inset(outline, rounding), radius=rounding)
    return _round(poly, kind, friction)


def _inset(outline: Outline, by: float) -> Outline:
    """Return a box smaller by so much on every side; by nothing, any outline as it is."""
    middle_x, middle_y = (sum(corner[axis] for corner in outline) / len(outline) for axis in (0, 1))
    return tuple(
        (x - copysign(by, x - middle_x), y - copysign(by, y - middle_y)) for x, y in outline
    )


def _round(shape: pymunk.Shape, kind: int, friction: float = WOOD) -> pymunk.Shape:
    shape.friction = friction
    shape.elasticity = 0.0
    shape.filter = pymunk.ShapeFilter(categories=kind, mask=_MEETS[kind])
    return shape
