"""Where two JSON values differ first."""

from __future__ import annotations

from typing import Any

import pytest

from server.record.difference import first_difference


@pytest.mark.parametrize(
    ("recorded", "replayed", "path"),
    [
        (1, 2, ""),
        ({"face": 1}, {"face": 2}, "face"),
        ({"a": {"b": [{"c": 1}]}}, {"a": {"b": [{"c": 2}]}}, "a.b[0].c"),
        ({"a": 1}, {}, "a"),
        ({}, {"a": 1}, "a"),
        ([1, 2], [1], "[1]"),
        ([1], [1, 2], "[1]"),
        ([[1], [2, 3]], [[1], [2, 4]], "[1][1]"),
        ({"a": None}, {}, "a"),
        ({"a": True}, {"a": 1}, "a"),
        ({"a": 0}, {"a": False}, "a"),
        ({"a": "1"}, {"a": 1}, "a"),
        ({"a": []}, {"a": {}}, "a"),
    ],
)
def test_the_first_difference_is_named_by_its_way(recorded: Any, replayed: Any, path: str) -> None:
    found = first_difference(recorded, replayed)
    assert found is not None
    assert found.path == path


@pytest.mark.parametrize(
    ("recorded", "replayed"),
    [
        ({}, {}),
        ({"a": 1, "b": [None, {"c": "d"}]}, {"b": [None, {"c": "d"}], "a": 1}),
        ({"a": 1}, {"a": 1.0}),
    ],
)
def test_the_order_of_members_and_the_form_of_a_number_make_no_difference(
    recorded: Any, replayed: Any
) -> None:
    assert first_difference(recorded, replayed) is None


def test_what_was_found_is_told_on_both_sides() -> None:
    found = first_difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]})
    assert found is not None
    assert found.below("events") == ("events.a[1].b", 2, 3)
    missing = first_difference({"a": 1}, {})
    assert missing is not None
    assert (missing.recorded, missing.replayed) == (1, "nothing")
