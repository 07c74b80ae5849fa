"""What the store asks of the database about channels and the outbox."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, RowMapping, and_, delete, exists, func, insert, select, text, update

from chancellery.store import schema
from chancellery.store.lobby_schema import begun
from chancellery.store.rating_schema import results
from chancellery.store.telling_schema import channels, outbox, told

LOCK = 18_051_204  # of PostgreSQL: one server at a time looks for what there is to tell
LEASE = 120_000  # milliseconds for one server to send what it took
KEPT = 30 * 24 * 3600 * 1000  # what was sent is shown so long
DAY = 24 * 3600 * 1000
LATELY = 2 * DAY  # ends of matches older than this are no news
LASTING = ("turn", "invited", "hurry", "late")  # what may be no longer so, and so again
LOOKED_BACK = 300  # moves


@dataclass(frozen=True, slots=True)
class Channel:
    id: int
    account: int
    kind: str
    address: str
    style: str
    secret: str
    events: tuple[str, ...]
    lang: str
    digest: int
    quiet_from: int | None
    quiet_to: int | None
    zone: str
    confirmed: bool
    created: int


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that an account may want to be told of. `seats` of the match are those of the account."""

    event: str
    match_id: str
    account: int
    seats: tuple[int, ...]
    game: str
    title: str
    scenario: str
    seat_ids: tuple[str, ...]
    until: int = 0  # when a clock runs out


@dataclass(frozen=True, slots=True)
class Message:
    id: int
    channel: int
    event: str
    match_id: str | None
    data: dict[str, Any]
    created: int
    due: int
    status: str
    tries: int
    done: int | None
    error: str


Key = tuple[str, int, str]  # match, account and event
Found = dict[Key, tuple[RowMapping, list[int]]]  # the match, and the seats that it is about


def _channel(row: RowMapping) -> Channel:
    return Channel(**{**row, "events": tuple(row["events"])})


def _message(row: RowMapping) -> Message:
    return Message(**{name: row[name] for name in Message.__slots__})


def lock(connection: Connection) -> bool:
    """False where another server is at it already."""
    if connection.dialect.name != "postgresql":
        return True
    return bool(connection.execute(text("SELECT pg_try_advisory_xact_lock(:key)"), {"key": LOCK}).scalar())


# -- channels


def add_channel(connection: Connection, row: dict[str, Any]) -> int:
    return int(connection.execute(insert(channels).values(row).returning(channels.c.id)).scalar_one())


def channels_of(connection: Connection, account: int) -> list[Channel]:
    query = select(channels).where(channels.c.account == account).order_by(channels.c.id)
    return [_channel(row) for row in connection.execute(query).mappings()]


def channel(connection: Connection, id: int) -> Channel | None:
    row = connection.execute(select(channels).where(channels.c.id == id)).mappings().first()
    return None if row is None else _channel(row)


def change_channel(connection: Connection, account: int, id: int, values: dict[str, Any]) -> bool:
    where = (channels.c.id == id, channels.c.account == account)
    return connection.execute(update(channels).where(*where).values(values)).rowcount == 1


def remove_channel(connection: Connection, account: int, id: int) -> bool:
    mine = exists().where(channels.c.id == id, channels.c.account == account)
    connection.execute(delete(outbox).where(outbox.c.channel == id, mine))
    where = (channels.c.id == id, channels.c.account == account)
    return connection.execute(delete(channels).where(*where)).rowcount == 1


def forget(connection: Connection, account: int, name: str) -> None:
    """All channels of a closed account, and what waited to be sent by them; its name in messages to others."""
    mine = select(channels.c.id).where(channels.c.account == account)
    connection.execute(delete(outbox).where(outbox.c.channel.in_(mine)))
    connection.execute(delete(channels).where(channels.c.account == account))
    connection.execute(delete(told).where(told.c.account == account))
    query = select(outbox.c.id, outbox.c.data).where(outbox.c.event.startswith("tournament-", autoescape=True))
    for id, data in connection.execute(query).all():
        if name and data.get("name") == name:
            connection.execute(update(outbox).where(outbox.c.id == id).values(data={**data, "name": ""}))


