"""What holds in every race, however it goes: nothing is lost, doubled or shown too early."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from server.games.game import IllegalCommand, Message, Resign
from server.games.tantrix.board import Board, Cell
from server.games.tantrix.gobble.game import Gobble
from server.games.tantrix.gobble.messages import (
    Call,
    Give,
    GobbleChoice,
    GobbleCommand,
    GobbleOptions,
    Place,
    Placed,
    Share,
    TurnedUp,
)
from server.games.tantrix.tiles import TILES
from tests.games.contract import assert_alike, assert_in_accord, assert_places
from tests.games.playing import new_match, reloaded
from tests.games.tantrix.gobble.racing import PAIR, board_of, race
from tests.games.tantrix.pictures import assert_matched

# So many races are slow to follow line by line: the rules by example show what is covered.
pytestmark = pytest.mark.no_cover

MOVES = 300
"""More than a race of bots takes; whoever is left then resigns."""


def random_race(random: Random, players: int, seed: int) -> Gobble:
    """Return a race at its start, or one in which few tiles are left and many are put away."""
    split, call = random.random() < 0.5, random.random() < 0.5
    if random.random() < 0.3:
        tiles = random.sample([tile for tile in TILES if tile not in (1, 2)], len(TILES) - 2)
        hands = [[tiles.pop() for _ in range(random.randint(1, 3))] for _ in range(players)]
        return race(PAIR, *hands, put_away=tiles, split=split, call=call)
    choices = [GobbleChoice(share=random.choice(list(Share))) for _ in range(players)]
    options = GobbleOptions(split=split, call=call)
    match = new_match(Gobble, players, seed, options, choices)
    assert isinstance(match, Gobble)
    return match


def anything(race: Gobble, random: Random, seat: int) -> GobbleCommand:
    """Return what a bot would do, or else nonsense."""
    bot = random.choice(list(race.bots.values()))
    wise: GobbleCommand | None = bot.choose(race.view(), seat, random)
    if wise is not None and random.random() < 0.7:
        return wise
    if random.random() < 0.02:
        return Resign()
    tile = random.choice(TILES)
    cell = Cell(q=random.randint(-4, 5), r=random.randint(-4, 5))
    nonsense: tuple[GobbleCommand, ...] = (
        Place(tile=tile, cell=cell, rotation=random.randrange(6)),
        Give(tile=tile, to=random.randrange(-1, 8)),
        Call(),
    )
    return random.choice(nonsense)


def commotion(race: Gobble, random: Random) -> Iterator[list[Message]]:
    """Let everybody and time do anything; a refusal must leave no trace."""
    now = 0.0
    for _ in range(MOVES):
        now += random.choice((0.0, 0.0, 0.1, 1.0, 3.0))
        yield [*race.advance(now)]
        seat = random.randrange(7)
        command = anything(race, random, seat)
        before = race.dump()
        try:
            yield [*race.handle(seat, command)]
        except IllegalCommand:
            assert race.dump() == before
        if race.outcome is not None:
            return
    for seat in sorted(race.to_act)[1:]:
        yield [*race.handle(seat, Resign())]


def whereabouts(race: Gobble) -> list[int]:
    """Return every tile, wherever it is."""
    view = race.view()
    laid = [laid.tile for laid in view.cells.values()]
    held = [int(tile) for hand in view.hands.values() for tile in hand]
    return sorted([*laid, *held, *race.dump()["put_away"]])


def lay_lawfully(board: Board, events: Iterable[Message]) -> None:
    """Lay what the events laid: every tile touches two others and matches all it touches."""
    for event in events:
        if isinstance(event, Placed | TurnedUp):
            spot = event.cell.spot
            assert board.tile_at(spot) is None
            assert board.neighbours(spot) >= 2
            assert event.rotation in board.fits(event.tile, spot)
            board.lay(spot, event.tile, event.rotation)


def assert_debts_can_be_settled(race: Gobble) -> None:
    view = race.view()
    for owed in (*view.gifts.values(), *view.calls.values()):
        assert owed.seat in race.to_act
        assert owed.to is None or owed.to in race.to_act - {owed.seat}


def assert_everyone_is_somewhere(race: Gobble, players: int) -> None:
    """In the race with tiles, out, or resigned."""
    view = race.view()
    assert sorted(view.out.values()) == [*range(1, len(view.out) + 1)]
    left = {int(seat) for seat in (*view.out, *view.resigned)}
    assert {int(seat) for seat in view.hands} == set(range(players)) - left
    if race.outcome is None:
        assert race.to_act == set(range(players)) - left


races = {"seed": st.integers(0, 2**32), "players": st.integers(2, 6)}
with_many_seeds = settings(max_examples=50)


@with_many_seeds
@given(**races)
@example(seed=1, players=2)
def test_56_tiles_are_always_accounted_for(seed: int, players: int) -> None:
    random = Random(seed)
    begun = random_race(random, players, seed)
    assert whereabouts(begun) == [*TILES]
    for _ in commotion(begun, random):
        assert whereabouts(begun) == [*TILES]
        assert begun.view().put_away == len(begun.dump()["put_away"])


@with_many_seeds
@given(**races)
def test_5_every_tile_laid_touches_two_and_matches_all(seed: int, players: int) -> None:
    random = Random(seed)
    begun = random_race(random, players, seed)
    board = board_of(begun)
    for events in commotion(begun, random):
        lay_lawfully(board, events)
    assert list(board) == list(board_of(begun))
    assert_matched(board)


@with_many_seeds
@given(**races)
def test_places_and_debts_are_consistent_all_along(seed: int, players: int) -> None:
    random = Random(seed)
    begun = random_race(random, players, seed)
    for _ in commotion(begun, random):
        assert_in_accord(begun)
        assert_debts_can_be_settled(begun)
        assert_everyone_is_somewhere(begun, players)
    assert begun.outcome is not None
    assert_places(begun.outcome)
    for seat, place in (begun.view().out | begun.view().resigned).items():
        assert begun.outcome.places[int(seat)] == place


@with_many_seeds
@given(**races)
def test_a_race_is_the_same_after_a_reload_at_any_moment(seed: int, players: int) -> None:
    random = Random(seed)
    begun = random_race(random, players, seed)
    moments = Random(seed)
    for _ in commotion(begun, random):
        if moments.random() < 0.1:
            assert_alike(reloaded(begun, seed), begun)
    assert_alike(reloaded(begun, seed), begun)


def test_0_the_order_of_what_lies_face_down_cannot_be_seen() -> None:
    one = race(PAIR, [4, 43], [44], put_away=[5, 15, 48])
    other = race(PAIR, [4, 43], [44], put_away=[48, 5, 15])
    assert one.view() == other.view()
    assert one.view().put_away == 3
