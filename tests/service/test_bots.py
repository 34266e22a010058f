"""Bots: clients without a socket, that think for a while and never block a table."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from structlog.typing import EventDict

from server.games.game import Bot, Json, Message, Seat, Slow
from server.service.bots import BotSeats
from server.service.match import LiveMatch
from server.service.requests import SeatBot, Sit
from server.service.workers import ThoughtFailed
from server.store.records import MatchSeat
from tests.service.candle import Blow, Candle, CandleView, Whistle
from tests.service.world import Elsewhere, World, assert_refusal
from tests.virtual import VirtualClock, settle


def candle() -> LiveMatch:
    return LiveMatch.begun(
        Candle,
        id="5" * 32,
        table="K7QF2MXW",
        options={},
        seats=[MatchSeat(None, name, "blower") for name in ("Ada", "Bruno", "Chiara")],
        places=[0, 1, 2],
        choices=[{}, {}, {}],
        seed=bytes(32),
        began=0.0,
    )


def play(match: LiveMatch, seat: Seat, command: str) -> None:
    """A seat acts, and it is kept."""
    match.settled(match.act(0.0, seat, {"type": command}))


def bot(seconds: float, choose: Callable[[CandleView, Seat, Random], Message | None]) -> Bot:
    return Bot(choose, lambda view, seat, random: seconds)


class Table:
    """What bots send, and when."""

    def __init__(self) -> None:
        self.clock = VirtualClock()
        self.elsewhere = Elsewhere()
        self.sent: list[tuple[float, Seat, Json]] = []
        self.heard = asyncio.Event()
        self.seats = BotSeats(self.clock, Random(1), self.elsewhere, self._send)

    def _send(self, match: str, seat: Seat, command: Json) -> None:
        self.sent.append((self.clock.monotonic(), seat, command))
        self.heard.set()


async def test_a_bot_thinks_then_looks_then_sends() -> None:
    table, match = Table(), candle()
    looked: list[int] = []

    def choose(view: CandleView, seat: Seat, random: Random) -> Blow:
        looked.append(view.whistles)
        return Blow()

    table.seats.watch(match, {1: bot(2.0, choose)})
    await table.clock.pass_(1.9)
    assert (looked, table.sent) == ([], [])
    play(match, 0, "whistle")
    await table.clock.pass_(0.2)
    assert looked == [1]
    assert table.sent == [(2.0, 1, {"type": "blow"})]


async def test_a_bot_sees_nothing_that_is_not_kept_yet() -> None:
    table, match = Table(), candle()
    looked: list[int] = []

    def choose(view: CandleView, seat: Seat, random: Random) -> None:
        looked.append(view.whistles)

    table.seats.watch(match, {1: bot(2.0, choose)})
    match.act(0.0, 0, {"type": "whistle"})
    await table.clock.pass_(2)
    assert looked == [0]


async def test_a_bot_that_would_rather_wait_says_so_and_looks_again_when_watched() -> None:
    table, match = Table(), candle()
    idle = bot(2.0, lambda view, seat, random: None)
    table.seats.watch(match, {0: idle})
    await table.clock.pass_(10)
    assert table.sent == [(2.0, 0, {})]
    table.seats.watch(match, {0: idle})
    await table.clock.pass_(10)
    assert table.sent[1:] == [(12.0, 0, {})]


async def test_a_bot_that_is_thinking_is_not_disturbed() -> None:
    table, match = Table(), candle()
    blower = bot(2.0, lambda view, seat, random: Blow())
    for _ in range(10):
        table.seats.watch(match, {0: blower})
        await table.clock.pass_(0.15)
    await table.clock.pass_(1)
    assert [when for when, _, _ in table.sent] == [2.0]


async def test_a_bot_that_may_not_act_stops_thinking() -> None:
    table, match = Table(), candle()
    blower = bot(2.0, lambda view, seat, random: Blow())
    table.seats.watch(match, {0: blower, 1: blower})
    play(match, 0, "resign")
    table.seats.watch(match, {0: blower, 1: blower})
    await table.clock.pass_(10)
    assert [seat for _, seat, _ in table.sent] == [1]


async def test_a_bot_that_is_stopped_sends_nothing() -> None:
    table, match = Table(), candle()
    table.seats.watch(match, {0: bot(2.0, lambda view, seat, random: Blow())})
    table.seats.stop()
    await table.clock.pass_(10)
    assert table.sent == []


# --- bots that think hard -----------------------------------------------------------------


class Muser:
    """A bot that muses in a thread of its own until it is told to blow, and whistles in haste."""

    def __init__(self, limit: float = 5.0) -> None:
        self.told = threading.Event()
        self.blew = threading.Event()
        self.thread: int | None = None
        slow = Slow(lambda view, seat: limit, lambda view, seat, random: Whistle())
        self.bot = Bot(self._choose, lambda view, seat, random: 2.0, slow)

    def _choose(self, view: CandleView, seat: Seat, random: Random) -> Blow:
        self.thread = threading.get_ident()
        assert self.told.wait(30)
        self.blew.set()
        return Blow()

    async def blow(self) -> None:
        """Let it blow, whether or not anyone listens."""
        self.told.set()
        await asyncio.to_thread(self.blew.wait, 30)
        await settle()


async def test_a_bot_that_thinks_hard_keeps_nobody_waiting() -> None:
    table, match, muser = Table(), candle(), Muser()
    table.seats.watch(match, {1: muser.bot})
    await table.clock.pass_(3.0)
    assert table.sent == []
    await muser.blow()
    await asyncio.wait_for(table.heard.wait(), 30)
    assert table.sent == [(3.0, 1, {"type": "blow"})]
    assert muser.thread != threading.get_ident()


async def test_a_bot_that_thinks_for_too_long_chooses_in_haste_and_is_not_heard_again() -> None:
    table, match, muser = Table(), candle(), Muser(limit=5.0)
    table.seats.watch(match, {1: muser.bot})
    await table.clock.pass_(2.0)
    await table.clock.pass_(5.0)
    assert table.sent == [(7.0, 1, {"type": "whistle"})]
    await muser.blow()
    assert len(table.sent) == 1


async def test_a_bot_that_has_thought_to_an_end_is_not_hurried() -> None:
    table, match, muser = Table(), candle(), Muser(limit=5.0)
    table.seats.watch(match, {1: muser.bot})
    await table.clock.pass_(2.0)
    await muser.blow()
    await asyncio.wait_for(table.heard.wait(), 30)
    await table.clock.pass_(60.0)
    assert [command for _, _, command in table.sent] == [{"type": "blow"}]


async def test_a_thinking_bot_that_may_not_act_any_more_is_not_heard() -> None:
    table, match, muser = Table(), candle(), Muser()
    table.seats.watch(match, {0: muser.bot})
    await table.clock.pass_(2.0)
    play(match, 0, "resign")
    table.seats.watch(match, {0: muser.bot})
    await muser.blow()
    await table.clock.pass_(60.0)
    assert table.sent == []


async def test_a_bot_that_fails_in_its_thread_chooses_in_haste() -> None:
    table, match, muser = Table(), candle(), Muser()

    def fail(view: CandleView, seat: Seat, random: Random) -> None:
        raise RuntimeError("the bot is wrong")

    table.seats.watch(match, {1: replace(muser.bot, choose=fail)})
    await table.clock.pass_(2.0)
    await asyncio.wait_for(table.heard.wait(), 30)
    assert table.sent == [(2.0, 1, {"type": "whistle"})]


# --- bots that think in a process ---------------------------------------------------------


def _blow(view: CandleView, seat: Seat, random: Random) -> Blow:
    return Blow()


def thinker(limit: float = 5.0) -> Bot:
    slow = Slow(lambda view, seat: limit, lambda view, seat, random: Whistle(), process=True)
    return Bot(_blow, lambda view, seat, random: 2.0, slow)


async def test_a_bot_that_thinks_in_a_process_sends_what_it_comes_to_there() -> None:
    table, match = Table(), candle()
    table.seats.watch(match, {1: thinker()})
    await table.clock.pass_(3.0)
    ((choose, view, seat, random),) = table.elsewhere.asked
    assert (choose, view, seat) == (_blow, match.seen(), 1)
    assert isinstance(random, Random)
    assert table.sent == []
    table.elsewhere.thoughts[0].set_result(Blow())
    await settle()
    assert table.sent == [(3.0, 1, {"type": "blow"})]


async def test_a_process_that_thinks_for_too_long_is_ended_and_haste_answers() -> None:
    table, match = Table(), candle()
    table.seats.watch(match, {1: thinker(limit=5.0)})
    await table.clock.pass_(2.0)
    await table.clock.pass_(5.0)
    assert table.sent == [(7.0, 1, {"type": "whistle"})]
    assert table.elsewhere.thoughts[0].cancelled()


async def test_a_process_that_dies_leaves_the_bot_to_its_haste_and_is_logged(
    logs: list[EventDict],
) -> None:
    table, match = Table(), candle()
    table.seats.watch(match, {1: thinker()})
    await table.clock.pass_(3.0)
    table.elsewhere.thoughts[0].set_exception(ThoughtFailed("the worker died"))
    await table.clock.pass_(60.0)
    assert table.sent == [(3.0, 1, {"type": "whistle"})]
    assert [event["event"] for event in logs] == ["bot_failed"]


async def test_a_process_that_thinks_for_a_bot_that_may_not_act_any_more_is_ended() -> None:
    table, match = Table(), candle()
    table.seats.watch(match, {0: thinker()})
    await table.clock.pass_(2.0)
    table.seats.stop()
    await settle()
    assert table.elsewhere.thoughts[0].cancelled()
    assert table.sent == []


# --- at a table ---------------------------------------------------------------------------


async def against_bot(world: World, level: str, game: str = "candle") -> None:
    """Anna plays against one bot."""
    await world.gather("Anna", game=game)
    await world.ask("Anna", SeatBot(seat=1, bot=level))
    await world.begin("Anna")


async def test_a_bot_plays_like_anyone_and_can_win(world: World) -> None:
    await against_bot(world, "blower")
    spectator = await world.arrive("Cleo")
    await world.clock.pass_(2.1)
    update = spectator.updates[-1]
    assert update["events"] == [{"type": "blown_out", "seat": 1}]
    assert update["outcome"]["places"] == [2, 1]
    entries = await world.journal.entries(update["match"])
    assert (entries[-1].seat, entries[-1].client, entries[-1].ref) == (1, None, None)


async def test_a_bot_goes_on_as_long_as_it_may(world: World) -> None:
    await against_bot(world, "whistler")
    spectator = await world.arrive("Cleo")
    await world.clock.pass_(9)
    assert spectator.view["whistles"] == 4


async def test_a_bot_that_waits_blocks_nobody(world: World) -> None:
    (anna,) = await world.gather("Anna", game="candle")
    await world.ask("Anna", SeatBot(seat=1, bot="idle"))
    await world.begin("Anna")
    await world.clock.pass_(10)
    assert (await anna.play("whistle"))["type"] == "accepted"


async def test_what_a_bot_decided_before_a_person_took_its_seat_is_not_done(
    world: World,
) -> None:
    await against_bot(world, "whistler")
    table = await world.table()
    spectator = await world.arrive("Cleo")
    await world.ask("Cleo", Sit(seat=1))
    table._bot_moves(table.record.match or "", 1, {"type": "blow"})
    await world.clock.pass_(5)
    assert "outcome" not in spectator.updates[-1]
    assert spectator.view["whistles"] == 0


async def test_what_a_bot_decided_for_an_earlier_match_or_while_play_stands_is_not_done(
    world: World,
) -> None:
    (anna,) = await world.gather("Anna", game="candle")
    await world.ask("Anna", SeatBot(seat=1, bot="idle"))
    await world.begin("Anna")
    table = await world.table()
    spectator = await world.arrive("Cleo")
    table._bot_moves("f" * 32, 1, {"type": "blow"})
    await world.clock.pass_(0)
    await anna.close()
    table._bot_moves(table.record.match or "", 1, {"type": "blow"})
    await world.clock.pass_(0)
    assert "outcome" not in spectator.updates[-1]


async def test_what_the_rules_refuse_a_bot_disturbs_nobody(world: World) -> None:
    await against_bot(world, "idle")
    table = await world.table()
    spectator = await world.arrive("Cleo")
    spectator.forget()
    table._bot_moves(table.record.match or "", 1, {"type": "juggle"})
    await world.clock.pass_(0)
    assert spectator.peer.heard == []
    assert not table.closed


@pytest.mark.parametrize("level", ["beginner", "fair", "fast"])
async def test_a_gobble_bot_finishes_a_race_against_one_who_only_watches(
    world: World, level: str
) -> None:
    await against_bot(world, level, game="gobble")
    spectator = await world.arrive("Cleo")
    for _ in range(60):
        if spectator.shown["status"] == "over":
            break
        await world.clock.pass_(15)
    outcome = spectator.updates[-1]["outcome"]
    assert outcome["reason"] in ("finished", "blocked")
    assert outcome["places"][1] == 1


async def test_only_the_host_seats_bots_and_only_those_of_the_game(world: World) -> None:
    await world.gather("Anna", "Ben")
    assert_refusal(await world.refused("Ben", SeatBot(seat=2, bot="novice")), "not_host")
    refusal = await world.refused("Anna", SeatBot(seat=2, bot="fast"))
    assert_refusal(refusal, "unknown_bot", bot="fast", levels=["novice", "expert"])
