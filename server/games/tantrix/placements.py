"""Sets of placements as plain numbers, for those who look at very many of them.

A placement is a tile in a rotation, and one bit of 336. What fits an empty cell is one number;
a tile laid beside it, or a colour that must not be shown, takes bits away by a single AND.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from server.games.tantrix.board import Laid, turned
from server.games.tantrix.tiles import TILES, Colour, TileNumber

Placements: TypeAlias = int

EVERY: Placements = (1 << 6 * len(TILES)) - 1

COLOURS: tuple[Colour, ...] = tuple(Colour)

FACES: tuple[tuple[int, ...], ...] = tuple(
    tuple(COLOURS.index(colour) for colour in turned(tile, rotation))
    for tile in TILES
    for rotation in range(6)
)
"""The colours a placement shows, clockwise from the east, as places in COLOURS."""

THREADS: tuple[tuple[tuple[int, int, int], ...], ...] = tuple(
    tuple(
        (colour, shown.index(colour), 5 - shown[::-1].index(colour))
        for colour in sorted(set(shown))
    )
    for shown in FACES
)
"""What runs through a placement: for each of its colours, the two edges that show it."""

SHOWING: tuple[tuple[Placements, ...], ...] = tuple(
    tuple(
        sum(1 << bit for bit, face in enumerate(FACES) if face[edge] == colour)
        for colour in range(len(COLOURS))
    )
    for edge in range(6)
)
"""SHOWING[edge][colour]: the placements that show the colour there."""

_PLACED: tuple[Laid, ...] = tuple(Laid(tile, rotation) for tile in TILES for rotation in range(6))


def face(tile: TileNumber, rotation: int) -> tuple[int, ...]:
    """Return the colours a placement shows, clockwise from the east, as places in COLOURS."""
    return FACES[6 * (tile - 1) + rotation]


def threads(tile: TileNumber, rotation: int) -> tuple[tuple[int, int, int], ...]:
    """Return what runs through a placement: three colours, each with the edges that show it."""
    return THREADS[6 * (tile - 1) + rotation]


def only(tile: TileNumber, rotation: int) -> Placements:
    """Return the set of one placement."""
    return 1 << 6 * (tile - 1) + rotation


def of(tiles: Iterable[TileNumber]) -> Placements:
    """Return every placement of some tiles."""
    return sum(0b111111 << 6 * (tile - 1) for tile in tiles)


def each(placements: Placements) -> Iterator[Laid]:
    """Go through a set by rising tile, then by rising rotation."""
    while placements:
        lowest = placements & -placements
        yield _PLACED[lowest.bit_length() - 1]
        placements ^= lowest
