"""The restrictions by two definitions, in random games: walking along sides, and filling spaces.

The server walks along the sides that forced spaces control. `plainly` lays the tile and fills
whatever has three neighbours, and then what that leaves. A number in a test's name is a section
of the rules of Tantrix.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from server.games.tantrix.board import Board, Cell, Laid, Spot
from server.games.tantrix.placements import each
from server.games.tantrix.position import Position, around
from server.games.tantrix.strategy.course import Course
from server.games.tantrix.strategy.messages import End, Phase, Place
from server.games.tantrix.strategy.objections import objection
from server.games.tantrix.strategy.restrictions import barred
from server.games.tantrix.strategy.score import best_of
from server.games.tantrix.tiles import TILES
from tests.games.tantrix.pictures import assert_matched
from tests.games.tantrix.strategy import plainly
from tests.games.tantrix.strategy.sitting import begun, wander

# So many positions are slow to follow line by line: the rules by example show what is covered.
pytestmark = pytest.mark.no_cover

CELLS = 200_000
"""How many the two definitions must agree on."""


def wanderings(games: int) -> Iterator[Course]:
    """Go through the courses of random games, before every placement but the first."""
    for seed in range(games):
        for course in wander(begun(2 + seed % 3, seed, End.ALL), Random(seed)):
            if course.position.laid:
                yield course


def board_of(position: Position) -> Board:
    board = Board()
    for spot, laid in position:
        board.lay(spot, *laid)
    return board


def tiles_around(position: Position, spot: Spot) -> list[bool]:
    return [position.tile_at(near) is not None for near in around(spot)]


def test_6_2_both_definitions_bar_the_same_cells() -> None:
    compared = 0
    games = 400
    for course in wanderings(games):
        if not course.restricted:
            continue
        position = course.position
        shape = set(position.laid)
        by_walking, spaces = barred(position), position.forced_spaces()
        for spot in position.touching:
            assert (spot in by_walking) == plainly.shrinks(shape, spaces, spot), (shape, spot)
        compared += len(position.touching)
        if compared >= CELLS:
            return
    pytest.fail(f"only {compared} cells in {games} games")


def test_6_2_before_the_endgame_a_forced_space_has_three_neighbours_in_a_row() -> None:
    forced = 0
    for course in wanderings(60):
        for spot in course.position.touching if course.restricted else ():
            tiles = tiles_around(course.position, spot)
            assert sum(tiles) <= 3
            if sum(tiles) == 3:
                forced += 1
                rows = [tiles[step:] + tiles[:step] for step in range(6)]
                assert [True] * 3 + [False] * 3 in rows
    assert forced > 1000


def test_6_3_b_a_forced_fill_never_breaks_the_second_or_third_restriction() -> None:
    fills = 0
    for course in wanderings(30):
        if course.restricted and course.phase is not Phase.FREE:
            spaces = course.position.forced_spaces()
            for spot in course.choices:
                fills += 1
                assert not plainly.shrinks(set(course.position.laid), spaces, spot)
    assert fills > 500


def test_6_2_what_is_kept_up_to_date_is_what_the_bare_rules_say() -> None:
    """Every hand's placements, restricted and not, forced and free."""
    compared = 0
    for course in wanderings(12):
        board = board_of(course.position)
        hand = course.hands[course.mover]
        work_out = plainly.free_moves if course.phase is Phase.FREE else plainly.forced_fills
        kept = {(spot, *laid) for spot, found in course.choices.items() for laid in each(found)}
        assert kept == work_out(board, hand, restricted=course.restricted)
        compared += len(kept)
    assert compared > 10_000


def test_6_1_the_phases_follow_from_the_bare_rules() -> None:
    """Nobody makes a free move while a tile of theirs fits a forced space."""
    for course in wanderings(12):
        board, hand = board_of(course.position), course.hands[course.mover]
        fillable = plainly.forced_fills(board, hand, restricted=course.restricted)
        assert bool(fillable) == (course.phase is not Phase.FREE)


def test_whatever_is_refused_is_refused_for_a_reason() -> None:
    """A placement is among the choices, or something speaks against it."""
    reasons = set()
    for course in islice(wanderings(20), 0, None, 13):
        for spot in [*course.position.touching, (0, 0), (50, 50)]:
            for tile in (*course.hands[course.mover], 1):
                for rotation in range(6):
                    place = _place(spot, tile, rotation)
                    refusal = objection(course, place)
                    chosen = _chosen(course, spot, tile, rotation)
                    assert (refusal is None) == chosen, (spot, tile, rotation, refusal)
                    reasons.add(refusal and refusal.code)
    assert len(reasons) == 9  # all but an opening elsewhere than in the middle


def test_tiles_match_and_lines_are_worth_what_they_show() -> None:
    for seed in range(6):
        course = begun(2, seed, End.ALL)
        for _ in wander(course, Random(seed)):
            for colour in range(4):
                best = best_of(course.position, colour, 0)
                assert best.score == max(len(best.line), 2 * len(best.loop))
        assert_matched(board_of(course.position))
        assert sorted(laid.tile for _, laid in course.position) == [*TILES]


def _place(spot: Spot, tile: int, rotation: int) -> Place:
    return Place(tile=tile, cell=Cell.at(spot), rotation=rotation)


def _chosen(course: Course, spot: Spot, tile: int, rotation: int) -> bool:
    if tile not in course.hands[course.mover]:
        return False
    return Laid(tile, rotation) in list(each(course.choices.get(spot, 0)))
