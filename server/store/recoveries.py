"""The codes by which another device becomes the same player, as digests that tell nobody a code."""

from __future__ import annotations

from sqlalchemy import delete, insert, or_, select

from server.store import models
from server.store.database import Database
from server.store.records import Player


class Recoveries:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, player: str, digest: str, until: float, now: float) -> None:
        """Keep a player's code, in place of any older one; forget all that are over."""
        row = models.Recovery
        async with self._database.writing() as connection:
            await connection.execute(delete(row).where(or_(row.player == player, row.until <= now)))
            await connection.execute(insert(row).values(player=player, digest=digest, until=until))
            await connection.commit()

    async def use(self, digest: str, now: float) -> Player | None:
        """Return whose code it is and use it up; None for one that is unknown, used or over."""
        row = models.Recovery
        used = delete(row).where(row.digest == digest, row.until > now).returning(row.player)
        async with self._database.writing() as connection:
            whose = await connection.scalar(used)
            await connection.commit()
        async with self._database.reading() as session:
            player = await session.scalar(select(models.Player).where(models.Player.id == whose))
            return player.record() if player else None
