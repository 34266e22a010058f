"""Answers to what seats ask of a game, found elsewhere while the table goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from threading import Event
from typing import TypeAlias

import structlog

from server.games.game import Adviser, Json, Message, Seat
from server.service.clock import Clock
from server.service.match import LiveMatch
from server.service.workers import Workers
from server.worker import answer_in

Send: TypeAlias = Callable[[str, Seat, int, Json], None]
"""(match, seat, question, answer)"""

Task: TypeAlias = asyncio.Future[Message]

Hurry: TypeAlias = Callable[[], object]
"""Makes a worker come to an end."""

GRACE = 0.5
"""Seconds a worker has beyond its time, to say what it has come to."""

log = structlog.get_logger()


class Advice:
    """Lets the game's adviser think about each question once, for as long as it may."""

    def __init__(self, clock: Clock, threads: Executor, workers: Workers, send: Send) -> None:
        self._clock = clock
        self._threads = threads
        self._workers = workers
        self._send = send
        self._thinking: dict[Seat, Thought] = {}

    def watch(self, match: LiveMatch) -> None:
        """Think about what is asked now, and no longer about what is not."""
        adviser = match.game.adviser
        asked = match.questions
        for seat, thought in list(self._thinking.items()):
            if asked.get(seat) != thought.question:
                self._thinking.pop(seat).stop()
        for seat, question in asked.items():
            if adviser is not None and seat not in self._thinking:
                self._think(match, adviser, seat, question)

    def stop(self) -> None:
        for thought in self._thinking.values():
            thought.stop()
        self._thinking.clear()

    def _think(self, match: LiveMatch, adviser: Adviser, seat: Seat, question: int) -> None:
        def settle(task: Task) -> None:
            answer = adviser.otherwise
            if task.cancelled():
                log.warning("advice_late", match=match.id, seat=seat)
            elif error := task.exception():
                log.error("advice_failed", match=match.id, seat=seat, exc_info=error)
            else:
                answer = task.result()
            told = answer.model_dump(mode="json", exclude_none=True)
            self._send(match.id, seat, question, told)

        think = self._in_process if adviser.process else self._in_thread
        self._thinking[seat] = Thought(
            self._clock, question, *think(adviser, match.seen(), seat), settle
        )

    def _in_thread(self, adviser: Adviser, view: Message, seat: Seat) -> tuple[Task, float, Hurry]:
        over = Event()
        loop = asyncio.get_running_loop()
        task = loop.run_in_executor(self._threads, adviser.answer, view, seat, over.is_set)
        return task, adviser.seconds, over.set

    def _in_process(self, adviser: Adviser, view: Message, seat: Seat) -> tuple[Task, float, Hurry]:
        answer = self._workers.run(answer_in, adviser.seconds, adviser.answer, view, seat)
        task = asyncio.create_task(answer)
        return task, adviser.seconds + GRACE, task.cancel


class Thought:
    """One question on its way through a worker, which is hurried when time is up.

    Time runs from the question: one that has waited for a worker is answered in a hurry.
    """

    def __init__(
        self,
        clock: Clock,
        question: int,
        task: Task,
        seconds: float,
        hurry: Hurry,
        settle: Callable[[Task], None],
    ) -> None:
        """Call `settle` once, with the task when it is done, unless this is stopped before."""
        self.question = question
        self._task = task
        self._hurry = hurry
        self._settle = settle
        self._stopped = False
        self._task.add_done_callback(self._done)
        self._alarm = clock.call_at(clock.monotonic() + seconds, hurry)

    def stop(self) -> None:
        """Let the worker end, and hear nothing more of it."""
        self._stopped = True
        self._alarm.cancel()
        self._hurry()
        self._task.cancel()

    def _done(self, task: Task) -> None:
        self._alarm.cancel()
        if not self._stopped:
            self._settle(task)
        elif not task.cancelled():
            task.exception()  # or it would be missed
