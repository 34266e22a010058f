"""A finger on a phone: it drags a tile, scrolls the hand or moves the board, never the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.web.house import PHONE, House, race_of, settled
from tests.web.screens import in_race

STEPS = 12

OFFSETS = """
() => [
  scrollX, scrollY, visualViewport.offsetTop, visualViewport.scale,
  document.querySelector("[data-testid=board]").getBoundingClientRect().top,
]
"""
"""Where the page is, whichever way it might scroll or grow."""


@pytest.fixture
def page(house: House) -> Page:
    """A race of two on a phone, with more tiles in the hand than fit across it."""
    page = in_race(house, "en-GB", settled(race_of(2, moves=12)).dump(), **PHONE)
    assert hand(page).evaluate("(hand) => hand.scrollWidth > hand.clientWidth")
    return page


def test_42_a_swipe_along_the_hand_scrolls_it_and_nothing_else(page: Page) -> None:
    before = page.evaluate(OFFSETS)
    x, y = middle(tiles(page).nth(4))
    swipe(page, (x, y), (x - 200, y + 10))
    assert scrolled(page) > 100
    assert page.evaluate(OFFSETS) == before
    assert picked(page).count() == 0


def test_42_a_swipe_over_the_board_moves_its_tiles_and_not_the_page(page: Page) -> None:
    laid = page.get_by_role("img", name="tile 19:").first
    before, (x, y) = page.evaluate(OFFSETS), middle(laid)
    swipe(page, (x, y), (x + 20, y + 150))
    moved_x, moved_y = middle(laid)
    assert moved_y - y > 50
    assert page.evaluate(OFFSETS) == before
    swipe(page, (moved_x, moved_y), (moved_x, moved_y - 300))
    assert page.evaluate(OFFSETS) == before


def test_42_a_tile_dragged_from_the_hand_is_laid_where_it_is_let_go(page: Page) -> None:
    useful = page.locator(".tantrix-hand-tile:not(.useless)").first
    number = useful.get_attribute("data-tile")
    useful.tap()
    cell = middle(page.locator(".tantrix-choice").first)
    before, scroll = page.evaluate(OFFSETS), scrolled(page)
    page.keyboard.press("Escape")

    # A tile in the air is drawn above the finger, which would hide it.
    swipe(page, middle(useful), (cell[0], cell[1] + 64))
    expect(page.get_by_role("img", name=f"tile {number}:")).to_be_visible()
    expect(tiles(page).and_(page.locator(f"[data-tile='{number}']"))).to_have_count(0)
    assert page.evaluate(OFFSETS) == before
    assert scrolled(page) == scroll


def hand(page: Page) -> Locator:
    return page.get_by_role("toolbar", name="Your hand")


def tiles(page: Page) -> Locator:
    return hand(page).get_by_role("button")


def picked(page: Page) -> Locator:
    return hand(page).get_by_role("button", pressed=True)


def scrolled(page: Page) -> float:
    left: float = hand(page).evaluate("(hand) => hand.scrollLeft")
    return left


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def swipe(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Put a finger down, move it in a straight line, and lift it."""
    session = page.context.new_cdp_session(page)
    _touch(session, "touchStart", start)
    for step in range(1, STEPS + 1):
        x, y = (a + (b - a) * step / STEPS for a, b in zip(start, end, strict=True))
        _touch(session, "touchMove", (x, y))
        page.wait_for_timeout(16)
    _touch(session, "touchEnd")
    session.detach()


def _touch(session: CDPSession, kind: str, at: tuple[float, float] | None = None) -> None:
    points = [] if at is None else [{"x": at[0], "y": at[1]}]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
