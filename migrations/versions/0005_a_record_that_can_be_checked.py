"""All that a match's course came from, so that it can be played again and compared."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

document = sa.JSON(none_as_null=True).with_variant(JSONB(none_as_null=True), "postgresql")
verbatim = sa.JSON(none_as_null=True)


def upgrade() -> None:
    op.add_column("match", sa.Column("choices", document))
    op.add_column("match", sa.Column("edition", sa.Integer()))
    op.add_column("entry", sa.Column("to_act", verbatim))
    op.add_column("entry", sa.Column("question", sa.Integer()))
    op.add_column("entry", sa.Column("answer", verbatim))
    op.add_column("entry", sa.Column("steered", verbatim))


def downgrade() -> None:
    op.drop_column("entry", "steered")
    op.drop_column("entry", "answer")
    op.drop_column("entry", "question")
    op.drop_column("entry", "to_act")
    op.drop_column("match", "edition")
    op.drop_column("match", "choices")
