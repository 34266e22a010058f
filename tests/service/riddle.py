"""Riddle: who guesses it first wins; whoever is at a loss may ask the sage, for as often as needed.

A game for the tests of the service: its adviser thinks until a test lets it speak, it has a puzzle
and times, and there is one of the day.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Mapping, Sequence
from queue import SimpleQueue
from random import Random
from typing import Annotated, Any, ClassVar, Literal, Self, TypeAlias

from pydantic import Field, TypeAdapter

from server.games.chance import Chance
from server.games.game import (
    Adviser,
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
from tests.virtual import settle

SECONDS = 2.0
"""How long the sage may think."""

GIBBERISH = "gibberish"
"""An answer over which the game stumbles: the mistake in this one."""


class RiddleOptions(GameOptions):
    seconds: int = Field(600, ge=1, description="How long anyone may guess.")


class Ask(Message):
    type: Literal["ask"] = "ask"


class Scribble(Message):
    """Whoever scribbles no longer waits for what they asked."""

    type: Literal["scribble"] = "scribble"


class Guess(Message):
    type: Literal["guess"] = "guess"


RiddleCommand: TypeAlias = Annotated[Ask | Scribble | Guess | Resign, Field(discriminator="type")]


class Happened(Message):
    type: Literal["asked", "scribbled", "guessed", "answered", "time_up", "resigned"]
    seat: Seat | None = None
    text: str | None = None


class Answer(Message):
    text: str


class RiddleView(Message):
    number: int
    scribbles: int = 0
    asking: dict[str, int] = {}
    """The number of the question of each seat that waits for an answer."""


class Sage:
    """Thinks in a thread until it is let speak, and says whether it still had time."""

    def __init__(self) -> None:
        self.adviser = Adviser(self._answer, SECONDS, otherwise=Answer(text="hm"))
        self.fails = False
        self.says = "an egg"
        self._asked: SimpleQueue[tuple[Seat, RiddleView]] = SimpleQueue()
        self._may_speak = threading.Semaphore(0)
        self._spoken: SimpleQueue[bool] = SimpleQueue()

    def _answer(self, view: RiddleView, seat: Seat, over: Callable[[], bool]) -> Answer:
        self._asked.put((seat, view))
        assert self._may_speak.acquire(timeout=30)
        self._spoken.put(over())
        if self.fails:
            raise RuntimeError("the sage has fallen asleep")
        return Answer(text="no idea" if over() else f"{self.says} for {seat}")

    async def asked(self) -> tuple[Seat, RiddleView]:
        """Wait until it thinks about one more question; return the seat and what it looks at."""
        return await asyncio.to_thread(self._asked.get, timeout=30)

    def idle(self) -> bool:
        """Whether it has been asked nothing since the last time."""
        return self._asked.empty()

    async def speak(self) -> bool:
        """Let it come to one answer; return whether it was asked to end before."""
        self._may_speak.release()
        late = await asyncio.to_thread(self._spoken.get, timeout=30)
        await settle()
        return late


def _wait(view: RiddleView, seat: Seat, random: Random) -> None:
    return None


def _pace(view: RiddleView, seat: Seat, random: Random) -> float:
    return 2.0


class Riddle(Game[RiddleCommand, Happened, RiddleView]):
    name = "riddle"
    title = "Riddle"
    players = range(1, 5)
    Options: ClassVar[type[GameOptions]] = RiddleOptions
    commands = TypeAdapter(RiddleCommand)
    events = TypeAdapter(Happened)
    views = TypeAdapter(RiddleView)
    refusals = TypeAdapter(SeatMayNotAct)
    bots: ClassVar[Mapping[str, Bot]] = {"idle": Bot(_wait, _pace)}
    adviser = Sage().adviser

    def __init__(self, seats: int, seconds: int, number: int) -> None:
        self.seats = seats
        self.seconds = seconds
        self.number = number
        self.now = 0.0
        self.scribbles = 0
        self.asked = 0
        self.asking: dict[Seat, int] = {}
        self.ended: Outcome | None = None

    @classmethod
    def attempt(cls, options: GameOptions) -> str | None:
        return cls.name

    @classmethod
    def puzzle(cls, options: GameOptions) -> str | None:
        return "riddle:sphinx"

    @classmethod
    def setup(cls, seats: Sequence[SeatChoice], options: GameOptions, chance: Chance) -> Self:
        seconds = options.seconds if isinstance(options, RiddleOptions) else 600
        return cls(len(seats), seconds, chance.below(1_000_000, "riddle"))

    def handle(self, seat: Seat, command: RiddleCommand) -> list[Happened]:
        if seat not in self.to_act:
            raise IllegalCommand(SeatMayNotAct())
        match command:
            case Ask():
                self.asked += 1
                self.asking[seat] = self.asked
                return [Happened(type="asked", seat=seat)]
            case Scribble():
                self.scribbles += 1
                self.asking.pop(seat, None)
                return [Happened(type="scribbled", seat=seat)]
            case Guess():
                self._end(seat)
                return [Happened(type="guessed", seat=seat)]
            case Resign():
                self._end(None)
                return [Happened(type="resigned", seat=seat)]

    def _end(self, winner: Seat | None) -> None:
        """End it; what was asked is kept, as a game would that forgets to."""
        self.ended = Outcome(
            places=[1 if winner in (seat, None) else 2 for seat in range(self.seats)],
            scores=[int(seat == winner) for seat in range(self.seats)],
            reason=Reason.GIVEN_UP if winner is None else Reason.FINISHED,
            seconds={} if winner is None or self.asked else {winner: self.now},
        )

    def advance(self, now: float) -> list[Happened]:
        self.now = now
        if self.ended is not None or now < self.seconds:
            return []
        self._end(None)
        return [Happened(type="time_up")]

    @property
    def wake_at(self) -> float | None:
        return None if self.ended else float(self.seconds)

    @property
    def questions(self) -> Mapping[Seat, int]:
        return self.asking

    def advise(self, seat: Seat, question: int, answer: Any) -> list[Happened]:
        if self.asking.get(seat) != question:
            return []
        if GIBBERISH in answer["text"]:
            raise ValueError(answer["text"])
        del self.asking[seat]
        return [Happened(type="answered", seat=seat, text=answer["text"])]

    @property
    def to_act(self) -> frozenset[Seat]:
        return frozenset() if self.ended else frozenset(range(self.seats))

    def view(self) -> RiddleView:
        return RiddleView(
            number=self.number,
            scribbles=self.scribbles,
            asking={str(seat): question for seat, question in self.asking.items()},
        )

    @property
    def outcome(self) -> Outcome | None:
        return self.ended

    def dump(self) -> Json:
        dump: Json = {
            "seats": self.seats,
            "seconds": self.seconds,
            "number": self.number,
            "now": self.now,
            "scribbles": self.scribbles,
            "asked": self.asked,
            "asking": [[seat, question] for seat, question in self.asking.items()],
        }
        return dump | ({"ended": self.ended.model_dump(mode="json")} if self.ended else {})

    @classmethod
    def load(cls, dump: Json, chance: Chance) -> Self:
        game = cls(dump["seats"], dump["seconds"], dump["number"])
        game.now = dump["now"]
        game.scribbles = dump["scribbles"]
        game.asked = dump["asked"]
        game.asking = dict(dump["asking"])
        game.ended = Outcome.model_validate(dump["ended"]) if "ended" in dump else None
        return game


class DayOptions(GameOptions):
    day: str = Field("2000-01-01", description="The day whose riddle it is.")


class RiddleOfTheDay(Riddle):
    """The same for everyone on a day."""

    name = "riddle_of_the_day"
    title = "Riddle of the day"
    Options = DayOptions
    by_day = True

    @classmethod
    def puzzle(cls, options: GameOptions) -> str | None:
        assert isinstance(options, DayOptions)
        return f"riddle:{options.day}"
