"""Checks a record: plays the match again, and says where it is not what the rules bring.

The commands, answers and times of play are taken from the record; the draws come from its seed. All
else (setting up, events, views, who may act, outcome, the game's own state) is worked out again and
compared. Names and dates follow from nothing: the fingerprint covers them.
"""

from __future__ import annotations

import json
import struct
import zlib
from base64 import b64decode
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from server.film import shots_of
from server.games import AnyGame
from server.games.chance import seal
from server.games.game import Outcome, Reason, Shot
from server.record.difference import Place, first_difference
from server.record.export import Export, ExportedEntry
from server.record.replay import Brought, Parted, Replay
from server.record.verdict import Agrees, Differs, Unchecked, Verdict, Why, quoted


def verify(
    games: Mapping[str, type[AnyGame]],
    export: Export,
    heed: Callable[[int], None] = lambda entry: None,
) -> Verdict:
    """Return whether a record agrees with the rules, or where it does not.

    `heed` is told the number of each entry before it is played; what it raises ends the check.
    """
    kind = games.get(export.game)
    if kind is None:
        return Unchecked(why="unknown_game")
    if export.edition is None:
        return Unchecked(why="too_old")
    if export.edition != kind.edition:
        return Unchecked(why="other_edition")

    try:
        replay = _begun(kind, export)
        for number, entry in enumerate(export.entries):
            heed(number)
            if found := _disagreement(replay, export, number, entry):
                return found
        _check_end(replay, export)
    except Parted as parted:
        return _differs(parted.why, parted.place)
    return Agrees(entries=len(export.entries), draws=replay.draws, fingerprint=export.fingerprint)


def _begun(kind: type[AnyGame], export: Export) -> Replay:
    seed = bytes.fromhex(export.seed)
    if seal(seed) != export.seal:
        raise Parted(Why.SEAL, Place("seed", export.seed, None))
    if not export.entries:
        raise Parted(Why.SETUP, Place("entries", [], None))
    if len(export.seats) not in kind.players:
        raise Parted(Why.SETUP, Place("seats", len(export.seats), None))
    try:
        return Replay(kind, export)
    except Exception as error:  # whatever a game does over what it was never given
        raise Parted(Why.SETUP, Place("options", export.options, None)) from error


# --- entries ------------------------------------------------------------------------------


def _disagreement(
    replay: Replay, export: Export, number: int, entry: ExportedEntry
) -> Differs | None:
    """Return what is wrong with an entry."""
    try:
        _compare("seq", entry.seq, number)
        if number == 0:
            _check_first(replay, entry)
        else:
            _check(entry, _brought(replay, export, entry))
    except Parted as parted:
        return _differs(parted.why, parted.place, number)
    return None


def _check_first(replay: Replay, entry: ExportedEntry) -> None:
    """Nothing has happened yet, and everything is shown."""
    _check(entry, replay.brought)
    first = ExportedEntry(seq=0, at=0.0, events=[], patch={}, view=entry.view, to_act=entry.to_act)
    _compare("", entry.model_dump(exclude_none=True), first.model_dump(exclude_none=True))


def _brought(replay: Replay, export: Export, entry: ExportedEntry) -> Brought:
    ended = export.outcome is not None and export.outcome.reason is Reason.ABANDONED
    try:
        return replay.play(entry, by_host=ended and entry is export.entries[-1])
    except Parted:
        raise
    except Exception as error:  # whatever a game does over what it was never told
        told = "command" if entry.command is not None else "answer"
        raise Parted(Why.FAILED, Place(told, getattr(entry, told), None)) from error


def _check(entry: ExportedEntry, brought: Brought) -> None:
    _compare("events", entry.events, brought.events)
    _compare("patch", entry.patch, brought.patch)
    _compare("to_act", entry.to_act, brought.to_act)
    _compare("film", _seen(_shots(entry.film)), _seen(brought.film))
    if entry.view is not None or entry.seq == 0:
        _compare("view", entry.view, brought.view)


def _shots(film: str | None) -> Sequence[Shot]:
    """Return the shots of a film: compressed elsewhere, the same ones may have other bytes."""
    try:
        return shots_of(b64decode(film, validate=True) if film else None)
    except (ValueError, zlib.error, struct.error):
        raise Parted(Why.FAILED, Place("film", film, None)) from None


def _seen(film: Sequence[Shot]) -> list[list[Any]]:
    return [[shot.now, shot.picture.hex()] for shot in film]


# --- the end ------------------------------------------------------------------------------


def _check_end(replay: Replay, export: Export) -> None:
    """Compare what the match came to; then whether the file is as it was written."""
    _compare("outcome", _told(export.outcome), _told(_counted(replay.outcome, export)))
    _compare("end", export.end, json.loads(json.dumps(replay.game.dump())))
    if export.fingerprint != export.print():
        raise Parted(Why.FINGERPRINT, Place("fingerprint", export.fingerprint, export.print()))


def _counted(outcome: Outcome | None, export: Export) -> Outcome | None:
    """Return an outcome without the times that do not count.

    Beside a bot none does. Nor after a pause, of which the record does not tell: then it has none.
    """
    if outcome is None:
        return None
    beside_a_bot = any(seat.bot or seat.helped for seat in export.seats)
    none_recorded = export.outcome is not None and not export.outcome.seconds
    uncounted = beside_a_bot or none_recorded
    return outcome.model_copy(update={"seconds": {}}) if uncounted else outcome


def _told(outcome: Outcome | None) -> Any:
    return outcome.model_dump(mode="json") if outcome else None


# --- saying so ----------------------------------------------------------------------------


def _compare(field: str, recorded: Any, replayed: Any) -> None:
    """Raise Parted where they differ first."""
    found = first_difference(recorded, replayed)
    if found is not None:
        raise Parted(Why.DIFFERS, found.below(field))


def _differs(why: Why, place: Place, entry: int | None = None) -> Differs:
    return Differs(
        why=why,
        entry=entry,
        field=place.path or "entry",
        recorded=None if place.recorded is None else quoted(place.recorded),
        replayed=None if place.replayed is None else quoted(place.replayed),
    )
