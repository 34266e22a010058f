"""What people do with themselves: take another name, come to another device, leave for good."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Sequence
from textwrap import wrap

import structlog

from server.service.clock import Clock
from server.service.errors import Refused, UnknownRecovery
from server.service.lobby import seat_of
from server.service.requests import Forget, GoBy, Person
from server.service.table import Table
from server.service.tables import ALPHABET, Tables
from server.store.players import Players
from server.store.recoveries import Recoveries

RECOVERY_LENGTH = 12
"""Letters and digits of a recovery code: 59 bits, for a few minutes."""

RECOVERY_SECONDS = 600.0

log = structlog.get_logger()


class People:
    def __init__(
        self, players: Players, recoveries: Recoveries, tables: Tables, clock: Clock
    ) -> None:
        self._players = players
        self._recoveries = recoveries
        self._tables = tables
        self._clock = clock

    async def rename(self, person: Person) -> None:
        """Keep the name a person has taken; what they have played stays under the old one."""
        await self._players.rename(person.id, person.name)
        everywhere = await self._tables.all_open()
        await _tell([table for table in everywhere if _is_at(table, person)], person, GoBy())

    async def forget(self, person: Person) -> None:
        """Delete a person. Whoever they are now is nobody; what others keep does not name them."""
        await self._players.forget(person.id)
        await _tell(await self._tables.all_open(), person, Forget())
        await self._players.forget(person.id)  # what an open table has written meanwhile
        log.info("player_deleted")

    async def recovery_code(self, person: Person) -> str:
        """Return a new code that makes another device this person, once and soon."""
        code = "".join(secrets.choice(ALPHABET) for _ in range(RECOVERY_LENGTH))
        now = self._clock.epoch()
        await self._recoveries.keep(person.id, _digest(code), now + RECOVERY_SECONDS, now)
        return "-".join(wrap(code, 4))

    async def recovered(self, code: str) -> Person:
        """Return whose code it is and use it up; raises Refused(UnknownRecovery)."""
        player = await self._recoveries.use(_digest(_typed(code)), self._clock.epoch())
        if player is None:
            raise Refused(UnknownRecovery())
        return Person(player.id, player.name)


def _is_at(table: Table, person: Person) -> bool:
    return table.presence.here(person.id) or seat_of(table.record, person.id) is not None


async def _tell(tables: Sequence[Table], person: Person, request: GoBy | Forget) -> None:
    asked = (table.ask(person, request) for table in tables)
    for answer in await asyncio.gather(*asked, return_exceptions=True):
        if isinstance(answer, Refused):  # the table is being put away
            log.info("table_not_told", why=answer.refusal.code)
        elif isinstance(answer, BaseException):
            raise answer


def _typed(code: str) -> str:
    """Return a code as it was given, however it was typed."""
    return "".join(character for character in code.upper() if character in ALPHABET)


def _digest(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
