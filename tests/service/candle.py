"""Candle: it burns a millimetre every tenth of a second; who blows it out first wins.

A game for the tests of the service: everyone may act at once, it moves by itself, it can end by
itself, and it holds a mistake (`Sneeze`) that leaves it half changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
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
)

TENTH = 0.1


class CandleOptions(GameOptions):
    height: int = Field(600, ge=1, le=10_000, description="Millimetres of wax.")


class CandleChoice(SeatChoice):
    colour: Literal["white", "red"] = Field("white", description="The colour of a seat's breath.")


class Blow(Message):
    type: Literal["blow"] = "blow"


class Whistle(Message):
    """Changes nothing but what is said."""

    type: Literal["whistle"] = "whistle"


class Sneeze(Message):
    """The mistake in this game: it shortens the candle, then fails."""

    type: Literal["sneeze"] = "sneeze"


CandleCommand: TypeAlias = Annotated[Blow | Whistle | Sneeze | Resign, Field(discriminator="type")]


class Happened(Message):
    type: Literal["blown_out", "whistled", "burnt_down", "resigned"]
    seat: Seat | None = None


class CandleView(Message):
    height: int
    whistles: int
    resigned: dict[str, bool] = {}


def _blow(view: CandleView, seat: Seat, random: Random) -> Blow | None:
    return Blow()


def _whistle(view: CandleView, seat: Seat, random: Random) -> Whistle | None:
    return Whistle()


def _wait(view: CandleView, seat: Seat, random: Random) -> None:
    return None


def _pace(view: CandleView, seat: Seat, random: Random) -> float:
    return 2.0


class Candle(Game[CandleCommand, Happened, CandleView]):
    name = "candle"
    title = "Candle"
    players = range(1, 4)
    Options = CandleOptions
    Choice = CandleChoice
    commands = TypeAdapter(CandleCommand)
    events = TypeAdapter(Happened)
    views = TypeAdapter(CandleView)
    refusals = TypeAdapter(SeatMayNotAct)
    bots: ClassVar[Mapping[str, Bot]] = {
        "idle": Bot(_wait, _pace),
        "whistler": Bot(_whistle, _pace),
        "blower": Bot(_blow, _pace),
    }

    def __init__(self, seats: int, height: int) -> None:
        self.seats = seats
        self.full = height
        self.height = height
        self.whistles = 0
        self.winner: Seat | None = None
        self.resigned: list[Seat] = []

    @classmethod
    def setup(cls, seats: Sequence[SeatChoice], options: GameOptions, chance: Chance) -> Self:
        assert isinstance(options, CandleOptions)
        return cls(len(seats), options.height)

    def handle(self, seat: Seat, command: CandleCommand) -> list[Happened]:
        if seat not in self.to_act:
            raise IllegalCommand(SeatMayNotAct())
        match command:
            case Blow():
                self.winner = seat
                return [Happened(type="blown_out", seat=seat)]
            case Whistle():
                self.whistles += 1
                return [Happened(type="whistled", seat=seat)]
            case Sneeze():
                self.height = 1
                raise RuntimeError("the rules of Candle are wrong")
            case Resign():
                self.resigned.append(seat)
                return [Happened(type="resigned", seat=seat)]

    def advance(self, now: float) -> list[Happened]:
        if self.outcome is not None:
            return []
        self.height = max(0, self.full - int(now / TENTH + 1e-6))
        return [] if self.height else [Happened(type="burnt_down")]

    @property
    def wake_at(self) -> float | None:
        if self.outcome is not None:
            return None
        return round((self.full - self.height + 1) * TENTH, 3)

    @property
    def to_act(self) -> frozenset[Seat]:
        if self.outcome is not None:
            return frozenset()
        return frozenset(range(self.seats)) - frozenset(self.resigned)

    def view(self) -> CandleView:
        return CandleView(
            height=self.height,
            whistles=self.whistles,
            resigned={str(seat): True for seat in self.resigned},
        )

    @property
    def outcome(self) -> Outcome | None:
        left = [seat for seat in range(self.seats) if seat not in self.resigned]
        if self.winner is not None:
            places = [1 if seat == self.winner else 2 for seat in range(self.seats)]
            reason = Reason.FINISHED
        elif self.height == 0:
            places, reason = [1] * self.seats, Reason.BLOCKED
        elif len(left) < min(2, self.seats):
            places = [1 if seat in left else 2 for seat in range(self.seats)]
            reason = Reason.LAST_LEFT
        else:
            return None
        return Outcome(places=places, scores=[0] * self.seats, reason=reason)

    def dump(self) -> Json:
        state = {
            "seats": self.seats,
            "full": self.full,
            "height": self.height,
            "whistles": self.whistles,
            "resigned": list(self.resigned),
        }
        return state if self.winner is None else {**state, "winner": self.winner}

    @classmethod
    def load(cls, dump: Json, chance: Chance) -> Self:
        game = cls(dump["seats"], dump["full"])
        game.height = dump["height"]
        game.whistles = dump["whistles"]
        game.winner = dump.get("winner")
        game.resigned = list(dump["resigned"])
        return game


class Bonfire(Candle):
    """The same, worked out in a worker thread."""

    name = "bonfire"
    title = "Bonfire"
    heavy = True


class Curse(Candle):
    """The same, but once someone has whistled nobody can say when to look again."""

    name = "curse"
    title = "Curse"

    @property
    def wake_at(self) -> float | None:
        if self.whistles:
            raise RuntimeError("the rules of Curse are wrong")
        return super().wake_at
