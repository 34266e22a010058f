"""Who is here: tabs, announcements, the host, and bots that stand in for the absent."""

from __future__ import annotations

from server.service.requests import Kick, Person, SeatBot, Sit, Substitute, Vacate
from tests.service.world import Page, World, assert_refusal, person, seat_shown, watched_by
from tests.virtual import settle

# --- here and away ------------------------------------------------------------------------


async def test_a_page_is_first_shown_the_table_the_chat_and_the_match(world: World) -> None:
    await world.start("Anna", "Ben")
    cleo = await world.arrive("Cleo")
    assert [message["type"] for message in cleo.peer.heard] == ["table", "chat", "update"]
    assert cleo.view["heap"] == 15


async def test_a_player_whose_page_is_closed_is_away_from_then_on(world: World) -> None:
    anna, ben = await world.gather("Anna", "Ben")
    await ben.close()
    await world.clock.pass_(1)
    seat = seat_shown(anna, 1)
    assert (seat["presence"], seat["away_for"]) == ("away", 1)
    assert seat_shown(anna, 0)["presence"] == "here"
    assert "away_for" not in seat_shown(anna, 0)


async def test_a_player_is_away_in_the_very_instant_they_leave(world: World) -> None:
    anna, ben = await world.gather("Anna", "Ben")
    await ben.close()
    await world.ready("Anna")
    assert seat_shown(anna, 1)["presence"] == "away"


async def test_the_server_shows_nobody_here_when_it_has_just_opened_a_table(
    world: World,
) -> None:
    await world.gather("Anna", "Ben")
    await world.restart()
    table = await world.table()
    assert [seat.presence for seat in table.message().seats[:2]] == ["away", "away"]


async def test_07_a_late_leave_of_the_old_page_changes_nothing(world: World) -> None:
    anna, old = await world.gather("Anna", "Ben")
    await world.arrive("Ben")
    await old.close()
    await old.close()
    await world.clock.pass_(60)
    assert seat_shown(anna, 1)["presence"] == "here"


async def test_18_of_two_tabs_of_a_player_one_may_be_closed(world: World) -> None:
    _, first = await world.start("Anna", "Ben", game="candle")
    second = await world.arrive("Ben")
    await first.close()
    await world.clock.pass_(1)
    assert seat_shown(second, 1)["presence"] == "here"
    assert (await second.play("whistle"))["type"] == "accepted"
    await second.close()


async def test_two_tabs_of_a_player_show_the_same(world: World) -> None:
    _, first = await world.start("Anna", "Ben", game="candle")
    second = await world.arrive("Ben")
    await first.play("whistle")
    await second.play("whistle")
    assert first.view == second.view
    assert first.view["whistles"] == 2


async def test_a_spectator_in_two_tabs_counts_once(world: World) -> None:
    (anna,) = await world.gather("Anna")
    for _ in range(2):
        await world.arrive("Cleo")
    await world.clock.pass_(1)
    assert anna.shown["spectators"] == watched_by("Cleo")


async def test_spectators_are_told_as_a_number_with_the_first_few_names(world: World) -> None:
    (anna,) = await world.gather("Anna")
    for number in range(7):
        await world.arrive(f"S{number}")
    await world.clock.pass_(1)
    assert anna.shown["spectators"] == {**watched_by("S0", "S1", "S2", "S3", "S4"), "count": 7}


async def test_21_a_storm_of_comings_and_goings_is_told_at_most_once_a_second(
    world: World,
) -> None:
    (anna,) = await world.gather("Anna")
    await world.clock.pass_(5)
    anna.forget()
    pages = []
    for number in range(40):
        pages.append(await world.arrive(f"S{number}"))
        if number % 2:
            await pages[number - 1].close()
        await world.clock.pass_(0.1)
    assert len(anna.all("table")) <= 4
    await world.clock.pass_(1)
    assert anna.shown["spectators"]["count"] == 20
    anna.forget()
    await world.clock.pass_(60)
    assert anna.all("table") == []


