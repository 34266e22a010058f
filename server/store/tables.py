"""Lists of tables, those touched last first."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, func, or_, select

from server.store import models
from server.store.database import Database
from server.store.records import TableRecord

OVER = "over"
"""The status of a table whose match has ended."""

_players = (
    select(func.count()).where(models.Result.match == models.GameTable.match).scalar_subquery()
)
"""How many had a part in a table's match, once that is over."""


class Tables:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self, limit: int) -> list[TableRecord]:
        """Return the tables anyone may join: public and not locked."""
        return await self._newest(select(models.GameTable).where(models.is_open), limit)

    async def of_player(self, player: str, limit: int) -> list[TableRecord]:
        """Return the tables at which a player holds a seat, but for those done with alone."""
        seats = select(models.Seat.table).where(models.Seat.player == player)
        theirs = select(models.GameTable).where(
            models.GameTable.code.in_(seats), or_(models.GameTable.status != OVER, _players != 1)
        )
        return await self._newest(theirs, limit)

    async def _newest(self, tables: Select[Any], limit: int) -> list[TableRecord]:
        touched = models.GameTable.touched
        async with self._database.reading() as session:
            found = await session.scalars(tables.order_by(touched.desc()).limit(limit))
            return [table.record() for table in found]
