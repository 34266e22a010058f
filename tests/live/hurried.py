"""The server in a hurry, with a game more: `python -m tests.live.hurried`."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import FastAPI

from server.__main__ import serve
from server.app import create_app
from server.games import GAMES, AnyGame
from server.log import configure_logs
from server.service.house import Pace
from server.settings import Settings
from tests.service.marble import Marble
from tests.toy.game import Pebbles

HURRY = Pace(
    countdown=0.0,
    host_may_start=0.0,
    host_hand_over=0.3,
    substitute=0.1,
    presence=0.02,
    disposal=0.3,
)


HURRIED: Mapping[str, type[AnyGame]] = {**GAMES, Pebbles.name: Pebbles, Marble.name: Marble}


def hurried_app(settings: Settings) -> FastAPI:
    return create_app(settings, games=HURRIED, pace=HURRY)


if __name__ == "__main__":
    settings = Settings()
    configure_logs(settings)
    serve(hurried_app(settings), settings)
