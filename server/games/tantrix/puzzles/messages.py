"""What is said in a puzzle, whichever it is."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from server.games.game import Message, Refusal, Resign, Seat, SeatMayNotAct
from server.games.tantrix.board import Cell, Rotation
from server.games.tantrix.puzzles.hints import Hint
from server.games.tantrix.puzzles.judge import Fault
from server.games.tantrix.puzzles.task import Shape
from server.games.tantrix.tiles import Colour, TileNumber

# --- commands -----------------------------------------------------------------------------


class Lay(Message):
    """Put a tile on a cell: one that is not laid yet, or one that lies elsewhere or otherwise.

    Where another tile lies, the two change places.
    """

    type: Literal["lay"] = "lay"
    tile: TileNumber
    cell: Cell
    rotation: Rotation


class Lift(Message):
    """Take a tile off the board."""

    type: Literal["lift"] = "lift"
    tile: TileNumber


class Clear(Message):
    """Take all tiles off the board."""

    type: Literal["clear"] = "clear"


class Undo(Message):
    type: Literal["undo"] = "undo"


class Redo(Message):
    type: Literal["redo"] = "redo"


class AskHint(Message):
    """Ask what to do next. The answer comes when it is found; a time with hints is no best time."""

    type: Literal["ask_hint"] = "ask_hint"


PuzzleCommand: TypeAlias = Annotated[
    Lay | Lift | Clear | Undo | Redo | AskHint | Resign, Field(discriminator="type")
]

# --- events -------------------------------------------------------------------------------


class Laid(Message):
    type: Literal["laid"] = "laid"
    seat: Seat
    tile: TileNumber
    cell: Cell
    rotation: Rotation
    turned: bool = False
    """Whether it lay there already, turned another way."""
    swapped: TileNumber | None = None
    """The tile it has changed places with."""


class Lifted(Message):
    type: Literal["lifted"] = "lifted"
    seat: Seat
    tiles: list[TileNumber]


class Undone(Message):
    type: Literal["undone"] = "undone"
    seat: Seat


class Redone(Message):
    type: Literal["redone"] = "redone"
    seat: Seat


class HintAsked(Message):
    type: Literal["hint_asked"] = "hint_asked"
    seat: Seat


class Hinted(Message):
    type: Literal["hinted"] = "hinted"
    seat: Seat
    hint: Hint


class Faulted(Message):
    """All tiles lie on the board, and they do not solve the puzzle."""

    type: Literal["faulted"] = "faulted"
    seat: Seat
    fault: Fault


class Solved(Message):
    type: Literal["solved"] = "solved"
    seat: Seat


class Resigned(Message):
    type: Literal["resigned"] = "resigned"
    seat: Seat


PuzzleEvent: TypeAlias = Annotated[
    Laid | Lifted | Undone | Redone | HintAsked | Hinted | Faulted | Solved | Resigned,
    Field(discriminator="type"),
]

# --- refusals -----------------------------------------------------------------------------


class NotInPuzzle(Refusal):
    code: Literal["not_in_puzzle"] = "not_in_puzzle"
    tile: TileNumber

    @property
    def text(self) -> str:
        return f"Tile {self.tile} is not part of this puzzle."


class LiesThere(Refusal):
    code: Literal["lies_there"] = "lies_there"
    tile: TileNumber

    @property
    def text(self) -> str:
        return f"Tile {self.tile} lies just so already."


class NotLaid(Refusal):
    code: Literal["not_laid"] = "not_laid"
    tile: TileNumber

    @property
    def text(self) -> str:
        return f"Tile {self.tile} is not on the board."


class NothingLaid(Refusal):
    code: Literal["nothing_laid"] = "nothing_laid"

    @property
    def text(self) -> str:
        return "There is no tile on the board."


class NothingToUndo(Refusal):
    code: Literal["nothing_to_undo"] = "nothing_to_undo"

    @property
    def text(self) -> str:
        return "There is nothing to undo."


class NothingToRedo(Refusal):
    code: Literal["nothing_to_redo"] = "nothing_to_redo"

    @property
    def text(self) -> str:
        return "There is nothing to redo."


class NoHintsInRace(Refusal):
    code: Literal["no_hints_in_race"] = "no_hints_in_race"

    @property
    def text(self) -> str:
        return "There are no hints in a race."


class HintUnderWay(Refusal):
    code: Literal["hint_under_way"] = "hint_under_way"

    @property
    def text(self) -> str:
        return "A hint for this board is being looked for."


PuzzleRefusal: TypeAlias = Annotated[
    NotInPuzzle
    | LiesThere
    | NotLaid
    | NothingLaid
    | NothingToUndo
    | NothingToRedo
    | NoHintsInRace
    | HintUnderWay
    | SeatMayNotAct,
    Field(discriminator="code"),
]

# --- the view -----------------------------------------------------------------------------


class TileOnBench(Message):
    """A tile laid on one's own board. Its colours are given by number and rotation."""

    tile: TileNumber
    rotation: Rotation


class TaskView(Message):
    """What is asked: one loop through all tiles, or a triangle with one line through all."""

    tiles: list[TileNumber]
    shape: Shape
    colours: list[Colour]
    """Any of them will do."""
    holes: bool = False
    """Whether a loop may enclose empty cells."""


class BenchView(Message):
    """One seat's own board. The tiles of the task that are not laid wait beside it."""

    cells: dict[str, TileOnBench] = {}
    """By "q,r"."""
    moves: int = 0
    """Tiles laid, moved or taken back; turning one in place counts once, however far it goes."""
    undo: int = 0
    """How many steps can be undone."""
    redo: int = 0
    hints: int = 0
    """How many were asked for."""
    asking: bool = False
    """Whether a hint is being looked for."""
    hint: Hint | None = None
    """The newest, until the board changes."""
    fault: Fault | None = None
    """Why the puzzle is not solved although all tiles lie on the board."""
    solved: Colour | None = None
    """The colour of the loop or line that solves it."""
    line: list[str] = []
    """The cells of that loop or line, from end to end or once round."""
    resigned: bool = False


class PuzzleView(Message):
    task: TaskView
    day: str | None = None
    """The day whose puzzle it is, as YYYY-MM-DD."""
    benches: dict[str, BenchView] = {}
    """By seat."""
