"""The database: an SQLite file (embedded) or a PostgreSQL server, opened by its URL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import orjson
from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import (
    AsyncConnection,
    AsyncEngine,
    AsyncSession,
    create_async_engine,
)

MIGRATIONS = Path(__file__).parents[2] / "migrations"

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}

BUSY_TIMEOUT_MS = 10_000
"""How long an SQLite connection waits for another one's write."""

MIGRATING = 0x7472_6573_746C_65
"""The key of the lock under which a PostgreSQL database is migrated."""

_WRITES = "writes"


class Database:
    """An open database. Its tables must be there: see `migrate`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @classmethod
    async def open(cls, url: str) -> Database:
        """Return the open database; raises when it cannot be reached."""
        engine = _engine(url)
        try:
            async with engine.connect():
                return cls(engine)
        except BaseException:
            await engine.dispose()
            raise

    async def close(self) -> None:
        await self._engine.dispose()

    async def answers(self) -> bool:
        """Whether the database can be asked now."""
        try:
            async with self._engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except (OSError, SQLAlchemyError):
            return False
        return True

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        async with AsyncSession(self._engine) as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection whose transaction is undone unless it is committed."""
        async with self._engine.connect() as connection:
            await connection.execution_options(**{_WRITES: True})
            try:
                yield connection
            except BaseException:
                # After a failed commit SQLite is still inside the transaction, and the pool
                # would hand it on like that.
                await connection.invalidate()
                raise


async def migrate(url: str) -> None:
    """Bring the database's tables up to date; an SQLite file is made when there is none.

    Several processes may do so at once: one after the other finds what is left to do.
    """
    engine = _engine(url)
    try:
        async with engine.connect() as connection:
            await connection.execution_options(**{_WRITES: True})
            await connection.run_sync(_upgrade)
    finally:
        await engine.dispose()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def wait_for_other_migrations(connection: Connection) -> None:
    """Keep others from migrating the database until this transaction ends.

    An SQLite file is locked already by a transaction that writes.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})


def _engine(url: str) -> AsyncEngine:
    address = _with_driver(make_url(url))
    engine = create_async_engine(
        address,
        pool_pre_ping=True,
        hide_parameters=True,  # or the log of a failed write would tell seeds
        json_serializer=lambda value: orjson.dumps(value).decode(),
        json_deserializer=orjson.loads,
    )
    if engine.dialect.name == "sqlite":
        _make_folder(address)
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _with_driver(url: URL) -> URL:
    return url.set(drivername=DRIVERS.get(url.drivername, url.drivername))


def _make_folder(url: URL) -> None:
    Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)


def _set_up_sqlite(connection: Any, _: object) -> None:
    # Python's driver begins transactions late and would commit at a savepoint's end: it is told
    # to leave them to _begin_sqlite.
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        f"busy_timeout = {BUSY_TIMEOUT_MS}",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A transaction that reads first and writes later could be refused for another's write.
    writes = connection.get_execution_options().get(_WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
