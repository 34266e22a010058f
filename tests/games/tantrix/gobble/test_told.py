"""The numbers that the page's rules tell are those the server plays by."""

from __future__ import annotations

import re
from pathlib import Path

from server.games.tantrix.gobble.debts import CALL_TIME, GIFT_TIME
from server.games.tantrix.gobble.game import Gobble
from server.games.tantrix.tiles import TILES
from server.service.house import Pace

TOLD = Path(__file__).parents[4] / "web/src/games/tantrix/gobble/numbers.ts"


def told(name: str) -> str:
    """Return what the page says a number is."""
    found = re.search(rf"export const {name} = (.+?)(?: as const)?;", TOLD.read_text())
    assert found is not None
    return found[1]


def test_the_rules_tell_the_time_to_give_and_to_call() -> None:
    assert float(told("GIFT_SECONDS")) == GIFT_TIME
    assert float(told("CALL_SECONDS")) == CALL_TIME


def test_the_rules_tell_when_a_bot_may_play_for_somebody() -> None:
    assert float(told("AWAY_SECONDS")) == Pace().substitute


def test_the_rules_tell_how_many_play_and_how_many_tiles_are_dealt() -> None:
    assert told("PLAYERS") == str(list(Gobble.players))
    assert int(told("DEALT")) == len(TILES) - 2
