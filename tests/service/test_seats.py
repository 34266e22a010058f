"""Sitting, standing, being moved or sent away: before a match and while one is played."""

from __future__ import annotations

import asyncio

import pytest

from server.service.errors import Refused
from server.service.requests import (
    Configure,
    Kick,
    Move,
    Request,
    SeatBot,
    SetReady,
    Sit,
    Substitute,
    Vacate,
)
from server.wire import CloseCode, Emote, SendEmote
from tests.service.world import Page, World, assert_refusal, person, seat_shown, watched_by


async def test_whoever_opens_a_table_sits_on_its_first_seat_and_is_host(world: World) -> None:
    await world.open()
    anna = await world.arrive("Anna")
    assert (seat_shown(anna, 0)["name"], anna.shown["host"]) == ("Anna", person("Anna").id)


async def test_everyone_is_shown_who_sits_down(world: World) -> None:
    (anna,) = await world.gather("Anna")
    await world.ask("Ben", Sit(seat=2))
    assert seat_shown(anna, 2)["name"] == "Ben"
    kept = await world.kept()
    assert kept.seats[2].name == "Ben"
    assert kept.touched == world.clock.epoch()


async def test_sitting_down_again_where_one_sits_changes_nothing(world: World) -> None:
    (anna, _) = await world.gather("Anna", "Ben")
    anna.forget()
    await world.ask("Ben", Sit(seat=1))
    assert anna.all("table") == []


async def test_15_of_fifty_pairs_who_sit_down_at_once_all_sit_and_a_third_finds_it_full(
    world: World,
) -> None:
    for _ in range(50):
        table = await world.open("candle")
        asking = [
            table.ask(person(name), Sit(seat=seat))
            for name, seat in (("Ben", 1), ("Cleo", 2), ("Dan", 1))
        ]
        answers = await asyncio.gather(*asking, return_exceptions=True)
        assert answers[:2] == [None, None]
        assert isinstance(answers[2], Refused)
        assert_refusal(answers[2].refusal, "table_full", seats=3)
        assert [seat.name for seat in table.record.seats] == ["Anna", "Ben", "Cleo"]


async def test_of_two_who_want_one_seat_at_once_one_gets_it(world: World) -> None:
    table = await world.open()
    asking = [table.ask(person(name), Sit(seat=1)) for name in ("Ben", "Cleo")]
    answers = await asyncio.gather(*asking, return_exceptions=True)
    assert [type(answer).__name__ for answer in answers] == ["NoneType", "Refused"]
    assert table.record.seats[1].name == "Ben"


async def test_two_of_one_name_are_told_apart_at_the_table(world: World) -> None:
    (anna,) = await world.gather("Anna")
    await world.ask("ANNA", Sit(seat=1))
    assert seat_shown(anna, 1)["name"] == "ANNA 2"


@pytest.mark.parametrize(
    ("who", "request_", "code", "details"),
    [
        ("Cleo", Sit(seat=1), "seat_taken", {"seat": 1, "name": "Ben"}),
        ("Cleo", Sit(seat=9), "unknown_seat", {"seats": 4}),
        ("Cleo", Vacate(seat=1), "not_your_seat", {}),
        ("Cleo", Vacate(seat=-1), "unknown_seat", {"seats": 4}),
        ("Cleo", SetReady(ready=True), "not_seated", {}),
        ("Cleo", SeatBot(seat=2, bot="novice"), "not_host", {}),
        ("Ben", Move(seat=3, player="x"), "not_host", {}),
        ("Ben", Kick(player="x"), "not_host", {}),
        ("Ben", Configure(locked=True), "not_host", {}),
        ("Anna", Move(seat=3, player="x"), "unknown_player", {}),
        ("Anna", Kick(player="x"), "unknown_player", {}),
        ("Anna", Kick(player=person("Anna").id), "unknown_player", {}),
        ("Anna", SeatBot(seat=1, bot="novice"), "seat_taken", {"seat": 1, "name": "Ben"}),
        ("Ben", Substitute(seat=0), "match_not_running", {}),
        ("Cleo", Substitute(seat=0), "not_seated", {}),
    ],
)
async def test_a_refused_request_changes_nothing(
    world: World, who: str, request_: Request, code: str, details: dict[str, object]
) -> None:
    anna, _ = await world.gather("Anna", "Ben")
    anna.forget()
    assert_refusal(await world.refused(who, request_), code, **details)
    assert anna.peer.heard == []


async def test_a_full_table_says_so(world: World) -> None:
    await world.gather("Anna", "Ben", "Cleo", "Dan")
    assert_refusal(await world.refused("Eva", Sit(seat=2)), "table_full", seats=4)


async def test_the_host_seats_someone_who_watches(world: World) -> None:
    anna, _ = await world.gather("Anna", "Ben")
    await world.arrive("Cleo")
    await world.ask("Anna", Move(seat=3, player=person("Cleo").id))
    assert seat_shown(anna, 3)["name"] == "Cleo"


# --- locked and sent away -----------------------------------------------------------------


