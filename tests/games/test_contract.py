"""Every game of the house keeps every promise, and so does one whose client is still to come."""

from __future__ import annotations

from dataclasses import replace

import pytest

from server.games import GAMES, AnyGame
from server.games.tantrix.strategy.bot import strong
from server.games.tantrix.strategy.game import Strategy
from tests.games.contract import Contract


class HastyStrategy(Strategy):
    """The strategy game with a strong bot that looks at a few tiles only: it plays many matches."""

    bots = {**Strategy.bots, "strong": replace(Strategy.bots["strong"], choose=strong(nodes=30))}


KNOWN = {**GAMES, Strategy.name: HastyStrategy}


class TestEveryGame(Contract):
    @pytest.fixture(params=list(KNOWN.values()), ids=list(KNOWN))
    def game(self, request: pytest.FixtureRequest) -> type[AnyGame]:
        kind: type[AnyGame] = request.param
        return kind
