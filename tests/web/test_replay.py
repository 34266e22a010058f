"""A match that is over is watched again: the same pictures, at any position, by any hands."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.games import GAMES
from server.games.game import Json
from tests.web.friend import PATIENCE, Friend
from tests.web.house import PHONE, Guest, House
from tests.web.screens import nearly_over, started

SEEN = """
() => {
  const board = document.querySelector("[data-testid=board] .surface");
  const told = [...board.querySelectorAll("[aria-label], [data-cell], [data-piece]")].map(
    ({ dataset, ariaLabel }) => [dataset.cell, dataset.piece, ariaLabel].join(" "),
  );
  return [...told.sort(), board.textContent].map((text) => text.replace(/\\d+:\\d\\d/g, "time"));
}
"""
"""What a board shows, whatever room it has: what everything on it is called, and its texts."""

DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def seen(page: Page) -> Any:
    page.evaluate(DRAWN)
    told = page.evaluate(SEEN)
    assert len(told) > 1
    return told


def at(page: Page, position: int) -> None:
    """The replay has come to a position, and the address says so."""
    expect(page.get_by_role("slider", name="Position")).to_have_value(
        str(position), timeout=PATIENCE
    )
    expect(page).to_have_url(re.compile(f"#m={position}$"))
    controls = page.get_by_role("region", name="Replay")
    expect(controls.get_by_text(re.compile(r"^\d+:\d\d$"))).to_be_visible()


def replay(house: House, played: Json, guest: Guest | None = None, **device: Any) -> Page:
    """Open the page of a match, at its beginning."""
    page = house.page(guest, f"/m/{played['match']}", locale="en-GB", **device)
    expect(page.get_by_role("region", name="Replay").get_by_text("0:00")).to_be_visible()
    return page


# --- the same pictures ----------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_last_picture_is_the_matchs_last_and_any_other_that_of_its_link(
    house: House, game: str
) -> None:
    played = house.played(game, seats=GAMES[game].players[0], moves=12)
    middle, last = played["last"] // 2, played["last"]
    page = replay(house, played, house.guest("Sara"))

    page.keyboard.press("End")
    at(page, last)
    at_the_end = seen(page)
    page.get_by_role("slider", name="Position").fill(str(middle))
    at(page, middle)
    half_way = seen(page)
    assert half_way != at_the_end

    page.reload()
    at(page, middle)
    assert seen(page) == half_way
    page.goto(f"{house.server.address}/t/{played['code']}")
    page.get_by_role("button", name="Watch", exact=True).click()
    expect(page.get_by_role("region", name="Result", exact=True)).to_be_visible()
    assert seen(page) == at_the_end


def test_a_match_plays_to_its_end_by_itself_and_shows_what_it_showed_step_by_step(
    house: House,
) -> None:
    played = house.played("trip_away", moves=5)
    page = replay(house, played)
    steps = []
    for position in range(1, played["last"] + 1):
        page.keyboard.press("ArrowRight")
        at(page, position)
        steps.append(seen(page))

    page.keyboard.press("Home")
    at(page, 0)
    page.get_by_role("combobox", name="Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    at(page, played["last"])
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert seen(page) == steps[-1]


# --- by any hands ---------------------------------------------------------------------------


def test_by_keys_alone_from_the_result_through_the_match_and_back(house: House) -> None:
    people = [house.guest("Anna"), house.guest("Luca")]
    code = started(house, people, nearly_over())
    page = house.page(people[0], f"/t/{code}", locale="en-GB")
    anna = Friend("Anna", page, "keyboard")
    expect(anna.hand).to_be_visible()
    assert anna.lay_a_tile()
    expect(page.locator(".result:not(.settling)")).to_be_visible()

    anna.press(anna.button("Replay"))
    slider = page.get_by_role("slider", name="Position")
    expect(slider).to_have_value("0")
    page.keyboard.press("Shift+ArrowRight")
    last = int(slider.get_attribute("max") or 0)
    at(page, last)
    page.keyboard.press("ArrowLeft")
    at(page, last - 1)
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("Space")
    at(page, last)

    anna.press(page.get_by_role("link", name="Back to the table"))
    expect(anna.result).to_be_visible()


def test_by_touch_on_a_phone_with_the_list_and_the_dice_checked(house: House) -> None:
    played = house.played("gobble", seats=3)
    page = replay(house, played, **PHONE)
    page.get_by_role("button", name="One step on").tap()
    at(page, 1)
    page.get_by_role("button", name="On to the next moment").tap()
    page.get_by_role("button", name="Moves").tap()
    gobbled = page.get_by_role("button", name=re.compile("gobbles.* gained")).first
    expect(gobbled).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name=re.compile("^7 ")).tap()
    at(page, 7)

    page.get_by_role("button", name="Match", exact=True).tap()
    page.get_by_role("button", name="Check the dice").tap()
    agrees = page.get_by_text(f"Everything agrees: {played['last']} steps")
    expect(agrees).to_be_visible(timeout=PATIENCE)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").tap()
    assert download.value.suggested_filename.startswith("trestle-gobble-")


def test_a_link_that_leads_to_no_match_leads_to_the_page_for_that(house: House) -> None:
    page = house.page(None, f"/m/{'0' * 32}", locale="en-GB")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
