"""What is said in a game of Pebbles."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from server.games.game import GameOptions, Message, Refusal, Resign, Seat, SeatMayNotAct


class PebblesOptions(GameOptions):
    """How the game begins."""

    heap: int = Field(15, ge=5, le=40, description="How many pebbles lie on the heap.")


class Take(Message):
    """Take one to three pebbles off the heap."""

    type: Literal["take"] = "take"
    pebbles: Annotated[int, Field(ge=1, le=3)]


PebblesCommand: TypeAlias = Annotated[Take | Resign, Field(discriminator="type")]


class Took(Message):
    type: Literal["took"] = "took"
    seat: Seat
    pebbles: int


class Resigned(Message):
    type: Literal["resigned"] = "resigned"
    seat: Seat


PebblesEvent: TypeAlias = Annotated[Took | Resigned, Field(discriminator="type")]


class TooManyPebbles(Refusal):
    code: Literal["too_many_pebbles"] = "too_many_pebbles"
    heap: int

    @property
    def text(self) -> str:
        return f"Only {self.heap} are left."


PebblesRefusal: TypeAlias = Annotated[TooManyPebbles | SeatMayNotAct, Field(discriminator="code")]


class PebblesView(Message):
    """The whole game."""

    heap: int
    turn: Seat
    taken: dict[str, int] = {}
    """Seat → the pebbles it has taken."""
    resigned: dict[str, int] = {}
    """Seat → the place it is left with."""
