"""Hints: how one is asked for, heard, and comes too late."""

from __future__ import annotations

import pytest

from server.games.game import Resign
from server.games.tantrix.puzzles.hints import Hint, NotFound, TakeBack
from server.games.tantrix.puzzles.messages import (
    AskHint,
    HintAsked,
    Hinted,
    HintUnderWay,
    NoHintsInRace,
)
from tests.games.playing import reloaded
from tests.games.tantrix.puzzles.working import (
    LAY,
    bench_of,
    five,
    lay,
    refusal_of,
    told,
)


def test_a_hint_that_is_asked_for_is_looked_for_and_told() -> None:
    match = five()
    assert match.handle(0, AskHint()) == [HintAsked(seat=0)]
    assert (bench_of(match).asking, bench_of(match).hints) == (True, 1)
    ((seat, question),) = match.questions.items()
    assert match.advise(seat, question, told(LAY)) == [Hinted(seat=0, hint=LAY)]
    assert (bench_of(match).asking, bench_of(match).hint) == (False, LAY)
    assert match.questions == {}


@pytest.mark.parametrize("hint", [LAY, TakeBack(tiles=[2, 1], proven=True), NotFound()])
def test_a_hint_stays_until_the_board_changes(hint: Hint) -> None:
    match = five()
    match.handle(0, AskHint())
    match.advise(0, match.questions[0], told(hint))
    assert reloaded(match).view() == match.view()
    match.handle(0, lay(1, 3, 3))
    assert (bench_of(match).hint, bench_of(match).hints) == (None, 1)


def test_an_answer_for_a_board_that_has_changed_comes_too_late() -> None:
    match = five()
    match.handle(0, AskHint())
    late = match.questions[0]
    match.handle(0, lay(1, 0, 0))
    assert match.questions == {}
    assert match.advise(0, late, told(LAY)) == []
    match.handle(0, AskHint())
    before = match.dump()
    assert match.advise(0, late, told(LAY)) == []
    assert match.dump() == before


def test_one_hint_is_looked_for_at_a_time() -> None:
    match = five()
    match.handle(0, AskHint())
    assert refusal_of(match, AskHint()) == HintUnderWay()
    match.advise(0, match.questions[0], told(NotFound()))
    match.handle(0, AskHint())
    assert bench_of(match).hints == 2


def test_there_are_no_hints_in_a_race() -> None:
    match = five(seats=2)
    assert refusal_of(match, AskHint()) == NoHintsInRace()


def test_nothing_is_asked_any_more_once_it_is_over() -> None:
    match = five()
    match.handle(0, AskHint())
    late = match.questions[0]
    match.handle(0, Resign())
    assert match.questions == {}
    assert match.advise(0, late, told(LAY)) == []
