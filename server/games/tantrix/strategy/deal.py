"""Before the first turn: who plays which colour, who holds which tiles, and who begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from server.games.chance import Chance
from server.games.game import Seat
from server.games.tantrix.placements import COLOURS
from server.games.tantrix.strategy.course import Hand
from server.games.tantrix.strategy.messages import Wish
from server.games.tantrix.tiles import TILES, Colour, TileNumber

HAND = 6


class Deal(NamedTuple):
    """What everyone holds, what everyone drew, and what is left in the bag."""

    hands: list[Hand]
    drawn: list[TileNumber]
    bag: list[TileNumber]
    """The next tile to be drawn is the last."""

    @property
    def first(self) -> Seat:
        return self.drawn.index(max(self.drawn))


def deal(seats: int, chance: Chance) -> Deal:
    """Six tiles each, then one more draw: the highest number begins, and the draws go back."""
    bag = chance.shuffled(TILES, "bag")
    hands: list[Hand] = [{bag.pop(): place for place in range(HAND)} for _ in range(seats)]
    drawn = [bag.pop() for _ in range(seats)]
    return Deal(hands, drawn, chance.shuffled([*bag, *drawn], "bag"))


def colours_of(wishes: Sequence[Wish], *, teams: bool, chance: Chance) -> list[int]:
    """Return each seat's colour as a place in COLOURS.

    A wish is granted unless a lower seat has it already; whoever has none yet gets one by chance.
    In teams, seats that sit opposite share the first wish of the two.
    """
    sides = [_first_of(wishes[side::2]) for side in (0, 1)] if teams else wishes
    granted: dict[int, int] = {}
    for side, wish in enumerate(sides):
        if wish is not Wish.ANY and (colour := COLOURS.index(Colour(wish.value))) not in granted:
            granted[colour] = side
    taken = {side: colour for colour, side in granted.items()}
    left = chance.shuffled([n for n in range(len(COLOURS)) if n not in granted], "colours")
    given = [taken[side] if side in taken else left.pop() for side in range(len(sides))]
    return given * 2 if teams else given


def _first_of(wishes: Sequence[Wish]) -> Wish:
    """Return the first wish that asks for a colour."""
    return next((wish for wish in wishes if wish is not Wish.ANY), Wish.ANY)
