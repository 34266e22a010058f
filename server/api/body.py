"""How much one request may bring: its body says its length, and that is small."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from server.api.errors import answer
from server.service.errors import Oversized

MOST_BYTES = 16_384


class BodyLimit:
    """Refuses a larger body, or one of unknown length, before a byte of it is read."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and _is_too_large(Headers(scope=scope)):
            await answer(Oversized(most=MOST_BYTES))(scope, receive, send)
        else:
            await self._app(scope, receive, send)


def _is_too_large(headers: Headers) -> bool:
    length = headers.get("content-length", "0")
    return "transfer-encoding" in headers or not length.isdigit() or int(length) > MOST_BYTES
