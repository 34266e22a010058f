"""What a player has solved, and the puzzle of the day."""

from __future__ import annotations

from typing import Any

from server.games.tantrix.discovery.game import Discovery
from server.settings import Settings
from tests.api.house import Browser, House, running
from tests.games.tantrix.puzzles.working import LOOP_OF_5, drawn
from tests.service.world import Page

TODAY = "2027-01-15"
"""The day on which the clock begins, at 8 in the morning (UTC)."""

DAY = 86_400


async def alone(house: House, browser: Browser, game: str = "riddle", **options: Any) -> Page:
    """Someone begins a match alone; their page is open."""
    code = await browser.create(game, options=options)
    page = await house.open_page(browser, "Anna", code)
    await browser.do("PUT", f"/tables/{code}/ready", {"ready": True})
    await house.clock.pass_(0)
    await page.peer.hear("update")
    return page


async def do(page: Page, *commands: dict[str, Any]) -> None:
    """Send commands; each is accepted."""
    for command in commands:
        sent = page.command(**command)
        await page.send(sent)
        await page.peer.until(lambda ref=sent.ref: bool(page.answers(ref)))  # type: ignore[misc]
        assert page.answers(sent.ref)[-1]["type"] == "accepted"


async def solved(browser: Browser) -> Any:
    return (await browser.get("/puzzles"))["solved"]


async def test_a_stranger_is_told_of_today_and_has_solved_nothing(house: House) -> None:
    told = await house.stranger().get("/puzzles")
    assert told["solved"] == {}
    assert {"game": "daily", "puzzle": f"daily:{told['day']}", "solvers": 0} in told["today"]


async def test_at_first_nothing_is_solved(house: House) -> None:
    anna = await house.friend("Anna")
    assert await solved(anna) == {}


async def test_a_puzzle_that_was_solved_has_its_times_and_the_best_of_them(house: House) -> None:
    anna = await house.friend("Anna")
    for seconds in (20, 12, 30):
        page = await alone(house, anna)
        await house.clock.pass_(seconds)
        await do(page, {"type": "guess"})
    assert await solved(anna) == {"riddle:sphinx": {"times": 3, "seconds": 12.0}}
    assert await solved(await house.friend("Ben")) == {}


async def test_a_puzzle_solved_with_help_has_no_best_time(house: House) -> None:
    anna = await house.friend("Anna")
    page = await alone(house, anna, "discovery", size=5)
    tiles = [
        {
            "type": "lay",
            "tile": tile,
            "cell": {"q": place.spot[0], "r": place.spot[1]},
            "rotation": place.rotation,
        }
        for tile, place in drawn(LOOP_OF_5)
    ]
    await do(page, {"type": "ask_hint"}, *tiles)
    assert page.updates[-1]["outcome"]["scores"] == [1]
    assert await solved(anna) == {"discovery:5": {"times": 1}}


async def test_what_was_given_up_is_not_solved(house: House) -> None:
    anna = await house.friend("Anna")
    await do(await alone(house, anna, "discovery"), {"type": "resign"})
    assert await solved(anna) == {}


async def test_only_the_winner_of_a_race_has_solved_it(house: House) -> None:
    _, (anna, ben), page = await house.race("riddle")
    await do(page, {"type": "guess"})
    assert list(await solved(anna)) == ["riddle:sphinx"]
    assert await solved(ben) == {}


# --- the day ------------------------------------------------------------------------------


async def test_today_is_told_with_what_is_left_of_it(house: House) -> None:
    anna = await house.friend("Anna")
    told = await anna.get("/puzzles")
    assert (told["day"], told["left"]) == (TODAY, 16 * 3600)
    await house.clock.pass_(16 * 3600 - 1)
    assert (await anna.get("/puzzles"))["left"] == 1
    await house.clock.pass_(1)
    told = await anna.get("/puzzles")
    assert (told["day"], told["left"]) == ("2027-01-16", DAY)


async def test_the_puzzles_of_the_day_are_named_with_how_many_have_solved_them(
    house: House,
) -> None:
    anna, ben = await house.friend("Anna"), await house.friend("Ben")
    for browser in (anna, anna, ben):
        await do(await alone(house, browser, "riddle_of_the_day"), {"type": "guess"})
    await do(await alone(house, ben, "daily"), {"type": "resign"})
    told = {puzzle["game"]: puzzle for puzzle in (await anna.get("/puzzles"))["today"]}
    assert told["daily"] == {"game": "daily", "puzzle": f"daily:{TODAY}", "solvers": 0}
    assert told["riddle_of_the_day"]["solvers"] == 2
    assert told["riddle_of_the_day"]["puzzle"] in await solved(anna)
    assert "discovery" not in told


async def test_tomorrow_nobody_has_solved_it_yet(house: House) -> None:
    anna = await house.friend("Anna")
    await do(await alone(house, anna, "riddle_of_the_day"), {"type": "guess"})
    await house.clock.pass_(DAY)
    told = {puzzle["game"]: puzzle for puzzle in (await anna.get("/puzzles"))["today"]}
    assert told["riddle_of_the_day"]["solvers"] == 0
    assert list(await solved(anna)) == [f"riddle:{TODAY}"]


async def test_a_house_without_a_puzzle_of_the_day_has_none(settings: Settings) -> None:
    async with running(settings, {Discovery.name: Discovery}) as house:
        anna = await house.friend("Anna")
        assert (await anna.get("/puzzles"))["today"] == []


async def number_of_today(settings: Settings) -> Any:
    async with running(settings) as house:
        page = await alone(house, await house.friend("Anna"), "riddle_of_the_day")
        return page.view["number"]


async def test_a_day_stays_the_same_when_the_server_starts_again(settings: Settings) -> None:
    first = await number_of_today(settings)
    assert await number_of_today(settings) == first
    another_house = settings.model_copy(update={"secret": "another"})
    assert await number_of_today(another_house) != first
