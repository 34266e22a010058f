"""How a match ended: who has the fewest sticks left, and who toppled the base (NT10, NT11)."""

from __future__ import annotations

from server.games.game import Outcome, Reason, Seat
from server.games.n_tropy.course import Course
from server.games.n_tropy.messages import NTropyOptions
from server.games.n_tropy.racks import share


def outcome_of(course: Course) -> Outcome | None:
    """Return places by the fewest sticks left, which are the scores too.

    When the base was toppled, N5 says who is first, and who toppled it comes after the others.
    Who has left comes after everyone who has not, the first to leave last.
    """
    if course.over is None:
        return None
    seats = range(course.seats)
    ranks = [_rank(course, seat) for seat in seats]
    return Outcome(
        places=[1 + sum(rank < ranks[seat] for rank in ranks) for seat in seats],
        scores=[left(course, seat) for seat in seats],
        reason=course.over,
    )


def left(course: Course, seat: Seat) -> int:
    """Return how many sticks a seat has left; all of them after a run alone that broke off."""
    broken_off = course.toppler is not None or course.over is Reason.GIVEN_UP
    if course.seats == 1 and broken_off:
        return course.share
    return len(course.racks[seat].sticks)


def attempt_named(options: NTropyOptions) -> str:
    """Return what runs alone have in common whose scores are compared (N10): n_tropy:natural:45.

    Aid, clock and rounds make it easier or harder to leave few sticks, and do not count.
    """
    return f"n_tropy:{options.hand.value}:{share(1, options)}"


def _rank(course: Course, seat: Seat) -> tuple[int, int, int]:
    """Return where a seat stands; the lower the better, equal for equals."""
    if seat in course.gone:
        return len(course.gone) - course.gone.index(seat), 0, 0
    if course.toppler is None:
        return 0, 0, left(course, seat)
    if seat in course.saved:
        return 0, 0, 0
    return 0, 2 if seat == course.toppler else 1, left(course, seat)
