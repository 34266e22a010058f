"""Pictures: how what moves stands at one instant, in six bytes a body.

A picture is little-endian: `u16` the thirtieths of a second since the stick was let go (0 while it
is held), `u8` how many bodies follow, and for each that is not where the last recorded view shows
it: `u8` its number, `i16` x and `i16` y in twentieths of a millimetre, `u16` its angle in 65536ths
of a turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import tau
from struct import Struct

from server.games.n_tropy.geometry import Pose
from server.games.n_tropy.view import Body

HEAD = Struct("<HB")
BODY = Struct("<BhhH")

PER_MILLIMETRE = 20
PER_TURN = 65536
FARTHEST = 32767


def picture(slices: int, poses: Mapping[int, Pose], shown: Mapping[int, Body]) -> bytes:
    """Return the picture of some bodies, of which those are left out that stand as shown."""
    moved = [
        packed
        for number in sorted(poses)
        if (packed := _packed(number, poses[number])) != _as_shown(number, shown)
    ]
    return HEAD.pack(slices, len(moved)) + b"".join(moved)


def _as_shown(number: int, shown: Mapping[int, Body]) -> bytes | None:
    body = shown.get(number)
    return None if body is None else _packed(number, Pose(body.x, body.y, body.angle))


def _packed(number: int, pose: Pose) -> bytes:
    angle = round(pose.angle / tau * PER_TURN) % PER_TURN
    return BODY.pack(number, _near(pose.x), _near(pose.y), angle)


def _near(distance: float) -> int:
    """Return a distance as it is sent: what has rolled out of sight stays at the edge."""
    return min(max(round(distance * PER_MILLIMETRE), -FARTHEST), FARTHEST)
