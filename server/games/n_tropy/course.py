"""Whose turn it is and what the die wants, who has left, and how the match ends."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Self

from server.games.chance import Chance
from server.games.game import Reason, Seat
from server.games.n_tropy.geometry import LONG, SET_UP
from server.games.n_tropy.messages import NTropyEvent, NTropyOptions, Number, Points, TurnBegan
from server.games.n_tropy.racks import Rack, dealt, share

FACES: Sequence[Points] = (1, 1, 1, 2, 2, 2)
"""NT2: the two kinds of face that the die has, three of each."""


class Course:
    """How far a match has come. What stands is not known here."""

    def __init__(
        self, racks: Sequence[Rack], start: Seat, options: NTropyOptions, chance: Chance
    ) -> None:
        self.racks = list(racks)
        self.start = start
        self.active = start
        self.turn = 1
        self.round = 1
        self.points: Points = 2
        self.opened = False
        """Whether a stick has been let go yet: the first move is a two-points move (NT2)."""
        self.stood = False
        """Whether a stick that a player has put there stood as the last one was let go (N5)."""
        self.set_up = True
        """Whether the set-up stick still lies where no player put it."""
        self.placers: list[Seat] = []
        """Who has placed a stick, each once, the last one last."""
        self.gone: list[Seat] = []
        """Who has left the match, in order."""
        self.toppler: Seat | None = None
        self.over: Reason | None = None
        self._options = options
        self._chance = chance

    @classmethod
    def begun(cls, seats: int, options: NTropyOptions, chance: Chance) -> Self:
        """Deal the sticks. Who begins is drawn by lot, unless the options say (N1)."""
        start = options.first
        if start is None or start >= seats:
            start = chance.below(seats, "start")
        return cls(dealt(seats, options), start, options, chance)

    # --- what is the case -----------------------------------------------------------------

    @property
    def seats(self) -> int:
        return len(self.racks)

    @property
    def share(self) -> int:
        """How many sticks each seat was dealt."""
        return share(self.seats, self._options)

    @property
    def playing(self) -> list[Seat]:
        """Who has not left, in order from the seat that began."""
        return [seat for seat in self._order() if seat not in self.gone]

    @property
    def following(self) -> Seat:
        """Whose turn comes next; who plays alone follows after themselves."""
        return (self._still_to_come() or self.playing)[0]

    @property
    def last_turn(self) -> int | None:
        """The number of the last turn: alone as many as sticks were dealt (N10), or by rounds."""
        ends = []
        if self.seats == 1:
            ends.append(self.share)
        if self._options.rounds:
            rounds = self._options.rounds - self.round
            ends.append(self.turn + len(self._still_to_come()) + rounds * len(self.playing))
        return min(ends, default=None)

    @property
    def saved(self) -> list[Seat]:
        """N5: who wins when the base was toppled: who placed last of the others, or all of them."""
        others = [seat for seat in self.playing if seat != self.toppler]
        return [seat for seat in self.placers if seat in others][-1:] or others

    def played(self, standing: Iterable[Number]) -> set[Number]:
        """Return those of the sticks that stand which a player has put there."""
        return {
            stick for stick in standing if stick in LONG and not (self.set_up and stick == SET_UP)
        }

    # --- what happens ---------------------------------------------------------------------

    def let_go(self, standing: Iterable[Number]) -> None:
        """The active seat lets a stick go on what stands."""
        self.opened = True
        self.stood = bool(self.played(standing))

    def place(self) -> None:
        """The stick of the active seat stands as the die asked."""
        if self.active in self.placers:
            self.placers.remove(self.active)
        self.placers.append(self.active)
        self.racks[self.active].placed += 1

    def give(self, seat: Seat, sticks: Collection[Number]) -> None:
        """NT9: sticks that fell, or were no placement, are a seat's to place (again)."""
        self.racks[seat].put(sticks)
        if SET_UP in sticks:
            self.set_up = False

    def has_emptied(self) -> bool:
        """NT10: whether the active seat has nothing left to place, which ends the match."""
        if self.active in self.gone or self.racks[self.active].sticks:
            return False
        self.over = Reason.FINISHED
        return True

    def topple(self) -> None:
        """NT11: the active seat has lost, and the match is over."""
        self.toppler = self.active
        self.over = Reason.FINISHED

    def leave(self, seat: Seat) -> None:
        self.gone.append(seat)
        if self.seats == 1:
            self.over = Reason.GIVEN_UP
        elif len(self.playing) == 1:
            self.over = Reason.LAST_LEFT

    def end_turn(self) -> list[NTropyEvent]:
        """Roll the die for whose turn it is next, unless that was the last turn."""
        if self.over is not None:
            return []
        if self.last_turn is not None and self.turn >= self.last_turn:
            self.over = Reason.FINISHED
            return []
        if not self._still_to_come():
            self.round += 1
        self.active = self.following
        self.turn += 1
        if self.opened:
            self.points = self._chance.pick(FACES, "die")
        return [TurnBegan(seat=self.active, points=self.points, rolled=self.opened)]

    def _still_to_come(self) -> list[Seat]:
        """Return who has still to play in this round."""
        order = self._order()
        after = order[order.index(self.active) + 1 :]
        return [seat for seat in after if seat not in self.gone]

    def _order(self) -> list[Seat]:
        return [(self.start + step) % self.seats for step in range(self.seats)]
