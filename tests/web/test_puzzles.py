"""Discovery with five tiles: solved by mouse, by touch and by keys, with a hint, and as a race."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.fingers import Fingers
from tests.web.friend import PATIENCE, Friend
from tests.web.house import PHONE, House

pytestmark = pytest.mark.no_cover

FIRST = ((5, "0,0", 0), (2, "-1,1", 4), (1, "0,1", 2), (4, "1,0", 3))
"""Tile, cell and rotation of all but the last; the board's middle comes first."""

LAST = (3, "1,-1")
"""It matches in one way only."""

SIXTH = 60

MOST_STEPS = 60
"""Presses of a key that any cell may be away."""


def cell(friend: Friend, spot: str) -> Locator:
    return friend.page.locator(f'[data-cell="{spot}"]')


def waiting(friend: Friend, tile: int) -> Locator:
    """A tile beside the board."""
    return friend.page.locator(f'.tantrix-hand [data-tile="{tile}"]')


def lying(friend: Friend) -> list[str]:
    """Return what lies on one's own board, as it is described."""
    tiles = friend.page.get_by_role("button", name=re.compile(r"^row .*tile \d"))
    return sorted(str(tile.get_attribute("aria-label")) for tile in tiles.all())


def rotation(friend: Friend, spot: str) -> int:
    drawn = cell(friend, spot).locator(".tile > g").get_attribute("transform")
    return int(re.sub(r"\D", "", str(drawn))) // SIXTH


def put(friend: Friend, tile: int, spot: str) -> None:
    """Lay a tile: it turns by itself to match what lies around."""
    if friend.hands == "keyboard":
        walk(friend, tile, spot)
    else:
        friend.press(waiting(friend, tile))
        friend.press(cell(friend, spot))


def lay(friend: Friend, tile: int, spot: str, turned: int) -> None:
    """Lay a tile, and turn it where it lies until it is as it should be."""
    put(friend, tile, spot)
    expect(cell(friend, spot)).to_have_accessible_name(re.compile(f"tile {tile}:"))
    for _ in range((turned - rotation(friend, spot)) % 6):
        if friend.hands == "keyboard":
            friend.page.keyboard.press("e")
        else:
            friend.press(cell(friend, spot))
    expect(friend.page.get_by_test_id("sent")).to_have_count(0, timeout=PATIENCE)


def walk(friend: Friend, tile: int, spot: str) -> None:
    """Pick a tile by its place in the row, go to its cell and lay it there."""
    keys = friend.page.keyboard
    keys.press(str(friend.tiles().index(str(tile)) + 1))
    for _ in range(MOST_STEPS):
        if friend.page.evaluate("document.activeElement.dataset.cell") == spot:
            break
        keys.press("n")
    keys.press("Enter")


@pytest.fixture
def anna(house: House, request: pytest.FixtureRequest) -> Friend:
    """Anna before Discovery 5, with the hands and the device that a test asks for."""
    hands, device = request.param
    guest = house.guest("Anna")
    code = house.puzzle(guest, size=5)
    guest.start(code)
    friend = Friend("Anna", house.page(guest, f"/t/{code}", **device), hands)
    expect(friend.tray).to_be_visible()
    return friend


@pytest.mark.parametrize("anna", [("touch", PHONE), ("keyboard", {})], indirect=True)
def test_a_puzzle_is_solved_by_taps_on_a_phone_and_by_keys_alone(anna: Friend) -> None:
    for tile, spot, turned in FIRST:
        lay(anna, tile, spot, turned)
    put(anna, *LAST)
    expect(anna.page.get_by_test_id("lit-line")).to_be_visible()
    expect(anna.page.get_by_test_id("standing")).to_contain_text("Solved! Red")
    expect(anna.result).to_be_visible()


