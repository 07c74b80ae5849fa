"""What the store asks of the database about results and ratings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, case, delete, exists, func, insert, or_, select, text

from chancellery.store import rows, schema
from chancellery.store.rating_schema import rating_steps, ratings, results
from chancellery.store.records import Entry

LOCK = 18_051_203  # of PostgreSQL: one server at a time rates


@dataclass(frozen=True, slots=True)
class Result:
    """What became of one seat; `account` or `bot` played it, neither where nobody is known."""

    seat: int
    power: str
    account: int | None
    bot: str
    place: int
    score: int
    won: bool
    left: bool


@dataclass(frozen=True, slots=True)
class Finished:
    match_id: str
    game: str
    scenario: str
    rated: bool
    results: tuple[Result, ...]


def player(account: int | None, bot: str) -> str:
    """The name of a player in the tables."""
    return f"a{account}" if account is not None else f"b:{bot}"


def seat_of(scenario: str, seats: int, power: str) -> str:
    return f"s:{scenario}:{seats}:{power}"


def lock(connection: Connection) -> None:
    """SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})


# -- results


def unsettled(connection: Connection, since: int, limit: int) -> list[str]:
    """Finished matches whose results are not written yet, the oldest first."""
    table = schema.matches
    known = exists().where(results.c.match_id == table.c.id)
    query = select(table.c.id).where(table.c.status == "finished", table.c.updated >= since, ~known)
    return list(connection.execute(query.order_by(table.c.updated, table.c.id).limit(limit)).scalars())


def said(connection: Connection, match_id: str) -> list[Entry]:
    """The lines of the table itself."""
    table = schema.entries
    query = select(table).where(table.c.match_id == match_id, table.c.kind == "system").order_by(table.c.seq)
    return [rows.entry_of(row) for row in connection.execute(query).mappings()]


def is_settled(connection: Connection, match_id: str) -> bool:
    return connection.execute(select(results.c.seat).where(results.c.match_id == match_id).limit(1)).first() is not None


def add_results(connection: Connection, match: Finished, now: int) -> int:
    """Writes them down; their time, which is after that of every match before."""
    last = connection.execute(select(func.max(results.c.time))).scalar() or 0
    time = max(now, last + 1)
    about = {
        "match_id": match.match_id,
        "game": match.game,
        "scenario": match.scenario,
        "seats": len(match.results),
        "rated": match.rated,
        "time": time,
    }
    connection.execute(insert(results), [about | asdict(one) for one in match.results])
    return time


def unsettle(connection: Connection, match_id: str) -> None:
    """A match that goes on after all: its end was taken back. A rated one is never."""
    connection.execute(delete(results).where(results.c.match_id == match_id, results.c.rated.is_(False)))


def rated(connection: Connection) -> Iterable[Any]:
    """The results of all rated matches in the order in which they are rated."""
    query = (
        select(results).where(results.c.rated.is_(True)).order_by(results.c.time, results.c.match_id, results.c.seat)
    )
    return connection.execute(query).mappings()


# -- ratings


def found(connection: Connection, game: str, players: Sequence[str]) -> dict[str, dict[str, Any]]:
    query = select(ratings).where(ratings.c.game == game, ratings.c.player.in_(players))
    return {row["player"]: dict(row) for row in connection.execute(query).mappings()}


def put(connection: Connection, changed: Sequence[dict[str, Any]], steps: Sequence[dict[str, Any]]) -> None:
    for game in sorted({row["game"] for row in changed}):
        names = [row["player"] for row in changed if row["game"] == game]
        for start in range(0, len(names), 500):
            part = names[start : start + 500]
            connection.execute(delete(ratings).where(ratings.c.game == game, ratings.c.player.in_(part)))
    if changed:
        connection.execute(insert(ratings), list(changed))
    if steps:
        connection.execute(insert(rating_steps), list(steps))


def forget(connection: Connection) -> None:
    """All ratings, before they are computed anew."""
    connection.execute(delete(rating_steps))
    connection.execute(delete(ratings))


_NAMED = and_(schema.accounts.c.id == ratings.c.account, schema.accounts.c.password != "")


