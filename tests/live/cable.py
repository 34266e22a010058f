"""A cable between a page and the server, that can go mute or break."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit


class Cable:
    """Carries bytes both ways for every connection made through its address."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._far_end = (parts.hostname, parts.port)
        self._writers: set[StreamWriter] = set()
        self._carrying: set[asyncio.Task[None]] = set()
        self.mute = False
        """Whether what the server says is lost on the way."""
        self.breaks_after: int | None = None
        """How many bytes of the server's the next connection carries before it breaks."""
        self.patience: float | None = None
        """Seconds the server may say nothing before its connection is cut, as proxies do."""
        self.breaks = 0
        """How often it has broken."""

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        host, port = self._server.sockets[0].getsockname()
        self.address = f"http://{host}:{port}"
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.close()
        self.cut()
        await asyncio.gather(*self._carrying)
        await self._server.wait_closed()

    def cut(self) -> None:
        """Break every connection, without a word."""
        for writer in list(self._writers):
            writer.transport.abort()

    async def _connected(self, near: StreamReader, near_writer: StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._carrying.add(task)
        far, far_writer = await asyncio.open_connection(*self._far_end)
        writers = {near_writer, far_writer}
        self._writers |= writers
        left, self.breaks_after = self.breaks_after, None
        try:
            await asyncio.gather(self._up(near, far_writer), self._down(far, near_writer, left))
        finally:
            self._writers -= writers
            self._carrying.discard(task)
            for writer in writers:
                writer.transport.abort()

    async def _up(self, near: StreamReader, far: StreamWriter) -> None:
        while data := await _read(near):
            far.write(data)
        far.transport.abort()

    async def _down(self, far: StreamReader, near: StreamWriter, left: int | None) -> None:
        while data := await self._hear(far):
            if left is not None:
                data, left = data[:left], left - len(data)
            if not self.mute:
                near.write(data)
            if left is not None and left <= 0:
                self.breaks += 1
                break
        near.close()

    async def _hear(self, far: StreamReader) -> bytes:
        try:
            return await asyncio.wait_for(_read(far), self.patience)
        except TimeoutError:
            return b""


async def _read(reader: StreamReader) -> bytes:
    """Return what comes next; nothing when the connection is gone."""
    try:
        return await reader.read(65_536)
    except OSError:
        return b""
