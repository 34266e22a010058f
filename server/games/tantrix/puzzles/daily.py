"""Draws the puzzle of a day: first a loop, then tiles that make it, one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from server.games.chance import Chance
from server.games.tantrix.board import Board, Laid, Spot, beside, turned
from server.games.tantrix.puzzles.judge import enclosed
from server.games.tantrix.puzzles.task import Shape, Task
from server.games.tantrix.tiles import Colour, TileNumber

PURPOSE = "puzzle"


def draw(chance: Chance, size: int) -> Task:
    """Return a loop puzzle of so many tiles (6 … 12) that surely has a solution without holes."""
    while True:
        colour = chance.pick(tuple(Colour), PURPOSE)
        tiles = _tiles_along(_loop(chance, size), colour, chance)
        if tiles is not None:
            return Task(tuple(sorted(tiles)), Shape.LOOP, (colour,))


def _loop(chance: Chance, size: int) -> list[Spot]:
    """Return a loop without holes: three spots, then again and again a detour between two."""
    loop = [(0, 0), (1, 0), (0, 1)]
    while len(loop) < size:
        loop = chance.pick(_with_a_detour(loop), PURPOSE)
    return loop


def _with_a_detour(loop: Sequence[Spot]) -> list[list[Spot]]:
    found = []
    for index, spot in enumerate(loop):
        for near in _beside_both(spot, loop[index - 1]):
            longer = [*loop[:index], near, *loop[index:]]
            if near not in loop and not enclosed(set(longer)):
                found.append(longer)
    return found


def _beside_both(one: Spot, other: Spot) -> list[Spot]:
    around = [beside(other, edge) for edge in range(6)]
    return [near for edge in range(6) if (near := beside(one, edge)) in around]


def _tiles_along(loop: Sequence[Spot], colour: Colour, chance: Chance) -> list[TileNumber] | None:
    """Return tiles that fit along a loop, drawn spot by spot; None when none fits any more."""
    board = Board()
    for index, spot in enumerate(loop):
        line = {loop[index - 1], loop[(index + 1) % len(loop)]}
        fitting = _fitting(board, spot, line, colour)
        if not fitting:
            return None
        board.lay(spot, *chance.pick(fitting, PURPOSE))
    return [laid.tile for _, laid in board]


def _fitting(board: Board, spot: Spot, line: set[Spot], colour: Colour) -> list[Laid]:
    """Return what may lie on a spot so that the colour leads to its two neighbours in line."""
    used = {laid.tile for _, laid in board}
    return [
        Laid(tile, rotation)
        for tile, rotations in board.fitting(spot).items()
        for rotation in rotations
        if tile not in used and _leads(Laid(tile, rotation), spot, colour) == line
    ]


def _leads(laid: Laid, spot: Spot, colour: Colour) -> set[Spot]:
    """Return the spots to which a tile's colour leads."""
    return {beside(spot, edge) for edge, shown in enumerate(turned(*laid)) if shown is colour}
