"""Playing: commands and their answers, repeats, time, and what everyone is shown of it."""

from __future__ import annotations

import json
from functools import partial

import pytest

from server import wire
from server.patch import patched
from server.service.match import REFUSALS_KEPT, WHOLE_VIEW_EVERY
from server.service.requests import Sit
from server.store.records import Entry
from server.wire import Ping
from tests.service.world import World, is_frame
from tests.virtual import settle


async def entries(world: World) -> list[Entry]:
    table = await world.table()
    return list(await world.journal.entries(table.record.match or ""))


# --- commands -----------------------------------------------------------------------------


async def test_a_command_is_recorded_told_to_all_and_accepted(world: World) -> None:
    anna, ben = await world.start("Anna", "Ben", game="candle")
    spectator = await world.arrive("Cleo")
    assert await ben.play("whistle", ref=7) == {"type": "accepted", "ref": 7, "seq": 1}
    for page in (anna, ben, spectator):
        update = page.updates[-1]
        assert update["events"] == [{"type": "whistled", "seat": 1}]
        assert (update["seq"], update["to_act"], update["patch"]) == (1, [0, 1], {"whistles": 1})
    entry = (await entries(world))[-1]
    assert (entry.seq, entry.seat, entry.client, entry.ref) == (1, 1, ben.client, 7)
    assert (entry.command, entry.patch) == ({"type": "whistle"}, {"whistles": 1})
    assert [dict(event) for event in entry.events] == ben.updates[-1]["events"]


