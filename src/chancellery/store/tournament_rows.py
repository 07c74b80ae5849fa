"""What the store asks of the database about tournaments. Whoever changes one holds its row until all is written."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Connection, delete, exists, func, insert, or_, select, update

from chancellery.store import schema
from chancellery.store.rating_schema import results
from chancellery.store.tournament_schema import entrants, log, organisers, pairings, rounds, tournaments

Stage = Literal["draft", "open", "running", "closed"]


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who plays; the name is that of the account, and empty once it is closed."""

    number: int
    account: int | None
    name: str
    bot: str
    status: str
    seed: int | None
    division: int
    stands_for: int | None
    since: int


@dataclass(frozen=True, slots=True)
class Round:
    number: int
    begun: int
    deadline: int | None
    reminded: bool
    over: int | None


@dataclass(frozen=True, slots=True)
class Pairing:
    round: int
    number: int
    division: int
    kind: str
    match_id: str | None
    players: tuple[int, ...]
    places: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
    how: str = ""
    note: str = ""
    settled: int | None = None


@dataclass(frozen=True, slots=True)
class Line:
    time: int
    name: str | None  # of who did it; none: the tournament itself
    key: str
    args: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Tournament:
    id: str
    title: str
    game: str
    rules: dict[str, Any]
    seed: str
    nonce: str
    organiser: int | None
    organiser_name: str
    status: Stage
    version: int
    looked: int
    created: int
    starts: int | None
    begun: int | None
    closed: int | None
    organisers: tuple[tuple[int, str], ...] = ()
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    tables: tuple[Pairing, ...] = ()

    def entrant(self, number: int) -> Entrant | None:
        return next((one for one in self.entrants if one.number == number), None)

    def of_account(self, account: int | None) -> Entrant | None:
        return next((one for one in self.entrants if account is not None and one.account == account), None)

    def run_by(self, account: int | None) -> bool:
        return account is not None and (account == self.organiser or any(account == id for id, _ in self.organisers))


# -- reading


def tournament(connection: Connection, id: str, hold: bool = False) -> Tournament | None:
    """With all that belongs to it; `hold`: nobody else changes it until the transaction ends."""
    if hold:
        connection.execute(select(tournaments.c.id).where(tournaments.c.id == id).with_for_update())
    named = tournaments.outerjoin(schema.accounts, schema.accounts.c.id == tournaments.c.organiser)
    query = select(tournaments, schema.accounts.c.name.label("organiser_name")).select_from(named)
    row = connection.execute(query.where(tournaments.c.id == id)).mappings().first()
    if row is None:
        return None
    return Tournament(
        **{**row, "organiser_name": row["organiser_name"] or ""},
        organisers=_organisers(connection, id),
        entrants=_entrants(connection, id),
        rounds=tuple(Round(**one) for one in _part(connection, rounds, id, rounds.c.number)),
        tables=tuple(_pairing(one) for one in _part(connection, pairings, id, pairings.c.round, pairings.c.number)),
    )


def _part(connection: Connection, table: Any, id: str, *order: Any) -> list[dict[str, Any]]:
    query = select(table).where(table.c.tournament == id).order_by(*order)
    found = connection.execute(query).mappings()
    return [{key: value for key, value in row.items() if key != "tournament"} for row in found]


def _pairing(row: dict[str, Any]) -> Pairing:
    lists = {name: None if row[name] is None else tuple(row[name]) for name in ("players", "places", "scores")}
    return Pairing(**{**row, **lists})


def _organisers(connection: Connection, id: str) -> tuple[tuple[int, str], ...]:
    joined = organisers.join(schema.accounts, schema.accounts.c.id == organisers.c.account)
    query = select(organisers.c.account, schema.accounts.c.name).select_from(joined)
    query = query.where(organisers.c.tournament == id).order_by(organisers.c.account)
    return tuple((int(account), str(name)) for account, name in connection.execute(query).all())


