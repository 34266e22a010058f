"""What is said in a race of Gobble: commands, events, refusals and the view."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from server.games.game import (
    GameOptions,
    Message,
    Refusal,
    Resign,
    Seat,
    SeatChoice,
    SeatMayNotAct,
)
from server.games.tantrix.board import Cell, Rotation
from server.games.tantrix.refusals import ColoursClash, NotInHand, TooFewNeighbours
from server.games.tantrix.tiles import TileNumber

# --- before the match ---------------------------------------------------------------------


class GobbleOptions(GameOptions):
    """How the race is run."""

    split: bool = Field(False, description="The two gifts of a double may go to two opponents.")
    call: bool = Field(False, description="A gobble counts only when its maker calls it in time.")


class Share(str, Enum):
    """How much of an equal share a seat is dealt: a handicap for quicker hands is a larger one."""

    FULL = "full"
    THREE_QUARTERS = "three_quarters"
    HALF = "half"


class GobbleChoice(SeatChoice):
    """What a seat picks before the deal."""

    share: Share = Field(Share.FULL, description="How much of an equal share of tiles is dealt.")


# --- commands -----------------------------------------------------------------------------


class Place(Message):
    """Lay a tile of one's own on an empty cell that touches at least two tiles."""

    type: Literal["place"] = "place"
    tile: TileNumber
    cell: Cell
    rotation: Rotation


class Give(Message):
    """Pay one tile of a gift that is owed."""

    type: Literal["give"] = "give"
    tile: TileNumber
    to: Seat


class Call(Message):
    """Call the oldest of one's filled spaces that waits for it (option `call`)."""

    type: Literal["call"] = "call"


GobbleCommand: TypeAlias = Annotated[Place | Give | Call | Resign, Field(discriminator="type")]

# --- events -------------------------------------------------------------------------------


class Placed(Message):
    type: Literal["placed"] = "placed"
    seat: Seat
    tile: TileNumber
    cell: Cell
    rotation: Rotation


class Gobbled(Message):
    """A space with three or more neighbours was filled; `gifts` tiles may be given away."""

    type: Literal["gobbled"] = "gobbled"
    seat: Seat
    cell: Cell
    gifts: int


class CallMissed(Message):
    """Nobody called it in time: no gift."""

    type: Literal["call_missed"] = "call_missed"
    seat: Seat
    cell: Cell


class Given(Message):
    type: Literal["given"] = "given"
    seat: Seat
    to: Seat
    tile: TileNumber
    late: bool
    """Whether time ran out and the rules chose."""


class Out(Message):
    """The seat has no tile left and takes this place."""

    type: Literal["out"] = "out"
    seat: Seat
    place: int


class TurnedUp(Message):
    """Nobody could place: one of the tiles put away was laid for everyone."""

    type: Literal["turned_up"] = "turned_up"
    tile: TileNumber
    cell: Cell
    rotation: Rotation


class Resigned(Message):
    """The seat left; its hand is put away."""

    type: Literal["resigned"] = "resigned"
    seat: Seat


GobbleEvent: TypeAlias = Annotated[
    Placed | Gobbled | CallMissed | Given | Out | TurnedUp | Resigned,
    Field(discriminator="type"),
]

# --- refusals -----------------------------------------------------------------------------


class Taken(Refusal):
    """The cell holds a tile: laid by a seat some time ago, or by nobody (`by` absent)."""

    code: Literal["taken"] = "taken"
    cell: Cell
    by: Seat | None = None
    ms: int

    @property
    def text(self) -> str:
        return f"That cell was filled {self.ms} ms earlier."


class NoGiftOwed(Refusal):
    code: Literal["no_gift_owed"] = "no_gift_owed"

    @property
    def text(self) -> str:
        return "You have no gift to give."


class CannotReceive(Refusal):
    """The receiver is the giver, is not in the race, or does not exist."""

    code: Literal["cannot_receive"] = "cannot_receive"
    to: Seat

    @property
    def text(self) -> str:
        return "That player cannot receive a tile."


class OtherReceiver(Refusal):
    """Both tiles of a double go to one opponent unless the option `split` is on."""

    code: Literal["other_receiver"] = "other_receiver"
    to: Seat
    """Who got the first tile, and gets the second."""

    @property
    def text(self) -> str:
        return "Both tiles of a double go to the same player."


class NothingToCall(Refusal):
    code: Literal["nothing_to_call"] = "nothing_to_call"

    @property
    def text(self) -> str:
        return "There is no gobble of yours to call."


GobbleRefusal: TypeAlias = Annotated[
    NotInHand
    | Taken
    | TooFewNeighbours
    | ColoursClash
    | NoGiftOwed
    | CannotReceive
    | OtherReceiver
    | NothingToCall
    | SeatMayNotAct,
    Field(discriminator="code"),
]

# --- the view -----------------------------------------------------------------------------


class LaidTile(Message):
    """A tile on the board; `seat` is absent for tiles that no player laid."""

    tile: TileNumber
    rotation: Rotation
    seat: Seat | None = None


class Owed(Message):
    """A gift (or, waiting for its call, a gobble) that a seat must settle by `until`."""

    seat: Seat
    cell: str
    tiles: int
    until: float
    """In seconds of play."""
    to: Seat | None = None
    """Who must receive the rest of a double."""


class GobbleView(Message):
    """All of the race. Absent members are empty."""

    cells: dict[str, LaidTile]
    """By "q,r"."""
    hands: dict[str, dict[str, int]]
    """Seat → tile → its place in the hand, rising in the order the tiles came."""
    gifts: dict[str, Owed] = {}
    """By a number that rises; a seat pays its lowest first."""
    calls: dict[str, Owed] = {}
    """Filled spaces that wait for their maker's call, likewise."""
    out: dict[str, int] = {}
    """Seat → the place it took by getting rid of every tile."""
    resigned: dict[str, int] = {}
    """Seat → the place it is left with."""
    put_away: int = 0
    """How many tiles lie face down beside the board."""
    last: str | None = None
    """The cell filled last, as "q,r"."""
