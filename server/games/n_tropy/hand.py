"""The stick in a hand: where it is, how far the hand reaches, and what carries it along.

The place of a hand is without its sway; that is added where the stick is let go.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, isfinite, remainder, sin, tau
from typing import Self

from server.games.n_tropy import sway
from server.games.n_tropy.geometry import (
    FAN_HEIGHTS,
    LENGTH,
    LONG,
    SPHERE_HEIGHT,
    THICK,
    Pose,
)
from server.games.n_tropy.messages import Number
from server.games.n_tropy.view import Body, Held, Journey, Sway

REACH = 400.0
"""How far to the left and right a hand gets, in mm."""
HIGHEST = 1500.0
"""How far up, in mm above the table."""
TURNS = 100.0
"""The greatest angle, in radians either way."""

ABOVE = 80.0
"""How far above the structure, in mm, a stick is held when it is taken: it can be turned there."""
LATE_BY = 0.25
"""How many seconds ago the instant may be at which a stick is let go (N8)."""

FAN_TOP = SPHERE_HEIGHT + max(FAN_HEIGHTS)


def reachable(x: float, y: float, angle: float) -> Pose:
    """Return the place of a hand that is nearest to the one wanted."""
    return Pose(
        min(max(x, -REACH), REACH), min(max(y, 0.0), HIGHEST), min(max(angle, -TURNS), TURNS)
    )


class InHand:
    """A stick that is held."""

    def __init__(self, held: Held) -> None:
        self.held = held
        """As it is recorded."""
        self.steered: Pose | None = None
        """Where the hand has been moved since."""

    @classmethod
    def taken(cls, stick: Number, bodies: Mapping[Number, Body], since: float, drawn: Sway) -> Self:
        """Hold a stick just taken: level, above all that stands."""
        tops = (_top(body) for number, body in bodies.items() if number in LONG)
        height = round(max([FAN_TOP, *tops]) + ABOVE, 4)
        return cls(Held(stick=stick, x=0.0, y=height, angle=0.0, since=since, sway=drawn))

    # --- where it is ----------------------------------------------------------------------

    @property
    def arrives(self) -> float | None:
        """When a stick that is carried is there; None when it is not carried."""
        journey = self.held.journey
        return None if journey is None else journey.since + journey.seconds

    def place(self, now: float) -> Pose:
        """Return where the hand is; a journey begins and ends gently."""
        held, journey = self.held, self.held.journey
        if self.steered is not None:
            return self.steered
        if journey is None:
            return Pose(held.x, held.y, held.angle)
        gone = min(max((now - journey.since) / journey.seconds, 0.0), 1.0)
        gone *= gone * (3 - 2 * gone)
        return Pose(
            held.x + gone * (journey.x - held.x),
            held.y + gone * (journey.y - held.y),
            held.angle + gone * remainder(journey.angle - held.angle, tau),
        )

    def swayed(self, place: Pose, at: float) -> Pose:
        """Return where the stick is while the hand is at a place, by the sway of an instant."""
        return sway.swayed(place, self.held.sway, at - self.held.since)

    def instant(self, at: float, now: float) -> float:
        """Return the nearest instant at which the stick can have been let go (N8)."""
        return min(max(at, self.held.since, now - LATE_BY), now)

    # --- what moves it --------------------------------------------------------------------

    def send(self, goal: Pose, now: float, seconds: float) -> None:
        """Carry it from where the hand is."""
        journey = Journey(**goal._asdict(), since=now, seconds=seconds)
        self._put(self.place(now), journey)

    def arrive(self, now: float) -> bool:
        """Return whether a stick that is carried is there by now; it is in a free hand then."""
        journey, arrives = self.held.journey, self.arrives
        if journey is None or arrives is None or arrives > now:
            return False
        self._put(Pose(journey.x, journey.y, journey.angle))
        self.held = self.held.model_copy(update={"carried": True})
        return True

    def steer(self, x: float, y: float, angle: float) -> None:
        """Move the hand, unless it carries the stick somewhere; it is not recorded yet."""
        if self.held.journey is None and isfinite(x) and isfinite(y) and isfinite(angle):
            self.steered = reachable(x, y, angle)

    def record(self) -> None:
        """Let what is recorded show where the hand was steered."""
        if self.steered is not None:
            self._put(self.steered)

    def _put(self, place: Pose, journey: Journey | None = None) -> None:
        self.held = self.held.model_copy(update={**place._asdict(), "journey": journey})
        self.steered = None


def _top(body: Body) -> float:
    return body.y + LENGTH / 2 * abs(sin(body.angle)) + THICK / 2 * abs(cos(body.angle))
