"""The tables that lists are read from: who has played what, and with whom."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from server.store.models import Base, Row


class Played(Base):
    """A match in the list of somebody who played it. It holds what lists are asked by."""

    __tablename__ = "played"
    __table_args__ = (Index(None, "player", "game", "began", "match"),)

    player: Mapped[str] = mapped_column(primary_key=True)
    began: Mapped[float] = mapped_column(primary_key=True)
    match: Mapped[str] = mapped_column(ForeignKey("match.id"), primary_key=True)
    game: Mapped[str]

    @staticmethod
    def rows(match: str, game: str, began: float, players: Iterable[str]) -> list[Row]:
        """Return the rows for those who play a match."""
        kept = {"match": match, "game": game, "began": began}
        return [{"player": player, **kept} for player in players]


class PlayedWith(Base):
    """The same, for each other person in that match."""

    __tablename__ = "played_with"
    __table_args__ = (Index(None, "player", "other", "game", "began", "match"),)

    player: Mapped[str] = mapped_column(primary_key=True)
    other: Mapped[str] = mapped_column(primary_key=True)
    began: Mapped[float] = mapped_column(primary_key=True)
    match: Mapped[str] = mapped_column(ForeignKey("match.id"), primary_key=True)
    game: Mapped[str]

    @staticmethod
    def rows(match: str, game: str, began: float, players: Iterable[str]) -> list[Row]:
        """Return the rows for each two of those who play a match."""
        kept = {"match": match, "game": game, "began": began}
        return [{"player": one, "other": other, **kept} for one, other in permutations(players, 2)]
