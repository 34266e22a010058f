"""Why a placement is refused, in the order in which a player would ask."""

from __future__ import annotations

from server.games.game import Refusal
from server.games.tantrix.board import Cell
from server.games.tantrix.placements import only
from server.games.tantrix.position import CENTRE, LEAST_FORCED
from server.games.tantrix.refusals import (
    ColoursClash,
    FillForced,
    FirstAtCentre,
    NotInHand,
    Taken,
    TouchesNothing,
)
from server.games.tantrix.strategy.course import Course
from server.games.tantrix.strategy.messages import Phase, Place
from server.games.tantrix.strategy.restrictions import broken_by_any_move, broken_by_free_move


def objection(course: Course, place: Place) -> Refusal | None:
    """Return what speaks against a placement by the mover; None when it is legal."""
    tile, cell, spot = place.tile, place.cell, place.cell.spot
    if tile not in course.hands[course.mover]:
        return NotInHand(tile=tile)
    if course.choices.get(spot, 0) & only(tile, place.rotation):
        return None
    if course.position.tile_at(spot) is not None:
        return Taken(cell=cell)
    if not course.position.neighbours(spot):
        return TouchesNothing(cell=cell) if course.position.tile_at(CENTRE) else FirstAtCentre()
    clash = course.position.clash(spot, tile, place.rotation)
    if clash is not None:
        return ColoursClash(cell=cell, **clash._asdict())
    return _against_the_turn(course, place)


def _against_the_turn(course: Course, place: Place) -> Refusal:
    """Return what forbids a placement that matches: the phase, or a restriction."""
    spot, position = place.cell.spot, course.position
    if course.phase is Phase.FREE:
        return broken_by_free_move(position, spot, place.tile, place.rotation)
    if position.neighbours(spot) < LEAST_FORCED:
        return FillForced(spaces=[Cell.at(space) for space in course.choices])
    return broken_by_any_move(position, spot, place.tile, place.rotation)
