"""Everyone's list of matches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Select, text

from server.games.game import Outcome, abandoned
from server.store.database import Database
from server.store.history import History, Place, matches_of_player, matches_of_table
from server.store.records import MatchSeat, MatchSummary
from tests.store.many import BEGAN, FRIENDS, TABLES, fill
from tests.store.stores import (
    ANNA,
    ANNA_WINS,
    BEN,
    CODE,
    SqlStore,
    first,
    match,
    placed,
    placing,
    table,
)

CLEO = "e" * 32


async def play(
    store: SqlStore,
    number: int,
    *players: str | None,
    game: str = "gobble",
    code: str = CODE,
    outcome: Outcome | None = None,
) -> str:
    """Play a match of these players (None: a bot); return its id. Each begins a second later."""
    await store.journal.create(table(code))
    new = f"{number:032x}"
    seats = tuple(MatchSeat(player, "", None if player else "fair") for player in players)
    begun = match(
        new, code, game=game, seats=seats, places=tuple(range(len(seats))), began=float(number)
    )
    await store.journal.begin(begun, first(new), table(code, status="playing", match=new))
    if outcome is not None:
        await store.journal.append(placing(1, new), placed(1), outcome, table(code), number + 0.5)
    return new


async def listed(store: SqlStore, player: str, **narrowed: Any) -> list[int]:
    """Return the numbers of the matches in a player's list."""
    found = await History(store.database).of_player(player, limit=10, **narrowed)
    return [int(one.id, 16) for one in found]


def own(seats: int) -> Outcome:
    return Outcome(places=list(range(1, seats + 1)), scores=[0] * seats, reason=ANNA_WINS.reason)


async def test_a_match_is_in_the_list_of_everyone_who_played_it(sql_store: SqlStore) -> None:
    await play(sql_store, 1, ANNA, BEN, None, outcome=own(3))
    await play(sql_store, 2, ANNA, outcome=own(1))

    assert await listed(sql_store, ANNA) == [2, 1]
    assert await listed(sql_store, BEN) == [1]
    assert await listed(sql_store, CLEO) == []


async def test_a_list_tells_all_of_a_match_but_its_course(sql_store: SqlStore) -> None:
    new = await play(sql_store, 3, ANNA, None, outcome=ANNA_WINS)

    assert await History(sql_store.database).of_player(ANNA, limit=10) == [
        MatchSummary(
            id=new,
            table=CODE,
            game="gobble",
            options={"split": True},
            seats=(MatchSeat(ANNA, "", None), MatchSeat(None, "", "fair")),
            outcome=ANNA_WINS,
            began=3.0,
            ended=3.5,
            at=1.0,
        )
    ]


async def test_a_match_that_goes_on_is_listed_without_an_end(sql_store: SqlStore) -> None:
    await play(sql_store, 1, ANNA, BEN)

    (going_on,) = await History(sql_store.database).of_player(ANNA, limit=10)

    assert (going_on.outcome, going_on.ended) == (None, None)


async def test_whoever_takes_a_bots_place_has_played_with_the_others_from_its_beginning(
    sql_store: SqlStore,
) -> None:
    new = await play(sql_store, 1, ANNA, None)
    seats = (MatchSeat(ANNA, "", None), MatchSeat(CLEO, "Cleo", None, helped=True))
    for _ in range(2):
        await sql_store.journal.reseat(new, seats, table(status="playing", match=new))

    assert await listed(sql_store, CLEO, other=ANNA) == [1]
    assert await listed(sql_store, ANNA, other=CLEO) == [1]


async def test_a_list_is_narrowed_to_a_game(sql_store: SqlStore) -> None:
    for number, game in enumerate(("gobble", "strategy", "gobble"), 1):
        await play(sql_store, number, ANNA, BEN, game=game, outcome=own(2))

    assert await listed(sql_store, ANNA, game="gobble") == [3, 1]
    assert await listed(sql_store, ANNA, game="trip_away") == []


async def test_a_list_is_narrowed_to_what_was_played_with_one_other(sql_store: SqlStore) -> None:
    await play(sql_store, 1, ANNA, BEN, outcome=own(2))
    await play(sql_store, 2, ANNA, CLEO, outcome=own(2))
    await play(sql_store, 3, ANNA, BEN, CLEO, game="strategy", outcome=own(3))

    assert await listed(sql_store, ANNA, other=BEN) == [3, 1]
    assert await listed(sql_store, ANNA, other=BEN, game="gobble") == [1]
    assert await listed(sql_store, ANNA, other="f" * 32) == []


async def test_pages_follow_each_other_without_a_gap_or_a_repeat(sql_store: SqlStore) -> None:
    """Also where several began in one moment, and while new ones begin."""
    for number in range(1, 8):
        await play(sql_store, number, ANNA, BEN, outcome=own(2))
    history, seen = History(sql_store.database), []
    before = None
    while page := await history.of_player(ANNA, limit=2, other=BEN, before=before):
        seen += [int(one.id, 16) for one in page]
        before = Place(page[-1].began, page[-1].id)
        await play(sql_store, 100 + len(seen), ANNA, BEN)

    assert seen == [7, 6, 5, 4, 3, 2, 1]


