"""Every game of the house keeps every promise."""

from __future__ import annotations

import pytest
from pydantic import Field, create_model

from server.games import GAMES, AnyGame
from server.games.game import Bot
from server.games.n_tropy.game import NTropy
from server.games.n_tropy.messages import Aid, NTropyOptions
from server.games.tantrix.strategy.game import Strategy
from server.games.trip_away.game import TripAway
from tests.games.contract import Contract
from tests.games.n_tropy import sitting
from tests.games.tantrix.puzzles.fiddling import with_fiddlers
from tests.games.trip_away.sitting import a_command


class HastyStrategy(Strategy):
    """The strategy game with the one bot that does not think: it is to play very many matches."""

    bots = {"beginner": Strategy.bots["beginner"]}


class HastyTripAway(TripAway):
    """Trip Away with a bot that does anything, for the same reason."""

    bots = {"beginner": Bot(a_command, TripAway.bots["beginner"].pace)}


ShortNTropyOptions = create_model(
    "ShortNTropyOptions",
    __base__=NTropyOptions,
    sticks=(int, Field(1, description="How many sticks each.")),
    aid=(str, Field(Aid.BASIC.value, description="As ever: it is shown, and no rule asks for it.")),
)


class HastyNTropy(sitting.QuickNTropy):
    """N-Tropy with few sticks, which fall as a script says, for the same reason."""

    Options = ShortNTropyOptions
    bots = {"beginner": Bot(sitting.a_command, lambda view, seat, random: 1.0)}


KNOWN = {
    **with_fiddlers(GAMES),
    Strategy.name: HastyStrategy,
    TripAway.name: HastyTripAway,
    NTropy.name: HastyNTropy,
}


# Many matches, slow to follow line by line: each game's own tests show what is covered.
@pytest.mark.no_cover
class TestEveryGame(Contract):
    @pytest.fixture(params=list(KNOWN.values()), ids=list(KNOWN))
    def game(self, request: pytest.FixtureRequest) -> type[AnyGame]:
        kind: type[AnyGame] = request.param
        return kind
