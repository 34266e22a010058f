"""Matches that are over: read, watched again, taken home and checked."""

from __future__ import annotations

import asyncio
import json
import threading
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import text

from server.film import shots_of
from server.games.game import Json
from server.patch import patched
from server.record.export import read
from server.service import checks
from server.service.matches import PART
from server.settings import Settings
from tests.api.house import Browser, House, running, said_no
from tests.service.marble import SLICES
from tests.service.world import HOUSE_GAMES, Page
from tests.verifying import assert_agrees

DAY = 86_400


async def do(page: Page, type: str, **fields: Any) -> None:
    """Send a command and wait until it is accepted."""
    command = page.command(type, **fields)
    await page.send(command)
    await page.peer.until(lambda: bool(page.answers(command.ref)))
    assert page.answers(command.ref)[-1]["type"] == "accepted"


async def candle(
    house: House, whistles: int = 2, seconds: float = 1.0
) -> tuple[str, list[Browser], Page]:
    """Anna whistles so many times, each so long, and blows the candle out; return the match."""
    _, friends, page = await house.race()
    await house.clock.pass_(1.5)
    for _ in range(whistles):
        await do(page, "whistle")
        await house.clock.pass_(seconds)
    await do(page, "blow")
    await page.peer.until(lambda: page.shown["status"] == "over")
    return page.shown["match"], friends, page


async def alone(house: House, game: str) -> tuple[str, Browser, Page]:
    """Anna plays alone and guesses at once; return the match."""
    anna = await house.friend("Anna")
    code = await anna.create(game)
    page = await house.open_page(anna, "Anna", code)
    await anna.do("PUT", f"/tables/{code}/ready", {"ready": True})
    await house.clock.pass_(0)
    await page.peer.hear("update")
    await do(page, "guess")
    await page.peer.until(lambda: page.shown["status"] == "over")
    return page.shown["match"], anna, page


async def change(house: House, sql: str, **values: Any) -> None:
    """Change the database behind the server's back."""
    async with house.services.database.writing() as connection:
        await connection.execute(text(sql), values)
        await connection.commit()


# --- reading --------------------------------------------------------------------------------


async def test_whoever_has_its_link_can_read_a_match(house: House) -> None:
    match, _, page = await candle(house)
    told = await house.stranger().get(f"/matches/{match}")
    assert told == {
        "id": match,
        "game": "candle",
        "options": {"height": 600},
        "playing": [{"seat": 0, "name": "Anna"}, {"seat": 1, "name": "Ben"}],
        "began": told["ended"] - 3.5,
        "ended": house.clock.epoch(),
        "seconds": 3.5,
        "entries": 4,
        "outcome": page.updates[-1]["outcome"],
        "seal": page.shown["seal"],
        "seed": told["seed"],
        "edition": 1,
    }


async def test_whoever_played_is_told_their_seat(house: House) -> None:
    match, friends, _ = await candle(house)
    seats = [(await friend.get(f"/matches/{match}"))["you"] for friend in friends]
    assert seats == [0, 1]
    assert "you" not in await (await house.friend("Cleo")).get(f"/matches/{match}")


async def test_no_id_of_a_player_a_page_or_a_table_is_told(house: House) -> None:
    match, friends, page = await candle(house)
    stranger = house.stranger()
    secrets = [friend.player for friend in friends] + [page.client, page.shown["code"]]
    for path in ("", "/log", "/export"):
        told = (await stranger.ask("GET", f"/matches/{match}{path}")).text
        assert not [secret for secret in secrets if secret in told]


@pytest.mark.parametrize("path", ["", "/log", "/export"])
@pytest.mark.parametrize("match", ["0" * 32, "A" * 32, "1", "0" * 33, "%2e%2e"])
async def test_an_unknown_match_is_refused(house: House, match: str, path: str) -> None:
    refused = await house.stranger().ask("GET", f"/matches/{match}{path}")
    assert said_no(refused) == (404, "unknown_match", {})


async def test_of_a_match_that_goes_on_nothing_is_told(house: House) -> None:
    _, (anna, _), page = await house.race()
    match = page.shown["match"]
    for method, path in (("GET", ""), ("GET", "/log"), ("GET", "/export"), ("POST", "/verify")):
        refused = await anna.ask(method, f"/matches/{match}{path}")
        assert said_no(refused) == (409, "match_not_over", {})


async def test_whoever_tries_ids_is_stopped_like_whoever_tries_codes(settings: Settings) -> None:
    few = settings.model_copy(update={"wrong_codes_a_minute": 3.0})
    async with running(few) as house:
        match, _, _ = await candle(house)
        stranger = house.stranger()
        for number in range(3):
            await stranger.ask("GET", f"/matches/{number:032x}")
        assert said_no(await stranger.ask("GET", f"/matches/{match}"))[:2] == (429, "too_many")
        assert said_no(await stranger.ask("GET", "/tables/22222222"))[:2] == (429, "too_many")
        assert (await house.stranger().get(f"/matches/{match}"))["id"] == match


