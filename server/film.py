"""The film of a match in motion, as the record keeps it: its pictures, each with its time.

Each shot is its time (f64, seconds of play), the length of its picture (u32) and the picture,
little-endian and one after the other; and the whole is compressed (zlib), to less than half.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from struct import Struct

from server.games.game import Shot

_HEAD = Struct("<dI")


def developed(shots: Iterable[Shot]) -> bytes | None:
    """Return the film of these shots; None when there is none."""
    told = b"".join(_HEAD.pack(now, len(picture)) + picture for now, picture in shots)
    return zlib.compress(told) if told else None


def shots_of(film: bytes | None) -> list[Shot]:
    """Return what `developed` was given."""
    told = zlib.decompress(film) if film else b""
    shots = []
    at = 0
    while at < len(told):
        now, length = _HEAD.unpack_from(told, at)
        at += _HEAD.size
        shots.append(Shot(now, told[at : at + length]))
        at += length
    return shots
