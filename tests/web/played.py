"""Matches that bots play out in no time, kept as if they had been played at a table."""

from __future__ import annotations

import time
from dataclasses import replace
from random import Random

from server.games import AnyGame
from server.games.game import Json
from server.service.house import House
from server.service.players import new_id
from server.service.tables import new_code
from server.store.records import Entry, MatchRecord, MatchSeat, SeatRecord, TableRecord
from tests.record.matches import NAMES, Playing

HOUR = 3600.0


async def play_out(
    house: House, kind: type[AnyGame], seats: int, options: Json, seed: int, moves: int
) -> Json:
    """Play a match of bots and keep it with a table of its own; the host ends one that goes on.

    Return its id, the table's code and what was seen at last.
    """
    playing = Playing.begun(kind, seats, seed, **options)
    playing.play_on(Random(seed), moves)
    if playing.match.outcome is None:
        playing.abandon()
    return await _kept(house, playing)


async def _kept(house: House, playing: Playing) -> Json:
    played = playing.match.record
    level = next(iter(playing.match.game.bots))
    match = replace(
        played,
        id=new_id(),
        table=new_code(),
        began=time.time() - HOUR,
        seats=tuple(MatchSeat(None, name, level) for name in NAMES[: len(played.seats)]),
    )
    table = _table(match)
    await house.journal.create(table)
    first, *others = [replace(entry, match=match.id) for entry in playing.entries]
    await house.journal.begin(replace(match, seq=0, at=0.0, outcome=None), first, table)
    for entry in others:
        await _append(house, match, entry, table)
    return {
        "match": match.id,
        "code": match.table,
        "last": match.seq,
        "view": playing.match.view,
    }


async def _append(house: House, match: MatchRecord, entry: Entry, table: TableRecord) -> None:
    if entry.seq < match.seq:
        await house.journal.append(entry, match.state)
    else:
        await house.journal.append(entry, match.state, match.outcome, table, match.began + match.at)


def _table(match: MatchRecord) -> TableRecord:
    return TableRecord(
        code=match.table,
        game=match.game,
        options=match.options,
        public=False,
        locked=False,
        status="over",
        host=None,
        match=match.id,
        seats=tuple(SeatRecord(name=seat.name, bot=seat.bot) for seat in match.seats),
        series=(),
        first_to=None,
        kicked=(),
        created=match.began,
        touched=match.began,
    )
