"""What the rules of several Tantrix games refuse in the same words."""

from __future__ import annotations

from typing import Literal

from server.games.game import Refusal
from server.games.tantrix.board import Cell
from server.games.tantrix.tiles import Colour, TileNumber


class NotInHand(Refusal):
    code: Literal["not_in_hand"] = "not_in_hand"
    tile: TileNumber

    @property
    def text(self) -> str:
        return f"Tile {self.tile} is not in your hand."


class ColoursClash(Refusal):
    """The first edge, clockwise from the east, at which two colours differ."""

    code: Literal["colours_clash"] = "colours_clash"
    cell: Cell
    edge: int
    """0 east, 1 south-east, 2 south-west, 3 west, 4 north-west, 5 north-east."""
    yours: Colour
    theirs: Colour

    @property
    def text(self) -> str:
        edges = ("east", "south-east", "south-west", "west", "north-west", "north-east")
        side = edges[self.edge]
        return f"{self.yours.value.title()} meets {self.theirs.value} on the {side} edge."
