"""What people call themselves and say: text that can be shown, told apart, and not faked."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Iterable

from server.service.errors import BadName, Malformed, Refused

LONGEST_NAME = 24
_JOINER = "\u200d"  # holds emoji together
_EMOJI_STYLE = "\ufe0f"  # has a symbol shown as an emoji
_BLANKS = re.compile(  # by Unicode they are letters, symbols and marks, yet nothing is drawn
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0e\uffa0\U000e0100-\U000e01ef]"
)
_MOST_MARKS = 2  # on one letter: more of them cover the lines above and below


ID = re.compile(r"[0-9a-f]{32}")
"""What `new_id` returns."""


def new_id() -> str:
    """Return a fresh id of 128 bits, in hex: of a player, a match or a line of chat."""
    return secrets.token_hex(16)


def clean_name(raw: str) -> str:
    """Return the name as it is kept: NFC, visible characters, single spaces.

    Raises Refused(BadName) when nothing visible is left, or too much.
    """
    name = _visible(raw[: 16 * LONGEST_NAME])
    if not any(_is_base(character) for character in name) or len(name) > LONGEST_NAME:
        raise Refused(BadName(longest=LONGEST_NAME))
    return name


def clean_line(raw: str) -> str:
    """Return a line of chat as it is kept; raises Refused(Malformed) when nothing is visible."""
    line = _visible(raw)
    if not line:
        raise Refused(Malformed(fields=["text"]))
    return line


def unique_name(name: str, taken: Iterable[str]) -> str:
    """Return the name, with a number behind it when someone at the table has it already."""
    used = {_look(other) for other in taken}
    candidate, number = name, 2
    while _look(candidate) in used:
        candidate, number = f"{name} {number}", number + 1
    return candidate


def _visible(raw: str) -> str:
    """Return the text in NFC, without what cannot be seen, with single spaces."""
    shown = "".join(
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", raw)
        if character.isspace() or character == _JOINER or _shows(character)
    )
    return " ".join(_without_towers(shown).split()).strip(_JOINER)


def _shows(character: str) -> bool:
    return unicodedata.category(character)[0] not in "CZ" and not _BLANKS.match(character)


def _is_base(character: str) -> bool:
    return unicodedata.category(character)[0] in "LNPS"


def _without_towers(text: str) -> str:
    kept, marks = [], 0
    for character in text:
        marks = marks + 1 if unicodedata.combining(character) else 0
        if marks <= _MOST_MARKS:
            kept.append(character)
    return "".join(kept)


def _look(name: str) -> str:
    folded = unicodedata.normalize("NFKC", name).casefold()
    return re.sub(f"[ {_JOINER}{_EMOJI_STYLE}]", "", folded)