# -- what there is to tell


def happenings(connection: Connection, now: int, after: int) -> list[Happening]:
    """What accounts with a channel have not been told yet. A match must have been still for `after` milliseconds:
    whoever is at the table need not be told. What is no longer so may be told again when it is so again."""
    table, seats = schema.matches, schema.seats
    wanting = select(channels.c.account).where(channels.c.confirmed.is_(True))
    columns = (table.c.id, table.c.game, table.c.title, table.c.setup, table.c.waiting, table.c.updated)
    query = (
        select(*columns, seats.c.number, seats.c.kind, seats.c.account)
        .select_from(table.join(seats, seats.c.match_id == table.c.id))
        .where(table.c.status != "finished", seats.c.account.in_(wanting))
        .order_by(table.c.id, seats.c.number)
    )
    found: Found = {}
    for row in connection.execute(query).mappings():
        turn = row["kind"] == "person" and row["number"] in row["waiting"]
        if turn or row["kind"] == "open":
            key = (row["id"], row["account"], "turn" if turn else "invited")
            found.setdefault(key, (row, []))[1].append(row["number"])
    until = _hurried(connection, now, found)
    rows = connection.execute(select(told.c.match_id, told.c.account, told.c.event, told.c.time)).all()
    known = {(match_id, account, event): time for match_id, account, event, time in rows}
    gone = [key for key in known if key[2] in LASTING and (key not in found or _anew(connection, key, found, known))]
    for key in gone:
        match_id, account, event = key
        here = (told.c.match_id == match_id, told.c.account == account, told.c.event == event)
        connection.execute(delete(told).where(*here))
        del known[key]
    new = [
        _happening(key, row, numbers, until.get(key, 0))
        for key, (row, numbers) in found.items()
        if key not in known and row["updated"] <= now - after
    ]
    return new + _ends(connection, now, known) + _begun(connection, known)


def _anew(connection: Connection, key: Key, found: Found, known: Mapping[Key, int]) -> bool:
    """Whether somebody who was told of a turn has decided since, and others after that: it is another turn, also if
    nobody looked in between."""
    (row, own), time = found[key], known[key]
    if key[2] != "turn" or row["updated"] <= time:
        return False
    table = schema.entries
    query = select(table.c.seat, table.c.time).where(table.c.match_id == key[0], table.c.kind == "move")
    others = False
    for seat, made in connection.execute(query.order_by(table.c.seq.desc()).limit(LOOKED_BACK)):
        if made <= time:
            return False
        if seat in own:
            return others
        others = True
    return False


