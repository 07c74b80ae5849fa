"""The tables by which people find each other. Times are milliseconds since 1970, in UTC."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Column, ForeignKey, Index, Integer, Table, Text

from chancellery.store.schema import Id, metadata

seeks = Table(  # "I want to play": an offer that others accept
    "seeks",
    metadata,
    Column("id", Text, primary_key=True),  # of the match that comes of it
    Column("account", Id, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", Text, nullable=False),
    Column("data", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    Column("status", Text, nullable=False),  # open, full: the match must be made, or done
    Index("seeks_by_status", "status", "created"),
)

seekers = Table(  # who wants to play: whoever made the offer first, then all who accepted it
    "seekers",
    metadata,
    Column("seek", Text, ForeignKey("seeks.id", ondelete="CASCADE"), primary_key=True),
    Column("account", Id, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("time", BigInteger, nullable=False),
)

advances = Table(  # what a seat has answered before it was asked
    "advances",
    metadata,
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("mark", JSON, nullable=False),  # how things stood: it is void when they stand otherwise
    Column("created", BigInteger, nullable=False),
)

begun = Table(  # matches that have begun, for whoever was not there to see it
    "begun",
    metadata,
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("account", Id, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("time", BigInteger, nullable=False, index=True),
)
