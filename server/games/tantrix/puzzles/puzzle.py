"""What all puzzles share: each seat works on a board of its own, and the first to finish wins.

Nothing a player lays is refused for not fitting. When all tiles of the task lie on a board it is
judged: it solves the puzzle, or the player is told why not.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Self, assert_never

from pydantic import TypeAdapter

from server.games.chance import Chance
from server.games.game import (
    Adviser,
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
from server.games.tantrix.puzzles.attempt import Attempt
from server.games.tantrix.puzzles.bench import Bench, Place
from server.games.tantrix.puzzles.bot import BOTS
from server.games.tantrix.puzzles.hints import NotFound
from server.games.tantrix.puzzles.messages import (
    AskHint,
    Clear,
    Faulted,
    HintAsked,
    Hinted,
    HintUnderWay,
    Laid,
    Lay,
    LiesThere,
    Lift,
    Lifted,
    NoHintsInRace,
    NothingLaid,
    NothingToRedo,
    NothingToUndo,
    NotInPuzzle,
    NotLaid,
    PuzzleCommand,
    PuzzleEvent,
    PuzzleRefusal,
    PuzzleView,
    Redo,
    Redone,
    Resigned,
    Solved,
    TaskView,
    Undo,
    Undone,
)
from server.games.tantrix.puzzles.sight import answer, task_of
from server.games.tantrix.puzzles.task import Task

HINT_SECONDS = 2.0


class Puzzle(Game[PuzzleCommand, PuzzleEvent, PuzzleView]):
    """A puzzle, or a race for it: who solves it first wins, and scores 1."""

    commands = TypeAdapter(PuzzleCommand)
    events = TypeAdapter(PuzzleEvent)
    views = TypeAdapter(PuzzleView)
    refusals = TypeAdapter(PuzzleRefusal)
    bots = BOTS
    adviser = Adviser(answer, HINT_SECONDS, otherwise=NotFound())

    def __init__(self, seats: int, options: GameOptions, task: Task) -> None:
        self._options = options
        self._task = task
        self._now = 0.0
        self._attempts = [Attempt() for _ in range(seats)]
        self._resigned: list[Seat] = []
        """In the order in which they did."""
        self._outcome: Outcome | None = None

    @classmethod
    @abstractmethod
    def task(cls, options: GameOptions, chance: Chance) -> Task:
        """Return what is asked."""

    @classmethod
    def setup(cls, seats: Sequence[SeatChoice], options: GameOptions, chance: Chance) -> Self:
        return cls(len(seats), options, cls.task(options, chance))

    # --- commands -------------------------------------------------------------------------

    def handle(self, seat: Seat, command: PuzzleCommand) -> list[PuzzleEvent]:
        if seat not in self.to_act:
            raise IllegalCommand(SeatMayNotAct())

        match command:
            case AskHint():
                return [self._ask_hint(seat)]
            case Resign():
                return [self._resign(seat)]
            case _:
                return [self._work(seat, command), *self._judge(seat)]

    def _work(self, seat: Seat, command: Lay | Lift | Clear | Undo | Redo) -> PuzzleEvent:
        bench = self._attempts[seat].bench
        match command:
            case Lay():
                return self._lay(seat, bench, command)
            case Lift(tile=tile):
                if bench.place_of(tile) is None:
                    raise IllegalCommand(NotLaid(tile=tile))
                bench.lift(tile)
                return Lifted(seat=seat, tiles=[tile])
            case Clear():
                tiles = sorted(laid.tile for _, laid in bench)
                if not tiles:
                    raise IllegalCommand(NothingLaid())
                bench.lift(*tiles)
                return Lifted(seat=seat, tiles=tiles)
            case Undo():
                if bench.undoable == 0:
                    raise IllegalCommand(NothingToUndo())
                bench.undo()
                return Undone(seat=seat)
            case Redo():
                if bench.redoable == 0:
                    raise IllegalCommand(NothingToRedo())
                bench.redo()
                return Redone(seat=seat)
            case _:
                assert_never(command)

    def _lay(self, seat: Seat, bench: Bench, command: Lay) -> Laid:
        tile, place = command.tile, Place(command.cell.spot, command.rotation)
        if tile not in self._task.tiles:
            raise IllegalCommand(NotInPuzzle(tile=tile))
        before = bench.place_of(tile)
        if before == place:
            raise IllegalCommand(LiesThere(tile=tile))

        return Laid(
            seat=seat,
            tile=tile,
            cell=command.cell,
            rotation=command.rotation,
            turned=before is not None and before.spot == place.spot,
            swapped=bench.lay(tile, place),
        )

    def _judge(self, seat: Seat) -> list[PuzzleEvent]:
        attempt = self._attempts[seat]
        before = attempt.fault
        attempt.changed(self._task)
        if attempt.fault is not None and attempt.fault is not before:
            return [Faulted(seat=seat, fault=attempt.fault)]
        if attempt.solved:
            self._end(Reason.FINISHED)
            return [Solved(seat=seat)]
        return []

    def _ask_hint(self, seat: Seat) -> HintAsked:
        attempt = self._attempts[seat]
        if len(self._attempts) > 1:
            raise IllegalCommand(NoHintsInRace())
        if attempt.question is not None:
            raise IllegalCommand(HintUnderWay())

        attempt.ask()
        return HintAsked(seat=seat)

    def _resign(self, seat: Seat) -> Resigned:
        self._resigned.append(seat)
        if len(self._attempts) == 1:
            self._end(Reason.GIVEN_UP)
        elif len(self.to_act) == 1:
            self._end(Reason.LAST_LEFT)
        return Resigned(seat=seat)

    # --- hints ----------------------------------------------------------------------------

    @property
    def questions(self) -> Mapping[Seat, int]:
        return {
            seat: attempt.question
            for seat, attempt in enumerate(self._attempts)
            if attempt.question is not None
        }

    def advise(self, seat: Seat, question: int, answer: Json) -> list[PuzzleEvent]:
        if self.questions.get(seat) != question:
            return []

        return [Hinted(seat=seat, hint=self._attempts[seat].hear(answer))]

    # --- time and the end -----------------------------------------------------------------

    def advance(self, now: float) -> list[PuzzleEvent]:
        self._now = now
        return []

    def _end(self, reason: Reason) -> None:
        """Rank who solved it (or was left) first, the others in it equal, then who gave up last."""
        left = [seat for seat in range(len(self._attempts)) if seat not in self._resigned]
        first = [seat for seat in left if self._attempts[seat].solved] or left or self._resigned
        behind = {seat: len(self._attempts) - n for n, seat in enumerate(self._resigned)}
        places = behind | dict.fromkeys(left, len(first) + 1) | dict.fromkeys(first, 1)
        self._outcome = Outcome(
            places=[places[seat] for seat in range(len(self._attempts))],
            scores=[int(attempt.solved) for attempt in self._attempts],
            reason=reason,
            seconds={
                seat: self._now
                for seat, attempt in enumerate(self._attempts)
                if attempt.solved and not attempt.hints
            },
        )
        for attempt in self._attempts:
            attempt.question = None

    @property
    def to_act(self) -> frozenset[Seat]:
        if self._outcome is not None:
            return frozenset()
        return frozenset(range(len(self._attempts))) - set(self._resigned)

    @property
    def outcome(self) -> Outcome | None:
        return self._outcome

    @property
    def day(self) -> str | None:
        """The day whose puzzle it is; None for one of no day."""
        return None

    # --- what is seen and kept ------------------------------------------------------------

    def view(self) -> PuzzleView:
        return PuzzleView(
            task=TaskView(
                tiles=list(self._task.tiles),
                shape=self._task.shape,
                colours=list(self._task.colours),
                holes=self._task.holes,
            ),
            day=self.day,
            benches={
                str(seat): attempt.view(resigned=seat in self._resigned)
                for seat, attempt in enumerate(self._attempts)
            },
        )

    def dump(self) -> Json:
        dump: Json = {
            "task": self.view().task.model_dump(mode="json"),
            "options": self._options.model_dump(mode="json"),
            "now": self._now,
            "attempts": [attempt.dump() for attempt in self._attempts],
            "resigned": list(self._resigned),
        }
        if self._outcome is not None:
            dump["outcome"] = self._outcome.model_dump(mode="json")
        return dump

    @classmethod
    def load(cls, dump: Json, chance: Chance) -> Self:
        task = task_of(TaskView.model_validate(dump["task"]))
        puzzle = cls(len(dump["attempts"]), cls.Options.model_validate(dump["options"]), task)
        puzzle._now = dump["now"]
        puzzle._attempts = [Attempt.load(attempt, task) for attempt in dump["attempts"]]
        puzzle._resigned = list(dump["resigned"])
        if "outcome" in dump:
            puzzle._outcome = Outcome.model_validate(dump["outcome"])
        return puzzle
