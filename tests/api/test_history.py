"""Lists of matches over HTTP."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from typing import Any

import pytest

from server.games.game import Json
from tests.api.house import Browser, House, said_no
from tests.service.world import Page


async def rematch(house: House, code: str, friends: list[Browser], page: Page) -> None:
    """Play another match at the table, at once."""
    for browser in friends:
        await browser.do("PUT", f"/tables/{code}/ready", {"ready": True})
    before = len(page.updates)
    await house.clock.pass_(3)
    await page.peer.until(lambda: len(page.updates) > before)


async def end(page: Page, *commands: Json) -> None:
    """Send commands, the last of which ends the match."""
    for fields in commands:
        command = page.command(**fields)
        await page.send(command)
        await page.peer.until(lambda ref=command.ref: bool(page.answers(ref)))  # type: ignore[misc]
    await page.peer.until(lambda: "outcome" in page.updates[-1])


RESIGN = {"type": "resign"}


async def mine(browser: Browser, query: str = "") -> Any:
    return (await browser.get(f"/matches?player=me{query}"))["matches"]


async def test_who_has_played_nothing_has_an_empty_list(house: House) -> None:
    anna = await house.friend("Anna")
    assert await anna.get("/matches") == {"matches": []}


async def test_a_stranger_has_no_list(house: House) -> None:
    assert said_no(await house.stranger().ask("GET", "/matches"))[:2] == (401, "not_signed_in")


async def test_a_match_that_goes_on_is_listed_with_who_plays(house: House) -> None:
    code, (anna, ben), page = await house.race("pebbles", heap=9)
    (match,) = await mine(ben)
    assert match == {
        "id": page.shown["match"],
        "table": code,
        "game": "pebbles",
        "options": {"heap": 9},
        "began": house.clock.epoch(),
        "seconds": 0.0,
        "seats": [
            {"player": anna.player, "name": "Anna"},
            {"player": ben.player, "name": "Ben"},
        ],
        "seat": 1,
    }


async def test_a_match_that_is_over_tells_each_place_and_score_and_ones_own(house: House) -> None:
    _, (anna, ben), page = await house.race("pebbles")
    began = house.clock.epoch()
    await house.clock.pass_(5)
    await end(page, RESIGN)
    (of_anna,), (of_ben,) = await mine(anna), await mine(ben)
    assert (of_anna["seat"], of_anna["place"]) == (0, 2)
    assert (of_ben["seat"], of_ben["place"]) == (1, 1)
    assert [seat["place"] for seat in of_anna["seats"]] == [2, 1]
    assert {type(seat["score"]) for seat in of_anna["seats"]} == {int}
    assert (of_anna["began"], of_anna["ended"], of_anna["seconds"]) == (began, began + 5, 5.0)
    assert of_anna["reason"] == "last_left"


async def test_a_match_the_host_ended_has_no_places(house: House) -> None:
    code, (anna, _), page = await house.race("pebbles")
    await anna.do("POST", f"/tables/{code}/end")
    await page.peer.until(lambda: "outcome" in page.updates[-1])
    (match,) = await mine(anna)
    assert match["reason"] == "abandoned"
    assert "place" not in match
    assert all("place" not in seat for seat in match["seats"])


async def test_a_bot_is_listed_with_its_level(house: House) -> None:
    anna = await house.friend("Anna")
    code = await anna.create("pebbles")
    await anna.do("PUT", f"/tables/{code}/seats/1", {"bot": "novice"})
    page = await house.open_page(anna, "Anna", code)
    await rematch(house, code, [anna], page)
    (match,) = await mine(anna)
    assert match["seats"][1] == {"name": "Bruno", "bot": "novice"}


async def test_a_list_is_narrowed_by_game_and_by_whom_one_played_with(house: House) -> None:
    _, (anna, ben), _ = await house.race("pebbles")
    assert len(await mine(anna, f"&game=pebbles&with={ben.player}")) == 1
    assert await mine(anna, "&game=candle") == []
    assert await mine(anna, f"&with={'0' * 32}") == []


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("game=chess", "unknown_game"),
        ("with=Ben", "malformed"),
        ("player=ben", "malformed"),
        ("before=", "malformed"),
        ("before=x", "malformed"),
        ("before=é", "malformed"),
        *[
            (f"before={urlsafe_b64encode(text.encode()).decode()}", "malformed")
            for text in ("1.0", f"1.0 {'g' * 32}", f"1e999 {'0' * 32}", f"1-1 {'0' * 32}", "\0")
        ],
    ],
)
async def test_a_list_that_cannot_be_is_refused(house: House, query: str, code: str) -> None:
    anna = await house.friend("Anna")
    assert said_no(await anna.ask("GET", f"/matches?{query}"))[:2] == (422, code)


async def test_a_long_list_comes_page_by_page(house: House) -> None:
    code, (anna, ben), page = await house.race("pebbles")
    for _ in range(20):
        await end(page, RESIGN)
        await rematch(house, code, [anna, ben], page)
    for path in ("/matches?player=me", f"/tables/{code}/matches?"):
        first = await anna.get(path)
        rest = await anna.get(f"{path}&before={first['next']}")
        began = [match["began"] for match in (*first["matches"], *rest["matches"])]
        assert (len(first["matches"]), len(rest["matches"])) == (20, 1)
        assert began == sorted(began, reverse=True)
        assert len(set(began)) == 21
        assert "next" not in rest


async def test_a_list_that_just_fills_a_page_has_no_next_one(house: House) -> None:
    code, (anna, ben), page = await house.race("pebbles")
    for _ in range(19):
        await end(page, RESIGN)
        await rematch(house, code, [anna, ben], page)
    told = await anna.get("/matches")
    assert len(told["matches"]) == 20
    assert "next" not in told


async def test_a_tables_list_is_shown_to_whoever_has_its_code(house: House) -> None:
    code, (anna, _), _ = await house.race("pebbles")
    stranger = await house.stranger().get(f"/tables/{code.lower()}/matches")
    (match,) = stranger["matches"]
    assert "seat" not in match
    (match,) = (await anna.get(f"/tables/{code}/matches"))["matches"]
    assert match["seat"] == 0
    missing = await anna.ask("GET", "/tables/22222222/matches")
    assert said_no(missing) == (404, "unknown_table", {})


async def test_what_one_takes_out_of_ones_list_the_others_keep(house: House) -> None:
    code, (anna, ben), page = await house.race("pebbles")
    await end(page, RESIGN)
    (match,) = await mine(anna)
    await anna.do("DELETE", f"/matches/{match['id']}/mine")
    assert await mine(anna) == []
    assert [one["id"] for one in await mine(ben)] == [match["id"]]
    assert len((await anna.get(f"/tables/{code}/matches"))["matches"]) == 1


async def test_a_match_that_goes_on_is_not_taken_out(house: House) -> None:
    _, (anna, _), page = await house.race("pebbles")
    response = await anna.ask("DELETE", f"/matches/{page.shown['match']}/mine")
    assert said_no(response) == (409, "match_running", {})
    assert len(await mine(anna)) == 1


async def test_what_is_not_in_ones_list_is_not_taken_out(house: House) -> None:
    _, (anna, _), page = await house.race("pebbles")
    await end(page, RESIGN)
    cleo = await house.friend("Cleo")
    for browser, match in ((cleo, page.shown["match"]), (anna, "0" * 32), (anna, "nonsense%00")):
        response = await browser.ask("DELETE", f"/matches/{match}/mine")
        assert said_no(response) == (404, "not_found", {})
