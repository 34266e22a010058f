"""The tables that lists are read from: who has played what, with whom, and how they stand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from itertools import permutations

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from server.store import records
from server.store.models import Base, Document, Row


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


class Uncounted(Base):
    """A match that is over and has not been counted yet."""

    __tablename__ = "uncounted"

    ended: Mapped[float] = mapped_column(primary_key=True)
    match: Mapped[str] = mapped_column(ForeignKey("match.id"), primary_key=True)


class Standing(Base):
    __tablename__ = "standing"

    participant: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(primary_key=True)
    places: Mapped[list[int]] = mapped_column(Document)
    streak: Mapped[int]
    longest: Mapped[int]
    mu: Mapped[float]
    sigma: Mapped[float]

    @staticmethod
    def row(standing: records.Standing) -> Row:
        return asdict(standing)

    def record(self) -> records.Standing:
        return records.Standing(
            participant=self.participant,
            game=self.game,
            places=tuple(self.places),
            streak=self.streak,
            longest=self.longest,
            mu=self.mu,
            sigma=self.sigma,
        )


class Best(Base):
    __tablename__ = "best"

    player: Mapped[str] = mapped_column(primary_key=True)
    attempt: Mapped[str] = mapped_column(primary_key=True)
    times: Mapped[int]
    score: Mapped[int]

    @staticmethod
    def row(best: records.Best) -> Row:
        return asdict(best)

    def record(self) -> records.Best:
        return records.Best(
            player=self.player, attempt=self.attempt, times=self.times, score=self.score
        )
