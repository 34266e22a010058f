"""What is seen of a course, and the way back: a course from what is seen.

`told` are the facts: enough to go on from, and all that a dump needs beside the bag's order.
`shown` adds what follows from them, which a client must not have to work out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from server.games.game import Reason, Seat
from server.games.tantrix.board import read_spot, written
from server.games.tantrix.offers import ForcedSpace, fits_of
from server.games.tantrix.placements import COLOURS
from server.games.tantrix.position import LEAST_FORCED
from server.games.tantrix.strategy.course import Course
from server.games.tantrix.strategy.messages import (
    Barred,
    Clock,
    LaidTile,
    Phase,
    StrategyView,
)
from server.games.tantrix.strategy.restrictions import barred
from server.games.tantrix.strategy.score import best_of, cost
from server.games.tantrix.tiles import TileNumber


def told(
    course: Course, cells: Mapping[str, LaidTile], drawn: Mapping[str, TileNumber]
) -> StrategyView:
    """Return the facts of a match; `drawn` by seat, before the first turn."""
    going = course.over is None
    return StrategyView(
        cells=dict(cells),
        hands={
            str(seat): {str(tile): place for tile, place in hand.items()}
            for seat, hand in enumerate(course.hands)
            if hand
        },
        colours={str(seat): COLOURS[colour] for seat, colour in enumerate(course.colours)},
        drawn=dict(drawn),
        end=course.end,
        turn=course.turn,
        mover=course.mover if going else None,
        phase=course.phase if going else None,
        bag={str(tile): True for tile in sorted(course.bag)},
        resigned={str(seat): order for order, seat in enumerate(course.gone, start=1)},
        last=next(reversed(list(cells)), None),
    )


def shown(
    facts: StrategyView, course: Course, points: Sequence[int], clocks: Mapping[str, Clock]
) -> StrategyView:
    """Return a view with all that follows from its facts; `points` have the clocks cost."""
    free = course.choices if course.phase is Phase.FREE else {}
    return facts.model_copy(
        update={
            "forced": _forced(course),
            "free": {written(spot): fits_of(found) for spot, found in free.items()},
            "barred": _barred(course),
            "best": {
                str(seat): best_of(course.position, colour, cost(course, seat, points))
                for seat, colour in enumerate(course.colours)
                if facts.cells
            },
            "clocks": dict(clocks),
        }
    )


def _forced(course: Course) -> dict[str, ForcedSpace]:
    filling = course.choices if course.phase is not Phase.FREE else {}
    return {
        written(spot): ForcedSpace(
            neighbours=course.position.neighbours(spot), fits=fits_of(filling.get(spot, 0))
        )
        for spot in course.position.forced_spaces()
    }


def _barred(course: Course) -> dict[str, Barred]:
    if not course.restricted or course.over is not None:
        return {}
    return {
        written(spot): Barred(space=written(bar.space), forced=written(bar.forced))
        for spot, bar in barred(course.position).items()
        if course.position.neighbours(spot) < LEAST_FORCED
    }


def course_of(view: StrategyView, bag: Sequence[TileNumber], over: Reason | None = None) -> Course:
    """Return the course that a view's facts tell of, with a bag whose next tile is its last."""
    hands: list[dict[TileNumber, int]] = [{} for _ in view.colours]
    for seat, hand in view.hands.items():
        hands[int(seat)] = {int(tile): place for tile, place in hand.items()}
    colours = [COLOURS.index(view.colours[str(seat)]) for seat in range(len(hands))]
    course = Course(colours, hands, list(bag), view.end, view.mover or 0)
    for cell, laid in view.cells.items():
        course.position.lay(read_spot(cell), laid.tile, laid.rotation)
    course.phase = view.phase or Phase.FREE
    course.turn = view.turn
    course.gone = _in_order(view.resigned)
    course.over = over
    if over is None:
        course.resume()
    return course


def _in_order(resigned: Mapping[str, int]) -> list[Seat]:
    return [int(seat) for seat in sorted(resigned, key=lambda seat: resigned[seat])]
