"""A match of each game, played through sockets, is taken home and agrees; altered, it does not."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE
from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from server.__main__ import main, verify_file
from server.games import GAMES
from server.games.game import Json
from server.patch import patched
from tests.client import Page, Refused
from tests.live.people import People
from tests.running import ROOT

MODES: Mapping[str, tuple[str, int, Json]] = {
    **{
        name: (name, min(2, kind.players[-1]), {}) for name, kind in GAMES.items() if not kind.heavy
    },
    "gobble, called and split": ("gobble", 3, {"call": True, "split": True}),
    "strategy, by clocks": ("strategy", 3, {"clock": True}),
}
"""A name → game, seats and options."""


IMPATIENT: Mapping[str, Json] = {"trip_away": {"type": "pass"}}
"""What people say, who do not wait for what comes by itself, when a bot would wait."""


async def play(page: Page, game: str, random: Random) -> None:
    """Play as the bot does that thinks least, until the match is over."""
    kind = GAMES[game]
    bot = next(iter(kind.bots.values()))
    while page.outcome is None:
        seat, told = page.seat, None
        if seat is not None and seat in page.to_act:
            command = bot.choose(kind.views.validate_python(page.view), seat, random)
            told = IMPATIENT.get(game)
            if command is not None:
                told = command.model_dump(mode="json", exclude_none=True)
        if told is not None:
            await page.command(told)
        else:
            await page.newer()


async def played(people: People, mode: str) -> list[Page]:
    """Play a match to its end; return everyone's page."""
    game, seats, options = MODES[mode]
    pages = await people.race(seats, game, **options)
    await asyncio.gather(*(play(page, game, Random(seat)) for seat, page in enumerate(pages)))
    return pages


async def taken_home(page: Page, folder: Path) -> Path:
    """Take the record of the match home."""
    record = await page.browser.ask("GET", f"/matches/{page.match}/export")
    file = folder / "match.json"
    file.write_text(json.dumps(record))
    return file


def alter_an_event(file: Path) -> int:
    """Change an event in the middle; return the number of its entry."""
    record = json.loads(file.read_text())
    told = [entry for entry in record["entries"] if entry["events"]]
    entry = told[len(told) // 2]
    entry["events"][0]["type"] = "miracle"
    file.write_text(json.dumps(record))
    number: int = entry["seq"]
    return number


@pytest.mark.no_cover
@pytest.mark.parametrize("mode", [mode for mode in MODES if mode != "daily"])
async def test_a_match_played_through_sockets_is_taken_home_and_agrees(
    people: People, tmp_path: Path, capsys: pytest.CaptureFixture[str], mode: str
) -> None:
    page, *_ = await played(people, mode)
    file = await taken_home(page, tmp_path)
    told = await page.browser.ask("POST", f"/matches/{page.match}/verify")
    assert told["type"] == "agrees"

    assert verify_file(file) == 0
    said = capsys.readouterr().out
    assert "The record agrees" in said
    assert told["fingerprint"] in said

    number = alter_an_event(file)
    assert verify_file(file) == 1
    assert f"does not agree: entry {number}, events[0].type" in capsys.readouterr().out


async def test_the_record_of_a_day_is_kept_back_until_the_day_is_over(people: People) -> None:
    (anna,) = await played(people, "daily")
    with pytest.raises(Refused) as refused:
        await anna.browser.ask("GET", f"/matches/{anna.match}/export")
    assert refused.value.code == "day_not_over"
    told = await anna.browser.ask("POST", f"/matches/{anna.match}/verify")
    assert told["type"] == "agrees"


async def test_a_replay_shows_what_was_shown(people: People) -> None:
    anna, ben = await played(people, "gobble")
    stranger = await people.stranger()
    view: Json = {}
    events: list[Json] = []
    since: int | None = 0
    while since is not None:
        log = await stranger.ask("GET", f"/matches/{anna.match}/log?from={since}")
        for entry in log["entries"]:
            update = entry["update"]
            view = update["view"] if "view" in update else patched(view, update["patch"])
            events += update["events"]
        since = log.get("next")
    assert (view, events) == (anna.view, anna.events)
    assert update["outcome"] == ben.outcome


@pytest.mark.no_cover
async def test_the_command_line_says_whether_a_record_agrees(
    people: People, tmp_path: Path
) -> None:
    page, *_ = await played(people, "solitaire")
    file = await taken_home(page, tmp_path)

    number = alter_an_event(file)

    said = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "server", "verify", str(file), cwd=ROOT, stdout=PIPE, stderr=PIPE
    )
    told, errors = await said.communicate()

    assert (said.returncode, errors) == (1, b"")
    assert told.startswith(f"The record does not agree: entry {number}, events[0].type".encode())


@pytest.mark.parametrize(("arguments", "status"), [(["verify"], 2), (["migrate", "x"], 2)])
def test_a_file_is_what_verify_needs_and_nothing_else_takes(
    arguments: list[str], status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["trestle", *arguments])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == status


def test_what_cannot_be_read_is_said_to_be_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify_file(tmp_path / "nothing") == 1
    assert "cannot be read: No such file" in capsys.readouterr().out
    (tmp_path / "else").write_text('{"format": 1}')
    assert verify_file(tmp_path / "else") == 1
    assert "is not the record of a match: look at match, game" in capsys.readouterr().out
