"""Every screen at every size, in every language, light and dark: whole, legible and operable."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal, TypeAlias

import pytest
from playwright.sync_api import Page

from tests.running import ROOT
from tests.web.house import LANGUAGES, House
from tests.web.screens import SCREENS

SIZES = [(360, 640), (768, 1024), (1440, 900)]
LANDSCAPE = (640, 360)
ON_ITS_SIDE = {
    "race_of_two",
    "race_of_six",
    "free_move",
    "forced_in_teams",
    "waiting",
    "puzzle",
    "puzzle_race",
    "any_of_five",
    "nothing_possible",
    "removal_round",
    "replayed",
    "sticks_of_six",
    "stick_to_take",
    "stick_in_hand",
}

LAYOUT = Path(__file__).with_name("layout.js").read_text()
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()

LEAST = 24
MAIN_LEAST = 44
MAIN = ", ".join(
    [
        ".tantrix-hand-tile",
        ".tantrix-turn",
        ".gobble-call",
        ".strategy-confirm",
        ".puzzle-tool",
        ".puzzle-follow",
        ".puzzle-take-back",
        ".gobble-receivers button",
        ".trip-bar button",
        ".ntropy-bar button",
        ".button.main",
    ]
)
"""What a race is won with, and what leads into one."""

TWO_FRAMES = (
    "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
)
"""After another size the page draws itself anew."""

Theme: TypeAlias = Literal["light", "dark"]

GUIDELINES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_whole_legible_and_operable_at_every_size(
    house: House, screen: str, language: str
) -> None:
    page = SCREENS[screen](house, LANGUAGES[language])
    sizes = [*SIZES, LANDSCAPE] if screen in ON_ITS_SIDE else SIZES
    complaints = []
    for size in sizes:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(TWO_FRAMES)
        wrong = [*page.evaluate(LAYOUT, {"main": MAIN, "least": LEAST, "mainLeast": MAIN_LEAST})]
        for theme in themes_to_judge(language, size):
            page.emulate_media(color_scheme=theme)
            wrong += [f"{theme}: {violation}" for violation in violations(page)]
        complaints += [f"{size[0]}x{size[1]} {sentence}" for sentence in wrong]
    if complaints:
        pytest.fail("\n".join(complaints), pytrace=False)


def themes_to_judge(language: str, size: tuple[int, int]) -> Sequence[Theme]:
    """Return the themes in which axe looks: words of another language change little for it."""
    if language == "en":
        return ["light", "dark"]
    return ["light"] if size == SIZES[0] else []


def violations(page: Page) -> list[str]:
    """Return what axe finds wrong, and where."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate(
        """async (tags) => (await axe.run({
            runOnly: tags,
            rules: { "label-content-name-mismatch": { enabled: false } },
            resultTypes: ["violations"],
        })).violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(" "))])""",
        GUIDELINES,
    )
    return [f"{rule} at {', '.join(places[:3])}" for rule, places in found]
