"""From what a stick touches to what it is: every placement, and every fault."""

from __future__ import annotations

from math import pi, radians

import pytest

from server.games.n_tropy.contacts import (
    FAINT,
    Contact,
    Fault,
    Foul,
    Owner,
    Part,
    Placement,
    Touch,
    Verdict,
    gathered,
    verdict,
)
from server.games.n_tropy.geometry import Pose
from server.games.n_tropy.structure import BASE

FAN = Owner(Part.FAN, 0)
NOTCHED = Owner(Part.STICK, 2)
LYING = Owner(Part.STICK, 7)
OTHER = Owner(Part.STICK, 8)
STEEP = Owner(Part.STICK, 9)

POSES = {
    **BASE.poses,
    7: Pose(0.0, 300.0, 0.0),
    8: Pose(0.0, 400.0, radians(5)),
    9: Pose(0.0, 500.0, radians(50)),
}
LEVEL = Pose(0.0, 350.0, 0.0)
UPRIGHT = Pose(0.0, 350.0, pi / 2)


def sloping(degrees: float) -> Pose:
    return Pose(0.0, 350.0, radians(degrees))


def on(owner: Owner, spot: float = 0.0, patch: float = 0.0, above: float = -4.5) -> Touch:
    return Touch(owner, 1.0, spot, patch, above)


def under(owner: Owner, spot: float) -> Touch:
    return Touch(owner, -1.0, spot, 0.0, 4.5)


def beside(owner: Owner, spot: float = 0.0) -> Touch:
    return Touch(owner, 0.2, spot, 0.0, 0.0)


CASES: list[tuple[Pose, list[Touch], Verdict]] = [
    (LEVEL, [on(FAN)], Placement.BALANCED),
    (LEVEL, [on(STEEP, 30.0)], Placement.BALANCED),
    (sloping(-30), [on(LYING)], Placement.BALANCED),
    (LEVEL, [on(STEEP, 37.0)], Foul(Fault.OFF_CENTRE, 9)),
    (LEVEL, [on(FAN, 37.0)], Foul(Fault.OFF_CENTRE)),
    (LEVEL, [on(LYING)], Foul(Fault.ALONG, 7)),
    (LEVEL, [on(STEEP, 0.0, patch=20.0)], Foul(Fault.ALONG, 9)),
    (sloping(36), [on(LYING)], Foul(Fault.STEEP)),
    (LEVEL, [on(NOTCHED)], Foul(Fault.NOTCHED, 2)),
    (sloping(160), [on(FAN, 10.0), under(LYING, 70.0)], Placement.TUCKED),
    (sloping(20), [on(FAN, -10.0), under(LYING, -60.0)], Placement.TUCKED),
    (sloping(20), [on(FAN, -4.0), under(LYING, 70.0)], Placement.TUCKED),
    (sloping(20), [on(FAN, -5.0), under(LYING, 70.0)], Foul(Fault.NOT_TUCKED, 7)),
    (sloping(20), [on(FAN, 66.0), under(LYING, 62.0)], Foul(Fault.NOT_TUCKED, 7)),
    (sloping(20), [on(FAN, 10.0), under(LYING, 57.0)], Foul(Fault.NOT_TUCKED, 7)),
    (sloping(20), [on(FAN, 10.0), under(LYING, -70.0)], Foul(Fault.NOT_TUCKED, 7)),
    (LEVEL, [on(OTHER, 10.0), under(LYING, 70.0)], Foul(Fault.ALONG, 8)),
    (sloping(20), [on(FAN, 10.0), under(NOTCHED, 70.0)], Foul(Fault.NOTCHED, 2)),
    (sloping(14), [on(LYING, -60.0), on(OTHER, 9.0)], Placement.LEVEL),
    (sloping(16), [on(LYING, -60.0), on(OTHER, 9.0)], Foul(Fault.STEEP)),
    (LEVEL, [on(LYING, 60.0), on(OTHER, 9.0)], Foul(Fault.ONE_SIDE, 8)),
    (LEVEL, [on(FAN, -60.0), on(OTHER, 9.0, patch=60.0)], Foul(Fault.ALONG, 8)),
    (LEVEL, [on(FAN, -60.0), on(NOTCHED, 9.0)], Foul(Fault.NOTCHED, 2)),
    (LEVEL, [on(LYING, -60.0), on(OTHER), on(STEEP, 9.0)], Foul(Fault.TOO_MANY, 9)),
    (LEVEL, [on(LYING, -60.0), on(OTHER, 9.0), under(STEEP, 70.0)], Foul(Fault.TOO_MANY, 9)),
    (LEVEL, [on(LYING, -60.0), beside(STEEP, 72.0)], Foul(Fault.SIDE, 9)),
    (LEVEL, [under(LYING, -60.0)], Foul(Fault.LOOSE)),
    (LEVEL, [], Foul(Fault.LOOSE)),
    (UPRIGHT, [on(LYING, -70.0, above=-70.0)], Placement.UPRIGHT),
    (sloping(-76), [on(NOTCHED, 71.0, above=-70.0)], Placement.UPRIGHT),
    (UPRIGHT, [on(FAN, -72.0, above=-72.0)], Placement.UPRIGHT),
    (sloping(74), [on(LYING, -70.0, above=-70.0)], Foul(Fault.STEEP)),
    (UPRIGHT, [on(LYING, -66.0, above=-66.0)], Foul(Fault.NOT_ON_ITS_END, 7)),
    (UPRIGHT, [on(LYING, -72.0, above=-72.0), beside(OTHER)], Foul(Fault.TOO_MANY, 8)),
    (UPRIGHT, [beside(OTHER, -70.0)], Foul(Fault.SIDE, 8)),
    (UPRIGHT, [on(LYING, 70.0, above=70.0)], Foul(Fault.HANGING)),
    (UPRIGHT, [], Foul(Fault.LOOSE)),
    (LEVEL, [on(FAN), beside(Owner(Part.SPHERE))], Foul(Fault.SPHERE)),
    (LEVEL, [on(FAN), under(Owner(Part.LEG), 70.0)], Foul(Fault.LEG)),
    (UPRIGHT, [on(Owner(Part.TABLE), -72.0, above=-72.0)], Foul(Fault.TABLE)),
]


