"""Ready, set, go: the start of a match, the host's word, the end, the rematch, another game."""

from __future__ import annotations

import pytest

from server.service.requests import Choose, Configure, End, SeatBot, SetReady, Sit, Start, Vacate
from tests.service.world import World, assert_refusal, seat_shown, watched_by


def status(world: World) -> str:
    table = world.tables.peek(world.code)
    assert table is not None
    return table.record.status


# --- everyone is ready --------------------------------------------------------------------


async def test_when_all_who_sit_are_ready_the_match_starts_after_three_seconds(
    world: World,
) -> None:
    anna, _ = await world.gather("Anna", "Ben")
    await world.ready("Anna")
    assert anna.shown["status"] == "lobby"
    await world.ready("Ben")
    assert (anna.shown["status"], anna.shown["starts_in"]) == ("starting", 3.0)
    await world.clock.pass_(2.9)
    assert anna.shown["status"] == "starting"
    await world.clock.pass_(0.2)
    assert anna.shown["status"] == "playing"


async def test_the_start_shows_everyone_the_match_and_who_plays_it(world: World) -> None:
    await world.gather("Anna", "Ben")
    await world.ask("Ben", Sit(seat=3))
    spectator = await world.arrive("Cleo")
    await world.begin("Anna", "Ben")
    (update,) = spectator.updates
    assert (update["seq"], update["now"], update["view"]["heap"]) == (0, 0.0, 15)
    assert update["match"] == spectator.shown["match"]
    assert [(who["seat"], who["name"]) for who in spectator.shown["playing"]] == [
        (0, "Anna"),
        (3, "Ben"),
    ]
    assert spectator.shown["running"]


async def test_a_match_is_kept_from_its_start_with_its_seed_and_its_first_view(
    world: World,
) -> None:
    (anna, _) = await world.start("Anna", "Ben", heap=7)
    match = await world.journal.match(anna.shown["match"])
    assert match is not None
    assert (match.options, match.seed, match.places) == ({"heap": 7}, bytes(32), (0, 1))
    (first,) = await world.journal.entries(match.id)
    assert (first.seq, first.view) == (0, anna.view)


async def test_who_is_no_longer_ready_stops_the_countdown(world: World) -> None:
    anna, _ = await world.gather("Anna", "Ben")
    await world.ready("Anna", "Ben")
    await world.ask("Ben", SetReady(ready=False))
    assert anna.shown["status"] == "lobby"
    assert "starts_in" not in anna.shown
    await world.clock.pass_(60)
    assert anna.shown["status"] == "lobby"


async def test_a_countdown_that_was_stopped_begins_anew(world: World) -> None:
    anna, _ = await world.gather("Anna", "Ben")
    await world.ready("Anna", "Ben")
    await world.clock.pass_(2)
    await world.ask("Ben", SetReady(ready=False))
    await world.ready("Ben")
    assert anna.shown["starts_in"] == 3.0


async def test_someone_who_sits_down_in_the_countdown_is_waited_for(world: World) -> None:
    await world.gather("Anna", "Ben")
    await world.ready("Anna", "Ben")
    await world.ask("Cleo", Sit(seat=2))
    assert status(world) == "lobby"


async def test_someone_who_stands_up_in_the_countdown_leaves_too_few(world: World) -> None:
    await world.gather("Anna", "Ben")
    await world.ready("Anna", "Ben")
    await world.ask("Ben", Vacate(seat=1))
    assert status(world) == "lobby"


async def test_one_alone_is_ready_for_nothing(world: World) -> None:
    await world.gather("Anna")
    await world.ready("Anna")
    await world.clock.pass_(60)
    assert status(world) == "lobby"


async def test_a_bot_is_always_ready(world: World) -> None:
    await world.gather("Anna")
    await world.ask("Anna", SeatBot(seat=1, bot="novice"))
    await world.ready("Anna")
    await world.clock.pass_(3)
    assert status(world) == "playing"


async def test_a_countdown_goes_on_after_the_server_was_killed(world: World) -> None:
    await world.gather("Anna", "Ben")
    await world.ready("Anna", "Ben")
    await world.restart()
    anna = await world.arrive("Anna")
    assert anna.shown["status"] == "starting"
    await world.clock.pass_(3)
    assert anna.shown["status"] == "playing"


# --- the host's word ----------------------------------------------------------------------


async def test_the_hosts_word_starts_a_match_after_twenty_seconds(world: World) -> None:
    await world.gather("Anna", "Ben")
    await world.clock.pass_(12)
    refusal = await world.refused("Anna", Start())
    assert_refusal(refusal, "not_ready", waiting=["Ben"], seconds=8)
    await world.clock.pass_(8)
    await world.ask("Anna", Start())
    assert status(world) == "starting"
    await world.clock.pass_(3)
    assert status(world) == "playing"