async def test_a_name_taken_since_is_shown_when_the_player_comes_back(world: World) -> None:
    anna, ben = await world.gather("Anna", "Ben")
    await ben.close()
    table = await world.table()
    Page(table, Person(person("Ben").id, "Benno"), "f" * 32)
    await settle()
    assert seat_shown(anna, 1)["name"] == "Benno"


# --- the host -----------------------------------------------------------------------------


async def test_the_host_is_handed_on_ten_seconds_after_their_last_page_closed(
    world: World,
) -> None:
    anna, _ = await world.gather("Anna", "Ben")
    second_tab = await world.arrive("Anna")
    spectator = await world.arrive("Cleo")
    await anna.close()
    await world.clock.pass_(60)
    assert spectator.shown["host"] == person("Anna").id
    await second_tab.close()
    await world.clock.pass_(9)
    assert spectator.shown["host"] == person("Anna").id
    await world.clock.pass_(1.5)
    assert spectator.shown["host"] == person("Ben").id
    assert (await world.kept()).host == person("Ben").id


async def test_a_host_who_is_back_in_time_stays_host(world: World) -> None:
    anna, ben = await world.gather("Anna", "Ben")
    await anna.close()
    await world.clock.pass_(9)
    again = await world.arrive("Anna")
    await world.clock.pass_(60)
    assert ben.shown["host"] == person("Anna").id
    await again.close()
    await world.clock.pass_(9)
    assert ben.shown["host"] == person("Anna").id


async def test_with_nobody_here_the_host_stays_until_someone_comes(world: World) -> None:
    anna, ben = await world.gather("Anna", "Ben")
    await anna.close()
    await ben.close()
    await world.clock.pass_(60)
    assert (await world.kept()).host == person("Anna").id
    again = await world.arrive("Ben")
    await world.clock.pass_(0.1)
    assert again.shown["host"] == person("Ben").id


async def test_after_a_restart_the_host_has_ten_seconds_to_come_back(world: World) -> None:
    await world.gather("Anna", "Ben")
    await world.restart()
    ben = await world.arrive("Ben")
    await world.clock.pass_(9)
    assert ben.shown["host"] == person("Anna").id
    await world.clock.pass_(2)
    assert ben.shown["host"] == person("Ben").id


async def test_a_host_who_stands_up_is_host_still(world: World) -> None:
    anna, _ = await world.gather("Anna", "Ben")
    await world.ask("Anna", Vacate(seat=0))
    await world.clock.pass_(60)
    assert anna.shown["host"] == person("Anna").id


async def test_a_host_sent_away_by_the_next_does_not_come_back_as_host(world: World) -> None:
    anna, ben = await world.gather("Anna", "Ben")
    await anna.close()
    await world.clock.pass_(11)
    await world.ask("Ben", Kick(player=person("Anna").id))
    again = await world.arrive("Anna")
    assert again.all("table") == []
    assert ben.shown["host"] == person("Ben").id


# --- the play clock -----------------------------------------------------------------------


async def test_26_the_play_clock_stands_still_while_nobody_who_plays_is_here(
    world: World,
) -> None:
    anna, ben = await world.start("Anna", "Ben", game="candle", height=100)
    spectator = await world.arrive("Cleo")
    await world.clock.pass_(2)
    await anna.close()
    await world.clock.pass_(1)
    assert spectator.shown["running"]
    await ben.close()
    await world.clock.pass_(1)
    assert not spectator.shown["running"]
    stood_at, height = spectator.shown["now"], spectator.view["height"]
    await world.clock.pass_(60)
    assert spectator.view["height"] == height
    again = await world.arrive("Ben")
    assert (again.shown["running"], again.shown["now"]) == (True, stood_at)
    await world.clock.pass_(1)
    assert spectator.view["height"] == height - 10


async def test_everyone_learns_soon_that_the_play_clock_runs_again(world: World) -> None:
    anna, ben = await world.start("Anna", "Ben", game="candle")
    spectator = await world.arrive("Cleo")
    await anna.close()
    await ben.close()
    await world.clock.pass_(5)
    await world.arrive("Ben")
    await world.clock.pass_(1)
    assert spectator.shown["running"]


