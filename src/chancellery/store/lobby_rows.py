"""What the store asks of the database for whoever looks for others to play with."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from chancellery.store import queries, rows, schema
from chancellery.store.lobby_schema import begun, seekers, seeks
from chancellery.store.order_schema import blocks
from chancellery.store.records import Entry, StoredMatch

KEPT = 24 * 3600 * 1000  # a seek that came to a match is shown so long to whoever was in it


@dataclass(frozen=True, slots=True)
class Seeker:
    account: int
    name: str


@dataclass(frozen=True, slots=True)
class Seek:
    """An offer to play, with who has accepted it; whoever made it is the first."""

    id: str
    account: int
    game: str
    data: dict[str, Any]
    created: int
    expires: int
    status: str
    people: tuple[Seeker, ...]

    @property
    def wanted(self) -> int:
        """How many people it takes."""
        return int(self.data["people"])


def add(connection: Connection, seek: Seek) -> None:
    row = {name: getattr(seek, name) for name in ("id", "account", "game", "data", "created", "expires", "status")}
    connection.execute(insert(seeks), row)
    connection.execute(insert(seekers), {"seek": seek.id, "account": seek.account, "time": seek.created})


def seek(connection: Connection, id: str, lock: bool = False) -> Seek | None:
    query = select(seeks).where(seeks.c.id == id)
    found = connection.execute(query.with_for_update() if lock else query).mappings().all()
    return _with_people(connection, found)[0] if found else None


def open_seeks(connection: Connection, now: int, game: str | None, limit: int) -> list[Seek]:
    """The offers that wait for others, the newest first."""
    query = select(seeks).where(seeks.c.status == "open", seeks.c.expires > now)
    if game is not None:
        query = query.where(seeks.c.game == game)
    return _with_people(connection, connection.execute(query.order_by(seeks.c.created.desc()).limit(limit)).mappings())


def seeks_of(connection: Connection, account: int, now: int) -> list[Seek]:
    """Those of somebody, or accepted by him: open ones, and those of which a match came lately that is not over."""
    mine = select(seekers.c.seek).where(seekers.c.account == account)
    played = schema.matches.c
    over = select(played.id).where(played.id == seeks.c.id, played.status == "finished").exists()
    query = select(seeks).where(seeks.c.id.in_(mine), seeks.c.expires > now, ~over).order_by(seeks.c.created.desc())
    return _with_people(connection, connection.execute(query).mappings())


def full(connection: Connection) -> list[Seek]:
    """Those of which a match must be made."""
    return _with_people(connection, connection.execute(select(seeks).where(seeks.c.status == "full")).mappings())


def _with_people(connection: Connection, found: Any) -> list[Seek]:
    listed = list(found)
    people: dict[str, list[Seeker]] = {row["id"]: [] for row in listed}
    query = (
        select(seekers.c.seek, seekers.c.account, schema.accounts.c.name)
        .select_from(seekers.join(schema.accounts, schema.accounts.c.id == seekers.c.account))
        .where(seekers.c.seek.in_(list(people)))
        .order_by(seekers.c.time, seekers.c.account)
    )
    for one in connection.execute(query).all() if people else ():
        people[one.seek].append(Seeker(one.account, one.name))
    return [Seek(**row, people=tuple(people[row["id"]])) for row in listed]


def accept(connection: Connection, id: str, account: int, now: int) -> Seek | None:
    """The offer with this person in it, full if nobody is missing; None if it is not open any more."""
    found = seek(connection, id, lock=True)
    if found is None or found.status != "open" or found.expires <= now:
        return None
    if all(one.account != account for one in found.people):
        connection.execute(insert(seekers), {"seek": id, "account": account, "time": now})
        if len(found.people) + 1 >= found.wanted:
            connection.execute(update(seeks).where(seeks.c.id == id).values(status="full"))
    return seek(connection, id)


def leave(connection: Connection, id: str, account: int) -> bool:
    """Withdraws an offer of one's own, or steps back from one of somebody else; False once it is full."""
    found = seek(connection, id, lock=True)
    if found is None or found.status != "open":
        return False
    if found.account == account:
        connection.execute(delete(seekers).where(seekers.c.seek == id))
        connection.execute(delete(seeks).where(seeks.c.id == id))
    else:
        connection.execute(delete(seekers).where(seekers.c.seek == id, seekers.c.account == account))
    return True


