"""The README is true: the paths, commands and settings it names exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.__main__ import COMMANDS
from server.settings import Settings

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text()
MAKEFILE = (ROOT / "Makefile").read_text()

PATH = re.compile(r"^(?:server|web|tests|migrations|docs|data)/[\w./]*$")
MADE_BY_RUNNING = {"data/trestle.db", "data/secret"}


def section(title: str) -> str:
    _, _, rest = README.partition(f"## {title}\n")
    assert rest, title
    return rest.partition("\n## ")[0]


def tree_paths() -> Iterator[str]:
    """Every path of the tree: two spaces deeper is inside the last one less deep."""
    block = section("The tree").split("```")[1]
    folders: list[str] = []
    for line in filter(None, block.splitlines()):
        name = line.split()[0]
        depth = (len(line) - len(line.lstrip())) // 2
        if depth > 4:  # the description goes on
            continue
        folders[depth:] = [name]
        yield "".join(folders)


def named_paths() -> set[str]:
    return {name for name in re.findall(r"`([^`\s]+)`", README) if PATH.match(name)}


@pytest.mark.parametrize("path", sorted(tree_paths()))
def test_a_path_of_the_tree_exists(path: str) -> None:
    assert (ROOT / path).exists()


def test_the_tree_shows_every_folder_of_the_server() -> None:
    shown = set(tree_paths())
    folders = {p.parent for p in (ROOT / "server").rglob("__init__.py")} - {ROOT / "server"}
    assert {f"{folder.relative_to(ROOT)}/" for folder in folders} <= shown


@pytest.mark.parametrize("path", sorted(named_paths() - MADE_BY_RUNNING))
def test_a_path_named_in_the_text_exists(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize("link", re.findall(r"\]\((?!http)([^)]+)\)", README))
def test_a_link_leads_somewhere(link: str) -> None:
    assert (ROOT / link).exists()


@pytest.mark.parametrize(
    "target", sorted(set(re.findall(r"`?make (\w+)`?$", README, re.MULTILINE)))
)
def test_a_make_command_exists(target: str) -> None:
    assert re.search(rf"^{target}:", MAKEFILE, re.MULTILINE)


@pytest.mark.parametrize("command", re.findall(r"python -m server (\w+)", README))
def test_a_command_of_the_server_exists(command: str) -> None:
    assert command in COMMANDS


def test_ci_calls_the_test_command_of_the_readme() -> None:
    assert "make test" in section("Test it")
    assert "\nmake test\n" in (ROOT / ".ci/run").read_text()


def test_the_configuration_names_every_setting_with_its_default() -> None:
    rows = re.findall(r"^\| `TRESTLE_(\w+)` \| (.+?) \|", section("Configure it"), re.MULTILINE)
    settings = Settings.model_fields
    assert [name.lower() for name, _ in rows] == list(settings)
    for name, shown in rows:
        default = settings[name.lower()].default
        if default not in ("", None):
            number = f"{default:g}" if isinstance(default, float) else str(default)
            assert shown == f"`{number}`"


def test_the_steps_of_one_command_name_real_functions() -> None:
    way = section("The way of one command")
    for name, file in (
        ("def command", "server/service/play.py"),
        ("def send", "server/service/table.py"),
        ("def handle", "server/games/tantrix/gobble/game.py"),
        ("def advance", "server/games/game.py"),
        ("def difference", "server/patch.py"),
        ("def advised", "server/service/play.py"),
    ):
        assert file in way or file == "server/games/game.py"
        assert name in (ROOT / file).read_text()
