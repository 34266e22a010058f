"""How tests put up an attempt at Gobble alone in mid-play and speak to it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from server.games.chance import Chance
from server.games.game import IllegalCommand, Json, Message, Refusal
from server.games.tantrix.board import Board, Cell, read_spot, written
from server.games.tantrix.gobble_alone.game import GobbleAlone
from server.games.tantrix.gobble_alone.messages import GobbleAloneCommand, PutBack
from server.games.tantrix.laying import Place
from server.games.tantrix.tiles import TileNumber
from tests.games.playing import seed_of
from tests.games.tantrix.pictures import tiles_in


def attempt_at(
    picture: str,
    hand: TileNumber,
    *,
    bag: Sequence[TileNumber] = (),
    discards: Sequence[TileNumber] = (),
    freed: bool = False,
    due: int = 0,
    seed: int = 1,
) -> GobbleAlone:
    """Return an attempt in mid-play; the bag's first tile is drawn first, the discards' freed."""
    dump: Json = {
        "cells": {
            written(spot): {"tile": tile, "rotation": rotation}
            for spot, (tile, rotation) in tiles_in(picture).items()
        },
        "bag": list(reversed(bag)),
        "discards": list(reversed(discards)),
        "hand": {"tile": hand, "freed": freed},
        "due": due,
        "gave_up": False,
        "drawn": {},
    }
    attempt = GobbleAlone.load(dump, Chance(seed_of(seed)))
    assert holding(attempt) == hand, "the tile in hand must have a place"
    return attempt


def lay(attempt: GobbleAlone, at: str) -> list[Message]:
    """Lay the tile in hand in the first rotation that is offered."""
    hand = attempt.view().hand
    assert hand is not None
    return [*attempt.handle(0, placement(hand.tile, at, hand.fits[at][0]))]


def put_back(attempt: GobbleAlone, tile: TileNumber) -> list[Message]:
    return [*attempt.handle(0, PutBack(tile=tile))]


def placement(tile: TileNumber, at: str, rotation: int) -> Place:
    return Place(tile=tile, cell=Cell.read(at), rotation=rotation)


def why_not(attempt: GobbleAlone, command: GobbleAloneCommand) -> Refusal:
    """Return why a command is refused, having checked that it left no trace."""
    before = attempt.dump()
    with pytest.raises(IllegalCommand) as caught:
        attempt.handle(0, command)
    assert attempt.dump() == before
    return caught.value.refusal


def holding(attempt: GobbleAlone) -> TileNumber | None:
    hand = attempt.view().hand
    return None if hand is None else hand.tile


def discards(attempt: GobbleAlone) -> list[TileNumber]:
    """Return the discards from the top down."""
    places = attempt.view().discards
    return [int(tile) for tile in sorted(places, key=lambda tile: -places[tile])]


def board_of(attempt: GobbleAlone) -> Board:
    """Return the board as the view shows it."""
    board = Board()
    for cell, laid in attempt.view().cells.items():
        board.lay(read_spot(cell), laid.tile, laid.rotation)
    return board
