"""Friends race each other through a link, in three real browser profiles."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.running import GENEROUS, Process, process, sqlite_in
from tests.web.conftest import LAPTOP, PHONE, Invite
from tests.web.friend import PATIENCE, Friend, Hands

MOST_ROUNDS = 200


def race_to_the_end(*players: Friend) -> None:
    """Everyone lays what they can, in turn, until the race is over for all."""
    for _ in range(MOST_ROUNDS):
        for player in players:
            if player.is_over():
                continue
            player.lay_a_tile()
            player.give_if_owed()
        if all(player.is_over() for player in players):
            return
    pytest.fail("the race did not end")


def places(friend: Friend) -> list[str]:
    """Return the rows of the result card, without who is "you"."""
    expect(friend.result).to_be_visible(timeout=PATIENCE)
    rows = friend.result.get_by_role("row").all_inner_texts()
    return [re.sub(r"\s+", " ", row).replace(" you", "").strip() for row in rows]


@pytest.mark.parametrize(
    ("size", "hands"), [(LAPTOP, "mouse"), (PHONE, "touch"), (LAPTOP, "keyboard")]
)
def test_two_friends_race_a_third_watches_all_see_one_result_and_go_again(
    server: Process, invite: Invite, size: tuple[int, int], hands: Hands
) -> None:
    anna, luca = invite("Anna", size, hands), invite("Luca", size, hands)
    sara = invite("Sara", size)

    link = anna.open_table(server.address)
    luca.join(link)
    sara.watch(link)
    for player in (anna, luca):
        player.take_half_a_share()
        player.get_ready()
    for friend in (anna, luca, sara):
        friend.wait_for_the_race()
    race_to_the_end(anna, luca)

    seen = [places(friend) for friend in (anna, luca, sara)]
    assert seen[0] == seen[1] == seen[2]
    assert sorted(row.split()[0] for row in seen[0][1:]) == ["1", "2"]

    for player in (anna, luca):
        player.press(player.button("Rematch"))
    for friend in (anna, luca, sara):
        expect(friend.result).to_be_hidden(timeout=PATIENCE)
        friend.wait_for_the_race()
    assert sara.page.url == link
    assert len(anna.tiles()) == len(luca.tiles()) == 13
    assert not server.errors


def test_a_reload_and_a_killed_server_change_nothing_on_the_board(
    invite: Invite, tmp_path_factory: pytest.TempPathFactory
) -> None:
    kept = {**sqlite_in(tmp_path_factory.mktemp("kept")), **GENEROUS}
    with process(kept) as server:
        anna, luca = invite("Anna"), invite("Luca")
        link = anna.open_table(server.address)
        port = server.address.rpartition(":")[2]
        luca.join(link)
        for player in (anna, luca):
            player.get_ready()
        for player in (anna, luca):
            player.wait_for_the_race()
            player.lay_a_tile()
        hand, board = anna.tiles(), anna.board()

        anna.page.reload()
        anna.wait_for_the_race()
        assert (anna.tiles(), anna.board()) == (hand, board)

        server.kill()
        alert = anna.page.get_by_role("alert")
        expect(alert.get_by_text("Connection lost")).to_be_visible(timeout=PATIENCE)
    with process({**kept, "TRESTLE_PORT": port}) as server:
        for friend in (anna, luca):
            expect(friend.page.get_by_text("Connection lost")).to_have_count(0, timeout=PATIENCE)
        assert (anna.tiles(), anna.board()) == (hand, board)
        assert luca.lay_a_tile()
        expect.soft(anna.page.get_by_role("img", name=re.compile("laid last"))).to_have_count(1)
        assert len(anna.board()) == len(board) + 1
