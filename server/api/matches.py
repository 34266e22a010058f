"""Matches that are over, over HTTP: to be read, watched again, taken home and checked.

A match's link is enough to see it: nobody has to be signed in. No player's id is told, nor a table.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

from fastapi import APIRouter, Query, Request, Response
from pydantic import Field

from server import wire
from server.api.deps import MatchDep, ServicesDep, person_of
from server.games.game import Json, Message, Outcome, Seat
from server.record.export import Export
from server.record.verdict import Agrees, Differs, Unchecked
from server.service.clock import day_of
from server.store.records import Entry, MatchRecord

router = APIRouter(prefix="/api/matches/{id}", tags=["matches"])


class Match(Message):
    """A match that is over."""

    id: str
    game: str
    options: Json
    playing: list[wire.Participant]
    """Who played, in the game's order; without their ids."""
    you: Seat | None = None
    """The seat in the game of the one who asks."""
    began: float
    """Seconds since the epoch."""
    ended: float | None = None
    """Seconds since the epoch."""
    seconds: float
    """How long it was, in seconds of play."""
    entries: int
    """How many updates were recorded; the last one's number is one less."""
    outcome: Outcome
    seal: str
    """The SHA-256 of the seed, in hex: everyone was told it when the match began."""
    seed: str | None = None
    """In hex; absent while others play by it today."""
    seed_in: int | None = None
    """Seconds until the seed is told; absent when it is."""
    edition: int | None = None
    """Of the rules it was played by; absent when it is too old to be checked."""


class Recorded(Message):
    """One recorded update, as the socket told it, and what it came from."""

    update: wire.Update
    """The first of a part holds the whole view (`view`), the others what changed (`patch`)."""
    seat: Seat | None = None
    """Whose command it was, or whose question was answered; absent: what time, or the host, did."""
    command: Json | None = None
    answer: Json | None = None
    """The adviser's answer, if it is one."""
    film: str | None = None
    """What was to be seen since the update before, if anything moved: base64 of a film, as
    docs/record.md describes it."""


class Log(Message):
    """A part of a match's record, from a whole view on."""

    entries: list[Recorded]
    next: int | None = None
    """The number of the entry that comes after these; absent when the last one is here."""


class UnderWay(Message):
    """The record is being checked: ask again."""

    type: Literal["under_way"] = "under_way"
    entry: int
    """The one that is looked at now."""
    entries: int


CheckResult: TypeAlias = Annotated[
    Agrees | Differs | Unchecked | UnderWay, Field(discriminator="type")
]


@router.get("", response_model_exclude_none=True)
async def one(request: Request, match: MatchDep, services: ServicesDep) -> Match:
    """Return who played a match, what, when, for how long, and what came of it."""
    person = await person_of(request, services)
    players = [seat.player for seat in match.seats]
    untold = services.matches.untold(match)
    assert match.outcome is not None
    return Match(
        id=match.id,
        game=match.game,
        options=match.options,
        playing=[
            wire.Participant(seat=place, name=seat.name, bot=seat.bot)
            for place, seat in zip(match.places, match.seats, strict=True)
        ],
        you=players.index(person.id) if person is not None and person.id in players else None,
        began=match.began,
        ended=match.ended,
        seconds=match.at,
        entries=match.seq + 1,
        outcome=match.outcome,
        seal=match.seal,
        seed=None if untold else match.seed.hex(),
        seed_in=untold or None,
        edition=match.edition,
    )


@router.get("/log", response_model=Log)
async def log(
    match: MatchDep,
    services: ServicesDep,
    since: Annotated[int, Query(alias="from", ge=0, le=2**31 - 1)] = 0,
) -> Response:
    """Return the record by parts: entry `from` is in this one, or before it, or is too late."""
    entries = await services.matches.part(match, since)
    after = entries[-1].seq + 1
    part = Log(entries=_recorded(match, entries), next=after if after <= match.seq else None)
    return _json(part)


@router.get("/export", response_model=Export)
async def export(match: MatchDep, services: ServicesDep) -> Response:
    """Return the whole record as one file; see docs/record.md."""
    record = await services.matches.export(match)
    name = f"trestle-{match.game}-{day_of(match.began)}-{match.id[:8]}.json"
    response = _json(record)
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@router.post("/verify", response_model_exclude_none=True)
async def verify(match: MatchDep, services: ServicesDep, response: Response) -> CheckResult:
    """Play the match again, and say whether the record agrees; 202 while that goes on."""
    check = await services.matches.check(match)
    if check.verdict is None:
        response.status_code = 202
        return UnderWay(entry=check.entry, entries=match.seq + 1)
    return check.verdict


def _recorded(match: MatchRecord, entries: Sequence[Entry]) -> list[Recorded]:
    """Return a part's entries; only the first shows the whole view."""
    return [
        Recorded(
            update=_update(match, entry, whole=number == 0),
            seat=entry.seat,
            command=entry.command,
            answer=entry.answer,
            film=None if entry.film is None else b64encode(entry.film).decode(),
        )
        for number, entry in enumerate(entries)
    ]


def _update(match: MatchRecord, entry: Entry, *, whole: bool) -> wire.Update:
    return wire.Update(
        match=match.id,
        seq=entry.seq,
        now=entry.at,
        view=entry.view if whole else None,
        patch=None if whole else entry.patch,
        events=list(entry.events),
        to_act=list(entry.to_act or ()),
        outcome=match.outcome if entry.seq == match.seq else None,
    )


def _json(message: Message) -> Response:
    return Response(message.model_dump_json(exclude_none=True), media_type="application/json")
