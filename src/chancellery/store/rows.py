"""Between rows of tables and what the store hands out."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from typing import Any

from sqlalchemy import RowMapping

from chancellery.store.records import GUEST, Account, Entry, Invitation, NewEntry, Seat, Session, Standing, StoredMatch


def match_row(match: StoredMatch) -> dict[str, Any]:
    return {
        "id": match.id,
        "title": match.title,
        "game": match.game,
        "setup": match.setup,
        "owner": match.owner,
        "private": match.private,
        "created": match.created,
        "updated": match.updated,
        "head": match.head,
        **standing_row(match.standing),
    }


def standing_row(standing: Standing) -> dict[str, Any]:
    return {
        "status": standing.status,
        "moves": standing.moves,
        "revision": standing.revision,
        "waiting": list(standing.waiting),
        "outcome": standing.outcome,
        "rules": standing.rules,
        "due": standing.due,
    }


def match_of(row: RowMapping, seats: Iterable[Seat]) -> StoredMatch:
    return StoredMatch(
        id=row["id"],
        title=row["title"],
        game=row["game"],
        setup=row["setup"],
        owner=row["owner"],
        private=row["private"],
        created=row["created"],
        updated=row["updated"],
        head=row["head"],
        standing=Standing(
            status=row["status"],
            moves=row["moves"],
            revision=row["revision"],
            waiting=tuple(row["waiting"]),
            outcome=row["outcome"],
            rules=row["rules"],
            due=row["due"],
        ),
        seats=tuple(seats),
    )


def seat_row(match_id: str, seat: Seat) -> dict[str, Any]:
    return {
        "match_id": match_id,
        "number": seat.number,
        "kind": seat.kind,
        "account": seat.account,
        "name": seat.name,
        "bot": seat.bot,
    }


def seat_of(row: RowMapping) -> Seat:
    return Seat(row["number"], row["kind"], row["account"], row["name"], row["bot"])


def entry_row(match_id: str, seq: int, time: int, entry: NewEntry) -> dict[str, Any]:
    return {
        "match_id": match_id,
        "seq": seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "text": entry.text,
        "revision": entry.revision,
        "moves": entry.moves,
        "time": time,
        "action_id": entry.action_id,
        "readers": None if entry.readers is None else list(entry.readers),
        "author": entry.author,
        "clock": entry.clock,
    }


def entry_of(row: RowMapping | dict[str, Any]) -> Entry:
    readers = row["readers"]
    return Entry(
        seq=row["seq"],
        kind=row["kind"],
        seat=row["seat"],
        text=row["text"],
        revision=row["revision"],
        moves=row["moves"],
        time=row["time"],
        action_id=row["action_id"],
        readers=None if readers is None else tuple(readers),
        author=row["author"],
        clock=row["clock"],
    )


def account_of(row: RowMapping) -> Account:
    guest = row["folded"].startswith(GUEST)
    return Account(row["id"], row["name"], row["password"], row["created"], row["admin"], guest)


def session_of(row: RowMapping) -> Session:
    return Session(row["token"], row["account"], row["csrf"], row["expires"])


def invitation_of(row: RowMapping) -> Invitation:
    return Invitation(row["token"], row["match_id"], row["seat"], row["expires"])


def session_row(session: Session) -> dict[str, Any]:
    return {"token": session.token, "account": session.account, "csrf": session.csrf, "expires": session.expires}


def invitation_row(one: Invitation) -> dict[str, Any]:
    return {"token": one.token, "match_id": one.match_id, "seat": one.seat, "expires": one.expires}


def pack(data: dict[str, Any]) -> bytes:
    return zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 6)


def unpack(data: bytes) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(zlib.decompress(data))
    return found
