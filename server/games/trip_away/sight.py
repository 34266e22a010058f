"""What is seen of a course, and the way back: a table or a course from what is seen."""

from __future__ import annotations

from server.games.chance import Chance
from server.games.game import Reason, Seat
from server.games.trip_away.course import Course
from server.games.trip_away.messages import (
    Aimed,
    Deed,
    Dug,
    Hopped,
    Last,
    Passed,
    PieceOnTable,
    Removed,
    Swapped,
    Tipped,
    TripAwayEvent,
    TripAwayOptions,
    TripAwayView,
)
from server.games.trip_away.table import Place, Table, colour, size


def shown(course: Course, last: Last | None, passes_at: float | None) -> TripAwayView:
    """Return all that may be seen of a match, with what follows from it."""
    table, going = course.table, course.over is None
    return TripAwayView(
        pieces={
            str(piece): PieceOnTable(size=size(piece), colour=colour(piece), **place._asdict())
            for piece, place in table.places.items()
        },
        counts={str(seat): len(table.area(seat)) for seat in range(table.seats)},
        removed={str(piece): seat for piece, seat in course.removed.items()},
        start=course.start,
        turn=course.turn,
        round=course.round,
        removal_after=course.removal_after if going else None,
        phase=course.phase,
        active=course.active if going else None,
        die=course.die,
        obstacle=course.obstacle,
        passes_at=passes_at,
        choices=course.choices,
        removers=list(course.removers),
        resigned={str(seat): order for order, seat in enumerate(course.gone, start=1)},
        last=last,
    )


def done_in(event: TripAwayEvent) -> Last | None:
    """Return what an event tells to have been done; None when it tells of something else."""
    match event:
        case Passed():
            pieces = []
        case Tipped() | Aimed() | Removed():
            pieces = [event.piece]
        case Swapped():
            pieces = [event.one, event.other]
        case Dug():
            pieces = [event.piece, event.under]
        case Hopped():
            pieces = [event.piece, event.onto]
        case _:
            return None
    return Last(seat=event.seat, deed=Deed(event.type), pieces=pieces)


def table_of(view: TripAwayView) -> Table:
    return Table(
        len(view.counts),
        {
            int(number): Place(piece.area, piece.column, piece.height, piece.toward)
            for number, piece in view.pieces.items()
        },
    )


def playing(view: TripAwayView) -> list[Seat]:
    """Return who has not left the match."""
    return [int(seat) for seat in view.counts if seat not in view.resigned]


def course_of(
    view: TripAwayView, options: TripAwayOptions, chance: Chance, over: Reason | None
) -> Course:
    """Return the course that a view tells of."""
    course = Course(table_of(view), view.start, options, chance)
    course.phase = view.phase
    course.active = view.start if view.active is None else view.active
    course.turn = view.turn
    course.round = view.round
    course.die = view.die
    course.removers = list(view.removers)
    course.removed = {int(piece): seat for piece, seat in view.removed.items()}
    course.gone = [int(seat) for seat in sorted(view.resigned, key=lambda s: view.resigned[s])]
    course.over = over
    return course
