"""What holds in every race, however it goes: no tile is ever lost, doubled or shown too early."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from server.games.game import IllegalCommand, Message, Resign, json_view
from server.games.tantrix.board import Board, Cell, read_spot
from server.games.tantrix.gobble.game import Gobble
from server.games.tantrix.gobble.messages import (
    Call,
    Give,
    GobbleChoice,
    GobbleOptions,
    Place,
    Placed,
    Share,
    TurnedUp,
)
from server.games.tantrix.tiles import TILES
from tests.games.contract import assert_in_accord, assert_places
from tests.games.playing import new_match, reloaded, seen
from tests.games.tantrix.pictures import assert_matched

MOVES = 400
"""More than a race of bots takes; what is left over resigns."""


def random_race(random: Random, players: int) -> Gobble:
    options = GobbleOptions(split=random.random() < 0.5, call=random.random() < 0.5)
    choices = [GobbleChoice(share=random.choice(list(Share))) for _ in range(players)]
    match = new_match(Gobble, players, random.randrange(10**6), options, choices)
    assert isinstance(match, Gobble)
    return match


def anything(race: Gobble, random: Random, seat: int) -> Any:
    """Return a command that is often nonsense, or what a bot would do."""
    tile = random.choice(TILES)
    cell = Cell(q=random.randint(-4, 5), r=random.randint(-4, 5))
    bot = random.choice(list(race.bots.values()))
    return random.choice(
        (
            lambda: Place(tile=tile, cell=cell, rotation=random.randrange(6)),
            lambda: Give(tile=tile, to=random.randrange(-1, 8)),
            lambda: Call(),
            lambda: Resign() if random.random() < 0.05 else Call(),
            *[lambda: bot.choose(seen(race), seat, random) or Call()] * 5,
        )
    )()


def commotion(race: Gobble, random: Random) -> Iterable[list[Message]]:
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
    for seat in sorted(race.to_act)[1:]:
        yield [*race.handle(seat, Resign())]


def whereabouts(race: Gobble) -> list[int]:
    """Return every tile, wherever it is."""
    view = race.view()
    laid = [laid.tile for laid in view.cells.values()]
    held = [int(tile) for hand in view.hands.values() for tile in hand]
    return sorted([*laid, *held, *race.dump()["put_away"]])


def assert_lawful(before: Board, events: Iterable[Message]) -> None:
    """Every tile that was laid touched two others and matched them all."""
    for event in events:
        if isinstance(event, Placed | TurnedUp):
            spot = event.cell.spot
            assert before.tile_at(spot) is None
            assert before.neighbours(spot) >= 2
            assert event.rotation in before.fits(event.tile, spot)
            before.lay(spot, event.tile, event.rotation)


def board_of(race: Gobble) -> Board:
    board = Board()
    for cell, laid in race.view().cells.items():
        board.lay(read_spot(cell), laid.tile, laid.rotation)
    return board


@settings(max_examples=40, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 6))
@example(seed=1, players=2)
def test_56_tiles_are_always_accounted_for(seed: int, players: int) -> None:
    random = Random(seed)
    race = random_race(random, players)
    assert whereabouts(race) == list(TILES)
    for _ in commotion(race, random):
        assert whereabouts(race) == list(TILES)
        assert race.view().put_away == len(race.dump()["put_away"])
    assert race.outcome is not None


@settings(max_examples=40, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 6))
def test_5_every_tile_laid_touches_two_and_matches_all(seed: int, players: int) -> None:
    random = Random(seed)
    race = random_race(random, players)
    board = board_of(race)
    for events in commotion(race, random):
        assert_lawful(board, events)
        assert list(board) == list(board_of(race))
    assert_matched(board)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 6))
def test_places_and_debts_are_consistent_all_along(seed: int, players: int) -> None:
    random = Random(seed)
    race = random_race(random, players)
    for _ in commotion(race, random):
        view = race.view()
        assert_in_accord(race)
        left = {int(seat) for seat in (*view.out, *view.resigned)}
        if race.outcome is None:
            assert race.to_act == set(range(players)) - left
            assert {int(seat) for seat in view.hands} == race.to_act
        for owed in (*view.gifts.values(), *view.calls.values()):
            assert owed.seat in race.to_act
            assert owed.to is None or owed.to in race.to_act - {owed.seat}
        assert sorted(view.out.values()) == list(range(1, len(view.out) + 1))
    assert race.outcome is not None
    assert_places(race.outcome)
    for seat, place in (race.view().out | race.view().resigned).items():
        assert race.outcome.places[int(seat)] == place


@settings(max_examples=15, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 6))
def test_0_what_lies_face_down_is_never_seen(seed: int, players: int) -> None:
    """Two races that differ only in the order of what is put away look the same until it shows."""
    random = Random(seed)
    race = random_race(random, players)
    for events in commotion(race, random):
        view = json_view(race.view())
        hidden = race.dump()["put_away"]
        assert view.get("put_away") == len(hidden)
        shown = {laid["tile"] for laid in view["cells"].values()}
        shown |= {int(tile) for hand in view.get("hands", {}).values() for tile in hand}
        assert shown.isdisjoint(hidden)
        assert view.keys() <= {
            *("cells", "hands", "gifts", "calls", "out", "resigned", "put_away", "last")
        }
        for event in events:
            told = event.model_dump(mode="json")
            assert told.get("tile") not in hidden or told["type"] == "resigned"


@settings(max_examples=15, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 6))
def test_a_race_reloaded_at_every_step_goes_the_same_way(seed: int, players: int) -> None:
    random, twin_random = Random(seed), Random(seed)
    race, twin = random_race(random, players), random_race(twin_random, players)
    chance_seed = int.from_bytes(race._chance._seed, "big")
    steps, twin_steps = commotion(race, random), commotion(twin, twin_random)
    for events, twin_events in zip(steps, twin_steps, strict=True):
        assert events == twin_events
        again = reloaded(twin, chance_seed)
        assert again.dump() == race.dump()
        assert again.view() == race.view()
