"""Lists of matches: what a page costs in a small database and in one of years of play; counting.

Each page is asked for in turn from both, so that whatever else the machine does slows both alike.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TypeAlias

from server.games import GAMES as HOUSE
from server.service.standings import Standings as CountedStandings
from server.store.database import Database, migrate
from server.store.history import History, Place
from server.store.standings import Standings
from tests.bench.rows import Rows
from tests.databases import running_postgres
from tests.store.many import BEGAN, FRIENDS, GAMES, TABLES, fill
from tests.store.stores import ANNA

FEW, MANY = 50, 50_000
TIMES = 200
COUNTED = 5000
LIMIT = 21

Page: TypeAlias = Callable[[Database, Place], Awaitable[object]]
"""Asks for a page; the place is in the middle of the list."""

PAGES: Mapping[str, Page] = {
    "mine": lambda base, _: History(base).of_player(ANNA, LIMIT),
    "mine, half way": lambda base, half: History(base).of_player(ANNA, LIMIT, before=half),
    "of a game": lambda base, half: History(base).of_player(ANNA, LIMIT, GAMES[0], before=half),
    "with a friend": lambda base, _: History(base).of_player(ANNA, LIMIT, other=FRIENDS[1]),
    "both": lambda base, _: History(base).of_player(ANNA, LIMIT, GAMES[1], FRIENDS[1]),
    "of a table": lambda base, _: History(base).of_table(TABLES[0], LIMIT),
    "friends": lambda base, _: Standings(base).friends(ANNA),
    "how they stand": lambda base, _: Standings(base).among_friends(ANNA, GAMES[0]),
}


def run(small: bool = False) -> Rows:
    """Return what each page costs, on SQLite and on PostgreSQL."""
    few, many, times = (5, 50, 2) if small else (FEW, MANY, TIMES)
    rows: Rows = [("database, page", f"ms of {few}", f"ms of {many}", "times")]
    with ExitStack() as stack:
        kinds = {"sqlite": stack.enter_context(files())}
        if not small:
            kinds["postgresql"] = stack.enter_context(server())
        for kind, urls in kinds.items():
            for name, one, other in asyncio.run(compared(urls, few, many, times)):
                figures = (f"{one:.2f}", f"{other:.2f}", f"{other / one:.1f}")
                rows.append((f"{kind}, {name}", *figures))
    return rows


@contextmanager
def files() -> Iterator[Sequence[str]]:
    with TemporaryDirectory() as folder:
        yield [f"sqlite:///{Path(folder)}/{name}.db" for name in ("few", "many")]


@contextmanager
def server() -> Iterator[Sequence[str]]:
    with running_postgres() as postgres:
        yield [asyncio.run(postgres.empty_database()) for _ in range(2)]


async def compared(
    urls: Sequence[str], few: int, many: int, times: int
) -> list[tuple[str, float, float]]:
    """Return the median ms of each page in a database of few matches and in one of many."""
    databases = [await filled(url, matches) for url, matches in zip(urls, (few, many), strict=True)]
    halves = [Place(BEGAN + 30 * matches, "f" * 32) for matches in (few, many)]
    found = []
    for name, page in PAGES.items():
        took: tuple[list[float], list[float]] = ([], [])
        for _ in range(times):
            for database, half, figures in zip(databases, halves, took, strict=True):
                figures.append(await milliseconds(page(database, half)))
        found.append((name, median(took[0]), median(took[1])))
    for database in databases:
        await database.close()
    return found


async def filled(url: str, matches: int) -> Database:
    await migrate(url)
    database = await Database.open(url)
    await fill(database, matches)
    return database


def run_counting(small: bool = False) -> Rows:
    """Return what it takes to count matches that are over into everyone's standings."""
    rows: Rows = [("database", "matches", "seconds", "ms a match")]
    with ExitStack() as stack:
        kinds = {"sqlite": stack.enter_context(files())}
        if not small:
            kinds["postgresql"] = stack.enter_context(server())
        matches = 5 if small else COUNTED
        for kind, (url, _) in kinds.items():
            took = asyncio.run(counting(url, matches))
            rows.append((kind, str(matches), f"{took / 1000:.1f}", f"{took / matches:.2f}"))
    return rows


async def counting(url: str, matches: int) -> float:
    """Return the ms in which so many matches are counted."""
    database = await filled(url, matches)
    took = await milliseconds(CountedStandings(Standings(database), HOUSE).catch_up())
    await database.close()
    return took


async def milliseconds(asked: Awaitable[object]) -> float:
    started = perf_counter()
    await asked
    return 1000 * (perf_counter() - started)
