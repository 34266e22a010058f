"""How a match ended: who was rid of every piece, and how far the others were from it (TA11)."""

from __future__ import annotations

from server.games.game import Outcome, Seat
from server.games.trip_away.course import Course
from server.games.trip_away.table import size


def outcome_of(course: Course) -> Outcome | None:
    """Return places by the fewest pieces, then the fewest pips; scores are the pieces left.

    Who has left comes after everyone who has not, the first to leave last.
    """
    if course.over is None:
        return None
    seats = range(course.table.seats)
    ranks = [_rank(course, seat) for seat in seats]
    return Outcome(
        places=[1 + sum(rank < ranks[seat] for rank in ranks) for seat in seats],
        scores=[len(course.table.area(seat)) for seat in seats],
        reason=course.over,
    )


def _rank(course: Course, seat: Seat) -> tuple[int, int, int]:
    """Return where a seat stands; the lower the better, equal for equals."""
    if seat in course.gone:
        return len(course.gone) - course.gone.index(seat), 0, 0
    left = course.table.area(seat)
    return 0, len(left), sum(map(size, left))
