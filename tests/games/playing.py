"""How tests set up and play a match of any game."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import islice, product
from random import Random
from typing import Any

from pydantic import TypeAdapter

from server.games import AnyGame
from server.games.chance import Chance
from server.games.game import GameOptions, Json, Message, Seat, SeatChoice, json_view


def seed_of(number: int) -> bytes:
    return number.to_bytes(32, "big")


def new_match(
    game: type[AnyGame],
    seats: int,
    seed: int = 1,
    options: GameOptions | None = None,
    choices: Sequence[SeatChoice] | None = None,
) -> AnyGame:
    """Return a match at its start; options and choices are the defaults unless given."""
    picked = [game.Choice()] * seats if choices is None else choices
    return game.setup(picked, options or game.Options(), Chance(seed_of(seed)))


def a_few_matches(game: type[AnyGame]) -> Iterator[AnyGame]:
    """Start a match with every number of players, and with every option and choice."""
    options, choices = every(game.Options), every(game.Choice)
    for index in range(max(len(game.players), len(options), len(choices))):
        seats = game.players[index % len(game.players)]
        yield new_match(
            game,
            seats,
            options=options[index % len(options)],
            choices=[choices[(index + seat) % len(choices)] for seat in range(seats)],
        )


def every(kind: type[Any]) -> list[Any]:
    """Return each combination of a message's switches and enums; the defaults come first."""
    values: dict[str, list[object]] = {}
    for name, field in kind.model_fields.items():
        default = field.get_default(call_default_factory=True, validated_data={})
        others: list[object] = []
        if isinstance(default, bool):
            others = [not default]
        elif isinstance(default, Enum):
            others = [value for value in type(default) if value is not default]
        values[name] = [default, *others]
    return [kind(**dict(zip(values, picked, strict=True))) for picked in product(*values.values())]


def reloaded(match: AnyGame, seed: int = 1) -> AnyGame:
    """Return the match as it comes back from the database."""
    return type(match).load(through_json(match.dump()), Chance(seed_of(seed)))


def through_json(value: Json) -> Json:
    """Return the value as it comes back from JSON text."""
    back: Json = json.loads(json.dumps(value, allow_nan=False))
    return back


def round_trip(adapter: TypeAdapter[Any], message: Message) -> Any:
    """Return the message as it arrives on the other side of the wire."""
    return adapter.validate_json(message.model_dump_json(exclude_none=True))


def seen(match: AnyGame) -> Any:
    """Return the view as a client has it: out of the JSON that was sent."""
    return match.views.validate_python(through_json(json_view(match.view())))


@dataclass(frozen=True)
class Step:
    """What was asked of the game at a time, and what came of it."""

    now: float
    events: list[Message]
    seat: Seat | None = None
    """None: only time has passed."""
    command: Any = None


def steps(match: AnyGame, random: Random, now: float = 0.0) -> Iterator[Step]:
    """Let bots of every level play the match to its end, in haste and at leisure.

    Asserts that a bot's command is never refused, and that a match never stands still.
    """
    while match.outcome is None:
        now += random.choice((0.01, 0.4, 2.5))
        yield Step(now, match.advance(now))
        step = _bot_step(match, now, random)
        if step is None and match.outcome is None:
            assert match.wake_at is not None, "nobody moves, and nothing moves by itself"
            now = max(now, match.wake_at)
            step = Step(now, match.advance(now))
        if step is not None:
            yield step


def _bot_step(match: AnyGame, now: float, random: Random) -> Step | None:
    """Let the first bot that wants to move do so, at a level of its own each time."""
    for seat in random.sample(sorted(match.to_act), len(match.to_act)):
        bot = random.choice(list(match.bots.values()))
        command = bot.choose(seen(match), seat, random)
        if command is not None:
            return Step(now, match.handle(seat, command), seat, command)
    return None


def repeat(match: AnyGame, step: Step) -> list[Message]:
    """Ask the same of a match again."""
    if step.seat is None:
        return match.advance(step.now)
    return match.handle(step.seat, step.command)


def play_out(match: AnyGame, random: Random, now: float = 0.0) -> list[Step]:
    """Let bots play the match to its end."""
    return list(steps(match, random, now))


def play_some(match: AnyGame, random: Random, moves: int) -> float:
    """Let bots play some steps, or to the end if that comes first; return the time it is then."""
    times = [step.now for step in islice(steps(match, random), moves)]
    return max(times, default=0.0)
