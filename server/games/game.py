"""What every game promises, and the words all games share.

A game is told what happened (a command, or that time has passed) and answers with events. It
does no I/O and reads no clock: time comes in through `advance`, chance through `Chance`. The
contract suite (tests/games/test_contract.py) holds every game to the promises written here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Any, ClassVar, Generic, Literal, NamedTuple, Self, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter

from server.games.chance import Chance

Seat: TypeAlias = int
"""A numbered place at the table: 0, 1, …"""

Json: TypeAlias = dict[str, Any]
"""A JSON object without null."""


class Message(BaseModel):
    """Anything that crosses the wire: immutable, and closed to unknown fields."""

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
        allow_inf_nan=False,
        json_schema_serialization_defaults_required=True,
    )


class GameOptions(Message):
    """What the host may set before a match. Every field has a default and a description."""


class SeatChoice(Message):
    """What a seat picks for itself before a match. Every field has a default."""


class Resign(Message):
    """The seat leaves the match for good. Every game takes this command."""

    type: Literal["resign"] = "resign"


class Refusal(Message):
    """Why something was not done. A subclass a code; its other fields are the typed details."""

    code: str

    @property
    def text(self) -> str:
        """An English sentence for the player, for clients that do not know the code."""
        raise NotImplementedError

    @property
    def details(self) -> Json:
        """Every field but the code, as JSON."""
        return self.model_dump(mode="json", exclude={"code"}, exclude_none=True)


def json_view(view: Message) -> Json:
    """Return a view as it is compared, kept and sent: no null, and no empty object."""
    return _without_empty(view.model_dump(mode="json", exclude_none=True))


def _without_empty(members: Json) -> Json:
    kept: Json = {}
    for key, value in members.items():
        filled = _without_empty(value) if isinstance(value, dict) else value
        if filled != {}:
            kept[key] = filled
    return kept


class IllegalCommand(Exception):
    """The rules refuse a command. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal


class SeatMayNotAct(Refusal):
    """The seat is out of the match, or it is not its turn."""

    code: Literal["may_not_act"] = "may_not_act"

    @property
    def text(self) -> str:
        return "You cannot act now."


class Reason(str, Enum):
    """Why a match ended."""

    FINISHED = "finished"
    BLOCKED = "blocked"
    LAST_LEFT = "last_left"
    ABANDONED = "abandoned"
    GIVEN_UP = "given_up"
    """Whoever played alone gave up."""


class Outcome(Message):
    """How a match ended. `places[seat]` counts from 1 and is shared by equals."""

    places: list[int]
    scores: list[int]
    reason: Reason
    teams: list[int] = []
    seconds: dict[Seat, float] = {}
    """Seat → the seconds of play it took, for those whose time may count as a best time."""

    @property
    def winners(self) -> list[Seat]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


def abandoned(seats: int) -> Outcome:
    """Return the outcome of a match the host ended: nobody won, nobody lost."""
    return Outcome(places=[1] * seats, scores=[0] * seats, reason=Reason.ABANDONED)


class Shot(NamedTuple):
    """A picture of a match in motion, and when it is shown."""

    now: float
    """In seconds of play."""
    picture: bytes
    """As `Game.picture` gave it."""


CommandT = TypeVar("CommandT")
EventT = TypeVar("EventT", bound=Message)
ViewT = TypeVar("ViewT", bound=Message)


@dataclass(frozen=True)
class Slow:
    """What keeps a bot that thinks hard from thinking for ever."""

    limit: Callable[[Any, Seat], float]
    """(view, seat) → the seconds its choice may take."""

    haste: Callable[[Any, Seat, Random], Any]
    """(view, seat, random) → the command to send when they are over, chosen at once."""

    process: bool = False
    """Whether it thinks in a worker process instead, for all that is worked out in Python itself:
    a thread would slow everyone down. Then `choose` is a function of a module, as `import` finds
    it, and goes there with what it is given as pickles."""


@dataclass(frozen=True)
class Bot:
    """A client without a socket: it sees a view and nothing else."""

    choose: Callable[[Any, Seat, Random], Any]
    """(view, seat, random) → the command to send, or None to look again later."""

    pace: Callable[[Any, Seat, Random], float]
    """(view, seat, random) → the seconds it seems to think before its next command."""

    slow: Slow | None = None
    """Set when `choose` takes long enough to be awaited in a worker thread."""


@dataclass(frozen=True)
class Adviser:
    """Finds the answers to what seats ask of a game, when they take long to find."""

    answer: Callable[[Any, Seat, Callable[[], bool]], Message]
    """(view, seat, over) → the answer; it ends, with one that says so, soon after `over()`."""

    seconds: float
    """How long it may take."""

    otherwise: Message
    """The answer when looking for one has failed."""

    process: bool = False
    """As in `Slow`. One that is still at it a moment after its time is ended with its process."""


