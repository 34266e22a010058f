"""A bad line between a browser and the server: slow, mute or cut, as a test wishes.

It carries bytes for pages that a test drives from another thread, so it has a thread and an event
loop of its own. What it is told takes effect with the next bytes.
"""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from contextlib import suppress
from random import Random
from threading import Thread
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

AT_ONCE = (0.0, 0.0)
TRAIN = (0.05, 0.15)
"""Seconds that bytes take one way: the round trip is 200 ms, give or take 100."""


class SlowProxy:
    """Carries every connection made through its address, each direction in its own order."""

    def __init__(self, address: str, delay: tuple[float, float] = AT_ONCE, seed: int = 1) -> None:
        parts = urlsplit(address)
        self._far_end = (parts.hostname, parts.port)
        self._delay = delay
        self._random = Random(seed)
        self._loop = asyncio.new_event_loop()
        self._writers: set[StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.delays: list[float] = []
        """How long bytes were held back, each time."""
        self._stranded: set[StreamWriter] = set()
        self.refuses = False
        """Whether new connections are closed at once."""

    def __enter__(self) -> Self:
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        opening = asyncio.start_server(self._connected, "127.0.0.1", 0)
        self._server = asyncio.run_coroutine_threadsafe(opening, self._loop).result()
        host, port = self._server.sockets[0].getsockname()
        self.address = f"http://{host}:{port}"
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def cut(self) -> None:
        """Break every connection, without a word."""
        asyncio.run_coroutine_threadsafe(self._cut(), self._loop).result()

    def strand(self) -> None:
        """All that is open stays open, and carries nothing any more; what is new works."""
        self._stranded |= self._writers

    def lose(self) -> None:
        """The network is gone: what is open breaks, what is new is refused."""
        self.refuses = True
        self.cut()

    # --- in the thread of the loop --------------------------------------------------------

    async def _cut(self) -> None:
        for writer in list(self._writers):
            writer.transport.abort()

    async def _close(self) -> None:
        self._server.close()
        await self._cut()
        await asyncio.gather(*self._tasks)
        await self._server.wait_closed()

    async def _connected(self, near: StreamReader, near_writer: StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        if self.refuses:
            near_writer.transport.abort()
            return
        try:
            far, far_writer = await asyncio.open_connection(*self._far_end)
        except OSError:
            near_writer.transport.abort()
            return
        await self._carry(near, near_writer, far, far_writer)

    async def _carry(
        self,
        near: StreamReader,
        near_writer: StreamWriter,
        far: StreamReader,
        far_writer: StreamWriter,
    ) -> None:
        writers = {near_writer, far_writer}
        self._writers |= writers
        try:
            await asyncio.gather(self._one_way(near, far_writer), self._one_way(far, near_writer))
        finally:
            self._writers -= writers
            for writer in writers:
                writer.transport.abort()

    async def _one_way(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Hand on what comes in, held back and in order, until one end closes."""
        underway: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        handing_on = asyncio.create_task(self._hand_on(underway, writer))
        due = 0.0
        try:
            while data := await _read(reader):
                if writer not in self._stranded:
                    due = max(due, self._loop.time() + self._held_back())
                    underway.put_nowait((due, data))
            underway.put_nowait((due, b""))
            await handing_on
        finally:
            handing_on.cancel()

    def _held_back(self) -> float:
        delay = self._random.uniform(*self._delay)
        self.delays.append(delay)
        return delay

    async def _hand_on(
        self, underway: asyncio.Queue[tuple[float, bytes]], writer: StreamWriter
    ) -> None:
        while True:
            due, data = await underway.get()
            await asyncio.sleep(due - self._loop.time())
            if not data:
                with suppress(OSError, RuntimeError):
                    writer.write_eof()
                return
            if writer not in self._stranded:
                writer.write(data)


async def _read(reader: StreamReader) -> bytes:
    """Return what comes next; nothing when the connection is gone."""
    try:
        return await reader.read(65_536)
    except OSError:
        return b""
