"""One match as it is played: asks the game, and turns what came of it into entries and updates.

The order is always the same. A step is worked out (`advance`, `act`); the table records its
entry; only then is the step `settled`, and its update told to everyone. In between, `frame` says
how far things have moved: a frame is told and never recorded.
"""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from pydantic import ValidationError

from server.film import developed
from server.games import AnyGame
from server.games.chance import Chance, seal
from server.games.game import (
    Bot,
    Game,
    Json,
    Message,
    Outcome,
    Seat,
    abandoned,
    json_view,
)
from server.patch import difference
from server.service.errors import Refused, Stale, UnknownCommand, paths
from server.store.records import Answered, Entry, MatchRecord, MatchSeat, TableRecord
from server.wire import Accepted, Packet, Rejected, Steer, Update, encoded, framed

WHOLE_VIEW_EVERY = 20

REFUSALS_KEPT = 64
"""Of each seat, whatever number of page loads it uses."""


@dataclass(frozen=True)
class Step:
    """What one command, or time, brought about."""

    update: str
    view: Json
    entry: Entry
    state: Json
    to_act: frozenset[Seat]
    outcome: Outcome | None


class LiveMatch:
    """A game and its record, in step with each other.

    `record`, `view`, `to_act`, `questions` and `outcome` are as of the last entry that is kept. The
    game may be a step ahead of them, in a worker thread even: only the table's task touches it.
    """

    def __init__(
        self, record: MatchRecord, game: AnyGame, answered: Iterable[Answered] = ()
    ) -> None:
        self.record = record
        self.game = game
        self.view = json_view(game.view())
        self.to_act = _able(game, record.outcome)
        self.questions = _asked(game, record.outcome)
        self.was_paused = False
        """Whether play has stood still for so long that its time counts for nothing."""
        self.shown_at = 0.0
        """When the newest frame was told, in seconds of play."""
        self._moved: Json | bytes = {}
        self._frame: Packet | None = None
        self._steered: dict[Seat, Steer] = {}
        self._held: dict[Seat, Steer] = {}
        """Where the game has been told since the last entry that a seat has moved what it holds."""
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
        picked = kind.Options.model_validate(options)
        game = kind.setup(
            [kind.Choice.model_validate(choice) for choice in choices], picked, Chance(seed)
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
            puzzle=kind.puzzle(picked),
            choices=tuple(choices),
            edition=kind.edition,
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
        return self.record.outcome

    def first_entry(self) -> Entry:
        return Entry(
            match=self.id,
            seq=0,
            at=0.0,
            events=(),
            patch={},
            view=self.view,
            to_act=tuple(sorted(self.to_act)),
        )

    def seat_of(self, player: str) -> Seat | None:
        """Return the seat in the game that a player holds."""
        seats = self.record.seats
        return next((n for n, seat in enumerate(seats) if seat.player == player), None)

    @property
    def can_be_steered(self) -> bool:
        """Whether there is anything to hold in this game at all."""
        return type(self.game).steer is not Game.steer

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

    def seen(self) -> Message:
        """Return the view everyone was told: the game itself may be a step ahead of the record."""
        view: Message = self.game.views.validate_python(self.view)
        return view

    def reseated(self, place: Seat, who: MatchSeat) -> MatchRecord:
        """Return the record with someone else at a seat of the table."""
        seats = list(self.record.seats)
        seats[self.record.places.index(place)] = who
        return replace(self.record, seats=tuple(seats))

    # --- steps ----------------------------------------------------------------------------

    def advance(self, now: float) -> Step | None:
        """Let time pass; None when nothing came of it that is worth a record."""
        events = self.game.advance(now)
        return self._step(now, events) if events or self.game.outcome else None

    def steered(self, seat: Seat, steer: Steer) -> None:
        """Keep in mind where a seat has moved what it holds: the newest wins."""
        self._steered[seat] = steer

    def steer(self) -> None:
        """Tell the game where what is held is now. It is not touched before: it may be at work."""
        for seat, to in self._steered.items():
            self.game.steer(seat, to.x, to.y, to.angle)
        self._held |= self._steered
        self._steered.clear()

    def frame(self, now: float) -> Packet | None:
        """Return what shows how far things have moved since the last record, if that is news."""
        picture = self.game.picture()
        moved = difference(self.view, json_view(self.game.view())) if picture is None else picture
        if moved == self._moved:
            return None
        self._moved, self.shown_at = moved, now
        seq = self.record.seq
        if isinstance(moved, bytes):
            self._frame = framed(seq, now, moved)
        else:
            able = sorted(self.game.to_act)
            self._frame = encoded(Update(match=self.id, seq=seq, now=now, patch=moved, to_act=able))
        return self._frame

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

    def advise(self, now: float, seat: Seat, question: int, answer: Json) -> Step | None:
        """Take in an answer of the adviser's; None when nobody waits for it any longer."""
        events = self.game.advise(seat, question, answer)
        if not events:
            return None
        step = self._step(now, events)
        entry = replace(step.entry, seat=seat, question=question, answer=answer)
        return replace(step, entry=entry)

    def abandon(self, now: float) -> Step:
        """End the match without a winner."""
        self.game.halt()
        return self._step(now, [], abandoned(len(self.record.seats)))

    def settled(self, step: Step) -> None:
        """The step's entry is kept: it is now what everyone may know."""
        entry = step.entry
        self.view = step.view
        self.to_act = step.to_act
        self.questions = _asked(self.game, step.outcome)
        self.record = replace(
            self.record, state=step.state, at=entry.at, seq=entry.seq, outcome=step.outcome
        )
        self._moved, self._frame, self._whole = {}, None, None
        self._held.clear()
        if entry.seat is not None and entry.client and entry.ref:
            accepted = Accepted(ref=entry.ref, seq=entry.seq)
            self._answers.accept(entry.seat, entry.client, accepted)

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

    def shown(self, now: float) -> list[Packet]:
        """All there is to see now: the whole view, and the newest frame since if there is one."""
        whole = self.whole(now)
        return [whole] if self._frame is None else [whole, self._frame]

    def _step(self, now: float, events: Sequence[Message], ended: Outcome | None = None) -> Step:
        outcome = ended or self.game.outcome
        if outcome is not None:
            counting = self._counting(outcome.seconds)
            outcome = outcome.model_copy(update={"seconds": counting})
        able = _able(self.game, outcome)
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
            to_act=tuple(sorted(able)),
            steered=_places(self._held),
            film=developed(self.game.film()),
        )
        update = Update(
            match=self.id,
            seq=seq,
            now=now,
            patch=patch,
            events=list(told),
            to_act=sorted(able),
            outcome=outcome,
        )
        return Step(encoded(update), view, entry, self.game.dump(), able, outcome)

    def _counting(self, seconds: Mapping[Seat, float]) -> Mapping[Seat, float]:
        """Return the times that count: beside a bot none does, for all can see how it goes on."""
        bots = any(seat.bot or seat.helped for seat in self.record.seats)
        return {} if self.was_paused or bots else seconds

    # --- repeats --------------------------------------------------------------------------

    def answer_before(self, seat: Seat, client: str, ref: int) -> Accepted | Rejected | None:
        """Return the answer to a repeated command; raises Refused(Stale) for an unknown old one."""
        return self._answers.before(seat, client, ref)

    def rejected(self, seat: Seat, client: str, rejected: Rejected) -> None:
        """Remember a refusal, so that a repeat hears it again."""
        self._answers.reject(seat, client, rejected)


