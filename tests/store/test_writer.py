"""Groups that share a commit, and what becomes of them when something fails."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, text

from server.store.database import Database
from server.store.journal import JournalFailed
from server.store.sql_journal import SqlJournal
from tests.databases import running_postgres
from tests.store.stores import CODE, MATCH, SqlStore, begin, first, placed, placing, table

MATCHES = [f"{number:032x}" for number in range(40)]


@contextmanager
def _on(name: str, then: Callable[..., None]) -> Iterator[None]:
    """Have every engine call a function at what SQLAlchemy calls by that name."""
    event.listen(Engine, name, then)
    try:
        yield
    finally:
        event.remove(Engine, name, then)


async def _begin_all(store: SqlStore) -> None:
    await asyncio.gather(*(begin(store.journal, f"TABLE{played}", played) for played in MATCHES))


def _place_everywhere(
    store: SqlStore, seq: int = 1, oddly: int | None = None, patch: Any = None
) -> list[Coroutine[Any, Any, None]]:
    """Ask for an entry in each match; in one of them, if so asked, with an odd patch."""
    entries = [placing(seq, match=played) for played in MATCHES]
    if oddly is not None:
        entries[oddly] = replace(entries[oddly], patch=patch)
    return [store.journal.append(entry, placed(seq)) for entry in entries]


async def _newest(store: SqlStore) -> list[int]:
    kept = [await store.journal.match(played) for played in MATCHES]
    return [found.seq if found else -1 for found in kept]


async def test_what_is_asked_at_once_shares_a_commit(sql_store: SqlStore) -> None:
    await _begin_all(sql_store)
    commits: list[Connection] = []

    with _on("commit", commits.append):
        await asyncio.gather(*_place_everywhere(sql_store))

    assert len(commits) == 1
    assert await _newest(sql_store) == [1] * len(MATCHES)


async def test_a_change_that_cannot_be_written_fails_alone(sql_store: SqlStore) -> None:
    await _begin_all(sql_store)

    answers = await asyncio.gather(
        *_place_everywhere(sql_store, oddly=7, patch={"cells": object()}), return_exceptions=True
    )

    assert [index for index, answer in enumerate(answers) if answer is not None] == [7]
    assert isinstance(answers[7], JournalFailed)
    assert await _newest(sql_store) == [1] * 7 + [0] + [1] * (len(MATCHES) - 8)


async def test_an_asker_that_goes_away_loses_nothing_of_its_own_or_others(
    sql_store: SqlStore,
) -> None:
    await _begin_all(sql_store)
    asking = [asyncio.create_task(place) for place in _place_everywhere(sql_store)]
    await asyncio.sleep(0)

    asking[3].cancel()
    answers = await asyncio.gather(*asking, return_exceptions=True)

    assert isinstance(answers[3], asyncio.CancelledError)
    assert answers[:3] + answers[4:] == [None] * (len(MATCHES) - 1)
    await sql_store.journal.append(placing(2, match=MATCHES[3]), placed(2))
    assert await _newest(sql_store) == [1, 1, 1, 2] + [1] * (len(MATCHES) - 4)


async def test_closing_writes_what_waits_and_takes_nothing_more(sql_store: SqlStore) -> None:
    await _begin_all(sql_store)
    asking = [asyncio.create_task(place) for place in _place_everywhere(sql_store)]
    await asyncio.sleep(0)

    await sql_store.journal.close()

    assert await asyncio.gather(*asking) == [None] * len(MATCHES)
    with pytest.raises(JournalFailed):
        await sql_store.journal.append(placing(2, match=MATCHES[0]), placed(2))
    assert await _newest(sql_store) == [1] * len(MATCHES)


async def test_when_a_commit_fails_every_asker_is_told_and_nothing_is_tried_again(
    sql_store: SqlStore,
) -> None:
    await _begin_all(sql_store)
    commits: list[Connection] = []

    def fail(connection: Connection) -> None:
        commits.append(connection)
        raise OSError("the disk is gone")

    with _on("commit", fail):
        answers = await asyncio.gather(*_place_everywhere(sql_store), return_exceptions=True)

    assert [type(answer) for answer in answers] == [JournalFailed] * len(MATCHES)
    assert len(commits) == 1
    assert await _newest(sql_store) == [0] * len(MATCHES)
    await asyncio.gather(*_place_everywhere(sql_store))
    assert await _newest(sql_store) == [1] * len(MATCHES)


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_full_disk_is_told_to_every_asker_it_undoes(url: str) -> None:
    """A full disk undoes SQLite's whole transaction, savepoints and all."""

    def allow_few_pages(connection: Any, _: object) -> None:
        connection.cursor().execute("PRAGMA max_page_count = 100")

    with _on("connect", allow_few_pages):
        store = await SqlStore.open(url)
        await _begin_all(store)
        answers = await asyncio.gather(
            *_place_everywhere(store, oddly=5, patch={"cells": "x" * 1_000_000}),
            return_exceptions=True,
        )
        await store.journal.append(placing(1, match=MATCHES[5]), placed(1))
        await store.close()

    assert [type(answer) for answer in answers] == [JournalFailed] * len(MATCHES)
    store = await SqlStore.open(url)
    assert await _newest(store) == [0] * 5 + [1] + [0] * (len(MATCHES) - 6)
    await store.close()


async def test_a_database_that_goes_and_comes_back_is_written_to_again() -> None:
    with running_postgres() as server:
        store = await SqlStore.open(await server.migrated_database())
        await begin(store.journal)

        assert await store.database.answers()

        server.stop()
        assert not await store.database.answers()
        with pytest.raises(JournalFailed):
            await store.journal.append(placing(1), placed(1))
        with pytest.raises(JournalFailed):
            await store.journal.match(MATCH)

        server.start()
        assert await store.database.answers()
        await store.journal.append(placing(1), placed(1))
        assert await store.journal.entries(MATCH) == [first(), placing(1)]
        await store.close()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_journal_whose_connections_were_cut_writes_on(url: str) -> None:
    store = await SqlStore.open(url)
    await begin(store.journal)
    other = await Database.open(url)
    async with other.writing() as connection:
        await connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        )
    await other.close()

    await store.journal.append(placing(1), placed(1))

    assert await store.journal.entries(MATCH) == [first(), placing(1)]
    await store.close()


async def test_a_journal_that_was_never_started_takes_nothing_and_closes(
    database: Database,
) -> None:
    journal = SqlJournal(database)

    with pytest.raises(JournalFailed):
        await journal.create(table())

    await journal.close()
    assert await journal.table(CODE) is None
