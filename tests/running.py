"""Real servers for tests: a process of its own that can be killed, or one inside the test.

Whatever is played on either is checked when it ends.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI

from server.__main__ import Server, uvicorn_config
from server.games import GAMES, AnyGame
from server.games.game import Json
from server.live.protocol import AbortableWebSocket
from server.settings import Settings
from tests.verifying import assert_matches_agree

ROOT = Path(__file__).parents[1]

PATIENCE = 60.0
"""Seconds a process has to start, or to end."""

GENEROUS = {
    "TRESTLE_TABLES_A_MINUTE": "100000",
    "TRESTLE_WRONG_CODES_A_MINUTE": "100000",
    "TRESTLE_MESSAGES_A_SECOND": "100000",
    "TRESTLE_MESSAGES_AT_ONCE": "100000",
    "TRESTLE_LINES_A_MINUTE": "1000000",
}
"""Limits that no test meets by chance."""


class Process:
    """A server in a process of its own, on a port it finds free. Once ended it can start again."""

    def __init__(self, environment: Mapping[str, str], program: str = "server") -> None:
        self._program = program
        self._environment = {
            **os.environ,
            "TRESTLE_HOST": "127.0.0.1",
            "TRESTLE_PORT": "0",
            "TRESTLE_LOG": "json",
            **environment,
        }
        self.log: list[Json] = []
        """Its log lines so far."""
        self.start()

    def start(self) -> None:
        self._address: Future[str] = Future()
        self._process = subprocess.Popen(
            [sys.executable, "-m", self._program],
            cwd=ROOT,
            env=self._environment,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._reader = Thread(target=self._read_log, daemon=True)
        self._reader.start()

    def _read_log(self) -> None:
        assert self._process.stderr is not None
        said = []
        for line in self._process.stderr:
            said.append(line)
            if line.startswith("{"):
                entry = json.loads(line)
                self.log.append(entry)
                if entry["event"] == "serving":
                    self._address.set_result(entry["address"])
        if not self._address.done():
            self._address.set_exception(RuntimeError("".join(said)))

    @property
    def address(self) -> str:
        """Where it listens; waits until it does."""
        return self._address.result(PATIENCE)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def errors(self) -> list[Json]:
        """What it logged that should not have happened."""
        return [line for line in self.log if line["level"] in ("error", "critical")]

    def memory(self) -> int:
        """Return how many bytes of memory it holds."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        (line,) = (line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024

    def is_up(self) -> bool:
        answer = httpx.get(f"{self.address}/healthz", trust_env=False, timeout=PATIENCE)
        return answer.status_code == 200

    def kill(self) -> None:
        """End it without a word of warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end; return its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self._process.poll() is None:
            self._process.send_signal(how)
        try:
            status = self._process.wait(PATIENCE)
        finally:
            self._process.kill()
        self._reader.join(PATIENCE)
        assert self._process.stderr is not None
        self._process.stderr.close()
        return status


@contextmanager
def process(
    environment: Mapping[str, str],
    program: str = "server",
    games: Mapping[str, type[AnyGame]] | None = GAMES,
) -> Iterator[Process]:
    """Run a server as `python -m program` does; its end must be its own.

    Every match that was played there must agree with its record, by the rules of `games`. None:
    they do not follow from their seeds, for a test has put them up.
    """
    running = Process(environment, program)
    try:
        yield running
    finally:
        running.kill()
    if games is None:
        return
    with ThreadPoolExecutor(1) as thread:  # a loop of its own must not meet that of the test
        checked = assert_matches_agree(environment["TRESTLE_DATABASE_URL"], games)
        thread.submit(asyncio.run, checked).result()


async def eventually(holds: Callable[[], object], seconds: float = 15.0) -> None:
    """Wait until something holds that nobody announces."""
    for _ in range(round(seconds / 0.02)):
        if holds():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not come about")


def migrate(environment: Mapping[str, str]) -> None:
    """Bring a database up to date, as the one who runs the server does."""
    subprocess.run(
        [sys.executable, "-m", "server", "migrate"],
        cwd=ROOT,
        env={**os.environ, **environment},
        check=True,
    )


def sqlite_in(folder: Path) -> dict[str, str]:
    """Return the environment of a server that keeps everything in a folder."""
    return {"TRESTLE_DATABASE_URL": f"sqlite+aiosqlite:///{folder}/trestle.db"}


class Inside(Server):
    """A server on the test's own event loop, that leaves the test's signals alone."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.is_serving = asyncio.Event()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        self.is_serving.set()

    @property
    def connections(self) -> int:
        return len(self.server_state.connections)

    def serves(self, peer: tuple[str, int]) -> bool:
        """Whether it still holds the socket of a peer."""
        return any(
            isinstance(connection, AbortableWebSocket) and connection.client == peer
            for connection in self.server_state.connections
        )

    @property
    def tasks(self) -> int:
        return len(self.server_state.tasks)


@asynccontextmanager
async def inside(app: FastAPI, settings: Settings, **changes: Any) -> AsyncIterator[Inside]:
    """Serve an app on a free port, with changes to how uvicorn is set up.

    Every match that was played there must agree with its record.
    """
    config = uvicorn_config(app, settings)
    for name, value in changes.items():
        setattr(config, name, value)
    server = Inside(config)
    serving = asyncio.create_task(server.serve())
    waiting = asyncio.create_task(server.is_serving.wait())
    await asyncio.wait([serving, waiting], return_when=asyncio.FIRST_COMPLETED)
    try:
        if serving.done():
            waiting.cancel()
            serving.result()
        yield server
    finally:
        server.should_exit = True
        await serving
    await assert_matches_agree(settings.database_url, app.state.services.games)
