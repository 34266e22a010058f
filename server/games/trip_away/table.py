"""The pieces on the table: where each stands or lies, and what each action does to them.

In front of every seat is its area. Pieces stand there in columns; two or more in one column are a
stack. A column keeps its number as long as a piece is in it, and a new one takes the lowest number
that is free, so that nothing on the table moves but what is moved.

Nothing here asks whether an action is allowed. Held after each: a piece that lies is alone in its
column, and points at another seat than the one whose area it lies in (R8).
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import NamedTuple, TypeAlias

from server.games.game import Seat

PieceNumber: TypeAlias = int
"""0, 1, …: the three of seat 0 from small to large, then those of seat 1, and so on."""

SIZES = 3
"""Small 1, medium 2, large 3: each seat begins with one of each."""


def size(piece: PieceNumber) -> int:
    """Return a piece's size, which is its number of pips: 1, 2 or 3."""
    return piece % SIZES + 1


def colour(piece: PieceNumber) -> Seat:
    """Return the seat in front of which the piece stood at the start. No rule asks for it (R1)."""
    return piece // SIZES


class Place(NamedTuple):
    """Where a piece is, and how."""

    area: Seat
    column: int
    height: int
    """How many pieces are under it."""
    toward: Seat | None = None
    """The seat that it points at; None when it stands."""


class Table:
    """All pieces that are in the game."""

    def __init__(self, seats: int, places: Mapping[PieceNumber, Place]) -> None:
        self.seats = seats
        self.places = dict(places)

    @classmethod
    def laid(cls, seats: int) -> Table:
        """Return the start: in front of everyone three pieces, each upright and alone (R2)."""
        pieces = range(SIZES * seats)
        return cls(seats, {piece: Place(colour(piece), piece % SIZES, 0) for piece in pieces})

    def copy(self) -> Table:
        return Table(self.seats, self.places)

    # --- what is there --------------------------------------------------------------------

    def __contains__(self, piece: PieceNumber) -> bool:
        return piece in self.places

    def holder(self, piece: PieceNumber) -> Seat:
        """Return whose piece it is: the seat in whose area it is, whatever its colour (R1)."""
        return self.places[piece].area

    def area(self, seat: Seat) -> list[PieceNumber]:
        return [piece for piece, place in self.places.items() if place.area == seat]

    def column(self, piece: PieceNumber) -> list[PieceNumber]:
        """Return the pieces of a piece's column, from the bottom up."""
        area, number = self.places[piece][:2]
        together = [
            other
            for other, place in self.places.items()
            if place.area == area and place.column == number
        ]
        return sorted(together, key=lambda other: self.places[other].height)

    def is_alone(self, piece: PieceNumber) -> bool:
        area, number = self.places[piece][:2]
        for other, place in self.places.items():
            if place.column == number and place.area == area and other != piece:
                return False
        return True

    def may_point(self, holder: Seat) -> list[Seat]:
        """Return the seats that a piece in front of `holder` may point at (R8)."""
        return [seat for seat in range(self.seats) if seat != holder]

    def smallest(self, seat: Seat) -> PieceNumber | None:
        """Return a seat's smallest piece, the lowest number among equals; None without any."""
        return min(self.area(seat), key=lambda piece: (size(piece), piece), default=None)

    # --- what is done ---------------------------------------------------------------------

    def tip(self, piece: PieceNumber, to: Seat) -> None:
        """TA3: its column comes apart; the piece lies, pointing at `to`, the others stand."""
        for other in self.column(piece)[1:]:
            place = self.places[other]
            self.places[other] = Place(place.area, self._free_column(place.area), 0)
        self.turn(piece, to)

    def turn(self, piece: PieceNumber, to: Seat | None) -> None:
        """TA4, TA5: point a piece that is alone at a seat, or stand it up."""
        self.places[piece] = self.places[piece]._replace(toward=to)

    def swap(self, one: PieceNumber, other: PieceNumber) -> None:
        """TA5: exchange two places. What comes into a stack, or points at its new holder, stands.

        Otherwise a piece goes on pointing at the same seat (R11, R12, R14).
        """
        places = self.places
        first, second = places[one], places[other]
        places[one] = second._replace(toward=first.toward)
        places[other] = first._replace(toward=second.toward)
        for piece in (one, other):
            area, _, _, toward = places[piece]
            if toward is not None and (toward == area or not self.is_alone(piece)):
                self.turn(piece, None)

    def dig(self, piece: PieceNumber, under: PieceNumber) -> None:
        """TA6: put a piece directly below another; both stand."""
        self._insert(piece, under, self.places[under].height)

    def hop(self, piece: PieceNumber, onto: PieceNumber) -> None:
        """TA7: put a piece directly above another; both stand."""
        self._insert(piece, onto, self.places[onto].height + 1)

    def remove(self, piece: PieceNumber) -> None:
        """TA9: take a piece out of the game; its column closes up (R25)."""
        gap = self.places.pop(piece)
        self._shift(gap, gap.height, -1)

    def _insert(self, piece: PieceNumber, near: PieceNumber, height: int) -> None:
        self.turn(near, None)
        there = self.places[near]
        self._shift(there, height, 1)
        self.places[piece] = Place(there.area, there.column, height)

    def _shift(self, where: Place, height: int, by: int) -> None:
        """Move up or down what is in a column at this height or above."""
        for piece, place in self.places.items():
            if place[:2] == where[:2] and place.height >= height:
                self.places[piece] = place._replace(height=place.height + by)

    def _free_column(self, area: Seat) -> int:
        taken = {place.column for place in self.places.values() if place.area == area}
        return next(number for number in count() if number not in taken)
