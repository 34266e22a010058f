"""Matches of the strategy game in mid-play, and the screens they make."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from server.games.chance import Chance
from server.games.tantrix.strategy.bot import beginner
from server.games.tantrix.strategy.game import Strategy
from server.games.tantrix.strategy.messages import (
    Phase,
    StrategyChoice,
    StrategyOptions,
    StrategyView,
)
from tests.games.playing import seed_of
from tests.web.house import House

NAMES = ("Annamaria Castelnuovo", "Luca", "Sara", "Tom")


def match_at(seats: int, when: Callable[[StrategyView], bool], **options: Any) -> Strategy:
    """Return a match in which the first seat is to move and the view is as wanted."""
    for seed in count(1):
        chance = Chance(seed_of(seed))
        match = Strategy.setup([StrategyChoice()] * seats, StrategyOptions(**options), chance)
        random = Random(seed)
        while match.outcome is None:
            view = match.view()
            if view.mover == 0 and when(view):
                return match
            assert view.mover is not None
            command = beginner(view, view.mover, random)
            assert command is not None
            match.handle(view.mover, command)
    raise AssertionError


def shown(house: House, locale: str, match: Strategy, looker: int = 0, **options: Any) -> Page:
    """Put a match up among people and open the page of one of them."""
    people = [house.guest(name) for name in NAMES[: len(match.view().colours)]]
    code = house.board(*people, **options)
    house.put_up(match.dump(), "strategy")
    people[0].start(code)
    page = house.page(people[looker], f"/t/{code}", locale=locale)
    expect(page.get_by_role("toolbar")).to_be_visible()
    return page


def lobby_of_a_board(house: House, locale: str) -> Page:
    people = [house.guest("Annamaria Castelnuovo"), house.guest("Luca")]
    code = house.board(*people, bots=1)
    page = house.page(people[0], f"/t/{code}", locale=locale)
    expect(page.get_by_role("list").first).to_be_visible()
    return page


def free_move(house: House, locale: str) -> Page:
    """A tile is picked, its ghost fixed, and some cells are closed."""
    page = shown(house, locale, match_at(2, lambda view: len(view.barred) > 3 and _is_free(view)))
    page.locator(".tantrix-hand-tile:not(.useless)").first.click()
    page.locator(".tantrix-choice").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("fixed")).to_be_visible()
    return page


def forced_in_teams(house: House, locale: str) -> Page:
    """Four in two teams, with clocks; the first has a forced space to fill."""

    def is_forced(view: StrategyView) -> bool:
        return view.phase is Phase.BEFORE and len(view.cells) > 16

    options = {"teams": True, "clock": True}
    page = shown(house, locale, match_at(4, is_forced, **options), **options)
    page.locator(".tantrix-hand-tile.useless").first.click()
    expect(page.get_by_role("alert").locator("p")).to_be_visible()
    return page


def waiting(house: House, locale: str) -> Page:
    """One of three waits, and looks at another's line and hand."""
    match = match_at(3, lambda view: len(view.cells) > 20)
    page = shown(house, locale, match, looker=1)
    page.locator(".strategy-seat").first.click()
    expect(page.get_by_test_id("lit-line")).to_have_count(1)
    return page


def bag(house: House, locale: str) -> Page:
    page = shown(house, locale, match_at(2, _is_free))
    page.locator(".strategy-bag").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def board_won(house: House, locale: str) -> Page:
    """The last tile of a hand is laid, and that was the match."""
    page = shown(house, locale, match_at(2, lambda view: len(view.hands["0"]) == 1))
    page.locator(".tantrix-hand-tile").first.click()
    page.locator(".tantrix-choice").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".result:not(.settling)")).to_be_visible()
    return page


def _is_free(view: StrategyView) -> bool:
    return view.phase is Phase.FREE and len(view.cells) > 8
