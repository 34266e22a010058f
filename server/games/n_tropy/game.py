"""N-Tropy: 1 to 6 balance sticks on a structure that all can see totter, until one is rid of all.

A turn: take a stick, carry it, let it go. Then the structure moves by itself: 5 s until the stick
is judged, up to 5 s more when it was taken out again, up to 10 s when something moves even then.
Whatever still moves after that is put to rest, and the next turn begins on exactly what is seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self, assert_never

from pydantic import TypeAdapter

from server.games.chance import Chance
from server.games.game import (
    Game,
    GameOptions,
    IllegalCommand,
    Json,
    Outcome,
    Resign,
    Seat,
    SeatChoice,
    SeatMayNotAct,
    Shot,
)
from server.games.n_tropy.advice import Advice
from server.games.n_tropy.bot import ADVISER, BOTS
from server.games.n_tropy.course import Course
from server.games.n_tropy.geometry import Pose, rounded
from server.games.n_tropy.hand import InHand, reachable
from server.games.n_tropy.messages import (
    Ask,
    Asked,
    Carried,
    Carry,
    Clock,
    NTropyCommand,
    NTropyEvent,
    NTropyOptions,
    Offered,
    Pick,
    Picked,
    Release,
    Released,
    Resigned,
)
from server.games.n_tropy.picture import Camera
from server.games.n_tropy.refusals import (
    AskedAlready,
    HoldsAlready,
    NTropyRefusal,
    OnItsWay,
    PickFirst,
    StillMoves,
)
from server.games.n_tropy.refusals import Overlaps as InTheWay
from server.games.n_tropy.ruling import conclude
from server.games.n_tropy.score import attempt_named, outcome_of
from server.games.n_tropy.settle import Make, Settle
from server.games.n_tropy.sight import (
    Bodies,
    base,
    bodies_of,
    course_of,
    kept,
    noted,
    seen_bodies,
    shown,
    standing_of,
    unseen,
)
from server.games.n_tropy.structure import Overlaps, Structure
from server.games.n_tropy.sway import drawn
from server.games.n_tropy.view import Last, NTropyView, Offers, Phase


class NTropy(Game[NTropyCommand, NTropyEvent, NTropyView]):
    """A match. Places go by the fewest sticks; scores are the sticks left."""

    name = "n_tropy"
    title = "N-Tropy"
    players = range(1, 7)
    Options = NTropyOptions
    commands = TypeAdapter(NTropyCommand)
    events = TypeAdapter(NTropyEvent)
    views = TypeAdapter(NTropyView)
    refusals = TypeAdapter(NTropyRefusal)
    bots = BOTS
    adviser = ADVISER
    heavy = True
    lowest_is_best = True

    structure: ClassVar[Make] = Structure
    """What stands and falls, made of how it stood."""
    slices: ClassVar[int] = 4
    """How many thirtieths of a second `advance` lets pass at most before it comes back."""

    def __init__(
        self, course: Course, bodies: Bodies, options: NTropyOptions, chance: Chance
    ) -> None:
        self._course = course
        self._show(bodies)
        self._options = options
        self._chance = chance
        self._now = 0.0
        self._ends_at: float | None = None
        self._in_hand: InHand | None = None
        self._settle: Settle | None = None
        self._film: list[Shot] = []
        self._advice = Advice()
        self._last: Last | None = None

    @classmethod
    def attempt(cls, options: GameOptions) -> str | None:
        assert isinstance(options, NTropyOptions)
        return attempt_named(options)

    @classmethod
    def setup(cls, seats: Sequence[SeatChoice], options: GameOptions, chance: Chance) -> Self:
        assert isinstance(options, NTropyOptions)
        match = cls(Course.begun(len(seats), options, chance), base(), options, chance)
        match._start_clock()
        return match

    # --- commands -------------------------------------------------------------------------

    def handle(self, seat: Seat, command: NTropyCommand) -> list[NTropyEvent]:
        if self._course.over is not None or seat not in self._course.playing:
            raise IllegalCommand(SeatMayNotAct())
        if isinstance(command, Resign):
            return self._recorded(self._resign(seat))
        if seat != self._course.active:
            raise IllegalCommand(SeatMayNotAct())
        if self._settle is not None:
            raise IllegalCommand(StillMoves())

        return self._recorded(self._carry_out(command))

    def _carry_out(self, command: Pick | Carry | Release | Ask) -> list[NTropyEvent]:
        match command:
            case Pick():
                return self._pick()
            case Carry():
                return self._carry(command)
            case Release():
                return self._release(command)
            case Ask():
                return self._ask()
            case _:
                assert_never(command)

    def _pick(self) -> list[NTropyEvent]:
        if self._in_hand is not None:
            raise IllegalCommand(HoldsAlready())

        return [self._take(self._now)]

    def _carry(self, command: Carry) -> list[NTropyEvent]:
        in_hand = self._free_hand()

        goal = reachable(command.x, command.y, command.angle)
        in_hand.send(goal, self._now, command.seconds)
        return []

    def _release(self, command: Release) -> list[NTropyEvent]:
        in_hand = self._free_hand()
        at = in_hand.instant(self._now if command.at is None else command.at, self._now)
        place = reachable(command.x, command.y, command.angle)
        try:
            settle = self._settle_of(in_hand, place, at)
        except Overlaps as overlaps:
            raise IllegalCommand(InTheWay(stick=overlaps.stick)) from None

        return [self._let_go(settle, place)]

    def _ask(self) -> list[NTropyEvent]:
        if self._advice.asking:
            raise IllegalCommand(AskedAlready())

        self._advice.ask()
        return [Asked(seat=self._course.active)]

    def _resign(self, seat: Seat) -> list[NTropyEvent]:
        """What the seat holds is set aside with its rack; what it has let go settles on."""
        self._course.leave(seat)
        events: list[NTropyEvent] = [Resigned(seat=seat)]
        if self._course.over is not None:
            self.halt()
        elif seat == self._course.active and self._settle is None:
            self._put_away()
            events += self._end_turn()
        return events

    def _free_hand(self) -> InHand:
        """Return the stick the active seat may carry or let go; refuse when it may not."""
        if self._in_hand is None:
            raise IllegalCommand(PickFirst())
        if self._in_hand.arrives is not None:
            raise IllegalCommand(OnItsWay())
        return self._in_hand

    # --- the stick in hand ------------------------------------------------------------------

    def steer(self, seat: Seat, x: float, y: float, angle: float) -> None:
        if self._in_hand is not None and seat == self._course.active:
            self._in_hand.steer(x, y, angle)

    def _take(self, now: float) -> Picked:
        seat = self._course.active
        stick = self._course.racks[seat].take()
        sway = drawn(self._options.hand, self._chance)
        self._in_hand = InHand.taken(stick, self._bodies, now, sway)
        return Picked(seat=seat, stick=stick)

    def _settle_of(
        self, in_hand: InHand, place: Pose, at: float, *, rising: bool = False
    ) -> Settle:
        """Return what begins to move when a stick is let go, by the sway of an instant."""
        before, stick = standing_of(self._bodies), in_hand.held.stick
        pose, since = rounded(in_hand.swayed(place, at)), at if rising else self._now
        seat = self._course.active
        return Settle(self.structure, before, stick, pose, seat, since, rising=rising)

    def _let_go(self, settle: Settle, place: Pose, *, in_time: bool = True) -> Released:
        self._course.let_go(settle.before.poses)
        self._settle = settle
        self._in_hand = self._ends_at = None
        self._advice.forget()
        self._show(self._bodies | bodies_of(settle.let_go, {}))
        return settle.told(place, in_time=in_time)

    def _put_away(self) -> None:
        if self._in_hand is not None:
            self._course.racks[self._course.active].sticks.append(self._in_hand.held.stick)
        self._in_hand = None
        self._advice.forget()

    # --- time -----------------------------------------------------------------------------

    def advance(self, now: float) -> list[NTropyEvent]:
        if self._course.over is not None:
            return []
        self._now = now
        if self._settle is not None:
            return self._recorded(self._let_pass(self._settle))
        first = now if self._ends_at is None else min(now, self._ends_at)
        return self._recorded([*self._arrive(first), *self._run_out(now)])

    @property
    def wake_at(self) -> float | None:
        if self._course.over is not None:
            return None
        if self._settle is not None:
            return self._settle.due
        times = [self._ends_at, None if self._in_hand is None else self._in_hand.arrives]
        return min((time for time in times if time is not None), default=None)

    def _let_pass(self, settle: Settle) -> list[NTropyEvent]:
        for _ in range(self.slices):
            if settle.due > self._now:
                break
            self._film.append(Shot(settle.pass_slice(), self._still(settle)))
            if settle.phase_is_over:
                return self._conclude(settle)
        return []

    def _conclude(self, settle: Settle) -> list[NTropyEvent]:
        events = conclude(self._course, settle)
        self._show(kept(settle.structure))
        if settle.phase is Phase.OVER:
            self._settle = None
            events += self._end_turn()
        return events

    def _arrive(self, now: float) -> list[NTropyEvent]:
        if self._in_hand is None or not self._in_hand.arrive(now):
            return []
        return [Carried(seat=self._course.active, stick=self._in_hand.held.stick)]

    def _run_out(self, now: float) -> list[NTropyEvent]:
        """N6: let the stick go where the hand is, or else straight above it."""
        at = self._ends_at
        if at is None or at > now:
            return []
        events: list[NTropyEvent] = [] if self._in_hand is not None else [self._take(at)]
        assert self._in_hand is not None
        place = self._in_hand.place(at)
        settle = self._settle_of(self._in_hand, place, at, rising=True)
        return [*events, self._let_go(settle, place, in_time=False)]

    def _end_turn(self) -> list[NTropyEvent]:
        events = self._course.end_turn()
        self._start_clock()
        return events

    def _start_clock(self) -> None:
        clock, over = self._options.clock, self._course.over
        runs = clock is not Clock.NONE and over is None
        self._ends_at = self._now + float(clock.value) if runs else None

    def halt(self) -> None:
        """Nothing moves from where it was last seen, and nobody holds anything."""
        if self._settle is not None:
            self._show(kept(self._settle.structure))
        self._put_away()
        self._settle = self._ends_at = None

    def _show(self, bodies: Bodies) -> None:
        """Show how the structure stands, or stood when something was last recorded."""
        self._bodies = bodies
        self._camera = Camera(bodies)

    def _recorded(self, events: list[NTropyEvent]) -> list[NTropyEvent]:
        """Let what is recorded show what has happened, and where the hand is."""
        for event in events:
            self._last = noted(self._last, event)
        if events and self._in_hand is not None:
            self._in_hand.record()
        return events

    # --- what moves -------------------------------------------------------------------------

    def picture(self) -> bytes | None:
        in_hand = self._in_hand
        if in_hand is not None and in_hand.steered is not None:
            return self._camera.picture(0, {in_hand.held.stick: in_hand.steered})
        if self._settle is None:
            return None
        return self._film[-1].picture if self._film else self._still(self._settle)

    def film(self) -> Sequence[Shot]:
        film, self._film = self._film, []
        return film

    def _still(self, settle: Settle) -> bytes:
        return self._camera.picture(settle.slices, settle.structure.poses)

    # --- advice -----------------------------------------------------------------------------

    @property
    def questions(self) -> Mapping[Seat, int]:
        return {self._course.active: self._advice.asked} if self._advice.asking else {}

    def advise(self, seat: Seat, question: int, answer: Any) -> list[NTropyEvent]:
        if self.questions.get(seat) != question:
            return []

        self._advice.hear(Offers.model_validate(answer), self._options.hand, self._chance)
        return self._recorded([Offered(seat=seat, count=len(self._advice.offers))])

    # --- what is seen and kept --------------------------------------------------------------

    @property
    def to_act(self) -> frozenset[Seat]:
        waits = self._course.over is None and self._settle is None
        return frozenset({self._course.active}) if waits else frozenset()

    @property
    def began_with(self) -> Seat:
        return self._course.start

    @property
    def outcome(self) -> Outcome | None:
        return outcome_of(self._course)

    def view(self) -> NTropyView:
        course, bodies, settle = self._course, self._bodies, self._settle
        return shown(course, bodies, self._in_hand, settle, self._ends_at, self._advice, self._last)

    def dump(self) -> Json:
        dump: Json = {
            "view": self.view().model_dump(mode="json", exclude_none=True),
            "options": self._options.model_dump(mode="json", exclude_none=True),
            "now": self._now,
            "drawn": dict(self._chance.drawn),
            "asked": self._advice.asked,
            "course": unseen(self._course),
        }
        if self._settle is not None:
            dump["settle"] = self._settle.dump()
        return dump

    @classmethod
    def load(cls, dump: Json, chance: Chance) -> Self:
        """In the middle of a settle, all its steps are made once more."""
        chance.drawn = dict(dump["drawn"])
        view = NTropyView.model_validate(dump["view"])
        options = NTropyOptions.model_validate(dump["options"])
        course = course_of(view, dump["course"], options, chance)
        match = cls(course, seen_bodies(view), options, chance)
        match._now = dump["now"]
        match._ends_at, match._last = view.ends_at, view.last
        match._in_hand = None if view.held is None else InHand(view.held)
        match._advice = Advice(view.asking, dump["asked"], list(view.offers))
        if "settle" in dump:
            match._settle = Settle.load(cls.structure, dump["settle"])
        return match