def _hurried(connection: Connection, now: int, found: Found) -> dict[Key, int]:
    """Adds whose time by correspondence will soon be over, or is over and the grace runs; until when."""
    table, entries = schema.matches, schema.entries
    last = and_(entries.c.match_id == table.c.id, entries.c.seq == table.c.head)
    soon = (table.c.due.is_not(None), table.c.due <= now + DAY, table.c.status == "running")
    query = select(table.c.id, table.c.due, table.c.setup, entries.c.clock).select_from(table.outerjoin(entries, last))
    until: dict[Key, int] = {}
    turns = {key: value for key, value in found.items() if key[2] == "turn"}
    for id, due, setup, clock in connection.execute(query.where(*soon)) if turns else ():
        control, known = setup.get("clock") or {}, clock or setup.get("clocks")
        if control.get("kind") != "correspondence" or known is None:
            continue
        short = min(DAY, control["reserve"] // 4)
        least = min((known["left"][seat] for seat in known["run"]), default=0)
        for key, (row, numbers) in turns.items():
            seats = [n for n in numbers if key[0] == id and n in known["run"]]
            late = [n for n in seats if n in known["late"]]
            left = {n: known["left"][n] - max(0, now - known["at"]) for n in seats}
            hurry = [n for n in seats if n not in late and (left[n] <= short or known["left"][n] == least)]
            for event, told_of in (("late", late), ("hurry", hurry if due - now <= short else [])):
                if told_of:
                    found[id, key[1], event] = (row, told_of)
                    until[id, key[1], event] = due
    return until


def _ends(connection: Connection, now: int, known: Collection[Key]) -> list[Happening]:
    table = schema.matches
    wanting = exists().where(
        channels.c.account == results.c.account,
        channels.c.created < results.c.time,
        channels.c.confirmed.is_(True),
    )
    query = (
        select(table.c.id, table.c.game, table.c.title, table.c.setup, results.c.seat, results.c.account)
        .select_from(results.join(table, table.c.id == results.c.match_id))
        .where(results.c.time > now - LATELY, wanting)
    )
    found: dict[Key, tuple[RowMapping, set[int]]] = {}
    for row in connection.execute(query).mappings():
        found.setdefault((row["id"], row["account"], "over"), (row, set()))[1].add(row["seat"])
    connection.execute(delete(told).where(told.c.event.in_(("over", "begun")), told.c.time < now - 2 * LATELY))
    return [_happening(key, row, sorted(seats)) for key, (row, seats) in found.items() if key not in known]


def _begun(connection: Connection, known: Collection[Key]) -> list[Happening]:
    """Matches that began while somebody was not there: all seats of one that he made or joined are taken."""
    table, seats = schema.matches, schema.seats
    wanting = exists().where(channels.c.account == begun.c.account, channels.c.confirmed.is_(True))
    mine = and_(seats.c.match_id == begun.c.match_id, seats.c.account == begun.c.account)
    query = (
        select(table.c.id, table.c.game, table.c.title, table.c.setup, begun.c.account, seats.c.number)
        .select_from(begun.join(table, table.c.id == begun.c.match_id).outerjoin(seats, mine))
        .where(wanting)
    )
    found: Found = {}
    for row in connection.execute(query).mappings():
        numbers = found.setdefault((row["id"], row["account"], "begun"), (row, []))[1]
        if row["number"] is not None:
            numbers.append(row["number"])
    return [_happening(key, row, numbers) for key, (row, numbers) in found.items() if key not in known]


def _happening(key: Key, row: RowMapping, numbers: Sequence[int], until: int = 0) -> Happening:
    match_id, account, event = key
    setup = row["setup"]
    ids, seats = tuple(setup["seat_ids"]), tuple(numbers)
    return Happening(event, match_id, account, seats, row["game"], row["title"], setup["scenario"], ids, until)


def mark_told(connection: Connection, one: Happening, now: int) -> None:
    row = {"match_id": one.match_id, "account": one.account, "event": one.event, "time": now}
    connection.execute(insert(told), row)


def tell_again(connection: Connection, match_id: str, accounts: Collection[int]) -> None:
    """Somebody reminds them: they are told once more that it is their turn."""
    here = (told.c.match_id == match_id, told.c.account.in_(accounts), told.c.event == "turn")
    connection.execute(delete(told).where(*here))


# -- the outbox


def put(connection: Connection, channel: int, event: str, match_id: str | None, data: Any, now: int, due: int) -> int:
    row = {
        "channel": channel,
        "event": event,
        "match_id": match_id,
        "data": data,
        "created": now,
        "due": due,
        "status": "waiting",
        "tries": 0,
        "lease": 0,
        "done": None,
        "error": "",
    }
    return int(connection.execute(insert(outbox).values(row).returning(outbox.c.id)).scalar_one())


def put_anew(connection: Connection, channel: int, one: Happening, data: Any, now: int) -> bool:
    """Where a message of the same still waits to be sent, it says how things are now; True if there is one."""
    here = (outbox.c.channel == channel, outbox.c.match_id == one.match_id, outbox.c.event == one.event)
    waits = (outbox.c.status == "waiting", outbox.c.lease <= now)
    return connection.execute(update(outbox).where(*here, *waits).values(data=data)).rowcount > 0


def _is_due(now: int) -> tuple[Any, ...]:
    return (outbox.c.status == "waiting", outbox.c.due <= now, outbox.c.lease <= now)


def due_kinds(connection: Connection, now: int) -> list[str]:
    """The kinds of channels by which something is to be sent."""
    query = select(channels.c.kind).distinct().select_from(outbox.join(channels)).where(*_is_due(now))
    return sorted(connection.execute(query).scalars())


def claim(connection: Connection, now: int, kind: str, room: int, busy: Collection[int], limit: int) -> list[Message]:
    """Messages that are due, for this server alone until the lease ends: of so many channels of a kind."""
    due = (*_is_due(now), outbox.c.channel.not_in(busy), channels.c.kind == kind)
    ready = select(outbox.c.channel).select_from(outbox.join(channels)).where(*due).group_by(outbox.c.channel)
    wanted = list(connection.execute(ready.order_by(func.min(outbox.c.due), outbox.c.channel).limit(room)).scalars())
    chosen = select(outbox.c.id).where(*_is_due(now), outbox.c.channel.in_(wanted)).order_by(outbox.c.due, outbox.c.id)
    ids = list(connection.execute(chosen.limit(limit).with_for_update(skip_locked=True)).scalars())
    if not ids:
        return []
    values = {"lease": now + LEASE, "tries": outbox.c.tries + 1}
    connection.execute(update(outbox).where(outbox.c.id.in_(ids)).values(values))
    taken = select(outbox).where(outbox.c.id.in_(ids)).order_by(outbox.c.id)
    return [_message(row) for row in connection.execute(taken).mappings()]


def give_back(connection: Connection, ids: Collection[int]) -> None:
    """What was taken and not tried: whoever comes next may take it."""
    values = {"lease": 0, "tries": outbox.c.tries - 1}
    connection.execute(update(outbox).where(outbox.c.id.in_(ids), outbox.c.status == "waiting").values(values))


def finish(connection: Connection, ids: Collection[int], status: str, now: int, due: int = 0, error: str = "") -> None:
    values: dict[str, Any] = {"status": status, "lease": 0, "error": error, "done": now}
    if status == "waiting":
        values |= {"due": due, "done": None}
    connection.execute(update(outbox).where(outbox.c.id.in_(ids)).values(values))


def retry(connection: Connection, account: int, id: int, now: int) -> bool:
    mine = select(channels.c.id).where(channels.c.account == account)
    where = (outbox.c.id == id, outbox.c.channel.in_(mine), outbox.c.status == "failed")
    values = {"status": "waiting", "due": now, "tries": 0, "error": "", "done": None}
    return connection.execute(update(outbox).where(*where).values(values)).rowcount == 1


def messages(connection: Connection, account: int, limit: int) -> list[Message]:
    mine = select(channels.c.id).where(channels.c.account == account)
    query = select(outbox).where(outbox.c.channel.in_(mine)).order_by(outbox.c.id.desc()).limit(limit)
    return [_message(row) for row in connection.execute(query).mappings()]


def still_so(connection: Connection, message: Message, account: int) -> bool:
    """Whether what is to be told is still so: a turn that has passed is no news."""
    if message.event not in LASTING:
        return True
    here = (told.c.match_id == message.match_id, told.c.account == account, told.c.event == message.event)
    return connection.execute(select(told.c.time).where(*here)).first() is not None


def awaited(connection: Connection, account: int) -> int:
    """How many matches wait for somebody."""
    table, seats = schema.matches, schema.seats
    query = select(table.c.id, table.c.waiting, seats.c.number).select_from(table.join(seats))
    query = query.where(table.c.status == "running", seats.c.account == account, seats.c.kind == "person")
    return len({id for id, waiting, number in connection.execute(query) if number in waiting})


def sweep(connection: Connection, now: int) -> None:
    connection.execute(delete(outbox).where(outbox.c.status.in_(("sent", "void")), outbox.c.done < now - KEPT))


def waiting(connection: Connection) -> int:
    query = select(outbox.c.id).where(outbox.c.status == "waiting")
    return len(connection.execute(query).all())


def everybody(connection: Connection) -> list[Channel]:
    query = select(channels).where(channels.c.confirmed.is_(True)).order_by(channels.c.id)
    return [_channel(row) for row in connection.execute(query).mappings()]
