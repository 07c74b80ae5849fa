"""The tables of results and ratings. Times are milliseconds since 1970, in UTC."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, Table, Text

from chancellery.store.schema import Id, metadata

results = Table(  # of finished matches, a row for each seat, written once
    "results",
    metadata,
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("seats", Integer, nullable=False),  # how many there were
    Column("power", Text, nullable=False),  # the id of the seat
    Column("account", Id),  # stays when the account is closed: it has no name then
    Column("bot", Text, nullable=False),
    Column("place", Integer, nullable=False),  # 1 is the first; equal places are shared
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("left", Boolean, nullable=False),  # went away before the end
    Column("rated", Boolean, nullable=False),
    Column("time", BigInteger, nullable=False),  # grows from match to match: the order in which they are rated
    Index("results_by_account", "account", "time"),
    Index("results_by_time", "time"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("player", Text, primary_key=True),  # rating_rows.player: a person, a bot or a seat
    Column("account", Id),
    Column("bot", Text, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("steady", Boolean, nullable=False),
    Column("time", BigInteger, nullable=False),  # of the last match
    Index("ratings_by_strength", "game", "steady", "mu"),
    Index("ratings_by_account", "account"),
)

rating_steps = Table(  # how each match changed the ratings of those who played it
    "rating_steps",
    metadata,
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("player", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("gained", Float, nullable=False),
    Column("time", BigInteger, nullable=False),
    Index("rating_steps_by_player", "player", "game", "time"),
)
