"""The 56 tiles of Tantrix: their faces and the colours of the numbers on their backs."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Annotated, TypeAlias

from pydantic import Field


class Colour(str, Enum):
    """The colour of a line."""

    RED = "red"
    YELLOW = "yellow"
    BLUE = "blue"
    GREEN = "green"


class Back(str, Enum):
    """The colour of the number on a tile's back."""

    RED = "red"
    YELLOW = "yellow"
    BLUE = "blue"
    GREEN = "green"
    WHITE = "white"


TileNumber: TypeAlias = Annotated[int, Field(ge=1, le=56)]

Face: TypeAlias = tuple[Colour, ...]
"""The colours of the six edges, clockwise as one looks at the tile."""

_COLOURS = {"R": Colour.RED, "Y": Colour.YELLOW, "B": Colour.BLUE, "G": Colour.GREEN}

# The edge a face starts at is arbitrary, the direction is not: 16 pairs are mirror images.
_TILES: Mapping[int, tuple[str, Back]] = {
    1: ("BRBRYY", Back.YELLOW),
    2: ("BRRBYY", Back.YELLOW),
    3: ("BBYYRR", Back.YELLOW),
    4: ("BRYBYR", Back.RED),
    5: ("BBRYYR", Back.RED),
    6: ("BRYRBY", Back.BLUE),
    7: ("BBYRYR", Back.BLUE),
    8: ("BBRYRY", Back.BLUE),
    9: ("BRBYRY", Back.YELLOW),
    10: ("BRBYYR", Back.RED),
    11: ("BYBYRR", Back.RED),
    12: ("BRRYBY", Back.YELLOW),
    13: ("BBYRRY", Back.BLUE),
    14: ("BBRRYY", Back.BLUE),
    15: ("GGRYYR", Back.RED),
    16: ("GGYRRY", Back.RED),
    17: ("GRGRYY", Back.YELLOW),
    18: ("GRGYYR", Back.RED),
    19: ("GYGYRR", Back.RED),
    20: ("GRRYGY", Back.YELLOW),
    21: ("GGRRYY", Back.YELLOW),
    22: ("GRRGYY", Back.YELLOW),
    23: ("GGYYRR", Back.YELLOW),
    24: ("BGGBRR", Back.RED),
    25: ("BBGGRR", Back.RED),
    26: ("BBGRRG", Back.RED),
    27: ("BGBGRR", Back.RED),
    28: ("BBRRGG", Back.RED),
    29: ("BGBRRG", Back.RED),
    30: ("BBRGGR", Back.RED),
    31: ("GGRYRY", Back.YELLOW),
    32: ("GRYGYR", Back.GREEN),
    33: ("GGYRYR", Back.GREEN),
    34: ("GRGYRY", Back.GREEN),
    35: ("GRYRGY", Back.GREEN),
    36: ("BGGRBR", Back.GREEN),
    37: ("BBGRGR", Back.GREEN),
    38: ("BBRGRG", Back.GREEN),
    39: ("BGBRGR", Back.BLUE),
    40: ("BGRBRG", Back.BLUE),
    41: ("BRBRGG", Back.BLUE),
    42: ("BGRGBR", Back.BLUE),
    43: ("BBYYGG", Back.BLUE),
    44: ("BGYGBY", Back.YELLOW),
    45: ("BBGGYY", Back.GREEN),
    46: ("BYBYGG", Back.GREEN),
    47: ("BBYGGY", Back.GREEN),
    48: ("BGGBYY", Back.WHITE),
    49: ("BBGYYG", Back.WHITE),
    50: ("BGYBYG", Back.WHITE),
    51: ("BGBYGY", Back.WHITE),
    52: ("BGGYBY", Back.WHITE),
    53: ("BGBYYG", Back.WHITE),
    54: ("BGBGYY", Back.WHITE),
    55: ("BBGYGY", Back.WHITE),
    56: ("BBYGYG", Back.WHITE),
}

TILES: tuple[TileNumber, ...] = tuple(_TILES)

FACES: Mapping[TileNumber, Face] = {
    tile: tuple(_COLOURS[letter] for letter in letters) for tile, (letters, _) in _TILES.items()
}

BACKS: Mapping[TileNumber, Back] = {tile: back for tile, (_, back) in _TILES.items()}
