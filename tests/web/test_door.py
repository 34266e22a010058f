"""The way in: from a pasted link to a seat in two interactions, counted by the page itself."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.house import PHONE, House

COUNTING = """
window.interactions = [];
const count = (what) => window.interactions.push(what);
addEventListener("change", (event) => event.isTrusted && count("a field filled"), true);
addEventListener("pointerdown", (event) => event.isTrusted && count("a press"), true);
addEventListener("keydown", ({ isTrusted, key }) => {
  if (isTrusted && key.length > 1) count(key);
}, true);
"""
"""Every press, every key that is no letter, and every field that was filled."""


def test_a_newcomer_types_a_name_and_presses_enter(house: House) -> None:
    code = house.table(house.guest("Anna"))
    page = house.page(None, f"/t/{code}", script=COUNTING)
    expect(page.get_by_label("Your name")).to_be_focused()
    page.keyboard.type("Luca")
    page.keyboard.press("Enter")
    assert_seated(page, "Luca")
    assert interactions(page) == ["Enter", "a field filled"]


def test_a_newcomer_on_a_phone_types_a_name_and_taps(house: House) -> None:
    code = house.table(house.guest("Anna"))
    page = house.page(None, f"/t/{code}", script=COUNTING, **PHONE)
    expect(page.get_by_label("Your name")).to_be_focused()
    page.keyboard.type("Luca")
    page.get_by_role("button", name="Join", exact=True).tap()
    assert_seated(page, "Luca")
    assert interactions(page) == ["a press", "a field filled"]


def test_one_who_is_known_here_only_presses_enter(house: House) -> None:
    code = house.table(house.guest("Anna"))
    page = house.page(house.guest("Luca"), f"/t/{code}", script=COUNTING)
    expect(page.get_by_label("Your name")).to_have_value("Luca")
    page.keyboard.press("Enter")
    assert_seated(page, "Luca")
    assert interactions(page) == ["Enter"]


def test_one_who_sits_there_already_does_nothing(house: House) -> None:
    anna = house.guest("Anna")
    page = house.page(anna, f"/t/{house.table(anna)}", script=COUNTING)
    assert_seated(page, "Anna")
    assert interactions(page) == []


def assert_seated(page: Page, name: str) -> None:
    seat = page.get_by_role("listitem", name=re.compile("Seat")).filter(has_text=name)
    expect(seat).to_contain_text("you")


def interactions(page: Page) -> list[str]:
    counted: list[str] = page.evaluate("interactions")
    return counted
