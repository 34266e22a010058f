"""What holds throughout any match, whatever becomes of the sticks that are let go."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.games.game import IllegalCommand, Resign, Seat
from server.games.n_tropy.messages import Ask, Clock, NTropyCommand, Pick
from server.games.n_tropy.racks import FIRST
from server.games.n_tropy.view import NTropyView, Phase
from tests.games.n_tropy.scripted import release
from tests.games.n_tropy.sitting import (
    BALANCED,
    QuickNTropy,
    a_command,
    begun,
    racks,
    reloaded,
    standing,
)

A_FEW = settings(max_examples=12)
"""Whole matches, each of many turns."""

TURNS = 12


class Play:
    """A match played by seats that do anything, to its end or for so many turns."""

    def __init__(self, seats: int, seed: int) -> None:
        self.random = Random(seed)
        clock = self.random.choice((Clock.NONE, Clock.HALF_A_MINUTE))
        self.match = begun(seats, seed=seed, kind=QuickNTropy, sticks=3, clock=clock)
        self.seats, self.seed = seats, seed
        self.now = 0.0

    def steps(self) -> Iterator[NTropyView]:
        while self.match.outcome is None and self.match.view().turn <= TURNS:
            self.step()
            yield self.match.view()

    def step(self) -> None:
        """Let a seat do something, or time pass."""
        if self.match.to_act and self.random.random() < 0.8:
            seat = self.match.view().active
            if self.random.random() < 0.02:
                self.match.handle(self.random.choice(self.playing()), Resign())
                return
            if (command := self.command()) is not None:
                self.match.handle(seat, command)
                return
        due = self.match.wake_at
        self.now = max(self.now, self.now + 1 if due is None else due + self.random.choice((0, 2)))
        self.match.advance(self.now)

    def playing(self) -> list[Seat]:
        players = self.match.view().players
        return [seat for seat in range(self.seats) if not players[str(seat)].resigned]

    def command(self) -> NTropyCommand | None:
        return a_command(self.match.view(), self.match.view().active, self.random)


MATCHES = st.tuples(st.integers(1, 4), st.integers(0, 10_000))


@A_FEW
@given(MATCHES)
def test_sticks_are_conserved_between_racks_hand_and_structure(drawn: tuple[int, int]) -> None:
    play = Play(*drawn)
    sticks = [5, *range(FIRST, FIRST + 3 * play.seats)]
    for view in play.steps():
        in_hand = [] if view.held is None else [view.held.stick]
        found = chain(*racks(play.match), in_hand, standing(play.match))
        assert sorted(found) == sticks
        assert view.bodies.keys() >= {"0", "1", "2", "3", "4"}


@A_FEW
@given(MATCHES)
def test_nobody_but_the_active_seat_acts_and_what_is_refused_changes_nothing(
    drawn: tuple[int, int],
) -> None:
    play = Play(*drawn)
    for view in play.steps():
        before = play.match.dump()
        assert play.match.to_act <= {view.active}
        for seat in set(range(7)) - play.match.to_act:
            for command in (Pick(), Ask(), release(BALANCED)):
                with pytest.raises(IllegalCommand):
                    play.match.handle(seat, command)
        assert play.match.dump() == before


@A_FEW
@given(MATCHES)
def test_a_match_that_is_loaded_before_every_step_goes_the_same_way(
    drawn: tuple[int, int],
) -> None:
    play, twin = Play(*drawn), Play(*drawn)
    for _ in play.steps():
        twin.match = reloaded(twin.match, twin.seed)
        twin.step()
        assert twin.match.dump() == play.match.dump()
        assert twin.match.wake_at == play.match.wake_at
        assert twin.match.outcome == play.match.outcome


@A_FEW
@given(MATCHES)
def test_a_turn_is_waited_for_or_something_moves_until_there_is_an_outcome(
    drawn: tuple[int, int],
) -> None:
    play = Play(*drawn)
    for view in play.steps():
        over, moves = play.match.outcome is not None, view.settling is not None
        assert play.match.to_act == (set() if over or moves else {view.active})
        assert moves == (view.phase in (Phase.SETTLE, Phase.AGAIN, Phase.LATE))
        assert over == (view.phase is Phase.OVER)
        assert (play.match.picture() is not None) == moves
        if not over:
            assert view.players[str(view.active)].rack or view.held or moves
