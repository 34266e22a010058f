"""How a stick is let go, what has fallen, and that all of it is the same everywhere."""

from __future__ import annotations

import json
import subprocess
import sys
from math import hypot, pi

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.games.n_tropy.geometry import (
    FAN_HEIGHTS,
    SET_UP,
    SPHERE_HEIGHT,
    Pose,
    in_place,
)
from server.games.n_tropy.structure import BASE, SETTLE, Overlaps, Standing, Structure, pieces
from tests.games.n_tropy.building import (
    ON_SET_UP,
    in_slot,
    let_go,
    level,
    on_tip,
    put_together,
    standing,
    upright,
)

SECOND = 960
TWO_UPRIGHT = standing({6: upright(-40.0, ON_SET_UP), 7: upright(40.0, ON_SET_UP)})


def test_the_base_is_what_its_pieces_come_to_rest_as() -> None:
    structure = Structure(put_together())
    structure.step(3 * SETTLE)
    assert structure.poses.keys() == BASE.poses.keys()
    for body, pose in structure.poses.items():
        assert pose == pytest.approx(BASE.poses[body], abs=1e-7)


def test_a_stick_above_something_is_lowered_until_just_above_it() -> None:
    held = upright(0.0, on=ON_SET_UP + 6.0)
    start = Structure(BASE).release(6, held)
    assert (start.x, start.angle) == (held.x, held.angle)
    assert 0.0 < start.y - upright(0.0, on=ON_SET_UP).y < 0.1


def test_a_stick_in_mid_air_is_lowered_by_8_mm() -> None:
    start = Structure(BASE).release(6, Pose(0.0, 600.0, 0.0))
    assert start == pytest.approx(Pose(0.0, 592.0, 0.0), abs=0.1)


def test_a_stick_in_another_is_pushed_out_by_no_more_than_4_mm() -> None:
    held = level(117.0, on=SPHERE_HEIGHT + FAN_HEIGHTS[3] - 3.0)
    start = Structure(BASE).release(6, held)
    assert 3.0 < hypot(start.x - held.x, start.y - held.y) <= 4.0


def test_a_stick_too_deep_in_another_stays_in_hand_and_nothing_has_changed() -> None:
    refused, other = Structure(BASE), Structure(BASE)
    with pytest.raises(Overlaps) as why:
        refused.release(6, level(10.0, on=BASE.poses[SET_UP].y))
    assert why.value.stick == SET_UP

    for structure in (refused, other):
        structure.release(6, on_tip(1, off=9.0))
        structure.step(SECOND)
    assert refused.standing() == other.standing()


@pytest.mark.no_cover
@settings(max_examples=40)
@given(
    st.floats(-160.0, 160.0),
    st.floats(120.0, 460.0),
    st.floats(-pi, pi),
)
def test_a_stick_let_go_anywhere_begins_near_the_hand_and_jolts_nothing(
    x: float, y: float, angle: float
) -> None:
    structure = Structure(TWO_UPRIGHT)
    before = structure.poses
    try:
        start = structure.release(8, Pose(x, y, angle))
    except Overlaps:
        assert structure.poses == before
        return
    assert abs(start.x - x) <= 4.0
    assert -12.0 <= start.y - y <= 4.0
    structure.step(8)
    for body, pose in before.items():
        assert structure.poses[body] == pytest.approx(pose, abs=0.05)


def test_a_stick_let_go_within_30_degrees_of_upright_stays_of_that_kind() -> None:
    structure = Structure(BASE)
    structure.release(6, Pose(0.0, 600.0, pi / 2 + 0.5))
    structure.step(3 * SECOND)
    assert structure.standing().upright == {6}

    structure = Structure(BASE)
    structure.release(6, Pose(0.0, 600.0, pi / 2 + 0.55))
    assert structure.standing().upright == frozenset()


