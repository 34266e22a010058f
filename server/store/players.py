"""The people who play."""

from __future__ import annotations

from sqlalchemy import insert, update

from server.store import models
from server.store.database import Database
from server.store.farewell import forget
from server.store.records import Player


class Players:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, id: str, name: str, created: float) -> Player:
        async with self._database.writing() as connection:
            await connection.execute(
                insert(models.Player).values(id=id, name=name, created=created)
            )
            await connection.commit()
        return Player(id=id, name=name, created=created)

    async def get(self, id: str) -> Player | None:
        async with self._database.reading() as session:
            player = await session.get(models.Player, id)
            return player.record() if player else None

    async def forget(self, id: str) -> None:
        """Delete a player, and their name from all that others keep."""
        async with self._database.writing() as connection:
            await forget(connection, id)
            await connection.commit()

    async def rename(self, id: str, name: str) -> None:
        """Give a player another name; tables and matches keep the one they know."""
        async with self._database.writing() as connection:
            await connection.execute(
                update(models.Player).where(models.Player.id == id).values(name=name)
            )
            await connection.commit()
