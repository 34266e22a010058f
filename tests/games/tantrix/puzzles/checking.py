"""Checks a solution by the rules alone, from the tile table on: nothing of the server's judge."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from server.games.tantrix.board import Laid, Spot
from server.games.tantrix.puzzles.task import Task
from server.games.tantrix.tiles import FACES, Colour

NEIGHBOURS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def solves(laid: Mapping[Spot, Laid], task: Task) -> bool:
    """All tiles once, all that touches matches, and one colour asked runs through everything."""
    if sorted(tile for tile, _ in laid.values()) != sorted(task.tiles):
        return False
    if any(shown(laid, spot, edge) != theirs for spot, edge, theirs in touching(laid)):
        return False
    if task.shape == "triangle":
        return fills_a_triangle(set(laid)) and any(
            runs_through(laid, colour, ends=2) for colour in task.colours
        )
    closed = any(runs_through(laid, colour, ends=0) for colour in task.colours)
    return closed and (task.holes or not has_a_hole(set(laid)))


def shown(laid: Mapping[Spot, Laid], spot: Spot, edge: int) -> Colour:
    tile, rotation = laid[spot]
    return FACES[tile][(edge - rotation) % 6]


def touching(laid: Mapping[Spot, Laid]) -> list[tuple[Spot, int, Colour]]:
    return [
        (spot, edge, shown(laid, near, (edge + 3) % 6))
        for spot in laid
        for edge in range(6)
        if (near := next_to(spot, edge)) in laid
    ]


def next_to(spot: Spot, edge: int) -> Spot:
    return spot[0] + NEIGHBOURS[edge][0], spot[1] + NEIGHBOURS[edge][1]


def runs_through(laid: Mapping[Spot, Laid], colour: Colour, ends: int) -> bool:
    """Whether each tile is joined by the colour to all, and the colour ends so many times."""
    joined = {
        spot: {
            next_to(spot, edge)
            for edge in range(6)
            if shown(laid, spot, edge) == colour and next_to(spot, edge) in laid
        }
        for spot in laid
    }
    reached = flood(next(iter(laid)), lambda spot: joined[spot])
    return len(reached) == len(laid) and sum(2 - len(near) for near in joined.values()) == ends


def has_a_hole(spots: set[Spot]) -> bool:
    """Whether an empty cell within a frame around all cannot be reached from its corner."""
    columns, rows = zip(*spots, strict=True)
    frame = {
        (q, r)
        for q in range(min(columns) - 1, max(columns) + 2)
        for r in range(min(rows) - 1, max(rows) + 2)
    } - spots
    corner = min(columns) - 1, min(rows) - 1
    return flood(corner, lambda spot: {next_to(spot, e) for e in range(6)} & frame) != frame


def fills_a_triangle(spots: set[Spot]) -> bool:
    """Whether the rows hold 1, 2, 3 … cells without a gap, each sitting astride the next."""
    rows: dict[int, list[int]] = {}
    for q, r in sorted(spots):
        rows.setdefault(r, []).append(q)
    ordered = [rows[r] for r in sorted(rows)]
    whole = all(row == list(range(row[0], row[0] + len(row))) for row in ordered)
    widening = [len(row) for row in ordered] == list(range(1, len(ordered) + 1))
    narrowing = [len(row) for row in ordered] == list(range(len(ordered), 0, -1))
    if widening:  # a row further down begins half a cell to the east by itself
        return whole and len({row[-1] for row in ordered}) == 1
    return whole and narrowing and len({row[0] for row in ordered}) == 1


def flood(start: Spot, near: Callable[[Spot], set[Spot]]) -> set[Spot]:
    reached, edge = {start}, [start]
    while edge:
        fresh = near(edge.pop()) - reached
        reached |= fresh
        edge.extend(fresh)
    return reached
