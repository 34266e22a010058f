"""The server, with races that begin where a test wants them: `python -m tests.web.rigged`.

A race that a test has put up by `POST /rig` is the next to be started; after it, they are dealt
as always. Bots sit still, so that a picture stays what it is, and nobody waits for a countdown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, Self

from fastapi import Body, FastAPI

from server.__main__ import serve
from server.app import create_app
from server.games.chance import Chance
from server.games.game import Bot, GameOptions, Json, SeatChoice
from server.games.tantrix.gobble.game import Gobble
from server.log import configure_logs
from server.service.house import Pace
from server.settings import Settings

HOUR = 3600.0

STILL = Bot(choose=lambda view, seat, random: None, pace=lambda view, seat, random: HOUR)


class RiggedGobble(Gobble):
    """Gobble, but that the next race begins as it was put up."""

    bots = dict.fromkeys(Gobble.bots, STILL)
    put_up: ClassVar[list[Json]] = []

    @classmethod
    def setup(cls, seats: Sequence[SeatChoice], options: GameOptions, chance: Chance) -> Self:
        if not cls.put_up:
            return super().setup(seats, options, chance)
        return cls.load(cls.put_up.pop(), chance)


def rigged_app(settings: Settings) -> FastAPI:
    app = create_app(settings, {Gobble.name: RiggedGobble}, pace=Pace(0.0, host_may_start=0.0))

    @app.post("/rig", status_code=204)
    def rig(race: Annotated[Json, Body()]) -> None:
        RiggedGobble.put_up[:] = [race]

    return app


if __name__ == "__main__":
    settings = Settings()
    configure_logs(settings)
    serve(rigged_app(settings), settings)
