"""A server for each test of the API, on an SQLite file of its own."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from threading import Thread

import pytest
import structlog
from structlog.typing import EventDict

from server.settings import Settings
from server.store.database import migrate

pytest.register_assert_rewrite("tests.api.house", "tests.service.world")

from tests.api.house import House, running  # noqa: E402  its asserts are to be rewritten


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file with our tables and nothing in them, to be copied."""
    file = tmp_path_factory.mktemp("empty") / "trestle.db"
    thread = Thread(target=lambda: asyncio.run(migrate(f"sqlite:///{file}")))
    thread.start()  # a loop of its own must not meet that of the tests
    thread.join()
    return file


@pytest.fixture
def settings(empty_database: Path, tmp_path: Path) -> Settings:
    file = tmp_path / "data" / "trestle.db"
    file.parent.mkdir()
    shutil.copy(empty_database, file)
    return Settings(database_url=f"sqlite+aiosqlite:///{file}", secret="for tests only")


@pytest.fixture(autouse=True)
def logs() -> Iterator[list[EventDict]]:
    """What is logged, instead of on the screen."""
    with structlog.testing.capture_logs() as events:
        yield events


@pytest.fixture
async def house(settings: Settings, logs: list[EventDict]) -> AsyncIterator[House]:
    async with running(settings) as open_house:
        yield open_house
