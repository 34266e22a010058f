"""A player for tests: a browser that keeps its cookie, and the pages it opens at tables."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.games.game import Json
from server.patch import patched
from server.wire import PROTOCOL, CloseCode, unframed

PATIENCE = 15.0
"""Seconds a test waits for what has to come."""

FORGETFUL = httpx.Limits(keepalive_expiry=1.0)
"""The server hangs up after five idle seconds: a connection is not used again just then."""


class Refused(Exception):
    """The server answered with an error."""

    def __init__(self, status: int, body: Json) -> None:
        super().__init__(f"{status} {body}")
        self.status = status
        self.code: str = body["code"]
        self.details: Json = body["details"]


class Browser:
    """One person's browser. Everything it opens is closed with it."""

    def __init__(self, address: str) -> None:
        self.http = httpx.AsyncClient(
            base_url=address, trust_env=False, timeout=PATIENCE, limits=FORGETFUL
        )
        self.player = ""
        self._pages: list[Page] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for page in self._pages:
            await page.close()
        await self.http.aclose()

    @property
    def address(self) -> str:
        return str(self.http.base_url).rstrip("/")

    def moved(self, address: str) -> None:
        """The server has another address now; the cookies stay."""
        self.http.base_url = httpx.URL(address)

    @property
    def cookie(self) -> str:
        return f"trestle={self.http.cookies.get('trestle')}"

    async def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        """Return the answer's JSON; raises Refused for an error."""
        answer = await self.http.request(method, f"/api{path}", json=body)
        if answer.is_error:
            raise Refused(answer.status_code, answer.json())
        return answer.json() if answer.content else None

    async def introduce(self, name: str) -> None:
        self.player = (await self.ask("POST", "/session", {"name": name}))["player"]

    async def create(self, game: str = "gobble", **options: Any) -> str:
        """Open a table and return its code."""
        created = await self.ask("POST", "/tables", {"game": game, "options": options})
        code: str = created["code"]
        return code

    async def sit(self, code: str, seat: int) -> None:
        await self.ask("PUT", f"/tables/{code}/seats/{seat}", {})

    async def stand(self, code: str, seat: int) -> None:
        await self.ask("DELETE", f"/tables/{code}/seats/{seat}")

    async def ready(self, code: str) -> None:
        await self.ask("PUT", f"/tables/{code}/ready", {"ready": True})

    async def open(self, code: str, client: str | None = None, way: str | None = None) -> Page:
        """Open the table's page and wait until it shows the table.

        `client` names the page load; `way` is another address to reach the server by.
        """
        page = Page(self, code, client or secrets.token_hex(16), way)
        self._pages.append(page)
        await page.connect()
        return page


