"""Finds solutions of the puzzles and keeps them as a Python module: `make solutions`.

What is known already is kept; a number says how many seconds each missing one may take.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path
from time import monotonic

from server.games.tantrix.board import Laid
from server.games.tantrix.lines import Line
from server.games.tantrix.puzzles import found
from server.games.tantrix.puzzles.judge import board_of, judge
from server.games.tantrix.puzzles.solutions import PUZZLES, write
from server.games.tantrix.puzzles.solver import Over, Solution, Verdict, every, solve
from server.games.tantrix.puzzles.task import Shape, Task

SECONDS = 60.0

WANTED = 4
"""How many different solutions of a loop are enough."""

HEAD = '''"""Solutions found by `make solutions`, which adds what is missing."""
# ruff: noqa: E501

from __future__ import annotations

from collections.abc import Mapping

FOUND: Mapping[str, tuple[str, ...]] = {
'''


def main(seconds: float) -> None:
    lines = dict(found.FOUND)
    for name, task in PUZZLES.items():
        lines[name] = more(task, lines.get(name, ()), seconds)
        print(f"{name}: {len(lines[name])}", flush=True)
        Path(found.__file__).write_text(module(lines))


def more(task: Task, lines: tuple[str, ...], seconds: float) -> tuple[str, ...]:
    """Return the lines of a puzzle's solutions, with more of them where they are few."""
    kept = dict.fromkeys(lines)
    for solution in chain.from_iterable(
        [looked_for(task, seconds)] if wants_more(task, kept) else []
    ):
        assert isinstance(judge(board_of(solution), task), Line)
        kept[write(solution)] = None
        if not wants_more(task, kept):
            break
    return tuple(kept)


def wants_more(task: Task, lines: Mapping[str, None]) -> bool:
    return task.shape is Shape.TRIANGLE or len(lines) < WANTED


def looked_for(task: Task, seconds: float) -> Iterator[Solution]:
    """Go through all triangles, or through loops that begin to be looked for at each tile."""
    if task.shape is Shape.TRIANGLE:
        yield from every(task, within(seconds))
        return
    for tile in task.tiles:
        solution = solve(task, {(0, 0): Laid(tile, 0)}, within(seconds))
        if not isinstance(solution, Verdict):
            yield solution


def within(seconds: float) -> Over:
    end = monotonic() + seconds
    return lambda: monotonic() > end


def module(lines: Mapping[str, tuple[str, ...]]) -> str:
    rows = [
        f'    "{name}": (\n' + "".join(f'        "{line}",\n' for line in lines[name]) + "    ),\n"
        for name in lines
    ]
    return HEAD + "".join(rows) + "}\n"


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
