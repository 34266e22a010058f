"""What a match comes to: everyone's best line and loop, and who won.

The score is the better of 1 a tile in one line and 2 a tile in one loop, not their sum (rules of
Tantrix, section 6.1), less what the clocks have cost. A side is one seat, or the two partners
that share a colour.
"""

from __future__ import annotations

from collections.abc import Sequence

from server.games.game import Outcome, Reason, Seat
from server.games.tantrix.board import Spot, written
from server.games.tantrix.lines import lines, longest
from server.games.tantrix.placements import COLOURS
from server.games.tantrix.position import Position
from server.games.tantrix.strategy.course import Course
from server.games.tantrix.strategy.messages import Best


def best_of(position: Position, colour: int, points: int) -> Best:
    """Return what a colour has come to, when its clocks have cost so many points."""
    found = lines(position, COLOURS[colour])
    return Best(
        line=_cells(longest(found, loop=False)),
        loop=_cells(longest(found, loop=True)),
        score=position.best[colour] - points,
    )


def _cells(spots: Sequence[Spot]) -> list[str]:
    return [written(spot) for spot in spots]


def outcome_of(course: Course, points: Sequence[int]) -> Outcome | None:
    """Return how the match ended; `points` is what each seat's clock has cost.

    Without a free move the match is drawn, whatever the lines (6.1). Who has left comes after
    everyone who has not, the first to leave last, and scores nothing.
    """
    if course.over is None:
        return None
    seats = range(len(course.hands))
    ranks = [_rank(course, seat, points) for seat in seats]
    sides = list(dict.fromkeys(course.colours))
    return Outcome(
        places=[1 + sum(rank < ranks[seat] for rank in ranks) for seat in seats],
        scores=[_score(course, seat, points) if _is_left(course, seat) else 0 for seat in seats],
        reason=course.over,
        teams=[sides.index(colour) for colour in course.colours] if len(sides) < len(seats) else [],
    )


def cost(course: Course, seat: Seat, points: Sequence[int]) -> int:
    """Return what the clocks of a seat's side have cost it."""
    return sum(points[other] for other in _side(course, seat))


def _score(course: Course, seat: Seat, points: Sequence[int]) -> int:
    return course.position.best[course.colours[seat]] - cost(course, seat, points)


def _rank(course: Course, seat: Seat, points: Sequence[int]) -> tuple[bool, int]:
    """Return where a seat's side stands; the lower the better, equal for equals."""
    if not _is_left(course, seat):
        return True, -max(course.gone.index(other) for other in _side(course, seat))
    if course.over is Reason.BLOCKED:
        return False, 0
    return False, -_score(course, seat, points)


def _is_left(course: Course, seat: Seat) -> bool:
    return any(other not in course.gone for other in _side(course, seat))


def _side(course: Course, seat: Seat) -> list[Seat]:
    """Return the seats that share a seat's colour, itself among them."""
    return [other for other, colour in enumerate(course.colours) if colour == course.colours[seat]]
