"""What each of the five actions does, and when it is refused."""

from __future__ import annotations

import pytest

from server.games.game import Refusal
from server.games.trip_away.messages import (
    Action,
    Aimed,
    Direction,
    Dug,
    Face,
    Hopped,
    Swapped,
    Tipped,
    Turn,
)
from server.games.trip_away.refusals import (
    EqualSizes,
    InStack,
    IsYours,
    MustBeLarger,
    MustBeSmaller,
    NoSuchSeat,
    NotLying,
    NotOnTable,
    NotSwapped,
    NotUpright,
    NotYours,
    OtherFace,
    PointsAtHolder,
    PointsElsewhere,
    PointsThereAlready,
    SamePiece,
)
from tests.games.trip_away.pictures import number
from tests.games.trip_away.sitting import (
    START,
    THREE,
    aim,
    assert_table,
    dig,
    do,
    hop,
    match_of,
    swap,
    tip,
    why_not,
)

STACKS = """
0: S0+L1+M2 M0>1 S2>1
1: S1 L0+M1 L2>0
2:
"""
"""Seat 2 is there to be pointed at. It holds nothing, so the match ends with any action."""

S0, M0, L0, S1, M1, L1, S2, M2, L2 = range(9)


# --- TA3 tip --------------------------------------------------------------------------------


def test_ta3_tip_lays_an_upright_piece_so_that_it_points_at_another_player() -> None:
    match = match_of(THREE, Face.TIP)
    assert do(match, tip("M0", 2))[0] == Tipped(seat=0, piece=M0, to=2)
    assert_table(match, "0: S0 M0>2 L0\n1: S1 M1 L1\n2: S2 M2 L2")


@pytest.mark.parametrize(
    ("piece", "area"),
    [
        ("S0", "0: S0>1 M0>1 S2>1 L1 M2"),
        ("L1", "0: S0 M0>1 S2>1 L1>1 M2"),
        ("M2", "0: S0 M0>1 S2>1 L1 M2>1"),
    ],
)
def test_ta3_r4_r5_any_piece_of_a_stack_may_lie_and_the_others_stand_alone(
    piece: str, area: str
) -> None:
    match = match_of(STACKS, Face.TIP)
    (told, _) = do(match, tip(piece, 1))
    assert isinstance(told, Tipped)
    assert {told.piece, *told.apart} == {S0, L1, M2}
    assert_table(match, f"{area}\n1: S1 L0+M1 L2>0\n2:")


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (tip("M0", 2), NotUpright(piece=M0)),  # R3
        (tip("S1", 0), NotYours(piece=S1, holder=1)),
        (tip("S0", 0), PointsAtHolder(piece=S0, holder=0)),  # R8
        (tip("S0", 3), NoSuchSeat(to=3)),
        (tip("S3", 1), NotOnTable(piece=9)),
    ],
)
def test_ta3_tip_is_refused(action: Action, refusal: Refusal) -> None:
    assert why_not(match_of(STACKS, Face.TIP), action) == refusal


# --- TA4 aim --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("piece", "to", "area"),
    [("S1", 0, "S1>0 L0+M1 L2>0"), ("S1", 2, "S1>2 L0+M1 L2>0"), ("L2", 2, "S1 L0+M1 L2>2")],
)
def test_ta4_r6_r7_aim_points_anothers_single_at_anyone_but_its_holder(
    piece: str, to: int, area: str
) -> None:
    match = match_of(STACKS, Face.AIM)
    told = do(match, aim(piece, to))[0]
    assert told == Aimed(seat=0, piece=number(piece), holder=1, to=to)
    assert_table(match, f"0: S0+L1+M2 M0>1 S2>1\n1: {area}\n2:")


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (aim("M0", 2), IsYours(piece=M0)),
        (aim("M1", 0), InStack(piece=M1)),  # R6
        (aim("L0", 0), InStack(piece=L0)),
        (aim("S1", 1), PointsAtHolder(piece=S1, holder=1)),  # R8
        (aim("L2", 0), PointsThereAlready(piece=L2, to=0)),  # R9
        (aim("S1", 3), NoSuchSeat(to=3)),
    ],
)
def test_ta4_aim_is_refused(action: Action, refusal: Refusal) -> None:
    assert why_not(match_of(STACKS, Face.AIM), action) == refusal


