"""Chance is fair, and can be worked out again from the seed alone."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.games.chance import SEED_BYTES, Chance, new_seed, seal, seed_of_day
from tests.games.playing import seed_of


def test_a_number_is_the_hmac_of_purpose_and_counter() -> None:
    seed = seed_of(5)
    chance = Chance(seed)
    for counter in range(3):
        digest = hmac.new(seed, f"die:{counter}".encode(), hashlib.sha256).digest()
        assert chance.below(1_000_003, "die") == int.from_bytes(digest, "big") % 1_000_003
    assert chance.drawn == {"die": 3}


def test_what_was_drawn_is_all_that_needs_to_be_kept() -> None:
    chance = Chance(seed_of(5))
    chance.shuffled(range(10), "bag")
    again = Chance(seed_of(5), chance.drawn)
    assert [again.below(100, "bag") for _ in range(5)] == [
        chance.below(100, "bag") for _ in range(5)
    ]


def test_what_was_drawn_belongs_to_one_chance_alone() -> None:
    drawn = {"die": 1}
    Chance(seed_of(5), drawn).below(6, "die")
    assert drawn == {"die": 1}


def test_purposes_do_not_disturb_each_other() -> None:
    alone, mixed = Chance(seed_of(5)), Chance(seed_of(5))
    mixed.below(6, "other")
    assert alone.below(1000, "die") == mixed.below(1000, "die")


@given(st.integers(1, 2**256), st.integers(0, 2**64))
def test_a_number_is_below_its_bound(bound: int, seed: int) -> None:
    assert 0 <= Chance(seed_of(seed)).below(bound, "any") < bound


def test_numbers_that_would_be_unfair_are_drawn_again() -> None:
    """Just over half of all digests lie below this bound, and the others fit no second time."""
    bound = 2**255 + 1
    chance = Chance(seed_of(1))
    numbers = [chance.below(bound, "half") for _ in range(50)]
    assert max(numbers) < bound
    assert chance.drawn["half"] > 60


@pytest.mark.parametrize("bound", [0, -1])
def test_nothing_is_below_zero(bound: int) -> None:
    chance = Chance(seed_of(1))
    with pytest.raises(ValueError, match="nothing is below"):
        chance.below(bound, "any")
    assert chance.drawn == {}


def test_a_die_shows_each_face_about_as_often() -> None:
    chance = Chance(seed_of(2))
    faces = Counter(chance.roll(6, "die") for _ in range(6000))
    assert faces.keys() == {1, 2, 3, 4, 5, 6}
    assert all(850 < times < 1150 for times in faces.values())


def test_every_order_is_about_as_likely() -> None:
    chance = Chance(seed_of(3))
    orders = Counter(tuple(chance.shuffled("abc", "bag")) for _ in range(6000))
    assert orders.keys() == {*permutations("abc")}
    assert all(850 < times < 1150 for times in orders.values())


def test_a_pick_is_one_of_the_items() -> None:
    chance = Chance(seed_of(4))
    assert {chance.pick("abc", "lot") for _ in range(60)} == {"a", "b", "c"}
    with pytest.raises(ValueError, match="nothing is below"):
        chance.pick("", "lot")


def test_a_seed_is_secret_and_its_seal_is_its_sha256() -> None:
    seed = new_seed()
    assert len(seed) == SEED_BYTES
    assert seed != new_seed()
    assert seal(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def test_the_seed_of_a_day_is_the_same_all_day_and_another_for_each_day_game_and_house() -> None:
    asked = [
        ("secret", "daily", "2030-01-31"),
        ("secret", "daily", "2030-02-01"),
        ("secret", "weekly", "2030-01-31"),
        ("another", "daily", "2030-01-31"),
    ]
    seeds = [seed_of_day(*what) for what in asked]
    assert [seed_of_day(*what) for what in asked] == seeds
    assert len(set(seeds)) == len(asked)
    assert {len(seed) for seed in seeds} == {SEED_BYTES}
