"""How a match ends: emptied, toppled, after so many rounds, left, and alone."""

from __future__ import annotations

import pytest

from server.games.game import Outcome, Reason, Seat
from server.games.n_tropy.contacts import Fault
from server.games.n_tropy.game import NTropy
from server.games.n_tropy.messages import (
    Aid,
    Emptied,
    Fell,
    Fouled,
    Hand,
    NTropyOptions,
    Pick,
    Resigned,
    Toppled,
)
from server.games.n_tropy.picture import Camera
from server.games.n_tropy.sight import seen_bodies, standing_of_view
from server.games.n_tropy.view import Phase
from tests.games.n_tropy.scripted import Script, ScriptedNTropy
from tests.games.n_tropy.sitting import (
    DROPS,
    ON_SPHERE,
    begun,
    do,
    ended,
    let_go,
    placing,
    racks,
    reloaded,
    resign,
    settle,
    standing,
    turn,
    types,
    wake,
)


def outcome(places: list[int], scores: list[int], reason: Reason = Reason.FINISHED) -> Outcome:
    return Outcome(places=places, scores=scores, reason=reason)


def after(turns: int, seats: int = 2, **options: int) -> NTropy:
    """Return a match after so many sticks were placed."""
    match = begun(seats, kind=ScriptedNTropy, **options)
    for _ in range(turns):
        turn(match)
    return match


# --- rid of all (NT10) ----------------------------------------------------------------------


def test_nt10_who_has_placed_all_their_sticks_first_wins() -> None:
    match = after(2, sticks=2)
    *_, emptied = turn(match)
    assert emptied == Emptied(seat=0)
    assert ended(match) == outcome([1, 2], [0, 1])


def test_nt10_places_go_by_the_fewest_sticks_and_are_shared_by_equals() -> None:
    match = begun(4, sticks=2)
    for script in (None, None, DROPS, DROPS):
        turn(match, script)
    turn(match)
    assert ended(match) == outcome([1, 2, 3, 3], [0, 1, 2, 2])


def test_nt10_nothing_may_have_fallen_when_the_last_one_is_placed() -> None:
    match = after(2, sticks=2)
    told = turn(match, placing(match, (28 - 20, 1.0)))
    assert types(told) == ["placed", "fell", "turn_began"]
    assert match.outcome is None
    assert racks(match)[0] == [8]


def test_nt10_it_is_over_after_the_five_seconds_whatever_falls_later() -> None:
    match = after(2, sticks=2)
    let_go(match, placing(match, (6, 7.0)))
    assert types(wake(match)) == ["placed", "emptied"]
    assert ended(match).winners == [0]


# --- toppled (NT11, N5) -----------------------------------------------------------------------


def test_nt11_who_topples_the_base_loses_to_who_placed_last() -> None:
    match = after(5, seats=3)
    told = turn(match, placing(match, (6, 1.0), (21, 1.0), topples=2.0))
    assert told == [Fell(seat=2, sticks=[6, 21]), Toppled(seat=2, base=True)]
    assert ended(match).places == [2, 1, 3]
    assert ended(match).scores == [13, 13, 15]


def test_nt11_who_knocks_every_stick_off_loses() -> None:
    match = after(2)
    let_go(match, Script(falls=((0, 1.0), (6, 2.0), (28, 2.0))))
    assert wake(match) == [
        Fell(seat=0, sticks=[6, 7, 28]),
        Toppled(seat=0, base=False),
    ]
    assert ended(match).places == [2, 1]


def test_nt11_the_set_up_stick_counts_once_a_player_has_placed_it() -> None:
    match = begun()
    turn(match, placing(match, (5, 1.0)))
    turn(match, DROPS)
    turn(match, placing(match, (6, 1.0)))
    assert standing(match) == {5}
    turn(match, Script(falls=((0, 1.0), (5, 1.0))))
    assert ended(match).winners == [0]


def test_n5_nobody_loses_for_a_stick_that_falls_when_none_was_placed_yet() -> None:
    match = begun()
    assert types(turn(match, DROPS)) == ["fell", "turn_began"]
    assert types(turn(match, Script(falls=((0, 1.0), (5, 1.0))))) == ["fell", "turn_began"]


