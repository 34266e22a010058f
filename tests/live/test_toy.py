"""A game of one folder and one line in the registry is listed, and played through a socket."""

from __future__ import annotations

from random import Random

from server.games import GAMES
from server.service.lobby import seats_of
from tests.client import Page
from tests.live.people import People, agree, start
from tests.toy.game import Pebbles
from tests.toy.messages import PebblesView


async def test_a_toy_game_is_in_the_list_of_games(people: People) -> None:
    anna = await people.come("Anna")
    games = {game["name"]: game for game in await anna.ask("GET", "/games")}
    assert set(games) == {*GAMES, "pebbles", "marble"}
    assert games["pebbles"]["title"] == "Pebbles"
    assert games["pebbles"]["players"] == [2, 4]
    assert games["pebbles"]["bots"] == ["novice", "expert"]
    assert games["pebbles"]["options"]["properties"]["heap"]["default"] == 15


async def _take(page: Page, random: Random) -> None:
    assert page.seat is not None
    take = Pebbles.bots["novice"].choose(PebblesView.model_validate(page.view), page.seat, random)
    answer = await page.command(take.model_dump())
    assert answer["type"] == "accepted"


async def test_a_toy_game_is_played_to_its_end_through_sockets(people: People) -> None:
    pages = await people.race(3, game="pebbles", heap=20)
    watcher = await (await people.come("Sara")).open(pages[0].code)
    assert len(watcher.table["seats"]) == seats_of(Pebbles)
    random = Random(1)
    while pages[0].outcome is None:
        (seat,) = pages[0].to_act
        await _take(pages[seat], random)
        await agree([*pages, watcher])

    outcome = pages[0].outcome
    assert outcome["reason"] == "finished"
    assert sum(outcome["scores"]) == 20
    winner = pages[outcome["places"].index(1)]
    await watcher.until(lambda page: page.table["status"] == "over")
    assert {score["player"] for score in watcher.table["series"] if score["wins"]} == {
        winner.browser.player
    }

    await start(pages)
    await watcher.until(lambda page: page.match == pages[0].match)
    assert watcher.view["heap"] == 20


async def test_a_toy_game_refuses_in_its_own_words(people: People) -> None:
    pages = await people.race(2, game="pebbles", heap=5)
    (seat,) = pages[0].to_act
    waiting = pages[1 - seat]
    refused = await waiting.command({"type": "take", "pebbles": 1})
    assert refused["code"] == "may_not_act"
    refused = await pages[seat].command({"type": "place", "tile": 3})
    assert refused["code"] == "unknown_command"
    await pages[seat].command({"type": "take", "pebbles": 3})
    await agree(pages)
    refused = await waiting.command({"type": "take", "pebbles": 3})
    assert (refused["code"], refused["details"]) == ("too_many_pebbles", {"heap": 2})
