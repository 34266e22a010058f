"""What stands, what falls, and that it is the same everywhere."""

from __future__ import annotations

from math import pi

import pytest

from server.games.n_tropy.geometry import SET_UP, Pose
from server.games.n_tropy.structure import BASE, SETTLE, Overlaps, Structure
from tests.games.n_tropy.building import put_together


def test_the_base_is_what_its_pieces_come_to_rest_as() -> None:
    structure = Structure(put_together())
    structure.step(3 * SETTLE)
    assert structure.poses.keys() == BASE.poses.keys()
    for body, pose in structure.poses.items():
        assert pose == pytest.approx(BASE.poses[body], abs=1e-7)


def test_a_stick_let_go_upright_on_the_set_up_stick_stands() -> None:
    structure = Structure(BASE)
    start = structure.release(6, Pose(0.0, 365.0, pi / 2))
    structure.step(SETTLE)
    assert structure.fallen() == frozenset()
    assert structure.poses[6] == pytest.approx(start, abs=0.1)


def test_a_stick_too_deep_in_another_stays_in_hand() -> None:
    structure = Structure(BASE)
    before = structure.standing()
    with pytest.raises(Overlaps) as refused:
        structure.release(6, Pose(10.0, BASE.poses[SET_UP].y, 0.0))
    assert refused.value.stick == SET_UP
    assert structure.standing() == before
