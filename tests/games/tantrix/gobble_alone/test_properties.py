"""What holds in every attempt at Gobble alone, however it goes, and how often it succeeds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import mean, stdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.games.game import IllegalCommand, Message, Resign
from server.games.tantrix.board import Board, Cell
from server.games.tantrix.gobble_alone.game import GobbleAlone
from server.games.tantrix.gobble_alone.messages import (
    Drew,
    GobbleAloneCommand,
    GobbleAloneView,
    PutBack,
    WentBack,
)
from server.games.tantrix.laying import Place, Placed
from server.games.tantrix.tiles import TILES
from tests.games.contract import assert_alike, assert_in_accord
from tests.games.playing import new_match, reloaded
from tests.games.tantrix.gobble_alone.attempts import board_of

# So many attempts are slow to follow line by line: the rules by example show what is covered.
pytestmark = pytest.mark.no_cover

MOST_DRAWN = 54 + 2 * 54
"""See the head of server/games/tantrix/gobble_alone/game.py."""

attempts = given(seed=st.integers(0, 2**32))
with_some_seeds = settings(max_examples=20)


def begun(seed: int) -> GobbleAlone:
    match = new_match(GobbleAlone, 1, seed)
    assert isinstance(match, GobbleAlone)
    return match


def anything(attempt: GobbleAlone, random: Random) -> GobbleAloneCommand:
    """Return what a bot would do, a freed tile put back, or else nonsense."""
    view = attempt.view()
    assert view.hand is not None
    if random.random() < 0.6:
        level = random.choice(("beginner", "beginner", "fair"))
        wise: GobbleAloneCommand = attempt.bots[level].choose(view, 0, random)
        return wise
    if random.random() < 0.005:
        return Resign()
    if random.random() < 0.5:
        return PutBack(tile=random.choice([view.hand.tile, *TILES]))
    cell = Cell(q=random.randint(-4, 5), r=random.randint(-4, 5))
    tile = random.choice([view.hand.tile, *TILES])
    return Place(tile=tile, cell=cell, rotation=random.randrange(6))


def commotion(attempt: GobbleAlone, random: Random) -> Iterator[Sequence[Message]]:
    """Let a player do anything until it is over; a refusal must leave no trace."""
    while attempt.outcome is None:
        before = attempt.dump()
        try:
            yield attempt.handle(0, anything(attempt, random))
        except IllegalCommand:
            assert attempt.dump() == before


def whereabouts(view: GobbleAloneView, bag: Sequence[int]) -> list[int]:
    """Return every tile, wherever it is."""
    laid = [laid.tile for laid in view.cells.values()]
    held = [] if view.hand is None else [view.hand.tile]
    assert view.bag == len(bag)
    assert view.left == len(TILES) - len(laid)
    return sorted([*laid, *held, *map(int, view.discards), *bag])


@with_some_seeds
@attempts
def test_5_every_tile_is_accounted_for_all_along(seed: int) -> None:
    attempt = begun(seed)
    for _ in commotion(attempt, Random(seed)):
        assert whereabouts(attempt.view(), attempt.dump()["bag"]) == [*TILES]
        assert_in_accord(attempt)


@with_some_seeds
@attempts
def test_5_every_tile_laid_touches_two_and_matches_all(seed: int) -> None:
    attempt = begun(seed)
    board = board_of(attempt)
    for events in commotion(attempt, Random(seed)):
        for event in events:
            if isinstance(event, Placed):
                assert board.neighbours(event.cell.spot) >= 2
                assert event.rotation in board.fits(event.tile, event.cell.spot)
                board.lay(event.cell.spot, event.tile, event.rotation)
        assert offers(attempt.view()) == allowed(board, attempt.view())


def offers(view: GobbleAloneView) -> dict[str, list[int]]:
    return {} if view.hand is None else view.hand.fits


def allowed(board: Board, view: GobbleAloneView) -> dict[str, list[int]]:
    """Return where the tile in hand may be laid, worked out by the bare rules."""
    if view.hand is None:
        return {}
    fits = {str(Cell.at(spot)): board.fits(view.hand.tile, spot) for spot in board.spaces(2)}
    return {cell: list(rotations) for cell, rotations in fits.items() if rotations}


@with_some_seeds
@attempts
def test_5_6_no_tile_is_drawn_for_ever_even_by_one_who_puts_back_every_tile(seed: int) -> None:
    attempt, random = begun(seed), Random(seed)
    drawn = len(attempt.view().discards) + 1
    back = 0
    while attempt.outcome is None:
        view = attempt.view()
        assert view.hand is not None
        wise = attempt.bots["beginner"].choose(view, 0, random)
        command = PutBack(tile=view.hand.tile) if view.hand.freed else wise
        events = attempt.handle(0, command)
        drawn += sum(isinstance(event, Drew) for event in events)
        back += sum(isinstance(event, WentBack) for event in events)
    assert drawn == 54 + back <= MOST_DRAWN


@with_some_seeds
@attempts
def test_an_attempt_is_the_same_after_a_reload_at_any_moment(seed: int) -> None:
    attempt, moments = begun(seed), Random(seed)
    for _ in commotion(attempt, Random(seed)):
        if moments.random() < 0.1:
            assert_alike(reloaded(attempt, seed), attempt)
    assert_alike(reloaded(attempt, seed), attempt)


def tiles_left(level: str, attempts: int) -> list[int]:
    """Return how many tiles a bot is left with in each of so many attempts."""
    left = []
    for seed in range(attempts):
        attempt, random = begun(seed), Random(seed)
        while attempt.outcome is None:
            attempt.handle(0, attempt.bots[level].choose(attempt.view(), 0, random))
        assert whereabouts(attempt.view(), attempt.dump()["bag"]) == [*TILES]
        assert attempt.outcome.scores == [len(attempt.view().discards)]
        left += attempt.outcome.scores
    return left


def about(share: float, attempts: int) -> object:
    """Return what equals a share seen in so many attempts, within four sampling errors."""
    return pytest.approx(share, abs=4 * sqrt(share * (1 - share) / attempts))


def test_5_attempts_at_random_go_as_the_rules_page_says() -> None:
    left = tiles_left("beginner", 850)
    assert left.count(0) / 850 == about(0.81, 850)
    assert mean(left) == pytest.approx(0.44, abs=4 * stdev(left) / sqrt(850))


def test_5_one_who_prefers_fuller_spaces_clears_98_of_100() -> None:
    assert tiles_left("fair", 150).count(0) / 150 == about(0.98, 150)
