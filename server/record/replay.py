"""A match played again: from its seed, by its commands, at its times of play.

A replay goes the way of the match itself (server/service/match.py and play.py): what is held is
moved to where it was last; time passes, until nothing more is due; then the command is carried out,
or the answer taken in. An entry that is neither is what time brought, or, as the last one, that the
host ended the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from server.games import AnyGame
from server.games.chance import Chance
from server.games.game import (
    IllegalCommand,
    Json,
    Message,
    Outcome,
    Seat,
    Shot,
    abandoned,
    json_view,
)
from server.patch import difference
from server.record.difference import Place, first_difference
from server.record.export import Export, ExportedEntry
from server.record.verdict import Why


class Parted(Exception):
    """The record and the rules go different ways here."""

    def __init__(self, why: Why, place: Place) -> None:
        super().__init__(why.value)
        self.why = why
        self.place = place


@dataclass(frozen=True)
class Brought:
    """What an entry brings by the rules."""

    events: list[Json]
    patch: Json
    view: Json
    to_act: list[Seat]
    film: Sequence[Shot]


class Replay:
    """The match as far as it has been played again."""

    def __init__(self, kind: type[AnyGame], export: Export) -> None:
        """Set the match up; raises what the game does over choices or options that are wrong."""
        self._seats = len(export.seats)
        choices = [kind.Choice.model_validate(seat.choice) for seat in export.seats]
        options = kind.Options.model_validate(export.options)
        self._chance = Chance(bytes.fromhex(export.seed))
        self.game = kind.setup(choices, options, self._chance)
        self.outcome: Outcome | None = self.game.outcome
        self.view = json_view(self.game.view())
        self.at = 0.0

    @property
    def draws(self) -> int:
        """How many numbers have been drawn so far."""
        return sum(self._chance.drawn.values())

    @property
    def brought(self) -> Brought:
        """What setting it up has brought."""
        return Brought([], {}, self.view, self._able(), self.game.film())

    def play(self, entry: ExportedEntry, *, by_host: bool) -> Brought:
        """Play an entry; raises Parted when the rules do not bring it.

        `by_host`: the host may have ended the match with it.
        """
        if self.outcome is not None:
            raise Parted(Why.OVER, Place("seq", entry.seq, self.outcome.reason.value))
        if entry.at < self.at:
            raise Parted(Why.TIME, Place("at", entry.at, self.at))

        self.at = entry.at
        for seat, to in (entry.steered or {}).items():
            self.game.steer(seat, to.x, to.y, to.angle)
        events = self._brought(entry, by_host)
        self.outcome = self.outcome or self.game.outcome
        before, self.view = self.view, json_view(self.game.view())
        told = [event.model_dump(mode="json", exclude_none=True) for event in events]
        patch = difference(before, self.view)
        return Brought(told, patch, self.view, self._able(), self.game.film())

    def _brought(self, entry: ExportedEntry, by_host: bool) -> Sequence[Message]:
        if entry.command is not None:
            seat = _given("seat", entry.seat)
            _absent("question", entry.question)
            _absent("answer", entry.answer)
            self._pass_time()
            return self._obey(seat, entry.command)
        if entry.answer is not None:
            seat = _given("seat", entry.seat)
            question = _given("question", entry.question)
            self._pass_time()
            return self._hear(seat, question, entry.answer)
        _absent("seat", entry.seat)
        _absent("question", entry.question)
        return self._wait(by_host)

    def _obey(self, seat: Seat, command: Json) -> Sequence[Message]:
        try:
            understood = self.game.commands.validate_python(command)
        except ValidationError:
            raise Parted(Why.FAILED, Place("command", command, None)) from None
        written = understood.model_dump(mode="json", exclude_none=True)
        if found := first_difference(command, written):
            raise Parted(Why.DIFFERS, found.below("command"))
        try:
            return self.game.handle(seat, understood)
        except IllegalCommand as illegal:
            raise Parted(Why.REFUSED, Place("command", command, illegal.refusal.code)) from None

    def _hear(self, seat: Seat, question: int, answer: Json) -> Sequence[Message]:
        asked = self.game.questions.get(seat)
        if asked != question:
            raise Parted(Why.NOTHING, Place("question", question, asked))
        events = self.game.advise(seat, question, answer)
        if not events:
            raise Parted(Why.NOTHING, Place("answer", answer, None))
        return events

    def _wait(self, by_host: bool) -> Sequence[Message]:
        """Let time pass until it brings something."""
        while True:
            events = self.game.advance(self.at)
            if events or self.game.outcome is not None:
                return events
            if not self._is_due():
                break
        if not by_host:
            raise Parted(Why.NOTHING, Place("at", self.at, self.game.wake_at))
        self.game.halt()
        self.outcome = abandoned(self._seats)
        return []

    def _pass_time(self) -> None:
        """Let time pass when it has nothing to bring."""
        while True:
            events = self.game.advance(self.at)
            if events or self.game.outcome is not None:
                first = events[0].model_dump(mode="json", exclude_none=True) if events else None
                raise Parted(Why.DUE, Place("at", self.at, first))
            if not self._is_due():
                return

    def _is_due(self) -> bool:
        due = self.game.wake_at
        return due is not None and due <= self.at

    def _able(self) -> list[Seat]:
        return [] if self.outcome is not None else sorted(self.game.to_act)


def _given(field: str, value: int | None) -> int:
    if value is None:
        raise Parted(Why.SHAPE, Place(field, None, None))
    return value


def _absent(field: str, value: Any) -> None:
    if value is not None:
        raise Parted(Why.SHAPE, Place(field, value, None))
