"""What a person may ask of a table outside the game, as data that could cross a process."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from server.games.game import Json, Message, Seat

SeriesLength: TypeAlias = Annotated[int, Field(strict=True, ge=0, le=9)]
"""How many wins decide a series; 0: it is open-ended."""


@dataclass(frozen=True)
class Person:
    """Who asks: a player, and the name they go by."""

    id: str
    name: str


class Sit(Message):
    """Take a free seat, change seats, or (during a match) take over a bot's."""

    type: Literal["sit"] = "sit"
    seat: Seat


class SeatBot(Message):
    """Put a bot on a free seat (host)."""

    type: Literal["seat_bot"] = "seat_bot"
    seat: Seat
    bot: str


class Move(Message):
    """Put someone who is at the table on a seat; who sits there changes places (host)."""

    type: Literal["move"] = "move"
    seat: Seat
    player: str


class Choose(Message):
    """Set what one's seat picks before a match."""

    type: Literal["choose"] = "choose"
    seat: Seat
    choice: Json


class Vacate(Message):
    """Stand up; or clear another's seat (host). During a match the seat resigns."""

    type: Literal["vacate"] = "vacate"
    seat: Seat


class Kick(Message):
    """Send someone away for good (host)."""

    type: Literal["kick"] = "kick"
    player: str


class SetReady(Message):
    type: Literal["ready"] = "ready"
    ready: bool


class Start(Message):
    """Start without waiting for everyone to be ready (host, after a while)."""

    type: Literal["start"] = "start"


class End(Message):
    """End the match: nobody wins (host)."""

    type: Literal["end"] = "end"


class Substitute(Message):
    """Let a bot play for one who is away, until they return (anyone seated)."""

    type: Literal["substitute"] = "substitute"
    seat: Seat


class Configure(Message):
    """Change the table (host). What is absent stays as it is."""

    type: Literal["configure"] = "configure"
    game: str | None = None
    options: Json | None = None
    public: bool | None = None
    locked: bool | None = None
    first_to: SeriesLength | None = None


class GoBy(Message):
    """Go by the name one has now."""

    type: Literal["go_by"] = "go_by"


class Forget(Message):
    """Forget the one who asks: they have deleted themselves."""

    type: Literal["forget"] = "forget"


Request: TypeAlias = Annotated[
    Sit
    | SeatBot
    | Move
    | Choose
    | Vacate
    | Kick
    | SetReady
    | Start
    | End
    | Substitute
    | Configure
    | GoBy
    | Forget,
    Field(discriminator="type"),
]
