"""Rainbow: all tiles whose numbers have one colour; a loop of them, or a filled triangle."""

from __future__ import annotations

from pydantic import Field

from server.games.chance import Chance
from server.games.game import GameOptions
from server.games.tantrix.puzzles.puzzle import Puzzle
from server.games.tantrix.puzzles.task import Task, rainbow
from server.games.tantrix.tiles import Back


class RainbowOptions(GameOptions):
    """Which of the five puzzles it is."""

    back: Back = Field(Back.GREEN, description="The colour of the tiles' numbers.")


class Rainbow(Puzzle):
    """Rules: section 3."""

    name = "rainbow"
    title = "Tantrix Rainbow"
    players = range(1, 2)
    Options = RainbowOptions

    @classmethod
    def task(cls, options: GameOptions, chance: Chance) -> Task:
        assert isinstance(options, RainbowOptions)
        return rainbow(options.back)

    @classmethod
    def puzzle(cls, options: GameOptions) -> str:
        assert isinstance(options, RainbowOptions)
        return f"rainbow:{options.back.value}"
