"""What every request can reach: the service, and who is asking."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Annotated, TypeAlias, TypeVar

from fastapi import Depends, Request
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection

from server.games import AnyGame
from server.service.clock import Clock
from server.service.errors import (
    NotSignedIn,
    Refused,
    UnknownMatch,
    UnknownRecovery,
    UnknownTable,
)
from server.service.limits import Buckets, refuse_for
from server.service.matches import Matches
from server.service.people import People
from server.service.requests import Person
from server.service.standings import Standings
from server.service.table import Table
from server.service.tables import Tables
from server.store.database import Database
from server.store.history import History
from server.store.players import Players
from server.store.puzzles import Puzzles
from server.store.records import MatchRecord, TableRecord
from server.store.tables import Tables as KeptTables

COOKIE = "trestle"

Found = TypeVar("Found")

OwnAddresses: TypeAlias = Callable[[], Awaitable[Sequence[str]]]
"""Finds the IPv4 addresses that the server's machine has on private networks."""


@dataclass(frozen=True)
class Services:
    """The parts of a running server, wired in app.py."""

    games: dict[str, type[AnyGame]]
    tables: Tables
    kept_tables: KeptTables
    matches: Matches
    players: Players
    people: People
    puzzles: Puzzles
    history: History
    standings: Standings
    database: Database
    clock: Clock
    passes: Passes
    public_url: str
    origins: Collection[str]
    wrong_codes: Buckets
    creations: Buckets
    messages_a_second: float
    messages_at_once: float
    lines_a_minute: float
    own_addresses: OwnAddresses

    def address(self, connection: HTTPConnection) -> str:
        """Return where others open this server, as far as one who asks can tell."""
        return self.public_url or str(connection.base_url).rstrip("/")

    async def table(self, connection: HTTPConnection, code: str) -> Table:
        """Return the table; raises Refused for an unknown code."""
        return await self._found(self.tables.find, connection, code)

    async def record(self, connection: HTTPConnection, code: str) -> TableRecord:
        """Return the table's record, and leave the table closed if it is; refuses like `table`."""
        return await self._found(self.tables.record, connection, code)

    async def recovered(self, connection: HTTPConnection, code: str) -> Person:
        """Return the player whose recovery code it is; raises Refused for an unknown one."""
        return await self._found(self.people.recovered, connection, code)

    async def match(self, connection: HTTPConnection, id: str) -> MatchRecord:
        """Return a match that is over; raises Refused for another, or an unknown id."""
        return await self._found(self.matches.get, connection, id)

    async def _found(
        self, find: Callable[[str], Awaitable[Found]], connection: HTTPConnection, code: str
    ) -> Found:
        """Find something by a table's code, a match's id, or a code for another device.

        After too many wrong ones an address is told nothing for a while, not even of a right
        one: or guessing would go on at any speed, past the refusals.
        """
        address, now = _address(connection), self.clock.monotonic()
        refuse_for(self.wrong_codes.wait(address, now))
        try:
            return await find(code)
        except Refused as refused:
            if isinstance(refused.refusal, UnknownTable | UnknownMatch | UnknownRecovery):
                self.wrong_codes.take(address, now)
            raise

    def count_creation(self, connection: HTTPConnection) -> None:
        """Let an address make one thing more; raises Refused(TooMany) when it may not now."""
        refuse_for(self.creations.take(_address(connection), self.clock.monotonic()))


def _address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


class Passes:
    """Signed proofs of being a player: cookies for browsers, bearer tokens for programs."""

    def __init__(self, secret: str) -> None:
        self._cookies = URLSafeSerializer(secret, salt="cookie")
        self._tokens = URLSafeSerializer(secret, salt="token")

    def cookie(self, player: str) -> str:
        return str(self._cookies.dumps(player))

    def token(self, player: str) -> str:
        return str(self._tokens.dumps(player))

    def player(self, connection: HTTPConnection) -> str | None:
        """Return who the connection proves to be; None without a valid pass."""
        kind, _, token = connection.headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            return _signed(self._tokens, token)
        return _signed(self._cookies, connection.cookies.get(COOKIE, ""))


def _signed(serializer: URLSafeSerializer, text: str) -> str | None:
    try:
        return str(serializer.loads(text))
    except BadSignature:
        return None


async def person_of(connection: HTTPConnection, services: Services) -> Person | None:
    """Return who is asking; None for a stranger."""
    proven = services.passes.player(connection)
    player = await services.players.get(proven) if proven else None
    return Person(player.id, player.name) if player else None


def _services(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


ServicesDep: TypeAlias = Annotated[Services, Depends(_services)]


async def _person(request: Request, services: ServicesDep) -> Person:
    person = await person_of(request, services)
    if person is None:
        raise Refused(NotSignedIn())
    return person


PersonDep: TypeAlias = Annotated[Person, Depends(_person)]


async def _table(request: Request, services: ServicesDep, code: str) -> Table:
    return await services.table(request, code)


TableDep: TypeAlias = Annotated[Table, Depends(_table)]


async def _match(request: Request, services: ServicesDep, id: str) -> MatchRecord:
    return await services.match(request, id)


MatchDep: TypeAlias = Annotated[MatchRecord, Depends(_match)]
