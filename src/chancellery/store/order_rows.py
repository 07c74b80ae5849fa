"""What the store asks of the database for a host who keeps order."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from chancellery.store import queries, schema
from chancellery.store.order_schema import blocks, mutes, reports
from chancellery.store.records import StoredMatch

SAID = ("maintenance", "notice")  # what the host says to everybody, kept under these names


def say(connection: Connection, name: str, text: str) -> None:
    """Kept under a name; nothing where the text is empty."""
    connection.execute(delete(schema.keeping).where(schema.keeping.c.name == name))
    if text:
        connection.execute(insert(schema.keeping), {"name": name, "value": text})


def said(connection: Connection) -> dict[str, str]:
    table = schema.keeping
    return {row.name: row.value for row in connection.execute(select(table).where(table.c.name.in_(SAID)))}


def mute(connection: Connection, account: int, until: int) -> None:
    connection.execute(delete(mutes).where(mutes.c.account == account))
    if until:
        connection.execute(insert(mutes), {"account": account, "until": until})


def muted(connection: Connection, now: int) -> dict[int, int]:
    rows = connection.execute(select(mutes.c.account, mutes.c.until).where(mutes.c.until > now))
    return {row.account: row.until for row in rows}


def block(connection: Connection, account: int, other: int, on: bool) -> None:
    connection.execute(delete(blocks).where(blocks.c.account == account, blocks.c.other == other))
    if on:
        connection.execute(insert(blocks), {"account": account, "other": other})


def blocked(connection: Connection, account: int) -> list[str]:
    """The names of those from whom somebody wants nothing."""
    joined = blocks.join(schema.accounts, schema.accounts.c.id == blocks.c.other)
    query = select(schema.accounts.c.name).select_from(joined).where(blocks.c.account == account)
    return list(connection.execute(query.order_by(schema.accounts.c.name)).scalars())


def is_blocked(connection: Connection, account: int, other: int) -> bool:
    here = (blocks.c.account == account, blocks.c.other == other)
    return connection.execute(select(blocks.c.other).where(*here)).first() is not None


def report(connection: Connection, account: int, about: int, match_id: str | None, text: str, now: int) -> None:
    row = {"account": account, "about": about, "match_id": match_id, "text": text, "time": now, "done": False}
    connection.execute(insert(reports), row)


def open_reports(connection: Connection, limit: int) -> list[dict[str, Any]]:
    by, about = schema.accounts.alias("by"), schema.accounts.alias("about")
    joined = reports.join(by, by.c.id == reports.c.account).join(about, about.c.id == reports.c.about)
    columns = (reports.c.id, reports.c.match_id, reports.c.text, reports.c.time)
    query = select(*columns, by.c.name.label("by_name"), about.c.name.label("about_name")).select_from(joined)
    query = query.where(reports.c.done.is_(False)).order_by(reports.c.id.desc()).limit(limit)
    return [dict(row) for row in connection.execute(query).mappings()]


def report_done(connection: Connection, id: int) -> bool:
    return connection.execute(update(reports).where(reports.c.id == id).values(done=True)).rowcount == 1


def accounts(connection: Connection, part: str, limit: int) -> list[dict[str, Any]]:
    """Whose name has these letters in it; with how many matches each sits at."""
    table, seats = schema.accounts, schema.seats
    count = select(func.count()).where(seats.c.account == table.c.id).scalar_subquery().label("matches")
    query = select(table.c.id, table.c.name, table.c.admin, table.c.created, table.c.password, mutes.c.until, count)
    query = query.select_from(table.outerjoin(mutes, mutes.c.account == table.c.id)).where(table.c.password != "")
    if part:
        query = query.where(table.c.folded.like(_with(part.casefold()), escape="\\"))
    return [dict(row) for row in connection.execute(query.order_by(table.c.id).limit(limit)).mappings()]


def _with(part: str) -> str:
    """What is like anything that has these letters in it."""
    return "%" + part.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"


def matches(connection: Connection, part: str, limit: int) -> list[StoredMatch]:
    """The matches with these letters in their title or in the name of somebody who plays, or with this id; first those
    that go on, then by the last change."""
    table, seats = schema.matches, schema.seats
    query = select(table.c.id).order_by(table.c.status == "finished", table.c.updated.desc(), table.c.id).limit(limit)
    if part:
        like = _with(part.lower())
        sits = select(seats.c.match_id).where(func.lower(seats.c.name).like(like, escape="\\"))
        titled = func.lower(table.c.title).like(like, escape="\\")
        query = query.where(or_(titled, table.c.id.in_(sits), table.c.id == part))
    return queries.matches_by_id(connection, connection.execute(query).scalars().all())


def set_admin(connection: Connection, account: int, admin: bool) -> None:
    table = schema.accounts
    connection.execute(update(table).where(table.c.id == account).values(admin=admin))


def counts(connection: Connection) -> dict[str, int]:
    """Accounts, and matches by their status."""
    table = schema.matches
    query = select(table.c.status, func.count()).group_by(table.c.status)
    found = {str(status): int(count) for status, count in connection.execute(query).all()}
    people = select(func.count()).select_from(schema.accounts).where(schema.accounts.c.password != "")
    return {"accounts": int(connection.execute(people).scalar_one()), **found}


def forget(connection: Connection, account: int) -> None:
    connection.execute(delete(mutes).where(mutes.c.account == account))
    connection.execute(delete(blocks).where(or_(blocks.c.account == account, blocks.c.other == account)))
    connection.execute(delete(reports).where(or_(reports.c.account == account, reports.c.about == account)))
