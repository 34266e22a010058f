"""JSON Merge Patch (RFC 7396): the difference between two views, and its way back.

It cannot carry null, so a view holds none: an absent key says the same.
"""

from __future__ import annotations

from typing import Any

from server.games.game import Json


def difference(before: Json, after: Json) -> Json:
    """Return the patch that turns `before` into `after`."""
    patch: Json = {key: None for key in before if key not in after}
    for key, value in after.items():
        if key not in before:
            patch[key] = value
            continue
        old = before[key]
        if isinstance(old, dict) and isinstance(value, dict):
            inner = difference(old, value)
            if inner:
                patch[key] = inner
        elif old != value:
            patch[key] = value
    return patch


def patched(before: Json, patch: Json) -> Json:
    """Return `before` with the patch applied; neither argument is changed."""
    after: dict[str, Any] = dict(before)
    for key, value in patch.items():
        if value is None:
            after.pop(key, None)
        elif isinstance(value, dict):
            inner = after.get(key)
            after[key] = patched(inner if isinstance(inner, dict) else {}, value)
        else:
            after[key] = value
    return after