def test_n3_a_stick_on_its_way_down_has_not_fallen_yet() -> None:
    structure = Structure(BASE)
    structure.release(6, Pose(-300.0, 200.0, 0.5))
    structure.step(SECOND // 10)
    assert structure.fallen() == frozenset()
    assert not structure.resting
    structure.step(SECOND)
    assert structure.fallen() == {6}
    assert structure.resting


def test_n3_what_only_the_fallen_carry_has_fallen_with_them() -> None:
    lying = {6: level(-300.0, on=0.0), 7: upright(-300.0, on=9.0), 8: level(-300.0, on=153.0)}
    structure = Structure(standing(lying, upright={7}))
    structure.step(SECOND // 10)
    assert structure.fallen() == {6, 7, 8}


def test_n10_a_fallen_notched_stick_is_put_back_and_what_is_in_its_way_has_fallen() -> None:
    place = BASE.poses[1]
    in_the_way = upright(place.x, on=place.y)
    down = standing({1: Pose(-300.0, 7.0, 0.0), 6: in_the_way, 7: in_slot(2, 1)}, upright={6, 7})
    structure = Structure(down)
    assert structure.fallen() == {1, 6}

    after = structure.without(structure.fallen())
    assert after.poses[1] == in_place(1, after.poses[0])
    assert after.poses.keys() == {*BASE.poses, 7}
    assert after.upright == {7}


def test_a_structure_at_rest_falls_asleep_after_the_5_seconds_and_not_before() -> None:
    structure = Structure(TWO_UPRIGHT)
    structure.step(SETTLE)
    awake = structure.poses
    structure.step(2 * SECOND)
    asleep = structure.poses
    assert awake != asleep
    structure.step(SECOND)
    assert structure.poses == asleep
    assert structure.steps == SETTLE + 3 * SECOND


def test_slices_come_to_the_same_as_one_long_run() -> None:
    """A stick falls on another; its contacts at the end are the same as well."""
    whole, sliced = Structure(TWO_UPRIGHT), Structure(TWO_UPRIGHT)
    for structure in (whole, sliced):
        structure.release(8, level(-20.0, on=440.0))
    whole.step(SETTLE)
    for _ in range(SETTLE // 32):
        sliced.step(32)
    assert whole.standing() == sliced.standing()
    assert whole.touching(8) == sliced.touching(8)
    assert whole.fallen() == sliced.fallen()


def test_what_is_kept_as_text_goes_on_as_the_same_bits() -> None:
    kept = let_go(8, level(-20.0, on=440.0), on=TWO_UPRIGHT).standing()
    loaded = Standing.load(json.loads(json.dumps(kept.dump())))
    assert loaded == kept
    assert goes_on(loaded) == goes_on(kept)


def test_the_order_in_which_poses_are_told_does_not_matter() -> None:
    told = dict(sorted(TWO_UPRIGHT.poses.items(), reverse=True))
    backwards = Standing(told, TWO_UPRIGHT.upright)
    assert goes_on(backwards) == goes_on(TWO_UPRIGHT)


@pytest.mark.no_cover
@pytest.mark.parametrize("hashes", ["0", "1234"])
def test_another_process_comes_to_the_same_bits(hashes: str) -> None:
    words = f"from {__name__} import TWO_UPRIGHT, goes_on; print(goes_on(TWO_UPRIGHT))"
    other = subprocess.run(
        [sys.executable, "-c", words],
        env={"PYTHONHASHSEED": hashes, "PYTHONPATH": ":".join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        check=True,
    )
    assert other.stdout.strip() == goes_on(TWO_UPRIGHT)


def goes_on(state: Standing) -> str:
    """Return all that is known of a structure after a stick was let go badly, as text."""
    structure = Structure(state)
    structure.release(9, Pose(-20.0, 600.0, 0.3))
    structure.step(2 * SECOND)
    return json.dumps(structure.standing().dump())


def test_a_stick_let_go_badly_knocks_another_over() -> None:
    """What the tests of sameness let happen is not too tame to tell."""
    after = Standing.load(json.loads(goes_on(TWO_UPRIGHT)))
    assert min(after.poses[6].y, after.poses[7].y) < 250.0


def test_the_last_8_mm_of_a_stick_meet_the_sides_of_others() -> None:
    body = pieces.body(SET_UP, Pose(0.0, 0.0, 0.0))
    _, *ends = (shape.cache_bb() for shape, _ in pieces.long_shapes(body, SET_UP, upright=False))
    spans = [(round(end.left, 6), round(end.right, 6)) for end in ends]
    assert spans == [(-72.0, -64.0), (64.0, 72.0)]
