"""The server, with matches that begin where a test wants them: `python -m tests.web.rigged`.

A match that a test has put up by `POST /rig/GAME` is the next of its game to be started; after it,
they are dealt as always. One that it wants played out (`POST /rig/GAME/played`) is over at once. In
a race bots sit still, so that a picture stays what it is; in a game by turns they move at once.
Nobody waits for a countdown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import pi
from typing import Annotated, Any, Self, TypeVar

from fastapi import Body, FastAPI

from server.__main__ import serve
from server.app import create_app
from server.games import GAMES
from server.games.chance import Chance, new_seed
from server.games.game import Adviser, Bot, Game, GameOptions, Json, Seat, SeatChoice
from server.games.n_tropy.contacts import Placement
from server.games.n_tropy.game import NTropy
from server.games.n_tropy.view import NTropyView, Offer, Offers, Reliability
from server.games.tantrix.discovery.game import Discovery
from server.games.tantrix.gobble.game import Gobble
from server.games.tantrix.gobble_alone.game import GobbleAlone
from server.games.tantrix.solitaire.game import Solitaire
from server.games.tantrix.strategy.bot import beginner
from server.games.tantrix.strategy.game import Strategy
from server.games.trip_away.bot import fair
from server.games.trip_away.game import TripAway
from server.log import configure_logs
from server.service.house import Pace
from server.settings import Settings
from tests.web.played import play_out

HOUR = 3600.0

T = TypeVar("T")

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


class LoadedDie(Chance):
    """Chance, but that the die first falls as it is told to."""

    def __init__(self, faces: Sequence[object]) -> None:
        super().__init__(new_seed())
        self._faces = list(faces)

    def pick(self, items: Sequence[T], purpose: str) -> T:
        if purpose == "die" and self._faces:
            wanted = self._faces.pop(0)
            return next(item for item in items if item == wanted)
        return super().pick(items, purpose)


class RiggedTripAway(PutUp, TripAway):
    """Its die, too, first falls as it was put up."""

    bots = dict.fromkeys(TripAway.bots, Bot(fair, pace=lambda view, seat, random: 0.0))

    @classmethod
    def load(cls, dump: Json, chance: Chance) -> Self:
        rolls = dump.get("rolls")
        return super().load(dump, LoadedDie(rolls) if rolls else chance)


def two_places(view: NTropyView, seat: Seat, over: Callable[[], bool]) -> Offers:
    """Offer to stand a stick on the one that is set up, to the left and in the middle."""
    height, upright = view.bodies["5"].y + 78, pi / 2
    return Offers(
        offers=[
            Offer(
                x=x,
                y=height,
                angle=upright,
                placement=Placement.UPRIGHT,
                on=[5],
                reliability=reliability,
            )
            for x, reliability in ((-20.0, Reliability.GOOD), (0.0, Reliability.FAIR))
        ]
    )


class RiggedNTropy(PutUp, NTropy):
    """Its die first falls as it was put up, and its adviser knows two places at once."""

    bots = dict.fromkeys(NTropy.bots, STILL)
    adviser = Adviser(answer=two_places, seconds=5.0, otherwise=Offers())

    @classmethod
    def load(cls, dump: Json, chance: Chance) -> Self:
        rolls = dump.get("rolls")
        return super().load(dump, LoadedDie(rolls) if rolls else chance)


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
            RiggedTripAway,
            RiggedNTropy,
        )
    },
}


def rigged_app(settings: Settings) -> FastAPI:
    app = create_app(settings, RIGGED, pace=Pace(0.0, host_may_start=0.0))

    @app.post("/rig/{game}", status_code=204)
    def rig(game: str, match: Annotated[Json, Body()]) -> None:
        PUT_UP[game] = match

    @app.post("/rig/{game}/played")
    async def played(game: str, wished: Annotated[Json, Body()]) -> Json:
        """Play a match out at once."""
        house = app.state.services.tables.house
        return await play_out(house, GAMES[game], **wished)

    return app


if __name__ == "__main__":
    settings = Settings()
    configure_logs(settings)
    serve(rigged_app(settings), settings)