async def test_the_update_comes_before_the_answer(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle")
    anna.forget()
    await anna.play("whistle")
    assert [message["type"] for message in anna.peer.heard] == ["update", "accepted"]


async def test_players_hear_an_update_before_spectators(world: World) -> None:
    await world.open("candle")
    order: list[str] = []
    for name in ("Cleo", "Anna"):
        page = await world.arrive(name)
        page.peer.on_message = partial(order.append, name)
    await world.ready("Anna")
    assert order[:2] == ["Anna", "Cleo"]


async def test_each_view_is_the_one_before_with_its_patch_for_everyone(world: World) -> None:
    anna, ben = await world.start("Anna", "Ben", heap=40)
    late = None
    for number in range(20):
        turn = (anna, ben)[anna.view["turn"]]
        await turn.play("take", pebbles=1)
        late = late or (await world.arrive("Cleo") if number == 5 else None)
    table = await world.table()
    assert late is not None
    assert table.match is not None
    assert anna.view == ben.view == late.view == table.match.view


async def test_an_entry_holds_the_whole_view_every_twentieth_time(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle")
    for _ in range(WHOLE_VIEW_EVERY):
        await anna.play("whistle")
    view: dict[str, object] = {}
    for entry in await entries(world):
        view = entry.view if entry.seq == 0 and entry.view else patched(view, entry.patch)
        assert (entry.view is None) == (entry.seq % WHOLE_VIEW_EVERY != 0)
        assert entry.view in (None, view)


@pytest.mark.parametrize(
    ("command", "fields"),
    [
        ({"type": "juggle"}, []),
        ({}, []),
        ({"type": "take"}, ["take.pebbles"]),
        ({"type": "take", "pebbles": 9}, ["take.pebbles"]),
        ({"type": "take", "pebbles": 1, "seat": 1}, ["take.seat"]),
    ],
)
async def test_a_command_the_game_does_not_understand_is_refused(
    world: World, command: dict[str, object], fields: list[str]
) -> None:
    anna, _ = await world.start("Anna", "Ben")
    await anna.send(wire.Command(match=anna.shown["match"], ref=1, command=command))
    (answer,) = anna.answers(1)
    assert (answer["code"], answer["details"]) == ("unknown_command", {"fields": fields})
    assert len(await entries(world)) == 1


async def test_a_command_the_rules_refuse_changes_nothing(world: World) -> None:
    anna, ben = await world.start("Anna", "Ben", heap=5)
    before = anna.view
    turn, other = (anna, ben) if anna.view["turn"] == 0 else (ben, anna)
    assert (await other.play("take", pebbles=1))["code"] == "may_not_act"
    await turn.play("take", pebbles=3)
    answer = await other.play("take", pebbles=3)
    assert (answer["code"], answer["details"]) == ("too_many_pebbles", {"heap": 2})
    assert anna.view["heap"] == before["heap"] - 3
    assert len(await entries(world)) == 2


async def test_a_command_without_a_match_or_without_a_seat_in_it_is_refused(
    world: World,
) -> None:
    anna, _ = await world.gather("Anna", "Ben")
    assert (await anna.play("take", pebbles=1))["code"] == "match_not_running"
    await world.begin("Anna", "Ben")
    cleo = await world.arrive("Cleo")
    assert (await cleo.play("take", pebbles=1))["code"] == "not_seated"


async def test_a_command_for_another_match_is_not_played_in_this_one(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle")
    late = anna.command("blow")
    await anna.play("blow")
    await world.begin("Anna", "Ben")
    await anna.send(late)
    assert anna.answers(late.ref)[-1]["code"] == "other_match"
    assert "outcome" not in anna.updates[-1]


async def test_a_command_after_the_end_is_refused(world: World) -> None:
    anna, ben = await world.start("Anna", "Ben", game="candle")
    await anna.play("blow")
    assert (await ben.play("blow"))["code"] == "match_not_running"


async def test_the_end_of_a_match_is_told_and_kept_with_its_results(world: World) -> None:
    anna, ben = await world.start("Anna", "Ben", game="candle")
    await ben.play("blow")
    update = anna.updates[-1]
    assert (update["outcome"]["places"], update["outcome"]["reason"]) == ([2, 1], "finished")
    assert update["to_act"] == []
    match = await world.journal.match(update["match"])
    assert match is not None
    assert (match.outcome and match.outcome.places, match.ended) == ([2, 1], world.clock.epoch())
    assert [(r.name, r.place) for r in world.journal.results[match.id]] == [("Anna", 2), ("Ben", 1)]
    assert (anna.shown["status"], anna.shown["running"]) == ("over", False)


async def test_who_joins_after_the_end_sees_how_it_ended(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle")
    await anna.play("blow")
    cleo = await world.arrive("Cleo")
    assert cleo.updates[-1]["outcome"]["places"] == [1, 2]


async def test_one_who_watches_sees_the_first_of_two_for_one_thing_win(world: World) -> None:
    anna, ben = await world.start("Anna", "Ben", game="candle")
    table = await world.table()
    first, second = ben.command("blow"), anna.command("blow")
    table.send(ben.connection, first)
    table.send(anna.connection, second)
    await world.clock.pass_(0)
    assert ben.answers(first.ref)[0]["type"] == "accepted"
    assert anna.answers(second.ref)[0]["code"] == "match_not_running"


async def test_a_game_that_thinks_long_is_played_in_a_worker_thread(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="bonfire")
    table = await world.table()
    table.send(anna.connection, anna.command("whistle", ref=1))
    assert (await anna.peer.hear("accepted"))["ref"] == 1
    assert anna.view["whistles"] == 1


async def test_who_comes_while_the_end_is_being_kept_is_not_told_of_it_yet(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle")
    table = await world.table()
    world.journal.open.clear()
    await anna.send(anna.command("blow"))
    whole = json.loads(table.shown()[0])
    assert ("outcome" in whole, whole["to_act"]) == (False, [0, 1])
    world.journal.open.set()
    await settle()
    whole = json.loads(table.shown()[0])
    assert (whole["outcome"]["places"], whole["to_act"]) == ([1, 2], [])


# --- repeats ------------------------------------------------------------------------------


async def test_13_a_command_sent_twice_is_done_once_and_answered_twice(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle")
    first = await anna.play("whistle", ref=3)
    assert await anna.play("whistle", ref=3) == first
    assert len(anna.answers(3)) == 2
    assert anna.view["whistles"] == 1


async def test_a_refusal_is_repeated_though_the_command_would_pass_by_now(world: World) -> None:
    anna, ben = await world.start("Anna", "Ben")
    turn, other = (anna, ben) if anna.view["turn"] == 0 else (ben, anna)
    refusal = await other.play("take", ref=1, pebbles=1)
    await turn.play("take", pebbles=1)
    assert await other.play("take", ref=1, pebbles=1) == refusal
    assert (await other.play("take", ref=2, pebbles=1))["type"] == "accepted"


async def test_another_page_of_the_same_player_numbers_its_own_commands(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle")
    tab = await world.arrive("Anna")
    await anna.play("whistle", ref=1)
    await tab.play("whistle", ref=1)
    assert anna.view["whistles"] == 2


async def test_a_page_that_reconnects_may_send_again_what_it_is_not_sure_of(
    world: World,
) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle")
    first = await anna.play("whistle", ref=1)
    await anna.close()
    again = await world.arrive("Anna", client=anna.client)
    assert await again.play("whistle", ref=1) == first
    assert again.view["whistles"] == 1


async def test_a_repeat_is_known_after_the_server_was_killed(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle")
    answers = [await anna.play("whistle", ref=ref) for ref in (1, 2, 3)]
    await world.restart()
    again = await world.arrive("Anna", client=anna.client)
    for ref, answer in zip((1, 2, 3), answers, strict=True):
        assert await again.play("whistle", ref=ref) == answer
    assert again.view["whistles"] == 3
    assert (await again.play("whistle", ref=4))["seq"] == 4


async def test_14_an_older_command_that_was_overtaken_is_stale(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle")
    await anna.play("whistle", ref=5)
    assert (await anna.play("whistle", ref=4))["code"] == "stale"
    assert anna.view["whistles"] == 1


async def test_14_an_older_command_than_one_that_was_refused_is_stale_too(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle")
    await anna.play("juggle", ref=5)
    assert (await anna.play("whistle", ref=4))["code"] == "stale"
    assert anna.view["whistles"] == 0


async def test_what_was_accepted_is_remembered_as_long_as_the_match(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle")
    first = await anna.play("whistle", ref=1)
    for ref in range(2, 100):
        await anna.play("whistle", ref=ref)
    assert await anna.play("whistle", ref=1) == first
    assert anna.view["whistles"] == 99


async def test_refusals_are_remembered_for_a_while_however_many_pages_are_opened(
    world: World,
) -> None:
    anna, ben = await world.start("Anna", "Ben", game="candle")
    refusal = await ben.play("juggle", ref=1)
    await anna.play("juggle", ref=1)
    for _ in range(REFUSALS_KEPT):
        page = await world.arrive("Anna")
        await page.play("juggle", ref=1)
    assert (await anna.play("whistle", ref=1))["type"] == "accepted"
    assert (await page.play("whistle", ref=1))["code"] == "unknown_command"
    assert await ben.play("whistle", ref=1) == refusal


async def test_a_repeat_is_answered_after_the_match_has_ended(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle")
    first = await anna.play("blow", ref=1)
    assert await anna.play("blow", ref=1) == first


# --- time ---------------------------------------------------------------------------------


async def test_a_wake_without_events_is_a_frame_that_is_shown_and_not_recorded(
    world: World,
) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle")
    await world.clock.pass_(0.35)
    frames = [update for update in anna.updates if is_frame(update)]
    assert [frame["patch"] for frame in frames] == [{"height": h} for h in (599, 598, 597)]
    assert {frame["seq"] for frame in frames} == {0}
    assert [round(frame["now"], 1) for frame in frames] == [0.1, 0.2, 0.3]
    assert len(await entries(world)) == 1


async def test_each_frame_starts_from_the_last_record(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle")
    await anna.play("whistle")
    await world.clock.pass_(0.25)
    assert anna.updates[-1]["patch"] == {"height": 598}
    assert anna.updates[-1]["seq"] == 1
    assert anna.view == {"height": 598, "whistles": 1}


async def test_a_command_takes_along_what_moved_since_the_last_record(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle")
    await world.clock.pass_(0.25)
    await anna.play("whistle")
    assert anna.updates[-1]["patch"] == {"height": 598, "whistles": 1}
    assert anna.updates[-1]["now"] == 0.25


async def test_time_that_brings_events_is_recorded_and_can_end_the_match(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle", height=5)
    await world.clock.pass_(1)
    update = anna.updates[-1]
    assert (update["seq"], update["events"]) == (1, [{"type": "burnt_down"}])
    assert update["outcome"]["reason"] == "blocked"
    entry = (await entries(world))[-1]
    assert (entry.seq, entry.seat, entry.command) == (1, None, None)
    assert anna.shown["status"] == "over"


async def test_time_passes_before_a_command_that_overtakes_the_alarm(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle", height=5)
    world.clock.skip(5)
    assert (await anna.play("blow"))["code"] == "match_not_running"
    assert anna.updates[-1]["outcome"]["reason"] == "blocked"


async def test_a_game_that_does_not_move_is_left_alone(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben")
    anna.forget()
    await world.clock.pass_(3600)
    assert anna.peer.heard == []


async def test_a_ping_is_answered_with_the_seconds_of_play(world: World) -> None:
    anna, ben = await world.start("Anna", "Ben")
    await world.clock.pass_(12.5)
    await ben.send(Ping(sent=0.25))
    pong = {"type": "pong", "sent": 0.25, "now": 12.5, "running": True}
    assert ben.last("pong") == pong
    assert anna.all("pong") == []


async def test_who_joins_late_is_told_what_time_it_is(world: World) -> None:
    await world.start("Anna", "Ben")
    for after in (5, 7):
        await world.clock.pass_(after)
        page = await world.arrive("Cleo")
        assert page.updates[-1]["now"] == page.shown["now"]
    assert page.shown["now"] == 12


async def test_a_table_that_nobody_plays_at_has_no_running_clock(world: World) -> None:
    anna, _ = await world.gather("Anna", "Ben")
    await world.ask("Cleo", Sit(seat=2))
    assert (anna.shown["running"], anna.shown["now"]) == (False, 0)
