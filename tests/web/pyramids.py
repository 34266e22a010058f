"""Matches of Trip Away in mid-play, and the screens they make."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from server.games.game import Json
from server.games.trip_away.messages import Face
from tests.games.trip_away.sitting import match_of
from tests.web.house import House

NAMES = ("Annamaria Castelnuovo", "Luca", "Sara", "Tom")

FOUR = """
0: S0+M1 L0>2 M3
1: S1>0 L1+M0+S2
2: M2>3 L2
3: S3+L3
"""

TWO = """
0: M0 L0>1
1: S0+M1 S1>0 L1
"""


def put_up(picture: str, *rolls: Face, **course: Any) -> Json:
    """Return a match as it begins, and how its die falls first."""
    return {"match": match_of(picture, **course).dump(), "rolls": [face.value for face in rolls]}


def among_friends(house: House, locale: str, picture: str, **course: Any) -> Page:
    """Put a match up among people and open the page of the first of them."""
    seats = len(picture.strip().splitlines())
    people = [house.guest(name) for name in NAMES[:seats]]
    code = house.pyramids(*people)
    house.put_up(put_up(picture, **course), "trip_away")
    people[0].start(code)
    page = house.page(people[0], f"/t/{code}", locale=locale)
    expect(page.locator(".trip-bar")).to_be_visible()
    return page


def to_roll(house: House, locale: str) -> Page:
    """Four around the table; for the first time somebody is to roll, which is explained."""
    return among_friends(house, locale, FOUR, round=7)


def any_of_five(house: House, locale: str) -> Page:
    """A wild die is a swap, of a piece in a stack; how it would be is shown pale."""
    page = among_friends(house, locale, FOUR, die=Face.WILD, round=7)
    page.locator(".trip-bar .face").nth(2).click()
    page.locator('[data-piece="2"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-piece="11"]').focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("foreseen")).to_be_visible()
    return page
