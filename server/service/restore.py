"""Opening a table from what was kept of it."""

from __future__ import annotations

from collections.abc import Mapping

from server.games import AnyGame
from server.service.match import LiveMatch
from server.store.journal import Journal
from server.store.records import TableRecord


async def restore(
    games: Mapping[str, type[AnyGame]], journal: Journal, code: str
) -> tuple[TableRecord, LiveMatch | None] | None:
    """Return a table and its match as they were last recorded; None for an unknown code."""
    table = await journal.table(code)
    if table is None:
        return None
    if table.match is None:
        return table, None

    record = await journal.match(table.match)
    if record is None:
        return table, None
    answered = await journal.answered(record.id)
    return table, LiveMatch.resumed(games[record.game], record, answered)
