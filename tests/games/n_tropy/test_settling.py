"""What comes of a stick that was let go, whose the fallen ones are, and how it is all kept."""

from __future__ import annotations

import pytest

from server.games.game import Message, Shot
from server.games.n_tropy.contacts import Fault, Placement
from server.games.n_tropy.game import NTropy
from server.games.n_tropy.geometry import Pose
from server.games.n_tropy.messages import (
    Fell,
    Fouled,
    Placed,
    Points,
    PutBack,
    TurnBegan,
)
from server.games.n_tropy.picture import BODY, HEAD, Camera
from server.games.n_tropy.sight import standing_of
from server.games.n_tropy.structure import Standing
from server.games.n_tropy.view import Last, Phase, Settling
from tests.games.n_tropy.scripted import Fake, Script, ScriptedNTropy
from tests.games.n_tropy.sitting import (
    BALANCED,
    DROPS,
    LEVEL,
    ON_SPHERE,
    TUCKED,
    UPRIGHT,
    begun,
    let_go,
    now,
    placing,
    racks,
    reloaded,
    resign,
    seed_rolling,
    settle,
    standing,
    turn,
    types,
    wake,
)

SETTLED = 5.0

FOUL_AND_FALLS = Script(Fault.SPHERE, falls=((6, 2.0), (7, 6.0), (3, 7.0), (28, 12.0)))
"""One falls, the stick is a foul, more falls after it was taken out, and something falls late."""


def wanting(points: Points, seats: int = 2) -> NTropy:
    """Return a match in which a turn for so many points begins, and stick 6 stands."""
    match = begun(seats, seed=seed_rolling(points))
    turn(match, LEVEL)
    return match


def crowded(turns: int, seats: int = 2) -> NTropy:
    """Return a match after so many sticks were placed: with two seats 6, 28, 7 and so on."""
    match = begun(seats)
    for _ in range(turns):
        turn(match)
    assert len(standing(match)) == 1 + turns
    return match


def settling(match: NTropy) -> Settling:
    moving = match.view().settling
    assert moving is not None
    return moving


def last(match: NTropy) -> Last:
    turn_before = match.view().last
    assert turn_before is not None
    return turn_before


def pictured(shot: Shot) -> tuple[int, list[int]]:
    """Return the thirtieths of a second of a picture, and the numbers of what it shows."""
    slices, count = HEAD.unpack_from(shot.picture)
    assert len(shot.picture) == HEAD.size + count * BODY.size
    bodies = BODY.iter_unpack(shot.picture[HEAD.size :])
    return slices, [number for number, *_ in bodies]


# --- the five seconds ---------------------------------------------------------------------


def test_nt8_a_stick_is_judged_five_seconds_after_it_was_let_go() -> None:
    match = begun()
    match.advance(2.0)
    let_go(match, LEVEL)
    assert settling(match) == Settling(stick=6, seat=0, since=2.0, seconds=SETTLED)
    for slices in range(1, 150):
        due = match.wake_at
        assert due is not None
        assert due == pytest.approx(2.0 + slices / 30)
        assert match.advance(due) == []
    assert match.advance(6.99) == []
    assert types([*match.advance(7.0)]) == ["placed", "turn_began"]


@pytest.mark.parametrize(
    ("script", "points"), [(BALANCED, 1), (TUCKED, 1), (LEVEL, 2), (UPRIGHT, 2)]
)
def test_nt3_to_nt6_a_placement_of_as_many_points_as_the_die_asks_for_counts(
    script: Script, points: Points
) -> None:
    match = wanting(points)
    placed, began = turn(match, script)
    assert isinstance(placed, Placed)
    assert (placed.seat, placed.stick, placed.placement) == (1, 28, script.lands)
    assert placed.on == ([0, 5] if script is TUCKED else [0])
    assert isinstance(began, TurnBegan)
    assert match.view().players["1"].placed == 1
    assert len(racks(match)[1]) == 21
    assert last(match) == Last(seat=1, stick=28, placement=Placement(script.lands))


@pytest.mark.parametrize(
    ("script", "points", "fault"),
    [
        (BALANCED, 2, Fault.TOO_FEW),
        (TUCKED, 2, Fault.TOO_FEW),
        (LEVEL, 1, Fault.TOO_MANY),
        (UPRIGHT, 1, Fault.UPRIGHT),
        (ON_SPHERE, 1, Fault.SPHERE),
        (ON_SPHERE, 2, Fault.SPHERE),
        (Script(Fault.LOOSE), 1, Fault.LOOSE),
        (Script(Fault.NOTCHED), 1, Fault.NOTCHED),
    ],
)
def test_n2_nt7_what_is_up_but_not_as_the_die_asks_is_a_foul_and_goes_back_to_its_player(
    script: Script, points: Points, fault: Fault
) -> None:
    match = wanting(points)
    let_go(match, script)
    other = 3 if fault is Fault.NOTCHED else None
    assert wake(match) == [Fouled(seat=1, stick=28, points=points, fault=fault, other=other)]
    assert 28 not in standing(match)
    assert racks(match)[1][-1] == 28
    assert match.view().players["1"].lost == 1
    assert last(match) == Last(seat=1, stick=28, fault=fault, other=other)
    assert match.view().phase is Phase.AGAIN


