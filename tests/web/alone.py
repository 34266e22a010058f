"""Screens for one: the puzzles' page, a lobby without company, and how a puzzle ended."""

from __future__ import annotations

import json
import re
import secrets

from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from server.games.game import Json
from server.wire import PROTOCOL
from tests.games.tantrix.puzzles.working import LOOP_OF_3, drawn
from tests.web.house import Guest, House


def puzzles_at_first(house: House, locale: str) -> Page:
    return seen(house.page(None, "/puzzles", locale=locale))


def puzzles_known(house: House, locale: str) -> Page:
    """Somebody has solved the first puzzle, and has begun two others."""
    anna = house.guest("Annamaria Castelnuovo")
    solve(house, anna, begun(anna, "discovery", size=3))
    begun(anna, "discovery", size=4)
    begun(anna, "rainbow", back="white")
    return seen(house.page(anna, "/puzzles", locale=locale))


def lobby_for_one(house: House, locale: str) -> Page:
    anna = house.guest("Anna")
    code = anna.ask("POST", "/tables", {"game": "rainbow"})["code"]
    page = house.page(anna, f"/t/{code}", locale=locale)
    expect(page.locator(".ready-bar .button.main")).to_be_visible()
    return page


def solved_alone(house: House, locale: str) -> Page:
    anna = house.guest("Anna")
    code = begun(anna, "discovery", size=3)
    page = house.page(anna, f"/t/{code}", locale=locale)
    expect(page.get_by_test_id("board")).to_be_visible()
    solve(house, anna, code)
    expect(page.locator(".result:not(.settling)")).to_be_visible()
    expect(page.locator(".best")).not_to_be_empty()
    return page


def seen(page: Page) -> Page:
    expect(page.locator(".puzzle-map")).to_have_count(2)
    return page


# --- what has been done without a browser ---------------------------------------------------


def begun(guest: Guest, game: str, **options: object) -> str:
    """Begin a match for one, and return its table's code."""
    code: str = guest.ask("POST", "/tables", {"game": game, "options": options})["code"]
    guest.ask("PUT", f"/tables/{code}/ready", {"ready": True})
    return code


def solve(house: House, guest: Guest, code: str) -> None:
    """Solve the puzzle of three tiles."""
    lays: list[Json] = [
        {
            "type": "lay",
            "tile": tile,
            "cell": {"q": place.spot[0], "r": place.spot[1]},
            "rotation": place.rotation,
        }
        for tile, place in drawn(LOOP_OF_3)
    ]
    command(house, guest, code, *lays)


def command(house: House, guest: Guest, code: str, *commands: Json) -> None:
    """Send commands in a guest's name, as a page would; each is accepted."""
    at = re.sub("^http", "ws", house.server.address)
    way = f"{at}/api/tables/{code}/ws?v={PROTOCOL}&client={secrets.token_hex(16)}"
    cookie = {"Cookie": f"trestle={guest.http.cookies['trestle']}"}
    with connect(way, additional_headers=cookie, proxy=None) as socket:

        def told(type: str) -> Json:
            while True:
                message: Json = json.loads(socket.recv(timeout=20))
                if message["type"] in (type, "rejected"):
                    assert message["type"] == type, message
                    return message

        match = told("update")["match"]
        for ref, one in enumerate(commands, 1):
            whole = {"type": "command", "match": match, "ref": ref, "command": one}
            socket.send(json.dumps(whole))
            told("accepted")
