"""What is said in Trip Away: commands, events, options and the view."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from server.games.game import GameOptions, Message, Resign, Seat

# --- before the match ---------------------------------------------------------------------


class Removal(str, Enum):
    """How often everyone takes a piece out of the game: after rounds 10, 20, …, or after 10."""

    EVERY_TEN_ROUNDS = "every_ten_rounds"
    ONCE = "once"


class FirstRemover(str, Enum):
    """Who takes the first piece out: who began the match, or whoever the lot falls on."""

    START = "start"
    LOT = "lot"


class TripAwayOptions(GameOptions):
    """How the match is run."""

    removal: Removal = Field(
        Removal.EVERY_TEN_ROUNDS,
        description="Everyone takes a piece out after every ten rounds, or after the tenth alone.",
    )
    first_remover: FirstRemover = Field(
        FirstRemover.START, description="Who takes the first one: who began the match, or by lot."
    )
    reroll: bool = Field(False, description="Roll once again when nothing is possible.")
    first: Seat | None = Field(
        None,
        ge=0,
        le=3,
        description="Who begins: by lot when absent, and in the next match who sits to the left.",
        json_schema_extra={"readOnly": True},
    )


# --- what is spoken of ----------------------------------------------------------------------


class Face(str, Enum):
    """What the die shows; each as likely."""

    TIP = "tip"
    AIM = "aim"
    SWAP = "swap"
    DIG = "dig"
    HOP = "hop"
    WILD = "wild"
    """Any of the other five."""


Piece: TypeAlias = Annotated[int, Field(ge=0, le=11)]
"""A piece's number: 0 to 2 stood in front of seat 0 at the start, small to large, and so on."""

Pointed: TypeAlias = Annotated[int, Field(ge=0, le=3)]
"""The seat that a piece points at."""

Direction: TypeAlias = Literal["up"] | Pointed

# --- commands -----------------------------------------------------------------------------


class Roll(Message):
    """Roll the die, as each turn begins."""

    type: Literal["roll"] = "roll"


class Pass(Message):
    """Go on at once when nothing is possible; a moment later it goes on by itself."""

    type: Literal["pass"] = "pass"


class Tip(Message):
    """Lay one's own upright piece so that it points at a seat; its stack comes apart."""

    type: Literal["tip"] = "tip"
    piece: Piece
    to: Pointed


class Aim(Message):
    """Point another's piece, alone in its column, at a seat."""

    type: Literal["aim"] = "aim"
    piece: Piece
    to: Pointed


class Turn(Message):
    """How one of two swapped pieces is turned afterwards."""

    piece: Piece
    to: Direction


class Swap(Message):
    """Exchange any two pieces, then turn one of them, if one likes."""

    type: Literal["swap"] = "swap"
    one: Piece
    other: Piece
    turn: Turn | None = None


class Dig(Message):
    """Move one's own lying piece under a larger one of the seat that it points at."""

    type: Literal["dig"] = "dig"
    piece: Piece
    under: Piece


class Hop(Message):
    """Move one's own lying piece onto a smaller one of the seat that it points at."""

    type: Literal["hop"] = "hop"
    piece: Piece
    onto: Piece


class Remove(Message):
    """Take a piece out of the game, anyone's."""

    type: Literal["remove"] = "remove"
    piece: Piece


Action: TypeAlias = Tip | Aim | Swap | Dig | Hop

TripAwayCommand: TypeAlias = Annotated[
    Roll | Pass | Tip | Aim | Swap | Dig | Hop | Remove | Resign, Field(discriminator="type")
]

# --- events -------------------------------------------------------------------------------


class Obstacle(str, Enum):
    """Why nothing is possible with what the die shows."""

    NOTHING_UPRIGHT = "nothing_upright"
    """Tip: all of one's pieces lie."""
    NOTHING_TO_AIM = "nothing_to_aim"
    """Aim: the others' pieces are in stacks, or point where they could be pointed."""
    NOTHING_LYING = "nothing_lying"
    """Dig, hop: none of one's pieces lies."""
    NOTHING_LARGER = "nothing_larger"
    """Dig: no larger piece is where one's own point."""
    NOTHING_SMALLER = "nothing_smaller"
    """Hop: no smaller piece is where one's own point."""


class TurnBegan(Message):
    type: Literal["turn_began"] = "turn_began"
    seat: Seat
    round: int


class Rolled(Message):
    type: Literal["rolled"] = "rolled"
    seat: Seat
    face: Face
    obstacle: Obstacle | None = None
    """Absent when something is possible."""
    again: bool = False
    """Whether the seat may roll once more."""


class Passed(Message):
    type: Literal["passed"] = "passed"
    seat: Seat
    face: Face
    obstacle: Obstacle


class Tipped(Message):
    type: Literal["tipped"] = "tipped"
    seat: Seat
    piece: Piece
    to: Seat
    apart: list[Piece] = []
    """The other pieces of its stack, from the bottom up: each stands alone now."""


