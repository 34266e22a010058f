"""What becomes of all that names a player who deletes themselves.

What others keep, they keep: matches, results, the score of a series, what was said. The name in it
goes. The id stays where it holds things together: a random number to which nobody answers any more.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import CompoundSelect, bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from server.games.game import Json
from server.store import lists, models
from server.store.records import GONE


async def forget(connection: AsyncConnection, player: str) -> None:
    """Delete a player inside a transaction; whoever is gone already may be forgotten again."""
    await _unname_series(connection, player)
    await _unname_matches(connection, player)
    for row in (models.Result, models.Said):
        await connection.execute(update(row).where(row.player == player).values(name=GONE))
    await _free_seats(connection, player)
    for mine in (lists.Played, lists.PlayedWith, lists.Best, models.Recovery):
        await connection.execute(delete(mine).where(mine.player == player))
    await connection.execute(delete(lists.Standing).where(lists.Standing.participant == player))
    await connection.execute(delete(models.Player).where(models.Player.id == player))


def _matches_of(player: str) -> CompoundSelect[str]:
    """Ask for every match a player has had a part in, in their list or not."""
    listed = select(lists.Played.match).where(lists.Played.player == player)
    return listed.union(select(models.Result.match).where(models.Result.player == player))


async def _unname_matches(connection: AsyncConnection, player: str) -> None:
    match = models.Match
    theirs = select(match.id, match.seats).where(match.id.in_(_matches_of(player)))
    found = await connection.execute(theirs)
    unnamed = [{"of": one, "to": _unnamed(seats, player)} for one, seats in found]
    if unnamed:
        seats = update(match).where(match.id == bindparam("of")).values(seats=bindparam("to"))
        await connection.execute(seats, unnamed)


async def _unname_series(connection: AsyncConnection, player: str) -> None:
    table, match = models.GameTable, models.Match
    tables = select(match.table).where(match.id.in_(_matches_of(player)))
    found = await connection.execute(select(table.code, table.series).where(table.code.in_(tables)))
    unnamed = [{"of": code, "to": _unnamed(series, player)} for code, series in found]
    if unnamed:
        score = update(table).where(table.code == bindparam("of")).values(series=bindparam("to"))
        await connection.execute(score, unnamed)


async def _free_seats(connection: AsyncConnection, player: str) -> None:
    seat = models.Seat
    free: dict[str, Any] = {"player": None, "name": None, "substitute": None, "ready": False}
    await connection.execute(update(seat).where(seat.player == player).values(free))


def _unnamed(parts: list[Json], player: str) -> list[Json]:
    """Return the seats of a match, or the scores of a series, without a player's name."""
    return [{**part, "name": GONE} if part["player"] == player else part for part in parts]
