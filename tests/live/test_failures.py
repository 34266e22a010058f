"""The list in docs/failures.md: whole, and naming only tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
LIST = (ROOT / "docs" / "failures.md").read_text()
NUMBERS = 42


def test_every_failure_is_answered_once_in_order() -> None:
    numbers = [int(number) for number in re.findall(r"^(\d+)\. \*\*", LIST, re.MULTILINE)]
    assert numbers == list(range(1, NUMBERS + 1))


def test_every_test_the_list_names_exists() -> None:
    code = "".join(path.read_text() for path in (ROOT / "tests").rglob("*.py"))
    named = re.findall(r"`(test_\w+)`", LIST)
    assert [name for name in named if f"def {name}(" not in code] == []


def test_every_browser_test_the_list_quotes_exists() -> None:
    sources = (ROOT / "web" / "src").rglob("*.test.ts*")
    code = "".join(path.read_text() for path in sources)
    quoted = [" ".join(words.split()) for words in re.findall(r'"([^"]+)"', LIST)]
    browser = [words for words in quoted if len(words) > 20]
    assert [words for words in browser if f'"{words}"' not in code] == []


def test_every_numbered_test_is_in_the_list() -> None:
    code = "".join(path.read_text() for path in (ROOT / "tests" / "live").rglob("*.py"))
    numbered = re.findall(r"def (test_\d\d_\w+)\(", code)
    assert [name for name in numbered if name not in LIST] == []
