"""A program that plays matches into a database for ever and tells of each entry that is kept.

It is started, and killed, by test_crash.py.
"""

from __future__ import annotations

import asyncio
import sys

from tests.store.stores import SqlStore, begin, placed, placing

MATCHES = [f"{number:032x}" for number in range(12)]


async def play(store: SqlStore, match: str) -> None:
    await begin(store.journal, f"TABLE{match}", match)
    seq = 0
    while True:
        seq += 1
        await store.journal.append(placing(seq, match=match), placed(seq))
        print(match, seq, flush=True)


async def main(url: str) -> None:
    store = await SqlStore.open(url)
    await asyncio.gather(*(play(store, match) for match in MATCHES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
