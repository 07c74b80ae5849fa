"""The version of the rules of each match, and what the store keeps for itself."""

from alembic import op
from sqlalchemy import Column, Integer, Text

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", Column("rules", Integer, nullable=False, server_default="1"))
    op.create_table("keeping", Column("name", Text, primary_key=True), Column("value", Text, nullable=False))


def downgrade() -> None:
    op.drop_table("keeping")
    op.drop_column("matches", "rules")
