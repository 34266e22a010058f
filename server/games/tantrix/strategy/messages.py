"""What is said in the strategy game: commands, events, refusals and the view."""

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
from server.games.tantrix.offers import Fits, ForcedSpace
from server.games.tantrix.refusals import (
    ColoursClash,
    FillForced,
    FirstAtCentre,
    NotInHand,
    Taken,
    TouchesNothing,
)
from server.games.tantrix.tiles import Colour, TileNumber

# --- before the match ---------------------------------------------------------------------


class End(str, Enum):
    """When the match is over: with the first empty hand, or when every tile is laid."""

    FIRST = "first"
    ALL = "all"


class AtZero(str, Enum):
    """What a clock that has run down costs: a point then and each minute after, or the match."""

    POINTS = "points"
    LOSS = "loss"


class StrategyOptions(GameOptions):
    """How the match is run."""

    end: End = Field(
        End.FIRST, description="The match ends with the first empty hand, or the last."
    )
    teams: bool = Field(False, description="Four play in two teams, each partner with a hand.")
    clock: bool = Field(False, description="Everyone has a clock of their own.")
    reserve: int = Field(15, ge=1, le=60, description="Minutes on each clock at the start.")
    increment: int = Field(0, ge=0, le=60, description="Seconds added after each turn.")
    at_zero: AtZero = Field(
        AtZero.POINTS, description="A clock at zero costs a point a minute, or the match."
    )


class Wish(str, Enum):
    """The colour a seat would like."""

    ANY = "any"
    RED = "red"
    YELLOW = "yellow"
    BLUE = "blue"
    GREEN = "green"


class StrategyChoice(SeatChoice):
    """What a seat picks before the deal. Of two with the same wish the lower seat has it."""

    colour: Wish = Field(Wish.ANY, description="The colour one would like to play.")


# --- commands -----------------------------------------------------------------------------


class Place(Message):
    """Lay a tile of one's own: in a forced space, or as the free move."""

    type: Literal["place"] = "place"
    tile: TileNumber
    cell: Cell
    rotation: Rotation


StrategyCommand: TypeAlias = Annotated[Place | Resign, Field(discriminator="type")]

# --- events -------------------------------------------------------------------------------


class Placed(Message):
    type: Literal["placed"] = "placed"
    seat: Seat
    tile: TileNumber
    cell: Cell
    rotation: Rotation
    forced: bool
    """Whether it filled a forced space; otherwise it was the free move."""


class Drew(Message):
    """A tile came from the bag in place of the one laid."""

    type: Literal["drew"] = "drew"
    seat: Seat
    tile: TileNumber


class BagEmptied(Message):
    """The last tile was drawn: from now on there are no restrictions."""

    type: Literal["bag_emptied"] = "bag_emptied"


class TurnBegan(Message):
    type: Literal["turn_began"] = "turn_began"
    seat: Seat


class ClockCharged(Message):
    """A clock has run down, or another minute past it is over: that costs a point."""

    type: Literal["clock_charged"] = "clock_charged"
    seat: Seat
    points: int
    """What the clock has cost the seat so far."""


class OutOfTime(Message):
    """A clock has run down, and the seat has left the match for it."""

    type: Literal["out_of_time"] = "out_of_time"
    seat: Seat


class Resigned(Message):
    """The seat left; its hand is out of play."""

    type: Literal["resigned"] = "resigned"
    seat: Seat


StrategyEvent: TypeAlias = Annotated[
    Placed | Drew | BagEmptied | TurnBegan | ClockCharged | OutOfTime | Resigned,
    Field(discriminator="type"),
]

# --- refusals -----------------------------------------------------------------------------


class ThreeAlike(Refusal):
    """Restriction 1: the space would be shown the colour three times."""

    code: Literal["three_alike"] = "three_alike"
    space: Cell
    colour: Colour

    @property
    def text(self) -> str:
        return f"Restriction 1: a space would have three {self.colour.value} sides; no tile has."


