"""Results of finished matches, ratings and how they grew."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Integer, Text

revision = "0010"
down_revision = "0004"
branch_labels = None
depends_on = None

Id = BigInteger().with_variant(Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "results",
        Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("game", Text, nullable=False),
        Column("scenario", Text, nullable=False),
        Column("seats", Integer, nullable=False),
        Column("power", Text, nullable=False),
        Column("account", Id),
        Column("bot", Text, nullable=False),
        Column("place", Integer, nullable=False),
        Column("score", Integer, nullable=False),
        Column("won", Boolean, nullable=False),
        Column("left", Boolean, nullable=False),
        Column("rated", Boolean, nullable=False),
        Column("time", BigInteger, nullable=False),
    )
    op.create_index("results_by_account", "results", ["account", "time"])
    op.create_index("results_by_time", "results", ["time"])
    op.create_table(
        "ratings",
        Column("game", Text, primary_key=True),
        Column("player", Text, primary_key=True),
        Column("account", Id),
        Column("bot", Text, nullable=False),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("matches", Integer, nullable=False),
        Column("won", Integer, nullable=False),
        Column("steady", Boolean, nullable=False),
        Column("time", BigInteger, nullable=False),
    )
    op.create_index("ratings_by_strength", "ratings", ["game", "steady", "mu"])
    op.create_index("ratings_by_account", "ratings", ["account"])
    op.create_table(
        "rating_steps",
        Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        Column("player", Text, primary_key=True),
        Column("game", Text, nullable=False),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("gained", Float, nullable=False),
        Column("time", BigInteger, nullable=False),
    )
    op.create_index("rating_steps_by_player", "rating_steps", ["player", "game", "time"])


def downgrade() -> None:
    for table in ("rating_steps", "ratings", "results"):
        op.drop_table(table)
