"""Whoever looks away comes back to the newest picture, the same seat and the same hand."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from tests.running import Process
from tests.web.friend import PATIENCE, Friend
from tests.web.house import PHONE, House
from tests.web.slow_proxy import SlowProxy

SOON = 2_000
"""Milliseconds within which one who returns sees the newest picture."""

MISSED = 3
"""Tiles that the other lays meanwhile."""

HIDE = """
(hidden) => {
  const state = hidden ? "hidden" : "visible";
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}
"""
"""A browser without a screen never hides a page by itself."""


@pytest.fixture
def line(rigged: Process) -> Iterator[SlowProxy]:
    """The way Anna's phone takes to the server."""
    with SlowProxy(rigged.address) as line:
        yield line


@pytest.fixture
def friends(house: House, line: SlowProxy) -> tuple[Friend, Friend]:
    """Anna on her phone and Luca, in a race."""
    guests = [house.guest("Anna"), house.guest("Luca")]
    code = house.table(*guests)
    guests[0].start(code)
    anna = Friend("Anna", house.page(guests[0], f"/t/{code}", line.address, **PHONE), "touch")
    luca = Friend("Luca", house.page(guests[1], f"/t/{code}"))
    for player in (anna, luca):
        player.wait_for_the_race()
    return anna, luca


@contextmanager
def away(anna: Friend, luca: Friend) -> Iterator[None]:
    """While Anna is away Luca goes on; when she is back she sees it soon, and plays on."""
    yield
    seen = luca.board()
    expect(anna.laid).to_have_count(len(seen), timeout=SOON)
    assert anna.board() == seen
    assert anna.tiles() == luca.tiles_of("Anna")
    assert anna.lay_a_tile()
    expect(luca.laid).to_have_count(len(seen) + 1, timeout=PATIENCE)
    assert luca.board() == anna.board()


@contextmanager
def frozen(anna: Friend) -> Iterator[None]:
    """Nothing runs in the page meanwhile; what it is sent waits."""
    session = anna.page.context.new_cdp_session(anna.page)
    stopped: list[object] = []
    session.on("Debugger.paused", lambda event: stopped.append(event))
    anna.page.evaluate(HIDE, True)
    anna.page.evaluate("() => void setInterval(() => {}, 10)")
    session.send("Debugger.enable")
    session.send("Debugger.pause")
    yield
    assert stopped
    session.send("Debugger.disable")
    anna.page.evaluate(HIDE, False)


def lay_some(luca: Friend) -> None:
    before = len(luca.board())
    while len(luca.board()) < before + MISSED:
        assert luca.lay_a_tile()
        luca.give_if_owed()


def test_25_a_phone_locked_for_a_minute_whose_line_has_died_shows_the_newest_board(
    friends: tuple[Friend, Friend], line: SlowProxy
) -> None:
    anna, luca = friends
    anna.page.clock.install()
    anna.page.reload()
    anna.wait_for_the_race()
    with away(anna, luca):
        anna.page.evaluate(HIDE, True)
        anna.page.clock.pause_at(anna.page.evaluate("Date.now() + 1"))
        line.strand()
        lay_some(luca)
        anna.page.clock.fast_forward("01:00")
        anna.page.clock.resume()
        anna.page.evaluate(HIDE, False)


def test_a_page_that_stood_still_while_the_others_played_catches_up(
    friends: tuple[Friend, Friend],
) -> None:
    anna, luca = friends
    with away(anna, luca), frozen(anna):
        lay_some(luca)


def test_a_tab_in_the_background_is_up_to_date_when_one_looks(
    friends: tuple[Friend, Friend],
) -> None:
    anna, luca = friends
    with away(anna, luca):
        anna.page.evaluate(HIDE, True)
        lay_some(luca)
        anna.page.evaluate(HIDE, False)


def test_a_change_of_network_costs_neither_the_seat_nor_a_tile(
    friends: tuple[Friend, Friend], line: SlowProxy
) -> None:
    anna, luca = friends
    with away(anna, luca):
        anna.page.context.set_offline(True)
        line.lose()
        lay_some(luca)
        line.refuses = False
        anna.page.context.set_offline(False)
