"""How the tests build: the base put together by hand, sticks let go on it, one after the other."""

from __future__ import annotations

from server.games.n_tropy import geometry
from server.games.n_tropy.geometry import BASE_BODY, NOTCHED, SET_UP, Pose
from server.games.n_tropy.structure import Standing


def put_together() -> Standing:
    """Return the base as hands put it together, before it has come to rest."""
    base = Pose(0.0, geometry.SPHERE_HEIGHT, 0.0)
    on_top = geometry.SPHERE_HEIGHT + geometry.FAN_HEIGHTS[1] + geometry.THICK / 2
    poses = {BASE_BODY: base, SET_UP: Pose(0.0, on_top, 0.0)}
    poses |= {notched: geometry.in_place(notched, base) for notched in NOTCHED}
    return Standing(poses, frozenset())
