"""Lines and loops: rules of Tantrix, sections 2, 4 and 6.3 i."""

from __future__ import annotations

from random import Random

import pytest

from server.games.tantrix.board import Board, Spot, beside, opposite, turned
from server.games.tantrix.lines import lines, longest_line, longest_loop
from server.games.tantrix.tiles import TILES, Colour
from tests.games.tantrix.pictures import assert_matched, board_of

RED, YELLOW, BLUE, GREEN = Colour

LITTLE_LOOP = """
(3:2)  14:0
    21:2
"""
FLOWER = """
   43:5  4:3
17:1 (10:0) 51:1
   28:5  38:2
"""


def bonds(board: Board, colour: Colour) -> dict[Spot, set[Spot]]:
    """Return, for each tile that carries a colour, the tiles it joins by it."""
    found: dict[Spot, set[Spot]] = {}
    for spot, laid in board:
        for direction, shown in enumerate(turned(*laid)):
            if shown is colour:
                found.setdefault(spot, set())
                near = board.tile_at(beside(spot, direction))
                if near is not None and turned(*near)[opposite(direction)] is colour:
                    found[spot].add(beside(spot, direction))
    return found


def grown_board(random: Random, tiles: int) -> Board:
    """Lay tiles at random where they match, in a tight heap."""
    board = Board()
    board.lay((0, 0), 1, 0)
    for tile in random.sample(TILES[1:], tiles):
        ways = [(spot, turn) for spot in board.spaces(1) for turn in board.fits(tile, spot)]
        spot, rotation = max(ways, key=lambda way: (board.neighbours(way[0]), random.random()))
        board.lay(spot, tile, rotation)
    return board


def test_6_3_i_a_tile_alone_is_a_line_of_one() -> None:
    board = board_of("(1:0)")
    assert longest_line(board, RED) == ((0, 0),)
    assert longest_loop(board, RED) == ()


def test_a_colour_that_is_nowhere_has_no_line() -> None:
    assert lines(Board(), RED) == []
    assert lines(board_of("(1:0)"), GREEN) == []
    assert longest_line(board_of("(1:0)"), GREEN) == ()


def test_three_tiles_make_the_smallest_loop() -> None:
    board = board_of(LITTLE_LOOP)
    assert_matched(board)
    assert set(longest_loop(board, RED)) == {(0, 0), (1, 0), (0, 1)}
    assert longest_line(board, RED) == ()


def test_a_loop_without_its_last_tile_is_a_line() -> None:
    board = board_of("(3:2)  14:0")
    assert set(longest_line(board, RED)) == {(0, 0), (1, 0)}
    assert longest_loop(board, RED) == ()


def test_lines_run_through_a_flower_from_end_to_end() -> None:
    board = board_of(FLOWER)
    assert_matched(board)
    assert longest_line(board, BLUE) in (
        ((0, 1), (-1, 1), (0, 0), (1, 0)),
        ((1, 0), (0, 0), (-1, 1), (0, 1)),
    )
    assert sorted(len(line.spots) for line in lines(board, RED)) == [1, 1, 3]


def test_where_colours_clash_a_line_ends() -> None:
    board = board_of("(3:2)  14:2")
    assert [len(line.spots) for line in lines(board, RED)] == [1, 1]


@pytest.mark.parametrize("seed", range(40))
def test_lines_hold_every_tile_of_a_colour_once_and_follow_its_bonds(seed: int) -> None:
    board = grown_board(Random(seed), 45)
    for colour in Colour:
        joined = bonds(board, colour)
        found = lines(board, colour)
        assert sorted(spot for line in found for spot in line.spots) == sorted(joined)
        for line in found:
            for one, other in zip(line.spots, line.spots[1:], strict=False):
                assert other in joined[one]
            inner = sum(len(joined[spot]) for spot in line.spots)
            assert inner == 2 * len(line.spots) - (0 if line.loop else 2)
            if line.loop:
                assert len(line.spots) >= 3
                assert line.spots[0] in joined[line.spots[-1]]


def test_big_loops_occur_among_random_boards() -> None:
    loops = [
        len(longest_loop(grown_board(Random(seed), 45), colour))
        for seed in range(40)
        for colour in Colour
    ]
    assert max(loops) >= 6
