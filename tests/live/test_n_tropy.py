"""N-Tropy through real sockets: a server that dies while a stick settles loses nothing of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.games.game import Json
from server.games.n_tropy.geometry import LONG, Pose
from server.games.n_tropy.settle import SLICE, SLICES
from server.games.n_tropy.sight import base, kept, standing_of
from server.games.n_tropy.structure import Structure
from server.games.n_tropy.view import Body, NTropyView, Phase
from tests.client import Page
from tests.live.hurried import HURRIED
from tests.live.people import People, agree
from tests.running import GENEROUS, process, sqlite_in

pytestmark = pytest.mark.no_cover

SLIDING = {"x": -90.0, "y": 380.0, "angle": 0.5}
"""It slides off the end of the set-up stick, and takes that along."""

SEEN = 20
"""Pictures that everyone has seen before the server is killed."""


async def balancing(people: People, seats: int = 2) -> list[Page]:
    """Begin a match that someone watches; return the pages, whose turn it is first."""
    pages = await people.race(seats, game="n_tropy")
    watcher = await (await people.come("Sara")).open(pages[0].code)
    pages.sort(key=lambda page: page.seat != page.view["active"])
    return [*pages, watcher]


def sticks(view: Json) -> list[int]:
    """Return the long sticks that are in a rack, in hand or standing, in order."""
    seen = NTropyView.model_validate(view)
    found = [stick for player in seen.players.values() for stick in player.rack]
    found += [number for number in map(int, seen.bodies) if number in LONG]
    if seen.held is not None:
        found.append(seen.held.stick)
    return sorted(found)


def where_it_leads(released: Json) -> dict[str, Body]:
    """Return what a stick let go on the base alone makes of it in five seconds, if nobody dies."""
    structure = Structure(standing_of(base()))
    structure.release(released["stick"], Pose(*released["swayed"]))
    for _ in range(SLICES[Phase.SETTLE]):
        structure.step(SLICE)
    structure.take_out(structure.fallen())
    return {str(number): body for number, body in kept(structure).items()}


async def test_05_a_server_killed_while_a_stick_settles_comes_back_and_it_settles_as_it_would_have(
    tmp_path: Path,
) -> None:
    with process({**GENEROUS, **sqlite_in(tmp_path)}, "tests.live.hurried", HURRIED) as server:
        async with People(server.address) as people:
            pages = await balancing(people)
            anna = pages[0]
            all_sticks = sticks(anna.view)
            await anna.command({"type": "pick"})
            ref = await anna.post({"type": "release", **SLIDING})
            for page in pages:
                await page.until(lambda page: len(page.pictures) >= SEEN)
            let_go, shown = await anna.answer(ref), anna.view

            server.kill()
            server.start()
            for page in pages:
                await page.ended()
                page.browser.moved(server.address)
                page.pictures.clear()
            await asyncio.gather(*(page.connect() for page in pages))
            assert await anna.again(ref) == let_go
            assert anna.view == shown
            assert sticks(shown) == all_sticks

            (released,) = [event for event in anna.events if event["type"] == "released"]
            for page in pages:
                await page.until(lambda page: page.seq > let_go["seq"])
                assert len(page.pictures) >= SEEN
            await agree(pages)
            assert NTropyView.model_validate(anna.view).bodies == where_it_leads(released)
            assert sticks(anna.view) == all_sticks
        assert server.errors == []
