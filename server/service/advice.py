"""Answers to what seats ask of a game, found in worker threads while the table goes on."""

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

Send: TypeAlias = Callable[[str, Seat, int, Json], None]
"""(match, seat, question, answer)"""

Over: TypeAlias = Callable[[], bool]
"""Whether time is up."""

log = structlog.get_logger()


class Advice:
    """Lets the game's adviser think about each question once, for as long as it may."""

    def __init__(self, clock: Clock, threads: Executor, send: Send) -> None:
        self._clock = clock
        self._threads = threads
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
        def found(answer: Message) -> None:
            told = answer.model_dump(mode="json", exclude_none=True)
            self._send(match.id, seat, question, told)

        view = match.seen()
        self._thinking[seat] = Thought(
            self._clock,
            self._threads,
            question,
            answer=lambda over: _answer(match.id, adviser, view, seat, over),
            seconds=adviser.seconds,
            found=found,
        )


class Thought:
    """One question on its way through a worker thread, which is asked to end when time is up.

    Time runs from the question: one that has waited for a thread is answered in a hurry.
    """

    def __init__(
        self,
        clock: Clock,
        threads: Executor,
        question: int,
        *,
        answer: Callable[[Over], Message],
        seconds: float,
        found: Callable[[Message], None],
    ) -> None:
        self.question = question
        self._found = found
        self._over = Event()
        loop = asyncio.get_running_loop()
        self._task = loop.run_in_executor(threads, answer, self._over.is_set)
        self._task.add_done_callback(self._done)
        self._alarm = clock.call_at(clock.monotonic() + seconds, self._over.set)

    def stop(self) -> None:
        """Let the thread end, and hear nothing more of it."""
        self._over.set()
        self._alarm.cancel()
        self._task.cancel()

    def _done(self, task: asyncio.Future[Message]) -> None:
        self._alarm.cancel()
        if not task.cancelled():
            self._found(task.result())


def _answer(match: str, adviser: Adviser, view: Message, seat: Seat, over: Over) -> Message:
    """Return the adviser's answer, or what is answered instead when it fails."""
    try:
        return adviser.answer(view, seat, over)
    except Exception:
        log.exception("advice_failed", match=match, seat=seat)
        return adviser.otherwise
