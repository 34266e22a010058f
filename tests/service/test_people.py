"""What it means for a table that somebody takes another name, or deletes themselves."""

from __future__ import annotations

from dataclasses import replace

from server.service.requests import Forget, GoBy, Kick, Person, Sit
from server.store.records import GONE
from server.wire import CloseCode
from tests.service.world import Page, World, person, seat_shown, watched_by


async def take_name(world: World, name: str, other: str) -> None:
    table = await world.table()
    await table.ask(Person(person(name).id, other), GoBy())


async def forget(world: World, name: str) -> None:
    await world.ask(name, Forget())


def names(page: Page) -> list[str | None]:
    return [seat.get("name") for seat in page.shown["seats"]]


# --- another name -------------------------------------------------------------------------


async def test_who_sits_goes_by_another_name_at_once(world: World) -> None:
    anna, ben = await world.gather("Anna", "Ben")
    await take_name(world, "Anna", "Annalena")
    assert names(ben)[:2] == ["Annalena", "Ben"]
    await anna.say("It is me.")
    assert ben.last("said")["name"] == "Annalena"


async def test_two_of_one_name_can_be_told_apart(world: World) -> None:
    anna, _ = await world.gather("Anna", "Ben")
    await take_name(world, "Ben", "anna")
    assert names(anna)[:2] == ["Anna", "anna 2"]


async def test_who_watches_goes_by_another_name_at_once(world: World) -> None:
    (anna,) = await world.gather("Anna")
    await world.arrive("Cleo")
    await take_name(world, "Cleo", "Clea")
    expected = watched_by("Cleo")
    expected["people"][0]["name"] = "Clea"
    assert anna.shown["spectators"] == expected


async def test_a_match_goes_on_under_the_names_it_began_with(world: World) -> None:
    anna, _ = await world.start("Anna", "Ben")
    await take_name(world, "Ben", "Benedikt")
    assert [who["name"] for who in anna.shown["playing"]] == ["Anna", "Ben"]
    await anna.play("resign")
    assert [score["name"] for score in anna.shown["series"]] == ["Anna", "Ben"]
    await world.begin("Anna", "Ben")
    assert [who["name"] for who in anna.shown["playing"]] == ["Anna", "Benedikt"]


async def test_a_bot_that_plays_for_one_who_is_away_goes_on_under_the_new_name(
    world: World,
) -> None:
    anna, ben = await world.gather("Anna", "Ben")
    await ben.close()
    table = await world.table()
    substituted = [replace(seat, substitute="novice") for seat in table.record.seats[1:2]]
    table.record = replace(
        table.record, seats=(table.record.seats[0], *substituted, *table.record.seats[2:])
    )
    await take_name(world, "Ben", "Benedikt")
    assert (seat_shown(anna, 1)["name"], seat_shown(anna, 1)["substitute"]) == ("Benedikt", True)


# --- gone for good ------------------------------------------------------------------------


async def test_who_is_gone_for_good_leaves_the_seat_and_every_connection(world: World) -> None:
    anna, ben = await world.gather("Anna", "Ben")
    other_tab = await world.arrive("Ben")
    await forget(world, "Ben")
    assert names(anna)[:2] == ["Anna", None]
    assert (ben.closed_with, other_tab.closed_with) == (CloseCode.NOT_SIGNED_IN,) * 2
    assert anna.closed_with is None


async def test_a_match_goes_on_without_them_and_ends_by_its_rules(world: World) -> None:
    anna, _, _ = await world.start("Anna", "Ben", "Cleo")
    await forget(world, "Ben")
    assert anna.shown["status"] == "playing"
    assert [who["name"] for who in anna.shown["playing"]] == ["Anna", GONE, "Cleo"]
    await forget(world, "Cleo")
    assert anna.updates[-1]["outcome"]["reason"] == "last_left"


async def test_the_name_goes_from_the_score_and_from_what_was_said(world: World) -> None:
    anna, ben = await world.start("Anna", "Ben")
    await ben.say("Good luck!")
    await anna.say("You too.")
    await ben.play("resign")
    await forget(world, "Ben")
    assert [score["name"] for score in anna.shown["series"]] == ["Anna", GONE]
    assert [line["name"] for line in anna.last("chat")["lines"]] == [GONE, "Anna"]
    assert "Ben" not in str(await world.kept())
    match = await world.journal.match(anna.shown["match"])
    assert match is not None
    assert [seat.name for seat in match.seats] == ["Anna", GONE]


async def test_a_countdown_stops_when_too_few_are_left(world: World) -> None:
    anna, _ = await world.gather("Anna", "Ben")
    await world.ready("Anna", "Ben")
    assert anna.shown["status"] == "starting"
    await forget(world, "Ben")
    assert anna.shown["status"] == "lobby"


async def test_the_host_is_another_soon(world: World) -> None:
    _, ben = await world.gather("Anna", "Ben")
    await forget(world, "Anna")
    await world.clock.pass_(world.house.pace.host_hand_over)
    assert ben.shown["host"] == person("Ben").id


async def test_who_watched_is_counted_no_longer(world: World) -> None:
    (anna,) = await world.gather("Anna")
    await world.arrive("Cleo")
    await forget(world, "Cleo")
    assert anna.shown["spectators"] == watched_by()


async def test_also_one_who_was_sent_away_is_forgotten(world: World) -> None:
    anna, ben = await world.gather("Anna", "Ben")
    await ben.say("Hello!")
    await world.ask("Anna", Kick(player=person("Ben").id))
    await forget(world, "Ben")
    assert [line["name"] for line in anna.last("chat")["lines"]] == [GONE]


async def test_a_table_at_which_they_never_were_is_told_nothing(world: World) -> None:
    anna, _ = await world.gather("Anna", "Ben")
    anna.forget()
    await forget(world, "Cleo")
    assert anna.peer.heard == []


async def test_somebody_else_can_have_the_seat(world: World) -> None:
    anna, _ = await world.gather("Anna", "Ben")
    await forget(world, "Ben")
    await world.arrive("Cleo")
    await world.ask("Cleo", Sit(seat=1))
    assert names(anna)[:2] == ["Anna", "Cleo"]
