"""Messages that are too large, too many, or no messages at all."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from server.games.game import Json
from server.live.socket import LINES_AT_ONCE
from server.settings import Settings
from server.wire import MAX_MESSAGE_BYTES, MAX_TEXT, CloseCode
from tests.client import Refused
from tests.live.hurried import hurried_app
from tests.live.people import People, assert_all_tiles, play_together
from tests.live.raw import BINARY, MORE, TEXT, raw_peer
from tests.running import Process, inside

FRAMES = 10_000
PEERS = 10
FRAMES_A_SOCKET = 100


async def test_a_message_that_is_too_large_is_refused_and_the_socket_stays(
    people: People,
) -> None:
    anna = (await people.table(1))[0]
    refusal = await anna.refusal("x" * (MAX_MESSAGE_BYTES + 1))
    assert (refusal["code"], refusal["details"]) == ("oversized", {"most": MAX_MESSAGE_BYTES})
    await anna.settle()


async def test_a_message_of_the_largest_size_is_taken(people: People) -> None:
    anna = (await people.table(1))[0]
    said = json.dumps({"type": "say", "text": "a" * MAX_TEXT})
    await anna.send(said + " " * (MAX_MESSAGE_BYTES - len(said)))
    await anna.hears(1)


async def test_a_message_above_64_kib_closes_the_socket(people: People) -> None:
    anna, ben = await people.race(2)
    async with await raw_peer(ben.browser, anna.code) as peer:
        await peer.send(TEXT, b"x" * (64 * 1024 + 1))
        assert await peer.until_closed() == 1009
    await anna.settle()


async def test_text_that_is_not_utf_8_closes_the_socket_and_fills_no_log(
    people: People, caplog: pytest.LogCaptureFixture
) -> None:
    anna, ben = await people.race(2)
    for text in (b'{"type":"say","text":"\xff\xfe"}', "ä".encode()[:1]):
        async with await raw_peer(ben.browser, anna.code) as peer:
            await peer.send(TEXT, text)
            assert await peer.until_closed() == 1007
    async with await raw_peer(ben.browser, anna.code) as peer:
        await peer.send(TEXT, b"ab", is_last=False)
        await peer.send(MORE, b"\xff")
        assert await peer.until_closed() == 1007
    await anna.settle()
    assert caplog.records == []


async def test_a_character_may_be_cut_in_two_by_frames(people: People) -> None:
    anna, ben = await people.table(2)
    line = json.dumps({"type": "say", "text": "ä"}, ensure_ascii=False).encode()
    cut = line.index("ä".encode()) + 1
    async with await raw_peer(ben.browser, anna.code) as peer:
        await peer.send(TEXT, line[:cut], is_last=False)
        await peer.send(MORE, line[cut:])
        await anna.hears(1)
    assert anna.said[0]["text"] == "ä"


async def test_one_who_talks_too_much_is_told_when_to_go_on(settings: Settings) -> None:
    limited = settings.model_copy(update={"lines_a_minute": 6})
    async with inside(hurried_app(limited), limited) as house, People(house.address) as people:
        anna = (await people.table(1))[0]
        line = json.dumps({"type": "say", "text": "Hello!"})
        for _ in range(LINES_AT_ONCE):
            await anna.send(line)
        refusal = await anna.refusal(line)
        assert refusal["code"] == "too_many"
        assert 9_000 < refusal["details"]["ms"] <= 10_000
        await anna.hears(LINES_AT_ONCE)


async def test_one_who_floods_is_told_so_and_then_let_go(settings: Settings) -> None:
    limited = settings.model_copy(update={"messages_a_second": 20, "messages_at_once": 60})
    async with inside(hurried_app(limited), limited) as house, People(house.address) as people:
        anna, ben = await people.race(2)
        while ben.closed is None:
            await ben.send({"type": "ping", "sent": 1})
            await asyncio.sleep(0)
        assert await ben.ended() == CloseCode.FLOODING
        assert len(ben.pongs) >= 60
        assert {refusal["code"] for refusal in ben.refusals} == {"too_many"}
        assert all(0 < refusal["details"]["ms"] <= 50 for refusal in ben.refusals)
        await anna.settle()


async def test_one_who_is_hasty_for_a_moment_is_told_so_and_stays(settings: Settings) -> None:
    limited = settings.model_copy(update={"messages_a_second": 20, "messages_at_once": 5})
    async with inside(hurried_app(limited), limited) as house, People(house.address) as people:
        anna = (await people.table(1))[0]
        for _ in range(10):
            await anna.send({"type": "ping", "sent": 1})
        await anna.until(lambda page: len(page.pongs) + len(page.refusals) == 10)
        assert {refusal["code"] for refusal in anna.refusals} == {"too_many"}
        await asyncio.sleep(anna.refusals[-1]["details"]["ms"] / 1000)
        await anna.settle()


async def test_emotes_come_one_in_three_seconds(people: People) -> None:
    anna, ben = await people.table(2)
    await anna.send({"type": "emote", "emote": "hello"})
    refusal = await anna.refusal({"type": "emote", "emote": "wow"})
    assert refusal["code"] == "too_many"
    await ben.until(lambda page: bool(page.heard("emoted")))
    assert [emoted["emote"] for emoted in ben.heard("emoted")] == ["hello"]


@pytest.mark.parametrize("text", ["", " \t\n", "\0", "\ud800", "\u200b" * 3, "a" * (MAX_TEXT + 1)])
async def test_a_line_of_chat_that_says_nothing_is_malformed(people: People, text: str) -> None:
    anna = (await people.table(1))[0]
    refusal = await anna.refusal(json.dumps({"type": "say", "text": text}))
    assert refusal["code"] == "malformed"


async def test_a_line_of_chat_is_kept_without_what_cannot_be_shown(people: People) -> None:
    anna = (await people.table(1))[0]
    await anna.say("a\0b\N{RIGHT-TO-LEFT OVERRIDE}c")
    await anna.hears(1)
    assert anna.said[0]["text"] == "abc"


# --- 35: nothing that is sent stops the server -------------------------------------------


def _nonsense(random: Random) -> tuple[int, bytes]:
    """Return a frame that is no message of ours."""
    number = random.choice([0, -1, 1.5, 1e308, 2**53 + 1, 10**300, True])
    wrong: Any = random.choice([None, [], {}, "", "\ud800", number, [[[]]], {"type": {}}])
    kind = random.choice(["command", "say", "emote", "ping", "table", "update", "", wrong])
    member = random.choice(["ref", "match", "command", "text", "sent", "emote", "v", "\0"])
    texts = [
        json.dumps(wrong),
        json.dumps({"type": kind}),
        json.dumps({"type": kind, member: wrong}),
        json.dumps({"type": kind, "ref": 1, "match": "m", "command": wrong, "text": wrong}),
        '{"type":"ping","sent":NaN}',
        '{"type":"ping","sent":-Infinity}',
        '{"type":"ping","sent":1e999}',
        '{"type":"command","ref":' + "9" * 3000 + "}",
        "[" * 2000,
        '{"a":' * 600 + "1" + "}" * 600,
        '{"type":"command","match":"m","ref":1,"command":' + "[" * 1500 + "]" * 1500 + "}",
        '{"type":"ping","sent":1,"sent":2',
    ]
    junk = random.randbytes(random.randint(0, 300))
    if random.random() < 0.1:
        return BINARY, junk
    return TEXT, random.choice([*texts, junk.decode("latin-1")]).encode()


async def _send_nonsense(people: People, code: str, seed: int) -> int:
    """Send frames on one socket after another; return how many refusals came back."""
    random, refusals = Random(seed), 0
    guest = await people.come(f"Guest {seed}")
    for _ in range(FRAMES // PEERS // FRAMES_A_SOCKET):
        async with await raw_peer(guest, code) as peer:
            for _ in range(FRAMES_A_SOCKET):
                await peer.send(*_nonsense(random))
            await peer.send(TEXT, b'{"type":"ping","sent":4711}')
            while '"sent":4711.0' not in (text := (await peer.frame()).payload.decode()):
                message = json.loads(text)
                if message["type"] == "rejected":
                    assert message["code"] == "malformed"
                    refusals += 1
            await peer.send(TEXT, b"\xff")
            assert await peer.until_closed() == 1007
    return refusals


async def test_35_ten_thousand_frames_of_nonsense_stop_neither_the_server_nor_a_race(
    hurried: Process,
) -> None:
    async with People(hurried.address) as people:
        racers = await people.race(3)
        for page in racers:
            page.on_view = assert_all_tiles
        lobby = (await people.table(1))[0]
        refusals, *_ = await asyncio.gather(
            asyncio.gather(*(_send_nonsense(people, lobby.code, seed) for seed in range(PEERS))),
            play_together(racers, Random(35)),
        )
        assert racers[0].outcome is not None
        assert sum(refusals) > FRAMES * 0.9
        await lobby.until(lambda page: page.table["spectators"]["count"] == 0)
        await lobby.settle()


FAR: list[Json] = [{"q": 201, "r": 0}, {"q": 0, "r": -(10**30)}, {"q": None, "r": 0}, {}]
NO_COMMANDS: list[Json] = [
    {},
    {"type": "advise", "answer": {}},
    {"type": "ask_hint", "seat": 0},
    {"type": "lift", "tile": 57},
    *(
        {"type": kind, "tile": 1, "cell": cell, "rotation": 0}
        for kind in ("lay", "place")
        for cell in FAR
    ),
]


@pytest.mark.parametrize("game", ["discovery", "rainbow", "daily", "solitaire", "gobble_alone"])
async def test_35_what_no_player_of_a_puzzle_could_mean_is_refused_and_changes_nothing(
    people: People, game: str
) -> None:
    anna = (await people.race(1, game=game))[0]
    before = anna.seq
    for nonsense in NO_COMMANDS:
        assert (await anna.command(nonsense))["code"] == "unknown_command"
    assert (anna.seq, anna.to_act) == (before, [0])


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("discovery", {"size": 2}),
        ("discovery", {"size": 31}),
        ("discovery", {"size": 10**9}),
        ("rainbow", {"back": "pink"}),
        ("daily", {"day": "tomorrow"}),
        ("solitaire", {"colour": "green"}),
        ("gobble_alone", {"size": 3}),
    ],
)
async def test_35_a_puzzle_that_is_not_there_cannot_be_asked_for(
    people: People, game: str, options: Json
) -> None:
    anna = await people.come("Anna")
    with pytest.raises(Refused) as refused:
        await anna.create(game, **options)
    assert (refused.value.status, refused.value.code) == (422, "bad_options")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"null",
        b"[]",
        b"[" * 16_000,
        b'{"name":NaN}',
        b'{"name":"\\ud800"}',
        b'{"name":{"name":1}}',
        b'{"name":"Anna","\\ud800":1}',
        b'{"game":"\\ud800","options":{"\\ud800":1e999}}',
    ],
)
@pytest.mark.parametrize("path", ["/session", "/tables", "/tables/{code}/kick"])
async def test_35_a_body_that_cannot_be_understood_is_refused(
    people: People, path: str, body: bytes
) -> None:
    anna = (await people.table(1))[0]
    answer = await anna.browser.http.post(
        "/api" + path.format(code=anna.code),
        content=body,
        headers={"Content-Type": "application/json"},
    )
    assert answer.status_code in (400, 422)
    assert set(answer.json()) == {"code", "text", "details"}


async def test_35_a_body_that_is_too_large_is_refused(people: People) -> None:
    anna = await people.come("Anna")
    answer = await anna.http.post("/api/session", content=b" " * 1_000_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "oversized")
    assert (await anna.ask("GET", "/session"))["name"] == "Anna"
