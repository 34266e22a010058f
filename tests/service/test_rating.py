"""What a match does to the standings of those who played it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.games.game import Outcome, Reason, abandoned
from server.service.rating import counted, counts, newcomer, participant, points
from server.store.records import MatchSeat, MatchSummary, Standing

GAME = "strategy"


def seats(*names: str, bot: str | None = None) -> tuple[MatchSeat, ...]:
    """Return seats of players, and one of a bot of that level behind them."""
    people = [MatchSeat(name, name, None) for name in names]
    return (*people, *([MatchSeat(None, "Ada", bot)] if bot else []))


def over(
    who: Sequence[MatchSeat],
    places: list[int],
    teams: list[int] | None = None,
    reason: Reason = Reason.FINISHED,
) -> MatchSummary:
    """Return a match that is over."""
    outcome = Outcome(places=places, scores=[0] * len(places), reason=reason, teams=teams or [])
    return MatchSummary("1" * 32, "CODE", GAME, {}, tuple(who), outcome, 0.0, 1.0, 1.0)


def after(match: MatchSummary, before: dict[str, Standing] | None = None) -> dict[str, Standing]:
    names = {participant(GAME, seat) for seat in match.seats}
    fresh = {name: newcomer(name, GAME) for name in names}
    return counted(match, {**fresh, **(before or {})})


# --- what counts --------------------------------------------------------------------------


def test_a_match_of_two_that_was_played_to_its_end_counts() -> None:
    assert counts(over(seats("anna", "ben"), [1, 2]))
    assert counts(over(seats("anna", "ben"), [1, 2], reason=Reason.LAST_LEFT))
    assert counts(over(seats("anna", bot="fair"), [1, 2]))


def test_a_match_alone_does_not_count() -> None:
    assert not counts(over(seats("anna"), [1]))


def test_a_match_that_goes_on_or_that_the_host_ended_does_not_count() -> None:
    match = over(seats("anna", "ben"), [1, 2])
    assert not counts(replace(match, outcome=None))
    assert not counts(replace(match, outcome=abandoned(2)))


def test_a_match_in_which_somebody_came_in_for_another_does_not_count() -> None:
    anna, ben = seats("anna", "ben")
    assert not counts(over((anna, replace(ben, helped=True)), [1, 2]))


# --- ratings ------------------------------------------------------------------------------


def test_a_match_of_two_teams_is_rated_as_the_library_publishes() -> None:
    """From its own description: two newcomers beat two newcomers."""
    stand = after(over(seats("a", "x", "b", "y"), [1, 3, 1, 3], teams=[0, 1, 0, 1]))
    for winner in "ab":
        assert stand[winner].mu == pytest.approx(26.964294621803063)
        assert stand[winner].sigma == pytest.approx(8.177962604389991)
    for loser in "xy":
        assert stand[loser].mu == pytest.approx(23.035705378196937)
        assert stand[loser].sigma == pytest.approx(8.177962604389991)


def test_of_many_players_each_is_rated_by_the_place() -> None:
    places = [4, 1, 6, 2, 5, 3]
    stand = after(over(seats(*"abcdef"), places))
    by_place = [stand["abcdef"[places.index(place)]].mu for place in range(1, 7)]
    assert by_place == sorted(by_place, reverse=True)
    assert len(set(by_place)) == 6


def test_equals_come_out_equal() -> None:
    stand = after(over(seats("anna", "ben", "cleo"), [1, 1, 3]))
    assert stand["anna"].mu == stand["ben"].mu > 25 > stand["cleo"].mu
    assert stand["anna"].sigma == stand["ben"].sigma


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    strong = replace(newcomer("anna", GAME), mu=35.0, sigma=3.0)
    weak = replace(newcomer("ben", GAME), mu=20.0, sigma=3.0)
    before = {"anna": strong, "ben": weak}
    expected = after(over(seats("anna", "ben"), [1, 2]), before)
    surprise = after(over(seats("anna", "ben"), [2, 1]), before)
    assert surprise["ben"].mu - weak.mu > 5 * (expected["anna"].mu - strong.mu) > 0


def test_all_on_one_side_have_beaten_nobody() -> None:
    stand = after(over(seats("anna", "ben"), [1, 1], teams=[0, 0]))
    assert stand["anna"] == replace(newcomer("anna", GAME), places=(1,), streak=1, longest=1)


def test_all_bots_of_one_level_share_a_rating() -> None:
    fair = MatchSeat(None, "Bruno", "fair")
    stand = after(over((*seats("anna", bot="fair"), fair), [1, 3, 2]))
    assert set(stand) == {"anna", "bot:strategy:fair"}
    assert stand["anna"].mu > 25 > stand["bot:strategy:fair"].mu
    assert stand["bot:strategy:fair"].places == (0, 1, 1)


def test_who_begins_has_1000_points_and_wins_some_with_a_first_win() -> None:
    assert points(newcomer("anna", GAME)) == 1000
    stand = after(over(seats("anna", "ben"), [1, 2]))
    assert points(stand["anna"]) > 1000 > points(stand["ben"])


# --- places and streaks -------------------------------------------------------------------


def test_places_and_streaks_are_counted_match_by_match() -> None:
    stand: dict[str, Standing] = {}
    for places in ([1, 2, 3], [1, 1, 3], [3, 1, 2], [1, 3, 2]):
        stand = after(over(seats("anna", "ben", "cleo"), places), stand)
    assert (stand["anna"].places, stand["ben"].places) == ((3, 0, 1), (2, 1, 1))
    assert stand["cleo"].places == (0, 2, 2)
    assert (stand["anna"].streak, stand["anna"].longest) == (1, 2)
    assert (stand["ben"].streak, stand["ben"].longest) == (0, 2)
    assert (stand["cleo"].streak, stand["cleo"].longest) == (0, 0)


@settings(deadline=None, max_examples=30)
@given(st.integers(2, 6).flatmap(lambda n: st.lists(st.integers(1, n), min_size=n, max_size=n)))
def test_no_places_leave_anyone_without_a_rating_that_is_a_number(places: list[int]) -> None:
    stand = after(over(seats(*"abcdef"[: len(places)]), places))
    for one in stand.values():
        assert 0 < one.sigma < 10
        assert -50 < one.mu < 100
        assert sum(one.places) == 1
