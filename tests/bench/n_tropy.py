"""N-Tropy: which structures stand, with our settings and with others; what a step of one costs.

The structures are the ends of runs of the strong bot (n_tropy_bots.py), loaded anew and left alone,
awake. One stands when no stick of it has fallen.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from math import hypot
from statistics import median
from time import process_time
from typing import Any, NamedTuple
from unittest.mock import patch

from server.games.n_tropy.geometry import LONG, Pose
from server.games.n_tropy.structure import BASE, STEP, Standing, Structure, moving
from tests.bench.n_tropy_bots import ENDS
from tests.bench.rows import Rows

AWAKE = {"SETTLE": 10**9}
SETTINGS: Mapping[str, Mapping[str, Any]] = {
    "960 Hz, 40 iterations (ours)": AWAKE,
    "960 Hz, 60 iterations": {**AWAKE, "ITERATIONS": 60},
    "720 Hz, 60 iterations": {**AWAKE, "STEP": 1 / 720, "ITERATIONS": 60},
    "480 Hz, 60 iterations": {**AWAKE, "STEP": 1 / 480, "ITERATIONS": 60},
    "240 Hz, 40 iterations": {**AWAKE, "STEP": 1 / 240},
    "960 Hz, 20 iterations": {**AWAKE, "ITERATIONS": 20},
    "ours without the ramp": {**AWAKE, "RAMP": 0},
    "ours, falling asleep from the start": {"SETTLE": 0},
}
"""What is otherwise than in structure/moving.py."""

SIZES = (10, 25, 50)
SLICE = 32


class Held(NamedTuple):
    """How a structure came through some seconds by itself."""

    fallen: int
    moved: float
    """How far the farthest body moved, in mm."""


def ends() -> list[Standing]:
    return [Standing.load(dump) for dump in json.loads(ENDS.read_text())]


def run(small: bool = False) -> Rows:
    """Return how many structures stand, and how far what moved most has moved."""
    structures = sorted(ends(), key=lambda standing: -len(standing.poses))
    short, long = (0.1, 0.2) if small else (5.0, 60.0)
    full = structures[0]
    rows: Rows = [("structures, settings", "s", "stand", "moved, mm", "most")]
    rows.append(row("the base alone, ours", [BASE], long, AWAKE))
    rows.append(row(f"{dealt(full)} sticks, ours", [full], long, AWAKE))
    for name, settings in SETTINGS.items():
        rows.append(row(f"ends, {name}", structures[: 1 if small else None], short, settings))
    return rows


def row(
    name: str, structures: Sequence[Standing], seconds: float, settings: Mapping[str, Any]
) -> tuple[str, ...]:
    found = [held(standing, seconds, settings) for standing in structures]
    stand = sum(not one.fallen for one in found)
    moved = [one.moved for one in found]
    figures = (f"{median(moved):.2g}", f"{max(moved):.2g}")
    return (name, f"{seconds:g}", f"{stand} of {len(found)}", *figures)


def held(standing: Standing, seconds: float, settings: Mapping[str, Any]) -> Held:
    """Leave a structure alone for some seconds."""
    with patch.multiple(moving, **settings):
        structure = Structure(standing)
        structure.step(round(seconds / moving.STEP))
        fallen = structure.fallen()
    poses = structure.poses
    moved = (
        hypot(poses[body].x - pose.x, poses[body].y - pose.y)
        for body, pose in standing.poses.items()
    )
    return Held(len(fallen), max(moved))


def dealt(standing: Standing) -> int:
    """Return how many long sticks stand besides the one set up."""
    return sum(body in LONG[1:] for body in standing.poses)


def run_cost(small: bool = False) -> Rows:
    """Return the CPU time of a step, by a table and by the engine alone, and of all else."""
    most = max(ends(), key=lambda standing: len(standing.poses))
    rows: Rows = [
        (
            "sticks awake",
            "a step, µs",
            "engine",
            "times",
            "tables a core",
            "load",
            "release",
            "fallen, ms",
        )
    ]
    for size in SIZES:
        rows.append(cost(first(most, size), 3 if small else 60))
    return rows


def first(standing: Standing, sticks: int) -> Standing:
    """Return a structure of so many sticks in all: the first that were placed."""
    kept = {body: pose for body, pose in standing.poses.items() if body <= sticks}
    return Standing(kept, standing.upright & kept.keys())


def cost(standing: Standing, slices: int) -> tuple[str, ...]:
    structure, engine = Structure(standing), Structure(standing)._space

    def by_table() -> None:
        structure.step(SLICE)
        assert structure.poses

    def by_engine() -> None:
        for _ in range(SLICE):
            engine.step(STEP)

    ours, bare = alternating(by_table, by_engine, slices)
    top = max(pose.y for pose in standing.poses.values())
    held = Pose(0.0, top + 60.0, 0.1)
    return (
        str(len(standing.poses) - 1),
        f"{ours / SLICE * 1e6:.0f}",
        f"{bare / SLICE * 1e6:.0f}",
        f"{ours / bare:.3f}",
        f"{SLICE * STEP / ours:.0f}",
        f"{once(lambda: Structure(standing)) * 1e3:.0f}",
        f"{once(lambda: structure.release(LONG[-1] + 1, held)) * 1e3:.1f}",
        f"{once(structure.fallen) * 1e3:.1f}",
    )


def alternating(
    one: Callable[[], None], other: Callable[[], None], times: int
) -> tuple[float, float]:
    """Return the CPU seconds that each of two takes, the median of so many turns each."""
    found = [(once(one), once(other)) for _ in range(times)]
    return median(pair[0] for pair in found), median(pair[1] for pair in found)


def once(work: Callable[[], object]) -> float:
    started = process_time()
    work()
    return process_time() - started
