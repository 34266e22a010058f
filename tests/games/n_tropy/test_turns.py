"""What is dealt, whose turn it is, and the stick in a hand until it is let go."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from math import inf, nan, pi, radians

import pytest

from server.games.chance import Chance
from server.games.game import SeatMayNotAct
from server.games.n_tropy import sway
from server.games.n_tropy.contacts import Placement
from server.games.n_tropy.game import NTropy
from server.games.n_tropy.geometry import Pose
from server.games.n_tropy.hand import HIGHEST, REACH
from server.games.n_tropy.messages import (
    Ask,
    Asked,
    Carried,
    Carry,
    Clock,
    Hand,
    NTropyCommand,
    Offered,
    Pick,
    Picked,
    Release,
    Released,
    TurnBegan,
)
from server.games.n_tropy.picture import BODY, HEAD
from server.games.n_tropy.refusals import (
    AskedAlready,
    HoldsAlready,
    OnItsWay,
    Overlaps,
    PickFirst,
    StillMoves,
)
from server.games.n_tropy.structure import BASE
from server.games.n_tropy.view import Held, Offer, Offers, Phase, Reliability, Wave
from tests.games.n_tropy.scripted import Script, place_of, release
from tests.games.n_tropy.sitting import (
    BALANCED,
    LEVEL,
    begun,
    do,
    let_go,
    racks,
    reloaded,
    resign,
    seed_rolling,
    settle,
    standing,
    turn,
    types,
    wake,
    why_not,
)
from tests.games.playing import seed_of

AWAY = Carry(x=100, y=500, angle=pi / 2, seconds=2)


def held(match: NTropy) -> Held:
    in_hand = match.view().held
    assert in_hand is not None
    return in_hand


def hand_in(picture: bytes | None) -> tuple[int, float, float, float]:
    """Return the one body of a picture: number, x, y, angle."""
    assert picture is not None
    assert HEAD.unpack_from(picture) == (0, 1)
    number, x, y, angle = BODY.unpack_from(picture, HEAD.size)
    return number, x / 20, y / 20, angle / 65536 * 2 * pi


# --- what is dealt ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "sticks", "each"), [(1, 45, 45), (2, 45, 22), (4, 45, 11), (6, 45, 7), (3, 5, 5)]
)
def test_nt1_45_sticks_are_divided_equally_and_the_remainder_is_set_aside(
    seats: int, sticks: int, each: int
) -> None:
    match = begun(seats, sticks=sticks)
    assert [len(rack) for rack in racks(match)] == [each] * seats
    assert sorted(chain(*racks(match))) == [*range(6, 6 + seats * each)]
    assert racks(match)[0][-1] == 6


def test_nt1_the_base_is_complete_at_the_start() -> None:
    bodies = begun().view().bodies
    assert [int(number) for number in bodies] == [0, 1, 2, 3, 4, 5]
    assert bodies["5"].y == pytest.approx(BASE.poses[5].y, abs=1e-3)
    assert [body.on for body in bodies.values()] == [[], [0], [0], [0], [0], [0]]


# --- whose turn it is, and the die --------------------------------------------------------


def test_n1_who_begins_is_drawn_by_lot() -> None:
    starts = {begun(3, first=5, seed=seed).began_with for seed in range(20)}
    assert starts == {0, 1, 2}


def test_n1_play_goes_by_seats_and_counts_turns_and_rounds() -> None:
    match = begun(3, first=1)
    seen = []
    for _ in range(5):
        view = match.view()
        seen.append((view.active, view.turn, view.round))
        assert match.to_act == {view.active}
        turn(match)
    assert seen == [(1, 1, 1), (2, 2, 1), (0, 3, 1), (1, 4, 2), (2, 5, 2)]
    assert match.began_with == 1


def test_nt2_the_first_move_is_a_two_points_move_and_the_others_are_rolled_for() -> None:
    match = begun(seed=seed_rolling(1, 2, 1))
    assert match.view().points == 2
    began = [turn(match)[-1] for _ in range(3)]
    assert began == [
        TurnBegan(seat=1, points=1, rolled=True),
        TurnBegan(seat=0, points=2, rolled=True),
        TurnBegan(seat=1, points=1, rolled=True),
    ]


def test_nt2_the_first_move_stays_one_for_two_points_when_whose_it_was_has_left() -> None:
    match = begun(3, seed=seed_rolling(1))
    do(match, Pick())
    *_, began = resign(match, 0)
    assert began == TurnBegan(seat=1, points=2, rolled=False)


# --- taking a stick -----------------------------------------------------------------------


def test_one_takes_the_top_stick_of_ones_rack_and_holds_it_level_above_the_structure() -> None:
    match = begun()
    assert do(match, Pick()) == [Picked(seat=0, stick=6)]
    assert 6 not in racks(match)[0]
    stick = held(match)
    assert (stick.stick, stick.x, stick.angle) == (6, 0, 0)
    assert stick.y > max(body.y for body in match.view().bodies.values()) + 30
    assert match.view().phase is Phase.CARRY


def test_nt2_one_takes_a_single_stick_a_turn() -> None:
    match = begun()
    do(match, Pick())
    assert why_not(match, Pick()) == HoldsAlready()


@pytest.mark.parametrize("command", [AWAY, release(BALANCED)])
def test_one_takes_a_stick_before_anything_is_done_with_it(command: NTropyCommand) -> None:
    assert why_not(begun(), command) == PickFirst()


@pytest.mark.parametrize("command", [Pick(), AWAY, release(BALANCED), Ask()])
def test_nobody_but_the_active_seat_does_anything(command: NTropyCommand) -> None:
    match = begun(3)
    for seat in (1, 2, 3, -1):
        assert why_not(match, command, seat) == SeatMayNotAct()


@pytest.mark.parametrize("command", [Pick(), AWAY, release(BALANCED), Ask()])
def test_nobody_does_anything_while_something_moves(command: NTropyCommand) -> None:
    match = begun()
    let_go(match)
    assert match.to_act == frozenset()
    assert why_not(match, command, 0) == StillMoves()
    assert why_not(match, command, 1) == SeatMayNotAct()


# --- carrying -----------------------------------------------------------------------------


def test_a_stick_that_is_carried_sets_off_and_arrives_gently_for_all_to_see() -> None:
    match = begun()
    do(match, Pick())
    match.advance(1.0)
    high = held(match).y
    assert do(match, AWAY) == []
    journey = held(match).journey
    assert journey is not None
    assert (journey.x, journey.since, journey.seconds) == (100, 1.0, 2)
    assert held(match).y == high

    assert wake(match) == [Carried(seat=0, stick=6)]
    there = held(match)
    assert (there.x, there.y, there.angle, there.journey) == (100, 500, pi / 2, None)
    assert match.wake_at is None


def test_a_stick_on_its_way_is_neither_let_go_nor_sent_elsewhere_nor_steered() -> None:
    match = begun()
    do(match, Pick())
    do(match, AWAY)
    match.advance(1.9)
    assert why_not(match, AWAY) == OnItsWay()
    assert why_not(match, release(BALANCED)) == OnItsWay()
    match.steer(0, 10, 400, 0)
    assert match.picture() is None
    match.advance(2.0)
    match.steer(0, 10, 400, 0)
    assert match.picture() is not None


def test_a_stick_may_be_on_its_way_when_a_match_is_loaded() -> None:
    match = begun()
    do(match, Pick())
    do(match, AWAY)
    match.advance(1.0)
    twin = reloaded(match)
    assert wake(twin) == [Carried(seat=0, stick=6)]
    assert held(twin).x == 100


def test_a_steered_hand_is_shown_but_not_recorded() -> None:
    match = begun()
    do(match, Pick())
    view, dump = match.view(), match.dump()
    match.steer(0, 50.0, 420.0, 1.5)
    assert hand_in(match.picture()) == pytest.approx((6, 50.0, 420.0, 1.5), abs=1e-4)
    assert (match.view(), match.dump()) == (view, dump)


def test_the_next_record_shows_where_the_hand_is() -> None:
    match = begun()
    do(match, Pick())
    match.steer(0, 50.0, 420.0, 1.5)
    do(match, Ask())
    assert (held(match).x, held(match).y, held(match).angle) == (50, 420, 1.5)
    assert match.picture() is None
    assert held(reloaded(match)).x == 50


def test_only_who_holds_a_stick_steers_it() -> None:
    match = begun()
    match.steer(0, 50.0, 420.0, 1.5)
    assert match.picture() is None
    do(match, Pick())
    match.steer(1, 50.0, 420.0, 1.5)
    assert match.picture() is None


def test_a_hand_is_steered_no_farther_than_it_reaches() -> None:
    match = begun()
    do(match, Pick())
    match.steer(0, 1e9, 1e9, 0)
    assert hand_in(match.picture())[1:] == (REACH, HIGHEST, 0)
    for wild in (nan, inf):
        match.steer(0, wild, wild, wild)
        assert hand_in(match.picture())[1:] == (REACH, HIGHEST, 0)


# --- the sway (N8) ------------------------------------------------------------------------


@pytest.mark.parametrize(("hand", "most"), [(Hand.NATURAL, 1.0), (Hand.SHAKY, 3.0)])
def test_n8_a_hand_sways_so_far_and_so_slowly_and_never_twice_alike(
    hand: Hand, most: float
) -> None:
    match = begun(hand=hand)
    sways = []
    for _ in range(2):
        do(match, Pick())
        drawn = held(match).sway
        sways.append(drawn)
        for waves, reach in ((drawn.x, most), (drawn.y, most), (drawn.angle, radians(most))):
            assert sum(wave.amplitude for wave in waves) == pytest.approx(reach, rel=1e-3)
            assert all(0.8 <= wave.period <= 3 for wave in waves)
        do(match, release(LEVEL))
        settle(match)
    assert sways[0] != sways[1]


def test_n8_a_steady_hand_does_not_sway() -> None:
    match = begun(hand=Hand.STEADY)
    do(match, Pick())
    assert held(match).sway.x == held(match).sway.y == held(match).sway.angle == []


def test_n8_the_sway_of_the_instant_is_added_to_where_the_hand_is() -> None:
    match = begun(hand=Hand.SHAKY)
    match.advance(1.0)
    do(match, Pick())
    drawn = held(match).sway
    match.advance(3.0)
    at = place_of(LEVEL)
    (released,) = do(match, release(LEVEL, at=2.9))
    assert isinstance(released, Released)
    assert released.hand == at
    assert released.swayed == pytest.approx(sway.swayed(at, drawn, 1.9), abs=1e-4)
    assert released.swayed != pytest.approx(sway.swayed(at, drawn, 2.0), abs=1e-4)
    assert released.set_down == pytest.approx(
        (released.swayed[0], released.swayed[1] - 2, 0), abs=0.1
    )


def test_n8_a_wave_adds_its_amplitude_at_its_crest() -> None:
    wave = Wave(amplitude=2, period=2, phase=0)
    drawn = held_still().sway.model_copy(update={"x": [wave]})
    assert sway.swayed(Pose(10, 20, 0), drawn, 0.5) == pytest.approx((12, 20, 0))


def lowered(pose: tuple[float, float, float]) -> tuple[float, float, float]:
    x, y, angle = pose
    return x, y - 2, angle


def held_still() -> Held:
    match = begun()
    do(match, Pick())
    return held(match)


@pytest.mark.parametrize(
    ("now", "told", "taken"), [(1.1, 0.9, 1.0), (3.0, 2.0, 2.75), (3.0, 3.2, 3.0)]
)
def test_n8_of_an_instant_that_cannot_be_the_nearest_one_that_can_is_taken(
    now: float, told: float, taken: float
) -> None:
    match = begun(hand=Hand.SHAKY)
    match.advance(1.0)
    do(match, Pick())
    drawn = held(match).sway
    match.advance(now)
    (released,) = do(match, release(LEVEL, at=told))
    assert isinstance(released, Released)
    assert released.swayed == pytest.approx(
        sway.swayed(place_of(LEVEL), drawn, taken - 1.0), abs=1e-4
    )


def test_a_stick_that_is_inside_another_stays_in_hand() -> None:
    match = begun()
    do(match, Pick())
    assert why_not(match, release(Script(blocked_by=5))) == Overlaps(stick=5)
    assert held(match).stick == 6


def test_what_is_in_the_way_is_named() -> None:
    assert "stick 5" in Overlaps(stick=5).text
    assert "the base" in Overlaps(stick=0).text


def test_a_stick_let_go_is_part_of_the_structure() -> None:
    match = begun()
    let_go(match, LEVEL)
    assert standing(match) == {5, 6}
    assert match.view().held is None
    assert match.view().phase is Phase.SETTLE


# --- the clock (N6) -----------------------------------------------------------------------


def test_n6_at_zero_the_stick_is_let_go_where_the_hand_is() -> None:
    match = begun(clock=Clock.HALF_A_MINUTE)
    assert match.view().ends_at == 30
    match.advance(10.0)
    do(match, Pick())
    match.steer(0, *place_of(LEVEL))
    assert match.advance(29.9) == []
    (released,) = match.advance(30.0)
    assert isinstance(released, Released)
    assert (released.hand, released.in_time) == (place_of(LEVEL), False)
    assert match.view().ends_at is None


def test_n6_who_has_taken_none_lets_the_top_one_go_from_above() -> None:
    match = begun(clock=Clock.A_MINUTE, kind=NTropy)
    assert types([*match.advance(60.0)]) == ["picked", "released"]
    assert standing(match) == {5, 6}


def test_n6_a_stick_that_is_in_the_way_is_raised_to_the_first_place_that_is_free() -> None:
    match = begun(clock=Clock.HALF_A_MINUTE)
    do(match, Pick())
    blocked = Script(blocked_by=5)
    match.steer(0, *place_of(blocked))
    (released,) = match.advance(30.0)
    assert isinstance(released, Released)
    assert released.swayed == place_of(blocked)
    assert released.set_down[1] == place_of(blocked).y + 12 - 2
    assert types(settle(reloaded(match))) == types(settle(match))


def test_n6_a_stick_on_its_way_is_let_go_where_it_is_by_then() -> None:
    match = begun(clock=Clock.HALF_A_MINUTE, kind=NTropy)
    do(match, Pick())
    start = held(match)
    match.advance(29.0)
    do(match, Carry(x=100, y=400, angle=0, seconds=2))
    (released,) = match.advance(35.0)
    assert isinstance(released, Released)
    assert released.hand == pytest.approx((50, (start.y + 400) / 2, 0))


def test_n6_the_clock_stands_still_while_something_moves_and_begins_anew() -> None:
    match = begun(clock=Clock.HALF_A_MINUTE)
    match.advance(4.0)
    turn(match)
    assert match.view().ends_at == pytest.approx(39)


# --- asking -------------------------------------------------------------------------------

PLACES = Offers(
    offers=[
        Offer(x=10, y=290, angle=0, placement=Placement.LEVEL, on=[4, 7], reliability=rely)
        for rely in (Reliability.GOOD, Reliability.POOR)
    ]
)


@pytest.mark.parametrize("ready", [lambda match: None, lambda match: do(match, Pick())])
def test_who_asks_where_a_stick_could_go_is_offered_places(
    ready: Callable[[NTropy], object],
) -> None:
    match = begun()
    ready(match)
    assert match.questions == {}
    assert do(match, Ask()) == [Asked(seat=0)]
    assert match.view().asking
    assert match.questions == {0: 1}
    assert why_not(match, Ask()) == AskedAlready()

    twin = reloaded(match)
    for asking in (match, twin):
        told = asking.advise(0, 1, PLACES.model_dump(mode="json"))
        assert told == [Offered(seat=0, count=2)]
        assert not asking.view().asking
    assert twin.view() == match.view()


@pytest.mark.parametrize(
    ("hand", "most"), [(Hand.STEADY, 0.4), (Hand.NATURAL, 1.0), (Hand.SHAKY, 3.0)]
)
def test_n8_who_is_offered_a_place_misses_it_by_as_much_as_a_hand_would(
    hand: Hand, most: float
) -> None:
    chance, offer = Chance(seed_of(1)), PLACES.offers[0]
    missed = [sway.missed(offer, hand, chance) for _ in range(100)]
    for off in ([m.x - 10 for m in missed], [m.y - 290 for m in missed]):
        assert most / 2 < max(off) <= most
        assert -most <= min(off) < -most / 2
    turned = [abs(one.angle) for one in missed]
    assert radians(most / 2) < max(turned) <= radians(most) + 1e-6


def test_an_answer_that_comes_too_late_is_not_heard() -> None:
    match = begun()
    do(match, Ask())
    assert match.advise(1, 1, PLACES.model_dump()) == []
    assert match.advise(0, 2, PLACES.model_dump()) == []
    turn(match)
    assert match.advise(0, 1, PLACES.model_dump()) == []
    do(match, Ask())
    assert match.questions == {1: 2}


def test_offers_are_there_until_the_stick_is_let_go_or_the_turn_is_over() -> None:
    match = begun(3)
    ends: list[Callable[[], object]] = [lambda: let_go(match), lambda: resign(match, 1)]
    for question, end in enumerate(ends, start=1):
        do(match, Ask())
        match.advise(match.view().active, question, PLACES.model_dump())
        assert len(match.view().offers) == 2
        end()
        assert match.view().offers == []
        settle(match)


def test_a_release_without_an_instant_is_one_of_now() -> None:
    match = begun()
    do(match, Pick())
    do(match, Release(**place_of(LEVEL)._asdict()))
    assert match.view().phase is Phase.SETTLE
