"""Gobble: 2 to 6 hands race each other on one board, without turns.

Where a change can end in three ways (the seat is out, the race is over, nobody can place any
more), `_conclude` looks for them in that order, after every change.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, TypeAlias, assert_never

from pydantic import TypeAdapter

from server.games.chance import Chance
from server.games.game import (
    Game,
    GameOptions,
    IllegalCommand,
    Json,
    Outcome,
    Reason,
    Resign,
    Seat,
    SeatChoice,
    SeatMayNotAct,
)
from server.games.tantrix.board import Board, Cell, Spot, read_spot, written
from server.games.tantrix.gobble.bot import BOTS
from server.games.tantrix.gobble.debts import Debts
from server.games.tantrix.gobble.messages import (
    Call,
    CallMissed,
    CannotReceive,
    Give,
    Given,
    GobbleChoice,
    GobbleCommand,
    Gobbled,
    GobbleEvent,
    GobbleOptions,
    GobbleRefusal,
    GobbleView,
    LaidTile,
    NoGiftOwed,
    NothingToCall,
    OtherReceiver,
    Out,
    Place,
    Placed,
    Resigned,
    Share,
    Taken,
    TurnedUp,
)
from server.games.tantrix.gobbles import LEAST_NEIGHBOURS, joined, tiles_for
from server.games.tantrix.refusals import ColoursClash, NotInHand, TooFewNeighbours
from server.games.tantrix.tiles import TILES, TileNumber

_QUARTERS = {Share.FULL: 4, Share.THREE_QUARTERS: 3, Share.HALF: 2}

Hand: TypeAlias = dict[TileNumber, int]
"""Tile → its place in the hand, rising in the order the tiles came."""


class Gobble(Game[GobbleCommand, GobbleEvent, GobbleView]):
    """A race. Places go by the order in which hands run out; scores are the tiles left."""

    name = "gobble"
    title = "Tantrix Gobble"
    players = range(2, 7)
    Options = GobbleOptions
    Choice = GobbleChoice
    commands = TypeAdapter(GobbleCommand)
    events = TypeAdapter(GobbleEvent)
    views = TypeAdapter(GobbleView)
    refusals = TypeAdapter(GobbleRefusal)
    bots = BOTS

    def __init__(self, seats: int, options: GobbleOptions, chance: Chance) -> None:
        self._options = options
        self._chance = chance
        self._now = 0.0
        self._board = Board()
        self._cells: dict[str, LaidTile] = {}
        self._filled_at: dict[str, float] = {}
        self._last: str | None = None
        self._hands: list[Hand] = [{} for _ in range(seats)]
        self._put_away: list[TileNumber] = []
        self._debts = Debts()
        self._out: dict[Seat, int] = {}
        self._resigned: dict[Seat, int] = {}
        self._resigned_with: dict[Seat, int] = {}
        """How many tiles a seat held when it resigned: its score."""
        self._outcome: Outcome | None = None

    @classmethod
    def setup(cls, seats: Sequence[SeatChoice], options: GameOptions, chance: Chance) -> Self:
        assert isinstance(options, GobbleOptions)
        race = cls(len(seats), options, chance)
        bag = chance.shuffled(TILES, "bag")
        for spot, laid in joined(bag.pop(0), bag.pop(0)):
            race._fill(spot, laid.tile, laid.rotation, None)
        equal = len(bag) // len(seats)
        for hand, choice in zip(race._hands, seats, strict=True):
            assert isinstance(choice, GobbleChoice)
            share = equal * _QUARTERS[choice.share] // 4
            hand.update({tile: order for order, tile in enumerate(bag[:share])})
            del bag[:share]
        race._put_away = bag
        # Small shares may leave nobody a first placement: the match then begins unblocked.
        race._unblock()
        race._last = None
        return race

    # --- commands -------------------------------------------------------------------------

    def handle(self, seat: Seat, command: GobbleCommand) -> list[GobbleEvent]:
        if seat not in self.to_act:
            raise IllegalCommand(SeatMayNotAct())

        return self._carry_out(seat, command) + self._conclude(seat)

    def _carry_out(self, seat: Seat, command: GobbleCommand) -> list[GobbleEvent]:
        match command:
            case Place():
                return self._place(seat, command)
            case Give():
                return [self._give(seat, command)]
            case Call():
                return [self._call(seat)]
            case Resign():
                return [self._resign(seat)]
            case _:
                assert_never(command)

    def _place(self, seat: Seat, command: Place) -> list[GobbleEvent]:
        self._check_placement(seat, command)

        spot = command.cell.spot
        neighbours = self._board.neighbours(spot)
        del self._hands[seat][command.tile]
        self._fill(spot, command.tile, command.rotation, seat)
        placed = Placed(seat=seat, tile=command.tile, cell=command.cell, rotation=command.rotation)
        return [placed, *self._gobble(seat, command.cell, neighbours)]

    def _check_placement(self, seat: Seat, command: Place) -> None:
        tile, cell, spot = command.tile, command.cell, command.cell.spot
        if tile not in self._hands[seat]:
            raise IllegalCommand(NotInHand(tile=tile))
        if self._board.tile_at(spot) is not None:
            ms = round((self._now - self._filled_at[str(cell)]) * 1000)
            raise IllegalCommand(Taken(cell=cell, by=self._cells[str(cell)].seat, ms=ms))
        neighbours = self._board.neighbours(spot)
        if neighbours < LEAST_NEIGHBOURS:
            raise IllegalCommand(TooFewNeighbours(cell=cell, neighbours=neighbours))
        clash = self._board.clash(spot, tile, command.rotation)
        if clash is not None:
            raise IllegalCommand(ColoursClash(cell=cell, **clash._asdict()))

    def _gobble(self, seat: Seat, cell: Cell, neighbours: int) -> list[GobbleEvent]:
        """Owe what filling a space with so many neighbours earns; nothing with an empty hand."""
        gifts = min(tiles_for(neighbours), len(self._hands[seat]))
        if gifts == 0:
            return []
        if self._options.call:
            self._debts.await_call(seat, str(cell), gifts, self._now)
            return []
        return [self._grant(seat, cell, gifts)]

    def _grant(self, seat: Seat, cell: Cell, gifts: int) -> Gobbled:
        self._debts.owe(seat, str(cell), gifts, self._now)
        return Gobbled(seat=seat, cell=cell, gifts=gifts)

    def _call(self, seat: Seat) -> Gobbled:
        number = self._debts.call_of(seat)
        if number is None:
            raise IllegalCommand(NothingToCall())

        waiting = self._debts.calls.pop(number)
        gifts = min(waiting.tiles, len(self._hands[seat]))
        return self._grant(seat, Cell.read(waiting.cell), gifts)

    def _give(self, seat: Seat, command: Give) -> Given:
        number = self._debts.gift_of(seat)
        if number is None:
            raise IllegalCommand(NoGiftOwed())
        if command.tile not in self._hands[seat]:
            raise IllegalCommand(NotInHand(tile=command.tile))
        if command.to == seat or command.to not in self.to_act:
            raise IllegalCommand(CannotReceive(to=command.to))
        bound_to = self._debts.gifts[number].to
        if bound_to is not None and command.to != bound_to:
            raise IllegalCommand(OtherReceiver(to=bound_to))

        return self._hand_over(number, command.tile, command.to, late=False)

    def _resign(self, seat: Seat) -> Resigned:
        """Put the hand away; the first to resign is left with the last place, and so on."""
        hand = self._hands[seat]
        self._put_away += self._chance.shuffled(sorted(hand), "resign")
        self._resigned_with[seat] = len(hand)
        hand.clear()
        self._resigned[seat] = len(self._hands) - len(self._resigned)
        self._debts.forget(seat)
        return Resigned(seat=seat)

    # --- time -----------------------------------------------------------------------------

    def advance(self, now: float) -> list[GobbleEvent]:
        events: list[GobbleEvent] = []
        while (due := self._debts.next_due()) is not None and due[0] <= now:
            self._now, number = due
            events += self._fall_due(number)
        self._now = now
        return events

    @property
    def wake_at(self) -> float | None:
        due = self._debts.next_due()
        return None if due is None else due[0]

    def _fall_due(self, number: int) -> list[GobbleEvent]:
        if number in self._debts.gifts:
            return self._give_late(number)
        missed = self._debts.calls.pop(number)
        return [CallMissed(seat=missed.seat, cell=Cell.read(missed.cell))]

    def _give_late(self, number: int) -> list[GobbleEvent]:
        """Give all that is owed: the giver's highest tiles to whoever has the fewest."""
        events: list[GobbleEvent] = []
        while (gift := self._debts.gifts.get(number)) is not None:
            to = self._fewest(gift.seat) if gift.to is None else gift.to
            tile = max(self._hands[gift.seat])
            events.append(self._hand_over(number, tile, to, late=True))
            events += self._conclude(gift.seat)
        return events

    def _fewest(self, giver: Seat) -> Seat:
        """Return the opponent with the fewest tiles, the next one clockwise among equals."""
        return min(
            self.to_act - {giver},
            key=lambda seat: (len(self._hands[seat]), (seat - giver) % len(self._hands)),
        )

    # --- what a change brings ---------------------------------------------------------------

    def _fill(self, spot: Spot, tile: TileNumber, rotation: int, seat: Seat | None) -> None:
        cell = written(spot)
        self._board.lay(spot, tile, rotation)
        self._cells[cell] = LaidTile(tile=tile, rotation=rotation, seat=seat)
        self._filled_at[cell] = self._now
        self._last = cell

    def _hand_over(self, number: int, tile: TileNumber, to: Seat, *, late: bool) -> Given:
        """Move one tile of a gift; what is left of a double goes the same way unless split."""
        giver = self._debts.gifts[number].seat
        receiving = self._hands[to]
        del self._hands[giver][tile]
        receiving[tile] = max(receiving.values()) + 1
        self._debts.pay(number, bound_to=None if self._options.split else to)
        return Given(seat=giver, to=to, tile=tile, late=late)

    def _conclude(self, seat: Seat) -> list[GobbleEvent]:
        events: list[GobbleEvent] = []
        if seat in self.to_act and not self._hands[seat]:
            self._out[seat] = len(self._out) + 1
            self._debts.forget(seat)
            events.append(Out(seat=seat, place=self._out[seat]))
        if len(self.to_act) == 1:
            self._end(Reason.FINISHED if self._out else Reason.LAST_LEFT)
        return events + self._unblock()

    def _unblock(self) -> list[GobbleEvent]:
        """While nobody can place, turn up tiles that were put away; end when none fits."""
        events: list[GobbleEvent] = []
        while self._outcome is None and not self._can_place():
            up = self._turn_up()
            if up is None:
                self._end(Reason.BLOCKED)
            else:
                events.append(up)
        return events

    def _can_place(self) -> bool:
        in_hands = {tile for seat in self.to_act for tile in self._hands[seat]}
        return any(
            not in_hands.isdisjoint(self._board.fitting(spot))
            for spot in self._board.spaces(LEAST_NEIGHBOURS)
        )

    def _turn_up(self) -> TurnedUp | None:
        """Lay the first tile put away that fits, at its first spot row by row from the north."""
        for tile in self._put_away:
            for spot in self._board.spaces(LEAST_NEIGHBOURS):
                for rotation in self._board.fits(tile, spot):
                    self._put_away.remove(tile)
                    self._fill(spot, tile, rotation, None)
                    return TurnedUp(tile=tile, cell=Cell.at(spot), rotation=rotation)
        return None

    def _end(self, reason: Reason) -> None:
        """Rank those still in the race by the fewest tiles, behind those who are out."""
        left = {seat: len(self._hands[seat]) for seat in self.to_act}
        places = self._out | self._resigned
        for seat, tiles in left.items():
            places[seat] = len(self._out) + 1 + sum(fewer < tiles for fewer in left.values())
        seats = range(len(self._hands))
        scores = left | self._resigned_with
        self._outcome = Outcome(
            places=[places[seat] for seat in seats],
            scores=[scores.get(seat, 0) for seat in seats],
            reason=reason,
        )
        self._debts.clear()

    # --- what is seen and kept --------------------------------------------------------------

    @property
    def to_act(self) -> frozenset[Seat]:
        if self._outcome is not None:
            return frozenset()
        left = self._out.keys() | self._resigned.keys()
        return frozenset(range(len(self._hands))) - left

    @property
    def outcome(self) -> Outcome | None:
        return self._outcome

    def view(self) -> GobbleView:
        return GobbleView(
            cells=dict(self._cells),
            hands={
                str(seat): {str(tile): order for tile, order in hand.items()}
                for seat, hand in enumerate(self._hands)
                if hand
            },
            gifts={str(number): owed for number, owed in self._debts.gifts.items()},
            calls={str(number): owed for number, owed in self._debts.calls.items()},
            out={str(seat): place for seat, place in self._out.items()},
            resigned={str(seat): place for seat, place in self._resigned.items()},
            put_away=len(self._put_away),
            last=self._last,
        )

    def dump(self) -> Json:
        dump: Json = {
            "view": self.view().model_dump(mode="json", exclude_none=True),
            "seats": len(self._hands),
            "options": self._options.model_dump(mode="json"),
            "now": self._now,
            "filled_at": dict(self._filled_at),
            "put_away": list(self._put_away),
            "debts": self._debts.so_far,
            "resigned_with": {str(seat): tiles for seat, tiles in self._resigned_with.items()},
            "drawn": dict(self._chance.drawn),
        }
        if self._outcome is not None:
            dump["outcome"] = self._outcome.model_dump(mode="json")
        return dump

    @classmethod
    def load(cls, dump: Json, chance: Chance) -> Self:
        chance.drawn = dict(dump["drawn"])
        race = cls(dump["seats"], GobbleOptions.model_validate(dump["options"]), chance)
        race._show(GobbleView.model_validate(dump["view"]))
        race._now = dump["now"]
        race._filled_at = dict(dump["filled_at"])
        race._put_away = list(dump["put_away"])
        race._debts.so_far = dump["debts"]
        race._resigned_with = {int(seat): tiles for seat, tiles in dump["resigned_with"].items()}
        if "outcome" in dump:
            race._outcome = Outcome.model_validate(dump["outcome"])
        return race

    def _show(self, view: GobbleView) -> None:
        """Take over all that a view tells."""
        self._cells = dict(view.cells)
        for cell, laid in view.cells.items():
            self._board.lay(read_spot(cell), laid.tile, laid.rotation)
        for seat, hand in view.hands.items():
            self._hands[int(seat)] = {int(tile): order for tile, order in hand.items()}
        self._debts.gifts = {int(number): owed for number, owed in view.gifts.items()}
        self._debts.calls = {int(number): owed for number, owed in view.calls.items()}
        self._out = {int(seat): place for seat, place in view.out.items()}
        self._resigned = {int(seat): place for seat, place in view.resigned.items()}
        self._last = view.last
