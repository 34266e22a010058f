"""Whose turn it is and in which round, what was rolled, and when pieces leave the game."""

from __future__ import annotations

from server.games.chance import Chance
from server.games.game import Reason, Seat
from server.games.trip_away.actions import choices, obstacle, removals
from server.games.trip_away.messages import (
    Choices,
    Emptied,
    Face,
    FirstRemover,
    Obstacle,
    Phase,
    Removal,
    RemovalBegan,
    Removed,
    Rolled,
    TripAwayEvent,
    TripAwayOptions,
    TurnBegan,
)
from server.games.trip_away.table import PieceNumber, Table

ROUNDS = 10
"""After so many rounds everyone takes a piece out of the game (TA9)."""


class Course:
    """How far a match has come. What happens to it is told in events."""

    def __init__(self, table: Table, start: Seat, options: TripAwayOptions, chance: Chance) -> None:
        self.table = table
        self.start = start
        self.phase = Phase.ROLL
        self.active = start
        self.turn = 1
        self.round = 1
        self.die: Face | None = None
        self.removers: list[Seat] = []
        """Who is still to take a piece out, the next one first."""
        self.removed: dict[PieceNumber, Seat] = {}
        """Piece → who took it out of the game."""
        self.gone: list[Seat] = []
        """Who has left the match, in order."""
        self.over: Reason | None = None
        self._options = options
        self._chance = chance

    # --- what is the case -----------------------------------------------------------------

    @property
    def playing(self) -> list[Seat]:
        """Who has not left, clockwise from the seat that began."""
        return [seat for seat in self._clockwise(self.start) if seat not in self.gone]

    @property
    def choices(self) -> Choices:
        """All that the active seat may do beside rolling and passing."""
        if self.phase is Phase.REMOVAL:
            return removals(self.table)
        if self.phase is not Phase.ACT or self.die is None:
            return Choices()
        return choices(self.table, self.active, self.die)

    @property
    def obstacle(self) -> Obstacle | None:
        """Why nothing is possible with what was rolled; None when something is."""
        return None if self.die is None else obstacle(self.table, self.active, self.die)

    @property
    def removal_after(self) -> int | None:
        """The round after which pieces are taken out next; None when that comes no more."""
        done = self.round - 1 if self.phase is not Phase.REMOVAL else self.round
        if self._options.removal is Removal.ONCE and done >= ROUNDS:
            return None
        return (done // ROUNDS + 1) * ROUNDS

    # --- a turn ---------------------------------------------------------------------------

    def roll(self) -> Rolled:
        """TA2: what can be done must be; what cannot is passed, or rolled again once, by option."""
        again = self._options.reroll and self.die is None
        self.die = self._chance.pick(list(Face), "die")
        found = self.obstacle
        if found is None:
            self.phase = Phase.ACT
        elif not again:
            self.phase = Phase.PASS
        return Rolled(
            seat=self.active, face=self.die, obstacle=found, again=again and found is not None
        )

    def end_turn(self) -> list[TripAwayEvent]:
        """Hand on to the next seat clockwise, or to the removal that the round ends with."""
        self.die = None
        later = self._seats_after(self.active)
        if emptied := self._emptied():
            return [emptied]
        if later:
            return [self._begin_turn(later[0])]
        if self._ends_in_removal():
            return self._begin_removal()
        return [self._begin_round()]

    def _begin_turn(self, seat: Seat) -> TurnBegan:
        self.phase, self.active, self.die = Phase.ROLL, seat, None
        self.turn += 1
        return TurnBegan(seat=seat, round=self.round)

    def _begin_round(self) -> TurnBegan:
        self.round += 1
        return self._begin_turn(self.playing[0])

    def _seats_after(self, seat: Seat) -> list[Seat]:
        """Return who has still to come in a round, after a seat."""
        order = self._clockwise(self.start)
        return [other for other in order[order.index(seat) + 1 :] if other not in self.gone]

    # --- the removal ----------------------------------------------------------------------

    def _ends_in_removal(self) -> bool:
        return self.removal_after == self.round

    def _begin_removal(self) -> list[TripAwayEvent]:
        """TA9: once around, clockwise, from the seat that began or the one drawn by lot (R20)."""
        first = self.start
        if self._options.first_remover is FirstRemover.LOT:
            first = self._chance.pick(self.playing, "remover")
        self.phase = Phase.REMOVAL
        self.removers = self._clockwise(first)
        return [RemovalBegan(removers=list(self.removers)), *self._go_on_removing()]

    def remove(self, piece: PieceNumber) -> list[TripAwayEvent]:
        """The active seat takes a piece out; whoever holds none any more has won at once (TA9)."""
        removed = self._take_out(self.removers.pop(0), piece)
        return [removed, *self._go_on_removing()]

    def _go_on_removing(self) -> list[TripAwayEvent]:
        """Those who have left take their own smallest one (TA12); then it is the next one's."""
        events: list[TripAwayEvent] = []
        while self.removers and self.removers[0] in self.gone and self._winner() is None:
            seat = self.removers.pop(0)
            smallest = self.table.smallest(seat)
            if smallest is not None:
                events.append(self._take_out(seat, smallest))
        if emptied := self._emptied():
            return [*events, emptied]
        if not self.removers:
            return [*events, self._begin_round()]
        self.active = self.removers[0]
        return events

    def _take_out(self, seat: Seat, piece: PieceNumber) -> Removed:
        holder = self.table.holder(piece)
        self.table.remove(piece)
        self.removed[piece] = seat
        return Removed(seat=seat, piece=piece, holder=holder)

    # --- leaving, and the end -------------------------------------------------------------

    def leave(self, seat: Seat) -> list[TripAwayEvent]:
        """TA12: its pieces stay, and what it had to do is passed over."""
        self.gone.append(seat)
        if len(self.playing) == 1:
            self._end(Reason.LAST_LEFT)
            return []
        if seat != self.active:
            return []
        return self._go_on_removing() if self.phase is Phase.REMOVAL else self.end_turn()

    def _emptied(self) -> Emptied | None:
        """TA8: end the match when somebody who plays holds no piece any more."""
        winner = self._winner()
        if winner is None:
            return None
        self._end(Reason.FINISHED)
        return Emptied(seat=winner)

    def _winner(self) -> Seat | None:
        holders = {place.area for place in self.table.places.values()}
        return next((seat for seat in self.playing if seat not in holders), None)

    def _end(self, reason: Reason) -> None:
        self.over, self.phase, self.die = reason, Phase.OVER, None
        self.removers = []

    def _clockwise(self, first: Seat) -> list[Seat]:
        return [(first + step) % self.table.seats for step in range(self.table.seats)]
