"""A house with a table in it and the people who come to it, as the tests of the service speak."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator, Mapping
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from copy import deepcopy
from itertools import count
from random import Random
from typing import Any

import pytest

from server import wire
from server.games import GAMES, AnyGame
from server.games.game import Json, Message, Refusal, Seat
from server.patch import patched
from server.service.errors import Refused
from server.service.house import House, Pace
from server.service.outbox import Outbox
from server.service.presence import Connection
from server.service.requests import Person, Request, SetReady, Sit
from server.service.table import Table
from server.service.tables import Tables
from server.service.workers import Workers
from server.store.memory_journal import MemoryJournal
from server.store.records import Entry
from tests.service.candle import Bonfire, Candle, Curse
from tests.service.marble import Marble
from tests.service.riddle import Riddle, RiddleOfTheDay
from tests.toy.game import Pebbles
from tests.verifying import assert_agrees, record_of
from tests.virtual import VirtualClock, settle

PACE = Pace()
TOYS: list[type[AnyGame]] = [Pebbles, Candle, Bonfire, Curse, Marble, Riddle, RiddleOfTheDay]
HOUSE_GAMES: Mapping[str, type[AnyGame]] = {**GAMES, **{game.name: game for game in TOYS}}


class AtOnce(Executor):
    """Threads that take no time, for those who let time pass by hand."""

    def submit(self, work: Any, /, *args: Any, **named: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(work(*args, **named))
        except Exception as error:
            done.set_exception(error)
        return done


class Elsewhere(Workers):
    """Worker processes without a process, that come to something when a test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[Any, ...]] = []
        """The function and arguments of each thought, the oldest first."""
        self.thoughts: list[Future[Any]] = []
        """Set the result of one, or an exception; one that is ended is cancelled."""

    async def run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        self.asked.append((function, *arguments))
        self.thoughts.append(Future())
        return await asyncio.wrap_future(self.thoughts[-1])


class FakePeer:
    """The far end of a connection: hears what it is sent, unless it stalls or is gone."""

    def __init__(self) -> None:
        self.heard: list[Json] = []
        self.closed_with: wire.CloseCode | None = None
        self.gone = False
        self.backlog = 0
        self.on_message: Callable[[], None] = lambda: None
        self._once = False
        self._flows = asyncio.Event()
        self._flows.set()
        self._news = asyncio.Event()

    async def send(self, packet: wire.Packet) -> None:
        await self._flows.wait()
        if self._once:
            self.stall()
        if self.gone:
            raise ConnectionError
        self.heard.append(json.loads(packet) if isinstance(packet, str) else _pictured(packet))
        self.on_message()
        self._news.set()

    def close(self, code: wire.CloseCode) -> None:
        assert self.closed_with is None, "closed twice"
        self.closed_with = code
        self._news.set()

    def stall(self) -> None:
        self._flows.clear()

    async def flow(self, once: bool = False) -> None:
        """Take everything that waits, or one message of it."""
        self._once = once
        self._flows.set()
        await settle()

    async def hear(self, type: str) -> Json:
        """Wait for the first message of this type, when another thread has a part in it."""
        await self.until(lambda: bool(self.all(type)))
        return self.all(type)[0]

    async def until(self, enough: Callable[[], bool]) -> None:
        """Wait until what has been heard is enough."""
        async with asyncio.timeout(10):
            while not enough():
                self._news.clear()
                await self._news.wait()

    def all(self, type: str) -> list[Json]:
        return [message for message in self.heard if message["type"] == type]


def _pictured(frame: bytes) -> Json:
    """Return a frame in bytes as if it were a message like the others."""
    seq, now, picture = wire.unframed(frame)
    return {"type": "picture", "seq": seq, "now": now, "picture": picture}


class Page:
    """A page someone has open at a table."""

    def __init__(self, table: Table, person: Person, client: str) -> None:
        self.table = table
        self.person = person
        self.client = client
        self.peer = FakePeer()
        self.connection = Connection(
            person, client, Outbox(self.peer, table.house.clock, table.shown)
        )
        self._refs = count(1)
        table.join(self.connection)

    # --- what it shows --------------------------------------------------------------------

    def all(self, type: str) -> list[Json]:
        """Every message of this type, the oldest first."""
        return self.peer.all(type)

    def last(self, type: str) -> Json:
        return self.all(type)[-1]

    @property
    def shown(self) -> Json:
        """The table as the page shows it."""
        return self.last("table")

    @property
    def updates(self) -> list[Json]:
        return self.all("update")

    @property
    def view(self) -> Json:
        """The match as the page shows it: each patch laid over the view it starts from."""
        recorded: Json = {}
        shown: Json = {}
        for update in self.updates:
            shown = update["view"] if "view" in update else patched(recorded, update["patch"])
            if not is_frame(update):
                recorded = shown
        return shown

    @property
    def closed_with(self) -> wire.CloseCode | None:
        return self.peer.closed_with

    def forget(self) -> None:
        """Look only at what comes from now on."""
        self.peer.heard.clear()

    # --- what it does ---------------------------------------------------------------------

    async def send(self, message: wire.FromClient) -> None:
        self.table.send(self.connection, message)
        await settle()

    def command(self, type: str, ref: int | None = None, **fields: Any) -> wire.Command:
        """Return a command for the match that is being played."""
        return wire.Command(
            match=self.table.record.match or "",
            ref=next(self._refs) if ref is None else ref,
            command={"type": type, **fields},
        )

    async def play(self, type: str, ref: int | None = None, **fields: Any) -> Json:
        """Send a command and return the answer to it."""
        command = self.command(type, ref, **fields)
        await self.send(command)
        return self.answers(command.ref)[-1]

    def answers(self, ref: int) -> list[Json]:
        """Every answer to a command, the oldest first."""
        return [message for message in self.peer.heard if message.get("ref") == ref]

    async def say(self, text: str) -> None:
        await self.send(wire.Say(text=text))

    async def close(self) -> None:
        self.table.leave(self.connection)
        await settle()


