"""What people can do who are not who they say, and what anyone can learn who listens."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from random import Random

import pytest

from server.games.game import Json
from server.service.clock import day_of
from server.settings import Settings
from server.wire import CloseCode
from tests.client import Page, Refused
from tests.live.hurried import hurried_app
from tests.live.people import People, next_move, play_together, services, start
from tests.live.raw import raw_peer
from tests.running import Inside, Process, inside

UNKNOWN = "22222222"


async def test_31_no_byte_tells_the_seed_or_what_lies_face_down(
    house: Inside, people: People
) -> None:
    racers = await people.table(5, call=True)
    await start(racers)
    watcher = await (await people.come("Sara")).open(racers[0].code)
    for _ in range(2):
        await play_together(racers, Random(31), until_seq=racers[0].seq + 8)
        await racers[1].drop()
        await racers[1].connect()
        await racers[2].command({"type": "place", "tile": 57})
    await racers[4].command({"type": "resign"})
    await play_together(racers[:4], Random(31), until_seq=racers[0].seq + 4)

    assert racers[0].match is not None
    kept = await services(house).tables.house.journal.match(racers[0].match)
    assert kept is not None
    everything = "".join(text for page in [*racers, watcher] for text in page.raw)
    everything += json.dumps(await racers[0].browser.ask("GET", f"/tables/{racers[0].code}"))
    assert kept.seed.hex() not in everything
    assert b64encode(kept.seed).decode().rstrip("=") not in everything
    hidden = kept.state["put_away"]
    assert len(hidden) > 4
    for page in [*racers[:4], watcher]:
        assert page.view["put_away"] == len(hidden)
        shown = {laid["tile"] for laid in page.view["cells"].values()}
        shown |= {int(tile) for tiles in page.view["hands"].values() for tile in tiles}
        assert shown.isdisjoint(hidden)
    assert str(hidden).replace(" ", "") not in everything


async def test_31_no_byte_tells_a_puzzle_of_another_day_or_what_lies_under_a_pile(
    house: Inside, people: People
) -> None:
    parts = services(house).tables.house
    daily = (await people.race(1, game="daily", day="2999-12-31"))[0]
    assert daily.view["day"] == day_of(parts.clock.epoch())
    tomorrow = day_of(parts.clock.epoch() + 86_400)
    piles = (await people.race(1, game="solitaire"))[0]
    bag = (await people.race(1, game="gobble_alone"))[0]

    everything = "".join(text for page in (daily, piles, bag) for text in page.raw)
    everything += json.dumps(await daily.browser.ask("GET", "/puzzles"))
    for seed in [parts.seed_of_day("daily", day) for day in (daily.view["day"], tomorrow)]:
        assert seed.hex() not in everything
    for page, hidden in (
        (piles, [tile for pile in (await _kept(house, piles))["piles"] for tile in pile[:-1]]),
        (bag, (await _kept(house, bag))["bag"]),
    ):
        told = set(re.findall(r'"(?:tile|top)":(\d+)', "".join(page.raw)))
        assert told
        assert hidden
        assert told.isdisjoint(map(str, hidden))


async def _kept(house: Inside, page: Page) -> Json:
    """Return the state of the page's match as the server keeps it."""
    match = await services(house).tables.house.journal.match(page.match or "")
    assert match is not None
    return match.state


async def test_32_one_who_watches_a_puzzle_neither_works_at_it_nor_asks_for_a_hint(
    people: People,
) -> None:
    anna = (await people.race(1, game="discovery", size=10))[0]
    watcher = await (await people.come("Sara")).open(anna.code)
    before = anna.seq
    lay = {"type": "lay", "tile": 1, "cell": {"q": 0, "r": 0}, "rotation": 0}
    for command in ({"type": "ask_hint"}, {"type": "resign"}, lay):
        assert (await watcher.command(command))["code"] == "not_seated"
    assert (anna.seq, anna.view["benches"]["0"]["hints"]) == (before, 0)


@pytest.mark.parametrize("cookie", ["", "trestle=", "trestle=someone", "trestle={player}"])
async def test_32_nobody_is_believed_to_be_a_player_without_the_servers_own_proof(
    people: People, cookie: str
) -> None:
    """The id of a player is known to everyone at the table; it opens nothing."""
    anna, ben = await people.race(2)
    forged = cookie.format(player=json.dumps(anna.browser.player))
    stranger = await people.stranger()
    stranger.http.headers["Cookie"] = forged

    async with await raw_peer(stranger, anna.code, headers={"Cookie": forged}) as peer:
        assert await peer.until_closed() == CloseCode.NOT_SIGNED_IN
    for method, path in [
        ("DELETE", f"/tables/{anna.code}/seats/0"),
        ("PUT", f"/tables/{anna.code}/ready"),
        ("POST", f"/tables/{anna.code}/end"),
    ]:
        with pytest.raises(Refused) as refused:
            await stranger.ask(method, path, {"ready": True})
        assert (refused.value.status, refused.value.code) == (401, "not_signed_in")
    assert {table["seats"][0]["presence"] for table in ben.heard("table")} == {"here"}


async def test_32_a_pass_of_another_server_opens_nothing(
    people: People, settings: Settings
) -> None:
    anna, _ = await people.race(2)
    other = settings.model_copy(update={"secret": "another"})
    async with inside(hurried_app(other), other) as house:
        anna.browser.moved(house.address)
        with pytest.raises(Refused) as refused:
            await anna.browser.ask("GET", "/session")
        assert refused.value.code == "not_signed_in"


