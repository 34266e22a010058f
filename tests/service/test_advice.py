"""Questions to a game's adviser: asked by a command, answered by a recorded step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from structlog.typing import EventDict

from server.games.game import Adviser, Json
from server.service.advice import GRACE
from server.service.house import ADVISERS
from server.service.inbox import Advised
from server.service.requests import End
from server.service.workers import ThoughtFailed
from server.store.journal import JournalFailed
from server.worker import answer_in
from tests.service.riddle import GIBBERISH, SECONDS, Answer, Riddle, Sage
from tests.service.world import Page, World
from tests.virtual import settle


@pytest.fixture
def sage(monkeypatch: pytest.MonkeyPatch) -> Sage:
    """The adviser of this test's riddles."""
    wise = Sage()
    monkeypatch.setattr(Riddle, "adviser", wise.adviser)
    return wise


def answers(page: Page) -> list[Json]:
    """What the page was told of the sage's answers, the oldest first."""
    told = [event for update in page.updates for event in update["events"]]
    return [event for event in told if event["type"] == "answered"]


async def hear(page: Page, times: int = 1) -> list[Json]:
    """Wait until the page has been told so many answers; return all."""
    await page.peer.until(lambda: len(answers(page)) >= times)
    return answers(page)


async def test_an_answer_is_told_to_all_and_recorded_like_what_time_brings(
    world: World, sage: Sage
) -> None:
    anna, ben = await world.start("Anna", "Ben", game="riddle")
    spectator = await world.arrive("Cleo")
    assert (await anna.play("ask"))["type"] == "accepted"
    await sage.asked()
    await world.clock.pass_(0.5)
    assert not await sage.speak()
    for page in (anna, ben, spectator):
        assert await hear(page) == [{"type": "answered", "seat": 0, "text": "an egg for 0"}]
        assert "asking" not in page.view
    entry = (await world.journal.entries(anna.shown["match"]))[-1]
    assert (entry.seq, entry.at, entry.command) == (2, 0.5, None)
    assert (entry.seat, entry.question, entry.answer) == (0, 1, {"text": "an egg for 0"})


async def test_the_adviser_sees_what_everyone_was_told(world: World, sage: Sage) -> None:
    _, ben = await world.start("Anna", "Ben", game="riddle")
    await ben.play("scribble")
    await ben.play("ask")
    seat, view = await sage.asked()
    assert (seat, view.scribbles, view.asking) == (1, 1, {"1": 1})
    await sage.speak()


async def test_the_table_goes_on_while_the_adviser_thinks(world: World, sage: Sage) -> None:
    anna, ben = await world.start("Anna", "Ben", game="riddle")
    await anna.play("ask")
    await sage.asked()
    assert (await ben.play("scribble"))["type"] == "accepted"
    assert not await sage.speak()
    assert len(await hear(ben)) == 1


async def test_two_seats_that_ask_have_an_answer_each(world: World, sage: Sage) -> None:
    anna, ben = await world.start("Anna", "Ben", game="riddle")
    await anna.play("ask")
    await ben.play("ask")
    assert {(await sage.asked())[0], (await sage.asked())[0]} == {0, 1}
    await sage.speak()
    await sage.speak()
    assert {answer["text"] for answer in await hear(anna, 2)} == {"an egg for 0", "an egg for 1"}


async def test_a_repeat_of_the_question_is_not_asked_again(world: World, sage: Sage) -> None:
    (anna,) = await world.start("Anna", game="riddle")
    first = await anna.play("ask", ref=5)
    assert await anna.play("ask", ref=5) == first
    await sage.asked()
    assert sage.idle()
    await sage.speak()
    await hear(anna)
    assert await anna.play("ask", ref=5) == first
    assert sage.idle()


# --- many at once -------------------------------------------------------------------------


async def test_however_many_ask_few_are_thought_about_at_once_and_the_rest_in_a_hurry(
    world: World, sage: Sage
) -> None:
    names = ["Anna", "Ben", "Cleo", "Dora"]
    pages = await world.start(*names, game="riddle")
    for page in pages:
        await page.play("ask")
    for _ in range(ADVISERS):
        await sage.asked()
    assert sage.idle()
    await world.clock.pass_(SECONDS)
    assert [await sage.speak() for _ in names] == [True] * len(names)
    assert {answer["seat"] for answer in await hear(pages[0], len(names))} == {0, 1, 2, 3}


async def test_a_question_nobody_waits_for_any_more_is_never_thought_about(
    world: World, sage: Sage
) -> None:
    anna, ben, cleo = await world.start("Anna", "Ben", "Cleo", game="riddle")
    for page in (anna, ben, cleo):
        await page.play("ask")
    for _ in range(ADVISERS):
        await sage.asked()
    await cleo.play("scribble")
    await sage.speak()
    await sage.speak()
    await hear(cleo, 2)
    assert sage.idle()