def _entrants(connection: Connection, id: str) -> tuple[Entrant, ...]:
    joined = entrants.outerjoin(schema.accounts, schema.accounts.c.id == entrants.c.account)
    query = select(entrants, schema.accounts.c.name).select_from(joined).where(entrants.c.tournament == id)
    found = connection.execute(query.order_by(entrants.c.number)).mappings()
    return tuple(
        Entrant(**{n: row[n] for n in Entrant.__slots__ if n != "name"}, name=row["name"] or "") for row in found
    )


def lines(connection: Connection, id: str, limit: int) -> list[Line]:
    """The log, newest first."""
    joined = log.outerjoin(schema.accounts, schema.accounts.c.id == log.c.account)
    query = select(log, schema.accounts.c.name).select_from(joined).where(log.c.tournament == id)
    query = query.order_by(log.c.seq.desc()).limit(limit)
    return [
        Line(row["time"], None if row["account"] is None else row["name"] or "", row["key"], row["args"])
        for row in connection.execute(query).mappings()
    ]


@dataclass(frozen=True, slots=True)
class Listed:
    """A tournament as a list shows it."""

    id: str
    title: str
    game: str
    rules: dict[str, Any]
    organiser: str
    status: Stage
    created: int
    starts: int | None
    begun: int | None
    closed: int | None
    entered: int
    round: int
    mine: bool


def listed(
    connection: Connection, account: int | None, status: str | None, mine: bool, before: int | None, limit: int
) -> list[Listed]:
    """The newest first. Drafts are seen by who runs them."""
    table, named = tournaments, schema.accounts
    at = entrants.c.tournament == table.c.id
    count = select(func.count()).where(at, entrants.c.status == "in").correlate(table).scalar_subquery()
    last = select(func.max(rounds.c.number)).where(rounds.c.tournament == table.c.id).correlate(table).scalar_subquery()
    plays = exists().where(at, entrants.c.account == account, entrants.c.status != "out").correlate(table)
    runs = or_(
        table.c.organiser == account,
        exists().where(organisers.c.tournament == table.c.id, organisers.c.account == account).correlate(table),
    )
    columns = (count.label("entered"), last.label("round"), or_(plays, runs).label("mine"), named.c.name.label("by"))
    query = select(table, *columns).select_from(table.outerjoin(named, named.c.id == table.c.organiser))
    query = query.where(or_(table.c.status != "draft", runs) if account is not None else table.c.status != "draft")
    if status is not None:
        query = query.where(table.c.status == status)
    if mine:
        query = query.where(or_(plays, runs))
    if before is not None:
        query = query.where(table.c.created < before)
    own = ("id", "title", "game", "rules", "status", "created", "starts", "begun", "closed", "entered")
    return [
        Listed(
            **{name: row[name] for name in own},
            organiser=row["by"] or "",
            round=row["round"] or 0,
            mine=account is not None and bool(row["mine"]),
        )
        for row in connection.execute(query.order_by(table.c.created.desc(), table.c.id).limit(limit)).mappings()
    ]


# -- what waits to be done


def waiting(connection: Connection, now: int, near: int) -> list[str]:
    """Tournaments in which something has come up: a table is over, a deadline has passed or comes near, it begins."""
    running = tournaments.c.status == "running"
    over = (
        select(pairings.c.tournament)
        .join(results, results.c.match_id == pairings.c.match_id)
        .where(pairings.c.settled.is_(None))
    )
    open_round = exists().where(rounds.c.tournament == tournaments.c.id, rounds.c.over.is_(None))
    unsettled = exists().where(
        pairings.c.tournament == tournaments.c.id, pairings.c.settled.is_(None), pairings.c.kind == "match"
    )
    late = exists().where(rounds.c.tournament == tournaments.c.id, rounds.c.over.is_(None), rounds.c.deadline <= now)
    soon = exists().where(
        rounds.c.tournament == tournaments.c.id,
        rounds.c.over.is_(None),
        rounds.c.reminded.is_(False),
        rounds.c.deadline <= now + near,
    )
    fresh = tournaments.c.looked != tournaments.c.version
    due = or_(fresh, tournaments.c.id.in_(over), ~open_round, late, soon, ~unsettled)
    begins = (tournaments.c.status == "open") & (tournaments.c.starts <= now)
    query = select(tournaments.c.id).where(or_(running & due, begins)).order_by(tournaments.c.id)
    return list(connection.execute(query).scalars())


