"""What the tests of the service start from."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

pytest.register_assert_rewrite("tests.service.world")

from tests.service.world import World  # noqa: E402  its asserts are to be rewritten


@pytest.fixture
async def world() -> AsyncIterator[World]:
    house = World()
    yield house
    await house.tables.close()
