"""Trip Away played to the end in real browsers, by mouse, by touch and by keys."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Locator, expect

from server.games.trip_away.messages import Face
from tests.games.trip_away.pictures import number
from tests.web.friend import PATIENCE, SHORT, Friend, Overtaken
from tests.web.house import PHONE, House
from tests.web.pyramids import put_up

MOST_STEPS = 40
"""Presses of a key that any piece may be away."""

FOCUSED = "document.activeElement?.dataset?.piece"


def bar(friend: Friend) -> Locator:
    return friend.page.get_by_role("toolbar", name="What you can do")


def press(friend: Friend, name: str) -> None:
    friend.press(bar(friend).get_by_role("button", name=name, exact=True))


def piece(friend: Friend, written: str) -> Locator:
    return friend.page.locator(f'[data-piece="{number(written)}"]')


def point_at(friend: Friend, seat: int) -> None:
    friend.press(bar(friend).locator(f'[aria-keyshortcuts="{seat + 1}"]'))


def expect_pieces(friend: Friend, whose: str, count: int) -> None:
    pieces = "1 piece" if count == 1 else f"{count} pieces"
    area = friend.page.get_by_role("group", name=f"In front of {whose}: {pieces}")
    expect(area).to_be_attached(timeout=PATIENCE)


def test_three_play_to_the_end_by_mouse_and_by_touch_while_somebody_watches(house: House) -> None:
    """A stack is tipped, a turn passed, and after round 10 everyone takes a piece out."""
    guests = [house.guest("Anna"), house.guest("Luca")]
    code = house.pyramids(*guests, bots=1)
    table = """
        0: M0>1 L0>1 S0
        1: M1+L1 S1
        2: S2 M2 L2
    """
    first_round = Face.TIP, Face.TIP, Face.HOP
    then = Face.DIG, Face.TIP, Face.HOP
    match = put_up(table, *first_round, *then, round=10, start=1, active=1)
    house.put_up(match, "trip_away")
    guests[0].start(code)
    anna = Friend("Anna", house.page(guests[0], f"/t/{code}"), "mouse")
    luca = Friend("Luca", house.page(guests[1], f"/t/{code}", **PHONE), "touch")
    sara = Friend("Sara", house.page(house.guest("Sara"), f"/t/{code}"))
    sara.press(sara.button("Watch"))

    press(luca, "Roll")
    luca.press(piece(luca, "L1"))
    luca.press(luca.page.get_by_role("list", name="The stack").get_by_role("button").first)
    point_at(luca, 2)

    press(anna, "Roll")
    anna.press(piece(anna, "M0"))
    press(anna, "Hop")  # there is only one smaller piece
    expect_pieces(anna, "you", 2)

    luca.press(piece(luca, "M1"))
    press(luca, "Take it out")
    anna.press(piece(anna, "S0"))
    press(anna, "Take it out")
    expect_pieces(sara, "Anna", 1)
    assert bar(sara).count() == 0
    expect(sara.page.get_by_text("Luca takes a medium piece of their own out")).to_be_visible()

    press(luca, "Roll")
    expect(luca.page.get_by_test_id("board").get_by_text("You pass.")).to_be_visible()
    with suppress(Overtaken):  # soon it goes on by itself
        luca.press(bar(luca).get_by_role("button", name="OK, pass"), SHORT)

    press(anna, "Roll")
    anna.press(piece(anna, "M0"))
    expect(anna.result).to_contain_text("You win!", timeout=PATIENCE)
    for friend in (luca, sara):
        expect(friend.result).to_contain_text("Anna wins!", timeout=PATIENCE)


def test_a_match_against_a_bot_by_the_keyboard_alone(house: House) -> None:
    anna = house.guest("Anna")
    code = house.pyramids(anna, bots=1)
    table = """
        0: S0>1
        1: M0 L0 S1 M1 L1
    """
    house.put_up(put_up(table, Face.WILD, Face.TIP, Face.DIG), "trip_away")
    anna.start(code)
    player = Friend("Anna", house.page(anna, f"/t/{code}"), "keyboard")
    keys = player.page.keyboard
    expect(bar(player)).to_be_visible()

    keys.press("Space")
    expect(bar(player).get_by_role("button", name="Swap")).to_be_visible()
    keys.press("3")
    for written in ("M1", "L1"):
        walk_to(player, written)
        keys.press("Enter")
    keys.press("1")
    expect(player.page.get_by_text("how shall the Medium be turned?")).to_be_visible()
    keys.press("1")
    expect(player.page.get_by_test_id("foreseen")).to_be_visible()
    keys.press("Enter")
    told = "You swap a medium piece and a large one. The medium one points at you now."
    expect(player.page.get_by_text(told).first).to_be_visible()

    expect(bar(player).get_by_role("button", name="Roll")).to_be_visible(timeout=PATIENCE)
    keys.press("Space")
    expect(player.page.get_by_text("which larger piece")).to_be_visible()
    walk_to(player, "L0")
    keys.press("Enter")
    expect(player.result).to_contain_text("You win!", timeout=PATIENCE)


def walk_to(friend: Friend, written: str) -> None:
    """Go to a piece by arrows, and from one area to the next by a bracket."""
    wanted, keys = str(number(written)), friend.page.keyboard
    for _ in range(MOST_STEPS):
        before = friend.page.evaluate(FOCUSED)
        if before == wanted:
            return
        keys.press("ArrowRight")
        if friend.page.evaluate(FOCUSED) == before:
            keys.press("]")
    raise AssertionError(f"the keyboard does not lead to {written}")