# --- TA5 swap -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "after"),
    [
        ("S0", "M2", "0: M2+L1+S0 M0>1 S2>1 | 1: S1 L0+M1 L2>0 | 2:"),
        ("L1", "M1", "0: S0+M1+M2 M0>1 S2>1 | 1: S1 L0+L1 L2>0 | 2:"),
        ("M0", "S2", "0: S0+L1+M2 S2>1 M0>1 | 1: S1 L0+M1 L2>0 | 2:"),
        ("S0", "S1", "0: S1+L1+M2 M0>1 S2>1 | 1: S0 L0+M1 L2>0 | 2:"),
    ],
)
def test_ta5_r10_any_two_pieces_exchange_their_places(one: str, other: str, after: str) -> None:
    match = match_of(STACKS, Face.SWAP)
    told = do(match, swap(one, other))[0]
    assert told == Swapped(seat=0, one=number(one), other=number(other))
    assert_table(match, after.replace("|", "\n"))


def test_ta5_r11_a_swapped_piece_goes_on_pointing_at_the_same_player() -> None:
    match = match_of("0: S0>2 M0\n1: L1\n2: S2", Face.SWAP)
    do(match, swap("S0", "L1"))
    assert_table(match, "0: L1 M0\n1: S0>2\n2: S2")


def test_ta5_r12_a_piece_that_would_point_at_its_new_holder_stands_up() -> None:
    match = match_of(STACKS, Face.SWAP)
    do(match, swap("M0", "L2"))
    assert_table(match, "0: S0+L1+M2 L2 S2>1\n1: S1 L0+M1 M0\n2:")


def test_ta5_r14_a_piece_that_comes_into_a_stack_stands_up_and_one_out_of_it_stands() -> None:
    match = match_of(STACKS, Face.SWAP)
    do(match, swap("S2", "L1"))
    assert_table(match, "0: S0+S2+M2 M0>1 L1\n1: S1 L0+M1 L2>0\n2:")


@pytest.mark.parametrize(
    ("piece", "to", "after"),
    [
        ("M0", 0, "0: S0+L1+M2 L2 S2>1 | 1: S1 L0+M1 M0>0 | 2:"),
        ("M0", 2, "0: S0+L1+M2 L2 S2>1 | 1: S1 L0+M1 M0>2 | 2:"),
        ("L2", 1, "0: S0+L1+M2 L2>1 S2>1 | 1: S1 L0+M1 M0 | 2:"),
        ("L2", "up", "0: S0+L1+M2 L2 S2>1 | 1: S1 L0+M1 M0 | 2:"),
    ],
)
def test_ta5_r13_then_one_of_the_two_may_be_turned(piece: str, to: Direction, after: str) -> None:
    match = match_of(STACKS, Face.SWAP)
    told = do(match, swap("M0", "L2", piece, to))[0]
    assert told == Swapped(seat=0, one=M0, other=L2, turn=Turn(piece=number(piece), to=to))
    assert_table(match, after.replace("|", "\n"))


def test_ta5_a_lying_piece_may_be_stood_up_after_a_swap() -> None:
    match = match_of(STACKS, Face.SWAP)
    do(match, swap("M0", "S2", "S2", "up"))
    assert_table(match, "0: S0+L1+M2 S2 M0>1\n1: S1 L0+M1 L2>0\n2:")


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (swap("S0", "S0"), SamePiece(piece=S0)),
        (swap("S0", "S1", "M0", 2), NotSwapped(piece=M0)),
        (swap("S0", "S1", "S1", 1), InStack(piece=S1)),
        (swap("S0", "S1", "S1", "up"), InStack(piece=S1)),
        (swap("S0", "S1", "S0", 1), PointsAtHolder(piece=S0, holder=1)),
        (swap("M0", "L2", "L2", 0), PointsAtHolder(piece=L2, holder=0)),
        (swap("S0", "S1", "S0", 3), NoSuchSeat(to=3)),
        (swap("S0", "S3"), NotOnTable(piece=9)),
    ],
)
def test_ta5_swap_is_refused(action: Action, refusal: Refusal) -> None:
    assert why_not(match_of(STACKS, Face.SWAP), action) == refusal


# --- TA6 dig, TA7 hop -----------------------------------------------------------------------


def test_ta6_dig_puts_a_smaller_piece_directly_under_a_larger_one() -> None:
    match = match_of("0: S0>1 M0\n1: S1+M1+L1 L0", Face.DIG)
    assert do(match, dig("S0", "M1"))[0] == Dug(seat=0, piece=S0, under=M1, to=1)
    assert_table(match, "0: - M0\n1: S1+S0+M1+L1 L0")


