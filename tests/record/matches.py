"""Matches played by bots in no time, and their records as they come from a file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

from server.games import AnyGame
from server.games.game import IllegalCommand, Json, Seat
from server.record.export import Export, read
from server.service.match import LiveMatch, Step
from server.service.matches import exported
from server.store.records import Entry, MatchSeat
from server.wire import Steer
from tests.games.playing import seed_of, through_json

NAMES = ("Anna", "Ben", "Carla", "Dino", "Emma", "Franco")

BEGAN = 1_800_000_000.0


@dataclass
class Playing:
    """A match under way, and its entries so far."""

    match: LiveMatch
    entries: list[Entry]
    now: float = 0.0

    @classmethod
    def begun(cls, kind: type[AnyGame], seats: int, seed: int = 1, **options: Any) -> Playing:
        if kind.by_day:
            options["day"] = "2030-01-31"
        match = LiveMatch.begun(
            kind,
            id=f"{seed:032x}",
            table="K7QF2MXW",
            options=options,
            seats=[MatchSeat(name * 11, name, None) for name in NAMES[:seats]],
            places=range(seats),
            choices=[{}] * seats,
            seed=seed_of(seed),
            began=BEGAN,
        )
        return cls(match, [match.first_entry()])

    @property
    def record(self) -> Export:
        return read(exported(self.match.record, self.entries).text())

    def take(self, step: Step | None) -> None:
        """Write a step down, if there is one."""
        if step is not None:
            self.entries.append(step.entry)
            self.match.settled(step)

    def wait(self, seconds: float) -> None:
        self.now = round(self.now + seconds, 3)
        while self.match.outcome is None:
            self.take(self.match.advance(self.now))
            due = self.match.game.wake_at
            if due is None or due > self.now:
                return

    def steer(self, seat: Seat, x: float, y: float, angle: float) -> None:
        self.match.steered(seat, Steer(match=self.match.id, x=x, y=y, angle=angle))
        self.match.steer()

    def play(self, seat: Seat, **command: Any) -> None:
        self.take(self.match.act(self.now, seat, command))

    def abandon(self) -> None:
        self.take(self.match.abandon(self.now))

    def play_on(self, random: Random, moves: int = 10_000) -> None:
        """Let bots play, in haste and at leisure, and ask for advice where there is any."""
        for _ in range(moves):
            if self.match.outcome is not None:
                return
            self.wait(random.choice((0.01, 0.4, 2.5, 21.0)))
            for seat, command in self._wanted(random):
                with suppress(IllegalCommand):  # as in the house, it thinks again then
                    self.play(seat, **command)
                break
            else:
                self._wait_for_time()

    def ask_hint(self) -> None:
        """Let the first seat ask, and answer it at once with what is known by heart."""
        self.play(0, type="ask_hint")
        ((seat, question),) = self.match.questions.items()
        adviser = self.match.game.adviser
        assert adviser is not None
        answer = adviser.answer(self.match.seen(), seat, lambda: True)
        told = answer.model_dump(mode="json", exclude_none=True)
        self.take(self.match.advise(self.now, seat, question, told))

    def _wanted(self, random: Random) -> Iterator[tuple[Seat, Json]]:
        """Yield what bots want to do now: those that think least."""
        bot = next(iter(self.match.game.bots.values()))
        able = sorted(self.match.to_act)
        for seat in random.sample(able, len(able)):
            command = bot.choose(self.match.seen(), seat, random)
            if command is not None:
                yield seat, command.model_dump(mode="json", exclude_none=True)

    def _wait_for_time(self) -> None:
        due = self.match.game.wake_at
        if self.match.outcome is None:
            assert due is not None, "nobody moves, and nothing moves by itself"
            self.wait(max(0.0, due - self.now))


def played(kind: type[AnyGame], seats: int, seed: int = 1, **options: Any) -> Export:
    """Return the record of a match that bots have played to its end."""
    playing = Playing.begun(kind, seats, seed, **options)
    if playing.match.game.adviser is not None and seats == 1:
        playing.ask_hint()
    playing.play_on(Random(seed))
    return playing.record


def as_json(record: Export) -> Json:
    """Return a record as it is written, to be altered."""
    return through_json(record.model_dump(mode="json", exclude_none=True))
