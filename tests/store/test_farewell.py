"""Deleting oneself: what others keep stays, and names nobody."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import String, Text, cast, inspect, select, update

from server.store import models
from server.store.history import History
from server.store.players import Players
from server.store.records import GONE, MatchSeat, ScoreRecord, SeatRecord
from server.store.recoveries import Recoveries
from tests.store.stores import (
    ANNA,
    ANNA_WINS,
    BEN,
    CODE,
    MATCH,
    SqlStore,
    first,
    line,
    match,
    placed,
    placing,
    table,
)

NAME = "Annalena"


async def friends_play(store: SqlStore) -> None:
    """Anna, under a name nobody else has, plays one match with Ben, begins another, and talks."""
    players = Players(store.database)
    await players.create(ANNA, NAME, 1000.0)
    await players.create(BEN, "Ben", 1000.0)
    seats = (SeatRecord(player=ANNA, name=NAME, ready=True), SeatRecord(player=BEN, name="Ben"))
    score = (ScoreRecord(ANNA, NAME, 1, 1), ScoreRecord(BEN, "Ben", 0, 1))
    at_table = table(seats=seats, series=score, kicked=())
    both = (MatchSeat(ANNA, NAME, None), MatchSeat(BEN, "Ben", None))
    await store.journal.create(at_table)
    for new in (MATCH, "2" * 32):
        begun = match(new, seats=both, places=(0, 1))
        await store.journal.begin(begun, first(new), replace(at_table, match=new))
    await store.journal.append(placing(1), placed(1), ANNA_WINS, at_table, 1100.0)
    await store.journal.say(replace(line(1), name=NAME))
    await Recoveries(store.database).keep(ANNA, "digest", 2000.0, 1000.0)


async def rows_naming(store: SqlStore, name: str) -> set[str]:
    """Return the tables of the database in which a name stands anywhere."""
    found = set()
    async with store.database.reading() as session:
        for mapper in models.Base.registry.mappers:
            for column in inspect(mapper).columns:
                if isinstance(column.type, String) or "JSON" in str(column.type):
                    said = select(column).where(cast(column, Text).contains(name)).limit(1)
                    if (await session.execute(said)).first():
                        found.add(mapper.local_table.name)  # type: ignore[attr-defined]
    return found


async def test_nothing_names_who_has_deleted_themselves(sql_store: SqlStore) -> None:
    await friends_play(sql_store)
    assert await rows_naming(sql_store, NAME) == {
        "player",
        "game_table",
        "seat",
        "match",
        "result",
        "said",
    }

    await Players(sql_store.database).forget(ANNA)

    assert await rows_naming(sql_store, NAME) == set()


async def test_the_others_keep_what_they_played_and_read(sql_store: SqlStore) -> None:
    await friends_play(sql_store)
    before = await History(sql_store.database).of_player(BEN, 10)

    await Players(sql_store.database).forget(ANNA)

    after = await History(sql_store.database).of_player(BEN, 10)
    nobody = MatchSeat(ANNA, GONE, None)
    assert after == [replace(one, seats=(nobody, one.seats[1])) for one in before]
    assert [result.name for result in await sql_store.results(MATCH)] == [GONE, "Ben"]
    kept = await sql_store.journal.table(CODE)
    assert kept is not None
    assert kept.series == (ScoreRecord(ANNA, GONE, 1, 1), ScoreRecord(BEN, "Ben", 0, 1))
    assert kept.seats == (SeatRecord(), SeatRecord(player=BEN, name="Ben"))
    assert [said.name for said in await sql_store.journal.chat(CODE, 10)] == [GONE]


async def test_whoever_is_deleted_is_no_player_and_has_neither_list_nor_code(
    sql_store: SqlStore,
) -> None:
    await friends_play(sql_store)
    players = Players(sql_store.database)

    for _ in range(2):
        await players.forget(ANNA)

    assert await players.get(ANNA) is None
    assert await History(sql_store.database).of_player(ANNA, 10) == []
    assert await Recoveries(sql_store.database).use("digest", 1500.0) is None
    assert await players.get(BEN) is not None


async def test_a_match_that_was_taken_out_of_ones_list_names_nobody_either(
    sql_store: SqlStore,
) -> None:
    await friends_play(sql_store)
    history = History(sql_store.database)
    mine = await history.find(ANNA, MATCH)
    assert mine is not None
    await history.take_out(ANNA, mine)

    await Players(sql_store.database).forget(ANNA)

    assert await rows_naming(sql_store, NAME) == set()


async def test_a_namesake_keeps_their_name(sql_store: SqlStore) -> None:
    await friends_play(sql_store)
    async with sql_store.database.writing() as connection:
        same = update(models.Player).where(models.Player.id == BEN).values(name=NAME)
        await connection.execute(same)
        await connection.commit()

    await Players(sql_store.database).forget(ANNA)

    assert await rows_naming(sql_store, NAME) == {"player"}
