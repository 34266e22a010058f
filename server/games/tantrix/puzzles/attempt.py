"""One seat's attempt at a puzzle: its workbench, the hints it had, and how its board was judged."""

from __future__ import annotations

from typing import Self

from pydantic import TypeAdapter

from server.games.game import Json
from server.games.tantrix.board import direction, turned, written
from server.games.tantrix.lines import Line
from server.games.tantrix.puzzles.bench import Bench
from server.games.tantrix.puzzles.hints import Hint
from server.games.tantrix.puzzles.judge import Fault, judge
from server.games.tantrix.puzzles.messages import BenchView, TileOnBench
from server.games.tantrix.puzzles.task import Task
from server.games.tantrix.tiles import Colour

_hints: TypeAdapter[Hint] = TypeAdapter(Hint)


class Attempt:
    """What is judged or answered about a board is forgotten as soon as the board changes."""

    def __init__(self) -> None:
        self.bench = Bench()
        self.hints = 0
        self.hint: Hint | None = None
        self.question: int | None = None
        """The number of the hint that is being looked for."""
        self.verdict: Line | Fault | None = None
        """Of a board on which all tiles lie."""

    @property
    def solved(self) -> bool:
        return isinstance(self.verdict, Line)

    @property
    def fault(self) -> Fault | None:
        return self.verdict if isinstance(self.verdict, Fault) else None

    def ask(self) -> None:
        """Have a hint looked for."""
        self.hints += 1
        self.question = self.hints

    def hear(self, answer: Json) -> Hint:
        """Take in the hint that was found."""
        hint = _hints.validate_python(answer)
        self.hint = hint
        self.question = None
        return hint

    def changed(self, task: Task) -> None:
        """The board has changed: judge it anew if all tiles lie on it."""
        self.hint = None
        self.question = None
        self.verdict = judge(self.bench, task) if len(self.bench) == len(task.tiles) else None

    def view(self, resigned: bool) -> BenchView:
        line = self.verdict if isinstance(self.verdict, Line) else None
        return BenchView(
            cells={
                written(spot): TileOnBench(tile=laid.tile, rotation=laid.rotation)
                for spot, laid in self.bench
            },
            moves=self.bench.moves,
            undo=self.bench.undoable,
            redo=self.bench.redoable,
            hints=self.hints,
            asking=self.question is not None,
            hint=self.hint,
            fault=self.fault,
            solved=None if line is None else self._colour(line),
            line=[] if line is None else [written(spot) for spot in line.spots],
            resigned=resigned,
        )

    def _colour(self, line: Line) -> Colour:
        """Return the colour with which the line's first tile meets its second, as each pair does.

        Two tiles can meet in one edge only, so it is the line's.
        """
        first, second = line.spots[:2]
        laid = self.bench.tile_at(first)
        assert laid is not None
        return turned(*laid)[direction(first, second)]

    def dump(self) -> Json:
        kept: Json = {"bench": self.bench.dump(), "hints": self.hints}
        if self.hint is not None:
            kept["hint"] = self.hint.model_dump(mode="json")
        if self.question is not None:
            kept["question"] = self.question
        return kept

    @classmethod
    def load(cls, dump: Json, task: Task) -> Self:
        attempt = cls()
        attempt.bench = Bench.load(dump["bench"])
        attempt.changed(task)
        attempt.hints = dump["hints"]
        attempt.question = dump.get("question")
        if "hint" in dump:
            attempt.hint = _hints.validate_python(dump["hint"])
        return attempt
