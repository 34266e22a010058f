"""Who is at a table now: connections, and the players behind them.

A seat belongs to a player, not to a connection: a player is here as long as one of their
connections is open, in whatever tab or on whatever device.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from server.service.clock import Clock
from server.service.outbox import Kind, Outbox
from server.service.requests import Person
from server.wire import Packet


@dataclass(eq=False)
class Connection:
    """One browser's open page at a table. `client` names the page load."""

    person: Person
    client: str
    outbox: Outbox


class Presence:
    """The open connections of a table, in the order they came."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._connections: dict[Connection, None] = {}
        self._opened = clock.monotonic()
        self._left: dict[str, float] = {}
        self.known: set[str] = set()
        """Everyone who has been here since the table was opened."""

    def __bool__(self) -> bool:
        return bool(self._connections)

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self._connections))

    def arrive(self, connection: Connection) -> None:
        self._connections[connection] = None
        self._left.pop(connection.person.id, None)
        self.known.add(connection.person.id)

    def leave(self, connection: Connection) -> bool:
        """Forget a connection; False when it was not (or no longer) here."""
        if connection not in self._connections:
            return False

        del self._connections[connection]
        self._left[connection.person.id] = self._clock.monotonic()
        return True

    def here(self, player: str) -> bool:
        return any(connection.person.id == player for connection in self._connections)

    def people(self) -> dict[str, str]:
        """Return the name of everyone here, the longest here first."""
        return {c.person.id: c.person.name for c in self._connections}

    def away_for(self, player: str) -> float:
        """Return for how many seconds a player has been away: 0 when here."""
        if self.here(player):
            return 0.0
        return self._clock.monotonic() - self._left.get(player, self._opened)

    def tell(self, packet: Packet, first: Iterable[str], kind: Kind = Kind.OTHER) -> None:
        """Send everyone a message, the players in `first` before all others."""
        early = set(first)
        for connection in self:
            if connection.person.id in early:
                connection.outbox.post(packet, kind)
        for connection in self:
            if connection.person.id not in early:
                connection.outbox.post(packet, kind)
