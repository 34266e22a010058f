"""What people call themselves: shown as it is, told apart, and nobody else's."""

from __future__ import annotations

import pytest

from tests.client import Refused
from tests.live.people import People


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("\N{WOLF FACE}", "\N{WOLF FACE}"),
        ("  Anna \t Maria ", "Anna Maria"),
        ("\N{RIGHT-TO-LEFT OVERRIDE}annA", "annA"),
        ("An\N{ZERO WIDTH SPACE}na", "Anna"),
        ("Jose\N{COMBINING ACUTE ACCENT}", "Jos\N{LATIN SMALL LETTER E WITH ACUTE}"),
        ("<img onerror>", "<img onerror>"),
        ("a" * 24, "a" * 24),
    ],
)
async def test_37_a_name_is_kept_as_it_can_be_shown(people: People, said: str, kept: str) -> None:
    anna = await people.come(said)
    page = await anna.open(await anna.create())
    assert page.table["seats"][0]["name"] == kept
    assert (await anna.ask("GET", "/session"))["name"] == kept


@pytest.mark.parametrize("said", ["", "  ", "\N{ZERO WIDTH SPACE}", "\0", "a" * 25, "a" * 200])
async def test_37_a_name_that_nobody_could_read_is_refused(people: People, said: str) -> None:
    with pytest.raises(Refused) as refused:
        await people.come(said)
    assert (refused.value.status, refused.value.code) == (422, "bad_name")


@pytest.mark.parametrize(
    "twin", ["Jos\N{LATIN SMALL LETTER E WITH ACUTE}", "Jose\N{COMBINING ACUTE ACCENT}", "JOS\xc9"]
)
async def test_37_two_who_look_alike_are_told_apart_at_a_table(people: People, twin: str) -> None:
    host = await people.come("Jos\N{LATIN SMALL LETTER E WITH ACUTE}")
    page = await host.open(await host.create())
    other = await people.come(twin)

    watching = await other.open(page.code)
    await watching.say("It is me")
    await page.hears(1)
    assert page.said[0]["name"] != page.table["seats"][0]["name"]

    await other.sit(page.code, 1)
    await page.until(lambda page: "player" in page.table["seats"][1])
    assert page.table["seats"][1]["name"].endswith(" 2")
