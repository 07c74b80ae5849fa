"""Guests: accounts without a name or a password, whose folded name is one that nobody can take."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from sqlalchemy import Connection, delete, exists, func, insert, select, update

from chancellery.store import names, schema
from chancellery.store.records import GUEST, Account

IDLE = 3 * 24 * 3_600_000  # milliseconds after which a guest goes, with all matches
AT_ONCE = 20  # guests of one sweep: nobody waits long for it

_accounts = schema.accounts
is_guest = _accounts.c.folded.startswith(GUEST)


def add(connection: Connection, now: int, most: int) -> Account | None:
    """A new guest, unless there are as many as may be."""
    if int(connection.execute(select(func.count()).select_from(_accounts).where(is_guest)).scalar_one()) >= most:
        return None
    folded = GUEST + secrets.token_hex(16)
    row = {"name": "", "folded": folded, "password": "", "admin": False, "created": now}
    id = connection.execute(insert(_accounts).values(row).returning(_accounts.c.id)).scalar_one()
    return Account(id, "", "", now, guest=True)


def matches(connection: Connection, account: int) -> int:
    """At how many tables somebody sits."""
    table = schema.seats
    query = select(func.count(table.c.match_id.distinct())).where(table.c.account == account)
    return int(connection.execute(query).scalar_one())


def name(connection: Connection, account: int, name: str, password: str) -> bool:
    """The guest has an account from now on, the same one; False if it is none any more. A name that is taken is an
    IntegrityError."""
    row = {"name": name, "folded": names.compared(name), "password": password}
    if not connection.execute(update(_accounts).where(_accounts.c.id == account, is_guest).values(row)).rowcount:
        return False
    connection.execute(insert(schema.looks), [{"look": look, "account": account} for look in sorted(names.looks(name))])
    connection.execute(update(schema.seats).where(schema.seats.c.account == account).values(name=name))
    connection.execute(delete(schema.sessions).where(schema.sessions.c.account == account))
    return True


def remove(connection: Connection, ids: Sequence[int]) -> None:
    """Guests, with their matches. The highest number stays until there is a higher one: SQLite would give it again, and
    somebody else would be taken for the guest."""
    if ids:
        connection.execute(delete(schema.matches).where(schema.matches.c.owner.in_(ids)))
        highest = select(func.max(_accounts.c.id)).scalar_subquery()
        connection.execute(delete(schema.sessions).where(schema.sessions.c.account.in_(ids)))
        connection.execute(delete(_accounts).where(_accounts.c.id.in_(ids), _accounts.c.id < highest, is_guest))


def sweep(connection: Connection, now: int) -> None:
    """Those who have not played for long. Their rows are locked: another server skips them, and whoever makes a match
    or an account just now waits and is told."""
    seats, played = schema.seats, schema.matches
    lately = exists().where(
        seats.c.account == _accounts.c.id, played.c.id == seats.c.match_id, played.c.updated >= now - IDLE
    )
    old = select(_accounts.c.id).where(is_guest, _accounts.c.created < now - IDLE, ~lately)
    query = old.order_by(_accounts.c.id).limit(AT_ONCE).with_for_update(skip_locked=True, of=_accounts)
    remove(connection, list(connection.execute(query).scalars()))
