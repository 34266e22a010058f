"""Lists of the matches that were played: a player's own, and a table's."""

from __future__ import annotations

import math
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import Field

from server.api.deps import PersonDep, ServicesDep, person_of
from server.games.game import Json, Message, Reason, Seat
from server.service.errors import Malformed, MatchRunning, NotFound, Refused
from server.service.lobby import game_named
from server.service.players import ID
from server.store.history import Place
from server.store.records import MatchSummary

router = APIRouter(prefix="/api", tags=["history"])

LISTED = 20
"""Matches on a page."""

CURSOR = re.compile(rf"([0-9.e+-]{{1,32}}) ({ID.pattern})")

PlayerId = Annotated[str, Field(pattern=f"^{ID.pattern}$")]


class ListedSeat(Message):
    """Who played a seat of a match, and what they came to once it is over."""

    player: str | None = None
    name: str
    bot: str | None = None
    """The level of the bot that played it."""
    place: int | None = None
    """From 1, shared by equals; absent where nobody won or lost."""
    score: int | None = None


class ListedMatch(Message):
    """A match in a list. Without a reason it goes on."""

    id: str
    table: str
    game: str
    options: Json
    began: float
    ended: float | None = None
    seconds: float
    """Of play, without the time it stood still."""
    reason: Reason | None = None
    """Why it ended."""
    seats: list[ListedSeat]
    seat: Seat | None = None
    """One's own."""
    place: int | None = None
    """One's own."""


class MatchList(Message):
    matches: list[ListedMatch]
    next: str | None = None
    """What to send as `before` to read on; absent at the end."""


@router.get("/matches", response_model_exclude_none=True)
async def my_matches(
    person: PersonDep,
    services: ServicesDep,
    player: Literal["me"] = "me",
    game: str | None = None,
    other: Annotated[PlayerId | None, Query(alias="with")] = None,
    before: str | None = None,
) -> MatchList:
    """Return the player's matches, the newest first: of one game, and with one other player."""
    if game is not None:
        game_named(services.games, game)
    found = await services.history.of_player(person.id, LISTED + 1, game, other, _place(before))
    return _page(found, person.id)


@router.get("/tables/{code}/matches", response_model_exclude_none=True)
async def matches_of_table(
    code: str, request: Request, services: ServicesDep, before: str | None = None
) -> MatchList:
    """Return the matches played at a table, the newest first."""
    table = await services.record(request, code)
    person = await person_of(request, services)
    found = await services.history.of_table(table.code, LISTED + 1, _place(before))
    return _page(found, person.id if person else None)


@router.delete("/matches/{id}/mine", status_code=204)
async def take_out(id: str, person: PersonDep, services: ServicesDep) -> Response:
    """Take a match out of the player's own list. Everyone else's keeps it."""
    match = await services.history.find(person.id, id) if ID.fullmatch(id) else None
    if match is None:
        raise Refused(NotFound())
    if match.outcome is None:
        raise Refused(MatchRunning())
    await services.history.take_out(person.id, match)
    return Response(status_code=204)


def _page(found: Sequence[MatchSummary], player: str | None) -> MatchList:
    """Return a page of what was found, which is one more than it shows when there are more."""
    shown = found[:LISTED]
    return MatchList(
        matches=[_listed(match, player) for match in shown],
        next=_cursor(shown[-1]) if len(found) > LISTED else None,
    )


def _listed(match: MatchSummary, player: str | None) -> ListedMatch:
    own = next((n for n, seat in enumerate(match.seats) if player and seat.player == player), None)
    seats = [_seat(match, seat) for seat in range(len(match.seats))]
    return ListedMatch(
        id=match.id,
        table=match.table,
        game=match.game,
        options=match.options,
        began=match.began,
        ended=match.ended,
        seconds=match.at,
        reason=match.outcome.reason if match.outcome else None,
        seats=seats,
        seat=own,
        place=None if own is None else seats[own].place,
    )


def _seat(match: MatchSummary, seat: Seat) -> ListedSeat:
    who, outcome = match.seats[seat], match.outcome
    if outcome is None or outcome.reason is Reason.ABANDONED:
        return ListedSeat(player=who.player, name=who.name, bot=who.bot)
    return ListedSeat(
        player=who.player,
        name=who.name,
        bot=who.bot,
        place=outcome.places[seat],
        score=outcome.scores[seat],
    )


# --- where a page ends --------------------------------------------------------------------


def _cursor(match: MatchSummary) -> str:
    return urlsafe_b64encode(f"{match.began!r} {match.id}".encode()).decode()


def _place(cursor: str | None) -> Place | None:
    """Return where the next page begins; raises Refused(Malformed) for what is no cursor."""
    if cursor is None:
        return None
    with suppress(ValueError):
        if parts := CURSOR.fullmatch(urlsafe_b64decode(cursor).decode()):
            began = float(parts[1])
            if math.isfinite(began):
                return Place(began, parts[2])
    raise Refused(Malformed(fields=["before"]))
