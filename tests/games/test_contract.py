"""Every game of the house keeps every promise."""

from __future__ import annotations

import pytest

from server.games import GAMES, AnyGame
from server.games.tantrix.strategy.game import Strategy
from tests.games.contract import Contract
from tests.games.tantrix.puzzles.fiddling import with_fiddlers


class HastyStrategy(Strategy):
    """The strategy game with the one bot that does not think: it is to play very many matches."""

    bots = {"beginner": Strategy.bots["beginner"]}


KNOWN = {**with_fiddlers(GAMES), Strategy.name: HastyStrategy}


# Many matches, slow to follow line by line: each game's own tests show what is covered.
@pytest.mark.no_cover
class TestEveryGame(Contract):
    @pytest.fixture(params=list(KNOWN.values()), ids=list(KNOWN))
    def game(self, request: pytest.FixtureRequest) -> type[AnyGame]:
        kind: type[AnyGame] = request.param
        return kind
