"""Every screen of the client, and the way there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from server.games.chance import Chance
from server.games.game import Json, SeatChoice
from server.games.tantrix.board import Cell
from server.games.tantrix.discovery.game import Discovery, DiscoveryOptions
from server.games.tantrix.gobble.game import Gobble
from server.games.tantrix.gobbles import LEAST_NEIGHBOURS
from server.games.tantrix.puzzles.hints import TakeBack
from server.games.tantrix.puzzles.messages import AskHint, Lay
from tests.games.playing import seed_of
from tests.games.tantrix.gobble.racing import board_of, hand
from tests.web.alone import (
    lobby_for_one,
    puzzles_at_first,
    puzzles_known,
    solved_alone,
)
from tests.web.boards import (
    bag,
    board_won,
    forced_in_teams,
    free_move,
    lobby_of_a_board,
    waiting,
)
from tests.web.house import Guest, House, changed, race_of, settled
from tests.web.pyramids import all_actions, any_of_five, nothing_possible, removal_round
from tests.web.slow_proxy import SlowProxy
from tests.web.solos import gobble_freed, solitaire_forced
from tests.web.sticks import (
    places_for_a_stick,
    stick_in_hand,
    stick_to_take,
    sticks_in_words,
    sticks_of_six,
)

Look = Callable[[House, str], Page]
"""Opens a screen for somebody with a locale."""


def home(house: House, locale: str) -> Page:
    anna = house.guest("Anna")
    house.table(anna)
    luca = house.guest("Luca")
    luca.ask("POST", "/tables", {"game": "gobble", "public": True})
    page = house.page(anna, "/", locale=locale)
    expect(page.get_by_role("link").first).to_be_visible()
    return page


def entry(house: House, locale: str) -> Page:
    code = house.table(house.guest("Anna"))
    page = house.page(None, f"/t/{code}", locale=locale)
    expect(page.get_by_role("textbox")).to_be_visible()
    return page


def lobby_of_the_host(house: House, locale: str) -> Page:
    return in_lobby(house, locale, looker=0)


def lobby_of_a_guest(house: House, locale: str) -> Page:
    return in_lobby(house, locale, looker=1)


def in_lobby(house: House, locale: str, looker: int) -> Page:
    people = [house.guest("Annamaria Castelnuovo"), house.guest("Luca")]
    code = house.table(*people, bots=1)
    page = house.page(people[looker], f"/t/{code}", locale=locale)
    expect(page.get_by_role("list").first).to_be_visible()
    return page


def invitation(house: House, locale: str) -> Page:
    return chosen(house, locale, 0)


def rules(house: House, locale: str) -> Page:
    return chosen(house, locale, 1)


def settings(house: House, locale: str) -> Page:
    return chosen(house, locale, -2)


def leaving(house: House, locale: str) -> Page:
    return chosen(house, locale, -1)


def chosen(house: House, locale: str, nth: int) -> Page:
    """Open what stands in this place in the menu of a table."""
    page = menu(house, locale)
    page.get_by_role("menuitem").nth(nth).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def menu(house: House, locale: str) -> Page:
    page = race_of_two(house, locale)
    page.locator("[aria-haspopup=menu]").first.click()
    expect(page.get_by_role("menu")).to_be_visible()
    return page


def race_of_two(house: House, locale: str) -> Page:
    return in_race(house, locale, settled(race_of(2, moves=12)).dump())


def race_of_six(house: House, locale: str) -> Page:
    return in_race(house, locale, settled(race_of(6, moves=24)).dump())


def watched(house: House, locale: str) -> Page:
    people = [house.guest("Anna"), house.guest("Luca")]
    code = started(house, people, settled(race_of(2, moves=12)).dump())
    page = house.page(house.guest("Sara"), f"/t/{code}", locale=locale)
    page.locator("form .button.main").click()
    expect(page.get_by_test_id("board")).to_be_visible()
    return page


def tile_picked(house: House, locale: str) -> Page:
    page = race_of_two(house, locale)
    page.locator(".tantrix-hand-tile:not(.useless)").first.click()
    expect(page.locator("[data-cell]").first).to_be_visible()
    return page


def gift_owed(house: House, locale: str) -> Page:
    page = in_race(house, locale, owing(settled(race_of(6, moves=24))))
    page.locator(".tantrix-hand-tile").first.click()
    return page


def offline(house: House, locale: str) -> Page:
    line = house.stack.enter_context(SlowProxy(house.server.address))
    page = in_race(house, locale, settled(race_of(2, moves=12)).dump(), line.address)
    line.lose()
    expect(page.get_by_role("alert").locator("p")).to_be_visible()
    return page


def result(house: House, locale: str) -> Page:
    page = in_race(house, locale, nearly_over())
    page.locator(".tantrix-hand-tile").first.click()
    page.locator(".tantrix-choice").first.click()
    expect(page.locator(".result:not(.settling)")).to_be_visible()
    return page


def played(house: House, locale: str) -> Page:
    page = result(house, locale)
    page.goto(f"{house.server.address}/history")
    expect(page.locator(".match")).to_have_count(1)
    return page


def standings(house: House, locale: str) -> Page:
    page = result(house, locale)
    page.goto(f"{house.server.address}/standings")
    expect(page.locator(".standings tbody tr", has_text="Luca")).to_be_visible()
    page.locator("summary").click()
    return page


def bests(house: House, locale: str) -> Page:
    """What was played alone: a puzzle with a time."""
    page = solved_alone(house, locale)
    page.goto(f"{house.server.address}/standings")
    page.get_by_role("tab").last.click()
    expect(page.locator(".standings tbody tr")).not_to_have_count(0)
    return page


def puzzle(house: House, locale: str) -> Page:
    """Alone: some tiles clash, and a hint says which to take back."""
    guest = house.guest("Annamaria Castelnuovo")
    code = house.puzzle(guest, size=12)
    game = half_a_puzzle(1, 12)
    game.handle(0, AskHint())
    hint = TakeBack(tiles=[1, 2, 3], proven=True)
    game.advise(0, game.questions[0], hint.model_dump(mode="json"))
    house.put_up(game.dump(), "discovery")
    guest.start(code)
    page = house.page(guest, f"/t/{code}", locale=locale)
    expect(page.get_by_test_id("to-take-back")).to_have_count(3)
    return page


def puzzle_race(house: House, locale: str) -> Page:
    """Three race, and one of them has picked a tile."""
    people = [house.guest(name) for name in ("Annamaria Castelnuovo", "Luca", "Sara")]
    code = house.puzzle(*people, size=9)
    house.put_up(half_a_puzzle(3, 9).dump(), "discovery")
    people[0].start(code)
    page = house.page(people[0], f"/t/{code}", locale=locale)
    page.locator(".tantrix-hand-tile").first.click()
    expect(page.locator(".puzzle-offer").first).to_be_visible()
    return page


def replayed(house: House, locale: str) -> Page:
    """A race of six in its middle, with a sign at each gobble."""
    played = house.played("gobble", seats=6)
    page = house.page(None, f"/m/{played['match']}#m=30", locale=locale)
    expect(page.locator(".marks .mark-sign").first).to_be_visible()
    return page


SCREENS: dict[str, Look] = {
    look.__name__: look
    for look in (
        home,
        entry,
        lobby_of_the_host,
        lobby_of_a_guest,
        menu,
        invitation,
        rules,
        settings,
        leaving,
        race_of_two,
        race_of_six,
        watched,
        tile_picked,
        gift_owed,
        offline,
        result,
        played,
        standings,
        bests,
        lobby_of_a_board,
        free_move,
        forced_in_teams,
        waiting,
        bag,
        board_won,
        any_of_five,
        nothing_possible,
        removal_round,
        all_actions,
        sticks_of_six,
        stick_to_take,
        stick_in_hand,
        places_for_a_stick,
        sticks_in_words,
        puzzles_at_first,
        puzzles_known,
        lobby_for_one,
        solved_alone,
        puzzle,
        puzzle_race,
        solitaire_forced,
        gobble_freed,
        replayed,
    )
}


def in_race(
    house: House, locale: str, race: Json, address: str | None = None, **device: Any
) -> Page:
    """Open the page of the one on the first seat; the second is a person too, the others bots."""
    people = [house.guest("Annamaria Castelnuovo"), house.guest("Luca")]
    code = started(house, people, race)
    page = house.page(people[0], f"/t/{code}", address, locale=locale, **device)
    expect(page.get_by_role("toolbar")).to_be_visible()
    return page


def started(house: House, people: list[Guest], race: Json) -> str:
    code = house.table(*people, bots=race["seats"] - len(people))
    house.put_up(race)
    people[0].start(code)
    return code


def half_a_puzzle(seats: int, size: int) -> Discovery:
    """Return a Discovery puzzle in which the first seat has laid six tiles as they come."""
    options = DiscoveryOptions(size=size)
    game = Discovery.setup([SeatChoice()] * seats, options, Chance(seed_of(1)))
    for tile in range(1, 7):
        game.handle(0, Lay(tile=tile, cell=Cell(q=tile % 3, r=tile // 3), rotation=0))
    return game


def owing(race: Gobble) -> Json:
    """Let the first seat owe a gift, with time for a look at it."""

    def owe(view: Json) -> None:
        cell = view["last"]
        view["gifts"] = {"1": {"seat": 0, "cell": cell, "tiles": 2, "until": 90.0}}

    return changed(race, owe)


def nearly_over() -> Json:
    """A race in which the first seat has one tile left, which fits."""
    race = settled(race_of(2, moves=12))
    board = board_of(race)
    fits = next(
        tile
        for tile in hand(race, 0)
        if any(board.fits(tile, spot) for spot in board.spaces(LEAST_NEIGHBOURS))
    )

    def leave_one(view: Json) -> None:
        view["hands"]["0"] = {str(fits): 0}

    return changed(race, leave_one)
