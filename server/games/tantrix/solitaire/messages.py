"""What is said in Solitaire: commands, events, refusals and the view."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from server.games.game import GameOptions, Message, Refusal, Resign, SeatMayNotAct
from server.games.tantrix.laying import GaveUp, LaidTile, Place, Placed
from server.games.tantrix.offers import Fits, ForcedSpace
from server.games.tantrix.refusals import (
    ColoursClash,
    FillForced,
    FirstAtCentre,
    Taken,
    TouchesNothing,
)
from server.games.tantrix.tiles import Colour, TileNumber

# --- before the match ---------------------------------------------------------------------


class LineColour(str, Enum):
    """The colour of the line that counts: one of the three on each of the tiles 1 to 14."""

    RED = "red"
    YELLOW = "yellow"
    BLUE = "blue"


class SolitaireOptions(GameOptions):
    """What is played for, and with how many tiles."""

    colour: LineColour = Field(LineColour.RED, description="The colour of the line that counts.")
    xl: bool = Field(False, description="All 42 tiles with that colour, not just 1 to 14.")


# --- commands -----------------------------------------------------------------------------

SolitaireCommand: TypeAlias = Annotated[Place | Resign, Field(discriminator="type")]

# --- events -------------------------------------------------------------------------------


class Uncovered(Message):
    """The number of the next tile of a pile can be seen."""

    type: Literal["uncovered"] = "uncovered"
    pile: int
    tile: TileNumber


class SetAside(Message):
    """No tile on a pile has a place: this one is out of it, and counts against the player."""

    type: Literal["set_aside"] = "set_aside"
    pile: int
    tile: TileNumber


SolitaireEvent: TypeAlias = Annotated[
    Placed | Uncovered | SetAside | GaveUp, Field(discriminator="type")
]

# --- refusals -----------------------------------------------------------------------------


class NotOnTop(Refusal):
    code: Literal["not_on_top"] = "not_on_top"
    tile: TileNumber

    @property
    def text(self) -> str:
        return f"Tile {self.tile} does not lie on top of a pile."


SolitaireRefusal: TypeAlias = Annotated[
    NotOnTop | Taken | TouchesNothing | FirstAtCentre | ColoursClash | FillForced | SeatMayNotAct,
    Field(discriminator="code"),
]

# --- the view -----------------------------------------------------------------------------


class Grade(str, Enum):
    """What it came to: the grand win, the win, or neither."""

    LOOP = "loop"
    """One loop through all the tiles."""
    LINE = "line"
    """One line through all the tiles."""
    NONE = "none"


class Pile(Message):
    """A pile, number side up."""

    top: TileNumber
    tiles: int
    """How many there are, the one on top among them."""


class SolitaireView(Message):
    """All that may be seen. Absent members are empty.

    What may be laid is in `forced` when a tile on top fits a forced space, and in `free` when
    none does; a client need not know a rule to offer it.
    """

    colour: Colour
    """Of the line that counts."""
    cells: dict[str, LaidTile] = {}
    """By "q,r", in the order they were filled."""
    piles: dict[str, Pile] = {}
    """By their number from 0; a pile that is used up is absent."""
    forced: dict[str, ForcedSpace] = {}
    """Every forced space, by cell."""
    free: dict[str, Fits] = {}
    """By cell: where the tiles on top may be laid."""
    set_aside: dict[str, Literal[True]] = {}
    """The tiles that had no place."""
    line: list[str] = []
    """The cells of the longest line, from end to end."""
    loop: list[str] = []
    """The cells of the longest loop, once round."""
    score: int
    """The better of 1 a tile in the line and 2 a tile in the loop, less 1 a tile set aside."""
    grade: Grade | None = None
    """Absent while it goes on."""
    last: str | None = None
    """The cell filled last."""
