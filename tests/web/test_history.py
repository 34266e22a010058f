"""What one has played, on one device and the next, and how friends stand by it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.alone import command
from tests.web.house import House

pytestmark = pytest.mark.no_cover


def settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").press("Enter")


def test_another_device_shows_the_same_matches_and_is_nobodys_once_one_is_deleted(
    house: House,
) -> None:
    anna = house.guest("Anna")
    code = house.solo(anna, "solitaire")
    anna.start(code)
    laptop = house.page(anna, "/history")
    link = laptop.get_by_role("link", name="Still being played")
    expect(link).to_have_attribute("href", f"/t/{code}")
    settings(laptop)
    laptop.get_by_role("button", name="Use on another device").press("Enter")
    typed = laptop.locator(".you .code").inner_text()

    phone = house.page(None, "/history")
    expect(phone.get_by_text("Play something")).to_be_visible()
    settings(phone)
    phone.get_by_label("Code from another device").fill(typed.lower().replace("-", " "))
    phone.keyboard.press("Enter")
    phone.get_by_role("link", name="All your matches").press("Enter")
    expect(phone.get_by_role("link", name="Still being played")).to_be_visible()

    settings(phone)
    phone.get_by_role("button", name="Delete me").press("Enter")
    phone.get_by_role("button", name="Delete me for good").press("Enter")
    expect(phone.get_by_role("heading", name="With friends")).to_be_visible()
    laptop.reload()
    expect(laptop.get_by_text("Play something")).to_be_visible()


def test_friends_see_how_they_stand_once_they_have_played(house: House) -> None:
    anna = house.guest("Anna")
    page = house.page(anna, "/")
    page.get_by_role("link", name="Standings").press("Enter")
    expect(page.get_by_text("Play a match with friends and it shows here.")).to_be_visible()
    luca = house.guest("Luca")
    code = house.table(anna, luca)
    anna.start(code)
    command(house, luca, code, {"type": "resign"})

    page.goto(f"{house.server.address}/history")
    page.get_by_role("link", name="Standings").press("Enter")
    table = page.get_by_role("table", name="Tantrix Gobble")
    own = table.get_by_role("row").filter(has=page.get_by_role("rowheader", name="Anna you"))
    expect(own).to_have_class("you")
    # Bots stand there too, once they have played with anybody.
    people = table.get_by_role("rowheader").filter(has_text=re.compile("Anna|Luca"))
    expect(people).to_have_text(["Anna you", "Luca"])
    page.get_by_text("What do the numbers mean?").press("Enter")
    expect(page.get_by_text("It begins at 1000")).to_be_visible()
    page.get_by_role("tab", name="With friends").press("ArrowRight")
    expect(page.get_by_text("Play something alone")).to_be_visible()