@pytest.mark.parametrize("anna", [("mouse", {})], indirect=True)
def test_a_puzzle_is_as_it_was_after_a_reload_and_hints_help_to_finish(anna: Friend) -> None:
    for tile, spot, turned in FIRST:
        lay(anna, tile, spot, turned)
    anna.press(anna.button("Undo"))
    expect(waiting(anna, 4)).to_be_visible()
    before = lying(anna)

    anna.page.reload()
    expect(waiting(anna, 4)).to_be_visible()
    assert lying(anna) == before
    expect(anna.page.get_by_role("button", name=re.compile("^Time 0:"))).to_be_visible()
    anna.press(anna.button("Redo"))
    expect(waiting(anna, 4)).to_have_count(0)
    anna.page.keyboard.press("ControlOrMeta+z")
    expect(waiting(anna, 4)).to_be_visible()

    ready = anna.page.get_by_role("button", name="Hint", exact=True, disabled=False)
    for _ in FIRST:
        anna.press(ready)
        anna.press(anna.button("Put it there"))
        expect(ready.or_(anna.result)).to_be_visible()
        if anna.result.is_visible():
            break
    expect(anna.page.get_by_test_id("standing")).to_contain_text("Solved! Red")


@pytest.mark.parametrize("anna", [("mouse", {})], indirect=True)
def test_tiles_are_dragged_onto_the_board_onto_each_other_and_off_it(anna: Friend) -> None:
    def drag(what: Locator, to: Locator | tuple[float, float]) -> None:
        x, y = to if isinstance(to, tuple) else middle(to)
        what.hover()
        anna.page.mouse.down()
        anna.page.mouse.move(x, y, steps=6)
        anna.page.mouse.up()

    board = anna.page.locator(".tantrix-surface")
    drag(waiting(anna, 5), board)
    lay(anna, 4, "1,0", 3)
    drag(cell(anna, "1,0"), cell(anna, "0,0"))
    expect(cell(anna, "0,0")).to_have_accessible_name(re.compile("tile 4:"))
    expect(cell(anna, "1,0")).to_have_accessible_name(re.compile("tile 5:"))
    drag(cell(anna, "1,0"), anna.tray)
    expect(waiting(anna, 5)).to_be_visible()
    expect(cell(anna, "0,0")).to_have_accessible_name(re.compile("tile 4:"))


@pytest.mark.parametrize("anna", [("touch", PHONE)], indirect=True)
def test_one_finger_drags_a_tile_about_and_two_zoom_the_board(anna: Friend) -> None:
    lay(anna, *FIRST[0])
    fingers = Fingers(anna.page)
    start, (x, y) = middle(cell(anna, "0,0")), middle(cell(anna, "1,0"))
    # The tile is drawn above the finger.
    fingers.go([start], [(x, y + 64)])
    expect(cell(anna, "1,0")).to_have_accessible_name(re.compile("tile 5:"))
    wide = width(cell(anna, "1,0"))
    fingers.go([(x, y), (x - 60, y)], [(x + 20, y), (x - 80, y)])
    assert width(cell(anna, "1,0")) > wide * 1.2
    expect(cell(anna, "1,0")).to_have_accessible_name(re.compile("tile 5:"))


def test_in_a_race_each_sees_the_other_come_on_and_both_see_who_was_first(house: House) -> None:
    guests = [house.guest("Anna"), house.guest("Luca")]
    code = house.puzzle(*guests, size=5)
    guests[0].start(code)
    anna = Friend("Anna", house.page(guests[0], f"/t/{code}"))
    luca = Friend("Luca", house.page(guests[1], f"/t/{code}", **PHONE), "touch")
    lay(luca, *FIRST[0])
    for tile, spot, turned in FIRST:
        lay(anna, tile, spot, turned)

    expect(anna.page.get_by_role("button", name=re.compile("^Luca, 1 of 5"))).to_be_visible()
    luca.press(luca.page.get_by_role("button", name=re.compile("^Anna, 4 of 5")))
    expect(luca.page.get_by_role("img", name=re.compile("^row .*tile"))).to_have_count(4)
    luca.press(luca.button("Back to my board"))
    assert len(lying(luca)) == 1
    assert anna.button("Hint").count() == 0

    put(anna, *LAST)
    for friend in (anna, luca):
        expect(friend.result).to_be_visible()
        expect(friend.result).to_contain_text("Anna")


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def width(what: Locator) -> float:
    box = what.bounding_box()
    assert box
    return box["width"]
