"""All tables of the first version."""

from alembic import op
from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Integer, LargeBinary, Text, UniqueConstraint

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

Id = BigInteger().with_variant(Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "accounts",
        Column("id", Id, primary_key=True, autoincrement=True),
        Column("name", Text, nullable=False),
        Column("folded", Text, nullable=False, unique=True),
        Column("password", Text, nullable=False),
        Column("admin", Boolean, nullable=False),
        Column("created", BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        Column("token", Text, primary_key=True),
        Column("account", Id, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
        Column("csrf", Text, nullable=False),
        Column("expires", BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "matches",
        Column("id", Text, primary_key=True),
        Column("title", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("setup", JSON, nullable=False),
        Column("owner", Id, ForeignKey("accounts.id", ondelete="SET NULL")),
        Column("private", Boolean, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("updated", BigInteger, nullable=False),
        Column("head", BigInteger, nullable=False),
        Column("status", Text, nullable=False),
        Column("moves", Integer, nullable=False),
        Column("revision", Integer, nullable=False),
        Column("waiting", JSON, nullable=False),
        Column("outcome", JSON(none_as_null=True)),
    )
    op.create_index("matches_by_status", "matches", ["status", "updated"])
    op.create_index("matches_by_time", "matches", ["updated"])
    op.create_table(
        "seats",
        Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("kind", Text, nullable=False),
        Column("account", Id, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
        Column("name", Text, nullable=False),
        Column("bot", Text, nullable=False),
    )
    op.create_table(
        "entries",
        Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        Column("seq", BigInteger, primary_key=True),
        Column("kind", Text, nullable=False),
        Column("seat", Integer),
        Column("text", Text, nullable=False),
        Column("revision", Integer, nullable=False),
        Column("moves", Integer, nullable=False),
        Column("time", BigInteger, nullable=False),
        Column("action_id", Text),
        Column("readers", JSON(none_as_null=True)),
        Column("author", Id),
        UniqueConstraint("match_id", "action_id", name="entries_action"),
    )
    op.create_table(
        "snapshots",
        Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        Column("seq", BigInteger, nullable=False),
        Column("data", LargeBinary, nullable=False),
    )
    op.create_table(
        "notes",
        Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("text", Text, nullable=False),
    )
    op.create_table(
        "invitations",
        Column("token", Text, primary_key=True),
        Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        Column("seat", Integer, nullable=False),
        Column("expires", BigInteger, nullable=False, index=True),
        UniqueConstraint("match_id", "seat", name="invitations_seat"),
    )


def downgrade() -> None:
    for table in ("invitations", "notes", "snapshots", "entries", "seats", "matches", "sessions", "accounts"):
        op.drop_table(table)
