"""A browser's socket: who may open it, what it may send, and how it ends."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.responses import JSONResponse

from server.api.deps import Services, person_of
from server.api.errors import refusal_body
from server.games.game import Refusal
from server.live.origin import origin_allowed
from server.live.protocol import LINE, NO_LINE, Line
from server.service.errors import (
    Malformed,
    NotAllowed,
    Oversized,
    Refused,
    ServiceRefusal,
    paths,
)
from server.service.limits import Bucket, refuse_for
from server.service.outbox import Outbox
from server.service.presence import Connection
from server.service.table import Table
from server.wire import (
    MAX_MESSAGE_BYTES,
    PROTOCOL,
    CloseCode,
    FromClient,
    Packet,
    Rejected,
    Say,
    SendEmote,
    Steer,
    encoded,
    from_client,
)

router = APIRouter()

CLIENT = re.compile(r"[0-9a-f]{32}")
"""The 128 random bits with which a page load names itself."""

CLOSING_TIME = 2.0
"""Seconds a peer has to follow a close before it is dropped."""

REFUSALS_BEFORE_CLOSE = 100
"""Messages over the limit, less those within it, before the socket is closed."""

EMOTE_EVERY = 3.0

STEERS_A_SECOND = 20
"""More are dropped without a word: whoever steers sends the newest by itself, again and again."""

TORRENT = 1000
"""Steers that may come in a burst, and a fifth of it a second: more are a flood like any other."""

LINES_AT_ONCE = 8
"""Lines of chat that may come in a burst."""


@router.websocket("/api/tables/{code}/ws")
async def table_socket(websocket: WebSocket, code: str, v: str = "", client: str = "") -> None:
    """Show a player a table, and carry what they send to it."""
    services: Services = websocket.app.state.services
    try:
        table = await _table(websocket, services, code, client)
    except Refused as refused:
        await _refuse_upgrade(websocket, refused.refusal)
        return

    await websocket.accept()
    person = await person_of(websocket, services)
    if v != str(PROTOCOL):
        await websocket.close(CloseCode.OTHER_VERSION)
    elif person is None:
        await websocket.close(CloseCode.NOT_SIGNED_IN)
    else:
        peer = WebSocketPeer(websocket)
        outbox = Outbox(peer, services.clock, table.shown)
        connection = Connection(person, client, outbox)
        table.join(connection)
        try:
            await _listen(websocket, connection, table, services)
        finally:
            table.leave(connection)


async def _table(websocket: WebSocket, services: Services, code: str, client: str) -> Table:
    if not origin_allowed(websocket, services.origins):
        raise Refused(NotAllowed())
    if not CLIENT.fullmatch(client):
        raise Refused(Malformed(fields=["client"]))
    return await services.table(websocket, code)


async def _refuse_upgrade(websocket: WebSocket, refusal: Refusal) -> None:
    assert isinstance(refusal, ServiceRefusal)
    response = JSONResponse(refusal_body(refusal), refusal.status)
    await websocket.send_denial_response(response)


async def _listen(
    websocket: WebSocket, connection: Connection, table: Table, services: Services
) -> None:
    """Carry messages to the table until the socket closes.

    A connection that is being closed is heard out: leaving it earlier would end it without a word.
    """
    reader = Reader(services)
    while (packet := await websocket.receive())["type"] != "websocket.disconnect":
        if connection.outbox.closed:
            continue
        try:
            message = reader.read(packet.get("text"), packet.get("bytes"))
        except Refused as refused:
            connection.outbox.post(encoded(Rejected.of(refused.refusal)))
            if reader.flooding:
                connection.outbox.close(CloseCode.FLOODING)
        else:
            if message is not None:
                table.send(connection, message)


class Reader:
    """Reads what one connection sends, and how much of it."""

    def __init__(self, services: Services) -> None:
        self._clock = services.clock
        now = self._clock.monotonic()
        self._messages = Bucket(services.messages_at_once, services.messages_a_second, now)
        self._emotes = Bucket(1, 1 / EMOTE_EVERY, now)
        self._lines = Bucket(LINES_AT_ONCE, services.lines_a_minute / 60, now)
        self._steers = Bucket(STEERS_A_SECOND, STEERS_A_SECOND, now)
        self._torrent = Bucket(TORRENT, TORRENT / 5, now)
        self._over = 0

    @property
    def flooding(self) -> bool:
        return self._over > REFUSALS_BEFORE_CLOSE

    def read(self, text: str | None, data: bytes | None) -> FromClient | None:
        """Return the message, or None for a steer too many.

        Raises Refused when it is too much, too large or nonsense.
        """
        now = self._clock.monotonic()
        try:
            message = _understood(text, data)
        except Refused:
            self._count(now)
            raise
        if isinstance(message, Steer) and not self._torrent.take(now):
            return None if self._steers.take(now) else message

        self._count(now)
        if isinstance(message, SendEmote):
            refuse_for(self._emotes.take(now))
        if isinstance(message, Say):
            refuse_for(self._lines.take(now))
        return message

    def _count(self, now: float) -> None:
        """Count a message; raises Refused when it is one too many."""
        wait = self._messages.take(now)
        self._over = self._over + 1 if wait else max(0, self._over - 1)
        refuse_for(wait)


def _understood(text: str | None, data: bytes | None) -> FromClient:
    """Return the message; raises Refused when it is too large or nonsense."""
    if data is not None or text is None:
        raise Refused(Malformed(fields=[]))
    if len(text.encode()) > MAX_MESSAGE_BYTES:
        raise Refused(Oversized(most=MAX_MESSAGE_BYTES))
    try:
        return from_client.validate_json(text)
    except (ValidationError, RecursionError) as error:
        fields = paths(error) if isinstance(error, ValidationError) else []
        raise Refused(Malformed(fields=fields)) from None


class WebSocketPeer:
    """The far end of a WebSocket, as an outbox sees it."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        line: Line = websocket.scope.get("extensions", {}).get(LINE, {}).get("line", NO_LINE)
        self._line = line
        self._closing: asyncio.Task[None] | None = None

    @property
    def backlog(self) -> int:
        return self._line.backlog()

    async def send(self, packet: Packet) -> None:
        part = "text" if isinstance(packet, str) else "bytes"
        await self._websocket.send({"type": "websocket.send", part: packet})

    def close(self, code: CloseCode) -> None:
        if self._closing is None:
            self._closing = asyncio.create_task(self._say_goodbye(code))
            asyncio.get_running_loop().call_later(CLOSING_TIME, self._line.abort)

    async def _say_goodbye(self, code: CloseCode) -> None:
        with suppress(Exception):  # it is gone already, or never reads this
            await self._websocket.close(code)
