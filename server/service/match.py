"""One match as it is played: asks the game, and turns what came of it into entries and updates.

The order is always the same. A step is worked out (`advance`, `act`); the table records its
entry; only then is the step `settled`, and its update told to everyone.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pydantic import ValidationError

from server.games import AnyGame
from server.games.chance import Chance, seal
from server.games.game import (
    Bot,
    Json,
    Message,
    Outcome,
    Seat,
    abandoned,
    json_view,
)
from server.patch import difference
from server.service.errors import Refused, Stale, UnknownCommand
from server.store.records import Answered, Entry, MatchRecord, MatchSeat, TableRecord
from server.wire import Accepted, Rejected, Update, encoded

WHOLE_VIEW_EVERY = 20
ANSWERS_KEPT = 64


@dataclass(frozen=True)
class Step:
    """What one command, or time, brought about."""

    update: str
    view: Json
    entry: Entry
    state: Json
    outcome: Outcome | None


class LiveMatch:
    """A game and its record, in step with each other."""

    def __init__(
        self, record: MatchRecord, game: AnyGame, answered: Iterable[Answered] = ()
    ) -> None:
        self.record = record
        self.game = game
        self.view = json_view(game.view())
        self.ended: Outcome | None = record.outcome
        self._whole: tuple[float, str] | None = None
        self._answers = Answers(answered)

    @classmethod
    def begun(
        cls,
        kind: type[AnyGame],
        id: str,
        table: str,
        options: Json,
        seats: Sequence[MatchSeat],
        places: Sequence[Seat],
        choices: Sequence[Json],
        seed: bytes,
        began: float,
    ) -> LiveMatch:
        """Set up a new match; its record is not kept yet."""
        game = kind.setup(
            [kind.Choice.model_validate(choice) for choice in choices],
            kind.Options.model_validate(options),
            Chance(seed),
        )
        record = MatchRecord(
            id=id,
            table=table,
            game=kind.name,
            options=options,
            seats=tuple(seats),
            places=tuple(places),
            seed=seed,
            seal=seal(seed),
            state=game.dump(),
            at=0.0,
            seq=0,
            began=began,
            outcome=game.outcome,
        )
        return cls(record, game)

    @classmethod
    def resumed(
        cls, kind: type[AnyGame], record: MatchRecord, answered: Iterable[Answered]
    ) -> LiveMatch:
        """Take up a match where its last entry left it."""
        return cls(record, kind.load(record.state, Chance(record.seed)), answered)

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended: by its rules, or because the host ended it."""
        return self.ended or self.game.outcome

    @property
    def to_act(self) -> frozenset[Seat]:
        return frozenset() if self.ended else self.game.to_act

    def first_entry(self) -> Entry:
        return Entry(match=self.id, seq=0, at=0.0, events=(), patch={}, view=self.view)

    def seat_of(self, player: str) -> Seat | None:
        """Return the seat in the game that a player holds."""
        seats = self.record.seats
        return next((n for n, seat in enumerate(seats) if seat.player == player), None)

    def bot_at(self, place: Seat) -> bool:
        """Whether a bot plays from this seat of the table."""
        places = self.record.places
        return place in places and self.record.seats[places.index(place)].bot is not None

    def bots(self, table: TableRecord) -> dict[Seat, Bot]:
        """Return the seats that bots play, for good or until their player returns."""
        playing = {}
        for seat, who in enumerate(self.record.seats):
            there = table.seats[self.record.places[seat]]
            substitute = there.substitute if there.player == who.player else None
            if level := who.bot or substitute:
                playing[seat] = self.game.bots[level]
        return playing

    def reseated(self, place: Seat, who: MatchSeat) -> MatchRecord:
        """Return the record with someone else at a seat of the table."""
        seats = list(self.record.seats)
        seats[self.record.places.index(place)] = who
        return replace(self.record, seats=tuple(seats))

    # --- steps ----------------------------------------------------------------------------

    def advance(self, now: float) -> Step | None:
        """Let time pass; None when nothing came of it that is worth a record."""
        events = self.game.advance(now)
        return self._step(now, events) if events else None

    def frame(self, now: float) -> str | None:
        """Return the update that shows how far things have moved since the last record."""
        patch = difference(self.view, json_view(self.game.view()))
        return self._update(self.record.seq, now, patch, []) if patch else None

    def act(
        self,
        now: float,
        seat: Seat,
        command: Json,
        client: str | None = None,
        ref: int | None = None,
    ) -> Step:
        """Carry out a seat's command; raises Refused or IllegalCommand with nothing changed.

        A person's command has `client` and `ref`; a bot's has neither.
        """
        try:
            understood = self.game.commands.validate_python(command)
        except ValidationError as error:
            raise Refused(UnknownCommand(fields=paths(error))) from None

        events = self.game.handle(seat, understood)
        step = self._step(now, events)
        told = understood.model_dump(mode="json", exclude_none=True)
        entry = replace(step.entry, seat=seat, client=client, ref=ref, command=told)
        return replace(step, entry=entry)

    def abandon(self, now: float) -> Step:
        """End the match without a winner."""
        self.ended = abandoned(len(self.record.seats))
        return self._step(now, [])

    def settled(self, step: Step) -> None:
        """The step's entry is kept: it is now what everyone may know."""
        entry = step.entry
        self.view = step.view
        self.record = replace(
            self.record, state=step.state, at=entry.at, seq=entry.seq, outcome=step.outcome
        )
        self._whole = None
        if entry.seat is not None and entry.client and entry.ref:
            accepted = Accepted(ref=entry.ref, seq=entry.seq)
            self._answers.remember(entry.seat, entry.client, accepted)

    def whole(self, now: float) -> str:
        """The update for one who joins or has missed some."""
        if self._whole is None or self._whole[0] != now:
            update = Update(
                match=self.id,
                seq=self.record.seq,
                now=now,
                view=self.view,
                to_act=sorted(self.to_act),
                outcome=self.outcome,
            )
            self._whole = now, encoded(update)
        return self._whole[1]

    def _step(self, now: float, events: Sequence[Message]) -> Step:
        view = json_view(self.game.view())
        told = tuple(event.model_dump(mode="json", exclude_none=True) for event in events)
        seq = self.record.seq + 1
        patch = difference(self.view, view)
        entry = Entry(
            match=self.id,
            seq=seq,
            at=now,
            events=told,
            patch=patch,
            view=view if seq % WHOLE_VIEW_EVERY == 0 else None,
        )
        update = self._update(seq, now, patch, list(told))
        return Step(update, view, entry, self.game.dump(), self.outcome)

    def _update(self, seq: int, now: float, patch: Json, events: list[Json]) -> str:
        return encoded(
            Update(
                match=self.id,
                seq=seq,
                now=now,
                patch=patch,
                events=events,
                to_act=sorted(self.to_act),
                outcome=self.outcome,
            )
        )

    # --- repeats --------------------------------------------------------------------------

    def answer_before(self, seat: Seat, client: str, ref: int) -> Accepted | Rejected | None:
        """Return the answer to a repeated command; raises Refused(Stale) for an unknown old one."""
        return self._answers.before(seat, client, ref)

    def rejected(self, seat: Seat, client: str, rejected: Rejected) -> None:
        """Remember a refusal, so that a repeat hears it again."""
        self._answers.remember(seat, client, rejected)


class Answers:
    """What each page load was told about each of its numbered commands."""

    def __init__(self, answered: Iterable[Answered]) -> None:
        self._by_sender: dict[tuple[Seat, str], OrderedDict[int, Accepted | Rejected]] = {}
        for old in answered:
            self.remember(old.seat, old.client, Accepted(ref=old.ref, seq=old.seq))

    def remember(self, seat: Seat, client: str, answer: Accepted | Rejected) -> None:
        answers = self._by_sender.setdefault((seat, client), OrderedDict())
        assert answer.ref is not None
        answers[answer.ref] = answer
        if len(answers) > ANSWERS_KEPT:
            answers.popitem(last=False)

    def before(self, seat: Seat, client: str, ref: int) -> Accepted | Rejected | None:
        answers = self._by_sender.get((seat, client))
        if not answers or ref > max(answers):
            return None
        if ref not in answers:
            raise Refused(Stale())
        return answers[ref]


def paths(error: ValidationError) -> list[str]:
    """Where a message went wrong, as short paths without any value of the sender's."""
    found: dict[str, Any] = {}
    for problem in error.errors()[:8]:
        found[".".join(str(part) for part in problem["loc"])[:60]] = None
    return [path for path in found if path]
