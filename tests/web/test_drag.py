"""A tile is dragged from the hand to the board, by the mouse and by a finger."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.fingers import Fingers, Spot
from tests.web.friend import PATIENCE
from tests.web.house import PHONE, House, race_of, settled

LAPTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}

ABOVE_FINGER = 64
"""How many pixels above a finger the tile is drawn that it drags."""


def in_race(house: House, device: dict[str, Any]) -> Page:
    """A race of two in mid-play; the other only looks on."""
    anna, luca = house.guest("Anna"), house.guest("Luca")
    code = house.table(anna, luca)
    house.put_up(settled(race_of(2, moves=12)).dump())
    anna.start(code)
    page = house.page(anna, f"/t/{code}", **device)
    expect(hand(page)).to_be_visible(timeout=PATIENCE)
    return page


def hand(page: Page) -> Locator:
    return page.get_by_role("toolbar", name=re.compile("Your hand"))


def tiles(page: Page) -> Locator:
    return hand(page).get_by_role("button")


def board(page: Page) -> Locator:
    return page.get_by_role("img", name=re.compile(r"^row .*, tile \d+:"))


def cells(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile(r"^row .*fits"))


def middle_of(thing: Locator) -> Spot:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def useful(page: Page) -> Locator:
    return hand(page).get_by_role("button", name=re.compile("^(?!.*fits nowhere now)")).first


def lift(page: Page) -> Spot:
    """Drag a tile that fits somewhere off the hand by the mouse; return a cell for it."""
    x, y = middle_of(useful(page))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 40, steps=4)
    return middle_of(cells(page).first)


def test_a_tile_that_is_dropped_near_its_cell_is_laid(house: House) -> None:
    page = in_race(house, LAPTOP)
    before, held = board(page).count(), tiles(page).count()
    x, y = lift(page)
    page.mouse.move(x + 10, y + 8, steps=6)
    expect(page.get_by_test_id("ghost")).to_be_visible()
    page.mouse.up()
    expect(board(page)).to_have_count(before + 1, timeout=PATIENCE)
    expect(tiles(page)).to_have_count(held - 1)


@pytest.mark.parametrize("way", ["beside the board", "by Escape", "by the right button"])
def test_a_tile_that_is_not_laid_is_in_the_hand_again(house: House, way: str) -> None:
    page = in_race(house, LAPTOP)
    before, held = board(page).count(), tiles(page).count()
    x, y = lift(page)
    if way == "beside the board":
        page.mouse.move(20, 300, steps=4)
    else:
        page.mouse.move(x, y, steps=4)
        expect(page.get_by_test_id("ghost")).to_be_visible()
    if way == "by Escape":
        page.keyboard.press("Escape")
    if way == "by the right button":
        page.mouse.down(button="right")
        page.mouse.up(button="right")
    page.mouse.up()

    expect(page.get_by_test_id("lifted")).to_have_count(0)
    expect(cells(page)).to_have_count(0)
    assert (board(page).count(), tiles(page).count()) == (before, held)
    expect(page.get_by_test_id("sent")).to_have_count(0)


def test_a_finger_lifts_a_tile_by_going_up_and_a_second_one_lays_nothing(house: House) -> None:
    page = in_race(house, PHONE)
    before = board(page).count()
    fingers = Fingers(page)
    x, y = middle_of(useful(page))
    fingers.lie("touchStart", [(x, y)])
    for step in range(1, 8):
        fingers.lie("touchMove", [(x, y - 6 * step)])
    to_x, to_y = middle_of(cells(page).first)
    finger = (to_x, to_y + ABOVE_FINGER)
    fingers.lie("touchMove", [finger])
    ghost = page.get_by_test_id("ghost")
    expect(ghost).to_be_visible()

    fingers.lie("touchStart", [finger, (40, 200)])
    fingers.lie("touchMove", [finger])
    expect(page.get_by_test_id("lifted")).to_be_visible()
    assert board(page).count() == before

    fingers.lie("touchEnd", [])
    expect(board(page)).to_have_count(before + 1, timeout=PATIENCE)


def test_a_finger_that_goes_along_the_hand_scrolls_it(house: House) -> None:
    page = in_race(house, PHONE)
    x, y = middle_of(tiles(page).nth(4))
    Fingers(page).go([(x, y)], [(x - 200, y - 12)], steps=12)
    page.wait_for_function("document.querySelector('.tantrix-hand').scrollLeft > 100")
    expect(page.get_by_test_id("lifted")).to_have_count(0)
    expect(cells(page)).to_have_count(0)
