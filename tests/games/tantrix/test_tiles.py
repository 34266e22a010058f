"""The tiles are the 56 of the game: rules of Tantrix, section 1."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations

from server.games.tantrix.board import turned
from server.games.tantrix.tiles import BACKS, FACES, TILES, Back, Colour, Face
from tests.running import ROOT


def turns(face: Face) -> set[Face]:
    return {face[start:] + face[:start] for start in range(6)}


def kind(tile: int) -> tuple[str, ...]:
    """Return how a tile's three lines run, sorted."""
    face = FACES[tile]
    ways: list[str] = []
    for colour in set(face):
        one, other = (edge for edge in range(6) if face[edge] is colour)
        apart = min(other - one, one + 6 - other)
        ways.append({1: "corner", 2: "bend", 3: "straight"}[apart])
    return tuple(sorted(ways))


def of_kind(*ways: str) -> set[int]:
    return {tile for tile in TILES if kind(tile) == ways}


def tiles_with(*colours: Colour) -> list[int]:
    return [tile for tile in TILES if set(FACES[tile]) == set(colours)]


def test_there_are_56_and_no_two_are_alike() -> None:
    assert tuple(range(1, 57)) == TILES
    assert len({frozenset(turns(FACES[tile])) for tile in TILES}) == 56


def test_each_has_two_edges_of_each_of_three_colours() -> None:
    for tile in TILES:
        assert sorted(Counter(FACES[tile]).values()) == [2, 2, 2]


def test_none_is_three_straights_and_every_other_such_tile_occurs_once() -> None:
    assert of_kind("straight", "straight", "straight") == set()
    for colours in combinations(Colour, 3):
        assert len(tiles_with(*colours)) == 14


def test_the_numbers_go_by_colours() -> None:
    red, yellow, blue, green = Colour
    assert tiles_with(red, yellow, blue) == [*range(1, 15)]
    assert tiles_with(red, yellow, green) == [*range(15, 24), *range(31, 36)]
    assert tiles_with(red, blue, green) == [*range(24, 31), *range(36, 43)]
    assert tiles_with(yellow, blue, green) == [*range(43, 57)]


def test_the_kinds_are_where_they_belong() -> None:
    assert of_kind("corner", "corner", "corner") == {3, 14, 21, 23, 25, 28, 43, 45}
    assert of_kind("corner", "corner", "straight") == {
        *(2, 5, 13, 15, 16, 22, 24, 26, 30, 47, 48, 49)
    }
    assert of_kind("bend", "bend", "straight") == {4, 6, 9, 32, 34, 35, 39, 40, 42, 44, 50, 51}
    assert len(of_kind("bend", "bend", "corner")) == 24


def test_sixteen_pairs_are_mirror_images() -> None:
    pairs = {
        (one, other)
        for one, other in combinations(TILES, 2)
        if FACES[other][::-1] in turns(FACES[one])
    }
    assert pairs == {
        *((1, 10), (3, 14), (7, 8), (11, 12), (17, 18), (19, 20), (21, 23), (25, 28)),
        *((27, 29), (31, 33), (36, 41), (37, 38), (43, 45), (46, 52), (53, 54), (55, 56)),
    }


def test_the_backs_are_those_of_the_game_pack() -> None:
    assert Counter(BACKS.values()) == {
        Back.RED: 15,
        Back.BLUE: 10,
        Back.GREEN: 10,
        Back.YELLOW: 12,
        Back.WHITE: 9,
    }
    assert (BACKS[7], BACKS[10], BACKS[56]) == (Back.BLUE, Back.RED, Back.WHITE)


def test_a_face_reads_clockwise_and_turns_clockwise() -> None:
    red, yellow, blue, _ = Colour
    assert turned(5, 0) == (blue, blue, red, yellow, yellow, red)
    assert turned(5, 1) == (red, blue, blue, red, yellow, yellow)


def test_any_two_tiles_can_be_joined() -> None:
    for one, other in combinations(TILES, 2):
        assert len(set(FACES[one]) & set(FACES[other])) >= 2


def test_the_page_draws_the_same_tiles_and_backs() -> None:
    page = (ROOT / "web/src/games/tantrix/tiles.ts").read_text()
    backs = re.search(r'BACKS = "(\w+)"', page)
    assert backs is not None
    assert backs[1] == letters(*BACKS.values())
    assert re.findall(r"\b[RYBG]{6}\b", page) == [letters(*FACES[tile]) for tile in TILES]


def letters(*colours: Colour | Back) -> str:
    return "".join(colour.value[0].upper() for colour in colours)
