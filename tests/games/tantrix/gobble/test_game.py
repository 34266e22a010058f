"""The rules of Gobble. A number in a test's name is a section of the rules of Tantrix."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from server.games.chance import Chance
from server.games.game import Outcome, Reason, Resign, SeatMayNotAct
from server.games.tantrix.board import Cell
from server.games.tantrix.gobble.game import Gobble
from server.games.tantrix.gobble.messages import (
    Call,
    CallMissed,
    CannotReceive,
    Give,
    Given,
    GobbleChoice,
    Gobbled,
    GobbleOptions,
    NoGiftOwed,
    NothingToCall,
    OtherReceiver,
    Out,
    Owed,
    Place,
    Placed,
    Resigned,
    Share,
    Taken,
    TurnedUp,
)
from server.games.tantrix.gobbles import tiles_for
from server.games.tantrix.refusals import ColoursClash, NotInHand, TooFewNeighbours
from server.games.tantrix.tiles import TILES, Colour
from tests.games.playing import seed_of
from tests.games.tantrix.gobble.racing import (
    FOUR_SIDES,
    PAIR,
    SIX_SIDES,
    THREE_SIDES,
    call,
    debts,
    give,
    hand,
    place,
    placement,
    race,
    refused,
    resign,
)
from tests.games.tantrix.pictures import assert_matched

HOLE = Cell(q=0, r=0)


def dealt(*shares: Share, seed: int = 1) -> Gobble:
    choices = [GobbleChoice(share=share) for share in shares]
    return Gobble.setup(choices, GobbleOptions(), Chance(seed_of(seed)))


# --- the start ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "each", "left"), [(2, 27, 0), (3, 18, 0), (4, 13, 2), (5, 10, 4), (6, 9, 0)]
)
def test_5_the_tiles_are_shared_out_equally_and_the_rest_put_away(
    players: int, each: int, left: int
) -> None:
    start = dealt(*[Share.FULL] * players)
    assert [len(hand(start, seat)) for seat in range(players)] == [each] * players
    assert start.view().put_away == left


def test_5_a_handicapped_seat_is_dealt_a_part_of_its_share_rounded_down() -> None:
    start = dealt(Share.FULL, Share.THREE_QUARTERS, Share.HALF)
    assert [len(hand(start, seat)) for seat in range(3)] == [18, 13, 9]
    assert start.view().put_away == 5 + 9


def test_5_two_tiles_lie_joined_with_matching_colours() -> None:
    for seed in range(60):
        start = dealt(Share.FULL, Share.FULL, seed=seed)
        assert start.view().cells.keys() == {"0,0", "1,0"}
        assert start.view().last is None
        assert_matched(start._board)


def test_0_the_deal_is_drawn_from_the_sealed_seed() -> None:
    bag = Chance(seed_of(1)).shuffled(TILES, "bag")
    start = dealt(*[Share.FULL] * 5)
    assert [laid.tile for laid in start.view().cells.values()] == bag[:2]
    assert hand(start, 0) == bag[2:12]
    assert hand(start, 4) == bag[42:52]
    assert start.dump()["put_away"] == bag[52:]
    assert dealt(*[Share.FULL] * 5, seed=2).view() != start.view()


def test_5_there_are_no_turns() -> None:
    assert dealt(*[Share.FULL] * 4).to_act == {0, 1, 2, 3}


# --- placing --------------------------------------------------------------------------------


def test_5_a_tile_is_laid_where_it_touches_two_and_matches() -> None:
    begun = race(THREE_SIDES, [3, 44], [45])
    command = placement(begun, 3, "1,1")
    assert begun.handle(0, command) == [
        Placed(seat=0, tile=3, cell=Cell(q=1, r=1), rotation=command.rotation)
    ]
    view = begun.view()
    assert hand(begun, 0) == [44]
    assert (view.cells["1,1"].tile, view.cells["1,1"].seat, view.last) == (3, 0, "1,1")
    assert not view.gifts


def test_5_a_tile_must_touch_at_least_two_others() -> None:
    begun = race(PAIR, [4], [45])
    for cell, neighbours in (("2,0", 1), ("9,9", 0)):
        assert refused(begun, 0, placement(begun, 4, cell)) == TooFewNeighbours(
            cell=Cell.read(cell), neighbours=neighbours
        )


def test_5_all_touching_colours_match() -> None:
    begun = race(THREE_SIDES, [10], [45])
    assert refused(begun, 0, Place(tile=10, cell=HOLE, rotation=1)) == ColoursClash(
        cell=HOLE, edge=0, yours=Colour.RED, theirs=Colour.BLUE
    )


def test_only_a_tile_of_the_hand_is_laid() -> None:
    begun = race(THREE_SIDES, [1], [9])
    assert refused(begun, 0, placement(begun, 9, "0,0")) == NotInHand(tile=9)


def test_5_the_first_to_arrive_gets_the_cell_and_the_other_is_told_by_whom_and_when() -> None:
    begun = race(THREE_SIDES, [1, 45], [9, 44])
    slower = placement(begun, 9, "0,0")
    begun.advance(10.0)
    place(begun, 0, 1, "0,0")
    assert refused(begun, 1, slower) == Taken(cell=HOLE, by=0, ms=0)
    begun.advance(10.3)
    assert refused(begun, 1, slower) == Taken(cell=HOLE, by=0, ms=300)
    assert hand(begun, 1) == [9, 44]


def test_a_cell_of_the_start_was_taken_by_nobody() -> None:
    begun = race(THREE_SIDES, [1], [9])
    begun.advance(2.0)
    taken = refused(begun, 0, placement(begun, 1, "1,0"))
    assert taken == Taken(cell=Cell(q=1, r=0), ms=2000)
    assert taken.details == {"cell": {"q": 1, "r": 0}, "ms": 2000}


def test_refusals_go_from_the_hand_to_the_cell_to_the_colours() -> None:
    begun = race(THREE_SIDES, [1], [45])
    not_mine_taken = Place(tile=2, cell=Cell(q=1, r=0), rotation=0)
    assert isinstance(refused(begun, 0, not_mine_taken), NotInHand)
    mine_taken = Place(tile=1, cell=Cell(q=1, r=0), rotation=0)
    assert isinstance(refused(begun, 0, mine_taken), Taken)
    lonely_clash = Place(tile=1, cell=Cell(q=2, r=0), rotation=0)
    assert isinstance(refused(begun, 0, lonely_clash), TooFewNeighbours)


# --- gobbles and gifts ----------------------------------------------------------------------


def test_0_three_neighbours_give_one_gift_and_four_or_more_give_two() -> None:
    assert [tiles_for(neighbours) for neighbours in range(7)] == [0, 0, 0, 1, 2, 2, 2]


@pytest.mark.parametrize(("picture", "gifts"), [(THREE_SIDES, 1), (FOUR_SIDES, 2), (SIX_SIDES, 2)])
def test_0_filling_a_space_with_three_neighbours_or_more_is_a_gobble(
    picture: str, gifts: int
) -> None:
    begun = race(picture, [10, 43, 44], [45])
    begun.advance(1.0)
    assert place(begun, 0, 10, "0,0")[1:] == [Gobbled(seat=0, cell=HOLE, gifts=gifts)]
    assert begun.view().gifts == {"1": Owed(seat=0, cell="0,0", tiles=gifts, until=7.0)}
    assert begun.wake_at == 7.0


def test_0_a_gift_goes_to_the_opponent_of_the_givers_choice_and_comes_last_in_that_hand() -> None:
    begun = race(THREE_SIDES, [1, 43, 44], [46, 45], [47])
    place(begun, 0, 1, "0,0")
    assert give(begun, 0, 43, to=1) == [Given(seat=0, to=1, tile=43, late=False)]
    assert hand(begun, 0) == [44]
    assert hand(begun, 1) == [46, 45, 43]
    assert not begun.view().gifts
    assert begun.wake_at is None


def test_0_the_giver_goes_on_placing_meanwhile() -> None:
    begun = race(THREE_SIDES, [1, 3, 44, 46], [45])
    place(begun, 0, 1, "0,0")
    place(begun, 0, 3, "1,1")
    assert debts(begun) == [(0, 1, 6.0)]


def test_0_a_tile_given_must_be_in_the_hand() -> None:
    begun = race(THREE_SIDES, [1, 43], [45])
    place(begun, 0, 1, "0,0")
    assert refused(begun, 0, Give(tile=45, to=1)) == NotInHand(tile=45)


def test_0_nothing_is_given_that_is_not_owed() -> None:
    begun = race(THREE_SIDES, [1, 43], [45])
    assert refused(begun, 0, Give(tile=1, to=1)) == NoGiftOwed()
    place(begun, 0, 1, "0,0")
    assert refused(begun, 1, Give(tile=45, to=0)) == NoGiftOwed()


@pytest.mark.parametrize("to", [0, 1, 4, -1])
def test_5_a_gift_goes_to_another_seat_still_in_the_race(to: int) -> None:
    """Seat 0 gives, seat 1 is out; there are no seats 4 and -1."""
    begun = race([THREE_SIDES, THREE_SIDES], [1, 43], [9], [45], [46])
    place(begun, 1, 9, "20,0")
    place(begun, 0, 1, "0,0")
    assert refused(begun, 0, Give(tile=43, to=to)) == CannotReceive(to=to)


def test_0_both_tiles_of_a_double_go_to_the_same_opponent() -> None:
    begun = race(FOUR_SIDES, [10, 43, 44, 46], [45], [47])
    place(begun, 0, 10, "0,0")
    give(begun, 0, 43, to=2)
    assert begun.view().gifts["1"] == Owed(seat=0, cell="0,0", tiles=1, until=6.0, to=2)
    assert refused(begun, 0, Give(tile=44, to=1)) == OtherReceiver(to=2)
    give(begun, 0, 44, to=2)
    assert hand(begun, 2) == [47, 43, 44]
    assert refused(begun, 0, Give(tile=46, to=2)) == NoGiftOwed()


def test_0_with_split_the_tiles_of_a_double_may_go_to_two_opponents() -> None:
    begun = race(FOUR_SIDES, [10, 43, 44, 46], [45], [47], split=True)
    place(begun, 0, 10, "0,0")
    give(begun, 0, 43, to=2)
    give(begun, 0, 44, to=1)
    assert (hand(begun, 1), hand(begun, 2)) == ([45, 44], [47, 43])


def test_0_the_second_tile_is_free_when_its_receiver_has_left_the_race() -> None:
    begun = race(FOUR_SIDES, [10, 43, 44, 46], [45], [47])
    place(begun, 0, 10, "0,0")
    give(begun, 0, 43, to=2)
    resign(begun, 2)
    assert begun.view().gifts["1"].to is None
    assert give(begun, 0, 44, to=1) == [Given(seat=0, to=1, tile=44, late=False)]


def test_a_seat_pays_the_gift_of_its_lowest_number_first() -> None:
    begun = race([THREE_SIDES, FOUR_SIDES], [1, 10, 43, 44, 46, 48], [45])
    place(begun, 0, 1, "0,0")
    begun.advance(1.0)
    place(begun, 0, 10, "20,0")
    assert debts(begun) == [(0, 1, 6.0), (0, 2, 7.0)]
    give(begun, 0, 43, to=1)
    assert debts(begun) == [(0, 2, 7.0)]


# --- gifts that end otherwise ---------------------------------------------------------------


def test_0_a_double_with_one_tile_left_gives_one() -> None:
    begun = race(FOUR_SIDES, [10, 43], [45])
    assert place(begun, 0, 10, "0,0")[1:] == [Gobbled(seat=0, cell=HOLE, gifts=1)]
    assert debts(begun) == [(0, 1, 6.0)]


def test_0_giving_the_last_tile_puts_one_out() -> None:
    begun = race(FOUR_SIDES, [10, 43], [45], [46])
    place(begun, 0, 10, "0,0")
    assert give(begun, 0, 43, to=1) == [
        Given(seat=0, to=1, tile=43, late=False),
        Out(seat=0, place=1),
    ]
    assert begun.view().out == {"0": 1}


def test_0_a_gobble_with_the_last_tile_owes_nothing() -> None:
    begun = race(FOUR_SIDES, [10], [45], [46])
    assert place(begun, 0, 10, "0,0")[1:] == [Out(seat=0, place=1)]
    assert not begun.view().gifts


def test_0_a_gift_still_owed_when_the_hand_is_empty_lapses() -> None:
    begun = race([THREE_SIDES, THREE_SIDES], [1, 3], [45], [46])
    place(begun, 0, 1, "0,0")
    assert debts(begun) == [(0, 1, 6.0)]
    assert place(begun, 0, 3, "1,1")[1:] == [Out(seat=0, place=1)]
    assert not debts(begun)
    assert begun.wake_at is None


def test_0_after_six_seconds_the_highest_tile_goes_to_the_opponent_with_the_fewest() -> None:
    begun = race(THREE_SIDES, [1, 49, 43, 44], [45, 46], [47], [48, 50])
    place(begun, 0, 1, "0,0")
    assert begun.advance(5.999) == []
    assert begun.advance(6.0) == [Given(seat=0, to=2, tile=49, late=True)]
    assert hand(begun, 2) == [47, 49]
    assert not debts(begun)


def test_0_among_equals_a_late_gift_goes_to_the_next_seat_clockwise() -> None:
    begun = race(THREE_SIDES, [45], [1, 43, 44], [46, 47], [48])
    place(begun, 1, 1, "0,0")
    assert begun.advance(6.0) == [Given(seat=1, to=3, tile=44, late=True)]


def test_0_both_tiles_of_a_late_double_go_to_one_opponent() -> None:
    begun = race(FOUR_SIDES, [10, 43, 44, 46], [45], [47])
    place(begun, 0, 10, "0,0")
    assert begun.advance(6.5) == [
        Given(seat=0, to=1, tile=46, late=True),
        Given(seat=0, to=1, tile=44, late=True),
    ]


def test_0_the_late_second_tile_follows_the_first() -> None:
    begun = race(FOUR_SIDES, [10, 43, 44, 46], [45], [47, 48, 49])
    place(begun, 0, 10, "0,0")
    give(begun, 0, 43, to=2)
    assert begun.advance(6.0) == [Given(seat=0, to=2, tile=46, late=True)]


def test_0_with_split_each_tile_of_a_late_double_goes_to_the_one_with_the_fewest_then() -> None:
    begun = race(FOUR_SIDES, [10, 43, 44, 46], [45], [47], split=True)
    place(begun, 0, 10, "0,0")
    assert begun.advance(6.0) == [
        Given(seat=0, to=1, tile=46, late=True),
        Given(seat=0, to=2, tile=44, late=True),
    ]


def test_0_a_late_gift_of_the_last_tile_puts_one_out() -> None:
    """The hand has shrunk to one tile since the double; the second gift lapses."""
    begun = race(FOUR_SIDES, [10, 3, 43], [45], [47])
    place(begun, 0, 10, "0,0")
    place(begun, 0, 3, "1,1")
    assert debts(begun) == [(0, 2, 6.0)]
    assert begun.advance(6.0) == [
        Given(seat=0, to=1, tile=43, late=True),
        Out(seat=0, place=1),
    ]
    assert not debts(begun)


def test_deadlines_fall_due_in_the_order_of_their_times() -> None:
    begun = race([THREE_SIDES, THREE_SIDES], [1, 43, 44], [9, 45, 46], [47])
    place(begun, 1, 9, "20,0")
    begun.advance(1.0)
    place(begun, 0, 1, "0,0")
    assert begun.advance(60.0) == [
        Given(seat=1, to=2, tile=46, late=True),
        Given(seat=0, to=1, tile=44, late=True),
    ]


def test_one_long_wait_is_many_short_ones() -> None:
    pictures = [THREE_SIDES, THREE_SIDES, FOUR_SIDES]
    waits: list[list[object]] = []
    for times in ([30.0], [0.5, 6.0, 6.2, 6.8, 7.0, 30.0]):
        begun = race(pictures, [1, 43, 44], [9, 45, 46, 51], [10, 47, 48, 49])
        place(begun, 0, 1, "0,0")
        begun.advance(0.4)
        place(begun, 1, 9, "20,0")
        place(begun, 2, 10, "40,0")
        waits.append([[event for now in times for event in begun.advance(now)], begun.dump()])
    assert waits[0] == waits[1]
    assert waits[0][0]


# --- the option call ------------------------------------------------------------------------


def test_0_with_call_a_gobble_waits_two_seconds_for_its_call() -> None:
    begun = race(THREE_SIDES, [1, 43], [45], call=True)
    begun.advance(1.0)
    assert len(place(begun, 0, 1, "0,0")) == 1
    assert begun.view().calls == {"1": Owed(seat=0, cell="0,0", tiles=1, until=3.0)}
    assert refused(begun, 0, Give(tile=43, to=1)) == NoGiftOwed()
    begun.advance(2.5)
    assert call(begun, 0) == [Gobbled(seat=0, cell=HOLE, gifts=1)]
    assert not begun.view().calls
    assert debts(begun) == [(0, 1, 8.5)]


def test_0_a_gobble_not_called_in_time_gives_nothing() -> None:
    begun = race(THREE_SIDES, [1, 43], [45], call=True)
    place(begun, 0, 1, "0,0")
    assert begun.wake_at == 2.0
    assert begun.advance(2.0) == [CallMissed(seat=0, cell=HOLE)]
    assert refused(begun, 0, Call()) == NothingToCall()
    assert begun.wake_at is None


def test_0_a_call_is_for_the_oldest_of_ones_own_spaces() -> None:
    begun = race([THREE_SIDES, FOUR_SIDES], [1, 10, 43, 44, 46], [45], call=True)
    place(begun, 0, 10, "20,0")
    place(begun, 0, 1, "0,0")
    assert refused(begun, 1, Call()) == NothingToCall()
    assert call(begun, 0) == [Gobbled(seat=0, cell=Cell(q=20, r=0), gifts=2)]
    assert call(begun, 0) == [Gobbled(seat=0, cell=HOLE, gifts=1)]


def test_0_a_called_double_gives_what_the_hand_still_holds() -> None:
    begun = race(FOUR_SIDES, [10, 3, 43], [45], call=True)
    place(begun, 0, 10, "0,0")
    place(begun, 0, 3, "1,1")
    assert call(begun, 0) == [Gobbled(seat=0, cell=HOLE, gifts=1)]


def test_without_the_option_there_is_nothing_to_call() -> None:
    begun = race(THREE_SIDES, [1, 43], [45])
    place(begun, 0, 1, "0,0")
    assert refused(begun, 0, Call()) == NothingToCall()


def test_0_a_space_still_to_be_called_lapses_with_the_hand() -> None:
    begun = race(THREE_SIDES, [1, 3], [45], [46], call=True)
    place(begun, 0, 1, "0,0")
    place(begun, 0, 3, "1,1")
    assert not begun.view().calls
    assert begun.advance(5.0) == []


# --- out, resigned, over --------------------------------------------------------------------


def test_5_the_others_play_on_for_places_until_one_is_left() -> None:
    begun = race(THREE_SIDES, [3], [4], [45, 46, 1])
    assert place(begun, 1, 4, "-1,2")[1:] == [Out(seat=1, place=1)]
    assert begun.to_act == {0, 2}
    assert refused(begun, 1, Resign()) == SeatMayNotAct()
    assert place(begun, 0, 3, "1,1")[1:] == [Out(seat=0, place=2)]
    assert begun.outcome == Outcome(places=[2, 1, 3], scores=[0, 0, 3], reason=Reason.FINISHED)
    assert begun.to_act == frozenset()
    assert hand(begun, 2) == [45, 46, 1]


def test_what_is_owed_lapses_when_the_race_is_over() -> None:
    begun = race(THREE_SIDES, [1, 43, 44], [3])
    place(begun, 0, 1, "0,0")
    place(begun, 1, 3, "1,1")
    assert begun.outcome is not None
    assert not debts(begun)
    assert begun.wake_at is None


def test_who_resigns_is_left_with_the_worst_free_place() -> None:
    begun = race(THREE_SIDES, [3], [45, 46], [47], [1, 9])
    assert resign(begun, 2) == [Resigned(seat=2)]
    resign(begun, 1)
    assert begun.view().resigned == {"2": 4, "1": 3}
    place(begun, 0, 3, "1,1")
    assert begun.outcome == Outcome(
        places=[1, 3, 4, 2], scores=[0, 2, 1, 2], reason=Reason.FINISHED
    )


def test_a_resigned_hand_is_put_away_in_an_order_drawn_from_the_seed() -> None:
    tiles = [43, 44, 45, 46, 47, 48, 49]
    begun = race(THREE_SIDES, tiles, [1], [9], put_away=[50])
    resign(begun, 0)
    put_away = begun.dump()["put_away"]
    assert put_away == [50, *Chance(seed_of(1)).shuffled(tiles, "resign")]
    assert begun.view().put_away == 8
    assert hand(begun, 0) == []


def test_what_a_resigned_seat_owed_lapses() -> None:
    begun = race([THREE_SIDES, THREE_SIDES], [1, 43], [9, 44], [45])
    place(begun, 0, 1, "0,0")
    place(begun, 1, 9, "20,0")
    resign(begun, 0)
    assert debts(begun) == [(1, 1, 6.0)]


def test_the_last_one_left_wins() -> None:
    begun = race(THREE_SIDES, [1, 9], [3], [4])
    resign(begun, 2)
    resign(begun, 1)
    assert begun.outcome == Outcome(places=[1, 2, 3], scores=[2, 1, 1], reason=Reason.LAST_LEFT)


# --- nobody can place -----------------------------------------------------------------------


def test_0_when_nobody_can_place_the_first_tile_put_away_that_fits_is_turned_up() -> None:
    """48 fits nowhere; 15 fits at 0,1 too, but 1,-1 is farther north."""
    begun = race(PAIR, [43, 46], [44], [4], put_away=[48, 15, 5])
    turned_up = TurnedUp(tile=15, cell=Cell(q=1, r=-1), rotation=5)
    assert resign(begun, 2) == [Resigned(seat=2), turned_up]
    view = begun.view()
    assert view.cells["1,-1"].seat is None
    assert view.last == "1,-1"
    assert begun.dump()["put_away"] == [48, 5, 4]


def test_0_as_long_as_someone_can_place_nothing_is_turned_up() -> None:
    begun = race(PAIR, [43, 46], [4], [44], put_away=[15])
    assert resign(begun, 2) == [Resigned(seat=2)]


def test_0_tiles_are_turned_up_until_someone_can_place() -> None:
    begun = race(PAIR, [46], [46], [4], put_away=[15, 16, 34, 12, 6])
    assert [event.tile for event in resign(begun, 2) if isinstance(event, TurnedUp)] == [15, 16, 34]
    assert_matched(begun._board)
    assert begun.dump()["put_away"] == [12, 6, 4]
    assert begun.outcome is None


def test_0_when_none_fits_the_fewest_tiles_win_and_ties_share() -> None:
    begun = race(PAIR, [43, 46], [44], [49], [45, 48], [47], put_away=[50])
    resign(begun, 4)
    assert begun.outcome == Outcome(
        places=[3, 1, 1, 3, 5], scores=[2, 1, 1, 2, 1], reason=Reason.BLOCKED
    )
    assert begun.to_act == frozenset()


def test_0_a_blocked_race_ranks_those_left_behind_those_who_are_out() -> None:
    begun = race(PAIR, [6], [18, 19], [22], [23], put_away=[24])
    assert place(begun, 0, 6, "0,1")[1:] == [Out(seat=0, place=1)]
    assert begun.outcome == Outcome(places=[1, 4, 2, 2], scores=[0, 2, 1, 1], reason=Reason.BLOCKED)


class KnownOrder(Chance):
    """Puts some tiles first in the bag."""

    def __init__(self, first: list[int]) -> None:
        super().__init__(seed_of(1))
        self.first = first

    def shuffled(self, items: Sequence[Any], purpose: str) -> list[Any]:
        return [*self.first, *(item for item in items if item not in self.first)]


def test_0_a_deal_that_lets_nobody_place_begins_with_a_tile_turned_up() -> None:
    """The 24 tiles dealt fit neither of the two spaces beside tiles 1 and 2."""
    dealt_tiles = [4, 6, 7, 8, 9, *range(30, 43), 44, 46, 47, 50, 51, 52]
    halves = [GobbleChoice(share=Share.HALF)] * 6
    start = Gobble.setup(halves, GobbleOptions(), KnownOrder([1, 2, *dealt_tiles]))
    view = start.view()
    assert len(view.cells) == 3
    assert view.cells["1,-1"].tile == 3
    assert view.put_away == 56 - 24 - 3
    assert view.last is None
    assert start.to_act == {0, 1, 2, 3, 4, 5}


# --- sentences ------------------------------------------------------------------------------


def test_refusals_are_sentences_a_player_understands() -> None:
    clash = ColoursClash(cell=HOLE, edge=1, yours=Colour.BLUE, theirs=Colour.RED)
    assert clash.text == "Blue meets red on the south-east edge."
    for refusal in (
        NotInHand(tile=3),
        Taken(cell=HOLE, ms=3),
        TooFewNeighbours(cell=HOLE, neighbours=1),
        NoGiftOwed(),
        CannotReceive(to=1),
        OtherReceiver(to=1),
        NothingToCall(),
        SeatMayNotAct(),
    ):
        assert refusal.text.endswith(".")
