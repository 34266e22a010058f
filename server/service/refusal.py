"""What every "no" of the service is, whatever it says (errors.py)."""

from __future__ import annotations

from typing import ClassVar

from pydantic import ValidationError

from server.games.game import Refusal


class ServiceRefusal(Refusal):
    """A refusal that REST can answer with, too."""

    status: ClassVar[int] = 409


class Refused(Exception):
    """The service refuses a request. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal


def paths(error: ValidationError) -> list[str]:
    """Where a message went wrong, as short paths without any value of the sender's."""
    found = [".".join(map(str, problem["loc"]))[:60] for problem in error.errors()[:8]]
    return [path for path in dict.fromkeys(found) if path]
