"""A WebSocket peer that does as it is told, right or wrong: bytes on a TCP connection."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import struct
from asyncio import IncompleteReadError, StreamReader, StreamWriter
from base64 import b64encode
from collections.abc import Mapping
from types import TracebackType
from typing import NamedTuple, Self
from urllib.parse import urlsplit

from server.wire import PROTOCOL
from tests.client import PATIENCE, Browser

MORE, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10

LOST = 1006
"""What a browser reports when a connection ends without a close frame."""


class Frame(NamedTuple):
    kind: int
    payload: bytes


class RawPeer:
    """Reads only when asked to."""

    def __init__(self, status: int, head: str, reader: StreamReader, writer: StreamWriter) -> None:
        self.status = status
        self.head = head.lower()
        """The response's headers, in lower case."""
        self.reader = reader
        self._writer = writer

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._writer.transport.abort()

    @property
    def address(self) -> tuple[str, int]:
        """Where it speaks from."""
        host, port = self._writer.get_extra_info("sockname")
        return host, port

    async def send(self, kind: int, payload: bytes, is_last: bool = True) -> None:
        """Send a frame of a message; nothing happens when the connection is gone."""
        try:
            self._writer.write(_framed(kind, payload, is_last))
            await self._writer.drain()
        except ConnectionError:
            return

    async def frame(self) -> Frame:
        """Return the next frame; raises IncompleteReadError at the end."""
        async with asyncio.timeout(PATIENCE):
            first, second = await self.reader.readexactly(2)
            length = second & 127
            if length == 126:
                (length,) = struct.unpack("!H", await self.reader.readexactly(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", await self.reader.readexactly(8))
            return Frame(first & 15, await self.reader.readexactly(length))

    async def until_closed(self) -> int:
        """Read to the end; return the code of the close frame, or LOST without one."""
        try:
            while True:
                frame = await self.frame()
                if frame.kind == CLOSE:
                    (code,) = struct.unpack("!H", frame.payload[:2])
                    return int(code)
        except (IncompleteReadError, ConnectionError):
            return LOST

    async def body(self) -> bytes:
        """Return the body of a refused upgrade."""
        async with asyncio.timeout(PATIENCE):
            return await self.reader.read()


def _framed(kind: int, payload: bytes, is_last: bool) -> bytes:
    first = kind | (128 if is_last else 0)
    mask = os.urandom(4)
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", first, 128 | size)
    elif size < 65_536:
        head = struct.pack("!BBH", first, 128 | 126, size)
    else:
        head = struct.pack("!BBQ", first, 128 | 127, size)
    key = int.from_bytes(mask * (size // 4 + 1))
    masked = int.from_bytes(payload + bytes(4 * (size // 4 + 1) - size)) ^ key
    return head + mask + masked.to_bytes(4 * (size // 4 + 1))[:size]


async def raw_peer(
    browser: Browser,
    code: str,
    headers: Mapping[str, str] | None = None,
    receive_buffer: int | None = None,
    way: str | None = None,
) -> RawPeer:
    """Ask for the socket of a table, with a receive buffer of a size if it matters.

    `way` is another address to reach the server by.
    """
    parts = urlsplit(way or browser.address)
    sock = socket.socket()
    sock.setblocking(False)
    if receive_buffer is not None:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    await asyncio.get_running_loop().sock_connect(sock, (parts.hostname, parts.port))
    reader, writer = await asyncio.open_connection(sock=sock, limit=2**12)
    lines = {
        "Host": parts.netloc,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Version": "13",
        "Cookie": browser.cookie,
        **(headers or {}),
    }
    path = f"/api/tables/{code}/ws?v={PROTOCOL}&client={secrets.token_hex(16)}"
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    writer.write(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())
    async with asyncio.timeout(PATIENCE):
        answer = (await reader.readuntil(b"\r\n\r\n")).decode()
    return RawPeer(int(answer.split()[1]), answer, reader, writer)
