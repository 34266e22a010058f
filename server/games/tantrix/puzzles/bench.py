"""A workbench: one player's own board, on which tiles are laid and taken back at will.

A step is what one command has done: for each tile it moved, where it lay before and lies after.
Undone, the steps are gone through backwards; a new step forgets those that were undone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, Self, TypeAlias

from server.games.game import Json
from server.games.tantrix.board import Laid, Spot, read_spot, written
from server.games.tantrix.tiles import TileNumber

MOST_STEPS = 200
"""Steps that can be undone."""


class Place(NamedTuple):
    """Where a tile lies, and how it is turned."""

    spot: Spot
    rotation: int


class Change(NamedTuple):
    """A tile and its place before and after; None beside the board."""

    tile: TileNumber
    before: Place | None
    after: Place | None


Step: TypeAlias = tuple[Change, ...]


class Bench:
    """The tiles that lie on one player's board, and the way they came there."""

    def __init__(self) -> None:
        self.moves = 0
        self._places: dict[TileNumber, Place] = {}
        self._done: list[Step] = []
        self._undone: list[Step] = []

    def __iter__(self) -> Iterator[tuple[Spot, Laid]]:
        """Go through the spots that hold a tile, with what lies there."""
        return ((place.spot, Laid(tile, place.rotation)) for tile, place in self._places.items())

    def __len__(self) -> int:
        return len(self._places)

    def tile_at(self, spot: Spot) -> Laid | None:
        return next((laid for there, laid in self if there == spot), None)

    def place_of(self, tile: TileNumber) -> Place | None:
        return self._places.get(tile)

    @property
    def undoable(self) -> int:
        return len(self._done)

    @property
    def redoable(self) -> int:
        return len(self._undone)

    def lay(self, tile: TileNumber, place: Place) -> TileNumber | None:
        """Put a tile somewhere; return the tile that lay there, which goes where it came from."""
        before = self.place_of(tile)
        there = self.tile_at(place.spot)
        step = [Change(tile, before, place)]
        swapped = there.tile if there is not None and there.tile != tile else None
        if there is not None and swapped is not None:
            old = Place(place.spot, there.rotation)
            goes = None if before is None else Place(before.spot, there.rotation)
            step.append(Change(swapped, old, goes))
        self._take(tuple(step))
        return swapped

    def lift(self, *tiles: TileNumber) -> None:
        """Take tiles off the board, in one step."""
        self._take(tuple(Change(tile, self._places[tile], None) for tile in tiles))

    def undo(self) -> None:
        step = self._done.pop()
        self._undone.append(step)
        self._bring((change.tile, change.before) for change in step)

    def redo(self) -> None:
        step = self._undone.pop()
        self._done.append(step)
        self._bring((change.tile, change.after) for change in step)

    def _take(self, step: Step) -> None:
        """Do a step. To turn a tile on is one with the turn before; back to its start is none."""
        self._undone.clear()
        self._bring((change.tile, change.after) for change in step)
        self.moves += 1
        if _turns(step) and self._done and _turns(self._done[-1], step[0].tile):
            step = (step[0]._replace(before=self._done.pop()[0].before),)
            self.moves -= 1
        if step[0].before == step[0].after:
            self.moves -= 1
        else:
            self._done = [*self._done, step][-MOST_STEPS:]

    def _bring(self, places: Iterable[tuple[TileNumber, Place | None]]) -> None:
        for tile, place in places:
            if place is None:
                self._places.pop(tile, None)
            else:
                self._places[tile] = place

    def dump(self) -> Json:
        return {
            "moves": self.moves,
            "places": [[tile, _written(place)] for tile, place in self._places.items()],
            "done": [_dumped(step) for step in self._done],
            "undone": [_dumped(step) for step in self._undone],
        }

    @classmethod
    def load(cls, dump: Json) -> Self:
        bench = cls()
        bench.moves = dump["moves"]
        bench._bring((tile, _read(place)) for tile, place in dump["places"])
        bench._done = [_loaded(step) for step in dump["done"]]
        bench._undone = [_loaded(step) for step in dump["undone"]]
        return bench


def _turns(step: Step, tile: TileNumber | None = None) -> bool:
    """Whether a step only turns a tile (this one, if one is named) where it lies."""
    first = step[0]
    if len(step) > 1 or first.before is None or first.after is None:
        return False
    return first.before.spot == first.after.spot and tile in (None, first.tile)


def _dumped(step: Step) -> list[list[Any]]:
    return [[change.tile, _written(change.before), _written(change.after)] for change in step]


def _loaded(step: list[list[Any]]) -> Step:
    return tuple(Change(tile, _read(before), _read(after)) for tile, before, after in step)


def _written(place: Place | None) -> str:
    """Return a place as "q,r:rotation", and "" for none."""
    return "" if place is None else f"{written(place.spot)}:{place.rotation}"


def _read(text: str) -> Place | None:
    if not text:
        return None
    spot, _, rotation = text.partition(":")
    return Place(read_spot(spot), int(rotation))
