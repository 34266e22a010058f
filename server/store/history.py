"""Lists of matches, those that began last first, and who has played them.

A list is read by an index in its own order, from where the last page ended: its pages cost the same
however many matches are kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, delete, select, tuple_

from server.games.game import Outcome
from server.store import lists, models
from server.store.database import Database
from server.store.records import MatchSeat, MatchSummary

SUMMARY: Sequence[Any] = (
    models.Match.id,
    models.Match.table,
    models.Match.game,
    models.Match.options,
    models.Match.seats,
    models.Match.outcome,
    models.Match.began,
    models.Match.ended,
    models.Match.at,
)
"""All that a list tells: a match's state, which may be large, stays where it is."""


@dataclass(frozen=True)
class Place:
    """Where in a list a match stands."""

    began: float
    match: str


class History:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_player(
        self,
        player: str,
        limit: int,
        game: str | None = None,
        other: str | None = None,
        before: Place | None = None,
    ) -> list[MatchSummary]:
        """Return the matches in a player's list: of one game, and with one other."""
        return await self._read(matches_of_player(player, limit, game, other, before))

    async def of_table(
        self, table: str, limit: int, before: Place | None = None
    ) -> list[MatchSummary]:
        """Return the matches played at a table."""
        return await self._read(matches_of_table(table, limit, before))

    async def find(self, player: str, match: str) -> MatchSummary | None:
        """Return a match that is in a player's list."""
        played = select(*SUMMARY).join(lists.Played, lists.Played.match == models.Match.id)
        found = await self._read(
            played.where(
                models.Match.id == match,
                lists.Played.player == player,
                lists.Played.began == models.Match.began,
            )
        )
        return found[0] if found else None

    async def take_out(self, player: str, match: MatchSummary) -> None:
        """Take a match out of a player's list, and of what they have played with each other."""
        async with self._database.writing() as connection:
            for listed in (lists.Played, lists.PlayedWith):
                theirs = (listed.player == player, listed.match == match.id)
                await connection.execute(delete(listed).where(*theirs, listed.began == match.began))
            await connection.commit()

    async def _read(self, query: Select[Any]) -> list[MatchSummary]:
        async with self._database.reading() as session:
            return [summary(row) for row in await session.execute(query)]


def matches_of_player(
    player: str,
    limit: int,
    game: str | None = None,
    other: str | None = None,
    before: Place | None = None,
) -> Select[Any]:
    """Ask for a page of a player's list."""
    listed: Any = lists.Played if other is None else lists.PlayedWith
    narrowed = [listed.player == player]
    if other is not None:
        narrowed.append(listed.other == other)
    if game is not None:
        narrowed.append(listed.game == game)
    matches = select(*SUMMARY).join_from(listed, models.Match, models.Match.id == listed.match)
    return _page(matches.where(*narrowed), listed.began, listed.match, limit, before)


def matches_of_table(table: str, limit: int, before: Place | None = None) -> Select[Any]:
    """Ask for a page of a table's list."""
    match = models.Match
    matches = select(*SUMMARY).where(match.table == table)
    return _page(matches, match.began, match.id, limit, before)


def _page(
    matches: Select[Any], began: Any, match: Any, limit: int, before: Place | None
) -> Select[Any]:
    if before is not None:
        matches = matches.where(tuple_(began, match) < (before.began, before.match))
    return matches.order_by(began.desc(), match.desc()).limit(limit)


def summary(row: Any) -> MatchSummary:
    return MatchSummary(
        id=row.id,
        table=row.table,
        game=row.game,
        options=row.options,
        seats=tuple(MatchSeat(**seat) for seat in row.seats),
        outcome=Outcome.model_validate(row.outcome) if row.outcome else None,
        began=row.began,
        ended=row.ended,
        at=row.at,
    )
