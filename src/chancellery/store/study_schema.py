"""The tables of studies, and of what players say about a finished match. Times are milliseconds since 1970, in UTC."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Integer, Table, Text

from chancellery.store.schema import Id, metadata

studies = Table(
    "studies",
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Id, ForeignKey("accounts.id", ondelete="SET NULL")),  # none in local mode
    Column("title", Text, nullable=False),
    Column("visibility", Text, nullable=False),  # private, link or public
    Column("draft", Boolean, nullable=False),  # an analysis that nobody has saved under a name
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),  # grows with every change; what changed has the number of its change
    Index("studies_by_owner", "owner", "updated"),
    Index("studies_by_visibility", "visibility", "updated"),
)

study_members = Table(
    "study_members",
    metadata,
    Column("study_id", Text, ForeignKey("studies.id", ondelete="CASCADE"), primary_key=True),
    Column("account", Id, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("role", Text, nullable=False),  # viewer or contributor
)

study_chapters = Table(
    "study_chapters",
    metadata,
    Column("id", Text, primary_key=True),
    Column("study_id", Text, ForeignKey("studies.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("place", Integer, nullable=False),
    Column("title", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("setup", JSON, nullable=False),
    Column("moves", JSON, nullable=False),  # of the main line: seat and notation of each
    Column("origin", Text, nullable=False),  # where it came from, such as match:abc
    Column("version", Integer, nullable=False),
)

study_nodes = Table(  # moves that leave the main line; they are never changed
    "study_nodes",
    metadata,
    Column("chapter_id", Text, ForeignKey("study_chapters.id", ondelete="CASCADE"), primary_key=True),
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("parent", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("author", Id),
    Column("version", Integer, nullable=False),
)

study_marks = Table(  # what is written and drawn at a node: whoever writes last is right
    "study_marks",
    metadata,
    Column("chapter_id", Text, ForeignKey("study_chapters.id", ondelete="CASCADE"), primary_key=True),
    Column("node", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("shapes", JSON, nullable=False),
    Column("author", Id),
    Column("time", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
)

comments = Table(  # about a finished match, or about one of its moves
    "comments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("account", Id, ForeignKey("accounts.id", ondelete="CASCADE"), index=True),  # none in local mode
    Column("move", Integer),
    Column("text", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
)
