"""Where a stick could be placed on a structure: found by geometry alone, tried out elsewhere.

Whatever carries a stick is an end against a side. So there are *tops* (the level tips of the fan,
the upper ends of steep sticks) that carry a stick's side, and *ledges* (the upper sides of lying
sticks) that carry a stick's end. The placements of rules NT3 to NT6 are put together from these.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import asin, atan2, cos, hypot, pi, radians, sin
from typing import NamedTuple

from server.games.n_tropy import geometry
from server.games.n_tropy.contacts import LEAST_ACROSS, MOST_TILT_LEVEL, Placement
from server.games.n_tropy.geometry import (
    BASE_BODY,
    FAN_ANGLES,
    FAN_HEIGHTS,
    LENGTH,
    NOTCHED,
    NOTCHED_STICKS,
    NOTCHED_THICK,
    THICK,
    Pose,
    between,
    tilt,
)

HALF = LENGTH / 2
CLEAR = 1.0
"""How far, in mm, above what is to carry it a stick is let go: it is lowered from there."""
TIGHT = 0.2
"""The same where it has to go under another."""
INWARD = 6.0
"""How far from its own end a ledge carries at least, in mm."""
END_ON = HALF - 4.0
"""How far from its middle, in mm, a level stick's end lies on a ledge."""
STEEPEST_LEDGE = radians(18)
STEEPEST_UPRIGHT = radians(2.6)
STEEPEST_TUCKED = radians(32)
STEEPEST_LEVEL = MOST_TILT_LEVEL - radians(2)
"""Less than the rules allow: it may tilt a little more as it comes to rest."""
TOUCHES = 1.0
"""How near, in mm, two sides are that touch."""
SURELY = 0.6
"""The part of what would lift a stick that it surely bears."""
LEAST_APART = 12.0
"""How far, in mm, from its middle a level stick's supports are at least."""


class Site(NamedTuple):
    """A place for a stick, what would carry it there, and as which placement."""

    placement: Placement
    pose: Pose
    on: tuple[int, ...]
    """The bodies that would carry or hold it; fan sticks are the base's."""


class Top(NamedTuple):
    """A point that carries a stick's side."""

    x: float
    y: float
    axis: float
    """The angle of the stick whose end it is."""
    owner: int
    half: float
    """Half its width, when it is level."""

    def carries(self, angle: float) -> bool:
        return between(self.axis, angle) >= LEAST_ACROSS


class Ledge(NamedTuple):
    """The upper side of a lying stick."""

    pose: Pose
    owner: int

    @property
    def left(self) -> float:
        return self.pose.x - HALF * abs(cos(self.pose.angle))

    @property
    def right(self) -> float:
        return self.pose.x + HALF * abs(cos(self.pose.angle))

    @property
    def slope(self) -> float:
        return atan2(sin(self.pose.angle), cos(self.pose.angle)) % pi

    def height(self, x: float, side: int = 1) -> float:
        """Return how high its upper (or lower, -1) side is above a point of the table."""
        rise = sin(self.slope) / cos(self.slope)
        return self.pose.y + (x - self.pose.x) * rise + side * THICK / 2 / abs(cos(self.slope))

    def spans(self, x: float, inward: float = INWARD) -> bool:
        return self.left + inward <= x <= self.right - inward


