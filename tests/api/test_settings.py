"""The settings, the secret that signs cookies, and the logs."""

from __future__ import annotations

import json
import logging
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from pydantic import ValidationError

from server.app import create_app
from server.log import configure_logs
from server.settings import MissingSecret, Settings, signing_secret
from tests.api.house import running

# --- settings -----------------------------------------------------------------------------


def test_every_setting_has_a_default_and_a_description() -> None:
    for name, field in Settings.model_fields.items():
        assert not field.is_required(), name
        assert field.description, name


def test_settings_are_read_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRESTLE_PORT", "8123")
    monkeypatch.setenv("TRESTLE_PUBLIC_URL", "https://play.example/")
    monkeypatch.setenv("TRESTLE_ORIGINS", '["https://other.example"]')
    settings = Settings()
    assert (settings.port, settings.public_url) == (8123, "https://play.example")
    assert settings.origins == ["https://other.example"]


@pytest.mark.parametrize(
    ("name", "value"),
    [("PORT", "http"), ("LOG", "xml"), ("LOG_LEVEL", "loud"), ("MESSAGES_A_SECOND", "0")],
)
def test_a_setting_that_makes_no_sense_is_refused(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(f"TRESTLE_{name}", value)
    with pytest.raises(ValidationError):
        Settings()


@pytest.mark.parametrize(
    ("url", "file"),
    [
        ("sqlite+aiosqlite:///data/trestle.db", Path("data/trestle.db")),
        ("sqlite:////var/lib/trestle.db", Path("/var/lib/trestle.db")),
        ("sqlite://", None),
        ("postgresql+asyncpg://trestle@/trestle", None),
    ],
)
def test_only_an_embedded_database_has_a_file(url: str, file: Path | None) -> None:
    assert Settings(database_url=url).sqlite_file == file


# --- the secret ---------------------------------------------------------------------------


def test_a_secret_is_made_and_kept_beside_the_sqlite_file(tmp_path: Path) -> None:
    settings = Settings(database_url=f"sqlite:///{tmp_path}/data/trestle.db")
    secret = signing_secret(settings)
    kept = tmp_path / "data" / "secret"
    assert len(bytes.fromhex(secret)) == 32
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert kept.read_text() == secret
    assert signing_secret(settings) == secret


def test_an_empty_file_is_no_secret(tmp_path: Path) -> None:
    (tmp_path / "secret").touch(mode=0o644)
    secret = signing_secret(Settings(database_url=f"sqlite:///{tmp_path}/trestle.db"))
    assert len(secret) == 64
    assert (tmp_path / "secret").read_text() == secret
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600


def test_a_secret_that_is_set_is_used_and_not_kept(tmp_path: Path) -> None:
    settings = Settings(database_url=f"sqlite:///{tmp_path}/trestle.db", secret="given")
    assert signing_secret(settings) == "given"
    assert list(tmp_path.iterdir()) == []


def test_two_houses_have_two_secrets(tmp_path: Path) -> None:
    secrets = {
        signing_secret(Settings(database_url=f"sqlite:///{tmp_path}/{house}/trestle.db"))
        for house in ("one", "two")
    }
    assert len(secrets) == 2


def test_a_server_that_shares_its_database_does_not_start_without_a_secret() -> None:
    settings = Settings(database_url="postgresql+asyncpg://trestle@/trestle")
    with pytest.raises(MissingSecret, match="TRESTLE_SECRET"):
        create_app(settings)


async def test_a_server_makes_its_database_when_there_is_none(tmp_path: Path) -> None:
    fresh = Settings(database_url=f"sqlite:///{tmp_path}/new/trestle.db")
    async with running(fresh) as house:
        assert await house.stranger().get("/tables") == []
    assert (tmp_path / "new" / "trestle.db").exists()


# --- logs ---------------------------------------------------------------------------------


@pytest.fixture
def logging_restored() -> Iterator[None]:
    """Our configuration of the logs ends with the test."""
    root = logging.getLogger()
    before = list(root.handlers), root.level
    structlog_before = structlog.get_config()
    yield
    root.handlers[:], level = before
    root.setLevel(level)
    structlog.configure(**structlog_before)


pytestmark = pytest.mark.usefixtures("logging_restored")


def test_a_log_line_for_machines_is_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs(Settings(log="json"))
    structlog.get_logger().info("match_began", table="K7QF2MXW", seats=2)
    logging.getLogger("uvicorn.error").warning("odd")
    ours, theirs = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert (ours["event"], ours["table"], ours["seats"]) == ("match_began", "K7QF2MXW", 2)
    assert (ours["level"], theirs["level"], theirs["event"]) == ("info", "warning", "odd")
    assert ours["timestamp"].endswith("Z")


def test_a_log_line_for_people_is_text(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs(Settings(log="text"))
    structlog.get_logger().info("match_began", table="K7QF2MXW")
    (line,) = capsys.readouterr().err.splitlines()
    assert "match_began" in line
    assert "table=K7QF2MXW" in line
    assert "\x1b" not in line  # no colours: this is no terminal


@pytest.mark.parametrize("form", ["text", "json"])
def test_less_important_lines_are_left_out(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs(Settings.model_validate({"log": form, "log_level": "warning"}))
    structlog.get_logger().info("match_began")
    logging.getLogger("uvicorn.error").info("started")
    structlog.get_logger().warning("table_owned_elsewhere")
    (line,) = capsys.readouterr().err.splitlines()
    assert "table_owned_elsewhere" in line


@pytest.mark.parametrize("form", ["text", "json"])
def test_31_a_logged_failure_says_where_but_not_what_was_at_hand(
    form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    configure_logs(Settings.model_validate({"log": form}))
    seed = "".join(("5ec", "ret"))
    try:
        raise RuntimeError(len(seed))
    except RuntimeError:
        structlog.get_logger().exception("table_failed")
    logged = capsys.readouterr().err
    assert "RuntimeError" in logged
    assert Path(__file__).name in logged
    assert seed not in logged
