"""For all tests: those with real browsers come last."""

from __future__ import annotations

from pathlib import Path

import pytest

BROWSERS = Path(__file__).with_name("web")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Playwright leaves a running loop behind, in which no asyncio test can be started."""
    items.sort(key=lambda item: BROWSERS in item.path.parents)
