"""The matches of a table: how one begins, what seats and time do to it, how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import structlog

from server.games import AnyGame
from server.games.game import IllegalCommand, Json, Resign, Seat
from server.service import lobby
from server.service.clock import PlayClock, day_of
from server.service.errors import MatchNotRunning, NotSeated, OtherMatch, Refused
from server.service.match import LiveMatch, Step
from server.service.outbox import Kind
from server.service.presence import Connection
from server.service.requests import Person
from server.service.series import going_on
from server.store.records import GONE, MatchRecord, MatchSeat, TableRecord
from server.wire import Accepted, Command, Rejected, Status, Steer, encoded

if TYPE_CHECKING:
    from server.service.table import Table

PAUSE = 30.0
"""For how many seconds a match may stand still, all in all, and its time count all the same."""

SHOW_EVERY = 0.02
"""The shortest time between two frames, in seconds of play: what moves faster is skipped."""

STEER_EVERY = 0.05
"""The same for what somebody holds and moves."""

log = structlog.get_logger()


# --- commands -----------------------------------------------------------------------------


async def command(table: Table, connection: Connection, message: Command) -> None:
    """Carry out a person's command, or answer again if it is a repeat."""
    match = table.match
    if match is None:
        raise Refused(MatchNotRunning())
    if message.match != match.id:
        raise Refused(OtherMatch())
    seat = match.seat_of(connection.person.id)
    if seat is None:
        raise Refused(NotSeated())

    answer = match.answer_before(seat, connection.client, message.ref)
    if answer is None:
        answer = await _answer(table, match, seat, connection.client, message)
    connection.outbox.post(encoded(answer))


async def bot_command(table: Table, id: str, seat: Seat, command: Json) -> None:
    """Carry out what a bot decided, if it still plays."""
    match = table.match
    if not command or match is None or match.id != id or not table.play_clock.running:
        return
    if seat in match.bots(table.record):  # nobody has come (back) for the seat meanwhile
        await _play(table, match, seat, command)


async def advised(table: Table, id: str, seat: Seat, question: int, answer: Json) -> None:
    """Tell the game what its adviser has found, if the match still goes on."""
    match = table.match
    if match is None or match.id != id:
        return
    now = await _pass_time(table, match)
    if match.outcome is not None:
        return
    step = match.advise(now, seat, question, answer)
    if step is not None:
        await _record(table, match, step)


async def resign(table: Table, player: str) -> None:
    """Take a player out of the match, if they are in it."""
    match = table.match
    seat = match.seat_of(player) if match else None
    if match is None or seat is None or match.outcome is not None:
        return
    with suppress(IllegalCommand, Refused):  # they were out already, or the match is over now
        await _play(table, match, seat, Resign().model_dump())


async def _answer(
    table: Table, match: LiveMatch, seat: Seat, client: str, message: Command
) -> Accepted | Rejected:
    try:
        step = await _play(table, match, seat, message.command, client, message.ref)
    except (Refused, IllegalCommand) as refused:
        answer = Rejected.of(refused.refusal, message.ref)
        match.rejected(seat, client, answer)
        return answer
    return Accepted(ref=message.ref, seq=step.entry.seq)


async def _play(
    table: Table,
    match: LiveMatch,
    seat: Seat,
    command: Json,
    client: str | None = None,
    ref: int | None = None,
) -> Step:
    """Carry out a seat's command, after what time has brought by now."""
    now = await _pass_time(table, match)
    if match.outcome is not None:
        raise Refused(MatchNotRunning())

    step = await table.house.work_out(
        type(match.game), lambda: match.act(now, seat, command, client, ref)
    )
    await _record(table, match, step)
    return step


# --- time ---------------------------------------------------------------------------------


async def wake(table: Table, match: LiveMatch) -> None:
    """Do what is due; when that leaves no record, show how far things have moved."""
    if match.outcome is not None:
        return
    before = match.record.seq
    await _advance(table, match, table.play_clock.now)
    if match.record.seq == before:
        _show_after(table, match, SHOW_EVERY)


def steered(table: Table, connection: Connection, message: Steer) -> None:
    """Note where somebody has moved what they hold, and have it shown soon, if they may."""
    match = table.match
    if match is None or message.match != match.id:
        return
    seat = match.seat_of(connection.person.id)
    if seat is None or seat not in match.to_act or not match.can_be_steered:
        return
    match.steered(seat, message)
    table.show_within(max(0.0, match.shown_at + STEER_EVERY - table.play_clock.now))


def show(table: Table, match: LiveMatch) -> None:
    """Tell everyone how far things have moved since the last record."""
    if match.outcome is not None:
        return
    match.steer()
    if frame := match.frame(table.play_clock.now):
        table.tell(frame, Kind.FRAME)


def _show_after(table: Table, match: LiveMatch, pause: float) -> None:
    """Show how far things have moved, at once or when the last frame is so long ago."""
    wait = match.shown_at + pause - table.play_clock.now
    if wait > 0:
        table.show_within(wait)
    else:
        show(table, match)


