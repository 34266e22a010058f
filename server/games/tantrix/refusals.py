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


class Taken(Refusal):
    code: Literal["taken"] = "taken"
    cell: Cell

    @property
    def text(self) -> str:
        return "There is a tile already."


class TouchesNothing(Refusal):
    code: Literal["touches_nothing"] = "touches_nothing"
    cell: Cell

    @property
    def text(self) -> str:
        return "A tile must touch another one."


class TooFewNeighbours(Refusal):
    code: Literal["too_few_neighbours"] = "too_few_neighbours"
    cell: Cell
    neighbours: int

    @property
    def text(self) -> str:
        return f"A tile must touch at least two others; here it would touch {self.neighbours}."


class FirstAtCentre(Refusal):
    code: Literal["first_at_centre"] = "first_at_centre"

    @property
    def text(self) -> str:
        return "The first tile is laid in the middle."


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


class FillForced(Refusal):
    """There are forced spaces that the seat's tiles fit: `spaces`. They come first."""

    code: Literal["fill_forced"] = "fill_forced"
    spaces: list[Cell]

    @property
    def text(self) -> str:
        return "One of your tiles fits a forced space: fill it first."