async def test_of_those_that_began_in_one_moment_each_is_on_one_page(sql_store: SqlStore) -> None:
    await sql_store.journal.create(table())
    for number in range(1, 6):
        new = f"{number:032x}"
        await sql_store.journal.begin(match(new), first(new), table(match=new))
    history, seen = History(sql_store.database), []
    before = None
    while page := await history.of_player(ANNA, limit=2, before=before):
        seen += [int(one.id, 16) for one in page]
        before = Place(page[-1].began, page[-1].id)

    assert seen == [5, 4, 3, 2, 1]


async def test_a_table_has_a_list_of_its_own(sql_store: SqlStore) -> None:
    await play(sql_store, 1, ANNA, BEN, outcome=own(2))
    await play(sql_store, 2, ANNA, BEN, code="OTHER", outcome=own(2))
    await play(sql_store, 3, CLEO, None, game="strategy", outcome=abandoned(2))

    found = await History(sql_store.database).of_table(CODE, limit=10)

    assert [int(one.id, 16) for one in found] == [3, 1]


async def test_what_one_takes_out_of_their_list_stays_in_everyone_elses(
    sql_store: SqlStore,
) -> None:
    history = History(sql_store.database)
    for number in (1, 2):
        await play(sql_store, number, ANNA, BEN, outcome=own(2))
    mine = await history.find(ANNA, f"{1:032x}")
    assert mine is not None

    await history.take_out(ANNA, mine)

    assert await listed(sql_store, ANNA) == [2]
    assert await listed(sql_store, ANNA, other=BEN) == [2]
    assert await history.find(ANNA, mine.id) is None
    assert await listed(sql_store, BEN) == [2, 1]
    assert await listed(sql_store, BEN, other=ANNA) == [2, 1]
    assert len(await history.of_table(CODE, limit=10)) == 2


async def test_only_ones_own_matches_are_found(sql_store: SqlStore) -> None:
    new = await play(sql_store, 1, ANNA, None)
    history = History(sql_store.database)

    assert (await history.find(ANNA, new)) is not None
    assert await history.find(BEN, new) is None
    assert await history.find(ANNA, "f" * 32) is None


# --- what a page costs --------------------------------------------------------------------

LATER = Place(BEGAN + 60 * 1000, f"{1000:032x}")

PAGES = {
    "mine": matches_of_player(ANNA, 21),
    "mine, read on": matches_of_player(ANNA, 21, before=LATER),
    "of a game": matches_of_player(ANNA, 21, "strategy"),
    "of a game, read on": matches_of_player(ANNA, 21, "strategy", before=LATER),
    "with a friend": matches_of_player(ANNA, 21, other=FRIENDS[0]),
    "with a friend, read on": matches_of_player(ANNA, 21, other=FRIENDS[0], before=LATER),
    "with a friend, of a game": matches_of_player(ANNA, 21, "gobble", FRIENDS[0]),
    "at a table": matches_of_table(TABLES[3], 21),
    "at a table, read on": matches_of_table(TABLES[3], 21, LATER),
}


async def plan(database: Database, query: Select[Any]) -> list[str]:
    """Return the steps in which a database means to answer a query."""
    async with database.reading() as session:
        connection = await session.connection()
        asked = query.compile(
            dialect=connection.dialect, compile_kwargs={"literal_binds": True}
        ).string
        if connection.dialect.name == "sqlite":
            found = await session.execute(text(f"EXPLAIN QUERY PLAN {asked}"))
            return [row.detail for row in found]
        (top,) = (await session.execute(text(f"EXPLAIN (FORMAT JSON) {asked}"))).scalar_one()
        return [
            f"{node['Node Type']} {node.get('Index Name', '')} {node.get('Index Cond', '')}"
            for node in nodes(top["Plan"])
        ]


def nodes(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield node
    for inner in node.get("Plans", []):
        yield from nodes(inner)


BY_AN_INDEX = (
    "SEARCH",  # SQLite
    *("Index Scan", "Index Only Scan", "Limit", "Nested Loop", "Memoize"),  # PostgreSQL
)


def goes_by_an_index(step: str) -> bool:
    """Whether a step finds what it looks for, and sorts nothing."""
    return step.startswith(BY_AN_INDEX)


@pytest.fixture
async def years(database: Database) -> Database:
    await fill(database, 2000)
    return database


async def test_every_page_is_read_by_an_index_in_its_own_order(years: Database) -> None:
    plans = {name: await plan(years, page) for name, page in PAGES.items()}

    for name, steps in plans.items():
        assert all(map(goes_by_an_index, steps)), (name, steps)
        if "read on" in name:
            assert any("began" in step for step in steps), (name, steps)


async def test_a_list_that_had_no_index_would_be_noticed(years: Database) -> None:
    async with years.writing() as connection:
        index = "ix_match_table_began_id"
        await connection.execute(text(f"DROP INDEX {index}"))
        await connection.commit()

    steps = await plan(years, PAGES["at a table"])

    assert not all(map(goes_by_an_index, steps)), steps