def test_ta7_hop_puts_a_larger_piece_directly_above_a_smaller_one() -> None:
    match = match_of("0: S0 L0>1\n1: M1+S1+L1 M0", Face.HOP)
    assert do(match, hop("L0", "S1"))[0] == Hopped(seat=0, piece=L0, onto=S1, to=1)
    assert_table(match, "0: S0\n1: M1+S1+L0+L1 M0")


@pytest.mark.parametrize(
    ("face", "action", "area"),
    [(Face.DIG, dig("M0", "L1"), "M0+L1"), (Face.HOP, hop("M0", "S1"), "S1+M0")],
)
def test_r16_a_lying_target_stands_up(face: Face, action: Action, area: str) -> None:
    match = match_of("0: S0 M0>1\n1: S1>0 L1>0", face)
    do(match, action)
    rest = "S1>0 {}" if face is Face.DIG else "{} L1>0"
    assert_table(match, "0: S0\n1: " + rest.format(area))


@pytest.mark.parametrize(
    ("action", "stack"),
    [
        (dig("M0", "L1"), "M0+L1+S1+L0"),
        (dig("M0", "L0"), "L1+S1+M0+L0"),
        (hop("M0", "S1"), "L1+S1+M0+L0"),
    ],
)
def test_r15_r17_any_piece_of_a_stack_is_a_target_and_sizes_around_it_do_not_matter(
    action: Action, stack: str
) -> None:
    match = match_of("0: S0 M0>1\n1: L1+S1+L0", Face.WILD)
    do(match, action)
    assert_table(match, f"0: S0\n1: {stack}")


LEAVING = """
0: S0>1 M0 L0>1
1: S1 M1 L1
2: S2 M2 L2
"""


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (dig("S1", "M1"), NotYours(piece=S1, holder=1)),
        (dig("M0", "L1"), NotLying(piece=M0)),
        (dig("S0", "M2"), PointsElsewhere(piece=S0, to=1, holder=2)),
        (dig("S0", "S1"), EqualSizes(piece=S0, other=S1)),
        (dig("L0", "S1"), MustBeSmaller(piece=L0, under=S1)),
        (dig("S0", "M3"), NotOnTable(piece=10)),
        (hop("M1", "S1"), NotYours(piece=M1, holder=1)),
        (hop("M0", "S1"), NotLying(piece=M0)),
        (hop("L0", "S2"), PointsElsewhere(piece=L0, to=1, holder=2)),
        (hop("L0", "L1"), EqualSizes(piece=L0, other=L1)),
        (hop("S0", "M1"), MustBeLarger(piece=S0, onto=M1)),
        (hop("L3", "S1"), NotOnTable(piece=11)),
    ],
)
def test_ta6_ta7_dig_and_hop_are_refused(action: Action, refusal: Refusal) -> None:
    assert why_not(match_of(LEAVING, Face.WILD), action) == refusal


# --- which action a face allows -------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "action"),
    [
        (Face.TIP, tip("M0", 1)),
        (Face.AIM, aim("S1", 2)),
        (Face.SWAP, swap("S0", "M1")),
        (Face.DIG, dig("S0", "M1")),
        (Face.HOP, hop("L0", "S1")),
    ],
)
def test_ta2_an_action_needs_its_face_or_wild(face: Face, action: Action) -> None:
    for die in Face:
        match = match_of(LEAVING, die)
        if die in (face, Face.WILD):
            do(match, action)
            last = match.view().last
            assert last is not None
            assert last.seat == 0
            assert last.deed.value == do(match_of(LEAVING, face), action)[0].model_dump()["type"]
            assert last.pieces == [
                value
                for name, value in action.model_dump().items()
                if name in ("piece", "one", "other", "under", "onto")
            ]
        else:
            assert why_not(match, action) == OtherFace(rolled=die, needed=face)


def test_r1_a_piece_belongs_to_whom_it_stands_before_whatever_its_colour() -> None:
    match = match_of("0: S1 M0\n1: S0 M1", Face.TIP)
    assert why_not(match, tip("S0", 1)) == NotYours(piece=S0, holder=1)
    do(match, tip("S1", 1))
    assert_table(match, "0: S1>1 M0\n1: S0 M1")


def test_r2_everyone_begins_with_three_upright_pieces_each_alone() -> None:
    assert_table(match_of(START), "0: S0 M0 L0\n1: S1 M1 L1")
