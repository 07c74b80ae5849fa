"""Seeks, matches that have begun, and answers in advance."""

from alembic import op
from sqlalchemy import JSON, BigInteger, Column, ForeignKey, Integer, Text

revision = "0020"
down_revision = "0012"
branch_labels = None
depends_on = None

Id = BigInteger().with_variant(Integer(), "sqlite")


def _account(primary: bool = False, index: bool = False) -> Column:  # type: ignore[type-arg]
    key = ForeignKey("accounts.id", ondelete="CASCADE")
    return Column("account", Id, key, primary_key=primary, nullable=False, index=index)


def _match() -> Column:  # type: ignore[type-arg]
    return Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "seeks",
        Column("id", Text, primary_key=True),
        _account(index=True),
        Column("game", Text, nullable=False),
        Column("data", JSON, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("expires", BigInteger, nullable=False, index=True),
        Column("status", Text, nullable=False),
    )
    op.create_index("seeks_by_status", "seeks", ["status", "created"])
    op.create_table(
        "seekers",
        Column("seek", Text, ForeignKey("seeks.id", ondelete="CASCADE"), primary_key=True),
        _account(primary=True, index=True),
        Column("time", BigInteger, nullable=False),
    )
    op.create_table(
        "advances",
        _match(),
        Column("seat", Integer, primary_key=True),
        Column("key", Text, primary_key=True),
        Column("mark", JSON, nullable=False),
        Column("created", BigInteger, nullable=False),
    )
    op.create_table("begun", _match(), _account(primary=True), Column("time", BigInteger, nullable=False, index=True))


def downgrade() -> None:
    for table in ("begun", "advances", "seekers", "seeks"):
        op.drop_table(table)
