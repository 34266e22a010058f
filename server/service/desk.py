"""The desk: what people ask of a table outside the game, and what it means for a running match."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from server.games.game import Seat
from server.service import lobby, play
from server.service.errors import (
    MatchNotRunning,
    MatchRunning,
    NotAway,
    NotReady,
    NotSeated,
    Refused,
    UnknownPlayer,
)
from server.service.requests import (
    Choose,
    Configure,
    End,
    Forget,
    GoBy,
    Kick,
    Move,
    Person,
    Request,
    SeatBot,
    SetReady,
    Sit,
    Start,
    Substitute,
    Vacate,
)
from server.store.records import TableRecord
from server.wire import CloseCode, Status, encoded

if TYPE_CHECKING:
    from server.service.table import Table


async def take(table: Table, person: Person, request: Request) -> None:
    """Carry out a request; raises Refused with nothing changed."""
    if isinstance(request, Forget):  # also for one who was sent away
        await _forget(table, person.id)
        return
    lobby.admit(table.record, person, table.presence.known)
    record = table.record
    kind = table.house.games[record.game]
    match request:
        case Sit(seat=seat):
            await _sit(table, person, seat)
        case Vacate(seat=seat):
            await _vacate(table, person, seat)
        case Choose():
            _require_no_match(table)
            await _rearrange(table, lobby.choose(record, kind, person, request))
        case SetReady(ready=is_ready):
            _require_no_match(table)
            await _rearrange(table, lobby.ready(record, person, is_ready))
        case Substitute(seat=seat):
            await _substitute(table, person, seat)
        case GoBy():
            await _go_by(table, person)
        case _:
            lobby.require_host(record, person)
            await _take_from_host(table, person, request)


async def _take_from_host(table: Table, person: Person, request: Request) -> None:
    record = table.record
    kind = table.house.games[record.game]
    match request:
        case SeatBot():
            _require_no_match(table)
            await _rearrange(table, lobby.seat_bot(record, kind, request))
        case Move():
            _require_no_match(table)
            await _rearrange(table, lobby.move(record, request, table.presence.people()))
        case Kick(player=player):
            await _kick(table, player)
        case Start():
            await _start(table, person)
        case End():
            await play.abandon(table)
        case Configure():
            await _configure(table, request)


async def _sit(table: Table, person: Person, seat: Seat) -> None:
    there = lobby.require_seat(table.record, seat)
    match = table.match
    if there.player == person.id:
        return
    if not _playing(table) or match is None:
        await _rearrange(table, lobby.sit(table.record, person, seat))
    elif match.seat_of(person.id) is not None:
        raise Refused(MatchRunning())
    elif match.bot_at(seat):
        await play.take_over(table, match, person, seat)
    else:
        await table.keep(lobby.sit(table.record, person, seat))


async def _vacate(table: Table, person: Person, seat: Seat) -> None:
    lobby.vacate(table.record, person, seat)  # refuses before anything is done
    player = table.record.seats[seat].player
    if _playing(table):
        if table.match is not None and table.match.bot_at(seat):
            raise Refused(MatchRunning())
        if player is not None:
            await play.resign(table, player)
    await _rearrange(table, lobby.vacate(table.record, person, seat))


async def _kick(table: Table, player: str) -> None:
    lobby.kick(table.record, player)
    if lobby.seat_of(table.record, player) is None and not table.presence.here(player):
        raise Refused(UnknownPlayer())

    await play.resign(table, player)
    await _rearrange(table, lobby.kick(table.record, player))
    for connection in table.presence:
        if connection.person.id == player:
            connection.outbox.close(CloseCode.NOT_ALLOWED)


async def _substitute(table: Table, person: Person, seat: Seat) -> None:
    there = lobby.require_seat(table.record, seat)
    if lobby.seat_of(table.record, person.id) is None:
        raise Refused(NotSeated())
    match = table.match
    if match is None or not _playing(table):
        raise Refused(MatchNotRunning())
    if there.player is None or match.seat_of(there.player) is None:
        raise Refused(UnknownPlayer())
    needed = table.house.pace.substitute
    if table.presence.away_for(there.player) < needed:
        raise Refused(NotAway(seconds=round(needed)))

    levels = list(match.game.bots)
    await play.substitute(table, match, seat, levels[len(levels) // 2])


async def _go_by(table: Table, person: Person) -> None:
    for connection in table.presence:
        if connection.person.id == person.id:
            connection.person = person
    await table.keep(lobby.renamed(table.record, person))
    table.tell_table()  # who watches has no seat that would tell it


async def _forget(table: Table, player: str) -> None:
    theirs = [connection for connection in table.presence if connection.person.id == player]
    for connection in theirs:
        connection.outbox.close(CloseCode.NOT_SIGNED_IN)
        table.presence.leave(connection)
    await play.resign(table, player)
    forgotten = lobby.forgotten(table.record, player)
    if forgotten != table.record:
        await _rearrange(table, forgotten)
    elif theirs:
        table.tell_table()
    await play.unname(table, player)
    if table.chat.unname(player):
        table.tell(encoded(await table.chat.message()))


async def _start(table: Table, person: Person) -> None:
    _require_no_match(table)
    record = lobby.ready(table.record, person, True) if _sits(table, person) else table.record
    lobby.require_players(record, table.house.games[record.game])
    waiting = lobby.waiting_for(record)
    left = table.house.pace.host_may_start - table.startable_for()
    if waiting and left > 0:
        raise Refused(NotReady(waiting=waiting, seconds=max(1, round(left))))

    await table.keep(replace(record, status=Status.STARTING.value))


async def _configure(table: Table, request: Configure) -> None:
    if any(part is not None for part in (request.game, request.options, request.first_to)):
        _require_no_match(table)
    await _rearrange(table, lobby.configured(table.record, table.house.games, request))


async def _rearrange(table: Table, record: TableRecord) -> None:
    """Keep a changed table; between matches, start the countdown or stop it."""
    if not _playing(table):
        enough = lobby.has_players(record, table.house.games[record.game])
        status = Status.STARTING if enough and _may_start(table, record) else lobby.idle(record)
        record = replace(record, status=status.value)
    await table.keep(record)


def _may_start(table: Table, record: TableRecord) -> bool:
    """Whether all are ready; or, once the countdown runs, whether nobody more is waited for."""
    waiting = set(lobby.waiting_for(record))
    counting = table.record.status == Status.STARTING.value
    return waiting <= set(lobby.waiting_for(table.record) if counting else ())


def _sits(table: Table, person: Person) -> bool:
    return lobby.seat_of(table.record, person.id) is not None


def _playing(table: Table) -> bool:
    return table.record.status == Status.PLAYING.value


def _require_no_match(table: Table) -> None:
    if _playing(table):
        raise Refused(MatchRunning())
