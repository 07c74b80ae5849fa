"""Names are compared in one canonical form, and nobody takes one that looks like another's."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, MetaData, Table, Text, insert, select, update

from chancellery.store import names

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

Id = BigInteger().with_variant(Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "looks",
        Column("look", Text, primary_key=True),
        Column("account", Id, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    )
    connection = op.get_bind()
    accounts = Table("accounts", MetaData(), Column("id", Id), Column("name", Text), Column("folded", Text))
    looks = Table("looks", MetaData(), Column("look", Text), Column("account", Id))
    rows = connection.execute(select(accounts).order_by(accounts.c.id)).all()
    folded, seen = {row.folded for row in rows}, set[str]()
    for row in rows:
        if not row.name:  # a closed account
            continue
        canonical = names.compared(row.name)
        if canonical not in folded:  # else another account has it: both keep what they have
            folded.add(canonical)
            connection.execute(update(accounts).where(accounts.c.id == row.id).values(folded=canonical))
        for look in sorted(names.looks(row.name) - seen):  # of two that look alike the older one stands for both
            seen.add(look)
            connection.execute(insert(looks), {"look": look, "account": row.id})


def downgrade() -> None:
    op.drop_table("looks")
