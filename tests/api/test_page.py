"""The page: what its link shows in a chat, to whom, and how long its files are kept."""

from __future__ import annotations

from collections.abc import AsyncIterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.robotparser import RobotFileParser

import httpx
import pytest

from server.api.preview import ENGLISH, ITALIAN, words_for
from server.settings import Settings
from server.store.journal import JournalFailed
from tests.api.house import Browser, House, running

ROBOTS = Path(__file__).parents[2] / "web/public/robots.txt"

INDEX = """<!doctype html>
<html lang="en">
  <head>
    <title>Trestle</title>
  </head>
  <body></body>
</html>
"""


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """The folder of a client that was built."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "preview.png").write_bytes(b"\x89PNG a picture")
    (folder / "robots.txt").write_text("User-agent: *\nDisallow: /t/\n")
    (folder / "assets" / "main-abc.js").write_text("1")
    return folder


@pytest.fixture
async def house(settings: Settings, client: Path) -> AsyncIterator[House]:
    async with running(settings, client=client) as open_house:
        yield open_house


class Head(HTMLParser):
    """The meta tags of a page, as a chat reads them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.tags: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        named = dict(attributes)
        if tag == "meta" and (name := named.get("property") or named.get("name")):
            assert name not in self.told
            self.told[name] = named["content"] or ""


async def looked_at(browser: Browser, path: str, language: str = "en-GB") -> httpx.Response:
    return await browser.http.get(path, headers={"Accept-Language": language})


async def head(browser: Browser, path: str, language: str = "en-GB") -> dict[str, str]:
    """Return what a page tells a chat."""
    response = await looked_at(browser, path, language)
    assert response.status_code == 200
    return Head(response.text).told


# --- what a link shows --------------------------------------------------------------------


async def test_the_link_of_ones_own_matches_tells_others_no_more_than_the_home_page(
    house: House,
) -> None:
    anna = await house.friend("Anna")
    assert await head(anna, "/history", "en") == await head(house.stranger(), "/", "en")


async def test_the_puzzles_link_shows_that_there_is_a_new_one_each_day(house: House) -> None:
    for language, words in (("en-GB", ENGLISH), ("it-IT", ITALIAN)):
        told = await head(house.stranger(), "/puzzles", language)
        assert (told["og:title"], told["og:description"]) == (words.puzzles, words.puzzles_text)
        assert told["og:url"] == "http://trestle.test/puzzles"


async def test_a_tables_link_shows_who_invites_to_what_and_the_seats(house: House) -> None:
    anna, ben = await house.friend("Anna"), await house.friend("Ben")
    code = await anna.create("gobble")
    await ben.do("PUT", f"/tables/{code}/seats/1", {})
    told = await head(house.stranger(), f"/t/{code}")
    assert told == {
        "og:type": "website",
        "og:site_name": "Trestle",
        "og:locale": "en_GB",
        "og:title": "Anna invites you to Tantrix Gobble",
        "og:description": "2 of 6 seats taken. A name is all you need.",
        "og:url": f"http://trestle.test/t/{code}",
        "og:image": "http://trestle.test/preview.png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": ENGLISH.image,
        "twitter:card": "summary_large_image",
        "description": "2 of 6 seats taken. A name is all you need.",
    }


async def test_a_tables_link_speaks_italian_to_those_who_would_rather_read_it(
    house: House,
) -> None:
    anna = await house.friend("Anna")
    code = await anna.create("gobble")
    told = await head(house.stranger(), f"/t/{code.lower()}", "it-IT,it;q=0.9,en;q=0.8")
    assert told["og:title"] == "Anna ti invita a giocare a Tantrix Gobble"
    assert told["og:description"] == "Posti occupati: 1 su 6. Basta un nome."
    assert (told["og:locale"], told["og:image:alt"]) == ("it_IT", ITALIAN.image)
    assert told["og:url"] == f"http://trestle.test/t/{code}"


async def test_a_table_whose_host_does_not_sit_invites_in_nobodys_name(house: House) -> None:
    anna = await house.friend("Anna")
    code = await anna.create("gobble")
    await anna.do("DELETE", f"/tables/{code}/seats/0")
    told = await head(house.stranger(), f"/t/{code}")
    assert told["og:title"] == "Play Tantrix Gobble at Trestle"
    assert told["og:description"].startswith("0 of 6 seats taken.")


async def test_a_full_table_a_match_and_a_locked_table_say_so(house: House) -> None:
    code, (anna, _), _ = await house.race()
    told = await head(house.stranger(), f"/t/{code}")
    assert told["og:description"].startswith("A match is on.")
    await anna.do("PATCH", f"/tables/{code}", {"locked": True})
    told = await head(house.stranger(), f"/t/{code}")
    assert told["og:description"] == "The host has locked this table."

    full = await anna.create("candle")
    for seat in (1, 2):
        await anna.do("PUT", f"/tables/{full}/seats/{seat}", {"bot": "idle"})
    told = await head(house.stranger(), f"/t/{full}")
    assert told["og:description"].startswith("All 3 seats are taken. You can watch")


