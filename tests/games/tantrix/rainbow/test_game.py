"""Rainbow: the five puzzles. Rules: section 3."""

from __future__ import annotations

import pytest

from server.games.tantrix.puzzles.task import Shape
from server.games.tantrix.rainbow.game import Rainbow, RainbowOptions
from server.games.tantrix.tiles import Back
from tests.games.playing import new_match

RED = [4, 5, 10, 11, 15, 16, 18, 19, *range(24, 31)]
BLUE = [6, 7, 8, 13, 14, 39, 40, 41, 42, 43]
GREEN = [*range(32, 39), 45, 46, 47]
YELLOW = [1, 2, 3, 9, 12, 17, 20, 21, 22, 23, 31, 44]
WHITE = [*range(48, 57)]


@pytest.mark.parametrize(
    ("back", "tiles", "shape", "colours"),
    [
        (Back.GREEN, GREEN, Shape.LOOP, {"green"}),
        (Back.YELLOW, YELLOW, Shape.LOOP, {"yellow"}),
        (Back.WHITE, WHITE, Shape.LOOP, {"red", "yellow", "blue", "green"}),
        (Back.BLUE, BLUE, Shape.TRIANGLE, {"blue"}),
        (Back.RED, RED, Shape.TRIANGLE, {"red"}),
    ],
)
def test_3_what_the_tiles_of_each_colour_of_numbers_are_to_make(
    back: Back, tiles: list[int], shape: Shape, colours: set[str]
) -> None:
    task = new_match(Rainbow, seats=1, options=RainbowOptions(back=back)).view().task
    assert (task.tiles, task.shape) == (tiles, shape)
    assert {colour.value for colour in task.colours} == colours


def test_each_of_the_five_is_a_puzzle_of_its_own() -> None:
    names = {Rainbow.puzzle(RainbowOptions(back=back)) for back in Back}
    assert len(names) == 5
    assert "rainbow:white" in names
