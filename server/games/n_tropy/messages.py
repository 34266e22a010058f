"""What is said in N-Tropy: commands, events and options; view.py holds what is seen.

Lengths are in millimetres, angles in radians counterclockwise, times in seconds of play. x grows to
the right from the middle of the base, y upwards from the table; a stick lies where its centre is.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from server.games.game import GameOptions, Message, Resign, Seat
from server.games.n_tropy.contacts import Fault, Placement

# --- before the match ---------------------------------------------------------------------


class Hand(str, Enum):
    """How much a held stick sways (N8)."""

    STEADY = "steady"
    NATURAL = "natural"
    SHAKY = "shaky"


class Aid(str, Enum):
    """What everyone is shown while a stick is held (N9)."""

    NONE = "none"
    BASIC = "basic"
    """Plumb lines, and where the stick would touch."""
    FULL = "full"
    """Also how it would be balanced, and what the task still wants."""


class Clock(str, Enum):
    """How many seconds a turn may take; at zero the stick is let go where it is held (N6)."""

    NONE = "none"
    HALF_A_MINUTE = "30"
    A_MINUTE = "60"
    A_MINUTE_AND_A_HALF = "90"


class NTropyOptions(GameOptions):
    """How the match is run."""

    sticks: int = Field(
        45, ge=1, le=45, description="How many sticks each, at most: 45 are shared out equally."
    )
    hand: Hand = Field(Hand.NATURAL, description="How much a held stick sways.")
    aid: Aid = Field(Aid.BASIC, description="What everyone is shown while a stick is held.")
    clock: Clock = Field(Clock.NONE, description="How many seconds a turn may take.")
    rounds: int = Field(
        0, ge=0, le=99, description="The fewest sticks win after so many rounds; 0: no such end."
    )
    first: Seat | None = Field(
        None,
        ge=0,
        le=5,
        description="Who begins: by lot when absent, and in the next match who sits to the left.",
        json_schema_extra={"readOnly": True},
    )


# --- what is spoken of ----------------------------------------------------------------------

Number: TypeAlias = Annotated[int, Field(ge=0, le=50)]
"""0 the base, 1 to 4 the notched sticks, 5 the set-up stick, 6 to 50 the sticks dealt out."""

Distance: TypeAlias = Annotated[float, Field(ge=-1500, le=1500)]
Height: TypeAlias = Annotated[float, Field(ge=-1500, le=3000)]
Angle: TypeAlias = Annotated[float, Field(ge=-100, le=100)]
Points: TypeAlias = Literal[1, 2]
"""What the die wants: a placement of one point or of two."""

# --- commands -----------------------------------------------------------------------------


class Pick(Message):
    """Take the top stick of one's rack."""

    type: Literal["pick"] = "pick"


class Carry(Message):
    """Bring the held stick evenly to a place, turned so, for all to see."""

    type: Literal["carry"] = "carry"
    x: Distance
    y: Height
    angle: Angle
    seconds: Annotated[float, Field(ge=0.2, le=5)]


class Release(Message):
    """Let the held stick go where the hand is. The sway of the instant is added (N8)."""

    type: Literal["release"] = "release"
    x: Distance
    y: Height
    angle: Angle
    at: float | None = None
    """The play time that was shown when it was let go: at most 250 ms ago counts. Absent: now."""


class Ask(Message):
    """Ask where the stick could be placed; the answer is offered to the asker's turn."""

    type: Literal["ask"] = "ask"


NTropyCommand: TypeAlias = Annotated[
    Pick | Carry | Release | Ask | Resign, Field(discriminator="type")
]

# --- events -------------------------------------------------------------------------------


class TurnBegan(Message):
    """The die was rolled for a seat; the first turn of all is a two-points move (NT2)."""

    type: Literal["turn_began"] = "turn_began"
    seat: Seat
    points: Points
    rolled: bool
    """Whether the die said so: it is not rolled for the first turn."""


class Picked(Message):
    type: Literal["picked"] = "picked"
    seat: Seat
    stick: Number


class Carried(Message):
    """The held stick is where it was to be brought."""

    type: Literal["carried"] = "carried"
    seat: Seat
    stick: Number


class Released(Message):
    """A stick was let go: where the hand held it, where it was then, and where it began to move."""

    type: Literal["released"] = "released"
    seat: Seat
    stick: Number
    hand: tuple[float, float, float]
    """x, y and angle as the player held it."""
    swayed: tuple[float, float, float]
    """The same with the sway of the instant."""
    set_down: tuple[float, float, float]
    """The same after it was pushed out of what it overlapped, and lowered."""
    in_time: bool = True
    """False when the clock let it go (N6)."""


class Placed(Message):
    """The stick stands, as the die asked."""

    type: Literal["placed"] = "placed"
    seat: Seat
    stick: Number
    placement: Placement
    on: list[Number] = []
    """What it touches."""


class Fouled(Message):
    """The stick is up, but not as it should be: it goes back to its player (N2)."""

    type: Literal["fouled"] = "fouled"
    seat: Seat
    stick: Number
    points: Points
    fault: Fault
    other: Number | None = None
    """The stick in question, where there is one."""


class Fell(Message):
    """Sticks fell, and join a player's rack (NT9)."""

    type: Literal["fell"] = "fell"
    seat: Seat
    """Whose they are now."""
    sticks: list[Number]
    late: bool = False
    """Whether it was after the five seconds: the next player's."""


class PutBack(Message):
    """Notched sticks fell, and are in their place again; what was in their way counts as fallen."""

    type: Literal["put_back"] = "put_back"
    sticks: list[Number]


class Toppled(Message):
    """The base was toppled, or every stick knocked off: the match is over (NT11)."""

    type: Literal["toppled"] = "toppled"
    seat: Seat
    base: bool
    """Whether it was the base; otherwise every stick is off."""


class Emptied(Message):
    """The seat has placed all its sticks: it has won (NT10)."""

    type: Literal["emptied"] = "emptied"
    seat: Seat


class Asked(Message):
    type: Literal["asked"] = "asked"
    seat: Seat


class Offered(Message):
    """The answer to a question: the offers are in the view."""

    type: Literal["offered"] = "offered"
    seat: Seat
    count: int


class Resigned(Message):
    """The seat left; its sticks are set aside."""

    type: Literal["resigned"] = "resigned"
    seat: Seat


NTropyEvent: TypeAlias = Annotated[
    TurnBegan
    | Picked
    | Carried
    | Released
    | Placed
    | Fouled
    | Fell
    | PutBack
    | Toppled
    | Emptied
    | Asked
    | Offered
    | Resigned,
    Field(discriminator="type"),
]
