"""A match that is over is watched again: the same pictures, at any position, by any hands."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from server.games import GAMES
from server.games.game import Json
from tests.web.conftest import Invite
from tests.web.friend import PATIENCE, Friend, Hands
from tests.web.house import PHONE, House, changed, race_of, settled

SEEN = """
() => {
  const board = document.querySelector("[data-testid=board] .surface");
  const told = [...board.querySelectorAll("[aria-label], [data-cell], [data-piece]")].map(
    ({ dataset, ariaLabel }) => [dataset.cell, dataset.piece, ariaLabel].join(" "),
  );
  const times = /\\d+:\\d\\d/g;
  return [...told.sort(), board.textContent].map((text) => text.replace(times, "time"));
}
"""
"""What a board shows, whatever room it has: what everything on it is called, and its texts."""

DRAWN = (
    "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
)


def seen(page: Page) -> Any:
    page.evaluate(DRAWN)
    return page.evaluate(SEEN)


def replay(house: House, played: Json, position: int | None = None, **device: Any) -> Page:
    """Open the page of a match as a stranger does who was given its link."""
    mark = "" if position is None else f"#m={position}"
    page = house.page(None, f"/m/{played['match']}{mark}", **device)
    expect(page.get_by_role("slider", name="Position")).to_have_value(str(position or 0))
    expect(page.get_by_test_id("board").locator("*").nth(3)).to_be_attached()
    return page


def at(page: Page, position: int) -> None:
    """The replay has come to a position, and the address says so."""
    expect(page.get_by_role("slider", name="Position")).to_have_value(str(position))
    expect(page).to_have_url(re.compile(f"#m={position}$"))


# --- the same pictures ----------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_last_picture_is_the_matchs_last_and_any_other_that_of_its_link(
    house: House, game: str
) -> None:
    played = house.played(game, seats=GAMES[game].players[0], moves=25)
    page = replay(house, played)
    middle, last = played["last"] // 2, played["last"]

    page.keyboard.press("End")
    at(page, last)
    live = house.page(house.guest("Sara"), f"/t/{played['code']}")
    live.get_by_role("button", name="Watch", exact=True).click()
    expect(live.get_by_role("region", name="Result", exact=True)).to_be_visible()
    assert seen(page) == seen(live)

    slider = page.get_by_role("slider", name="Position")
    slider.fill(str(middle))
    at(page, middle)
    assert seen(page) == seen(replay(house, played, middle))
