"""How tests put up a strategy match in mid-play and speak to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random

import pytest

from server.games.chance import Chance
from server.games.game import IllegalCommand, Json, Message, Refusal, Resign, Seat
from server.games.tantrix.board import Cell, written
from server.games.tantrix.placements import each
from server.games.tantrix.strategy.course import Course
from server.games.tantrix.strategy.deal import deal
from server.games.tantrix.strategy.game import Strategy
from server.games.tantrix.strategy.messages import (
    End,
    Phase,
    Place,
    StrategyCommand,
    StrategyOptions,
)
from server.games.tantrix.tiles import TileNumber
from tests.games.playing import seed_of
from tests.games.tantrix.pictures import tiles_in

SPARE = (55, 56)
"""Two tiles in the bag, so that the restrictions hold."""


def match_of(
    picture: str,
    *hands: Iterable[TileNumber],
    bag: Sequence[TileNumber] = SPARE,
    mover: Seat = 0,
    phase: Phase = Phase.BEFORE,
    colours: Sequence[str] = ("red", "yellow", "blue", "green"),
    options: StrategyOptions | None = None,
) -> Strategy:
    """Return a match at time 0 in mid-turn; the bag's first tile is drawn first."""
    chosen = options or StrategyOptions()
    cells = {
        written(spot): {"tile": tile, "rotation": rotation, "seat": 0, "turn": 1}
        for spot, (tile, rotation) in tiles_in(picture).items()
    }
    view: Json = {
        "cells": cells,
        "hands": {
            str(seat): {str(tile): place for place, tile in enumerate(hand)}
            for seat, hand in enumerate(hands)
        },
        "colours": {str(seat): colours[seat] for seat in range(len(hands))},
        "drawn": {str(seat): 1 + seat for seat in range(len(hands))},
        "end": chosen.end.value,
        "turn": 2,
        "mover": mover,
        "phase": phase.value,
    }
    dump: Json = {
        "view": view,
        "options": chosen.model_dump(mode="json"),
        "bag": list(reversed(bag)),
        "now": 0.0,
        "drawn": {},
    }
    if chosen.clock:
        left = [chosen.reserve * 60.0] * len(hands)
        dump["clocks"] = {"left": left, "points": [0] * len(hands), "running": mover, "since": 0.0}
    return Strategy.load(dump, Chance(seed_of(1)))


def fitting(match: Strategy, tile: TileNumber, at: str) -> list[int]:
    """Return the rotations in which the mover may lay a tile on a cell, by the view."""
    view = match.view()
    if at in view.forced:
        return view.forced[at].fits.get(str(tile), [])
    return view.free.get(at, {}).get(str(tile), [])


def place(
    match: Strategy, seat: Seat, tile: TileNumber, at: str, rotation: int | None = None
) -> list[Message]:
    """Lay a tile, in the first rotation that the view offers unless another is named."""
    if rotation is None:
        rotation = fitting(match, tile, at)[0]
    return [*match.handle(seat, Place(tile=tile, cell=Cell.read(at), rotation=rotation))]


def resign(match: Strategy, seat: Seat) -> list[Message]:
    return [*match.handle(seat, Resign())]


def refused(match: Strategy, seat: Seat, command: StrategyCommand) -> Refusal:
    """Return why a command is refused, having checked that it left no trace."""
    before = match.dump()
    with pytest.raises(IllegalCommand) as caught:
        match.handle(seat, command)
    assert match.dump() == before
    return caught.value.refusal


def why_not(match: Strategy, tile: TileNumber, at: str, rotation: int) -> Refusal:
    """Return why the mover may not lay a tile."""
    mover = match.view().mover
    assert mover is not None
    return refused(match, mover, Place(tile=tile, cell=Cell.read(at), rotation=rotation))


def hand(match: Strategy, seat: Seat) -> list[TileNumber]:
    """Return a hand by the places of its tiles."""
    tiles = match.view().hands.get(str(seat), {})
    return [int(tile) for tile in sorted(tiles, key=lambda tile: tiles[tile])]


def turn(match: Strategy) -> tuple[Seat | None, Phase | None]:
    view = match.view()
    return view.mover, view.phase


def types(events: Iterable[Message]) -> list[str]:
    return [event.model_dump()["type"] for event in events]


def begun(seats: int, seed: int, end: End = End.FIRST) -> Course:
    """Return a course at its first turn."""
    dealt = deal(seats, Chance(seed_of(seed)))
    course = Course(list(range(seats)), dealt.hands, dealt.bag, end, dealt.first)
    course.resume()
    return course


def lay_at_random(course: Course, random: Random) -> None:
    """Make any placement that the mover may make, each as likely."""
    ways = [(spot, *laid) for spot, found in course.choices.items() for laid in each(found)]
    course.lay(*random.choice(ways))


def wander(course: Course, random: Random) -> Iterator[Course]:
    """Play at random; give the course before every placement."""
    while course.over is None:
        yield course
        lay_at_random(course, random)