def to_end(connection: Connection) -> list[tuple[str, str]]:
    """Tournament and match of tables that are settled although the match goes on: it was late, or somebody left."""
    joined = pairings.join(schema.matches, schema.matches.c.id == pairings.c.match_id)
    query = select(pairings.c.tournament, pairings.c.match_id).select_from(joined)
    query = query.where(pairings.c.how.in_(("late", "left", "corrected")), schema.matches.c.status != "finished")
    return [(str(id), str(match)) for id, match in connection.execute(query).all()]


def left_behind(connection: Connection) -> list[tuple[str, int]]:
    """Matches of running rounds, with the account, in which somebody sits who has left the tournament."""
    seats = schema.seats
    joined = pairings.join(schema.matches, schema.matches.c.id == pairings.c.match_id)
    joined = joined.join(seats, seats.c.match_id == pairings.c.match_id)
    joined = joined.join(
        entrants, (entrants.c.tournament == pairings.c.tournament) & (entrants.c.account == seats.c.account)
    )
    query = select(pairings.c.match_id, seats.c.account).select_from(joined)
    query = query.where(entrants.c.status == "out", seats.c.kind == "person", pairings.c.settled.is_(None))
    query = query.where(schema.matches.c.status != "finished")
    return [(str(match), int(account)) for match, account in connection.execute(query).all()]


def asleep(connection: Connection, before: int) -> list[str]:
    """Matches of running rounds in which nothing has happened since, and a bot is awaited."""
    table, seats = schema.matches, schema.seats
    joined = pairings.join(table, table.c.id == pairings.c.match_id).join(seats, seats.c.match_id == table.c.id)
    query = select(table.c.id, table.c.waiting, seats.c.number).select_from(joined)
    query = query.where(pairings.c.settled.is_(None), table.c.status != "finished", table.c.updated <= before)
    query = query.where(seats.c.kind == "bot").order_by(table.c.id)
    return list(dict.fromkeys(str(id) for id, awaited, number in connection.execute(query).all() if number in awaited))


def ended(connection: Connection, match_ids: Collection[str]) -> dict[str, tuple[tuple[int, ...], tuple[int, ...]]]:
    """Places and scores by seat of the matches whose results are written."""
    query = select(results.c.match_id, results.c.place, results.c.score).where(results.c.match_id.in_(match_ids))
    found: dict[str, tuple[list[int], list[int]]] = {}
    for id, place, score in connection.execute(query.order_by(results.c.match_id, results.c.seat)).all():
        places, scores = found.setdefault(str(id), ([], []))
        places.append(int(place))
        scores.append(int(score))
    return {id: (tuple(places), tuple(scores)) for id, (places, scores) in found.items()}


def statuses(connection: Connection, match_ids: Collection[str]) -> dict[str, tuple[str, list[int], int]]:
    """Of matches the status, the seats that are awaited, and how many moves were made."""
    table = schema.matches
    query = select(table.c.id, table.c.status, table.c.waiting, table.c.moves).where(table.c.id.in_(match_ids))
    return {str(id): (str(status), list(seats), int(moves)) for id, status, seats, moves in connection.execute(query)}


def count_run(connection: Connection, account: int) -> int:
    """How many tournaments somebody has made that are not closed."""
    where = (tournaments.c.organiser == account, tournaments.c.status != "closed")
    return int(connection.execute(select(func.count()).select_from(tournaments).where(*where)).scalar_one())


# -- writing


def add(connection: Connection, row: dict[str, Any]) -> None:
    connection.execute(insert(tournaments), {"version": 1, "looked": 0, **row})


def remove(connection: Connection, id: str) -> None:
    for table in (log, pairings, rounds, entrants, organisers):
        connection.execute(delete(table).where(table.c.tournament == id))
    connection.execute(delete(tournaments).where(tournaments.c.id == id))


