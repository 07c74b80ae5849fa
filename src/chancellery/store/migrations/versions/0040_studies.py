"""Studies, and comments on finished matches."""

from alembic import op
from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Integer, Text

revision = "0040"
down_revision = "0030"
branch_labels = None
depends_on = None

Id = BigInteger().with_variant(Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "studies",
        Column("id", Text, primary_key=True),
        Column("owner", Id, ForeignKey("accounts.id", ondelete="SET NULL")),
        Column("title", Text, nullable=False),
        Column("visibility", Text, nullable=False),
        Column("draft", Boolean, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("updated", BigInteger, nullable=False),
        Column("version", Integer, nullable=False),
    )
    op.create_index("studies_by_owner", "studies", ["owner", "updated"])
    op.create_index("studies_by_visibility", "studies", ["visibility", "updated"])
    op.create_table(
        "study_members",
        Column("study_id", Text, ForeignKey("studies.id", ondelete="CASCADE"), primary_key=True),
        Column("account", Id, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
        Column("role", Text, nullable=False),
    )
    op.create_table(
        "study_chapters",
        Column("id", Text, primary_key=True),
        Column("study_id", Text, ForeignKey("studies.id", ondelete="CASCADE"), nullable=False, index=True),
        Column("place", Integer, nullable=False),
        Column("title", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("setup", JSON, nullable=False),
        Column("moves", JSON, nullable=False),
        Column("origin", Text, nullable=False),
        Column("version", Integer, nullable=False),
    )
    op.create_table(
        "study_nodes",
        Column("chapter_id", Text, ForeignKey("study_chapters.id", ondelete="CASCADE"), primary_key=True),
        Column("id", Integer, primary_key=True, autoincrement=False),
        Column("parent", Integer, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("move", Text, nullable=False),
        Column("author", Id),
        Column("version", Integer, nullable=False),
    )
    op.create_table(
        "study_marks",
        Column("chapter_id", Text, ForeignKey("study_chapters.id", ondelete="CASCADE"), primary_key=True),
        Column("node", Integer, primary_key=True, autoincrement=False),
        Column("text", Text, nullable=False),
        Column("shapes", JSON, nullable=False),
        Column("author", Id),
        Column("time", BigInteger, nullable=False),
        Column("version", Integer, nullable=False),
    )
    op.create_table(
        "comments",
        Column("id", Text, primary_key=True),
        Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
        Column("account", Id, ForeignKey("accounts.id", ondelete="CASCADE"), index=True),
        Column("move", Integer),
        Column("text", Text, nullable=False),
        Column("time", BigInteger, nullable=False),
    )


def downgrade() -> None:
    for table in ("comments", "study_marks", "study_nodes", "study_chapters", "study_members", "studies"):
        op.drop_table(table)