def test_nt11_a_foul_that_is_taken_out_may_be_the_last_stick_there_was() -> None:
    match = after(1)
    told = turn(match, Script(Fault.SPHERE, falls=((6, 1.0),)))
    assert types(told) == ["fouled", "fell", "toppled"]
    assert isinstance(told[0], Fouled)
    assert ended(match).winners == [0]


def test_nt11_every_stick_may_also_fall_when_it_settles_again() -> None:
    match = after(1)
    told = turn(match, Script(Fault.SPHERE, falls=((6, 7.0),)))
    assert types(told) == ["fouled", "fell", "toppled"]


def test_n4_when_every_stick_falls_late_the_turn_was_over_and_the_match_goes_on() -> None:
    match = after(1)
    told = turn(match, Script(falls=((0, 1.0), (6, 7.0))))
    assert types(told) == ["fell", "fell", "turn_began"]
    assert (told[1], match.outcome) == (Fell(seat=0, sticks=[6], late=True), None)


def test_nt11_a_base_that_topples_late_was_toppled_by_who_played() -> None:
    match = after(3)
    told = turn(match, placing(match, moves_until=9, topples=8.0))
    assert types(told) == ["placed", "toppled"]
    assert ended(match).places == [1, 2]


def test_n5_the_winner_is_the_last_of_the_others_to_have_placed_one() -> None:
    match = begun(3)
    for script in (None, None, DROPS, None, DROPS, None):
        turn(match, script)
    turn(match, DROPS)
    turn(match, placing(match, topples=1.0))
    assert ended(match).winners == [2]


def test_n5_when_nobody_else_has_placed_one_the_others_share_the_win() -> None:
    match = begun(3)
    for script in (None, DROPS, ON_SPHERE):
        turn(match, script)
    turn(match, placing(match, topples=1.0))
    assert ended(match).places == [3, 1, 1]


def test_n5_who_has_left_wins_nothing() -> None:
    match = after(3, seats=4)
    resign(match, 2)
    turn(match, placing(match, topples=1.0))
    assert ended(match).places == [2, 1, 4, 3]


def test_n5_who_toppled_the_base_comes_last_though_with_the_fewest_sticks() -> None:
    match = begun(3)
    for script in (None, None, DROPS, None, DROPS, DROPS):
        turn(match, script)
    turn(match, placing(match, topples=1.0))
    assert ended(match) == outcome([3, 1, 2], [12, 14, 15])


# --- after so many rounds (N7) ------------------------------------------------------------------


def test_n7_a_match_never_ends_because_two_moves_of_a_kind_fail() -> None:
    match = after(1)
    for _ in range(6):
        assert types(turn(match, ON_SPHERE))[-1] == "turn_began"


def test_n7_after_the_rounds_agreed_on_the_fewest_sticks_win() -> None:
    match = begun(3, rounds=2, first=1)
    assert match.view().last_turn == 6
    for script in (None, None, DROPS, None, DROPS):
        turn(match, script)
    assert types(turn(match)) == ["placed"]
    assert ended(match) == outcome([2, 1, 2], [14, 13, 14])


def test_n7_the_last_turn_comes_sooner_when_somebody_leaves() -> None:
    match = begun(3, rounds=2, first=1)
    turn(match)
    resign(match, 0)
    assert match.view().last_turn == 4
    turn(match)
    turn(match)
    turn(match)
    assert ended(match).places == [3, 1, 1]


def test_n7_what_falls_late_in_the_last_turn_counts() -> None:
    match = begun(2, rounds=1)
    turn(match)
    told = turn(match, placing(match, (6, 7.0)))
    assert types(told) == ["placed", "fell"]
    assert ended(match) == outcome([2, 1], [22, 21])


# --- leaving --------------------------------------------------------------------------------------


def test_who_leaves_has_their_sticks_set_aside_the_one_in_hand_too() -> None:
    match = after(3, seats=3)
    do(match, Pick())
    told = resign(match, 0)
    assert types(told) == ["resigned", "turn_began"]
    left = match.view().players["0"]
    assert (left.resigned, len(left.rack)) == (True, 14)
    assert match.view().held is None
    assert match.to_act == {1}


def test_the_turn_of_who_has_left_is_passed_over() -> None:
    match = begun(3)
    assert resign(match, 1) == [Resigned(seat=1)]
    turn(match)
    assert match.view().active == 2


