"""Fingers on a screen, by way of the browser's own tools: Playwright itself has only taps."""

from __future__ import annotations

from collections.abc import Iterable

from playwright.sync_api import Page

Spot = tuple[float, float]


class Fingers:
    """Fingers on a screen, as many as one likes."""

    def __init__(self, page: Page) -> None:
        self._devtools = page.context.new_cdp_session(page)

    def lie(self, kind: str, spots: Iterable[Spot]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots)]
        self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def go(self, begin: list[Spot], end: list[Spot], steps: int = 6) -> None:
        """Put fingers down, draw them from where they begin to where they end, and lift them."""
        self.lie("touchStart", begin)
        for step in range(1, steps + 1):
            part = step / steps
            self.lie(
                "touchMove",
                [
                    (x + (to_x - x) * part, y + (to_y - y) * part)
                    for (x, y), (to_x, to_y) in zip(begin, end, strict=True)
                ],
            )
        self.lie("touchEnd", [])