async def test_bots_do_not_keep_the_play_clock_running_and_do_not_play(world: World) -> None:
    (anna,) = await world.gather("Anna", game="candle")
    await world.ask("Anna", SeatBot(seat=1, bot="whistler"))
    await world.begin("Anna")
    spectator = await world.arrive("Cleo")
    await world.clock.pass_(5)
    assert spectator.view["whistles"] == 2
    await anna.close()
    before = spectator.view
    await world.clock.pass_(100)
    assert spectator.view == before
    await world.arrive("Anna")
    await world.clock.pass_(5)
    assert spectator.view["whistles"] == 4


async def test_after_a_restart_play_resumes_at_the_last_record_when_a_player_is_back(
    world: World,
) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle")
    await world.clock.pass_(5)
    await anna.play("whistle")
    await world.clock.pass_(2)
    await world.restart()
    spectator = await world.arrive("Cleo")
    await world.clock.pass_(60)
    assert (spectator.shown["running"], spectator.shown["now"]) == (False, 5)
    anna = await world.arrive("Anna")
    assert (anna.shown["running"], anna.updates[-1]["now"], anna.view["height"]) == (True, 5, 550)


# --- bots that stand in -------------------------------------------------------------------


async def test_a_bot_may_play_for_one_who_is_away_for_thirty_seconds(world: World) -> None:
    anna, ben = await world.start("Anna", "Ben", game="candle")
    await world.clock.pass_(10)
    assert_refusal(await world.refused("Anna", Substitute(seat=1)), "not_away", seconds=30)
    await ben.close()
    await world.clock.pass_(29)
    assert_refusal(await world.refused("Anna", Substitute(seat=1)), "not_away", seconds=30)
    await world.clock.pass_(1)
    await world.ask("Anna", Substitute(seat=1))
    seat = seat_shown(anna, 1)
    assert (seat["name"], seat["substitute"], seat["bot"]) == ("Ben", True, "whistler")
    await world.clock.pass_(2.5)
    assert anna.view["whistles"] == 1


async def test_a_bot_leaves_when_the_player_is_back(world: World) -> None:
    anna, ben = await world.start("Anna", "Ben", game="candle")
    await ben.close()
    await world.clock.pass_(30)
    await world.ask("Anna", Substitute(seat=1))
    await world.clock.pass_(1.9)
    ben = await world.arrive("Ben")
    seat = seat_shown(anna, 1)
    assert (seat["substitute"], "bot" in seat) == (False, False)
    await world.clock.pass_(10)
    assert anna.view["whistles"] == 0
    assert (await ben.play("whistle"))["type"] == "accepted"


async def test_a_bot_stands_in_still_after_the_server_was_killed(world: World) -> None:
    _, ben = await world.start("Anna", "Ben", game="candle")
    await ben.close()
    await world.clock.pass_(30)
    await world.ask("Anna", Substitute(seat=1))
    await world.restart()
    anna = await world.arrive("Anna")
    await world.clock.pass_(2.5)
    assert anna.view["whistles"] == 1


async def test_no_bot_stands_in_for_a_bot_a_free_seat_or_one_who_does_not_play(
    world: World,
) -> None:
    await world.gather("Anna", game="candle")
    await world.ask("Anna", SeatBot(seat=1, bot="idle"))
    await world.begin("Anna")
    assert_refusal(await world.refused("Anna", Substitute(seat=1)), "unknown_player")
    assert_refusal(await world.refused("Anna", Substitute(seat=2)), "unknown_player")
    await world.ask("Cleo", Sit(seat=2))
    assert_refusal(await world.refused("Anna", Substitute(seat=2)), "unknown_player")
    assert_refusal(await world.refused("Anna", Substitute(seat=3)), "unknown_seat", seats=3)


async def test_a_substitute_does_not_outlast_the_match(world: World) -> None:
    anna, ben = await world.start("Anna", "Ben", game="candle")
    await ben.close()
    await world.clock.pass_(30)
    await world.ask("Anna", Substitute(seat=1))
    await anna.play("blow")
    assert (seat_shown(anna, 1)["substitute"], "bot" in seat_shown(anna, 1)) == (False, False)
