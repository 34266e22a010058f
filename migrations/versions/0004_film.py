"""Film: the pictures of a match in motion, kept with the entry that they lead to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entry", sa.Column("film", sa.LargeBinary()))


def downgrade() -> None:
    op.drop_column("entry", "film")
