"""The way out to one connection: at once while it keeps up, through a bounded queue while not.

A message is written by driving the peer's `send` coroutine one step by hand: with a peer that
keeps up it finishes there and then, without a task or a queue, which halves the cost of
telling hundreds of spectators. Only when it suspends (the peer is behind) does a writer of its
own carry it on, and what comes meanwhile waits in a queue that gives way in this order: frames
(only the newest is kept), then updates (the newest whole view instead, and the newest frame), then
the connection. A frame waits even before that, while much of what was sent is still on this side of
the line: on a slow one it would be seconds old on arrival.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator, Iterable
from enum import Enum
from typing import Any, Protocol

from server.service.clock import Clock, Timer
from server.wire import CloseCode, Packet

MOST_UPDATES = 16
"""Updates that may wait before the newest whole view takes their place."""

MOST_WAITING = 128
"""Messages that may wait before the connection is given up."""

PATIENCE = 10.0
"""Seconds a single write may take before the connection is given up."""

ROOM = 4096
"""Bytes that may wait on this side of the line before a frame does."""

LATER = 0.05
"""Seconds until a frame that waits is tried again."""


class Peer(Protocol):
    """The far end of a connection."""

    @property
    def backlog(self) -> int:
        """How many bytes that were sent are still on this side of the line."""

    async def send(self, packet: Packet) -> None:
        """Send a message; suspends while the far end is behind, raises when it is gone."""

    def close(self, code: CloseCode) -> None:
        """Close the connection, by force if the far end does not follow."""


class Kind(Enum):
    FRAME = "frame"
    UPDATE = "update"
    WHOLE = "whole"
    TABLE = "table"
    OTHER = "other"


class Outbox:
    """Sends to one peer, and never waits for it."""

    def __init__(self, peer: Peer, clock: Clock, shown: Callable[[], Iterable[Packet]]) -> None:
        """`shown` tells all there is to see now: the whole view, and the newest frame."""
        self._peer = peer
        self._clock = clock
        self._shown = shown
        self._waiting: deque[tuple[Kind, Packet]] = deque()
        self._writer: asyncio.Task[None] | None = None
        self._impatience: Timer | None = None
        self._late: Packet | None = None
        """The newest frame, while it waits for the line alone."""
        self._retry: Timer | None = None
        self.closed = False

    @property
    def behind(self) -> bool:
        return self._writer is not None

    def post(self, packet: Packet, kind: Kind = Kind.OTHER) -> None:
        """Send a message, now or when those before it are sent."""
        if self.closed:
            return
        if kind in (Kind.FRAME, Kind.UPDATE):
            self._late = None
        if self.behind:
            self._queue(kind, packet)
            return
        if kind is Kind.FRAME and self._peer.backlog > ROOM:
            self._send_later(packet)
            return

        sending = self._peer.send(packet)
        try:
            awaited = sending.send(None)
        except StopIteration:
            return
        except Exception:  # whatever a vanished peer raises, the socket's reader notices too
            self.closed = True
            return
        self._wait_patiently()
        self._writer = asyncio.create_task(self._write(_Rest(sending, awaited)))

    def close(self, code: CloseCode) -> None:
        """Close the connection; what waits is dropped."""
        if not self.closed:
            self.discard()
            self._peer.close(code)

    def discard(self) -> None:
        """The connection is gone: forget what waits."""
        self.closed = True
        self._waiting.clear()
        self._calm()
        if self._retry is not None:
            self._retry.cancel()
        if self._writer is not None:
            self._writer.cancel()
            self._writer = None

    def _queue(self, kind: Kind, packet: Packet) -> None:
        if kind in (Kind.FRAME, Kind.TABLE):
            self._drop(kind)
        self._waiting.append((kind, packet))
        updates = sum(1 for waiting, _ in self._waiting if waiting is Kind.UPDATE)
        if updates > MOST_UPDATES:
            self._drop(Kind.UPDATE, Kind.FRAME, Kind.WHOLE)
            self._waiting.append((Kind.WHOLE, ""))
        if len(self._waiting) > MOST_WAITING:
            self._give_up()

    def _send_later(self, frame: Packet) -> None:
        self._late = frame
        if self._retry is None:
            self._retry = self._clock.call_at(self._clock.monotonic() + LATER, self._try_again)

    def _try_again(self) -> None:
        self._retry = None
        if self._late is not None:
            self.post(self._late, Kind.FRAME)

    def _drop(self, *kinds: Kind) -> None:
        self._waiting = deque(item for item in self._waiting if item[0] not in kinds)

    async def _write(self, rest: _Rest) -> None:
        try:
            await rest
            while self._waiting:
                for packet in self._next():
                    self._wait_patiently()
                    await self._peer.send(packet)
        except asyncio.CancelledError:
            raise
        except Exception:  # as in `post`
            self.closed = True
        self._calm()
        self._writer = None

    def _next(self) -> Iterable[Packet]:
        kind, packet = self._waiting.popleft()
        if kind is not Kind.WHOLE:
            return [packet]
        self._drop(Kind.UPDATE, Kind.FRAME)  # what there is to see now is newer than all of them
        return self._shown()

    def _wait_patiently(self) -> None:
        self._calm()
        self._impatience = self._clock.call_at(self._clock.monotonic() + PATIENCE, self._give_up)

    def _calm(self) -> None:
        if self._impatience is not None:
            self._impatience.cancel()
            self._impatience = None

    def _give_up(self) -> None:
        self.close(CloseCode.TOO_SLOW)


class _Rest:
    """What is left of a coroutine that was driven by hand until it first suspended."""

    def __init__(self, coroutine: Coroutine[Any, Any, None], awaited: Any) -> None:
        self._coroutine = coroutine
        self._awaited = awaited

    def __await__(self) -> Generator[Any, Any, None]:
        awaited = self._awaited
        while True:
            try:
                sent = yield awaited
            except BaseException as error:
                awaited, done = _driven(self._coroutine.throw, error)
            else:
                awaited, done = _driven(self._coroutine.send, sent)
            if done:
                return


def _driven(step: Callable[[Any], Any], value: Any) -> tuple[Any, bool]:
    """Drive a coroutine one step: what it waits for now, and whether it has finished."""
    try:
        return step(value), False
    except StopIteration:
        return None, True