def should_run(table: Table) -> bool:
    """Whether the play clock runs: a match is on, and a person who plays it is here."""
    match = table.match
    if match is None or match.outcome is not None:
        return False
    people = (seat.player for seat in match.record.seats)
    return any(player and table.presence.here(player) for player in people)


async def _pass_time(table: Table, match: LiveMatch) -> float:
    """Do all that is due by now, and return what time that is: what follows happens then.

    The clock may be further already, and the game would not be: a record that said so could not be
    played again.
    """
    now = table.play_clock.now
    while match.outcome is None:
        await _advance(table, match, now)
        due = match.game.wake_at
        if due is None or due > now:
            break
    return now


async def _advance(table: Table, match: LiveMatch, now: float) -> None:
    match.was_paused = table.house.clock.epoch() - match.record.began - now > PAUSE
    match.steer()  # in the order in which it came: before what is done now
    step = await table.house.work_out(type(match.game), lambda: match.advance(now))
    if step is not None:
        await _record(table, match, step)


# --- beginning and end --------------------------------------------------------------------


async def begin(table: Table) -> None:
    """Start a match with those who sit."""
    house, kind = table.house, table.house.games[table.record.game]
    began = house.clock.epoch()
    options, seed = table.record.options, house.new_seed()
    if kind.by_day:
        day = day_of(began)
        options, seed = {**options, "day": day}, house.seed_of_day(kind.name, day)
    places = lobby.taken_seats(table.record)
    first = _next_to_begin(table, kind, places)
    if first is not None:
        options = {**options, "first": first}
    seats = [table.record.seats[place] for place in places]
    begun = partial(
        LiveMatch.begun,
        kind,
        id=house.new_id(),
        table=table.record.code,
        options=options,
        seats=[MatchSeat(seat.player, seat.name or "", seat.bot) for seat in seats],
        places=places,
        choices=[seat.choice for seat in seats],
        seed=seed,
        began=began,
    )
    match = await house.work_out(kind, begun)
    record = replace(
        going_on(table.record), status=Status.PLAYING.value, match=match.id, options=options
    )
    await house.journal.begin(match.record, match.first_entry(), record)

    table.record, table.match = record, match
    table.play_clock = PlayClock(house.clock)
    table.play_clock.run(should_run(table))
    table.tell_table()
    table.tell(match.whole(0.0), Kind.UPDATE)
    log.info("match_began", table=record.code, match=match.id, seats=len(places))


def _next_to_begin(table: Table, kind: type[AnyGame], places: Sequence[Seat]) -> Seat | None:
    """Return who sits next to the one that began the last match, if it was of the same game."""
    last = table.match
    if last is None or not isinstance(last.game, kind) or last.game.began_with is None:
        return None
    began = last.record.places[last.game.began_with]
    return next((seat for seat, place in enumerate(places) if place > began), 0)


async def take_over(table: Table, match: LiveMatch, person: Person, place: Seat) -> None:
    """Seat a person in a bot's place, in the running match and at the table."""
    record = lobby.take_over(table.record, person, place)
    who = MatchSeat(person.id, record.seats[place].name or "", None, helped=True)
    await _reseat(table, match, match.reseated(place, who), record)


async def substitute(table: Table, match: LiveMatch, place: Seat, level: str) -> None:
    """Let a bot play until the player returns."""
    there = match.record.seats[match.record.places.index(place)]
    reseated = match.reseated(place, replace(there, helped=True))
    await _reseat(table, match, reseated, lobby.substituted(table.record, place, level))


async def unname(table: Table, player: str) -> None:
    """Take the name of a player who is gone for good out of the match."""
    match = table.match
    seat = match.seat_of(player) if match else None
    if match is None or seat is None:
        return
    nobody = replace(match.record.seats[seat], name=GONE)
    reseated = match.reseated(match.record.places[seat], nobody)
    await _reseat(table, match, reseated, table.record)


async def abandon(table: Table) -> None:
    """End the match: nobody wins. Raises Refused when none is played."""
    match = table.match
    if match is None or match.outcome is not None:
        raise Refused(MatchNotRunning())

    now = await _pass_time(table, match)
    if match.outcome is None:
        await _record(table, match, match.abandon(now))


async def _reseat(
    table: Table, match: LiveMatch, reseated: MatchRecord, record: TableRecord
) -> None:
    """Write down who plays now, in the match and at the table, then act by it."""
    await table.house.journal.reseat(match.id, reseated.seats, record)

    match.record = reseated
    table.adopt(record)


async def _record(table: Table, match: LiveMatch, step: Step) -> None:
    """Write a step down, then tell everyone; with the last step the table leaves the match."""
    record = ended = None
    if step.outcome is not None:
        record = lobby.scored(table.record, match.record.seats, step.outcome)
        ended = table.house.clock.epoch()
    await table.house.journal.append(step.entry, step.state, step.outcome, record, ended)

    match.settled(step)
    table.tell(step.update, Kind.UPDATE)
    if record is not None:
        table.match_over(record)
        log.info("match_over", table=record.code, match=match.id)
