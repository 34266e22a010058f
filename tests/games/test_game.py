"""The words all games share."""

from __future__ import annotations

import pytest

from server.games.game import (
    IllegalCommand,
    Message,
    Outcome,
    Reason,
    SeatMayNotAct,
    abandoned,
    json_view,
)


class Inner(Message):
    there: int | None = None
    things: dict[str, int] = {}


class Outer(Message):
    name: str = "outer"
    none: str | None = None
    empty: dict[str, int] = {}
    inner: Inner = Inner()
    many: dict[str, Inner] = {}
    row: list[int] = []


def test_a_view_is_sent_without_null_and_without_empty_objects() -> None:
    assert json_view(Outer()) == {"name": "outer", "row": []}
    full = Outer(none="", inner=Inner(things={"a": 0}), many={"x": Inner(), "y": Inner(there=0)})
    assert json_view(full) == {
        "name": "outer",
        "none": "",
        "inner": {"things": {"a": 0}},
        "many": {"y": {"there": 0}},
        "row": [],
    }


def test_the_winners_are_all_who_share_the_first_place() -> None:
    outcome = Outcome(places=[2, 1, 1], scores=[0, 5, 5], reason=Reason.FINISHED)
    assert outcome.winners == [1, 2]


def test_a_match_the_host_ended_has_one_place_for_all() -> None:
    assert abandoned(3) == Outcome(places=[1, 1, 1], scores=[0, 0, 0], reason=Reason.ABANDONED)


def test_an_illegal_command_says_why() -> None:
    with pytest.raises(IllegalCommand, match=r"You cannot act now\.") as caught:
        raise IllegalCommand(SeatMayNotAct())
    assert caught.value.refusal.code == "may_not_act"
    assert caught.value.refusal.details == {}
