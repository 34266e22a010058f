"""What is said of tiles laid by somebody who plays alone, and the board they make."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from server.games.game import Message
from server.games.tantrix.board import Cell, Rotation, read_spot
from server.games.tantrix.position import Position
from server.games.tantrix.tiles import TileNumber


class Place(Message):
    """Lay a tile on an empty cell."""

    type: Literal["place"] = "place"
    tile: TileNumber
    cell: Cell
    rotation: Rotation


class Placed(Message):
    type: Literal["placed"] = "placed"
    tile: TileNumber
    cell: Cell
    rotation: Rotation


class GaveUp(Message):
    """The player leaves it at that."""

    type: Literal["gave_up"] = "gave_up"


class LaidTile(Message):
    """A tile on the board."""

    tile: TileNumber
    rotation: Rotation


def position_of(cells: Mapping[str, LaidTile]) -> Position:
    """Return the board that a view shows, by "q,r"."""
    position = Position()
    for cell, laid in cells.items():
        position.lay(read_spot(cell), laid.tile, laid.rotation)
    return position