class Aimed(Message):
    type: Literal["aimed"] = "aimed"
    seat: Seat
    piece: Piece
    holder: Seat
    to: Seat


class Swapped(Message):
    type: Literal["swapped"] = "swapped"
    seat: Seat
    one: Piece
    other: Piece
    turn: Turn | None = None


class Dug(Message):
    type: Literal["dug"] = "dug"
    seat: Seat
    piece: Piece
    under: Piece
    to: Seat
    """Who holds both now."""


class Hopped(Message):
    type: Literal["hopped"] = "hopped"
    seat: Seat
    piece: Piece
    onto: Piece
    to: Seat
    """Who holds both now."""


class RemovalBegan(Message):
    """Once around, everyone takes a piece out of the game."""

    type: Literal["removal_began"] = "removal_began"
    removers: list[Seat]
    """In their order; those who have left the match among them."""


class Removed(Message):
    type: Literal["removed"] = "removed"
    seat: Seat
    """Who took it; who has left the match takes its own smallest one."""
    piece: Piece
    holder: Seat


class Emptied(Message):
    """The seat holds no piece any more: it has won."""

    type: Literal["emptied"] = "emptied"
    seat: Seat


class Resigned(Message):
    """The seat left; its pieces stay."""

    type: Literal["resigned"] = "resigned"
    seat: Seat


TripAwayEvent: TypeAlias = Annotated[
    TurnBegan
    | Rolled
    | Passed
    | Tipped
    | Aimed
    | Swapped
    | Dug
    | Hopped
    | RemovalBegan
    | Removed
    | Emptied
    | Resigned,
    Field(discriminator="type"),
]

# --- the view -----------------------------------------------------------------------------


class Phase(str, Enum):
    """What is waited for."""

    ROLL = "roll"
    ACT = "act"
    PASS = "pass"
    """Nothing is possible: it goes on by itself in a moment."""
    REMOVAL = "removal"
    OVER = "over"


class PieceOnTable(Message):
    """A piece in the game. Only `area`, `column`, `height` and `toward` change."""

    size: int
    """Small 1, medium 2, large 3."""
    colour: Seat
    """In front of whom it stood at the start."""
    area: Seat
    """Whose piece it is: in front of whom it is."""
    column: int
    """Columns are in rising order; a number may be missing."""
    height: int
    """How many pieces are under it."""
    toward: Seat | None = None
    """The seat that it points at; absent when it stands."""


class Choices(Message):
    """All that the active seat may do now. What is not possible is absent."""

    tip: dict[str, list[Seat]] = {}
    """Piece → the seats it may point at then."""
    aim: dict[str, list[Seat]] = {}
    """Piece → the seats it may point at then."""
    swap: dict[str, list[Direction]] = {}
    """Piece → how the piece that takes its place may be turned. Any two may change places."""
    dig: dict[str, list[Piece]] = {}
    """Piece → the pieces that it may go under."""
    hop: dict[str, list[Piece]] = {}
    """Piece → the pieces that it may go onto."""
    remove: dict[str, bool] = {}
    """The pieces that may be taken out of the game."""


class Deed(str, Enum):
    """What can have been done last: the types of the events that tell of it."""

    PASSED = "passed"
    TIPPED = "tipped"
    AIMED = "aimed"
    SWAPPED = "swapped"
    DUG = "dug"
    HOPPED = "hopped"
    REMOVED = "removed"


class Last(Message):
    """What was done last, for whoever did not see it."""

    seat: Seat
    deed: Deed
    pieces: list[Piece]
    """What it was done with, then what it was done to."""


class TripAwayView(Message):
    """All of the match. Absent members are empty.

    What the active seat may do is in `choices`; a client need not know a rule to offer it.
    """

    pieces: dict[str, PieceOnTable]
    """By number."""
    counts: dict[str, int]
    """By seat: the pieces in front of it."""
    removed: dict[str, Seat] = {}
    """Piece → who took it out of the game."""
    start: Seat
    """Who began."""
    turn: int
    """How many turns have begun."""
    round: int
    """How many rounds have begun."""
    removal_after: int | None = None
    """After which round everyone takes a piece out; absent when that comes no more."""
    phase: Phase
    active: Seat | None = None
    """Who acts; absent when the match is over."""
    die: Face | None = None
    """What the active seat has rolled. In the phase of rolling: in vain, so it rolls again."""
    obstacle: Obstacle | None = None
    """Why nothing is possible with that."""
    passes_at: float | None = None
    """When it goes on by itself, in seconds of play."""
    choices: Choices = Choices()
    removers: list[Seat] = []
    """Who is still to take a piece out, the active seat first."""
    resigned: dict[str, int] = {}
    """Seat → 1 for the first that left, and so on."""
    last: Last | None = None
