"""The puzzle of the day: how large it is on which day, and what it is called."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from server.games.game import json_view
from server.games.tantrix.daily.game import Daily, DailyOptions
from server.games.tantrix.puzzles.task import Shape
from tests.games.playing import new_match, reloaded


@pytest.mark.parametrize(
    ("day", "tiles"),
    [
        ("2030-01-28", 6),  # a Monday
        ("2030-01-29", 7),
        ("2030-01-30", 8),
        ("2030-01-31", 9),
        ("2030-02-01", 10),
        ("2030-02-02", 11),
        ("2030-02-03", 12),
        ("2030-02-04", 6),
        ("2028-02-29", 7),
    ],
)
def test_the_week_begins_with_6_tiles_and_ends_with_12(day: str, tiles: int) -> None:
    match = new_match(Daily, seats=1, options=DailyOptions(day=day))
    view = match.view()
    assert view.day == day
    assert (len(set(view.task.tiles)), view.task.shape) == (tiles, Shape.LOOP)
    assert len(view.task.colours) == 1
    assert json_view(reloaded(match).view()) == json_view(view)


def test_it_is_called_by_its_day() -> None:
    assert Daily.puzzle(DailyOptions(day="2030-01-31")) == "daily:2030-01-31"


@pytest.mark.parametrize(
    "day", ["", "today", "2030-1-31", "2030-13-01", "2030-01-32", "٢٠٣٠-01-31"]
)
def test_what_is_no_day_is_refused(day: str) -> None:
    with pytest.raises(ValidationError):
        DailyOptions(day=day)