@pytest.mark.parametrize(("pose", "touches", "found"), CASES)
def test_what_a_stick_touches_makes_it_a_placement_or_a_foul(
    pose: Pose, touches: list[Touch], found: Verdict
) -> None:
    assert verdict(touches, pose, POSES) == found


def test_every_fault_is_one_that_a_stick_can_have() -> None:
    found = {found.fault for _, _, found in CASES if isinstance(found, Foul)}
    by_the_die = {Fault.TOO_FEW, Fault.UPRIGHT}
    assert found == set(Fault) - by_the_die


def test_one_point_for_a_balanced_or_tucked_stick_two_for_a_level_or_upright_one() -> None:
    assert [placement.points for placement in Placement] == [1, 1, 2, 2]


def pushed(owner: Owner, push: float = 0.5, spot: float = 0.0) -> Contact:
    return Contact(owner, push, (0.0, 1.0), (spot,), -4.5)


def test_an_owner_touched_in_less_than_half_of_the_steps_is_none() -> None:
    steps = [[pushed(LYING)]] * 11 + [[pushed(LYING), pushed(OTHER)]] * 12 + [[pushed(LYING)]]
    assert [touch.owner for touch in gathered(steps)] == [LYING, OTHER]
    assert [touch.owner for touch in gathered([*steps, [pushed(LYING)]])] == [LYING]


def test_a_faint_push_is_no_touch() -> None:
    assert gathered([[pushed(LYING, 0.9 * FAINT)]] * 24) == []
    assert len(gathered([[pushed(LYING, 1.1 * FAINT)]] * 24)) == 1


def test_two_points_of_one_owner_are_one_touch_as_long_as_they_are_apart() -> None:
    flat = Contact(LYING, 1.0, (0.0, 1.0), (-30.0, 10.0), -4.5)
    (touch,) = gathered([[flat, pushed(LYING, 1.0, 20.0)]] * 24)
    assert (touch.spot, touch.patch) == (-5.0, 50.0)


def test_a_touch_is_directed_as_its_stronger_push() -> None:
    weak = Contact(LYING, 0.1, (1.0, 0.0), (0.0,), 0.0)
    (touch,) = gathered([[pushed(LYING, 0.9), weak]] * 24)
    assert touch.supports
