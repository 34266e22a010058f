"""What holds throughout any match, by random play."""

from __future__ import annotations

from itertools import product
from random import Random

from hypothesis import example, given, settings
from hypothesis import strategies as st

from server.games.chance import Chance
from server.games.game import Seat
from server.games.trip_away.actions import choices, each
from server.games.trip_away.course import ROUNDS
from server.games.trip_away.game import TripAway
from server.games.trip_away.messages import (
    Action,
    Aim,
    Dig,
    Direction,
    Face,
    FirstRemover,
    Hop,
    Phase,
    Remove,
    Swap,
    Tip,
    TripAwayOptions,
    TripAwayView,
    Turn,
)
from server.games.trip_away.objections import objection
from server.games.trip_away.sight import table_of
from server.games.trip_away.table import Table, size
from tests.games.playing import seed_of
from tests.games.trip_away.pictures import drawn, tidy
from tests.games.trip_away.sitting import random_play

A_FEW = settings(max_examples=12)
"""Whole matches, each of many positions."""

MATCHES = st.tuples(st.integers(2, 4), st.integers(0, 10_000))


def begun(players: int, seed: int, options: TripAwayOptions | None = None) -> TripAway:
    choice = [TripAway.Choice()] * players
    return TripAway.setup(choice, options or TripAwayOptions(), Chance(seed_of(seed)))


def wandered(players: int, seed: int, moves: int) -> TripAwayView:
    """Return what is seen after some random moves, or at the end if that comes first."""
    match = begun(players, seed)
    for _, _ in zip(range(moves), random_play(match, Random(seed)), strict=False):
        pass
    return match.view()


def assert_sound(table: Table) -> None:
    for piece, place in table.places.items():
        column = table.column(piece)
        assert [table.places[other].height for other in column] == [*range(len(column))]
        if place.toward is not None:
            assert len(column) == 1
            assert place.toward in table.may_point(place.area)  # R8


@A_FEW
@given(MATCHES)
def test_pieces_are_conserved_columns_are_upright_and_nothing_points_at_its_holder(
    drawn_match: tuple[int, int],
) -> None:
    players, seed = drawn_match
    match = begun(players, seed)
    for _ in random_play(match, Random(seed)):
        view = match.view()
        assert len(view.pieces) + len(view.removed) == 3 * players
        assert view.pieces.keys().isdisjoint(view.removed)
        assert_sound(table_of(view))


@A_FEW
@given(MATCHES)
def test_ta6_ta7_what_digs_or_hops_is_strictly_smaller_or_larger_and_lands_beside_its_target(
    drawn_match: tuple[int, int],
) -> None:
    players, seed = drawn_match
    match = begun(players, seed)
    before = table_of(match.view())
    for command in random_play(match, Random(seed)):
        after = table_of(match.view())
        if isinstance(command, Dig | Hop):
            piece = command.piece
            target = command.under if isinstance(command, Dig) else command.onto
            rise = 1 if isinstance(command, Hop) else -1
            column = after.column(target)
            assert (size(piece) - size(target)) * rise > 0
            assert column.index(piece) - column.index(target) == rise
            assert before.places[piece].toward == after.holder(piece) == before.holder(target)
            column.remove(piece)
            assert column == before.column(target)
            assert after.places[piece].toward is after.places[target].toward is None
        before = after


@A_FEW
@given(MATCHES)
def test_ta8_by_an_action_only_who_acts_can_be_rid_of_every_piece(
    drawn_match: tuple[int, int],
) -> None:
    players, seed = drawn_match
    match = begun(players, seed)
    (acting,) = match.to_act
    for command in random_play(match, Random(seed)):
        empty = [seat for seat, held in match.view().counts.items() if not held]
        assert len(empty) == (match.outcome is not None)
        if empty and isinstance(command, Dig | Hop):
            assert empty == [str(acting)]
        acting = next(iter(match.to_act), acting)


@A_FEW
@given(MATCHES, st.sampled_from(FirstRemover))
@example((2, 94), FirstRemover.START)
def test_ta10_a_match_ends_with_the_removal_after_round_thirty_at_the_latest(
    drawn_match: tuple[int, int], first: FirstRemover
) -> None:
    players, seed = drawn_match
    match = begun(players, seed, TripAwayOptions(first_remover=first))
    for _ in random_play(match, Random(seed)):
        view = match.view()
        assert view.round <= 3 * ROUNDS
        assert len(view.removed) <= players * (view.removal_after or 3 * ROUNDS) // ROUNDS


# --- what is offered is what is allowed -----------------------------------------------------


def imaginable(players: int) -> list[Action]:
    """Return every action that could be said at such a table, most of them nonsense."""
    pieces, seats = range(3 * players), range(players)
    directions: list[Direction] = ["up", *seats]
    two = list(product(pieces, pieces))
    return [
        *(Tip(piece=piece, to=to) for piece, to in product(pieces, seats)),
        *(Aim(piece=piece, to=to) for piece, to in product(pieces, seats)),
        *(Dig(piece=piece, under=under) for piece, under in two),
        *(Hop(piece=piece, onto=onto) for piece, onto in two),
        *(Swap(one=one, other=other) for one, other in two),
        *(
            Swap(one=one, other=other, turn=Turn(piece=piece, to=to))
            for one, other in two
            for piece in {one, other, 0}
            for to in directions
        ),
    ]


IMAGINABLE = {players: imaginable(players) for players in (2, 3)}


def in_order(action: Action | Remove) -> str:
    """Return an action's text, the same for both orders in which a swap may be said."""
    if isinstance(action, Swap) and action.one > action.other:
        action = action.model_copy(update={"one": action.other, "other": action.one})
    return repr(action)


@settings(max_examples=40)
@given(st.integers(2, 3), st.integers(0, 10_000), st.integers(0, 60), st.sampled_from(Face))
def test_what_is_offered_is_allowed_and_nothing_else_is(
    players: int, seed: int, moves: int, face: Face
) -> None:
    table, seat = table_of(wandered(players, seed, moves)), seed % players
    offered = [in_order(action) for action in each(choices(table, seat, face))]
    allowed = {
        in_order(action)
        for action in IMAGINABLE[players]
        if objection(table, seat, face, action) is None
    }
    assert len(offered) == len(set(offered))
    assert set(offered) == allowed


@A_FEW
@given(MATCHES, st.integers(0, 60))
def test_a_picture_of_a_table_shows_all_of_it(drawn_match: tuple[int, int], moves: int) -> None:
    picture = drawn(table_of(wandered(*drawn_match, moves)))
    assert tidy(picture) == picture


@A_FEW
@given(MATCHES)
def test_the_active_seat_is_offered_something_whenever_it_must_act(
    drawn_match: tuple[int, int],
) -> None:
    players, seed = drawn_match
    match = begun(players, seed)
    for _ in random_play(match, Random(seed)):
        view = match.view()
        offers = view.phase in (Phase.ACT, Phase.REMOVAL)
        assert any(each(view.choices)) == offers
        assert (view.obstacle is not None) == (view.phase is Phase.PASS)
        assert seats_of(view) == match.to_act


def seats_of(view: TripAwayView) -> set[Seat]:
    return set() if view.active is None else {view.active}
