"""Says whether a board solves a puzzle, or the first reason why it does not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum

from server.games.tantrix.board import Board, Laid, Spot, beside, opposite, turned
from server.games.tantrix.lines import Line, Tiles, lines
from server.games.tantrix.puzzles.task import Shape, Task
from server.games.tantrix.tiles import Colour


class Fault(str, Enum):
    """Why a board does not solve a puzzle, in the order in which it is looked for."""

    TILES_LEFT = "tiles_left"
    """Not every tile lies on the board."""
    CLASH = "clash"
    """Two tiles touch with different colours."""
    APART = "apart"
    """The tiles do not all hang together."""
    NOT_A_TRIANGLE = "not_a_triangle"
    """Together they do not fill a triangle."""
    WRONG_COLOUR = "wrong_colour"
    """A loop or line runs through all tiles, in a colour that is not asked."""
    SEVERAL_LOOPS = "several_loops"
    """The colour asked makes loops, but no single one through all tiles."""
    NO_LOOP = "no_loop"
    """The colour asked is not a closed loop."""
    NO_LINE = "no_line"
    """No single line of the colour asked runs through the whole triangle."""
    HOLE = "hole"
    """The loop encloses an empty cell."""


def judge(board: Tiles, task: Task) -> Line | Fault:
    """Return the line or loop that solves the puzzle, or the first reason it is not solved."""
    spots = {spot for spot, _ in board}
    if {laid.tile for _, laid in board} != set(task.tiles):
        return Fault.TILES_LEFT
    if clashes(board):
        return Fault.CLASH
    if len(pieces(spots)) > 1:
        return Fault.APART
    if task.shape is Shape.TRIANGLE:
        return _judge_triangle(board, task, spots)
    return _judge_loop(board, task, spots)


def board_of(laid: Mapping[Spot, Laid]) -> Board:
    """Return the board on which tiles lie, whether or not they match."""
    board = Board()
    for spot, (tile, rotation) in laid.items():
        board.lay(spot, tile, rotation)
    return board


def clashes(board: Tiles) -> list[tuple[Spot, Spot]]:
    """Return every two spots whose tiles touch with different colours, each pair once."""
    return [
        (spot, near)
        for spot, laid in board
        for edge, colour in enumerate(turned(*laid)[:3])
        if (theirs := board.tile_at(near := beside(spot, edge))) is not None
        and turned(*theirs)[opposite(edge)] is not colour
    ]


def pieces(spots: Iterable[Spot]) -> list[set[Spot]]:
    """Return the spots by what hangs together, in the order of their first spots."""
    left = dict.fromkeys(spots)
    found = []
    while left:
        piece = {next(iter(left))}
        edge = list(piece)
        while edge:
            spot = edge.pop()
            near = {beside(spot, direction) for direction in range(6)} & left.keys() - piece
            piece |= near
            edge.extend(near)
        for spot in piece:
            del left[spot]
        found.append(piece)
    return found


def enclosed(spots: set[Spot]) -> set[Spot]:
    """Return the empty cells from which there is no way out between some spots."""
    low_q, low_r = min(q for q, _ in spots) - 1, min(r for _, r in spots) - 1
    high_q, high_r = max(q for q, _ in spots) + 1, max(r for _, r in spots) + 1
    empty = {(q, r) for q in range(low_q, high_q + 1) for r in range(low_r, high_r + 1)} - spots
    outside = next(piece for piece in pieces(empty) if (low_q, low_r) in piece)
    return empty - outside


def is_triangle(spots: set[Spot]) -> bool:
    """Say whether the spots are exactly a filled triangle, pointing up or down."""
    low_q, low_r = min(q for q, _ in spots), min(r for _, r in spots)
    side = max(q for q, _ in spots) - low_q + 1
    shifted = {(q - low_q, r - low_r) for q, r in spots}
    square = {(q, r) for q in range(side) for r in range(side)}
    return shifted in (
        {(q, r) for q, r in square if q + r < side},
        {(q, r) for q, r in square if q + r >= side - 1},
    )


def _judge_triangle(board: Tiles, task: Task, spots: set[Spot]) -> Line | Fault:
    if not is_triangle(spots):
        return Fault.NOT_A_TRIANGLE
    through = _through_all(board, len(spots))
    for colour in task.colours:
        if colour in through:
            return through[colour]
    return Fault.WRONG_COLOUR if through else Fault.NO_LINE


def _judge_loop(board: Tiles, task: Task, spots: set[Spot]) -> Line | Fault:
    loops = {colour: line for colour, line in _through_all(board, len(spots)).items() if line.loop}
    solving = next((loops[colour] for colour in task.colours if colour in loops), None)
    if solving is not None:
        return Fault.HOLE if not task.holes and enclosed(spots) else solving
    if loops:
        return Fault.WRONG_COLOUR
    closed = any(line.loop for colour in task.colours for line in lines(board, colour))
    return Fault.SEVERAL_LOOPS if closed else Fault.NO_LOOP


def _through_all(board: Tiles, tiles: int) -> dict[Colour, Line]:
    """Return the line or loop of each colour that runs through so many tiles."""
    return {
        colour: line
        for colour in Colour
        for line in lines(board, colour)
        if len(line.spots) == tiles
    }
