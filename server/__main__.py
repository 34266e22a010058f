"""The command line: `python -m server serve` (the default) and `python -m server migrate`."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys

import structlog
import uvicorn

from server.app import create_app
from server.live.protocol import AbortableWebSocket
from server.log import configure_logs
from server.settings import MissingSecret, Settings
from server.store.database import migrate
from server.wire import MAX_MESSAGE_BYTES

log = structlog.get_logger()

LARGEST_FRAME = 16 * MAX_MESSAGE_BYTES
"""A message above the wire's limit is refused with a sentence; above this the socket closes."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="trestle", description="Tabletop games with friends.")
    parser.add_argument(
        "command",
        nargs="?",
        choices=("serve", "migrate"),
        default="serve",
        help="serve the games (the default), or bring the database's tables up to date",
    )
    command = parser.parse_args().command
    settings = Settings()
    configure_logs(settings)
    if command == "migrate":
        asyncio.run(migrate(settings.database_url))
    else:
        serve(settings)


def serve(settings: Settings) -> None:
    """Serve until a signal says stop, which is no failure: uvicorn raises it again at the end."""
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: sys.exit(0))
    try:
        app = create_app(settings)
    except MissingSecret as missing:
        sys.exit(str(missing))
    log.info("serving", address=f"http://{settings.host}:{settings.port}")
    uvicorn.run(
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


if __name__ == "__main__":
    main()
