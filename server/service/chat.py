"""The chat of a table: a line is kept, then told; who joins is shown the last ones."""

from __future__ import annotations

from collections import deque

from server import wire
from server.store.journal import Journal
from server.store.records import GONE, Line

CHAT_SHOWN = 50
"""Lines shown to one who joins."""


class Chat:
    """Reads what was kept once, however many join."""

    def __init__(self, journal: Journal, table: str) -> None:
        self._journal = journal
        self._table = table
        self._last: deque[wire.Said] | None = None

    async def say(self, line: Line) -> wire.Said:
        """Keep a line, and return it as everyone is told it."""
        await self._journal.say(line)
        said = _said(line)
        if self._last is not None:
            self._last.append(said)
        return said

    def unname(self, player: str) -> bool:
        """Show a player's name no longer; False when it was not to be seen."""
        lines = list(self._last or ())
        if all(line.player != player for line in lines):
            return False
        nobody = {"name": GONE}
        unnamed = [one.model_copy(update=nobody) if one.player == player else one for one in lines]
        self._last = deque(unnamed, maxlen=CHAT_SHOWN)
        return True

    async def message(self) -> wire.Chat:
        """Return the chat as it is shown to one who joins."""
        if self._last is None:
            kept = await self._journal.chat(self._table, CHAT_SHOWN)
            self._last = deque(map(_said, kept), maxlen=CHAT_SHOWN)
        return wire.Chat(lines=list(self._last))


def _said(line: Line) -> wire.Said:
    return wire.Said(
        id=line.id, player=line.player, name=line.name, text=line.text, at=line.said_at
    )
