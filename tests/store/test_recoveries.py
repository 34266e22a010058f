"""Codes by which another device becomes the same player."""

from __future__ import annotations

import asyncio

import pytest

from server.store.database import Database
from server.store.players import Players
from server.store.records import Player
from server.store.recoveries import Recoveries
from tests.store.stores import ANNA, BEN


@pytest.fixture
async def anna(database: Database) -> Player:
    players = Players(database)
    await players.create(BEN, "Ben", 1000.0)
    return await players.create(ANNA, "Anna", 1000.0)


async def test_a_code_is_good_once(database: Database, anna: Player) -> None:
    codes = Recoveries(database)
    await codes.keep(ANNA, "one", until=1600.0, now=1000.0)

    assert await codes.use("other", 1599.0) is None
    assert await codes.use("one", 1599.0) == anna
    assert await codes.use("one", 1599.0) is None


async def test_of_two_who_use_a_code_at_once_one_gets_it(database: Database, anna: Player) -> None:
    codes = Recoveries(database)
    await codes.keep(ANNA, "one", until=1600.0, now=1000.0)

    got = await asyncio.gather(*(codes.use("one", 1100.0) for _ in range(2)))

    assert sorted(player is not None for player in got) == [False, True]


async def test_a_code_is_over_in_time(database: Database, anna: Player) -> None:
    codes = Recoveries(database)
    await codes.keep(ANNA, "one", until=1600.0, now=1000.0)

    assert await codes.use("one", 1600.0) is None


async def test_a_new_code_voids_ones_older_one_and_nobody_elses(
    database: Database, anna: Player
) -> None:
    codes = Recoveries(database)
    await codes.keep(BEN, "of Ben", until=1700.0, now=1000.0)
    await codes.keep(ANNA, "one", until=1600.0, now=1000.0)
    await codes.keep(ANNA, "two", until=1700.0, now=1100.0)

    assert await codes.use("one", 1200.0) is None
    assert await codes.use("two", 1200.0) == anna
    assert await codes.use("of Ben", 1200.0) is not None
