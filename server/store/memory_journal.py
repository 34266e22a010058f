"""The journal in memory: the same promises, for as long as the process lives."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import replace

from server.games.game import Json, Outcome
from server.store.journal import Collision, Journal, JournalFailed
from server.store.records import (
    Answered,
    Entry,
    Line,
    MatchRecord,
    MatchSeat,
    ResultRecord,
    TableRecord,
    results,
)


class MemoryJournal(Journal):
    """Copies whatever goes in or out, as a database would."""

    def __init__(self) -> None:
        self.results: dict[str, list[ResultRecord]] = {}
        self._tables: dict[str, TableRecord] = {}
        self._matches: dict[str, MatchRecord] = {}
        self._entries: dict[str, list[Entry]] = {}
        self._lines: dict[str, list[Line]] = {}

    async def create(self, table: TableRecord) -> bool:
        if table.code in self._tables:
            return False

        self._tables[table.code] = deepcopy(table)
        self._lines[table.code] = []
        return True

    async def keep(self, table: TableRecord) -> None:
        self._check_table(table.code)

        self._tables[table.code] = deepcopy(table)

    async def begin(self, match: MatchRecord, first: Entry, table: TableRecord) -> None:
        self._check_table(match.table)
        self._check_table(table.code)
        if match.id in self._matches:
            raise JournalFailed

        self._matches[match.id] = deepcopy(match)
        self._entries[match.id] = [deepcopy(first)]
        self._tables[table.code] = deepcopy(table)

    async def append(
        self,
        entry: Entry,
        state: Json,
        outcome: Outcome | None = None,
        table: TableRecord | None = None,
        ended: float | None = None,
    ) -> None:
        match = self._checked_match(entry.match)
        self._check_new(entry)
        if outcome is not None and entry.match in self.results:
            raise JournalFailed
        if table is not None:
            self._check_table(table.code)

        match = replace(match, state=deepcopy(state), at=entry.at, seq=entry.seq)
        if outcome is not None:
            match = replace(match, outcome=outcome, ended=ended)
            self.results[match.id] = results(match.id, match.seats, outcome)
        self._matches[match.id] = match
        self._entries[match.id].append(deepcopy(entry))
        if table is not None:
            self._tables[table.code] = deepcopy(table)

    async def reseat(self, match: str, seats: Sequence[MatchSeat], table: TableRecord) -> None:
        reseated = replace(self._checked_match(match), seats=tuple(seats))
        self._check_table(table.code)

        self._matches[match] = reseated
        self._tables[table.code] = deepcopy(table)

    async def say(self, line: Line) -> None:
        self._check_table(line.table)

        self._lines[line.table].append(line)

    async def table(self, code: str) -> TableRecord | None:
        return deepcopy(self._tables.get(code))

    async def match(self, id: str) -> MatchRecord | None:
        return deepcopy(self._matches.get(id))

    async def answered(self, match: str) -> Sequence[Answered]:
        return [
            Answered(entry.seat, entry.client, entry.ref, entry.seq)
            for entry in self._entries.get(match, [])
            if entry.seat is not None and entry.client is not None and entry.ref is not None
        ]

    async def entries(self, match: str) -> Sequence[Entry]:
        return deepcopy(self._entries.get(match, []))

    async def part(self, match: str, since: int, most: int) -> Sequence[Entry]:
        entries = self._entries.get(match, [])
        whole = [entry.seq for entry in entries if entry.view is not None and entry.seq <= since]
        first = max(whole, default=0)
        return deepcopy([entry for entry in entries if first <= entry.seq < first + most])

    async def chat(self, table: str, newest: int) -> Sequence[Line]:
        return self._lines.get(table, [])[-newest:]

    def _check_table(self, code: str) -> None:
        if code not in self._tables:
            raise JournalFailed

    def _checked_match(self, id: str) -> MatchRecord:
        if id not in self._matches:
            raise JournalFailed
        return self._matches[id]

    def _check_new(self, entry: Entry) -> None:
        for other in self._entries[entry.match]:
            if other.seq == entry.seq or (entry.ref and _command(other) == _command(entry)):
                raise Collision


def _command(entry: Entry) -> tuple[int | None, str | None, int | None]:
    return (entry.seat, entry.client, entry.ref)
