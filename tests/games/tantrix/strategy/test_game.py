"""The rules of the strategy game. A number in a test's name is a section of Tantrix's rules."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from server.games.chance import Chance
from server.games.game import Outcome, Reason, Refusal, SeatMayNotAct
from server.games.tantrix.board import Cell
from server.games.tantrix.refusals import (
    ColoursClash,
    FillForced,
    FirstAtCentre,
    NotInHand,
    Taken,
    TouchesNothing,
)
from server.games.tantrix.strategy.game import Strategy
from server.games.tantrix.strategy.messages import (
    BagEmptied,
    ControlledSide,
    Drew,
    End,
    FourNeighbours,
    Phase,
    Place,
    Placed,
    Resigned,
    StrategyChoice,
    StrategyOptions,
    ThreeAlike,
    TurnBegan,
    Wish,
)
from server.games.tantrix.tiles import TILES, Colour
from tests.games.playing import seed_of
from tests.games.tantrix.strategy.sitting import (
    fitting,
    hand,
    match_of,
    place,
    refused,
    resign,
    turn,
    types,
    why_not,
)

SIDE = """
   20:1
32:0
  (25:0)
      38:3
"""
"""One forced space, 1,-1: 15, 23, 28, 30, 33 and 41 fit. Its south-eastern side ends at 1,1."""

TWO = """
 4:0
  (26:0)
52:4
   16:5
"""
"""Two forced spaces: -1,0 for 5, 6, 7 and 10; 0,1 for 24, 28, 41, 43, 46 and 48."""

VETO = """
50:5 (27:0)
         47:1
            45:3
"""
"""At -1,1 fit 4, 11 and 46. 12 and 52 match too, but would show -1,2 blue for the third time."""

ORDER = """
   45:4
46:4
   16:2
(54:2)
   51:1
"""
"""27 fits 2,-2 alone, and 18 fits 1,0 alone; once 18 is there, 27 fits nowhere."""

STUCK = """
33:4
  (22:3)
21:1
"""
"""11 fits nowhere while the restrictions hold. 16 matches at 1,0, against the first one."""

STUCK_AT_LAST = """
19:5  (9:4) 14:3
   42:3  22:0
"""
"""43 matches nowhere at all."""

LOOP = """
  (48:0) 45:2
