"""Bots at a table: clients without a socket, that see a view and send commands like anyone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from server.games.game import Bot, Json, Message, Seat
from server.service.clock import Clock, Timer
from server.service.match import LiveMatch


class BotSeats:
    """Plays the seats that bots hold: each thinks for a while, looks, and sends a command."""

    def __init__(
        self, clock: Clock, random: Random, send: Callable[[str, Seat, Json], None]
    ) -> None:
        self._clock = clock
        self._random = random
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
        ready_at = self._clock.monotonic() + bot.pace(_seen(match), seat, self._random)

        def decide() -> None:
            del self._thinking[seat]
            command = bot.choose(_seen(match), seat, self._random)
            told = command.model_dump(mode="json", exclude_none=True) if command else {}
            self._send(match.id, seat, told)

        self._thinking[seat] = self._clock.call_at(ready_at, decide)


def _seen(match: LiveMatch) -> Message:
    """Return the view that everyone was told: the game itself may be a step ahead of the record."""
    view: Message = match.game.views.validate_python(match.view)
    return view
