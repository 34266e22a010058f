"""What is said of a tile laid by somebody who plays alone."""

from __future__ import annotations

from typing import Literal

from server.games.game import Message
from server.games.tantrix.board import Cell, Rotation
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
