"""Worker processes, for long thoughts that are worked out in Python itself.

A thread that thinks in Python holds the interpreter, and so everyone at every table. These are
processes (server/worker.py), made when they are first needed and used again; one that is thinking
about what nobody waits for any longer is ended, and one that has died is replaced.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any, TypeVar

from server.worker import LENGTH, Answer

T = TypeVar("T")

MOST = max(1, (os.cpu_count() or 1) - 1)
"""As many as leave a core to the server."""


class ThoughtFailed(Exception):
    """What was thought about came to nothing: the function failed, or its worker died."""


class Workers:
    """Up to `most` processes, each of which thinks about one thing at a time."""

    def __init__(self, most: int = MOST) -> None:
        self._room = asyncio.Semaphore(most)
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """Return what the function comes to in a worker, when there is one free.

        Function, arguments and result go there and back as pickles. Raises ThoughtFailed. Whoever
        is cancelled while waiting takes the question back.
        """
        request = pickle.dumps((function, arguments))
        async with self._room:
            worker = await self._worker()
            try:
                answer = await _ask(worker, request)
            except BaseException:
                self._end(worker)
                raise
            self._idle.append(worker)
        if answer.failure is not None:
            raise ThoughtFailed(answer.failure)
        value: T = answer.value
        return value

    async def close(self) -> None:
        """End all workers, whatever they are at."""
        workers = list(self._all)
        for worker in workers:
            self._end(worker)
        await asyncio.gather(*(worker.wait() for worker in workers))

    @property
    def pids(self) -> list[int]:
        """The processes there are."""
        return [worker.pid for worker in self._all]

    async def _worker(self) -> Process:
        while self._idle:
            worker = self._idle.pop()
            if worker.returncode is None:
                return worker
            self._all.discard(worker)  # it died while it had nothing to do
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "server.worker",
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            start_new_session=True,  # what the terminal tells the server is not meant for it
        )
        self._all.add(worker)
        return worker

    def _end(self, worker: Process) -> None:
        self._all.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        if worker.returncode is None:
            worker.kill()


async def _ask(worker: Process, request: bytes) -> Answer:
    """Return the worker's answer; raises ThoughtFailed when it dies over it."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    try:
        worker.stdin.write(LENGTH.pack(len(request)) + request)
        await worker.stdin.drain()
        (length,) = LENGTH.unpack(await worker.stdout.readexactly(LENGTH.size))
        return Answer(*pickle.loads(await worker.stdout.readexactly(length)))
    except (ConnectionError, EOFError) as error:
        raise ThoughtFailed("the worker died") from error
