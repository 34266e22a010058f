"""Those who play N-Tropy by themselves, by level."""

from __future__ import annotations

from collections.abc import Mapping

from server.games.game import Bot

BOTS: Mapping[str, Bot] = {}
