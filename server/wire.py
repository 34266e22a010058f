"""Every message on a table's socket (protocol version 1): JSON text, and pictures in bytes.

The browser's types are generated from here (see schemas.py).
"""

from __future__ import annotations

from enum import Enum
from struct import Struct
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from server.games.game import Json, Message, Outcome, Refusal, Seat

PROTOCOL = 1

MAX_MESSAGE_BYTES = 4096
"""The largest message a client may send."""

MAX_TEXT = 400
"""The longest line of chat, in characters."""


class CloseCode(int, Enum):
    """Why the server closes a socket."""

    RESTARTING = 1012
    TOO_SLOW = 1013
    FLOODING = 1008
    OTHER_VERSION = 4400
    NOT_SIGNED_IN = 4401
    NOT_ALLOWED = 4403


class Emote(str, Enum):
    HELLO = "hello"
    WELL_PLAYED = "well_played"
    THANKS = "thanks"
    OOPS = "oops"
    WOW = "wow"
    LAUGH = "laugh"
    HURRY = "hurry"
    THINKING = "thinking"


# --- from the client ----------------------------------------------------------------------

Ref: TypeAlias = Annotated[int, Field(ge=1, le=2**53)]
"""A page load numbers its commands with these, rising."""


class Command(Message):
    """What the sender's seat asks of the game, in the game's own vocabulary."""

    type: Literal["command"] = "command"
    match: str
    """The match it is meant for: one that comes late must not be played in the next."""
    ref: Ref
    command: dict[str, Any]


Reach: TypeAlias = Annotated[float, Field(ge=-1e6, le=1e6)]
"""As far as anything can be held: a bound for numbers whose unit only the game knows."""


class Steer(Message):
    """Where the thing is now that the sender's seat holds: not answered, and not recorded.

    Sent often, so the newest wins: those that come too fast are dropped without a word.
    """

    type: Literal["steer"] = "steer"
    match: str
    x: Reach
    y: Reach
    angle: Reach


class Say(Message):
    type: Literal["say"] = "say"
    text: Annotated[str, Field(min_length=1, max_length=MAX_TEXT)]


class SendEmote(Message):
    type: Literal["emote"] = "emote"
    emote: Emote


class Ping(Message):
    """Asks for the play clock; `sent` comes back as it was."""

    type: Literal["ping"] = "ping"
    sent: float


FromClient: TypeAlias = Annotated[
    Command | Steer | Say | SendEmote | Ping, Field(discriminator="type")
]
from_client: TypeAdapter[FromClient] = TypeAdapter(FromClient)

# --- from the server ----------------------------------------------------------------------


class Status(str, Enum):
    LOBBY = "lobby"
    STARTING = "starting"
    PLAYING = "playing"
    OVER = "over"


class Presence(str, Enum):
    HERE = "here"
    AWAY = "away"


class SeatState(Message):
    """A seat as everyone sees it. Free: neither `player` nor `bot`."""

    player: str | None = None
    name: str | None = None
    bot: str | None = None
    """The level of the bot that holds the seat."""
    substitute: bool = False
    """Whether a bot plays until the player returns."""
    presence: Presence | None = None
    away_for: float | None = None
    """For how many seconds the player had been away when this was said."""
    ready: bool = False
    choice: Json = {}


class Participant(Message):
    """Who plays a seat of the match; its index in `playing` is the seat in the game."""

    seat: Seat
    """The seat at the table."""
    player: str | None = None
    name: str
    bot: str | None = None


class Score(Message):
    """A participant's part in the table's series."""

    player: str
    """The player, or "bot:" and its name."""
    name: str
    wins: int
    matches: int


class Spectator(Message):
    player: str
    name: str


class Spectators(Message):
    count: int
    people: list[Spectator]
    """The first few."""


class Table(Message):
    """The whole table but for the match; sent whenever it changes."""

    type: Literal["table"] = "table"
    code: str
    game: str
    options: Json
    public: bool
    locked: bool
    status: Status
    starts_in: float | None = None
    """Seconds until the match starts, while `starting`."""
    match: str | None = None
    """The match that is being played or was played last."""
    seal: str | None = None
    """The SHA-256 of that match's seed, in hex: every draw was settled when it began."""
    playing: list[Participant] = []
    """The seats of that match, in the game's order."""
    host: str | None = None
    """The player who is host."""
    seats: list[SeatState]
    spectators: Spectators
    series: list[Score]
    first_to: int | None = None
    """How many wins decide the series; absent when it is open-ended."""
    champions: list[str] = []
    """The `player` of each score that has reached `first_to`: the series is won, and the next match
    begins a new one."""
    now: float
    """Seconds of play."""
    running: bool
    """Whether the play clock runs."""


class Update(Message):
    """A newer view of the match: whole (`view`), or what changed since the `seq` before (`patch`).

    Without events it is a frame: its patch starts from the last recorded `seq`. The frames of a
    game with pictures of its own are binary messages (see `framed`).
    """

    type: Literal["update"] = "update"
    match: str
    seq: int
    now: float
    view: Json | None = None
    patch: Json | None = None
    events: list[Json] = []
    to_act: list[Seat]
    outcome: Outcome | None = None


class Accepted(Message):
    type: Literal["accepted"] = "accepted"
    ref: Ref
    seq: int


class Rejected(Message):
    """Something the client sent was refused; `ref` is absent when it could not be read."""

    type: Literal["rejected"] = "rejected"
    ref: Ref | None = None
    code: str
    text: str
    details: Json = {}

    @classmethod
    def of(cls, refusal: Refusal, ref: int | None = None) -> Rejected:
        return cls(ref=ref, code=refusal.code, text=refusal.text, details=refusal.details)


class Said(Message):
    """A line of chat."""

    type: Literal["said"] = "said"
    id: str
    player: str
    name: str
    text: str
    at: float
    """Seconds since the epoch."""


class Emoted(Message):
    type: Literal["emoted"] = "emoted"
    player: str
    name: str
    emote: Emote


class Chat(Message):
    """The last lines of the table's chat, for one who joins."""

    type: Literal["chat"] = "chat"
    lines: list[Said]


class Pong(Message):
    type: Literal["pong"] = "pong"
    sent: float
    now: float
    running: bool


FromServer: TypeAlias = Annotated[
    Table | Update | Accepted | Rejected | Said | Emoted | Chat | Pong,
    Field(discriminator="type"),
]
from_server: TypeAdapter[FromServer] = TypeAdapter(FromServer)


def encoded(message: Message) -> str:
    """Return the message as the JSON text that crosses the wire: nothing is null."""
    return message.model_dump_json(exclude_none=True)


Packet: TypeAlias = str | bytes
"""What is sent as one message: JSON text, or a frame in bytes."""

_FRAME = Struct("<Id")


def framed(seq: int, now: float, picture: bytes) -> bytes:
    """Return a frame in bytes: the `seq` it starts from (u32), `now` (f64), then the picture.

    Numbers are little-endian. What a picture's bytes mean is the game's own affair.
    """
    return _FRAME.pack(seq, now) + picture


def unframed(frame: bytes) -> tuple[int, float, bytes]:
    """Return what `framed` was given."""
    seq, now = _FRAME.unpack_from(frame)
    return seq, now, frame[_FRAME.size :]
