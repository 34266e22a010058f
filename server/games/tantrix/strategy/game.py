"""The strategy game: 2 to 4 take turns on one board, each out for a long line of one colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self, assert_never

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
from server.games.tantrix.strategy.bot import BOTS
from server.games.tantrix.strategy.clocks import Clocks
from server.games.tantrix.strategy.course import Course
from server.games.tantrix.strategy.deal import colours_of, deal
from server.games.tantrix.strategy.messages import (
    BagEmptied,
    ClockCharged,
    Drew,
    LaidTile,
    OutOfTime,
    Phase,
    Place,
    Placed,
    Resigned,
    StrategyChoice,
    StrategyCommand,
    StrategyEvent,
    StrategyOptions,
    StrategyRefusal,
    StrategyView,
    TurnBegan,
)
from server.games.tantrix.strategy.objections import objection
from server.games.tantrix.strategy.score import outcome_of
from server.games.tantrix.strategy.sight import course_of, shown, told
from server.games.tantrix.tiles import TileNumber

FOUR = 4
"""Only so many can play in two teams."""


class Strategy(Game[StrategyCommand, StrategyEvent, StrategyView]):
    """A match. Places go by the score of one's colour."""

    name = "strategy"
    title = "Tantrix"
    players = range(2, 5)
    Options = StrategyOptions
    Choice = StrategyChoice
    commands = TypeAdapter(StrategyCommand)
    events = TypeAdapter(StrategyEvent)
    views = TypeAdapter(StrategyView)
    refusals = TypeAdapter(StrategyRefusal)
    bots = BOTS

    def __init__(
        self,
        course: Course,
        drawn: Mapping[str, TileNumber],
        options: StrategyOptions,
        chance: Chance,
    ) -> None:
        self._course = course
        self._drawn = dict(drawn)
        self._options = options
        self._chance = chance
        self._now = 0.0
        self._cells: dict[str, LaidTile] = {}
        self._clocks = Clocks(len(drawn), options) if options.clock else None

    @classmethod
    def setup(cls, seats: Sequence[SeatChoice], options: GameOptions, chance: Chance) -> Self:
        assert isinstance(options, StrategyOptions)
        wishes = [choice.colour for choice in seats if isinstance(choice, StrategyChoice)]
        teams = options.teams and len(wishes) == FOUR
        colours = colours_of(wishes, teams=teams, chance=chance)
        dealt = deal(len(wishes), chance)
        course = Course(colours, dealt.hands, dealt.bag, options.end, dealt.first)
        course.resume()
        drawn = {str(seat): tile for seat, tile in enumerate(dealt.drawn)}
        match = cls(course, drawn, options, chance)
        if match._clocks is not None:
            match._clocks.start(course.mover, 0.0)
        return match

    # --- commands -------------------------------------------------------------------------

    def handle(self, seat: Seat, command: StrategyCommand) -> list[StrategyEvent]:
        if self._course.over is not None or seat not in self._course.seats_left():
            raise IllegalCommand(SeatMayNotAct())

        match command:
            case Place():
                return self._place(seat, command)
            case Resign():
                return [Resigned(seat=seat), *self._leave(seat)]
            case _:
                assert_never(command)

    def _place(self, seat: Seat, command: Place) -> list[StrategyEvent]:
        if seat != self._course.mover:
            raise IllegalCommand(SeatMayNotAct())
        refusal = objection(self._course, command)
        if refusal is not None:
            raise IllegalCommand(refusal)

        tile, cell, rotation = command.tile, command.cell, command.rotation
        forced, turn = self._course.phase is not Phase.FREE, self._course.turn
        drawn = self._course.lay(cell.spot, tile, rotation)
        self._cells[str(cell)] = LaidTile(tile=tile, rotation=rotation, seat=seat, turn=turn)
        placed = Placed(seat=seat, tile=tile, cell=cell, rotation=rotation, forced=forced)
        return [placed, *self._from_the_bag(seat, drawn), *self._hand_on(turn, turn_done=True)]

    def _from_the_bag(self, seat: Seat, drawn: TileNumber | None) -> list[StrategyEvent]:
        if drawn is None:
            return []
        drew = Drew(seat=seat, tile=drawn)
        return [drew] if self._course.bag else [drew, BagEmptied()]

    def _leave(self, seat: Seat) -> list[StrategyEvent]:
        turn = self._course.turn
        self._course.leave(seat)
        return self._hand_on(turn, turn_done=False)

    def _hand_on(self, turn: int, *, turn_done: bool) -> list[StrategyEvent]:
        """Let the next clock run when this turn is over; with the last one none runs."""
        course = self._course
        if course.turn == turn and course.over is None:
            return []
        if self._clocks is not None:
            self._clocks.stop(self._now, turn_done=turn_done)
        if course.over is not None:
            return []
        if self._clocks is not None:
            self._clocks.start(course.mover, self._now)
        return [TurnBegan(seat=course.mover)]

    # --- time -----------------------------------------------------------------------------

    def advance(self, now: float) -> list[StrategyEvent]:
        events: list[StrategyEvent] = []
        while (due := self.wake_at) is not None and due <= now:
            self._now = due
            events += self._charge()
        self._now = now
        return events

    @property
    def wake_at(self) -> float | None:
        return None if self._clocks is None else self._clocks.due

    def _charge(self) -> list[StrategyEvent]:
        """The mover's clock has run down, or one more minute past it is over."""
        assert self._clocks is not None
        seat, points = self._clocks.charge()
        if points is None:
            return [OutOfTime(seat=seat), *self._leave(seat)]
        return [ClockCharged(seat=seat, points=points)]

    # --- what is seen and kept --------------------------------------------------------------

    @property
    def to_act(self) -> frozenset[Seat]:
        return frozenset() if self._course.over is not None else frozenset({self._course.mover})

    @property
    def outcome(self) -> Outcome | None:
        return outcome_of(self._course, self._points)

    @property
    def _points(self) -> list[int]:
        """By seat: what its clock has cost."""
        return [0] * len(self._drawn) if self._clocks is None else self._clocks.points

    def view(self) -> StrategyView:
        clocks = {} if self._clocks is None else self._clocks.view()
        return shown(self._told(), self._course, self._points, clocks)

    def _told(self) -> StrategyView:
        return told(self._course, self._cells, self._drawn)

    def dump(self) -> Json:
        dump: Json = {
            "view": self._told().model_dump(mode="json", exclude_none=True),
            "options": self._options.model_dump(mode="json"),
            "bag": list(self._course.bag),
            "now": self._now,
            "drawn": dict(self._chance.drawn),
        }
        if self._clocks is not None:
            dump["clocks"] = self._clocks.dump()
        if self._course.over is not None:
            dump["over"] = self._course.over.value
        return dump

    @classmethod
    def load(cls, dump: Json, chance: Chance) -> Self:
        chance.drawn = dict(dump["drawn"])
        view = StrategyView.model_validate(dump["view"])
        options = StrategyOptions.model_validate(dump["options"])
        over = Reason(dump["over"]) if "over" in dump else None
        match = cls(course_of(view, dump["bag"], over), view.drawn, options, chance)
        match._now = dump["now"]
        match._cells = dict(view.cells)
        if match._clocks is not None:
            match._clocks.restore(dump["clocks"])
        return match
