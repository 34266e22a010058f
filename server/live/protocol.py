"""uvicorn's WebSocket protocol, with a hold on the line: how much waits, and a way to be rid of it.

An ASGI application can only close a connection politely: what is already buffered is sent
first, and a stalled peer never lets that happen. So the scope carries the line, whose `abort` drops
the TCP connection with all it holds; and a peer that answers no ping is dropped the same way. The
system would take megabytes for a slow peer before it says that the line is full; it is asked to
take a few kilobytes, and `backlog` tells what waits beside them.

Text that is not UTF-8 closes a connection in silence, and so does a refusal to open one: uvicorn
would log a traceback or an error for each, and anyone could fill the log.
"""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request

LINE = "trestle.line"
"""The key in `scope["extensions"]` under which the line is found, as its `line`."""

UNSENT = 8192
"""Bytes the system may hold that the peer has not asked for yet."""


class Line(NamedTuple):
    """The TCP connection under a WebSocket."""

    abort: Callable[[], None]
    backlog: Callable[[], int]
    """How many bytes the system has not taken yet."""


NO_LINE = Line(abort=lambda: None, backlog=lambda: 0)
"""Where there is none, as in tests without a network."""


class AbortableWebSocket(WebSocketsSansIOProtocol):
    """Accepts connections for live/socket.py."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            _hold_little(self.transport.get_extra_info("socket"))
            line = Line(self.transport.abort, self.transport.get_write_buffer_size)
            self.scope["extensions"][LINE] = {"line": line}

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            self.frames = [b"".join(self.frames)]
            if not _is_utf_8(self.frames[0]):
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True  # by an answer of ours: uvicorn takes it for a failure

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


def _hold_little(line: socket.socket) -> None:
    with suppress(AttributeError, OSError):  # not every system can, nor every kind of line
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, UNSENT)


def _is_utf_8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True
