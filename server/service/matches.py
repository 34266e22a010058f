"""The matches that are over: what is told of them, and whether the record of each agrees."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Sequence
from math import ceil

from pydantic import TypeAdapter

from server.games.game import Seat
from server.record.export import Export, ExportedEntry, ExportedPlace, ExportedSeat
from server.service.checks import Checking, Checks
from server.service.clock import DAY, day_of
from server.service.errors import DayNotOver, MatchNotOver, Refused, UnknownMatch
from server.service.house import House
from server.service.players import ID
from server.store.records import Entry, MatchRecord

_places = TypeAdapter(dict[Seat, ExportedPlace])

PART = 100
"""Entries that are given at once."""


class Matches:
    """Reads the record of matches that are over, and has them checked."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._checks = Checks(house.games, house.checkers)

    async def get(self, id: str) -> MatchRecord:
        """Return a match; raises Refused for one that is unknown or not over."""
        record = await self._house.journal.match(id) if ID.fullmatch(id) else None
        if record is None:
            raise Refused(UnknownMatch())
        if record.outcome is None:
            raise Refused(MatchNotOver())
        return record

    async def part(self, record: MatchRecord, since: int) -> Sequence[Entry]:
        """Return some of a match's entries: from the last whole view up to entry `since`."""
        return await self._house.journal.part(record.id, since, PART)

    def untold(self, record: MatchRecord) -> int:
        """Return for how many seconds the seed is still a secret, as others play by it; or 0."""
        kind = self._house.games.get(record.game)
        epoch = self._house.clock.epoch()
        if kind is None or not kind.by_day or day_of(epoch) > record.options["day"]:
            return 0
        return ceil(DAY - epoch % DAY)

    async def export(self, record: MatchRecord) -> Export:
        """Return the whole record; raises Refused(DayNotOver) while its seed is a secret."""
        if seconds := self.untold(record):
            raise Refused(DayNotOver(day=record.options["day"], seconds=seconds))
        return await self._exported(record)

    async def check(self, record: MatchRecord) -> Checking:
        """Return what comes of playing the match again, or how far that has come by now."""
        # Somebody's name may go from a match later on: its fingerprint is another then.
        return await self._checks.check((record.id, record.seats), lambda: self._exported(record))

    def close(self) -> None:
        """Check no further."""
        self._checks.close()

    async def _exported(self, record: MatchRecord) -> Export:
        entries = await self._house.journal.entries(record.id)
        return await asyncio.to_thread(exported, record, entries)


def exported(match: MatchRecord, entries: Sequence[Entry]) -> Export:
    """Return a match and its entries as they are written to a file."""
    choices = match.choices or ({},) * len(match.seats)
    return Export(
        format=1,
        match=match.id,
        game=match.game,
        edition=match.edition,
        options=match.options,
        seats=[
            ExportedSeat(
                place=place, name=seat.name, bot=seat.bot, helped=seat.helped, choice=choice
            )
            for seat, place, choice in zip(match.seats, match.places, choices, strict=True)
        ],
        began=match.began,
        ended=match.ended,
        seal=match.seal,
        seed=match.seed.hex(),
        entries=[_exported_entry(entry) for entry in entries],
        outcome=match.outcome,
        end=match.state,
        fingerprint="",
    ).printed()


def _exported_entry(entry: Entry) -> ExportedEntry:
    return ExportedEntry(
        seq=entry.seq,
        at=entry.at,
        seat=entry.seat,
        command=entry.command,
        question=entry.question,
        answer=entry.answer,
        events=list(entry.events),
        patch=entry.patch,
        view=entry.view,
        to_act=None if entry.to_act is None else list(entry.to_act),
        steered=None if entry.steered is None else _places.validate_python(entry.steered),
        film=None if entry.film is None else b64encode(entry.film).decode(),
    )
