"""What was told as kept is there after the server was killed, exactly once."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE

from tests.store.appender import MATCHES
from tests.store.stores import SqlStore, begin, first, match, placed, placing


async def _play_and_kill(url: str, told: int) -> dict[str, int]:
    """Kill the program after it told of so many entries; return the last it told of each match."""
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.store.appender", url, stdout=PIPE
    )
    assert program.stdout is not None
    lines = [await program.stdout.readline() for _ in range(told)]
    program.kill()
    lines += (await program.stdout.read()).splitlines(keepends=True)
    await program.wait()
    whole = [line.decode().split() for line in lines if line.endswith(b"\n")]
    return {played: int(seq) for played, seq in whole}


async def test_a_killed_server_has_every_entry_it_told_of_exactly_once_and_carries_on(
    url: str,
) -> None:
    told = await _play_and_kill(url, told=500)

    store = await SqlStore.open(url)
    assert set(told) == set(MATCHES)
    for played, last in told.items():
        kept = await store.journal.match(played)
        assert kept is not None
        assert kept.seq >= last
        assert kept.state == placed(kept.seq)
        assert await store.journal.entries(played) == [
            first(played),
            *(placing(seq, match=played) for seq in range(1, kept.seq + 1)),
        ]
        await store.journal.append(placing(kept.seq + 1, match=played), placed(kept.seq + 1))
    await store.close()


async def test_all_is_there_when_the_database_is_opened_again(url: str) -> None:
    store = await SqlStore.open(url)
    await begin(store.journal)
    await store.journal.append(placing(1), placed(1))
    await store.close()

    store = await SqlStore.open(url)
    assert await store.journal.match(match().id) == match(state=placed(1), at=1.0, seq=1)
    assert await store.journal.entries(match().id) == [first(), placing(1)]
    assert await store.journal.table(match().table) is not None
    await store.close()
