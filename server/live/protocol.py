"""uvicorn's WebSocket protocol, with a way to be rid of a peer that no longer reads.

An ASGI application can only close a connection politely: what is already buffered is sent
first, and a stalled peer never lets that happen. So the scope carries `abort`, which drops the
TCP connection with all it holds; and a peer that answers no ping is dropped the same way.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

ABORT = "trestle.abort"
"""The key in `scope["extensions"]` under which `abort` is found."""


class AbortableWebSocket(WebSocketsSansIOProtocol):
    """Accepts connections for live/socket.py."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][ABORT] = {"call": self.transport.abort}

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
