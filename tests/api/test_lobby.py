"""Games, tables and seats over HTTP."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from server.games.game import Json
from server.games.tantrix.gobble.game import Gobble
from server.settings import Settings
from tests.api.house import Browser, House, running, said_no

# --- games --------------------------------------------------------------------------------


async def test_every_game_of_the_house_is_listed_with_what_one_may_choose(
    house: House,
) -> None:
    games = {game["name"]: game for game in await house.stranger().get("/games")}
    gobble = games["gobble"]
    assert (gobble["title"], gobble["players"]) == (Gobble.title, [2, 6])
    assert gobble["bots"] == ["beginner", "fair", "fast"]
    split = gobble["options"]["properties"]["split"]
    assert (split["type"], split["default"]) == ("boolean", False)
    assert split["description"]
    assert "share" in gobble["choice"]["properties"]


async def test_a_game_of_a_test_is_listed_like_any(house: House) -> None:
    games = {game["name"]: game for game in await house.stranger().get("/games")}
    assert games["pebbles"]["players"] == [2, 4]
    assert games["pebbles"]["options"]["properties"]["heap"]["minimum"] == 5


# --- tables -------------------------------------------------------------------------------


async def test_opening_a_table_returns_its_code_and_its_link(house: House) -> None:
    anna = await house.friend("Anna")
    response = await anna.ask("POST", "/tables", {"game": "pebbles", "options": {"heap": 9}})
    assert response.status_code == 201
    created = response.json()
    assert created["url"] == f"http://trestle.test/t/{created['code']}"
    table = await anna.table(created["code"])
    assert (table["game"], table["options"], table["host"]) == (
        "pebbles",
        {"heap": 9},
        anna.player,
    )
    assert table["seats"][0]["name"] == "Anna"
    assert "player" not in table["seats"][1]


async def test_the_link_is_made_of_the_public_address_when_there_is_one(
    settings: Settings,
) -> None:
    public = settings.model_copy(update={"public_url": "https://play.example"})
    async with running(public) as house:
        anna = await house.friend("Anna")
        created = (await anna.ask("POST", "/tables", {"game": "pebbles"})).json()
        assert created["url"] == f"https://play.example/t/{created['code']}"


async def test_38_a_stranger_opens_no_table(house: House) -> None:
    response = await house.stranger().ask("POST", "/tables", {"game": "pebbles"})
    assert said_no(response) == (401, "not_signed_in", {})


@pytest.mark.parametrize(
    ("body", "code", "details"),
    [
        ({"game": "chess"}, "unknown_game", {"game": "chess"}),
        ({"game": "pebbles", "options": {"heap": 4}}, "bad_options", {"fields": ["heap"]}),
        ({"game": "pebbles", "options": {"tax": 1}}, "bad_options", {"fields": ["tax"]}),
        ({}, "malformed", {"fields": ["game"]}),
        ({"game": 7}, "malformed", {"fields": ["game"]}),
        ({"game": "pebbles", "colour": 1}, "malformed", {"fields": ["colour"]}),
        ({"game": "pebbles", "options": None}, "malformed", {"fields": ["options"]}),
        ([], "malformed", {"fields": []}),
        *[
            ({"game": "pebbles", "first_to": number}, "malformed", {"fields": ["first_to"]})
            for number in (-1, 10, "x", None)
        ],
    ],
)
async def test_a_table_that_cannot_be_is_not_opened(
    house: House, body: object, code: str, details: dict[str, Any]
) -> None:
    anna = await house.friend("Anna")
    assert said_no(await anna.ask("POST", "/tables", body)) == (422, code, details)
    assert await anna.get("/tables/mine") == []


async def test_a_table_is_shown_to_whoever_has_its_code(house: House) -> None:
    anna = await house.friend("Anna")
    code = await anna.create()
    shown = await house.stranger().table(code.lower())
    assert (shown["type"], shown["code"], shown["status"]) == ("table", code, "lobby")
    assert shown == await anna.table(code)


async def test_38_an_unknown_code_is_not_found_and_makes_no_table(house: House) -> None:
    anna = await house.friend("Anna")
    for code in ("22222222", "nonsense", "K7QF2MX%00"):
        for method, path, body in (
            ("GET", "", None),
            ("PUT", "/seats/1", {}),
            ("POST", "/start", None),
        ):
            response = await anna.ask(method, f"/tables/{code}{path}", body)
            assert said_no(response) == (404, "unknown_table", {})
    assert len(house.services.tables) == 0


async def test_public_tables_are_listed_the_newest_first_until_they_are_locked(
    house: House,
) -> None:
    anna, ben = await house.friend("Anna"), await house.friend("Ben")
    first = await anna.create(public=True)
    await anna.create(public=False)
    house.clock.skip(1)
    second = await ben.create("candle", public=True)
    cards = await house.stranger().get("/tables")
    assert [card["code"] for card in cards] == [second, first]
    assert cards[0] == {
        "code": second,
        "game": "candle",
        "host": "Ben",
        "seated": 1,
        "seats": 3,
        "spectators": 0,
        "status": "lobby",
    }
    await ben.do("PATCH", f"/tables/{second}", {"locked": True})
    assert [card["code"] for card in await anna.get("/tables")] == [first]


async def test_a_card_counts_bots_as_seated_and_spectators_as_watching(house: House) -> None:
    anna, cleo = await house.friend("Anna"), await house.friend("Cleo")
    code = await anna.create(public=True)
    await anna.do("PUT", f"/tables/{code}/seats/1", {"bot": "novice"})
    page = await house.open_page(cleo, "Cleo", code)
    (card,) = await anna.get("/tables")
    assert (card["seated"], card["spectators"]) == (2, 1)
    await anna.do("DELETE", f"/tables/{code}/seats/0")
    (card,) = await anna.get("/tables")
    assert (card["seated"], card["host"]) == (1, "")
    await page.close()


async def test_ones_own_tables_are_those_where_one_sits(house: House) -> None:
    anna, ben = await house.friend("Anna"), await house.friend("Ben")
    first = await anna.create()
    house.clock.skip(1)
    second = await ben.create()
    house.clock.skip(1)
    await ben.do("PUT", f"/tables/{first}/seats/1", {})
    assert [card["code"] for card in await ben.get("/tables/mine")] == [first, second]
    assert [card["code"] for card in await anna.get("/tables/mine")] == [first]
    assert said_no(await house.stranger().ask("GET", "/tables/mine"))[0] == 401


# --- seats --------------------------------------------------------------------------------


async def names(browser: Browser, code: str) -> list[str | None]:
    return [seat.get("name") for seat in (await browser.table(code))["seats"]]


async def test_sitting_changing_seats_and_standing(house: House) -> None:
    anna, ben = await house.friend("Anna"), await house.friend("Ben")
    code = await anna.create()
    for seat in (1, 1, 3):
        await ben.do("PUT", f"/tables/{code}/seats/{seat}", {})
    assert await names(anna, code) == ["Anna", None, None, "Ben"]
    await ben.do("DELETE", f"/tables/{code}/seats/3")
    assert await names(anna, code) == ["Anna", None, None, None]


async def test_the_host_seats_bots_moves_people_and_clears_seats(house: House) -> None:
    anna, ben = await house.friend("Anna"), await house.friend("Ben")
    code = await anna.create()
    await ben.do("PUT", f"/tables/{code}/seats/1", {})
    await anna.do("PUT", f"/tables/{code}/seats/2", {"bot": "novice"})
    assert (await anna.table(code))["seats"][2]["bot"] == "novice"
    await anna.do("PUT", f"/tables/{code}/seats/0", {"player": ben.player})
    assert (await names(anna, code))[:2] == ["Ben", "Anna"]
    for seat in (0, 2):
        await anna.do("DELETE", f"/tables/{code}/seats/{seat}")
    assert await names(anna, code) == [None, "Anna", None, None]


async def test_a_seats_choice_is_set_by_whoever_sits_there(house: House) -> None:
    anna = await house.friend("Anna")
    code = await anna.create("candle")
    await anna.do("PATCH", f"/tables/{code}/seats/0", {"choice": {"colour": "red"}})
    assert (await anna.table(code))["seats"][0]["choice"] == {"colour": "red"}


async def test_the_host_changes_the_table(house: House) -> None:
    anna = await house.friend("Anna")
    code = await anna.create()
    await anna.do("PATCH", f"/tables/{code}", {"game": "candle", "options": {"height": 50}})
    await anna.do("PATCH", f"/tables/{code}", {"public": True, "locked": True})
    table = await anna.table(code)
    assert (table["game"], table["options"], table["public"], table["locked"]) == (
        "candle",
        {"height": 50},
        True,
        True,
    )


async def test_a_series_is_opened_and_changed_by_its_number_of_wins(house: House) -> None:
    anna = await house.friend("Anna")
    code = await anna.create(first_to=3)
    table = await anna.table(code)
    assert (table["first_to"], table["champions"]) == (3, [])
    for changes, first_to in (
        ({"first_to": 5}, 5),
        ({"locked": True}, 5),
        ({"first_to": None}, 5),  # as with any other setting: it stays
        ({"first_to": 0}, None),
    ):
        await anna.do("PATCH", f"/tables/{code}", changes)
        assert (await anna.table(code)).get("first_to") == first_to


async def test_a_series_has_its_champions_and_then_begins_anew(house: House) -> None:
    code, (anna, ben), page = await house.race()
    refused = await anna.ask("PATCH", f"/tables/{code}", {"first_to": 1})
    assert said_no(refused) == (409, "match_running", {})
    await page.send(page.command("blow"))
    await page.peer.hear("accepted")
    await anna.do("PATCH", f"/tables/{code}", {"first_to": 1})
    assert (await ben.table(code))["champions"] == [anna.player]

    for browser in (anna, ben):
        await browser.do("PUT", f"/tables/{code}/ready", {"ready": True})
    page.forget()
    await house.clock.pass_(3)
    await page.peer.hear("update")
    table = await ben.table(code)
    assert (table["status"], table["series"], table["champions"]) == ("playing", [], [])


async def test_one_who_is_sent_away_comes_back_no_more(house: House) -> None:
    anna, ben = await house.friend("Anna"), await house.friend("Ben")
    code = await anna.create()
    await ben.do("PUT", f"/tables/{code}/seats/1", {})
    await anna.do("POST", f"/tables/{code}/kick", {"player": ben.player})
    assert await names(anna, code) == ["Anna", None, None, None]
    again = await ben.ask("PUT", f"/tables/{code}/seats/1", {})
    assert said_no(again) == (403, "kicked", {})


async def test_ready_and_no_longer_ready(house: House) -> None:
    anna, ben = await house.friend("Anna"), await house.friend("Ben")
    code = await anna.create()
    await ben.do("PUT", f"/tables/{code}/seats/1", {})
    for browser in (anna, ben):
        await browser.do("PUT", f"/tables/{code}/ready", {"ready": True})
    table = await anna.table(code)
    assert (table["status"], table["starts_in"]) == ("starting", 3.0)
    await ben.do("PUT", f"/tables/{code}/ready", {"ready": False})
    table = await anna.table(code)
    assert (table["status"], "starts_in" in table) == ("lobby", False)


async def test_the_hosts_word_starts_a_match_and_ends_it(house: House) -> None:
    anna, ben = await house.friend("Anna"), await house.friend("Ben")
    code = await anna.create()
    await ben.do("PUT", f"/tables/{code}/seats/1", {})
    response = await anna.ask("POST", f"/tables/{code}/start")
    assert said_no(response) == (409, "not_ready", {"waiting": ["Ben"], "seconds": 20})
    house.clock.skip(20)
    await anna.do("POST", f"/tables/{code}/start")
    page = await house.open_page(anna, "Anna", code)
    await house.clock.pass_(3)
    await page.peer.hear("update")
    assert (await anna.table(code))["status"] == "playing"
    await anna.do("POST", f"/tables/{code}/end")
    assert (await anna.table(code))["status"] == "over"


async def test_a_match_is_played_and_standing_up_resigns(house: House) -> None:
    code, (anna, ben), page = await house.race()
    await ben.do("DELETE", f"/tables/{code}/seats/1")
    assert page.updates[-1]["outcome"]["reason"] == "last_left"
    table = await anna.table(code)
    assert (table["status"], [score["wins"] for score in table["series"]]) == ("over", [1, 0])


async def test_a_bot_stands_in_for_one_who_is_away(house: House) -> None:
    code, (anna, ben), _ = await house.race()
    response = await anna.ask("POST", f"/tables/{code}/substitute", {"seat": 0})
    assert said_no(response) == (409, "not_away", {"seconds": 30})
    house.clock.skip(30)
    await anna.do("POST", f"/tables/{code}/substitute", {"seat": 1})
    seat = (await ben.table(code))["seats"][1]
    assert (seat["name"], seat["substitute"], seat["presence"]) == ("Ben", True, "away")


REFUSALS: list[tuple[str, str, str, object, tuple[int, str, Json]]] = [
    ("cleo", "PUT", "/seats/1", {}, (409, "seat_taken", {"seat": 1, "name": "Ben"})),
    ("cleo", "PUT", "/seats/9", {}, (404, "unknown_seat", {"seats": 4})),
    ("cleo", "PUT", "/seats/-1", {}, (404, "unknown_seat", {"seats": 4})),
    ("cleo", "PUT", "/seats/2", {"bot": "novice"}, (403, "not_host", {})),
    ("cleo", "DELETE", "/seats/1", None, (403, "not_your_seat", {})),
    ("cleo", "PATCH", "/seats/1", {"choice": {}}, (403, "not_your_seat", {})),
    ("cleo", "PUT", "/ready", {"ready": True}, (403, "not_seated", {})),
    ("cleo", "PATCH", "", {"public": True}, (403, "not_host", {})),
    ("cleo", "PATCH", "", {"first_to": 3}, (403, "not_host", {})),
    ("cleo", "POST", "/kick", {"player": "x"}, (403, "not_host", {})),
    ("cleo", "POST", "/start", None, (403, "not_host", {})),
    ("cleo", "POST", "/end", None, (403, "not_host", {})),
    ("cleo", "POST", "/substitute", {"seat": 0}, (403, "not_seated", {})),
    ("anna", "POST", "/end", None, (409, "match_not_running", {})),
    ("anna", "POST", "/kick", {"player": "x"}, (404, "unknown_player", {})),
    ("anna", "PUT", "/seats/3", {"player": "\x00"}, (404, "unknown_player", {})),
    (
        "anna",
        "PUT",
        "/seats/3",
        {"bot": "deep"},
        (422, "unknown_bot", {"bot": "deep", "levels": ["novice", "expert"]}),
    ),
    (
        "anna",
        "PATCH",
        "/seats/0",
        {"choice": {"hat": 1}},
        (422, "bad_options", {"fields": ["hat"]}),
    ),
    ("anna", "PATCH", "", {"game": "go"}, (422, "unknown_game", {"game": "go"})),
    *[
        ("anna", "PATCH", "", {"first_to": wins}, (422, "malformed", {"fields": ["first_to"]}))
        for wins in (-1, 10, 10**30, "x", "3", 2.5, True, [3])
    ],
    ("anna", "PUT", "/seats/one", {}, (422, "malformed", {"fields": ["seat"]})),
    ("anna", "PUT", "/seats/1", {"hat": 1}, (422, "malformed", {"fields": ["hat"]})),
    ("anna", "PUT", "/seats/1", None, (422, "malformed", {"fields": []})),
    ("anna", "PUT", "/ready", {}, (422, "malformed", {"fields": ["ready"]})),
    ("anna", "PUT", "/ready", {"ready": "so so"}, (422, "malformed", {"fields": ["ready"]})),
    ("anna", "POST", "/substitute", {"seat": -1}, (422, "malformed", {"fields": ["seat"]})),
    ("anna", "POST", "/kick", {"player": None}, (422, "malformed", {"fields": ["player"]})),
    ("anna", "PATCH", "/seats/0", {}, (422, "malformed", {"fields": ["choice"]})),
    ("stranger", "PUT", "/seats/2", {}, (401, "not_signed_in", {})),
    ("stranger", "POST", "/start", None, (401, "not_signed_in", {})),
    ("stranger", "PATCH", "", {"locked": True}, (401, "not_signed_in", {})),
]
"""Who asks for what (Anna is host, Ben sits on seat 1, Cleo watches), and the answer."""


async def test_a_refusal_has_its_status_code_and_details_and_changes_nothing(
    house: House,
) -> None:
    anna, ben = await house.friend("Anna"), await house.friend("Ben")
    people = {"anna": anna, "cleo": await house.friend("Cleo"), "stranger": house.stranger()}
    code = await anna.create()
    await ben.do("PUT", f"/tables/{code}/seats/1", {})
    before = await anna.table(code)
    for who, method, path, body, answer in REFUSALS:
        asked = f"{who}: {method} {path} {body}"
        response = await people[who].ask(method, f"/tables/{code}{path}", body)
        assert said_no(response) == answer, asked
        assert await anna.table(code) == before, asked


async def test_a_full_table_and_a_locked_one_say_so(house: House) -> None:
    anna, ben = await house.friend("Anna"), await house.friend("Ben")
    code = await anna.create()
    for seat in (1, 2, 3):
        await anna.do("PUT", f"/tables/{code}/seats/{seat}", {"bot": "novice"})
    response = await ben.ask("PUT", f"/tables/{code}/seats/1", {})
    assert said_no(response) == (409, "table_full", {"seats": 4})
    await anna.do("PATCH", f"/tables/{code}", {"locked": True})
    response = await ben.ask("PUT", f"/tables/{code}/seats/1", {})
    assert said_no(response) == (403, "table_locked", {})


async def test_15_of_four_who_want_three_seats_at_once_three_sit_and_none_shares(
    house: House,
) -> None:
    anna = await house.friend("Anna")
    friends = [await house.friend(f"F{number}") for number in range(4)]
    code = await anna.create()
    for _ in range(5):
        answers = await asyncio.gather(
            *(f.ask("PUT", f"/tables/{code}/seats/{1 + n % 3}", {}) for n, f in enumerate(friends))
        )
        statuses = sorted(answer.status_code for answer in answers)
        assert statuses == [204, 204, 204, 409]
        seats = (await anna.table(code))["seats"]
        assert len({seat["player"] for seat in seats}) == 4
        for seat in (1, 2, 3):
            await anna.do("DELETE", f"/tables/{code}/seats/{seat}")
