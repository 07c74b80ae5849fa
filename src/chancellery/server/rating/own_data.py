"""All that the server keeps about somebody, for that person alone. What others keep secret is not in it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table, or_, select

from chancellery.server.rating.models import MyData
from chancellery.store import Account, rating_rows, schema
from chancellery.store.rating_schema import rating_steps, ratings, results
from chancellery.store.study_schema import comments, studies, study_marks, study_members, study_nodes
from chancellery.store.telling_schema import channels, outbox
from chancellery.store.tournament_schema import entrants, organisers, tournaments


def own_data(connection: Connection, account: Account) -> MyData:
    id = account.id

    def listed(table: Table, *where: Any, without: tuple[str, ...] = ()) -> list[dict[str, Any]]:
        columns = [column for column in table.columns if column.name not in without]
        query = select(*columns).where(*where).order_by(*table.primary_key.columns)
        return [dict(row) for row in connection.execute(query).mappings()]

    matches, seats, notes, entries = schema.matches, schema.seats, schema.notes, schema.entries
    mine = select(seats.c.match_id).where(seats.c.account == id)
    played = select(results.c.match_id).where(results.c.account == id)
    made = (matches.c.owner == id) & or_(
        matches.c.status == "finished", matches.c.setup["delay"].as_integer().is_(None)
    )
    where = or_(made, matches.c.id.in_(mine), matches.c.id.in_(played))
    held = select(notes).join(seats, (seats.c.match_id == notes.c.match_id) & (seats.c.number == notes.c.seat))
    wrote = (entries.c.match_id.in_(mine), entries.c.author == id, entries.c.kind == "press")
    helped = select(organisers.c.tournament).where(organisers.c.account == id)
    run = or_(tournaments.c.organiser == id, tournaments.c.id.in_(helped))
    return MyData(
        account={"id": id, "name": account.name, "created": account.created, "admin": account.admin},
        matches=listed(matches, where, without=("setup", "owner", "waiting")),  # the set-up holds the seed
        results=listed(results, results.c.account == id),
        ratings=listed(ratings, ratings.c.account == id),
        rating_steps=listed(rating_steps, rating_steps.c.player == rating_rows.player(id, "")),
        letters=listed(entries, *wrote, without=("author", "action_id", "revision")),
        notes=[dict(row) for row in connection.execute(held.where(seats.c.account == id)).mappings()],
        channels=listed(channels, channels.c.account == id, without=("secret",)),
        messages=listed(outbox, outbox.c.channel.in_(select(channels.c.id).where(channels.c.account == id))),
        studies=listed(studies, studies.c.owner == id),
        study_moves=listed(study_nodes, study_nodes.c.author == id, without=("author",)),
        study_notes=listed(study_marks, study_marks.c.author == id, without=("author",)),
        study_members=listed(study_members, study_members.c.account == id),
        comments=listed(comments, comments.c.account == id, without=("account",)),
        tournaments=listed(tournaments, run, without=("organiser", "seed", "nonce")),
        entries=listed(entrants, entrants.c.account == id, without=("account",)),
        sessions=listed(schema.sessions, schema.sessions.c.account == id, without=("token", "csrf", "account")),
    )
