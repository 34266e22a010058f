"""The actor: one task owns a table, and is the only one to touch it.

It takes one request at a time from a single queue, whose order decides every race. A command
goes: let time pass, ask the game, write the journal, and only then tell everyone. If anything
fails on the way, the table is opened again from its last record; the asker is told, and the
others notice nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from random import Random
from typing import TypeVar

import structlog

from server import wire
from server.games import AnyGame
from server.games.game import Bot, IllegalCommand, Json, Refusal, Resign, Seat
from server.service import lobby
from server.service.bots import BotSeats
from server.service.clock import Clock, PlayClock, Timer
from server.service.desk import take
from server.service.errors import (
    Busy,
    Failed,
    Kicked,
    MatchNotRunning,
    NotSeated,
    OtherMatch,
    Refused,
    TableLocked,
)
from server.service.match import LiveMatch, Step
from server.service.outbox import Kind
from server.service.presence import Connection, Presence
from server.service.requests import Person, Request
from server.service.restore import restore
from server.service.table_message import chat_message, table_message
from server.store.journal import Collision, Journal
from server.store.records import Line, MatchSeat, TableRecord
from server.wire import (
    Accepted,
    CloseCode,
    Command,
    Emoted,
    FromClient,
    Ping,
    Pong,
    Rejected,
    Said,
    Say,
    SendEmote,
    Status,
    encoded,
)

T = TypeVar("T")

log = structlog.get_logger()

MOST_REQUESTS = 1000
"""Requests that may wait in a table's queue."""

CHAT_SHOWN = 50
"""Lines of chat shown to one who joins."""


@dataclass(frozen=True)
class Pace:
    """How long things take at a table, in seconds."""

    countdown: float = 3.0
    host_may_start: float = 20.0
    """Until the host's word starts a match for which not all are ready."""
    host_hand_over: float = 10.0
    substitute: float = 30.0
    """Until a bot may play for one who is away."""
    presence: float = 1.0
    """Between two announcements of who is here."""
    disposal: float = 180.0


@dataclass(frozen=True)
class House:
    """What all tables of a server share."""

    games: Mapping[str, type[AnyGame]]
    journal: Journal
    clock: Clock
    new_id: Callable[[], str]
    new_seed: Callable[[], bytes]
    pace: Pace = Pace()
    random: Random = field(default_factory=Random)


# --- what comes in ------------------------------------------------------------------------


@dataclass(frozen=True)
class _Joined:
    connection: Connection


@dataclass(frozen=True)
class _Left:
    connection: Connection


@dataclass(frozen=True)
class _Sent:
    connection: Connection
    message: FromClient


@dataclass(frozen=True)
class _Asked:
    person: Person
    request: Request
    answer: asyncio.Future[None]


@dataclass(frozen=True)
class _BotMoves:
    match: str
    seat: Seat
    command: Json


@dataclass(frozen=True)
class _Alarm:
    """Something is due."""


_Item = _Joined | _Left | _Sent | _Asked | _BotMoves | _Alarm


