"""What is said in Gobble alone: commands, events, refusals and the view."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from server.games.game import Message, Refusal, Resign, SeatMayNotAct
from server.games.tantrix.board import Cell, Rotation
from server.games.tantrix.laying import GaveUp, LaidTile, Place, Placed
from server.games.tantrix.refusals import ColoursClash, NotInHand, Taken, TooFewNeighbours
from server.games.tantrix.tiles import TileNumber

# --- commands -----------------------------------------------------------------------------


class PutBack(Message):
    """Let a freed tile go back in the bag instead of laying it."""

    type: Literal["put_back"] = "put_back"
    tile: TileNumber


GobbleAloneCommand: TypeAlias = Annotated[Place | PutBack | Resign, Field(discriminator="type")]

# --- events -------------------------------------------------------------------------------


class Drew(Message):
    """A tile came from the bag."""

    type: Literal["drew"] = "drew"
    tile: TileNumber


class Discarded(Message):
    """The tile drawn has no place: it lies on top of the discards."""

    type: Literal["discarded"] = "discarded"
    tile: TileNumber


class Gobbled(Message):
    """A space with three or more neighbours was filled; `tiles` discards are freed for it."""

    type: Literal["gobbled"] = "gobbled"
    cell: Cell
    tiles: int


class Freed(Message):
    """The discard on top was taken up again."""

    type: Literal["freed"] = "freed"
    tile: TileNumber


class WentBack(Message):
    """A freed tile is in the bag again."""

    type: Literal["went_back"] = "went_back"
    tile: TileNumber
    placeable: bool
    """Whether it had a place, so that it went back by choice."""


GobbleAloneEvent: TypeAlias = Annotated[
    Drew | Discarded | Placed | Gobbled | Freed | WentBack | GaveUp,
    Field(discriminator="type"),
]

# --- refusals -----------------------------------------------------------------------------


class NotFreed(Refusal):
    """The tile in hand came from the bag, and it has a place."""

    code: Literal["not_freed"] = "not_freed"
    tile: TileNumber

    @property
    def text(self) -> str:
        return "Only a tile that a gobble has freed may go back in the bag."


GobbleAloneRefusal: TypeAlias = Annotated[
    NotInHand | Taken | TooFewNeighbours | ColoursClash | NotFreed | SeatMayNotAct,
    Field(discriminator="code"),
]

# --- the view -----------------------------------------------------------------------------


class InHand(Message):
    """The one tile to be laid now. It always has a place."""

    tile: TileNumber
    freed: bool = False
    """Whether a gobble freed it: it may go back in the bag, too."""
    fits: dict[str, list[Rotation]]
    """Every cell on which it may be laid → the rotations in which it may, rising."""


class GobbleAloneView(Message):
    """All of it. Absent members are empty."""

    cells: dict[str, LaidTile]
    """By "q,r", in the order they were filled."""
    hand: InHand | None = None
    """Absent once it is over."""
    gobbles: dict[str, int] = {}
    """The empty cells with three neighbours or more → how many discards one can free."""
    due: int = 0
    """How many more discards are to be freed once the hand is empty."""
    discards: dict[str, int] = {}
    """Tile → its place in the pile, rising; the highest is on top and is freed first."""
    bag: int = 0
    """How many tiles are in the bag."""
    left: int
    """How many tiles are not on the board: the score, 0 is perfect."""
    last: str | None = None
    """The cell filled last."""
