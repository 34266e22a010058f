"""The tables of the database, and the way of each record into its row and back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, ClassVar

from sqlalchemy import (
    JSON,
    BigInteger,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    UniqueConstraint,
    and_,
    false,
    true,
)
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

from server.games.game import Json, Outcome
from server.store import records

Row = dict[str, Any]

Document = JSON(none_as_null=True).with_variant(JSONB(none_as_null=True), "postgresql")

# What was sent, and what a match continues from, is kept letter by letter: JSONB would reorder
# the keys and drop the sign of -0.0.
Verbatim = JSON(none_as_null=True)


class Base(DeclarativeBase):
    metadata = MetaData(
        naming_convention={
            "pk": "pk_%(table_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        }
    )
    type_annotation_map: ClassVar[dict[Any, Any]] = {float: Double()}


class Player(Base):
    """A person. No match depends on this row: who deletes themselves leaves the matches."""

    __tablename__ = "player"

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    created: Mapped[float]

    def record(self) -> records.Player:
        return records.Player(id=self.id, name=self.name, created=self.created)


class Recovery(Base):
    """What proves for a while that somebody is a player: the digest of a code, and until when."""

    __tablename__ = "recovery"

    player: Mapped[str] = mapped_column(ForeignKey("player.id"), primary_key=True)
    digest: Mapped[str] = mapped_column(unique=True)
    until: Mapped[float]


class Seat(Base):
    __tablename__ = "seat"

    table: Mapped[str] = mapped_column(ForeignKey("game_table.code"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    player: Mapped[str | None] = mapped_column(index=True)
    name: Mapped[str | None]
    bot: Mapped[str | None]
    substitute: Mapped[str | None]
    ready: Mapped[bool]
    choice: Mapped[Json] = mapped_column(Document)

    @staticmethod
    def rows(table: records.TableRecord) -> list[Row]:
        return [
            {"table": table.code, "number": number, **asdict(seat)}
            for number, seat in enumerate(table.seats)
        ]

    def record(self) -> records.SeatRecord:
        return records.SeatRecord(
            player=self.player,
            name=self.name,
            bot=self.bot,
            substitute=self.substitute,
            ready=self.ready,
            choice=self.choice,
        )


class GameTable(Base):
    """A table with its link; the word alone is taken by SQL."""

    __tablename__ = "game_table"

    code: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    options: Mapped[Json] = mapped_column(Document)
    public: Mapped[bool]
    locked: Mapped[bool]
    status: Mapped[str]
    host: Mapped[str | None]
    match: Mapped[str | None]
    series: Mapped[list[Json]] = mapped_column(Document)
    first_to: Mapped[int | None]
    kicked: Mapped[list[str]] = mapped_column(Document)
    created: Mapped[float]
    touched: Mapped[float]
    seats: Mapped[list[Seat]] = relationship(order_by=Seat.number, lazy="selectin")

    @staticmethod
    def row(table: records.TableRecord) -> Row:
        row = asdict(table)
        del row["seats"]
        return row

    def record(self) -> records.TableRecord:
        return records.TableRecord(
            code=self.code,
            game=self.game,
            options=self.options,
            public=self.public,
            locked=self.locked,
            status=self.status,
            host=self.host,
            match=self.match,
            seats=tuple(seat.record() for seat in self.seats),
            series=tuple(records.ScoreRecord(**score) for score in self.series),
            first_to=self.first_to,
            kicked=tuple(self.kicked),
            created=self.created,
            touched=self.touched,
        )


is_open = and_(GameTable.public == true(), GameTable.locked == false())
Index(
    "ix_game_table_open",
    GameTable.touched,
    sqlite_where=is_open,
    postgresql_where=is_open,
)


class Match(Base):
    __tablename__ = "match"
    __table_args__ = (Index(None, "table", "began", "id"),)

    id: Mapped[str] = mapped_column(primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("game_table.code"))
    game: Mapped[str]
    options: Mapped[Json] = mapped_column(Document)
    seats: Mapped[list[Json]] = mapped_column(Document)
    places: Mapped[list[int]] = mapped_column(Document)
    seed: Mapped[bytes]
    seal: Mapped[str]
    state: Mapped[Json] = mapped_column(Verbatim)
    at: Mapped[float]
    seq: Mapped[int]
    outcome: Mapped[Json | None] = mapped_column(Document)
    began: Mapped[float]
    ended: Mapped[float | None]
    puzzle: Mapped[str | None] = mapped_column(index=True)
    choices: Mapped[list[Json] | None] = mapped_column(Document)
    edition: Mapped[int | None]

    @staticmethod
    def seat_rows(seats: Sequence[records.MatchSeat]) -> list[Json]:
        return [asdict(seat) for seat in seats]

    @staticmethod
    def row(match: records.MatchRecord) -> Row:
        outcome = match.outcome.model_dump(mode="json") if match.outcome else None
        return {**asdict(match), "outcome": outcome}

    def record(self) -> records.MatchRecord:
        return records.MatchRecord(
            id=self.id,
            table=self.table,
            game=self.game,
            options=self.options,
            seats=tuple(records.MatchSeat(**seat) for seat in self.seats),
            places=tuple(self.places),
            seed=self.seed,
            seal=self.seal,
            state=self.state,
            at=self.at,
            seq=self.seq,
            began=self.began,
            outcome=Outcome.model_validate(self.outcome) if self.outcome else None,
            ended=self.ended,
            puzzle=self.puzzle,
            choices=None if self.choices is None else tuple(self.choices),
            edition=self.edition,
        )


class Entry(Base):
    __tablename__ = "entry"
    __table_args__ = (UniqueConstraint("match", "seat", "client", "ref"),)

    match: Mapped[str] = mapped_column(ForeignKey("match.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[float]
    seat: Mapped[int | None]
    client: Mapped[str | None]
    ref: Mapped[int | None] = mapped_column(BigInteger)
    command: Mapped[Json | None] = mapped_column(Verbatim)
    events: Mapped[list[Json]] = mapped_column(Verbatim)
    patch: Mapped[Json] = mapped_column(Verbatim)
    view: Mapped[Json | None] = mapped_column(Verbatim)
    to_act: Mapped[list[int] | None] = mapped_column(Verbatim)
    question: Mapped[int | None]
    answer: Mapped[Json | None] = mapped_column(Verbatim)
    steered: Mapped[Json | None] = mapped_column(Verbatim)
    film: Mapped[bytes | None]

    @staticmethod
    def row(entry: records.Entry) -> Row:
        return {
            "match": entry.match,
            "seq": entry.seq,
            "at": entry.at,
            "seat": entry.seat,
            "client": entry.client,
            "ref": entry.ref,
            "command": entry.command,
            "events": entry.events,
            "patch": entry.patch,
            "view": entry.view,
            "to_act": entry.to_act,
            "question": entry.question,
            "answer": entry.answer,
            "steered": entry.steered,
            "film": entry.film,
        }

    def record(self) -> records.Entry:
        return records.Entry(
            match=self.match,
            seq=self.seq,
            at=self.at,
            events=tuple(self.events),
            patch=self.patch,
            view=self.view,
            seat=self.seat,
            client=self.client,
            ref=self.ref,
            command=self.command,
            to_act=None if self.to_act is None else tuple(self.to_act),
            question=self.question,
            answer=self.answer,
            steered=self.steered,
            film=self.film,
        )


class Result(Base):
    __tablename__ = "result"

    match: Mapped[str] = mapped_column(ForeignKey("match.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    player: Mapped[str | None] = mapped_column(index=True)
    name: Mapped[str]
    place: Mapped[int]
    score: Mapped[int]
    seconds: Mapped[float | None]

    @staticmethod
    def row(result: records.ResultRecord) -> Row:
        return asdict(result)

    def record(self) -> records.ResultRecord:
        return records.ResultRecord(
            match=self.match,
            seat=self.seat,
            player=self.player,
            name=self.name,
            place=self.place,
            score=self.score,
            seconds=self.seconds,
        )


class Said(Base):
    """A line of chat; `number` is the order in which lines were kept."""

    __tablename__ = "said"
    __table_args__ = (Index(None, "table", "number"),)

    number: Mapped[int] = mapped_column(
        BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True
    )
    id: Mapped[str] = mapped_column(unique=True)
    table: Mapped[str] = mapped_column(ForeignKey("game_table.code"))
    player: Mapped[str] = mapped_column(index=True)
    name: Mapped[str]
    text: Mapped[str]
    said_at: Mapped[float]

    @staticmethod
    def row(line: records.Line) -> Row:
        return asdict(line)

    def record(self) -> records.Line:
        return records.Line(
            id=self.id,
            table=self.table,
            player=self.player,
            name=self.name,
            text=self.text,
            said_at=self.said_at,
        )
