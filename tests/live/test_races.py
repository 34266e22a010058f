"""Races of two to six with people who drop out, repeat themselves and talk nonsense."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from server.games.game import Json
from tests.client import Page
from tests.live.people import People, agree, assert_all_tiles, next_move
from tests.running import Process

NONSENSE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"place"',
    '{"type":"command"}',
    '{"type":"place","tile":1}',
    '{"type":"command","match":1,"ref":"x","command":[]}',
    '{"type":"ping","sent":NaN}',
    b"\x00\x01\x02",
]


async def _moves(page: Page, random: Random) -> None:
    move = next_move(page, random)
    if move is None:
        await page.newer()
    else:
        await page.command(move)


async def _cheats(page: Page, random: Random) -> None:
    """Lay any tile anywhere, or give one away for nothing."""
    cell = {"q": random.randint(-3, 3), "r": random.randint(-3, 3)}
    tile, rotation = random.randint(1, 56), random.randrange(6)
    lay: Json = {"type": "place", "tile": tile, "cell": cell, "rotation": rotation}
    give: Json = {"type": "give", "tile": tile, "to": random.randrange(6)}
    await page.command(random.choice([lay, give, {"type": "call"}]))


async def _repeats(page: Page, random: Random) -> None:
    """Send one of the newest commands once more: the answer is the same."""
    if page.answers:
        ref = random.choice(sorted(page.answers)[-20:])
        answer = page.answers[ref]
        assert await page.again(ref) == answer


async def _babbles(page: Page, random: Random) -> None:
    refusal = await page.refusal(random.choice(NONSENSE))
    assert refusal["code"] == "malformed"


async def _drops_out(page: Page, random: Random) -> None:
    """Vanish, perhaps with a command under way, and come back."""
    move = next_move(page, random)
    if move is not None and random.random() < 0.5:
        await page.post(move)
    await page.drop()
    await page.connect()


HABITS: list[Callable[[Page, Random], Awaitable[None]]] = [_cheats, _repeats, _babbles, _drops_out]


async def _play_badly(page: Page, random: Random) -> None:
    while page.outcome is None:
        habit = random.choice(HABITS) if random.random() < 0.3 else _moves
        await habit(page, random)


async def _race_badly(people: People, seats: int, seed: int) -> None:
    racers = await people.race(seats)
    watcher = await (await people.come("Sara")).open(racers[0].code)
    everyone = [*racers, watcher]
    for page in everyone:
        page.on_view = assert_all_tiles
    await asyncio.gather(
        *(_play_badly(page, Random(f"{seed}:{number}")) for number, page in enumerate(racers))
    )
    await agree(everyone)
    assert watcher.outcome is not None


@pytest.mark.parametrize("seed", [1, 2])
async def test_all_56_tiles_are_accounted_for_however_badly_people_behave(
    hurried: Process, seed: int
) -> None:
    async with People(hurried.address) as people:
        await asyncio.gather(*(_race_badly(people, seats, seed) for seats in range(2, 7)))
