"""Why something is refused in Trip Away."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from server.games.game import Refusal, Seat, SeatMayNotAct
from server.games.trip_away.messages import Face, Piece

# --- not now --------------------------------------------------------------------------------


class RollFirst(Refusal):
    code: Literal["roll_first"] = "roll_first"

    @property
    def text(self) -> str:
        return "Roll the die first."


class RolledAlready(Refusal):
    code: Literal["rolled_already"] = "rolled_already"
    face: Face

    @property
    def text(self) -> str:
        return "You have rolled already."


class OtherFace(Refusal):
    code: Literal["other_face"] = "other_face"
    rolled: Face
    needed: Face

    @property
    def text(self) -> str:
        return f"That needs {self.needed.value} or wild; the die shows {self.rolled.value}."


class MustAct(Refusal):
    """R18: a turn is passed only when nothing is possible."""

    code: Literal["must_act"] = "must_act"
    face: Face

    @property
    def text(self) -> str:
        return "Something is possible, so you must not pass."


class TakeAPiece(Refusal):
    code: Literal["take_a_piece"] = "take_a_piece"

    @property
    def text(self) -> str:
        return "Take a piece out of the game first."


class NoRemoval(Refusal):
    code: Literal["no_removal"] = "no_removal"

    @property
    def text(self) -> str:
        return "No piece is taken out of the game now."


# --- not this piece -------------------------------------------------------------------------


class NotOnTable(Refusal):
    code: Literal["not_on_table"] = "not_on_table"
    piece: Piece

    @property
    def text(self) -> str:
        return "That piece is not in the game."


class NotYours(Refusal):
    code: Literal["not_yours"] = "not_yours"
    piece: Piece
    holder: Seat

    @property
    def text(self) -> str:
        return "That piece is not in front of you."


class IsYours(Refusal):
    code: Literal["is_yours"] = "is_yours"
    piece: Piece

    @property
    def text(self) -> str:
        return "Aim takes a piece of somebody else."


class NotUpright(Refusal):
    code: Literal["not_upright"] = "not_upright"
    piece: Piece

    @property
    def text(self) -> str:
        return "That piece lies already; only what stands can be tipped."


class NotLying(Refusal):
    code: Literal["not_lying"] = "not_lying"
    piece: Piece

    @property
    def text(self) -> str:
        return "That piece stands; only a lying one can dig or hop."


class InStack(Refusal):
    code: Literal["in_stack"] = "in_stack"
    piece: Piece

    @property
    def text(self) -> str:
        return "A piece in a stack stands; only one that is alone can be turned."


class SamePiece(Refusal):
    code: Literal["same_piece"] = "same_piece"
    piece: Piece

    @property
    def text(self) -> str:
        return "A swap takes two pieces."


class NotSwapped(Refusal):
    code: Literal["not_swapped"] = "not_swapped"
    piece: Piece

    @property
    def text(self) -> str:
        return "Only one of the two swapped pieces can be turned."


# --- not there ------------------------------------------------------------------------------


class NoSuchSeat(Refusal):
    code: Literal["no_such_seat"] = "no_such_seat"
    to: Seat

    @property
    def text(self) -> str:
        return "Nobody sits there."


class PointsAtHolder(Refusal):
    """R8: no piece points at the player who holds it."""

    code: Literal["points_at_holder"] = "points_at_holder"
    piece: Piece
    holder: Seat

    @property
    def text(self) -> str:
        return "A piece must not point at the player in front of whom it lies."


class PointsThereAlready(Refusal):
    """R9: an aim must change something."""

    code: Literal["points_there_already"] = "points_there_already"
    piece: Piece
    to: Seat

    @property
    def text(self) -> str:
        return "That piece points there already."


class PointsElsewhere(Refusal):
    code: Literal["points_elsewhere"] = "points_elsewhere"
    piece: Piece
    to: Seat
    """Whom it points at."""
    holder: Seat
    """Who holds the piece it was to go to."""

    @property
    def text(self) -> str:
        return "Your piece points at somebody else."


class EqualSizes(Refusal):
    code: Literal["equal_sizes"] = "equal_sizes"
    piece: Piece
    other: Piece

    @property
    def text(self) -> str:
        return "Both pieces are of one size."


class MustBeSmaller(Refusal):
    code: Literal["must_be_smaller"] = "must_be_smaller"
    piece: Piece
    under: Piece

    @property
    def text(self) -> str:
        return "Only a smaller piece digs under that one."


class MustBeLarger(Refusal):
    code: Literal["must_be_larger"] = "must_be_larger"
    piece: Piece
    onto: Piece

    @property
    def text(self) -> str:
        return "Only a larger piece hops onto that one."


TripAwayRefusal: TypeAlias = Annotated[
    RollFirst
    | RolledAlready
    | OtherFace
    | MustAct
    | TakeAPiece
    | NoRemoval
    | NotOnTable
    | NotYours
    | IsYours
    | NotUpright
    | NotLying
    | InStack
    | SamePiece
    | NotSwapped
    | NoSuchSeat
    | PointsAtHolder
    | PointsThereAlready
    | PointsElsewhere
    | EqualSizes
    | MustBeSmaller
    | MustBeLarger
    | SeatMayNotAct,
    Field(discriminator="code"),
]
