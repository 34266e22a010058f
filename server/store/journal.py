"""Where everything that happens at tables is written before anyone is told of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from server.games.game import Json, Outcome
from server.store.records import Answered, Entry, Line, MatchRecord, MatchSeat, TableRecord


class Collision(Exception):
    """Another process has written this entry: it owns the table, and we do not."""


class JournalFailed(Exception):
    """Something could not be kept or read: a full disk, a lost database, an unknown match."""


class Journal(ABC):
    """The record of all tables. A method that writes returns when the write is durable.

    Whatever cannot be kept or read raises JournalFailed and leaves no trace.
    """

    @abstractmethod
    async def create(self, table: TableRecord) -> bool:
        """Keep a new table; False (and nothing done) when its code is in use."""

    @abstractmethod
    async def keep(self, table: TableRecord) -> None:
        """Bring a table and its seats up to date."""

    @abstractmethod
    async def begin(self, match: MatchRecord, first: Entry, table: TableRecord) -> None:
        """Keep a new match, its entry 0, and the table that plays it, all or nothing."""

    @abstractmethod
    async def append(
        self,
        entry: Entry,
        state: Json,
        outcome: Outcome | None = None,
        table: TableRecord | None = None,
        ended: float | None = None,
    ) -> None:
        """Keep an entry and the match's new state, all or nothing.

        With an outcome also the results and the table as the match leaves it.
        Raises Collision when the match already has an entry of that number, or of that command.
        """

    @abstractmethod
    async def reseat(self, match: str, seats: Sequence[MatchSeat], table: TableRecord) -> None:
        """Bring up to date who plays a running match, and its table, all or nothing."""

    @abstractmethod
    async def say(self, line: Line) -> None:
        """Keep a line of chat."""

    @abstractmethod
    async def table(self, code: str) -> TableRecord | None:
        """Return the table as it was last kept."""

    @abstractmethod
    async def match(self, id: str) -> MatchRecord | None:
        """Return the match with its newest state."""

    @abstractmethod
    async def answered(self, match: str) -> Sequence[Answered]:
        """Return every command the match has carried out that can be repeated."""

    @abstractmethod
    async def entries(self, match: str) -> Sequence[Entry]:
        """Return a match's entries in order."""

    @abstractmethod
    async def part(self, match: str, since: int, most: int) -> Sequence[Entry]:
        """Return up to so many entries in order, from the last whole view up to entry `since`."""

    @abstractmethod
    async def chat(self, table: str, newest: int) -> Sequence[Line]:
        """Return the newest lines of a table's chat, the oldest of them first."""