@dataclass(frozen=True)
class Sites:
    """What of a structure can carry another stick."""

    poses: Mapping[int, Pose]
    tops: Sequence[Top]
    ledges: Sequence[Ledge]

    @classmethod
    def of(cls, poses: Mapping[int, Pose]) -> Sites:
        sticks = [stick for stick in sorted(poses) if stick in geometry.LONG]
        tops = [*_tips(poses[BASE_BODY])]
        ledges = []
        for stick in sticks:
            pose = poses[stick]
            if tilt(pose.angle) >= LEAST_ACROSS:
                tops.append(_upper_end(stick, pose))
            if tilt(pose.angle) <= STEEPEST_LEDGE:
                ledges.append(Ledge(pose, stick))
        return cls(poses, tops, ledges)

    def one_point(self) -> Iterator[Site]:
        yield from self.balanced()
        yield from self.tucked()

    def two_points(self) -> Iterator[Site]:
        yield from self.upright()
        yield from self.level()

    def balanced(self) -> Iterator[Site]:
        """NT3: the middle of a stick on a top."""
        for top in self.tops:
            for angle in (0.0,) if top.half else (0.0, radians(4), radians(-4)):
                pose = _on(top.x, top.y, 0.0, angle)
                if top.carries(angle) and self._touches_one(pose, top):
                    yield Site(Placement.BALANCED, pose, (top.owner,))

    def tucked(self) -> Iterator[Site]:
        """NT4: a stick over a top beside its middle, its shorter end under a lying stick."""
        for top in self.tops:
            for ledge in self.ledges:
                if ledge.owner == top.owner:
                    continue
                for short in (67.0, 64.0, 60.0, 54.0):
                    for side in (-1, 1):
                        pose = _tucked(top, ledge, short, side)
                        if pose is None or not top.carries(pose.angle):
                            continue
                        lift = HALF / short - 1
                        if self._bears(ledge, pose.x + side * HALF * cos(pose.angle), lift):
                            on = (top.owner, ledge.owner)
                            yield Site(Placement.TUCKED, pose, on)

    def upright(self) -> Iterator[Site]:
        """NT6: a stick on its end in a slot, on a top that is level, or on a ledge."""
        yield from self._in_slots()
        for top in self.tops:
            if top.owner == BASE_BODY or pi / 2 - tilt(top.axis) <= STEEPEST_UPRIGHT:
                angle = self.poses[BASE_BODY].angle + pi / 2 if top.owner == BASE_BODY else top.axis
                yield _upright(top.x, top.y, angle, top.owner)
        for ledge in self.ledges:
            if tilt(ledge.pose.angle) <= STEEPEST_UPRIGHT:
                for x in self._firm(ledge):
                    yield _upright(x, ledge.height(x), ledge.slope + pi / 2, ledge.owner)

    def level(self) -> Iterator[Site]:
        """NT5: a stick on two tops, on a top and a ledge, or on two ledges."""
        for number, one in enumerate(self.tops):
            for other in self.tops[number + 1 :]:
                yield from _on_tops(one, other)
            for ledge in self.ledges:
                if ledge.owner != one.owner:
                    yield from _on_top_and_ledge(one, ledge)
        for left in self.ledges:
            for right in self.ledges:
                if left.owner != right.owner:
                    yield from _on_ledges(left, right)

    def _in_slots(self) -> Iterator[Site]:
        for notched in NOTCHED:
            if notched not in self.poses:
                continue
            pose = self.poses[notched]
            depths = NOTCHED_STICKS[notched - 1].slots
            for middle, depth in zip(geometry.slots(notched), depths, strict=True):
                x, y = geometry.outward(pose, (middle, NOTCHED_THICK / 2 - depth))
                yield _upright(x, y, pose.angle + pi / 2, notched)

    def _firm(self, ledge: Ledge) -> Iterator[float]:
        """Yield where a ledge does not tip under a weight: over what carries it, and between."""
        under = self._supports(ledge)
        yield from (x for x in under if ledge.spans(x))
        for one, other in pairwise(under):
            parts = max(1, int((other - one) / 12.0))
            for part in range(1, parts):
                yield one + (other - one) * part / parts
        if not under:
            yield ledge.pose.x

    def _supports(self, ledge: Ledge) -> list[float]:
        """Return where a ledge is carried, from the left: by tops, or at an end by another one."""
        tops = [
            top.x
            for top in self.tops
            if top.owner != ledge.owner
            and ledge.spans(top.x, 0.0)
            and abs(top.y - ledge.height(top.x, -1)) < TOUCHES
        ]
        ends = [
            x
            for x in (ledge.left + 1.0, ledge.right - 1.0)
            for other in self.ledges
            if other.owner != ledge.owner
            and other.spans(x, 0.0)
            and abs(other.height(x) - ledge.height(x, -1)) < TOUCHES
        ]
        return sorted([*tops, *ends])

    def _touches_one(self, pose: Pose, top: Top) -> bool:
        """Return whether a stick let down on a top comes to lie on nothing else."""
        lying = Ledge(pose._replace(y=pose.y - CLEAR), 0)
        others = (
            other.y - lying.height(other.x, -1)
            for other in self.tops
            if other is not top and lying.spans(other.x, -THICK)
        )
        ledges = (
            ledge.height(x) - lying.height(x, -1)
            for x in (lying.left, lying.right)
            for ledge in self.ledges
            if ledge.owner != top.owner and ledge.spans(x, -geometry.END)
        )
        return all(not -TOUCHES < higher < THICK for higher in (*others, *ledges))

    def _bears(self, ledge: Ledge, x: float, lift: float) -> bool:
        """Return whether a ledge stays when it is lifted at x by a part of its own weight."""
        under = self._supports(ledge)
        if len(under) < 2:
            return False
        middle, left, right = ledge.pose.x, under[0], under[-1]
        if x > middle:
            return lift * (x - left) < SURELY * (middle - left)
        return lift * (right - x) < SURELY * (right - middle)


