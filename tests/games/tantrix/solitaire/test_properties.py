"""What holds in every attempt at Solitaire, however it goes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from server.games.game import IllegalCommand, Resign
from server.games.tantrix.board import Board, Cell, read_spot, turned
from server.games.tantrix.laying import Place
from server.games.tantrix.solitaire.game import Solitaire, tiles_of
from server.games.tantrix.solitaire.messages import (
    LineColour,
    SolitaireCommand,
    SolitaireOptions,
    SolitaireView,
)
from server.games.tantrix.tiles import Colour
from tests.games.contract import assert_alike, assert_in_accord
from tests.games.playing import new_match, reloaded
from tests.games.tantrix.pictures import assert_matched
from tests.games.tantrix.solitaire.attempts import board_of

# So many attempts are slow to follow line by line: the rules by example show what is covered.
pytestmark = pytest.mark.no_cover

options = st.builds(SolitaireOptions, colour=st.sampled_from(LineColour), xl=st.booleans())
attempts = given(seed=st.integers(0, 2**32), chosen=options)
with_some_seeds = settings(max_examples=25)


def begun(seed: int, chosen: SolitaireOptions) -> Solitaire:
    match = new_match(Solitaire, 1, seed, chosen)
    assert isinstance(match, Solitaire)
    return match


def commotion(attempt: Solitaire, random: Random) -> Iterator[SolitaireView]:
    """Let a player do anything until it is over; a refusal must leave no trace."""
    yield attempt.view()
    while attempt.outcome is None:
        before = attempt.dump()
        try:
            attempt.handle(0, anything(attempt, random))
        except IllegalCommand:
            assert attempt.dump() == before
        else:
            yield attempt.view()


def anything(attempt: Solitaire, random: Random) -> SolitaireCommand:
    """Return what a bot would do, or else nonsense."""
    if random.random() < 0.7:
        level = random.choice(("beginner", "beginner", "fair"))
        wise: SolitaireCommand = attempt.bots[level].choose(attempt.view(), 0, random)
        return wise
    if random.random() < 0.01:
        return Resign()
    cell = Cell(q=random.randint(-3, 3), r=random.randint(-3, 3))
    return Place(tile=random.randint(1, 56), cell=cell, rotation=random.randrange(6))


def whereabouts(attempt: Solitaire) -> list[int]:
    """Return every tile, wherever it is."""
    view, piles = attempt.view(), attempt.dump()["piles"]
    laid = [laid.tile for laid in view.cells.values()]
    aside = [int(tile) for tile in view.set_aside]
    assert [(p.top, p.tiles) for p in view.piles.values()] == [(p[-1], len(p)) for p in piles if p]
    return sorted([*laid, *aside, *(tile for pile in piles for tile in pile)])


def offers(view: SolitaireView) -> set[tuple[str, int, int]]:
    """Return every placement that a view offers."""
    places = [*view.free.items(), *((cell, space.fits) for cell, space in view.forced.items())]
    return {(c, int(tile), r) for c, fits in places for tile, turns in fits.items() for r in turns}


def allowed(board: Board, tops: list[int]) -> set[tuple[str, int, int]]:
    """Return every placement that section 4 allows, worked out by the bare rules."""
    spots = {str(Cell.at(spot)): board.fitting(spot) for spot in board.spaces(1)}
    ways = {(c, t, r) for c, found in spots.items() for t in tops for r in found.get(t, ())}
    forced = {str(Cell.at(spot)) for spot in board.forced_spaces()}
    return {way for way in ways if way[0] in forced} or ways


@with_some_seeds
@attempts
@example(seed=1, chosen=SolitaireOptions(xl=True))
def test_4_every_tile_is_accounted_for_and_what_is_laid_matches(
    seed: int, chosen: SolitaireOptions
) -> None:
    attempt = begun(seed, chosen)
    for _ in commotion(attempt, Random(seed)):
        assert whereabouts(attempt) == tiles_of(chosen)
        assert_in_accord(attempt)
    assert_matched(board_of(attempt))


@with_some_seeds
@attempts
def test_4_2_the_view_offers_all_that_the_rules_allow_and_nothing_else(
    seed: int, chosen: SolitaireOptions
) -> None:
    attempt = begun(seed, chosen)
    for view in commotion(attempt, Random(seed)):
        if view.cells and view.grade is None:
            tops = [pile.top for pile in view.piles.values()]
            assert offers(view) == allowed(board_of(attempt), tops)


@with_some_seeds
@given(seed=st.integers(0, 2**32), colour=st.sampled_from(LineColour))
def test_4_4_among_the_tiles_1_to_14_none_is_ever_set_aside(seed: int, colour: LineColour) -> None:
    attempt = begun(seed, SolitaireOptions(colour=colour))
    for view in commotion(attempt, Random(seed)):
        board = board_of(attempt)
        for pile in view.piles.values():
            assert not view.cells or any(pile.top in board.fitting(s) for s in board.spaces(1))
        assert not view.set_aside


@with_some_seeds
@attempts
def test_4_5_the_line_that_is_shown_goes_from_tile_to_tile_by_its_colour(
    seed: int, chosen: SolitaireOptions
) -> None:
    attempt = begun(seed, chosen)
    for view in commotion(attempt, Random(seed)):
        for cells in (view.line, view.loop):
            assert len(set(cells)) == len(cells)
            for cell in cells:
                laid = view.cells[cell]
                assert Colour(chosen.colour.value) in turned(laid.tile, laid.rotation)
            for one, other in pairwise(cells):
                (q, r), (q2, r2) = read_spot(one), read_spot(other)
                assert max(abs(q - q2), abs(r - r2), abs(q + r - q2 - r2)) == 1
        best = max(len(view.line), 2 * len(view.loop))
        assert view.score == best - len(view.set_aside)


@with_some_seeds
@attempts
def test_an_attempt_is_the_same_after_a_reload_at_any_moment(
    seed: int, chosen: SolitaireOptions
) -> None:
    attempt, moments = begun(seed, chosen), Random(seed)
    for _ in commotion(attempt, Random(seed)):
        if moments.random() < 0.2:
            assert_alike(reloaded(attempt, seed), attempt)
    assert_alike(reloaded(attempt, seed), attempt)


def test_4_a_thousand_attempts_come_to_an_end_with_every_tile_accounted_for() -> None:
    for seed in range(1000):
        level = "strong" if seed % 50 == 0 else "fair" if seed % 10 == 0 else "beginner"
        chosen, random = SolitaireOptions(xl=seed % 20 == 7), Random(seed)
        attempt, steps = begun(seed, chosen), 0
        while attempt.outcome is None:
            attempt.handle(0, attempt.bots[level].choose(attempt.view(), 0, random))
            steps += 1
        assert whereabouts(attempt) == tiles_of(chosen)
        assert steps + len(attempt.view().set_aside) == len(tiles_of(chosen))
