"""Clocks: what each entry left on them, when the next runs out, and when people can be expected to play."""

from alembic import op
from sqlalchemy import JSON, BigInteger, Column, ForeignKey, Integer

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

Id = BigInteger().with_variant(Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("entries", Column("clock", JSON(none_as_null=True)))
    op.add_column("matches", Column("due", BigInteger))
    op.create_index("matches_by_due", "matches", ["due"])
    op.create_table(
        "calendars",
        Column("account", Id, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
        Column("data", JSON, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("calendars")
    op.drop_index("matches_by_due", "matches")
    op.drop_column("matches", "due")
    op.drop_column("entries", "clock")
