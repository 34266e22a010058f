"""Hints for large puzzles within two seconds: on boards that can be completed, and led astray.

The boards are parts of solutions that are not known by heart, and such parts with a third of as
many tiles laid on at random where they match. Seconds are those of one processor.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from statistics import mean
from time import process_time

from server.games.tantrix.board import Laid, Sides, Spot, beside, turned
from server.games.tantrix.puzzles.hints import hint
from server.games.tantrix.puzzles.judge import board_of
from server.games.tantrix.puzzles.solutions import known
from server.games.tantrix.puzzles.solver import Over, Verdict, solve
from server.games.tantrix.puzzles.task import Task, discovery
from tests.bench.rows import Rows

SECONDS = 2.0
BOARDS = 2
SIZES = {
    "11-15": range(11, 16),
    "16-20": range(16, 21),
    "21-25": range(21, 26),
    "26-30": range(26, 31),
}

Tiles = dict[Spot, Laid]


def run(small: bool = False) -> Rows:
    rows: Rows = [
        ("tiles, board", "lay", "take back", "proven", "not found", "mean s", "longest s")
    ]
    for name, sizes in {"11": range(11, 12)}.items() if small else SIZES.items():
        boards = [board for size in sizes for board in partial_boards(size, 1 if small else BOARDS)]
        rows.append(row(f"{name}, correct", boards))
        rows.append(
            row(f"{name}, led astray", [(task, astray(task, laid)) for task, laid in boards])
        )
    return rows


def row(name: str, boards: list[tuple[Task, Tiles]]) -> tuple[str, ...]:
    times, kinds = [], []
    for task, laid in boards:
        started = process_time()
        answer = hint(task, laid, within(SECONDS))
        times.append(process_time() - started)
        kinds.append("proven" if answer.type == "take_back" and answer.proven else answer.type)
    shares = [
        f"{kinds.count(kind) / len(kinds):.0%}"
        for kind in ("lay", "take_back", "proven", "not_found")
    ]
    return (name, *shares, f"{mean(times):.2f}", f"{max(times):.2f}")


def partial_boards(size: int, boards: int) -> Iterator[tuple[Task, Tiles]]:
    """Go through boards that can be completed, by solutions that are not known by heart."""
    task = discovery(size)
    for seed in range(boards):
        random = Random(seed)
        begun = part(random.choice(known(task)), size // 2, random)
        solution = solve(task, begun, within(2 * SECONDS))
        if not isinstance(solution, Verdict):
            yield task, part(solution, random.randrange(size // 4, size - 2), random)


def part(solution: Mapping[Spot, Laid], tiles: int, random: Random) -> Tiles:
    """Return some tiles of a solution that hang together."""
    spots = [random.choice(sorted(solution))]
    while len(spots) < tiles:
        beyond = {beside(spot, edge) for spot in spots for edge in range(6)} & solution.keys()
        spots.append(random.choice(sorted(beyond - set(spots))))
    return {spot: solution[spot] for spot in spots}


def astray(task: Task, laid: Tiles) -> Tiles:
    """Lay more tiles at random, but the last, where they match and go on with the line."""
    random = Random(len(laid))
    board = board_of(laid)
    most = min(len(laid) + max(1, len(laid) // 3), len(task.tiles) - 1)
    left = sorted(set(task.tiles) - {tile for tile, _ in laid.values()})
    for tile in random.sample(left, len(left)):
        ways = [
            (spot, rotation)
            for spot in board.spaces(1)
            for rotation in board.fits(tile, spot)
            if goes_on(task, board.sides(spot), Laid(tile, rotation))
        ]
        if ways and len(list(board)) < most:
            spot, rotation = random.choice(ways)
            board.lay(spot, tile, rotation)
    return dict(board)


def goes_on(task: Task, sides: Sides, laid: Laid) -> bool:
    return any(
        theirs in task.colours and theirs is ours
        for theirs, ours in zip(sides, turned(*laid), strict=True)
    )


def within(seconds: float) -> Over:
    end = process_time() + seconds
    return lambda: process_time() > end
