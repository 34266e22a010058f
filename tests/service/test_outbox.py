"""The way out: at once to a peer that keeps up, bounded and in order to one that does not."""

from __future__ import annotations

import asyncio
import json

import pytest

from server.service.outbox import (
    LATER,
    MOST_UPDATES,
    MOST_WAITING,
    PATIENCE,
    ROOM,
    Kind,
    Outbox,
)
from server.wire import CloseCode, framed
from tests.service.world import FakePeer, World, is_frame
from tests.virtual import VirtualClock, settle

WHOLE = json.dumps({"type": "update", "whole": True})


class Line:
    """A peer and its outbox. Messages are numbered: `n` is what a message says."""

    def __init__(self) -> None:
        self.clock = VirtualClock()
        self.peer = FakePeer()
        self.newest: str | None = WHOLE
        self.frame: bytes | None = None
        self.outbox = Outbox(
            self.peer, self.clock, lambda: [part for part in (self.newest, self.frame) if part]
        )

    def post(self, number: int, kind: Kind = Kind.OTHER) -> None:
        self.outbox.post(json.dumps({"type": kind.value, "n": number}), kind)

    @property
    def arrived(self) -> list[int | str]:
        return [
            "picture" if message["type"] == "picture" else message.get("n", "whole")
            for message in self.peer.heard
        ]


@pytest.fixture
def line() -> Line:
    return Line()


async def stalled() -> Line:
    """A line whose first message is on its way and does not arrive."""
    line = Line()
    line.peer.stall()
    line.post(0)
    await settle()
    return line


# --- a peer that keeps up -----------------------------------------------------------------


async def test_a_peer_that_keeps_up_has_it_at_once_and_without_a_task(line: Line) -> None:
    tasks = len(asyncio.all_tasks())
    for number in range(3):
        line.post(number)
    assert line.arrived == [0, 1, 2]
    assert not line.outbox.behind
    assert len(asyncio.all_tasks()) == tasks


async def test_a_peer_that_is_gone_hears_nothing_and_does_no_harm(line: Line) -> None:
    line.peer.gone = True
    line.post(0)
    assert line.outbox.closed
    line.peer.gone = False
    line.post(1)
    line.outbox.close(CloseCode.RESTARTING)
    assert (line.arrived, line.peer.closed_with) == ([], None)


# --- a peer that is behind ----------------------------------------------------------------


async def test_what_waits_for_a_slow_peer_arrives_in_order() -> None:
    line = await stalled()
    assert line.outbox.behind
    for number in (1, 2, 3):
        line.post(number)
    await line.peer.flow()
    assert line.arrived == [0, 1, 2, 3]
    assert not line.outbox.behind
    line.post(4)
    assert line.arrived[-1] == 4


async def test_of_frames_that_wait_only_the_newest_is_sent() -> None:
    line = await stalled()
    for number in (1, 2, 3):
        line.post(number, Kind.FRAME)
    line.post(4)
    line.post(5, Kind.FRAME)
    await line.peer.flow()
    assert line.arrived == [0, 4, 5]


async def test_of_tables_that_wait_only_the_newest_is_sent() -> None:
    line = await stalled()
    for number in (1, 2, 3):
        line.post(number, Kind.TABLE)
    await line.peer.flow()
    assert line.arrived == [0, 3]


async def test_updates_wait_in_order_up_to_a_number() -> None:
    line = await stalled()
    for number in range(1, MOST_UPDATES + 1):
        line.post(number, Kind.UPDATE)
    await line.peer.flow()
    assert line.arrived == list(range(MOST_UPDATES + 1))


async def test_beyond_that_the_newest_whole_view_takes_their_place() -> None:
    line = await stalled()
    line.post(-1)
    line.post(-2, Kind.FRAME)
    for number in range(1, MOST_UPDATES + 2):
        line.post(number, Kind.UPDATE)
    await line.peer.flow()
    assert line.arrived == [0, -1, "whole"]


async def test_the_whole_view_stands_for_all_that_came_until_it_is_sent() -> None:
    line = await stalled()
    for number in range(1, 3 * MOST_UPDATES):
        line.post(number, Kind.UPDATE)
        line.post(-number, Kind.FRAME)
    line.post(1000)
    await line.peer.flow()
    assert line.arrived == [0, "whole", 1000]


async def test_the_newest_frame_comes_after_the_whole_view_it_starts_from() -> None:
    line = await stalled()
    line.frame = framed(20, 1.5, b"moved")
    for number in range(1, MOST_UPDATES + 2):
        line.post(number, Kind.UPDATE)
    line.outbox.post(framed(17, 1.5, b"moved"), Kind.FRAME)
    await line.peer.flow()
    assert line.arrived == [0, "whole", "picture"]
    assert line.peer.all("picture")[0]["seq"] == 20


async def test_of_frames_in_bytes_that_wait_only_the_newest_is_sent() -> None:
    line = await stalled()
    for moved in (b"a", b"b", b"c"):
        line.outbox.post(framed(0, 1.5, moved), Kind.FRAME)
    await line.peer.flow()
    assert [picture["picture"] for picture in line.peer.all("picture")] == [b"c"]


