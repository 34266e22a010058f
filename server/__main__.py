"""The command line: `python -m server serve` (the default), `migrate`, and `verify FILE`."""

from __future__ import annotations

import argparse
import asyncio
import gc
import signal
import socket
import sys
from pathlib import Path

import structlog
import uvicorn
from fastapi import FastAPI

from server.app import create_app
from server.games import GAMES
from server.live.protocol import AbortableWebSocket
from server.log import configure_logs
from server.record.export import Unreadable, read
from server.record.verdict import Agrees
from server.record.verify import verify
from server.settings import MissingSecret, Settings
from server.store.database import migrate
from server.wire import MAX_MESSAGE_BYTES

log = structlog.get_logger()

COMMANDS = ("serve", "migrate", "verify")

EVERYWHERE = ("0.0.0.0", "::")

LARGEST_FRAME = 16 * MAX_MESSAGE_BYTES
"""A message above the wire's limit is refused with a sentence; above this the socket closes."""

TURN = 0.0005
"""Seconds a thread that thinks about a puzzle keeps the interpreter from the event loop. With
Python's own 0.005 everyone else waits noticeably as soon as somebody asks for a hint."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="trestle", description="Tabletop games with friends.")
    parser.add_argument(
        "command",
        nargs="?",
        choices=COMMANDS,
        default="serve",
        help="serve the games (the default), bring the database's tables up to date, or check the "
        "record of a match",
    )
    parser.add_argument("file", nargs="?", type=Path, help="the record to check")
    given = parser.parse_args()
    command = given.command
    if (given.file is not None) != (command == "verify"):
        parser.error("a file is what verify needs, and nothing else takes")
    if command == "verify":
        sys.exit(verify_file(given.file))
    settings = Settings()
    configure_logs(settings)
    if command == "migrate":
        asyncio.run(migrate(settings.database_url))
        return
    try:
        app = create_app(settings)
    except MissingSecret as missing:
        sys.exit(str(missing))
    serve(app, settings)


def verify_file(file: Path) -> int:
    """Say whether a record agrees with the rules; return the exit status: 0 when it does."""
    try:
        verdict = verify(GAMES, read(file.read_bytes()))
    except OSError as error:
        print(f"{file} cannot be read: {error.strerror}.")
        return 1
    except Unreadable as unreadable:
        print(f"{file} is not the record of a match: look at {unreadable}.")
        return 1
    print(verdict.text)
    return 0 if isinstance(verdict, Agrees) else 1


def serve(app: FastAPI, settings: Settings) -> None:
    """Serve until a signal says stop, which is no failure: uvicorn raises it again at the end."""
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: sys.exit(0))
    keep_the_loop_free()
    Server(uvicorn_config(app, settings)).run()


def keep_the_loop_free() -> None:
    """Let no thread, nor what is cleared away, keep everyone waiting for long."""
    sys.setswitchinterval(TURN)
    gc.collect()
    gc.freeze()  # what is imported stays: to look through it takes 40 ms, now and then


def uvicorn_config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        ws=AbortableWebSocket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=3,
        forwarded_allow_ips=settings.trusted_proxies,
        access_log=False,
        log_config=None,
        server_header=False,
    )


class Server(uvicorn.Server):
    """Says where it listens once it does: of port 0 nobody could know before."""

    @property
    def address(self) -> str:
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        if host in EVERYWHERE:
            host = "localhost"
        return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        log.info("serving", address=self.address)


if __name__ == "__main__":
    main()
