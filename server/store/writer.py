"""One task that writes what everyone asks, in groups that share a commit.

A commit waits for the disk, however much it holds. So whatever is asked while one commit is
under way waits together and goes with the next, in the order in which it was asked. A group
is first written as a whole; if anything in it fails, nothing of it stands, and it is written
again with each change behind a savepoint of its own, so that only the asker of the failing
change is told. When the commit itself fails nobody can know whether the group is durable,
so it is not tried again and every asker is told.
"""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from server.store.changes import Change
from server.store.database import Database
from server.store.journal import JournalFailed

MOST_WAITING = 4096
"""How many changes may wait before their askers do."""

LARGEST_GROUP = 512


@dataclass(frozen=True)
class Asked:
    """A change and where its asker waits for the answer."""

    change: Change
    answer: Future[bool]

    def settle(self, answer: bool | Exception) -> None:
        if self.answer.done():  # the asker went away
            return
        if isinstance(answer, Exception):
            self.answer.set_exception(answer)
        else:
            self.answer.set_result(answer)


class Writer:
    """Writes changes to a database, from `start` to `close`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: deque[Asked] = deque()
        self._room = asyncio.Semaphore(MOST_WAITING)
        self._asked = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._write_groups(), name="journal writer")

    async def close(self) -> None:
        """Write what waits, then take nothing more."""
        self._closing = True
        self._asked.set()
        if self._task is not None:
            await self._task

    async def write(self, change: Change) -> bool:
        """Return, when the change is durable, whether it was done.

        An asker that is cancelled does not take its change back.
        """
        async with self._room:
            if self._closing or self._task is None:
                raise JournalFailed("the journal is closed")
            asked = Asked(change, asyncio.get_running_loop().create_future())
            self._waiting.append(asked)
            self._asked.set()
            return await asked.answer

    async def _write_groups(self) -> None:
        while self._waiting or not self._closing:
            await self._asked.wait()
            self._asked.clear()
            while self._waiting:
                size = min(len(self._waiting), LARGEST_GROUP)
                await self._write([self._waiting.popleft() for _ in range(size)])

    async def _write(self, group: Sequence[Asked]) -> None:
        changes = [asked.change for asked in group]
        try:
            answers = await self._together(changes) or await self._apart(changes)
        except Exception as error:
            answers = [_failed(error) for _ in group]
        for asked, answer in zip(group, answers, strict=True):
            asked.settle(answer)

    async def _together(self, changes: Sequence[Change]) -> Sequence[bool | Exception] | None:
        """Write all of them at once; None when that failed and nothing stands."""
        answers: list[bool | Exception] = []
        async with self._database.writing() as connection:
            try:
                for _, neighbours in groupby(changes, key=type):
                    run = list(neighbours)
                    answers += await run[0].apply(connection, run)
            except Exception:
                return None
            await connection.commit()
        return answers

    async def _apart(self, changes: Sequence[Change]) -> Sequence[bool | Exception]:
        """Write each of them that can be written; for the others, why not."""
        async with self._database.writing() as connection:
            answers = [await _alone(connection, change) for change in changes]
            await connection.commit()
        return answers


async def _alone(connection: AsyncConnection, change: Change) -> bool | Exception:
    """Write a change; if it fails, undo it and return why.

    Raises when it cannot be undone: then the whole transaction is gone.
    """
    savepoint = await connection.begin_nested()
    try:
        (answer,) = await change.apply(connection, [change])
    except Exception as error:
        await savepoint.rollback()
        forbidden = isinstance(error, IntegrityError)
        refusal = await change.why_not(connection) if forbidden else JournalFailed()
        refusal.__cause__ = error
        return refusal
    await savepoint.commit()
    return answer


def _failed(error: Exception) -> JournalFailed:
    failed = JournalFailed()
    failed.__cause__ = error
    return failed
