"""The people who play."""

from __future__ import annotations

import pytest
from sqlalchemy.exc import IntegrityError

from server.store.database import Database
from server.store.players import Players
from server.store.records import Player
from tests.store.stores import ANNA, BEN


async def test_a_player_is_found_again(database: Database) -> None:
    players = Players(database)

    anna = await players.create(ANNA, "Anna", 1000.25)

    assert anna == Player(id=ANNA, name="Anna", created=1000.25)
    assert await players.get(ANNA) == anna
    assert await players.get(BEN) is None


async def test_a_player_takes_another_name(database: Database) -> None:
    players = Players(database)
    await players.create(ANNA, "Anna", 1000.0)
    ben = await players.create(BEN, "Ben", 1001.0)

    await players.rename(ANNA, "Änne 🎲")

    assert await players.get(ANNA) == Player(id=ANNA, name="Änne 🎲", created=1000.0)
    assert await players.get(BEN) == ben


async def test_an_id_is_one_players(database: Database) -> None:
    players = Players(database)
    anna = await players.create(ANNA, "Anna", 1000.0)

    with pytest.raises(IntegrityError):
        await players.create(ANNA, "Not Anna", 1001.0)

    assert await players.get(ANNA) == anna
