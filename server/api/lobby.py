"""Games, tables and seats over HTTP. What changes is told on the table's socket."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from pydantic import Field

from server import wire
from server.api.deps import PersonDep, ServicesDep, TableDep
from server.games import AnyGame
from server.games.game import Json, Message, Seat
from server.service import requests
from server.service.lobby import taken_seats
from server.store.records import TableRecord

router = APIRouter(prefix="/api", tags=["lobby"])

LISTED = 50
"""Tables in a list, at most."""


class GameInfo(Message):
    """A game of the house. `options` and `choice` are JSON Schemas."""

    name: str
    title: str
    players: list[int]
    """The fewest and the most."""
    options: Json
    choice: Json
    bots: list[str]


class NewTable(Message):
    game: str
    options: Json = {}
    public: bool = False
    first_to: requests.SeriesLength = 0


class Created(Message):
    code: str
    url: str


class TableCard(Message):
    """A table in a list."""

    code: str
    game: str
    host: str
    """The host's name."""
    seated: int
    seats: int
    spectators: int
    status: wire.Status
    puzzle: str | None = None
    """What is solved there, as it is called among those that are solved."""


class Changes(Message):
    game: str | None = None
    options: Json | None = None
    public: bool | None = None
    locked: bool | None = None
    first_to: requests.SeriesLength | None = None


class Occupant(Message):
    """Who shall sit: a bot, another player, or (neither) the one who asks."""

    bot: str | None = None
    player: str | None = None


class ChoiceBody(Message):
    choice: Json


class PlayerBody(Message):
    player: str


class ReadyBody(Message):
    ready: bool


class SeatBody(Message):
    seat: Seat = Field(ge=0)


@router.get("/games")
async def games(services: ServicesDep) -> list[GameInfo]:
    """Return every game of the house."""
    return [
        GameInfo(
            name=game.name,
            title=game.title,
            players=[game.players[0], game.players[-1]],
            options=game.Options.model_json_schema(),
            choice=game.Choice.model_json_schema(),
            bots=list(game.bots),
        )
        for game in services.games.values()
    ]


@router.post("/tables", status_code=201)
async def create(
    new: NewTable, request: Request, person: PersonDep, services: ServicesDep
) -> Created:
    """Open a table. Who opens it is its host, and sits on its first seat."""
    services.count_creation(request)
    code = await services.tables.create(person, new.game, new.options, new.public, new.first_to)
    return Created(code=code, url=f"{services.address(request)}/t/{code}")


@router.get("/tables", response_model_exclude_none=True)
async def open_tables(services: ServicesDep) -> list[TableCard]:
    """Return the public tables that anyone may join, the newest first."""
    return [_card(services, table) for table in await services.kept_tables.open(LISTED)]


@router.get("/tables/mine", response_model_exclude_none=True)
async def my_tables(person: PersonDep, services: ServicesDep) -> list[TableCard]:
    """Return the tables at which the player sits and that have more to come, the newest first."""
    return [
        _card(services, table) for table in await services.kept_tables.of_player(person.id, LISTED)
    ]


@router.get("/tables/{code}", response_model_exclude_none=True)
async def one(table: TableDep) -> wire.Table:
    """Return a table as its socket tells it."""
    return table.message()


@router.patch("/tables/{code}", status_code=204)
async def configure(changes: Changes, person: PersonDep, table: TableDep) -> Response:
    """Change the game, its options, how many wins make a series, or who may come (host)."""
    await table.ask(person, requests.Configure(**changes.model_dump()))
    return Response(status_code=204)


@router.put("/tables/{code}/seats/{seat}", status_code=204)
async def sit(occupant: Occupant, seat: Seat, person: PersonDep, table: TableDep) -> Response:
    """Sit down; or (host) seat a bot or someone who is at the table."""
    request: requests.Request = requests.Sit(seat=seat)
    if occupant.bot is not None:
        request = requests.SeatBot(seat=seat, bot=occupant.bot)
    elif occupant.player is not None:
        request = requests.Move(seat=seat, player=occupant.player)
    await table.ask(person, request)
    return Response(status_code=204)


@router.patch("/tables/{code}/seats/{seat}", status_code=204)
async def choose(body: ChoiceBody, seat: Seat, person: PersonDep, table: TableDep) -> Response:
    """Set what a seat picks before a match."""
    await table.ask(person, requests.Choose(seat=seat, choice=body.choice))
    return Response(status_code=204)


@router.delete("/tables/{code}/seats/{seat}", status_code=204)
async def stand(seat: Seat, person: PersonDep, table: TableDep) -> Response:
    """Stand up, or (host) clear a seat. During a match the seat resigns."""
    await table.ask(person, requests.Vacate(seat=seat))
    return Response(status_code=204)


@router.post("/tables/{code}/kick", status_code=204)
async def kick(body: PlayerBody, person: PersonDep, table: TableDep) -> Response:
    """Send someone away for good (host)."""
    await table.ask(person, requests.Kick(player=body.player))
    return Response(status_code=204)


@router.put("/tables/{code}/ready", status_code=204)
async def ready(body: ReadyBody, person: PersonDep, table: TableDep) -> Response:
    """Say that one is ready (after a match: for a rematch), or no longer."""
    await table.ask(person, requests.SetReady(ready=body.ready))
    return Response(status_code=204)


@router.post("/tables/{code}/start", status_code=204)
async def start(person: PersonDep, table: TableDep) -> Response:
    """Start without waiting longer for everyone to be ready (host)."""
    await table.ask(person, requests.Start())
    return Response(status_code=204)


@router.post("/tables/{code}/end", status_code=204)
async def end(person: PersonDep, table: TableDep) -> Response:
    """End the match: nobody wins (host)."""
    await table.ask(person, requests.End())
    return Response(status_code=204)


@router.post("/tables/{code}/substitute", status_code=204)
async def substitute(body: SeatBody, person: PersonDep, table: TableDep) -> Response:
    """Let a bot play for one who is away, until they return."""
    await table.ask(person, requests.Substitute(seat=body.seat))
    return Response(status_code=204)


def _card(services: ServicesDep, table: TableRecord) -> TableCard:
    names = {seat.player: seat.name or "" for seat in table.seats if seat.player}
    live = services.tables.peek(table.code)
    kind = services.games.get(table.game)
    return TableCard(
        code=table.code,
        game=table.game,
        host=names.get(table.host or "", ""),
        seated=len(taken_seats(table)),
        seats=len(table.seats),
        spectators=live.message().spectators.count if live else 0,
        status=wire.Status(table.status),
        puzzle=_puzzle(kind, table) if kind else None,
    )


def _puzzle(kind: type[AnyGame], table: TableRecord) -> str | None:
    """Return the puzzle's name; that of a day only once the house has set the day."""
    if kind.by_day and table.match is None:
        return None
    return kind.puzzle(kind.Options.model_validate(table.options))
