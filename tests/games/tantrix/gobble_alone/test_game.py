"""The rules of Gobble alone. A number in a test's name is a section of the rules of Tantrix.

5.1 to 5.6 are the rulings at the head of server/games/tantrix/gobble_alone/game.py.
"""

from __future__ import annotations

from random import Random

import pytest

from server.games.chance import Chance
from server.games.game import Outcome, Reason, Resign, SeatMayNotAct
from server.games.tantrix.board import Cell
from server.games.tantrix.gobble_alone.game import GobbleAlone
from server.games.tantrix.gobble_alone.messages import (
    Discarded,
    Drew,
    Freed,
    Gobbled,
    NotFreed,
    PutBack,
    WentBack,
)
from server.games.tantrix.laying import GaveUp, Placed
from server.games.tantrix.refusals import ColoursClash, NotInHand, Taken, TooFewNeighbours
from server.games.tantrix.tiles import TILES, Colour
from tests.games.playing import new_match, seed_of
from tests.games.tantrix.gobble.racing import FOUR_SIDES, PAIR, SIX_SIDES, THREE_SIDES
from tests.games.tantrix.gobble_alone.attempts import (
    attempt_at,
    board_of,
    discards,
    holding,
    lay,
    placement,
    put_back,
    why_not,
)
from tests.games.tantrix.pictures import assert_matched

HOLE = Cell(q=0, r=0)


def begun(seed: int = 1) -> GobbleAlone:
    match = new_match(GobbleAlone, 1, seed)
    assert isinstance(match, GobbleAlone)
    return match


# --- the start ------------------------------------------------------------------------------


def test_5_all_56_are_in_the_bag_and_the_first_two_are_joined() -> None:
    for seed in range(60):
        attempt = begun(seed)
        view = attempt.view()
        assert view.cells.keys() == {"0,0", "1,0"}
        assert view.last is None
        assert view.left == 54 == view.bag + len(view.discards) + 1
        assert_matched(board_of(attempt))


def test_0_the_bag_is_drawn_from_the_sealed_seed() -> None:
    order = Chance(seed_of(1)).shuffled(TILES, "bag")
    attempt = begun()
    drawn = [laid.tile for laid in attempt.view().cells.values()]
    drawn += [*reversed(discards(attempt)), holding(attempt) or 0]
    assert drawn + attempt.dump()["bag"][::-1] == order[::-1]
    assert begun(2).view() != begun(1).view()


def test_0_the_order_of_the_bag_cannot_be_seen() -> None:
    one = attempt_at(PAIR, 4, bag=[5, 15, 48])
    other = attempt_at(PAIR, 4, bag=[48, 15, 5])
    assert one.view() == other.view()
    assert one.view().bag == 3


# --- laying ---------------------------------------------------------------------------------


def test_5_a_tile_is_laid_where_it_touches_two_and_matches_and_the_next_is_drawn() -> None:
    attempt = attempt_at(PAIR, 4, bag=[5, 15])
    hand = attempt.view().hand
    assert hand is not None
    assert hand.fits.keys() == {"0,1", "1,-1"}
    rotation = hand.fits["0,1"][0]
    assert lay(attempt, "0,1") == [
        Placed(tile=4, cell=Cell(q=0, r=1), rotation=rotation),
        Drew(tile=5),
    ]
    view = attempt.view()
    assert (view.cells["0,1"].tile, view.last, view.bag) == (4, "0,1", 1)
    assert holding(attempt) == 5


def test_5_a_tile_must_touch_at_least_two_others() -> None:
    attempt = attempt_at(PAIR, 4)
    for cell, neighbours in (("2,0", 1), ("9,9", 0)):
        assert why_not(attempt, placement(4, cell, 0)) == TooFewNeighbours(
            cell=Cell.read(cell), neighbours=neighbours
        )


def test_5_all_touching_colours_match_and_only_an_empty_cell_is_filled() -> None:
    attempt = attempt_at(THREE_SIDES, 10)
    assert why_not(attempt, placement(10, "1,0", 0)) == Taken(cell=Cell(q=1, r=0))
    assert why_not(attempt, placement(10, "0,0", 1)) == ColoursClash(
        cell=HOLE, edge=0, yours=Colour.RED, theirs=Colour.BLUE
    )


