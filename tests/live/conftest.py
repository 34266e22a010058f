"""Servers and people for the tests on real sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from server.settings import Settings
from tests.databases import PostgresServer, postgres
from tests.live.hurried import HURRIED, hurried_app
from tests.live.people import People
from tests.running import GENEROUS, Inside, Process, inside, migrate, process, sqlite_in

__all__ = ["postgres"]


@pytest.fixture(scope="session")
def hurried_process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A hurried server in a process of its own, shared by all tests of a run."""
    kept = sqlite_in(tmp_path_factory.mktemp("hurried"))
    with process({**GENEROUS, **kept}, "tests.live.hurried", HURRIED) as running:
        yield running


@pytest.fixture
def hurried(hurried_process: Process) -> Iterator[Process]:
    """The shared server; nothing may go wrong in it meanwhile."""
    yield hurried_process
    assert hurried_process.is_up()
    assert hurried_process.errors == []


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings with limits that no test meets by chance."""
    return Settings(
        host="127.0.0.1",
        port=0,
        database_url=f"sqlite+aiosqlite:///{tmp_path}/trestle.db",
        tables_a_minute=100_000,
        wrong_codes_a_minute=100_000,
        messages_a_second=100_000,
        messages_at_once=100_000,
        lines_a_minute=1_000_000,
    )


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[Inside]:
    """A hurried server inside the test."""
    async with inside(hurried_app(settings), settings) as server:
        yield server


@pytest.fixture
async def people(house: Inside) -> AsyncIterator[People]:
    """People at the server inside the test."""
    async with People(house.address) as there:
        yield there


@pytest.fixture(params=["sqlite", "postgresql"])
async def kept_in(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, str]:
    """The environment of a server, with the database it keeps everything in."""
    if request.param == "sqlite":
        return sqlite_in(tmp_path)
    server: PostgresServer = request.getfixturevalue("postgres")
    environment = {
        "TRESTLE_DATABASE_URL": await server.empty_database(),
        "TRESTLE_SECRET": "a secret that stays the same",
    }
    migrate(environment)
    return environment
