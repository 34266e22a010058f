"""The server, with matches that begin where a test wants them: `python -m tests.web.rigged`.

A match that a test has put up by `POST /rig/GAME` is the next of its game to be started; after it,
they are dealt as always. In a race bots sit still, so that a picture stays what it is; in a game by
turns they move at once. Nobody waits for a countdown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Self

from fastapi import Body, FastAPI

from server.__main__ import serve
from server.app import create_app
from server.games import GAMES
from server.games.chance import Chance
from server.games.game import Bot, GameOptions, Json, SeatChoice
from server.games.tantrix.discovery.game import Discovery
from server.games.tantrix.gobble.game import Gobble
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


class RiggedGobble(Gobble):
    """Gobble, but that the next race begins as it was put up."""

    bots = dict.fromkeys(Gobble.bots, STILL)

    @classmethod
    def setup(cls, seats: Sequence[SeatChoice], options: GameOptions, chance: Chance) -> Self:
        put_up = PUT_UP.pop(cls.name, None)
        return cls.load(put_up, chance) if put_up else super().setup(seats, options, chance)


class RiggedStrategy(Strategy):
    """The strategy game, but that the next match begins as it was put up."""

    bots = dict.fromkeys(Strategy.bots, QUICK)

    @classmethod
    def setup(cls, seats: Sequence[SeatChoice], options: GameOptions, chance: Chance) -> Self:
        put_up = PUT_UP.pop(cls.name, None)
        return cls.load(put_up, chance) if put_up else super().setup(seats, options, chance)


class RiggedDiscovery(Discovery):
    """Discovery, but that the next puzzle is half done as it was put up."""

    @classmethod
    def setup(cls, seats: Sequence[SeatChoice], options: GameOptions, chance: Chance) -> Self:
        put_up = PUT_UP.pop(cls.name, None)
        return cls.load(put_up, chance) if put_up else super().setup(seats, options, chance)


RIGGED = {
    **GAMES,
    **{game.name: game for game in (RiggedGobble, RiggedStrategy, RiggedDiscovery)},
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
