"""Tournaments: entrants, rounds, tables, what was done."""

from alembic import op
from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Integer, Text, UniqueConstraint

revision = "0030"
down_revision = "0020"
branch_labels = None
depends_on = None

Id = BigInteger().with_variant(Integer(), "sqlite")


def _tournament() -> Column:  # type: ignore[type-arg]
    return Column("tournament", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "tournaments",
        Column("id", Text, primary_key=True),
        Column("title", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("rules", JSON, nullable=False),
        Column("seed", Text, nullable=False),
        Column("nonce", Text, nullable=False),
        Column("organiser", Id),
        Column("status", Text, nullable=False),
        Column("version", Integer, nullable=False),
        Column("looked", Integer, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("starts", BigInteger),
        Column("begun", BigInteger),
        Column("closed", BigInteger),
    )
    op.create_index("tournaments_by_status", "tournaments", ["status", "created"])
    op.create_table(
        "tournament_organisers",
        _tournament(),
        Column("account", Id, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_table(
        "tournament_entrants",
        _tournament(),
        Column("number", Integer, primary_key=True),
        Column("account", Id),
        Column("bot", Text, nullable=False),
        Column("status", Text, nullable=False),
        Column("seed", Integer),
        Column("division", Integer, nullable=False),
        Column("stands_for", Integer),
        Column("since", BigInteger, nullable=False),
        UniqueConstraint("tournament", "account", name="tournament_entrants_account"),
    )
    op.create_index("tournament_entrants_by_account", "tournament_entrants", ["account"])
    op.create_table(
        "tournament_rounds",
        _tournament(),
        Column("number", Integer, primary_key=True),
        Column("begun", BigInteger, nullable=False),
        Column("deadline", BigInteger),
        Column("reminded", Boolean, nullable=False),
        Column("over", BigInteger),
    )
    op.create_index("tournament_rounds_by_deadline", "tournament_rounds", ["over", "deadline"])
    op.create_table(
        "tournament_tables",
        _tournament(),
        Column("round", Integer, primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("division", Integer, nullable=False),
        Column("kind", Text, nullable=False),
        Column("match_id", Text, unique=True),
        Column("players", JSON, nullable=False),
        Column("places", JSON),
        Column("scores", JSON),
        Column("how", Text, nullable=False),
        Column("note", Text, nullable=False),
        Column("settled", BigInteger),
    )
    op.create_index("ix_tournament_tables_settled", "tournament_tables", ["settled"])
    op.create_table(
        "tournament_log",
        _tournament(),
        Column("seq", Integer, primary_key=True),
        Column("time", BigInteger, nullable=False),
        Column("account", Id),
        Column("key", Text, nullable=False),
        Column("args", JSON, nullable=False),
    )


def downgrade() -> None:
    names = ("log", "tables", "rounds", "entrants", "organisers")
    for table in (*(f"tournament_{name}" for name in names), "tournaments"):
        op.drop_table(table)
