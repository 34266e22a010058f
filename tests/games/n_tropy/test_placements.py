"""Sticks let go on the real structure, and what they come to, legal and foul."""

from __future__ import annotations

import pytest

from server.games.n_tropy.contacts import Fault, Foul, Placement
from server.games.n_tropy.geometry import SET_UP, Pose
from server.games.n_tropy.structure import BASE, SETTLE, Structure
from tests.games.n_tropy.building import (
    ON_SET_UP,
    in_slot,
    judged,
    let_go,
    level,
    on_tip,
    sloping,
    standing,
    upright,
)

pytestmark = pytest.mark.no_cover

TWO_UPRIGHT = standing({6: upright(-40.0, ON_SET_UP), 7: upright(40.0, ON_SET_UP)})
"""
 6   7
 |   |
=======  the set-up stick
"""
TOPS = ON_SET_UP + 144.0


@pytest.mark.parametrize("off", [0.0, -4.0, 4.0])
def test_nt3_a_stick_is_balanced_across_the_tip_of_a_fan_stick(off: float) -> None:
    structure = let_go(6, on_tip(1, off))
    assert structure.fallen() == frozenset()
    assert judged(structure, 6) is Placement.BALANCED


def test_nt3_a_stick_is_balanced_across_the_top_of_an_upright_one() -> None:
    structure = let_go(8, level(-38.0, TOPS), on=TWO_UPRIGHT)
    assert structure.fallen() == frozenset()
    assert judged(structure, 8) is Placement.BALANCED


def test_nt4_a_stick_is_out_of_balance_and_tucked_under_the_set_up_stick() -> None:
    structure = let_go(6, sloping(-10, over=124.2, height=260.0, middle=133.0))
    assert structure.fallen() == frozenset()
    assert judged(structure, 6) is Placement.TUCKED


def test_nt5_a_stick_lies_level_across_two_upright_ones() -> None:
    structure = let_go(8, level(0.0, TOPS), on=TWO_UPRIGHT)
    assert structure.fallen() == frozenset()
    assert judged(structure, 8) is Placement.LEVEL


@pytest.mark.parametrize("x", [-70.0, 0.0, 55.0])
def test_nt6_a_stick_stands_upright_on_another(x: float) -> None:
    structure = let_go(6, upright(x, ON_SET_UP))
    assert structure.fallen() == frozenset()
    assert judged(structure, 6) is Placement.UPRIGHT


@pytest.mark.parametrize("notched", [1, 2, 3, 4])
def test_nt6_a_stick_stands_upright_in_a_slot_of_a_notched_one(notched: int) -> None:
    structure = let_go(6, in_slot(notched, 1 + notched % 4))
    assert structure.fallen() == frozenset()
    assert judged(structure, 6) is Placement.UPRIGHT


def test_nt6_a_stick_stands_upright_on_the_tip_of_a_fan_stick() -> None:
    structure = let_go(6, upright(124.2, 260.0))
    assert judged(structure, 6) is Placement.UPRIGHT


def test_nt7_a_stick_on_the_sphere_is_foul_and_has_fallen() -> None:
    structure = let_go(6, level(0.0, 148.0))
    assert structure.fallen() == {6}
    assert judged(structure, 6) == Foul(Fault.SPHERE)


def test_a_stick_that_slides_down_is_on_the_table() -> None:
    structure = let_go(6, on_tip(1, off=-20.0))
    assert structure.fallen() == {6}
    assert judged(structure, 6) == Foul(Fault.TABLE)


def test_nt3_a_stick_that_lies_along_another_is_foul() -> None:
    structure = let_go(6, level(30.0, ON_SET_UP))
    assert structure.fallen() == frozenset()
    assert judged(structure, 6) == Foul(Fault.ALONG, SET_UP)


def test_nt5_a_stick_may_not_lie_on_notched_ones() -> None:
    structure = let_go(6, Pose(46.0, 241.0, -0.087))
    assert structure.fallen() == frozenset()
    assert judged(structure, 6) == Foul(Fault.NOTCHED, 1)


def test_nt6_a_stick_upright_on_two_others_is_foul() -> None:
    side_by_side = standing({6: upright(0.0, ON_SET_UP), 7: upright(9.0, ON_SET_UP)})
    structure = let_go(8, upright(4.5, TOPS), on=side_by_side)
    assert structure.fallen() == frozenset()
    assert judged(structure, 8) == Foul(Fault.TOO_MANY, 7)


def test_a_stick_that_leans_its_end_on_the_side_of_another_is_foul() -> None:
    """It slides down to the left, until its end meets the side of stick 8.

        6
     8  | 7
    ===========
    """
    steps = standing({6: in_slot(2, 4), 7: in_slot(3, 3), 8: in_slot(4, 1)}, upright={6, 7})
    structure = let_go(9, sloping(31, over=15.7, height=321.0, middle=28.7), on=steps)
    assert judged(structure, 9) == Foul(Fault.SIDE, 8)


def test_n3_a_stick_that_hangs_by_its_upper_end_has_fallen() -> None:
    structure = let_go(6, Pose(0.0, 228.0, 1.5708))
    assert structure.fallen() == {6}
    assert judged(structure, 6) == Foul(Fault.HANGING)


SLOW = sloping(26.05, over=-105.6, height=382.0, middle=-52.1)
TWO_HEIGHTS = standing({6: in_slot(1, 1), 7: upright(1.45, ON_SET_UP)})
TWO_HEIGHTS_MORE_ALIKE = standing({6: in_slot(1, 1), 7: upright(6.0, ON_SET_UP)})
"""A stick across the two slides down the slower, the less it is steeper than wood bears."""


def test_nt5_a_stick_across_two_others_at_different_heights_is_foul() -> None:
    structure = let_go(8, SLOW, on=TWO_HEIGHTS_MORE_ALIKE)
    assert judged(structure, 8) == Foul(Fault.STEEP)


def test_n4_a_stick_that_slides_slowly_falls_after_the_5_seconds() -> None:
    structure = let_go(8, SLOW, on=TWO_HEIGHTS)
    assert structure.fallen() == frozenset()
    assert not structure.resting

    structure.step(2 * SETTLE)
    assert 8 in structure.fallen()


def test_nt11_one_stick_can_knock_every_stick_off() -> None:
    balanced = standing({6: on_tip(1)}, upright=set())
    structure = let_go(7, level(-180.0, BASE.poses[SET_UP].y - 24.0), on=balanced)
    assert structure.fallen() == {6, 7}
    assert not structure.toppled


def test_nt11_a_pile_far_off_the_middle_topples_the_base() -> None:
    pile = {6 + layer: on_tip(4)._replace(y=264.5 + 9.0 * layer) for layer in range(24)}
    structure = Structure(standing(pile, upright=set()))
    assert not structure.toppled
    structure.step(SETTLE // 4)
    assert structure.toppled
    assert {6, 29} <= structure.fallen()
