"""Opening a table from what was kept of it."""

from __future__ import annotations

from functools import partial

from server.service.house import House
from server.service.match import LiveMatch
from server.store.records import TableRecord


async def restore(house: House, code: str) -> tuple[TableRecord, LiveMatch | None] | None:
    """Return a table and its match as they were last recorded; None for an unknown code."""
    table = await house.journal.table(code)
    if table is None:
        return None
    if table.match is None:
        return table, None

    record = await house.journal.match(table.match)
    if record is None:
        return table, None
    answered = await house.journal.answered(record.id)
    kind = house.games[record.game]
    match = await house.work_out(kind, partial(LiveMatch.resumed, kind, record, answered))
    return table, match