async def test_where_there_is_no_match_any_more_nothing_takes_their_place() -> None:
    line = await stalled()
    for number in range(1, MOST_UPDATES + 2):
        line.post(number, Kind.UPDATE)
    line.newest = None
    line.post(1000)
    await line.peer.flow()
    assert line.arrived == [0, 1000]


async def test_a_slow_peer_that_vanishes_is_forgotten() -> None:
    line = await stalled()
    line.post(1)
    line.peer.gone = True
    await line.peer.flow()
    assert (line.outbox.closed, line.outbox.behind) == (True, False)
    await line.clock.pass_(2 * PATIENCE)
    assert line.peer.closed_with is None


# --- a line that is full ------------------------------------------------------------------


async def test_a_frame_waits_for_a_line_that_is_full_and_a_newer_one_takes_its_place(
    line: Line,
) -> None:
    line.peer.backlog = ROOM + 1
    for number in (1, 2, 3):
        line.post(number, Kind.FRAME)
        await line.clock.pass_(LATER)
    line.post(4)
    assert line.arrived == [4]
    line.peer.backlog = 0
    await line.clock.pass_(LATER)
    assert line.arrived == [4, 3]
    await line.clock.pass_(1)
    assert line.arrived == [4, 3]


async def test_a_frame_that_waits_is_nothing_any_more_once_there_is_a_record(line: Line) -> None:
    line.peer.backlog = ROOM + 1
    line.post(1, Kind.FRAME)
    line.post(2, Kind.UPDATE)
    line.peer.backlog = 0
    await line.clock.pass_(1)
    assert line.arrived == [2]


async def test_nothing_is_tried_again_on_a_connection_that_is_gone(line: Line) -> None:
    line.peer.backlog = ROOM + 1
    line.post(1, Kind.FRAME)
    line.outbox.discard()
    line.peer.backlog = 0
    await line.clock.pass_(1)
    assert line.arrived == []


# --- enough -------------------------------------------------------------------------------


async def test_a_write_that_takes_too_long_closes_the_connection() -> None:
    line = await stalled()
    await line.clock.pass_(PATIENCE - 0.1)
    assert line.peer.closed_with is None
    await line.clock.pass_(0.2)
    assert line.peer.closed_with is CloseCode.TOO_SLOW
    await line.peer.flow()
    assert line.arrived == []


async def test_each_write_has_its_own_patience() -> None:
    line = await stalled()
    line.post(1)
    await line.clock.pass_(PATIENCE - 1)
    await line.peer.flow(once=True)
    assert line.arrived == [0]
    await line.clock.pass_(PATIENCE - 1)
    assert line.peer.closed_with is None
    await line.clock.pass_(1.1)
    assert line.peer.closed_with is CloseCode.TOO_SLOW


async def test_a_peer_that_caught_up_is_not_closed_for_having_been_slow() -> None:
    line = await stalled()
    line.post(1)
    await line.peer.flow()
    await line.clock.pass_(10 * PATIENCE)
    assert line.peer.closed_with is None


async def test_too_much_that_waits_closes_the_connection() -> None:
    line = await stalled()
    for number in range(1, MOST_WAITING + 1):
        line.post(number)
    assert line.peer.closed_with is None
    line.post(MOST_WAITING + 1)
    assert line.peer.closed_with is CloseCode.TOO_SLOW
    await line.peer.flow()
    assert line.arrived == []


async def test_closing_drops_what_waits_and_closes_once() -> None:
    line = await stalled()
    line.post(1)
    line.outbox.close(CloseCode.RESTARTING)
    line.outbox.close(CloseCode.TOO_SLOW)
    await line.peer.flow()
    assert (line.peer.closed_with, line.arrived) == (CloseCode.RESTARTING, [])


async def test_a_connection_that_is_gone_leaves_no_task_behind() -> None:
    tasks = len(asyncio.all_tasks())
    line = await stalled()
    assert len(asyncio.all_tasks()) == tasks + 1
    line.outbox.discard()
    await settle()
    assert len(asyncio.all_tasks()) == tasks
    assert line.peer.closed_with is None


# --- at a table ---------------------------------------------------------------------------


async def test_23_a_spectator_who_stops_reading_slows_nobody_and_is_let_go(
    world: World,
) -> None:
    anna, ben = await world.start("Anna", "Ben", game="candle")
    spectator = await world.arrive("Cleo")
    spectator.peer.stall()
    for ref in range(1, 60):
        await anna.play("whistle", ref=ref)
        assert ben.view["whistles"] == ref
    await world.clock.pass_(PATIENCE + 1)
    assert spectator.closed_with is CloseCode.TOO_SLOW
    await spectator.close()
    await world.clock.pass_(1)
    assert anna.shown["spectators"]["count"] == 0
    assert (await ben.play("whistle"))["type"] == "accepted"


async def test_19_a_spectator_who_was_slow_for_a_while_shows_the_right_picture(
    world: World,
) -> None:
    anna, ben = await world.start("Anna", "Ben", game="candle")
    spectator = await world.arrive("Cleo")
    spectator.peer.stall()
    for _ in range(40):
        await anna.play("whistle")
        await world.clock.pass_(0.1)
    await ben.play("whistle")
    await spectator.peer.flow()
    assert spectator.view == ben.view
    assert len(spectator.updates) < 25
    await anna.play("whistle")
    await world.clock.pass_(0.2)
    assert is_frame(spectator.updates[-1])
    assert spectator.view == ben.view
