"""What everyone is told of a table, from its records and from who is here."""

from __future__ import annotations

from server import wire
from server.service import lobby, series
from server.service.clock import PlayClock
from server.service.match import LiveMatch
from server.service.presence import Presence
from server.service.requests import Person
from server.store.records import SeatRecord, TableRecord

SPECTATORS_NAMED = 5


def table_message(
    table: TableRecord,
    match: LiveMatch | None,
    presence: Presence,
    play_clock: PlayClock,
    starts_in: float | None,
) -> wire.Table:
    """Return the whole table but for the match."""
    return wire.Table(
        code=table.code,
        game=table.game,
        options=table.options,
        public=table.public,
        locked=table.locked,
        status=wire.Status(table.status),
        starts_in=starts_in,
        match=table.match,
        seal=match.record.seal if match is not None else None,
        playing=_playing(match) if match is not None else [],
        host=table.host,
        seats=[_seat(seat, presence) for seat in table.seats],
        spectators=_spectators(table, presence),
        series=[wire.Score(**vars(score)) for score in table.series],
        first_to=table.first_to,
        champions=series.champions(table),
        now=play_clock.now,
        running=play_clock.running,
    )


def _playing(match: LiveMatch) -> list[wire.Participant]:
    return [
        wire.Participant(seat=place, player=who.player, name=who.name, bot=who.bot)
        for place, who in zip(match.record.places, match.record.seats, strict=True)
    ]


def _seat(seat: SeatRecord, presence: Presence) -> wire.SeatState:
    if seat.player is None:
        return wire.SeatState(name=seat.name, bot=seat.bot, choice=seat.choice)

    here = presence.here(seat.player)
    return wire.SeatState(
        player=seat.player,
        name=seat.name,
        bot=seat.substitute,
        substitute=seat.substitute is not None,
        presence=wire.Presence.HERE if here else wire.Presence.AWAY,
        away_for=None if here else presence.away_for(seat.player),
        ready=seat.ready,
        choice=seat.choice,
    )


def _spectators(table: TableRecord, presence: Presence) -> wire.Spectators:
    watching = [
        Person(player, name)
        for player, name in presence.people().items()
        if lobby.seat_of(table, player) is None and player not in table.kicked
    ]
    people = [
        wire.Spectator(player=person.id, name=lobby.name_at(table, person))
        for person in watching[:SPECTATORS_NAMED]
    ]
    return wire.Spectators(count=len(watching), people=people)
