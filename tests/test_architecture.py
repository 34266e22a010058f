"""The arrows of the design, held by reading every import (import-linter holds the layers)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.games import GAMES

ROOT = Path(__file__).parents[1]
SERVER = ROOT / "server"

IMPURE = {
    "aiosqlite",
    "asyncio",
    "datetime",
    "fastapi",
    "io",
    "logging",
    "os",
    "pathlib",
    "socket",
    "sqlalchemy",
    "structlog",
    "subprocess",
    "threading",
    "time",
    "uvicorn",
}

LONGEST_FILE = 400


def modules(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """Every module a file imports, also inside functions."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", modules(SERVER / "games"), ids=name_of)
def test_the_rules_do_no_io_and_read_no_clock(path: Path) -> None:
    assert not {name.split(".")[0] for name in imports(path)} & IMPURE


@pytest.mark.parametrize("path", modules(SERVER / "games"), ids=name_of)
def test_the_rules_know_nothing_of_the_server_around_them(path: Path) -> None:
    ours = [name for name in imports(path) if name.startswith("server.")]
    assert all(name.startswith("server.games") for name in ours)


@pytest.mark.parametrize("path", modules(SERVER / "games"), ids=name_of)
def test_the_rules_draw_chance_from_nowhere_but_chance(path: Path) -> None:
    """A bot is handed its Random; only chance.py makes a secret."""
    taken = [name for name in imports(path) if name.split(".")[0] in {"random", "secrets"}]
    allowed = {"secrets"} if path.name == "chance.py" else {"random", "random.Random"}
    assert set(taken) <= allowed


def test_the_structure_of_n_tropy_alone_knows_the_physics_engine() -> None:
    readers = [path for path in modules(SERVER) if "pymunk" in set(imports(path))]
    assert {path.parent for path in readers} == {SERVER / "games" / "n_tropy" / "structure"}


def folder_of(game: type) -> Path:
    """The folder of a game, from the module of its class."""
    return ROOT / Path(*game.__module__.split(".")[:-1])


def game_folders() -> list[Path]:
    return [folder_of(game) for game in GAMES.values()]


@pytest.mark.parametrize("folder", game_folders(), ids=name_of)
def test_a_game_imports_nothing_of_another_game(folder: Path) -> None:
    own = ".".join(folder.relative_to(ROOT).parts)
    others = [".".join(f.relative_to(ROOT).parts) for f in game_folders() if f != folder]
    for path in modules(folder):
        for name in imports(path):
            assert not any(f"{name}.".startswith(f"{other}.") for other in others), (own, name)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_the_same_file_names(name: str) -> None:
    """A game that shares its messages with others finds them, and its bots, where they share."""
    game = GAMES[name]
    speaking = next(kind for kind in game.__mro__ if "commands" in vars(kind))
    assert (folder_of(game) / "game.py").exists()
    for file in ("messages.py", "bot.py"):
        assert (folder_of(speaking) / file).exists()


def test_settings_are_read_by_the_entrance_alone() -> None:
    readers = {
        name_of(path)
        for path in modules(SERVER)
        if any(name.startswith("server.settings") for name in imports(path))
    }
    assert readers == {"server/app.py", "server/log.py", "server/__main__.py"}


@pytest.mark.parametrize("path", modules(SERVER), ids=name_of)
def test_every_module_opens_by_saying_what_it_is(path: Path) -> None:
    docstring = ast.get_docstring(ast.parse(path.read_text()))
    assert docstring is not None
    assert docstring.split("\n\n")[0].rstrip().endswith((".", ":", "?"))


@pytest.mark.parametrize("path", modules(SERVER), ids=name_of)
def test_no_module_grows_out_of_sight(path: Path) -> None:
    assert path.read_text().count("\n") <= LONGEST_FILE
