"""Discovery: the first n tiles, one loop through all in the colour of the last one's number.

Alone, with hints, or as a race, each on a board of their own.
"""

from __future__ import annotations

from pydantic import Field

from server.games.chance import Chance
from server.games.game import GameOptions
from server.games.tantrix.puzzles.puzzle import Puzzle
from server.games.tantrix.puzzles.task import SIZES, Task, discovery


class DiscoveryOptions(GameOptions):
    """Which of the 28 puzzles it is."""

    size: int = Field(5, ge=SIZES[0], le=SIZES[-1], description="How many tiles make the loop.")
    holes: bool = Field(
        False, description="Whether the loop may go round an empty cell; it is not counted then."
    )


class Discovery(Puzzle):
    """Rules: section 2."""

    name = "discovery"
    title = "Tantrix Discovery"
    players = range(1, 7)
    Options = DiscoveryOptions

    @classmethod
    def task(cls, options: GameOptions, chance: Chance) -> Task:
        assert isinstance(options, DiscoveryOptions)
        return discovery(options.size, options.holes)

    @classmethod
    def puzzle(cls, options: GameOptions) -> str | None:
        assert isinstance(options, DiscoveryOptions)
        return None if options.holes else f"discovery:{options.size}"