class Table:
    """Takes one request at a time: ask the game, record, tell everyone."""

    def __init__(
        self,
        house: House,
        record: TableRecord,
        match: LiveMatch | None,
        on_closed: Callable[[Table], None],
    ) -> None:
        self.house = house
        self.record = record
        self.match = match
        self.presence = Presence(house.clock)
        self.play_clock = PlayClock(house.clock, match.record.at if match else 0.0)
        self._on_closed = on_closed
        self._inbox: asyncio.Queue[_Item] = asyncio.Queue()
        self._bots = BotSeats(house.clock, house.random, self._bot_moves)
        self._due: dict[str, float] = {}
        self._alarm: Timer | None = None
        self._startable_since: float | None = None
        self.closed = False
        self._arrange()
        self._task = asyncio.create_task(self._run(), name=f"table {record.code}")

    # --- the way in -----------------------------------------------------------------------

    def join(self, connection: Connection) -> None:
        """Show a connection the table, and everything that happens from now on."""
        self._inbox.put_nowait(_Joined(connection))

    def leave(self, connection: Connection) -> None:
        """The connection is gone."""
        connection.outbox.discard()
        self._inbox.put_nowait(_Left(connection))

    def send(self, connection: Connection, message: FromClient) -> None:
        """Take a message from a connection; the answer goes to its outbox."""
        if isinstance(message, Ping):
            pong = Pong(sent=message.sent, now=self.play_clock.now, running=self.play_clock.running)
            connection.outbox.post(encoded(pong))
        elif self._inbox.qsize() >= MOST_REQUESTS:
            self._reject(connection, message, Busy())
        else:
            self._inbox.put_nowait(_Sent(connection, message))

    async def ask(self, person: Person, request: Request) -> None:
        """Carry out a request; raises Refused with nothing changed."""
        if self.closed or self._inbox.qsize() >= MOST_REQUESTS:
            raise Refused(Busy())

        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait(_Asked(person, request, answer))
        await answer

    async def close(self, code: CloseCode) -> None:
        """Stop, and close every connection with this code."""
        self._let_go(code)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def _bot_moves(self, match: str, seat: Seat, command: Json) -> None:
        self._inbox.put_nowait(_BotMoves(match, seat, command))

    # --- one request at a time ------------------------------------------------------------

    async def _run(self) -> None:
        while not self.closed:
            item = await self._inbox.get()
            try:
                await self._take(item)
            except (Refused, IllegalCommand) as refused:
                self._answer(item, refused.refusal)
            except Collision:
                log.warning("table_owned_elsewhere", table=self.record.code)
                self._answer(item, Failed())
                self._let_go(CloseCode.RESTARTING)
            except Exception:
                log.exception("table_failed", table=self.record.code)
                self._answer(item, Failed())
                await self._reopen()
            else:
                self._answer(item, None)
            self._arrange()

    async def _take(self, item: _Item) -> None:
        match item:
            case _Joined(connection):
                await self._join(connection)
            case _Left(connection):
                if self.presence.leave(connection):
                    self._schedule("presence", self.house.pace.presence)
            case _Sent(connection, Command() as message):
                await self._command(connection, message)
            case _Sent(connection, Say(text=text)):
                await self._say(connection.person, text)
            case _Sent(connection, SendEmote(emote=emote)):
                person = connection.person
                emoted = Emoted(player=person.id, name=self._name(person), emote=emote)
                self._tell(encoded(emoted))
            case _Asked(person, request):
                self._admit(person)
                await take(self, person, request)
            case _BotMoves(match, seat, command):
                await self._bot_command(match, seat, command)
            case _Alarm():
                await self._ring()

    def _answer(self, item: _Item, refusal: Refusal | None) -> None:
        match item:
            case _Asked(answer=answer) if not answer.done():
                if refusal is None:
                    answer.set_result(None)
                else:
                    answer.set_exception(Refused(refusal))
            case _Sent(connection, message) if refusal is not None:
                self._reject(connection, message, refusal)
            case _Joined(connection) if refusal is not None:
                connection.outbox.post(encoded(_rejected(None, refusal)))
                connection.outbox.close(CloseCode.NOT_ALLOWED)

    def _reject(self, connection: Connection, message: FromClient, refusal: Refusal) -> None:
        ref = message.ref if isinstance(message, Command) else None
        connection.outbox.post(encoded(_rejected(ref, refusal)))

    # --- joining and talking --------------------------------------------------------------

    async def _join(self, connection: Connection) -> None:
        self._admit(connection.person)

        self.presence.arrive(connection)
        await self.keep(lobby.returned(self.record, connection.person))
        self.play_clock.run(self._should_run())
        chat = await self.house.journal.chat(self.record.code, CHAT_SHOWN)
        connection.outbox.post(encoded(self.message()), Kind.TABLE)
        connection.outbox.post(encoded(chat_message(chat)))
        if self.match is not None:
            connection.outbox.post(self.match.whole(self.play_clock.now), Kind.UPDATE)
        self._schedule("presence", self.house.pace.presence)

    def _admit(self, person: Person) -> None:
        if person.id in self.record.kicked:
            raise Refused(Kicked())
        at_home = (
            person.id == self.record.host
            or person.id in self.presence.known
            or lobby.seat_of(self.record, person.id) is not None
        )
        if self.record.locked and not at_home:
            raise Refused(TableLocked())

    async def _say(self, person: Person, text: str) -> None:
        said = Said(
            id=self.house.new_id(),
            player=person.id,
            name=self._name(person),
            text=text,
            at=self.house.clock.epoch(),
        )
        await self.house.journal.say(
            Line(said.id, self.record.code, said.player, said.name, said.text, said.at)
        )
        self._tell(encoded(said))

    def _name(self, person: Person) -> str:
        seat = lobby.seat_of(self.record, person.id)
        return person.name if seat is None else self.record.seats[seat].name or person.name

    # --- playing --------------------------------------------------------------------------

    async def _command(self, connection: Connection, message: Command) -> None:
        match = self.match
        if match is None:
            raise Refused(MatchNotRunning())
        if message.match != match.id:
            raise Refused(OtherMatch())
        seat = match.seat_of(connection.person.id)
        if seat is None:
            raise Refused(NotSeated())

        answer = match.answer_before(seat, connection.client, message.ref)
        if answer is None:
            answer = await self._answered(match, seat, connection.client, message)
        connection.outbox.post(encoded(answer))

    async def _answered(
        self, match: LiveMatch, seat: Seat, client: str, message: Command
    ) -> Accepted | Rejected:
        try:
            step = await self._play(match, seat, message.command, client, message.ref)
        except (Refused, IllegalCommand) as refused:
            rejected = _rejected(message.ref, refused.refusal)
            match.rejected(seat, client, rejected)
            return rejected
        return Accepted(ref=message.ref, seq=step.entry.seq)

    async def _bot_command(self, id: str, seat: Seat, command: Json) -> None:
        if command and self.match is not None and self.match.id == id:
            await self._play(self.match, seat, command)

    async def _play(
        self,
        match: LiveMatch,
        seat: Seat,
        command: Json,
        client: str | None = None,
        ref: int | None = None,
    ) -> Step:
        """Carry out a seat's command, after what time has brought by now."""
        await self._pass_time(match)
        if match.outcome is not None:
            raise Refused(MatchNotRunning())

        now = self.play_clock.now
        step = await self._think(match, lambda: match.act(now, seat, command, client, ref))
        await self._record(match, step)
        return step

    async def _pass_time(self, match: LiveMatch) -> None:
        if match.outcome is not None:
            return
        now = self.play_clock.now
        step = await self._think(match, lambda: match.advance(now))
        if step is not None:
            await self._record(match, step)

    async def _think(self, match: LiveMatch, work: Callable[[], T]) -> T:
        return await asyncio.to_thread(work) if match.game.heavy else work()

    async def _record(self, match: LiveMatch, step: Step) -> None:
        """Write a step down, then tell everyone."""
        table = ended = None
        if step.outcome is not None:
            table = lobby.scored(self.record, match.record.seats, step.outcome)
            ended = self.house.clock.epoch()
        await self.house.journal.append(step.entry, step.state, step.outcome, table, ended)

        match.settled(step)
        self._tell(step.update, Kind.UPDATE)
        if table is not None:
            self.record = table
            self.play_clock.run(False)
            self._startable_since = self.house.clock.monotonic()
            self._tell_table()
            log.info("match_over", table=table.code, match=match.id)

    async def resign(self, player: str) -> None:
        """Take a player out of the match, if they are in it."""
        match = self.match
        seat = match.seat_of(player) if match else None
        if match is None or seat is None or match.outcome is not None:
            return
        with suppress(IllegalCommand):  # they were out already
            await self._play(match, seat, Resign().model_dump())

    async def abandon(self) -> None:
        """End the match: nobody wins. Raises Refused when none is played."""
        match = self.match
        if match is None or match.outcome is not None:
            raise Refused(MatchNotRunning())

        await self._record(match, match.abandon(self.play_clock.now))

    async def begin(self) -> None:
        """Start a match with those who sit."""
        places = lobby.taken_seats(self.record)
        seats = [self.record.seats[place] for place in places]
        match = LiveMatch.begun(
            self.house.games[self.record.game],
            id=self.house.new_id(),
            table=self.record.code,
            options=self.record.options,
            seats=[MatchSeat(seat.player, seat.name or "", seat.bot) for seat in seats],
            places=places,
            choices=[seat.choice for seat in seats],
            seed=self.house.new_seed(),
            began=self.house.clock.epoch(),
        )
        table = replace(self.record, status=Status.PLAYING.value, match=match.id)
        await self.house.journal.begin(match.record, match.first_entry(), table)

        self.record, self.match = table, match
        self.play_clock = PlayClock(self.house.clock)
        self.play_clock.run(self._should_run())
        self._tell_table()
        self._tell(match.whole(0.0), Kind.UPDATE)
        log.info("match_began", table=table.code, match=match.id, seats=len(places))

    async def take_over(self, person: Person, seat: Seat) -> None:
        """Seat a person in a bot's place, in the running match and at the table."""
        match = self.match
        assert match is not None
        table = lobby.take_over(self.record, person, seat)
        reseated = match.reseated(seat, MatchSeat(person.id, table.seats[seat].name or "", None))
        await self.house.journal.reseat(match.id, reseated.seats)

        match.record = reseated
        await self.keep(table)

    def _should_run(self) -> bool:
        match = self.match
        if match is None or match.outcome is not None:
            return False
        people = (seat.player for seat in match.record.seats)
        return any(player and self.presence.here(player) for player in people)

    # --- keeping and telling --------------------------------------------------------------

    async def keep(self, record: TableRecord) -> None:
        """Write the table down as it now is, then tell everyone."""
        if record == self.record:
            return
        await self.house.journal.keep(replace(record, touched=self.house.clock.epoch()))

        self.record = record
        self.play_clock.run(self._should_run())
        self._arrange_start()
        self._tell_table()

    def startable_for(self) -> float:
        """For how many seconds enough players have been sitting here."""
        if self._startable_since is None:
            return 0.0
        return self.house.clock.monotonic() - self._startable_since

    def message(self) -> wire.Table:
        """The table as everyone sees it now."""
        start = self._due.get("start")
        starts_in = None if start is None else max(0.0, start - self.house.clock.monotonic())
        return table_message(
            self.record, self.match, self.presence, self.play_clock, self.house.clock, starts_in
        )

    def whole(self) -> str | None:
        """The newest whole view of the match, as an update."""
        return self.match.whole(self.play_clock.now) if self.match is not None else None

    def _tell_table(self) -> None:
        self._tell(encoded(self.message()), Kind.TABLE)
        self._due.pop("presence", None)

    def _tell(self, text: str, kind: Kind = Kind.OTHER) -> None:
        seated = [seat.player for seat in self.record.seats if seat.player]
        self.presence.tell(text, seated, kind)

    # --- what falls due -------------------------------------------------------------------

    def _arrange(self) -> None:
        """Work out what falls due next, and let the bots think."""
        if self.closed:
            return
        self._arrange_start()
        self._arrange_host()
        self._arrange_wake()
        self._arrange_disposal()
        self._watch_bots()
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None
        if self._due:
            self._alarm = self.house.clock.call_at(min(self._due.values()), self._raise_alarm)

    def _raise_alarm(self) -> None:
        self._inbox.put_nowait(_Alarm())

    def _schedule(self, name: str, seconds: float) -> None:
        """Have something fall due, unless it is due already."""
        self._due.setdefault(name, self.house.clock.monotonic() + seconds)

    def _arrange_start(self) -> None:
        kind = self.house.games[self.record.game]
        if self.record.status == Status.STARTING.value:
            self._schedule("start", self.house.pace.countdown)
        else:
            self._due.pop("start", None)
        if not lobby.has_players(self.record, kind):
            self._startable_since = None
        elif self._startable_since is None:
            self._startable_since = self.house.clock.monotonic()

    def _arrange_host(self) -> None:
        """The host is handed on when the host is gone for good and someone else is here."""
        host = self.record.host
        if self.presence and (host is None or not self.presence.here(host)):
            away = self.presence.away_for(host) if host else self.house.pace.host_hand_over
            self._schedule("host", max(0.0, self.house.pace.host_hand_over - away))
        else:
            self._due.pop("host", None)

    def _arrange_wake(self) -> None:
        self._due.pop("wake", None)
        if self.match is None or self.match.outcome is not None:
            return
        wake_at = self.match.game.wake_at
        due = None if wake_at is None else self.play_clock.due(wake_at)
        if due is not None:
            self._due["wake"] = due

    def _arrange_disposal(self) -> None:
        if self.presence:
            self._due.pop("dispose", None)
        else:
            self._schedule("dispose", self.house.pace.disposal)

    def _watch_bots(self) -> None:
        if self.match is None or not self.play_clock.running:
            self._bots.stop()
            return
        self._bots.watch(self.match, self._bots_playing(self.match))

    def _bots_playing(self, match: LiveMatch) -> dict[Seat, Bot]:
        """The seats of the game that bots play, for good or until someone returns."""
        playing = {}
        for seat, (place, who) in enumerate(
            zip(match.record.places, match.record.seats, strict=True)
        ):
            there = self.record.seats[place]
            substitute = there.substitute if there.player == who.player else None
            if level := who.bot or substitute:
                playing[seat] = match.game.bots[level]
        return playing

    async def _ring(self) -> None:
        now = self.house.clock.monotonic()
        for name in [name for name, due in self._due.items() if due <= now]:
            self._due.pop(name, None)
            await self._fall_due(name)

    async def _fall_due(self, name: str) -> None:
        match name:
            case "start":
                await self.begin()
            case "wake" if self.match is not None:
                await self._wake(self.match)
            case "host":
                await self.keep(lobby.handed_over(self.record, self.presence.people()))
            case "presence":
                self._tell_table()
            case "dispose" if not self.presence and self._inbox.empty():
                self._let_go(CloseCode.RESTARTING)

    async def _wake(self, match: LiveMatch) -> None:
        before = match.record.seq
        await self._pass_time(match)
        now = self.play_clock.now
        if match.record.seq == before and (frame := match.frame(now)):
            self._tell(frame, Kind.FRAME)

    # --- when it goes wrong, and the end --------------------------------------------------

    async def _reopen(self) -> None:
        """Go back to the last record, which is what everyone was told."""
        try:
            restored = await restore(self.house.games, self.house.journal, self.record.code)
        except Exception:
            log.exception("table_lost", table=self.record.code)
            restored = None
        if restored is None:
            self._let_go(CloseCode.RESTARTING)
            return

        self.record, self.match = restored
        self._bots.stop()
        self.play_clock = PlayClock(self.house.clock, self.match.record.at if self.match else 0.0)
        self.play_clock.run(self._should_run())
        self._tell_table()
        if self.match is not None:
            self._tell(self.match.whole(self.play_clock.now), Kind.UPDATE)

    def _let_go(self, code: CloseCode) -> None:
        """Own the table no longer; whoever is here comes back to whoever does."""
        if self.closed:
            return
        self.closed = True
        self._bots.stop()
        if self._alarm is not None:
            self._alarm.cancel()
        for connection in self.presence:
            connection.outbox.close(code)
        while not self._inbox.empty():
            self._dismiss(self._inbox.get_nowait(), code)
        self._on_closed(self)

    def _dismiss(self, item: _Item, code: CloseCode) -> None:
        match item:
            case _Joined(connection):
                connection.outbox.close(code)
            case _Asked(answer=answer) if not answer.done():
                answer.set_exception(Refused(Busy()))


def _rejected(ref: int | None, refusal: Refusal) -> Rejected:
    return Rejected(ref=ref, code=refusal.code, text=refusal.text, details=refusal.details)
