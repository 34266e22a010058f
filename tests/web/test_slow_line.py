"""A race on a bad line: 200 ms there and back, give or take 100, for all three who play."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Mapping
from itertools import chain
from pathlib import Path
from typing import TypeAlias

import pytest

from server.games.chance import Chance
from server.games.game import Json
from server.games.tantrix.gobble.game import Gobble
from server.games.tantrix.gobble.messages import GobbleChoice, GobbleOptions, Share
from server.games.tantrix.tiles import TILES
from tests.games.playing import seed_of
from tests.web.friend import PATIENCE, Friend
from tests.web.house import PHONE, House
from tests.web.slow_proxy import TRAIN, SlowProxy

RACING = Path(__file__).with_name("racing.js").read_text()

Choices: TypeAlias = dict[str, list[str]]
"""Tile → the cells it fits."""

CONTESTS = 4
"""Times that all go for one cell, if they can."""

MOST_ROUNDS = 60

SOON = 400
"""Milliseconds until everybody presses at once, which is time enough to tell them all."""

ANSWERED = """
() => {
  const of = (way) => racing.log.filter((entry) => entry.way === way);
  const refs = of("up").flatMap(({ message }) => message.ref ?? []);
  return refs.every((ref) => of("down").some(({ message }) => message.ref === ref));
}
"""


def short_race() -> Gobble:
    choices = [GobbleChoice(share=Share.HALF)] * 3
    return Gobble.setup(choices, GobbleOptions(), Chance(seed_of(3)))


@pytest.fixture
def lines(house: House) -> list[SlowProxy]:
    """A bad line for each of three."""
    address = house.server.address
    return [house.stack.enter_context(SlowProxy(address, TRAIN, seed)) for seed in range(3)]


@pytest.fixture
def friends(house: House, lines: list[SlowProxy]) -> list[Friend]:
    """Three on their phones, in a race that has just begun."""
    guests = [house.guest(name) for name in ("Anna", "Luca", "Sara")]
    code = house.table(*guests)
    house.put_up(short_race().dump())
    guests[0].start(code)
    pages = [
        house.page(guest, f"/t/{code}", line.address, script=RACING, **PHONE)
        for guest, line in zip(guests, lines, strict=True)
    ]
    friends = [Friend(guest.name, page, "touch") for guest, page in zip(guests, pages, strict=True)]
    for friend in friends:
        friend.wait_for_the_race()
    return friends


def race_to_the_end(friends: list[Friend]) -> None:
    """Everyone presses at the same time, at first all for the same cell."""
    for turn in range(MOST_ROUNDS):
        choices = {friend.name: friend.page.evaluate("racing.choices()") for friend in friends}
        contested = most_wanted(choices) if turn < CONTESTS else None
        at = time.time() * 1000 + SOON
        for friend in friends:
            if move := a_move(choices[friend.name], contested):
                # Not awaited: all are to press at the same time.
                friend.page.evaluate("(move) => void racing.press(...move)", [*move, at])
        for friend in friends:
            friend.page.wait_for_timeout(max(0.0, at - time.time() * 1000))
            friend.page.wait_for_function(ANSWERED, timeout=PATIENCE)
            friend.give_if_owed()
        if all(friend.is_over() for friend in friends):
            return
    pytest.fail("the race did not end")


def most_wanted(choices: Mapping[str, Choices]) -> str | None:
    """Return the cell for which most have a tile that fits."""
    wanted = Counter(
        cell for of_one in choices.values() for cell in set(chain.from_iterable(of_one.values()))
    )
    return wanted.most_common(1)[0][0] if wanted else None


def a_move(choices: Choices, contested: str | None) -> tuple[str, str] | None:
    """Return a tile and a cell it fits: the contested one, if any tile does."""
    moves = [(tile, cell) for tile, cells in choices.items() for cell in cells]
    return next((move for move in moves if move[1] == contested), moves[0] if moves else None)


def test_three_on_a_slow_line_race_to_the_end_and_nobody_is_left_in_doubt(
    house: House, friends: list[Friend], lines: list[SlowProxy]
) -> None:
    race_to_the_end(friends)

    boards = [friend.board() for friend in friends]
    assert boards[0] == boards[1] == boards[2]
    assert_every_tile_is_in_one_place(boards[0], friends)

    pages = [kept_of(friend) for friend in friends]
    codes = [refusal["code"] for page in pages for refusal in refusals(page)]
    assert codes.count("taken") >= CONTESTS
    for page in pages:
        assert_told_in_one_round_trip(page)
    for line in lines:
        assert TRAIN[0] <= min(line.delays) <= max(line.delays) <= TRAIN[1]


def assert_every_tile_is_in_one_place(board: list[str], friends: list[Friend]) -> None:
    laid = [int(number) for words in board for number in re.findall(r"tile (\d+):", words)]
    held = [int(tile) for friend in friends for tile in friend.tiles()]
    put_away = set(short_race().dump()["put_away"]) - set(laid)
    assert sorted([*laid, *held, *put_away]) == sorted(TILES)


def assert_told_in_one_round_trip(page: Json) -> None:
    """Each command went up once and was answered once, and nothing was asked in between.

    So a refusal takes one way there and one way back, and is on screen in the frame it came in or
    the next.
    """
    assert page["sockets"] == 1
    log = page["log"]
    for asked in commands(page):
        same = [at for at, entry in enumerate(log) if entry["message"].get("ref") == asked["ref"]]
        assert [log[at]["way"] for at in same] == ["up", "down"]
        between = [entry for entry in log[same[0] + 1 : same[1]] if entry["way"] == "up"]
        assert {entry["message"]["type"] for entry in between} <= {"ping"}
        answer = log[same[1]]
        if answer["message"].get("code") == "taken":
            came = answer["frame"]
            ms = answer["message"]["details"]["ms"]
            assert {came, came + 1} & frames_that_show(page, f"faster · {ms} ms")


def frames_that_show(page: Json, words: str) -> set[int]:
    return {shown["frame"] for shown in page["shown"] if words in shown["text"]}


def commands(page: Json) -> list[Json]:
    sent = [entry["message"] for entry in page["log"] if entry["way"] == "up"]
    return [message for message in sent if message["type"] == "command"]


def refusals(page: Json) -> list[Json]:
    return [entry["message"] for entry in page["log"] if entry["message"]["type"] == "rejected"]


def kept_of(friend: Friend) -> Json:
    """Return what a page has kept of its race."""
    kept: Json = friend.page.evaluate("({ ...racing, choices: undefined, press: undefined })")
    return kept
