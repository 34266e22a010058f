"""The rules, read on the way in and in the middle of a race, by mouse, by touch and by keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.running import Process
from tests.web.conftest import LAPTOP, PHONE, Invite
from tests.web.friend import Friend, Hands

TITLE = "Rules: Tantrix Gobble"


def read_the_rules(friend: Friend) -> None:
    """Look at both parts of the rules that are open, and close them."""
    page = friend.page
    rules = page.get_by_role("dialog", name=TITLE)
    expect(rules).to_be_visible()
    for part, first in (("Short", "Get rid of your tiles"), ("All the rules", "The deal")):
        tab = rules.get_by_role("tab", name=part, exact=True)
        friend.press(tab)
        expect(tab).to_have_attribute("aria-selected", "true")
        expect(rules.get_by_text(first)).to_be_visible()
        expect_nothing_cut_off(page)
    if friend.hands == "keyboard":
        page.keyboard.press("Escape")
    else:
        friend.press(rules.get_by_role("button", name="Close"))
    expect(rules).to_have_count(0)


def open_from_the_menu(friend: Friend) -> None:
    friend.press(friend.button("Table menu"))
    friend.press(friend.page.get_by_role("menuitem", name="Rules"))


def in_a_race(rigged: Process, invite: Invite) -> Friend:
    """Let Anna and Luca begin a race, and return Anna."""
    anna, luca = invite("Anna"), invite("Luca")
    luca.join(anna.open_table(rigged.address))
    for player in (anna, luca):
        player.get_ready()
    anna.wait_for_the_race()
    return anna


def expect_nothing_cut_off(page: Page) -> None:
    """Nothing in the rules is wider than its box, and the box lies within the window."""
    wide = page.get_by_role("dialog").evaluate(
        """dialog => {
            const {left, right, top, bottom} = dialog.getBoundingClientRect();
            const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
            const cut = [...dialog.querySelectorAll("*")].filter(
                part => part instanceof HTMLElement && part.clientWidth > 0
                    && part.scrollWidth > part.clientWidth + 1);
            return [...cut.map(part => part.outerHTML.slice(0, 80)), ...(inside ? [] : ["dialog"])];
        }"""
    )
    assert wide == []


def pick_a_useful_tile(friend: Friend) -> str:
    """Pick the first tile that fits somewhere and return its number."""
    useful = friend.hand.get_by_role("button", name=re.compile("^(?!.*fits nowhere now)")).first
    tile = str(useful.get_attribute("data-tile"))
    friend.press(useful)
    return tile


def expect_picked(friend: Friend, tile: str) -> None:
    picked = friend.page.locator(f'[data-tile="{tile}"]')
    expect(picked).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(
    ("size", "hands"), [(LAPTOP, "mouse"), (PHONE, "touch"), (LAPTOP, "keyboard")]
)
def test_one_reads_the_rules_at_home_in_the_lobby_and_in_a_race_that_goes_on(
    rigged: Process, invite: Invite, size: tuple[int, int], hands: Hands
) -> None:
    anna, luca = invite("Anna", size, hands), invite("Luca")
    anna.page.goto(rigged.address)
    anna.press(anna.button(TITLE))
    read_the_rules(anna)

    luca.join(anna.open_table(rigged.address))
    anna.press(anna.button(TITLE))
    read_the_rules(anna)

    for player in (anna, luca):
        player.get_ready()
    for player in (anna, luca):
        player.wait_for_the_race()
    tile = pick_a_useful_tile(anna)
    open_from_the_menu(anna)
    read_the_rules(anna)
    expect_picked(anna, tile)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator('[data-tile][aria-pressed="true"]')).to_have_count(0)
    assert luca.lay_a_tile()
    assert anna.lay_a_tile()
    expect(anna.page.get_by_role("img", name=re.compile(r"^row .*tile"))).to_have_count(4)


def test_keys_pressed_over_the_rules_do_nothing_behind_them(
    rigged: Process, invite: Invite
) -> None:
    anna = in_a_race(rigged, invite)
    tile = pick_a_useful_tile(anna)
    words = anna.page.locator(f'[data-tile="{tile}"]')
    lies = str(words.get_attribute("aria-label"))
    open_from_the_menu(anna)
    rules = anna.page.get_by_role("dialog", name=TITLE)
    rules.get_by_role("heading", name=TITLE).click()
    anna.page.keyboard.press("e")
    anna.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect_picked(anna, tile)
    expect(words).to_have_attribute("aria-label", lies)
    anna.page.keyboard.press("e")
    expect(words).not_to_have_attribute("aria-label", lies)


@pytest.mark.parametrize("game", ["Tantrix Gobble", "Trip Away", "N-Tropy"])
@pytest.mark.parametrize("size", [PHONE, (768, 1024), LAPTOP])
def test_nothing_is_cut_off_in_the_longer_language(
    rigged: Process, invite: Invite, size: tuple[int, int], game: str
) -> None:
    page = invite("Anna", size, locale="it-IT").page
    page.goto(rigged.address)
    page.get_by_role("button", name=f"Regole: {game}").click()
    expect_nothing_cut_off(page)
    page.get_by_role("tab", name="Tutte le regole").click()
    page.evaluate("document.querySelectorAll('details').forEach(part => (part.open = true))")
    expect_nothing_cut_off(page)


def test_beside_the_board_one_reads_without_leaving_the_race(
    rigged: Process, invite: Invite
) -> None:
    anna = in_a_race(rigged, invite)
    anna.press(anna.page.get_by_role("tab", name="Rules"))
    expect(anna.page.get_by_text("Get rid of your tiles")).to_be_visible()
    anna.press(anna.page.get_by_role("tab", name="Options"))
    expect(anna.page.get_by_text("Split double gifts")).to_be_visible()
    anna.press(anna.page.get_by_role("tab", name="What happened"))
    assert anna.lay_a_tile()
    expect(anna.page.get_by_text(re.compile(r"^You lay tile \d+\.$")).first).to_be_visible()
