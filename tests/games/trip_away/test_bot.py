"""Trip Away's bots: what they choose, how they judge, and how long they seem to think."""

from __future__ import annotations

from random import Random

import pytest

from server.games.trip_away.actions import choices
from server.games.trip_away.bot import BOTS
from server.games.trip_away.game import TripAway
from server.games.trip_away.judgement import WON, chance, worth
from server.games.trip_away.messages import Face, Remove, Roll, TripAwayCommand
from server.games.trip_away.sight import table_of
from tests.bench.trip_away import anything, contest
from tests.games.playing import new_match, seen
from tests.games.trip_away.pictures import table_in
from tests.games.trip_away.sitting import START, THREE, dig, hop, match_of, remove

LEVELS = list(BOTS)

TWO, ALL = (0, 1), (0, 1, 2)


def chosen(level: str, match: TripAway, number: int = 1) -> TripAwayCommand | None:
    (seat,) = match.to_act
    command: TripAwayCommand | None = BOTS[level].choose(match.view(), seat, Random(number))
    return command


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_rolls_and_leaves_a_forced_pass_to_be_read(level: str) -> None:
    assert chosen(level, match_of(START)) == Roll()
    assert chosen(level, match_of(START, Face.DIG)) is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_does_nothing_when_it_is_not_its_turn(level: str) -> None:
    for match in (match_of(START), match_of(START, Face.TIP)):
        assert BOTS[level].choose(match.view(), 1, Random(1)) is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_is_never_refused_and_chooses_the_same_again(level: str) -> None:
    match, random = new_match(TripAway, 3, seed=5), Random(1)
    for _ in range(14):
        if match.wake_at is not None:
            match.advance(match.wake_at)
        if match.outcome is not None:
            break
        (seat,) = match.to_act
        number = random.randrange(1000)
        first, again = (BOTS[level].choose(seen(match), seat, Random(number)) for _ in range(2))
        assert first == again
        if first is not None:
            match.handle(seat, first)


@pytest.mark.parametrize("level", ["fair", "strong"])
def test_the_others_take_the_win_they_are_offered(level: str) -> None:
    match = match_of("0: M0>1\n1: S1 M1 L1\n2: S2", Face.WILD)
    for number in range(5):
        command = chosen(level, match, number)
        assert command in (dig("M0", "L1"), hop("M0", "S1"))


@pytest.mark.parametrize("level", ["fair", "strong"])
def test_in_a_removal_the_others_take_their_last_piece_and_nobody_elses(level: str) -> None:
    assert chosen(level, match_of("0: S0\n1: S1\n2: M2", removers=[0, 1, 2])) == remove("S0")
    for number in range(5):
        command = chosen(level, match_of("0: S0 M0\n1: S1\n2: M2", removers=[0, 1, 2]), number)
        assert isinstance(command, Remove)
        assert command.piece in (0, 1)


def test_the_beginner_is_careless_now_and_then() -> None:
    match = match_of("0: M0>1\n1: S1 M1 L1\n2: S2", Face.WILD)
    commands = [chosen("beginner", match, number) for number in range(60)]
    winning = sum(command in (dig("M0", "L1"), hop("M0", "S1")) for command in commands)
    assert 25 < winning < 55


def test_the_strong_one_keeps_an_opponent_from_leaving_with_the_last_piece() -> None:
    """Seat 1 would win by any dig, hop or wild."""
    match = match_of("0: S0 M0 L0\n1: M1>0\n2: S1 L1 S2", Face.SWAP)
    command = chosen("strong", match)
    assert command is not None
    match.handle(0, command)
    found = choices(table_of(match.view()), 1, Face.WILD)
    assert not found.dig
    assert not found.hop


# --- judgement ------------------------------------------------------------------------------


def test_to_have_no_piece_left_is_to_have_won_and_another_ones_is_to_have_lost() -> None:
    table = table_in("0:\n1: S1\n2: M1")
    assert worth(table, 0, ALL) == WON
    assert worth(table, 1, ALL) == -WON
    assert chance(table, 0, 1, ALL) == 1.0
    assert chance(table, 1, 2, ALL) == 0.0


def test_who_has_left_the_match_is_not_reckoned_with() -> None:
    table = table_in("0: S0\n1:\n2: M1")
    assert worth(table, 0, [0, 2]) > -WON
    assert 0.0 < chance(table, 0, 2, [0, 2]) < 1.0


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("0: S0 M0 | 1: S1 M1 L1", "0: S0 M0 L0 | 1: S1 M1 L1"),  # fewer pieces
        ("0: S0>1 M0 L0 | 1: S1 M1 L1", "0: S0 M0 L0 | 1: S1 M1 L1"),  # one that can leave
        ("0: L0>1 S0 M0 | 1: S1 M1 L1", "0: L0>1 S0 M0 | 1: L1 L2 L3"),  # and not in vain
        ("0: S0 M0 L0 | 1: S1 M1 L1", "0: S0+M0 L0 | 1: S1 M1 L1"),  # no stack
        ("0: S0 M0 L0 | 1: S1 M1 L1", "0: S0 M0 L0 | 1: S1>0 M1 L1"),  # nothing comes
    ],
)
def test_a_table_is_better_than_another(better: str, worse: str) -> None:
    one, other = (table_in(picture.replace("|", "\n")) for picture in (better, worse))
    assert worth(one, 0, TWO) > worth(other, 0, TWO)
    assert chance(one, 0, 1, TWO) > chance(other, 0, 1, TWO)


def test_a_piece_that_could_both_dig_and_hop_threatens_twice() -> None:
    tables = [table_in(f"0: S0 M0 L0\n1: S1 {other}") for other in ("M1", "L1>0", "M1>0")]
    none, once, twice = (worth(table, 0, TWO) for table in tables)
    assert none > once
    assert none - twice == pytest.approx(2 * (none - once))


def test_the_chances_of_all_add_up_to_one_and_who_rolls_next_has_a_better_one() -> None:
    table = table_in(THREE)
    first, second, third = (chance(table, seat, 0, ALL) for seat in range(3))
    assert first + second + third == pytest.approx(1.0)
    assert first > second == third


# --- paces, and strength --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "shortest", "longest"),
    [("beginner", 1.6, 3.0), ("fair", 1.3, 2.4), ("strong", 1.0, 2.0)],
)
def test_bots_roll_soon_and_then_seem_to_think(level: str, shortest: float, longest: float) -> None:
    def paces(match: TripAway) -> list[float]:
        return [BOTS[level].pace(match.view(), 0, Random(number)) for number in range(100)]

    assert 0.5 <= min(paces(match_of(START))) < max(paces(match_of(START))) <= 1.0
    acting = paces(match_of(START, Face.TIP))
    assert shortest <= min(acting) < max(acting) <= longest


def test_only_the_strong_one_takes_long_enough_for_a_thread_of_its_own() -> None:
    assert [level for level, bot in BOTS.items() if bot.slow] == ["strong"]
    slow = BOTS["strong"].slow
    assert slow is not None
    assert slow.limit(match_of(START).view(), 0) == 3.0
    assert slow.haste is BOTS["fair"].choose


def test_a_fair_bot_beats_one_that_does_anything() -> None:
    """Of many matches it wins nineteen in twenty; the bench counts them."""
    won, _ = contest(BOTS["fair"].choose, anything, 30)
    assert won >= 24
