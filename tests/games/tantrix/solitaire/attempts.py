"""How tests put up an attempt at Solitaire in mid-play and speak to it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from server.games.chance import Chance
from server.games.game import IllegalCommand, Json, Message, Refusal
from server.games.tantrix.board import Board, Cell, read_spot, written
from server.games.tantrix.laying import Place
from server.games.tantrix.solitaire.game import Solitaire
from server.games.tantrix.solitaire.messages import SolitaireCommand
from server.games.tantrix.tiles import TileNumber
from tests.games.playing import seed_of
from tests.games.tantrix.pictures import tiles_in

FORCED = """
      ( )   6:3
   4:2   8:0
"""
"""At 0,0 fit 1, 9 and 10."""

ALSO_FORCED = """
      ( )   14:1
   7:2   13:4
"""
"""At 0,0 fit 1, 4 and 10."""

GREEN_OUTSIDE = """
(23:3) 16:4  33:5
   25:0  28:2
"""
"""With 30 below, in rotation 4, none of the tiles 1 to 14 has a place."""

ALMOST_A_LOOP = """
   2:0
(4:0) 6:3   11:4
   5:2   12:4
      10:3  14:5  9:3
   13:2  7:0   8:2   3:5
"""
"""Tile 1 at 2,1 closes a red loop through the tiles 1 to 14."""

ALMOST_A_LINE = """
(1:0)  11:3
   2:3   9:3
            4:3   3:3
         13:2  8:1   6:1
                  14:3  7:4
                           10:5  12:1
"""
"""Tile 5 at 2,6 in rotation 3 ends a red line through the tiles 1 to 14."""


def attempt_at(
    pictures: str | Sequence[str],
    *piles: Sequence[TileNumber],
    colour: str = "red",
    xl: bool = False,
) -> Solitaire:
    """Return an attempt in mid-play; a pile's first tile is on top.

    Each further picture lies 20 cells to the east of the last.
    """
    cells = {
        written((q + 20 * index, r)): {"tile": tile, "rotation": rotation}
        for index, picture in enumerate([pictures] if isinstance(pictures, str) else pictures)
        for (q, r), (tile, rotation) in tiles_in(picture).items()
    }
    dump: Json = {
        "options": {"colour": colour, "xl": xl},
        "cells": cells,
        "piles": [list(reversed(pile)) for pile in piles],
        "set_aside": [],
        "gave_up": False,
        "drawn": {},
    }
    return Solitaire.load(dump, Chance(seed_of(1)))


def lay(attempt: Solitaire, tile: int, at: str, rotation: int | None = None) -> list[Message]:
    """Lay a tile as told, or in the first rotation that is offered."""
    return [*attempt.handle(0, placement(attempt, tile, at, rotation))]


def placement(attempt: Solitaire, tile: int, at: str, rotation: int | None = None) -> Place:
    if rotation is None:
        rotation = fits(attempt, at)[str(tile)][0]
    return Place(tile=tile, cell=Cell.read(at), rotation=rotation)


def matching(attempt: Solitaire, tile: int, at: str) -> Place:
    """Return a placement whose colours match, whether or not it is allowed."""
    return placement(attempt, tile, at, board_of(attempt).fits(tile, read_spot(at))[0])


def clashing(attempt: Solitaire, tile: int, at: str) -> Place:
    """Return a placement whose colours do not match."""
    matched = board_of(attempt).fits(tile, read_spot(at))
    return placement(attempt, tile, at, next(r for r in range(6) if r not in matched))


def board_of(attempt: Solitaire) -> Board:
    """Return the board as the view shows it."""
    board = Board()
    for cell, laid in attempt.view().cells.items():
        board.lay(read_spot(cell), laid.tile, laid.rotation)
    return board


def fits(attempt: Solitaire, at: str) -> dict[str, list[int]]:
    """Return what the view offers for a cell."""
    view = attempt.view()
    return view.forced[at].fits if at in view.forced else view.free.get(at, {})


def why_not(attempt: Solitaire, command: SolitaireCommand) -> Refusal:
    """Return why a command is refused, having checked that it left no trace."""
    before = attempt.dump()
    with pytest.raises(IllegalCommand) as caught:
        attempt.handle(0, command)
    assert attempt.dump() == before
    return caught.value.refusal


def piles(attempt: Solitaire) -> dict[str, tuple[int, int]]:
    """Return by number what is on top of each pile, and how many tiles it has."""
    return {number: (pile.top, pile.tiles) for number, pile in attempt.view().piles.items()}
