"""The database: how it is reached, how its tables come to be, and what is asked of it."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, text
from sqlalchemy.exc import IntegrityError

from server.store.database import MIGRATIONS, Database, migrate, wait_for_other_migrations
from server.store.history import History
from server.store.models import Base, Entry, GameTable, Match, Player, Row
from server.store.records import MatchSeat
from tests.databases import PostgresServer
from tests.running import PATIENCE, ROOT
from tests.store.stores import (
    ANNA,
    ANNA_WINS,
    BEN,
    CODE,
    MATCH,
    SqlStore,
    first,
    match,
    placed,
    placing,
    table,
)


def _differences(connection: Connection) -> list[object]:
    """Return what would have to change for the database to be as the models say."""
    context = MigrationContext.configure(
        connection, opts={"compare_type": True, "compare_server_default": True}
    )
    return list(compare_metadata(context, Base.metadata))


MIGRATE = """
import asyncio, sys
from server.store.database import migrate
asyncio.run(migrate(sys.argv[1]))
"""

WAITING = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"


def _names(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


async def test_the_migrations_make_what_the_models_say(database: Database) -> None:
    async with database.writing() as connection:
        assert await connection.run_sync(_differences) == []


async def test_a_missing_table_would_be_noticed(database: Database) -> None:
    async with database.writing() as connection:
        await connection.execute(text("DROP TABLE said"))
        assert await connection.run_sync(_differences) != []


async def test_a_database_is_migrated_once_and_again(empty_url: str) -> None:
    await migrate(empty_url)
    await migrate(empty_url)

    database = await Database.open(empty_url)
    async with database.writing() as connection:
        assert await connection.run_sync(_names) == {*Base.metadata.tables, "alembic_version"}
    await database.close()


@asynccontextmanager
async def migrating(url: str, processes: int) -> AsyncIterator[None]:
    """Several processes bring a database up to date at once; all of them must succeed."""
    command = (sys.executable, "-c", MIGRATE, url)
    running = [
        await asyncio.create_subprocess_exec(*command, cwd=ROOT, stderr=PIPE)
        for _ in range(processes)
    ]
    try:
        yield
        told = await asyncio.gather(*(process.communicate() for process in running))
        assert [process.returncode for process in running] == [0] * processes, told
    finally:
        for process in running:
            if process.returncode is None:
                process.kill()


async def test_of_several_who_migrate_a_file_at_once_all_succeed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/trestle.db"
    async with migrating(url, processes=2):
        pass

    database = await Database.open(url)
    async with database.writing() as connection:
        assert await connection.run_sync(_differences) == []
    await database.close()


async def test_whoever_migrates_a_server_waits_for_one_who_does_so_already(
    postgres: PostgresServer,
) -> None:
    database = await Database.open(url := await postgres.empty_database())
    async with database.writing() as first:
        await first.run_sync(wait_for_other_migrations)
        async with migrating(url, processes=2):
            async with asyncio.timeout(PATIENCE):
                while await first.scalar(text(WAITING)) != 2:  # noqa: ASYNC110  unannounced
                    await asyncio.sleep(0.05)
            assert await first.run_sync(_names) == set()
            await first.rollback()
    async with database.writing() as connection:
        assert await connection.run_sync(_differences) == []
    await database.close()


async def test_migrating_works_from_any_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    await migrate("sqlite:///deep/down/trestle.db")

    assert (tmp_path / "deep" / "down" / "trestle.db").exists()


def alembic(url: str) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    return config


async def test_alembic_alone_takes_a_database_up_and_down(empty_url: str) -> None:
    await asyncio.to_thread(command.upgrade, alembic(empty_url), "head")
    await asyncio.to_thread(command.downgrade, alembic(empty_url), "base")

    database = await Database.open(empty_url)
    async with database.writing() as connection:
        assert await connection.run_sync(_names) == {"alembic_version"}
    await database.close()


async def test_a_table_of_the_first_database_goes_on_with_an_open_ended_series(
    empty_url: str,
) -> None:
    await asyncio.to_thread(command.upgrade, alembic(empty_url), "0001")
    database = await Database.open(empty_url)
    async with database.writing() as connection:
        row = GameTable.row(table())
        del row["first_to"]
        await connection.execute(insert(GameTable).values(row))
        await connection.commit()

    await migrate(empty_url)

    async with database.reading() as session:
        kept = await session.get(GameTable, CODE)
        assert kept is not None
        assert (kept.record().series, kept.record().first_to) == (table().series, None)
    await database.close()


NEW = ("film", "choices", "edition", "to_act", "question", "answer", "steered")
"""What is kept since there is film, and since records can be checked."""


def without(row: Row, *columns: str) -> Row:
    """Return a row as it was before there were these columns."""
    return {name: value for name, value in row.items() if name not in columns}


async def test_a_match_that_was_played_before_records_could_be_checked_goes_on(
    empty_url: str,
) -> None:
    await asyncio.to_thread(command.upgrade, alembic(empty_url), "0003")
    database = await Database.open(empty_url)
    async with database.writing() as connection:
        await connection.execute(insert(GameTable).values(GameTable.row(table(match=MATCH))))
        await connection.execute(insert(Match).values(without(Match.row(match()), *NEW)))
        await connection.execute(insert(Entry).values(without(Entry.row(first()), *NEW)))
        await connection.commit()
    await database.close()

    await migrate(empty_url)

    store = await SqlStore.open(empty_url)
    kept = await store.journal.match(MATCH)
    assert kept == match()
    assert (kept.choices, kept.edition) == (None, None)
    later = placing(1, to_act=(0, 1))
    await store.journal.append(later, placed(1))
    assert await store.journal.entries(MATCH) == [first(), later]
    await store.close()


async def test_a_match_that_was_played_before_there_were_puzzles_goes_on(empty_url: str) -> None:
    await asyncio.to_thread(command.upgrade, alembic(empty_url), "0002")
    database = await Database.open(empty_url)
    async with database.writing() as connection:
        await connection.execute(insert(GameTable).values(GameTable.row(table(match=MATCH))))
        await connection.execute(insert(Match).values(without(Match.row(match()), "puzzle", *NEW)))
        await connection.execute(insert(Entry).values(without(Entry.row(first()), *NEW)))
        await connection.commit()
    await database.close()

    await migrate(empty_url)

    store = await SqlStore.open(empty_url)
    assert await store.journal.match(MATCH) == match()
    await store.journal.append(placing(1), placed(1), ANNA_WINS, table(match=MATCH), 1100.0)
    assert [(result.place, result.seconds) for result in await store.results(MATCH)] == [
        (1, None),
        (2, None),
    ]
    await store.close()


async def test_a_match_that_was_played_before_there_was_film_goes_on_with_it(
    empty_url: str,
) -> None:
    await asyncio.to_thread(command.upgrade, alembic(empty_url), "0003")
    database = await Database.open(empty_url)
    async with database.writing() as connection:
        await connection.execute(insert(GameTable).values(GameTable.row(table(match=MATCH))))
        await connection.execute(insert(Match).values(without(Match.row(match()), *NEW)))
        for entry in (first(), placing(1)):
            await connection.execute(insert(Entry).values(without(Entry.row(entry), *NEW)))
        await connection.commit()
    await database.close()

    await migrate(empty_url)

    store = await SqlStore.open(empty_url)
    filmed = placing(2, film=b"\x00moving\xff")
    await store.journal.append(filmed, placed(2))
    assert await store.journal.entries(MATCH) == [first(), placing(1), filmed]
    await store.close()


async def test_what_was_played_before_there_were_lists_is_in_them(empty_url: str) -> None:
    await asyncio.to_thread(command.upgrade, alembic(empty_url), "0005")
    database = await Database.open(empty_url)
    people = (MatchSeat(ANNA, "Anna", None), MatchSeat(None, "Ada", "fair"))
    old = [match(f"{number:032x}", began=float(number), seats=people) for number in range(2)]
    old.append(match(f"{2:032x}", began=2.0, seats=(people[0], MatchSeat(BEN, "Ben", None))))
    async with database.writing() as connection:
        await connection.execute(insert(GameTable).values(GameTable.row(table())))
        await connection.execute(insert(Match), [Match.row(one) for one in old])
        await connection.commit()

    await migrate(empty_url)

    history = History(database)
    assert [one.began for one in await history.of_player(ANNA, 10)] == [2.0, 1.0, 0.0]
    assert [one.began for one in await history.of_player(BEN, 10, other=ANNA)] == [2.0]
    await database.close()


async def test_an_sqlite_file_is_written_ahead_and_to_the_disk(tmp_path: Path) -> None:
    database = await Database.open(f"sqlite:///{tmp_path}/trestle.db")
    async with database.writing() as connection:
        settings = {
            name: await connection.scalar(text(f"PRAGMA {name}"))
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    await database.close()

    assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


async def test_what_is_not_committed_is_not_kept(database: Database) -> None:
    async with database.writing() as connection:
        await connection.execute(text("INSERT INTO player VALUES ('a', 'Anna', 1)"))

    async with database.reading() as session:
        assert await session.scalar(text("SELECT count(*) FROM player")) == 0


async def test_what_could_not_be_written_is_not_told_by_the_error(database: Database) -> None:
    row = {"id": "a", "name": "a secret", "created": 1.0}
    async with database.writing() as connection:
        await connection.execute(insert(Player).values(row))
        with pytest.raises(IntegrityError) as failed:
            await connection.execute(insert(Player).values(row))

    assert "a secret" not in str(failed.value)


async def test_a_reader_is_not_held_up_by_a_writer(database: Database) -> None:
    async with database.writing() as connection:
        await connection.execute(text("INSERT INTO player VALUES ('a', 'Anna', 1)"))
        async with asyncio.timeout(5), database.reading() as session:
            assert await session.scalar(text("SELECT count(*) FROM player")) == 0


async def test_a_database_that_cannot_be_reached_is_not_opened(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        await Database.open(f"postgresql://postgres@/trestle?host={tmp_path}")


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
async def test_a_server_is_reached_by_any_of_its_usual_names(
    postgres: PostgresServer, scheme: str
) -> None:
    _, _, place = postgres.url("postgres").partition(":")

    database = await Database.open(f"{scheme}:{place}")

    assert await database.answers()
    await database.close()
