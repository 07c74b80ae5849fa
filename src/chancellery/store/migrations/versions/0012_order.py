"""Mutes, blocks and reports."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, Text

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

Id = BigInteger().with_variant(Integer(), "sqlite")


def _account(name: str, primary: bool = False) -> Column:  # type: ignore[type-arg]
    return Column(name, Id, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=primary, nullable=False)


def upgrade() -> None:
    op.create_table("mutes", _account("account", True), Column("until", BigInteger, nullable=False))
    op.create_table("blocks", _account("account", True), _account("other", True))
    op.create_table(
        "reports",
        Column("id", Id, primary_key=True, autoincrement=True),
        _account("account"),
        _account("about"),
        Column("match_id", Text),
        Column("text", Text, nullable=False),
        Column("time", BigInteger, nullable=False),
        Column("done", Boolean, nullable=False, index=True),
    )


def downgrade() -> None:
    for table in ("reports", "blocks", "mutes"):
        op.drop_table(table)