async def test_the_hosts_word_is_their_own_readiness(world: World) -> None:
    await world.gather("Anna", "Ben")
    await world.ready("Ben")
    await world.ask("Anna", Start())
    assert status(world) == "starting"


async def test_a_host_who_only_watches_starts_a_match_of_others(world: World) -> None:
    await world.gather("Anna", "Ben", "Cleo")
    await world.ask("Anna", Vacate(seat=0))
    await world.clock.pass_(20)
    await world.ask("Anna", Start())
    assert status(world) == "starting"


async def test_the_twenty_seconds_count_from_when_enough_sit(world: World) -> None:
    await world.gather("Anna")
    await world.clock.pass_(60)
    await world.ask("Ben", Sit(seat=1))
    refusal = await world.refused("Anna", Start())
    assert_refusal(refusal, "not_ready", waiting=["Ben"], seconds=20)


async def test_the_hosts_word_needs_enough_players(world: World) -> None:
    await world.gather("Anna")
    refusal = await world.refused("Anna", Start())
    assert_refusal(refusal, "wrong_number", seated=1, fewest=2, most=4)


async def test_nobody_elses_word_starts_a_match(world: World) -> None:
    await world.gather("Anna", "Ben")
    await world.clock.pass_(60)
    assert_refusal(await world.refused("Ben", Start()), "not_host")


async def test_one_who_gets_ready_late_does_not_stop_the_hosts_countdown(world: World) -> None:
    await world.gather("Anna", "Ben", "Cleo")
    await world.clock.pass_(20)
    await world.ask("Anna", Start())
    await world.ready("Ben")
    assert status(world) == "starting"
    await world.ask("Anna", Configure(locked=True))
    assert status(world) == "starting"
    await world.clock.pass_(3)
    assert status(world) == "playing"


async def test_one_who_is_no_longer_ready_stops_the_hosts_countdown(world: World) -> None:
    await world.gather("Anna", "Ben", "Cleo")
    await world.ready("Ben")
    await world.clock.pass_(20)
    await world.ask("Anna", Start())
    await world.ask("Ben", SetReady(ready=False))
    assert status(world) == "lobby"


async def test_other_options_stop_the_hosts_countdown(world: World) -> None:
    await world.gather("Anna", "Ben")
    await world.clock.pass_(20)
    await world.ask("Anna", Start())
    await world.ask("Anna", Configure(options={"heap": 5}))
    assert status(world) == "lobby"


# --- during a match -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "request_",
    [
        Start(),
        SetReady(ready=True),
        Choose(seat=0, choice={}),
        SeatBot(seat=2, bot="novice"),
        Configure(game="candle"),
        Configure(options={"heap": 7}),
    ],
    ids=lambda request: str(request.type),
)
async def test_what_belongs_before_a_match_is_refused_during_one(
    world: World, request_: Start | SetReady | Choose | SeatBot | Configure
) -> None:
    await world.start("Anna", "Ben")
    assert_refusal(await world.refused("Anna", request_), "match_running")


