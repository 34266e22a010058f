"""Tables put up over HTTP, and pages that look at them: what a test need not click together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from random import Random
from typing import Any

import httpx
from playwright.sync_api import Browser, Page

from server.games.chance import Chance
from server.games.game import Json
from server.games.tantrix.gobble.bot import fast
from server.games.tantrix.gobble.game import Gobble
from server.games.tantrix.gobble.messages import Give, GobbleChoice, GobbleOptions
from tests.games.playing import seed_of
from tests.running import Process

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
}

LANGUAGES = {"en": "en-GB", "it": "it-IT"}


@dataclass
class Guest:
    """Somebody the server knows, without a browser yet."""

    http: httpx.Client
    name: str
    player: str

    def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        answer = self.http.request(method, f"/api{path}", json=body)
        answer.raise_for_status()
        return answer.json() if answer.content else None

    def sit(self, code: str, seat: int) -> None:
        self.ask("PUT", f"/tables/{code}/seats/{seat}", {})

    def seat_bot(self, code: str, seat: int, level: str = "fast") -> None:
        self.ask("PUT", f"/tables/{code}/seats/{seat}", {"bot": level})

    def start(self, code: str) -> None:
        self.ask("POST", f"/tables/{code}/start")


class House:
    """A rigged server and a browser. Whatever is opened here ends with the test."""

    def __init__(self, server: Process, browser: Browser, stack: ExitStack) -> None:
        self.server = server
        self.browser = browser
        self.stack = stack
        self.errors: list[str] = []
        """What went wrong in a page."""

    def guest(self, name: str) -> Guest:
        http = httpx.Client(base_url=self.server.address, trust_env=False, timeout=20)
        self.stack.callback(http.close)
        player = http.post("/api/session", json={"name": name}).raise_for_status().json()
        return Guest(http, name, player["player"])

    def table(self, *guests: Guest, bots: int = 0) -> str:
        """Open a table for a race at which all of them sit, in this order, and then bots."""
        return self._seated("gobble", {}, guests, ["fast"] * bots)

    def board(self, *guests: Guest, bots: int = 0, **options: Any) -> str:
        """Open a table for the strategy game in the same way, with its options."""
        return self._seated("strategy", options, guests, ["beginner"] * bots)

    def pyramids(self, *guests: Guest, bots: int = 0, **options: Any) -> str:
        """Open a table for Trip Away in the same way, with its options."""
        return self._seated("trip_away", options, guests, ["fair"] * bots)

    def sticks(self, *guests: Guest, bots: int = 0, **options: Any) -> str:
        """Open a table for N-Tropy in the same way, with its options."""
        return self._seated("n_tropy", options, guests, ["fair"] * bots)

    def puzzle(self, *guests: Guest, size: int) -> str:
        """Open a table for a Discovery puzzle, to be solved alone or as a race."""
        return self._seated("discovery", {"size": size}, guests, [])

    def solo(self, guest: Guest, game: str, **options: Any) -> str:
        """Open a table for a game that one plays alone."""
        return self._seated(game, options, [guest], [])

    def _seated(self, game: str, options: Json, guests: Sequence[Guest], bots: list[str]) -> str:
        host, *others = guests
        body = {"game": game, "options": options}
        code: str = host.ask("POST", "/tables", body)["code"]
        for seat, guest in enumerate(others, 1):
            guest.sit(code, seat)
        for seat, level in enumerate(bots, len(guests)):
            host.seat_bot(code, seat, level)
        return code

    def put_up(self, match: Json, game: str = "gobble") -> None:
        """The next match of the game to be started begins like this."""
        with httpx.Client(base_url=self.server.address, trust_env=False) as http:
            http.post(f"/rig/{game}", json=match).raise_for_status()

    def played(
        self, game: str, seats: int = 2, seed: int = 1, moves: int = 10_000, **options: Any
    ) -> Json:
        """Let bots play a match at once; return its id (`match`), its `last` entry, its `view`."""
        wished = {"seats": seats, "seed": seed, "moves": moves, "options": options}
        with httpx.Client(base_url=self.server.address, trust_env=False, timeout=60) as http:
            answer = http.post(f"/rig/{game}/played", json=wished).raise_for_status()
        return dict(answer.json())

    def page(
        self,
        guest: Guest | None,
        path: str,
        address: str | None = None,
        script: str = "",
        **device: Any,
    ) -> Page:
        """Open a page in a browser of its own, in which the server knows the guest.

        `address` is another way to the server, `script` what runs before the page's own.
        """
        device.setdefault("reduced_motion", "reduce")
        context = self.browser.new_context(**device)
        self.stack.callback(context.close)
        at = address or self.server.address
        if guest is not None:
            cookie = guest.http.cookies["trestle"]
            context.add_cookies([{"name": "trestle", "value": cookie, "url": at}])
        page = context.new_page()
        page.add_init_script(script)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(f"{at}{path}")
        return page


# --- races in mid-play --------------------------------------------------------------------


def race_of(seats: int, moves: int, seed: int = 1) -> Gobble:
    """Return a race in which quick hands have made so many moves."""
    race = Gobble.setup([GobbleChoice()] * seats, GobbleOptions(), Chance(seed_of(seed)))
    random = Random(seed)
    for move in range(moves):
        seat = sorted(race.to_act)[move % len(race.to_act)]
        command = fast(race.view(), seat, random)
        if command is not None:
            race.handle(seat, command)
    return race


def settled(race: Gobble) -> Gobble:
    """Let everyone give what they owe."""
    random = Random(1)
    while gifts := race.view().gifts:
        giver = min(owed.seat for owed in gifts.values())
        gift = fast(race.view(), giver, random)
        assert isinstance(gift, Give)
        race.handle(giver, gift)
    return race


def changed(race: Gobble, change: Callable[[Json], None]) -> Json:
    """Return a race as it is kept, with a change."""
    dump = race.dump()
    change(dump["view"])
    return dump
