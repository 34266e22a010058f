"""Everyone's list of matches and with whom each was played; codes for another device; standings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

document = sa.JSON(none_as_null=True).with_variant(JSONB(none_as_null=True), "postgresql")

match = sa.table(
    "match",
    sa.column("id", sa.String()),
    sa.column("game", sa.String()),
    sa.column("seats", document),
    sa.column("began", sa.Double()),
)

AT_ONCE = 1000
"""Matches that are read before they are listed."""


def upgrade() -> None:
    create_lists()
    create_recoveries()
    create_standings()


def create_lists() -> None:
    played = op.create_table(
        "played",
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("began", sa.Double(), nullable=False),
        sa.Column("match", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("player", "began", "match", name="pk_played"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_played_match"),
    )
    played_with = op.create_table(
        "played_with",
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("other", sa.String(), nullable=False),
        sa.Column("began", sa.Double(), nullable=False),
        sa.Column("match", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("player", "other", "began", "match", name="pk_played_with"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_played_with_match"),
    )
    for matches in pages():
        list_matches(played, played_with, matches)
    op.create_index(
        "ix_played_player_game_began_match", "played", ["player", "game", "began", "match"]
    )
    op.create_index(
        "ix_played_with_player_other_game_began_match",
        "played_with",
        ["player", "other", "game", "began", "match"],
    )
    op.create_index("ix_match_table_began_id", "match", ["table", "began", "id"])
    op.drop_index("ix_match_table", "match")


def create_recoveries() -> None:
    op.create_table(
        "recovery",
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("digest", sa.String(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_recovery"),
        sa.ForeignKeyConstraint(["player"], ["player.id"], name="fk_recovery_player"),
        sa.UniqueConstraint("digest", name="uq_recovery_digest"),
    )
    op.create_index("ix_said_player", "said", ["player"])


def create_standings() -> None:
    op.create_table(
        "uncounted",
        sa.Column("ended", sa.Double(), nullable=False),
        sa.Column("match", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("ended", "match", name="pk_uncounted"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_uncounted_match"),
    )
    op.create_table(
        "standing",
        sa.Column("participant", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("places", document, nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("longest", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("participant", "game", name="pk_standing"),
    )
    op.create_table(
        "best",
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("attempt", sa.String(), nullable=False),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("player", "attempt", name="pk_best"),
    )
    op.execute(
        'INSERT INTO uncounted (ended, match) SELECT ended, id FROM "match" WHERE ended IS NOT NULL'
    )


def pages() -> Iterator[Sequence[Any]]:
    """Every match there is, some at a time."""
    last = ""
    while True:
        page = sa.select(match).where(match.c.id > last).order_by(match.c.id).limit(AT_ONCE)
        matches = op.get_bind().execute(page).all()
        if not matches:
            return
        yield matches
        last = matches[-1].id


def list_matches(played: sa.Table, played_with: sa.Table, matches: Sequence[Any]) -> None:
    alone, together = [], []
    for one in matches:
        kept = {"match": one.id, "game": one.game, "began": one.began}
        players = dict.fromkeys(seat["player"] for seat in one.seats if seat["player"] is not None)
        alone += [{"player": player, **kept} for player in players]
        together += [
            {"player": player, "other": other, **kept} for player, other in permutations(players, 2)
        ]
    op.bulk_insert(played, alone)
    op.bulk_insert(played_with, together)


def downgrade() -> None:
    for table in ("best", "standing", "uncounted"):
        op.drop_table(table)
    op.drop_index("ix_said_player", "said")
    op.drop_table("recovery")
    op.create_index("ix_match_table", "match", ["table"])
    op.drop_index("ix_match_table_began_id", "match")
    op.drop_table("played_with")
    op.drop_table("played")
