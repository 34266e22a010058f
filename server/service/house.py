"""What all tables of a server share."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, field
from random import Random
from typing import TypeVar

from server.games import AnyGame
from server.service.clock import Clock
from server.service.workers import Workers
from server.store.journal import Journal

T = TypeVar("T")

CORES = os.cpu_count() or 1

ADVISERS = 2
"""Threads in which all tables' advisers think: each more slows everyone down who does not ask."""


def _advisers() -> Executor:
    return ThreadPoolExecutor(ADVISERS, thread_name_prefix="adviser")


def _checkers() -> Executor:
    return ThreadPoolExecutor(1, thread_name_prefix="checker")


def _heavy() -> Executor:
    return ThreadPoolExecutor(CORES, thread_name_prefix="heavy game")


@dataclass(frozen=True)
class Pace:
    """How long things take at a table, in seconds."""

    countdown: float = 3.0
    host_may_start: float = 20.0
    """Until the host's word starts a match for which not all are ready."""
    host_hand_over: float = 10.0
    substitute: float = 30.0
    """Until a bot may play for one who is away."""
    presence: float = 1.0
    """Between two announcements of who is here."""
    disposal: float = 180.0
    second_thought: float = 5.0
    """Until a table that has failed moves by itself again, and its adviser thinks again."""


@dataclass(frozen=True)
class House:
    """The games, the record, and where time, chance and names come from."""

    games: Mapping[str, type[AnyGame]]
    journal: Journal
    clock: Clock
    new_id: Callable[[], str]
    new_seed: Callable[[], bytes]
    seed_of_day: Callable[[str, str], bytes]
    """(game, day as YYYY-MM-DD) → the seed of every match of that game that begins that day."""
    pace: Pace = Pace()
    random: Random = field(default_factory=Random)
    advisers: Executor = field(default_factory=_advisers)
    """Where questions are thought about: apart from what heavy games and bots need threads for."""
    checkers: Executor = field(default_factory=_checkers)
    """Where records are checked, one after the other."""
    heavy: Executor = field(default_factory=_heavy)
    """Where heavy games are worked out: apart from all that waits for something else in a thread,
    and in no more threads than there are cores to run them."""
    workers: Workers = field(default_factory=Workers)
    """Where bots and advisers think that would hold everyone up in a thread."""

    async def work_out(self, kind: type[AnyGame], work: Callable[[], T]) -> T:
        """Return what a game comes to; others go on meanwhile if the game is heavy."""
        if not kind.heavy:
            return work()
        return await asyncio.get_running_loop().run_in_executor(self.heavy, work)
