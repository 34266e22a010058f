"""Pebbles: 2 to 4 players take one to three in turn, and whoever takes the last one wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, assert_never

from pydantic import TypeAdapter

from server.games.chance import Chance
from server.games.game import (
    Game,
    GameOptions,
    IllegalCommand,
    Json,
    Outcome,
    Reason,
    Resign,
    Seat,
    SeatChoice,
    SeatMayNotAct,
)
from tests.toy.bot import BOTS
from tests.toy.messages import (
    PebblesCommand,
    PebblesEvent,
    PebblesOptions,
    PebblesRefusal,
    PebblesView,
    Resigned,
    Take,
    Took,
    TooManyPebbles,
)


class Pebbles(Game[PebblesCommand, PebblesEvent, PebblesView]):
    """Chance decides who begins. Scores are the pebbles taken."""

    name = "pebbles"
    title = "Pebbles"
    players = range(2, 5)
    Options = PebblesOptions
    commands = TypeAdapter(PebblesCommand)
    events = TypeAdapter(PebblesEvent)
    views = TypeAdapter(PebblesView)
    refusals = TypeAdapter(PebblesRefusal)
    bots = BOTS

    def __init__(self, seats: int, heap: int, turn: Seat, chance: Chance) -> None:
        self._taken = [0] * seats
        self._heap = heap
        self._turn = turn
        self._chance = chance
        self._resigned: dict[Seat, int] = {}

    @classmethod
    def setup(cls, seats: Sequence[SeatChoice], options: GameOptions, chance: Chance) -> Self:
        assert isinstance(options, PebblesOptions)
        return cls(len(seats), options.heap, chance.below(len(seats), "first"), chance)

    def handle(self, seat: Seat, command: PebblesCommand) -> list[PebblesEvent]:
        match command:
            case Take():
                return [self._take(seat, command.pebbles)]
            case Resign():
                return [self._resign(seat)]
            case _:
                assert_never(command)

    def _take(self, seat: Seat, pebbles: int) -> Took:
        if seat not in self.to_act:
            raise IllegalCommand(SeatMayNotAct())
        if pebbles > self._heap:
            raise IllegalCommand(TooManyPebbles(heap=self._heap))

        self._heap -= pebbles
        self._taken[seat] += pebbles
        if self._heap > 0:
            self._pass_turn()
        return Took(seat=seat, pebbles=pebbles)

    def _resign(self, seat: Seat) -> Resigned:
        if self.outcome is not None or seat not in self._playing():
            raise IllegalCommand(SeatMayNotAct())

        self._resigned[seat] = len(self._playing())
        if seat == self._turn:
            self._pass_turn()
        return Resigned(seat=seat)

    def _pass_turn(self) -> None:
        seats = len(self._taken)
        self._turn = min(self._playing(), key=lambda seat: (seat - self._turn - 1) % seats)

    def _playing(self) -> list[Seat]:
        return [seat for seat in range(len(self._taken)) if seat not in self._resigned]

    @property
    def to_act(self) -> frozenset[Seat]:
        return frozenset() if self.outcome is not None else frozenset({self._turn})

    @property
    def outcome(self) -> Outcome | None:
        last_left = len(self._playing()) == 1
        if self._heap > 0 and not last_left:
            return None
        places = {seat: 1 if seat == self._turn else 2 for seat in self._playing()}
        places |= self._resigned
        return Outcome(
            places=[places[seat] for seat in range(len(self._taken))],
            scores=self._taken,
            reason=Reason.LAST_LEFT if last_left else Reason.FINISHED,
        )

    def view(self) -> PebblesView:
        return PebblesView(
            heap=self._heap,
            turn=self._turn,
            taken={str(seat): taken for seat, taken in enumerate(self._taken) if taken},
            resigned={str(seat): place for seat, place in self._resigned.items()},
        )

    def dump(self) -> Json:
        return {
            "taken": list(self._taken),
            "heap": self._heap,
            "turn": self._turn,
            "resigned": {str(seat): place for seat, place in self._resigned.items()},
            "drawn": dict(self._chance.drawn),
        }

    @classmethod
    def load(cls, dump: Json, chance: Chance) -> Self:
        chance.drawn = dict(dump["drawn"])
        game = cls(len(dump["taken"]), dump["heap"], dump["turn"], chance)
        game._taken = list(dump["taken"])
        game._resigned = {int(seat): place for seat, place in dump["resigned"].items()}
        return game
