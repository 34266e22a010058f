"""Matches of Trip Away in mid-play, and the screens they make."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from server.games.game import Json
from server.games.trip_away.messages import Face
from tests.games.trip_away.pictures import number
from tests.games.trip_away.sitting import match_of
from tests.web.house import House

NAMES = ("Annamaria Castelnuovo", "Luca", "Sara", "Tom")

FOUR = """
0: S0+M1 L0>2 M3
1: S1>0 L1+M0+S2
2: M2>3 L2
3: S3+L3
"""

HOUR = 3600.0


def put_up(picture: str, *rolls: Face, **course: Any) -> Json:
    """Return a match as it begins, and how its die falls first."""
    return {**match_of(picture, **course).dump(), "rolls": [face.value for face in rolls]}


def among_friends(house: House, locale: str, match: Json) -> Page:
    """Put a match for four up among people and open the page of the first of them."""
    people = [house.guest(name) for name in NAMES]
    code = house.pyramids(*people)
    house.put_up(match, "trip_away")
    people[0].start(code)
    page = house.page(people[0], f"/t/{code}", locale=locale)
    expect(page.locator(".trip-bar")).to_be_visible()
    return page


def any_of_five(house: House, locale: str) -> Page:
    """A wild die is a swap with a piece in a stack; how it would be is shown pale."""
    page = among_friends(house, locale, put_up(FOUR, die=Face.WILD, round=7))
    page.locator(".trip-bar .face").nth(2).click()
    for piece in ("L0", "L3"):
        page.locator(f'[data-piece="{number(piece)}"]').focus()
        page.keyboard.press("Enter")
    expect(page.get_by_test_id("foreseen")).to_be_visible()
    return page


def nothing_possible(house: House, locale: str) -> Page:
    """Nothing larger is where the first one's piece points: they have read what the die means."""
    match = put_up(FOUR, die=Face.DIG, round=7)
    match["view"]["passes_at"] = HOUR
    page = among_friends(house, locale, match)
    page.locator(".trip-help button").click()
    expect(page.locator(".trip-passing")).to_be_visible()
    return page


def before_removal(house: House, locale: str) -> Page:
    return among_friends(house, locale, put_up(FOUR, round=10, removers=[0, 1, 2, 3]))


def removal_round(house: House, locale: str) -> Page:
    """Everyone takes a piece out, and the first one has picked theirs."""
    page = before_removal(house, locale)
    page.locator(f'[data-piece="{number("M3")}"]').click()
    expect(page.locator(".trip-bar .main")).to_be_visible()
    return page


def all_actions(house: House, locale: str) -> Page:
    """What may be done, as a list to read."""
    page = before_removal(house, locale)
    page.locator(".trip-list-button").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page
