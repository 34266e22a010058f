"""N-Tropy's bots alone: how many of their sticks stand, and what an unsteady hand costs.

Runs go on as fast as the processes can, each on a seed of its own. How those of the strong bot end
is kept for the bench of structures (n_tropy.py); `python -m tests.bench.n_tropy_bots` makes them.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import mean, median, stdev
from time import perf_counter, process_time
from typing import NamedTuple, TypeAlias, TypeVar

from server.games.chance import Chance
from server.games.game import IllegalCommand, Json, Seat
from server.games.n_tropy.bot import Move, beginner, fair, strong
from server.games.n_tropy.contacts import Placement, verdict
from server.games.n_tropy.game import NTropy
from server.games.n_tropy.geometry import LONG, Pose
from server.games.n_tropy.messages import Carry, Hand, NTropyOptions
from server.games.n_tropy.search import set_aside
from server.games.n_tropy.sight import standing_of_view
from server.games.n_tropy.structure import SETTLE, STEP, Overlaps, Standing, Structure
from server.games.n_tropy.sway import drawn, swayed
from server.games.n_tropy.view import NTropyView
from tests.bench.rows import Rows
from tests.games.playing import new_match, seed_of

RUNS = 10
PAIRED = 4
"""Runs on whose turns the hands are compared."""
ENDS = Path(__file__).with_name("n_tropy_ends.json")
KEPT = (Hand.STEADY, Hand.NATURAL)
"""The hands of the runs whose ends are kept."""
LEVELS = {"beginner": beginner, "fair": fair, "strong": strong}

Task: TypeAlias = tuple[str, Hand, int, int]
"""Level, hand, seed and sticks."""

Choose: TypeAlias = Callable[[NTropyView, Seat, Random], Move | None]

T = TypeVar("T")
R = TypeVar("R")


class Run(NamedTuple):
    """What came of a run alone."""

    standing: int
    """Of the sticks dealt."""
    lost: int
    """Sticks that fell or were fouls, with those of the structure."""
    turns: int
    seconds: float
    """Of the processor's."""
    played: float
    """Seconds of play it would have taken at least: the settles alone."""
    end: Json
    """What stood in the end."""


def run(small: bool = False) -> Rows:
    """Return how the strong bot does with every hand, and the others with a natural one."""
    runs, sticks = (1, 1) if small else (RUNS, 45)
    kinds = [("strong", hand) for hand in Hand]
    if not small:
        kinds += [("fair", Hand.NATURAL), ("beginner", Hand.NATURAL)]
    tasks = [(level, hand, seed, sticks) for level, hand in kinds for seed in range(runs)]
    started = perf_counter()
    played = list(map(alone, tasks)) if small else _in_processes(tasks)
    took = perf_counter() - started

    rows: Rows = [("bot, hand", "runs", "standing: median", "of", "least", "lost a turn", "CPU s")]
    for kind, (level, hand) in enumerate(kinds):
        of_kind = played[kind * runs : (kind + 1) * runs]
        standing = [one.standing for one in of_kind]
        rows.append(
            (
                f"{level}, {hand.value}",
                str(runs),
                f"{median(standing):.0f}",
                str(sticks),
                str(min(standing)),
                _interval([one.lost / one.turns for one in of_kind]),
                f"{mean(one.seconds for one in of_kind):.0f}",
            )
        )
    faster = sum(one.played for one in played) / took
    rows.append(("all", str(len(played)), f"{faster:.1f} times as fast as played", "", "", "", ""))
    return rows


def _in_processes(tasks: Sequence[Task]) -> list[Run]:
    return _mapped(alone, tasks)


def _mapped(work: Callable[[T], R], tasks: Sequence[T]) -> list[R]:
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        return list(pool.map(work, tasks))


def _interval(values: Sequence[float]) -> str:
    """Return a mean with its 95 % interval, by the normal approximation."""
    if len(values) < 2:
        return f"{mean(values):.2f}"
    wide = 1.96 * stdev(values) / sqrt(len(values))
    return f"{mean(values):.2f} ± {wide:.2f}"


