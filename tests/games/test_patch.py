"""A patch is a JSON Merge Patch (RFC 7396) and brings one view to the next."""

from __future__ import annotations

from copy import deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.games.game import Json
from server.patch import difference, patched

scalars = st.booleans() | st.integers() | st.sampled_from(["", "a", "b"])
values = st.recursive(
    scalars | st.lists(scalars, max_size=3),
    lambda inner: st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=12,
)
objects = st.dictionaries(st.sampled_from("abcd"), values, max_size=4)


@pytest.mark.parametrize(
    ("before", "patch", "after"),
    [
        ({"a": "b"}, {"a": "c"}, {"a": "c"}),
        ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
        ({"a": "b"}, {"a": None}, {}),
        ({"a": "b", "b": "c"}, {"a": None}, {"b": "c"}),
        ({"a": ["b"]}, {"a": "c"}, {"a": "c"}),
        ({"a": "c"}, {"a": ["b"]}, {"a": ["b"]}),
        ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
        ({"a": [{"b": "c"}]}, {"a": [1]}, {"a": [1]}),
        ({"e": 1}, {"a": {"bb": {"ccc": None}}}, {"e": 1, "a": {"bb": {}}}),
        ({"a": "foo"}, {"a": {"b": 1}}, {"a": {"b": 1}}),
    ],
)
def test_rfc_7396_a_patch_is_applied(before: Json, patch: Json, after: Json) -> None:
    assert patched(before, patch) == after


@pytest.mark.parametrize(
    ("before", "after", "patch"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": 3}),
        ({"a": 1}, {}, {"a": None}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1}}, {"a": {"c": None}}),
        ({"a": {"b": 1}}, {"a": {"b": 1}}, {}),
        ({"a": [1, 2]}, {"a": [1, 3]}, {"a": [1, 3]}),
        ({"a": {"b": 1}}, {"a": 2}, {"a": 2}),
        ({}, {"a": {"b": 1}}, {"a": {"b": 1}}),
    ],
)
def test_a_difference_holds_what_changed_and_nothing_else(
    before: Json, after: Json, patch: Json
) -> None:
    assert difference(before, after) == patch


@given(objects, objects)
def test_the_difference_of_two_views_restores_the_second(before: Json, after: Json) -> None:
    kept = deepcopy(before)
    assert patched(before, difference(before, after)) == after
    assert before == kept


@given(objects)
def test_no_change_is_an_empty_patch(view: Json) -> None:
    assert difference(view, deepcopy(view)) == {}
