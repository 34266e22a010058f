"""A few turns on the real structure: what is taken out while it moves, and what is made again."""

from __future__ import annotations

from math import pi

import pytest

from server.games.n_tropy.contacts import Fault
from server.games.n_tropy.game import NTropy
from server.games.n_tropy.geometry import BASE_BODY, NOTCHED, SET_UP, Pose, in_place
from server.games.n_tropy.messages import Fell, Fouled, Hand, Pick, Placed, Release
from server.games.n_tropy.structure import BASE, SETTLE, Structure
from tests.games.n_tropy.building import ON_SET_UP, let_go, level, upright
from tests.games.n_tropy.sitting import begun, do, racks, reloaded, settle

pytestmark = pytest.mark.no_cover

LONG_AFTER = SETTLE + 1920
"""When everything sleeps."""

ON_TOP = upright(0.0, ON_SET_UP)


def real(hand: Hand = Hand.STEADY) -> NTropy:
    return begun(2, kind=NTropy, hand=hand)


def drop(match: NTropy, pose: Pose) -> None:
    do(match, Pick())
    do(match, Release(**pose._asdict()))


# --- what is taken out while it moves ---------------------------------------------------------


def test_what_is_asleep_still_rests_on_what_carries_it() -> None:
    structure = let_go(6, ON_TOP)
    structure.step(LONG_AFTER - SETTLE)
    assert structure.resting
    on = structure.resting_on()
    assert (on[6], on[SET_UP]) == ([SET_UP], [BASE_BODY])
    assert all(on[notched] == [BASE_BODY] for notched in NOTCHED)


def test_what_a_stick_carried_falls_when_it_is_taken_out_even_if_it_slept() -> None:
    structure = let_go(6, ON_TOP)
    structure.step(LONG_AFTER - SETTLE)
    structure.take_out([SET_UP])
    assert SET_UP not in structure.poses
    structure.step(960)
    assert structure.poses[6].y < ON_TOP.y - 20


def test_a_notched_stick_is_put_back_in_its_place_and_stays_there() -> None:
    structure = Structure(BASE)
    structure.step(32)
    structure.take_out([3])
    place = in_place(3, structure.poses[BASE_BODY])
    assert structure.poses[3] == pytest.approx(place)
    structure.step(960)
    assert structure.poses[3] == pytest.approx(place, abs=0.05)


# --- a match ------------------------------------------------------------------------------------


def test_a_stick_that_stands_is_placed_and_one_along_another_goes_back() -> None:
    match = real()
    drop(match, upright(62.0, ON_SET_UP))
    placed = settle(match)[0]
    assert isinstance(placed, Placed)
    assert (placed.stick, placed.placement.value, placed.on) == (6, "upright", [SET_UP])
    assert match.view().bodies["6"].upright
    before = match.view().bodies

    drop(match, level(-20.0, ON_SET_UP))
    fouled = settle(match)[0]
    assert isinstance(fouled, Fouled)
    assert racks(match)[1][-1] == 28
    after = match.view().bodies
    assert after.keys() == before.keys()
    for number, body in after.items():
        assert (body.x, body.y) == pytest.approx((before[number].x, before[number].y), abs=0.05)
        assert body.on == before[number].on


def test_a_stick_let_go_beside_everything_falls() -> None:
    match = real()
    drop(match, Pose(300.0, 200.0, 0.3))
    fell = settle(match)[0]
    assert fell == Fell(seat=0, sticks=[6])
    assert racks(match)[0][-1] == 6


LEANING = Pose(-60.0, ON_SET_UP + 20, pi / 8)
"""It comes to lie along the set-up stick, and is taken out again."""
SLIDING = Pose(-90.0, ON_SET_UP + 30, 0.5)
"""It slides off the end of the set-up stick."""


def test_n3_nt7_a_stick_on_the_sphere_is_told_so() -> None:
    match = real()
    drop(match, level(0.0, 148.0))
    fouled = settle(match)[0]
    assert isinstance(fouled, Fouled)
    assert fouled.fault is Fault.SPHERE


@pytest.mark.parametrize(("pose", "slices"), [(LEANING, 160), (SLIDING, 20), (SLIDING, 155)])
def test_a_match_killed_while_something_moves_ends_the_same_to_the_last_bit(
    pose: Pose, slices: int
) -> None:
    match = real(Hand.SHAKY)
    drop(match, pose)
    for _ in range(slices):
        assert match.wake_at is not None
        match.advance(match.wake_at)
    twin = reloaded(match)
    assert twin.picture() == match.picture()
    assert settle(twin) == settle(match)
    assert twin.dump() == match.dump()