def test_what_one_has_let_go_settles_though_one_leaves() -> None:
    match = after(3, seats=3)
    let_go(match, placing(match, (6, 1.0), (21, 7.0)))
    resign(match, 0)
    assert match.view().phase is Phase.SETTLE
    told = settle(match)
    assert types(told) == ["placed", "fell", "fell", "turn_began"]
    assert [event.seat for event in told if isinstance(event, Fell)] == [0, 1]
    assert racks(match)[0][-1] == 6


def test_who_leaves_while_their_last_stick_settles_has_not_won() -> None:
    match = after(3, seats=3, sticks=2)
    let_go(match)
    resign(match, 0)
    assert types(settle(match)) == ["placed", "turn_began"]
    assert match.outcome is None


@pytest.mark.parametrize("moment", ["pick", "carry", "settle"])
@pytest.mark.parametrize("leaver", [0, 1])
def test_the_last_one_left_wins_at_once(moment: str, leaver: Seat) -> None:
    match = after(2)
    if moment == "carry":
        do(match, Pick())
    if moment == "settle":
        let_go(match)
        match.advance(16.0)
    resign(match, leaver)
    assert ended(match).winners == [1 - leaver]
    assert ended(match).reason is Reason.LAST_LEFT
    assert match.view().held is None
    assert match.view().settling is None
    sticks = [stick for rack in racks(match) for stick in rack]
    assert sorted([*sticks, *standing(match)]) == [*range(5, 50)]
    assert reloaded(match).outcome == match.outcome


@pytest.mark.parametrize("falls", [(), ((6, 1.0),)])
def test_everything_stays_where_it_was_seen_when_the_host_ends_the_match(
    falls: tuple[tuple[int, float], ...],
) -> None:
    match = after(2)
    let_go(match, placing(match, *falls))
    for _ in range(60):
        assert match.wake_at is not None
        match.advance(match.wake_at)
    camera, seen = Camera(seen_bodies(match.view())), match.picture()
    match.halt()
    view = match.view()
    assert camera.picture(60, standing_of_view(view).poses) == seen
    assert view.settling is None
    assert match.wake_at is None
    assert match.picture() is None


def test_who_leaves_first_comes_last() -> None:
    match = begun(4)
    resign(match, 2)
    resign(match, 0)
    resign(match, 3)
    assert ended(match).places == [3, 1, 4, 2]


# --- alone (N10) ----------------------------------------------------------------------------------


def test_n10_a_clean_run_alone_leaves_no_stick() -> None:
    match = begun(1, sticks=3)
    assert match.view().last_turn == 3
    turn(match)
    turn(match)
    assert types(turn(match)) == ["placed", "emptied"]
    assert ended(match) == outcome([1], [0])


def test_n10_a_run_alone_has_as_many_turns_as_sticks_and_counts_what_is_left() -> None:
    match = begun(1, sticks=3)
    for script in (None, DROPS):
        turn(match, script)
    assert types(turn(match)) == ["placed"]
    assert ended(match) == outcome([1], [1])


def test_n10_what_falls_late_is_ones_own_alone() -> None:
    match = begun(1, sticks=3)
    turn(match)
    fell = turn(match, placing(match, (6, 7.0)))[1]
    assert fell == Fell(seat=0, sticks=[6], late=True)


def test_n5_alone_a_topple_ends_the_run_and_all_sticks_count_as_left() -> None:
    match = begun(1, sticks=3)
    turn(match)
    turn(match, placing(match, topples=1.0))
    assert ended(match) == outcome([1], [3])


def test_n10_who_gives_up_alone_has_all_sticks_left() -> None:
    match = begun(1, sticks=3)
    turn(match)
    resign(match, 0)
    assert ended(match) == outcome([1], [3], Reason.GIVEN_UP)


@pytest.mark.parametrize(
    ("options", "attempt"),
    [
        (NTropyOptions(), "n_tropy:natural:45"),
        (NTropyOptions(sticks=15, hand=Hand.SHAKY), "n_tropy:shaky:15"),
        (NTropyOptions(sticks=15, hand=Hand.SHAKY, aid=Aid.FULL), "n_tropy:shaky:15"),
    ],
)
def test_n10_runs_alone_are_compared_that_have_as_many_sticks_and_the_same_hand(
    options: NTropyOptions, attempt: str
) -> None:
    assert NTropy.attempt(options) == attempt


def test_n10_the_fewest_sticks_left_are_the_best_score() -> None:
    assert NTropy.lowest_is_best
