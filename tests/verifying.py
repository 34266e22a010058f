"""The check that every match of a test's server agrees with its record, finished or not."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import select

from server.games import GAMES, AnyGame
from server.record.export import Export, read
from server.record.verdict import Agrees
from server.record.verify import verify
from server.service.matches import exported
from server.store.database import Database
from server.store.journal import Journal
from server.store.models import Match
from server.store.sql_journal import SqlJournal


async def assert_matches_agree(url: str, games: Mapping[str, type[AnyGame]] = GAMES) -> None:
    """Check every match in a database."""
    database = await Database.open(url)
    try:
        async with database.reading() as session:
            matches = list(await session.scalars(select(Match.id)))
        for match in matches:
            assert_agrees(await record_of(SqlJournal(database), match), games)
    finally:
        await database.close()


async def record_of(journal: Journal, match: str) -> Export:
    """Return a match of a journal as it comes back from a file."""
    record = await journal.match(match)
    assert record is not None
    return read(exported(record, await journal.entries(match)).text())


def assert_agrees(record: Export, games: Mapping[str, type[AnyGame]] = GAMES) -> Agrees:
    """The record of a match is what the rules bring; return what is said of it."""
    verdict = verify(games, record)
    assert isinstance(verdict, Agrees), f"{record.game}: {verdict.text}"
    return verdict
