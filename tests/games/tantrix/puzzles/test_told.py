"""The numbers that the page's rules tell are those the puzzles go by."""

from __future__ import annotations

import re

from server.games.tantrix.daily.game import MONDAYS
from server.games.tantrix.discovery.game import Discovery
from server.games.tantrix.puzzles.bench import MOST_STEPS
from server.games.tantrix.puzzles.task import SIZES
from tests.running import ROOT

GAMES = ROOT / "web/src/games/tantrix"


def test_the_rules_tell_how_many_steps_can_be_undone() -> None:
    assert f"STEPS_KEPT = {MOST_STEPS};" in (GAMES / "puzzles/rulebook.ts").read_text()


def test_the_rules_tell_how_many_puzzles_there_are_and_how_many_may_race() -> None:
    said = (GAMES / "discovery/rules.en.ts").read_text()
    assert f"{len(SIZES)} puzzles, from {SIZES[0]} tiles to {SIZES[-1]}" in said
    assert Discovery.players[-1] == 6
    assert "Up to six race" in said


def test_the_rules_tell_how_the_week_goes() -> None:
    said = re.sub(r"\s+", " ", (GAMES / "daily/rules.en.ts").read_text())
    assert f"{MONDAYS} tiles on Monday, one more each day, {MONDAYS + 6} on Sunday" in said
