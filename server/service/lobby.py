"""Seats, readiness and the host's rights, as pure steps from one table record to the next.

Nothing here plays: what a change means for a running match is the desk's affair (desk.py).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from pydantic import ValidationError

from server.games import AnyGame
from server.games.game import GameOptions, Json, Outcome, Seat, SeatChoice
from server.service import series
from server.service.errors import (
    BadOptions,
    Kicked,
    NotHost,
    NotSeated,
    NotYourSeat,
    Refused,
    SeatTaken,
    TableFull,
    TableLocked,
    UnknownBot,
    UnknownGame,
    UnknownPlayer,
    UnknownSeat,
    WrongNumber,
    paths,
)
from server.service.players import unique_name
from server.service.requests import Choose, Configure, Move, Person, SeatBot
from server.store.records import GONE, MatchSeat, SeatRecord, TableRecord
from server.wire import Status

Games = Mapping[str, type[AnyGame]]

BOT_NAMES = ("Ada", "Bruno", "Chiara", "Dario", "Elsa", "Fausto")
FREE = SeatRecord()


# --- opening ------------------------------------------------------------------------------


def opened(
    games: Games,
    code: str,
    game: str,
    options: Json,
    public: bool,
    host: Person,
    now: float,
    first_to: int = 0,
) -> TableRecord:
    """Return a new table whose host sits on its first seat."""
    kind = game_named(games, game)
    seats = (SeatRecord(player=host.id, name=host.name), *[FREE] * (seats_of(kind) - 1))
    return TableRecord(
        code=code,
        game=game,
        options=checked_options(kind, options),
        public=public,
        locked=False,
        status=Status.LOBBY.value,
        host=host.id,
        match=None,
        seats=seats,
        series=(),
        first_to=series.first_to(first_to),
        kicked=(),
        created=now,
        touched=now,
    )


def game_named(games: Games, name: str) -> type[AnyGame]:
    if name not in games:
        raise Refused(UnknownGame(game=name[:40]))
    return games[name]


def seats_of(kind: type[AnyGame]) -> int:
    """How many seats a table has for this game."""
    return kind.players[-1]


def checked_options(kind: type[AnyGame], options: Json) -> Json:
    """Return the options with every default filled in."""
    return _checked(kind.Options, options)


def checked_choice(kind: type[AnyGame], choice: Json) -> Json:
    """Return a seat's choice with every default filled in."""
    return _checked(kind.Choice, choice)


def _checked(model: type[GameOptions] | type[SeatChoice], values: Json) -> Json:
    try:
        return model.model_validate(values).model_dump(mode="json", exclude_none=True)
    except ValidationError as error:
        raise Refused(BadOptions(fields=paths(error))) from None


# --- who sits where -----------------------------------------------------------------------


def seat_of(table: TableRecord, player: str) -> Seat | None:
    """Return the seat a player holds."""
    return next((n for n, seat in enumerate(table.seats) if seat.player == player), None)


def taken_seats(table: TableRecord) -> list[Seat]:
    """Return the seats that a player or a bot holds."""
    return [n for n, seat in enumerate(table.seats) if seat.player or seat.bot]


def admit(table: TableRecord, person: Person, known: Collection[str]) -> None:
    """Refuse those sent away; and at a locked table all who are new (not `known` there)."""
    if person.id in table.kicked:
        raise Refused(Kicked())
    at_home = person.id == table.host or person.id in known or seat_of(table, person.id) is not None
    if table.locked and not at_home:
        raise Refused(TableLocked())


def require_host(table: TableRecord, person: Person) -> None:
    if table.host != person.id:
        raise Refused(NotHost())


def require_seat(table: TableRecord, seat: Seat) -> SeatRecord:
    if not 0 <= seat < len(table.seats):
        raise Refused(UnknownSeat(seats=len(table.seats)))
    return table.seats[seat]


def sit(table: TableRecord, person: Person, seat: Seat) -> TableRecord:
    """Seat a person, from another seat of theirs if they have one; or leave them where they are."""
    there = require_seat(table, seat)
    if there.player == person.id:
        return table
    if seat_of(table, person.id) is None and len(taken_seats(table)) == len(table.seats):
        raise Refused(TableFull(seats=len(table.seats)))
    if there.player or there.bot:
        raise Refused(SeatTaken(seat=seat, name=there.name or ""))

    return _seated(_stood(table, person.id), person, seat)


