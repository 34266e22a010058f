"""A structure that does as it is told: what a stick let go on it brings about is written down.

It is told by where a stick is let go: each script has a place of its own on a grid, so that the
same release brings about the same, also after a match was loaded.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import pi

from server.games.n_tropy.contacts import Fault, Owner, Part, Placement, Touch, Touches
from server.games.n_tropy.game import NTropy
from server.games.n_tropy.geometry import BASE_BODY, NOTCHED, Pose, in_place
from server.games.n_tropy.messages import Release
from server.games.n_tropy.structure import SETTLE, STEP, Overlaps, Standing, Structure

GRID = 8.0
ACROSS = 90
"""How many scripts have their place side by side."""
LEFT, LOWEST = -360.0, 300.0

FAN, OTHER_FAN = Owner(Part.FAN, 1), Owner(Part.FAN, 2)

TOUCHES: dict[Placement | Fault, Touches] = {
    Placement.BALANCED: [Touch(FAN, 1.0, 0.0, 4.0, 0.0)],
    Placement.TUCKED: [
        Touch(FAN, 1.0, 20.0, 4.0, 0.0),
        Touch(Owner(Part.STICK, 5), -1.0, 64.0, 4.0, 0.0),
    ],
    Placement.LEVEL: [Touch(FAN, 1.0, -20.0, 4.0, 0.0), Touch(OTHER_FAN, 1.0, 20.0, 4.0, 0.0)],
    Placement.UPRIGHT: [Touch(FAN, 1.0, -72.0, 4.0, -72.0)],
    Fault.SPHERE: [Touch(Owner(Part.SPHERE), 1.0, 0.0, 4.0, 0.0)],
    Fault.NOTCHED: [Touch(Owner(Part.STICK, 3), 1.0, 0.0, 4.0, 0.0)],
    Fault.LOOSE: [],
}


@dataclass(frozen=True)
class Script:
    """What comes of a stick that is let go."""

    lands: Placement | Fault = Placement.BALANCED
    """What it is after the 5 s, unless it falls."""
    falls: tuple[tuple[int, float], ...] = ()
    """(stick, seconds): which sticks fall, and when. 0 is the one let go."""
    moves_until: float = 0.0
    """Until how many seconds something else moves."""
    topples: float | None = None
    """After how many seconds the base does."""
    blocked_by: int | None = None
    """What is in its way, until it is 12 mm higher."""


_SCRIPTS: list[Script] = []


def place_of(script: Script) -> Pose:
    """Return where a stick is to be let go for a script to be followed."""
    if script not in _SCRIPTS:
        _SCRIPTS.append(script)
    row, column = divmod(_SCRIPTS.index(script), ACROSS)
    angle = pi / 2 if script.lands is Placement.UPRIGHT else 0.0
    return Pose(LEFT + GRID * column, LOWEST + 16 * GRID * row, angle)


def script_at(pose: Pose) -> Script:
    """Return the script of a place; where there is none a stick is held by nothing."""
    column, row = (pose.x - LEFT) / GRID, (pose.y - LOWEST) / (16 * GRID)
    number = round(row) * ACROSS + round(column)
    return _SCRIPTS[number] if number < len(_SCRIPTS) else Script(Fault.LOOSE)


def release(script: Script, at: float | None = None) -> Release:
    return Release(**place_of(script)._asdict(), at=at)


class Fake(Structure):
    """Follows the script of the stick that is let go on it."""

    def __init__(self, standing: Standing) -> None:
        self._poses = dict(standing.poses)
        self._standing_upright = set(standing.upright)
        self._script = Script()
        self._fall_at: dict[int, float] = {}
        self._passed = 0
        self._let_go = 0

    def release(self, stick: int, pose: Pose) -> Pose:
        script = script_at(pose)
        if script.blocked_by is not None and pose.y < place_of(script).y + 12:
            raise Overlaps(script.blocked_by)
        self._script = script
        self._let_go = stick
        self._fall_at = {
            number or stick: at
            for number, at in script.falls
            if number == 0 or number in self._poses
        }
        self._poses[stick] = pose._replace(y=pose.y - 2)
        if script.lands is Placement.UPRIGHT:
            self._standing_upright.add(stick)
        return self._poses[stick]

    def step(self, steps: int) -> None:
        self._passed += steps

    @property
    def steps(self) -> int:
        return self._passed

    @property
    def seconds(self) -> float:
        return self._passed * STEP

    @property
    def poses(self) -> dict[int, Pose]:
        down = self.fallen()
        return {
            number: pose._replace(y=4.5) if number in down else pose
            for number, pose in sorted(self._poses.items())
        }

    @property
    def resting(self) -> bool:
        falls = [at for at in self._fall_at.values() if at > self.seconds]
        return self.seconds >= self._script.moves_until and not falls

    def fallen(self) -> frozenset[int]:
        return frozenset(number for number, at in self._fall_at.items() if at <= self.seconds)

    @property
    def toppled(self) -> bool:
        return self._script.topples is not None and self._script.topples <= self.seconds

    def touching(self, stick: int) -> Touches:
        assert stick == self._let_go
        assert self._passed == SETTLE
        return TOUCHES[self._script.lands]

    def standing(self) -> Standing:
        return Standing(self.poses, frozenset(self._standing_upright))

    def take_out(self, sticks: Iterable[int]) -> None:
        for stick in sticks:
            self._fall_at.pop(stick, None)
            if stick in NOTCHED:
                self._poses[stick] = in_place(stick, self._poses[BASE_BODY])
            else:
                del self._poses[stick]
                self._standing_upright.discard(stick)

    def resting_on(self) -> dict[int, list[int]]:
        return {number: [BASE_BODY] for number in self._poses if number != BASE_BODY}


class ScriptedNTropy(NTropy):
    structure = Fake
