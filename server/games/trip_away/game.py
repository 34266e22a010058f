"""Trip Away: 2 to 4 roll a die in turn, and whoever is rid of every piece first has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, TypeAlias, assert_never

from pydantic import TypeAdapter

from server.games.chance import Chance
from server.games.game import (
    Game,
    GameOptions,
    IllegalCommand,
    Json,
    Outcome,
    Reason,
    Resign,
    Seat,
    SeatChoice,
    SeatMayNotAct,
)
from server.games.trip_away.actions import do
from server.games.trip_away.bot import BOTS
from server.games.trip_away.course import Course
from server.games.trip_away.messages import (
    Action,
    Aim,
    Aimed,
    Dig,
    Dug,
    Face,
    Hop,
    Hopped,
    Last,
    Pass,
    Passed,
    Phase,
    Remove,
    Resigned,
    Roll,
    Swap,
    Swapped,
    Tip,
    Tipped,
    TripAwayCommand,
    TripAwayEvent,
    TripAwayOptions,
    TripAwayView,
)
from server.games.trip_away.objections import objection
from server.games.trip_away.refusals import (
    MustAct,
    NoRemoval,
    NotOnTable,
    RolledAlready,
    RollFirst,
    TakeAPiece,
    TripAwayRefusal,
)
from server.games.trip_away.score import outcome_of
from server.games.trip_away.sight import course_of, done_in, shown
from server.games.trip_away.table import Table

READING = 2.5
"""Seconds to read why nothing is possible, before the turn is passed."""

Done: TypeAlias = Tipped | Aimed | Swapped | Dug | Hopped


class TripAway(Game[TripAwayCommand, TripAwayEvent, TripAwayView]):
    """A match. Places go by the fewest pieces; scores are the pieces left."""

    name = "trip_away"
    title = "Trip Away"
    players = range(2, 5)
    Options = TripAwayOptions
    commands = TypeAdapter(TripAwayCommand)
    events = TypeAdapter(TripAwayEvent)
    views = TypeAdapter(TripAwayView)
    refusals = TypeAdapter(TripAwayRefusal)
    bots = BOTS

    def __init__(self, course: Course, options: TripAwayOptions, chance: Chance) -> None:
        self._course = course
        self._options = options
        self._chance = chance
        self._now = 0.0
        self._passes_at: float | None = None
        self._last: Last | None = None

    @classmethod
    def setup(cls, seats: Sequence[SeatChoice], options: GameOptions, chance: Chance) -> Self:
        """Who begins is drawn by lot, unless the options say (TA1)."""
        assert isinstance(options, TripAwayOptions)
        start = options.first
        if start is None or start >= len(seats):
            start = chance.below(len(seats), "start")
        return cls(Course(Table.laid(len(seats)), start, options, chance), options, chance)

    # --- commands -------------------------------------------------------------------------

    def handle(self, seat: Seat, command: TripAwayCommand) -> list[TripAwayEvent]:
        if self._course.over is not None or seat not in self._course.playing:
            raise IllegalCommand(SeatMayNotAct())
        if seat != self._course.active and not isinstance(command, Resign):
            raise IllegalCommand(SeatMayNotAct())

        return self._noted(self._carry_out(seat, command))

    def _carry_out(self, seat: Seat, command: TripAwayCommand) -> list[TripAwayEvent]:
        match command:
            case Resign():
                return self._resign(seat)
            case Roll():
                return self._roll()
            case Pass():
                return self._pass_by_command()
            case Remove():
                return self._remove(command)
            case Tip() | Aim() | Swap() | Dig() | Hop():
                return self._act(command)
            case _:
                assert_never(command)

    def _roll(self) -> list[TripAwayEvent]:
        self._refuse_in_removal()
        if self._course.phase is not Phase.ROLL:
            assert self._course.die is not None
            raise IllegalCommand(RolledAlready(face=self._course.die))

        rolled = self._course.roll()
        if rolled.obstacle is not None and not rolled.again:
            self._passes_at = self._now + READING
        return [rolled]

    def _pass_by_command(self) -> list[TripAwayEvent]:
        die = self._rolled()
        if self._course.phase is Phase.ACT:
            raise IllegalCommand(MustAct(face=die))

        return self._pass()

    def _act(self, action: Action) -> list[TripAwayEvent]:
        refusal = objection(self._course.table, self._course.active, self._rolled(), action)
        if refusal is not None:
            raise IllegalCommand(refusal)

        done = _told(self._course.table, self._course.active, action)
        do(self._course.table, action)
        return [done, *self._course.end_turn()]

    def _remove(self, command: Remove) -> list[TripAwayEvent]:
        if self._course.phase is not Phase.REMOVAL:
            raise IllegalCommand(NoRemoval())
        if command.piece not in self._course.table:
            raise IllegalCommand(NotOnTable(piece=command.piece))

        return self._course.remove(command.piece)

    def _resign(self, seat: Seat) -> list[TripAwayEvent]:
        events = self._course.leave(seat)
        if self._course.phase is not Phase.PASS:
            self._passes_at = None
        return [Resigned(seat=seat), *events]

    def _rolled(self) -> Face:
        """Return what the die shows; refuse what must wait for a roll, or for the removal."""
        self._refuse_in_removal()
        if self._course.phase is Phase.ROLL or self._course.die is None:
            raise IllegalCommand(RollFirst())
        return self._course.die

    def _refuse_in_removal(self) -> None:
        if self._course.phase is Phase.REMOVAL:
            raise IllegalCommand(TakeAPiece())

    def _pass(self) -> list[TripAwayEvent]:
        course = self._course
        assert course.die is not None
        assert course.obstacle is not None
        passed = Passed(seat=course.active, face=course.die, obstacle=course.obstacle)
        self._passes_at = None
        return [passed, *course.end_turn()]

    def _noted(self, events: list[TripAwayEvent]) -> list[TripAwayEvent]:
        """Remember what was done last."""
        for event in events:
            self._last = done_in(event) or self._last
        return events

    # --- time -----------------------------------------------------------------------------

    def advance(self, now: float) -> list[TripAwayEvent]:
        due = self.wake_at
        if due is None or due > now:
            self._now = now
            return []
        self._now = due
        events = self._noted(self._pass())
        self._now = now
        return events

    @property
    def wake_at(self) -> float | None:
        return self._passes_at

    # --- what is seen and kept --------------------------------------------------------------

    @property
    def to_act(self) -> frozenset[Seat]:
        return frozenset() if self._course.over is not None else frozenset({self._course.active})

    @property
    def began_with(self) -> Seat:
        return self._course.start

    @property
    def outcome(self) -> Outcome | None:
        return outcome_of(self._course)

    def view(self) -> TripAwayView:
        return shown(self._course, self._last, self._passes_at)

    def dump(self) -> Json:
        dump: Json = {
            "view": self.view().model_dump(mode="json", exclude_none=True),
            "options": self._options.model_dump(mode="json", exclude_none=True),
            "now": self._now,
            "drawn": dict(self._chance.drawn),
        }
        if self._course.over is not None:
            dump["over"] = self._course.over.value
        return dump

    @classmethod
    def load(cls, dump: Json, chance: Chance) -> Self:
        chance.drawn = dict(dump["drawn"])
        view = TripAwayView.model_validate(dump["view"])
        options = TripAwayOptions.model_validate(dump["options"])
        over = Reason(dump["over"]) if "over" in dump else None
        match = cls(course_of(view, options, chance, over), options, chance)
        match._now = dump["now"]
        match._passes_at = view.passes_at
        match._last = view.last
        return match


def _told(table: Table, seat: Seat, action: Action) -> Done:
    """Return an action as everyone is told of it, before it is done."""
    match action:
        case Tip(piece=piece, to=to):
            apart = [other for other in table.column(piece) if other != piece]
            return Tipped(seat=seat, piece=piece, to=to, apart=apart)
        case Aim(piece=piece, to=to):
            return Aimed(seat=seat, piece=piece, holder=table.holder(piece), to=to)
        case Swap(one=one, other=other, turn=turn):
            return Swapped(seat=seat, one=one, other=other, turn=turn)
        case Dig(piece=piece, under=under):
            return Dug(seat=seat, piece=piece, under=under, to=table.holder(under))
        case Hop(piece=piece, onto=onto):
            return Hopped(seat=seat, piece=piece, onto=onto, to=table.holder(onto))
        case _:
            assert_never(action)
