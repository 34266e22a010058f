"""How a hand is not still: a few slow waves, drawn for each turn and known to everyone (N8)."""

from __future__ import annotations

from math import radians, sin, tau
from typing import NamedTuple

from server.games.chance import Chance
from server.games.n_tropy.geometry import Pose
from server.games.n_tropy.messages import Hand
from server.games.n_tropy.view import Offer, Sway, Wave

WAVES = 3
"""Of each coordinate."""
SHORTEST, LONGEST = 0.8, 3.0
"""Periods in seconds: slow enough that a calm moment can be seen, and waited for."""
FINE = 1000
"""How finely a number is drawn between its bounds."""


class Extent(NamedTuple):
    """How far something is off at most."""

    millimetres: float
    degrees: float


SWAYS = {
    Hand.STEADY: Extent(0.0, 0.0),
    Hand.NATURAL: Extent(1.0, 1.0),
    Hand.SHAKY: Extent(3.0, 3.0),
}
"""How far a held stick sways."""

ERRORS = {**SWAYS, Hand.STEADY: Extent(0.4, 0.4)}
"""How far an offered place is off, so that who asks has no surer hand than who steers."""


def drawn(hand: Hand, chance: Chance) -> Sway:
    """Draw how a hand sways for one turn; a steady one does not."""
    if hand is Hand.STEADY:
        return Sway()
    most = SWAYS[hand]
    return Sway(
        x=_waves(most.millimetres, chance),
        y=_waves(most.millimetres, chance),
        angle=_waves(radians(most.degrees), chance),
    )


def swayed(pose: Pose, sway: Sway, seconds: float) -> Pose:
    """Return where a stick is whose hand is at `pose`, so many seconds after it was taken."""
    return Pose(
        pose.x + _at(sway.x, seconds),
        pose.y + _at(sway.y, seconds),
        pose.angle + _at(sway.angle, seconds),
    )


def missed(offer: Offer, hand: Hand, chance: Chance) -> Offer:
    """Return an offer with the error of a hand in it."""
    most = ERRORS[hand]
    off = {
        "x": round(offer.x + _between(-most.millimetres, most.millimetres, chance, "aim"), 4),
        "y": round(offer.y + _between(-most.millimetres, most.millimetres, chance, "aim"), 4),
        "angle": round(
            offer.angle + radians(_between(-most.degrees, most.degrees, chance, "aim")), 6
        ),
    }
    return offer.model_copy(update=off)


def _waves(most: float, chance: Chance) -> list[Wave]:
    """Draw waves that together never reach beyond `most`."""
    shares = [_between(1.0, 2.0, chance, "sway") for _ in range(WAVES)]
    return [
        Wave(
            amplitude=round(most * share / sum(shares), 6),
            period=round(_between(SHORTEST, LONGEST, chance, "sway"), 3),
            phase=round(_between(0.0, tau, chance, "sway"), 3),
        )
        for share in shares
    ]


def _at(waves: list[Wave], seconds: float) -> float:
    return sum(wave.amplitude * sin(tau * seconds / wave.period + wave.phase) for wave in waves)


def _between(low: float, high: float, chance: Chance, purpose: str) -> float:
    return low + (high - low) * chance.below(FINE + 1, purpose) / FINE
