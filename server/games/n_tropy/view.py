"""What is seen of N-Tropy by everyone: all but the movement, which pictures show."""

from __future__ import annotations

from enum import Enum

from server.games.game import Message, Seat
from server.games.n_tropy.contacts import Fault, Placement
from server.games.n_tropy.messages import Number, Points


class Reliability(str, Enum):
    """How likely an offered placement is to hold."""

    GOOD = "good"
    FAIR = "fair"
    POOR = "poor"


class Phase(str, Enum):
    """What is waited for."""

    PICK = "pick"
    CARRY = "carry"
    SETTLE = "settle"
    """The five seconds after a stick was let go."""
    AGAIN = "again"
    """A foul stick was taken out: what falls within five seconds more is still that player's."""
    LATE = "late"
    """It still moves: what falls now is the next player's (N4)."""
    OVER = "over"


class Body(Message):
    """A body of the structure, exactly as it is kept."""

    x: float
    y: float
    angle: float
    upright: bool = False
    """Whether it was let go upright; it is of that kind for as long as it stands."""
    on: list[Number] = []
    """What it rests on."""


class Wave(Message):
    """Adds amplitude · sin(2π · t / period + phase), t seconds after the stick was taken."""

    amplitude: float
    period: float
    phase: float


class Sway(Message):
    """How a hand is not still; empty for a steady one."""

    x: list[Wave] = []
    y: list[Wave] = []
    angle: list[Wave] = []


class Journey(Message):
    """A held stick on its way from where the hand was.

    With t from 0 to 1, it has gone t·t·(3 - 2t) of the way, and turned the shorter way round.
    """

    x: float
    y: float
    angle: float
    since: float
    seconds: float


class Held(Message):
    """The stick in the active seat's hand."""

    stick: Number
    x: float
    """Of the hand, which steers from here on; without the sway."""
    y: float
    angle: float
    since: float
    """When it was taken."""
    sway: Sway = Sway()
    carried: bool = False
    """Whether it has been brought somewhere by a command."""
    journey: Journey | None = None
    """Where it is being carried."""


class Settling(Message):
    """A stick was let go and the structure moves. Pictures show how, 30 a second."""

    stick: Number
    seat: Seat
    since: float
    """When this phase began."""
    seconds: float
    """How long it lasts at most."""


class Offer(Message):
    """Somewhere the held stick could be let go, with the error of a hand already in it."""

    x: float
    y: float
    angle: float
    placement: Placement
    on: list[Number]
    reliability: Reliability


class Offers(Message):
    """What the adviser answers, the best first; there is no error of a hand in it yet."""

    offers: list[Offer] = []


class Player(Message):
    """A seat and what it still has to place."""

    rack: list[Number] = []
    """The next one to place comes last. Of a seat that has left: what was set aside."""
    placed: int = 0
    """How many of its turns ended with its stick standing as the die asked."""
    lost: int = 0
    """How many sticks came (back) to it."""
    resigned: bool = False


class Last(Message):
    """What the last turn came to."""

    seat: Seat
    stick: Number
    placement: Placement | None = None
    fault: Fault | None = None
    other: Number | None = None
    fell: list[Number] = []
    late: list[Number] = []


class NTropyView(Message):
    """Everything but the movement, which pictures show."""

    players: dict[str, Player]
    bodies: dict[str, Body]
    """Number → body, of all that is part of the structure."""
    turn: int
    """Counted from 1."""
    round: int
    """Counted from 1."""
    last_turn: int | None = None
    """The number of the last turn, where there is one: alone, and after so many rounds."""
    active: Seat
    points: Points
    """What the die wants."""
    phase: Phase
    ends_at: float | None = None
    """When the clock lets the stick go."""
    held: Held | None = None
    settling: Settling | None = None
    asking: bool = False
    """Whether an answer is awaited."""
    offers: list[Offer] = []
    last: Last | None = None
