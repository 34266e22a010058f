"""The strategy game's bots."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from server.games.game import Bot, Seat
from server.games.tantrix.board import Cell, read_spot
from server.games.tantrix.strategy.messages import Place, StrategyView


def beginner(view: StrategyView, seat: Seat, random: Random) -> Place | None:
    """Lay any tile anywhere the rules allow."""
    if view.mover != seat:
        return None
    offered = view.free or {cell: space.fits for cell, space in view.forced.items()}
    ways = [
        (cell, tile, rotation)
        for cell, fits in sorted(offered.items())
        for tile, rotations in sorted(fits.items())
        for rotation in rotations
    ]
    cell, tile, rotation = random.choice(ways)
    return Place(tile=int(tile), cell=Cell.at(read_spot(cell)), rotation=rotation)


BOTS: Mapping[str, Bot] = {
    "beginner": Bot(beginner, lambda view, seat, random: random.uniform(1.5, 3.0)),
}
