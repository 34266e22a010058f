"""The server, with matches that begin where a test wants them: `python -m tests.web.rigged`.

A match that a test has put up by `POST /rig/GAME` is the next of its game to be started; after it,
they are dealt as always. In a race bots sit still, so that a picture stays what it is; in a game by
turns they move at once. Nobody waits for a countdown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Self

from fastapi import Body, FastAPI

from server.__main__ import serve
from server.app import create_app
from server.games import GAMES
from server.games.chance import Chance
from server.games.game import Bot, Game, GameOptions, Json, SeatChoice
from server.games.tantrix.discovery.game import Discovery
from server.games.tantrix.gobble.game import Gobble
from server.games.tantrix.gobble_alone.game import GobbleAlone
from server.games.tantrix.solitaire.game import Solitaire
from server.games.tantrix.strategy.bot import beginner
from server.games.tantrix.strategy.game import Strategy
from server.log import configure_logs
from server.service.house import Pace
from server.settings import Settings

HOUR = 3600.0

STILL = Bot(choose=lambda view, seat, random: None, pace=lambda view, seat, random: HOUR)


QUICK = Bot(choose=beginner, pace=lambda view, seat, random: 0.0)

PUT_UP: dict[str, Json] = {}
"""By game: how its next match begins."""


class PutUp(Game[Any, Any, Any]):
    """A game, but that its next match begins as it was put up."""

    @classmethod
    def setup(cls, seats: Sequence[SeatChoice], options: GameOptions, chance: Chance) -> Self:
        put_up = PUT_UP.pop(cls.name, None)
        return cls.load(put_up, chance) if put_up else super().setup(seats, options, chance)


class RiggedGobble(PutUp, Gobble):
    bots = dict.fromkeys(Gobble.bots, STILL)


class RiggedStrategy(PutUp, Strategy):
    bots = dict.fromkeys(Strategy.bots, QUICK)


class RiggedDiscovery(PutUp, Discovery):
    pass


class RiggedSolitaire(PutUp, Solitaire):
    pass


class RiggedGobbleAlone(PutUp, GobbleAlone):
    pass


RIGGED = {
    **GAMES,
    **{
        game.name: game
        for game in (
            RiggedGobble,
            RiggedStrategy,
            RiggedDiscovery,
            RiggedSolitaire,
            RiggedGobbleAlone,
        )
    },
}


def rigged_app(settings: Settings) -> FastAPI:
    app = create_app(settings, RIGGED, pace=Pace(0.0, host_may_start=0.0))

    @app.post("/rig/{game}", status_code=204)
    def rig(game: str, match: Annotated[Json, Body()]) -> None:
        PUT_UP[game] = match

    return app


if __name__ == "__main__":
    settings = Settings()
    configure_logs(settings)
    serve(rigged_app(settings), settings)
