"""Marble: take one, hold it over the slope, drop it; who has rolled the farthest in all wins.

A game for the tests of the service that moves like a real one: what is held is steered, what is
dropped rolls by itself for a while, heavily, and is shown by pictures of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from os import getpid
from random import Random
from struct import pack, unpack
from typing import Annotated, ClassVar, Literal, Self, TypeAlias

from pydantic import Field, TypeAdapter

from server.games.chance import Chance
from server.games.game import (
    Bot,
    Game,
    GameOptions,
    IllegalCommand,
    Json,
    Message,
    Outcome,
    Reason,
    Resign,
    Seat,
    SeatChoice,
    SeatMayNotAct,
    Shot,
    Slow,
)

SLICES = 30
"""After so many slices it lies."""

SLICE = 1 / 30

AT_ONCE = 4
"""Slices that are worked out at once, however late it is."""


class MarbleOptions(GameOptions):
    marbles: int = Field(2, ge=1, le=100, description="How many each drops.")


class Take(Message):
    type: Literal["take"] = "take"


class Drop(Message):
    type: Literal["drop"] = "drop"
    x: Annotated[int, Field(ge=0, le=1000)]


MarbleCommand: TypeAlias = Annotated[Take | Drop | Resign, Field(discriminator="type")]


class Happened(Message):
    type: Literal["took", "dropped", "rested", "resigned"]
    seat: Seat
    x: int | None = None


class MarbleView(Message):
    turn: Seat
    held: bool = False
    rolls: int | None = None
    """Where the marble is that rolls."""
    scores: dict[str, int] = {}
    dropped: dict[str, int] = {}


@dataclass
class Roll:
    """A marble on its way. It starts again from `start` whenever the match is loaded."""

    at: float
    start: int
    x: int
    speed: int = 0
    slices: int = 0

    def step(self) -> None:
        """Go on by a slice: how far depends on everything before."""
        self.speed = self.speed * 15 // 16 + (self.x * 7919 + self.slices * 104729) % 61 - 20
        self.x += self.speed
        self.slices += 1

    @property
    def next_at(self) -> float:
        return round(self.at + (self.slices + 1) * SLICE, 6)

    @property
    def picture(self) -> bytes:
        return b"r" + pack("<Hi", self.slices, self.x)


Pose: TypeAlias = tuple[float, float, float]


def told(picture: bytes) -> tuple[int, int] | Pose:
    """Return what a picture shows: (slices, x) of what rolls, or where the held one is."""
    if picture[:1] == b"r":
        slices, at = unpack("<Hi", picture[1:7])
        return slices, at
    x, y, angle = unpack("<3d", picture[1:])
    return x, y, angle


def _decide(view: MarbleView, seat: Seat, random: Random) -> Take | Drop | None:
    if view.rolls is not None:
        return None
    return Drop(x=random.randrange(1000)) if view.held else Take()


def _decide_elsewhere(view: MarbleView, seat: Seat, random: Random) -> Take | Drop | None:
    """Tell by its drop in which process it was thought about."""
    return Drop(x=getpid() % 1000) if view.held else _decide(view, seat, random)


def _hurry(view: MarbleView, seat: Seat, random: Random) -> Take | Drop | None:
    return Drop(x=1000) if view.held else Take()


def _pace(view: MarbleView, seat: Seat, random: Random) -> float:
    return 0.2


def _limit(view: MarbleView, seat: Seat) -> float:
    return 20.0


class Marble(Game[MarbleCommand, Happened, MarbleView]):
    name = "marble"
    title = "Marble"
    players = range(1, 4)
    heavy = True
    Options = MarbleOptions
    commands = TypeAdapter(MarbleCommand)
    events = TypeAdapter(Happened)
    views = TypeAdapter(MarbleView)
    refusals = TypeAdapter(SeatMayNotAct)
    bots: ClassVar[Mapping[str, Bot]] = {
        "roller": Bot(_decide, _pace),
        "thinker": Bot(_decide_elsewhere, _pace, Slow(_limit, _hurry, process=True)),
    }

    slices: ClassVar[int] = SLICES

    def __init__(self, seats: int, marbles: int) -> None:
        self.marbles = marbles
        self.turn: Seat = 0
        self.held = False
        self.hand: Pose | None = None
        self.roll: Roll | None = None
        self.now = 0.0
        self.scores = [0] * seats
        self.dropped = [0] * seats
        self.resigned: dict[Seat, int] = {}
        self._film: list[Shot] = []

    @classmethod
    def setup(cls, seats: Sequence[SeatChoice], options: GameOptions, chance: Chance) -> Self:
        assert isinstance(options, MarbleOptions)
        return cls(len(seats), options.marbles)

    def handle(self, seat: Seat, command: MarbleCommand) -> list[Happened]:
        match command:
            case Resign() if self.outcome is None and seat in self._playing():
                return [self._resign(seat)]
            case Take() if seat in self.to_act and not self.held:
                self.held = True
                return [Happened(type="took", seat=seat)]
            case Drop(x=x) if seat in self.to_act and self.held:
                self.held, self.hand = False, None
                self.roll = Roll(self.now, start=x, x=x)
                return [Happened(type="dropped", seat=seat, x=x)]
            case _:
                raise IllegalCommand(SeatMayNotAct())

    def _resign(self, seat: Seat) -> Happened:
        self.resigned[seat] = len(self._playing())
        if seat == self.turn:
            self.held, self.hand, self.roll = False, None, None
            self._pass_turn()
        return Happened(type="resigned", seat=seat)

    def _playing(self) -> list[Seat]:
        return [seat for seat in range(len(self.scores)) if seat not in self.resigned]

    def _pass_turn(self) -> None:
        seats = len(self.scores)
        left = [seat for seat in self._playing() if self.dropped[seat] < self.marbles]
        self.turn = min(left, key=lambda seat: (seat - self.turn - 1) % seats, default=self.turn)

    def advance(self, now: float) -> list[Happened]:
        self.now = now
        if self.outcome is not None:
            return []
        for _ in range(AT_ONCE):
            if self.roll is None or self.roll.next_at > now:
                return []
            self._film.append(Shot(self.roll.next_at, self._step(self.roll)))
            if self.roll.slices == self.slices:
                return [self._rest(self.roll)]
        return []

    def labour(self) -> None:
        """Do the heavy part of a slice."""

    def _step(self, roll: Roll) -> bytes:
        self.labour()
        roll.step()
        return roll.picture

    def _rest(self, roll: Roll) -> Happened:
        seat = self.turn
        self.scores[seat] += roll.x
        self.dropped[seat] += 1
        self.roll = None
        self._pass_turn()
        return Happened(type="rested", seat=seat, x=roll.x)

    @property
    def wake_at(self) -> float | None:
        return self.roll.next_at if self.roll is not None and self.outcome is None else None

    def steer(self, seat: Seat, x: float, y: float, angle: float) -> None:
        if self.held and seat == self.turn and all(map(isfinite, (x, y, angle))):
            self.hand = x, y, angle

    def picture(self) -> bytes | None:
        if self.roll is not None:
            return self.roll.picture
        return b"h" + pack("<3d", *self.hand) if self.hand is not None else None

    def film(self) -> Sequence[Shot]:
        film, self._film = self._film, []
        return film

    @property
    def to_act(self) -> frozenset[Seat]:
        idle = self.roll is None and self.outcome is None
        return frozenset({self.turn}) if idle else frozenset()

    def view(self) -> MarbleView:
        return MarbleView(
            turn=self.turn,
            held=self.held,
            rolls=self.roll.x if self.roll is not None else None,
            scores={str(seat): score for seat, score in enumerate(self.scores)},
            dropped={str(seat): number for seat, number in enumerate(self.dropped)},
        )

    @property
    def outcome(self) -> Outcome | None:
        seats = range(len(self.scores))
        playing = self._playing()
        last_left = len(playing) < min(2, len(self.scores))
        if not last_left and any(self.dropped[seat] < self.marbles for seat in playing):
            return None
        better = {
            seat: sum(self.scores[other] > self.scores[seat] for other in playing)
            for seat in playing
        }
        return Outcome(
            places=[self.resigned.get(seat, better.get(seat, 0) + 1) for seat in seats],
            scores=self.scores,
            reason=Reason.LAST_LEFT if last_left else Reason.FINISHED,
        )

    def dump(self) -> Json:
        state: Json = {
            "marbles": self.marbles,
            "turn": self.turn,
            "held": self.held,
            "now": self.now,
            "scores": list(self.scores),
            "dropped": list(self.dropped),
            "resigned": {str(seat): place for seat, place in self.resigned.items()},
        }
        if self.roll is not None:
            roll = self.roll
            state["roll"] = {"at": roll.at, "start": roll.start, "slices": roll.slices}
        return state

    @classmethod
    def load(cls, dump: Json, chance: Chance) -> Self:
        game = cls(len(dump["scores"]), dump["marbles"])
        game.turn, game.held, game.now = dump["turn"], dump["held"], dump["now"]
        game.scores, game.dropped = list(dump["scores"]), list(dump["dropped"])
        game.resigned = {int(seat): place for seat, place in dump["resigned"].items()}
        if "roll" in dump:
            rolled = dump["roll"]
            game.roll = Roll(rolled["at"], rolled["start"], rolled["start"])
            for _ in range(rolled["slices"]):
                game._step(game.roll)
        return game
