"""The rules of Solitaire. A number in a test's name is a section of the rules of Tantrix.

4.1 to 4.6 are the rulings at the head of server/games/tantrix/solitaire/game.py.
"""

from __future__ import annotations

import pytest

from server.games.chance import Chance
from server.games.game import Outcome, Reason, Resign, SeatMayNotAct
from server.games.tantrix.board import Cell
from server.games.tantrix.laying import GaveUp, Place, Placed
from server.games.tantrix.refusals import (
    ColoursClash,
    FillForced,
    FirstAtCentre,
    Taken,
    TouchesNothing,
)
from server.games.tantrix.solitaire.game import Solitaire
from server.games.tantrix.solitaire.messages import (
    Grade,
    LineColour,
    NotOnTop,
    SetAside,
    SolitaireOptions,
    Uncovered,
)
from server.games.tantrix.tiles import FACES, Colour
from tests.games.playing import new_match, seed_of
from tests.games.tantrix.solitaire.attempts import (
    ALMOST_A_LINE,
    ALMOST_A_LOOP,
    ALSO_FORCED,
    FORCED,
    GREEN_OUTSIDE,
    attempt_at,
    clashing,
    fits,
    lay,
    matching,
    piles,
    placement,
    why_not,
)


def begun(seed: int = 1, *, colour: LineColour = LineColour.RED, xl: bool = False) -> Solitaire:
    match = new_match(Solitaire, 1, seed, SolitaireOptions(colour=colour, xl=xl))
    assert isinstance(match, Solitaire)
    return match


def hidden(attempt: Solitaire) -> list[list[int]]:
    """Return the piles as nobody can see them, each from the bottom up."""
    found: list[list[int]] = attempt.dump()["piles"]
    return found


# --- the start ------------------------------------------------------------------------------


def test_0_tiles_1_to_14_lie_in_three_piles_of_5_5_and_4() -> None:
    attempt = begun()
    assert sorted(tile for pile in hidden(attempt) for tile in pile) == [*range(1, 15)]
    assert [tiles for _, tiles in piles(attempt).values()] == [5, 5, 4]


def test_0_the_piles_are_drawn_from_the_sealed_seed() -> None:
    order = Chance(seed_of(1)).shuffled(range(1, 15), "bag")
    assert hidden(begun()) == [order[0::3], order[1::3], order[2::3]]
    assert begun(2).view() != begun(1).view()


@pytest.mark.parametrize("colour", list(LineColour))
def test_4_the_larger_set_is_the_42_tiles_with_the_colour_of_the_line(colour: LineColour) -> None:
    attempt = begun(colour=colour, xl=True)
    tiles = [tile for pile in hidden(attempt) for tile in pile]
    assert sorted(tiles) == [t for t in FACES if Colour(colour.value) in FACES[t]]
    assert [tiles for _, tiles in piles(attempt).values()] == [14, 14, 14]


def test_4_the_number_on_top_of_each_pile_can_be_seen_and_nothing_below_it() -> None:
    one = attempt_at(FORCED, [1, 2, 3], [5, 7], [9])
    other = attempt_at(FORCED, [1, 3, 2], [5, 7], [9])
    assert piles(one) == {"0": (1, 3), "1": (5, 2), "2": (9, 1)}
    assert one.view() == other.view()


# --- laying ---------------------------------------------------------------------------------


def test_4_1_the_first_tile_is_any_on_top_laid_in_the_middle_however_it_is_turned() -> None:
    attempt = begun()
    tops = [top for top, _ in piles(attempt).values()]
    assert attempt.view().free == {"0,0": {str(top): [0, 1, 2, 3, 4, 5] for top in sorted(tops)}}
    assert why_not(attempt, placement(attempt, tops[2], "1,0", 0)) == FirstAtCentre()
    lay(attempt, tops[2], "0,0", 3)
    laid = attempt.view().cells["0,0"]
    assert (laid.tile, laid.rotation) == (tops[2], 3)


def test_4_a_tile_on_top_is_laid_where_it_touches_and_matches_and_the_next_can_be_seen() -> None:
    attempt = attempt_at("(1:0)", [4, 9], [5, 6], [7])
    events = lay(attempt, 5, "1,0")
    rotation = attempt.view().cells["1,0"].rotation
    assert events == [
        Placed(tile=5, cell=Cell(q=1, r=0), rotation=rotation),
        Uncovered(pile=1, tile=6),
    ]
    assert piles(attempt) == {"0": (4, 2), "1": (6, 1), "2": (7, 1)}
    assert attempt.view().last == "1,0"