class FourNeighbours(Refusal):
    """Restriction 2: the space, forced now, would have four neighbours."""

    code: Literal["four_neighbours"] = "four_neighbours"
    space: Cell

    @property
    def text(self) -> str:
        return "Restriction 2: a free move must not give a space a fourth neighbour."


class ControlledSide(Refusal):
    """Restriction 3: a forced space controls this side.

    Once it and those after it were filled, `space` would have four neighbours.
    """

    code: Literal["controlled_side"] = "controlled_side"
    space: Cell
    forced: Cell

    @property
    def text(self) -> str:
        return "Restriction 3: no free move along a side that a forced space controls."


StrategyRefusal: TypeAlias = Annotated[
    NotInHand
    | Taken
    | TouchesNothing
    | FirstAtCentre
    | ColoursClash
    | FillForced
    | ThreeAlike
    | FourNeighbours
    | ControlledSide
    | SeatMayNotAct,
    Field(discriminator="code"),
]

# --- the view -----------------------------------------------------------------------------


class Phase(str, Enum):
    """Where in a turn its mover is: forced spaces, one free move, forced spaces again."""

    BEFORE = "before"
    FREE = "free"
    AFTER = "after"


class LaidTile(Message):
    """A tile on the board."""

    tile: TileNumber
    rotation: Rotation
    seat: Seat
    turn: int
    """In which turn it was laid, counted from 1."""


class Barred(Message):
    """Why no free move may be made on a cell, whatever the tile."""

    space: str
    """The cell that would have four neighbours, at once or in time."""
    forced: str
    """The forced space to fill first; `space` itself by the second restriction."""


class Best(Message):
    """What a seat's colour has come to. A tile alone is a line of one; absent: none yet."""

    line: list[str] = []
    """The cells of the longest line, from end to end."""
    loop: list[str] = []
    """The cells of the longest loop, once round."""
    score: int
    """The better of 1 a tile in line and 2 a tile in a loop, less what the clock has cost."""


class Clock(Message):
    """A seat's clock, in seconds of play."""

    left: float
    """What was left at `since`, or is left while the clock stands. Below zero in overtime."""
    since: float | None = None
    """Since when it runs; absent while it stands."""
    points: int = 0
    """What it has cost so far."""


class StrategyView(Message):
    """All of the match. Absent members are empty.

    What a mover may lay is in `forced` during the phases before and after the free move, and in
    `free` in between; a client need not know a rule to offer it.
    """

    cells: dict[str, LaidTile] = {}
    """By "q,r", in the order they were filled."""
    hands: dict[str, dict[str, int]] = {}
    """Seat → tile → its place in the hand, 0 to 5: a tile drawn takes the place of the one laid."""
    colours: dict[str, Colour]
    """By seat. Partners have the same one, and nobody else."""
    drawn: dict[str, TileNumber]
    """By seat: the tile drawn before the deal was done. The highest began; they went back."""
    end: End
    turn: int
    """How many turns have begun."""
    mover: Seat | None = None
    """Whose turn it is; absent when the match is over."""
    phase: Phase | None = None
    """Absent when the match is over."""
    forced: dict[str, ForcedSpace] = {}
    """Every forced space, by cell."""
    free: dict[str, Fits] = {}
    """Every free move of the mover's, by cell; absent in the other phases."""
    barred: dict[str, Barred] = {}
    """The cells that the second and third restriction close, but for forced spaces themselves."""
    best: dict[str, Best] = {}
    """By seat."""
    bag: dict[str, Literal[True]] = {}
    """The tiles that are in the bag, in no order. Absent: the endgame, without restrictions."""
    clocks: dict[str, Clock] = {}
    """By seat; absent when the match is played without."""
    resigned: dict[str, int] = {}
    """Seat → 1 for the first that left, and so on, whether it gave up or ran out of time."""
    last: str | None = None
    """The cell filled last."""
