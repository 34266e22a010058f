"""What lies where, and what fits where: rules of Tantrix, sections 1, 5 and 6.1."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from server.games.tantrix.board import (
    REACH,
    Board,
    Cell,
    Clash,
    Laid,
    beside,
    matching,
    opposite,
    turned,
)
from server.games.tantrix.tiles import TILES, Colour
from tests.games.tantrix.pictures import assert_matched, board_of, tiles_in

RING = """
   43:5  4:3
17:1  ( )   51:1
   28:5  38:2
"""
THREE_SIDES = """
      ( )   51:1
   28:5  38:2
"""
FOUR_SIDES = """
17:1  ( )   51:1
   28:5  38:2
"""


def test_a_picture_is_read_by_its_columns() -> None:
    assert tiles_in(RING) == {
        (1, 0): (51, 1),
        (0, 1): (38, 2),
        (-1, 1): (28, 5),
        (-1, 0): (17, 1),
        (0, -1): (43, 5),
        (1, -1): (4, 3),
    }
    assert_matched(board_of(RING))


def test_directions_go_clockwise_from_the_east() -> None:
    around = [beside((0, 0), direction) for direction in range(6)]
    assert around == [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    for direction in range(6):
        assert beside(beside((3, -2), direction), opposite(direction)) == (3, -2)


def test_a_cell_is_written_and_read() -> None:
    cell = Cell(q=-3, r=12)
    assert str(cell) == "-3,12"
    assert Cell.read("-3,12") == cell
    assert {cell: "here"}[Cell(q=-3, r=12)] == "here"


@pytest.mark.parametrize("text", ["", "1", "1,2,3", "1;2", "a,b", f"{REACH + 1},0"])
def test_what_is_no_cell_is_not_read(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - any of its kinds
        Cell.read(text)


def test_a_cell_is_never_out_of_reach() -> None:
    with pytest.raises(ValidationError):
        Cell(q=0, r=-REACH - 1)


def test_6_1_a_space_is_forced_from_three_neighbours_on() -> None:
    assert board_of(THREE_SIDES).forced_spaces() == [(0, 0)]
    assert board_of(THREE_SIDES).spaces(2) == [(0, 0), (1, 1), (-1, 2)]
    assert board_of(FOUR_SIDES).forced_spaces() == [(0, 0)]
    assert board_of(FOUR_SIDES).spaces(5) == []


def test_neighbours_are_counted() -> None:
    for picture, neighbours in ((THREE_SIDES, 3), (FOUR_SIDES, 4), (RING, 6)):
        assert board_of(picture).neighbours((0, 0)) == neighbours
    assert board_of(RING).neighbours((2, 0)) == 1
    assert board_of(RING).neighbours((50, 50)) == 0


def test_a_space_shows_what_its_neighbours_turn_to_it() -> None:
    board = board_of(THREE_SIDES)
    shown = [turned(51, 1)[3], turned(38, 2)[4], turned(28, 5)[5]]
    assert board.sides((0, 0)) == (*shown, None, None, None)


def test_a_filled_space_is_a_space_no_more() -> None:
    board = board_of(RING)
    board.lay((0, 0), 10, 0)
    assert board.tile_at((0, 0)) == Laid(10, 0)
    assert board.forced_spaces() == []
    assert_matched(board)


def test_what_fits_is_what_clashes_nowhere() -> None:
    board = board_of(RING, THREE_SIDES)
    for spot in board.spaces(1):
        for tile in TILES:
            harmless = [turn for turn in range(6) if board.clash(spot, tile, turn) is None]
            assert list(board.fits(tile, spot)) == harmless
            assert (tile in board.fitting(spot)) is bool(harmless)


def test_only_one_tile_fills_the_ring_and_in_one_rotation_only() -> None:
    assert board_of(RING).fitting((0, 0)) == {10: (0,)}


def test_a_clash_is_the_first_edge_clockwise_from_the_east() -> None:
    board = board_of(THREE_SIDES)
    assert board.sides((0, 0))[:3] == (Colour.BLUE, Colour.RED, Colour.BLUE)
    assert board.clash((0, 0), 10, 0) is None
    assert board.clash((0, 0), 10, 1) == Clash(0, yours=Colour.RED, theirs=Colour.BLUE)
    assert board.clash((0, 0), 3, 0) == Clash(1, yours=Colour.BLUE, theirs=Colour.RED)


def test_1_three_consecutive_sides_take_five_or_six_tiles_of_the_set_or_none() -> None:
    red, yellow, blue, green = Colour
    bare = (None, None, None)
    assert len(matching((red, yellow, blue, *bare))) == 5
    for sides in ((red, red, blue), (red, blue, blue), (red, blue, red), (green, yellow, green)):
        assert len(matching((*sides, *bare))) == 6
    assert len(matching((red, red, red, *bare))) == 0


def test_every_tile_fits_where_nothing_is() -> None:
    assert Board().fitting((0, 0)) == dict.fromkeys(TILES, (0, 1, 2, 3, 4, 5))


def test_a_board_tells_its_tiles_in_the_order_they_were_laid() -> None:
    board = Board()
    board.lay((0, 0), 5, 1)
    board.lay((1, 0), 6, 2)
    assert list(board) == [((0, 0), Laid(5, 1)), ((1, 0), Laid(6, 2))]
