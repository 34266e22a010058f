"""Puzzles: which task a match was, and how long each seat took."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("match", sa.Column("puzzle", sa.String()))
    op.create_index("ix_match_puzzle", "match", ["puzzle"])
    op.add_column("result", sa.Column("seconds", sa.Double()))


def downgrade() -> None:
    op.drop_column("result", "seconds")
    op.drop_index("ix_match_puzzle", "match")
    op.drop_column("match", "puzzle")