def looked(connection: Connection, id: str, version: int) -> None:
    """Nothing is left to do at this version."""
    connection.execute(update(tournaments).where(tournaments.c.id == id).values(looked=version))


def change(connection: Connection, id: str, **values: Any) -> None:
    """Every change counts the version."""
    where = tournaments.c.id == id
    connection.execute(update(tournaments).where(where).values(version=tournaments.c.version + 1, **values))


def enter(connection: Connection, id: str, values: dict[str, Any]) -> int:
    """A new entrant; its number, which is never given again."""
    last = connection.execute(select(func.max(entrants.c.number)).where(entrants.c.tournament == id)).scalar() or 0
    row = {"account": None, "bot": "", "seed": None, "division": 1, "stands_for": None, **values}
    connection.execute(insert(entrants), {"tournament": id, "number": last + 1, **row})
    return int(last) + 1


def change_entrant(connection: Connection, id: str, number: int, **values: Any) -> None:
    where = (entrants.c.tournament == id, entrants.c.number == number)
    connection.execute(update(entrants).where(*where).values(**values))


def remove_entrant(connection: Connection, id: str, number: int) -> None:
    connection.execute(delete(entrants).where(entrants.c.tournament == id, entrants.c.number == number))


def organise(connection: Connection, id: str, account: int, on: bool) -> None:
    connection.execute(delete(organisers).where(organisers.c.tournament == id, organisers.c.account == account))
    if on:
        connection.execute(insert(organisers), {"tournament": id, "account": account})


def add_round(connection: Connection, id: str, round: Round, tables: Sequence[Pairing]) -> None:
    connection.execute(insert(rounds), {"tournament": id, **{n: getattr(round, n) for n in Round.__slots__}})
    rows = [{"tournament": id, **{n: getattr(one, n) for n in Pairing.__slots__}} for one in tables]
    if rows:
        connection.execute(insert(pairings), [{**row, "players": list(row["players"])} for row in rows])


def change_round(connection: Connection, id: str, number: int, **values: Any) -> None:
    where = (rounds.c.tournament == id, rounds.c.number == number)
    connection.execute(update(rounds).where(*where).values(**values))


def settle(connection: Connection, id: str, round: int, number: int, **values: Any) -> None:
    where = (pairings.c.tournament == id, pairings.c.round == round, pairings.c.number == number)
    connection.execute(update(pairings).where(*where).values(**values))


def note(connection: Connection, id: str, now: int, account: int | None, key: str, **args: Any) -> None:
    """A line of the log. Names are not in it: they are looked up when it is read."""
    last = connection.execute(select(func.max(log.c.seq)).where(log.c.tournament == id)).scalar() or 0
    row = {"tournament": id, "seq": last + 1, "time": now, "account": account, "key": key, "args": args}
    connection.execute(insert(log), row)


def forget(connection: Connection, account: int, now: int) -> None:
    """A closed account: out of what runs, gone from what has not begun. Its name is read from the account alone. Drafts
    that nobody else has seen go."""
    query = select(entrants.c.tournament, entrants.c.number, entrants.c.status, tournaments.c.status.label("stage"))
    query = query.join(tournaments, tournaments.c.id == entrants.c.tournament).where(entrants.c.account == account)
    for row in connection.execute(query).mappings().all():
        if row["stage"] in ("draft", "open") or row["status"] == "invited":
            remove_entrant(connection, row["tournament"], row["number"])
        elif row["stage"] == "running" and row["status"] == "in":
            change_entrant(connection, row["tournament"], row["number"], status="out", since=now)
            note(connection, row["tournament"], now, None, "left", number=row["number"])
        change(connection, row["tournament"])
    connection.execute(delete(organisers).where(organisers.c.account == account))
    helped = exists().where(organisers.c.tournament == tournaments.c.id)
    own = (tournaments.c.organiser == account, tournaments.c.status == "draft")
    drafts = select(tournaments.c.id).where(*own, ~helped)
    for id in list(connection.execute(drafts).scalars()):
        remove(connection, id)