# --- too late -----------------------------------------------------------------------------


async def test_when_its_time_is_over_the_adviser_is_asked_to_end(world: World, sage: Sage) -> None:
    (anna,) = await world.start("Anna", game="riddle")
    await anna.play("ask")
    await sage.asked()
    await world.clock.pass_(SECONDS)
    assert await sage.speak()
    assert [answer["text"] for answer in await hear(anna)] == ["no idea"]


async def test_an_answer_is_not_wanted_any_more_when_the_board_has_changed(
    world: World, sage: Sage
) -> None:
    (anna,) = await world.start("Anna", game="riddle")
    await anna.play("ask")
    await sage.asked()
    await anna.play("scribble")
    anna.forget()
    assert await sage.speak()
    await world.clock.pass_(60)
    assert anna.updates == []


async def test_a_new_question_is_answered_and_not_the_old_one(world: World, sage: Sage) -> None:
    (anna,) = await world.start("Anna", game="riddle")
    await anna.play("ask")
    await sage.asked()
    await anna.play("scribble")
    await anna.play("ask")
    _, view = await sage.asked()
    assert (view.scribbles, view.asking) == (1, {"0": 2})
    await sage.speak()
    await sage.speak()
    await hear(anna)
    await settle()
    assert len(answers(anna)) == 1


async def test_a_match_that_has_ended_hears_no_answer(world: World, sage: Sage) -> None:
    anna, ben = await world.start("Anna", "Ben", game="riddle")
    await anna.play("ask")
    await sage.asked()
    await world.ask("Anna", End())
    assert await sage.speak()
    await world.begin("Anna", "Ben")
    assert answers(ben) == []
    assert ben.view["scribbles"] == 0


async def test_an_answer_that_comes_with_the_end_of_the_match_is_not_heard(
    world: World, sage: Sage
) -> None:
    (anna,) = await world.start("Anna", game="riddle", seconds=10)
    await anna.play("ask")
    await sage.asked()
    world.clock.skip(11)
    await sage.speak()
    await anna.peer.until(lambda: "outcome" in anna.updates[-1])
    await settle()
    assert [event["type"] for event in anna.updates[-1]["events"]] == ["time_up"]
    assert answers(anna) == []


async def test_an_answer_for_another_match_is_not_heard_in_this_one(
    world: World, sage: Sage
) -> None:
    (anna,) = await world.start("Anna", game="riddle")
    await anna.play("ask")
    await sage.asked()
    table = await world.table()
    table._inbox.put(Advised("f" * 32, 0, 1, {"text": "a goose"}))
    await settle()
    assert answers(anna) == []
    await sage.speak()


# --- in a process -------------------------------------------------------------------------


@pytest.fixture
def oracle(monkeypatch: pytest.MonkeyPatch, sage: Sage) -> Adviser:
    """The adviser of this test's riddles thinks in a worker process."""
    adviser = replace(sage.adviser, process=True)
    monkeypatch.setattr(Riddle, "adviser", adviser)
    return adviser


async def test_an_answer_found_in_a_process_is_told_like_any_other(
    world: World, oracle: Adviser
) -> None:
    anna, ben = await world.start("Anna", "Ben", game="riddle")
    await anna.play("ask")
    ((function, seconds, answer, view, seat),) = world.elsewhere.asked
    assert (function, seconds, answer, seat) == (answer_in, SECONDS, oracle.answer, 0)
    assert view.asking == {"0": 1}
    world.elsewhere.thoughts[0].set_result(Answer(text="an egg"))
    assert await hear(ben) == [{"type": "answered", "seat": 0, "text": "an egg"}]


async def test_a_process_that_does_not_end_in_time_is_ended(world: World, oracle: Adviser) -> None:
    (anna,) = await world.start("Anna", game="riddle")
    await anna.play("ask")
    await world.clock.pass_(SECONDS + GRACE - 0.1)
    assert not world.elsewhere.thoughts[0].done()
    await world.clock.pass_(0.2)
    assert world.elsewhere.thoughts[0].cancelled()
    assert [answer["text"] for answer in answers(anna)] == ["hm"]


async def test_a_process_is_ended_when_its_answer_is_not_wanted_any_more(
    world: World, oracle: Adviser, logs: list[EventDict]
) -> None:
    (anna,) = await world.start("Anna", game="riddle")
    await anna.play("ask")
    await anna.play("scribble")
    assert world.elsewhere.thoughts[0].cancelled()
    await world.clock.pass_(60)
    assert answers(anna) == []
    assert [event for event in logs if event["log_level"] in ("warning", "error")] == []