def test_n3_a_stick_that_was_caught_on_its_way_down_is_told_why_it_does_not_count() -> None:
    match = begun()
    let_go(match, Script(Fault.SPHERE, falls=((0, 1.0),)))
    assert wake(match) == [Fouled(seat=0, stick=6, points=2, fault=Fault.SPHERE)]
    assert racks(match)[0][-1] == 6


def test_nt9_what_falls_in_a_turn_joins_the_players_rack_also_what_others_have_placed() -> None:
    match = crowded(2)
    placed, fell, _ = turn(match, placing(match, (28, 1.0)))
    assert isinstance(placed, Placed)
    assert fell == Fell(seat=0, sticks=[28])
    assert racks(match)[0][-1] == 28
    assert standing(match) == {5, 6, 7}
    assert last(match).fell == [28]


def test_nt9_the_stick_that_was_let_go_may_fall_itself() -> None:
    match = begun()
    fell, began = turn(match, DROPS)
    assert fell == Fell(seat=0, sticks=[6])
    assert isinstance(began, TurnBegan)
    assert racks(match)[0][-1] == 6
    assert last(match) == Last(seat=0, stick=6, fell=[6])


def test_nt9_the_set_up_stick_falls_like_any_other() -> None:
    match = begun()
    turn(match, placing(match, (5, 1.0)))
    assert racks(match)[0][-1] == 5
    assert standing(match) == {6}


def test_nt9_a_notched_stick_that_falls_goes_back_to_its_place() -> None:
    match = begun()
    place = match.view().bodies["3"]
    _, put_back, *_ = turn(match, placing(match, (3, 1.0)))
    assert put_back == PutBack(sticks=[3])
    assert match.view().bodies["3"].y == pytest.approx(place.y, abs=0.01)


# --- what falls afterwards ----------------------------------------------------------------


def test_n2_what_falls_when_a_foul_was_taken_out_is_that_players_too() -> None:
    match = crowded(2)
    let_go(match, Script(Fault.SPHERE, falls=((28, 6.0),)))
    assert types(wake(match)) == ["fouled"]
    assert settling(match).seconds == 5
    fell, _ = settle(match)
    assert fell == Fell(seat=0, sticks=[28], late=False)
    assert racks(match)[0][-2:] == [7, 28]


@pytest.mark.parametrize(("moves_until", "seconds"), [(0, 0.5), (7, 2), (99, 5)])
def test_n2_it_settles_again_as_long_as_something_moves_and_for_five_seconds_at_most(
    moves_until: float, seconds: float
) -> None:
    match = crowded(2)
    let_go(match, Script(Fault.SPHERE, moves_until=moves_until))
    wake(match)
    since = now(match)
    while match.view().phase is Phase.AGAIN and match.wake_at is not None:
        match.advance(match.wake_at)
    assert now(match) - since == pytest.approx(seconds, abs=0.04)


def test_n4_nt9_what_falls_after_the_five_seconds_is_the_next_players() -> None:
    match = crowded(3, seats=3)
    let_go(match, placing(match, (21, 8.0), (6, 2.0)))
    assert types(wake(match)) == ["placed", "fell"]
    assert match.view().phase is Phase.LATE
    assert settling(match).seconds == 10
    fell, began = settle(match)
    assert fell == Fell(seat=1, sticks=[21], late=True)
    assert isinstance(began, TurnBegan)
    assert racks(match)[1][-1] == 21
    assert (last(match).fell, last(match).late) == ([6], [21])


@pytest.mark.parametrize(("moves_until", "seconds"), [(6, 1), (99, 10)])
def test_n4_what_moves_on_does_so_for_ten_seconds_at_most_and_is_put_to_rest_then(
    moves_until: float, seconds: float
) -> None:
    match = begun()
    let_go(match, placing(match, moves_until=moves_until))
    wake(match)
    since = now(match)
    assert types(wake(match)) == ["turn_began"]
    assert now(match) - since == pytest.approx(seconds, abs=0.04)


