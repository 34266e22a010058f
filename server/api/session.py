"""Who you are: a name, and a signed cookie that holds the player."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from pydantic import Field

from server.api.deps import COOKIE, PersonDep, Services, ServicesDep, person_of
from server.games.game import Message
from server.service.clock import DAY
from server.service.people import RECOVERY_SECONDS
from server.service.players import clean_name, new_id
from server.service.requests import Person

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


class RecoveryCode(Message):
    """Letters and digits, to be typed on another device; case and blanks do not matter."""

    code: str = Field(max_length=64)


class Recovery(RecoveryCode):
    seconds: float
    """How long the code is good for. It can be used once."""


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
        person = Person(person.id, name)
        await services.people.rename(person)
    else:
        person = Person(new_id(), name)
        await services.players.create(person.id, name, services.clock.epoch())
    return _held(person, request, response, services)


@router.delete("", status_code=204)
async def forget_me(person: PersonDep, services: ServicesDep) -> Response:
    """Delete the player: every device of theirs is a stranger's, and others keep no name."""
    await services.people.forget(person)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


@router.post("/recovery")
async def recovery(person: PersonDep, request: Request, services: ServicesDep) -> Recovery:
    """Return a code by which another device becomes this player; any older one is void."""
    services.count_creation(request)
    code = await services.people.recovery_code(person)
    return Recovery(code=code, seconds=RECOVERY_SECONDS)


@router.put("/recovery")
async def recover(
    typed: RecoveryCode, request: Request, response: Response, services: ServicesDep
) -> Session:
    """Become the player whose code it is; whoever this browser held before is left behind."""
    person = await services.recovered(request, typed.code)
    return _held(person, request, response, services)


@router.post("/token")
async def token(person: PersonDep, services: ServicesDep) -> Token:
    """Return a bearer token, for a program that plays in this player's name."""
    return Token(token=services.passes.token(person.id))


def _held(person: Person, request: Request, response: Response, services: Services) -> Session:
    """Let the browser hold a player from now on."""
    response.set_cookie(
        COOKIE,
        services.passes.cookie(person.id),
        max_age=COOKIE_DAYS * DAY,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Session(player=person.id, name=person.name)