class Page:
    """One page load at a table: its view is kept by patches, its commands are numbered.

    It keeps what it was told when its connection drops, and `connect` takes it up again.
    """

    def __init__(self, browser: Browser, code: str, client: str, way: str | None) -> None:
        self.browser = browser
        self.code = code
        self.client = client
        self.way = way
        self.table: Json = {}
        self.match: str | None = None
        self.view: Json = {}
        self.seq = -1
        self.to_act: list[int] = []
        self.outcome: Json | None = None
        self.events: list[Json] = []
        self.sent: dict[int, Json] = {}
        """Every command by its number."""
        self.answers: dict[int, Json] = {}
        self.refusals: list[Json] = []
        """Of what had no number."""
        self.said: list[Json] = []
        self.pongs: list[Json] = []
        self.pictures: list[tuple[int, float, bytes]] = []
        """Every frame in bytes: the `seq` it starts from, when, and the picture."""
        self.raw: list[str] = []
        self.closed: int | None = None
        """The code with which the connection ended; None while it is open."""
        self.on_view: Callable[[Json], None] = lambda view: None
        self._recorded: Json = {}
        self._refs: Iterator[int] = count(1)
        self._socket: ClientConnection | None = None
        self._listener: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    # --- the connection ---------------------------------------------------------------------

    async def dial(self, version: int = PROTOCOL) -> None:
        """Open the socket, whatever may come of it."""
        address = (self.way or self.browser.address).replace("http", "ws", 1)
        self._socket = await connect(
            f"{address}/api/tables/{self.code}/ws?v={version}&client={self.client}",
            additional_headers={"Cookie": self.browser.cookie},
            proxy=None,
            compression=None,
            ping_interval=None,
            max_size=None,
            max_queue=None,
            close_timeout=2,
        )
        self.closed = None
        self._listener = asyncio.create_task(self._listen(self._socket))

    async def connect(self) -> None:
        """Open the socket, wait for the table and its match, and send again what had no answer."""
        self.table = {}
        await self._be_shown_the_table()
        if self.table.get("match"):
            await self.until(lambda page: page.match == page.table["match"])
        for ref in sorted(self.sent.keys() - self.answers.keys()):
            await self.send(self.sent[ref])

    async def _be_shown_the_table(self) -> None:
        """Try again when the table is just being put away or opened elsewhere."""
        while not self.table:
            await self.dial()
            try:
                await self.until(lambda page: bool(page.table))
            except ConnectionError:
                if self.closed != CloseCode.RESTARTING:
                    raise

    async def close(self) -> None:
        """Leave as a browser does."""
        if self._socket is not None:
            await self._socket.close()
        await self._end()

    async def drop(self) -> None:
        """Vanish: the connection is cut without a word."""
        if self._socket is not None:
            self._socket.transport.abort()
        await self._end()

    async def ended(self) -> int:
        """Wait for the connection to end; return the code it was closed with."""
        await self.until(lambda page: page.closed is not None)
        await self._end()
        assert self.closed is not None
        return self.closed

    async def _end(self) -> None:
        if self._listener is not None:
            await self._listener
            self._listener = None

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            async for packet in socket:
                if isinstance(packet, str):
                    self._hear(packet)
                else:
                    self.pictures.append(unframed(packet))
                self._news.set()
        except ConnectionClosed:
            pass
        finally:
            self.closed = socket.close_code or 1006
            self._news.set()

    async def until(self, holds: Callable[[Page], bool], seconds: float = PATIENCE) -> None:
        """Wait until the page is so; ConnectionError when the connection ends before it is."""
        async with asyncio.timeout(seconds):
            while not holds(self):
                if self.closed is not None:
                    await self._end()
                    raise ConnectionError(self.closed)
                self._news.clear()
                await self._news.wait()

    async def newer(self) -> None:
        """Wait for the next update."""
        seq = self.seq
        await self.until(lambda page: page.seq > seq)

    async def hears(self, lines: int) -> None:
        """Wait until so many lines of chat have come."""
        await self.until(lambda page: len(page.said) >= lines)

    # --- what is sent -----------------------------------------------------------------------

    async def send(self, message: Json | str | bytes) -> None:
        """Send a message, or raw text or bytes. A closed connection swallows it."""
        assert self._socket is not None
        if isinstance(message, dict):
            message = json.dumps(message, ensure_ascii=False)
        with suppress(ConnectionClosed):
            await self._socket.send(message)

    async def post(self, command: Json) -> int:
        """Send a command of one's seat; return its number."""
        ref = next(self._refs)
        self.sent[ref] = {"type": "command", "match": self.match, "ref": ref, "command": command}
        await self.send(self.sent[ref])
        return ref

    async def answer(self, ref: int) -> Json:
        await self.until(lambda page: ref in page.answers)
        return self.answers[ref]

    async def command(self, command: Json) -> Json:
        """Send a command and return its answer."""
        return await self.answer(await self.post(command))

    async def again(self, ref: int) -> Json:
        """Send a command once more, as it was; return the new answer."""
        self.answers.pop(ref, None)
        await self.send(self.sent[ref])
        return await self.answer(ref)

    async def steer(self, x: float, y: float, angle: float) -> None:
        await self.send({"type": "steer", "match": self.match, "x": x, "y": y, "angle": angle})

    async def say(self, text: str) -> None:
        await self.send({"type": "say", "text": text})

    async def refusal(self, message: Json | str | bytes) -> Json:
        """Send what is not a command and return the refusal it meets."""
        before = len(self.refusals)
        await self.send(message)
        await self.until(lambda page: len(page.refusals) > before)
        return self.refusals[-1]

    async def settle(self) -> None:
        """Wait until the server has taken all that was sent from here before."""
        before, me = len(self.said), self.browser.player
        await self.say("settled")
        await self.until(lambda page: any(line["player"] == me for line in page.said[before:]))

    # --- what is heard ----------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """The seat in the match that this browser's player holds."""
        playing = self.table.get("playing", [])
        players = [who.get("player") for who in playing]
        return players.index(self.browser.player) if self.browser.player in players else None

    def heard(self, type: str) -> list[Json]:
        """Every message of a type that has come, in order."""
        return [message for message in map(json.loads, self.raw) if message["type"] == type]

    def _hear(self, text: str) -> None:
        self.raw.append(text)
        message: Json = json.loads(text)
        match message["type"]:
            case "table":
                self.table = message
            case "update":
                self._update(message)
            case "accepted":
                self.answers[message["ref"]] = message
            case "rejected" if "ref" in message:
                self.answers[message["ref"]] = message
            case "rejected":
                self.refusals.append(message)
            case "said":
                self.said.append(message)
            case "chat":
                self.said = list(message["lines"])
            case "pong":
                self.pongs.append(message)

    def _update(self, message: Json) -> None:
        if "view" in message:
            self._recorded = self.view = message["view"]
        elif message["seq"] == self.seq:
            self.view = patched(self._recorded, message["patch"])
        else:
            assert message["match"] == self.match, "a patch for a match that was not shown"
            assert message["seq"] == self.seq + 1, "a hole between two updates"
            self._recorded = self.view = patched(self._recorded, message["patch"])
        self.match = message["match"]
        self.seq = message["seq"]
        self.to_act = message["to_act"]
        self.outcome = message.get("outcome")
        self.events += message["events"]
        self.on_view(self.view)