def test_4_a_pile_may_be_used_up() -> None:
    attempt = attempt_at("(1:0)", [4, 9], [5, 6], [7])
    assert len(lay(attempt, 7, "1,0")) == 1
    assert piles(attempt).keys() == {"0", "1"}


def test_only_a_tile_on_top_of_a_pile_is_laid() -> None:
    attempt = attempt_at("(1:0)", [4, 9], [5])
    for tile in (9, 1, 50):
        assert why_not(attempt, placement(attempt, tile, "1,0", 0)) == NotOnTop(tile=tile)


def test_4_a_tile_touches_another_and_all_touching_colours_match() -> None:
    attempt = attempt_at("(1:0)", [4], [5])
    taken, far = Cell(q=0, r=0), Cell(q=2, r=0)
    assert why_not(attempt, placement(attempt, 4, "0,0", 0)) == Taken(cell=taken)
    assert why_not(attempt, placement(attempt, 4, "2,0", 0)) == TouchesNothing(cell=far)
    assert why_not(attempt, placement(attempt, 4, "1,0", 1)) == ColoursClash(
        cell=Cell(q=1, r=0), edge=3, yours=Colour.YELLOW, theirs=Colour.BLUE
    )


# --- forced spaces --------------------------------------------------------------------------


def test_4_2_a_forced_space_that_a_tile_on_top_fits_is_filled_first() -> None:
    attempt = attempt_at(FORCED, [2], [9], [3])
    view = attempt.view()
    assert view.free == {}
    assert view.forced["0,0"].neighbours == 3
    assert view.forced["0,0"].fits == {"9": [0]}
    assert why_not(attempt, matching(attempt, 2, "2,0")) == FillForced(spaces=[Cell(q=0, r=0)])
    lay(attempt, 9, "0,0")
    assert attempt.view().free


def test_4_2_the_tile_that_fits_may_not_go_elsewhere_either() -> None:
    attempt = attempt_at(FORCED, [9], [3])
    assert why_not(attempt, matching(attempt, 9, "2,0")) == FillForced(spaces=[Cell(q=0, r=0)])


def test_4_2_of_several_tiles_and_several_forced_spaces_the_player_chooses() -> None:
    attempt = attempt_at([FORCED, ALSO_FORCED], [10], [9], [3])
    assert fits(attempt, "0,0").keys() == {"9", "10"}
    assert fits(attempt, "20,0").keys() == {"10"}
    lay(attempt, 10, "20,0")
    assert fits(attempt, "0,0").keys() == {"9"}


def test_4_2_what_no_tile_on_top_fits_waits_until_one_does() -> None:
    attempt = attempt_at(FORCED, [2, 10], [3], [5])
    assert attempt.view().forced["0,0"].fits == {}
    assert attempt.view().free.keys() > {"2,0", "1,1"}
    lay(attempt, 2, "2,0")
    assert attempt.view().free == {}
    assert fits(attempt, "0,0").keys() == {"10"}


# --- tiles without a place ------------------------------------------------------------------


def test_4_3_a_tile_on_top_without_a_place_waits_while_another_has_one() -> None:
    attempt = attempt_at(GREEN_OUTSIDE, [30], [1, 2], [16], xl=True)
    assert lay(attempt, 30, "0,2", 4) == [Placed(tile=30, cell=Cell(q=0, r=2), rotation=4)]
    assert piles(attempt) == {"1": (1, 2), "2": (16, 1)}
    offered = {tile for found in attempt.view().free.values() for tile in found}
    assert offered == {"16"}


def test_4_3_when_none_has_a_place_that_of_the_highest_pile_is_set_aside() -> None:
    attempt = attempt_at(GREEN_OUTSIDE, [30, 1], [2, 18], [3], xl=True)
    assert lay(attempt, 30, "0,2", 4) == [
        Placed(tile=30, cell=Cell(q=0, r=2), rotation=4),
        Uncovered(pile=0, tile=1),
        SetAside(pile=1, tile=2),
        Uncovered(pile=1, tile=18),
    ]
    assert attempt.view().set_aside == {"2": True}
    assert piles(attempt) == {"0": (1, 1), "1": (18, 1), "2": (3, 1)}
    assert attempt.to_act == {0}


