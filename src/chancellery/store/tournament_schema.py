"""The tables of tournaments. Times are milliseconds since 1970, in UTC."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Integer, Table, Text, UniqueConstraint

from chancellery.store.schema import Id, metadata


def _tournament() -> Column[str]:
    return Column("tournament", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)


tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", JSON, nullable=False),  # all that was chosen when it was made
    Column("seed", Text, nullable=False),  # of its lots; published as a commitment, told at the end
    Column("nonce", Text, nullable=False),
    Column("organiser", Id),  # stays when the account is closed: it has no name then
    Column("status", Text, nullable=False),  # draft, open, running or closed
    Column("version", Integer, nullable=False),  # grows with every change: who planned on an older one plans again
    Column("looked", Integer, nullable=False),  # the version at which nothing was left to do
    Column("created", BigInteger, nullable=False),
    Column("starts", BigInteger),  # when it begins by itself
    Column("begun", BigInteger),
    Column("closed", BigInteger),
    Index("tournaments_by_status", "status", "created"),
)

organisers = Table(  # beside who made it
    "tournament_organisers",
    metadata,
    _tournament(),
    Column("account", Id, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
)

entrants = Table(
    "tournament_entrants",
    metadata,
    _tournament(),
    Column("number", Integer, primary_key=True),
    Column("account", Id),
    Column("bot", Text, nullable=False),
    Column("status", Text, nullable=False),  # invited, in, out, or fill: a bot that plays where one is missing
    Column("seed", Integer),  # 1 is the first
    Column("division", Integer, nullable=False),
    Column("stands_for", Integer),  # the entrant whose place is offered
    Column("since", BigInteger, nullable=False),
    UniqueConstraint("tournament", "account", name="tournament_entrants_account"),
    Index("tournament_entrants_by_account", "account"),
)

rounds = Table(
    "tournament_rounds",
    metadata,
    _tournament(),
    Column("number", Integer, primary_key=True),  # the database itself refuses to have a round paired twice
    Column("begun", BigInteger, nullable=False),
    Column("deadline", BigInteger),
    Column("reminded", Boolean, nullable=False),
    Column("over", BigInteger),
    Index("tournament_rounds_by_deadline", "over", "deadline"),
)

pairings = Table(  # the tables of a round, byes among them
    "tournament_tables",
    metadata,
    _tournament(),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("division", Integer, nullable=False),
    Column("kind", Text, nullable=False),  # match, bye, or walkover: the second has left
    Column("match_id", Text, unique=True),
    Column("players", JSON, nullable=False),  # numbers of entrants in the order of the seats
    Column("places", JSON(none_as_null=True)),  # of the players, once it is settled
    Column("scores", JSON(none_as_null=True)),
    Column("how", Text, nullable=False),  # played, late, left, corrected, void; empty until it is settled
    Column("note", Text, nullable=False),  # of who corrected it
    Column("settled", BigInteger, index=True),
)

log = Table(  # what everybody may read about how it was run
    "tournament_log",
    metadata,
    _tournament(),
    Column("seq", Integer, primary_key=True),
    Column("time", BigInteger, nullable=False),
    Column("account", Id),
    Column("key", Text, nullable=False),
    Column("args", JSON, nullable=False),
)
