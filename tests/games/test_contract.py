"""Every game of the house keeps every promise."""

from __future__ import annotations

import pytest

from server.games import GAMES, AnyGame
from tests.games.contract import Contract


class TestEveryGame(Contract):
    @pytest.fixture(params=list(GAMES.values()), ids=list(GAMES))
    def game(self, request: pytest.FixtureRequest) -> type[AnyGame]:
        kind: type[AnyGame] = request.param
        return kind
