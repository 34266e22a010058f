"""One more round: the same four buttons in the same places, until somebody has won the series."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, expect

from tests.running import Process
from tests.web.conftest import LAPTOP, PHONE, Invite
from tests.web.friend import PATIENCE, Friend


def give_up(friend: Friend) -> None:
    friend.press(friend.button("Table menu"))
    friend.press(friend.page.get_by_role("menuitem", name="Give up the match"))
    friend.press(friend.button("Give up"))


def places_of_the_four(friend: Friend) -> list[FloatRect | None]:
    expect(friend.result).to_be_visible(timeout=PATIENCE)
    buttons = friend.result.locator("footer").get_by_role("button")
    expect(buttons).to_have_count(4)
    return [button.bounding_box() for button in buttons.all()]


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_friends_play_first_to_two_and_no_button_ever_moves(
    server: Process, invite: Invite, size: tuple[int, int]
) -> None:
    anna, luca, sara = (invite(name, size) for name in ("Anna", "Luca", "Sara"))
    link = anna.open_table(server.address)
    luca.join(link)
    sara.watch(link)
    anna.page.get_by_label("Series").select_option(label="first to 2 wins")
    for player in (anna, luca):
        player.get_ready()
    anna.wait_for_the_race()
    give_up(luca)

    at_first = places_of_the_four(anna)
    assert places_of_the_four(luca) == places_of_the_four(sara) == at_first
    anna.press(anna.button("Next round"))
    expect(anna.button("Ready")).to_be_visible()
    assert places_of_the_four(anna) == at_first

    luca.press(luca.button("Next round"))
    for friend in (anna, luca, sara):
        expect(friend.result).to_be_hidden(timeout=PATIENCE)
        expect(friend.page.get_by_role("banner")).to_contain_text("Anna 1 · Luca 0 · first to 2")
    give_up(luca)

    for friend, headline in (
        (anna, "You win the series 2.0!"),
        (luca, "Anna wins the series 2.0!"),
        (sara, "Anna wins the series 2.0!"),
    ):
        expect(friend.page.get_by_role("heading", name=re.compile(headline))).to_be_visible(
            timeout=PATIENCE
        )
        assert places_of_the_four(friend) == at_first
    expect(anna.button("Rematch")).to_be_visible()