async def test_a_locked_table_lets_nobody_new_sit_or_watch(world: World) -> None:
    await world.gather("Anna", "Ben")
    await world.ask("Anna", Configure(locked=True))
    assert_refusal(await world.refused("Cleo", Sit(seat=2)), "table_locked")
    cleo = await world.arrive("Cleo")
    assert_refusal_message(cleo.peer.heard, "table_locked")
    assert cleo.closed_with is CloseCode.NOT_ALLOWED


async def test_a_locked_table_keeps_everyone_who_is_there(world: World) -> None:
    anna, _ = await world.gather("Anna", "Ben")
    spectator = await world.arrive("Cleo")
    await world.ask("Anna", Vacate(seat=0))
    await world.ask("Anna", Configure(locked=True))
    await spectator.close()
    await anna.close()
    for name in ("Anna", "Ben", "Cleo"):
        page = await world.arrive(name)
        assert page.shown["locked"], name


async def test_one_who_is_sent_away_is_out_at_once_and_stays_out(world: World) -> None:
    anna, ben = await world.gather("Anna", "Ben")
    other_tab = await world.arrive("Ben")
    await world.ask("Anna", Kick(player=person("Ben").id))
    assert (ben.closed_with, other_tab.closed_with) == (CloseCode.NOT_ALLOWED,) * 2
    assert "player" not in seat_shown(anna, 1)
    assert_refusal(await world.refused("Ben", Sit(seat=1)), "kicked")
    again = await world.arrive("Ben")
    assert_refusal_message(again.peer.heard, "kicked")
    assert again.closed_with is CloseCode.NOT_ALLOWED
    for page in (ben, other_tab, again):
        await page.close()
    await world.clock.pass_(1)
    assert anna.shown["spectators"] == watched_by()


async def test_one_who_is_not_let_in_says_nothing_while_their_browser_holds_on(
    world: World,
) -> None:
    anna, ben = await world.gather("Anna", "Ben")
    await world.ask("Anna", Kick(player=person("Ben").id))
    await world.ask("Anna", Configure(locked=True))
    stranger = Page(await world.table(), person("Cleo"), "f" * 32)
    for page in (ben, stranger):
        await page.say("hello")
        await page.send(SendEmote(emote=Emote.HURRY))
    assert (anna.all("said"), anna.all("emoted")) == ([], [])


async def test_one_who_is_sent_away_during_a_match_resigns(world: World) -> None:
    anna, ben = await world.start("Anna", "Ben")
    await world.ask("Anna", Kick(player=person("Ben").id))
    assert anna.updates[-1]["outcome"]["reason"] == "last_left"
    assert anna.shown["status"] == "over"
    assert [seat.get("name") for seat in anna.shown["seats"]] == ["Anna", None, None, None]
    assert ben.closed_with is CloseCode.NOT_ALLOWED


