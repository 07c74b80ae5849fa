"""Takes the name of a closed account out of its matches. They stay, and so does its number."""

from __future__ import annotations

import json

from sqlalchemy import Connection, delete, select, union, update

from chancellery.store import schema
from chancellery.store.lobby_schema import begun, seekers, seeks
from chancellery.store.rating_schema import results


def forget_name(connection: Connection, account_id: int, name: str) -> None:
    """From seats and from what the tables say; snapshots have it too, and matches load without them."""
    seats, entries = schema.seats, schema.entries
    sat = union(
        select(seats.c.match_id).where(seats.c.account == account_id),
        select(results.c.match_id).where(results.c.account == account_id),
    )
    for match_id in list(connection.execute(sat).scalars()):
        said = select(entries.c.seq, entries.c.text).where(entries.c.match_id == match_id, entries.c.kind == "system")
        for seq, text in connection.execute(said).all():
            line = json.loads(text)
            args = line.get("args", {})
            if args.get("name") and (args.get("account") == account_id or args["name"] == name):
                args |= {"name": "", "account": account_id}
                changed = json.dumps(line, sort_keys=True)
                here = (entries.c.match_id == match_id, entries.c.seq == seq)
                connection.execute(update(entries).where(*here).values(text=changed))
        connection.execute(delete(schema.snapshots).where(schema.snapshots.c.match_id == match_id))
    connection.execute(update(seats).where(seats.c.account == account_id).values(name=""))


def forget_seeks(connection: Connection, account_id: int) -> None:
    """What somebody offers to play, and what he accepted."""
    own = list(connection.execute(select(seeks.c.id).where(seeks.c.account == account_id)).scalars())
    connection.execute(delete(seekers).where(seekers.c.seek.in_(own)))
    connection.execute(delete(seeks).where(seeks.c.id.in_(own)))
    connection.execute(delete(seekers).where(seekers.c.account == account_id))
    connection.execute(delete(begun).where(begun.c.account == account_id))
