"""What a puzzle asks: some tiles, and one loop or a filled triangle to make of all of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from server.games.tantrix.tiles import BACKS, FACES, TILES, Back, Colour, TileNumber

SIZES = range(3, 31)
"""How many tiles a Discovery puzzle can have."""


class Shape(str, Enum):
    """What all tiles together are to make."""

    LOOP = "loop"
    TRIANGLE = "triangle"
    """A filled triangle, and one line through all of it."""


@dataclass(frozen=True)
class Task:
    """A puzzle. Tiles that touch must match, and every tile must be part of the line or loop."""

    tiles: tuple[TileNumber, ...]
    shape: Shape
    colours: tuple[Colour, ...]
    """Any of them will do."""
    holes: bool = False
    """Whether a loop may enclose empty cells."""

    @property
    def possible_colours(self) -> list[Colour]:
        """The colours asked that every tile carries."""
        return [
            colour for colour in self.colours if all(colour in FACES[tile] for tile in self.tiles)
        ]


def discovery(size: int, holes: bool = False) -> Task:
    """Return the Discovery puzzle of tiles 1 … size: a loop in the colour of the last number."""
    colour = Colour(BACKS[size].value)
    return Task(tuple(TILES[:size]), Shape.LOOP, (colour,), holes)


_RAINBOW: Mapping[Back, tuple[Shape, tuple[Colour, ...]]] = {
    Back.RED: (Shape.TRIANGLE, (Colour.RED,)),
    Back.YELLOW: (Shape.LOOP, (Colour.YELLOW,)),
    Back.BLUE: (Shape.TRIANGLE, (Colour.BLUE,)),
    Back.GREEN: (Shape.LOOP, (Colour.GREEN,)),
    Back.WHITE: (Shape.LOOP, tuple(Colour)),
}


def rainbow(back: Back) -> Task:
    """Return the Rainbow puzzle of all tiles whose numbers have a colour."""
    shape, colours = _RAINBOW[back]
    return Task(tuple(tile for tile in TILES if BACKS[tile] is back), shape, colours)
