"""The course of a match: hands, bag, turns and phases, without messages, clocks or scores.

The game plays on it, and so do bots in their thoughts, on a copy with a bag of their own guess.
After every change `resume` finds out what the mover may do now: the phase moves on when there is
nothing to fill, the turn when its last phase is over, and the match ends when it must.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from server.games.game import Reason, Seat
from server.games.tantrix.board import Spot
from server.games.tantrix.placements import Placements, of
from server.games.tantrix.position import Position
from server.games.tantrix.strategy.messages import End, Phase
from server.games.tantrix.strategy.restrictions import forced_placements, free_placements
from server.games.tantrix.tiles import TileNumber

Hand: TypeAlias = dict[TileNumber, int]
"""Tile → its place in the hand."""


class Course:
    """Whose turn it is, and what may be laid."""

    def __init__(
        self,
        colours: Sequence[int],
        hands: list[Hand],
        bag: list[TileNumber],
        end: End,
        mover: Seat,
    ) -> None:
        self.colours = colours
        """By seat, as places in COLOURS; partners share one."""
        self.hands = hands
        self.bag = bag
        """The next tile to be drawn is the last."""
        self.end = end
        self.mover = mover
        self.phase = Phase.FREE
        self.turn = 1
        self.position = Position()
        self.gone: list[Seat] = []
        """The seats that have left, in that order."""
        self.over: Reason | None = None
        self.choices: dict[Spot, Placements] = {}
        """What the mover may lay now, by spot."""

    def copy(self) -> Course:
        """Return a course of its own that has come to the same point."""
        twin = Course.__new__(Course)
        twin.__dict__.update(self.__dict__)
        twin.hands = [hand.copy() for hand in self.hands]
        twin.bag = self.bag.copy()
        twin.gone = self.gone.copy()
        twin.position = self.position.copy()
        return twin

    @property
    def restricted(self) -> bool:
        """Whether the restrictions hold: until the last tile is drawn."""
        return bool(self.bag)

    def lay(self, spot: Spot, tile: TileNumber, rotation: int) -> TileNumber | None:
        """Lay one of the mover's tiles; return the one drawn for it, None from an empty bag."""
        hand = self.hands[self.mover]
        place = hand.pop(tile)
        drawn = self.bag.pop() if self.bag else None
        if drawn is not None:
            hand[drawn] = place
        self.position.lay(spot, tile, rotation)
        if self.phase is Phase.FREE:
            self.phase = Phase.AFTER
        self.resume()
        return drawn

    def leave(self, seat: Seat) -> None:
        """Take a seat out of the match, with its hand."""
        self.gone.append(seat)
        self.hands[seat].clear()
        if len({self.colours[other] for other in self.seats_left()}) == 1:
            self._finish(Reason.LAST_LEFT)
        elif seat == self.mover:
            self._pass_on()

    def seats_left(self) -> list[Seat]:
        return [seat for seat in range(len(self.hands)) if seat not in self.gone]

    def resume(self) -> None:
        """Find out what the mover may lay now; move on where there is nothing."""
        if not self.hands[self.mover]:
            self._run_out()
            return
        hand = of(self.hands[self.mover])
        if self.phase is not Phase.FREE:
            self.choices = forced_placements(self.position, hand, restricted=self.restricted)
            if self.choices:
                return
            if self.phase is Phase.AFTER:
                self._pass_on()
                return
            self.phase = Phase.FREE
        self.choices = free_placements(self.position, hand, restricted=self.restricted)
        if not self.choices:
            self._finish(Reason.BLOCKED)

    def _run_out(self) -> None:
        """The mover has no tile left: that is the end, or the end of the turn."""
        if self.end is End.FIRST:
            self._finish(Reason.FINISHED)
        else:
            self._pass_on()

    def _pass_on(self) -> None:
        """Begin the turn of the next seat that has tiles; without one, all are laid."""
        seats = len(self.hands)
        after = [(self.mover + step) % seats for step in range(1, seats + 1)]
        following = next((seat for seat in after if self.hands[seat]), None)
        if following is None:
            self._finish(Reason.FINISHED)
            return
        self.mover = following
        self.turn += 1
        self.phase = Phase.BEFORE
        self.resume()

    def _finish(self, reason: Reason) -> None:
        self.over = reason
        self.choices = {}
