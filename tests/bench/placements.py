"""All legal free moves of a hand of six on a full board in mid-match: kept, and worked out anew."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import mean
from time import perf_counter

from server.games.tantrix.board import Board
from server.games.tantrix.placements import of
from server.games.tantrix.position import Position
from server.games.tantrix.strategy.course import Course
from server.games.tantrix.strategy.messages import Phase
from server.games.tantrix.strategy.restrictions import free_placements
from tests.bench.rows import Rows
from tests.games.tantrix.strategy import plainly
from tests.games.tantrix.strategy.sitting import begun, wander

TILES_LAID = 30


def run(small: bool = False) -> Rows:
    courses = [mid_match(seed) for seed in range(2 if small else 20)]
    times = 1 if small else 50

    def kept(course: Course) -> int:
        hand = of(course.hands[course.mover])
        found = free_placements(course.position, hand, restricted=True)
        return sum(placements.bit_count() for placements in found.values())

    def anew(course: Course) -> int:
        board = board_of(course.position)
        return len(plainly.free_moves(board, course.hands[course.mover], restricted=True))

    assert list(map(kept, courses)) == list(map(anew, courses))
    quick, plain = timed(kept, courses, times), timed(anew, courses, max(1, times // 25))
    one_more = timed(laid_one_more, courses, times)
    return [
        ("free moves of six tiles", f"{TILES_LAID} tiles laid"),
        ("how many, on average", f"{mean(map(kept, courses)):.1f}"),
        ("from the position as it is kept, µs", f"{quick:.0f}"),
        ("keeping it: a copy, and one tile more, µs", f"{one_more:.0f}"),
        ("both, µs", f"{quick + one_more:.0f}"),
        ("worked out anew by the bare rules, µs", f"{plain:.0f}"),
        ("times faster, keeping included", f"{plain / (quick + one_more):.0f}"),
    ]


def mid_match(seed: int) -> Course:
    """Return a match of two before a free move, with at least so many tiles laid."""
    for course in wander(begun(2, seed), Random(seed)):
        if len(course.position.laid) >= TILES_LAID and course.phase is Phase.FREE:
            return course
    raise AssertionError("a match of two has more tiles than that")


def board_of(position: Position) -> Board:
    board = Board()
    for spot, laid in position:
        board.lay(spot, *laid)
    return board


def laid_one_more(course: Course) -> int:
    position = course.position.copy()
    spot, found = next(iter(course.choices.items()))
    bit = (found & -found).bit_length() - 1
    position.lay(spot, bit // 6 + 1, bit % 6)
    return len(position.laid)


def timed(work: Callable[[Course], int], courses: list[Course], times: int) -> float:
    """Return the microseconds that some work on one course takes: the best of three rounds."""
    rounds = []
    for _ in range(3):
        started = perf_counter()
        for _ in range(times):
            for course in courses:
                work(course)
        rounds.append(perf_counter() - started)
    return min(rounds) / times / len(courses) * 1e6
