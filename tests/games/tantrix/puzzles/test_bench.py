"""A workbench: laying, turning, swapping and lifting tiles, and every way back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.games.tantrix.puzzles.bench import MOST_STEPS, Bench, Place
from tests.games.playing import through_json
from tests.games.tantrix.puzzles.working import on

HERE, THERE, ELSEWHERE = (0, 0), (1, 0), (0, 5)


def bench(*tiles: tuple[int, tuple[int, int], int]) -> Bench:
    """Return a bench on which tiles were laid, each as (number, spot, rotation)."""
    made = Bench()
    for tile, spot, rotation in tiles:
        made.lay(tile, Place(spot, rotation))
    return made


def test_a_tile_from_the_tray_lies_where_it_was_laid() -> None:
    made = bench((1, HERE, 2))
    assert on(made) == {HERE: (1, 2)}
    assert (made.place_of(1), made.place_of(2)) == (Place(HERE, 2), None)
    assert (len(made), made.moves) == (1, 1)


def test_a_tile_laid_elsewhere_leaves_its_first_place() -> None:
    made = bench((1, HERE, 0), (1, THERE, 3))
    assert on(made) == {THERE: (1, 3)}
    assert made.moves == 2


def test_a_tile_from_the_tray_sends_the_one_that_lay_there_into_the_tray() -> None:
    made = bench((1, HERE, 4))
    assert made.lay(2, Place(HERE, 1)) == 1
    assert on(made) == {HERE: (2, 1)}
    assert made.moves == 2
    made.undo()
    assert on(made) == {HERE: (1, 4)}


def test_a_tile_from_the_board_changes_places_with_the_one_that_lay_there() -> None:
    """The other keeps its rotation."""
    made = bench((1, HERE, 4), (2, THERE, 5))
    assert made.lay(1, Place(THERE, 0)) == 2
    assert on(made) == {THERE: (1, 0), HERE: (2, 5)}
    made.undo()
    assert on(made) == {HERE: (1, 4), THERE: (2, 5)}
    made.redo()
    assert on(made) == {THERE: (1, 0), HERE: (2, 5)}


def test_a_tile_that_is_turned_swaps_with_nobody() -> None:
    made = bench((1, HERE, 0))
    assert made.lay(1, Place(HERE, 1)) is None
    assert on(made) == {HERE: (1, 1)}


# --- moves and turns ----------------------------------------------------------------------


def test_the_turns_of_one_tile_in_place_are_one_move_and_one_step() -> None:
    made = bench((1, HERE, 0), (1, HERE, 1), (1, HERE, 2), (1, HERE, 3))
    assert (made.moves, made.undoable) == (2, 2)
    made.undo()
    assert on(made) == {HERE: (1, 0)}


def test_a_tile_turned_back_to_where_it_was_leaves_nothing_to_undo() -> None:
    made = bench((1, HERE, 4), (1, HERE, 5), (1, HERE, 4))
    assert (made.moves, made.undoable) == (1, 1)
    made.undo()
    assert on(made) == {}


def test_turns_of_two_tiles_are_two_moves() -> None:
    made = bench((1, HERE, 0), (2, THERE, 0), (1, HERE, 1), (2, THERE, 1), (1, HERE, 2))
    assert made.moves == 5


def test_a_tile_moved_and_turned_at_once_is_moved() -> None:
    made = bench((1, HERE, 0), (1, HERE, 1), (1, THERE, 2), (1, THERE, 3))
    assert (made.moves, made.undoable) == (4, 4)


def test_a_turn_after_an_undone_one_is_a_step_of_its_own() -> None:
    made = bench((1, HERE, 0), (1, HERE, 1))
    made.undo()
    made.lay(1, Place(HERE, 5))
    assert (made.undoable, made.redoable) == (2, 0)
    made.undo()
    assert on(made) == {HERE: (1, 0)}


# --- undo and redo ------------------------------------------------------------------------


def test_all_tiles_lifted_at_once_come_back_at_once() -> None:
    made = bench((1, HERE, 1), (2, THERE, 2), (3, ELSEWHERE, 3))
    made.lift(1, 2, 3)
    assert (on(made), made.moves) == ({}, 4)
    made.undo()
    assert on(made) == {HERE: (1, 1), THERE: (2, 2), ELSEWHERE: (3, 3)}
    made.redo()
    assert on(made) == {}


def test_a_new_step_forgets_what_was_undone() -> None:
    made = bench((1, HERE, 0), (2, THERE, 0))
    made.undo()
    assert made.redoable == 1
    made.lay(3, Place(THERE, 0))
    assert made.redoable == 0


def test_a_turn_all_the_way_round_forgets_what_was_undone_as_well() -> None:
    made = bench((1, HERE, 0), (1, HERE, 1), (2, THERE, 0))
    made.undo()
    made.lay(1, Place(HERE, 0))
    assert (made.undoable, made.redoable) == (1, 0)


def test_undoing_and_redoing_are_no_moves() -> None:
    made = bench((1, HERE, 0))
    made.undo()
    made.redo()
    assert made.moves == 1


def test_the_last_two_hundred_steps_are_kept() -> None:
    made = Bench()
    for step in range(MOST_STEPS + 7):
        made.lay(1, Place((step, 0), 0))
    assert (made.undoable, made.moves) == (200, 207)
    while made.undoable:
        made.undo()
    assert on(made) == {(6, 0): (1, 0)}


# --- whatever is done ---------------------------------------------------------------------

DEEDS = st.lists(
    st.one_of(
        st.tuples(st.just("lay"), st.integers(1, 4), st.integers(0, 3), st.integers(0, 5)),
        st.tuples(st.just("lift"), st.integers(1, 4)),
        st.tuples(st.sampled_from(["clear", "undo", "redo"])),
    ),
    max_size=60,
)


def do(made: Bench, deed: tuple[Any, ...]) -> None:
    """Do to a bench what can be done."""
    match deed:
        case "lay", tile, q, rotation if made.place_of(tile) != Place((q, 0), rotation):
            made.lay(tile, Place((q, 0), rotation))
        case "lift", tile if made.place_of(tile) is not None:
            made.lift(tile)
        case ("clear",) if len(made):
            made.lift(*(laid.tile for _, laid in made))
        case ("undo",) if made.undoable:
            made.undo()
        case ("redo",) if made.redoable:
            made.redo()


@pytest.mark.no_cover
@given(deeds=DEEDS)
def test_no_cell_holds_two_tiles_and_no_tile_lies_twice(deeds: list[tuple[Any, ...]]) -> None:
    made = Bench()
    for deed in deeds:
        do(made, deed)
        tiles, spots = [laid.tile for _, laid in made], [spot for spot, _ in made]
        assert len(set(tiles)) == len(tiles) == len(made)
        assert len(set(spots)) == len(spots)


@pytest.mark.no_cover
@given(deeds=DEEDS)
def test_undone_to_the_start_it_is_empty_and_redone_to_the_end_the_same(
    deeds: list[tuple[Any, ...]],
) -> None:
    made = Bench()
    for deed in deeds:
        do(made, deed)
    while made.redoable:
        made.redo()
    end, seen = on(made), [on(made)]
    while made.undoable:
        made.undo()
        assert on(made) != seen[-1], "an undo that shows nothing"
        seen.append(on(made))
    assert on(made) == {}
    while made.redoable:
        made.redo()
        seen.pop()
        assert on(made) == seen[-1]
    assert on(made) == end


@pytest.mark.no_cover
@given(deeds=DEEDS)
def test_what_comes_out_of_the_database_is_what_went_in(deeds: list[tuple[Any, ...]]) -> None:
    made = Bench()
    for deed in deeds:
        do(made, deed)
    again = Bench.load(through_json(made.dump()))
    assert again.dump() == made.dump()
    assert on(again) == on(made)
