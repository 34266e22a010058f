"""A match of N-Tropy played once more in another process: the same to the last bit."""

from __future__ import annotations

import json
import subprocess
import sys
from hashlib import sha256

import pytest

from server.games.n_tropy.game import NTropy
from server.games.n_tropy.geometry import Pose
from server.games.n_tropy.messages import Hand, Pick, Release
from tests.games.n_tropy.building import ON_SET_UP, level, upright
from tests.games.n_tropy.sitting import begun, do, settle

THREE = [upright(62.0, ON_SET_UP), level(-20.0, ON_SET_UP), Pose(-90.0, ON_SET_UP + 30, 0.5)]
"""Where sticks are let go: one stands, one goes back, one slides off."""


def played() -> list[str]:
    """Play the three moves with a shaky hand; return what names all there is to know after each."""
    match = begun(2, kind=NTropy, hand=Hand.SHAKY)
    names = []
    for pose in THREE:
        do(match, Pick())
        do(match, Release(**pose._asdict()))
        settle(match)
        names.append(sha256(json.dumps(match.dump()).encode()).hexdigest())
    return names


@pytest.mark.no_cover
def test_the_same_commands_in_another_process_come_to_the_same_dump_after_every_move() -> None:
    other = subprocess.run(
        [sys.executable, "-c", f"from {__name__} import played; print(*played())"],
        env={"PYTHONHASHSEED": "1234", "PYTHONPATH": ":".join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        check=True,
    )
    names = played()
    assert other.stdout.split() == names
    assert len(set(names)) == len(THREE)