def take_over(table: TableRecord, person: Person, seat: Seat) -> TableRecord:
    """Seat a person in place of a bot, from another seat of theirs if they have one."""
    return _seated(_stood(table, person.id), person, seat)


def seat_bot(table: TableRecord, kind: type[AnyGame], request: SeatBot) -> TableRecord:
    there = require_seat(table, request.seat)
    require_bot(kind, request.bot)
    if there.player:
        raise Refused(SeatTaken(seat=request.seat, name=there.name or ""))

    others = _names(table, request.seat)
    name = unique_name(BOT_NAMES[request.seat % len(BOT_NAMES)], others)
    return _with(table, request.seat, SeatRecord(bot=request.bot, name=name))


def require_bot(kind: type[AnyGame], level: str) -> None:
    if level not in kind.bots:
        raise Refused(UnknownBot(bot=level[:40], levels=list(kind.bots)))


def move(table: TableRecord, request: Move, here: Mapping[str, str]) -> TableRecord:
    """Put someone on a seat; `here` names everyone connected. Two who sit change places."""
    there = require_seat(table, request.seat)
    old = seat_of(table, request.player)
    if old is None:
        if request.player not in here:
            raise Refused(UnknownPlayer())
        return sit(table, Person(request.player, here[request.player]), request.seat)

    mover = table.seats[old]
    return _with(_with(table, old, there), request.seat, mover)


def vacate(table: TableRecord, person: Person, seat: Seat) -> TableRecord:
    """Clear one's own seat, or any as the host."""
    there = require_seat(table, seat)
    if there.player != person.id and table.host != person.id:
        raise Refused(NotYourSeat())

    return _with(table, seat, FREE)


def choose(table: TableRecord, kind: type[AnyGame], person: Person, request: Choose) -> TableRecord:
    """Set a seat's choice: one's own, or a bot's as the host."""
    there = require_seat(table, request.seat)
    if there.player != person.id and not (there.bot and table.host == person.id):
        raise Refused(NotYourSeat())

    choice = checked_choice(kind, request.choice)
    return _with(table, request.seat, replace(there, choice=choice))


def name_at(table: TableRecord, person: Person) -> str:
    """Return what a person goes by at the table: nobody by the name of another who sits."""
    seat = seat_of(table, person.id)
    name = None if seat is None else table.seats[seat].name
    return name or unique_name(person.name, _names(table, seat))


def returned(table: TableRecord, person: Person) -> TableRecord:
    """A seated person is back: no bot plays for them, and they go by the name they have now."""
    seat = seat_of(table, person.id)
    if seat is None:
        return table

    table = renamed(table, person)
    return _with(table, seat, replace(table.seats[seat], substitute=None))


def renamed(table: TableRecord, person: Person) -> TableRecord:
    """A seated person goes by the name they have now."""
    seat = seat_of(table, person.id)
    if seat is None:
        return table

    name = unique_name(person.name, _names(table, seat))
    return _with(table, seat, replace(table.seats[seat], name=name))


def forgotten(table: TableRecord, player: str) -> TableRecord:
    """Free the seat of a player who is gone for good, and take their name from the score."""
    score = [replace(s, name=GONE) if s.player == player else s for s in table.series]
    return replace(_stood(table, player), series=tuple(score))


def substituted(table: TableRecord, seat: Seat, level: str) -> TableRecord:
    """Let a bot play a seat until its player returns."""
    return _with(table, seat, replace(table.seats[seat], substitute=level))


def handed_over(table: TableRecord, here: Iterable[str]) -> TableRecord:
    """Make someone host: of those here, the first who sits, else the first.

    A table for one stays with whoever sits there, or a watcher could end what they will go on with.
    """
    if len(table.seats) == 1 and table.host is not None and seat_of(table, table.host) is not None:
        return table
    candidates = [player for player in here if player not in table.kicked]
    seated = [player for player in candidates if seat_of(table, player) is not None]
    return replace(table, host=next(iter(seated + candidates), table.host))


