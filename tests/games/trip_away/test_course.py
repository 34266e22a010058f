"""Whose turn it is, what a roll brings, how pieces leave the game, and how a match ends."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from server.games.game import IllegalCommand, Outcome, Reason, SeatMayNotAct, json_view
from server.games.trip_away.actions import each
from server.games.trip_away.game import READING, TripAway
from server.games.trip_away.messages import (
    Deed,
    Emptied,
    Face,
    FirstRemover,
    Last,
    Obstacle,
    Pass,
    Passed,
    Phase,
    Removal,
    RemovalBegan,
    Removed,
    Resigned,
    Roll,
    Rolled,
    TripAwayOptions,
    TurnBegan,
)
from server.games.trip_away.refusals import (
    MustAct,
    NoRemoval,
    NotOnTable,
    RolledAlready,
    RollFirst,
    TakeAPiece,
)
from server.games.trip_away.table import Table
from tests.games.playing import new_match
from tests.games.trip_away.pictures import drawn, number
from tests.games.trip_away.sitting import (
    START,
    THREE,
    aim,
    assert_table,
    dig,
    do,
    hop,
    match_of,
    remove,
    resign,
    seed_rolling,
    swap,
    tip,
    types,
    why_not,
)

LAYING = """
0: S0>1 M0>1
1: S1 M1
2: S2 M2
"""
"""Seat 0 can dig and hop, and has nothing to tip."""

S0, M0, L0, S1, M1, L1, S2, M2, L2 = range(9)

REROLL = TripAwayOptions(reroll=True)
ONCE = TripAwayOptions(removal=Removal.ONCE)
BY_LOT = TripAwayOptions(first_remover=FirstRemover.LOT)


def ended(match: TripAway) -> Outcome:
    assert match.outcome is not None
    assert match.view().phase is Phase.OVER
    assert match.view().active is None
    return match.outcome


# --- TA1 the start --------------------------------------------------------------------------


def test_ta1_r24_who_begins_is_drawn_by_lot() -> None:
    starts = Counter(next(iter(new_match(TripAway, 4, seed).to_act)) for seed in range(200))
    assert set(starts) == {0, 1, 2, 3}
    assert min(starts.values()) > 30


def test_ta1_who_begins_may_be_said_and_is_known_for_the_next_match() -> None:
    for first in range(4):
        match = new_match(TripAway, 4, options=TripAwayOptions(first=first))
        assert (match.to_act, match.began_with) == (frozenset({first}), first)
    assert new_match(TripAway, 2, options=TripAwayOptions(first=3)).began_with in (0, 1)


def test_r2_each_of_two_to_four_begins_with_a_small_a_medium_and_a_large_piece() -> None:
    assert drawn(Table.laid(2)) == START.strip()
    assert drawn(Table.laid(3)) == THREE.strip()
    assert new_match(TripAway, 4).view().counts == {"0": 3, "1": 3, "2": 3, "3": 3}


def test_ta1_turns_go_clockwise_and_a_round_ends_before_who_began() -> None:
    match = match_of(THREE, Face.SWAP, active=2, start=1)
    assert do(match, swap("S0", "M0"))[-1] == TurnBegan(seat=0, round=1)
    match = match_of(THREE, Face.SWAP, active=0, start=1)
    assert do(match, swap("S0", "M0"))[-1] == TurnBegan(seat=1, round=2)


# --- TA2 the die ----------------------------------------------------------------------------


def test_ta2_the_die_has_six_faces_each_as_likely() -> None:
    faces = Counter(
        match_of(START, seed=seed).handle(0, Roll())[0].model_dump()["face"] for seed in range(600)
    )
    assert set(faces) == set(Face)
    assert min(faces.values()) > 70


def test_ta2_r18_what_is_possible_must_be_done() -> None:
    match = match_of(START, seed=seed_rolling(Face.TIP))
    assert do(match, Roll()) == [Rolled(seat=0, face=Face.TIP)]
    assert why_not(match, Pass()) == MustAct(face=Face.TIP)
    assert why_not(match, Roll()) == RolledAlready(face=Face.TIP)
    assert match.wake_at is None
    assert types(do(match, tip("S0", 1))) == ["tipped", "turn_began"]


def test_ta2_nothing_is_done_before_a_roll() -> None:
    match = match_of(START)
    assert why_not(match, tip("S0", 1)) == RollFirst()
    assert why_not(match, Pass()) == RollFirst()
    assert why_not(match, remove("S0")) == NoRemoval()


def test_ta2_what_is_not_possible_is_passed_by_itself_when_the_reason_can_have_been_read() -> None:
    match = match_of(LAYING, seed=seed_rolling(Face.TIP))
    match.advance(10.0)
    obstacle = Obstacle.NOTHING_UPRIGHT
    assert do(match, Roll()) == [Rolled(seat=0, face=Face.TIP, obstacle=obstacle)]
    assert match.view().phase is Phase.PASS
    assert match.view().obstacle is obstacle
    assert match.wake_at == match.view().passes_at == 10.0 + READING
    assert match.advance(12.4) == []
    passed = Passed(seat=0, face=Face.TIP, obstacle=obstacle)
    assert match.advance(12.5) == [passed, TurnBegan(seat=1, round=1)]
    assert match.view().last == Last(seat=0, deed=Deed.PASSED, pieces=[])
    assert match.wake_at is None


def test_ta2_one_may_pass_earlier_when_nothing_is_possible_and_only_then() -> None:
    match = match_of(LAYING, Face.TIP)
    assert why_not(match, Roll()) == RolledAlready(face=Face.TIP)
    assert types(do(match, Pass())) == ["passed", "turn_began"]
    assert match.wake_at is None


@pytest.mark.parametrize(
    ("picture", "die", "obstacle"),
    [
        (LAYING, Face.TIP, Obstacle.NOTHING_UPRIGHT),
        ("0: S0\n1: S1>0 M1+L1", Face.AIM, Obstacle.NOTHING_TO_AIM),
        (START, Face.DIG, Obstacle.NOTHING_LYING),
        (START, Face.HOP, Obstacle.NOTHING_LYING),
        ("0: M0>1\n1: S1+M1 L1>2\n2: L2", Face.AIM, None),
        ("0: M0>1\n1: S1+M1\n2: L2", Face.DIG, Obstacle.NOTHING_LARGER),
        ("0: M0>1 S0\n1: L1+M1\n2: S2", Face.HOP, Obstacle.NOTHING_SMALLER),
        ("0: S0>1\n1: S1", Face.WILD, None),
        ("0: S0>1\n1: S1", Face.SWAP, None),
    ],
)
def test_ta2_r27_everyone_sees_why_nothing_is_possible(
    picture: str, die: Face, obstacle: Obstacle | None
) -> None:
    view = match_of(picture, die).view()
    assert view.obstacle == obstacle
    assert view.die == die
    assert view.phase is (Phase.PASS if obstacle else Phase.ACT)


def test_r26_wild_is_one_action_of_the_five() -> None:
    choices = match_of(LAYING + "3: S3 M3 L3", Face.WILD).view().choices
    assert choices.dig
    assert choices.hop
    assert choices.aim
    assert choices.swap
    assert not choices.tip
    match = match_of(LAYING, Face.WILD)
    assert do(match, dig("S0", "M1"))[-1] == TurnBegan(seat=1, round=1)


# --- the option: roll once again ------------------------------------------------------------


def test_by_option_who_can_do_nothing_rolls_once_again() -> None:
    match = match_of(LAYING, seed=seed_rolling(Face.TIP, Face.DIG), options=REROLL)
    rolled = Rolled(seat=0, face=Face.TIP, obstacle=Obstacle.NOTHING_UPRIGHT, again=True)
    assert do(match, Roll()) == [rolled]
    assert match.view().die is Face.TIP
    assert match.wake_at is None
    assert why_not(match, Pass()) == RollFirst()
    assert why_not(match, dig("S0", "M1")) == RollFirst()
    assert do(match, Roll()) == [Rolled(seat=0, face=Face.DIG)]
    do(match, dig("S0", "M1"))


def test_by_option_who_can_do_nothing_twice_passes() -> None:
    match = match_of(LAYING, seed=seed_rolling(Face.TIP, Face.TIP), options=REROLL)
    (rolled,) = do(match, Roll(), Roll())
    assert rolled == Rolled(seat=0, face=Face.TIP, obstacle=Obstacle.NOTHING_UPRIGHT)
    assert types(do(match, Pass())) == ["passed", "turn_began"]


# --- TA8 the win ----------------------------------------------------------------------------


def test_ta8_r22_whoever_has_no_piece_left_has_won_at_once() -> None:
    match = match_of("0: M0>1\n1: S1 L1\n2: S2 M2 L2", Face.HOP)
    assert do(match, hop("M0", "S1"))[-1] == Emptied(seat=0)
    outcome = ended(match)
    assert outcome.places == [1, 2, 2]
    assert outcome.scores == [0, 3, 3]
    assert outcome.reason is Reason.FINISHED


@pytest.mark.parametrize(
    ("others", "places"),
    [
        ("1: S1 | 2: S2 L2 M0 | 3: S3 M3 L3 S0", [1, 2, 3, 4]),
        ("1: S1 | 2: M2 L1 | 3: S2 L2", [1, 2, 4, 2]),
        ("1: S1 | 2: S2 L2 | 3: S3 L3", [1, 2, 2, 2]),
        ("1: S1 | 2: S2 M2 S3 | 3: L1 L2", [1, 2, 4, 3]),
    ],
)
def test_ta11_places_go_by_fewest_pieces_then_fewest_pips(others: str, places: list[int]) -> None:
    """The large piece that leaves lands before seat 1, which has two pieces and four pips then."""
    match = match_of("0: L0>1\n" + others.replace("|", "\n"), Face.HOP)
    do(match, hop("L0", "S1"))
    assert ended(match).places == places


# --- TA9 the removal ------------------------------------------------------------------------


@pytest.mark.parametrize("round", [10, 20, 30])
def test_ta9_r19_after_every_ten_rounds_everyone_takes_a_piece_out(round: int) -> None:
    match = match_of(THREE, Face.SWAP, active=0, start=1, round=round)
    assert match.view().removal_after == round
    assert do(match, swap("S0", "M0"))[-1] == RemovalBegan(removers=[1, 2, 0])
    assert match.view().phase is Phase.REMOVAL
    assert match.view().removal_after == round + 10
    assert set(match.view().choices.remove) == {str(piece) for piece in range(9)}
    assert match.to_act == {1}


def test_ta9_r20_r21_clockwise_each_takes_any_piece_from_anyone() -> None:
    match = match_of(THREE, removers=[1, 2, 0], round=10, start=1)
    assert do(match, remove("L1")) == [Removed(seat=1, piece=L1, holder=1)]
    assert do(match, remove("S0")) == [Removed(seat=2, piece=S0, holder=0)]
    assert match.view().removers == [0]
    removed, began = do(match, remove("M2"))
    assert removed == Removed(seat=0, piece=M2, holder=2)
    assert began == TurnBegan(seat=1, round=11)
    assert match.view().removed == {str(L1): 1, str(S0): 2, str(M2): 0}
    assert_table(match, "0: - M0 L0\n1: S1 M1\n2: S2 - L2")


def test_ta9_nothing_else_is_done_in_a_removal_and_nobody_else_acts() -> None:
    match = match_of(THREE, removers=[1, 2, 0], round=10, start=1)
    for command in (Roll(), Pass(), tip("S1", 0), swap("S0", "S1")):
        assert why_not(match, command) == TakeAPiece()
    assert why_not(match, remove("S3")) == NotOnTable(piece=number("S3"))
    with pytest.raises(IllegalCommand) as illegal:
        match.handle(2, remove("S2"))
    assert illegal.value.refusal == SeatMayNotAct()


def test_r25_a_column_closes_up_and_what_is_left_alone_stands() -> None:
    match = match_of("0: S0+M0+L0 S1+M1\n1: L1", removers=[0, 1], round=10)
    do(match, remove("M0"))
    do(match, remove("S1"))
    assert_table(match, "0: S0+L0 M1\n1: L1")


@pytest.mark.parametrize(("remover", "winner"), [(0, 0), (1, 0)])
def test_ta9_whose_area_is_emptied_wins_at_once_whoever_did_it(remover: int, winner: int) -> None:
    others = [seat for seat in (0, 1, 2) if seat != remover]
    match = match_of("0: S0\n1: S1\n2: S2 M2", removers=[remover, *others], round=10)
    assert do(match, remove("S0"))[-1] == Emptied(seat=winner)
    assert ended(match).winners == [winner]
    assert match.view().removers == []


def test_ta9_by_option_pieces_are_taken_out_after_round_ten_alone() -> None:
    match = match_of(START, Face.SWAP, active=1, round=10, options=ONCE)
    assert match.view().removal_after == 10
    do(match, swap("S0", "M0"))
    assert match.view().removal_after is None
    do(match, remove("L0"))
    assert do(match, remove("L1"))[-1] == TurnBegan(seat=0, round=11)
    assert match.view().removal_after is None
    match = match_of(START, Face.SWAP, active=1, round=20, options=ONCE)
    assert do(match, swap("S0", "M0"))[-1] == TurnBegan(seat=0, round=21)


def test_r20_by_option_the_lot_falls_on_who_takes_the_first_piece_out() -> None:
    first: set[int] = set()
    for seed in range(20):
        match = match_of(THREE, Face.SWAP, active=2, round=10, options=BY_LOT, seed=seed)
        do(match, swap("S0", "M0"))
        (seat,) = match.to_act
        assert match.view().removers == [(seat + step) % 3 for step in range(3)]
        first.add(seat)
    assert first == {0, 1, 2}


# --- TA12 leaving ---------------------------------------------------------------------------


def test_ta12_who_has_resigned_is_passed_over_and_their_pieces_stay_targets() -> None:
    match = match_of("0: S0>1 M0\n1: M1 L1\n2: S2", Face.DIG)
    assert resign(match, 1) == [Resigned(seat=1)]
    assert do(match, dig("S0", "M1"))[-1] == TurnBegan(seat=2, round=1)
    assert_table(match, "0: - M0\n1: S0+M1 L1\n2: S2")


@pytest.mark.parametrize("die", [None, Face.TIP, Face.SWAP])
def test_ta12_who_resigns_in_their_turn_hands_it_on(die: Face | None) -> None:
    match = match_of(LAYING, die)
    assert resign(match, 0) == [Resigned(seat=0), TurnBegan(seat=1, round=1)]
    assert match.wake_at is None
    assert match.view().die is None


def test_ta12_another_ones_leaving_does_not_end_the_time_to_read() -> None:
    match = match_of(LAYING, Face.TIP)
    resign(match, 1)
    assert match.wake_at == READING
    assert match.advance(READING)[-1] == TurnBegan(seat=2, round=1)


def test_ta12_a_round_is_over_when_all_who_are_left_have_had_their_turn() -> None:
    match = match_of(THREE, Face.SWAP, active=2, start=0)
    resign(match, 0)
    assert do(match, swap("S0", "M0"))[-1] == TurnBegan(seat=1, round=2)


def test_ta12_who_has_resigned_takes_their_own_smallest_piece_by_itself() -> None:
    match = match_of(THREE, Face.SWAP, active=2, start=0, round=10)
    resign(match, 0)
    events = do(match, swap("S1", "M1"))
    assert events[1:] == [
        RemovalBegan(removers=[0, 1, 2]),
        Removed(seat=0, piece=S0, holder=0),
    ]
    assert match.to_act == {1}


def test_ta12_who_resigns_in_a_removal_takes_their_piece_at_once() -> None:
    match = match_of(THREE, removers=[0, 1, 2], round=10)
    assert types(resign(match, 0)) == ["resigned", "removed"]
    assert match.to_act == {1}
    assert match.view().last == Last(seat=0, deed=Deed.REMOVED, pieces=[S0])


def test_ta12_who_has_resigned_cannot_win_and_takes_nothing_without_a_piece() -> None:
    match = match_of("0: S0\n1: S1 M1\n2: S2 M2", removers=[1, 2, 0], round=10)
    resign(match, 0)
    do(match, remove("S0"))
    assert match.outcome is None
    assert do(match, remove("M2"))[-1] == TurnBegan(seat=1, round=11)


def test_ta12_places_of_those_who_left_come_last_the_first_to_leave_behind() -> None:
    match = match_of("0: S0\n1: S1>2\n2: S2 M2\n3: S3 M3 L3", Face.DIG, active=1)
    resign(match, 3)
    resign(match, 0)
    do(match, dig("S1", "M2"))
    assert ended(match).places == [3, 1, 2, 4]
    assert match.view().resigned == {"3": 1, "0": 2}


def test_the_last_one_left_wins() -> None:
    match = match_of(THREE, Face.SWAP)
    resign(match, 1)
    assert types(resign(match, 0)) == ["resigned"]
    assert ended(match).reason is Reason.LAST_LEFT
    assert ended(match).places == [2, 3, 1]


# --- what is seen ---------------------------------------------------------------------------


def test_r27_what_may_be_done_is_told_in_few_bytes_where_there_are_six_hundred_ways() -> None:
    four = "0: S0>1 M0>2 L0>3\n1: S1 M1 L1\n2: S2 M2 L2\n3: S3 M3 L3"
    view = match_of(four, Face.WILD).view()
    assert len(list(each(view.choices))) > 600
    assert len(json.dumps(json_view(view))) < 2_500


def test_r7_of_two_one_can_only_aim_the_others_pieces_at_oneself() -> None:
    match = match_of(START, Face.AIM)
    assert match.view().choices.aim == {str(piece): [0] for piece in (S1, M1, L1)}
    do(match, aim("L1", 0))
    assert_table(match, "0: S0 M0 L0\n1: S1 M1 L1>0")
