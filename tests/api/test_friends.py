"""How friends stand, and best scores, over HTTP."""

from __future__ import annotations

from tests.api.house import House, said_no
from tests.api.test_history import RESIGN, end, rematch
from tests.api.test_puzzles import alone


async def test_who_has_played_nothing_has_no_friends_and_no_standing(house: House) -> None:
    anna = await house.friend("Anna")
    assert await anna.get("/friends") == []
    assert await anna.get("/standings?game=pebbles") == {
        "game": "pebbles",
        "friends": [],
        "bots": [],
    }


async def test_friends_stand_by_their_ratings(house: House) -> None:
    code, (anna, ben), page = await house.race("pebbles")
    await end(page, RESIGN)
    await rematch(house, code, [anna, ben], page)
    await end(page, RESIGN)
    await ben.introduce("Benedikt")

    assert await anna.get("/friends") == [{"player": ben.player, "name": "Benedikt"}]
    told = await anna.get("/standings?game=pebbles")
    first, second = told["friends"]
    assert told == await ben.get("/standings?game=pebbles")
    assert first["rating"] > 1000 > second["rating"]
    assert first["doubt"] == second["doubt"] < 500
    del first["rating"], first["doubt"], second["rating"]
    assert first == {
        "player": ben.player,
        "name": "Benedikt",
        "matches": 2,
        "wins": 2,
        "places": [2],
        "streak": 2,
        "longest": 2,
    }
    assert (second["name"], second["wins"], second["places"]) == ("Anna", 0, [0, 2])


async def test_bots_stand_by_their_level(house: House) -> None:
    anna = await house.friend("Anna")
    code = await anna.create("pebbles")
    await anna.do("PUT", f"/tables/{code}/seats/1", {"bot": "novice"})
    page = await house.open_page(anna, "Anna", code)
    await rematch(house, code, [anna], page)
    await end(page, RESIGN)
    (bot,) = (await anna.get("/standings?game=pebbles"))["bots"]
    assert (bot["bot"], bot["wins"]) == ("novice", 1)
    assert not {"name", "player"} & set(bot)


async def test_a_stranger_has_no_friends(house: House) -> None:
    for path in ("/friends", "/standings?game=pebbles"):
        assert said_no(await house.stranger().ask("GET", path))[:2] == (401, "not_signed_in")


async def test_a_game_that_does_not_exist_has_no_standings(house: House) -> None:
    anna = await house.friend("Anna")
    assert said_no(await anna.ask("GET", "/standings?game=chess"))[:2] == (422, "unknown_game")
    assert said_no(await anna.ask("GET", "/standings"))[:2] == (422, "malformed")


async def test_a_best_score_is_told_with_what_one_has_done_alone(house: House) -> None:
    anna = await house.friend("Anna")
    assert (await anna.get("/puzzles"))["scores"] == {}
    for _ in range(2):
        await end(await alone(house, anna), {"type": "guess"})
    assert (await anna.get("/puzzles"))["scores"] == {"riddle": {"times": 2, "score": 1}}
    assert (await house.stranger().get("/puzzles"))["scores"] == {}
