"""Solitaire and Gobble alone, played to the end in real browsers by touch, by keys and by mouse."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from server.games.tantrix.board import read_spot
from server.games.tantrix.gobbles import LEAST_NEIGHBOURS
from server.games.tantrix.placements import of
from server.games.tantrix.position import Position
from tests.web.friend import PATIENCE, Friend, Hands
from tests.web.house import PHONE, House
from tests.web.solos import Solo, alone, gobble_alone_at, solitaire_at

pytestmark = pytest.mark.no_cover

MOST_TILES = 30


NEARLY_OVER: Mapping[str, Callable[[], Solo]] = {
    "solitaire": lambda: solitaire_at(lambda view: len(view.cells) == 10),
    "gobble_alone": lambda: gobble_alone_at(lambda view: view.bag == 3),
}


def choices(page: Page) -> Locator:
    return page.locator(".tantrix-choice")


def lay(friend: Friend) -> None:
    """Lay a tile that fits where it does, and wait for the answer."""
    page, before = friend.page, friend.laid.count()
    useful = page.locator(".tantrix-hand-tile:not(.useless)").first
    if friend.hands == "keyboard":
        friend.press(useful)
        expect(page.locator(".tantrix-choice:focus")).to_be_visible()
        page.keyboard.press("Enter")
    else:
        if useful.get_attribute("aria-pressed") == "false":
            friend.press(useful)
        fit = friend.button("Show the whole board")
        if fit.is_visible():
            friend.press(fit)
        friend.press(choices(page).first)
    expect(friend.laid).to_have_count(before + 1, timeout=PATIENCE)


def play(friend: Friend) -> int:
    """Play on to the end; return how many tiles were laid."""
    for laid in range(MOST_TILES):
        if not friend.page.get_by_role("toolbar").is_visible():
            return laid
        lay(friend)
    raise AssertionError("it does not come to an end")


@pytest.mark.parametrize("hands", ["touch", "keyboard"])
@pytest.mark.parametrize("game", NEARLY_OVER)
def test_alone_to_the_end_with_a_reload_on_the_way(house: House, game: str, hands: Hands) -> None:
    device: dict[str, Any] = PHONE if hands == "touch" else {}
    anna = Friend("Anna", alone(house, "en-GB", NEARLY_OVER[game](), **device), hands)
    lay(anna)
    board = anna.board()
    tray = anna.page.get_by_role("toolbar").inner_text()

    anna.page.reload()
    expect(anna.laid).to_have_count(len(board))
    assert anna.board() == board
    assert anna.page.get_by_role("toolbar").inner_text() == tray

    assert play(anna) > 0
    expect(anna.result).to_be_visible(timeout=PATIENCE)
    expect(anna.result.get_by_role("heading").first).not_to_be_empty()
    expect(anna.page.get_by_test_id("lit-line")).to_have_count(1 if game == "solitaire" else 0)


def test_freed_tiles_go_back_in_the_bag_by_a_tap_and_by_a_key(house: House) -> None:
    page = alone(house, "en-GB", gobble_alone_at(is_first_of_two_freed), **PHONE)
    drawn = page.get_by_role("toolbar").get_by_role("button")
    back = page.get_by_role("button", name="Put it back")
    first = str(drawn.get_attribute("data-tile"))
    back.tap()
    expect(drawn).not_to_have_attribute("data-tile", first)
    second = str(drawn.get_attribute("data-tile"))
    expect(back).to_be_enabled()
    page.keyboard.press("Backspace")
    expect(drawn).not_to_have_attribute("data-tile", second)
    expect(back).to_be_hidden()


def is_first_of_two_freed(view: Any) -> bool:
    """Whether the next one to be freed has a place, too."""
    top = max(view.discards, key=view.discards.get, default=None)
    return view.due == 1 and view.hand.freed and top is not None and has_a_place(view, int(top))


def has_a_place(view: Any, tile: int) -> bool:
    position = Position()
    for cell, laid in view.cells.items():
        position.lay(read_spot(cell), laid.tile, laid.rotation)
    return any(
        position.fitting(spot, heedful=False) & of([tile])
        for spot, neighbours in position.touching.items()
        if neighbours >= LEAST_NEIGHBOURS
    )


def test_a_tile_is_dragged_from_its_pile_to_the_board(house: House) -> None:
    page = alone(house, "en-GB", solitaire_at(lambda view: len(view.cells) == 5))
    anna = Friend("Anna", page)
    laid = anna.laid.count()
    tile = page.locator(".tantrix-hand-tile:not(.useless)").first
    number = tile.get_attribute("data-tile")
    tile.click()
    cell = choices(page).first.bounding_box()
    page.keyboard.press("Escape")
    assert cell
    tile.hover()
    page.mouse.down()
    page.mouse.move(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2, steps=8)
    expect(page.get_by_test_id("lifted")).to_be_visible()
    page.mouse.up()
    expect(anna.laid).to_have_count(laid + 1)
    expect(page.get_by_role("img", name=f"tile {number}:")).to_be_visible()
