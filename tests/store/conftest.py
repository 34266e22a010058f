"""The databases the tests of the store run on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.store.database import Database, migrate
from tests.databases import PostgresServer, postgres
from tests.store.stores import MemoryStore, SqlStore, Store

__all__ = ["postgres"]

DATABASES = ["sqlite", "postgresql"]


@pytest.fixture(params=DATABASES)
async def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database without tables."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/data/trestle.db"
    server: PostgresServer = request.getfixturevalue("postgres")
    return await server.empty_database()


async def _migrated(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    if kind == "postgresql":
        server: PostgresServer = request.getfixturevalue("postgres")
        return await server.migrated_database()
    url = f"sqlite:///{folder}/trestle.db"
    await migrate(url)
    return url


@pytest.fixture(params=DATABASES)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database with our tables."""
    return await _migrated(request.param, request, tmp_path)


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    opened = await Database.open(url)
    yield opened
    await opened.close()


@pytest.fixture
async def sql_store(url: str) -> AsyncIterator[SqlStore]:
    store = await SqlStore.open(url)
    yield store
    await store.close()


@pytest.fixture(params=["memory", *DATABASES])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened: Store = MemoryStore()
    if request.param != "memory":
        opened = await SqlStore.open(await _migrated(request.param, request, tmp_path))
    yield opened
    await opened.close()
