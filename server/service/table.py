"""The actor: one task owns a table, and is the only one to touch it.

It takes one request at a time from a single queue, whose order decides every race. A command
goes: let time pass, ask the game, write the journal, and only then tell everyone. If anything
fails on the way, the table is opened again from its last record; the asker is told, and the
others notice nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

import structlog

from server import wire
from server.games.game import IllegalCommand, Json, Seat
from server.service import lobby, play
from server.service.advice import Advice
from server.service.agenda import Agenda
from server.service.bots import BotSeats
from server.service.chat import Chat
from server.service.clock import PlayClock
from server.service.desk import take
from server.service.errors import Busy, Failed, Refused
from server.service.house import House
from server.service.inbox import Advised, Alarm, Asked, BotMoves, Inbox, Item, Joined, Left, Sent
from server.service.match import LiveMatch
from server.service.outbox import Kind
from server.service.players import clean_line
from server.service.presence import Connection, Presence
from server.service.replies import dismiss, reject, reply
from server.service.requests import Person, Request
from server.service.restore import restore
from server.service.table_message import table_message
from server.store.journal import Collision
from server.store.records import Line, TableRecord
from server.wire import (
    CloseCode,
    Command,
    Emoted,
    FromClient,
    Packet,
    Ping,
    Pong,
    Say,
    SendEmote,
    Status,
    Steer,
    encoded,
)

log = structlog.get_logger()


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
        self.chat = Chat(house.journal, record.code)
        self._inbox = Inbox()
        self._agenda = Agenda(house.clock, lambda: self._inbox.put(Alarm()))
        self._bots = BotSeats(house.clock, house.random, house.workers, self._bot_moves)
        self._advice = Advice(
            house.clock,
            house.advisers,
            house.workers,
            lambda *found: self._inbox.put(Advised(*found)),
        )
        self._startable_since: float | None = None
        self.closed = False
        self._arrange()
        self._task = asyncio.create_task(self._run(), name=f"table {record.code}")

    # --- the way in -----------------------------------------------------------------------

    def join(self, connection: Connection) -> None:
        """Show a connection the table, and everything that happens from now on."""
        if self.closed:  # put away while the connection was being opened
            connection.outbox.close(CloseCode.RESTARTING)
        else:
            self._inbox.put(Joined(connection))

    def leave(self, connection: Connection) -> None:
        """The connection is gone."""
        connection.outbox.discard()
        self._inbox.put(Left(connection))

    def send(self, connection: Connection, message: FromClient) -> None:
        """Take a message from a connection; the answer goes to its outbox."""
        if isinstance(message, Ping):
            pong = Pong(sent=message.sent, now=self.play_clock.now, running=self.play_clock.running)
            connection.outbox.post(encoded(pong))
            return
        if isinstance(message, Steer):
            play.steered(self, connection, message)
            return
        try:
            self._inbox.put(Sent(connection, message))
        except Refused as refused:
            reject(connection, message, refused.refusal)

    async def ask(self, person: Person, request: Request) -> None:
        """Carry out a request; raises Refused with nothing changed."""
        if self.closed:
            raise Refused(Busy())
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._inbox.put(Asked(person, request, answer))
        await answer

    async def close(self, code: CloseCode) -> None:
        """Stop, and close every connection with this code."""
        self._let_go(code)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def _bot_moves(self, match: str, seat: Seat, command: Json) -> None:
        self._inbox.put(BotMoves(match, seat, command))

    # --- one request at a time ------------------------------------------------------------

    async def _run(self) -> None:
        try:
            while not self.closed:
                await self._serve(await self._inbox.take())
                self._arrange()
        except Exception:  # even going back to the last record failed
            log.exception("table_lost", table=self.record.code)
            self._let_go(CloseCode.RESTARTING)

    async def _serve(self, item: Item) -> None:
        try:
            await self._take(item)
        except (Refused, IllegalCommand) as refused:
            reply(item, refused.refusal)
        except asyncio.CancelledError:  # the table is being closed
            reply(item, Busy())
            raise
        except Collision:
            log.warning("table_owned_elsewhere", table=self.record.code)
            reply(item, Failed())
            self._let_go(CloseCode.RESTARTING)
        except Exception:
            log.exception("table_failed", table=self.record.code)
            reply(item, Failed())
            await self._reopen()
        else:
            reply(item, None)

    async def _take(self, item: Item) -> None:
        match item:
            case Joined(connection):
                await self._join(connection)
            case Left(connection):
                if self.presence.leave(connection):
                    self.play_clock.run(play.should_run(self))
                    self._agenda.within("presence", self.house.pace.presence)
            case Sent(connection, message):
                lobby.admit(self.record, connection.person, self.presence.known)
                await self._hear(connection, message)
            case Asked(person, request):
                await take(self, person, request)
            case BotMoves(match, seat, command):
                await play.bot_command(self, match, seat, command)
            case Advised(match, seat, question, answer):
                await play.advised(self, match, seat, question, answer)
            case Alarm():
                await self._ring()

    # --- joining and talking --------------------------------------------------------------

    async def _join(self, connection: Connection) -> None:
        lobby.admit(self.record, connection.person, self.presence.known)

        self.presence.arrive(connection)
        await self.keep(lobby.returned(self.record, connection.person))
        self.play_clock.run(play.should_run(self))
        chat = await self.chat.message()
        connection.outbox.post(encoded(self.message()), Kind.TABLE)
        connection.outbox.post(encoded(chat))
        self._show(connection.outbox.post)
        self._agenda.within("presence", self.house.pace.presence)

    async def _hear(self, connection: Connection, message: FromClient) -> None:
        person = connection.person
        match message:
            case Command():
                await play.command(self, connection, message)
            case Say(text=text):
                await self._say(person, text)
            case SendEmote(emote=emote):
                name = lobby.name_at(self.record, person)
                self.tell(encoded(Emoted(player=person.id, name=name, emote=emote)))

    async def _say(self, person: Person, text: str) -> None:
        line = Line(
            id=self.house.new_id(),
            table=self.record.code,
            player=person.id,
            name=lobby.name_at(self.record, person),
            text=clean_line(text),
            said_at=self.house.clock.epoch(),
        )
        self.tell(encoded(await self.chat.say(line)))

    # --- keeping and telling --------------------------------------------------------------

    async def keep(self, record: TableRecord) -> None:
        """Write the table down as it now is, then adopt it."""
        if record == self.record:
            return
        await self.house.journal.keep(replace(record, touched=self.house.clock.epoch()))
        self.adopt(record)

    def adopt(self, record: TableRecord) -> None:
        """The table is kept as it now is: act by it, and tell everyone."""
        self.record = record
        if record.match is None:  # another game: the last match is put away
            self.match = None
        self.play_clock.run(play.should_run(self))
        self._arrange_start()
        self.tell_table()

    def match_over(self, record: TableRecord) -> None:
        """The match has ended and the table as it left it is kept: rest, and tell everyone."""
        self.record = record
        self.play_clock.run(False)
        self._startable_since = self.house.clock.monotonic()
        self.tell_table()

    def startable_for(self) -> float:
        """For how many seconds enough players have been sitting here."""
        if self._startable_since is None:
            return 0.0
        return self.house.clock.monotonic() - self._startable_since

    def message(self) -> wire.Table:
        """The table as everyone sees it now."""
        return table_message(
            self.record,
            self.match,
            self.presence,
            self.play_clock,
            starts_in=self._agenda.left("start"),
        )

    def shown(self) -> list[Packet]:
        """The match as everyone sees it now, for one who comes or has missed something."""
        return self.match.shown(self.play_clock.now) if self.match is not None else []

    def _show(self, tell: Callable[[Packet, Kind], None]) -> None:
        for packet, kind in zip(self.shown(), (Kind.UPDATE, Kind.FRAME), strict=False):
            tell(packet, kind)

    def tell_table(self) -> None:
        self.tell(encoded(self.message()), Kind.TABLE)
        self._agenda.off("presence")

    def tell(self, packet: Packet, kind: Kind = Kind.OTHER) -> None:
        seated = [seat.player for seat in self.record.seats if seat.player]
        self.presence.tell(packet, seated, kind)

    def show_within(self, seconds: float) -> None:
        """Show everyone soon how things have moved."""
        self._agenda.within("show", seconds)
        self._agenda.arm()

    # --- what falls due -------------------------------------------------------------------

    def _arrange(self) -> None:
        """Work out what falls due next, and let those think who are to."""
        if self.closed:
            return
        self._arrange_start()
        self._arrange_host()
        self._arrange_wake()
        self._arrange_disposal()
        self._watch_match()
        self._agenda.arm()

    def _arrange_start(self) -> None:
        kind = self.house.games[self.record.game]
        if self.record.status == Status.STARTING.value:
            self._agenda.within("start", lobby.countdown(self.record, self.house.pace.countdown))
        else:
            self._agenda.off("start")
        if not lobby.has_players(self.record, kind):
            self._startable_since = None
        elif self._startable_since is None:
            self._startable_since = self.house.clock.monotonic()

    def _arrange_host(self) -> None:
        """The host is handed on when the host is gone for good and someone else is here."""
        host = self.record.host
        gone = host is None or not self.presence.here(host)
        if gone and lobby.handed_over(self.record, self.presence.people()) != self.record:
            away = self.presence.away_for(host) if host else self.house.pace.host_hand_over
            self._agenda.within("host", max(0.0, self.house.pace.host_hand_over - away))
        else:
            self._agenda.off("host")

    def _arrange_wake(self) -> None:
        match = self.match
        moves = match is not None and match.outcome is None and not self._pauses
        wake_at = match.game.wake_at if match is not None and moves else None
        self._agenda.at("wake", None if wake_at is None else self.play_clock.due(wake_at))

    @property
    def _pauses(self) -> bool:
        """Whether something has failed here just now, and might fail again at once."""
        return self._agenda.left("second thought") is not None

    def _arrange_disposal(self) -> None:
        if self.presence:
            self._agenda.off("dispose")
        else:
            self._agenda.within("dispose", self.house.pace.disposal)

    def _watch_match(self) -> None:
        """Let the bots think while the clock runs, and the adviser about what is asked."""
        if self.match is None or not self.play_clock.running:
            self._bots.stop()
        else:
            self._bots.watch(self.match, self.match.bots(self.record))
        if self.match is not None and not self._pauses:
            self._advice.watch(self.match)

    async def _ring(self) -> None:
        for name in self._agenda.take_due():
            await self._fall_due(name)

    async def _fall_due(self, name: str) -> None:
        match name:
            case "start":
                await play.begin(self)
            case "wake" if self.match is not None:
                await play.wake(self, self.match)
            case "show" if self.match is not None:
                play.show(self, self.match)
            case "host":
                await self.keep(lobby.handed_over(self.record, self.presence.people()))
            case "presence":
                self.tell_table()
            case "dispose" if not self.presence and self._inbox.empty():
                self._let_go(CloseCode.RESTARTING)

    # --- when it goes wrong, and the end --------------------------------------------------

    async def _reopen(self) -> None:
        """Go back to the last record, which is what everyone was told."""
        try:
            restored = await restore(self.house, self.record.code)
        except Exception:
            log.exception("table_lost", table=self.record.code)
            restored = None
        if restored is None:
            self._let_go(CloseCode.RESTARTING)
            return

        self.record, self.match = restored
        self._bots.stop()
        self._advice.stop()
        # What has just failed may fail again: it must not fall due at once.
        self._agenda.within("host", self.house.pace.host_hand_over)
        self._agenda.within("second thought", self.house.pace.second_thought)
        self.play_clock = PlayClock(self.house.clock, self.match.record.at if self.match else 0.0)
        self.play_clock.run(play.should_run(self))
        self.tell_table()
        self._show(self.tell)

    def _let_go(self, code: CloseCode) -> None:
        """Own the table no longer; whoever is here comes back to whoever does."""
        if self.closed:
            return
        self.closed = True
        self._bots.stop()
        self._advice.stop()
        self._agenda.disarm()
        for connection in self.presence:
            connection.outbox.close(code)
        for item in self._inbox.drain():
            dismiss(item, code)
        self._on_closed(self)
