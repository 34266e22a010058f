"""Another name, another device, and an end, over HTTP."""

from __future__ import annotations

from typing import Any

import pytest

from server.api.deps import COOKIE
from server.service.tables import ALPHABET
from server.settings import Settings
from tests.api.house import Browser, House, running, said_no


async def code_of(browser: Browser) -> str:
    response = await browser.ask("POST", "/session/recovery")
    assert response.status_code == 200, response.text
    return str(response.json()["code"])


async def typed(browser: Browser, code: str) -> Any:
    return await browser.ask("PUT", "/session/recovery", {"code": code})


# --- another name -------------------------------------------------------------------------


async def test_a_new_name_is_seen_at_the_tables_one_is_at(house: House) -> None:
    anna = await house.friend("Anna")
    code = await anna.create()
    page = await house.open_page(anna, "Anna", code)
    await anna.introduce("Annalena")
    assert page.shown["seats"][0]["name"] == "Annalena"
    assert (await anna.table(code))["seats"][0]["name"] == "Annalena"


async def test_what_was_played_stays_under_the_name_it_was_played_under(house: House) -> None:
    _, (anna, ben), _ = await house.race()
    await anna.introduce("Annalena")
    (match,) = (await ben.get("/matches"))["matches"]
    assert [seat["name"] for seat in match["seats"]] == ["Anna", "Ben"]


# --- another device -----------------------------------------------------------------------


async def test_a_code_makes_another_device_the_same_player(house: House) -> None:
    code, (anna, _), _ = await house.race()
    phone = house.stranger()
    response = await typed(phone, await code_of(anna))
    assert response.json() == {"player": anna.player, "name": "Anna"}
    assert [table["code"] for table in await phone.get("/tables/mine")] == [code]
    assert (await anna.get("/session"))["player"] == anna.player


async def test_a_code_can_be_read_aloud_and_typed_anyhow(house: House) -> None:
    anna = await house.friend("Anna")
    told = (await anna.ask("POST", "/session/recovery")).json()
    parts = told["code"].split("-")
    assert [len(part) for part in parts] == [4, 4, 4]
    assert set("".join(parts)) <= set(ALPHABET)
    assert told["seconds"] == 600
    response = await typed(house.stranger(), f"  {' '.join(parts).lower()} ")
    assert response.status_code == 200


async def test_a_code_is_used_once_and_soon(house: House) -> None:
    anna = await house.friend("Anna")
    used, late = await code_of(anna), ""
    assert (await typed(house.stranger(), used)).status_code == 200
    late = await code_of(anna)
    await house.clock.pass_(600)
    for code in (used, late, "", "nonsense"):
        phone = house.stranger()
        assert said_no(await typed(phone, code)) == (404, "unknown_recovery", {})
        assert not phone.http.cookies


async def test_a_player_who_takes_a_code_leaves_the_other_one_behind(house: House) -> None:
    anna, ben = await house.friend("Anna"), await house.friend("Ben")
    await typed(ben, await code_of(anna))
    assert (await ben.get("/session"))["player"] == anna.player


async def test_a_stranger_gets_no_code(house: House) -> None:
    response = await house.stranger().ask("POST", "/session/recovery")
    assert said_no(response)[:2] == (401, "not_signed_in")


async def test_codes_cannot_be_guessed_at_any_speed(settings: Settings) -> None:
    """After too many wrong ones not even a right one is taken, for a while."""
    few = settings.model_copy(update={"wrong_codes_a_minute": 3})
    async with running(few) as house:
        anna, thief = await house.friend("Anna"), house.stranger()
        for _ in range(3):
            assert said_no(await typed(thief, "AAAA-AAAA-AAAA"))[:2] == (404, "unknown_recovery")
        code = await code_of(anna)
        assert said_no(await typed(thief, code))[:2] == (429, "too_many")
        assert (await typed(house.stranger(), code)).status_code == 200


@pytest.mark.parametrize("body", [None, {}, {"code": 7}, {"code": "A" * 65}])
async def test_what_is_no_code_is_not_looked_for(house: House, body: object) -> None:
    response = await house.stranger().ask("PUT", "/session/recovery", body)
    assert said_no(response)[:2] == (422, "malformed")


# --- an end -------------------------------------------------------------------------------


async def test_who_has_deleted_themselves_is_nobody_on_every_device(house: House) -> None:
    anna = await house.friend("Anna")
    cookie = anna.http.cookies[COOKIE]
    program = house.stranger()
    token = (await anna.ask("POST", "/session/token")).json()["token"]
    program.http.headers["authorization"] = f"Bearer {token}"
    code = await code_of(anna)

    await anna.do("DELETE", "/session")

    assert not anna.http.cookies
    anna.http.cookies.set(COOKIE, cookie)
    for browser in (anna, program):
        assert said_no(await browser.ask("GET", "/session"))[:2] == (401, "not_signed_in")
    assert said_no(await typed(house.stranger(), code))[:2] == (404, "unknown_recovery")
    assert (await anna.introduce("Anna"))["player"] != ""


async def test_what_the_others_keep_does_not_name_them(house: House) -> None:
    code, (anna, ben), page = await house.race("pebbles")
    table = await house.services.tables.find(code)
    await anna.do("DELETE", "/session")
    (match,) = (await ben.get("/matches"))["matches"]
    assert [seat["name"] for seat in match["seats"]] == ["?", "Ben"]
    assert (match["reason"], match["place"]) == ("last_left", 1)
    record = await ben.ask("GET", f"/matches/{match['id']}/export")
    assert [seat["name"] for seat in record.json()["seats"]] == ["?", "Ben"]
    assert "Anna" not in record.text
    assert "Anna" not in str(await ben.table(code))
    assert page.closed_with is not None
    assert "Anna" not in str(await house.services.tables.house.journal.table(code))
    assert table.record.seats[0].player is None


async def test_also_a_table_that_is_put_away_names_them_no_longer(house: House) -> None:
    anna, ben = await house.friend("Anna"), await house.friend("Ben")
    code = await anna.create()
    await ben.do("PUT", f"/tables/{code}/seats/1", {})
    await house.services.tables.close()
    await anna.do("DELETE", "/session")
    assert [seat.get("name") for seat in (await ben.table(code))["seats"]][:2] == [None, "Ben"]


async def test_a_stranger_cannot_be_deleted(house: House) -> None:
    response = await house.stranger().ask("DELETE", "/session")
    assert said_no(response)[:2] == (401, "not_signed_in")