def kick(table: TableRecord, player: str) -> TableRecord:
    """Free the player's seat and keep them out."""
    if player == table.host:
        raise Refused(UnknownPlayer())

    kicked = dict.fromkeys((*table.kicked, player))
    return replace(_stood(table, player), kicked=tuple(kicked))


def _seated(table: TableRecord, person: Person, seat: Seat) -> TableRecord:
    name = unique_name(person.name, _names(table, seat))
    choice = table.seats[seat].choice
    return _with(table, seat, SeatRecord(player=person.id, name=name, choice=choice))


def _stood(table: TableRecord, player: str) -> TableRecord:
    seat = seat_of(table, player)
    return table if seat is None else _with(table, seat, FREE)


def _names(table: TableRecord, but: Seat | None) -> list[str]:
    return [seat.name for n, seat in enumerate(table.seats) if seat.name and n != but]


def _with(table: TableRecord, number: Seat, seat: SeatRecord) -> TableRecord:
    seats = list(table.seats)
    seats[number] = seat
    return replace(table, seats=tuple(seats))


# --- the table's settings -----------------------------------------------------------------


def configured(table: TableRecord, games: Games, request: Configure) -> TableRecord:
    """Change the table. Another game or other options ask everyone to be ready anew."""
    kind = game_named(games, request.game or table.game)
    other_game = kind.name != table.game
    if other_game or request.options is not None:
        options = checked_options(kind, request.options or {})
        table = unready(replace(table, options=options))
    if other_game:
        table = _resized(replace(table, game=kind.name, match=None), seats_of(kind))
    if request.first_to is not None:
        table = replace(table, first_to=series.first_to(request.first_to))
    return replace(
        table,
        public=table.public if request.public is None else request.public,
        locked=table.locked if request.locked is None else request.locked,
    )


def _resized(table: TableRecord, size: int) -> TableRecord:
    """Fit the seats to another game: its bots and choices are others; people stay if they can."""
    seats = [replace(seat, choice={}) if seat.player else FREE for seat in table.seats]
    if len(seats) > size:
        seats = [seat for seat in seats if seat.player]
    return replace(table, seats=tuple((seats + [FREE] * size)[:size]))


# --- ready, set, go -----------------------------------------------------------------------


def ready(table: TableRecord, person: Person, is_ready: bool) -> TableRecord:
    seat = seat_of(table, person.id)
    if seat is None:
        raise Refused(NotSeated())

    return _with(table, seat, replace(table.seats[seat], ready=is_ready))


def unready(table: TableRecord) -> TableRecord:
    return replace(table, seats=tuple(replace(seat, ready=False) for seat in table.seats))


def waiting_for(table: TableRecord) -> list[str]:
    """Return the names of those who sit and are not ready."""
    return [seat.name or "" for seat in table.seats if seat.player and not seat.ready]


def has_players(table: TableRecord, kind: type[AnyGame]) -> bool:
    """Whether as many sit as the game takes, at least one of them a person."""
    return len(taken_seats(table)) in kind.players and any(s.player for s in table.seats)


def require_players(table: TableRecord, kind: type[AnyGame]) -> None:
    if not has_players(table, kind):
        seated = len(taken_seats(table))
        raise Refused(WrongNumber(seated=seated, fewest=kind.players[0], most=kind.players[-1]))


def countdown(table: TableRecord, seconds: float) -> float:
    """Return how long everyone is counted in; one who plays alone need not wait."""
    return 0.0 if len(taken_seats(table)) == 1 else seconds


def idle(table: TableRecord) -> Status:
    """The status of a table at which nothing is played or about to start."""
    return Status.OVER if table.match else Status.LOBBY


# --- after a match ------------------------------------------------------------------------


def scored(table: TableRecord, seats: Sequence[MatchSeat], outcome: Outcome) -> TableRecord:
    """Return the table after a match: the series goes on, nobody is ready, everyone is back."""
    score = series.scored(table.series, seats, outcome)
    back = tuple(replace(seat, substitute=None) for seat in unready(table).seats)
    return replace(table, status=Status.OVER.value, seats=back, series=score)
