"""What the store asks of the database, in SQLAlchemy Core: the same for both back ends."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, insert, or_, select, update

from chancellery.store import (
    clock_queries,
    guest_rows,
    names,
    order_rows,
    rows,
    schema,
    study_rows,
    telling_rows,
    tournament_rows,
)
from chancellery.store.forgetting import forget_name, forget_seeks
from chancellery.store.lobby_schema import advances
from chancellery.store.records import Account, Entry, Invitation, Query, Seat, Session, Snapshot, StoredMatch


def _first(connection: Connection, query: Select[Any]) -> Any:
    return connection.execute(query).mappings().first()


# -- matches


def create_match(connection: Connection, match: StoredMatch, invitations: Sequence[Invitation]) -> None:
    connection.execute(insert(schema.matches), rows.match_row(match))
    connection.execute(insert(schema.seats), [rows.seat_row(match.id, seat) for seat in match.seats])
    if invitations:
        connection.execute(insert(schema.invitations), [rows.invitation_row(one) for one in invitations])


def match(connection: Connection, match_id: str) -> StoredMatch | None:
    row = _first(connection, select(schema.matches).where(schema.matches.c.id == match_id))
    return None if row is None else rows.match_of(row, _seats(connection, [match_id])[match_id])


def _seats(connection: Connection, match_ids: Sequence[str]) -> dict[str, list[Seat]]:
    table = schema.seats
    query = select(table).where(table.c.match_id.in_(match_ids)).order_by(table.c.match_id, table.c.number)
    found: dict[str, list[Seat]] = {match_id: [] for match_id in match_ids}
    for row in connection.execute(query).mappings():
        found[row["match_id"]].append(rows.seat_of(row))
    return found


def matches(connection: Connection, query: Query) -> list[StoredMatch]:
    table = schema.matches
    wanted = select(table).order_by(table.c.updated.desc(), table.c.id).limit(query.limit)
    if query.status is not None:
        wanted = wanted.where(table.c.status == query.status)
    if query.before is not None:
        wanted = wanted.where(table.c.updated < query.before)
    if query.account is not None:
        wanted = wanted.where(_sits(query.account))
    if not query.everything:
        now = or_(table.c.status == "finished", table.c.setup["delay"].as_integer().is_(None))  # the order tells when
        listed = table.c.setup["unlisted"].as_boolean().is_not(True)  # those are for whoever has the link
        seen: list[ColumnElement[bool]] = [and_(table.c.private.is_(False), listed, now)]
        if query.visible_to is not None:
            seen += [_sits(query.visible_to), table.c.owner == query.visible_to]
        wanted = wanted.where(or_(*seen))
    return _matches(connection, wanted)


def matches_by_id(connection: Connection, ids: Sequence[str]) -> list[StoredMatch]:
    """These matches, in the order in which they are named."""
    found = _matches(connection, select(schema.matches).where(schema.matches.c.id.in_(ids))) if ids else []
    return sorted(found, key=lambda one: ids.index(one.id))


def _matches(connection: Connection, wanted: Select[Any]) -> list[StoredMatch]:
    found = connection.execute(wanted).mappings().all()
    seats = _seats(connection, [row["id"] for row in found])
    return [rows.match_of(row, seats[row["id"]]) for row in found]


def _sits(account: int) -> ColumnElement[bool]:
    """By the few matches of the account: whoever asks for his own would else wait for a look at all there are."""
    table = schema.seats
    return schema.matches.c.id.in_(select(table.c.match_id).where(table.c.account == account))


def unfinished(connection: Connection, account_id: int) -> list[str]:
    table = schema.matches
    owned = (table.c.owner == account_id) & (table.c.status == "open")
    query = select(table.c.id).where(table.c.status != "finished", or_(_sits(account_id), owned))
    return list(connection.execute(query.order_by(table.c.id)).scalars())


def plays_rated(connection: Connection, account_id: int, game: str) -> bool:
    """Whether somebody sits at a rated match of a game that is not over."""
    table, seats = schema.matches, schema.seats
    sits = select(seats.c.match_id).where(seats.c.account == account_id, seats.c.kind == "person")
    where = (table.c.id.in_(sits), table.c.game == game, table.c.status != "finished")
    rated = table.c.setup["rated"].as_boolean().is_(True)
    return connection.execute(select(table.c.id).where(*where, rated).limit(1)).first() is not None


def entries(connection: Connection, match_id: str, after: int) -> list[Entry]:
    table = schema.entries
    query = select(table).where(table.c.match_id == match_id, table.c.seq > after).order_by(table.c.seq)
    return [rows.entry_of(row) for row in connection.execute(query).mappings()]


def entry_of(connection: Connection, match_id: str, action_id: str) -> Entry | None:
    table = schema.entries
    row = _first(connection, select(table).where(table.c.match_id == match_id, table.c.action_id == action_id))
    return None if row is None else rows.entry_of(row)


def snapshot(connection: Connection, match_id: str) -> Snapshot | None:
    row = _first(connection, select(schema.snapshots).where(schema.snapshots.c.match_id == match_id))
    return None if row is None else Snapshot(row["seq"], rows.unpack(row["data"]))


def put_snapshot(connection: Connection, match_id: str, snapshot: Snapshot) -> None:
    """Another server may have stored a newer one meanwhile: that one stays."""
    table = schema.snapshots
    connection.execute(delete(table).where(table.c.match_id == match_id, table.c.seq <= snapshot.seq))
    if connection.execute(select(table.c.seq).where(table.c.match_id == match_id)).first() is None:
        data = rows.pack(snapshot.data)
        connection.execute(insert(table), {"match_id": match_id, "seq": snapshot.seq, "data": data})


def note(connection: Connection, match_id: str, seat: int) -> str:
    table = schema.notes
    row = _first(connection, select(table.c.text).where(table.c.match_id == match_id, table.c.seat == seat))
    return "" if row is None else str(row["text"])


def put_note(connection: Connection, match_id: str, seat: int, text: str) -> None:
    table = schema.notes
    connection.execute(delete(table).where(table.c.match_id == match_id, table.c.seat == seat))
    if text:
        connection.execute(insert(table), {"match_id": match_id, "seat": seat, "text": text})


def change_seats(connection: Connection, match_id: str, seats: Sequence[Seat]) -> None:
    """Notes, links and answers in advance of a seat go with its holder."""
    table = schema.seats
    for seat in seats:
        values = rows.seat_row(match_id, seat)
        where = (table.c.match_id == values.pop("match_id"), table.c.number == values.pop("number"))
        connection.execute(update(table).where(*where).values(values))
        for other in (schema.notes, schema.invitations, advances):
            connection.execute(delete(other).where(other.c.match_id == match_id, other.c.seat == seat.number))


# -- invitations


def add_invitation(connection: Connection, invitation: Invitation) -> None:
    table = schema.invitations
    same = (table.c.match_id == invitation.match_id, table.c.seat == invitation.seat)
    connection.execute(delete(table).where(*same))
    connection.execute(insert(table), rows.invitation_row(invitation))


def invitation(connection: Connection, token: str) -> Invitation | None:
    row = _first(connection, select(schema.invitations).where(schema.invitations.c.token == token))
    return None if row is None else rows.invitation_of(row)


def spend(connection: Connection, token: str) -> bool:
    """Uses an invitation up; False if there is none."""
    return connection.execute(delete(schema.invitations).where(schema.invitations.c.token == token)).rowcount == 1


# -- accounts


_NOT_CLOSED = schema.accounts.c.password != ""


def add_account(connection: Connection, name: str, password: str, now: int, admin: bool) -> Account:
    row = {"name": name, "folded": names.compared(name), "password": password, "admin": admin, "created": now}
    done = connection.execute(insert(schema.accounts).values(row).returning(schema.accounts.c.id))
    id = done.scalar_one()
    connection.execute(insert(schema.looks), [{"look": look, "account": id} for look in sorted(names.looks(name))])
    return Account(id, name, password, now, admin)


def account(connection: Connection, account_id: int) -> Account | None:
    """By its number; guests too, who have no name."""
    here = (schema.accounts.c.id == account_id, or_(_NOT_CLOSED, guest_rows.is_guest))
    row = _first(connection, select(schema.accounts).where(*here))
    return None if row is None else rows.account_of(row)


def account_named(connection: Connection, name: str) -> Account | None:
    """An account from before there was a canonical form may be known by its old one."""
    forms = (names.shown(name).casefold(), names.compared(name))
    query = select(schema.accounts).where(schema.accounts.c.folded.in_(forms), _NOT_CLOSED)
    found = {row["folded"]: row for row in connection.execute(query).mappings()}
    row = found.get(forms[0]) or found.get(forms[1])
    return None if row is None else rows.account_of(row)


def set_password(connection: Connection, account_id: int, password: str) -> None:
    table = schema.accounts
    connection.execute(update(table).where(table.c.id == account_id, _NOT_CLOSED).values(password=password))


def close_account(connection: Connection, account_id: int) -> list[str]:
    """The row stays without a name, so that its number, which old matches know, is not given to somebody else; the
    matches in which it stood."""
    end_sessions(connection, account_id)
    held = exists().where(
        schema.seats.c.account == account_id,
        schema.seats.c.match_id == schema.notes.c.match_id,
        schema.seats.c.number == schema.notes.c.seat,
    )
    connection.execute(delete(schema.notes).where(held))
    connection.execute(delete(schema.looks).where(schema.looks.c.account == account_id))
    table = schema.accounts
    named = connection.execute(select(table.c.name).where(table.c.id == account_id)).scalar()
    told = forget_name(connection, account_id, named or "")
    forget_seeks(connection, account_id)
    clock_queries.forget(connection, account_id)
    telling_rows.forget(connection, account_id, named or "")
    order_rows.forget(connection, account_id)
    study_rows.forget(connection, account_id)
    tournament_rows.forget(connection, account_id, time.time_ns() // 1_000_000)
    gone = {"name": "", "folded": f"#{account_id}", "password": "", "admin": False}  # no name begins with #
    connection.execute(update(table).where(table.c.id == account_id).values(gone))
    return told


def add_session(connection: Connection, session: Session) -> None:
    connection.execute(insert(schema.sessions), rows.session_row(session))


def session(connection: Connection, token: str) -> Session | None:
    row = _first(connection, select(schema.sessions).where(schema.sessions.c.token == token))
    return None if row is None else rows.session_of(row)


def end_session(connection: Connection, token: str) -> None:
    connection.execute(delete(schema.sessions).where(schema.sessions.c.token == token))


def end_sessions(connection: Connection, account_id: int) -> None:
    connection.execute(delete(schema.sessions).where(schema.sessions.c.account == account_id))


def sweep(connection: Connection, now: int) -> None:
    for table in (schema.sessions, schema.invitations):
        connection.execute(delete(table).where(table.c.expires < now))
    study_rows.sweep(connection, now)
    guest_rows.sweep(connection, now)


# -- what the store keeps for itself

PROBE = 12_000  # characters: about as much as a move takes


def kept(connection: Connection, name: str) -> str | None:
    row = _first(connection, select(schema.keeping.c.value).where(schema.keeping.c.name == name))
    return None if row is None else str(row["value"])


def keep(connection: Connection, name: str, value: str) -> str:
    """Keeps it, if nothing is kept under the name; what is kept now."""
    found = kept(connection, name)
    if found is not None:
        return found
    connection.execute(insert(schema.keeping), {"name": name, "value": value})
    return value


def probe(connection: Connection) -> None:
    """Writes as much as a move would."""
    table = schema.keeping
    connection.execute(delete(table).where(table.c.name == "probe"))
    connection.execute(insert(table), {"name": "probe", "value": secrets.token_hex(PROBE // 2)})
