"""Lists of tables."""

from __future__ import annotations

from server.store.records import SeatRecord
from server.store.tables import Tables
from tests.store.stores import ANNA, BEN, SqlStore, table


async def test_open_tables_are_public_and_not_locked_and_come_newest_first(
    sql_store: SqlStore,
) -> None:
    for one in (
        table("OLD", touched=1.0),
        table("NEWEST", touched=3.0, status="playing"),
        table("PRIVATE", touched=4.0, public=False),
        table("LOCKED", touched=4.0, locked=True),
        table("NEWER", touched=2.0),
    ):
        await sql_store.journal.create(one)

    tables = Tables(sql_store.database)

    assert [found.code for found in await tables.open(limit=10)] == ["NEWEST", "NEWER", "OLD"]
    assert await tables.open(limit=1) == [table("NEWEST", touched=3.0, status="playing")]


async def test_a_players_tables_are_those_where_they_sit(sql_store: SqlStore) -> None:
    anna, ben = SeatRecord(player=ANNA, name="Anna"), SeatRecord(player=BEN, name="Ben")
    for one in (
        table("OLD", touched=1.0, seats=(anna, ben), public=False),
        table("NEWER", touched=2.0, seats=(SeatRecord(), anna), locked=True),
        table("BENS", touched=3.0, seats=(ben,), host=ANNA),
    ):
        await sql_store.journal.create(one)

    tables = Tables(sql_store.database)

    assert [found.code for found in await tables.of_player(ANNA, limit=10)] == ["NEWER", "OLD"]
    assert [found.code for found in await tables.of_player(BEN, limit=1)] == ["BENS"]
    assert await tables.of_player("f" * 32, limit=10) == []


async def test_a_player_who_has_stood_up_loses_the_table_from_their_list(
    sql_store: SqlStore,
) -> None:
    await sql_store.journal.create(table())
    await sql_store.journal.keep(table(seats=(SeatRecord(), SeatRecord(player=BEN, name="Ben"))))

    tables = Tables(sql_store.database)

    assert await tables.of_player(ANNA, limit=10) == []
    assert len(await tables.of_player(BEN, limit=10)) == 1
