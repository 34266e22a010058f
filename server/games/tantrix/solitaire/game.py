"""Solitaire: one player, three piles of tiles with their numbers up, and one line through all.

What section 4 of the rules leaves open, by number:

4.1 The player takes whichever tile lies on top, also at the start; the first is laid in the middle.
4.2 A forced space that a tile on top fits must be filled before anything else is laid: by any tile
    on top that fits one. What no tile on top fits is left until one does.
4.3 A tile on top that has no place waits: whoever knows its number takes another. Only when no
    tile on top has a place is one set aside, by the game itself, for there is nothing to choose:
    the one of the highest pile (the first among equals), so that the choice of piles lasts.
4.4 Among the tiles 1 to 14 that cannot happen. Each of them shows all three colours, and there
    always is a cell with one neighbour: beside the last tile of the outermost row.
4.5 It is over when the piles are used up. The score is the better of 1 a tile in the longest line
    and 2 a tile in the longest loop, less 1 a tile set aside.
4.6 A line through all tiles is a win, a loop through all of them the grand one.

A larger set is made of all tiles that show the colour of the line, so that the line can pass
through each: 42, whichever the colour.
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
from server.games.tantrix.board import Cell, Laid, Spot, read_spot, written
from server.games.tantrix.laying import GaveUp, LaidTile, Place, Placed
from server.games.tantrix.lines import lines, longest
from server.games.tantrix.offers import ForcedSpace, fits_of
from server.games.tantrix.placements import COLOURS, Placements, of, only
from server.games.tantrix.position import LEAST_FORCED, Position
from server.games.tantrix.refusals import (
    ColoursClash,
    FillForced,
    FirstAtCentre,
    Taken,
    TouchesNothing,
)
from server.games.tantrix.solitaire.bot import BOTS
from server.games.tantrix.solitaire.choices import choices
from server.games.tantrix.solitaire.messages import (
    Grade,
    NotOnTop,
    Pile,
    SetAside,
    SolitaireCommand,
    SolitaireEvent,
    SolitaireOptions,
    SolitaireRefusal,
    SolitaireView,
    Uncovered,
)
from server.games.tantrix.tiles import FACES, TILES, Colour, TileNumber

PILES = 3

FOURTEEN = 14
"""The tiles from 1 up to this one are the usual set."""


class Solitaire(Game[SolitaireCommand, SolitaireEvent, SolitaireView]):
    """One attempt at a line through every tile."""

    name = "solitaire"
    title = "Tantrix Solitaire"
    players = range(1, 2)
    Options = SolitaireOptions
    commands = TypeAdapter(SolitaireCommand)
    events = TypeAdapter(SolitaireEvent)
    views = TypeAdapter(SolitaireView)
    refusals = TypeAdapter(SolitaireRefusal)
    bots = BOTS

    @classmethod
    def attempt(cls, options: GameOptions) -> str | None:
        assert isinstance(options, SolitaireOptions)
        return f"{cls.name}:xl" if options.xl else cls.name

    def __init__(
        self, piles: list[list[TileNumber]], options: SolitaireOptions, chance: Chance
    ) -> None:
        self._options = options
        self._chance = chance
        self._colour = Colour(options.colour.value)
        self._position = Position()
        self._cells: dict[str, LaidTile] = {}
        self._piles = piles
        """The tile on top of a pile is its last."""
        self._set_aside: list[TileNumber] = []
        self._choices: dict[Spot, Placements] = {}
        """What may be laid now, by spot."""
        self._gave_up = False

    @classmethod
    def setup(cls, seats: Sequence[SeatChoice], options: GameOptions, chance: Chance) -> Self:
        assert isinstance(options, SolitaireOptions)
        tiles = chance.shuffled(tiles_of(options), "bag")
        attempt = cls([tiles[pile::PILES] for pile in range(PILES)], options, chance)
        attempt._resume()
        return attempt

    # --- commands -------------------------------------------------------------------------

    def handle(self, seat: Seat, command: SolitaireCommand) -> list[SolitaireEvent]:
        if seat not in self.to_act:
            raise IllegalCommand(SeatMayNotAct())

        match command:
            case Place():
                return [*self._place(command), *self._resume()]
            case Resign():
                self._gave_up = True
                self._choices = {}
                return [GaveUp()]
            case _:
                assert_never(command)

    def _place(self, command: Place) -> list[SolitaireEvent]:
        refusal = self._objection(command)
        if refusal is not None:
            raise IllegalCommand(refusal)

        self._lay(command.cell.spot, Laid(command.tile, command.rotation))
        placed = Placed(tile=command.tile, cell=command.cell, rotation=command.rotation)
        return [placed, *self._take_off(self._tops[command.tile])]

    def _lay(self, spot: Spot, laid: Laid) -> None:
        self._position.lay(spot, *laid)
        self._cells[written(spot)] = LaidTile(tile=laid.tile, rotation=laid.rotation)

    def _objection(self, place: Place) -> Refusal | None:
        """Return what speaks against laying a tile, in the order in which a player would ask."""
        tile, cell, spot = place.tile, place.cell, place.cell.spot
        if tile not in self._tops:
            return NotOnTop(tile=tile)
        if self._choices.get(spot, 0) & only(tile, place.rotation):
            return None
        if self._position.tile_at(spot) is not None:
            return Taken(cell=cell)
        if not self._position.neighbours(spot):
            return TouchesNothing(cell=cell) if self._position.laid else FirstAtCentre()
        clash = self._position.clash(spot, tile, place.rotation)
        if clash is not None:
            return ColoursClash(cell=cell, **clash._asdict())
        return FillForced(spaces=[Cell.at(space) for space in self._choices])

    # --- the piles ------------------------------------------------------------------------

    @property
    def _tops(self) -> dict[TileNumber, int]:
        """The tiles on top → the numbers of their piles."""
        return {pile[-1]: number for number, pile in enumerate(self._piles) if pile}

    def _take_off(self, number: int) -> list[SolitaireEvent]:
        """Take the tile on top off a pile, and see the next one."""
        pile = self._piles[number]
        pile.pop()
        return [Uncovered(pile=number, tile=pile[-1])] if pile else []

    def _resume(self) -> list[SolitaireEvent]:
        """Find out what may be laid now; while nothing may, set a tile aside (4.3)."""
        events: list[SolitaireEvent] = []
        while tops := self._tops:
            self._choices = choices(self._position, of(tops))
            if self._choices:
                return events
            tile = max(tops, key=lambda top: (len(self._piles[tops[top]]), -tops[top]))
            self._set_aside.append(tile)
            events += [SetAside(pile=tops[tile], tile=tile), *self._take_off(tops[tile])]
        self._choices = {}
        return events

    # --- what is seen and kept --------------------------------------------------------------

    @property
    def to_act(self) -> frozenset[Seat]:
        return frozenset({0}) if self._choices else frozenset()

    @property
    def outcome(self) -> Outcome | None:
        if self._choices:
            return None
        reason = Reason.GIVEN_UP if self._gave_up else Reason.FINISHED
        return Outcome(places=[1], scores=[self._score], reason=reason)

    @property
    def _score(self) -> int:
        return self._position.best[COLOURS.index(self._colour)] - len(self._set_aside)

    def view(self) -> SolitaireView:
        found = lines(self._position, self._colour)
        line, loop = longest(found, loop=False), longest(found, loop=True)
        return SolitaireView(
            colour=self._colour,
            cells=dict(self._cells),
            piles={
                str(number): Pile(top=pile[-1], tiles=len(pile))
                for number, pile in enumerate(self._piles)
                if pile
            },
            forced=self._forced(),
            free={
                written(spot): fits_of(found)
                for spot, found in self._choices.items()
                if self._position.neighbours(spot) < LEAST_FORCED
            },
            set_aside={str(tile): True for tile in self._set_aside},
            line=[written(spot) for spot in line],
            loop=[written(spot) for spot in loop],
            score=self._score,
            grade=None if self._choices else self._grade(line, loop),
            last=next(reversed(self._cells), None),
        )

    def _forced(self) -> dict[str, ForcedSpace]:
        return {
            written(spot): ForcedSpace(
                neighbours=self._position.neighbours(spot),
                fits=fits_of(self._choices.get(spot, 0)),
            )
            for spot in self._position.forced_spaces()
        }

    def _grade(self, line: Sequence[Spot], loop: Sequence[Spot]) -> Grade:
        every = len(tiles_of(self._options))
        if len(loop) == every:
            return Grade.LOOP
        return Grade.LINE if len(line) == every else Grade.NONE

    def dump(self) -> Json:
        return {
            "options": self._options.model_dump(mode="json"),
            "cells": {cell: laid.model_dump(mode="json") for cell, laid in self._cells.items()},
            "piles": [list(pile) for pile in self._piles],
            "set_aside": list(self._set_aside),
            "gave_up": self._gave_up,
            "drawn": dict(self._chance.drawn),
        }

    @classmethod
    def load(cls, dump: Json, chance: Chance) -> Self:
        chance.drawn = dict(dump["drawn"])
        options = SolitaireOptions.model_validate(dump["options"])
        attempt = cls([list(pile) for pile in dump["piles"]], options, chance)
        for cell, laid in dump["cells"].items():
            attempt._lay(read_spot(cell), Laid(**laid))
        attempt._set_aside = list(dump["set_aside"])
        attempt._gave_up = dump["gave_up"]
        if not attempt._gave_up:
            attempt._resume()
        return attempt


def tiles_of(options: SolitaireOptions) -> list[TileNumber]:
    """Return the tiles that are played with."""
    colour = Colour(options.colour.value)
    last = TILES[-1] if options.xl else FOURTEEN
    return [tile for tile in TILES if tile <= last and colour in FACES[tile]]