def test_only_the_tile_in_hand_is_laid() -> None:
    attempt = attempt_at(PAIR, 4, bag=[5], discards=[15])
    for tile in (5, 15, 1):
        assert why_not(attempt, placement(tile, "0,1", 0)) == NotInHand(tile=tile)


# --- what is drawn --------------------------------------------------------------------------


def test_5_1_a_tile_that_has_a_place_must_be_laid() -> None:
    attempt = attempt_at(PAIR, 4)
    assert why_not(attempt, PutBack(tile=4)) == NotFreed(tile=4)


def test_5_1_a_tile_without_a_place_goes_to_the_discards_and_the_next_one_is_drawn() -> None:
    attempt = attempt_at(PAIR, 4, bag=[18, 22, 5])
    assert lay(attempt, "0,1")[1:] == [
        Drew(tile=18),
        Discarded(tile=18),
        Drew(tile=22),
        Discarded(tile=22),
        Drew(tile=5),
    ]
    assert discards(attempt) == [22, 18]
    spaces = board_of(attempt).spaces(2)
    fitting = {tile for spot in spaces for tile in board_of(attempt).fitting(spot)}
    assert 5 in fitting
    assert fitting.isdisjoint({18, 22})


# --- gobbles --------------------------------------------------------------------------------


@pytest.mark.parametrize(("picture", "tiles"), [(THREE_SIDES, 1), (FOUR_SIDES, 2), (SIX_SIDES, 2)])
def test_5_2_a_gobble_frees_the_discard_on_top_and_a_double_two(picture: str, tiles: int) -> None:
    attempt = attempt_at(picture, 10, bag=[5], discards=[1, 9, 36])
    assert attempt.view().gobbles["0,0"] == tiles
    events = lay(attempt, "0,0")
    assert events[1:3] == [Gobbled(cell=HOLE, tiles=tiles), Freed(tile=1)]
    view = attempt.view()
    assert view.hand is not None
    assert (view.hand.tile, view.hand.freed, view.due) == (1, True, tiles - 1)
    assert discards(attempt) == [9, 36]


def test_5_2_the_second_of_a_double_comes_when_the_first_is_laid_or_put_back() -> None:
    laid = attempt_at(FOUR_SIDES, 10, bag=[5], discards=[1, 9])
    lay(laid, "0,0")
    assert lay(laid, plain_cell(laid))[-1] == Freed(tile=9)
    back = attempt_at(FOUR_SIDES, 10, bag=[5], discards=[1, 9])
    lay(back, "0,0")
    assert put_back(back, 1) == [WentBack(tile=1, placeable=True), Freed(tile=9)]
    assert back.view().due == 0


def plain_cell(attempt: GobbleAlone) -> str:
    """Return a cell with two neighbours on which the tile in hand may be laid."""
    view = attempt.view()
    assert view.hand is not None
    return next(cell for cell in view.hand.fits if cell not in view.gobbles)


def test_5_2_a_freed_tile_may_be_put_back_in_the_bag_and_the_next_one_is_drawn() -> None:
    attempt = attempt_at(PAIR, 4, freed=True)
    assert put_back(attempt, 4) == [WentBack(tile=4, placeable=True), Drew(tile=4)]
    assert why_not(attempt, PutBack(tile=4)) == NotFreed(tile=4)


def test_5_2_only_the_tile_in_hand_is_put_back() -> None:
    attempt = attempt_at(PAIR, 4, freed=True, bag=[5], discards=[9])
    assert why_not(attempt, PutBack(tile=9)) == NotInHand(tile=9)


def test_5_2_a_freed_tile_without_a_place_goes_back_by_itself() -> None:
    attempt = attempt_at(PAIR, 4, freed=True, due=1, discards=[18], bag=[5])
    events = lay(attempt, "0,1")
    assert events[1:3] == [Freed(tile=18), WentBack(tile=18, placeable=False)]
    assert holding(attempt) == 5
    assert attempt.view().bag + len(discards(attempt)) == 1