def test_4_3_of_equal_piles_the_first_gives_way() -> None:
    attempt = attempt_at(GREEN_OUTSIDE, [30, 1, 17], [2, 3], [4], xl=True)
    events = lay(attempt, 30, "0,2", 4)
    assert SetAside(pile=0, tile=1) in events
    assert piles(attempt) == {"0": (17, 1), "1": (2, 2), "2": (4, 1)}


def test_4_5_a_tile_set_aside_counts_against_the_player_and_the_last_one_is_the_end() -> None:
    attempt = attempt_at(GREEN_OUTSIDE, [30, 1], [2], xl=True)
    lay(attempt, 30, "0,2", 4)
    view = attempt.view()
    assert view.set_aside == {"1": True, "2": True}
    assert view.score == max(len(view.line), 2 * len(view.loop)) - 2
    assert attempt.outcome == Outcome(places=[1], scores=[view.score], reason=Reason.FINISHED)


# --- the score ------------------------------------------------------------------------------


def test_4_the_score_is_the_longest_line_of_the_colour() -> None:
    view = attempt_at(ALMOST_A_LINE, [5]).view()
    assert (len(view.line), view.loop, view.score) == (13, [], 13)
    assert {view.line[0], view.line[-1]} == {"0,0", "3,5"}
    assert view.grade is None


@pytest.mark.parametrize("colour", ["yellow", "blue"])
def test_4_another_colour_may_be_the_one_that_counts(colour: str) -> None:
    view = attempt_at(ALMOST_A_LINE, [5], colour=colour).view()
    assert view.colour == colour
    assert 0 < view.score == len(view.line) < 13


def test_4_6_one_line_through_all_14_is_a_win() -> None:
    attempt = attempt_at(ALMOST_A_LINE, [5])
    lay(attempt, 5, "2,6", 3)
    assert attempt.view().grade is Grade.LINE
    assert attempt.outcome == Outcome(places=[1], scores=[14], reason=Reason.FINISHED)


def test_4_6_one_loop_through_all_14_is_the_grand_win_and_counts_double() -> None:
    attempt = attempt_at(ALMOST_A_LOOP, [1])
    lay(attempt, 1, "2,1")
    view = attempt.view()
    assert (view.grade, len(view.loop), view.line) == (Grade.LOOP, 14, [])
    assert attempt.outcome == Outcome(places=[1], scores=[28], reason=Reason.FINISHED)


def test_4_6_anything_less_is_neither() -> None:
    attempt = attempt_at(ALMOST_A_LINE, [5])
    lay(attempt, 5, "0,-1")
    assert attempt.view().grade is Grade.NONE
    assert attempt.outcome is not None
    assert attempt.outcome.scores < [14]


def test_4_6_14_tiles_of_the_larger_set_are_not_all() -> None:
    attempt = attempt_at(ALMOST_A_LINE, [5], xl=True)
    lay(attempt, 5, "2,6", 3)
    assert attempt.view().grade is Grade.NONE


# --- the end --------------------------------------------------------------------------------


def test_4_5_it_is_over_when_the_piles_are_used_up() -> None:
    attempt = attempt_at("(1:0)", [4], [5])
    lay(attempt, 4, "1,0")
    assert attempt.outcome is None
    lay(attempt, 5, "-1,0")
    assert attempt.outcome is not None
    assert attempt.to_act == frozenset()
    view = attempt.view()
    assert (view.piles, view.free, view.grade) == ({}, {}, Grade.NONE)


def test_one_may_give_up_and_keeps_the_score_so_far() -> None:
    attempt = attempt_at(ALMOST_A_LINE, [5])
    assert attempt.handle(0, Resign()) == [GaveUp()]
    assert attempt.outcome == Outcome(places=[1], scores=[13], reason=Reason.GIVEN_UP)
    view = attempt.view()
    assert (view.grade, view.free, piles(attempt)) == (Grade.NONE, {}, {"0": (5, 1)})
    assert why_not(attempt, Resign()) == SeatMayNotAct()


def test_refusals_go_from_the_piles_to_the_cell_to_the_colours_to_forced_spaces() -> None:
    attempt = attempt_at(FORCED, [2], [9])
    taken = Cell(q=1, r=0)
    assert isinstance(why_not(attempt, Place(tile=5, cell=taken, rotation=0)), NotOnTop)
    assert isinstance(why_not(attempt, Place(tile=2, cell=taken, rotation=0)), Taken)
    assert isinstance(why_not(attempt, clashing(attempt, 2, "2,0")), ColoursClash)


def test_every_refusal_says_a_sentence() -> None:
    assert NotOnTop(tile=7).text == "Tile 7 does not lie on top of a pile."
