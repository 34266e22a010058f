"""For all tests: whose asserts are explained, and that those with real browsers come last."""

from __future__ import annotations

from pathlib import Path

import pytest

# Here, because the benches use them as well as the tests of the rules.
pytest.register_assert_rewrite(
    "tests.games.contract",
    "tests.games.playing",
    "tests.games.tantrix.gobble.racing",
    "tests.games.tantrix.strategy.sitting",
)

BROWSERS = Path(__file__).with_name("web")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Playwright leaves a running loop behind, in which no asyncio test can be started."""
    items.sort(key=lambda item: BROWSERS in item.path.parents)
