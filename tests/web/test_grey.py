"""The four lines are told apart without any colour, at every size of a tile."""

from __future__ import annotations

import math
from base64 import b64encode
from itertools import combinations
from pathlib import Path
from statistics import mean
from typing import NamedTuple

import pytest
from playwright.sync_api import Page

from server.games.tantrix.tiles import Colour
from tests.web.house import House
from tests.web.screens import race_of_two

LIGHTNESS = Path(__file__).with_name("lightness.js").read_text()

NUMBERLESS = ".tile-number { display: none }"
PLAIN = "[data-colour] > :nth-child(n + 3) { display: none }"
"""Hides all of a line but its casing and its colour."""

CLEARLY = 10.0
"""Steps of L*, of which an eye just notices between two and three: seen at a glance."""

NEAR = 0.04
"""How far a tile's width may be from the one to be measured, as a share of it."""

WIDTH_OF_A_TILE = """
() => document.querySelector(".tantrix-surface .tile polygon").getBoundingClientRect().width
"""


class Look(NamedTuple):
    """How a line looks in grey."""

    ground: float
    """How light it is beside its pattern."""
    axis: float
    """How light along the middle."""
    contrast: float
    """Between the lightest and the darkest place along the middle."""


@pytest.mark.parametrize("width", [36, 56, 96])
def test_the_four_lines_are_told_apart_in_grey(house: House, width: int) -> None:
    page = race_of_two(house, "en-GB")
    page.set_viewport_size({"width": 1440, "height": 900})
    zoom(page, width)
    page.add_style_tag(content=NUMBERLESS)

    looks = looks_of(page)
    assert set(looks) == {colour.value for colour in Colour}
    alike = {pair for pair in combinations(sorted(looks), 2) if not differ(looks, *pair)}
    assert alike == set()

    page.add_style_tag(content=PLAIN)
    assert not differ(looks_of(page), "blue", "red"), "without patterns nothing else would do it"


def zoom(page: Page, width: int) -> None:
    """Turn the wheel over the board until its tiles are so wide."""
    page.mouse.move(700, 400)
    delta, now = 100.0, float(page.evaluate(WIDTH_OF_A_TILE))
    for _ in range(20):
        if abs(now / width - 1) < NEAR:
            return
        page.mouse.wheel(0, delta)
        page.wait_for_timeout(50)
        before, now = now, float(page.evaluate(WIDTH_OF_A_TILE))
        if now != before:
            delta *= math.log(width / now) / math.log(now / before)
    pytest.fail(f"the tiles are {now} wide")


def looks_of(page: Page) -> dict[str, Look]:
    picture = b64encode(page.screenshot()).decode()
    lines = page.evaluate(LIGHTNESS, picture)
    return {colour: look_of(rows) for colour, rows in lines.items()}


def look_of(lines: list[tuple[list[float], list[float]]]) -> Look:
    """Return how the lines of one colour look on average."""
    return Look(
        ground=mean(mean(beside) for _, beside in lines),
        axis=mean(mean(along) for along, _ in lines),
        contrast=mean(max(along) - min(along) for along, _ in lines),
    )


def differ(looks: dict[str, Look], one: str, other: str) -> bool:
    return any(abs(a - b) > CLEARLY for a, b in zip(looks[one], looks[other], strict=True))
