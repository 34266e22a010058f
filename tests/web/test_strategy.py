"""The strategy game played to the end in real browsers, by touch, by mouse and by keys."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.boards import match_at
from tests.web.friend import PATIENCE, Friend
from tests.web.house import PHONE, House

A_MOMENT = 50
"""Milliseconds between two looks at whose turn it is."""

MOST_LOOKS = 4000

BEGUN, HALFWAY = 16, 34
"""Tiles on the board when the one on the phone takes over, and when the page is loaded anew."""


FEW = 5
"""Tiles on the board when one of two plans."""


def useful(friend: Friend) -> Locator:
    return friend.hand.locator("button:not(.useless)").first


def is_to_move(friend: Friend) -> bool:
    return friend.page.get_by_text("Your turn:").is_visible() and useful(friend).count() > 0


def lay(friend: Friend) -> None:
    """Lay the first tile that may be laid, in the first cell where it may."""
    friend.press(useful(friend))
    if friend.hands == "keyboard":  # that has gone to a cell as well
        expect(friend.page.locator(".tantrix-choice:focus")).to_be_visible()
        friend.page.keyboard.press("Enter")
        expect(friend.page.get_by_test_id("fixed")).to_be_visible()
        friend.page.keyboard.press("Enter")
    else:
        fit = friend.button("Show the whole board")
        if fit.is_visible():
            friend.press(fit)
        friend.press(friend.page.locator(".tantrix-choice").first)
        if friend.hands == "touch":  # a finger confirms
            friend.press(friend.button("Place").first)
    expect(friend.page.get_by_test_id("sent")).to_have_count(0, timeout=PATIENCE)


def play(*friends: Friend, until: int | None = None) -> None:
    """Play on until the match is over, or so many tiles lie."""
    for _ in range(MOST_LOOKS):
        if friends[0].is_over() or (until and friends[0].laid.count() >= until):
            return
        for friend in friends:
            if not friend.is_over() and is_to_move(friend):
                lay(friend)
        friends[0].page.wait_for_timeout(A_MOMENT)
    raise AssertionError("nobody comes to an end")


def test_a_match_against_a_bot_on_a_phone_by_touch_with_a_reload_halfway(house: House) -> None:
    guest = house.guest("Anna")
    code = house.board(guest, bots=1)
    house.put_up(match_at(2, lambda view: len(view.cells) > BEGUN).dump(), "strategy")
    guest.start(code)
    anna = Friend("Anna", house.page(guest, f"/t/{code}", **PHONE), "touch")
    expect(anna.hand).to_be_visible()
    play(anna, until=HALFWAY)

    before, hand = anna.board(), anna.tiles()
    anna.page.reload()
    expect(anna.hand).to_be_visible()
    assert is_to_move(anna) or len(anna.board()) >= len(before)
    assert set(before) <= set(anna.board())
    assert len(set(hand) & set(anna.tiles())) >= len(hand) - 1

    play(anna)
    expect(anna.result).to_be_visible()
    expect(anna.page.get_by_test_id("lit-line").first).to_be_attached()


def test_two_teams_of_people_and_bots_by_mouse_and_by_keys(house: House) -> None:
    guests = [house.guest("Anna"), house.guest("Luca")]
    code = house.board(*guests, bots=2, teams=True)
    guests[0].start(code)
    anna = Friend("Anna", house.page(guests[0], f"/t/{code}"), "mouse")
    luca = Friend("Luca", house.page(guests[1], f"/t/{code}"), "keyboard")
    partner = anna.page.get_by_role("list", name="Players").get_by_role("button").nth(2)
    expect(partner).to_contain_text("partner")

    play(anna, luca)
    for friend in (anna, luca):
        expect(friend.result).to_be_visible(timeout=PATIENCE)
        expect(friend.result.get_by_role("heading").first).to_contain_text("win")
        expect(friend.result.get_by_role("row")).to_have_count(3)


def test_what_is_planned_while_another_plays_is_laid_with_one_press(house: House) -> None:
    guests = [house.guest("Anna"), house.guest("Luca")]
    code = house.board(*guests)
    house.put_up(match_at(2, lambda view: len(view.cells) == FEW).dump(), "strategy")
    guests[0].start(code)
    anna, luca = (Friend(guest.name, house.page(guest, f"/t/{code}")) for guest in guests)
    expect(anna.hand).to_be_visible()

    luca.press(useful(luca))
    luca.press(luca.page.locator(".tantrix-choice").last)
    expect(luca.page.get_by_test_id("fixed")).to_be_visible()
    assert luca.button("Place").count() == 0
    assert anna.page.get_by_test_id("fixed").count() == 0
    while is_to_move(anna):
        lay(anna)
    laid = anna.laid.count()

    luca.press(luca.button("Place").first)
    expect(anna.laid).to_have_count(laid + 1)


def test_a_tile_is_dragged_to_its_cell_by_a_mouse(house: House) -> None:
    guests = [house.guest("Anna"), house.guest("Luca")]
    code = house.board(*guests)
    house.put_up(match_at(2, lambda view: len(view.cells) == FEW).dump(), "strategy")
    guests[0].start(code)
    anna = Friend("Anna", house.page(guests[0], f"/t/{code}"))
    expect(anna.hand).to_be_visible()
    laid, tile = anna.laid.count(), useful(anna)
    number = tile.get_attribute("data-tile")

    anna.press(tile)
    cell = anna.page.locator(".tantrix-choice").first.bounding_box()
    anna.page.keyboard.press("Escape")
    assert cell
    tile.hover()
    anna.page.mouse.down()
    anna.page.mouse.move(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2, steps=8)
    expect(anna.page.get_by_test_id("lifted")).to_be_visible()
    anna.page.mouse.up()

    expect(anna.laid).to_have_count(laid + 1)
    expect(anna.page.get_by_role("img", name=f"tile {number}:")).to_be_visible()
