"""What Alembic runs: on the connection it is given, or on one of its own to the configured URL."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection

from server.store import lists
from server.store.database import Database, wait_for_other_migrations


def migrate(connection: Connection) -> None:
    context.configure(
        connection=connection,
        target_metadata=lists.Base.metadata,
        transactional_ddl=True,
        render_as_batch=True,
    )
    with context.begin_transaction():
        wait_for_other_migrations(connection)
        context.run_migrations()


async def connect_and_migrate() -> None:
    database = await Database.open(context.config.get_main_option("sqlalchemy.url") or "")
    try:
        async with database.writing() as connection:
            await connection.run_sync(migrate)
    finally:
        await database.close()


given = context.config.attributes.get("connection")
if given is not None:
    migrate(given)
else:
    asyncio.run(connect_and_migrate())
