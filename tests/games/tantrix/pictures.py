"""Boards as small pictures.

   43:5  4:3
17:1  ( )   51:1
   28:5  38:2

A tile is its number and its rotation. What stands in brackets lies at 0,0; a tile with its gap
is six characters wide, and each row is half a tile to the east of the one above.
"""

from __future__ import annotations

import re

from server.games.tantrix.board import Board, Spot, beside, opposite, turned

_TOKEN = re.compile(r"\((?P<origin>[^)]*)\)|\S+")
_WIDTH = 6


def board_of(*pictures: str) -> Board:
    """Return the board of a picture; each further one lies 20 cells to the east of the last."""
    board = Board()
    for index, picture in enumerate(pictures):
        for (q, r), (tile, rotation) in tiles_in(picture).items():
            board.lay((q + 20 * index, r), tile, rotation)
    return board


def tiles_in(picture: str) -> dict[Spot, tuple[int, int]]:
    lines = picture.splitlines()
    tokens = [
        (row, (token.start() + token.end()) / 2, token)
        for row, line in enumerate(lines)
        for token in _TOKEN.finditer(line)
    ]
    row_of_origin, column_of_origin = next(
        (row, column) for row, column, token in tokens if token["origin"] is not None
    )
    found: dict[Spot, tuple[int, int]] = {}
    for row, column, token in tokens:
        r = row - row_of_origin
        exactly = (column - column_of_origin - r * _WIDTH / 2) / _WIDTH
        q = round(exactly)
        assert abs(exactly - q) <= 0.25, f"{token.group()} stands between two cells"
        text = (token.group() if token["origin"] is None else token["origin"]).strip()
        if text:
            tile, rotation = text.split(":")
            found[q, r] = int(tile), int(rotation)
    return found


def assert_matched(board: Board) -> None:
    """All touching edges show the same colour."""
    for spot, laid in board:
        for direction, colour in enumerate(turned(*laid)):
            near = board.tile_at(beside(spot, direction))
            assert near is None or turned(*near)[opposite(direction)] is colour