16:5
"""
"""24 closes a green loop of three tiles at 0,1."""

ENDGAME: tuple[int, ...] = ()
"""An empty bag."""

EVERYTHING = StrategyOptions(end=End.ALL)
TEAMS = StrategyOptions(teams=True)


def start(*wishes: Wish, options: StrategyOptions | None = None, seed: int = 1) -> Strategy:
    choices = [StrategyChoice(colour=wish) for wish in wishes]
    return Strategy.setup(choices, options or StrategyOptions(), Chance(seed_of(seed)))


def colours(match: Strategy) -> list[str]:
    return [colour.value for colour in match.view().colours.values()]


def ended(match: Strategy) -> Outcome:
    assert match.outcome is not None
    return match.outcome


# --- the start ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_0_everyone_holds_six_tiles_and_the_rest_are_in_the_bag(seats: int) -> None:
    match = start(*[Wish.ANY] * seats)
    view = match.view()
    held = [tile for seat in range(seats) for tile in hand(match, seat)]
    assert [len(hand(match, seat)) for seat in range(seats)] == [6] * seats
    assert sorted([*held, *(int(tile) for tile in view.bag)]) == [*TILES]


def test_0_everyone_draws_one_more_and_the_highest_number_begins() -> None:
    beginners = set()
    for seed in range(20):
        match = start(Wish.ANY, Wish.ANY, Wish.ANY, seed=seed)
        view = match.view()
        drawn = [view.drawn[str(seat)] for seat in range(3)]
        assert view.mover == drawn.index(max(drawn))
        assert match.to_act == {view.mover}
        beginners.add(view.mover)
    assert beginners == {0, 1, 2}


def test_0_the_tiles_drawn_for_the_start_go_back() -> None:
    view = start(Wish.ANY, Wish.ANY).view()
    assert {str(tile) for tile in view.drawn.values()} <= view.bag.keys()


def test_0_the_deal_is_drawn_from_the_sealed_seed_and_the_bags_order_is_not_seen() -> None:
    one, other = start(Wish.ANY, Wish.ANY), start(Wish.ANY, Wish.ANY)
    assert one.dump() == other.dump()
    assert start(Wish.ANY, Wish.ANY, seed=2).view() != one.view()
    ordered = [int(tile) for tile in one.view().bag]
    assert ordered == sorted(ordered) != one.dump()["bag"]


@pytest.mark.parametrize(
    ("wishes", "granted"),
    [
        ((Wish.BLUE, Wish.GREEN), ["blue", "green"]),
        ((Wish.ANY, Wish.RED, Wish.BLUE, Wish.GREEN), ["yellow", "red", "blue", "green"]),
        ((Wish.RED, Wish.RED, Wish.YELLOW, Wish.BLUE), ["red", "green", "yellow", "blue"]),
    ],
)
def test_6_1_everyone_plays_a_colour_of_their_own_the_wished_one_if_it_is_free(
    wishes: tuple[Wish, ...], granted: list[str]
) -> None:
    assert colours(start(*wishes)) == granted


def test_6_1_whoever_wishes_for_nothing_gets_any_colour() -> None:
    dealt = [colours(start(Wish.ANY, Wish.ANY, seed=seed)) for seed in range(20)]
    assert {colour for pair in dealt for colour in pair} == {colour.value for colour in Colour}
    assert all(one != other for one, other in dealt)


def test_6_1_the_first_turn_is_one_tile_in_the_middle_in_any_rotation() -> None:
    match = start(Wish.ANY, Wish.ANY)
    view = match.view()
    assert view.phase is Phase.FREE
    assert view.mover is not None
    tiles = hand(match, view.mover)
    assert view.free == {"0,0": {str(tile): [0, 1, 2, 3, 4, 5] for tile in sorted(tiles)}}
    assert why_not(match, tiles[0], "1,0", 0) == FirstAtCentre()
    place(match, view.mover, tiles[0], "0,0", 5)
    assert turn(match) == (1 - view.mover, Phase.FREE)


# --- hands ----------------------------------------------------------------------------------


def test_6_1_a_tile_is_replaced_at_once_whether_it_was_forced_or_free() -> None:
    match = match_of(SIDE, [43, 30, 44], [45], bag=(46, 53, 49, 51))
    assert place(match, 0, 30, "1,-1") == [
        Placed(seat=0, tile=30, cell=Cell(q=1, r=-1), rotation=0, forced=True),
        Drew(seat=0, tile=46),
    ]
    assert hand(match, 0) == [43, 46, 44]
    free = next(cell for cell, fits in match.view().free.items() if "43" in fits)
    events = place(match, 0, 43, free)
    assert events[1] == Drew(seat=0, tile=53)
    assert hand(match, 0) == [53, 46, 44]


def test_6_1_hands_are_open() -> None:
    assert match_of(SIDE, [43], [44, 45]).view().hands == {"0": {"43": 0}, "1": {"44": 0, "45": 1}}


# --- turns ----------------------------------------------------------------------------------


def test_6_1_a_turn_is_forced_spaces_then_one_free_move_then_forced_spaces() -> None:
    match = match_of(SIDE, [30, 33, 43, 46], [44], bag=(45, 49, 51, 53))
    assert turn(match) == (0, Phase.BEFORE)
    assert types(place(match, 0, 30, "1,-1")) == ["placed", "drew"]
    assert turn(match) == (0, Phase.FREE)
    assert types(place(match, 0, 43, "-1,1")) == ["placed", "drew"]
    assert turn(match) == (0, Phase.AFTER)
    assert not match.view().free
    assert types(place(match, 0, 46, "-1,0")) == ["placed", "drew", "turn_began"]
    assert match.view().mover == 1
    assert [laid.turn for laid in match.view().cells.values()][-3:] == [2, 2, 2]


def test_6_1_without_a_fillable_space_the_free_move_ends_the_turn() -> None:
    match = match_of(SIDE, [43], [45])
    assert turn(match) == (0, Phase.FREE)
    events = place(match, 0, 43, "-1,1")
    assert types(events) == ["placed", "drew", "turn_began"]
    assert events[-1] == TurnBegan(seat=1)
    assert match.view().turn == 3
    assert match.to_act == {1}


def test_6_1_tiles_drawn_on_the_way_count() -> None:
    match = match_of(TWO, [5, 44], [45], bag=(43, 51, 55))
    place(match, 0, 5, "-1,0")
    assert turn(match) == (0, Phase.BEFORE)
    assert fitting(match, 43, "0,1") == [4]


def test_6_1_the_mover_chooses_order_space_tile_and_rotation() -> None:
    match = match_of(TWO, [5, 6, 43, 46], [44])
    view = match.view()
    assert {cell: space.fits for cell, space in view.forced.items()} == {
        "-1,0": {"5": [1], "6": [3]},
        "0,1": {"43": [4], "46": [4]},
    }
    assert {space.neighbours for space in view.forced.values()} == {3}
    assert not view.free


def test_6_1_an_order_that_leaves_another_space_unfillable_is_allowed() -> None:
    match = match_of(ORDER, [18, 27], [43])
    assert fitting(match, 27, "2,-2") == [3]
    place(match, 0, 18, "1,0", 0)
    assert turn(match) == (0, Phase.FREE)
    assert fitting(match, 27, "2,-2") == []


def test_6_1_a_forced_space_that_nobody_can_fill_stays() -> None:
    match = match_of(SIDE, [43], [45])
    assert match.view().forced["1,-1"].fits == {}
    place(match, 0, 43, "-1,1")
    assert "1,-1" in match.view().forced


def test_6_1_forced_spaces_come_before_anything_else() -> None:
    match = match_of(SIDE, [30, 43], [45])
    assert why_not(match, 43, "-1,1", 0) == FillForced(spaces=[Cell(q=1, r=-1)])


def test_6_3_h_passing_is_not_a_command() -> None:
    with pytest.raises(ValidationError):
        Strategy.commands.validate_python({"type": "pass"})


def test_6_1_turns_go_clockwise() -> None:
    match = match_of(SIDE, [43], [45], [46], mover=2)
    cell, fits = next(iter(match.view().free.items()))
    place(match, 2, int(next(iter(fits))), cell)
    assert match.view().mover == 0


# --- what is refused ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "at", "rotation", "refusal"),
    [
        (44, "-1,1", 0, NotInHand(tile=44)),
        (43, "0,0", 0, Taken(cell=Cell(q=0, r=0))),
        (43, "9,9", 0, TouchesNothing(cell=Cell(q=9, r=9))),
        (
            43,
            "1,1",
            0,
            ColoursClash(cell=Cell(q=1, r=1), edge=3, yours=Colour.YELLOW, theirs=Colour.GREEN),
        ),
    ],
)
def test_6_1_a_tile_of_ones_own_is_laid_beside_another_where_the_colours_match(
    tile: int, at: str, rotation: int, refusal: Refusal
) -> None:
    assert why_not(match_of(SIDE, [43], [45]), tile, at, rotation) == refusal


def test_6_1_only_the_mover_lays() -> None:
    match = match_of(SIDE, [43], [45])
    command = Place(tile=45, cell=Cell(q=-1, r=1), rotation=0)
    assert refused(match, 1, command) == SeatMayNotAct()


def test_6_2_restriction_1_no_space_may_see_a_colour_three_times() -> None:
    match = match_of(STUCK, [16, 1], [43])
    assert why_not(match, 16, "1,0", 3) == ThreeAlike(space=Cell(q=0, r=1), colour=Colour.YELLOW)
    assert fitting(match, 16, "1,0") == [2]


def test_6_2_restriction_2_no_space_may_have_four_neighbours() -> None:
    match = match_of(SIDE, [43], [45])
    assert why_not(match, 43, "2,-2", 0) == FourNeighbours(space=Cell(q=1, r=-1))
    barred = match.view().barred["2,-2"]
    assert (barred.space, barred.forced) == ("1,-1", "1,-1")


def test_6_2_restriction_3_a_controlled_side_is_barred_to_just_past_its_end() -> None:
    match = match_of(SIDE, [43], [45])
    assert why_not(match, 43, "1,1", 4) == ControlledSide(
        space=Cell(q=1, r=0), forced=Cell(q=1, r=-1)
    )
    assert match.view().barred.keys() == {"1,0", "2,-2", "1,1"}


def test_6_2_a_side_is_free_again_once_its_space_is_filled() -> None:
    match = match_of(SIDE, [30, 43], [45])
    place(match, 0, 30, "1,-1")
    barred = match.view().barred
    assert "2,-2" not in barred
    assert {bar.forced for bar in barred.values()} <= match.view().forced.keys() - {"1,-1"}


@pytest.mark.parametrize("tile", [12, 52])
def test_6_3_a_restriction_1_binds_forced_fills_too(tile: int) -> None:
    match = match_of(VETO, [tile, 4], [43])
    assert match.view().forced["-1,1"].fits == {"4": [2]}
    assert why_not(match, tile, "-1,1", 1) == ThreeAlike(space=Cell(q=-1, r=2), colour=Colour.BLUE)


def test_6_3_a_a_tile_it_forbids_does_not_oblige() -> None:
    match = match_of(VETO, [12], [43])
    assert turn(match) == (0, Phase.FREE)
    assert why_not(match, 12, "-1,1", 1) == ThreeAlike(space=Cell(q=-1, r=2), colour=Colour.BLUE)


def test_6_1_restrictions_end_when_the_last_tile_is_drawn_even_in_mid_turn() -> None:
    match = match_of(TWO, [10, 44, 45], [43], bag=(49,))
    assert match.view().barred
    events = place(match, 0, 10, "-1,0")
    assert events[1:] == [Drew(seat=0, tile=49), BagEmptied()]
    view = match.view()
    assert (view.mover, view.phase, view.bag, view.barred) == (0, Phase.FREE, {}, {})
    assert "0,2" in view.free


def test_6_1_in_the_endgame_a_forced_space_is_still_filled_first() -> None:
    match = match_of(VETO, [12, 44], [43], bag=ENDGAME)
    assert match.view().forced["-1,1"].fits == {"12": [1]}
    assert why_not(match, 44, "1,1", 1) == FillForced(spaces=[Cell(q=-1, r=1)])


def test_6_3_c_in_the_endgame_spaces_with_four_neighbours_are_forced_too() -> None:
    match = match_of(SIDE, [1, 44, 45], [33, 43], bag=ENDGAME)
    place(match, 0, 1, "2,-2", 4)
    view = match.view()
    assert view.mover == 1
    assert (view.forced["1,-1"].neighbours, list(view.forced["1,-1"].fits)) == (4, ["33"])


# --- the end --------------------------------------------------------------------------------


def test_0_the_match_ends_with_the_first_empty_hand() -> None:
    match = match_of(SIDE, [43], [45], bag=ENDGAME)
    assert types(place(match, 0, 43, "-1,1")) == ["placed"]
    assert ended(match).reason is Reason.FINISHED
    view = match.view()
    assert (match.to_act, view.mover, view.phase, view.free) == (frozenset(), None, None, {})


def test_6_3_d_or_when_every_tile_is_laid_and_empty_hands_are_passed_over() -> None:
    match = match_of(SIDE, [43], [45, 46], [47], bag=ENDGAME, options=EVERYTHING)
    seats = []
    while match.outcome is None:
        view = match.view()
        seats.append(view.mover)
        offered = view.free or {c: s.fits for c, s in view.forced.items() if s.fits}
        cell, fits = next(iter(offered.items()))
        assert view.mover is not None
        place(match, view.mover, int(next(iter(fits))), cell)
    assert (seats[0], seats[-1]) == (0, 1)
    assert ended(match).reason is Reason.FINISHED
    assert match.view().hands == {}


def test_6_3_e_a_hand_that_runs_out_ends_the_turn_at_once() -> None:
    """30 is forced, before the free move, which never comes."""
    match = match_of(SIDE, [30], [45], bag=ENDGAME, options=EVERYTHING)
    assert turn(match) == (0, Phase.BEFORE)
    place(match, 0, 30, "1,-1")
    assert match.view().mover == 1


def test_6_1_without_a_legal_free_move_the_match_is_drawn() -> None:
    match = match_of(STUCK, [11], [43])
    assert ended(match) == Outcome(places=[1, 1], scores=[2, 2], reason=Reason.BLOCKED)


def test_6_3_f_so_it_is_in_the_endgame() -> None:
    match = match_of(STUCK_AT_LAST, [43], [45], bag=ENDGAME)
    assert ended(match).reason is Reason.BLOCKED
    assert ended(match).places == [1, 1]


def test_6_1_only_the_better_of_line_and_loop_counts_and_a_loop_counts_double() -> None:
    match = match_of(LOOP, [24], [44], bag=ENDGAME, colours=("green", "blue"))
    place(match, 0, 24, "0,1", 2)
    best = match.view().best
    assert set(best["0"].loop) == {"0,0", "0,1", "-1,1"}
    assert best["0"].score == 6
    assert ended(match) == Outcome(places=[1, 2], scores=[6, 3], reason=Reason.FINISHED)


def test_6_3_i_a_tile_alone_is_a_line_of_one() -> None:
    view = match_of("(1:0)", [43], [45], colours=("red", "green")).view()
    assert (view.best["0"].line, view.best["0"].score) == (["0,0"], 1)
    assert (view.best["1"].line, view.best["1"].score) == ([], 0)


def test_6_3_g_equal_scores_share_the_win() -> None:
    match = match_of(SIDE, [43], [44], [45], bag=ENDGAME, colours=("green", "blue", "red"))
    place(match, 0, 43, "-1,1")
    assert ended(match) == Outcome(places=[3, 1, 1], scores=[2, 3, 3], reason=Reason.FINISHED)


# --- leaving --------------------------------------------------------------------------------


def test_a_seat_that_leaves_is_skipped_and_its_hand_is_out_of_play() -> None:
    match = match_of(SIDE, [43], [30, 45], [46])
    assert resign(match, 1) == [Resigned(seat=1)]
    view = match.view()
    assert (view.mover, list(view.hands), view.resigned) == (0, ["0", "2"], {"1": 1})
    assert view.bag.keys() == {"55", "56"}
    place(match, 0, 43, "-1,1")
    assert match.view().mover == 2


def test_when_the_mover_leaves_the_next_turn_begins() -> None:
    match = match_of(SIDE, [30, 43], [45], [46])
    assert resign(match, 0) == [Resigned(seat=0), TurnBegan(seat=1)]
    assert turn(match) == (1, Phase.FREE)
    assert refused(match, 0, Place(tile=30, cell=Cell(q=1, r=-1), rotation=0)) == SeatMayNotAct()


def test_the_last_one_left_wins_and_who_left_first_comes_last_and_scores_nothing() -> None:
    match = match_of(SIDE, [43], [45], [46], [47], colours=("yellow", "red", "blue", "green"))
    for seat in (2, 0, 3):
        resign(match, seat)
    assert ended(match) == Outcome(
        places=[3, 1, 4, 2], scores=[0, 3, 0, 0], reason=Reason.LAST_LEFT
    )


# --- teams ----------------------------------------------------------------------------------


def test_6_1_partners_sit_opposite_share_a_colour_and_have_hands_of_their_own() -> None:
    match = start(Wish.ANY, Wish.RED, Wish.BLUE, Wish.GREEN, options=TEAMS)
    assert colours(match) == ["blue", "red", "blue", "red"]
    assert [len(hand(match, seat)) for seat in range(4)] == [6] * 4


@pytest.mark.parametrize("seats", [2, 3])
def test_fewer_than_four_play_everyone_for_themselves(seats: int) -> None:
    assert len(set(colours(start(*[Wish.RED] * seats, options=TEAMS)))) == seats


def test_6_1_partners_win_together() -> None:
    match = match_of(LOOP, [24], [44], [55], [56], bag=ENDGAME, colours=["green", "blue"] * 2)
    place(match, 0, 24, "0,1", 2)
    assert ended(match) == Outcome(
        places=[1, 3, 1, 3], scores=[6, 3, 6, 3], reason=Reason.FINISHED, teams=[0, 1, 0, 1]
    )


def test_a_team_goes_on_until_both_partners_have_left() -> None:
    match = match_of(SIDE, [43], [45], [46], [47], colours=["yellow", "red"] * 2)
    resign(match, 0)
    assert match.outcome is None
    assert match.view().mover == 1
    resign(match, 2)
    assert ended(match) == Outcome(
        places=[3, 1, 3, 1], scores=[0, 3, 0, 3], reason=Reason.LAST_LEFT, teams=[0, 1, 0, 1]
    )
