"""The puzzle of the day: a few tiles of all 56 and a colour, the same for everyone (UTC).

The week begins easily: 6 tiles on Monday, one more each day, 12 on Sunday.
"""

from __future__ import annotations

from calendar import weekday

from pydantic import Field

from server.games.chance import Chance
from server.games.game import GameOptions
from server.games.tantrix.puzzles.daily import draw
from server.games.tantrix.puzzles.puzzle import Puzzle
from server.games.tantrix.puzzles.task import Task

MONDAYS = 6
"""How many tiles there are on Mondays."""


class DailyOptions(GameOptions):
    """The day is set by the house when the match begins."""

    day: str = Field(
        "2024-01-01",
        pattern=r"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
        description="The day whose puzzle it is, as YYYY-MM-DD.",
        json_schema_extra={"readOnly": True},
    )


class Daily(Puzzle):
    """All matches that begin on one day have the same seed, and so the same tiles and colour."""

    name = "daily"
    title = "Tantrix of the day"
    players = range(1, 2)
    Options = DailyOptions
    by_day = True

    @classmethod
    def task(cls, options: GameOptions, chance: Chance) -> Task:
        assert isinstance(options, DailyOptions)
        year, month, day = map(int, options.day.split("-"))
        return draw(chance, MONDAYS + weekday(year, month, day))

    @classmethod
    def puzzle(cls, options: GameOptions) -> str:
        assert isinstance(options, DailyOptions)
        return f"daily:{options.day}"

    @property
    def day(self) -> str:
        assert isinstance(self._options, DailyOptions)
        return self._options.day
