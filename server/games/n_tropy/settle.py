"""A structure from the instant a stick is let go on it until it is put to rest.

It passes in slices of 1/30 s, counted in steps of the simulation and never by the clock: a server
that is late makes the same steps later. What it was made of is kept, and what was taken out of it
when, so that the same steps can be made once more: that is how a match is loaded in the middle.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self, TypeAlias

from server.games.game import Json, Seat
from server.games.n_tropy.geometry import Pose, rounded
from server.games.n_tropy.messages import Number, Released
from server.games.n_tropy.structure import STEP, Overlaps, Standing, Structure
from server.games.n_tropy.view import Phase

SLICE = 32
"""The steps of 1/30 s: a picture each."""

SLICES = {Phase.SETTLE: 150, Phase.AGAIN: 150, Phase.LATE: 300, Phase.OVER: 0}
"""How long each phase lasts: 5 s, 5 s and 10 s at most (NT8, N2, N4), and then no longer."""

WARY = 15
"""For so many slices after something was taken out, nothing is believed to be at rest: what it
carried has only begun to fall."""

RAISED_BY = 4.0
"""How far a stick is raised at a time, in mm, until it overlaps nothing (N6)."""

Make: TypeAlias = type[Structure]


class Settle:
    """What moves. Whoever plays this turn has let a stick go."""

    def __init__(
        self,
        make: Make,
        before: Standing,
        stick: Number,
        pose: Pose,
        seat: Seat,
        since: float,
        *,
        rising: bool = False,
    ) -> None:
        """Let a stick go, or raise Overlaps when it cannot be let go there.

        When `rising`, it is let go in the first place straight above that is free instead (N6).
        """
        self.structure = make(before)
        self.before = before
        self.stick = stick
        self.pose = pose
        """Where it was when the hand opened."""
        self.seat = seat
        self.phase = Phase.SETTLE
        self.since = since
        """When this phase began."""
        self.slices = 0
        """Since the stick was let go."""
        self._rising = rising
        self._began = 0
        self._taken: list[tuple[int, list[Number]]] = []
        self.set_down = self._release(pose)

    def _release(self, pose: Pose) -> Pose:
        while True:
            try:
                return self.structure.release(self.stick, pose)
            except Overlaps:
                if not self._rising:
                    raise
            pose = pose._replace(y=pose.y + RAISED_BY)

    @property
    def let_go(self) -> Standing:
        """The stick alone, where it begins to move."""
        upright = self.structure.standing().upright & {self.stick}
        return Standing({self.stick: self.set_down}, upright)

    def told(self, hand: Pose, *, in_time: bool) -> Released:
        """Return what everyone is told of the stick, let go while the hand was at a place."""
        return Released(
            seat=self.seat,
            stick=self.stick,
            hand=hand,
            swayed=self.pose,
            set_down=rounded(self.set_down),
            in_time=in_time,
        )

    # --- time -----------------------------------------------------------------------------

    @property
    def due(self) -> float:
        """When the next slice is."""
        return self.since + (self.slices + 1 - self._began) * SLICE * STEP

    @property
    def seconds(self) -> float:
        """How long this phase lasts at most."""
        return SLICES[self.phase] * SLICE * STEP

    @property
    def phase_is_over(self) -> bool:
        """Whether time is up; a stick is judged after 5 s, however still everything is."""
        if self.slices - self._began >= SLICES[self.phase]:
            return True
        return self.phase is not Phase.SETTLE and self.is_still

    @property
    def is_still(self) -> bool:
        wary = bool(self._taken) and self.slices - self._taken[-1][0] < WARY
        return not wary and self.structure.resting

    def pass_slice(self) -> float:
        """Let a slice pass; return when it was due."""
        due = self.due
        self.structure.step(SLICE)
        self.slices += 1
        return due

    def go_on(self, phase: Phase) -> None:
        """Begin the next phase where this one has ended."""
        self.since += (self.slices - self._began) * SLICE * STEP
        self._began = self.slices
        self.phase = phase

    def take_out(self, sticks: Iterable[Number]) -> None:
        """Take long sticks out, and put notched ones back in their place."""
        if out := sorted(sticks):
            self.structure.take_out(out)
            self._taken.append((self.slices, out))

    # --- what is kept -----------------------------------------------------------------------

    def dump(self) -> Json:
        return {
            "before": self.before.dump(),
            "stick": self.stick,
            "pose": list(self.pose),
            "rising": self._rising,
            "seat": self.seat,
            "phase": self.phase.value,
            "since": self.since,
            "slices": self.slices,
            "began": self._began,
            "taken": [[at, sticks] for at, sticks in self._taken],
        }

    @classmethod
    def load(cls, make: Make, dump: Json) -> Self:
        """Make all the steps once more."""
        before, pose = Standing.load(dump["before"]), Pose(*dump["pose"])
        settle = cls(
            make,
            before,
            dump["stick"],
            pose,
            dump["seat"],
            dump["since"],
            rising=dump["rising"],
        )
        for at, sticks in dump["taken"]:
            settle._pass_until(at)
            settle.take_out(sticks)
        settle._pass_until(dump["slices"])
        settle._began = dump["began"]
        settle.phase = Phase(dump["phase"])
        return settle

    def _pass_until(self, slices: int) -> None:
        while self.slices < slices:
            self.pass_slice()
