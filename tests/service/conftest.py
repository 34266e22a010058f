"""What the tests of the service start from."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest
import structlog
from structlog.typing import EventDict

pytest.register_assert_rewrite("tests.service.world")

from tests.service.world import World  # noqa: E402  its asserts are to be rewritten


@pytest.fixture(autouse=True)
def logs() -> Iterator[list[EventDict]]:
    """What is logged, instead of on the screen."""
    with structlog.testing.capture_logs() as events:
        yield events


@pytest.fixture
async def world(logs: list[EventDict]) -> AsyncIterator[World]:
    house = World()
    yield house
    await house.tables.close()
    await house.journal.assert_matches_agree()