class Game(ABC, Generic[CommandT, EventT, ViewT]):
    """One match of one game: mutable, synchronous, without I/O."""

    name: ClassVar[str]
    title: ClassVar[str]
    players: ClassVar[range]
    edition: ClassVar[int] = 1
    """Of the rules as they are written here: one more whenever the same seed and the same commands
    would no longer bring the same. A record is checked by the edition it was played by alone."""
    Options: ClassVar[type[GameOptions]] = GameOptions
    Choice: ClassVar[type[SeatChoice]] = SeatChoice
    commands: ClassVar[TypeAdapter[Any]]
    events: ClassVar[TypeAdapter[Any]]
    views: ClassVar[TypeAdapter[Any]]
    refusals: ClassVar[TypeAdapter[Any]]
    bots: ClassVar[Mapping[str, Bot]] = {}
    heavy: ClassVar[bool] = False
    """Whether `setup`, `load`, `handle` and `advance` take long enough to be awaited in a worker
    thread. `advance` may then do a part of what is due, about a fiftieth of a second of work, and
    leave the rest to a `wake_at` that has passed: the table serves whoever waits in between."""
    adviser: ClassVar[Adviser | None] = None
    """Set when seats may ask what takes long to answer; see `questions`."""
    by_day: ClassVar[bool] = False
    """Whether all who begin a match on one day (UTC) get the same: the day is its option `day`."""
    lowest_is_best: ClassVar[bool] = False
    """Which of the scores that `attempt` lets compare is the best."""

    @classmethod
    def puzzle(cls, options: GameOptions) -> str | None:
        """Return what names the task among all of the house; None for what keeps no best time.

        Two matches whose puzzles have one name ask for the same. A seat that scores 1 solved it.
        """
        return None

    @classmethod
    def attempt(cls, options: GameOptions) -> str | None:
        """Return what names the scores that are compared, among all of the house; None: none are.

        Only who plays alone makes one. The highest is the best, unless `lowest_is_best`.
        """
        return None

    @classmethod
    @abstractmethod
    def setup(cls, seats: Sequence[SeatChoice], options: GameOptions, chance: Chance) -> Self:
        """Return a new match at time 0 for as many seats as there are choices."""

    @abstractmethod
    def handle(self, seat: Seat, command: CommandT) -> list[EventT]:
        """Carry out a command at the time of the last `advance`.

        Raises IllegalCommand before anything has changed.
        """

    def advance(self, now: float) -> list[EventT]:
        """Let time pass up to `now`, in seconds of play since the start; never backwards."""
        return []

    @property
    def wake_at(self) -> float | None:
        """When `advance` has something to do next; None when nothing moves by itself."""
        return None

    def steer(self, seat: Seat, x: float, y: float, angle: float) -> None:
        """Move what the seat holds, in the game's own units; nothing if it holds nothing.

        It is shown and not recorded: `view` and `dump` are the same without it, until something is
        recorded that has to do with where the thing is. With that the house keeps where each seat
        has moved it last since the record before, so nothing but this may count then. Whatever the
        numbers, it raises nothing.
        """
        return

    def picture(self) -> bytes | None:
        """Return how what moves stands now, as a difference from the last recorded view.

        In the game's own bytes, as few as it can. None: its frames are patches of the view.
        """
        return None

    def film(self) -> Sequence[Shot]:
        """Return the pictures since this was last asked, in order, for the record; taken once.

        The house asks with each record and keeps them with it. They are every picture there was to
        show, also those that a server which runs late skips; and their times are when they were
        due. So they are the same once more when a match that was killed in motion is loaded, and
        moves again from its last record: `load` leaves those out that came before that.
        """
        return ()

    @property
    def questions(self) -> Mapping[Seat, int]:
        """The seats that wait for an answer of the adviser's, each with its question's number."""
        return {}

    def advise(self, seat: Seat, question: int, answer: Any) -> list[EventT]:
        """Take in the adviser's answer; [] when the seat no longer waits for that one."""
        return []

    def halt(self) -> None:
        """Stop all that moves: the host ends the match, at the time of the last `advance`."""
        return

    @property
    @abstractmethod
    def to_act(self) -> frozenset[Seat]:
        """The seats that may act now; empty when the match is over."""

    @abstractmethod
    def view(self) -> ViewT:
        """Return all that may be seen of the match now: no secret, no null."""

    @property
    def began_with(self) -> Seat | None:
        """The seat that began, where the next one begins when the same is played again.

        It does by the option `first`, which the house sets then. None: nobody is first.
        """
        return None

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""

    @abstractmethod
    def dump(self) -> Json:
        """Return everything `load` needs, as JSON without null."""

    @classmethod
    @abstractmethod
    def load(cls, dump: Json, chance: Chance) -> Self:
        """Return the match that `dump` described.

        `chance` holds the same seed; what it has drawn so far comes with the dump.
        """