def test_n4_nothing_is_believed_to_be_still_right_after_something_was_taken_out() -> None:
    match = crowded(2)
    let_go(match, placing(match, (28, 1.0)))
    wake(match)
    assert match.view().phase is Phase.LATE
    since = now(match)
    wake(match)
    assert now(match) - since == pytest.approx(0.5, abs=0.04)


def test_the_phases_follow_each_other_and_each_is_told_once() -> None:
    match = crowded(3)
    let_go(match, FOUL_AND_FALLS)
    told = []
    while match.view().settling is not None:
        phase = match.view().phase
        told.append((phase.value, types(wake(match)), round(now(match), 2)))
    assert told == [
        ("settle", ["fouled", "fell"], 20.0),
        ("again", ["put_back", "fell"], 25.0),
        ("late", ["fell", "turn_began"], 27.0),
    ]


# --- a structure is kept exactly as it is seen --------------------------------------------


def test_the_next_turn_begins_on_exactly_what_is_seen() -> None:
    begun_on: list[Standing] = []

    class Recording(Fake):
        def __init__(self, standing: Standing) -> None:
            begun_on.append(standing)
            super().__init__(standing)

    class Watched(ScriptedNTropy):
        structure = Recording

    match = begun(kind=Watched)
    turn(match, UPRIGHT)
    seen = {int(number): body for number, body in match.view().bodies.items()}
    assert seen[6].upright
    turn(match)
    assert begun_on[-1] == standing_of(seen)
    for pose in begun_on[-1].poses.values():
        assert (round(pose.x, 4), round(pose.y, 4), round(pose.angle, 6)) == pose


def test_what_has_fallen_is_part_of_the_structure_until_it_is_told() -> None:
    match = crowded(2)
    let_go(match, placing(match, (28, 1.0)))
    match.advance(now(match) + 3)
    assert 28 in standing(match)
    wake(match)
    assert 28 not in standing(match)


# --- time is counted in steps -------------------------------------------------------------


def test_a_late_server_makes_the_same_steps_a_few_at_a_time() -> None:
    punctual, late = crowded(3), crowded(3)
    for match in (punctual, late):
        let_go(match, FOUL_AND_FALLS)
    told = settle(punctual)

    slow: list[Message] = []
    calls = 0
    while late.view().settling is not None:
        slow += late.advance(60.0)
        calls += 1
    assert slow == told
    assert calls > (150 + 60 + 150) / 4
    assert late.film() == punctual.film()
    assert late.view().bodies == punctual.view().bodies
    assert late.view().players == punctual.view().players


def test_a_match_killed_in_the_middle_of_a_settle_goes_on_like_one_that_was_not() -> None:
    match, twin = crowded(3), crowded(3)
    for going in (match, twin):
        let_go(going, FOUL_AND_FALLS)
    slices = 0
    while (due := match.wake_at) is not None:
        slices += 1
        if slices % 20 == 0:
            twin = reloaded(twin)
        assert twin.wake_at == due
        assert twin.advance(due) == match.advance(due)
        assert twin.picture() == match.picture()
        assert twin.dump() == match.dump()
    assert slices > 350


# --- pictures and film --------------------------------------------------------------------


def test_a_picture_shows_what_is_no_longer_where_the_last_record_has_it() -> None:
    match = crowded(2)
    assert match.picture() is None
    let_go(match, placing(match, (28, 1.0)))
    match.film()
    match.advance(now(match) + 0.05)
    assert pictured(Shot(0, match.picture() or b"")) == (1, [])
    for _ in range(10):
        match.advance(now(match) + 0.1)
    assert pictured(Shot(0, match.picture() or b"")) == (31, [28])


def test_the_film_has_every_picture_with_its_time_once() -> None:
    match = begun()
    match.advance(3.0)
    let_go(match, placing(match))
    wake(match)
    film = match.film()
    assert [shot.now for shot in film] == pytest.approx([3 + n / 30 for n in range(1, 151)])
    assert [pictured(shot)[0] for shot in film] == [*range(1, 151)]
    assert not match.film()


def test_the_film_of_a_match_that_was_killed_begins_after_its_last_record() -> None:
    match = crowded(3, seats=3)
    let_go(match, placing(match, (21, 1.0), moves_until=9))
    match.advance(now(match) + 0.1)
    resign(match, 1)
    match.film()
    twin = reloaded(match)
    told = [wake(match), wake(twin)]
    assert told[0] == told[1]
    assert match.film() == twin.film() != []


def test_what_is_far_away_is_shown_at_the_edge() -> None:
    (body,) = BODY.iter_unpack(Camera({}).picture(7, {9: Pose(9999, -9999, -0.1)})[HEAD.size :])
    assert body == (9, 32767, -32767, 65536 - 1043)
