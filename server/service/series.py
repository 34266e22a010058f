"""The series of a table: the running score of its matches, and who has won enough of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from server.games.game import Outcome, Reason
from server.store.records import MatchSeat, ScoreRecord, TableRecord


def first_to(wanted: int) -> int | None:
    """Return how many wins decide a series, from what was asked for; None: it is open-ended."""
    return wanted or None


def champions(table: TableRecord) -> list[str]:
    """Return who has won the series: several when the last win was shared."""
    if table.first_to is None:
        return []
    return [score.player for score in table.series if score.wins >= table.first_to]


def going_on(table: TableRecord) -> TableRecord:
    """Return the table whose next match begins: after a series that was won, a new one."""
    return replace(table, series=()) if champions(table) else table


def scored(
    series: Sequence[ScoreRecord], seats: Sequence[MatchSeat], outcome: Outcome
) -> tuple[ScoreRecord, ...]:
    """Return the score after a match; one that the host ended, or played alone, does not count."""
    scores = {score.player: score for score in series}
    if outcome.reason is not Reason.ABANDONED and len(seats) > 1:
        for seat, place in zip(seats, outcome.places, strict=True):
            key = seat.player or f"bot:{seat.name}"
            old = scores.get(key, ScoreRecord(player=key, name=seat.name, wins=0, matches=0))
            wins = old.wins + (place == 1)
            scores[key] = ScoreRecord(key, seat.name, wins, old.matches + 1)
    return tuple(scores.values())
