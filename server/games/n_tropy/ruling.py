"""What has come of a stick that was let go, and whose the sticks are that fell.

A phase of a settle ends in one record, told in this order: what the stick is (`placed` or `fouled`;
neither when it fell), which notched sticks are `put_back`, what `fell`, and last how the match has
ended (`toppled` or `emptied`) or that the next turn began.

What falls late is the next player's; but a base that topples late was toppled by who let go last.
That no stick is left standing counts within the turn alone, which is over once it is late (NT11).
"""

from __future__ import annotations

from collections.abc import Iterable, Set

from server.games.n_tropy.contacts import Fault, Foul, Part, Placement, Touches, Verdict, verdict
from server.games.n_tropy.course import Course
from server.games.n_tropy.geometry import LONG, NOTCHED
from server.games.n_tropy.messages import (
    Emptied,
    Fell,
    Fouled,
    NTropyEvent,
    Number,
    Placed,
    PutBack,
    Toppled,
)
from server.games.n_tropy.settle import Settle
from server.games.n_tropy.view import Phase

CAUGHT = {Fault.SPHERE, Fault.LEG, Fault.HANGING}


def conclude(course: Course, settle: Settle) -> list[NTropyEvent]:
    """Tell what a phase came to, and begin the next one: `Phase.OVER` when nothing more may fall.

    What fell, or was no placement, is on a rack then and no longer part of the structure.
    """
    down = set(settle.structure.fallen())
    if settle.structure.toppled:
        settle.go_on(Phase.OVER)
        return [*_fell(course, settle, down), _topple(course, base=True)]

    judged = _judge(course, settle, down) if settle.phase is Phase.SETTLE else None
    fouled = isinstance(judged, Fouled)
    if fouled:
        down.discard(settle.stick)
        course.give(settle.seat, [settle.stick])
        settle.take_out([settle.stick])
    told: list[NTropyEvent] = [] if judged is None else [judged]
    told += _fell(course, settle, down)
    return [*told, *_go_on(course, settle, fouled=fouled)]


def _go_on(course: Course, settle: Settle, *, fouled: bool) -> list[NTropyEvent]:
    """Begin what comes after a phase in which the base was not toppled."""
    in_turn = settle.phase is not Phase.LATE
    if in_turn and course.stood and not course.played(settle.structure.poses):
        settle.go_on(Phase.OVER)
        return [_topple(course, base=False)]
    if course.finish_if_emptied():
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


def _judge(course: Course, settle: Settle, down: Set[Number]) -> Placed | Fouled | None:
    """Return what a stick is after the 5 s (NT3 to NT7, N2); None when it has simply fallen.

    One that hangs, or rests on sphere or leg, has fallen too (N3), but is told why.
    """
    seat, stick, points = settle.seat, settle.stick, course.points
    poses = settle.structure.poses
    touches = settle.structure.touching(stick)
    found = verdict(touches, poses[stick], poses)
    if stick in down and not _is_caught(found, touches):
        return None
    if isinstance(found, Placement) and found.points != points:
        found = Foul(_not_asked(found))
    if isinstance(found, Foul):
        fault, other = found.fault, found.stick
        return Fouled(seat=seat, stick=stick, points=points, fault=fault, other=other)
    course.place()
    return Placed(seat=seat, stick=stick, placement=found, on=_touched(touches))


def _is_caught(found: Verdict, touches: Touches) -> bool:
    """Return whether a stick that has fallen was caught on its way to the table."""
    on_table = any(touch.owner.part is Part.TABLE for touch in touches)
    return isinstance(found, Foul) and found.fault in CAUGHT and not on_table


def _not_asked(placement: Placement) -> Fault:
    """Return why a placement is not what the die asks for."""
    if placement.points == 1:
        return Fault.TOO_FEW
    return Fault.UPRIGHT if placement is Placement.UPRIGHT else Fault.TOO_MANY


def _touched(touches: Touches) -> list[Number]:
    return sorted({touch.owner.body for touch in touches})
