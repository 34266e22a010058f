"""What has come of a stick that was let go, and whose the sticks are that fell.

A phase of a settle ends in one record, told in this order: what the stick is (`placed` or `fouled`;
neither when it fell), which notched sticks are `put_back`, what `fell`, and last how the match has
ended (`toppled` or `emptied`) or that the next turn began.
"""

from __future__ import annotations

from collections.abc import Iterable

from server.games.n_tropy.contacts import Foul, Part, Touches, verdict
from server.games.n_tropy.course import Course
from server.games.n_tropy.geometry import BASE_BODY, LONG, NOTCHED
from server.games.n_tropy.messages import (
    Emptied,
    Fault,
    Fell,
    Fouled,
    NTropyEvent,
    Number,
    Placed,
    Placement,
    Points,
    PutBack,
    Toppled,
)
from server.games.n_tropy.settle import Settle
from server.games.n_tropy.view import Phase

ONE_POINT = {Placement.BALANCED, Placement.TUCKED}


def conclude(course: Course, settle: Settle) -> list[NTropyEvent]:
    """Tell what a phase came to, and begin the next one: `Phase.OVER` when nothing more may fall.

    What fell, or was no placement, is on a rack then and no longer part of the structure.
    """
    down = settle.structure.fallen()
    if settle.structure.toppled:
        settle.go_on(Phase.OVER)
        return [*_fell(course, settle, down), _topple(course, base=True)]

    events: list[NTropyEvent] = []
    fouled = False
    if settle.phase is Phase.SETTLE and settle.stick not in down:
        judged = _judge(course, settle)
        events.append(judged)
        fouled = isinstance(judged, Fouled)
    if fouled:
        course.give(settle.seat, [settle.stick])
        settle.take_out([settle.stick])
    events += _fell(course, settle, down)
    return [*events, *_go_on(course, settle, fouled=fouled)]


def _go_on(course: Course, settle: Settle, *, fouled: bool) -> list[NTropyEvent]:
    """Begin what comes after a phase in which the base was not toppled."""
    in_turn = settle.phase is not Phase.LATE
    if in_turn and course.stood and not course.played(settle.structure.poses):
        settle.go_on(Phase.OVER)
        return [_topple(course, base=False)]
    if in_turn and course.has_emptied():
        settle.go_on(Phase.OVER)
        return [Emptied(seat=settle.seat)]
    if fouled:
        settle.go_on(Phase.AGAIN)
    elif in_turn and not settle.is_still:
        settle.go_on(Phase.LATE)
    else:
        settle.go_on(Phase.OVER)
    return []


def _topple(course: Course, *, base: bool) -> Toppled:
    course.topple()
    return Toppled(seat=course.active, base=base)


def _fell(course: Course, settle: Settle, down: Iterable[Number]) -> list[NTropyEvent]:
    """NT9: take out what fell, for whom it is; put notched sticks back on a base that stands."""
    late = settle.phase is Phase.LATE
    seat = course.following if late else settle.seat
    fallen = sorted(stick for stick in down if stick in LONG)
    notched = sorted(stick for stick in down if stick in NOTCHED)
    events: list[NTropyEvent] = []
    if notched and not settle.structure.toppled:
        events.append(PutBack(sticks=notched))
        settle.take_out([*notched, *fallen])
    else:
        settle.take_out(fallen)
    if fallen:
        course.give(seat, fallen)
        events.append(Fell(seat=seat, sticks=fallen, late=late))
    return events


def _judge(course: Course, settle: Settle) -> Placed | Fouled:
    """Return what a stick that is still up after the 5 s is (NT3 to NT7, N2)."""
    seat, stick, points = settle.seat, settle.stick, course.points
    poses = settle.structure.poses
    touches = settle.structure.touching(stick)
    judged = verdict(touches, poses[stick], poses)
    if isinstance(judged, Foul):
        fault = Fault(judged.fault.value)
        return Fouled(seat=seat, stick=stick, points=points, fault=fault, other=judged.stick)
    placement = Placement(judged.value)
    if (fault_or_none := _not_asked(placement, points)) is not None:
        return Fouled(seat=seat, stick=stick, points=points, fault=fault_or_none)
    course.place()
    return Placed(seat=seat, stick=stick, placement=placement, on=_touched(touches))


def _not_asked(placement: Placement, points: Points) -> Fault | None:
    """Return why a placement is not what the die asks for; None when it is."""
    if points == 2:
        return Fault.TOO_FEW if placement in ONE_POINT else None
    if placement in ONE_POINT:
        return None
    return Fault.UPRIGHT if placement is Placement.UPRIGHT else Fault.TOO_MANY


def _touched(touches: Touches) -> list[Number]:
    owners = (touch.owner for touch in touches)
    return sorted({own.number if own.part is Part.STICK else BASE_BODY for own in owners})