async def test_a_spectator_can_be_sent_away_during_a_match(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben")
    cleo = await world.arrive("Cleo")
    await world.ask("Anna", Kick(player=person("Cleo").id))
    assert cleo.closed_with is CloseCode.NOT_ALLOWED
    assert anna.shown["status"] == "playing"


async def test_a_spectator_is_sent_away_by_the_id_that_is_shown_and_stays_out(
    world: World,
) -> None:
    anna, _ = await world.gather("Anna", "Ben")
    cleo = await world.arrive("Cleo")
    await world.arrive("Dan")
    await world.clock.pass_(1)
    shown = anna.shown["spectators"]["people"][0]
    assert shown == {"player": person("Cleo").id, "name": "Cleo"}

    assert_refusal(await world.refused("Ben", Kick(player=shown["player"])), "not_host")
    await world.ask("Anna", Kick(player=shown["player"]))
    assert cleo.closed_with is CloseCode.NOT_ALLOWED
    assert anna.shown["spectators"] == watched_by("Dan")  # though Cleo's browser holds on

    again = await world.arrive("Cleo")
    assert again.closed_with is CloseCode.NOT_ALLOWED
    assert_refusal(await world.refused("Cleo", Sit(seat=2)), "kicked")


async def test_a_host_who_is_alone_with_one_sent_away_does_not_ring_for_ever(
    world: World,
) -> None:
    anna, ben = await world.gather("Anna", "Ben")
    await anna.close()
    await world.clock.pass_(5)
    await world.ask("Anna", Kick(player=person("Ben").id))
    await world.clock.pass_(60)  # Ben's browser has not let go yet
    await ben.close()
    assert (await world.kept()).host == person("Anna").id


# --- while a match is played --------------------------------------------------------------


async def test_a_newcomer_during_a_match_watches_and_sits_in_the_next_one(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle")
    cleo = await world.arrive("Cleo")
    assert (await cleo.play("blow"))["code"] == "not_seated"
    await world.ask("Cleo", Sit(seat=2))
    assert seat_shown(anna, 2)["name"] == "Cleo"
    assert (await cleo.play("blow"))["code"] == "not_seated"
    assert [who["name"] for who in cleo.shown["playing"]] == ["Anna", "Ben"]

    await anna.play("blow")
    await world.begin("Anna", "Ben", "Cleo")
    assert [who["name"] for who in cleo.shown["playing"]] == ["Anna", "Ben", "Cleo"]
    assert (await cleo.play("blow"))["type"] == "accepted"


async def test_a_newcomer_takes_a_bots_seat_at_once(world: World) -> None:
    (anna,) = await world.gather("Anna", game="candle")
    await world.ask("Anna", SeatBot(seat=1, bot="whistler"))
    await world.begin("Anna")
    cleo = await world.arrive("Cleo")
    await world.ask("Cleo", Sit(seat=1))
    assert seat_shown(anna, 1)["name"] == "Cleo"
    assert [who["name"] for who in anna.shown["playing"]] == ["Anna", "Cleo"]
    assert (await cleo.play("whistle"))["type"] == "accepted"
    await world.clock.pass_(20)
    assert anna.view["whistles"] == 1  # the bot is gone


async def test_who_took_a_bots_seat_has_it_after_the_server_was_killed(world: World) -> None:
    await world.gather("Anna", game="candle")
    await world.ask("Anna", SeatBot(seat=1, bot="whistler"))
    await world.begin("Anna")
    await world.ask("Cleo", Sit(seat=1))
    await world.restart()
    cleo = await world.arrive("Cleo")
    assert [who["name"] for who in cleo.shown["playing"]] == ["Anna", "Cleo"]
    assert (await cleo.play("blow"))["type"] == "accepted"


async def test_one_who_plays_does_not_take_a_second_seat(world: World) -> None:
    await world.gather("Anna", "Ben", game="candle")
    await world.ask("Anna", SeatBot(seat=2, bot="idle"))
    await world.begin("Anna", "Ben")
    assert_refusal(await world.refused("Ben", Sit(seat=2)), "match_running")


async def test_one_who_resigned_does_not_come_back_on_a_bots_seat(world: World) -> None:
    await world.gather("Anna", "Ben", game="candle")
    await world.ask("Anna", SeatBot(seat=2, bot="idle"))
    await world.begin("Anna", "Ben")
    await world.ask("Ben", Vacate(seat=1))
    assert_refusal(await world.refused("Ben", Sit(seat=2)), "match_running")
    assert_refusal(await world.refused("Ben", Sit(seat=1)), "match_running")


async def test_sitting_down_again_where_one_plays_changes_nothing(world: World) -> None:
    _, ben = await world.start("Anna", "Ben", game="candle")
    ben.forget()
    await world.ask("Ben", Sit(seat=1))
    assert ben.peer.heard == []


async def test_a_seat_that_another_plays_is_taken(world: World) -> None:
    await world.start("Anna", "Ben", game="candle")
    refusal = await world.refused("Cleo", Sit(seat=1))
    assert_refusal(refusal, "seat_taken", seat=1, name="Ben")


async def test_standing_up_during_a_match_resigns(world: World) -> None:
    anna, ben, _ = await world.start("Anna", "Ben", "Cleo", game="candle")
    await world.ask("Ben", Vacate(seat=1))
    assert anna.view["resigned"] == {"1": True}
    assert anna.shown["status"] == "playing"
    assert "player" not in seat_shown(anna, 1)
    assert (await ben.play("blow"))["code"] == "may_not_act"


async def test_standing_up_when_one_has_resigned_already_only_frees_the_seat(
    world: World,
) -> None:
    anna, ben, _ = await world.start("Anna", "Ben", "Cleo", game="candle")
    await ben.play("resign")
    await world.ask("Ben", Vacate(seat=1))
    assert "player" not in seat_shown(anna, 1)
    assert anna.view["resigned"] == {"1": True}


async def test_standing_up_in_the_instant_the_match_ends_frees_the_seat(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle", height=10)
    await world.clock.pass_(0.85)
    world.clock.skip(5)  # the alarm is late: the request comes first
    await world.ask("Ben", Vacate(seat=1))
    assert anna.updates[-1]["outcome"]["reason"] == "blocked"
    assert "player" not in seat_shown(anna, 1)
    assert (anna.shown["status"], (await world.kept()).status) == ("over", "over")


async def test_standing_up_from_a_seat_for_the_next_match_disturbs_nobody(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle")
    await world.ask("Cleo", Sit(seat=2))
    await world.ask("Cleo", Vacate(seat=2))
    assert "player" not in seat_shown(anna, 2)
    assert len(anna.updates) == 1


async def test_a_bot_that_plays_is_not_removed_during_a_match(world: World) -> None:
    await world.gather("Anna", game="candle")
    await world.ask("Anna", SeatBot(seat=1, bot="idle"))
    await world.begin("Anna")
    assert_refusal(await world.refused("Anna", Vacate(seat=1)), "match_running")


async def test_people_are_not_moved_during_a_match(world: World) -> None:
    await world.start("Anna", "Ben", game="candle")
    await world.arrive("Cleo")
    refusal = await world.refused("Anna", Move(seat=2, player=person("Cleo").id))
    assert_refusal(refusal, "match_running")


def assert_refusal_message(heard: list[dict[str, object]], code: str) -> None:
    """All that was heard is one refusal."""
    assert [(message["type"], message["code"]) for message in heard] == [("rejected", code)]
