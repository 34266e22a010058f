"""What can be written to the journal: each kind of change applies a run of its own kind at once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Self

from sqlalchemy import and_, bindparam, delete, exists, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from server.games.game import Json, Outcome
from server.store import lists, models
from server.store.journal import Collision, JournalFailed
from server.store.records import (
    Entry,
    Line,
    MatchRecord,
    MatchSeat,
    TableRecord,
    results,
)

_update_table = update(models.GameTable).where(models.GameTable.code == bindparam("of"))
_clear_seats = delete(models.Seat).where(models.Seat.table == bindparam("of"))
_update_match = update(models.Match).where(models.Match.id == bindparam("of"))


class Change(ABC):
    """One thing to write. `apply` runs inside a transaction and never ends it."""

    @classmethod
    @abstractmethod
    async def apply(cls, connection: AsyncConnection, run: Sequence[Self]) -> list[bool]:
        """Write a run of changes in their order; for each, whether it was done."""

    async def why_not(self, connection: AsyncConnection) -> Exception:
        """Return what to tell the asker of a change the database's rules forbade."""
        return JournalFailed()


@dataclass(frozen=True)
class Create(Change):
    table: TableRecord

    @classmethod
    async def apply(cls, connection: AsyncConnection, run: Sequence[Self]) -> list[bool]:
        return [await change._create(connection) for change in run]

    async def _create(self, connection: AsyncConnection) -> bool:
        dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
        row = models.GameTable.row(self.table)
        created = await connection.execute(
            dialect.insert(models.GameTable).values(row).on_conflict_do_nothing()
        )
        if created.rowcount == 0:
            return False
        await connection.execute(insert(models.Seat), models.Seat.rows(self.table))
        return True


@dataclass(frozen=True)
class Keep(Change):
    table: TableRecord

    @classmethod
    async def apply(cls, connection: AsyncConnection, run: Sequence[Self]) -> list[bool]:
        await _keep(connection, (change.table for change in run))
        return [True] * len(run)


@dataclass(frozen=True)
class Begin(Change):
    match: MatchRecord
    first: Entry
    table: TableRecord

    @classmethod
    async def apply(cls, connection: AsyncConnection, run: Sequence[Self]) -> list[bool]:
        await connection.execute(
            insert(models.Match), [models.Match.row(change.match) for change in run]
        )
        await connection.execute(
            insert(models.Entry), [models.Entry.row(change.first) for change in run]
        )
        for change in run:
            match = change.match
            await _list(connection, match.id, match.game, match.began, match.seats)
        await _keep(connection, (change.table for change in run))
        return [True] * len(run)


@dataclass(frozen=True)
class Append(Change):
    entry: Entry
    state: Json
    outcome: Outcome | None
    table: TableRecord | None
    ended: float | None

    @classmethod
    async def apply(cls, connection: AsyncConnection, run: Sequence[Self]) -> list[bool]:
        await connection.execute(
            insert(models.Entry), [models.Entry.row(change.entry) for change in run]
        )
        newest = {change.entry.match: change for change in run}
        await connection.execute(_update_match, [change._progress() for change in newest.values()])
        for change in run:
            if change.outcome is not None:
                await _finish(connection, change.entry.match, change.outcome, change.ended)
        await _keep(connection, (change.table for change in run if change.table is not None))
        return [True] * len(run)

    async def why_not(self, connection: AsyncConnection) -> Exception:
        entry, row = self.entry, models.Entry
        same_command = and_(
            row.seat == entry.seat, row.client == entry.client, row.ref == entry.ref
        )
        written = select(
            exists().where(row.match == entry.match, or_(row.seq == entry.seq, same_command))
        )
        return Collision() if await connection.scalar(written) else JournalFailed()

    def _progress(self) -> models.Row:
        return {
            "of": self.entry.match,
            "state": self.state,
            "at": self.entry.at,
            "seq": self.entry.seq,
        }


@dataclass(frozen=True)
class Reseat(Change):
    match: str
    seats: Sequence[MatchSeat]
    table: TableRecord

    @classmethod
    async def apply(cls, connection: AsyncConnection, run: Sequence[Self]) -> list[bool]:
        for change in run:
            await change._reseat(connection)
        await _keep(connection, (change.table for change in run))
        return [True] * len(run)

    async def _reseat(self, connection: AsyncConnection) -> None:
        match = models.Match
        kept = await connection.execute(
            select(match.game, match.began, match.seats).where(match.id == self.match)
        )
        row = kept.one_or_none()
        if row is None:
            raise JournalFailed(f"no match {self.match}")
        seats = {"of": self.match, "seats": match.seat_rows(self.seats)}
        await connection.execute(_update_match, seats)
        before = [MatchSeat(**seat) for seat in row.seats]
        await _list(connection, self.match, row.game, row.began, self.seats, before)


@dataclass(frozen=True)
class Say(Change):
    line: Line

    @classmethod
    async def apply(cls, connection: AsyncConnection, run: Sequence[Self]) -> list[bool]:
        await connection.execute(
            insert(models.Said), [models.Said.row(change.line) for change in run]
        )
        return [True] * len(run)


async def _keep(connection: AsyncConnection, tables: Iterable[TableRecord]) -> None:
    newest = {table.code: table for table in tables}
    if not newest:
        return
    codes = [{"of": code} for code in newest]
    seats = [row for table in newest.values() for row in models.Seat.rows(table)]
    await connection.execute(
        _update_table,
        [{"of": table.code, **models.GameTable.row(table)} for table in newest.values()],
    )
    await connection.execute(_clear_seats, codes)
    await connection.execute(insert(models.Seat), seats)


async def _list(
    connection: AsyncConnection,
    match: str,
    game: str,
    began: float,
    seats: Iterable[MatchSeat],
    before: Iterable[MatchSeat] = (),
) -> None:
    """Put a match into the lists of those who play it and have not played it before."""
    players = list(dict.fromkeys(seat.player for seat in seats if seat.player is not None))
    new = set(players) - {seat.player for seat in before}
    for listing in (lists.Played, lists.PlayedWith):
        rows = listing.rows(match, game, began, players)
        if told := [row for row in rows if new & {row["player"], row.get("other")}]:
            await connection.execute(insert(listing), told)


async def _finish(
    connection: AsyncConnection, match: str, outcome: Outcome, ended: float | None
) -> None:
    row = {"of": match, "outcome": outcome.model_dump(mode="json"), "ended": ended}
    await connection.execute(_update_match, row)
    seats = await connection.scalar(select(models.Match.seats).where(models.Match.id == match))
    came_to = results(match, [MatchSeat(**seat) for seat in seats or ()], outcome)
    await connection.execute(
        insert(models.Result), [models.Result.row(result) for result in came_to]
    )
    await connection.execute(insert(lists.Uncounted), {"ended": ended, "match": match})
