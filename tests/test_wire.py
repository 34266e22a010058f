"""A frame in bytes is what web/src/net/picture.ts takes apart; its test knows the same bytes."""

from __future__ import annotations

from server.wire import framed, unframed

FRAME = "701101000000000000c0284007ff"
"""A number of four bytes, a time of eight, and the picture; the least significant byte first."""


def test_a_frame_is_put_together_as_the_browser_takes_it_apart() -> None:
    assert framed(70_000, 12.375, b"\x07\xff").hex() == FRAME
    assert unframed(bytes.fromhex(FRAME)) == (70_000, 12.375, b"\x07\xff")