async def test_32_a_player_of_another_table_cannot_move_here(people: People) -> None:
    anna, ben = await people.race(2)
    carla = (await people.race(2))[0]
    guest = await carla.browser.open(anna.code)
    move = next_move(anna, Random(1))
    assert move is not None

    assert (await guest.command(move))["code"] == "not_seated"
    assert (await carla.command({**move, "match": anna.match}))["code"] == "unknown_command"
    with pytest.raises(Refused) as refused:
        await carla.browser.stand(anna.code, 0)
    assert (refused.value.status, refused.value.code) == (403, "not_your_seat")
    await anna.settle()
    assert (anna.seq, ben.seq) == (0, 0)


async def test_33_nothing_a_spectator_is_told_opens_a_seat(people: People) -> None:
    anna, ben = await people.race(2)
    sara = await people.come("Sara")
    watcher = await sara.open(anna.code)
    await play_together([anna, ben], Random(33), until_seq=4)
    told = "".join(watcher.raw) + json.dumps(await sara.ask("GET", f"/tables/{anna.code}"))

    for browser in (anna.browser, ben.browser):
        assert browser.cookie.removeprefix("trestle=") not in told
        token = (await browser.ask("POST", "/session/token"))["token"]
        assert token not in told
    assert anna.client not in told
    assert ben.client not in told


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("https://evil.example", 403),
        ("http://{host}.evil.example", 403),
        ("http://evil.example/{host}", 403),
        ("http://[", 403),
        ("null", 403),
        ("", 403),
        ("http://{host}", 101),
        ("https://friends.example", 101),
    ],
)
async def test_34_only_pages_of_ours_may_open_a_socket(
    settings: Settings, origin: str, status: int
) -> None:
    ours = settings.model_copy(update={"origins": ["https://friends.example"]})
    async with inside(hurried_app(ours), ours) as house, People(house.address) as people:
        anna = (await people.table(1))[0]
        headers = {"Origin": origin.format(host=house.address.removeprefix("http://"))}
        async with await raw_peer(anna.browser, anna.code, headers=headers) as peer:
            assert peer.status == status
            if status == 403:
                assert json.loads(await peer.body())["code"] == "not_allowed"


async def test_34_a_socket_that_is_refused_is_no_error_of_the_servers(hurried: Process) -> None:
    async with People(hurried.address) as people:
        anna = (await people.table(1))[0]
        headers = {"Origin": "https://evil.example"}
        async with await raw_peer(anna.browser, anna.code, headers=headers) as peer:
            assert peer.status == 403
            assert json.loads(await peer.body())["code"] == "not_allowed"


async def test_34_behind_a_proxy_the_page_it_serves_may_open_a_socket(people: People) -> None:
    anna = (await people.table(1))[0]
    headers = {"Host": "play.example", "Origin": "https://play.example"}
    async with await raw_peer(anna.browser, anna.code, headers=headers) as peer:
        assert peer.status == 101


async def test_36_no_clock_of_a_client_is_believed(people: People) -> None:
    anna, _ = await people.race(2)
    move = next_move(anna, Random(36))
    for extra in ({"lag": 5000}, {"elapsed": -1}, {"now": 0}, {"at": 0}):
        told = {"type": "command", "match": anna.match, "ref": 1, "command": move, **extra}
        assert (await anna.refusal(told))["code"] == "malformed"
    await anna.send({"type": "ping", "sent": -1e300})
    await anna.until(lambda page: bool(page.pongs))
    assert anna.pongs[0]["sent"] == -1e300
    assert 0 <= anna.pongs[0]["now"] < 60


async def test_38_no_table_is_made_by_looking_for_it(house: Inside, people: People) -> None:
    anna = await people.come("Anna")
    async with await raw_peer(anna, UNKNOWN) as peer:
        assert peer.status == 404
        assert json.loads(await peer.body())["code"] == "unknown_table"
    for code in (UNKNOWN, "K7QF", "K7QF2MX0", "k7qf2mxw" * 100, "%00%00%00%00%00%00%00%00"):
        for method in ("GET", "PATCH"):
            with pytest.raises(Refused) as refused:
                await anna.ask(method, f"/tables/{code}", {})
            assert (refused.value.status, refused.value.code) == (404, "unknown_table")
    assert await services(house).kept_tables.open(10) == []
    assert len(services(house).tables) == 0


async def test_38_one_address_may_guess_only_so_many_codes(settings: Settings) -> None:
    few = settings.model_copy(update={"wrong_codes_a_minute": 5})
    async with inside(hurried_app(few), few) as house, People(house.address) as people:
        anna = (await people.table(1))[0]
        told = []
        for number in range(10):
            with pytest.raises(Refused) as refused:
                await anna.browser.ask("GET", f"/tables/2222222{number % 7 + 2}")
            told.append(refused.value.status)
        assert told == [404] * 5 + [429] * 5
        async with await raw_peer(anna.browser, UNKNOWN) as peer:
            assert peer.status == 429
        with pytest.raises(Refused) as refused:  # a right guess tells no more than a wrong one
            await anna.browser.ask("GET", f"/tables/{anna.code}")
        assert refused.value.status == 429


async def test_38_ids_cannot_be_guessed(people: People) -> None:
    """Codes have 39 bits, and wrong ones are limited; everything else has 128."""
    anna, ben = await people.race(2)
    assert len({anna.code, (await people.table(1))[0].code}) == 2
    assert anna.match is not None
    for identity in (anna.browser.player, ben.browser.player, anna.match):
        assert len(bytes.fromhex(identity)) == 16
