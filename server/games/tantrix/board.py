"""The board all Tantrix modes are played on: where tiles lie, and what fits where.

Hexagons stand on a corner. A cell has axial coordinates, q to the east and r to the south-east;
directions and edges count clockwise from the east: 0 E, 1 SE, 2 SW, 3 W, 4 NW, 5 NE. A rotation
turns a tile by that many steps of 60 degrees clockwise.

Inside, a cell is a `Spot`, a plain pair of numbers; on the wire it is a `Cell`, or the text "q,r".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Annotated, NamedTuple, TypeAlias

from pydantic import Field

from server.games.game import Message
from server.games.tantrix.tiles import FACES, Colour, Face, TileNumber

REACH = 200
"""The largest coordinate of a cell: farther than 56 tiles in a row can get."""

Coordinate: TypeAlias = Annotated[int, Field(ge=-REACH, le=REACH)]

Rotation: TypeAlias = Annotated[int, Field(ge=0, le=5)]

Spot: TypeAlias = tuple[int, int]
"""A cell as (q, r)."""

Sides: TypeAlias = tuple[Colour | None, ...]
"""What its six neighbours show to an empty cell; None where there is no tile."""

_STEPS: tuple[Spot, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
_BARE: Sides = (None,) * 6


class Cell(Message):
    """A cell of the board, by axial coordinates."""

    q: Coordinate
    r: Coordinate

    @classmethod
    def at(cls, spot: Spot) -> Cell:
        return cls(q=spot[0], r=spot[1])

    @classmethod
    def read(cls, text: str) -> Cell:
        """Return the cell written as "q,r"; ValueError when it is not one."""
        return cls.at(read_spot(text))

    @property
    def spot(self) -> Spot:
        return self.q, self.r

    def __str__(self) -> str:
        return written(self.spot)


def written(spot: Spot) -> str:
    """Return a spot as the text "q,r"."""
    return f"{spot[0]},{spot[1]}"


def read_spot(text: str) -> Spot:
    """Return the spot written as "q,r"; ValueError when it is not one."""
    q, r = text.split(",")
    return int(q), int(r)


def beside(spot: Spot, direction: int) -> Spot:
    """Return the next spot in a direction."""
    return spot[0] + _STEPS[direction][0], spot[1] + _STEPS[direction][1]


def direction(spot: Spot, near: Spot) -> int:
    """Return the direction in which the second of two touching spots lies from the first."""
    return _STEPS.index((near[0] - spot[0], near[1] - spot[1]))


def opposite(direction: int) -> int:
    return (direction + 3) % 6


@cache
def turned(tile: TileNumber, rotation: Rotation) -> Face:
    """Return the colours a turned tile shows, clockwise from the east."""
    face = FACES[tile]
    return tuple(face[(direction - rotation) % 6] for direction in range(6))


@lru_cache(maxsize=4096)
def matching(sides: Sides) -> Mapping[TileNumber, tuple[Rotation, ...]]:
    """Return every tile that fits between these sides, with its fitting rotations, rising."""
    found: dict[TileNumber, tuple[Rotation, ...]] = {}
    for tile in FACES:
        rotations = tuple(
            rotation for rotation in range(6) if _edge_that_differs(sides, tile, rotation) is None
        )
        if rotations:
            found[tile] = rotations
    return found


def _edge_that_differs(sides: Sides, tile: TileNumber, rotation: Rotation) -> int | None:
    face = turned(tile, rotation)
    for edge, theirs in enumerate(sides):
        if theirs is not None and theirs is not face[edge]:
            return edge
    return None


class Laid(NamedTuple):
    """A tile on the board."""

    tile: TileNumber
    rotation: Rotation


class Clash(NamedTuple):
    """An edge at which two colours differ."""

    edge: int
    yours: Colour
    theirs: Colour


class Board:
    """The tiles laid so far. It knows what matches, not who may lay what when."""

    def __init__(self) -> None:
        self._laid: dict[Spot, Laid] = {}
        self._sides: dict[Spot, Sides] = {}
        """Of every empty spot that touches a tile."""

    def __iter__(self) -> Iterator[tuple[Spot, Laid]]:
        """Go through the spots that hold a tile, in the order they were filled."""
        return iter(self._laid.items())

    def lay(self, spot: Spot, tile: TileNumber, rotation: Rotation) -> None:
        """Lay a tile on an empty spot, whether or not it matches there."""
        self._laid[spot] = Laid(tile, rotation)
        self._sides.pop(spot, None)
        for direction, colour in enumerate(turned(tile, rotation)):
            near = beside(spot, direction)
            if near not in self._laid:
                sides = list(self.sides(near))
                sides[opposite(direction)] = colour
                self._sides[near] = tuple(sides)

    def tile_at(self, spot: Spot) -> Laid | None:
        return self._laid.get(spot)

    def sides(self, spot: Spot) -> Sides:
        """Return what its neighbours show to an empty spot, clockwise from the east."""
        return self._sides.get(spot, _BARE)

    def neighbours(self, spot: Spot) -> int:
        """Return how many tiles an empty spot touches."""
        return 6 - self.sides(spot).count(None)

    def spaces(self, least: int) -> list[Spot]:
        """Return the empty spots that touch at least so many tiles (one or more), row by row."""
        most_bare = 6 - least
        found = (spot for spot, sides in self._sides.items() if sides.count(None) <= most_bare)
        return sorted(found, key=lambda spot: (spot[1], spot[0]))

    def forced_spaces(self) -> list[Spot]:
        """Return the empty spots with three neighbours or more."""
        return self.spaces(3)

    def fitting(self, spot: Spot) -> Mapping[TileNumber, tuple[Rotation, ...]]:
        """Return the tiles whose colours match at an empty spot, with their rotations, rising."""
        return matching(self.sides(spot))

    def fits(self, tile: TileNumber, spot: Spot) -> tuple[Rotation, ...]:
        """Return the rotations in which a tile's colours match at an empty spot, rising."""
        return self.fitting(spot).get(tile, ())

    def clash(self, spot: Spot, tile: TileNumber, rotation: Rotation) -> Clash | None:
        """Return the first edge, clockwise from the east, at which the colours differ."""
        sides = self.sides(spot)
        edge = _edge_that_differs(sides, tile, rotation)
        if edge is None:
            return None
        theirs = sides[edge]
        assert theirs is not None
        return Clash(edge, turned(tile, rotation)[edge], theirs)
