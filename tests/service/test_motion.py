"""A game that moves: what is steered, what is shown between two records, and what is kept of it."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count
from typing import Any

import pytest
from structlog.typing import EventDict

from server.film import shots_of
from server.games.game import Json, Shot
from server.service.outbox import MOST_UPDATES
from server.service.play import SHOW_EVERY, STEER_EVERY
from server.service.requests import End, Sit, Vacate
from server.store.records import Entry
from server.wire import Ping, Say, Steer
from tests.running import eventually
from tests.service.marble import AT_ONCE, SLICE, SLICES, Marble, Pose, told
from tests.service.world import Page, World
from tests.virtual import settle


async def holding(world: World, *names: str) -> list[Page]:
    """Start a match in which Anna holds the first marble."""
    pages = await world.start("Anna", *names, game="marble")
    assert (await pages[0].play("take"))["type"] == "accepted"
    return pages


async def rolling(world: World, *names: str, x: int = 500) -> list[Page]:
    pages = await holding(world, *names)
    assert (await pages[0].play("drop", x=x))["type"] == "accepted"
    return pages


async def steer(page: Page, x: float, y: float = 0.0, angle: float = 0.0) -> None:
    match = page.table.record.match or ""
    await page.send(Steer(match=match, x=x, y=y, angle=angle))


def pictures(page: Page) -> list[tuple[int, int] | Pose]:
    """What the page was shown by frames in bytes, the oldest first."""
    return [told(message["picture"]) for message in page.all("picture")]


def places(page: Page) -> list[float]:
    """Where the page saw the held marble, the oldest place first."""
    return [picture[0] for picture in pictures(page)]


async def entries(world: World) -> list[Entry]:
    return list(await world.journal.entries((await world.kept()).match))


async def films(world: World) -> list[list[Shot]]:
    return [shots_of(entry.film) for entry in await entries(world)]


def result(page: Page) -> Json:
    return {"view": page.view, "events": page.updates[-1]["events"]}


# --- what rolls ---------------------------------------------------------------------------


async def test_what_moves_is_shown_by_pictures_and_not_recorded(world: World) -> None:
    anna, ben = await rolling(world, "Ben")
    spectator = await world.arrive("Cleo")
    anna.forget()
    await world.clock.pass_(4.5 * SLICE)
    assert [picture[0] for picture in pictures(anna)] == [1, 2, 3, 4]
    assert pictures(anna) == pictures(ben) == pictures(spectator)
    assert {message["seq"] for message in anna.all("picture")} == {2}
    now = [message["now"] for message in anna.all("picture")]
    assert now == pytest.approx([n * SLICE for n in (1, 2, 3, 4)], abs=0.003)
    assert anna.updates == []
    assert len(await entries(world)) == 3


async def test_its_film_is_kept_with_the_entry_that_ends_it(world: World) -> None:
    (anna,) = await rolling(world)
    await world.clock.pass_(2)
    *before, film = await films(world)
    assert before == [[], [], []]
    dropped = (await entries(world))[2].at
    due = [dropped + n * SLICE for n in range(1, SLICES + 1)]
    assert [shot.now for shot in film] == pytest.approx(due)
    shown = [message["picture"] for message in anna.all("picture")]
    assert [shot.picture for shot in film][:-1] == shown
    (rested,) = anna.updates[-1]["events"]
    assert told(film[-1].picture) == (SLICES, rested["x"])


async def test_an_overloaded_server_runs_late_and_never_differently(world: World) -> None:
    await rolling(world)
    await world.clock.pass_(2)
    punctual = await films(world)

    late = World()
    (anna,) = await rolling(late)
    for _ in range(6):
        late.clock.skip(0.17)
        await late.clock.pass_(0.001)
    assert await films(late) == punctual
    assert len(pictures(anna)) < SLICES / 2


async def test_a_server_that_catches_up_shows_no_more_than_can_be_seen(world: World) -> None:
    (anna,) = await rolling(world)
    world.clock.skip(SLICES * SLICE - 0.05)
    await world.clock.pass_(0.001)
    await world.clock.pass_(SHOW_EVERY)
    assert [picture[0] for picture in pictures(anna)] == [AT_ONCE, SLICES - 1]


async def test_a_request_that_waits_is_served_between_two_slices(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await rolling(world, "Ben")
    table = await world.table()
    slices = count(1)

    def labour(self: Marble) -> None:
        if next(slices) == 2:
            table.send(ben.connection, Say(text="It will never stop!"))

    monkeypatch.setattr(Marble, "labour", labour)
    world.clock.skip(SLICES * SLICE + 1)
    await world.clock.pass_(0.001)
    assert anna.updates[-1]["events"][0]["type"] == "rested"
    heard = [message["type"] for message in anna.peer.heard if message["type"] != "table"]
    assert heard[-2:] == ["said", "update"]


async def test_a_match_that_was_killed_in_motion_goes_on_as_if_nothing_had_happened(
    world: World,
) -> None:
    (anna,) = await rolling(world)
    await world.clock.pass_(2)
    undisturbed = await films(world), result(anna)

    broken = World()
    (anna,) = await rolling(broken)
    for after in (0.3, 0.8):
        await broken.clock.pass_(after)
        await anna.close()
        await broken.restart()
        anna, cleo = await broken.arrive("Anna"), await broken.arrive("Cleo")
    await broken.clock.pass_(2)
    assert (await films(broken), result(anna)) == undisturbed
    assert result(cleo) == result(anna)


async def test_a_record_in_mid_motion_takes_its_part_of_the_film(world: World) -> None:
    anna, _, cleo = await rolling(world, "Ben", "Cleo")
    await world.clock.pass_(10.5 * SLICE)
    await world.ask("Cleo", Vacate(seat=2))
    cleo.forget()
    await world.clock.pass_(5 * SLICE)
    assert {message["seq"] for message in cleo.all("picture")} == {3}
    await world.clock.pass_(2)
    parts = (await films(world))[-2:]
    assert [len(part) for part in parts] == [10, SLICES - 10]
    assert [told(shot.picture)[0] for part in parts for shot in part] == [*range(1, SLICES + 1)]
    assert anna.view["scores"]["0"] > 0


async def test_a_match_ended_in_motion_keeps_what_was_seen_and_moves_no_more(world: World) -> None:
    (anna,) = await rolling(world)
    await world.clock.pass_(3.5 * SLICE)
    await world.ask("Anna", End())
    anna.forget()
    await world.clock.pass_(2)
    assert pictures(anna) == []
    assert len((await films(world))[-1]) == 3


async def test_a_game_that_fails_whenever_it_moves_is_not_moved_without_end(
    world: World, monkeypatch: pytest.MonkeyPatch, logs: list[EventDict]
) -> None:
    (anna,) = await rolling(world)
    monkeypatch.setattr(Marble, "labour", lambda self: 1 / 0)
    await world.clock.pass_(3 * world.house.pace.second_thought)
    assert [event["event"] for event in logs if event["log_level"] == "error"] == [
        "table_failed"
    ] * 3
    monkeypatch.undo()
    await world.clock.pass_(world.house.pace.second_thought + 1)
    assert anna.updates[-1]["events"][0]["type"] == "rested"
    assert len((await films(world))[-1]) == SLICES


# --- what is held -------------------------------------------------------------------------


async def test_where_a_thing_is_held_is_shown_to_everyone_and_not_recorded(world: World) -> None:
    anna, ben = await holding(world, "Ben")
    spectator = await world.arrive("Cleo")
    await world.clock.pass_(1)
    await steer(anna, 12.5, 300.0, -0.25)
    await world.clock.pass_(STEER_EVERY)
    for page in (anna, ben, spectator):
        assert pictures(page) == [(12.5, 300.0, -0.25)]
    assert len(await entries(world)) == 2
    assert anna.view["held"]


async def test_the_newest_place_wins_and_is_shown_every_so_often(world: World) -> None:
    anna, ben = await holding(world, "Ben")
    await world.clock.pass_(1)
    for x in range(20):
        await steer(anna, x)
        await world.clock.pass_(0.01)
    await world.clock.pass_(1)
    assert places(ben) == [0, 5, 10, 15, 19]


async def test_a_place_that_is_held_still_is_told_once(world: World) -> None:
    anna, ben = await holding(world, "Ben")
    for _ in range(10):
        await steer(anna, 7)
        await world.clock.pass_(0.1)
    assert places(ben) == [7]


async def test_nobody_steers_but_the_seat_that_holds(world: World) -> None:
    anna, ben = await holding(world, "Ben")
    cleo = await world.arrive("Cleo")
    for page in (ben, cleo):
        await steer(page, 666)
    await world.clock.pass_(1)
    await steer(anna, 1)
    await world.clock.pass_(1)
    assert places(anna) == [1]
    assert len(ben.peer.heard) == len([m for m in ben.peer.heard if m["type"] != "rejected"])


async def test_what_comes_too_late_or_too_early_moves_nothing(world: World) -> None:
    (anna,) = await world.start("Anna", game="marble")
    await steer(anna, 1)
    await world.clock.pass_(0.2)
    await anna.play("take")
    await anna.send(Steer(match="of yesterday", x=2, y=0, angle=0))
    await world.clock.pass_(0.2)
    assert pictures(anna) == []
    await steer(anna, 3)
    await anna.play("drop", x=3)
    anna.forget()
    await steer(anna, 4)
    await world.clock.pass_(0.2)
    assert all(len(picture) == 2 for picture in pictures(anna))


async def test_before_there_is_a_match_nothing_is_steered(world: World) -> None:
    (anna,) = await world.gather("Anna", game="marble")
    await steer(anna, 1)
    await world.clock.pass_(1)
    assert anna.all("picture") == []


async def test_a_command_finds_the_thing_where_it_was_steered_before(world: World) -> None:
    (anna,) = await holding(world)
    await world.clock.pass_(1)
    table = await world.table()
    assert table.match is not None
    await steer(anna, 5)
    await anna.play("take")  # refused: there is one in the hand
    assert isinstance(table.match.game, Marble)
    assert table.match.game.hand == (5, 0, 0)


async def test_who_comes_later_sees_where_the_thing_is_held(world: World) -> None:
    (anna,) = await holding(world)
    await steer(anna, 5)
    await world.clock.pass_(1)
    cleo = await world.arrive("Cleo")
    assert places(cleo) == [5]
    types = [message["type"] for message in cleo.peer.heard]
    assert types.index("update") < types.index("picture")
    await anna.play("drop", x=5)
    dora = await world.arrive("Dora")
    assert places(dora) == []


async def test_a_spectator_on_a_slow_line_skips_pictures_and_ends_on_the_right_one(
    world: World,
) -> None:
    anna, ben = await rolling(world, "Ben")
    spectator = await world.arrive("Cleo")
    spectator.peer.stall()
    await world.clock.pass_(20.5 * SLICE)
    await spectator.peer.flow()
    assert [picture[0] for picture in pictures(spectator)] == [1, 20]
    spectator.peer.stall()
    await world.clock.pass_(1)
    await ben.play("take")
    for x in range(30):
        await steer(ben, x)
        await world.clock.pass_(STEER_EVERY)
    await spectator.peer.flow()
    assert pictures(spectator)[-1] == pictures(anna)[-1] == (29, 0, 0)
    assert spectator.view == anna.view


async def test_a_spectator_who_gets_the_whole_view_instead_gets_the_newest_picture_too(
    world: World,
) -> None:
    (anna,) = await world.start("Anna", game="marble", marbles=20)
    spectator = await world.arrive("Cleo")
    spectator.peer.stall()
    for _ in range(MOST_UPDATES // 3 + 1):
        await anna.play("take")
        await anna.play("drop", x=0)
        await world.clock.pass_(SLICES * SLICE + 0.1)
    await anna.play("take")
    await steer(anna, 77)
    await world.clock.pass_(STEER_EVERY)
    await spectator.peer.flow()
    assert "view" in spectator.updates[-1]
    assert places(spectator)[-1] == 77
    assert spectator.all("picture")[-1]["seq"] == spectator.updates[-1]["seq"]


# --- in threads of its own ----------------------------------------------------------------


class Labour:
    """What makes a slice heavy: it waits until it is told to be done."""

    def __init__(self) -> None:
        self.done = threading.Event()
        self.threads: set[str] = set()

    def __call__(self, *args: Any) -> None:
        self.threads.add(threading.current_thread().name)
        assert self.done.wait(30)


@pytest.fixture
def labour(monkeypatch: pytest.MonkeyPatch) -> Labour:
    labour = Labour()
    monkeypatch.setattr(Marble, "labour", labour)
    return labour


@pytest.fixture
async def threaded() -> AsyncIterator[World]:
    """A world in which heavy games are worked out in a real thread."""
    with ThreadPoolExecutor(1, thread_name_prefix="heavy") as heavy:
        world = World(heavy=heavy)
        yield world
        await world.tables.close()


async def rolling_heavily(world: World) -> list[Page]:
    pages = await world.gather("Anna", "Ben", game="marble")
    await world.begin("Anna", "Ben")
    await eventually(lambda: pages[1].updates)
    for command in (pages[0].command("take"), pages[0].command("drop", x=500)):
        await pages[0].send(command)
        await eventually(partial(pages[0].answers, command.ref))
    return pages


async def test_while_a_slice_is_worked_out_pings_are_answered_and_the_record_is_shown(
    threaded: World, labour: Labour
) -> None:
    anna, ben = await rolling_heavily(threaded)
    table = await threaded.table()
    await threaded.clock.pass_(SLICE + 0.01)
    await eventually(lambda: labour.threads)
    await ben.send(Ping(sent=1.0))
    assert ben.last("pong")["sent"] == 1.0
    await steer(ben, 3)
    assert json.loads(table.shown()[0])["view"] == anna.view
    assert table.match is not None
    assert table.match.seen() == Marble.views.validate_python(anna.view)
    assert ben.all("said") == []
    labour.done.set()
    await ben.say("Still rolling?")
    await eventually(lambda: anna.all("said"))
    assert threading.current_thread().name not in labour.threads


async def test_a_heavy_game_does_not_wait_for_others_who_need_a_thread(
    threaded: World, labour: Labour
) -> None:
    loop, block = asyncio.get_running_loop(), threading.Event()
    with ThreadPoolExecutor(1) as shared:
        loop.set_default_executor(shared)
        blocked = asyncio.create_task(asyncio.to_thread(block.wait, 30))
        labour.done.set()
        anna, _ = await rolling_heavily(threaded)
        await threaded.clock.pass_(SLICE + 0.01)
        await eventually(lambda: anna.all("picture"))
        block.set()
        await blocked


async def test_a_heavy_match_is_set_up_and_loaded_in_a_thread_too(
    threaded: World, labour: Labour, monkeypatch: pytest.MonkeyPatch
) -> None:
    names: list[str] = []
    for name in ("setup", "load"):
        genuine = getattr(Marble, name)

        def noted(*args: Any, genuine: Any = genuine, name: str = name) -> Any:
            names.append(f"{name} in {threading.current_thread().name}")
            return genuine(*args)

        monkeypatch.setattr(Marble, name, noted)
    labour.done.set()
    await rolling_heavily(threaded)
    await threaded.restart()
    await threaded.arrive("Anna")
    await eventually(lambda: len(names) == 2)
    assert names == ["setup in heavy_0", "load in heavy_0"]


async def test_someone_may_sit_down_while_the_structure_settles(world: World) -> None:
    await rolling(world, "Ben")
    cleo = await world.arrive("Cleo")
    await world.clock.pass_(0.2)
    await world.ask("Cleo", Sit(seat=2))
    await settle()
    assert cleo.shown["seats"][2]["name"] == "Cleo"
