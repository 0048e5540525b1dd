"""Play over days: how patient a table is, its last nudge, and what a seat has seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds columns that older tables leave empty."""
    op.add_column("tables", sa.Column("patience", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("nudged", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("nudged_by", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("seen_row", sa.Integer(), nullable=True))
