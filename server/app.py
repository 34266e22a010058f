"""create_app(): the one place that knows every part, and wires it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path

import structlog
from fastapi import FastAPI

from server.api import addresses, errors, friends, health, history, lobby, matches, puzzles, session
from server.api.body import BodyLimit
from server.api.deps import OwnAddresses, Passes, Services
from server.api.page import serve_client
from server.games import GAMES, AnyGame
from server.games.chance import new_seed, seed_of_day
from server.live import socket
from server.service.clock import Clock, SystemClock
from server.service.house import House, Pace
from server.service.limits import Buckets
from server.service.matches import Matches
from server.service.people import People
from server.service.players import new_id
from server.service.standings import Standings
from server.service.tables import Tables
from server.settings import Settings, signing_secret
from server.store.database import Database, migrate
from server.store.history import History
from server.store.players import Players
from server.store.puzzles import Puzzles
from server.store.recoveries import Recoveries
from server.store.sql_journal import SqlJournal
from server.store.standings import Standings as KeptStandings
from server.store.tables import Tables as KeptTables

CLIENT = Path(__file__).parent / "static"

log = structlog.get_logger()


def create_app(
    settings: Settings,
    games: Mapping[str, type[AnyGame]] = GAMES,
    clock: Clock | None = None,
    pace: Pace | None = None,
    own_addresses: OwnAddresses = addresses.own_addresses,
    client: Path = CLIENT,
) -> FastAPI:
    """Return the server as an ASGI application. Its parts live from start-up to shut-down.

    `client` is the folder that the browser's client was built into.

    Raises MissingSecret when the settings lack one that they need.
    """
    secret = signing_secret(settings)
    app = FastAPI(
        title="Trestle",
        version="1",
        description="Tabletop games with friends through a shared link.",
        lifespan=_lifespan(
            settings, secret, games, clock or SystemClock(), pace or Pace(), own_addresses
        ),
        redoc_url=None,
    )
    errors.install(app)
    app.add_middleware(BodyLimit)
    for router in (
        session.router,
        addresses.router,
        lobby.router,
        puzzles.router,
        matches.router,
        history.router,
        friends.router,
        health.router,
        socket.router,
    ):
        app.include_router(router)
    if client.exists():
        serve_client(app, client)
    return app


def _lifespan(
    settings: Settings,
    secret: str,
    games: Mapping[str, type[AnyGame]],
    clock: Clock,
    pace: Pace,
    own_addresses: OwnAddresses,
) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        if settings.sqlite_file is not None:
            await migrate(settings.database_url)
        database = await Database.open(settings.database_url)
        journal = SqlJournal(database)
        journal.start()
        seeds = partial(seed_of_day, secret)
        house = House(games, journal, clock, new_id, new_seed, seeds, pace)
        services = _services(settings, secret, house, database, own_addresses)
        services.standings.start()
        app.state.services = services
        log.info("ready", games=list(games))
        try:
            yield
        finally:
            services.matches.close()
            await services.tables.close()
            await house.workers.close()
            await journal.close()
            await services.standings.close()
            await database.close()
            log.info("stopped")

    return lifespan


def _services(
    settings: Settings,
    secret: str,
    house: House,
    database: Database,
    own_addresses: OwnAddresses,
) -> Services:
    tables, players = Tables(house), Players(database)
    return Services(
        games=dict(house.games),
        tables=tables,
        kept_tables=KeptTables(database),
        matches=Matches(house),
        players=players,
        people=People(players, Recoveries(database), tables, house.clock),
        puzzles=Puzzles(database),
        history=History(database),
        standings=Standings(KeptStandings(database), house.games),
        database=database,
        clock=house.clock,
        passes=Passes(secret),
        public_url=settings.public_url,
        origins=frozenset(filter(None, [*settings.origins, settings.public_url])),
        wrong_codes=_a_minute(settings.wrong_codes_a_minute),
        creations=_a_minute(settings.tables_a_minute),
        messages_a_second=settings.messages_a_second,
        messages_at_once=settings.messages_at_once,
        lines_a_minute=settings.lines_a_minute,
        own_addresses=own_addresses if settings.reaches_the_network else _no_addresses,
    )


async def _no_addresses() -> Sequence[str]:
    return []


def _a_minute(number: float) -> Buckets:
    return Buckets(size=number, rate=number / 60)
