"""Lists of tables."""

from __future__ import annotations

from server.games.game import Outcome, Reason
from server.store.records import MatchSeat, SeatRecord
from server.store.tables import Tables
from tests.store.stores import (
    ANNA,
    ANNA_WINS,
    BEN,
    SqlStore,
    begin,
    first,
    match,
    placed,
    placing,
    table,
)


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


async def test_what_a_player_is_done_with_alone_is_not_listed_and_what_goes_on_is(
    sql_store: SqlStore,
) -> None:
    alone = (MatchSeat(player=ANNA, name="Anna", bot=None),)
    solved = Outcome(places=[1], scores=[1], reason=Reason.FINISHED)
    for code, played in (("DONE", "1" * 32), ("BEGUN", "2" * 32)):
        await sql_store.journal.create(table(code))
        await sql_store.journal.begin(
            match(played, code, seats=alone, places=(0,)),
            first(played),
            table(code, status="playing", match=played),
        )
    over = table("DONE", status="over", match="1" * 32)
    await sql_store.journal.append(placing(1), placed(1), outcome=solved, table=over, ended=1100.0)

    assert [found.code for found in await Tables(sql_store.database).of_player(ANNA, 10)] == [
        "BEGUN"
    ]


async def test_a_match_with_others_is_listed_when_it_is_over(sql_store: SqlStore) -> None:
    await begin(sql_store.journal)
    over = table(status="over", match="1" * 32)
    await sql_store.journal.append(placing(1), placed(1), outcome=ANNA_WINS, table=over, ended=1.0)

    assert await Tables(sql_store.database).of_player(ANNA, 10) == [over]
