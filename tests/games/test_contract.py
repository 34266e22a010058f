"""Every game of the house keeps every promise."""

from __future__ import annotations

import pytest

from server.games import GAMES, AnyGame
from server.games.game import Bot
from server.games.tantrix.strategy.game import Strategy
from server.games.trip_away.game import TripAway
from tests.games.contract import Contract
from tests.games.tantrix.puzzles.fiddling import with_fiddlers
from tests.games.trip_away.sitting import a_command


class HastyStrategy(Strategy):
    """The strategy game with the one bot that does not think: it is to play very many matches."""

    bots = {"beginner": Strategy.bots["beginner"]}


class HastyTripAway(TripAway):
    """Trip Away with a bot that does anything, for the same reason."""

    bots = {"beginner": Bot(a_command, TripAway.bots["beginner"].pace)}


KNOWN = {
    **with_fiddlers(GAMES),
    Strategy.name: HastyStrategy,
    TripAway.name: HastyTripAway,
}


# Many matches, slow to follow line by line: each game's own tests show what is covered.
@pytest.mark.no_cover
class TestEveryGame(Contract):
    @pytest.fixture(params=list(KNOWN.values()), ids=list(KNOWN))
    def game(self, request: pytest.FixtureRequest) -> type[AnyGame]:
        kind: type[AnyGame] = request.param
        return kind