def test_5_3_a_freed_tile_that_fills_a_gobble_frees_another_on_top_of_what_is_due() -> None:
    attempt = attempt_at(THREE_SIDES, 10, freed=True, due=1, discards=[1, 9, 36], bag=[5])
    assert lay(attempt, "0,0")[1:] == [Gobbled(cell=HOLE, tiles=1), Freed(tile=1)]
    assert attempt.view().due == 1
    lay(attempt, plain_cell(attempt))
    assert (holding(attempt), attempt.view().due, discards(attempt)) == (9, 0, [36])


@pytest.mark.parametrize(("there", "freed"), [([], 0), ([1], 1)])
def test_5_4_what_there_is_no_discard_for_lapses(there: list[int], freed: int) -> None:
    attempt = attempt_at(FOUR_SIDES, 10, discards=there, bag=[9])
    assert lay(attempt, "0,0")[1] == Gobbled(cell=HOLE, tiles=freed)
    assert attempt.view().due == 0
    assert holding(attempt) == (there[0] if there else 9)


def test_5_4_what_is_due_already_is_not_freed_twice() -> None:
    attempt = attempt_at(FOUR_SIDES, 10, freed=True, due=1, discards=[1, 9], bag=[5])
    assert lay(attempt, "0,0")[1] == Gobbled(cell=HOLE, tiles=1)
    assert attempt.view().due == 1


def test_5_5_a_tile_goes_back_anywhere_in_the_bag_by_chance() -> None:
    places = set()
    for seed in range(60):
        attempt = attempt_at(PAIR, 4, freed=True, bag=[5, 15, 1], seed=seed)
        put_back(attempt, 4)
        drawn = [holding(attempt), *reversed(attempt.dump()["bag"])]
        assert [tile for tile in drawn if tile != 4] == [5, 15, 1]
        assert attempt.dump()["drawn"] == {"put back": 1}
        places.add(drawn.index(4))
    assert places == {0, 1, 2, 3}


# --- the end --------------------------------------------------------------------------------


def test_5_6_it_is_over_when_the_bag_and_the_hand_are_empty_and_what_is_left_counts() -> None:
    attempt = attempt_at(PAIR, 4, bag=[18], discards=[22])
    lay(attempt, "0,1")
    view = attempt.view()
    assert (view.hand, view.bag, discards(attempt)) == (None, 0, [18, 22])
    assert view.left == 56 - 3
    assert attempt.outcome == Outcome(places=[1], scores=[53], reason=Reason.FINISHED)
    assert attempt.to_act == frozenset()


def test_5_6_nothing_left_is_perfect() -> None:
    attempt = begun(3)
    while attempt.outcome is None:
        attempt.handle(0, attempt.bots["strong"].choose(attempt.view(), 0, Random(3)))
    assert attempt.outcome.scores == [0]
    assert len(attempt.view().cells) == 56


def test_one_may_give_up_with_all_that_is_left() -> None:
    attempt = attempt_at(PAIR, 4, bag=[43], discards=[44])
    assert attempt.handle(0, Resign()) == [GaveUp()]
    assert attempt.outcome == Outcome(places=[1], scores=[54], reason=Reason.GIVEN_UP)
    assert (attempt.view().hand, attempt.view().bag) == (None, 2)
    assert why_not(attempt, Resign()) == SeatMayNotAct()


def test_refusals_go_from_the_hand_to_the_cell_to_the_colours() -> None:
    attempt = attempt_at(THREE_SIDES, 10)
    assert isinstance(why_not(attempt, placement(2, "1,0", 0)), NotInHand)
    assert isinstance(why_not(attempt, placement(10, "1,0", 0)), Taken)
    assert isinstance(why_not(attempt, placement(10, "2,0", 0)), TooFewNeighbours)


def test_a_refusal_says_a_sentence() -> None:
    assert "gobble" in NotFreed(tile=4).text
