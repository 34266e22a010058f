"""All tables of this process: opened when someone asks for them, put away when nobody is there."""

from __future__ import annotations

import asyncio
import secrets

from server.games.game import Json
from server.service import lobby
from server.service.errors import Refused, UnknownTable
from server.service.house import House
from server.service.requests import Person
from server.service.restore import restore
from server.service.table import Table
from server.store.records import TableRecord
from server.wire import CloseCode

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
CODE_LENGTH = 8


def new_code() -> str:
    """Return a code that can be read aloud: no 0 or O, no 1, I or L."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def _checked(code: str) -> str:
    """Return the code in capitals; raises Refused(UnknownTable) for what can be none."""
    code = code.upper()
    if len(code) != CODE_LENGTH or not set(code) <= set(ALPHABET):
        raise Refused(UnknownTable())
    return code


class Tables:
    """Finds the one actor that owns a table."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._open: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}

    def __len__(self) -> int:
        return len(self._open)

    async def create(
        self, host: Person, game: str, options: Json, public: bool, first_to: int = 0
    ) -> str:
        """Keep a new table and return its code; raises Refused for a wrong game or option."""
        while True:
            record = lobby.opened(
                self.house.games,
                new_code(),
                game,
                options,
                public,
                host,
                self.house.clock.epoch(),
                first_to,
            )
            if await self.house.journal.create(record):
                return record.code

    async def find(self, code: str) -> Table:
        """Return the table, opening it when it is put away; raises Refused(UnknownTable)."""
        code = _checked(code)
        if table := self._open.get(code):
            return table
        if code not in self._opening:
            self._opening[code] = asyncio.create_task(self._opened(code))
            self._opening[code].add_done_callback(lambda _: self._opening.pop(code, None))
        return await asyncio.shield(self._opening[code])

    async def record(self, code: str) -> TableRecord:
        """Return how a table is now, and do not open it; raises Refused(UnknownTable)."""
        code = _checked(code)
        if table := self._open.get(code):
            return table.record
        kept = await self.house.journal.table(code)
        if kept is None:
            raise Refused(UnknownTable())
        return kept

    def peek(self, code: str) -> Table | None:
        """Return the table if it is open."""
        return self._open.get(code)

    async def all_open(self) -> list[Table]:
        """Return every table that is open, or is being opened."""
        await asyncio.gather(*self._opening.values(), return_exceptions=True)
        return list(self._open.values())

    async def close(self) -> None:
        """Put every table away; whoever is connected comes back by themselves."""
        await asyncio.gather(
            *(table.close(CloseCode.RESTARTING) for table in list(self._open.values()))
        )

    async def _opened(self, code: str) -> Table:
        restored = await restore(self.house, code)
        if restored is None:
            raise Refused(UnknownTable())

        table = self._open[code] = Table(self.house, *restored, on_closed=self._forget)
        return table

    def _forget(self, table: Table) -> None:
        if self._open.get(table.record.code) is table:
            del self._open[table.record.code]
