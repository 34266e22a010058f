"""What a seat may do with what it has rolled, as a tree; and doing it.

A swap may take any two pieces, which with four players comes to some six hundred ways. The tree
stays small because how a piece may be turned afterwards depends only on the place it came to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import TypeAlias, assert_never

from server.games.game import Seat
from server.games.trip_away.messages import (
    Action,
    Aim,
    Choices,
    Dig,
    Direction,
    Face,
    Hop,
    Obstacle,
    Remove,
    Swap,
    Tip,
    Turn,
)
from server.games.trip_away.table import PieceNumber, Table, size

Found: TypeAlias = Mapping[str, list[Seat] | list[PieceNumber] | list[Direction]]

UP: Direction = "up"


def choices(table: Table, seat: Seat, face: Face) -> Choices:
    """Return all that a seat may do; WILD is any of the five (TA2)."""
    return Choices.model_validate(
        {
            action.value: find(table, seat)
            for action, find in _FINDERS.items()
            if face in (action, Face.WILD)
        }
    )


def removals(table: Table) -> Choices:
    """Return what may be taken out of the game: any piece on the table (R21)."""
    return Choices(remove={str(piece): True for piece in table.places})


def obstacle(table: Table, seat: Seat, face: Face) -> Obstacle | None:
    """Return why a seat can do nothing with a face; None when it can do something."""
    if face is Face.WILD or _FINDERS[face](table, seat):
        return None
    if face is Face.TIP:
        return Obstacle.NOTHING_UPRIGHT
    if face is Face.AIM:
        return Obstacle.NOTHING_TO_AIM
    if all(table.places[piece].toward is None for piece in table.area(seat)):
        return Obstacle.NOTHING_LYING
    return Obstacle.NOTHING_LARGER if face is Face.DIG else Obstacle.NOTHING_SMALLER


def each(found: Choices) -> Iterator[Action | Remove]:
    """Go through a tree's leaves."""
    for piece, seats in found.tip.items():
        yield from (Tip(piece=int(piece), to=to) for to in seats)
    for piece, seats in found.aim.items():
        yield from (Aim(piece=int(piece), to=to) for to in seats)
    for piece, larger in found.dig.items():
        yield from (Dig(piece=int(piece), under=under) for under in larger)
    for piece, smaller in found.hop.items():
        yield from (Hop(piece=int(piece), onto=onto) for onto in smaller)
    for one, other in combinations(found.swap, 2):
        yield from _swaps(found, int(one), int(other))
    for piece in found.remove:
        yield Remove(piece=int(piece))


def do(table: Table, action: Action | Remove) -> None:
    """Carry out what is allowed."""
    match action:
        case Tip():
            table.tip(action.piece, action.to)
        case Aim():
            table.turn(action.piece, action.to)
        case Swap():
            table.swap(action.one, action.other)
            if action.turn is not None:
                to = action.turn.to
                table.turn(action.turn.piece, None if to == "up" else to)
        case Dig():
            table.dig(action.piece, action.under)
        case Hop():
            table.hop(action.piece, action.onto)
        case Remove():
            table.remove(action.piece)
        case _:
            assert_never(action)


def _swaps(found: Choices, one: PieceNumber, other: PieceNumber) -> Iterator[Swap]:
    yield Swap(one=one, other=other)
    for piece, there in ((one, other), (other, one)):
        for to in found.swap[str(there)]:
            yield Swap(one=one, other=other, turn=Turn(piece=piece, to=to))


def _tips(table: Table, seat: Seat) -> Found:
    """TA3: any piece of one's own that stands, alone or in a stack."""
    return {
        str(piece): table.may_point(seat)
        for piece in table.area(seat)
        if table.places[piece].toward is None
    }


def _aims(table: Table, seat: Seat) -> Found:
    """TA4: any piece of another's that is alone, at whom it does not point yet."""
    found = {
        str(piece): [to for to in table.may_point(place.area) if to != place.toward]
        for piece, place in table.places.items()
        if place.area != seat and table.is_alone(piece)
    }
    return {piece: seats for piece, seats in found.items() if seats}


def _places_to_swap(table: Table, seat: Seat) -> Found:
    """TA5: any two pieces. What comes to be alone may be turned up, or at anyone but its holder."""
    return {
        str(piece): [UP, *table.may_point(place.area)] if table.is_alone(piece) else []
        for piece, place in table.places.items()
    }


def _digs(table: Table, seat: Seat) -> Found:
    """TA6: one's own piece that lies, and each larger one where it points."""
    return _reached(table, seat, lambda piece, other: size(piece) < size(other))


def _hops(table: Table, seat: Seat) -> Found:
    """TA7: one's own piece that lies, and each smaller one where it points."""
    return _reached(table, seat, lambda piece, other: size(piece) > size(other))


def _reached(
    table: Table, seat: Seat, fits: Callable[[PieceNumber, PieceNumber], bool]
) -> dict[str, list[PieceNumber]]:
    found = {}
    for piece in table.area(seat):
        toward = table.places[piece].toward
        if toward is not None:
            found[str(piece)] = [other for other in table.area(toward) if fits(piece, other)]
    return {piece: others for piece, others in found.items() if others}


_FINDERS: Mapping[Face, Callable[[Table, Seat], Found]] = {
    Face.TIP: _tips,
    Face.AIM: _aims,
    Face.SWAP: _places_to_swap,
    Face.DIG: _digs,
    Face.HOP: _hops,
}