def done(connection: Connection, id: str, told: Collection[int], now: int) -> None:
    """The match is there; these people are told that it has begun."""
    connection.execute(update(seeks).where(seeks.c.id == id).values(status="done", expires=now + KEPT))
    note_begun(connection, id, told, now)


def note_begun(connection: Connection, match_id: str, accounts: Collection[int], now: int) -> None:
    known = set(connection.execute(select(begun.c.account).where(begun.c.match_id == match_id)).scalars())
    new = [{"match_id": match_id, "account": one, "time": now} for one in sorted(set(accounts) - known)]
    if new:
        connection.execute(insert(begun), new)


def hidden(connection: Connection, account: int) -> set[int]:
    """Who has blocked somebody, and whom he has blocked: they do not meet in the lobby."""
    mine = connection.execute(select(blocks.c.other).where(blocks.c.account == account)).scalars()
    theirs = connection.execute(select(blocks.c.account).where(blocks.c.other == account)).scalars()
    return {*mine, *theirs}


def open_tables(connection: Connection, game: str | None, limit: int) -> list[StoredMatch]:
    """Matches with seats for whoever comes first, the newest first."""
    return _listed(connection, "open", "lobby", game, limit)


def watched_tables(connection: Connection, game: str | None, limit: int) -> list[StoredMatch]:
    """Public matches that are under way, in the order in which they were made: when something happened is no news."""
    table = schema.matches
    public = (table.c.private.is_(False), table.c.setup["unlisted"].as_boolean().is_not(True))
    return _listed(connection, "running", None, game, limit, *public)


def _listed(
    connection: Connection, status: str, flag: str | None, game: str | None, limit: int, *where: Any
) -> list[StoredMatch]:
    table = schema.matches
    query = select(table.c.id).where(table.c.status == status, *where)
    if flag is not None:
        query = query.where(table.c.setup[flag].as_boolean().is_(True))
    if game is not None:
        query = query.where(table.c.game == game)
    query = query.order_by(table.c.created.desc(), table.c.id).limit(limit)
    ids: Sequence[str] = connection.execute(query).scalars().all()
    return queries.matches_by_id(connection, ids)


def said_since(connection: Connection, since: Mapping[str, int]) -> dict[str, list[Entry]]:
    """The lines of some tables themselves, of each from a time on."""
    table = schema.entries
    found: dict[str, list[Entry]] = {id: [] for id in since}
    late = (table.c.kind == "system", table.c.time > min(since.values()))
    query = select(table).where(table.c.match_id.in_(list(since)), *late).order_by(table.c.match_id, table.c.seq)
    for row in connection.execute(query).mappings():
        if row["time"] > since[row["match_id"]]:
            found[row["match_id"]].append(rows.entry_of(row))
    return found


def moved(connection: Connection, ids: Collection[str]) -> dict[str, int]:
    """When somebody last decided in these matches; what is said and agreed upon does not count."""
    entries, table = schema.entries, schema.matches
    last = select(entries.c.time).where(entries.c.match_id == table.c.id, entries.c.kind.in_(("move", "undo")))
    newest = last.order_by(entries.c.seq.desc()).limit(1).scalar_subquery()
    rows = connection.execute(select(table.c.id, table.c.created, newest).where(table.c.id.in_(ids))).all()
    return {id: time or created for id, created, time in rows}


def reopen(connection: Connection, id: str) -> None:
    """Somebody who was in it is gone: it waits for another."""
    connection.execute(update(seeks).where(seeks.c.id == id, seeks.c.status == "full").values(status="open"))


def sweep(connection: Connection, now: int) -> None:
    old = select(seeks.c.id).where(seeks.c.expires < now, seeks.c.status != "full")
    connection.execute(delete(seekers).where(seekers.c.seek.in_(old)))
    connection.execute(delete(seeks).where(seeks.c.id.in_(old)))
    connection.execute(delete(begun).where(begun.c.time < now - 2 * KEPT))
