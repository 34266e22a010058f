"""How everyone stands, from the matches that are over: each is counted once, as they ended."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import Select, delete, func, insert, select, text, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncSession

from server.store import lists, models
from server.store.database import Database
from server.store.history import SUMMARY, summary
from server.store.records import Best, MatchSummary, Standing

COUNTING = 0x636F_756E_74
"""The key of the lock under which matches are counted in a PostgreSQL database."""

Key: TypeAlias = tuple[str, str]
"""(participant, game) of a standing, or (player, attempt) of a best score."""


@dataclass
class Book:
    """The standings and best scores that some matches have a part in."""

    standings: dict[Key, Standing]
    bests: dict[Key, Best]


class Standings:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def count(
        self,
        most: int,
        concerned: Callable[[Sequence[MatchSummary]], tuple[set[Key], set[Key]]],
        enter: Callable[[Book, MatchSummary], None],
    ) -> int:
        """Count up to so many matches, all or nothing; return how many there were.

        `concerned` tells which standings and best scores they are to be entered in.
        """
        async with self._database.writing() as connection:
            await _wait_for_other_counts(connection)
            matches = await _uncounted(connection, most)
            if matches:
                book = await _read(connection, *concerned(matches))
                for match in matches:
                    enter(book, match)
                await _write(connection, book)
                ids = [match.id for match in matches]
                await connection.execute(
                    delete(lists.Uncounted).where(lists.Uncounted.match.in_(ids))
                )
            await connection.commit()
        return len(matches)

    async def among_friends(self, player: str, game: str) -> list[tuple[str, Standing]]:
        """Return name and standing of a player, and of everyone they have played with."""
        people, standing = friends(player, and_oneself=True), lists.Standing
        theirs = (
            select(models.Player.name, standing)
            .join_from(people, models.Player, models.Player.id == people.c.id)
            .join(standing, standing.participant == models.Player.id)
            .where(standing.game == game)
        )
        async with self._database.reading() as session:
            return [(name, row.record()) for name, row in await session.execute(theirs)]

    async def of(self, participants: Iterable[str], game: str) -> list[Standing]:
        """Return the standings of these in a game, as far as they have one."""
        row = lists.Standing
        theirs = select(row).where(row.participant.in_(list(participants)), row.game == game)
        async with self._database.reading() as session:
            return [standing.record() for standing in await session.scalars(theirs)]

    async def friends(self, player: str) -> list[tuple[str, str]]:
        """Return id and name of everyone a player has played with, by their names."""
        people, row = friends(player), models.Player
        named = (
            select(row.id, row.name)
            .join_from(people, row, row.id == people.c.id)
            .order_by(func.lower(row.name), row.id)
        )
        async with self._database.reading() as session:
            return [(one.id, one.name) for one in await session.execute(named)]

    async def bests(self, player: str) -> list[Best]:
        """Return a player's best scores."""
        theirs = select(lists.Best).where(lists.Best.player == player)
        async with self._database.reading() as session:
            return [best.record() for best in await session.scalars(theirs)]


def friends(player: str, and_oneself: bool = False) -> Any:
    """Ask for everyone a player has played with: one step in an index for each of them."""
    row = lists.PlayedWith
    first = select(func.min(row.other).label("id")).where(row.player == player)
    found = first.cte("friend", recursive=True)
    after = select(func.min(row.other)).where(row.player == player, row.other > found.c.id)
    found = found.union_all(
        select(after.scalar_subquery().label("id")).where(found.c.id.is_not(None))
    )
    people: Select[Any] = select(found.c.id).where(found.c.id.is_not(None))
    if not and_oneself:
        return people.subquery()
    me = select(models.Player.id).where(models.Player.id == player)
    return people.union_all(me).subquery()


async def _wait_for_other_counts(connection: AsyncConnection) -> None:
    """Let no other process count what this one does; SQLite lets one alone write at all."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": COUNTING})


async def _uncounted(connection: AsyncConnection, most: int) -> list[MatchSummary]:
    row = lists.Uncounted
    oldest = (
        select(*SUMMARY)
        .join_from(row, models.Match, models.Match.id == row.match)
        .order_by(row.ended, row.match)
        .limit(most)
    )
    return [summary(match) for match in await connection.execute(oldest)]


async def _read(connection: AsyncConnection, standings: set[Key], bests: set[Key]) -> Book:
    row, best = lists.Standing, lists.Best
    async with AsyncSession(connection) as session:
        of_standings = tuple_(row.participant, row.game).in_(sorted(standings))
        of_bests = tuple_(best.player, best.attempt).in_(sorted(bests))
        return Book(
            standings={
                (one.participant, one.game): one.record()
                for one in await session.scalars(select(row).where(of_standings))
            },
            bests={
                (one.player, one.attempt): one.record()
                for one in await session.scalars(select(best).where(of_bests))
            },
        )


async def _write(connection: AsyncConnection, book: Book) -> None:
    """Put what the book says in place of what was kept."""
    row, best = lists.Standing, lists.Best
    if book.standings:
        keys = tuple_(row.participant, row.game).in_(sorted(book.standings))
        await connection.execute(delete(row).where(keys))
        await connection.execute(insert(row), [row.row(one) for one in book.standings.values()])
    if book.bests:
        keys = tuple_(best.player, best.attempt).in_(sorted(book.bests))
        await connection.execute(delete(best).where(keys))
        await connection.execute(insert(best), [best.row(one) for one in book.bests.values()])
