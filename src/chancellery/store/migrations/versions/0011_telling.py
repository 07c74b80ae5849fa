"""Channels by which people are told, and the outbox."""

from alembic import op
from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Integer, Text, UniqueConstraint

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

Id = BigInteger().with_variant(Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "channels",
        Column("id", Id, primary_key=True, autoincrement=True),
        Column("account", Id, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
        Column("kind", Text, nullable=False),
        Column("address", Text, nullable=False),
        Column("style", Text, nullable=False),
        Column("secret", Text, nullable=False),
        Column("events", JSON, nullable=False),
        Column("lang", Text, nullable=False),
        Column("digest", Integer, nullable=False),
        Column("quiet_from", Integer),
        Column("quiet_to", Integer),
        Column("zone", Text, nullable=False),
        Column("confirmed", Boolean, nullable=False),
        Column("created", BigInteger, nullable=False),
        UniqueConstraint("account", "kind", "address", name="channels_address"),
    )
    op.create_table(
        "told",
        Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        Column("account", Id, primary_key=True),
        Column("event", Text, primary_key=True),
        Column("time", BigInteger, nullable=False),
    )
    op.create_table(
        "outbox",
        Column("id", Id, primary_key=True, autoincrement=True),
        Column("channel", Id, ForeignKey("channels.id", ondelete="CASCADE"), nullable=False, index=True),
        Column("event", Text, nullable=False),
        Column("match_id", Text),
        Column("data", JSON, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("due", BigInteger, nullable=False),
        Column("status", Text, nullable=False),
        Column("tries", Integer, nullable=False),
        Column("lease", BigInteger, nullable=False),
        Column("done", BigInteger),
        Column("error", Text, nullable=False),
    )
    op.create_index("outbox_by_due", "outbox", ["status", "due"])


def downgrade() -> None:
    for table in ("outbox", "told", "channels"):
        op.drop_table(table)
