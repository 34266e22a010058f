"""A structure that moves: settled step by step, with a stick let go on it.

The same state and the same release give the same bits in every process: a structure is made anew
from its canonical state for every move, its bodies in the order of their numbers, and nothing but
poses and classes is carried over (docs/decisions/0017).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import hypot, inf, pi, radians

import pymunk

from server.games.n_tropy import geometry
from server.games.n_tropy.contacts import (
    FORBIDDEN,
    Contact,
    Owner,
    Part,
    Touches,
    gathered,
    hanging,
)
from server.games.n_tropy.geometry import BASE_BODY, LENGTH, NOTCHED, SET_UP, Point, Pose
from server.games.n_tropy.structure import pieces
from server.games.n_tropy.structure.standing import Standing

STEP = 1 / 960
SETTLE = 4800
"""The steps of 5 s, after which a placement is judged."""
WATCHED = 24
"""The last steps of those, over which it is gathered what the new stick touches."""

GRAVITY = 9810.0
"""In mm/s²."""
ITERATIONS = 40
"""Of the engine, in each step."""
RAMP = 20
"""The steps in which a structure that was just made finds how hard its parts press."""
RAMP_ITERATIONS = 300
SLOP = 0.05
"""How deep things may stay in each other, in mm."""
DAMPING = 0.85
"""The part of their speed that bodies keep over a second."""
SLOWEST = 0.5
"""What moves no faster, in mm/s, is at rest."""
DROWSE = 1.0
"""The seconds of rest after which things sleep, once the 5 s are over."""

UPRIGHT = radians(30)
"""A stick let go within this of upright is of the upright kind for as long as it stands."""
MOST_PUSHED = 4.0
MOST_LOWERED = 8.0
GAP = 0.05
"""How far, in mm, a stick is pushed beyond what it overlapped."""
TOPPLED = radians(12)
"""A base tilted by more than this is toppled (NT11)."""


class Overlaps(Exception):
    """A stick cannot be let go here: it is too deep in another (0: in the base)."""

    def __init__(self, stick: int) -> None:
        super().__init__(f"overlaps {stick}")
        self.stick = stick


class Structure:
    """A structure that moves: made of a canonical state, at rest, with nothing in hand."""

    def __init__(self, standing: Standing) -> None:
        self._space = _space()
        self._bodies: dict[int, pymunk.Body] = {}
        self._owners: dict[pymunk.Shape, Owner] = {}
        self._upright = set(standing.upright)
        self._steps = 0
        self._released: int | None = None
        self._watched: list[list[Contact]] = []

        self._add(self._space.static_body, pieces.table_shapes(self._space.static_body))
        for number in sorted(standing.poses):
            self._put(number, standing.poses[number])
        self._space.iterations = RAMP_ITERATIONS
        for _ in range(RAMP):
            self._space.step(STEP)
        self._space.iterations = ITERATIONS

    def release(self, stick: int, pose: Pose) -> Pose:
        """Let a long stick go at rest, pushed out of overlap and lowered; return from where.

        It is lowered by up to 8 mm. Raises Overlaps, and has changed nothing, when it would have to
        be pushed by more than 4.
        """
        upright = _is_upright(pose)
        found = self._lowered(self._pushed_out(pose, upright), upright)

        if upright:
            self._upright.add(stick)
        self._put(stick, found)
        self._released = stick
        return found

    def has_room(self, pose: Pose, slack: float) -> bool:
        """Return whether a long stick here would be no deeper than `slack` mm in anything."""
        overlaps = self._overlaps(_free_shapes(pose, _is_upright(pose)))
        return all(depth <= slack for _, depth, _ in overlaps)

    def step(self, steps: int) -> None:
        """Let some steps of 1/960 s pass."""
        end = self._steps + steps
        self._pass(min(end, SETTLE - WATCHED))
        while self._steps < min(end, SETTLE):
            self._pass(self._steps + 1)
            if self._released is not None:
                self._watched.append(list(self._contacts(self._released)))
        if self._steps >= SETTLE:
            self._space.sleep_time_threshold = DROWSE
        self._pass(end)

    def _pass(self, end: int) -> None:
        step = self._space.step
        for _ in range(self._steps, end):
            step(STEP)
        self._steps = max(self._steps, end)

    @property
    def steps(self) -> int:
        """The steps since it was made."""
        return self._steps

    @property
    def poses(self) -> dict[int, Pose]:
        """Where every body is now."""
        return {number: _pose(self._bodies[number]) for number in sorted(self._bodies)}

    @property
    def resting(self) -> bool:
        """Whether everything sleeps, or hardly moves."""
        return all(body.is_sleeping or _speed(body) < SLOWEST for body in self._bodies.values())

    @property
    def toppled(self) -> bool:
        return abs(self._bodies[BASE_BODY].angle) > TOPPLED

    def touching(self, stick: int) -> Touches:
        """Return what the stick just released touched in the last steps of the 5 s."""
        assert stick == self._released
        assert self._steps >= SETTLE
        return gathered(self._watched)

    def fallen(self) -> frozenset[int]:
        """Return the sticks that lie below or hang (N3), and what only they carry.

        A long stick that is in the way of a notched one that must be put back has fallen too (N10).
        """
        now = {stick: gathered([list(self._contacts(stick))]) for stick in self._sticks()}
        down = {stick for stick, touches in now.items() if _is_down(touches)}
        down |= self._in_the_way(down & set(NOTCHED))
        while True:
            carried = {
                stick
                for stick, touches in now.items()
                if (supports := {touch.owner for touch in touches if touch.supports})
                and all(owner.part is Part.STICK and owner.number in down for owner in supports)
            }
            if carried <= down:
                return frozenset(down)
            down |= carried

    def standing(self) -> Standing:
        """Return the canonical state of all that there is."""
        return Standing(self.poses, frozenset(self._upright))

    def take_out(self, sticks: Iterable[int]) -> None:
        """Take long sticks out while it moves, and put notched ones back in their place."""
        for number in sorted(sticks):
            if number in NOTCHED:
                self._put_back(number)
            else:
                body = self._bodies.pop(number)
                shapes = [shape for shape in self._owners if shape.body is body]
                self._space.remove(body, *shapes)
                for shape in shapes:
                    del self._owners[shape]
                self._upright.discard(number)

    def resting_on(self) -> dict[int, list[int]]:
        """Return what each stick rests on, as of the last step (0: the base)."""
        return {
            stick: sorted(
                {
                    touch.owner.body
                    for touch in gathered([list(self._contacts(stick))])
                    if touch.supports and touch.owner.part is not Part.TABLE
                }
            )
            for stick in self._sticks()
        }

    def _put_back(self, notched: int) -> None:
        body = self._bodies[notched]
        x, y, body.angle = geometry.in_place(notched, _pose(self._bodies[BASE_BODY]))
        body.position = x, y
        body.velocity, body.angular_velocity = (0.0, 0.0), 0.0
        self._space.reindex_shapes_for_body(body)
        body.activate()

    def _sticks(self) -> list[int]:
        return sorted(self._bodies.keys() - {BASE_BODY})

    def _put(self, number: int, pose: Pose) -> None:
        """Add a body at rest."""
        body = self._bodies[number] = pieces.body(number, pose)
        if number == BASE_BODY:
            shapes = pieces.base_shapes(body)
        elif number in NOTCHED:
            shapes = pieces.notched_shapes(body, number)
        else:
            shapes = pieces.long_shapes(body, number, number in self._upright)
        self._space.add(body)
        self._add(body, shapes)

    def _add(self, body: pymunk.Body, shapes: Iterable[tuple[pymunk.Shape, Owner]]) -> None:
        for shape, owner in shapes:
            self._owners[shape] = owner
            self._space.add(shape)

    def _contacts(self, stick: int) -> Iterator[Contact]:
        """Yield what touches a stick in the step just made."""
        body = self._bodies[stick]
        weight = body.mass * GRAVITY * STEP
        found: list[Contact] = []
        body.each_arbiter(_note, _pose(body), weight, self._owners, found)
        yield from found

    def _in_the_way(self, notched: Iterable[int]) -> set[int]:
        """Return the long sticks that overlap the places of notched ones."""
        base = _pose(self._bodies[BASE_BODY])
        found = set()
        for number in sorted(notched):
            body = pieces.body(number, geometry.in_place(number, base))
            shapes = [shape for shape, _ in pieces.notched_shapes(body, number)]
            found |= {stick for stick, depth, _ in self._overlaps(shapes) if depth > SLOP}
        return found & set(geometry.LONG)

    def _pushed_out(self, pose: Pose, upright: bool) -> Pose:
        """Return the pose nearest by in which a long stick overlaps nothing."""
        at = pose
        for _ in range(2 * ITERATIONS):
            overlaps = self._overlaps(_free_shapes(at, upright))
            if not overlaps:
                return at
            stick, depth, (x, y) = max(overlaps, key=lambda overlap: overlap[1])
            push = depth + GAP
            at = at._replace(x=at.x + push * x, y=at.y + push * y)
            if hypot(at.x - pose.x, at.y - pose.y) > MOST_PUSHED:
                raise Overlaps(stick)
        raise Overlaps(stick)

    def _lowered(self, pose: Pose, upright: bool) -> Pose:
        """Return the pose straight below in which a long stick is just above the first contact."""
        free, step = 0.0, 0.5
        while step > GAP / 4 and free < MOST_LOWERED:
            lower = pose._replace(y=pose.y - free - step)
            if self._overlaps(_free_shapes(lower, upright)):
                step /= 2
            else:
                free += step
        return pose._replace(y=pose.y - max(0.0, free - GAP / 2))

    def _overlaps(self, shapes: Iterable[pymunk.Shape]) -> list[tuple[int, float, Point]]:
        """Return what shapes overlap: its number, how deeply in mm, and which way leads out."""
        found = []
        for shape in shapes:
            for hit in self._space.shape_query(shape):
                assert hit.shape is not None
                depth = -min(point.distance for point in hit.contact_point_set.points)
                normal = hit.contact_point_set.normal
                body = self._owners[hit.shape].body
                found.append((body, depth, (-normal.x, -normal.y)))
        return found


def _space() -> pymunk.Space:
    space = pymunk.Space()
    space.gravity = 0.0, -GRAVITY
    space.iterations = ITERATIONS
    space.collision_slop = SLOP
    space.collision_bias = 0.9**60
    space.collision_persistence = 3
    space.damping = DAMPING
    space.idle_speed_threshold = SLOWEST
    space.sleep_time_threshold = inf
    return space


def _is_upright(pose: Pose) -> bool:
    return pi / 2 - geometry.tilt(pose.angle) < UPRIGHT


def _pose(body: pymunk.Body) -> Pose:
    x, y = body.position
    return Pose(x, y, body.angle)


def _speed(body: pymunk.Body) -> float:
    """Return how fast the fastest point of a stick moves."""
    return body.velocity.length + abs(body.angular_velocity) * LENGTH / 2


def _free_shapes(pose: Pose, upright: bool) -> list[pymunk.Shape]:
    """Return the shapes of a long stick that is in nobody's way."""
    body = pieces.body(SET_UP, pose)
    return [shape for shape, _ in pieces.long_shapes(body, SET_UP, upright)]


def _is_down(touches: Touches) -> bool:
    low = any(touch.owner.part in FORBIDDEN for touch in touches)
    return low or hanging(touches)


def _note(
    arbiter: pymunk.Arbiter,
    pose: Pose,
    weight: float,
    owners: Mapping[pymunk.Shape, Owner],
    found: list[Contact],
) -> None:
    """Note one contact of a body of a weight; the engine hands its shape first."""
    points = [point.point_a for point in arbiter.contact_point_set.points]
    push = arbiter.total_impulse.length / weight
    normal = arbiter.normal
    found.append(
        Contact(
            owners[arbiter.shapes[1]],
            push,
            (-normal.x, -normal.y),
            tuple(geometry.inward(pose, point)[0] for point in points),
            min((point.y for point in points), default=pose.y) - pose.y,
        )
    )
