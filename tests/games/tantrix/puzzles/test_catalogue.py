"""The browser's list of puzzles asks what the rules ask (sections 2 and 3)."""

from __future__ import annotations

import re

from server.games.tantrix.daily.game import MONDAYS
from server.games.tantrix.puzzles.task import SIZES, discovery, rainbow
from server.games.tantrix.tiles import Back
from tests.running import ROOT

CATALOGUE = (ROOT / "web/src/games/tantrix/puzzles/catalogue.ts").read_text()


def test_2_the_map_shows_the_colour_of_each_last_tiles_number() -> None:
    asked = re.search(r'ASKED = "(\w+)"', CATALOGUE)
    assert asked is not None
    assert list(asked[1]) == [discovery(size).colours[0].value[0].upper() for size in SIZES]


def test_3_the_map_shows_how_many_tiles_each_colour_has_and_what_they_make() -> None:
    shown = re.findall(r'rainbow\("(\w+)", (\d+), "(\w+)", "?(\w+)"?\)', CATALOGUE)
    assert {back for back, *_ in shown} == {back.value for back in Back}
    for back, size, shape, colour in shown:
        task = rainbow(Back(back))
        only = task.colours[0].value if len(task.colours) == 1 else "undefined"
        assert (int(size), shape, colour) == (len(task.tiles), task.shape.value, only)


def test_the_page_knows_how_many_tiles_a_day_has() -> None:
    assert f"return {MONDAYS} + sinceMonday" in CATALOGUE
