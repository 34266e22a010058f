"""Pictures: how what moves stands at one instant, in six bytes a body.

A picture is little-endian: `u16` the thirtieths of a second since the stick was let go (0 while it
is held), `u8` how many bodies follow, and for each that is not where the last recorded view shows
it: `u8` its number, `i16` x and `i16` y in twentieths of a millimetre, `u16` its angle in 65536ths
of a turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import tau
from struct import Struct, error

from server.games.n_tropy.geometry import Pose
from server.games.n_tropy.view import Body

HEAD = Struct("<HB")
BODY = Struct("<BhhH")

PER_MILLIMETRE = 20
PER_RADIAN = 65536 / tau
FARTHEST = 32767


class Camera:
    """Takes pictures that tell what is different from a recorded view."""

    def __init__(self, shown: Mapping[int, Body]) -> None:
        self._shown = {
            number: _packed(number, body.x, body.y, body.angle) for number, body in shown.items()
        }

    def picture(self, slices: int, poses: Mapping[int, Pose]) -> bytes:
        """Return the picture of some bodies, of which those are left out that stand as shown."""
        seen = [(number, _packed(number, *poses[number])) for number in sorted(poses)]
        moved = [packed for number, packed in seen if packed != self._shown.get(number)]
        return HEAD.pack(slices, len(moved)) + b"".join(moved)


def _packed(number: int, x: float, y: float, angle: float) -> bytes:
    turned = round(angle * PER_RADIAN) & 0xFFFF
    try:
        return BODY.pack(number, round(x * PER_MILLIMETRE), round(y * PER_MILLIMETRE), turned)
    except error:
        return BODY.pack(number, _edge(x), _edge(y), turned)


def _edge(distance: float) -> int:
    """Return a distance as it is sent: what has gone out of sight stays at the edge."""
    return min(max(round(distance * PER_MILLIMETRE), -FARTHEST), FARTHEST)