class Answers:
    """What each page load was told about each of its numbered commands.

    What was accepted is remembered as long as the match, or a repeat would be done again. Refusals,
    of which anyone can have as many as they like, are remembered for a while.
    """

    def __init__(self, answered: Iterable[Answered]) -> None:
        self._accepted: dict[tuple[Seat, str], dict[int, Accepted]] = {}
        self._rejected: defaultdict[Seat, OrderedDict[tuple[str, int], Rejected]] = defaultdict(
            OrderedDict
        )
        for old in answered:
            self.accept(old.seat, old.client, Accepted(ref=old.ref, seq=old.seq))

    def accept(self, seat: Seat, client: str, accepted: Accepted) -> None:
        self._accepted.setdefault((seat, client), {})[accepted.ref] = accepted

    def reject(self, seat: Seat, client: str, rejected: Rejected) -> None:
        assert rejected.ref is not None
        kept = self._rejected[seat]
        kept[client, rejected.ref] = rejected
        if len(kept) > REFUSALS_KEPT:
            kept.popitem(last=False)

    def before(self, seat: Seat, client: str, ref: int) -> Accepted | Rejected | None:
        accepted = self._accepted.get((seat, client), {})
        rejected = self._rejected[seat]
        if answer := accepted.get(ref) or rejected.get((client, ref)):
            return answer
        last_accepted = next(reversed(accepted), 0)
        last_rejected = max((number for sender, number in rejected if sender == client), default=0)
        if ref < max(last_accepted, last_rejected):
            raise Refused(Stale())
        return None


def _places(steered: Mapping[Seat, Steer]) -> Json | None:
    """Return where seats have moved what they hold, as it is kept; None when none has."""
    places = {str(seat): to.model_dump(include={"x", "y", "angle"}) for seat, to in steered.items()}
    return places or None


def _able(game: AnyGame, outcome: Outcome | None) -> frozenset[Seat]:
    """Return the seats that may act: a match the host ended is over, whatever its game says."""
    return frozenset() if outcome is not None else game.to_act


def _asked(game: AnyGame, outcome: Outcome | None) -> Mapping[Seat, int]:
    """Return the questions that wait for an answer: none once the match is over."""
    return {} if outcome is not None else dict(game.questions)
