"""Tables of Trip Away as small pictures: a line a seat, its columns from left to right.

    0: S0  M0>1  L0+S1
    1: M1  -     L1

`S0` is the small piece that seat 0 began with; `>1` says that it lies and points at seat 1; a
stack is written from the bottom up. `-` is a column's number that is free.
"""

from __future__ import annotations

from server.games.trip_away.table import PieceNumber, Place, Table, colour, size

LETTERS = "SML"


def number(piece: str) -> PieceNumber:
    """Return the number of a piece written as `S0`."""
    return LETTERS.index(piece[0]) + 3 * int(piece[1])


def table_in(picture: str) -> Table:
    places: dict[PieceNumber, Place] = {}
    lines = [line for line in picture.strip().splitlines() if line.strip()]
    for line in lines:
        seat, _, columns = line.partition(":")
        for column, stack in enumerate(columns.split()):
            for height, written in enumerate(stack.split("+") if stack != "-" else []):
                piece, _, toward = written.partition(">")
                at = int(toward) if toward else None
                places[number(piece)] = Place(int(seat), column, height, at)
    return Table(len(lines), places)


def drawn(table: Table) -> str:
    return "\n".join(_line(table, seat) for seat in range(table.seats))


def tidy(picture: str) -> str:
    """Return a picture as `drawn` would draw it."""
    return drawn(table_in(picture))


def _line(table: Table, seat: int) -> str:
    columns: dict[int, list[PieceNumber]] = {}
    for piece in table.area(seat):
        columns[table.places[piece].column] = table.column(piece)
    last = max(columns, default=-1)
    shown = ["+".join(_written(table, p) for p in columns.get(c, [])) for c in range(last + 1)]
    return " ".join([f"{seat}:", *(column or "-" for column in shown)])


def _written(table: Table, piece: PieceNumber) -> str:
    toward = table.places[piece].toward
    return f"{LETTERS[size(piece) - 1]}{colour(piece)}" + ("" if toward is None else f">{toward}")
