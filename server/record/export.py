"""A match as one JSON file: format 1, as docs/record.md describes it.

It holds all that the match's course came from, so that anyone can play it again and compare. It
names no player's id, no page and no table: with it one can read, and do nothing.
"""

from __future__ import annotations

import hashlib
import json
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError

from server.games.game import Json, Message, Outcome, Seat
from server.record.difference import first_difference

Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
"""32 bytes in hex."""


class ExportedSeat(Message):
    """Who played a seat of the match, in the game's order."""

    place: Annotated[Seat, Field(ge=0)]
    """The seat at the table."""
    name: str
    bot: str | None = None
    """The level of the bot that held it at the end."""
    helped: bool = False
    """Whether a bot has played for whoever held it at the end: then no time of theirs counts."""
    choice: Json = {}
    """What it picked before the match."""


class ExportedPlace(Message):
    """Where something is held, in the game's own units."""

    x: float
    y: float
    angle: float


class ExportedEntry(Message):
    """One recorded update. It is a command, an answer, or else what time (or the host) brought."""

    seq: int
    at: Annotated[float, Field(ge=0)]
    """Seconds of play."""
    seat: Seat | None = None
    """Whose command, or whose question, it is."""
    command: Json | None = None
    question: int | None = None
    """The number of the seat's question that is answered."""
    answer: Json | None = None
    steered: dict[Seat, ExportedPlace] | None = None
    """Where seats had moved what they hold to, last since the entry before."""
    events: list[Json]
    patch: Json
    """From the view before to this one: a JSON Merge Patch (RFC 7396)."""
    view: Json | None = None
    """The whole view, in the first entry and every so often."""
    to_act: list[Seat] | None = None
    """The seats that might act then; absent in a match too old to be checked."""
    film: str | None = None
    """What was to be seen since the entry before, if anything moved: base64 of what server/film.py
    describes."""


class Export(Message):
    """The whole record of a match that is over."""

    format: Literal[1]
    match: str
    game: str
    edition: int | None = None
    """Of the game's rules; absent in a match too old to be checked."""
    options: Json
    seats: list[ExportedSeat]
    began: float
    """Seconds since the epoch."""
    ended: float | None = None
    """Seconds since the epoch."""
    seal: Digest
    """The SHA-256 of the seed: everyone was told it when the match began."""
    seed: Digest
    entries: list[ExportedEntry]
    outcome: Outcome | None = None
    """Absent only while the match goes on, when nobody is given its record."""
    end: Json
    """The game's own state after the last entry."""
    fingerprint: str
    """The SHA-256 of everything else: two records that have the same one are the same."""

    def printed(self) -> Export:
        """Return the record with the fingerprint it ought to have."""
        return self.model_copy(update={"fingerprint": self.print()})

    def print(self) -> str:
        """Return the fingerprint it ought to have."""
        canonical = json.dumps(
            self._told(fingerprint=False), sort_keys=True, separators=(",", ":"), allow_nan=False
        )
        return hashlib.sha256(canonical.encode()).hexdigest()

    def strays(self, written: Any) -> str | None:
        """Return where what was written is not how this record is written; None when it is."""
        found = first_difference(written, self._told())
        return found.path if found else None

    def _told(self, *, fingerprint: bool = True) -> Json:
        left_out = set() if fingerprint else {"fingerprint"}
        return self.model_dump(mode="json", exclude_none=True, exclude=left_out)

    def text(self) -> str:
        """Return it as it is written to a file."""
        return self.model_dump_json(exclude_none=True)


class Unreadable(Exception):
    """The file is no record of this format; `fields` says where it goes wrong."""

    def __init__(self, fields: list[str]) -> None:
        super().__init__(", ".join(fields))
        self.fields = fields


def read(text: str | bytes) -> Export:
    """Return the record in a file; raises Unreadable."""
    try:
        # Strictly: what had to be bent to fit would be compared as if it had always been straight.
        record = Export.model_validate_json(text, strict=True)
    except ValidationError as error:
        problems: list[Any] = list(error.errors()[:8])
        raise Unreadable([_path(problem["loc"]) for problem in problems]) from None
    if stray := record.strays(json.loads(text)):
        raise Unreadable([stray])
    return record


def _path(parts: tuple[int | str, ...]) -> str:
    return ".".join(map(str, parts))[:80] or "the file"
