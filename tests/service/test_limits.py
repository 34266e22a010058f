"""How much one sender may ask for."""

from __future__ import annotations

import pytest

from server.service.limits import Bucket, Buckets


def test_a_bucket_gives_what_it_holds_and_then_says_how_long_to_wait() -> None:
    bucket = Bucket(size=2, rate=4, now=10)
    assert [bucket.take(10), bucket.take(10), bucket.take(10)] == [0, 0, 0.25]


def test_a_bucket_that_was_asked_in_vain_lost_nothing() -> None:
    bucket = Bucket(size=1, rate=1, now=0)
    bucket.take(0)
    waits = [bucket.take(0.5), bucket.take(0.5)]
    assert waits == [0.5, 0.5]
    assert bucket.take(1) == 0


def test_a_bucket_fills_up_but_never_over() -> None:
    bucket = Bucket(size=2, rate=1, now=0)
    assert [bucket.take(1_000) for _ in range(3)] == [0, 0, 1]


def test_each_sender_has_a_bucket_of_their_own() -> None:
    buckets = Buckets(size=1, rate=1)
    assert [buckets.take(who, 0) for who in ("anna", "ben", "anna")] == [0, 0, 1]


def test_beyond_the_most_the_sender_idle_for_longest_is_forgotten() -> None:
    buckets = Buckets(size=1, rate=1, most=2)
    for who in ("anna", "ben", "anna", "cleo"):
        buckets.take(who, 0)
    assert buckets.take("anna", 0) == pytest.approx(1)
    assert buckets.take("ben", 0) == 0  # forgotten, so full again
