"""Plays N-Tropy alone by patient trying, and keeps how the games end: the bench's structures.

A game is named by a seed. Those kept were made by

    python -m tests.bench.n_tropy_ends 1 2 3 4 5 9 10 11 12 13 14 15 19 20
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from math import atan2, cos, hypot, pi, radians, sin
from pathlib import Path
from random import Random
from typing import TypeAlias

from server.games.n_tropy import geometry
from server.games.n_tropy.contacts import Placement, verdict
from server.games.n_tropy.geometry import (
    BASE_BODY,
    END,
    LENGTH,
    LONG,
    NOTCHED,
    THICK,
    Point,
    Pose,
    along,
    tilt,
)
from server.games.n_tropy.structure import BASE, SETTLE, Overlaps, Standing, Structure

ENDS = Path(__file__).with_name("n_tropy_ends.json")

TRIES = 40
"""How many poses are tried for a stick."""
TASKS = 5
"""When for so many tasks in a row none of them serves, the game is over."""
HALF = LENGTH / 2
ON_END = HALF - END / 2

Poses: TypeAlias = Iterator[Pose]


def main(seeds: Iterable[int]) -> None:
    ends = []
    for seed in seeds:
        end = played(Random(seed))
        ends.append(json.dumps(end.dump(), separators=(",", ":")))
        print(f"game {seed}: {len(end.poses) - len(BASE.poses)} sticks", flush=True)
    ENDS.write_text("[\n" + ",\n".join(ends) + "\n]\n")


def played(random: Random) -> Standing:
    """Place one stick after the other, each for the points a die asks for, the first for two."""
    standing, points, failed = BASE, 2, 0
    sticks = iter(LONG[1:])
    stick = next(sticks, None)
    while stick is not None and failed < TASKS:
        found = placed(standing, stick, points, random)
        if found is None:
            failed += 1
        else:
            standing, stick, failed = found, next(sticks, None), 0
        points = random.choice((1, 2))
    return standing


def placed(standing: Standing, stick: int, points: int, random: Random) -> Standing | None:
    """Return the structure with one more stick on it, worth so many points, or None."""
    kinds = (balanced, tucked) if points == 1 else (upright, level)
    poses = [pose for kind in kinds for pose in kind(standing, random)]
    random.shuffle(poses)
    structure = Structure(standing)
    for pose in poses[:TRIES]:
        try:
            start = structure.release(stick, pose)
        except Overlaps:
            continue
        if stays(structure, stick, start, points):
            return structure.standing()
        structure = Structure(standing)
    return None


def stays(structure: Structure, stick: int, start: Pose, points: int) -> bool:
    """Return whether a stick just let go is at rest in the end what was asked for."""
    for steps in (96, 384, SETTLE - 480):
        structure.step(steps)
        now = structure.poses[stick]
        if hypot(now.x - start.x, now.y - start.y) > 6 or structure.fallen():
            return False
    found = verdict(structure.touching(stick), structure.poses[stick], structure.poses)
    if not isinstance(found, Placement) or found.points != points:
        return False
    structure.step(SETTLE)
    return not structure.fallen()


def balanced(standing: Standing, random: Random) -> Poses:
    for x, y in tops(standing):
        for slope in (0.0, random.uniform(-0.3, 0.3)):
            yield Pose(x + random.uniform(-2, 2), y + THICK / 2 / cos(slope) + 0.5, slope)


def tucked(standing: Standing, random: Random) -> Poses:
    """Yield poses across a top, with one end under a lying stick."""
    above = lying(standing)
    for _ in range(60 if above else 0):
        x, y = random.choice(tops(standing))
        over = along(random.choice(above), random.uniform(-HALF, HALF))
        end_x, end_y = over[0], over[1] - THICK
        reach = hypot(end_x - x, end_y - y)
        if 10 < reach < HALF and abs(end_y - y) < 0.6 * reach:
            slope = atan2(end_y - y, end_x - x)
            yield Pose(end_x - ON_END * cos(slope), end_y - ON_END * sin(slope), slope)


def upright(standing: Standing, random: Random) -> Poses:
    for notched in NOTCHED:
        depths = geometry.NOTCHED_STICKS[notched - 1].slots
        for slot, depth in zip(geometry.slots(notched), depths, strict=True):
            x, y = along(standing.poses[notched], slot)
            yield Pose(x, y + geometry.NOTCHED_THICK / 2 - depth + HALF + 0.5, pi / 2)
    for pose in lying(standing):
        for _ in range(3):
            x, y = along(pose, random.uniform(-60, 60))
            yield Pose(x, y + THICK / 2 / cos(pose.angle) + HALF + 1, pi / 2)
    for x, y in tops(standing):
        yield Pose(x, y + HALF + 1, pi / 2)


def level(standing: Standing, random: Random) -> Poses:
    """Yield poses across two tops, and with both ends on two lying sticks."""
    found = tops(standing)
    for number, (x, y) in enumerate(found):
        for other_x, other_y in found[:number]:
            rise = (other_y - y) / (other_x - x or 1.0)
            if 20 < abs(other_x - x) < 2 * ON_END and abs(rise) < 0.2:
                middle = (x + other_x) / 2 + random.uniform(-10, 10)
                yield Pose(middle, y + (middle - x) * rise + THICK / 2 + 0.5, atan2(rise, 1.0))
    below = lying(standing)
    for _ in range(40 if below else 0):
        left, right = (along(random.choice(below), random.uniform(-70, 70)) for _ in range(2))
        apart = hypot(right[0] - left[0], right[1] - left[1])
        if LENGTH - 2 * END <= apart <= LENGTH and abs(right[1] - left[1]) < 0.25 * apart:
            slope = atan2(right[1] - left[1], right[0] - left[0])
            yield Pose((left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + THICK + 1, slope)


def tops(standing: Standing) -> list[Point]:
    """Return the points on which something can balance: tips, upper ends, ends of lying sticks."""
    fans = range(len(geometry.FAN_ANGLES))
    found = [
        geometry.outward(standing.poses[BASE_BODY], geometry.fan_point(fan, height))
        for fan, height in zip(fans, geometry.FAN_HEIGHTS, strict=True)
    ]
    for stick in sorted(standing.poses.keys() & set(LONG)):
        pose = standing.poses[stick]
        if tilt(pose.angle) > radians(20):
            found.append(max(along(pose, -HALF), along(pose, HALF), key=lambda point: point[1]))
        else:
            found += [(x, y + THICK / 2) for x, y in (along(pose, -ON_END), along(pose, ON_END))]
    return found


def lying(standing: Standing) -> list[Pose]:
    """Return where the long sticks are that lie, more or less."""
    return [
        pose
        for stick, pose in sorted(standing.poses.items())
        if stick in LONG and stick not in standing.upright and tilt(pose.angle) < radians(30)
    ]


if __name__ == "__main__":
    main(map(int, sys.argv[1:]))
