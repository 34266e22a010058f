"""A record agrees as it was written; altered anywhere, it is refused and the place is named."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any, ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.games import GAMES, AnyGame
from server.games.chance import seal
from server.games.game import Bot, Json
from server.record.export import Export, Unreadable, read
from server.record.verdict import Agrees, Differs, Unchecked, Verdict, Why
from server.record.verify import verify
from tests.games.n_tropy.sitting import QuickNTropy, a_command
from tests.games.playing import seed_of
from tests.record.matches import Playing, as_json, played
from tests.service.candle import Candle, CandleView
from tests.service.marble import Marble
from tests.service.riddle import Riddle
from tests.toy.game import Pebbles
from tests.verifying import assert_agrees


class Kite(Candle):
    """A candle for those who would rather steer: it shows where the kite was as they whistle."""

    name = "kite"
    flies = 0.0

    def steer(self, seat: int, x: float, y: float, angle: float) -> None:
        self.flies = x

    def view(self) -> CandleView:
        return CandleView(height=self.height, whistles=round(self.whistles * self.flies))


class HastyNTropy(QuickNTropy):
    """N-Tropy, but its sticks fall as a script says, and its bot does anything."""

    bots: ClassVar[Mapping[str, Bot]] = {
        "anything": Bot(a_command, lambda view, seat, random: 1.0),
    }


KNOWN: Mapping[str, type[AnyGame]] = {
    **GAMES,
    **{game.name: game for game in (Pebbles, Candle, Riddle, Marble, Kite, HastyNTropy)},
}

QUICK = {name: kind for name, kind in GAMES.items() if not kind.heavy}
"""The games of the house that are played out in no time."""

MODES: Mapping[str, tuple[str, int, Json]] = {
    **{
        f"{name}, {min(kind.players)}": (name, min(kind.players), {})
        for name, kind in QUICK.items()
    },
    **{
        f"{name}, {max(kind.players)}": (name, max(kind.players), {})
        for name, kind in QUICK.items()
    },
    "gobble, called and split": ("gobble", 3, {"call": True, "split": True}),
    "strategy, by clocks": ("strategy", 2, {"clock": True, "reserve": 1, "increment": 0}),
    "pebbles": ("pebbles", 3, {}),
    "marble": ("marble", 2, {"marbles": 3}),
    "n_tropy": ("n_tropy", 2, {"sticks": 2}),
    "n_tropy, by the clock": ("n_tropy", 3, {"sticks": 1, "clock": "30", "hand": "shaky"}),
}
"""A name → game, seats and options."""

BUSY = ("gobble, 2", "trip_away, 2", "strategy, by clocks")

every_mode = pytest.mark.parametrize("mode", MODES)


@cache
def record_of(mode: str) -> Export:
    name, seats, options = MODES[mode]
    return played(KNOWN[name], seats, **options)


def checked(record: Json) -> Verdict:
    return checked_by(KNOWN, record)


def checked_by(games: Mapping[str, type[AnyGame]], record: Json) -> Verdict:
    return verify(games, read(json.dumps(record)))


def reprinted(record: Json) -> Json:
    """Return an altered record with the fingerprint it ought to have."""
    return {**record, "fingerprint": read(json.dumps(record)).print()}


def parted(record: Json) -> Differs:
    """The record does not agree, whatever its fingerprint says."""
    verdict = checked(reprinted(record))
    assert isinstance(verdict, Differs), verdict.text
    return verdict


def middle(record: Json, holds: Callable[[Json], bool]) -> Json:
    """Return an entry from the middle of those that are so."""
    found = [entry for entry in record["entries"] if holds(entry)]
    entry: Json = found[len(found) // 2]
    return entry


# --- as it was played -----------------------------------------------------------------------


@every_mode
def test_a_match_that_was_played_agrees(mode: str) -> None:
    record = record_of(mode)
    assert record.outcome is not None
    agrees = assert_agrees(record, KNOWN)
    assert agrees.entries == len(record.entries)
    assert agrees.fingerprint == record.fingerprint
    assert record.fingerprint in agrees.text


def test_every_draw_is_made_again() -> None:
    agrees = verify(KNOWN, record_of("trip_away, 2"))
    assert isinstance(agrees, Agrees)
    assert agrees.draws > 10


def test_what_time_brings_is_played_again() -> None:
    record = record_of("strategy, by clocks")
    by_time = [entry for entry in record.entries[1:] if entry.command is None]
    assert by_time
    assert_agrees(record, KNOWN)


def test_an_answer_of_the_adviser_is_taken_from_the_record() -> None:
    record = record_of("discovery, 1")
    (answer,) = [entry for entry in record.entries if entry.answer is not None]
    assert (answer.seat, answer.question) == (0, 1)
    assert_agrees(record, KNOWN)


def test_what_moves_between_two_entries_is_seen_again() -> None:
    record = record_of("marble")
    assert [entry.seq for entry in record.entries if entry.film is not None]
    assert_agrees(record, KNOWN)


@pytest.mark.no_cover
def test_a_real_structure_falls_again_as_it_fell() -> None:
    """N-Tropy: one stick is let go by hand, one by the clock, and one has still to settle."""
    playing = Playing.begun(GAMES["n_tropy"], 2, sticks=2, clock="30", first=0)
    playing.play(0, type="pick")
    playing.play(0, type="release", x=10.0, y=400.0, angle=0.1)
    playing.wait(16.0)
    playing.play(1, type="pick")
    playing.steer(1, -30.0, 500.0, 0.3)
    playing.wait(30.0)
    playing.wait(1.0)
    playing.play(1, type="resign")
    record = as_json(playing.record)
    assert isinstance(checked_by(GAMES, record), Agrees)
    let_go = [e for e in record["entries"] if e["events"] and e["events"][0]["type"] == "released"]
    assert let_go[1]["events"][0]["hand"] == [-30.0, 500.0, 0.3]

    let_go[1]["steered"]["1"]["x"] = -29.0
    found = checked_by(GAMES, reprinted(record))
    assert isinstance(found, Differs)
    assert (found.entry, found.field) == (let_go[1]["seq"], "events[0].hand[0]")


def test_where_something_was_held_is_taken_from_the_record() -> None:
    playing = Playing.begun(Kite, 1)
    playing.steer(0, 5.0, 0.0, 0.0)
    playing.steer(0, 7.0, 0.0, 0.0)
    playing.wait(1.0)
    playing.play(0, type="whistle")
    playing.play(0, type="whistle")
    playing.play(0, type="blow")
    record = as_json(playing.record)
    kept = [entry.get("steered") for entry in record["entries"]]
    assert kept == [None, {"0": {"x": 7.0, "y": 0.0, "angle": 0.0}}, None, None]
    assert isinstance(checked(record), Agrees)

    record["entries"][1]["steered"]["0"]["x"] = 8.0
    found = parted(record)
    assert (found.entry, found.field) == (1, "patch.whistles")


def test_a_match_that_the_host_ended_agrees() -> None:
    playing = Playing.begun(Candle, 2)
    playing.wait(3.3)
    playing.play(0, type="whistle")
    playing.wait(2.0)
    playing.abandon()
    record = playing.record
    assert record.entries[-1].events == []
    assert_agrees(record, KNOWN)


def test_a_match_that_the_host_ended_while_something_moved_agrees() -> None:
    playing = Playing.begun(HastyNTropy, 2, first=0)
    playing.play(0, type="pick")
    playing.play(0, type="release", x=0.0, y=363.0, angle=0.0)
    playing.wait(2.0)
    playing.abandon()
    assert "settling" not in playing.match.view
    assert_agrees(playing.record, KNOWN)


def test_a_match_that_still_goes_on_agrees_so_far() -> None:
    playing = Playing.begun(Pebbles, 3)
    playing.play_on(Random(1), moves=3)
    assert playing.record.outcome is None
    assert_agrees(playing.record, KNOWN)


def test_a_time_that_does_not_count_makes_no_difference() -> None:
    paused = as_json(record_of("rainbow, 1"))
    paused["outcome"]["seconds"] = {}
    assert isinstance(checked(reprinted(paused)), Agrees)


def test_beside_a_bot_no_time_counts() -> None:
    playing = Playing.begun(Riddle, 2)
    playing.wait(1.0)
    playing.play(0, type="guess")
    record = as_json(playing.record)
    assert record["outcome"]["seconds"] == {"0": 1.0}
    record["seats"][1]["helped"] = True
    found = parted(record)
    assert (found.entry, found.field) == (None, "outcome.seconds.0")


# --- altered --------------------------------------------------------------------------------


@every_mode
def test_an_altered_event_is_named(mode: str) -> None:
    record = as_json(record_of(mode))
    entry = middle(record, lambda entry: entry["events"] != [])
    entry["events"][0]["type"] = "miracle"
    found = parted(record)
    assert (found.entry, found.field) == (entry["seq"], "events[0].type")
    assert (found.why, found.recorded) == (Why.DIFFERS, '"miracle"')
    assert f"entry {entry['seq']}, events[0].type" in found.text


@every_mode
def test_an_event_too_many_or_too_few_is_named(mode: str) -> None:
    for times in (0, 2):
        record = as_json(record_of(mode))
        entry = middle(record, lambda entry: entry["events"] != [])
        entry["events"][-1:] = entry["events"][-1:] * times
        found = parted(record)
        assert found.entry == entry["seq"]
        assert found.field.startswith("events[")


@every_mode
def test_another_command_in_its_place_is_named(mode: str) -> None:
    record = as_json(record_of(mode))
    entry = middle(record, lambda entry: "command" in entry)
    entry["command"] = {"type": "resign"}
    found = parted(record)
    assert found.entry == entry["seq"]
    assert found.field.partition("[")[0].partition(".")[0] in ("events", "command")


@every_mode
def test_another_seat_in_its_place_is_named(mode: str) -> None:
    record = as_json(record_of(mode))
    entry = middle(record, lambda entry: "command" in entry)
    entry["seat"] += 1
    assert parted(record).entry == entry["seq"]


@every_mode
def test_a_command_left_out_is_named(mode: str) -> None:
    record = as_json(record_of(mode))
    entry = middle(record, lambda entry: "command" in entry)
    record["entries"].remove(entry)
    for number, later in enumerate(record["entries"]):
        later["seq"] = number
    found = parted(record)
    assert found.entry is not None
    assert found.entry >= entry["seq"]


@every_mode
def test_an_altered_view_and_patch_are_named(mode: str) -> None:
    for field in ("view", "patch", "to_act"):
        record = as_json(record_of(mode))
        entry = record["entries"][0]
        entry[field] = [*entry[field], 5] if field == "to_act" else {**entry[field], "more": 1}
        found = parted(record)
        assert (found.entry, found.field.rstrip(".more[1234567890]")) == (0, field)


@every_mode
def test_an_altered_outcome_or_end_is_named(mode: str) -> None:
    record = as_json(record_of(mode))
    record["end"]["more"] = 1
    found = parted(record)
    assert (found.entry, found.field) == (None, "end.more")

    record["outcome"]["places"][0] += 1
    found = parted(record)
    assert (found.entry, found.field) == (None, "outcome.places[0]")


@pytest.mark.parametrize("change", [lambda film: "", lambda film: film[:-8], lambda film: "x"])
def test_an_altered_film_is_named(change: Callable[[str], str]) -> None:
    record = as_json(record_of("marble"))
    entry = middle(record, lambda entry: "film" in entry)
    entry["film"] = change(entry["film"])
    found = parted(record)
    assert found.entry == entry["seq"]
    assert found.field.startswith("film")


def test_an_altered_roll_is_named() -> None:
    """The die of Trip Away, and all that was shown of it."""
    record = as_json(record_of("trip_away, 2"))
    entry = middle(record, lambda entry: entry.get("command") == {"type": "roll"})
    (rolled,) = [event for event in entry["events"] if event["type"] == "rolled"]
    before = rolled["face"]
    rolled["face"] = "wild" if before != "wild" else "tip"
    found = parted(record)
    assert (found.entry, found.field) == (entry["seq"], "events[0].face")
    assert found.replayed == f'"{before}"'


@pytest.mark.parametrize("mode", ["gobble, 2", "strategy, 2", "trip_away, 2", "solitaire, 1"])
def test_another_seed_is_found_by_its_seal_and_by_what_is_drawn(mode: str) -> None:
    record = as_json(record_of(mode))
    record["seed"] = seed_of(99).hex()
    found = parted(record)
    assert (found.why, found.entry, found.field) == (Why.SEAL, None, "seed")

    record["seal"] = seal(seed_of(99))
    found = parted(record)
    assert found.why in (Why.DIFFERS, Why.REFUSED)
    assert found.entry is not None


def test_names_and_dates_are_covered_by_the_fingerprint() -> None:
    changes: list[Json] = [{"began": 1.0}, {"match": "2" * 32}, {"fingerprint": "0" * 64}]
    for change in changes:
        verdict = checked({**as_json(record_of("pebbles")), **change})
        assert isinstance(verdict, Differs)
        assert (verdict.why, verdict.field) == (Why.FINGERPRINT, "fingerprint")


# --- in the wrong place, or of the wrong kind -----------------------------------------------


def candle(*changes: tuple[int, Json]) -> Differs:
    """Alter entries of a match: Ben whistles (1), Anna blows it out (2). Return what is found."""
    playing = Playing.begun(Candle, 2)
    for seat, command in ((1, "whistle"), (0, "blow")):
        playing.wait(1.0)
        playing.play(seat, type=command)
    record = as_json(playing.record)
    for number, change in changes:
        record["entries"][number] |= change
        record["entries"][number] = {
            name: value for name, value in record["entries"][number].items() if value is not None
        }
    return parted(record)


def riddle(**change: Any) -> Differs:
    """Alter the answer (2) to what Ben has asked (1); return what is found."""
    playing = Playing.begun(Riddle, 2)
    playing.play(1, type="ask")
    playing.take(playing.match.advise(0.0, 1, 1, {"text": "an egg"}))
    record = as_json(playing.record)
    record["entries"][2] |= change
    return parted(record)


@pytest.mark.parametrize(
    ("found", "why", "entry", "field"),
    [
        (lambda: candle((1, {"seq": 7})), Why.DIFFERS, 1, "seq"),
        (lambda: candle((2, {"at": 0.5})), Why.TIME, 2, "at"),
        (lambda: candle((2, {"at": 99.0})), Why.DUE, 2, "at"),
        (lambda: candle((1, {"command": None, "seat": None})), Why.NOTHING, 1, "at"),
        (lambda: candle((1, {"command": None})), Why.SHAPE, 1, "seat"),
        (lambda: candle((1, {"seat": None})), Why.SHAPE, 1, "seat"),
        (lambda: candle((1, {"question": 3})), Why.SHAPE, 1, "question"),
        (lambda: candle((1, {"answer": {}})), Why.SHAPE, 1, "answer"),
        (lambda: candle((1, {"command": {"type": "fly"}})), Why.FAILED, 1, "command"),
        (lambda: candle((1, {"command": {"type": "sneeze"}})), Why.FAILED, 1, "command"),
        (lambda: candle((1, {"seat": 2})), Why.REFUSED, 1, "command"),
        (lambda: candle((1, {"command": {"type": "blow"}})), Why.DIFFERS, 1, "events[0].type"),
        (lambda: candle((0, {"at": 0.1})), Why.DIFFERS, 0, "at"),
        (lambda: candle((0, {"seat": 0})), Why.DIFFERS, 0, "seat"),
        (lambda: candle((0, {"view": None})), Why.DIFFERS, 0, "view"),
        (lambda: riddle(question=2), Why.NOTHING, 2, "question"),
        (lambda: riddle(seat=0), Why.NOTHING, 2, "question"),
        (lambda: riddle(answer={"text": "a hen"}), Why.DIFFERS, 2, "events[0].text"),
        (lambda: riddle(answer={"text": "gibberish"}), Why.FAILED, 2, "answer"),
    ],
)
def test_what_cannot_have_happened_is_named(
    found: Callable[[], Differs], why: Why, entry: int, field: str
) -> None:
    verdict = found()
    assert (verdict.why, verdict.entry, verdict.field) == (why, entry, field)


def test_the_rules_say_by_their_code_why_they_refuse() -> None:
    assert candle((1, {"seat": 2})).replayed == '"may_not_act"'


def test_nothing_happens_after_the_end() -> None:
    record = as_json(record_of("pebbles"))
    last = record["entries"][-1]
    record["entries"].append({**last, "seq": last["seq"] + 1})
    found = parted(record)
    assert (found.why, found.entry) == (Why.OVER, last["seq"] + 1)


def test_a_match_the_host_did_not_end_does_not_end_by_itself() -> None:
    playing = Playing.begun(Candle, 2)
    playing.wait(1.0)
    playing.abandon()
    record = as_json(playing.record)
    record["outcome"]["reason"] = "finished"
    assert parted(record).why is Why.NOTHING


def test_an_end_that_is_missing_is_found() -> None:
    record = as_json(record_of("pebbles"))
    record["entries"].pop()
    found = parted(record)
    assert (found.entry, found.field) == (None, "outcome")


def test_a_record_without_a_beginning_or_with_the_wrong_seats_is_refused() -> None:
    changes: list[Json] = [{"entries": []}, {"seats": []}, {"options": {"heap": 1000}}]
    for change in changes:
        found = parted({**as_json(record_of("pebbles")), **change})
        assert (found.why, found.entry) == (Why.SETUP, None)


# --- records that cannot be checked ---------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"edition": None}, "too_old"),
        ({"edition": 2}, "other_edition"),
        ({"game": "chess"}, "unknown_game"),
    ],
)
def test_a_record_that_cannot_be_checked_is_not_blamed(change: Json, why: str) -> None:
    record = as_json(record_of("pebbles")) | change
    verdict = checked({name: value for name, value in record.items() if value is not None})
    assert isinstance(verdict, Unchecked)
    assert verdict.why == why
    assert verdict.text


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("", "the file"),
        ("[]", "the file"),
        ("{", "the file"),
        ("{}", "match"),
        ('{"format": 2}', "format"),
    ],
)
def test_what_is_no_record_is_not_read(text: str, field: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read(text)
    assert field in unreadable.value.fields


@pytest.mark.parametrize("change", [{"began": "1"}, {"entries": [{}]}, {"more": 1}, {"seed": "0"}])
def test_what_is_not_of_this_form_is_not_bent_to_fit(change: Json) -> None:
    with pytest.raises(Unreadable):
        read(json.dumps({**as_json(record_of("pebbles")), **change}))


# --- any alteration at all ------------------------------------------------------------------


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Go through every place in a record: each member and item, and what is in them."""
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    for key, part in parts:
        yield (*way, key)
        if isinstance(part, dict | list):
            yield from places(part, (*way, key))


