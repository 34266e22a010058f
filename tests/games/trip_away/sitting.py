"""How tests put up a Trip Away match in mid-play and speak to it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from server.games.chance import Chance
from server.games.game import IllegalCommand, Message, Refusal, Resign, Seat
from server.games.trip_away.actions import each, obstacle
from server.games.trip_away.course import Course
from server.games.trip_away.game import READING, TripAway
from server.games.trip_away.messages import (
    Action,
    Aim,
    Choices,
    Dig,
    Direction,
    Face,
    Hop,
    Pass,
    Phase,
    Remove,
    Roll,
    Swap,
    Tip,
    TripAwayCommand,
    TripAwayOptions,
    TripAwayView,
    Turn,
)
from server.games.trip_away.sight import shown, table_of
from tests.games.playing import seed_of
from tests.games.trip_away.pictures import drawn, number, table_in, tidy

START = """
0: S0 M0 L0
1: S1 M1 L1
"""

THREE = """
0: S0 M0 L0
1: S1 M1 L1
2: S2 M2 L2
"""


def match_of(
    picture: str,
    die: Face | None = None,
    active: Seat = 0,
    round: int = 1,
    start: Seat = 0,
    removers: list[Seat] | None = None,
    options: TripAwayOptions | None = None,
    seed: int = 1,
) -> TripAway:
    """Return a match at time 0: before a roll, after it, or in a removal."""
    chosen, chance = options or TripAwayOptions(), Chance(seed_of(seed))
    course = Course(table_in(picture), start, chosen, chance)
    course.active, course.round, course.die = active, round, die
    passes_at = None
    if removers:
        course.phase, course.removers, course.active = Phase.REMOVAL, removers, removers[0]
    elif die is not None and obstacle(course.table, active, die):
        course.phase, passes_at = Phase.PASS, READING
    elif die is not None:
        course.phase = Phase.ACT
    dump = {
        "view": shown(course, None, passes_at).model_dump(mode="json", exclude_none=True),
        "options": chosen.model_dump(mode="json"),
        "now": 0.0,
        "drawn": {},
    }
    return TripAway.load(dump, chance)


def seed_rolling(*faces: Face) -> int:
    """Return a seed with which the die shows these faces first."""
    for seed in range(100_000):
        chance = Chance(seed_of(seed))
        if all(chance.pick(list(Face), "die") is face for face in faces):
            return seed
    raise AssertionError(faces)


def tip(piece: str, to: Seat) -> Tip:
    return Tip(piece=number(piece), to=to)


def aim(piece: str, to: Seat) -> Aim:
    return Aim(piece=number(piece), to=to)


def swap(one: str, other: str, piece: str | None = None, to: Direction = "up") -> Swap:
    turn = None if piece is None else Turn(piece=number(piece), to=to)
    return Swap(one=number(one), other=number(other), turn=turn)


def dig(piece: str, under: str) -> Dig:
    return Dig(piece=number(piece), under=number(under))


def hop(piece: str, onto: str) -> Hop:
    return Hop(piece=number(piece), onto=number(onto))


def remove(piece: str) -> Remove:
    return Remove(piece=number(piece))


def do(match: TripAway, *commands: TripAwayCommand) -> list[Message]:
    """Let the active seat do one thing after another; return what the last one brought."""
    events: list[Message] = []
    for command in commands:
        (seat,) = match.to_act
        events = [*match.handle(seat, command)]
    return events


def resign(match: TripAway, seat: Seat) -> list[Message]:
    return [*match.handle(seat, Resign())]


def why_not(match: TripAway, command: TripAwayCommand) -> Refusal:
    """Return why the active seat may not do something, which changes nothing."""
    (seat,) = match.to_act
    before = match.dump()
    with pytest.raises(IllegalCommand) as illegal:
        match.handle(seat, command)
    assert match.dump() == before
    return illegal.value.refusal


def assert_table(match: TripAway, picture: str) -> None:
    assert drawn(table_of(match.view())) == tidy(picture)


def types(events: list[Message]) -> list[str]:
    return [event.model_dump()["type"] for event in events]


def anything(found: Choices, random: Random) -> Action | Remove:
    """Choose a kind of action, then pieces, then any way that is left."""
    kind, pieces = random.choice([(kind, pieces) for kind, pieces in found if pieces])
    picked = random.sample(list(pieces), 2 if kind == "swap" else 1)
    few = Choices.model_validate({kind: {piece: pieces[piece] for piece in picked}})
    return random.choice(list(each(few)))


def a_command(view: TripAwayView, seat: Seat, random: Random) -> TripAwayCommand | None:
    """Choose for a bot that does anything, and leaves a forced pass to be read."""
    if view.phase is Phase.ROLL:
        return Roll()
    return None if view.phase is Phase.PASS else anything(view.choices, random)


def random_play(match: TripAway, random: Random) -> Iterator[TripAwayCommand | None]:
    """Let players who do anything play to the end; None: a turn was passed by itself."""
    while match.outcome is None:
        view = match.view()
        if view.passes_at is not None and random.random() < 0.5:
            match.advance(view.passes_at)
            yield None
            continue
        command: TripAwayCommand = Pass() if view.phase is Phase.PASS else Roll()
        if view.phase in (Phase.ACT, Phase.REMOVAL):
            command = anything(view.choices, random)
        do(match, command)
        yield command
