"""Who you are: a name, and a signed cookie that holds the player."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from server.api.deps import COOKIE, PersonDep, ServicesDep, person_of
from server.games.game import Message
from server.service.players import clean_name, new_id

router = APIRouter(prefix="/api/session", tags=["session"])

COOKIE_DAYS = 400
"""The longest that browsers keep a cookie."""


class Name(Message):
    name: str


class Session(Message):
    player: str
    name: str


class Token(Message):
    token: str


@router.get("")
async def who_am_i(person: PersonDep) -> Session:
    """Return the player this browser holds."""
    return Session(player=person.id, name=person.name)


@router.post("")
async def introduce(
    wanted: Name, request: Request, response: Response, services: ServicesDep
) -> Session:
    """Become a player by saying a name; or, being one already, take another name."""
    name = clean_name(wanted.name)
    services.count_creation(request)
    person = await person_of(request, services)
    if person is not None:
        player = person.id
        await services.players.rename(player, name)
    else:
        player = new_id()
        await services.players.create(player, name, services.clock.epoch())
    response.set_cookie(
        COOKIE,
        services.passes.cookie(player),
        max_age=COOKIE_DAYS * 86_400,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Session(player=player, name=name)


@router.post("/token")
async def token(person: PersonDep, services: ServicesDep) -> Token:
    """Return a bearer token, for a program that plays in this player's name."""
    return Token(token=services.passes.token(person.id))
