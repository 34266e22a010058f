"""What is seen of a match, and the way back: a structure or a course from what is seen.

A structure is rounded when it is kept. So the view, the record, bots and the next turn all speak of
exactly the same one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from server.games.chance import Chance
from server.games.game import Json, Reason, Seat
from server.games.n_tropy.advice import Advice
from server.games.n_tropy.course import Course
from server.games.n_tropy.geometry import BASE_BODY, Pose, rounded
from server.games.n_tropy.hand import InHand
from server.games.n_tropy.messages import (
    Fell,
    Fouled,
    NTropyEvent,
    NTropyOptions,
    Number,
    Placed,
    Released,
)
from server.games.n_tropy.racks import Rack
from server.games.n_tropy.settle import Settle
from server.games.n_tropy.structure import BASE, Standing, Structure
from server.games.n_tropy.view import Body, Last, NTropyView, Phase, Player, Settling

Bodies = dict[Number, Body]


def bodies_of(standing: Standing, resting_on: Mapping[Number, Sequence[Number]]) -> Bodies:
    """Return what stands, as it is kept."""
    return {
        number: Body(
            **rounded(standing.poses[number])._asdict(),
            upright=number in standing.upright,
            on=list(resting_on.get(number, ())),
        )
        for number in sorted(standing.poses)
    }


def base() -> Bodies:
    """Return what stands at the start."""
    return bodies_of(BASE, {number: [BASE_BODY] for number in BASE.poses if number != BASE_BODY})


def kept(structure: Structure) -> Bodies:
    """Return how a structure stands now, as it is kept."""
    return bodies_of(structure.standing(), structure.resting_on())


def standing_of(bodies: Mapping[Number, Body]) -> Standing:
    return Standing(
        {number: Pose(body.x, body.y, body.angle) for number, body in bodies.items()},
        frozenset(number for number, body in bodies.items() if body.upright),
    )


def standing_of_view(view: NTropyView) -> Standing:
    """Return the structure that a view shows."""
    return standing_of(seen_bodies(view))


def shown(
    course: Course,
    bodies: Bodies,
    in_hand: InHand | None,
    settle: Settle | None,
    ends_at: float | None,
    advice: Advice,
    last: Last | None,
) -> NTropyView:
    """Return all that may be seen of a match."""
    return NTropyView(
        players={str(seat): _player(course, seat) for seat in range(course.seats)},
        bodies={str(number): body for number, body in bodies.items()},
        turn=course.turn,
        round=course.round,
        last_turn=course.last_turn,
        active=course.active,
        points=course.points,
        phase=_phase(course, in_hand, settle),
        ends_at=ends_at,
        held=None if in_hand is None else in_hand.held,
        settling=None if settle is None else _settling(settle),
        asking=advice.asking,
        offers=list(advice.offers),
        last=last,
    )


def _phase(course: Course, in_hand: InHand | None, settle: Settle | None) -> Phase:
    if course.over is not None:
        return Phase.OVER
    if settle is not None:
        return settle.phase
    return Phase.PICK if in_hand is None else Phase.CARRY


def seen_bodies(view: NTropyView) -> Bodies:
    return {int(number): body for number, body in view.bodies.items()}


def _player(course: Course, seat: Seat) -> Player:
    rack = course.racks[seat]
    return Player(
        rack=list(rack.sticks), placed=rack.placed, lost=rack.lost, resigned=seat in course.gone
    )


def _settling(settle: Settle) -> Settling:
    return Settling(
        stick=settle.stick, seat=settle.seat, since=settle.since, seconds=settle.seconds
    )


def noted(last: Last | None, event: NTropyEvent) -> Last | None:
    """Return what the last turn came to, with what an event tells of it."""
    if isinstance(event, Released):
        return Last(seat=event.seat, stick=event.stick)
    if last is None:
        return None
    match event:
        case Placed():
            return last.model_copy(update={"placement": event.placement})
        case Fouled():
            return last.model_copy(update={"fault": event.fault, "other": event.other})
        case Fell():
            which = "late" if event.late else "fell"
            return last.model_copy(update={which: [*getattr(last, which), *event.sticks]})
    return last


# --- a course is kept in two parts: what is seen of it, and the rest --------------------------


def unseen(course: Course) -> Json:
    """Return what the view does not tell of a course."""
    rest: Json = {
        "start": course.start,
        "opened": course.opened,
        "stood": course.stood,
        "set_up": course.set_up,
        "placers": list(course.placers),
        "gone": list(course.gone),
    }
    if course.toppler is not None:
        rest["toppler"] = course.toppler
    if course.over is not None:
        rest["over"] = course.over.value
    return rest


def course_of(view: NTropyView, rest: Json, options: NTropyOptions, chance: Chance) -> Course:
    """Return the course that a view and the rest of it tell of."""
    players = [view.players[str(seat)] for seat in range(len(view.players))]
    racks = [Rack(list(one.rack), one.placed, one.lost) for one in players]
    course = Course(racks, rest["start"], options, chance)
    course.active, course.turn, course.round = view.active, view.turn, view.round
    course.points = view.points
    course.opened, course.stood, course.set_up = rest["opened"], rest["stood"], rest["set_up"]
    course.placers, course.gone = list(rest["placers"]), list(rest["gone"])
    course.toppler = rest.get("toppler")
    course.over = Reason(rest["over"]) if "over" in rest else None
    return course