def alone(task: Task) -> Run:
    """Let a bot play a run alone."""
    level, hand, seed, sticks = task
    started = process_time()
    view = _played(LEVELS[level], hand, seed, sticks)
    (player,) = view.players.values()
    return Run(
        sticks - len(player.rack),
        player.lost,
        view.turn,
        process_time() - started,
        view.turn * SETTLE * STEP,
        standing_of_view(view).dump(),
    )


def _played(choose: Choose, hand: Hand, seed: int, sticks: int) -> NTropyView:
    """Let a bot play a run alone to its end; return what is seen then."""
    match = new_match(NTropy, 1, seed, NTropyOptions(sticks=sticks, hand=hand))
    assert isinstance(match, NTropy)
    random, now = Random(seed), 0.0
    while match.outcome is None:
        if match.wake_at is not None:
            now = max(now, match.wake_at)
            match.advance(now)
            continue
        now += random.uniform(0.4, 1.6)  # as if it took its time: the sway goes on meanwhile
        match.advance(now)
        command = choose(match.view(), 0, random)
        assert command is not None
        with suppress(IllegalCommand):  # inside another stick, by the sway of that instant
            match.handle(0, command)
    return match.view()


def run_hands(small: bool = False) -> Rows:
    """Return what each hand loses where a steady one would have let go: the same turns for all."""
    seeds = range(1 if small else PAIRED)
    sticks = 1 if small else 45
    tasks = [(seed, sticks) for seed in seeds]
    of_runs = list(map(by_hand, tasks)) if small else _mapped(by_hand, tasks)
    rows: Rows = [("hand, on the same turns", "turns", "lost a turn")]
    for hand in Hand:
        lost = [turn[hand.value] for of_run in of_runs for turn in of_run]
        rows.append((hand.value, str(len(lost)), _interval(lost)))
    return rows


def by_hand(task: tuple[int, int]) -> list[dict[str, int]]:
    """Let the strong bot play alone; return what each hand would have lost on each of its turns."""
    seed, sticks = task
    turns: list[dict[str, int]] = []
    chance, random = Chance(seed_of(seed)), Random(seed)

    def choose(view: NTropyView, seat: Seat, random_of_bot: Random) -> Move | None:
        command = strong(view, seat, random_of_bot)
        standing = standing_of_view(view)
        if isinstance(command, Carry) and view.held is not None:
            pose = Pose(command.x, command.y, command.angle)
            if pose != set_aside(standing):
                after = random.uniform(1.0, 4.0)
                turns.append(
                    {
                        hand.value: _lost(
                            standing,
                            view.held.stick,
                            swayed(pose, drawn(hand, chance), after),
                            view.points,
                        )
                        for hand in Hand
                    }
                )
        return command

    _played(choose, Hand.STEADY, seed, sticks)
    return turns


def _lost(standing: Standing, stick: int, pose: Pose, points: int) -> int:
    """Return how many long sticks come (back) to who lets one go: none if it is refused."""
    structure = Structure(standing)
    try:
        structure.release(stick, pose)
    except Overlaps:
        return 0
    structure.step(SETTLE)
    fallen = structure.fallen() & set(LONG)
    if stick in fallen:
        return len(fallen)
    poses = structure.poses
    found = verdict(structure.touching(stick), poses[stick], poses)
    return len(fallen) + (not isinstance(found, Placement) or found.points != points)


def keep_ends() -> None:
    """Write down how the strong bot's runs end."""
    runs = _in_processes([("strong", hand, seed, 45) for hand in KEPT for seed in range(RUNS)])
    ends = [json.dumps(one.end, separators=(",", ":")) for one in runs]
    ENDS.write_text("[\n" + ",\n".join(ends) + "\n]\n")


if __name__ == "__main__":
    keep_ends()
