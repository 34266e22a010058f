"""Discovery: which puzzle each number of tiles is. Rules: section 2."""

from __future__ import annotations

import re

import pytest
from pydantic import ValidationError

from server.games.tantrix.discovery.game import Discovery, DiscoveryOptions
from server.games.tantrix.puzzles.task import Shape
from tests.games.playing import new_match, reloaded

COLOURS = "3Y 4R 5R 6B 7B 8B 9Y 10R 11R 12Y 13B 14B 15R 16R 17Y 18R 19R 20Y 21Y 22Y 23Y"
REDS = range(24, 31)
LETTERS = {"R": "red", "Y": "yellow", "B": "blue"}
ASKED = {
    **{int(n): LETTERS[letter] for n, letter in re.findall(r"(\d+)([RYB])", COLOURS)},
    **dict.fromkeys(REDS, "red"),
}


def test_2_there_are_28_puzzles() -> None:
    assert len(ASKED) == 28
    for size in (2, 31):
        with pytest.raises(ValidationError):
            DiscoveryOptions(size=size)


@pytest.mark.parametrize("size", ASKED)
def test_2_the_first_tiles_are_to_make_a_loop_in_the_colour_of_the_last_number(
    size: int,
) -> None:
    match = new_match(Discovery, seats=2, options=DiscoveryOptions(size=size))
    task = match.view().task
    assert task.tiles == list(range(1, size + 1))
    assert (task.shape, [colour.value for colour in task.colours]) == (Shape.LOOP, [ASKED[size]])
    assert not task.holes
    assert reloaded(match).view() == match.view()


def test_each_number_of_tiles_is_a_puzzle_of_its_own() -> None:
    names = {Discovery.puzzle(DiscoveryOptions(size=size)) for size in ASKED}
    assert len(names) == 28
    assert "discovery:7" in names


def test_0_a_loop_that_may_have_a_hole_is_not_counted() -> None:
    options = DiscoveryOptions(size=7, holes=True)
    assert Discovery.puzzle(options) is None
    assert new_match(Discovery, seats=1, options=options).view().task.holes
