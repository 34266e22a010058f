"""Where a stick could go: what geometry finds holds when it is tried."""

from __future__ import annotations

from collections.abc import Mapping
from math import radians
from random import Random

import pytest

from server.games.n_tropy.contacts import Placement
from server.games.n_tropy.geometry import BASE_BODY, NOTCHED, Pose
from server.games.n_tropy.search import (
    after,
    bears_another,
    free_sites,
    openness,
    ranked,
    sample,
    set_aside,
    tried,
)
from server.games.n_tropy.sites import Site, Sites
from server.games.n_tropy.structure import BASE, Standing
from tests.games.n_tropy.building import ON_SET_UP, in_slot, level, standing, upright

LOW, LOWER = in_slot(3, 2), in_slot(3, 3)
"""Upright ones of nearly the same height, 31 mm apart."""


def kinds(sites: list[Site]) -> dict[Placement, set[tuple[int, ...]]]:
    found: dict[Placement, set[tuple[int, ...]]] = {}
    for site in sites:
        found.setdefault(site.placement, set()).add(site.on)
    return found


def top_of(pose: Pose) -> float:
    return pose.y + 72


def test_on_the_base_a_stick_balances_on_the_outer_tips_alone() -> None:
    assert kinds(free_sites(BASE, 1)) == {Placement.BALANCED: {(BASE_BODY,)}}
    assert len({site.pose for site in free_sites(BASE, 1)}) == 2


def test_on_the_base_a_stick_stands_upright_in_every_slot_on_tips_and_on_the_set_up_stick() -> None:
    found = free_sites(BASE, 2)
    assert kinds(found) == {
        Placement.UPRIGHT: {(BASE_BODY,), (5,), *((notched,) for notched in NOTCHED)}
    }
    in_slots = [site for site in found if site.on[0] in NOTCHED]
    assert len({site.pose for site in in_slots}) == 16


def test_two_tops_of_nearly_one_height_carry_a_level_stick_and_the_higher_a_balanced_one() -> None:
    on = standing({6: LOW, 7: LOWER})
    assert (6, 7) in kinds(free_sites(on, 2))[Placement.LEVEL]
    balanced = kinds(free_sites(on, 1))[Placement.BALANCED]
    assert (7,) in balanced
    assert (6,) not in balanced


def test_tops_of_one_height_side_by_side_carry_no_balanced_stick() -> None:
    on = standing({6: upright(0, ON_SET_UP), 7: upright(20, ON_SET_UP)})
    assert kinds(free_sites(on, 1))[Placement.BALANCED] == {(BASE_BODY,)}


def test_a_stick_is_tucked_only_under_one_that_bears_it() -> None:
    loose = standing({6: LOW, 7: level(LOW.x, top_of(LOW)), 8: in_slot(4, 3)}, upright={6, 8})
    assert not [site for site in Sites.of(loose.poses).tucked() if 7 in site.on]


TRIED: Mapping[str, tuple[Standing, int]] = {
    "one point on the base": (BASE, 1),
    "two points on two uprights": (standing({6: LOW, 7: in_slot(3, 3)}), 2),
}


@pytest.mark.no_cover
@pytest.mark.parametrize("case", TRIED)
def test_most_of_what_is_found_holds(case: str) -> None:
    on, points = TRIED[case]
    sites = sample(free_sites(on, points), 4, Random(1))
    held = [site for site in sites if tried(on, 8, site.pose).meets(points)]
    assert len(held) > len(sites) / 2
    assert {tried(on, 8, site.pose).verdict for site in held[:1]} == {held[0].placement}


def test_a_sample_has_some_of_every_placement() -> None:
    on = standing({6: LOW, 7: LOWER})
    found = free_sites(on, 2)
    some = sample(found, 4, Random(1))
    assert len(some) == 4
    assert {site.placement for site in some} == {Placement.UPRIGHT, Placement.LEVEL}
    assert sorted(sample(found, 1000, Random(1))) == sorted(found)


def test_what_leaves_the_most_possible_comes_first() -> None:
    found = free_sites(BASE, 2)
    order = ranked(BASE, 6, found, Random(1))
    worth = [openness(after(BASE, 6, site)) for site in order]
    assert worth == sorted(worth, reverse=True)
    assert worth[0] > worth[-1]


def test_a_stick_that_is_set_aside_falls_and_disturbs_nothing() -> None:
    trial = tried(BASE, 6, set_aside(BASE))
    assert trial.verdict is None
    for body, pose in BASE.poses.items():
        assert trial.standing.poses[body] == pytest.approx(pose, abs=0.01)


def test_a_stick_that_would_be_inside_another_is_not_let_go() -> None:
    inside = BASE.poses[5]._replace(angle=radians(90))
    assert tried(BASE, 6, inside).standing == BASE


def test_the_slot_outside_of_the_pegs_of_a_short_notched_stick_bears_no_second_one() -> None:
    assert bears_another(standing({6: in_slot(4, 2)}), 6)
    assert not bears_another(standing({6: in_slot(4, 1)}), 6)


def test_the_last_stick_of_all_has_none_to_bear() -> None:
    assert bears_another(standing({stick: in_slot(4, 1) for stick in range(6, 51)}), 6)
