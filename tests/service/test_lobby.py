"""Seats, readiness and the host's rights, as pure steps from one record to the next.

A table is written as one character a seat: a letter for a person (capital: ready), "*" for a bot,
"." for a free seat.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from server.games.game import Outcome, Reason, Refusal
from server.service import lobby
from server.service.errors import Refused
from server.service.requests import Choose, Configure, Move, Person, SeatBot
from server.store.records import MatchSeat, ScoreRecord, SeatRecord, TableRecord
from server.wire import Status
from tests.service.candle import Candle
from tests.service.world import HOUSE_GAMES, assert_refusal, person
from tests.toy.game import Pebbles

ANNA, BEN, CLEO, DAN = (person(name) for name in ("Anna", "Ben", "Cleo", "Dan"))
PEOPLE = {one.name[0].lower(): one for one in (ANNA, BEN, CLEO, DAN)}


def table(picture: str, **changes: Any) -> TableRecord:
    """Return the table in the picture, at which Anna is host and Pebbles is played."""
    new = lobby.opened(HOUSE_GAMES, "K7QF2MXW", "pebbles", {}, False, ANNA, 1000.0)
    return replace(new, seats=tuple(_seat(mark) for mark in picture), **changes)


def _seat(mark: str) -> SeatRecord:
    if mark == ".":
        return lobby.FREE
    if mark == "*":
        return SeatRecord(bot="novice", name="Bot")
    one = PEOPLE[mark.lower()]
    return SeatRecord(player=one.id, name=one.name, ready=mark.isupper())


def picture(table: TableRecord) -> str:
    letters = {one.id: letter for letter, one in PEOPLE.items()}
    marks = []
    for seat in table.seats:
        letter = letters.get(seat.player or "", "." if seat.bot is None else "*")
        marks.append(letter.upper() if seat.ready else letter)
    return "".join(marks)


def refusal(step: Callable[..., object], *args: Any) -> Refusal:
    with pytest.raises(Refused) as refused:
        step(*args)
    return refused.value.refusal


# --- opening ------------------------------------------------------------------------------


def test_a_new_table_has_the_games_seats_and_the_host_on_the_first() -> None:
    new = lobby.opened(HOUSE_GAMES, "K7QF2MXW", "pebbles", {"heap": 9}, True, ANNA, 1000.0)
    assert picture(new) == "a..."
    assert (new.host, new.status, new.options, new.public) == (ANNA.id, "lobby", {"heap": 9}, True)


def test_a_new_table_has_every_option_filled_in() -> None:
    assert lobby.opened(HOUSE_GAMES, "K7QF2MXW", "pebbles", {}, True, ANNA, 0).options == {
        "heap": 15
    }


def test_a_table_is_not_opened_for_a_game_we_do_not_have() -> None:
    no = refusal(lobby.opened, HOUSE_GAMES, "K7QF2MXW", "chess" * 20, {}, True, ANNA, 0)
    assert_refusal(no, "unknown_game", game=("chess" * 20)[:40])


@pytest.mark.parametrize("options", [{"heap": 4}, {"heap": "many"}, {"heap": None}])
def test_a_table_is_not_opened_with_an_option_out_of_range(options: dict[str, Any]) -> None:
    no = refusal(lobby.opened, HOUSE_GAMES, "K7QF2MXW", "pebbles", options, True, ANNA, 0)
    assert_refusal(no, "bad_options", fields=["heap"])


def test_unknown_options_are_named_but_not_at_any_length() -> None:
    options = {"x" * 500: 1, **{f"y{n}": 1 for n in range(30)}}
    no = refusal(lobby.checked_options, Pebbles, options)
    assert_refusal(no, "bad_options", fields=["x" * 60, *(f"y{n}" for n in range(7))])


# --- who sits where -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "who", "seat", "after"),
    [
        ("a...", BEN, 2, "a.b."),
        ("ab..", BEN, 3, "a..b"),
        ("aB..", BEN, 3, "a..b"),
        ("aB..", BEN, 1, "aB.."),
        ("ab*c", CLEO, 3, "ab*c"),
    ],
)
def test_a_person_sits_on_one_seat(before: str, who: Person, seat: int, after: str) -> None:
    assert picture(lobby.sit(table(before), who, seat)) == after


def test_a_taken_seat_is_not_given_to_another() -> None:
    assert_refusal(refusal(lobby.sit, table("ab.."), CLEO, 1), "seat_taken", seat=1, name="Ben")
    assert_refusal(refusal(lobby.sit, table("a*.."), CLEO, 1), "seat_taken", seat=1, name="Bot")


def test_a_full_table_has_no_seat() -> None:
    assert_refusal(refusal(lobby.sit, table("a**b"), CLEO, 1), "table_full", seats=4)


@pytest.mark.parametrize("seat", [-1, 4, 10**30])
def test_a_seat_that_is_not_there_is_unknown(seat: int) -> None:
    assert_refusal(refusal(lobby.sit, table("a..."), BEN, seat), "unknown_seat", seats=4)


def test_whoever_sits_down_keeps_the_seats_choice_and_has_a_name_of_their_own() -> None:
    red = table("a...")
    red = replace(red, seats=(red.seats[0], SeatRecord(choice={"colour": "red"}), *red.seats[2:]))
    seat = lobby.sit(red, Person("f" * 32, "ANNA"), 1).seats[1]
    assert (seat.name, seat.choice, seat.ready) == ("ANNA 2", {"colour": "red"}, False)


def test_a_bot_is_seated_on_a_free_seat_or_in_another_bots_place() -> None:
    seated = lobby.seat_bot(table("a.*."), Pebbles, SeatBot(seat=1, bot="novice"))
    again = lobby.seat_bot(seated, Pebbles, SeatBot(seat=2, bot="expert"))
    assert picture(again) == "a**."
    assert [seat.bot for seat in again.seats] == [None, "novice", "expert", None]
    assert len({seat.name for seat in again.seats[:3]}) == 3


def test_a_bot_does_not_take_a_persons_seat() -> None:
    no = refusal(lobby.seat_bot, table("ab.."), Pebbles, SeatBot(seat=1, bot="novice"))
    assert_refusal(no, "seat_taken", seat=1, name="Ben")


def test_a_bot_that_the_game_does_not_have_is_unknown() -> None:
    no = refusal(lobby.seat_bot, table("a..."), Pebbles, SeatBot(seat=1, bot="genius" * 20))
    assert_refusal(no, "unknown_bot", bot=("genius" * 20)[:40], levels=["novice", "expert"])


@pytest.mark.parametrize(
    ("before", "who", "seat", "after"),
    [
        ("ab..", BEN, 3, "a..b"),
        ("aB..", BEN, 0, "Ba.."),
        ("a*.b", BEN, 1, "ab.*"),
        ("a...", CLEO, 2, "a.c."),
    ],
)
def test_the_host_moves_people_and_two_who_sit_change_places(
    before: str, who: Person, seat: int, after: str
) -> None:
    here = {CLEO.id: "Cleo"}
    moved = lobby.move(table(before), Move(seat=seat, player=who.id), here)
    assert picture(moved) == after


def test_nobody_is_moved_who_neither_sits_nor_is_here() -> None:
    no = refusal(lobby.move, table("a..."), Move(seat=1, player=CLEO.id), {})
    assert_refusal(no, "unknown_player")


def test_one_stands_up_from_ones_own_seat_and_the_host_clears_any() -> None:
    assert picture(lobby.vacate(table("ab*."), BEN, 1)) == "a.*."
    assert picture(lobby.vacate(table("ab*."), ANNA, 1)) == "a.*."
    assert picture(lobby.vacate(table("ab*."), ANNA, 2)) == "ab.."


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_nobody_but_the_host_clears_anothers_seat(seat: int) -> None:
    assert_refusal(refusal(lobby.vacate, table("ab*."), BEN, seat), "not_your_seat")


def test_a_choice_is_made_for_ones_own_seat_and_by_the_host_for_a_bots() -> None:
    red = {"colour": "red"}
    own = lobby.choose(table("ab*."), Candle, BEN, Choose(seat=1, choice=red))
    bots = lobby.choose(own, Candle, ANNA, Choose(seat=2, choice=red))
    assert [seat.choice for seat in bots.seats] == [{}, red, red, {}]


@pytest.mark.parametrize(("who", "seat"), [(ANNA, 1), (BEN, 0), (BEN, 2), (ANNA, 3)])
def test_a_choice_is_not_made_for_others(who: Person, seat: int) -> None:
    request = Choose(seat=seat, choice={})
    assert_refusal(refusal(lobby.choose, table("ab*."), Candle, who, request), "not_your_seat")


def test_a_choice_the_game_does_not_offer_is_refused() -> None:
    request = Choose(seat=1, choice={"colour": "mauve"})
    no = refusal(lobby.choose, table("ab.."), Candle, BEN, request)
    assert_refusal(no, "bad_options", fields=["colour"])


def test_one_who_returns_plays_again_under_the_name_they_have_now() -> None:
    away = table("ab..")
    away = lobby.substituted(away, 1, "novice")
    assert away.seats[1].substitute == "novice"
    back = lobby.returned(away, replace(BEN, name="anna"))
    assert (back.seats[1].substitute, back.seats[1].name) == (None, "anna 2")


def test_a_spectator_who_returns_changes_nothing() -> None:
    assert lobby.returned(table("ab.."), CLEO) == table("ab..")


# --- host and outcasts --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("here", "host"),
    [
        ([CLEO, DAN, BEN], BEN),
        ([CLEO, DAN], CLEO),
        ([], ANNA),
    ],
)
def test_the_host_is_handed_to_the_first_here_who_sits_else_to_the_first(
    here: list[Person], host: Person
) -> None:
    assert lobby.handed_over(table("ab.."), [one.id for one in here]).host == host.id


def test_the_host_is_never_handed_to_someone_sent_away() -> None:
    outcast = table("ab..", kicked=(CLEO.id,))
    assert lobby.handed_over(outcast, [CLEO.id]).host == ANNA.id


def test_a_table_for_one_stays_with_the_host_who_sits_there_and_goes_on_from_one_who_left() -> None:
    assert lobby.handed_over(table("a"), [CLEO.id]).host == ANNA.id
    assert lobby.handed_over(table("."), [CLEO.id]).host == CLEO.id
    assert lobby.handed_over(table("a."), [CLEO.id]).host == CLEO.id


def test_one_who_is_sent_away_loses_the_seat_and_stays_out() -> None:
    after = lobby.kick(table("ab.."), BEN.id)
    assert (picture(after), after.kicked) == ("a...", (BEN.id,))


def test_a_spectator_can_be_sent_away() -> None:
    after = lobby.kick(table("ab.."), CLEO.id)
    assert (picture(after), after.kicked) == ("ab..", (CLEO.id,))


def test_one_who_is_sent_away_twice_is_kept_out_once() -> None:
    assert lobby.kick(lobby.kick(table("ab.."), CLEO.id), CLEO.id).kicked == (CLEO.id,)


def test_the_host_cannot_be_sent_away() -> None:
    assert_refusal(refusal(lobby.kick, table("ab.."), ANNA.id), "unknown_player")


def test_a_locked_table_admits_the_host_those_who_sit_and_those_who_were_there() -> None:
    locked = table("ab..", locked=True, host=DAN.id)
    for one in (ANNA, BEN, CLEO, DAN):
        lobby.admit(locked, one, known={CLEO.id})
    assert_refusal(refusal(lobby.admit, locked, CLEO, set()), "table_locked")


def test_one_who_was_sent_away_is_not_admitted_though_known() -> None:
    outcast = table("ab..", kicked=(CLEO.id,))
    assert_refusal(refusal(lobby.admit, outcast, CLEO, {CLEO.id}), "kicked")


def test_only_the_host_is_host() -> None:
    lobby.require_host(table("ab.."), ANNA)
    assert_refusal(refusal(lobby.require_host, table("ab.."), BEN), "not_host")


# --- the table's settings -----------------------------------------------------------------


def test_what_is_not_named_stays_as_it_is() -> None:
    before = table("aB*.", public=True, locked=True)
    assert lobby.configured(before, HOUSE_GAMES, Configure()) == before


def test_public_and_locked_change_alone() -> None:
    after = lobby.configured(table("aB*."), HOUSE_GAMES, Configure(public=True, locked=True))
    assert (after.public, after.locked, picture(after)) == (True, True, "aB*.")


def test_other_options_ask_everyone_to_be_ready_anew() -> None:
    after = lobby.configured(table("AB*."), HOUSE_GAMES, Configure(options={"heap": 7}))
    assert (after.options, picture(after)) == ({"heap": 7}, "ab*.")


@pytest.mark.parametrize(
    ("before", "game", "after"),
    [
        ("AB*.", "candle", "ab."),
        ("A.*b", "candle", "ab."),
        ("abcd", "candle", "abc"),
        ("AB*.", "gobble", "ab...."),
    ],
)
def test_another_game_has_its_own_number_of_seats_and_people_stay_if_they_can(
    before: str, game: str, after: str
) -> None:
    changed = lobby.configured(table(before, match="5" * 32), HOUSE_GAMES, Configure(game=game))
    assert (picture(changed), changed.game, changed.match) == (after, game, None)
    assert changed.options == lobby.checked_options(HOUSE_GAMES[game], {})


def test_another_game_forgets_the_choices_made_for_the_last() -> None:
    chosen = table("ab..")
    seat = replace(chosen.seats[1], choice={"colour": "red"})
    chosen = replace(chosen, seats=(chosen.seats[0], seat, *chosen.seats[2:]))
    changed = lobby.configured(chosen, HOUSE_GAMES, Configure(game="gobble"))
    assert all(seat.choice == {} for seat in changed.seats)


def test_an_unknown_game_or_option_changes_nothing() -> None:
    unknown = refusal(lobby.configured, table("ab.."), HOUSE_GAMES, Configure(game="chess"))
    assert_refusal(unknown, "unknown_game", game="chess")
    bad = refusal(lobby.configured, table("ab.."), HOUSE_GAMES, Configure(options={"hep": 1}))
    assert_refusal(bad, "bad_options", fields=["hep"])


# --- ready, set, go -----------------------------------------------------------------------


def test_one_who_sits_is_ready_or_no_longer() -> None:
    assert picture(lobby.ready(table("ab.."), BEN, True)) == "aB.."
    assert picture(lobby.ready(table("aB.."), BEN, False)) == "ab.."


def test_a_spectator_is_never_ready() -> None:
    assert_refusal(refusal(lobby.ready, table("ab.."), CLEO, True), "not_seated")


def test_the_start_waits_for_people_and_never_for_bots() -> None:
    assert lobby.waiting_for(table("aB*.")) == ["Anna"]
    assert lobby.waiting_for(table("AB*.")) == []


@pytest.mark.parametrize(
    ("seats", "enough"),
    [("a...", False), ("ab..", True), ("a*..", True), ("**..", False), ("abcd", True)],
)
def test_a_match_needs_the_games_number_of_players_and_one_person(seats: str, enough: bool) -> None:
    assert lobby.has_players(table(seats), Pebbles) is enough


def test_too_few_are_told_how_many_the_game_is_for() -> None:
    no = refusal(lobby.require_players, table("a..."), Pebbles)
    assert_refusal(no, "wrong_number", seated=1, fewest=2, most=4)
    lobby.require_players(table("ab.."), Pebbles)


def test_an_idle_table_is_a_lobby_until_a_match_was_played() -> None:
    assert lobby.idle(table("ab..")) is Status.LOBBY
    assert lobby.idle(table("ab..", match="5" * 32)) is Status.OVER


# --- after a match ------------------------------------------------------------------------

PLAYED = [
    MatchSeat(ANNA.id, "Anna", None),
    MatchSeat(BEN.id, "Ben", None),
    MatchSeat(None, "Ada", "novice"),
]


def test_the_series_counts_matches_and_shared_wins() -> None:
    outcome = Outcome(places=[1, 2, 1], scores=[3, 2, 3], reason=Reason.FINISHED)
    once = lobby.scored(table("AB*."), PLAYED, outcome)
    twice = lobby.scored(once, PLAYED[:2], Outcome(places=[2, 1], scores=[0, 1], reason="finished"))
    assert twice.series == (
        ScoreRecord(ANNA.id, "Anna", wins=1, matches=2),
        ScoreRecord(BEN.id, "Ben", wins=1, matches=2),
        ScoreRecord("bot:Ada", "Ada", wins=1, matches=1),
    )


def test_after_a_match_nobody_is_ready_and_no_bot_stands_in() -> None:
    outcome = Outcome(places=[1, 2, 2], scores=[3, 2, 2], reason=Reason.FINISHED)
    after = lobby.scored(lobby.substituted(table("AB*."), 1, "novice"), PLAYED, outcome)
    assert (picture(after), after.status) == ("ab*.", "over")
    assert all(seat.substitute is None for seat in after.seats)


def test_a_match_the_host_ended_counts_for_nobody() -> None:
    outcome = Outcome(places=[1, 1, 1], scores=[0, 0, 0], reason=Reason.ABANDONED)
    assert lobby.scored(table("AB*."), PLAYED, outcome).series == ()
