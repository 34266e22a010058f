"""What is kept, as plain values: the words between the service and its database.

Times named `created`, `began`, `ended`, `touched` and `said_at` are seconds since the epoch;
`at` counts seconds of play.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from server.games.game import Json, Outcome, Seat

GONE = "?"
"""What whoever has deleted themselves goes by, in any language."""


@dataclass(frozen=True)
class Player:
    """A person behind one browser (or several). `id` has 128 bits."""

    id: str
    name: str
    created: float


@dataclass(frozen=True)
class SeatRecord:
    """A numbered place; free when neither a player nor a bot holds it."""

    player: str | None = None
    name: str | None = None
    """The holder's name at this table, unique there."""
    bot: str | None = None
    """The level of the bot that holds it."""
    substitute: str | None = None
    """The level of the bot that plays until the player returns."""
    ready: bool = False
    choice: Json = field(default_factory=dict)


@dataclass(frozen=True)
class ScoreRecord:
    """A participant's part in the table's series; `player` is an id, or "bot:" and its name."""

    player: str
    name: str
    wins: int
    matches: int


@dataclass(frozen=True)
class TableRecord:
    """A place with a link."""

    code: str
    game: str
    options: Json
    public: bool
    locked: bool
    status: str
    host: str | None
    match: str | None
    """The match that is being played or was played last."""
    seats: tuple[SeatRecord, ...]
    series: tuple[ScoreRecord, ...]
    first_to: int | None
    """How many wins decide the series; None: it is open-ended."""
    kicked: tuple[str, ...]
    """Players who stay out."""
    created: float
    touched: float


@dataclass(frozen=True)
class MatchSeat:
    """Who plays a seat of a match."""

    player: str | None
    name: str
    bot: str | None
    helped: bool = False
    """Whether a bot has played for whoever holds it: its time counts for nothing."""


@dataclass(frozen=True)
class MatchRecord:
    """One game played at a table. `seats[i]` sat at the table's seat `places[i]`."""

    id: str
    table: str
    game: str
    options: Json
    seats: tuple[MatchSeat, ...]
    places: tuple[int, ...]
    seed: bytes
    seal: str
    state: Json
    """The game's dump after the newest entry."""
    at: float
    """Seconds of play at the newest entry."""
    seq: int
    """The newest entry's."""
    began: float
    outcome: Outcome | None = None
    ended: float | None = None
    puzzle: str | None = None
    """What names its task, where the same one may be solved again."""
    choices: tuple[Json, ...] | None = None
    """What each seat picked; None in a match older than this column."""
    edition: int | None = None
    """That of the rules it began by; None in a match older than this column."""


@dataclass(frozen=True)
class MatchSummary:
    """What a list tells of a match. Without an outcome it goes on."""

    id: str
    table: str
    game: str
    options: Json
    seats: tuple[MatchSeat, ...]
    outcome: Outcome | None
    began: float
    ended: float | None
    at: float
    """Seconds of play so far."""


@dataclass(frozen=True)
class Entry:
    """One recorded update of a match. Number 0 holds the first view and no events."""

    match: str
    seq: int
    at: float
    events: tuple[Json, ...]
    patch: Json
    """As it was sent: from the view before to this one."""
    view: Json | None = None
    """The whole view, every twentieth time."""
    seat: Seat | None = None
    client: str | None = None
    ref: int | None = None
    command: Json | None = None
    to_act: tuple[Seat, ...] | None = None
    """The seats that might act then; None in an entry older than this column."""
    question: int | None = None
    """The number of the seat's question that this entry answers."""
    answer: Json | None = None
    """The adviser's answer to it."""
    steered: Json | None = None
    """By seat: where it had moved what it holds to, last since the entry before (x, y, angle)."""
    film: bytes | None = None
    """What was to be seen since the entry before, if anything moved: see server/film.py."""


@dataclass(frozen=True)
class Answered:
    """A command that was carried out, so that a repeat of it is not."""

    seat: Seat
    client: str
    ref: int
    seq: int


@dataclass(frozen=True)
class Line:
    """A line of chat."""

    id: str
    table: str
    player: str
    name: str
    text: str
    said_at: float


@dataclass(frozen=True)
class ResultRecord:
    """What a seat of a match came to. A bot has no player."""

    match: str
    seat: Seat
    player: str | None
    name: str
    place: int
    score: int
    seconds: float | None = None
    """How long it took, where that counts."""


@dataclass(frozen=True)
class Standing:
    """How a participant has done in one game: a player's id, or "bot:", the game and the level."""

    participant: str
    game: str
    places: tuple[int, ...]
    """How often they came first, second, …"""
    streak: int
    """Wins in a row up to now."""
    longest: int
    """The longest streak so far."""
    mu: float
    """What their skill is believed to be, …"""
    sigma: float
    """… and how far from that it may well be."""


@dataclass(frozen=True)
class Best:
    """How often a player has made an attempt alone, and the best score it came to."""

    player: str
    attempt: str
    times: int
    score: int


@dataclass(frozen=True)
class SolvedRecord:
    """How often a player has solved a puzzle, and the fewest seconds it took."""

    puzzle: str
    times: int
    seconds: float | None
    """None when no time counts: each was helped, or paused."""


def results(match: str, seats: Sequence[MatchSeat], outcome: Outcome) -> list[ResultRecord]:
    """Return the result of each seat of a match that is over."""
    return [
        ResultRecord(
            match=match,
            seat=number,
            player=seat.player,
            name=seat.name,
            place=outcome.places[number],
            score=outcome.scores[number],
            seconds=outcome.seconds.get(number),
        )
        for number, seat in enumerate(seats)
    ]