@cache
def places_of(mode: str) -> list[tuple[Any, ...]]:
    return list(places(as_json(record_of(mode))))


def another(value: Any, random: Random) -> Any:
    """Return another value of the kind, or of a kind near it."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return value + random.choice((1, -1, 0.5))
    if isinstance(value, str):
        return random.choice((value + "x", value[1:] or "y"))
    if isinstance(value, list):
        return value[1:] if value else [0]
    return {**(value or {}), "more": 1}


def alter(record: Json, way: tuple[Any, ...], how: str, random: Random) -> None:
    """Change, leave out or double what is at a place."""
    *folders, last = way
    inside: Any = record
    for folder in folders:
        inside = inside[folder]
    if how == "without":
        del inside[last]
    elif how == "twice" and isinstance(inside, list):
        inside.insert(last, deepcopy(inside[last]))
    else:
        inside[last] = another(inside[last], random)


def follows(way: tuple[Any, ...]) -> bool:
    """Whether what is at a place follows from the rest by the rules.

    Commands, times of play and names are given; a time may not count, a whole view may be left out.
    """
    if way[0] == "entries" and len(way) > 2:
        return way[2] in ("seq", "events", "patch", "to_act") or (way[2] == "view" and len(way) > 3)
    return way[0] in ("seal", "seed", "end") or (way[0] == "outcome" and way[1:2] != ("seconds",))


@pytest.mark.no_cover
@settings(max_examples=120, deadline=None)
@given(
    mode=st.sampled_from(("pebbles", "discovery, 1", "daily, 1", "solitaire, 1", *BUSY)),
    place=st.integers(0, 10**6),
    how=st.sampled_from(("other", "without", "twice")),
    random=st.randoms(use_true_random=False),
)
def test_any_single_alteration_is_found(mode: str, place: int, how: str, random: Random) -> None:
    """What follows from the rest is found by the rules alone, all else by the fingerprint."""
    record = as_json(record_of(mode))
    ways = places_of(mode)
    way = ways[place % len(ways)]
    alter(record, way, how, random)
    try:
        verdict = checked(reprinted(record) if follows(way) else record)
    except Unreadable:
        return
    assert not isinstance(verdict, Agrees), way
    if follows(way):
        assert isinstance(verdict, Differs)
        assert verdict.why is not Why.FINGERPRINT, way