async def finished(house: House) -> str:
    """Anna and Ben play a match to its end; return it."""
    _, _, page = await house.race()
    command = page.command("blow")
    await page.send(command)
    await page.peer.until(lambda: page.shown["status"] == "over")
    return str(page.shown["match"])


async def test_the_link_of_a_match_that_is_over_shows_who_played_what_and_who_won(
    house: House,
) -> None:
    match = await finished(house)
    page = await looked_at(house.stranger(), f"/m/{match}")
    told = Head(page.text).told
    assert told["og:title"] == "Replay: Candle"
    assert told["og:description"] == "Anna, Ben. Anna won. Watch it again, move by move."
    assert told["og:url"] == f"http://trestle.test/m/{match}"
    assert page.headers["x-robots-tag"] == "noindex"
    told = await head(house.stranger(), f"/m/{match}", "it")
    assert told["og:description"] == "Anna, Ben. Vince Anna. Rivedi la partita, mossa per mossa."


async def test_the_link_of_a_match_that_is_on_or_unknown_tells_nothing(house: House) -> None:
    _, (anna, _), page = await house.race()
    welcome = await head(house.stranger(), "/")
    for match in (page.shown["match"], "0" * 32, "nonsense", "%ff"):
        assert await head(anna, f"/m/{match}") == welcome


async def test_the_home_page_shows_what_this_is(house: House) -> None:
    told = await head(house.stranger(), "/")
    assert (told["og:title"], told["og:url"]) == (ENGLISH.welcome, "http://trestle.test/")
    assert (await head(house.stranger(), "/", "it"))["og:title"] == ITALIAN.welcome


async def test_the_public_address_is_shown_when_there_is_one(
    settings: Settings, client: Path
) -> None:
    public = settings.model_copy(update={"public_url": "https://play.example"})
    async with running(public, client=client) as house:
        anna = await house.friend("Anna")
        code = await anna.create()
        told = await head(anna, f"/t/{code}")
        assert told["og:url"] == f"https://play.example/t/{code}"
        assert told["og:image"] == "https://play.example/preview.png"


# --- names and headers of those who mean no good ------------------------------------------


@pytest.mark.parametrize(
    "name", ["<script>alert(1)", '"><script>1', "'/><b>", "</head><body>", "a{seats}b", "&lt;b&gt;"]
)
async def test_37_a_name_is_text_whatever_it_looks_like(house: House, name: str) -> None:
    anna = await house.friend(name)
    code = await anna.create("gobble")
    page = (await looked_at(house.stranger(), f"/t/{code}")).text
    assert Head(page).told["og:title"] == f"{name} invites you to Tantrix Gobble"
    assert Head(page).tags == ["html", "head", "title", *["meta"] * 12, "body"]


@pytest.mark.parametrize("host", ['x"><script>', "a b", "", "trestle.test:99999", "[::1"])
async def test_37_an_address_that_is_none_stays_out_of_the_page(house: House, host: str) -> None:
    browser = house.stranger()
    page = (await browser.http.get("/", headers={"Host": host})).text
    assert Head(page).tags == ["html", "head", "title", *["meta"] * 12, "body"]
    assert Head(page).told["og:url"].count("/") == 3


@pytest.mark.parametrize(
    ("header", "words"),
    [
        ("", ENGLISH),
        ("it", ITALIAN),
        ("IT-ch", ITALIAN),
        ("en, it", ENGLISH),
        ("it, en", ITALIAN),
        ("en;q=0.5, it;q=0.6", ITALIAN),
        ("it;q=0.5, en-US", ENGLISH),
        ("de, fr;q=0.9", ENGLISH),
        ("de, it;q=0.1", ITALIAN),
        ("it;q=0", ENGLISH),
        ("*", ENGLISH),
        ("it;q=much", ENGLISH),
        ("item", ENGLISH),
        ("it;q=0.8;x, \u00e9, ,,;", ENGLISH),
        ("-" * 100_000, ENGLISH),
        ("en;q=0.1," * 100_000 + "it", ENGLISH),
    ],
)
def test_the_language_is_the_one_a_browser_would_rather_read(header: str, words: object) -> None:
    assert words_for(header) is words


# --- codes are invitations ----------------------------------------------------------------


@pytest.mark.parametrize("code", ["22222222", "nonsense", "K7QF2MX%00", "%F0%9F%8E%B2", "%ff"])
async def test_38_an_unknown_code_shows_what_the_home_page_shows(house: House, code: str) -> None:
    browser = house.stranger()
    assert await head(browser, f"/t/{code}") == await head(browser, "/")
    assert len(house.services.tables) == 0


async def test_38_unknown_codes_count_with_those_of_the_api(
    settings: Settings, client: Path
) -> None:
    few = settings.model_copy(update={"wrong_codes_a_minute": 3.0})
    async with running(few, client=client) as house:
        anna = await house.friend("Anna")
        code = await anna.create()
        guesser = house.stranger()
        for _ in range(2):
            await head(guesser, "/t/22222222")
        assert (await guesser.ask("GET", "/tables/22222222")).status_code == 404
        assert (await guesser.ask("GET", f"/tables/{code}")).status_code == 429
        assert await head(guesser, f"/t/{code}") == await head(guesser, "/")
        assert (await head(anna, f"/t/{code}"))["og:title"].startswith("Anna")
        house.clock.skip(60)
        assert (await head(guesser, f"/t/{code}"))["og:title"].startswith("Anna")


