"""The games of the house: one line a game, in the order in which they are offered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from server.games.game import Game
from server.games.n_tropy.game import NTropy
from server.games.tantrix.daily.game import Daily
from server.games.tantrix.discovery.game import Discovery
from server.games.tantrix.gobble.game import Gobble
from server.games.tantrix.gobble_alone.game import GobbleAlone
from server.games.tantrix.rainbow.game import Rainbow
from server.games.tantrix.solitaire.game import Solitaire
from server.games.tantrix.strategy.game import Strategy
from server.games.trip_away.game import TripAway

AnyGame = Game[Any, Any, Any]

GAMES: Mapping[str, type[AnyGame]] = {
    game.name: game
    for game in (
        Gobble,
        Strategy,
        TripAway,
        NTropy,
        Discovery,
        Rainbow,
        Daily,
        Solitaire,
        GobbleAlone,
    )
}
