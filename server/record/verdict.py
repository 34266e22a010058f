"""What comes of checking a match's record."""

from __future__ import annotations

import json
from enum import Enum
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from server.games.game import Message

LONGEST_VALUE = 200
"""Characters of a value that a verdict quotes."""


class Why(str, Enum):
    """What is wrong at the place where a record and the rules part."""

    SEAL = "seal"
    SETUP = "setup"
    TIME = "time"
    SHAPE = "shape"
    REFUSED = "refused"
    DUE = "due"
    NOTHING = "nothing"
    OVER = "over"
    DIFFERS = "differs"
    FAILED = "failed"
    FINGERPRINT = "fingerprint"


SENTENCES = {
    Why.SEAL: "the seed is not the one that was sealed when the match began",
    Why.SETUP: "the game cannot be set up like this",
    Why.TIME: "it happened before what came before it",
    Why.SHAPE: "this is neither a command, nor an answer, nor what time brought",
    Why.REFUSED: "the rules refuse this command",
    Why.DUE: "something else was due before",
    Why.NOTHING: "nothing comes of it",
    Why.OVER: "the match was over already",
    Why.DIFFERS: "the record and the rules differ",
    Why.FAILED: "the rules can do nothing with it",
    Why.FINGERPRINT: "the record was changed after it was written",
}


class Agrees(Message):
    """Every entry is what the seed, the commands and the times of play bring by the rules."""

    type: Literal["agrees"] = "agrees"
    entries: int
    draws: int
    """How many numbers were drawn from the seed."""
    fingerprint: str
    """By which a file can be known to be this very record."""

    @property
    def text(self) -> str:
        return (
            f"The record agrees: {self.entries} entries and {self.draws} draws are what the rules "
            f"and the seed bring.\nIts fingerprint is {self.fingerprint}."
        )


class Differs(Message):
    """The first place at which the record is not what the rules bring."""

    type: Literal["differs"] = "differs"
    why: Why
    entry: int | None = None
    """The entry's number; absent when it is not about one."""
    field: str
    """Where, such as `seed` or, in an entry, `events[0].face`."""
    recorded: str | None = None
    """What is there, as JSON."""
    replayed: str | None = None
    """What ought to be there, as JSON; or the code of the rules' refusal."""

    @property
    def text(self) -> str:
        where = self.field if self.entry is None else f"entry {self.entry}, {self.field}"
        said = f"The record does not agree: {where}: {SENTENCES[self.why]}."
        if self.recorded is not None:
            said += f"\nRecorded: {self.recorded}"
        if self.replayed is not None:
            said += f"\nReplayed: {self.replayed}"
        return said


class Unchecked(Message):
    """The record cannot be checked here, which says nothing against it."""

    type: Literal["unchecked"] = "unchecked"
    why: Literal["too_old", "other_edition", "unknown_game"]

    @property
    def text(self) -> str:
        sentences = {
            "too_old": "It is too old to be checked: not all that it came from was recorded then.",
            "other_edition": "It was played by another edition of the rules than the one here.",
            "unknown_game": "The game is not known here.",
        }
        return sentences[self.why]


Verdict: TypeAlias = Annotated[Agrees | Differs | Unchecked, Field(discriminator="type")]
verdicts: TypeAdapter[Verdict] = TypeAdapter(Verdict)


def quoted(value: Any) -> str:
    """Return a value as a verdict shows it."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST_VALUE else f"{text[: LONGEST_VALUE - 1]}…"
