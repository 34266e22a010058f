"""Gobble alone: one player lays the 56 tiles as they come out of the bag, each touching two.

What section 5 of the rules leaves open, by number:

5.1 A tile that is drawn and has a place must be laid; without one it goes to the discards, and
    the next one is drawn. The game does so by itself.
5.2 A gobble frees the discard on top, a double the two on top, one after the other. A freed tile
    is laid or goes back in the bag as the player likes; without a place it goes back by itself.
5.3 A freed tile that fills a gobble frees another, on top of those that are still due.
5.4 What there is no discard for lapses.
5.5 A tile goes back in the bag at a place drawn by chance, and nobody sees which.
5.6 It is over when the bag and the hand are empty. The score is the tiles that are left.

It does end. Only a gobble puts tiles back in the bag, at most two, and each gobble takes one of
the 54 tiles that can be laid: no more than 54 + 2 * 54 tiles are ever drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, assert_never

from pydantic import TypeAdapter

from server.games.chance import Chance
from server.games.game import (
    Game,
    GameOptions,
    IllegalCommand,
    Json,
    Outcome,
    Reason,
    Refusal,
    Resign,
    Seat,
    SeatChoice,
    SeatMayNotAct,
)
from server.games.tantrix.board import Laid, Spot, read_spot, written
from server.games.tantrix.gobble_alone.bot import BOTS
from server.games.tantrix.gobble_alone.messages import (
    Discarded,
    Drew,
    Freed,
    GobbleAloneCommand,
    GobbleAloneEvent,
    GobbleAloneRefusal,
    GobbleAloneView,
    Gobbled,
    InHand,
    NotFreed,
    PutBack,
    WentBack,
)
from server.games.tantrix.gobbles import LEAST_NEIGHBOURS, joined, tiles_for
from server.games.tantrix.laying import GaveUp, LaidTile, Place, Placed
from server.games.tantrix.placements import each, of
from server.games.tantrix.position import Position
from server.games.tantrix.refusals import ColoursClash, NotInHand, Taken, TooFewNeighbours
from server.games.tantrix.tiles import TILES, TileNumber

START = 2
"""So many tiles lie joined at the start."""


class GobbleAlone(Game[GobbleAloneCommand, GobbleAloneEvent, GobbleAloneView]):
    """One attempt at laying every tile."""

    name = "gobble_alone"
    title = "Tantrix Gobble alone"
    players = range(1, 2)
    commands = TypeAdapter(GobbleAloneCommand)
    events = TypeAdapter(GobbleAloneEvent)
    views = TypeAdapter(GobbleAloneView)
    refusals = TypeAdapter(GobbleAloneRefusal)
    bots = BOTS
    lowest_is_best = True

    @classmethod
    def attempt(cls, options: GameOptions) -> str | None:
        return cls.name

    def __init__(self, bag: list[TileNumber], chance: Chance) -> None:
        self._chance = chance
        self._position = Position()
        self._cells: dict[str, LaidTile] = {}
        self._bag = bag
        """The next tile to be drawn is the last."""
        self._discards: list[TileNumber] = []
        """The next tile to be freed is the last."""
        self._hand: InHand | None = None
        self._due = 0
        """How many discards are to be freed before the next draw."""
        self._gave_up = False

    @classmethod
    def setup(cls, seats: Sequence[SeatChoice], options: GameOptions, chance: Chance) -> Self:
        bag = chance.shuffled(TILES, "bag")
        attempt = cls(bag, chance)
        for spot, laid in joined(bag.pop(), bag.pop()):
            attempt._lay(spot, laid)
        attempt._take_up()
        return attempt

    # --- commands -------------------------------------------------------------------------

    def handle(self, seat: Seat, command: GobbleAloneCommand) -> list[GobbleAloneEvent]:
        if seat not in self.to_act:
            raise IllegalCommand(SeatMayNotAct())

        match command:
            case Place():
                return [*self._place(command), *self._take_up()]
            case PutBack():
                return [self._put_back(command), *self._take_up()]
            case Resign():
                return [self._give_up()]
            case _:
                assert_never(command)

    def _place(self, command: Place) -> list[GobbleAloneEvent]:
        refusal = self._objection(command)
        if refusal is not None:
            raise IllegalCommand(refusal)

        spot = command.cell.spot
        neighbours = self._position.neighbours(spot)
        self._lay(spot, Laid(command.tile, command.rotation))
        self._hand = None
        placed = Placed(tile=command.tile, cell=command.cell, rotation=command.rotation)
        if not tiles_for(neighbours):
            return [placed]
        freed = min(tiles_for(neighbours), len(self._discards) - self._due)
        self._due += freed
        return [placed, Gobbled(cell=command.cell, tiles=freed)]

    def _lay(self, spot: Spot, laid: Laid) -> None:
        self._position.lay(spot, *laid)
        self._cells[written(spot)] = LaidTile(tile=laid.tile, rotation=laid.rotation)

    def _objection(self, place: Place) -> Refusal | None:
        """Return what speaks against laying a tile, in the order in which a player would ask."""
        tile, cell, spot = place.tile, place.cell, place.cell.spot
        if self._hand is None or tile != self._hand.tile:
            return NotInHand(tile=tile)
        if place.rotation in self._hand.fits.get(str(cell), ()):
            return None
        if self._position.tile_at(spot) is not None:
            return Taken(cell=cell)
        neighbours = self._position.neighbours(spot)
        if neighbours < LEAST_NEIGHBOURS:
            return TooFewNeighbours(cell=cell, neighbours=neighbours)
        clash = self._position.clash(spot, tile, place.rotation)
        assert clash is not None
        return ColoursClash(cell=cell, **clash._asdict())

    def _put_back(self, command: PutBack) -> WentBack:
        if self._hand is None or command.tile != self._hand.tile:
            raise IllegalCommand(NotInHand(tile=command.tile))
        if not self._hand.freed:
            raise IllegalCommand(NotFreed(tile=command.tile))

        self._hand = None
        self._hide(command.tile)
        return WentBack(tile=command.tile, placeable=True)

    def _give_up(self) -> GaveUp:
        assert self._hand is not None
        self._bag.append(self._hand.tile)
        self._hand = None
        self._gave_up = True
        return GaveUp()

    # --- the next tile --------------------------------------------------------------------

    def _take_up(self) -> list[GobbleAloneEvent]:
        """Free what is due, then draw, until a tile can be laid or there is none (5.1, 5.2)."""
        events: list[GobbleAloneEvent] = []
        while self._hand is None and (self._due or self._bag):
            events += self._free() if self._due else self._draw()
        return events

    def _free(self) -> list[GobbleAloneEvent]:
        tile = self._discards.pop()
        self._due -= 1
        if self._take(tile, freed=True):
            return [Freed(tile=tile)]
        self._hide(tile)
        return [Freed(tile=tile), WentBack(tile=tile, placeable=False)]

    def _draw(self) -> list[GobbleAloneEvent]:
        tile = self._bag.pop()
        if self._take(tile, freed=False):
            return [Drew(tile=tile)]
        self._discards.append(tile)
        return [Drew(tile=tile), Discarded(tile=tile)]

    def _take(self, tile: TileNumber, *, freed: bool) -> bool:
        """Take a tile in hand if it has a place; return whether it has."""
        fits = self._fits(tile)
        if fits:
            self._hand = InHand(tile=tile, freed=freed, fits=fits)
        return bool(fits)

    def _hide(self, tile: TileNumber) -> None:
        """Put a tile anywhere in the bag, each place as likely (5.5)."""
        self._bag.insert(self._chance.below(len(self._bag) + 1, "put back"), tile)

    def _fits(self, tile: TileNumber) -> dict[str, list[int]]:
        """Return where a tile may be laid, by cell, with the rotations."""
        ways, position = of([tile]), self._position
        return {
            written(spot): [laid.rotation for laid in each(fitting)]
            for spot, neighbours in position.touching.items()
            if neighbours >= LEAST_NEIGHBOURS
            and (fitting := position.fitting(spot, heedful=False) & ways)
        }

    # --- what is seen and kept --------------------------------------------------------------

    @property
    def to_act(self) -> frozenset[Seat]:
        return frozenset() if self._hand is None else frozenset({0})

    @property
    def outcome(self) -> Outcome | None:
        if self.to_act:
            return None
        reason = Reason.GIVEN_UP if self._gave_up else Reason.FINISHED
        return Outcome(places=[1], scores=[self._left], reason=reason)

    @property
    def _left(self) -> int:
        return len(TILES) - len(self._position.laid)

    def view(self) -> GobbleAloneView:
        return GobbleAloneView(
            cells=dict(self._cells),
            hand=self._hand,
            gobbles={
                written(spot): tiles_for(self._position.neighbours(spot))
                for spot in self._position.forced_spaces()
            },
            due=self._due,
            discards={str(tile): place for place, tile in enumerate(self._discards)},
            bag=len(self._bag),
            left=self._left,
            last=self._last,
        )

    @property
    def _last(self) -> str | None:
        """The cell filled last; the two tiles of the start do not count."""
        return next(reversed(self._cells)) if len(self._cells) > START else None

    def dump(self) -> Json:
        dump: Json = {
            "cells": {cell: laid.model_dump(mode="json") for cell, laid in self._cells.items()},
            "bag": list(self._bag),
            "discards": list(self._discards),
            "due": self._due,
            "gave_up": self._gave_up,
            "drawn": dict(self._chance.drawn),
        }
        if self._hand is not None:
            dump["hand"] = self._hand.model_dump(mode="json", include={"tile", "freed"})
        return dump

    @classmethod
    def load(cls, dump: Json, chance: Chance) -> Self:
        chance.drawn = dict(dump["drawn"])
        attempt = cls(list(dump["bag"]), chance)
        for cell, laid in dump["cells"].items():
            attempt._lay(read_spot(cell), Laid(**laid))
        attempt._discards = list(dump["discards"])
        attempt._due = dump["due"]
        attempt._gave_up = dump["gave_up"]
        if "hand" in dump:
            attempt._take(**dump["hand"])
        return attempt