# --- the log --------------------------------------------------------------------------------


async def test_the_log_shows_a_board_what_the_socket_showed(house: House) -> None:
    match, _, page = await candle(house)
    log = await house.stranger().get(f"/matches/{match}/log")
    recorded = [update for update in page.updates if update["events"] or "outcome" in update]
    assert [entry["update"] for entry in log["entries"]][1:] == recorded
    first = log["entries"][0]["update"]
    assert (first["seq"], first["now"], first["to_act"]) == (0, 0.0, [0, 1])
    assert first["view"] == page.updates[0]["view"]
    assert "next" not in log


async def test_the_log_tells_what_each_update_came_from(house: House) -> None:
    match, _, _ = await candle(house, whistles=1)
    log = await house.stranger().get(f"/matches/{match}/log")
    came = [(entry.get("seat"), entry.get("command")) for entry in log["entries"]]
    assert came == [(None, None), (0, {"type": "whistle"}), (0, {"type": "blow"})]


async def test_a_long_match_is_watched_from_any_part_on(house: House) -> None:
    match, _, page = await candle(house, whistles=PART + 30, seconds=0.0)
    stranger = house.stranger()
    parts: list[Json] = []
    since: int | None = 0
    while since is not None:
        parts.append(await stranger.get(f"/matches/{match}/log?from={since}"))
        since = parts[-1].get("next")
    updates = [entry["update"] for part in parts for entry in part["entries"]]
    assert [update["seq"] for update in updates] == list(range(PART + 32))
    for part in parts:
        assert _shown(part)["whistles"] == part["entries"][-1]["update"]["seq"] - (
            part is parts[-1]
        )
    assert _shown(parts[-1]) == page.view

    for since, first in ((19, 0), (20, 20), (PART + 7, PART), (10**6, PART + 20)):
        part = await stranger.get(f"/matches/{match}/log?from={since}")
        assert part["entries"][0]["update"]["seq"] == first


def _shown(part: Json) -> Json:
    """Return the view after a part, as a board comes to it."""
    first, *others = [entry["update"] for entry in part["entries"]]
    view: Json = first["view"]
    for update in others:
        view = patched(view, update["patch"])
    return view


@pytest.mark.parametrize("since", ["-1", "x", "9999999999"])
async def test_a_part_that_cannot_be_is_refused(house: House, since: str) -> None:
    match, _, _ = await candle(house)
    refused = await house.stranger().ask("GET", f"/matches/{match}/log?from={since}")
    assert said_no(refused)[:2] == (422, "malformed")


async def test_the_log_has_the_film_of_what_moved(house: House) -> None:
    _, _, page = await house.race("marble", marbles=1)
    await do(page, "take")
    await do(page, "drop", x=500)
    house.clock.skip(5)
    await do(page, "resign")
    log = await house.stranger().get(f"/matches/{page.shown['match']}/log")
    film = [entry.get("film") for entry in log["entries"]]
    assert [shots is not None for shots in film] == [False, False, False, True, False]
    assert len(shots_of(b64decode(film[3]))) == SLICES


# --- taking it home -------------------------------------------------------------------------


async def test_the_record_is_a_file_that_agrees(house: House) -> None:
    match, _, page = await candle(house)
    answer = await house.stranger().ask("GET", f"/matches/{match}/export")
    name = f"trestle-candle-2027-01-15-{match[:8]}.json"
    assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
    assert answer.headers["content-type"] == "application/json"
    record = read(answer.text)
    assert_agrees(record, HOUSE_GAMES)
    assert (record.format, record.match, record.seal) == (1, match, page.shown["seal"])
    assert [seat.name for seat in record.seats] == ["Anna", "Ben"]


# --- the seed of a day ----------------------------------------------------------------------


async def test_a_seed_that_others_play_by_today_is_told_tomorrow(house: House) -> None:
    match, anna, _ = await alone(house, "riddle_of_the_day")
    told = await anna.get(f"/matches/{match}")
    left = DAY - round(house.clock.epoch()) % DAY
    assert "seed" not in told
    assert told["seed_in"] == left
    refused = said_no(await anna.ask("GET", f"/matches/{match}/export"))
    assert refused == (409, "day_not_over", {"day": "2027-01-15", "seconds": left})
    assert (await _checked(anna, match))["type"] == "agrees"

    house.clock.skip(left - 1)
    assert "seed" not in await anna.get(f"/matches/{match}")
    house.clock.skip(1)
    told = await anna.get(f"/matches/{match}")
    assert bytes.fromhex(told["seed"])
    assert "seed_in" not in told
    assert read((await anna.ask("GET", f"/matches/{match}/export")).text).seed == told["seed"]


