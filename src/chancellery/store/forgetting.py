"""Takes the name of a closed account out of its matches. They stay, and so does its number."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, delete, literal_column, or_, select, update

from chancellery.store import schema
from chancellery.store.lobby_schema import begun, seekers, seeks

_SAID = schema.entries.c.kind == literal_column("'system'")  # as the index of these lines has it


def spoken_of(connection: Connection, account_id: int, name: str) -> list[tuple[str, int, dict[str, Any]]]:
    """The lines in which a table names an account: match, number, the line as data. Somebody who was invited and
    declined, or who left before the end, stands nowhere else."""
    entries = schema.entries
    by_number = entries.c.text.contains(f'"account": {account_id},', autoescape=True)
    by_name = entries.c.text.contains(f'"name": {json.dumps(name)}', autoescape=True)
    query = select(entries.c.match_id, entries.c.seq, entries.c.text).where(_SAID, or_(by_number, by_name))
    lines = [(str(id), int(seq), json.loads(text)) for id, seq, text in connection.execute(query).all()]
    return [one for one in lines if _is_of(one[2].get("args", {}), account_id, name)]


def _is_of(args: dict[str, Any], account_id: int, name: str) -> bool:
    """Who had a name before another has no name any more: a line without a number is of whoever has it now."""
    known = args.get("account")
    return known == account_id if known is not None else bool(name) and args.get("name") == name


def forget_name(connection: Connection, account_id: int, name: str) -> list[str]:
    """From seats and from what the tables say; the matches in which it stood. Snapshots have it too, and matches load
    without them."""
    seats, entries = schema.seats, schema.entries
    sat = select(seats.c.match_id).where(seats.c.account == account_id)
    told = set(connection.execute(sat).scalars())
    for match_id, seq, line in spoken_of(connection, account_id, name):
        line["args"] |= {"name": "", "account": account_id}
        here = (entries.c.match_id == match_id, entries.c.seq == seq)
        connection.execute(update(entries).where(*here).values(text=json.dumps(line, sort_keys=True)))
        told.add(match_id)
    for match_id in told:
        connection.execute(delete(schema.snapshots).where(schema.snapshots.c.match_id == match_id))
    connection.execute(update(seats).where(seats.c.account == account_id).values(name=""))
    return sorted(told)


def forget_seeks(connection: Connection, account_id: int) -> None:
    """What somebody offers to play, and what he accepted."""
    own = list(connection.execute(select(seeks.c.id).where(seeks.c.account == account_id)).scalars())
    connection.execute(delete(seekers).where(seekers.c.seek.in_(own)))
    connection.execute(delete(seeks).where(seeks.c.id.in_(own)))
    connection.execute(delete(seekers).where(seekers.c.account == account_id))
    connection.execute(delete(begun).where(begun.c.account == account_id))
