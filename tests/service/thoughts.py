"""What the tests have worker processes think about."""

from __future__ import annotations

import os
import time
from pathlib import Path


def whereabouts() -> tuple[int, int]:
    """Return the process, and by how much it gives way."""
    return os.getpid(), os.nice(0)


def add(one: int, other: int) -> int:
    print("thinking aloud")
    return one + other


def stumble() -> None:
    raise RuntimeError("a foot in the way")


def babble() -> object:
    """Come to something that cannot be told."""
    return lambda: None


def die() -> None:
    os._exit(3)


def ponder(path: str) -> None:
    """Say which process it is, then think for ever, in Python itself."""
    Path(path).write_text(str(os.getpid()))
    end = time.monotonic() + 60
    while time.monotonic() < end:
        pass
