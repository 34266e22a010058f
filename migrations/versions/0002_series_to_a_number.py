"""A series that ends: the number of wins that decides it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("first_to", sa.Integer()))


def downgrade() -> None:
    op.drop_column("game_table", "first_to")
