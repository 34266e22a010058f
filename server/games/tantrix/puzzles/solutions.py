"""The solutions that are known by heart, and how one is written down.

A solution is written row by row from the top, rows parted by "/": where its first tile lies along
the row, then each tile with its rotation, and "." for a gap.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TypeAlias

from server.games.tantrix.board import Laid, Spot
from server.games.tantrix.puzzles.found import FOUND
from server.games.tantrix.puzzles.spots import moved, swung
from server.games.tantrix.puzzles.task import SIZES, Shape, Task, discovery, rainbow
from server.games.tantrix.tiles import Back

Solution: TypeAlias = Mapping[Spot, Laid]

PUZZLES: Mapping[str, Task] = {
    **{f"rainbow {back.value}": rainbow(back) for back in Back},
    **{f"discovery {size}": discovery(size) for size in SIZES},
}
"""Every puzzle with solutions to know, by its name in the list of them."""

ALL_KNOWN = frozenset(name for name, task in PUZZLES.items() if task.shape is Shape.TRIANGLE)
"""The puzzles of which every solution is in the list."""


def known(task: Task) -> Sequence[Solution]:
    """Return the solutions of a puzzle that are known by heart."""
    return _known().get((task.tiles, task.shape, task.colours), ())


def all_are_known(task: Task) -> bool:
    """Say whether a puzzle has no solutions but those known by heart."""
    return any(PUZZLES[name] == task for name in ALL_KNOWN)


def closest(solutions: Iterable[Solution], laid: Mapping[Spot, Laid]) -> Solution | None:
    """Return the solution that, moved and turned, keeps the most laid tiles where they lie."""
    best: Solution | None = None
    most = -1
    for solution in solutions:
        kept, sixths, move = _best_fit(solution, laid)
        if kept > most:
            most, best = kept, shifted(solution, sixths, move)
    return best


def _best_fit(solution: Solution, laid: Mapping[Spot, Laid]) -> tuple[int, int, Spot]:
    """Return how many tiles a solution can keep, and how to turn and move it for that."""
    lies = {tile: (spot, rotation) for spot, (tile, rotation) in solution.items()}
    fits: Counter[tuple[int, Spot]] = Counter()
    for (q, r), (tile, rotation) in laid.items():
        spot, unturned = lies[tile]
        sixths = (rotation - unturned) % 6
        from_q, from_r = swung(spot, sixths)
        fits[sixths, (q - from_q, r - from_r)] += 1
    for (sixths, move), kept in fits.most_common(1):
        return kept, sixths, move
    return 0, 0, (0, 0)


def shifted(solution: Solution, sixths: int, move: Spot) -> Solution:
    """Return a solution turned clockwise around 0,0 by some sixths, then moved."""
    return {
        moved(swung(spot, sixths), move): Laid(tile, (rotation + sixths) % 6)
        for spot, (tile, rotation) in solution.items()
    }


def write(solution: Solution) -> str:
    """Return a solution as a line, the same however it is moved and turned."""
    return min(_write(shifted(solution, sixths, (0, 0))) for sixths in range(6))


def read(line: str) -> Solution:
    """Return the solution of a line; ValueError when it is none."""
    found: dict[Spot, Laid] = {}
    for r, row in enumerate(line.split("/")):
        first, *tiles = row.split()
        for q, token in enumerate(tiles, int(first)):
            if token != ".":
                tile, rotation = token.split(":")
                found[q, r] = Laid(int(tile), int(rotation))
    return found


def _write(solution: Solution) -> str:
    left, top = min(q for q, _ in solution), min(r for _, r in solution)
    rows: dict[int, dict[int, Laid]] = {}
    for (q, r), laid in solution.items():
        rows.setdefault(r - top, {})[q - left] = laid
    return "/".join(_write_row(rows[r]) for r in sorted(rows))


def _write_row(row: Mapping[int, Laid]) -> str:
    first = min(row)
    tokens = [
        f"{row[q].tile}:{row[q].rotation}" if q in row else "." for q in range(first, max(row) + 1)
    ]
    return " ".join([str(first), *tokens])


@cache
def _known() -> Mapping[object, Sequence[Solution]]:
    return {
        (task.tiles, task.shape, task.colours): tuple(read(line) for line in FOUND.get(name, ()))
        for name, task in PUZZLES.items()
    }
