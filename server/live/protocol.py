"""uvicorn's WebSocket protocol, with a way to be rid of peers that read no more or send no text.

An ASGI application can only close a connection politely: what is already buffered is sent
first, and a stalled peer never lets that happen. So the scope carries `abort`, which drops the
TCP connection with all it holds; and a peer that answers no ping is dropped the same way.

Text that is not UTF-8 closes a connection in silence, and so does a refusal to open one: uvicorn
would log a traceback or an error for each, and anyone could fill the log.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request

ABORT = "trestle.abort"
"""The key in `scope["extensions"]` under which `abort` is found."""


class AbortableWebSocket(WebSocketsSansIOProtocol):
    """Accepts connections for live/socket.py."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][ABORT] = {"call": self.transport.abort}

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


def _is_utf_8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True
