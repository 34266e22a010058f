"""Worker processes: made when needed, ended when nobody waits, and gone with the server."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.app import create_app
from server.service.requests import SeatBot
from server.service.workers import ThoughtFailed, Workers
from server.settings import Settings
from tests.running import ROOT, eventually
from tests.service import thoughts
from tests.service.marble import SLICE, SLICES
from tests.service.world import World


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    some = Workers(most=2)
    yield some
    await some.close()


def lives(pid: int) -> bool:
    """Whether a process still does anything."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2]
    except FileNotFoundError:
        return False
    return state[0] not in "ZX"


def written(path: Path) -> int:
    """Return the number in a file, 0 before there is one."""
    return int(path.read_text() or "0") if path.exists() else 0


async def test_there_is_no_worker_before_there_is_something_to_think_about() -> None:
    assert Workers().pids == []


async def test_a_thought_is_thought_elsewhere_giving_way_and_its_worker_is_used_again(
    workers: Workers,
) -> None:
    pid, nice = await workers.run(thoughts.whereabouts)
    assert pid != os.getpid()
    assert nice >= min(19, os.nice(0) + 10)
    assert await workers.run(thoughts.add, 2, 3) == 5
    assert workers.pids == [pid]


async def test_a_thought_that_fails_says_why_and_leaves_its_worker_alive(workers: Workers) -> None:
    with pytest.raises(ThoughtFailed, match="a foot in the way"):
        await workers.run(thoughts.stumble)
    with pytest.raises(ThoughtFailed, match="pickle"):
        await workers.run(thoughts.babble)
    pids = workers.pids
    assert await workers.run(thoughts.add, 1, 1) == 2
    assert (workers.pids, len(pids)) == (pids, 1)


async def test_a_worker_that_dies_is_replaced(workers: Workers) -> None:
    with pytest.raises(ThoughtFailed, match="died"):
        await workers.run(thoughts.die)
    pid, _ = await workers.run(thoughts.whereabouts)
    os.kill(pid, signal.SIGKILL)  # while it has nothing to do
    await eventually(lambda: not lives(pid))
    await eventually(lambda: workers._idle[0].returncode is not None)
    assert await workers.run(thoughts.add, 1, 1) == 2
    assert pid not in workers.pids


async def test_a_thought_nobody_waits_for_any_more_is_ended_and_gives_its_place_to_another(
    tmp_path: Path,
) -> None:
    workers, told = Workers(most=1), tmp_path / "pid"
    pondering = asyncio.create_task(workers.run(thoughts.ponder, str(told)))
    await eventually(lambda: written(told))
    waiting = asyncio.create_task(workers.run(thoughts.add, 1, 1))
    given_up = asyncio.create_task(workers.run(thoughts.stumble))
    await asyncio.sleep(0)
    assert len(workers.pids) == 1
    given_up.cancel()
    pondering.cancel()
    assert await waiting == 2
    await eventually(lambda: not lives(written(told)))
    (pid,) = workers.pids
    await workers.close()
    assert not lives(pid)


PARENT = """
import asyncio, sys
from server.service.workers import Workers
from tests.service import thoughts
asyncio.run(Workers().run(thoughts.ponder, sys.argv[1]))
"""


async def test_a_worker_is_gone_with_whoever_made_it_also_in_mid_thought(tmp_path: Path) -> None:
    told = tmp_path / "pid"
    parent = await asyncio.create_subprocess_exec(sys.executable, "-c", PARENT, str(told), cwd=ROOT)
    await eventually(lambda: written(told))
    assert lives(written(told))
    parent.kill()
    await parent.wait()
    await eventually(lambda: not lives(written(told)))


async def test_a_bot_thinks_in_a_worker_and_is_heard_at_its_table(workers: Workers) -> None:
    world = World(workers=workers)
    (anna,) = await world.gather("Anna", game="marble", marbles=1)
    await world.ask("Anna", SeatBot(seat=1, bot="thinker"))
    await world.begin("Anna")
    await anna.play("take")
    await anna.play("drop", x=0)
    await world.clock.pass_(SLICES * SLICE + 0.1)
    await world.clock.pass_(0.2)
    await anna.peer.until(lambda: anna.updates[-1]["events"][0]["type"] == "took")
    await world.clock.pass_(0.2)
    await anna.peer.until(lambda: anna.updates[-1]["events"][0]["type"] == "dropped")
    (dropped,) = anna.updates[-1]["events"]
    assert dropped == {"type": "dropped", "seat": 1, "x": workers.pids[0] % 1000}
    await world.tables.close()


async def test_a_server_that_stops_leaves_no_worker_behind(tmp_path: Path) -> None:
    settings = Settings(
        host="127.0.0.1", port=0, database_url=f"sqlite+aiosqlite:///{tmp_path}/trestle.db"
    )
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        workers: Workers = app.state.services.tables.house.workers
        pid, _ = await workers.run(thoughts.whereabouts)
        assert lives(pid)
    assert not lives(pid)