async def test_a_table_may_be_locked_and_made_public_during_a_match(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben")
    await world.ask("Anna", Configure(locked=True, public=True))
    assert (anna.shown["locked"], anna.shown["public"], anna.shown["status"]) == (
        True,
        True,
        "playing",
    )


async def test_the_host_ends_a_match_and_nobody_has_won(world: World) -> None:
    anna, ben = await world.start("Anna", "Ben")
    await world.ask("Anna", End())
    outcome = ben.updates[-1]["outcome"]
    assert (outcome["reason"], outcome["places"]) == ("abandoned", [1, 1])
    assert ben.updates[-1]["to_act"] == []
    assert (ben.shown["status"], ben.shown["series"]) == ("over", [])
    match = await world.journal.match(anna.shown["match"])
    assert match is not None
    assert match.outcome is not None
    assert match.ended == world.clock.epoch()
    assert (await anna.play("take", pebbles=1))["code"] == "match_not_running"


async def test_only_the_host_ends_a_match_and_only_one_that_is_played(world: World) -> None:
    await world.gather("Anna", "Ben")
    assert_refusal(await world.refused("Anna", End()), "match_not_running")
    await world.begin("Anna", "Ben")
    assert_refusal(await world.refused("Ben", End()), "not_host")
    await world.ask("Anna", End())
    assert_refusal(await world.refused("Anna", End()), "match_not_running")


async def test_an_ended_match_stays_ended_when_the_server_was_killed(world: World) -> None:
    await world.start("Anna", "Ben")
    await world.ask("Anna", End())
    await world.restart()
    anna = await world.arrive("Anna")
    assert anna.updates[-1]["outcome"]["reason"] == "abandoned"
    assert (anna.shown["status"], anna.shown["running"]) == ("over", False)


# --- again --------------------------------------------------------------------------------


async def test_after_a_match_ready_means_again_with_the_same_seats_and_spectators(
    world: World,
) -> None:
    anna, ben = await world.start("Anna", "Ben", game="candle")
    spectator = await world.arrive("Cleo")
    first = anna.shown["match"]
    await anna.play("blow")
    assert anna.shown["status"] == "over"
    assert not any(seat["ready"] for seat in anna.shown["seats"])

    await world.begin("Anna", "Ben")
    for page in (anna, ben, spectator):
        assert page.shown["status"] == "playing"
        assert page.shown["match"] == page.updates[-1]["match"] != first
        assert [who["name"] for who in page.shown["playing"]] == ["Anna", "Ben"]
        assert page.view["height"] == 600
    assert anna.shown["spectators"] == watched_by("Cleo")


async def test_who_sits_next_to_the_one_that_began_begins_the_next_match(world: World) -> None:
    names = ("Anna", "Ben", "Cleo")
    (anna, *_) = await world.start(*names, game="trip_away", first=1)
    began = [anna.view["start"]]
    for _ in range(2):
        await world.ask("Anna", End())
        await world.begin(*names)
        began.append(anna.view["start"])
    assert began == [1, 2, 0]


async def test_the_turn_to_begin_goes_past_a_seat_that_is_free_now_and_survives_a_restart(
    world: World,
) -> None:
    await world.start("Anna", "Ben", "Cleo", game="trip_away", first=0)
    await world.ask("Anna", End())
    await world.ask("Ben", Vacate(seat=1))
    await world.restart()
    anna = await world.arrive("Anna")
    await world.arrive("Cleo")
    await world.begin("Anna", "Cleo")
    assert [who["name"] for who in anna.shown["playing"]] == ["Anna", "Cleo"]
    assert anna.view["start"] == 1


async def test_another_game_begins_by_its_own_lot(world: World) -> None:
    await world.start("Anna", "Ben", game="trip_away", first=0)
    await world.ask("Anna", End())
    await world.ask("Anna", Configure(game="strategy"))
    await world.begin("Anna", "Ben")
    assert (await world.table()).record.options.get("first") is None


async def test_the_running_score_of_a_table_grows_match_by_match(world: World) -> None:
    anna, ben = await world.start("Anna", "Ben", game="candle")
    await anna.play("blow")
    await world.begin("Anna", "Ben")
    await ben.play("blow")
    assert [(score["name"], score["wins"], score["matches"]) for score in ben.shown["series"]] == [
        ("Anna", 1, 2),
        ("Ben", 1, 2),
    ]


async def test_the_hosts_word_for_a_rematch_waits_twenty_seconds_too(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle")
    await world.clock.pass_(30)
    await anna.play("blow")
    refusal = await world.refused("Anna", Start())
    assert_refusal(refusal, "not_ready", waiting=["Ben"], seconds=20)
    await world.clock.pass_(20)
    await world.ask("Anna", Start())
    assert status(world) == "starting"


async def test_another_game_keeps_the_people_and_puts_the_last_match_away(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben", game="candle")
    await anna.play("blow")
    await world.ask("Anna", Configure(game="pebbles", options={"heap": 6}))
    shown = anna.shown
    assert (shown["game"], shown["options"], shown["status"]) == ("pebbles", {"heap": 6}, "lobby")
    assert len(shown["seats"]) == 4
    assert [seat.get("name") for seat in shown["seats"]] == ["Anna", "Ben", None, None]
    assert "match" not in shown
    assert shown["playing"] == []
    newcomer = await world.arrive("Cleo")
    assert newcomer.updates == []

    await world.begin("Anna", "Ben")
    assert anna.view["heap"] == 6


async def test_only_the_host_changes_the_game(world: World) -> None:
    await world.gather("Anna", "Ben")
    assert_refusal(await world.refused("Ben", Configure(game="candle")), "not_host")


async def test_a_game_we_do_not_have_is_refused(world: World) -> None:
    await world.gather("Anna", "Ben")
    refusal = await world.refused("Anna", Configure(game="chess"))
    assert_refusal(refusal, "unknown_game", game="chess")


async def test_a_choice_made_before_the_match_is_shown_to_everyone(world: World) -> None:
    anna, _ = await world.gather("Anna", "Ben", game="candle")
    await world.ask("Ben", Choose(seat=1, choice={"colour": "red"}))
    assert seat_shown(anna, 1)["choice"] == {"colour": "red"}
