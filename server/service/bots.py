"""Bots at a table: clients without a socket, that see a view and send commands like anyone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from random import Random
from typing import Any, TypeAlias

import structlog

from server.games.game import Bot, Json, Message, Seat
from server.service.clock import Clock, Timer
from server.service.match import LiveMatch
from server.service.workers import Workers

Choice: TypeAlias = Callable[[], Message | None]

log = structlog.get_logger()


class BotSeats:
    """Plays the seats that bots hold: each thinks for a while, looks, and sends a command."""

    def __init__(
        self,
        clock: Clock,
        random: Random,
        workers: Workers,
        send: Callable[[str, Seat, Json], None],
    ) -> None:
        self._clock = clock
        self._random = random
        self._workers = workers
        self._send = send
        self._thinking: dict[Seat, Timer] = {}

    def watch(self, match: LiveMatch, bots: Mapping[Seat, Bot]) -> None:
        """Let each bot that may act think, and those that may not stop."""
        able = {seat: bot for seat, bot in bots.items() if seat in match.to_act}
        for seat in [seat for seat in self._thinking if seat not in able]:
            self._thinking.pop(seat).cancel()
        for seat, bot in able.items():
            if seat not in self._thinking:
                self._think(match, seat, bot)

    def stop(self) -> None:
        for timer in self._thinking.values():
            timer.cancel()
        self._thinking.clear()

    def _think(self, match: LiveMatch, seat: Seat, bot: Bot) -> None:
        ready_at = self._clock.monotonic() + bot.pace(match.seen(), seat, self._random)

        def decide() -> None:
            view, slow = match.seen(), bot.slow
            if slow is None:
                settle(lambda: bot.choose(view, seat, self._random))
            else:
                own = Random(self._random.random())  # the thread must not share one with the loop
                think = self._workers.run if slow.process else asyncio.to_thread
                self._thinking[seat] = LongThought(
                    self._clock,
                    think(bot.choose, view, seat, own),
                    limit=slow.limit(view, seat),
                    haste=lambda: slow.haste(view, seat, self._random),
                    settle=settle,
                )

        def settle(choose: Choice) -> None:
            del self._thinking[seat]
            command = choose()
            told = command.model_dump(mode="json", exclude_none=True) if command else {}
            self._send(match.id, seat, told)

        self._thinking[seat] = self._clock.call_at(ready_at, decide)


class LongThought:
    """A choice made elsewhere, or in haste when it takes too long or comes to nothing.

    A thread cannot be stopped; what it comes to after that is not listened to.
    """

    def __init__(
        self,
        clock: Clock,
        thinking: Coroutine[Any, Any, Message | None],
        *,
        limit: float,
        haste: Choice,
        settle: Callable[[Choice], None],
    ) -> None:
        """Call `settle` once, with how to learn what was chosen, unless it is cancelled before."""
        self._haste = haste
        self._settle = settle
        self._task = asyncio.create_task(thinking)
        self._task.add_done_callback(self._done)
        self._alarm = clock.call_at(clock.monotonic() + limit, self._hurry)

    def cancel(self) -> None:
        self._alarm.cancel()
        self._task.cancel()

    def _done(self, task: asyncio.Task[Message | None]) -> None:
        if task.cancelled():
            return
        self._alarm.cancel()
        if error := task.exception():
            log.error("bot_failed", exc_info=error)
        self._settle(self._haste if error else task.result)

    def _hurry(self) -> None:
        if self._task.cancel():
            self._settle(self._haste)
