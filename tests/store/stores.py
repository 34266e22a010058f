"""The places a journal is kept in, all with the same face, and what the tests put into them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import select

from server.games.game import Outcome, Reason
from server.store import models
from server.store.database import Database
from server.store.journal import Journal
from server.store.memory_journal import MemoryJournal
from server.store.records import (
    Entry,
    Line,
    MatchRecord,
    MatchSeat,
    ResultRecord,
    ScoreRecord,
    SeatRecord,
    TableRecord,
)
from server.store.sql_journal import SqlJournal

ANNA, BEN = "a" * 32, "b" * 32
CODE = "K7QF2MXW"
MATCH = "1" * 32
PAGE = "c" * 32


class Store(ABC):
    """A journal, and a look at what no journal tells."""

    journal: Journal

    @abstractmethod
    async def results(self, match: str) -> Sequence[ResultRecord]: ...

    @abstractmethod
    async def close(self) -> None: ...


class MemoryStore(Store):
    def __init__(self) -> None:
        self.journal: MemoryJournal = MemoryJournal()

    async def results(self, match: str) -> Sequence[ResultRecord]:
        return self.journal.results.get(match, [])

    async def close(self) -> None:
        """It goes with the process."""


class SqlStore(Store):
    def __init__(self, url: str, database: Database) -> None:
        self.url = url
        self.database = database
        self.journal: SqlJournal = SqlJournal(database)
        self.journal.start()

    @classmethod
    async def open(cls, url: str) -> SqlStore:
        return cls(url, await Database.open(url))

    async def results(self, match: str) -> Sequence[ResultRecord]:
        query = (
            select(models.Result).where(models.Result.match == match).order_by(models.Result.seat)
        )
        async with self.database.reading() as session:
            return [result.record() for result in await session.scalars(query)]

    async def close(self) -> None:
        await self.journal.close()
        await self.database.close()


def table(code: str = CODE, **changes: Any) -> TableRecord:
    """Return a table in its lobby: Anna hosts, Ben is ready, a bot and a free seat."""
    lobby = TableRecord(
        code=code,
        game="gobble",
        options={"split": True, "call": False},
        public=True,
        locked=False,
        status="lobby",
        host=ANNA,
        match=None,
        seats=(
            SeatRecord(player=ANNA, name="Anna"),
            SeatRecord(player=BEN, name="Ben", ready=True, choice={"share": 2}, substitute="fair"),
            SeatRecord(bot="fast", name="Fast bot"),
            SeatRecord(),
        ),
        series=(ScoreRecord(player="bot:fast", name="Fast bot", wins=1, matches=2),),
        first_to=3,
        kicked=("d" * 32,),
        created=1000.0,
        touched=1000.5,
    )
    return replace(lobby, **changes)


def match(id: str = MATCH, table: str = CODE, **changes: Any) -> MatchRecord:
    """Return a match of Anna (at the table's seat 0) and a bot (at seat 2) that has just begun."""
    begun = MatchRecord(
        id=id,
        table=table,
        game="gobble",
        options={"split": True},
        seats=(
            MatchSeat(player=ANNA, name="Anna", bot=None),
            MatchSeat(player=None, name="Fast bot", bot="fast"),
        ),
        places=(0, 2),
        seed=bytes(range(32)),
        seal="5" * 64,
        state={"placed": 0},
        at=0.0,
        seq=0,
        began=1010.0,
    )
    return replace(begun, **changes)


def first(match: str = MATCH) -> Entry:
    """Return entry 0: the first view."""
    return Entry(match=match, seq=0, at=0.0, events=(), patch={}, view={"cells": {}})


def placing(seq: int, match: str = MATCH, **changes: Any) -> Entry:
    """Return the entry in which seat 0 places a tile, sent as the page's command of that number."""
    entry = Entry(
        match=match,
        seq=seq,
        at=float(seq),
        events=({"type": "placed", "tile": seq},),
        patch={"cells": {str(seq): {"tile": seq}}, "gift": None},
        seat=0,
        client=PAGE,
        ref=seq,
        command={"type": "place", "tile": seq},
    )
    return replace(entry, **changes)


def placed(seq: int) -> dict[str, int]:
    """Return the match's state after that many placings."""
    return {"placed": seq}


def line(number: int, table: str = CODE) -> Line:
    return Line(
        id=f"{table}:{number}",
        table=table,
        player=ANNA,
        name="Anna",
        text=f"line {number} 🎲",
        said_at=2000.0,
    )


ANNA_WINS = Outcome(places=[1, 2], scores=[10, 7], reason=Reason.FINISHED)


async def begin(journal: Journal, code: str = CODE, id: str = MATCH) -> None:
    """Create a table and begin a match at it."""
    await journal.create(table(code))
    await journal.begin(match(id, code), first(id), table(code, status="playing", match=id))
