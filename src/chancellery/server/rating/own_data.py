"""All that the server keeps about somebody, for that person alone. What others keep secret is not in it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table, and_, or_, select, union

from chancellery.server.rating.models import MyData
from chancellery.store import Account, order_rows, rating_rows, schema
from chancellery.store.forgetting import spoken_of
from chancellery.store.lobby_schema import advances, begun, seekers, seeks
from chancellery.store.order_schema import mutes, reports
from chancellery.store.rating_schema import rating_steps, ratings, results
from chancellery.store.study_schema import comments, studies, study_marks, study_members, study_nodes
from chancellery.store.telling_schema import channels, outbox, told
from chancellery.store.tournament_schema import entrants, log, organisers, tournaments


class _Asked:
    """Rows of tables as data."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def __call__(self, table: Table, *where: Any, without: tuple[str, ...] = ()) -> list[dict[str, Any]]:
        columns = [column for column in table.columns if column.name not in without]
        query = select(*columns).where(*where).order_by(*table.primary_key.columns)
        return [dict(row) for row in self.connection.execute(query).mappings()]


def own_data(connection: Connection, account: Account) -> MyData:
    id, listed = account.id, _Asked(connection)
    mine = select(channels.c.id).where(channels.c.account == id)
    return MyData(
        account={"id": id, "name": account.name, "created": account.created, "admin": account.admin},
        hours=listed(schema.calendars, schema.calendars.c.account == id, without=("account",)),
        sessions=listed(schema.sessions, schema.sessions.c.account == id, without=("token", "csrf", "account")),
        **_of_matches(connection, account, listed),
        results=listed(results, results.c.account == id),
        ratings=listed(ratings, ratings.c.account == id),
        rating_steps=listed(rating_steps, rating_steps.c.player == rating_rows.player(id, "")),
        channels=listed(channels, channels.c.account == id, without=("secret",)),
        messages=listed(outbox, outbox.c.channel.in_(mine)),
        told=listed(told, told.c.account == id, without=("account",)),
        studies=listed(studies, studies.c.owner == id),
        study_moves=listed(study_nodes, study_nodes.c.author == id, without=("author",)),
        study_notes=listed(study_marks, study_marks.c.author == id, without=("author",)),
        study_members=listed(study_members, study_members.c.account == id),
        comments=listed(comments, comments.c.account == id, without=("account",)),
        **_of_tournaments(id, listed),
        offers=listed(seeks, seeks.c.account == id, without=("account",)),
        accepted=listed(seekers, seekers.c.account == id, without=("account",)),
        blocked=[{"name": name} for name in order_rows.blocked(connection, id)],
        reports=listed(reports, reports.c.account == id, without=("account", "about")),
        muted=listed(mutes, mutes.c.account == id, without=("account",)),
    )


def _of_matches(connection: Connection, account: Account, listed: _Asked) -> dict[str, list[dict[str, Any]]]:
    id, matches, seats, notes, entries = account.id, schema.matches, schema.seats, schema.notes, schema.entries
    spoken = spoken_of(connection, id, account.name)
    sits = select(seats.c.match_id).where(seats.c.account == id)
    played = select(results.c.match_id).where(results.c.account == id)
    made = (matches.c.owner == id) & or_(
        matches.c.status == "finished", matches.c.setup["delay"].as_integer().is_(None)
    )
    where = or_(made, matches.c.id.in_(sits), matches.c.id.in_(played))
    there = union(sits, played)
    left = {match_id for match_id, _, _ in spoken}.difference(connection.execute(there).scalars())
    wrote = (or_(entries.c.match_id.in_(there), entries.c.match_id.in_(sorted(left))), entries.c.author == id)
    held = select(notes).join(seats, (seats.c.match_id == notes.c.match_id) & (seats.c.number == notes.c.seat))
    own = and_(advances.c.match_id == seats.c.match_id, advances.c.seat == seats.c.number, seats.c.account == id)
    answers = select(advances.c.match_id, advances.c.seat, advances.c.key, advances.c.created).join(seats, own)
    hidden = ("author", "action_id", "revision", "clock")
    return {
        "matches": listed(matches, where, without=("setup", "owner", "waiting")),  # the set-up holds the seed
        "seats": listed(seats, seats.c.account == id, without=("account", "name")),
        "moves": listed(entries, *wrote, entries.c.kind != "press", without=(*hidden, "readers")),
        "letters": listed(entries, *wrote, entries.c.kind == "press", without=hidden),
        "said_of_you": [{"match_id": match_id, "seq": seq, "said": line} for match_id, seq, line in spoken],
        "notes": [dict(row) for row in connection.execute(held.where(seats.c.account == id)).mappings()],
        "answers": [dict(row) for row in connection.execute(answers.order_by(*advances.primary_key)).mappings()],
        "begun": listed(begun, begun.c.account == id, without=("account",)),
    }


def _of_tournaments(id: int, listed: _Asked) -> dict[str, list[dict[str, Any]]]:
    helped = select(organisers.c.tournament).where(organisers.c.account == id)
    run = or_(tournaments.c.organiser == id, tournaments.c.id.in_(helped))
    return {
        "tournaments": listed(tournaments, run, without=("organiser", "seed", "nonce")),
        "entries": listed(entrants, entrants.c.account == id, without=("account",)),
        "tournament_log": listed(log, log.c.account == id, without=("account",)),
    }
