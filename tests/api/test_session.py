"""Who you are: a name, a cookie, a token."""

from __future__ import annotations

import pytest

from server.api.deps import COOKIE
from server.settings import Settings
from tests.api.house import House, running, said_no


async def test_saying_a_name_makes_a_player_whom_the_cookie_holds(house: House) -> None:
    anna = house.stranger()
    session = await anna.introduce("  Anna  ")
    assert session["name"] == "Anna"
    assert len(bytes.fromhex(session["player"])) == 16
    assert await anna.get("/session") == session


async def test_the_cookie_is_kept_for_long_and_hidden_from_pages(house: House) -> None:
    response = await house.stranger().ask("POST", "/session", {"name": "Anna"})
    cookie, *attributes = response.headers["set-cookie"].split("; ")
    assert cookie.startswith(f"{COOKIE}=")
    assert {attribute.lower() for attribute in attributes} == {
        "httponly",
        "max-age=34560000",
        "path=/",
        "samesite=lax",
    }


async def test_over_https_the_cookie_never_leaves_it(house: House) -> None:
    browser = house.stranger(base="https://trestle.test")
    response = await browser.ask("POST", "/session", {"name": "Anna"})
    assert "; Secure" in response.headers["set-cookie"]


async def test_a_stranger_is_nobody(house: House) -> None:
    response = await house.stranger().ask("GET", "/session")
    assert said_no(response) == (401, "not_signed_in", {})


async def test_saying_another_name_renames_the_player(house: House) -> None:
    anna = house.stranger()
    first = await anna.introduce("Anna")
    second = await anna.introduce("Annalena")
    assert second == {"player": first["player"], "name": "Annalena"}
    assert await anna.get("/session") == second


async def test_two_browsers_are_two_players(house: House) -> None:
    one, other = house.stranger(), house.stranger()
    assert (await one.introduce("Anna"))["player"] != (await other.introduce("Anna"))["player"]


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 25])
async def test_37_a_name_that_cannot_be_shown_is_refused(house: House, name: str) -> None:
    browser = house.stranger()
    response = await browser.ask("POST", "/session", {"name": name})
    assert said_no(response) == (422, "bad_name", {"longest": 24})
    assert not browser.http.cookies


async def test_a_token_lets_a_program_be_the_player(house: House) -> None:
    anna = house.stranger()
    session = await anna.introduce("Anna")
    token = (await anna.ask("POST", "/session/token")).json()["token"]
    program = house.stranger()
    program.http.headers["authorization"] = f"Bearer {token}"
    assert await program.get("/session") == session
    assert len(await program.create()) == 8


async def test_a_stranger_gets_no_token(house: House) -> None:
    response = await house.stranger().ask("POST", "/session/token")
    assert said_no(response) == (401, "not_signed_in", {})


@pytest.mark.parametrize("forged", ["", "x", "a.b", '"ann"', "%00", "é", "."])
async def test_32_a_forged_cookie_or_token_is_nobody(house: House, forged: str) -> None:
    for header, value in (
        (b"cookie", f"{COOKIE}={forged}"),
        (b"authorization", f"Bearer {forged}"),
        (b"authorization", f"Basic {forged}"),
    ):
        headers = {header: value.encode("latin-1")}
        response = await house.stranger().http.get("/api/session", headers=headers)
        assert said_no(response)[:2] == (401, "not_signed_in")


async def test_32_a_pass_that_was_changed_is_nobodys(house: House) -> None:
    anna, ben = await house.friend("Anna"), await house.friend("Ben")
    signature = anna.http.cookies[COOKIE].rpartition(".")[2]
    payload = ben.http.cookies[COOKIE].rpartition(".")[0]
    mixed = house.stranger()
    mixed.http.cookies.set(COOKIE, f"{payload}.{signature}")
    assert said_no(await mixed.ask("GET", "/session"))[:2] == (401, "not_signed_in")


async def test_32_a_cookie_is_not_a_token_nor_a_token_a_cookie(house: House) -> None:
    anna = await house.friend("Anna")
    token = (await anna.ask("POST", "/session/token")).json()["token"]
    as_token, as_cookie = house.stranger(), house.stranger()
    as_token.http.headers["authorization"] = f"Bearer {anna.http.cookies[COOKIE]}"
    as_cookie.http.cookies.set(COOKIE, token)
    for browser in (as_token, as_cookie):
        assert said_no(await browser.ask("GET", "/session"))[:2] == (401, "not_signed_in")


async def test_32_a_pass_signed_with_another_secret_is_nobodys(
    house: House, settings: Settings
) -> None:
    anna = await house.friend("Anna")
    async with running(settings.model_copy(update={"secret": "another"})) as other:
        browser = other.stranger()
        browser.http.cookies.set(COOKIE, anna.http.cookies[COOKIE])
        assert said_no(await browser.ask("GET", "/session"))[:2] == (401, "not_signed_in")


async def test_08_a_cookie_holds_its_player_after_a_restart(settings: Settings) -> None:
    async with running(settings) as house:
        anna = house.stranger()
        session = await anna.introduce("Anna")
        cookie = anna.http.cookies[COOKIE]
    async with running(settings) as house:
        again = house.stranger()
        again.http.cookies.set(COOKIE, cookie)
        assert await again.get("/session") == session


async def test_a_cookie_whose_player_is_not_kept_makes_a_new_one(house: House) -> None:
    ghost = house.stranger()
    ghost.http.cookies.set(COOKIE, house.services.passes.cookie("0" * 32))
    assert said_no(await ghost.ask("GET", "/session"))[:2] == (401, "not_signed_in")
    assert (await ghost.introduce("Anna"))["player"] != "0" * 32
