"""Helpers of the rules' tests say what they compared when they fail."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite(
    "tests.games.contract", "tests.games.playing", "tests.games.tantrix.gobble.racing"
)
