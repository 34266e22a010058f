"""The strategy game's placements worked out anew from the bare rules, to hold the server's against.

Nothing is kept between two questions and nothing is shared with the position the server keeps:
restrictions 2 and 3 are one question about shape. Lay the tile, then go on filling every empty
cell with three neighbours or more, whatever the colours: if a cell ever has four, the move was
illegal (rules of Tantrix, section 6.2, the equivalent).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from server.games.tantrix.board import Board, Spot, beside, opposite, turned
from server.games.tantrix.tiles import TileNumber

Ways = set[tuple[Spot, TileNumber, int]]
"""Placements as spot, tile and rotation."""


def free_moves(board: Board, hand: Iterable[TileNumber], *, restricted: bool) -> Ways:
    """Return every free move with the tiles of a hand."""
    shape, spaces = {spot for spot, _ in board}, board.spaces(3)
    return {
        (spot, tile, rotation)
        for spot in board.spaces(1)
        if not (restricted and shrinks(shape, spaces, spot))
        for tile, rotation in _matching(board, spot, hand)
        if not (restricted and shows_three_alike(board, spot, tile, rotation))
    }


def forced_fills(board: Board, hand: Iterable[TileNumber], *, restricted: bool) -> Ways:
    """Return every way to fill a forced space with the tiles of a hand."""
    return {
        (spot, tile, rotation)
        for spot in board.spaces(3)
        for tile, rotation in _matching(board, spot, hand)
        if not (restricted and shows_three_alike(board, spot, tile, rotation))
    }


def shrinks(shape: set[Spot], spaces: Iterable[Spot], spot: Spot) -> bool:
    """Whether a tile there leads to a space with four neighbours, at once or by forced fills.

    `spaces` are the shape's empty cells with three neighbours or more.
    """
    filled = {*shape, spot}
    looked_at = [*spaces, *_around(spot)]
    while looked_at:
        space = looked_at.pop()
        if space in filled:
            continue
        around = _around(space)
        neighbours = sum(near in filled for near in around)
        if neighbours > 3:
            return True
        if neighbours == 3:
            filled.add(space)
            looked_at += around
    return False


def shows_three_alike(board: Board, spot: Spot, tile: TileNumber, rotation: int) -> bool:
    """Whether a placement leaves an empty space with three neighbours of one colour beside it."""
    for direction, colour in enumerate(turned(tile, rotation)):
        space = beside(spot, direction)
        if board.tile_at(space) is None:
            shown = list(board.sides(space))
            shown[opposite(direction)] = colour
            if shown.count(colour) >= 3:
                return True
    return False


def _matching(
    board: Board, spot: Spot, hand: Iterable[TileNumber]
) -> Iterable[tuple[TileNumber, int]]:
    return [
        (tile, rotation)
        for tile in hand
        for rotation in range(6)
        if board.clash(spot, tile, rotation) is None
    ]


@cache
def _around(spot: Spot) -> list[Spot]:
    return [beside(spot, direction) for direction in range(6)]
