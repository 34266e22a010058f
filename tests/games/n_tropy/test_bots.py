"""N-Tropy's bots and its adviser: what they do at each step of a turn, and how long they look."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from itertools import count
from math import radians
from random import Random

import pytest

from server.games.game import Seat
from server.games.n_tropy.bot import ADVISER, BOTS, LEVELS, found, hasty
from server.games.n_tropy.contacts import Placement
from server.games.n_tropy.game import NTropy
from server.games.n_tropy.geometry import Pose
from server.games.n_tropy.messages import Ask, Carry, Hand, Pick, Release
from server.games.n_tropy.offers import offers
from server.games.n_tropy.search import set_aside, tried
from server.games.n_tropy.structure import BASE
from server.games.n_tropy.view import NTropyView, Phase, Reliability
from tests.games.n_tropy.sitting import begun

ME: Seat = 0


def holding(match: NTropy) -> NTropyView:
    match.handle(ME, Pick())
    return match.view()


def own_match() -> NTropy:
    return begun(kind=NTropy)


@pytest.mark.parametrize("level", BOTS)
def test_a_bot_takes_a_stick_carries_it_and_lets_it_go_where_it_has_arrived(level: str) -> None:
    match, choose, random = own_match(), BOTS[level].choose, Random(1)
    assert choose(match.view(), ME, random) == Pick()
    carry = choose(holding(match), ME, random)
    assert isinstance(carry, Carry)
    match.handle(ME, carry)
    assert choose(match.view(), ME, random) is None
    assert match.wake_at is not None
    match.advance(match.wake_at)
    release = choose(match.view(), ME, random)
    assert isinstance(release, Release)
    assert (release.x, release.angle) == (carry.x, carry.angle)
    assert 0 <= release.y - carry.y <= 1
    match.handle(ME, release)
    assert match.view().phase is Phase.SETTLE
    assert choose(match.view(), ME, random) is None


def test_a_bot_does_nothing_in_anothers_turn() -> None:
    assert all(bot.choose(own_match().view(), 1, Random(1)) is None for bot in BOTS.values())


@pytest.mark.parametrize("level", ["fair", "strong"])
def test_a_bot_that_tries_first_finds_a_place_that_holds(level: str) -> None:
    view = holding(own_match())
    sure = LEVELS[level]._replace(off=0.0)
    assert tried(BASE, 6, found(view, Random(3), sure)).meets(2)


def test_an_unsteady_bot_misses_by_no_more_than_it_trembles() -> None:
    view = holding(own_match())
    level = LEVELS["beginner"]
    aimed = found(view, Random(3), level._replace(off=0.0))
    missed = found(view, Random(3), level._replace(off=2.0))
    assert missed != aimed
    assert abs(missed.x - aimed.x) <= 2.0
    assert 0 <= missed.y - aimed.y <= 2.0
    assert abs(missed.angle - aimed.angle) <= radians(2.0)


def test_a_bot_that_finds_no_place_puts_its_stick_beside_everything() -> None:
    view = holding(own_match())
    blind = LEVELS["fair"]._replace(seen=0)
    assert found(view, Random(1), blind) == set_aside(BASE)


def test_a_bot_in_haste_does_what_takes_no_thought() -> None:
    match = own_match()
    assert hasty(match.view(), ME, Random(1)) == Pick()
    carry = hasty(holding(match), ME, Random(1))
    assert isinstance(carry, Carry)
    assert Pose(carry.x, carry.y, carry.angle) == set_aside(BASE)
    match.handle(ME, carry)
    assert hasty(match.view(), ME, Random(1)) is None


def test_bots_and_adviser_go_to_a_worker_process() -> None:
    for bot in BOTS.values():
        assert bot.slow is not None
        assert bot.slow.process
        assert pickle.loads(pickle.dumps(bot.choose)) is bot.choose
    assert ADVISER.process
    assert pickle.loads(pickle.dumps(ADVISER.answer)) is ADVISER.answer


@pytest.mark.no_cover
def test_who_asks_is_offered_places_that_hold_the_surest_first() -> None:
    match = begun(kind=NTropy, hand=Hand.STEADY)
    match.handle(ME, Ask())
    answer = offers(match.view(), ME, over_after(2))
    assert len(answer.offers) == 2
    surest = [Reliability.GOOD, Reliability.FAIR, Reliability.POOR]
    order = [surest.index(offer.reliability) for offer in answer.offers]
    assert order == sorted(order)
    first = answer.offers[0]
    assert first.placement is Placement.UPRIGHT
    assert tried(BASE, 6, Pose(first.x, first.y, first.angle)).meets(2)


def test_a_search_whose_time_is_up_tells_what_it_has_found_by_then() -> None:
    assert offers(own_match().view(), ME, lambda: True).offers == []


def over_after(looks: int) -> Callable[[], bool]:
    looked = count()
    return lambda: next(looked) >= looks
