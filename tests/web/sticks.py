"""Matches of N-Tropy in mid-play, and the screens they make."""

from __future__ import annotations

from functools import cache
from math import pi
from typing import Any

from playwright.sync_api import Page, expect

from server.games.game import Json
from server.games.n_tropy.game import NTropy
from server.games.n_tropy.messages import NTropyOptions, Pick, Points, Release
from tests.web.house import House
from tests.web.rigged import LoadedDie

NAMES = ("Annamaria Castelnuovo", "Luca", "Sara", "Tom", "Mia", "Jo")

OPTIONS: Json = {"hand": "steady", "aid": "full"}

UPRIGHT = pi / 2
ON_THE_SET_UP_STICK = 363.0
"""How high an upright stick is let go above it: its middle, in millimetres."""


def match_of(seats: int, **options: Any) -> NTropy:
    """Return a match that the first seat begins, with all the aid there is."""
    chosen = NTropyOptions(first=0, **OPTIONS, **options)
    return NTropy.setup([NTropy.Choice()] * seats, chosen, LoadedDie([2] * 99))


def put_up(match: NTropy, *rolls: Points, racks: dict[int, int] | None = None) -> Json:
    """Return a match as it begins, how its die falls first, and how few sticks some have."""
    dump = {**match.dump(), "rolls": list(rolls)}
    for seat, count in (racks or {}).items():
        player = dump["view"]["players"][str(seat)]
        player["rack"] = player["rack"][:count]
    return dump


def stand(match: NTropy, x: float) -> None:
    """Let the active seat stand a stick on the one set up, and wait until all is still."""
    seat = match.view().active
    match.handle(seat, Pick())
    match.handle(seat, Release(x=x, y=ON_THE_SET_UP_STICK, angle=UPRIGHT))
    while match.view().settling is not None:
        assert match.wake_at is not None
        match.advance(match.wake_at)


@cache
def three_stand() -> NTropy:
    """Return a match of six in which three sticks stand, and it is the fourth one's turn."""
    match = match_of(6)
    for x in (0.0, -36.0, 36.0):
        stand(match, x)
    return match


def among_friends(house: House, locale: str, looker: int) -> Page:
    """Put that match up among people and open the page of one of them."""
    people = [house.guest(name) for name in NAMES]
    code = house.sticks(*people, **OPTIONS)
    house.put_up(put_up(three_stand()), "n_tropy")
    people[0].start(code)
    page = house.page(people[looker], f"/t/{code}", locale=locale)
    expect(page.locator(".ntropy-bar")).to_be_visible()
    return page


def sticks_of_six(house: House, locale: str) -> Page:
    """One waits, has read what it is all about, and sees what the last turn came to."""
    page = among_friends(house, locale, looker=0)
    page.locator(".ntropy-help button").click()
    return page


def stick_to_take(house: House, locale: str) -> Page:
    """What the die wants is explained to whose turn it is."""
    page = among_friends(house, locale, looker=3)
    expect(page.locator(".ntropy-help")).to_be_visible()
    return page


def stick_in_hand(house: House, locale: str) -> Page:
    """The stick is lowered, and could be let go."""
    page = stick_to_take(house, locale)
    page.locator(".ntropy-bar .main").click()
    page.locator("[aria-keyshortcuts=V]").click()
    page.locator(".ntropy-bar .main:not(.ntropy-let-go)").click()
    expect(page.locator(".ntropy-let-go")).to_be_visible()
    return page


def places_for_a_stick(house: House, locale: str) -> Page:
    page = stick_to_take(house, locale)
    page.locator(".ntropy-where").click()
    expect(page.get_by_role("listbox")).to_be_visible()
    return page


def sticks_in_words(house: House, locale: str) -> Page:
    page = sticks_of_six(house, locale)
    page.locator("[aria-keyshortcuts=D]").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page