class FragileJournal(MemoryJournal):
    """The journal in memory, which can be made to fail, or to keep one waiting."""

    def __init__(self) -> None:
        super().__init__()
        self.trouble: dict[str, Exception] = {}
        """What the next call of a method raises."""
        self.open = asyncio.Event()
        self.open.set()

    async def _meet(self, method: str) -> None:
        await self.open.wait()
        if trouble := self.trouble.pop(method, None):
            raise trouble

    async def keep(self, *args: Any) -> None:
        await self._meet("keep")
        await super().keep(*args)

    async def begin(self, *args: Any) -> None:
        await self._meet("begin")
        await super().begin(*args)

    async def assert_matches_agree(self) -> None:
        """Every match that was begun here is what its record brings."""
        for match in self._matches:
            assert_agrees(await record_of(self, match), HOUSE_GAMES)

    @contextmanager
    def altered(self, match: str) -> Iterator[Entry]:
        """Give the last entry of a match, to be altered for a while."""
        genuine = deepcopy(self._entries[match])
        try:
            yield self._entries[match][-1]
        finally:
            self._entries[match] = genuine

    async def append(self, *args: Any, **named: Any) -> None:
        await self._meet("append")
        await super().append(*args, **named)

    async def say(self, *args: Any) -> None:
        await self._meet("say")
        await super().say(*args)

    async def table(self, code: str) -> Any:
        await self._meet("table")
        return await super().table(code)


class World:
    """A house and one table in it. People are called by their names."""

    def __init__(
        self, pace: Pace = PACE, heavy: Executor | None = None, workers: Workers | None = None
    ) -> None:
        self.clock = VirtualClock()
        self.journal = FragileJournal()
        self.elsewhere = Elsewhere()
        numbers = count(1)
        self.house = House(
            games=HOUSE_GAMES,
            journal=self.journal,
            clock=self.clock,
            new_id=lambda: f"{next(numbers):032x}",
            new_seed=lambda: bytes(32),
            seed_of_day=lambda game, day: f"{game}:{day}".encode().ljust(32),
            pace=pace,
            random=Random(5),
            heavy=heavy or AtOnce(),
            workers=workers or self.elsewhere,
        )
        self.tables = Tables(self.house)
        self.code = ""
        self._clients = count(1)

    # --- the table ------------------------------------------------------------------------

    async def open(
        self, game: str = "pebbles", host: str = "Anna", public: bool = False, **options: Any
    ) -> Table:
        """Open a table whose host sits on seat 0."""
        self.code = await self.tables.create(person(host), game, options, public)
        return await self.table()

    async def table(self) -> Table:
        return await self.tables.find(self.code)

    async def kept(self) -> Any:
        """The table's record as the journal has it."""
        return await self.journal.table(self.code)

    async def restart(self) -> None:
        """The server is killed and started again: nothing is left but the journal."""
        await self.tables.close()
        self.tables = Tables(self.house)

    # --- people ---------------------------------------------------------------------------

    async def arrive(self, name: str, client: str | None = None) -> Page:
        """Someone opens the table's page."""
        page = Page(await self.table(), person(name), client or f"{next(self._clients):032x}")
        await settle()
        return page

    async def ask(self, name: str, request: Request) -> None:
        await (await self.table()).ask(person(name), request)
        await settle()

    async def refused(self, name: str, request: Request) -> Refusal:
        """Return why a request is refused, having seen that it changed nothing."""
        table = await self.table()
        before = table.record, await self.kept()
        refusal = await refusal_of(table.ask(person(name), request))
        await settle()
        assert (table.record, await self.kept()) == before
        return refusal

    async def gather(self, *names: str, game: str = "pebbles", **options: Any) -> list[Page]:
        """Open a table at which all of them sit, in this order; the first is host."""
        await self.open(game, names[0], **options)
        pages = []
        for seat, name in enumerate(names):
            pages.append(await self.arrive(name))
            await self.ask(name, Sit(seat=seat))
        return pages

    async def ready(self, *names: str) -> None:
        for name in names:
            await self.ask(name, SetReady(ready=True))

    async def start(self, *names: str, game: str = "pebbles", **options: Any) -> list[Page]:
        """Open a table and start a match of all of them."""
        pages = await self.gather(*names, game=game, **options)
        await self.begin(*names)
        return pages

    async def begin(self, *names: str) -> None:
        """All are ready, and the countdown passes."""
        await self.ready(*names)
        await self.clock.pass_(self.house.pace.countdown)


def person(name: str) -> Person:
    return Person(id=name.encode().hex().rjust(32, "0"), name=name)


def is_frame(update: Json) -> bool:
    """Whether an update is shown and not recorded."""
    return "view" not in update and not update["events"] and "outcome" not in update


def seat_shown(page: Page, seat: Seat) -> Json:
    return dict(page.shown["seats"][seat])


def watched_by(*names: str) -> Json:
    """Return the spectators as a page shows them."""
    people = [{"player": person(name).id, "name": name} for name in names]
    return {"count": len(people), "people": people}


async def refusal_of(asking: Awaitable[Any]) -> Refusal:
    with pytest.raises(Refused) as caught:
        await asking
    return caught.value.refusal


def assert_refusal(refusal: Refusal | Json, code: str, **details: Any) -> None:
    """The refusal has this code and exactly these details, and says something."""
    told = (
        {"code": refusal.code, "text": refusal.text, "details": refusal.details}
        if isinstance(refusal, Message)
        else refusal
    )
    assert (told["code"], told["details"]) == (code, details)
    assert told["text"]
