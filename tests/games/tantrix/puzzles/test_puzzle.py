"""A puzzle: working on one's own board, giving up, the race, and what is kept of it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.games.game import IllegalCommand, Outcome, Reason, Resign, json_view
from server.games.tantrix.board import Cell
from server.games.tantrix.daily.game import Daily
from server.games.tantrix.discovery.game import Discovery
from server.games.tantrix.puzzles.hints import TakeBack
from server.games.tantrix.puzzles.judge import Fault
from server.games.tantrix.puzzles.messages import (
    AskHint,
    Clear,
    Laid,
    LiesThere,
    Lift,
    Lifted,
    NothingLaid,
    NothingToRedo,
    NothingToUndo,
    NotInPuzzle,
    NotLaid,
    Redo,
    Redone,
    Resigned,
    Undo,
    Undone,
)
from server.games.tantrix.puzzles.puzzle import Puzzle
from server.games.tantrix.rainbow.game import Rainbow
from tests.games.playing import reloaded
from tests.games.tantrix.puzzles.working import (
    CLASH,
    LOOP_OF_5,
    WITH_A_HOLE,
    bench_of,
    board_of,
    drawn,
    five,
    lay,
    lay_all,
    of_size,
    puzzle,
    refusal_of,
    told,
)

# --- working ------------------------------------------------------------------------------


def test_a_tile_may_be_laid_anywhere_whether_or_not_it_matches() -> None:
    match = five()
    assert match.handle(0, lay(1, 0, 0)) == [Laid(seat=0, tile=1, cell=Cell(q=0, r=0), rotation=0)]
    for rotation in range(6):
        match.handle(0, lay(2, 1, 0, rotation))
    match.handle(0, lay(3, -150, 90))
    assert board_of(match) == {"0,0": (1, 0), "1,0": (2, 5), "-150,90": (3, 0)}


def test_a_tile_that_lies_may_be_moved_and_turned() -> None:
    match = five()
    lay_all(match, drawn("(1:0)"))
    (turned,) = match.handle(0, lay(1, 0, 0, 3))
    (moved,) = match.handle(0, lay(1, 5, 0, 3))
    assert isinstance(turned, Laid)
    assert isinstance(moved, Laid)
    assert (turned.turned, moved.turned) == (True, False)
    assert board_of(match) == {"5,0": (1, 3)}


def test_a_tile_laid_on_another_changes_places_with_it() -> None:
    match = five()
    lay_all(match, drawn("(1:0) 2:4"))
    (told,) = match.handle(0, lay(1, 1, 0, 5))
    assert isinstance(told, Laid)
    assert (told.swapped, board_of(match)) == (2, {"1,0": (1, 5), "0,0": (2, 4)})
    (told,) = match.handle(0, lay(3, 1, 0))
    assert isinstance(told, Laid)
    assert (told.swapped, board_of(match)) == (1, {"1,0": (3, 0), "0,0": (2, 4)})


def test_tiles_are_lifted_one_by_one_or_all_at_once() -> None:
    match = five()
    lay_all(match, drawn("(3:0)  1:0   2:0"))
    assert match.handle(0, Lift(tile=1)) == [Lifted(seat=0, tiles=[1])]
    assert match.handle(0, Clear()) == [Lifted(seat=0, tiles=[2, 3])]
    assert board_of(match) == {}


def test_every_step_can_be_undone_and_done_again() -> None:
    match = five()
    lay_all(match, drawn("(1:0) 2:0"))
    match.handle(0, lay(1, 1, 0))
    match.handle(0, Clear())
    boards = [board_of(match)]
    while bench_of(match).undo:
        assert match.handle(0, Undo()) == [Undone(seat=0)]
        boards.append(board_of(match))
    assert boards == [
        {},
        {"1,0": (1, 0), "0,0": (2, 0)},
        {"0,0": (1, 0), "1,0": (2, 0)},
        {"0,0": (1, 0)},
        {},
    ]
    assert bench_of(match).redo == 4
    for board in reversed(boards[:-1]):
        assert match.handle(0, Redo()) == [Redone(seat=0)]
        assert board_of(match) == board


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (lay(6, 0, 0), NotInPuzzle(tile=6)),
        (lay(1, 0, 0, 3), LiesThere(tile=1)),
        (Lift(tile=2), NotLaid(tile=2)),
        (Lift(tile=40), NotLaid(tile=40)),
        (Redo(), NothingToRedo()),
    ],
)
def test_what_cannot_be_done_is_refused(command: Any, refusal: Any) -> None:
    match = five()
    lay_all(match, drawn("(1:3)"))
    assert refusal_of(match, command) == refusal


@pytest.mark.parametrize(
    ("command", "refusal"), [(Clear(), NothingLaid()), (Undo(), NothingToUndo())]
)
def test_on_an_empty_board_there_is_nothing_to_take_back(command: Any, refusal: Any) -> None:
    assert refusal_of(five(), command) == refusal


COMMANDS = st.one_of(
    st.builds(lay, st.integers(1, 6), st.integers(0, 2), st.integers(0, 1), st.integers(0, 5)),
    st.builds(Lift, tile=st.integers(1, 6)),
    st.sampled_from([Clear(), Undo(), Redo()]),
)


@pytest.mark.no_cover
@given(commands=st.lists(COMMANDS, max_size=50))
def test_only_tiles_of_the_task_lie_each_once_and_every_step_can_be_taken_back(
    commands: list[Any],
) -> None:
    match = five()
    for command in commands:
        before = match.dump()
        try:
            match.handle(0, command)
        except IllegalCommand:
            assert match.dump() == before
        tiles = [tile for tile, _ in board_of(match).values()]
        assert set(tiles) <= set(match.view().task.tiles)
        assert len(set(tiles)) == len(tiles)
        if match.outcome is not None:
            return
    for _ in range(bench_of(match).undo):
        match.handle(0, Undo())
    assert board_of(match) == {}
    assert refusal_of(match, Undo()) == NothingToUndo()


# --- time, giving up and the race ---------------------------------------------------------


def finish(match: Puzzle, now: float, seat: int = 0) -> Outcome:
    """Let a seat solve the puzzle of five at a time."""
    match.advance(now)
    lay_all(match, drawn(LOOP_OF_5), seat)
    assert match.outcome is not None
    return match.outcome


def test_who_solves_it_alone_has_a_time() -> None:
    assert finish(five(), 12.345).seconds == {0: 12.345}


def test_who_was_helped_has_no_time() -> None:
    match = five()
    match.handle(0, AskHint())
    outcome = finish(match, 12.0)
    assert (outcome.scores, outcome.seconds) == ([1], {})


def test_who_gives_up_alone_has_solved_nothing() -> None:
    match = five()
    match.advance(9.0)
    assert match.handle(0, Resign()) == [Resigned(seat=0)]
    assert match.outcome == Outcome(places=[1], scores=[0], reason=Reason.GIVEN_UP)
    assert bench_of(match).resigned


def test_in_a_race_each_works_on_a_board_of_their_own() -> None:
    match = five(seats=3)
    match.handle(1, lay(1, 0, 0))
    match.handle(2, lay(1, 0, 0, 4))
    assert [board_of(match, seat) for seat in range(3)] == [
        {},
        {"0,0": (1, 0)},
        {"0,0": (1, 4)},
    ]


def test_the_first_to_solve_it_wins_the_race_and_the_others_are_equal() -> None:
    match = five(seats=3)
    assert finish(match, 30.0, seat=1) == Outcome(
        places=[2, 1, 2], scores=[0, 1, 0], reason=Reason.FINISHED, seconds={1: 30.0}
    )


def test_who_left_the_race_comes_behind_those_who_stayed_the_first_last() -> None:
    match = five(seats=5)
    match.handle(3, Resign())
    match.handle(0, Resign())
    assert match.to_act == {1, 2, 4}
    assert finish(match, 30.0, seat=2).places == [4, 2, 1, 5, 2]


def test_the_last_one_left_wins_without_having_solved_it() -> None:
    match = five(seats=3)
    match.handle(2, Resign())
    assert match.outcome is None
    match.handle(0, Resign())
    assert match.outcome == Outcome(places=[2, 1, 3], scores=[0, 0, 0], reason=Reason.LAST_LEFT)


# --- what is kept -------------------------------------------------------------------------


def in_mid_work() -> Puzzle:
    match = five(seats=2)
    lay_all(match, drawn(CLASH), seat=1)
    match.handle(1, Undo())
    match.handle(0, lay(1, 0, 0))
    match.advance(7.25)
    return match


def asking() -> Puzzle:
    match = five()
    match.handle(0, lay(1, 0, 0))
    match.handle(0, AskHint())
    return match


def answered() -> Puzzle:
    match = asking()
    match.advise(0, match.questions[0], told(TakeBack(tiles=[1], proven=False)))
    return match


def faulted() -> Puzzle:
    match = of_size(10)
    lay_all(match, drawn(WITH_A_HOLE))
    return match


def solved() -> Puzzle:
    match = five(seats=2)
    match.handle(0, lay(1, 0, 0))
    finish(match, 61.5, seat=1)
    return match


def left() -> Puzzle:
    match = five(seats=3)
    match.handle(1, Resign())
    return match


@pytest.mark.parametrize("state", [five, in_mid_work, asking, answered, faulted, solved, left])
def test_a_match_comes_back_as_it_was(state: Any) -> None:
    match = state()
    again = reloaded(match)
    assert again.dump() == match.dump()
    assert json_view(again.view()) == json_view(match.view())
    assert (again.to_act, again.questions) == (match.to_act, match.questions)
    assert again.outcome == match.outcome


def test_a_match_that_came_back_goes_on_with_undo_and_time() -> None:
    match = reloaded(in_mid_work())
    assert isinstance(match, Puzzle)
    match.handle(1, Redo())
    assert bench_of(match, 1).fault is Fault.CLASH
    match.handle(0, Undo())
    assert board_of(match) == {}


@pytest.mark.parametrize("kind", [Discovery, Rainbow, Daily])
def test_nothing_of_the_seed_or_of_a_solution_is_in_the_view(kind: type[Puzzle]) -> None:
    match = puzzle(kind)
    assert set(json_view(match.view())) <= {"task", "day", "benches"}
    assert set(json_view(match.view())["task"]) == {"tiles", "shape", "colours", "holes"}
    empty = bench_of(match)
    assert (empty.cells, empty.line, empty.hint) == ({}, [], None)