async def test_38_the_guesses_at_pages_count_against_the_api(
    settings: Settings, client: Path
) -> None:
    few = settings.model_copy(update={"wrong_codes_a_minute": 2.0})
    async with running(few, client=client) as house:
        guesser = house.stranger()
        for _ in range(2):
            await head(guesser, "/t/22222222")
        assert (await guesser.ask("GET", "/tables/22222222")).status_code == 429


async def test_a_link_that_is_looked_at_opens_no_table(house: House) -> None:
    anna = await house.friend("Anna")
    code = await anna.create()
    for _ in range(3):
        assert (await head(house.stranger(), f"/t/{code}"))["og:title"].startswith("Anna")
    assert len(house.services.tables) == 0


async def test_a_link_that_is_looked_at_during_a_match_is_not_noticed_at_the_table(
    house: House,
) -> None:
    code, _, page = await house.race("pebbles")
    record = page.table.record
    page.forget()
    await head(house.stranger(), f"/t/{code}")
    await house.clock.pass_(5)
    assert (page.peer.heard, page.table.record) == ([], record)


async def test_the_page_comes_though_the_database_cannot_be_read(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await house.friend("Anna")
    code = await anna.create()

    async def broken(_: str) -> None:
        raise JournalFailed

    monkeypatch.setattr(house.services.tables.house.journal, "table", broken)
    assert (await head(anna, f"/t/{code}"))["og:title"] == ENGLISH.welcome


async def test_the_page_comes_for_a_game_that_the_house_has_no_more(
    house: House,
) -> None:
    anna = await house.friend("Anna")
    code = await anna.create("candle")
    del house.services.games["candle"]
    assert (await head(anna, f"/t/{code}"))["og:title"] == ENGLISH.welcome


# --- how long it is kept ------------------------------------------------------------------


async def test_the_page_is_asked_for_anew_and_the_same_for_whoever_asks(house: House) -> None:
    anna = await house.friend("Anna")
    code = await anna.create()
    for path in ("/", f"/t/{code}", "/t/22222222"):
        own, foreign = await looked_at(anna, path), await looked_at(house.stranger(), path)
        assert own.text == foreign.text
        assert own.headers["content-type"] == "text/html; charset=utf-8"
        assert own.headers["cache-control"] == "no-cache"
        assert own.headers["vary"] == "Accept-Language"
        assert "set-cookie" not in own.headers


async def test_no_table_is_to_be_listed_by_those_who_search(house: House) -> None:
    stranger = house.stranger()
    assert (await looked_at(stranger, "/t/22222222")).headers["x-robots-tag"] == "noindex"
    assert "x-robots-tag" not in (await looked_at(stranger, "/")).headers


def test_those_who_search_stay_away_from_tables_and_those_who_show_a_link_may_look() -> None:
    robots = RobotFileParser()
    robots.parse(ROBOTS.read_text().splitlines())
    for reader, may in (("Googlebot", False), ("Twitterbot", True), ("WhatsApp/2.23", True)):
        assert robots.can_fetch(reader, "/t/K7QF2MXW") is may
        assert robots.can_fetch(reader, f"/m/{'0' * 32}") is may
        assert robots.can_fetch(reader, "/")
        assert not robots.can_fetch(reader, "/api/tables")


@pytest.mark.parametrize(
    ("path", "kept", "type"),
    [
        ("/preview.png", "public, max-age=86400", "image/png"),
        ("/robots.txt", "public, max-age=86400", "text/plain"),
        ("/assets/main-abc.js", "public, max-age=31536000, immutable", "text/javascript"),
    ],
)
async def test_a_file_is_kept_for_a_day_and_one_named_by_its_content_for_a_year(
    house: House, path: str, kept: str, type: str
) -> None:
    for method in ("GET", "HEAD"):
        response = await house.stranger().http.request(method, path)
        assert (response.status_code, response.headers["cache-control"]) == (200, kept)
        assert response.headers["content-type"].startswith(type)


async def test_a_chat_may_ask_for_the_head_of_a_page_alone(house: House) -> None:
    for path in ("/", "/t/22222222"):
        response = await house.stranger().http.head(path)
        assert (response.status_code, response.headers["cache-control"]) == (200, "no-cache")


@pytest.mark.parametrize("path", ["/nowhere", "/..%2findex.html", "/secret", "/assets/none.js"])
async def test_what_is_not_there_is_a_page_for_readers_and_a_refusal_for_programs(
    house: House, path: str
) -> None:
    browser = house.stranger()
    page = await browser.http.get(path, headers={"Accept": "text/html,*/*"})
    assert (page.status_code, page.headers["cache-control"]) == (404, "no-cache")
    assert "<title>Trestle</title>" in page.text
    told = await browser.http.get(path)
    assert (told.status_code, told.json()["code"]) == (404, "not_found")
