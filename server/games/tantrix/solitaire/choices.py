"""What may be laid in Solitaire: where a forced space can be filled there, else anywhere (4.2)."""

from __future__ import annotations

from collections.abc import Iterable

from server.games.tantrix.board import Spot
from server.games.tantrix.placements import Placements
from server.games.tantrix.position import Position


def choices(position: Position, tops: Placements) -> dict[Spot, Placements]:
    """Return every way to lay one of the tiles on top, by spot."""
    forced = _fitting(position, position.forced_spaces(), tops)
    return forced or _fitting(position, position.open_spots(), tops)


def _fitting(position: Position, spots: Iterable[Spot], tops: Placements) -> dict[Spot, Placements]:
    return {
        spot: found for spot in spots if (found := position.fitting(spot, heedful=False) & tops)
    }
