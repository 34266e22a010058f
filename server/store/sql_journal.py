"""The journal in a database: reads go straight to it, writes through one writer."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from server.games.game import Json, Outcome
from server.store import models
from server.store.changes import Append, Begin, Create, Keep, Reseat, Say
from server.store.database import Database
from server.store.journal import Journal, JournalFailed
from server.store.records import Answered, Entry, Line, MatchRecord, MatchSeat, TableRecord
from server.store.writer import Writer


class SqlJournal(Journal):
    """Writes from `start` to `close`; reads as long as the database is open."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database)

    def start(self) -> None:
        self._writer.start()

    async def close(self) -> None:
        """Write what waits, then take nothing more."""
        await self._writer.close()

    async def create(self, table: TableRecord) -> bool:
        return await self._writer.write(Create(table))

    async def keep(self, table: TableRecord) -> None:
        await self._writer.write(Keep(table))

    async def begin(self, match: MatchRecord, first: Entry, table: TableRecord) -> None:
        await self._writer.write(Begin(match, first, table))

    async def append(
        self,
        entry: Entry,
        state: Json,
        outcome: Outcome | None = None,
        table: TableRecord | None = None,
        ended: float | None = None,
    ) -> None:
        await self._writer.write(Append(entry, state, outcome, table, ended))

    async def reseat(self, match: str, seats: Sequence[MatchSeat], table: TableRecord) -> None:
        await self._writer.write(Reseat(match, seats, table))

    async def say(self, line: Line) -> None:
        await self._writer.write(Say(line))

    async def table(self, code: str) -> TableRecord | None:
        async with self._reading() as session:
            table = await session.get(models.GameTable, code)
            return table.record() if table else None

    async def match(self, id: str) -> MatchRecord | None:
        async with self._reading() as session:
            match = await session.get(models.Match, id)
            return match.record() if match else None

    async def answered(self, match: str) -> Sequence[Answered]:
        row = models.Entry
        query = (
            select(row.seat, row.client, row.ref, row.seq)
            .where(row.match == match, row.ref.is_not(None))
            .order_by(row.seq)
        )
        async with self._reading() as session:
            rows: Iterable[Any] = await session.execute(query)
            return [Answered(*columns) for columns in rows]

    async def entries(self, match: str) -> Sequence[Entry]:
        query = select(models.Entry).where(models.Entry.match == match).order_by(models.Entry.seq)
        async with self._reading() as session:
            return [entry.record() for entry in await session.scalars(query)]

    async def part(self, match: str, since: int, most: int) -> Sequence[Entry]:
        row = models.Entry
        whole = select(func.max(row.seq)).where(
            row.match == match, row.seq <= since, row.view.is_not(None)
        )
        query = (
            select(row)
            .where(row.match == match, row.seq >= whole.scalar_subquery())
            .order_by(row.seq)
            .limit(most)
        )
        async with self._reading() as session:
            return [entry.record() for entry in await session.scalars(query)]

    async def chat(self, table: str, newest: int) -> Sequence[Line]:
        query = (
            select(models.Said)
            .where(models.Said.table == table)
            .order_by(models.Said.number.desc())
            .limit(newest)
        )
        async with self._reading() as session:
            lines = [line.record() for line in await session.scalars(query)]
        return lines[::-1]

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncSession]:
        try:
            async with self._database.reading() as session:
                yield session
        except (SQLAlchemyError, OSError) as error:
            raise JournalFailed from error
