"""Why an action is refused, in the order in which a player would ask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from server.games.game import Refusal, Seat
from server.games.trip_away.messages import Action, Aim, Dig, Face, Hop, Swap, Tip
from server.games.trip_away.refusals import (
    EqualSizes,
    InStack,
    IsYours,
    MustBeLarger,
    MustBeSmaller,
    NoSuchSeat,
    NotLying,
    NotOnTable,
    NotSwapped,
    NotUpright,
    NotYours,
    OtherFace,
    PointsAtHolder,
    PointsElsewhere,
    PointsThereAlready,
    SamePiece,
)
from server.games.trip_away.table import PieceNumber, Table, size

NEEDED: Mapping[type[Action], Face] = {
    Tip: Face.TIP,
    Aim: Face.AIM,
    Swap: Face.SWAP,
    Dig: Face.DIG,
    Hop: Face.HOP,
}


def objection(table: Table, seat: Seat, face: Face, action: Action) -> Refusal | None:
    """Return what speaks against an action with what was rolled; None when it is legal."""
    needed = NEEDED[type(action)]
    if face not in (needed, Face.WILD):
        return OtherFace(rolled=face, needed=needed)
    for piece in _pieces(action):
        if piece not in table:
            return NotOnTable(piece=piece)
    match action:
        case Tip():
            return _against_tip(table, seat, action)
        case Aim():
            return _against_aim(table, seat, action)
        case Swap():
            return _against_swap(table, action)
        case Dig():
            return _against_dig(table, seat, action)
        case Hop():
            return _against_hop(table, seat, action)
        case _:
            assert_never(action)


def _pieces(action: Action) -> tuple[PieceNumber, ...]:
    match action:
        case Swap():
            return action.one, action.other
        case Dig():
            return action.piece, action.under
        case Hop():
            return action.piece, action.onto
        case _:
            return (action.piece,)


def _against_tip(table: Table, seat: Seat, tip: Tip) -> Refusal | None:
    place = table.places[tip.piece]
    if place.area != seat:
        return NotYours(piece=tip.piece, holder=place.area)
    if place.toward is not None:
        return NotUpright(piece=tip.piece)
    return _against_pointing(table, tip.piece, seat, tip.to)


def _against_aim(table: Table, seat: Seat, aim: Aim) -> Refusal | None:
    place = table.places[aim.piece]
    if place.area == seat:
        return IsYours(piece=aim.piece)
    if not table.is_alone(aim.piece):
        return InStack(piece=aim.piece)
    if place.toward == aim.to:
        return PointsThereAlready(piece=aim.piece, to=aim.to)
    return _against_pointing(table, aim.piece, place.area, aim.to)


def _against_swap(table: Table, swap: Swap) -> Refusal | None:
    if swap.one == swap.other:
        return SamePiece(piece=swap.one)
    if swap.turn is None:
        return None
    piece = swap.turn.piece
    if piece not in (swap.one, swap.other):
        return NotSwapped(piece=piece)
    there = swap.other if piece == swap.one else swap.one
    if not table.is_alone(there):
        return InStack(piece=piece)
    if swap.turn.to == "up":
        return None
    return _against_pointing(table, piece, table.holder(there), swap.turn.to)


def _against_pointing(table: Table, piece: PieceNumber, holder: Seat, to: Seat) -> Refusal | None:
    if to >= table.seats:
        return NoSuchSeat(to=to)
    if to == holder:
        return PointsAtHolder(piece=piece, holder=holder)
    return None


def _against_dig(table: Table, seat: Seat, dig: Dig) -> Refusal | None:
    refusal = _against_leaving(table, seat, dig.piece, dig.under)
    if refusal is None and size(dig.piece) > size(dig.under):
        return MustBeSmaller(piece=dig.piece, under=dig.under)
    return refusal


def _against_hop(table: Table, seat: Seat, hop: Hop) -> Refusal | None:
    refusal = _against_leaving(table, seat, hop.piece, hop.onto)
    if refusal is None and size(hop.piece) < size(hop.onto):
        return MustBeLarger(piece=hop.piece, onto=hop.onto)
    return refusal


def _against_leaving(
    table: Table, seat: Seat, piece: PieceNumber, other: PieceNumber
) -> Refusal | None:
    """Return what speaks against a piece's leaving for another, by dig and by hop alike."""
    place = table.places[piece]
    if place.area != seat:
        return NotYours(piece=piece, holder=place.area)
    if place.toward is None:
        return NotLying(piece=piece)
    if table.holder(other) != place.toward:
        return PointsElsewhere(piece=piece, to=place.toward, holder=table.holder(other))
    if size(piece) == size(other):
        return EqualSizes(piece=piece, other=other)
    return None
