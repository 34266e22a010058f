"""Groups that share a commit, and what happens to them when something fails."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event, text

from server.store.database import migrate
from server.store.journal import JournalFailed
from tests.databases import PostgresServer, running_postgres
from tests.store.stores import MATCH, SqlStore, begin, placed, placing, table


@contextmanager
def _at_each_commit(then: event._ListenerFnType) -> Iterator[None]:  # type: ignore[name-defined]
    event.listen(Engine, "commit", then)
    try:
        yield
    finally:
        event.remove(Engine, "commit", then)
