"""Talking at a table: chat and emotes."""

from __future__ import annotations

from server.service.chat import CHAT_SHOWN
from server.store.journal import JournalFailed
from server.wire import Emote, SendEmote
from tests.service.world import World, person


async def test_what_is_said_is_heard_by_everyone_with_who_and_when(world: World) -> None:
    anna, ben = await world.gather("Anna", "Ben")
    spectator = await world.arrive("Cleo")
    await ben.say("hello 🐺 <b>")
    for page in (anna, ben, spectator):
        said = page.last("said")
        assert (said["player"], said["name"]) == (person("Ben").id, "Ben")
        assert (said["text"], said["at"]) == ("hello 🐺 <b>", world.clock.epoch())


async def test_a_newcomer_is_shown_the_last_lines(world: World) -> None:
    (anna,) = await world.gather("Anna")
    for number in range(CHAT_SHOWN + 5):
        await anna.say(f"line {number}")
    cleo = await world.arrive("Cleo")
    lines = cleo.last("chat")["lines"]
    assert [line["text"] for line in lines] == [f"line {n}" for n in range(5, CHAT_SHOWN + 5)]
    assert lines[-1] == anna.last("said")


async def test_what_was_said_is_read_once_however_many_come(world: World) -> None:
    (anna,) = await world.gather("Anna")
    await anna.say("hello")
    world.journal._lines.clear()
    cleo = await world.arrive("Cleo")
    assert [line["text"] for line in cleo.last("chat")["lines"]] == ["hello"]


async def test_chat_outlives_the_server(world: World) -> None:
    (anna,) = await world.gather("Anna")
    await anna.say("still here?")
    await world.restart()
    again = await world.arrive("Anna")
    assert [line["text"] for line in again.last("chat")["lines"]] == ["still here?"]


async def test_what_cannot_be_seen_is_not_said(world: World) -> None:
    anna, ben = await world.gather("Anna", "Ben")
    await anna.say("\x00 \u200b")
    rejected = anna.last("rejected")
    assert (rejected["code"], rejected["details"]) == ("malformed", {"fields": ["text"]})
    assert "ref" not in rejected
    assert ben.all("said") == []
    await anna.say("a\x00b")
    assert ben.last("said")["text"] == "ab"


async def test_a_line_that_could_not_be_kept_was_not_said(world: World) -> None:
    anna, ben = await world.gather("Anna", "Ben")
    world.journal.trouble["say"] = JournalFailed()
    await anna.say("hello")
    assert anna.last("rejected")["code"] == "failed"
    assert ben.all("said") == []


async def test_37_people_talk_under_their_name_at_the_table(world: World) -> None:
    anna, ben = await world.gather("Anna", "ANNA")
    await ben.say("it is me")
    assert anna.last("said")["name"] == "ANNA 2"


async def test_37_a_spectator_does_not_talk_under_the_name_of_one_who_sits(
    world: World,
) -> None:
    (anna,) = await world.gather("Anna")
    impostor = await world.arrive("anna")
    await impostor.say("I resign")
    await impostor.send(SendEmote(emote=Emote.OOPS))
    assert anna.last("said")["name"] == "anna 2"
    assert anna.last("emoted")["name"] == "anna 2"
    await world.clock.pass_(1)
    assert [who["name"] for who in anna.shown["spectators"]["people"]] == ["anna 2"]


async def test_an_emote_is_shown_to_everyone_and_forgotten(world: World) -> None:
    anna, ben = await world.gather("Anna", "Ben")
    await ben.send(SendEmote(emote=Emote.WOW))
    assert anna.last("emoted") == {
        "type": "emoted",
        "player": person("Ben").id,
        "name": "Ben",
        "emote": "wow",
    }
    cleo = await world.arrive("Cleo")
    assert cleo.last("chat")["lines"] == []


async def test_there_are_eight_emotes() -> None:
    assert len(Emote) == 8
