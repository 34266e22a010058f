"""Somebody plays alone: within two presses of the first page, and goes on another day."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.alone import begun, solve
from tests.web.house import PHONE, House

pytestmark = pytest.mark.no_cover

AT_A_TABLE = re.compile(r"/t/\w{8}$")


def test_a_newcomer_with_a_phone_plays_todays_puzzle_and_finds_it_again(house: House) -> None:
    page = house.page(None, "/", locale="en-GB", **PHONE)
    play = page.get_by_role("button", name="Play: Puzzle of the day")
    expect(play).to_be_in_viewport()
    play.tap()
    page.get_by_role("dialog").get_by_label("Your name").fill("Nina")
    page.keyboard.press("Enter")
    expect(page).to_have_url(AT_A_TABLE)
    expect(page.get_by_test_id("board")).to_be_visible()
    table = page.url
    page.get_by_role("link", name="Puzzles").tap()
    go_on = page.get_by_role("link", name="Continue")
    expect(go_on).to_be_in_viewport()
    go_on.tap()
    expect(page).to_have_url(table)
    expect(page.get_by_test_id("board")).to_be_visible()


def test_one_puzzle_leads_to_the_next_by_the_keyboard_alone(house: House) -> None:
    anna = house.guest("Anna")
    page = house.page(anna, "/puzzles", locale="en-GB")
    first = page.get_by_role("button", name=re.compile("^Discovery 3:.*your next one"))
    first.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(AT_A_TABLE)
    expect(page.get_by_test_id("board")).to_be_visible()
    solve(house, anna, code_of(page.url))
    again = page.get_by_role("button", name="Again")
    expect(again).to_be_visible()
    table = page.url
    page.get_by_role("button", name="Next puzzle").press("Enter")
    expect(again).to_be_hidden()
    assert anna.ask("GET", f"/tables/{code_of(table)}")["options"] == {"size": 4, "holes": False}
    page.get_by_role("link", name="Puzzles").press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Discovery 3:.*solved in"))).to_be_visible()
    under_way = page.get_by_role("button", name=re.compile("^Discovery 4:.*under way"))
    under_way.press("Enter")
    expect(page).to_have_url(table)


def test_what_is_done_with_alone_is_gone_from_ones_tables_and_the_rest_is_not(
    house: House,
) -> None:
    anna = house.guest("Anna")
    done, waiting = (begun(anna, "discovery", size=3) for _ in range(2))
    solve(house, anna, done)
    page = house.page(anna, "/", locale="en-GB")
    mine = page.get_by_role("region", name="Your tables").get_by_role("listitem")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text(f"{waiting}alone · under way")


def code_of(url: str) -> str:
    return url.rpartition("/")[2]
