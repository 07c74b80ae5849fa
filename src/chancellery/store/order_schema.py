"""The tables of a host who keeps order: who is silent, who wants nothing of whom, what was reported."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Table, Text

from chancellery.store.schema import Id, metadata

mutes = Table(
    "mutes",
    metadata,
    Column("account", Id, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

blocks = Table(  # `account` wants no seats kept by `other`
    "blocks",
    metadata,
    Column("account", Id, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("other", Id, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Id, primary_key=True, autoincrement=True),
    Column("account", Id, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("about", Id, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("match_id", Text),
    Column("text", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("done", Boolean, nullable=False, index=True),
)