def _tips(base: Pose) -> Iterator[Top]:
    for fan in range(len(FAN_ANGLES)):
        x, y = geometry.outward(base, geometry.fan_point(fan, FAN_HEIGHTS[fan]))
        half = THICK / 2 / cos(FAN_ANGLES[fan])
        yield Top(x, y, geometry.fan_axis(fan, base), BASE_BODY, half)


def _upper_end(stick: int, pose: Pose) -> Top:
    """Return the highest point of a steep stick: the middle of its end when that is level."""
    up = HALF if sin(pose.angle) > 0 else -HALF
    if pi / 2 - tilt(pose.angle) < radians(1.5):
        x, y = geometry.along(pose, up)
        return Top(x, y, pose.angle, stick, THICK / 2)
    corners = [geometry.outward(pose, (up, side * THICK / 2)) for side in (-1, 1)]
    x, y = max(corners, key=lambda corner: corner[1])
    return Top(x, y, pose.angle, stick, 0.0)


def _on(x: float, y: float, shift: float, angle: float, clear: float = CLEAR) -> Pose:
    """Return a stick whose lower side passes over a point, `shift` along it from its middle."""
    raised = THICK / 2 + clear
    return Pose(
        x - shift * cos(angle) - raised * sin(angle),
        y - shift * sin(angle) + raised * cos(angle),
        angle,
    )


def _upright(x: float, y: float, angle: float, owner: int) -> Site:
    angle = angle if sin(angle) > 0 else angle + pi
    pose = Pose(x + (HALF + CLEAR) * cos(angle), y + (HALF + CLEAR) * sin(angle), angle)
    return Site(Placement.UPRIGHT, pose, (owner,))


def _tucked(top: Top, ledge: Ledge, short: float, side: int) -> Pose | None:
    """Return a stick over a top with its short end, to one side, just under a ledge."""
    rise = 0.0
    for _ in range(4):  # the end moves little as the angle changes: a few steps find it
        pivot = top.x - side * top.half if rise > 0 else top.x + side * top.half
        reach = short if rise > 0 else short - geometry.END
        x = pivot + side * reach * cos(asin(rise))
        if not ledge.spans(x, 2.0):
            return None
        room = ledge.height(x, -1) - top.y - 2 * TIGHT - THICK * cos(asin(rise))
        rise = room / reach
        if abs(rise) > sin(STEEPEST_TUCKED):
            return None
    return _on(pivot, top.y, side * (short - HALF), side * asin(rise), TIGHT)


def _on_tops(one: Top, other: Top) -> Iterator[Site]:
    left, right = sorted((one, other))
    wide = hypot(right.x - left.x, right.y - left.y)
    if not 2 * LEAST_APART <= wide <= LENGTH - INWARD:
        return
    angle = asin((right.y - left.y) / wide)
    if abs(angle) > STEEPEST_LEVEL or not (one.carries(angle) and other.carries(angle)):
        return
    farthest = min(wide - LEAST_APART, END_ON)
    nearest = max(LEAST_APART, wide - farthest)
    for shift in {wide / 2, (wide / 2 + nearest) / 2, (wide / 2 + farthest) / 2}:
        # `shift` is how far the middle is from the left top.
        pose = _on(left.x, left.y, -shift, angle)
        yield Site(Placement.LEVEL, pose, (one.owner, other.owner))


def _on_top_and_ledge(top: Top, ledge: Ledge) -> Iterator[Site]:
    for side in (-1, 1):
        for apart in (LEAST_APART + 4, 30.0, 48.0):
            reach = apart + END_ON
            x = top.x + side * reach
            if not ledge.spans(x):
                continue
            rise = (ledge.height(x) - top.y) / reach
            if abs(rise) > sin(STEEPEST_LEVEL):
                continue
            angle = side * asin(rise)
            if top.carries(angle):
                pose = _on(top.x, top.y, -side * apart, angle)
                yield Site(Placement.LEVEL, pose, (top.owner, ledge.owner))


def _on_ledges(left: Ledge, right: Ledge) -> Iterator[Site]:
    reach = END_ON
    start = max(left.left, right.left - 2 * reach) + INWARD
    end = min(left.right, right.right - 2 * reach) - INWARD
    steps = int((end - start) / 8.0)
    for step in range(steps + 1):
        x = start + 8.0 * step
        if x > end:
            return
        low, high = left.height(x), right.height(x + 2 * reach)
        rise = (high - low) / (2 * reach)
        if abs(rise) <= sin(STEEPEST_LEVEL):
            pose = _on(x, low, -reach, asin(rise))
            yield Site(Placement.LEVEL, pose, (left.owner, right.owner))
