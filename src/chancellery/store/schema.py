"""The tables. Times are milliseconds since 1970, in UTC."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()

# SQLite counts rows by itself only in a column of type INTEGER.
Id = BigInteger().with_variant(Integer(), "sqlite")

accounts = Table(
    "accounts",
    metadata,
    Column("id", Id, primary_key=True, autoincrement=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False, unique=True),  # the name as names are compared
    Column("password", Text, nullable=False),
    Column("admin", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)

looks = Table(  # how the names look: two must not look alike
    "looks",
    metadata,
    Column("look", Text, primary_key=True),
    Column("account", Id, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", Text, primary_key=True),
    Column("account", Id, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("csrf", Text, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

matches = Table(
    "matches",
    metadata,
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
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("due", BigInteger),  # when a clock runs out, if one runs
    Index("matches_by_status", "status", "updated"),
    Index("matches_by_time", "updated"),
    Index("matches_by_due", "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("account", Id, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", BigInteger, primary_key=True),  # the database itself refuses a second entry at the same place
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("action_id", Text),
    Column("readers", JSON(none_as_null=True)),
    Column("author", Id),
    Column("clock", JSON(none_as_null=True)),  # what is left on the clocks after it
    UniqueConstraint("match_id", "action_id", name="entries_action"),
    Index(  # what tables say: so an account that is closed is found in all of them
        "entries_said",
        "match_id",
        "seq",
        sqlite_where=text("kind = 'system'"),
        postgresql_where=text("kind = 'system'"),
    ),
)

calendars = Table(  # when people can be expected to play
    "calendars",
    metadata,
    Column("account", Id, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("data", JSON, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("token", Text, primary_key=True),
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    UniqueConstraint("match_id", "seat", name="invitations_seat"),
)

keeping = Table(  # what the store keeps for itself, such as the key that signs records
    "keeping",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
