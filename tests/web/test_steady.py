"""What others do moves nothing on screen that somebody is about to press."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.web.house import PHONE, House

LAPTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}

FIRST_TILE = re.compile("^row .*, tile")

HURRY = """
(() => {
  const now = performance.now.bind(performance);
  performance.now = () => now() * 60;
})();
"""
"""A minute goes by in a second."""


def a_race(house: House, device: dict[str, Any]) -> tuple[Page, Page]:
    """Start a race, and return what Anna sees and what Luca sees."""
    guests = [house.guest("Anna"), house.guest("Luca")]
    code = house.table(*guests)
    guests[0].start(code)
    anna = house.page(guests[0], f"/t/{code}", script=HURRY, **device)
    luca = house.page(guests[1], f"/t/{code}")
    for page in (anna, luca):
        expect(page.get_by_role("list", name="Tiles left")).to_be_visible()
    return anna, luca


def places(page: Page) -> list[FloatRect | None]:
    """Return where everything lies that a hand may be on its way to."""
    things = [
        page.get_by_role("img", name=FIRST_TILE).first,
        page.get_by_role("toolbar", name=re.compile("Your hand")),
        *page.get_by_role("group", name="Quick reactions").get_by_role("button").all(),
        *page.get_by_role("textbox", name="Message").all(),
    ]
    return [thing.bounding_box() for thing in things]


def bottom(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_nothing_moves_in_a_race_when_somebody_stays_away(
    house: House, device: dict[str, Any]
) -> None:
    anna, luca = a_race(house, device)
    before = places(anna)
    luca.close()
    offer = anna.get_by_role("button", name=re.compile("Luca has been away"))
    expect(offer).to_be_visible()
    assert places(anna) == before
    for name in ("Home", "Table menu"):
        anna.get_by_label(name).click(trial=True)


def test_the_message_field_stays_where_it_is_when_others_talk(house: House) -> None:
    anna, luca = a_race(house, LAPTOP)
    before = places(anna)
    for text in ("Hello, Anna!", "I have never seen so many yellow lines on one table. " * 3):
        luca.get_by_role("textbox", name="Message").fill(text)
        luca.keyboard.press("Enter")
        expect(anna.get_by_role("log")).to_contain_text(text.strip())
    assert places(anna) == before


def test_six_people_with_long_names_leave_room_for_the_chat(house: House) -> None:
    guests = [house.guest(f"{number} {'W' * 20}") for number in range(1, 7)]
    code = house.table(*guests)
    guests[0].start(code)
    page = house.page(guests[0], f"/t/{code}", viewport={"width": 1366, "height": 768})
    expect(page.get_by_role("list", name="Tiles left")).to_be_visible()
    people = page.get_by_role("region", name="At the table")
    page.get_by_text("Nobody is watching.").scroll_into_view_if_needed()
    assert bottom(page.get_by_text("Nobody is watching.")) <= bottom(people)
    page.get_by_role("button", name="Send").click(trial=True)


def test_a_laptop_shows_every_tile_of_a_full_hand(house: House) -> None:
    anna, _ = a_race(house, LAPTOP)
    hand = anna.get_by_role("toolbar", name=re.compile("Your hand"))
    assert all(bottom(tile) <= bottom(hand) for tile in hand.get_by_role("button").all())