async def test_a_process_that_dies_over_a_question_is_logged_and_something_is_said(
    world: World, oracle: Adviser, logs: list[EventDict]
) -> None:
    (anna,) = await world.start("Anna", game="riddle")
    await anna.play("ask")
    world.elsewhere.thoughts[0].set_exception(ThoughtFailed("the worker died"))
    assert [answer["text"] for answer in await hear(anna)] == ["hm"]
    failures = [event for event in logs if event["log_level"] == "error"]
    assert [(event["event"], event["seat"]) for event in failures] == [("advice_failed", 0)]


def test_an_adviser_in_a_process_knows_when_its_time_is_over() -> None:
    def answer(view: str, seat: int, over: Callable[[], bool]) -> tuple[str, int, bool]:
        return view, seat, over()

    assert answer_in(60.0, answer, "a view", 1) == ("a view", 1, False)
    assert answer_in(0.0, answer, "a view", 1) == ("a view", 1, True)


# --- when nobody listens ------------------------------------------------------------------


async def test_who_leaves_while_the_adviser_thinks_finds_the_answer_on_return(
    world: World, sage: Sage
) -> None:
    (anna,) = await world.start("Anna", game="riddle")
    spectator = await world.arrive("Cleo")
    await anna.play("ask")
    await sage.asked()
    await anna.close()
    await sage.speak()
    assert len(await hear(spectator)) == 1
    again = await world.arrive("Anna")
    assert "asking" not in again.view


async def test_a_table_that_is_closed_leaves_no_thought_behind(
    world: World, sage: Sage, logs: list[EventDict]
) -> None:
    (anna,) = await world.start("Anna", game="riddle")
    await anna.play("ask")
    await sage.asked()
    await world.tables.close()
    assert await sage.speak()
    assert [event for event in logs if event["log_level"] in ("warning", "error")] == []


async def test_after_a_restart_the_question_is_asked_again(world: World, sage: Sage) -> None:
    (anna,) = await world.start("Anna", game="riddle")
    await anna.play("ask")
    await sage.asked()
    await world.restart()
    assert await sage.speak()
    again = await world.arrive("Anna")
    _, view = await sage.asked()
    assert view.asking == {"0": 1}
    assert not await sage.speak()
    assert len(await hear(again)) == 1


# --- when it goes wrong -------------------------------------------------------------------


async def test_an_adviser_that_fails_is_logged_once_and_can_be_asked_again(
    world: World, sage: Sage, logs: list[EventDict]
) -> None:
    (anna,) = await world.start("Anna", game="riddle")
    sage.fails = True
    await anna.play("ask")
    await sage.asked()
    await sage.speak()
    assert [answer["text"] for answer in await hear(anna)] == ["hm"]
    await world.clock.pass_(60)
    failures = [event for event in logs if event["log_level"] == "error"]
    assert [(event["event"], event["seat"]) for event in failures] == [("advice_failed", 0)]
    sage.fails = False
    await anna.play("ask")
    await sage.asked()
    await sage.speak()
    assert [answer["text"] for answer in await hear(anna, 2)] == ["hm", "an egg for 0"]


async def test_an_answer_that_cannot_be_kept_is_looked_for_again_after_a_pause(
    world: World, sage: Sage, logs: list[EventDict]
) -> None:
    (anna,) = await world.start("Anna", game="riddle")
    await anna.play("ask")
    await sage.asked()
    world.journal.trouble["append"] = JournalFailed()
    anna.forget()
    await sage.speak()
    await anna.peer.until(lambda: any("view" in update for update in anna.updates))
    assert anna.view["asking"] == {"0": 1}
    await world.clock.pass_(world.house.pace.second_thought - 0.1)
    assert sage.idle()
    await world.clock.pass_(0.2)
    await sage.asked()
    await sage.speak()
    assert len(await hear(anna)) == 1
    assert [event["event"] for event in logs if event["log_level"] == "error"] == ["table_failed"]


async def test_an_answer_over_which_the_game_stumbles_is_not_given_without_end(
    world: World, sage: Sage, logs: list[EventDict]
) -> None:
    (anna,) = await world.start("Anna", game="riddle")
    sage.says = GIBBERISH
    await anna.play("ask")
    await sage.asked()
    anna.forget()
    await sage.speak()
    await anna.peer.until(lambda: any("view" in update for update in anna.updates))
    assert sage.idle()
    assert (await anna.play("scribble"))["type"] == "accepted"
    await world.clock.pass_(60)
    assert sage.idle()