async def test_a_seed_of_its_own_is_told_at_once(house: House) -> None:
    match, anna, _ = await alone(house, "riddle")
    assert "seed" in await anna.get(f"/matches/{match}")


# --- checking -------------------------------------------------------------------------------


async def _checked(browser: Browser, match: str) -> Json:
    answer = await browser.ask("POST", f"/matches/{match}/verify")
    assert answer.status_code == 200, answer.text
    verdict: Json = answer.json()
    return verdict


async def test_the_server_says_that_a_record_agrees(house: House) -> None:
    match, _, _ = await candle(house)
    stranger = house.stranger()
    record = read((await stranger.ask("GET", f"/matches/{match}/export")).text)
    assert await _checked(stranger, match) == {
        "type": "agrees",
        "entries": 4,
        "draws": 0,
        "fingerprint": record.fingerprint,
    }


async def test_the_server_names_what_does_not_agree(house: House) -> None:
    match, _, _ = await candle(house)
    kept = (await house.stranger().get(f"/matches/{match}/log"))["entries"][2]["update"]["events"]
    await change(
        house,
        "UPDATE entry SET events = :events WHERE match = :match AND seq = 2",
        events=json.dumps([{**kept[0], "seat": 1}]),
        match=match,
    )
    assert await _checked(house.stranger(), match) == {
        "type": "differs",
        "why": "differs",
        "entry": 2,
        "field": "events[0].seat",
        "recorded": "1",
        "replayed": "0",
    }
    await change(
        house,
        "UPDATE entry SET events = :events WHERE match = :match AND seq = 2",
        events=json.dumps(kept),
        match=match,
    )


async def test_a_match_older_than_its_record_is_read_and_said_to_be_too_old(house: House) -> None:
    match, _, _ = await candle(house)
    await change(house, "UPDATE match SET choices = NULL, edition = NULL")
    await change(house, "UPDATE entry SET to_act = NULL")
    stranger = house.stranger()
    assert "edition" not in await stranger.get(f"/matches/{match}")
    log = await stranger.get(f"/matches/{match}/log")
    assert [entry["update"]["to_act"] for entry in log["entries"]] == [[], [], [], []]
    assert read((await stranger.ask("GET", f"/matches/{match}/export")).text).edition is None
    assert await _checked(stranger, match) == {"type": "unchecked", "why": "too_old"}
    for listed in ("played", "played_with", "uncounted", "result", "entry"):
        await change(house, f"DELETE FROM {listed}")
    await change(house, "DELETE FROM match")


@contextmanager
def busy(house: House) -> Iterator[None]:
    """Keep the thread that checks busy with something else."""
    done = threading.Event()
    house.services.tables.house.checkers.submit(done.wait)
    try:
        yield
    finally:
        done.set()


async def test_a_check_that_takes_long_is_under_way_and_then_done_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, _, _ = await candle(house)
    stranger = house.stranger()
    with monkeypatch.context() as hasty, busy(house):
        hasty.setattr(checks, "PATIENCE", 0.01)
        for _ in range(2):
            answer = await stranger.ask("POST", f"/matches/{match}/verify")
            told = {"type": "under_way", "entry": 0, "entries": 4}
            assert (answer.status_code, answer.json()) == (202, told)
    asked = [asyncio.create_task(_checked(stranger, match)) for _ in range(3)]
    verdicts = await asyncio.gather(*asked)
    assert [verdict["type"] for verdict in verdicts] == ["agrees"] * 3

    with busy(house):  # nobody has to look again
        assert await _checked(stranger, match) == verdicts[0]


async def test_who_asks_for_one_check_too_many_is_told_that_we_are_busy(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "MOST_UNDER_WAY", 1)
    monkeypatch.setattr(checks, "PATIENCE", 0.01)
    one, _, _ = await candle(house)
    other, _, _ = await candle(house)
    stranger = house.stranger()
    with busy(house):
        assert (await stranger.ask("POST", f"/matches/{one}/verify")).status_code == 202
        refused = await stranger.ask("POST", f"/matches/{other}/verify")
        assert said_no(refused) == (503, "busy", {})
    monkeypatch.setattr(checks, "PATIENCE", 10.0)
    assert (await _checked(stranger, one))["type"] == "agrees"
    assert (await _checked(stranger, other))["type"] == "agrees"


async def test_a_check_ends_with_the_server(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "PATIENCE", 0.01)
    async with running(settings) as house:
        match, _, _ = await candle(house)
        checkers = house.services.tables.house.checkers
        with busy(house):
            answer = await house.stranger().ask("POST", f"/matches/{match}/verify")
            assert answer.status_code == 202
            house.services.matches.close()
    assert await asyncio.to_thread(checkers.submit(lambda: "idle").result, 10) == "idle"
