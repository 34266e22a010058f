"""How tests put up a race of Gobble in mid-play and speak to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest

from server.games.chance import Chance
from server.games.game import IllegalCommand, Message, Refusal, Resign, Seat
from server.games.tantrix.board import Board, Cell, read_spot, written
from server.games.tantrix.gobble.game import Gobble
from server.games.tantrix.gobble.messages import (
    Call,
    Give,
    GobbleCommand,
    GobbleOptions,
    Place,
)
from tests.games.playing import seed_of
from tests.games.tantrix.pictures import tiles_in

THREE_SIDES = """
      ( )   51:1
   28:5  38:2
"""
"""At 0,0 fit 1, 9, 10, 36, 41 and 42; at 1,1 and -1,2 all of them fit too, and 3 and 4."""

FOUR_SIDES = """
17:1  ( )   51:1
   28:5  38:2
"""
"""At 0,0 fit 9 and 10."""

SIX_SIDES = """
   43:5  4:3
17:1  ( )   51:1
   28:5  38:2
"""
"""At 0,0 fits 10."""

PAIR = "(1:0)  2:3"
"""At 0,1 and 1,-1 fit 4, 5 and 15, but not 43 to 49."""


def race(
    pictures: str | Sequence[str],
    *hands: Iterable[int],
    put_away: Sequence[int] = (),
    split: bool = False,
    call: bool = False,
) -> Gobble:
    """Return a race at time 0; each further picture lies 20 cells to the east of the last."""
    options = GobbleOptions(split=split, call=call)
    cells = {
        written((q + 20 * index, r)): {"tile": tile, "rotation": rotation}
        for index, picture in enumerate([pictures] if isinstance(pictures, str) else pictures)
        for (q, r), (tile, rotation) in tiles_in(picture).items()
    }
    dealt = {
        str(seat): {str(tile): order for order, tile in enumerate(hand)}
        for seat, hand in enumerate(hands)
    }
    dump = {
        "view": {"cells": cells, "hands": dealt, "put_away": len(put_away)},
        "seats": len(hands),
        "options": options.model_dump(mode="json"),
        "now": 0.0,
        "filled_at": dict.fromkeys(cells, 0.0),
        "put_away": list(put_away),
        "debts": 0,
        "resigned_with": {},
        "drawn": {},
    }
    return Gobble.load(dump, Chance(seed_of(1)))


def board_of(race: Gobble) -> Board:
    """Return the board as the race's view shows it."""
    board = Board()
    for cell, laid in race.view().cells.items():
        board.lay(read_spot(cell), laid.tile, laid.rotation)
    return board


def placement(race: Gobble, tile: int, at: str) -> Place:
    """Return the command that lays a tile in the first rotation that fits, or else as it is."""
    rotation = next(iter(board_of(race).fits(tile, read_spot(at))), 0)
    return Place(tile=tile, cell=Cell.read(at), rotation=rotation)


def place(race: Gobble, seat: Seat, tile: int, at: str) -> list[Message]:
    return [*race.handle(seat, placement(race, tile, at))]


def give(race: Gobble, seat: Seat, tile: int, to: Seat) -> list[Message]:
    return [*race.handle(seat, Give(tile=tile, to=to))]


def call(race: Gobble, seat: Seat) -> list[Message]:
    return [*race.handle(seat, Call())]


def resign(race: Gobble, seat: Seat) -> list[Message]:
    return [*race.handle(seat, Resign())]


def hand(race: Gobble, seat: Seat) -> list[int]:
    """Return a hand in the order its tiles came."""
    tiles = race.view().hands.get(str(seat), {})
    return [int(tile) for tile in sorted(tiles, key=lambda tile: tiles[tile])]


def refused(race: Gobble, seat: Seat, command: GobbleCommand) -> Refusal:
    """Return why a command is refused, having checked that it left no trace."""
    before = race.dump()
    with pytest.raises(IllegalCommand) as caught:
        race.handle(seat, command)
    assert race.dump() == before
    return caught.value.refusal


def debts(race: Gobble) -> list[tuple[Seat, int, float]]:
    """Return the gifts owed, lowest number first: giver, tiles, deadline."""
    gifts = race.view().gifts
    return [
        (owed.seat, owed.tiles, owed.until)
        for _, owed in sorted(gifts.items(), key=lambda item: int(item[0]))
    ]
