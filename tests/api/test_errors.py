"""Every error leaves in one form, and none tells what went on inside."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from structlog.typing import EventDict

from server.api.body import MOST_BYTES
from server.settings import Settings
from tests.api.house import House, running, said_no


@pytest.mark.parametrize(
    "body",
    ["{", "", "null", "[" * 10_000, "{}".encode("utf-16"), b"\xff\xfe{}", '{"name": NaN}'],
    ids=["cut", "empty", "null", "deep", "utf16", "bytes", "nan"],
)
async def test_35_a_body_that_is_not_json_is_malformed_and_the_server_is_up(
    house: House, body: str | bytes
) -> None:
    browser = house.stranger()
    response = await browser.http.post(
        "/api/session", content=body, headers={"content-type": "application/json"}
    )
    status, code, _ = said_no(response)
    assert (status, code) == (422, "malformed")
    await browser.get("/games")


async def test_what_is_no_json_at_all_has_no_fields(house: House) -> None:
    response = await house.stranger().http.post(
        "/api/session", content="{x", headers={"content-type": "application/json"}
    )
    assert said_no(response) == (422, "malformed", {"fields": []})


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (r'{"game": "\ud800"}', "unknown_game"),
        (r'{"game": "pebbles", "options": {"\ud800": 1}}', "bad_options"),
        (r'{"game": "pebbles", "\ud800": 1}', "malformed"),
    ],
)
async def test_35_half_a_character_in_a_body_is_refused_like_any_wrong_text(
    house: House, body: str, code: str
) -> None:
    anna = await house.friend("Anna")
    response = await anna.http.post(
        "/api/tables", content=body, headers={"content-type": "application/json"}
    )
    assert said_no(response)[:2] == (422, code)


async def test_a_malformed_body_is_not_repeated_at_any_length(house: House) -> None:
    body = {"name": "Anna", **{f"{n}" + "x" * 500: n for n in range(20)}}
    response = await house.stranger().ask("POST", "/session", body)
    status, code, details = said_no(response)
    assert (status, code, len(details["fields"])) == (422, "malformed", 8)
    assert max(len(field) for field in details["fields"]) <= 60


async def test_an_address_that_does_not_exist_is_not_found(house: House) -> None:
    for path in ("/nowhere", "/tables/22222222/nowhere"):
        assert said_no(await house.stranger().ask("GET", path)) == (404, "not_found", {})


async def test_a_method_that_an_address_does_not_have_is_not_allowed(house: House) -> None:
    response = await house.stranger().ask("DELETE", "/games")
    assert said_no(response) == (405, "not_allowed", {})


async def test_a_mistake_of_ours_is_told_without_its_words_and_logged_with_them(
    house: House, monkeypatch: pytest.MonkeyPatch, logs: list[EventDict]
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("the secret is 1234")

    monkeypatch.setattr(house.services.kept_tables, "open", broken)
    response = await house.stranger().ask("GET", "/tables")
    assert said_no(response) == (500, "failed", {})
    assert "1234" not in response.text
    assert "RuntimeError" not in response.text
    (failed,) = [log for log in logs if log["event"] == "request_failed"]
    assert (failed["path"], str(failed["exc_info"])) == ("/api/tables", "the secret is 1234")


async def test_a_failure_at_a_table_is_told_without_its_words(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await house.friend("Anna")
    code = await anna.create()

    async def broken(*_: object) -> None:
        raise OSError("disk /dev/sdb1 is full")

    monkeypatch.setattr(house.services.tables.house.journal, "keep", broken)
    response = await anna.ask("PATCH", f"/tables/{code}", {"locked": True})
    assert said_no(response) == (500, "failed", {})
    monkeypatch.undo()
    await anna.do("PATCH", f"/tables/{code}", {"locked": True})


# --- limits -------------------------------------------------------------------------------


async def test_38_wrong_codes_from_one_address_are_limited(settings: Settings) -> None:
    few = settings.model_copy(update={"wrong_codes_a_minute": 3.0})
    async with running(few) as house:
        guesser, other = house.stranger(), house.stranger()
        answers = [await guesser.ask("GET", "/tables/22222222") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [404, 404, 404, 429]
        assert said_no(answers[-1]) == (429, "too_many", {"ms": 20_000})
        assert (await other.ask("GET", "/tables/22222222")).status_code == 404
        house.clock.skip(20)
        assert (await guesser.ask("GET", "/tables/22222222")).status_code == 404


async def test_38_a_right_code_is_no_more_told_than_a_wrong_one_after_too_many(
    settings: Settings,
) -> None:
    few = settings.model_copy(update={"wrong_codes_a_minute": 1.0})
    async with running(few) as house:
        anna = await house.friend("Anna")
        code = await anna.create()
        await anna.ask("GET", "/tables/22222222")
        assert (await anna.ask("GET", f"/tables/{code}")).status_code == 429
        house.clock.skip(60)
        assert (await anna.ask("GET", f"/tables/{code}")).status_code == 200


async def test_new_tables_and_names_from_one_address_are_limited(settings: Settings) -> None:
    few = settings.model_copy(update={"tables_a_minute": 2.0})
    async with running(few) as house:
        anna = await house.friend("Anna")
        await anna.create()
        for path, body in (("/tables", {"game": "pebbles"}), ("/session", {"name": "Ann"})):
            response = await anna.ask("POST", path, body)
            assert said_no(response) == (429, "too_many", {"ms": 30_000})
        assert len(await anna.get("/tables/mine")) == 1
        house.clock.skip(30)
        await anna.create()


async def test_a_body_is_refused_when_it_is_large_or_does_not_say_how_large(
    house: House,
) -> None:
    anna = await house.friend("Anna")
    large = await anna.http.post("/api/tables", content=b" " * (MOST_BYTES + 1))
    assert said_no(large) == (413, "oversized", {"most": MOST_BYTES})

    async def in_parts() -> AsyncIterator[bytes]:
        yield b"{}"

    endless = await anna.http.post("/api/tables", content=in_parts())
    assert said_no(endless) == (413, "oversized", {"most": MOST_BYTES})


# --- health -------------------------------------------------------------------------------


async def test_a_server_that_runs_is_alive_and_ready(house: House) -> None:
    browser = house.stranger()
    alive = await browser.http.get("/healthz")
    assert (alive.status_code, alive.json()) == (200, {"status": "alive"})
    ready = await browser.http.get("/readyz")
    assert (ready.status_code, ready.json()) == (200, {"status": "ready"})


async def test_a_server_without_its_database_is_alive_and_not_ready(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost() -> bool:
        return False

    monkeypatch.setattr(house.services.database, "answers", lost)
    browser = house.stranger()
    assert (await browser.http.get("/healthz")).status_code == 200
    ready = await browser.http.get("/readyz")
    assert (ready.status_code, ready.json()) == (503, {"status": "waiting"})


async def test_the_api_is_described_at_docs(house: House) -> None:
    browser = house.stranger()
    assert (await browser.http.get("/docs")).status_code == 200
    paths = (await browser.http.get("/openapi.json")).json()["paths"]
    assert "/api/tables/{code}/seats/{seat}" in paths
