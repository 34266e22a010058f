"""Names: shown, told apart, and not faked (line 37 of what went wrong for others)."""

from __future__ import annotations

import unicodedata

import pytest

from server.service.errors import Refused
from server.service.players import LONGEST_NAME, clean_line, clean_name, new_id, unique_name
from tests.service.world import assert_refusal


@pytest.mark.parametrize(
    ("raw", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna \t\n Maria ", "Anna Maria"),
        ("🐺", "🐺"),
        ("👩‍🚀 Zoë", "👩‍🚀 Zoë"),
        ("❤️", "❤️"),
        ("<img onerror=x>", "<img onerror=x>"),
        ("\u202eannA", "annA"),
        ("An\u200bna\u2060", "Anna"),
        ("An\x00na\x1b", "Anna"),
        ("\u200dAnna\u200d", "Anna"),
        ("Zoe\u0308", "Zoë"),
        ("नमस्ते", "नमस्ते"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
    ],
)
def test_a_name_is_kept_as_its_visible_characters(raw: str, kept: str) -> None:
    assert clean_name(raw) == unicodedata.normalize("NFC", kept)


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "   ",
        "\u200b",
        "\u200d\u200d",
        "\u202e\u2066",
        "\u0301\u0301",
        "\ue000",
        "\u3164",
        "\u2800 \u2800",
        "x" * (LONGEST_NAME + 1),
        "🐺" * 200,
        "y" * 100_000,
    ],
)
def test_a_name_with_nothing_to_see_or_too_much_is_refused(raw: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(raw)
    assert_refusal(refused.value.refusal, "bad_name", longest=LONGEST_NAME)


def test_a_tower_of_marks_is_cut_down() -> None:
    tower = clean_name("z" + "\u0335\u0321\u0322\u0327" * 20 + "algo")
    assert sum(1 for character in tower if unicodedata.combining(character)) == 2
    assert tower.endswith("algo")


def test_twins_in_two_normal_forms_are_one_name() -> None:
    assert clean_name("Zo\u00eb") == clean_name("Zoe\u0308")


@pytest.mark.parametrize(
    "twin",
    ["Anna", "ANNA", "anna", "\uff21\uff4e\uff4e\uff41", "An na", "An\u200dna", "Anna\ufe0f"],
)
def test_a_name_that_looks_like_one_at_the_table_gets_a_number(twin: str) -> None:
    assert unique_name(twin, ["Ben", "Anna"]) == f"{twin} 2"


def test_the_number_is_the_first_that_is_free() -> None:
    assert unique_name("Anna", ["Anna", "anna 2", "Anna 4"]) == "Anna 3"


def test_a_name_of_ones_own_stays_as_it_is() -> None:
    assert unique_name("Anna", ["Ben", "Hannah"]) == "Anna"


def test_ids_have_128_bits_and_differ() -> None:
    ids = {new_id() for _ in range(100)}
    assert len(ids) == 100
    assert all(len(bytes.fromhex(one)) == 16 for one in ids)


def test_a_line_of_chat_is_kept_as_what_can_be_seen_of_it() -> None:
    assert clean_line("  two\x00 \u202e\n words 🐺 ") == "two words 🐺"


@pytest.mark.parametrize("raw", ["", " \n ", "\x00", "\u200b\u200d"])
def test_a_line_of_chat_with_nothing_to_see_is_refused(raw: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_line(raw)
    assert_refusal(refused.value.refusal, "malformed", fields=["text"])
