"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

document = sa.JSON(none_as_null=True).with_variant(JSONB(none_as_null=True), "postgresql")
verbatim = sa.JSON(none_as_null=True)
number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    create_people()
    create_tables()
    create_matches()
    create_chat()


def create_people() -> None:
    op.create_table(
        "player",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_player"),
    )


def create_tables() -> None:
    op.create_table(
        "game_table",
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("options", document, nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("locked", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("host", sa.String()),
        sa.Column("match", sa.String()),
        sa.Column("series", document, nullable=False),
        sa.Column("kicked", document, nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("touched", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_game_table"),
    )
    is_open = sa.and_(sa.column("public") == sa.true(), sa.column("locked") == sa.false())
    op.create_index(
        "ix_game_table_open",
        "game_table",
        ["touched"],
        sqlite_where=is_open,
        postgresql_where=is_open,
    )
    op.create_table(
        "seat",
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("player", sa.String()),
        sa.Column("name", sa.String()),
        sa.Column("bot", sa.String()),
        sa.Column("substitute", sa.String()),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.Column("choice", document, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_seat"),
        sa.ForeignKeyConstraint(["table"], ["game_table.code"], name="fk_seat_table"),
    )
    op.create_index("ix_seat_player", "seat", ["player"])


def create_matches() -> None:
    op.create_table(
        "match",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("options", document, nullable=False),
        sa.Column("seats", document, nullable=False),
        sa.Column("places", document, nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("seal", sa.String(), nullable=False),
        sa.Column("state", verbatim, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("outcome", document),
        sa.Column("began", sa.Double(), nullable=False),
        sa.Column("ended", sa.Double()),
        sa.PrimaryKeyConstraint("id", name="pk_match"),
        sa.ForeignKeyConstraint(["table"], ["game_table.code"], name="fk_match_table"),
    )
    op.create_index("ix_match_table", "match", ["table"])
    op.create_table(
        "entry",
        sa.Column("match", sa.String(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("client", sa.String()),
        sa.Column("ref", sa.BigInteger()),
        sa.Column("command", verbatim),
        sa.Column("events", verbatim, nullable=False),
        sa.Column("patch", verbatim, nullable=False),
        sa.Column("view", verbatim),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_entry"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_entry_match"),
        sa.UniqueConstraint(
            "match", "seat", "client", "ref", name="uq_entry_match_seat_client_ref"
        ),
    )
    op.create_table(
        "result",
        sa.Column("match", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.String()),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_result"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_result_match"),
    )
    op.create_index("ix_result_player", "result", ["player"])


def create_chat() -> None:
    op.create_table(
        "said",
        sa.Column("number", number, autoincrement=True, nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("said_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_said"),
        sa.UniqueConstraint("id", name="uq_said_id"),
        sa.ForeignKeyConstraint(["table"], ["game_table.code"], name="fk_said_table"),
    )
    op.create_index("ix_said_table_number", "said", ["table", "number"])


def downgrade() -> None:
    for table in ("said", "result", "entry", "match", "seat", "game_table", "player"):
        op.drop_table(table)
