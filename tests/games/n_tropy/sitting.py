"""How tests sit down to N-Tropy: sticks that are let go do as a script says."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from server.games.chance import Chance
from server.games.game import IllegalCommand, Message, Outcome, Refusal, Resign, Seat
from server.games.n_tropy.contacts import Fault, Placement
from server.games.n_tropy.game import NTropy
from server.games.n_tropy.messages import (
    Carry,
    Hand,
    NTropyCommand,
    NTropyOptions,
    Pick,
    Points,
)
from server.games.n_tropy.view import NTropyView, Phase
from tests.games import playing
from tests.games.n_tropy.scripted import Script, ScriptedNTropy, release
from tests.games.playing import seed_of

BALANCED = Script(Placement.BALANCED)
LEVEL = Script(Placement.LEVEL)
UPRIGHT = Script(Placement.UPRIGHT)
TUCKED = Script(Placement.TUCKED)
ON_SPHERE = Script(Fault.SPHERE)
DROPS = Script(falls=((0, 1.0),))
"""The stick that is let go falls."""


class QuickNTropy(ScriptedNTropy):
    """Lets a whole phase pass at once, when time has."""

    slices = 300


def begun(
    seats: int = 2,
    *,
    first: Seat = 0,
    seed: int = 1,
    kind: type[NTropy] = ScriptedNTropy,
    **options: object,
) -> NTropy:
    """Return a match at its start, with a steady hand unless the options say otherwise."""
    chosen = NTropyOptions.model_validate({"first": first, "hand": Hand.STEADY, **options})
    return kind.setup([kind.Choice()] * seats, chosen, Chance(seed_of(seed)))


def reloaded(match: NTropy, seed: int = 1) -> NTropy:
    """Return the match as it comes back from the database."""
    back = playing.reloaded(match, seed)
    assert isinstance(back, NTropy)
    return back


def seed_rolling(*points: Points) -> int:
    """Return a seed with which the die shows these faces first."""
    for seed in range(10_000):
        chance = Chance(seed_of(seed))
        if all(chance.pick((1, 1, 1, 2, 2, 2), "die") == wanted for wanted in points):
            return seed
    raise AssertionError(points)


def asked(match: NTropy) -> Script:
    """Return a script by which the stick is placed as the die asks."""
    return wanted(match.view())


def wanted(view: NTropyView) -> Script:
    return LEVEL if view.points == 2 else BALANCED


def placing(
    match: NTropy, *falls: tuple[int, float], moves_until: float = 0, topples: float | None = None
) -> Script:
    """Return a script by which it is, and meanwhile something else happens."""
    return replace(asked(match), falls=falls, moves_until=moves_until, topples=topples)


def now(match: NTropy) -> float:
    time: float = match.dump()["now"]
    return time


def do(match: NTropy, command: NTropyCommand) -> list[Message]:
    """Let the active seat do something."""
    return [*match.handle(match.view().active, command)]


def let_go(match: NTropy, script: Script | None = None) -> None:
    """Let the active seat take a stick and let it go: as the die asks, if nothing is said."""
    do(match, Pick())
    do(match, release(script or asked(match)))


def wake(match: NTropy) -> list[Message]:
    """Let time pass until something is told."""
    while True:
        due = match.wake_at
        assert due is not None
        if events := match.advance(due):
            return [*events]


def settle(match: NTropy) -> list[Message]:
    """Let time pass until nothing moves; return all that was told."""
    told: list[Message] = []
    while match.outcome is None and match.view().settling is not None:
        told += wake(match)
    return told


def turn(match: NTropy, script: Script | None = None) -> list[Message]:
    """Play a whole turn; return what was told after the stick was let go."""
    let_go(match, script)
    return settle(match)


def types(events: list[Message]) -> list[str]:
    return [event.model_dump()["type"] for event in events]


def resign(match: NTropy, seat: Seat) -> list[Message]:
    return [*match.handle(seat, Resign())]


def why_not(match: NTropy, command: NTropyCommand, seat: Seat | None = None) -> Refusal:
    """Return why a seat, the active one if none is named, may not do something."""
    before = match.dump()
    with pytest.raises(IllegalCommand) as illegal:
        match.handle(match.view().active if seat is None else seat, command)
    assert match.dump() == before
    return illegal.value.refusal


def racks(match: NTropy) -> list[list[int]]:
    players = match.view().players
    return [players[str(seat)].rack for seat in range(len(players))]


def standing(match: NTropy) -> set[int]:
    """Return the long sticks that are part of the structure."""
    return {int(number) for number in match.view().bodies} - {0, 1, 2, 3, 4}


def ended(match: NTropy) -> Outcome:
    assert match.outcome is not None
    assert match.view().phase is Phase.OVER
    assert match.wake_at is None
    assert match.advance(1e6) == []
    return match.outcome


# --- playing by chance ----------------------------------------------------------------------


def anything(random: Random) -> Script:
    """Return a script in which much may go wrong."""
    falling = random.sample([0, 1, 3, 5, 6, 7, 8, 9, 10, 11], random.choice((0, 0, 1, 2, 4)))
    return Script(
        lands=random.choice([*Placement, Fault.SPHERE, Fault.NOTCHED]),
        falls=tuple((stick, random.choice((0.5, 4.0, 6.0, 9.0, 13.0))) for stick in falling),
        moves_until=random.choice((0.0, 0.0, 5.5, 99.0)),
        topples=random.choice((None,) * 15 + (2.0,)),
    )


SCRIPTS = [anything(Random(number)) for number in range(80)]


def a_command(view: NTropyView, seat: Seat, random: Random) -> NTropyCommand | None:
    """Choose for a bot that does anything, and waits while its stick is on its way."""
    if view.phase is Phase.PICK:
        return Pick()
    if view.held is None or view.held.journey is not None:
        return None
    if random.random() < 0.1:
        return Carry(x=0, y=400, angle=1, seconds=1)
    as_asked = random.random() < 0.4
    return release(wanted(view) if as_asked else random.choice(SCRIPTS))
