"""The board is a thing one can move about, and moving it lays nothing."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.running import Process
from tests.web.conftest import LAPTOP, PHONE, Invite
from tests.web.fingers import Fingers, Spot
from tests.web.friend import PATIENCE, Friend

LEAST_FOLLOWED = 36
"""CSS pixels a tile is wide at least, as long as the board fits itself."""


@dataclass(frozen=True)
class Look:
    """Where a tile lies on the screen."""

    x: float
    y: float
    width: float

    @property
    def middle(self) -> Spot:
        return self.x, self.y


def tiles(friend: Friend) -> Locator:
    return friend.page.get_by_role("img", name=re.compile(r"^row .*tile"))


def look_at(friend: Friend, nth: int = 0) -> Look:
    """Return where the hexagon of a tile on the board is drawn."""
    box = tiles(friend).nth(nth).locator("polygon").first.bounding_box()
    assert box
    return Look(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"])


def empty_spot(friend: Friend) -> Spot:
    """Return a place on the board near its upper left corner."""
    box = friend.page.get_by_role("group", name="The tiles on the table").bounding_box()
    assert box
    return box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.3


def assert_same(one: Look, other: Look) -> None:
    assert (one.x, one.y, one.width) == pytest.approx((other.x, other.y, other.width), abs=1)


def fit_button(friend: Friend) -> Locator:
    return friend.button("Show the whole board")


def start(rigged: Process, invite: Invite, size: tuple[int, int], hands: str) -> Friend:
    """Let Anna race against Luca, who does nothing."""
    anna, luca = invite("Anna", size, hands), invite("Luca")
    luca.join(anna.open_table(rigged.address))
    for player in (anna, luca):
        player.get_ready()
    anna.wait_for_the_race()
    return anna


def pick_one_that_fits(friend: Friend) -> Spot:
    """Pick a tile and return where the first cell is that it fits."""
    friend.press(friend.hand.get_by_role("button", name=re.compile("^(?!.*fits nowhere)")).first)
    return first_fit(friend)


def first_fit(friend: Friend) -> Spot:
    """Return where the first cell is that the picked tile fits."""
    box = friend.page.get_by_role("button", name=re.compile(r"^row .*fits")).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, begin: Spot, end: Spot) -> None:
    page.mouse.move(*begin)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()


def test_the_wheel_zooms_at_the_pointer_and_turns_a_tile_that_is_held(
    rigged: Process, invite: Invite
) -> None:
    anna = start(rigged, invite, LAPTOP, "mouse")
    before = look_at(anna)
    anna.page.mouse.move(*before.middle)
    anna.page.mouse.wheel(0, -100)
    zoomed = look_at(anna)
    assert zoomed.width > before.width * 1.1
    assert zoomed.middle == pytest.approx(before.middle, abs=1)

    pick_one_that_fits(anna)
    picked = anna.hand.locator("[aria-pressed=true]")
    as_it_lay = picked.get_attribute("aria-label")
    anna.page.mouse.move(*before.middle)
    anna.page.mouse.wheel(0, 100)
    expect(picked).not_to_have_attribute("aria-label", str(as_it_lay))
    assert_same(look_at(anna), zoomed)


def test_the_mouse_draws_the_board_along_and_lays_nothing(rigged: Process, invite: Invite) -> None:
    anna = start(rigged, invite, LAPTOP, "mouse")
    cell, board = pick_one_that_fits(anna), anna.board()
    before = look_at(anna)
    drag(anna.page, cell, (cell[0] + 150, cell[1] + 60))
    after = look_at(anna)
    # It starts when it is clear that this is no click, and then goes with the pointer.
    assert 80 < after.x - before.x <= 150
    assert (after.y - before.y) / (after.x - before.x) == pytest.approx(60 / 150, abs=0.05)
    assert after.width == pytest.approx(before.width)

    # A pan goes on where the board ends.
    middle = after.middle
    drag(anna.page, middle, (middle[0], 2))
    assert look_at(anna).y < after.y - 100
    assert anna.board() == board


@pytest.mark.parametrize("way", ["the key", "the button"])
def test_everything_comes_back_into_sight(rigged: Process, invite: Invite, way: str) -> None:
    anna = start(rigged, invite, LAPTOP, "mouse")
    before = look_at(anna)
    expect(fit_button(anna)).to_be_hidden()
    spot = empty_spot(anna)
    drag(anna.page, spot, (spot[0] + 200, spot[1] + 120))
    anna.page.keyboard.press("+")
    assert look_at(anna).width > before.width
    expect(fit_button(anna)).to_be_visible()

    if way == "the key":
        anna.page.keyboard.press("0")
    else:
        anna.press(fit_button(anna))
    expect(fit_button(anna)).to_be_hidden()
    assert_same(look_at(anna), before)

    assert anna.lay_a_tile()
    assert len(anna.board()) == 3


def beside(spot: Spot, dx: float, dy: float = 0) -> Spot:
    return spot[0] + dx, spot[1] + dy


def test_two_fingers_zoom_and_pan_and_lay_nothing(rigged: Process, invite: Invite) -> None:
    anna = start(rigged, invite, PHONE, "touch")
    fingers = Fingers(anna.page)
    cell, board = pick_one_that_fits(anna), anna.board()
    before = look_at(anna)
    assert before.width >= LEAST_FOLLOWED

    fingers.go([beside(cell, -30), beside(cell, 30)], [beside(cell, -60), beside(cell, 60)])
    zoomed = look_at(anna)
    assert zoomed.width == pytest.approx(before.width * 2, rel=0.05)

    fingers.go([beside(cell, -30), beside(cell, 30)], [beside(cell, -10, 40), beside(cell, 50, 40)])
    panned = look_at(anna)
    assert panned.width == pytest.approx(zoomed.width, rel=0.02)
    assert panned.y - zoomed.y == pytest.approx(40, abs=2)

    fingers.go([beside(cell, -5), beside(cell, 5)], [beside(cell, -5), beside(cell, 5)])
    assert anna.board() == board
    expect(anna.page.get_by_test_id("sent")).to_have_count(0)

    anna.press(fit_button(anna))
    assert_same(look_at(anna), before)
    assert anna.lay_a_tile()
    assert len(anna.board()) == len(board) + 1


def test_one_finger_pans_only_when_it_goes_far(rigged: Process, invite: Invite) -> None:
    anna = start(rigged, invite, PHONE, "touch")
    fingers = Fingers(anna.page)
    cell, board = pick_one_that_fits(anna), anna.board()
    before = look_at(anna)

    fingers.go([cell], [beside(cell, before.width * 0.8)])
    assert_same(look_at(anna), before)
    fingers.go([cell], [beside(cell, 0, before.width + 60)])
    assert look_at(anna).y - before.y == pytest.approx(60, abs=8)
    assert anna.board() == board

    anna.press(fit_button(anna))
    anna.page.touchscreen.tap(*first_fit(anna))
    expect(tiles(anna)).to_have_count(len(board) + 1, timeout=PATIENCE)
