"""Which pages may connect. Browsers send cookies with a socket from any page, so we ask."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def origin_allowed(connection: HTTPConnection, allowed: Collection[str]) -> bool:
    """Whether the page comes from the address it connects to, or from one in `allowed`.

    A program sends no Origin and no cookie of someone else's; it is let through.
    """
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:  # no address at all
        return False
