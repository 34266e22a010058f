"""Hints: followed one by one they solve, and what cannot be completed is said to be so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from random import Random
from time import thread_time

import pytest

from server.games.tantrix.board import REACH, Laid, Spot, beside
from server.games.tantrix.puzzles.hints import LayNext, NotFound, TakeBack, hint
from server.games.tantrix.puzzles.judge import board_of, clashes
from server.games.tantrix.puzzles.solutions import known, shifted
from server.games.tantrix.puzzles.solver import Solution, Verdict, every, solve
from server.games.tantrix.puzzles.task import Task, discovery, rainbow
from server.games.tantrix.tiles import Back
from tests.games.tantrix.puzzles.checking import solves

Tiles = dict[Spot, Laid]


def never() -> bool:
    return False


@cache
def all_solutions(task: Task) -> list[Solution]:
    return list(every(task, never))


def part(solution: Solution, tiles: int, random: Random) -> Tiles:
    """Return some tiles of a solution that hang together."""
    spots = [random.choice(sorted(solution))]
    while len(spots) < tiles:
        beyond = {beside(spot, edge) for spot in spots for edge in range(6)} & solution.keys()
        spots.append(random.choice(sorted(beyond - set(spots))))
    return {spot: solution[spot] for spot in spots}


def heap(task: Task, tiles: int, random: Random) -> Tiles:
    """Lay tiles at random where they match."""
    board = board_of({})
    for tile in random.sample(task.tiles, tiles):
        ways = [(spot, turn) for spot in board.spaces(1) for turn in board.fits(tile, spot)]
        if ways or not list(board):
            board.lay(*_at(random.choice(ways or [((0, 0), 0)]), tile))
    return dict(board)


def _at(way: tuple[Spot, int], tile: int) -> tuple[Spot, int, int]:
    return way[0], tile, way[1]


def follow(task: Task, laid: Mapping[Spot, Laid]) -> Tiles:
    """Do what the hints say, as long as they say to lay a tile."""
    board = dict(laid)
    while isinstance(said := hint(task, board, never), LayNext):
        assert said.cell.spot not in board
        assert said.tile not in {tile for tile, _ in board.values()}
        board[said.cell.spot] = Laid(said.tile, said.rotation)
    assert isinstance(said, NotFound)
    return board


@pytest.mark.no_cover
@pytest.mark.parametrize("size", range(3, 11))
def test_hints_lead_from_any_correct_board_to_a_solution(size: int) -> None:
    task = discovery(size)
    random = Random(size)
    for _ in range(25):
        solution = random.choice(all_solutions(task))
        laid = part(solution, random.randrange(1, size), random)
        moved = dict(shifted(laid, random.randrange(6), (random.randrange(9), -3)))
        end = follow(task, moved)
        assert solves(end, task)
        assert moved.items() <= end.items()


@pytest.mark.parametrize("back", list(Back))
def test_3_hints_lead_from_an_empty_board_to_a_rainbow_solved(back: Back) -> None:
    assert solves(follow(rainbow(back), {}), rainbow(back))


@pytest.mark.parametrize("size", [5, 7, 8])
def test_a_board_that_no_solution_holds_is_to_be_taken_back_and_only_such_a_board(
    size: int,
) -> None:
    task = discovery(size)
    random = Random(size)
    for _ in range(25):
        laid = heap(task, random.randrange(2, size), random)
        said = hint(task, laid, never)
        assert isinstance(said, TakeBack) == (not held(task, laid))
        assert not isinstance(said, TakeBack) or said.proven


def held(task: Task, laid: Tiles) -> bool:
    """Whether some solution, moved and turned so that it has the first tile, has all of them."""
    (spot, (tile, rotation)), *_ = laid.items()
    for solution in all_solutions(task):
        sixths = next((rotation - r) % 6 for t, r in solution.values() if t == tile)
        turned = shifted(solution, sixths, (0, 0))
        q, r = next(at for at, lying in turned.items() if lying.tile == tile)
        there = shifted(turned, 0, (spot[0] - q, spot[1] - r))
        if laid.items() <= there.items():
            return True
    return False


@pytest.mark.parametrize("size", [5, 6, 7])
def test_no_fewer_tiles_than_are_taken_back_would_do(size: int) -> None:
    task = discovery(size)
    random = Random(size)
    for _ in range(8):
        laid = heap(task, size - 1, random)
        said = hint(task, laid, never)
        if isinstance(said, TakeBack):
            assert not isinstance(solve(task, without(laid, said.tiles), never), Verdict)
            for fewer in combinations([tile for tile, _ in laid.values()], len(said.tiles) - 1):
                assert solve(task, without(laid, fewer), never) is Verdict.IMPOSSIBLE


def without(laid: Tiles, tiles: Sequence[int]) -> Tiles:
    return {spot: lying for spot, lying in laid.items() if lying.tile not in tiles}


@pytest.mark.parametrize("size", [6, 12, 17])
def test_two_tiles_that_clash_are_never_both_kept(size: int) -> None:
    laid = {(0, 0): Laid(3, 4), (1, 0): Laid(2, 3), (0, 1): Laid(1, 0)}
    said = hint(discovery(size), laid, never)
    assert isinstance(said, TakeBack)
    assert said.proven
    assert not clashes(board_of(without(laid, said.tiles)))
    assert clashes(board_of(laid))


def test_a_tile_put_aside_far_away_is_to_be_taken_back() -> None:
    task = discovery(20)
    solution = dict(sorted(known(task)[0].items())[:8])
    spot = max(solution)
    aside = {**without(solution, [solution[spot].tile]), (30, 30): solution[spot]}
    assert hint(task, aside, never) == TakeBack(tiles=[solution[spot].tile], proven=True)


def test_a_wrong_triangle_continues_from_the_solution_that_keeps_the_most() -> None:
    task = rainbow(Back.RED)
    laid = dict(known(task)[3])
    one, other = sorted(laid)[:2]
    laid[one], laid[other] = laid[other], laid[one]
    said = hint(task, laid, never)
    assert isinstance(said, TakeBack)
    assert said.proven
    assert sorted(said.tiles) == sorted([laid[one].tile, laid[other].tile])


def test_a_large_board_gone_wrong_at_its_end_keeps_the_rest() -> None:
    task = discovery(16)
    right = part(known(task)[1], 9, Random(4))
    board = board_of(right)
    used = {tile for tile, _ in right.values()}
    spot, tile, turn = next(
        (spot, tile, turn)
        for spot in board.spaces(2)
        for tile, turns in board.fitting(spot).items()
        if tile in task.tiles and tile not in used
        for turn in turns
        if solve(task, {**right, spot: Laid(tile, turn)}, never) is Verdict.IMPOSSIBLE
    )
    said = hint(task, {**right, spot: Laid(tile, turn)}, never)
    assert isinstance(said, TakeBack)
    assert len(said.tiles) == 1


def test_without_time_a_large_board_that_fits_no_known_solution_gets_one_that_keeps_some() -> None:
    task = discovery(25)
    laid = heap(task, 12, Random(1))
    said = hint(task, laid, lambda: True)
    assert isinstance(said, TakeBack)
    assert not said.proven
    assert 0 < len(said.tiles) < len(laid)


def test_a_solved_board_needs_no_hint() -> None:
    task = discovery(9)
    assert hint(task, known(task)[0], never) == NotFound()


def test_tiles_scattered_over_the_whole_board_are_taken_back_without_a_long_search() -> None:
    task = discovery(30)
    steps = range(-REACH, REACH + 1, REACH // 3)
    places = [(q, r) for q in steps for r in steps]
    scattered = {spot: Laid(tile, 0) for spot, tile in zip(places, task.tiles, strict=False)}
    began = thread_time()
    found = hint(task, scattered, never)
    assert thread_time() - began < 2.0
    assert isinstance(found, TakeBack)
    assert (found.proven, len(found.tiles)) == (True, 29)
