"""Two who want the same cell in the same instant: one gets it, the other is told who did."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from random import Random

from server.games.game import Json
from server.games.tantrix.board import Board, Cell, read_spot
from tests.client import Page
from tests.live.people import People, agree, assert_all_tiles, next_move, start
from tests.running import Process

CONTESTS = 1000
TABLES = 8


def _contests(pages: list[Page]) -> Iterator[list[Json]]:
    """Go through the cells that a tile of each hand fits: what both would send."""
    if pages[0].outcome is not None:
        return
    board = Board()
    for cell, laid in pages[0].view["cells"].items():
        board.lay(read_spot(cell), laid["tile"], laid["rotation"])
    hands = pages[0].view["hands"]
    for spot in board.spaces(2):
        fitting = board.fitting(spot)
        tiles = [next((t for t in fitting if str(t) in hands[str(p.seat)]), None) for p in pages]
        if None not in tiles:
            yield [
                {
                    "type": "place",
                    "tile": tile,
                    "cell": Cell.at(spot).model_dump(),
                    "rotation": fitting[tile][0],
                }
                for tile in tiles
                if tile is not None
            ]


async def _contend(pages: list[Page], placements: list[Json], random: Random) -> int | None:
    """Send both placements at once; return the seat that got the cell.

    None when that placement ended the match: the other hears of the end, not of the cell.
    """
    both = list(zip(pages, placements, strict=True))
    random.shuffle(both)
    refs = await asyncio.gather(*(page.post(placement) for page, placement in both))
    answers = [
        (page, placement, await page.answer(ref))
        for (page, placement), ref in zip(both, refs, strict=True)
    ]

    ((winner, placed, accepted),) = [one for one in answers if one[2]["type"] == "accepted"]
    ((_, _, refused),) = [one for one in answers if one[2]["type"] == "rejected"]
    if refused["code"] == "match_not_running":
        await winner.until(lambda page: page.outcome is not None)
        return None
    assert refused["code"] == "taken"
    assert refused["details"]["by"] == winner.seat
    assert refused["details"]["cell"] == placed["cell"]
    assert refused["details"]["ms"] >= 0
    for page in pages:
        await page.until(lambda page: page.seq >= accepted["seq"])
        laid = page.view["cells"]["{q},{r}".format(**placed["cell"])]
        assert (laid["tile"], laid["seat"]) == (placed["tile"], winner.seat)
    return winner.seat


async def _pay(pages: list[Page], random: Random) -> None:
    """Let everyone give at once what they owe: time must not move tiles in between."""
    for page in pages:
        while any(owed["seat"] == page.seat for owed in page.view.get("gifts", {}).values()):
            move = next_move(page, random)
            assert move is not None
            answer = await page.command(move)
            assert answer["type"] == "accepted"
    await agree(pages)


async def _end(pages: list[Page]) -> None:
    """Let the host end the match, unless it has ended."""
    if pages[0].outcome is None:
        await pages[0].browser.ask("POST", f"/tables/{pages[0].code}/end")
    for page in pages:
        await page.until(lambda page: page.outcome is not None)


async def _contest_at_a_table(people: People, contests: int, random: Random) -> Counter[int]:
    """Let two contend match after match; return how often each seat got the cell."""
    pages = await people.table(2)
    for page in pages:
        page.on_view = assert_all_tiles
    won: Counter[int] = Counter()
    while won.total() < contests:
        await start(pages)
        await agree(pages)
        while won.total() < contests and (placements := next(_contests(pages), None)):
            seat = await _contend(pages, placements, random)
            if seat is None:
                break
            won[seat] += 1
            await _pay(pages, random)
        await _end(pages)
    return won


async def test_12_of_two_who_want_one_cell_exactly_one_gets_it_and_the_other_is_told_who(
    hurried: Process,
) -> None:
    async with People(hurried.address) as people:
        won = await asyncio.gather(
            *(
                _contest_at_a_table(people, CONTESTS // TABLES, Random(table))
                for table in range(TABLES)
            )
        )
    total = sum(won, Counter[int]())
    assert total.total() == CONTESTS
    assert min(total[0], total[1]) >= CONTESTS / 10
