"""N-Tropy played to the end in real browsers, by mouse, by touch and by keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import mean
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.fingers import Fingers
from tests.web.friend import PATIENCE, Friend
from tests.web.house import PHONE, House
from tests.web.sticks import OPTIONS, match_of, put_up

PICTURE = """
(canvas) => {
  const small = document.createElement("canvas");
  small.width = 48;
  small.height = 48;
  const pen = small.getContext("2d", { willReadFrequently: true });
  pen.drawImage(canvas, 0, 0, 48, 48);
  return [...pen.getImageData(0, 0, 48, 48).data];
}
"""
"""What a canvas shows, coarsely: a byte for each colour of each of 48 times 48 places."""

FRAME = "() => new Promise((drawn) => requestAnimationFrame(drawn))"
FRAMES = 10
"""A finger that lies still for so long has come to rest."""

SMALL: dict[str, Any] = {"viewport": {"width": 800, "height": 640}}
"""Three pages draw at once."""

ALIKE = 1.0
"""How far two pictures of the same may be apart, in steps of 255, on average."""


def bar(friend: Friend) -> Locator:
    return friend.page.get_by_role("toolbar", name="What you can do")


def press(friend: Friend, name: str) -> None:
    friend.press(bar(friend).get_by_role("button", name=name))


def call(friend: Friend) -> Locator:
    """What is to be done now."""
    return friend.page.locator(".ntropy-call")


def foretold(friend: Friend) -> Locator:
    """What the held stick would be, where it is."""
    return friend.page.locator(".ntropy-news")


def canvas(friend: Friend) -> Locator:
    return friend.page.get_by_test_id("board").locator("canvas")


def middle_of(friend: Friend) -> tuple[float, float]:
    box = canvas(friend).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def bodies(friend: Friend) -> dict[str, str]:
    """Return where every stick is, as the page has it."""
    friend.page.keyboard.press("d")
    sticks = friend.page.get_by_role("dialog").locator("[data-stick]")
    expect(sticks.first).to_be_visible()
    found = {
        str(stick.get_attribute("data-stick")): str(stick.get_attribute("data-pose"))
        for stick in sticks.all()
    }
    friend.page.keyboard.press("Escape")
    expect(friend.page.get_by_role("dialog")).to_have_count(0)
    return found


def expect_one_picture(friends: Sequence[Friend]) -> None:
    """Everyone has every stick at the same place, to the last digit, and sees the same."""
    first, *others = [bodies(friend) for friend in friends]
    assert len(first) >= 5
    assert all(other == first for other in others)


def watch_together(one: Friend, other: Friend) -> None:
    """Give the other's structure as much room as the one's, so that both are drawn alike."""
    room, least = (canvas(friend).bounding_box() for friend in (one, other))
    size = other.page.viewport_size
    assert room is not None
    assert least is not None
    assert size is not None
    height = size["height"] + round(room["height"] - least["height"])
    other.page.set_viewport_size({"width": size["width"], "height": height})


def expect_alike(one: Friend, other: Friend) -> None:
    def is_alike() -> bool:
        pictures = [canvas(friend).evaluate(PICTURE) for friend in (one, other)]
        apart: list[int] = [abs(a - b) for a, b in zip(*pictures, strict=True)]
        return mean(apart) < ALIKE

    # The camera comes to rest a moment after the structure.
    until(one.page, is_alike)


def until(page: Page, holds: Callable[[], bool]) -> None:
    """Wait for what only this process can tell, frame by frame."""
    for _ in range(100):
        if holds():
            return
        page.evaluate(FRAME)
    raise AssertionError("they never look alike")


def test_two_play_to_the_end_by_mouse_and_by_touch_while_somebody_watches(house: House) -> None:
    """A stick is stood on the one set up, and another beside it, which was the last."""
    guests = [house.guest("Anna"), house.guest("Luca")]
    code = house.sticks(*guests, **OPTIONS, sticks=2)
    house.put_up(put_up(match_of(2, sticks=2), 2, racks={1: 1}), "n_tropy")
    guests[0].start(code)
    anna = Friend("Anna", house.page(guests[0], f"/t/{code}", **SMALL), "mouse")
    luca = Friend("Luca", house.page(guests[1], f"/t/{code}", **PHONE), "touch")
    sara = Friend("Sara", house.page(house.guest("Sara"), f"/t/{code}", **SMALL))
    sara.press(sara.button("Watch"))

    press(anna, "Take a stick")
    press(anna, "Upright")
    x, y = middle_of(anna)
    anna.page.mouse.move(x + 20, y - 120)
    expect(foretold(sara)).to_have_text("It would be upright.", timeout=PATIENCE)
    anna.page.mouse.down()
    anna.page.mouse.up()  # a click lowers it
    expect(call(anna)).to_have_text("It touches. Let it go?", timeout=PATIENCE)
    press(anna, "Let go")
    for friend in (luca, sara):
        expect(call(friend)).to_have_text("Anna has let go. Does it stand?", timeout=PATIENCE)
        expect(friend.page.get_by_label("Seconds until it counts")).to_be_visible()

    expect(call(luca)).to_have_text("Your turn: take a stick.", timeout=PATIENCE)
    expect(foretold(sara)).to_have_text("Anna: upright on stick 5.")
    watch_together(anna, sara)
    expect_alike(anna, sara)
    expect_one_picture([anna, luca, sara])

    press(luca, "Take a stick")
    press(luca, "Upright")
    fingers = Fingers(luca.page)
    drag(luca, fingers, -60, -10)
    expect(foretold(sara)).to_have_text("It would be upright.", timeout=PATIENCE)
    press(luca, "Lower")
    hold_to_let_go(luca, fingers)

    expect(luca.result).to_contain_text("You win!", timeout=PATIENCE)
    for friend in (anna, sara):
        expect(friend.result).to_contain_text("Luca wins!", timeout=PATIENCE)
        friend.press(friend.button("Show the board"))
    watch_together(anna, sara)
    expect_alike(anna, sara)
    expect_one_picture([anna, sara])


def drag(friend: Friend, fingers: Fingers, right: float, down: float) -> None:
    """Draw a finger over the structure, and lift it when it has come to rest: it flings nothing."""
    x, y = middle_of(friend)
    fingers.lie("touchStart", [(x, y)])
    for step in range(1, FRAMES + 1):
        fingers.lie("touchMove", [(x + right * step / FRAMES, y + down * step / FRAMES)])
    for _ in range(FRAMES):
        friend.page.evaluate(FRAME)
    fingers.lie("touchEnd", [])


def hold_to_let_go(friend: Friend, fingers: Fingers) -> None:
    """A tap is not enough: the finger stays until the stick is gone."""
    button = bar(friend).get_by_role("button", name="Hold to let go")
    button.tap()
    expect(call(friend)).to_have_text("It touches. Let it go?")
    box = button.bounding_box()
    assert box is not None
    spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    fingers.lie("touchStart", [spot])
    expect(call(friend)).to_have_text("You have let go. Does it stand?", timeout=PATIENCE)
    fingers.lie("touchEnd", [])


def test_a_run_alone_by_the_keyboard_through_the_list_of_places(house: House) -> None:
    anna = house.guest("Anna")
    code = house.sticks(anna, **OPTIONS, sticks=1)
    anna.start(code)
    player = Friend("Anna", house.page(anna, f"/t/{code}"), "keyboard")
    keys = player.page.keyboard
    expect(call(player)).to_have_text("Your turn: take a stick.")

    keys.press("l")
    places = player.page.get_by_role("listbox", name="Places")
    expect(places).to_be_focused(timeout=PATIENCE)
    expect(places.get_by_role("option")).to_have_text(
        [
            "upright on stick 5, on the left, height 2.5: likely to hold",
            "upright on stick 5, in the middle, height 2.5: may hold",
        ]
    )
    keys.press("ArrowDown")
    keys.press("Enter")
    expect(call(player)).to_have_text("It touches. Let it go?", timeout=PATIENCE)
    expect(bar(player).get_by_role("button", name="Let go")).to_be_focused()
    keys.press("Enter")
    expect(player.result).to_contain_text("A clean run!", timeout=PATIENCE)
    expect(player.result).to_contain_text("Your stick stands")
