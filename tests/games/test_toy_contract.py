"""A game of one folder keeps every promise, with no edit elsewhere."""

from __future__ import annotations

import pytest

from server.games import AnyGame
from tests.games.contract import Contract, MovingContract
from tests.service.marble import Marble
from tests.toy.game import Pebbles


class TestPebbles(Contract):
    @pytest.fixture
    def game(self) -> type[AnyGame]:
        return Pebbles


class TestMarble(MovingContract):
    @pytest.fixture
    def game(self) -> type[AnyGame]:
        return Marble
