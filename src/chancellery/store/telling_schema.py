"""The tables of what people are told outside the page. Times are milliseconds since 1970, in UTC."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Integer, Table, Text, UniqueConstraint

from chancellery.store.schema import Id, metadata

channels = Table(  # the ways in which somebody wants to be told
    "channels",
    metadata,
    Column("id", Id, primary_key=True, autoincrement=True),
    Column("account", Id, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", Text, nullable=False),  # email, webhook or push
    Column("address", Text, nullable=False),  # where to
    Column("style", Text, nullable=False),  # of a webhook: json, discord, slack or ntfy
    Column("secret", Text, nullable=False),  # signs webhooks; the keys of a browser
    Column("events", JSON, nullable=False),
    Column("lang", Text, nullable=False),
    Column("digest", Integer, nullable=False),  # minutes; 0: at once
    Column("quiet_from", Integer),  # hour of the day in `zone`
    Column("quiet_to", Integer),
    Column("zone", Text, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("account", "kind", "address", name="channels_address"),
)

told = Table(  # what has been put into the outbox, so that nobody is told twice
    "told",
    metadata,
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("account", Id, primary_key=True),
    Column("event", Text, primary_key=True),
    Column("time", BigInteger, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Id, primary_key=True, autoincrement=True),
    Column("channel", Id, ForeignKey("channels.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("event", Text, nullable=False),
    Column("match_id", Text),
    Column("data", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("status", Text, nullable=False),  # waiting, sent, failed, or void: it was no longer true
    Column("tries", Integer, nullable=False),
    Column("lease", BigInteger, nullable=False),  # until when a server is at it
    Column("done", BigInteger),
    Column("error", Text, nullable=False),
    Index("outbox_by_due", "status", "due"),
)
