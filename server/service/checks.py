"""Checks of records: long work, done once for each record, away from the tables."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import TypeAlias

from server.games import AnyGame
from server.record.export import Export
from server.record.verdict import Verdict
from server.record.verify import verify
from server.service.errors import Busy, Refused

PATIENCE = 8.0
"""Seconds one who asks waits for the verdict, before being told to ask again."""

MOST_UNDER_WAY = 16
"""Matches that are checked or wait for it; whoever asks for one more is told that we are busy."""

KEPT = 1000
"""Verdicts that are remembered."""

Exporting: TypeAlias = Callable[[], Awaitable[Export]]


@dataclass(frozen=True)
class Checking:
    """How far a check has come."""

    verdict: Verdict | None
    """None: it goes on."""
    entry: int
    """The last one that was looked at."""


class Stopped(Exception):
    """The server stops: nobody waits for a verdict any more."""


class Check:
    """One match on its way through a worker thread."""

    def __init__(
        self, games: Mapping[str, type[AnyGame]], threads: Executor, export: Exporting
    ) -> None:
        self.entry = 0
        self._stopped = False
        self.task = asyncio.create_task(self._run(games, threads, export))

    def stop(self) -> None:
        self._stopped = True
        self.task.cancel()

    async def _run(
        self, games: Mapping[str, type[AnyGame]], threads: Executor, export: Exporting
    ) -> Verdict:
        record = await export()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(threads, verify, games, record, self._heed)

    def _heed(self, entry: int) -> None:
        if self._stopped:
            raise Stopped
        self.entry = entry


class Checks:
    """Checks each record once, however many ask; what came of it is remembered.

    A record does not change once the match is over, so its verdict stays true as long as the
    process runs. `record` is whatever tells one from another.
    """

    def __init__(self, games: Mapping[str, type[AnyGame]], threads: Executor) -> None:
        self._games = games
        self._threads = threads
        self._under_way: dict[Hashable, Check] = {}
        self._verdicts: OrderedDict[Hashable, Verdict] = OrderedDict()

    async def check(self, record: Hashable, export: Exporting) -> Checking:
        """Return the verdict if it comes soon; raises Refused(Busy) when too many others wait."""
        if record in self._verdicts:
            self._verdicts.move_to_end(record)
            return Checking(self._verdicts[record], 0)
        if record not in self._under_way:
            self._begin(record, export)
        check = self._under_way[record]
        done, _ = await asyncio.wait([check.task], timeout=PATIENCE)
        return Checking(check.task.result() if done else None, check.entry)

    def close(self) -> None:
        for check in self._under_way.values():
            check.stop()

    def _begin(self, record: Hashable, export: Exporting) -> None:
        if len(self._under_way) >= MOST_UNDER_WAY:
            raise Refused(Busy())

        check = self._under_way[record] = Check(self._games, self._threads, export)
        check.task.add_done_callback(lambda task: self._done(record, task))

    def _done(self, record: Hashable, task: asyncio.Task[Verdict]) -> None:
        del self._under_way[record]
        if task.cancelled() or task.exception() is not None:
            return
        self._verdicts[record] = task.result()
        if len(self._verdicts) > KEPT:
            self._verdicts.popitem(last=False)
