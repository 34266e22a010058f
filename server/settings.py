"""Every environment variable the server reads, with its default."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Literal

from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

DEFAULT_DATABASE = "sqlite+aiosqlite:///data/trestle.db"


class Settings(BaseSettings):
    """Read from variables with the prefix TRESTLE_: TRESTLE_PORT, TRESTLE_DATABASE_URL, …"""

    model_config = SettingsConfigDict(env_prefix="TRESTLE_", frozen=True)

    host: str = Field("0.0.0.0", description="The address to listen on.")
    port: int = Field(8000, description="The port to listen on; 0 takes a free one.")
    database_url: str = Field(
        DEFAULT_DATABASE,
        description="Where everything is kept: sqlite+aiosqlite:///FILE or postgresql+asyncpg://…",
    )
    secret: str = Field(
        "",
        description="Signs the cookies and draws the puzzle of each day. Made and kept beside an "
        "SQLite file; PostgreSQL needs one.",
    )
    public_url: str = Field(
        "", description="The address friends open, when it is not the one the browser asked for."
    )
    origins: list[str] = Field(
        [], description="Other origins whose pages may connect, as a JSON list."
    )
    trusted_proxies: str = Field(
        "127.0.0.1", description="Proxies whose X-Forwarded headers are believed, by commas."
    )
    log: Literal["text", "json"] = Field("text", description="How log lines are written.")
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        "info", description="The least important line that is logged."
    )
    messages_a_second: float = Field(
        20.0, gt=0, description="Messages one connection may send a second, on average."
    )
    messages_at_once: float = Field(
        60.0, ge=1, description="Messages one connection may send in a burst."
    )
    lines_a_minute: float = Field(
        60.0, gt=0, description="Lines of chat one connection may say a minute, on average."
    )
    wrong_codes_a_minute: float = Field(
        30.0,
        gt=0,
        description="Unknown codes and ids one address may try a minute.",
    )
    tables_a_minute: float = Field(
        30.0, gt=0, description="Tables, names and recovery codes one address may make a minute."
    )

    @field_validator("public_url")
    @classmethod
    def _without_slash(cls, url: str) -> str:
        return url.rstrip("/")

    @property
    def reaches_the_network(self) -> bool:
        """Whether it listens on every IPv4 address of its machine."""
        return self.host in ("0.0.0.0", "")

    @property
    def sqlite_file(self) -> Path | None:
        """The embedded database's file; None for a database elsewhere or in memory."""
        scheme, _, path = self.database_url.partition(":///")
        return Path(path) if scheme.startswith("sqlite") and path else None


class MissingSecret(Exception):
    """A server that shares its database needs a secret that does not change."""


def signing_secret(settings: Settings) -> str:
    """Return the secret that signs cookies, making and keeping one beside an SQLite file.

    Raises MissingSecret when there is neither a secret nor such a file.
    """
    if settings.secret:
        return settings.secret
    database = settings.sqlite_file
    if database is None:
        raise MissingSecret("Set TRESTLE_SECRET to a long random text.")

    kept = database.with_name("secret")
    secret = kept.read_text().strip() if kept.exists() else ""
    if not secret:
        secret = secrets.token_hex(32)
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.touch()
        kept.chmod(0o600)
        kept.write_text(secret)
    return secret
