"""A real Chromium: one named in CHROMIUM or on the PATH, else the one that `make` unpacked."""

from __future__ import annotations

import ctypes.util
import os
import shutil
from pathlib import Path

UNPACKED = Path(__file__).parents[2] / ".cache" / "chromium"

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def executable() -> str:
    """Return the path of the browser."""
    named = os.environ.get("CHROMIUM") or shutil.which("chromium")
    return named or str(UNPACKED / "chromium")


def environment() -> dict[str, str | float | bool]:
    """Return the browser's environment: with its own libraries where the system lacks them."""
    libraries = "" if ctypes.util.find_library("nss3") else str(UNPACKED / "al2023" / "lib")
    ours = os.environ.get("LD_LIBRARY_PATH", "")
    return {**os.environ, "LD_LIBRARY_PATH": ":".join(filter(None, [ours, libraries]))}
