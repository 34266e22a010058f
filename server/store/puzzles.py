"""What players have solved."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, and_, func, select

from server.store import models
from server.store.database import Database
from server.store.records import SolvedRecord

_SOLVED = and_(models.Match.puzzle.is_not(None), models.Result.score == 1)


class Puzzles:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_player(self, player: str) -> list[SolvedRecord]:
        """Return every puzzle a player has solved."""
        theirs = (
            _solved(models.Match.puzzle, func.count(), func.min(models.Result.seconds))
            .where(models.Result.player == player)
            .group_by(models.Match.puzzle)
        )
        async with self._database.reading() as session:
            return [SolvedRecord(*row) for row in await session.execute(theirs)]

    async def solvers(self, puzzle: str) -> int:
        """Return how many players have solved a puzzle."""
        players = _solved(func.count(models.Result.player.distinct())).where(
            models.Match.puzzle == puzzle
        )
        async with self._database.reading() as session:
            return await session.scalar(players) or 0


def _solved(*what: Any) -> Select[Any]:
    return select(*what).join_from(models.Result, models.Match).where(_SOLVED)
