"""What reaches a table, in the one order that decides everything."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TypeAlias

from server.games.game import Json, Seat
from server.service.errors import Busy, Refused
from server.service.presence import Connection
from server.service.requests import Person, Request
from server.wire import FromClient

MOST_WAITING = 1000
"""Requests that may wait; arrivals, departures and alarms always find room."""


@dataclass(frozen=True)
class Joined:
    connection: Connection


@dataclass(frozen=True)
class Left:
    connection: Connection


@dataclass(frozen=True)
class Sent:
    """A message from a connection; the answer goes to its outbox."""

    connection: Connection
    message: FromClient


@dataclass(frozen=True)
class Asked:
    """A request over HTTP; whoever asked waits for the answer."""

    person: Person
    request: Request
    answer: asyncio.Future[None]


@dataclass(frozen=True)
class BotMoves:
    """What a bot has decided; an empty command when it would rather look again."""

    match: str
    seat: Seat
    command: Json


@dataclass(frozen=True)
class Advised:
    """What the adviser has found for a seat that asked."""

    match: str
    seat: Seat
    question: int
    answer: Json


@dataclass(frozen=True)
class Alarm:
    """Something is due."""


Item: TypeAlias = Joined | Left | Sent | Asked | BotMoves | Advised | Alarm


class Inbox:
    """A queue that is bounded for what people send."""

    def __init__(self) -> None:
        self._items: asyncio.Queue[Item] = asyncio.Queue()

    async def take(self) -> Item:
        return await self._items.get()

    def put(self, item: Item) -> None:
        """Queue an item; raises Refused(Busy) when too much waits."""
        if isinstance(item, Sent | Asked) and self._items.qsize() >= MOST_WAITING:
            raise Refused(Busy())
        self._items.put_nowait(item)

    def empty(self) -> bool:
        return self._items.empty()

    def drain(self) -> list[Item]:
        """Take everything that waits."""
        return [self._items.get_nowait() for _ in range(self._items.qsize())]