def leaders(connection: Connection, game: str, limit: int, bots: bool) -> list[dict[str, Any]]:
    """The strongest first; those who are not steady yet come after all others. Seats and closed accounts are none."""
    shown = or_(schema.accounts.c.id.is_not(None), ratings.c.bot != "") if bots else schema.accounts.c.id.is_not(None)
    query = (
        select(ratings, schema.accounts.c.name)
        .select_from(ratings.outerjoin(schema.accounts, _NAMED))
        .where(ratings.c.game == game, shown)
        .order_by(ratings.c.steady.desc(), ratings.c.mu.desc(), ratings.c.player)
        .limit(limit)
    )
    return [dict(row) for row in connection.execute(query).mappings()]


def ratings_of(connection: Connection, account: int) -> list[dict[str, Any]]:
    query = select(ratings).where(ratings.c.account == account).order_by(ratings.c.game)
    return [dict(row) for row in connection.execute(query).mappings()]


def place_of(connection: Connection, game: str, mu: float) -> int:
    """Among the steady people of a game."""
    above = select(func.count()).select_from(ratings.join(schema.accounts, _NAMED))
    where = (ratings.c.game == game, ratings.c.steady.is_(True), ratings.c.mu > mu)
    return 1 + int(connection.execute(above.where(*where)).scalar_one())


def steps(connection: Connection, player: str, game: str, limit: int) -> list[dict[str, Any]]:
    """How a rating grew, the oldest first."""
    table = rating_steps
    query = select(table).where(table.c.player == player, table.c.game == game).order_by(table.c.time.desc())
    return [dict(row) for row in connection.execute(query.limit(limit)).mappings()][::-1]


# -- profiles


_COUNT = func.count().label("matches")
_WON = func.sum(case((results.c.won, 1), else_=0)).label("won")


def by_game(connection: Connection, account: int) -> list[dict[str, Any]]:
    query = select(results.c.game, _COUNT, _WON).where(results.c.account == account).group_by(results.c.game)
    return _dicts(connection, query.order_by(results.c.game))


def by_power(connection: Connection, account: int) -> list[dict[str, Any]]:
    keys = (results.c.game, results.c.power)
    query = select(*keys, _COUNT, _WON, func.avg(results.c.place).label("place"))
    return _dicts(connection, query.where(results.c.account == account).group_by(*keys).order_by(*keys))


def by_opponent(connection: Connection, account: int, limit: int) -> list[dict[str, Any]]:
    """Those met most often: how often each had the better place."""
    other = results.alias("other")
    met = results.join(other, and_(other.c.match_id == results.c.match_id, other.c.seat != results.c.seat))
    named = and_(schema.accounts.c.id == other.c.account, schema.accounts.c.password != "")
    ahead = func.sum(case((results.c.place < other.c.place, 1), else_=0)).label("ahead")
    behind = func.sum(case((results.c.place > other.c.place, 1), else_=0)).label("behind")
    query = (
        select(schema.accounts.c.name, other.c.bot, _COUNT, ahead, behind)
        .select_from(met.outerjoin(schema.accounts, named))
        .where(results.c.account == account, or_(schema.accounts.c.id.is_not(None), other.c.bot != ""))
        .group_by(schema.accounts.c.name, other.c.bot)
        .order_by(_COUNT.desc(), schema.accounts.c.name, other.c.bot)
        .limit(limit)
    )
    return _dicts(connection, query)


def won_lately(connection: Connection, account: int, limit: int) -> list[bool]:
    """Whether each of the last matches was won, the newest first."""
    query = select(results.c.won).where(results.c.account == account).order_by(results.c.time.desc()).limit(limit)
    return list(connection.execute(query).scalars())


def played(connection: Connection, account: int, viewer: int | None, limit: int) -> list[dict[str, Any]]:
    """The last matches, with what they changed; private ones only for whoever was there."""
    table, step, here = schema.matches, rating_steps, results.alias("here")
    seen: ColumnElement[bool] = table.c.private.is_(False)
    if viewer is not None:
        seen = or_(seen, exists().where(here.c.match_id == table.c.id, here.c.account == viewer))
    gained = and_(step.c.match_id == results.c.match_id, step.c.player == f"a{account}")
    query = (
        select(results, table.c.title, table.c.updated, step.c.gained)
        .select_from(results.join(table, table.c.id == results.c.match_id).outerjoin(step, gained))
        .where(results.c.account == account, seen)
        .order_by(results.c.time.desc())
        .limit(limit)
    )
    return _dicts(connection, query)


def _dicts(connection: Connection, query: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(query).mappings()]
