"""Solitaire and Gobble alone in mid-play, and the screens they make."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from server.games.chance import Chance
from server.games.game import Game, GameOptions, SeatChoice
from server.games.tantrix.gobble_alone.game import GobbleAlone
from server.games.tantrix.solitaire.game import Solitaire
from server.games.tantrix.solitaire.messages import SolitaireOptions
from tests.games.playing import seed_of
from tests.web.house import House

Solo = Game[Any, Any, Any]


def solitaire_at(when: Callable[[Any], bool], **options: Any) -> Solo:
    """Return a Solitaire whose view is as wanted, as a good player comes to it."""
    return _at(Solitaire, SolitaireOptions(**options), when)


def gobble_alone_at(when: Callable[[Any], bool]) -> Solo:
    """Return a Gobble alone whose view is as wanted."""
    return _at(GobbleAlone, GameOptions(), when)


def _at(game: type[Solo], options: GameOptions, when: Callable[[Any], bool]) -> Solo:
    for seed in count(1):
        match = game.setup([SeatChoice()], options, Chance(seed_of(seed)))
        random = Random(seed)
        while match.outcome is None:
            if when(match.view()):
                return match
            command = match.bots["fair"].choose(match.view(), 0, random)
            assert command is not None
            match.handle(0, command)
    raise AssertionError


def alone(house: House, locale: str, match: Solo, **device: Any) -> Page:
    """Put a match up for Anna and open her page."""
    anna = house.guest("Anna")
    code = house.solo(anna, match.name)
    house.put_up(match.dump(), match.name)
    anna.start(code)
    page = house.page(anna, f"/t/{code}", locale=locale, **device)
    expect(page.get_by_role("toolbar")).to_be_visible()
    return page


def solitaire_forced(house: House, locale: str) -> Page:
    """A forced space comes first: a tile that fits none says so."""

    def is_wanted(view: Any) -> bool:
        fits = [tile for space in view.forced.values() for tile in space.fits]
        return len(view.cells) > 6 and 0 < len(set(fits)) < len(view.piles)

    page = alone(house, locale, solitaire_at(is_wanted))
    page.locator(".tantrix-hand-tile.useless").first.click()
    return page


def gobble_freed(house: House, locale: str) -> Page:
    """A freed tile may go back in the bag; another is freed after it."""
    return alone(
        house,
        locale,
        gobble_alone_at(lambda view: view.due > 0 and view.hand.freed),
    )
