"""What the store asks of the database about studies.

Every change of a study counts its version up, in the same transaction: so writers of one study wait for each other, and
whoever knows a version is told what came after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from chancellery.store import schema
from chancellery.store.study_schema import (
    comments,
    studies,
    study_chapters,
    study_marks,
    study_members,
    study_nodes,
)

Visibility = Literal["private", "link", "public"]
Role = Literal["viewer", "contributor"]
DRAFT_FOR = 30 * 24 * 3_600_000  # milliseconds after which an analysis that nobody saved is forgotten


@dataclass(frozen=True, slots=True)
class Study:
    id: str
    owner: int | None
    title: str
    visibility: Visibility
    draft: bool
    created: int
    updated: int
    version: int


@dataclass(frozen=True, slots=True)
class Chapter:
    """`moves` and `setup` are only there where they were asked for."""

    id: str
    study_id: str
    place: int
    title: str
    game: str
    setup: dict[str, Any]
    moves: list[list[Any]]
    origin: str
    version: int = 0


@dataclass(frozen=True, slots=True)
class Node:
    """A move that leaves the main line. Its number is greater than that of any move of the main line, and so is told
    from them."""

    id: int
    parent: int
    seat: int
    move: str
    author: int | None
    version: int = 0


@dataclass(frozen=True, slots=True)
class Mark:
    node: int
    text: str
    shapes: list[dict[str, Any]]
    author: int | None
    time: int
    version: int = 0


@dataclass(frozen=True, slots=True)
class Member:
    account: int
    name: str
    role: Role


# -- studies


def create(connection: Connection, study: Study) -> None:
    connection.execute(insert(studies), _row(study))


def study(connection: Connection, id: str) -> Study | None:
    found = connection.execute(select(studies).where(studies.c.id == id)).mappings().first()
    return None if found is None else Study(**found)


def touched(connection: Connection, id: str, now: int) -> int | None:
    """Counts a change; its number, or None if there is no such study any more."""
    done = connection.execute(
        update(studies).where(studies.c.id == id).values(version=studies.c.version + 1, updated=now)
    )
    if not done.rowcount:
        return None
    return int(connection.execute(select(studies.c.version).where(studies.c.id == id)).scalar_one())


def change(connection: Connection, id: str, values: dict[str, Any], now: int) -> None:
    if touched(connection, id, now) is not None:
        connection.execute(update(studies).where(studies.c.id == id).values(**values))


def remove(connection: Connection, id: str) -> None:
    for table in (study_nodes, study_marks):
        own = select(study_chapters.c.id).where(study_chapters.c.study_id == id)
        connection.execute(delete(table).where(table.c.chapter_id.in_(own)))
    connection.execute(delete(study_chapters).where(study_chapters.c.study_id == id))
    connection.execute(delete(study_members).where(study_members.c.study_id == id))
    connection.execute(delete(studies).where(studies.c.id == id))


def mine(connection: Connection, account: int | None, limit: int) -> list[Study]:
    """One's own and those one may see or continue, the newest first."""
    shared = select(study_members.c.study_id).where(study_members.c.account == account)
    own = studies.c.owner.is_(None) if account is None else or_(studies.c.owner == account, studies.c.id.in_(shared))
    return _studies(connection, own, limit)


def public(connection: Connection, limit: int) -> list[Study]:
    return _studies(connection, studies.c.visibility == "public", limit)


def count(connection: Connection, account: int | None) -> int:
    where = studies.c.owner.is_(None) if account is None else studies.c.owner == account
    return int(connection.execute(select(func.count()).select_from(studies).where(where)).scalar_one())


def _studies(connection: Connection, where: Any, limit: int) -> list[Study]:
    query = select(studies).where(where).order_by(studies.c.updated.desc(), studies.c.id).limit(limit)
    return [Study(**row) for row in connection.execute(query).mappings()]


def names(connection: Connection, accounts: Iterable[int]) -> dict[int, str]:
    table = schema.accounts
    found = connection.execute(select(table.c.id, table.c.name).where(table.c.id.in_(list(accounts))))
    return {row.id: row.name for row in found}


# -- who may


def members(connection: Connection, id: str) -> list[Member]:
    joined = study_members.join(schema.accounts, schema.accounts.c.id == study_members.c.account)
    query = select(study_members.c.account, schema.accounts.c.name, study_members.c.role).select_from(joined)
    query = query.where(study_members.c.study_id == id).order_by(schema.accounts.c.name)
    return [Member(**row) for row in connection.execute(query).mappings()]


def role(connection: Connection, id: str, account: int | None) -> Role | None:
    if account is None:
        return None
    query = select(study_members.c.role).where(study_members.c.study_id == id, study_members.c.account == account)
    found: Role | None = connection.execute(query).scalar()
    return found


def put_member(connection: Connection, id: str, account: int, given: Role | None, now: int) -> None:
    """None: takes somebody out again."""
    if touched(connection, id, now) is None:
        return
    here = (study_members.c.study_id == id, study_members.c.account == account)
    connection.execute(delete(study_members).where(*here))
    if given is not None:
        connection.execute(insert(study_members), {"study_id": id, "account": account, "role": given})


# -- chapters

_ABOUT = [column for column in study_chapters.columns if column.name not in ("setup", "moves")]


def chapters(connection: Connection, id: str) -> list[Chapter]:
    """Without what is large in them."""
    query = select(*_ABOUT).where(study_chapters.c.study_id == id).order_by(study_chapters.c.place, study_chapters.c.id)
    return [Chapter(setup={}, moves=[], **row) for row in connection.execute(query).mappings()]


def chapter(connection: Connection, study_id: str, id: str) -> Chapter | None:
    query = select(study_chapters).where(study_chapters.c.id == id, study_chapters.c.study_id == study_id)
    found = connection.execute(query).mappings().first()
    return None if found is None else Chapter(**found)


def add_chapter(connection: Connection, chapter: Chapter, most: int, now: int) -> bool:
    """Behind the others; False: there are too many, or there is no such study any more."""
    version = touched(connection, chapter.study_id, now)
    here = study_chapters.c.study_id == chapter.study_id
    known, last = connection.execute(select(func.count(), func.max(study_chapters.c.place)).where(here)).one()
    if version is None or known >= most:
        return False
    connection.execute(insert(study_chapters), _row(chapter) | {"place": (last or 0) + 1, "version": version})
    return True


def going_on(connection: Connection, origins: Iterable[str]) -> bool:
    """Whether any of the matches that chapters came from goes on again: its end was taken back."""
    ids = [origin.removeprefix("match:") for origin in origins if origin.startswith("match:")]
    table = schema.matches
    found = select(table.c.id).where(table.c.id.in_(ids), table.c.status != "finished").limit(1)
    return bool(ids) and connection.execute(found).first() is not None


def rename_chapter(connection: Connection, study_id: str, id: str, title: str, now: int) -> None:
    version = touched(connection, study_id, now)
    here = (study_chapters.c.study_id == study_id, study_chapters.c.id == id)
    connection.execute(update(study_chapters).where(*here).values(title=title, version=version))


def remove_chapter(connection: Connection, study_id: str, id: str, now: int) -> bool:
    """False: it is the only one."""
    touched(connection, study_id, now)
    known = select(study_chapters.c.id).where(study_chapters.c.study_id == study_id)
    found = list(connection.execute(known).scalars())
    if id not in found:
        return True
    if len(found) == 1:
        return False
    for table in (study_nodes, study_marks):
        connection.execute(delete(table).where(table.c.chapter_id == id))
    connection.execute(delete(study_chapters).where(study_chapters.c.id == id))
    return True


# -- the tree


def nodes(connection: Connection, chapter_id: str) -> list[Node]:
    query = select(study_nodes).where(study_nodes.c.chapter_id == chapter_id).order_by(study_nodes.c.id)
    return [_node(row) for row in connection.execute(query).mappings()]


def marks(connection: Connection, chapter_id: str) -> list[Mark]:
    query = select(study_marks).where(study_marks.c.chapter_id == chapter_id).order_by(study_marks.c.node)
    return [_mark(row) for row in connection.execute(query).mappings()]


def add_line(
    connection: Connection,
    chapter: Chapter,
    parent: int,
    moves: Sequence[tuple[int, str]],
    author: int | None,
    most: int,
    now: int,
) -> list[int] | None:
    """Moves one after another from a node on. What is there already is gone along, so that nobody makes a move twice;
    the numbers of the nodes, or None if there are too many or the chapter is gone."""
    version = touched(connection, chapter.study_id, now)
    table, here = study_nodes, study_nodes.c.chapter_id == chapter.id
    there = select(study_chapters.c.id).where(study_chapters.c.id == chapter.id)
    if version is None or connection.execute(there).first() is None:
        return None
    last, main = connection.execute(select(func.max(table.c.id)).where(here)).scalar() or 0, len(chapter.moves)
    if max(last - main, 0) + len(moves) > most:
        return None
    found: list[int] = []
    for seat, move in moves:
        known = None
        if parent < main and chapter.moves[parent] == [seat, move]:
            known = parent + 1
        else:
            same = (here, table.c.parent == parent, table.c.seat == seat, table.c.move == move)
            known = connection.execute(select(table.c.id).where(*same)).scalar()
        if known is None:
            known = last = max(last, main) + 1
            made = Node(known, parent, seat, move, author, version)
            connection.execute(insert(table), {"chapter_id": chapter.id, **_row(made)})
        found.append(known)
        parent = known
    return found


@dataclass(frozen=True, slots=True)
class Marking:
    """What somebody writes or draws at a node; of two at once the last one is right. None stays as it is."""

    node: int
    text: str | None
    shapes: list[dict[str, Any]] | None
    author: int | None
    time: int


def put_mark(connection: Connection, study_id: str, chapter_id: str, given: Marking) -> Mark | None:
    """What is there now; None if the chapter is gone."""
    version = touched(connection, study_id, given.time)
    there = select(study_chapters.c.id).where(study_chapters.c.id == chapter_id, study_chapters.c.study_id == study_id)
    if version is None or connection.execute(there).first() is None:
        return None
    here = (study_marks.c.chapter_id == chapter_id, study_marks.c.node == given.node)
    was = connection.execute(select(study_marks).where(*here)).mappings().first()
    text = given.text if given.text is not None else was["text"] if was else ""
    shapes = given.shapes if given.shapes is not None else was["shapes"] if was else []
    made = Mark(given.node, text, shapes, given.author, given.time, version)
    connection.execute(delete(study_marks).where(*here))
    connection.execute(insert(study_marks), {"chapter_id": chapter_id, **_row(made)})
    return made


def copy_tree(connection: Connection, chapter_id: str, other: str, author: int | None) -> None:
    """What leaves the main line of a chapter, and its marks, into a new one."""
    for table, found in ((study_nodes, nodes(connection, chapter_id)), (study_marks, marks(connection, chapter_id))):
        copied = [{"chapter_id": other, **_row(one), "author": author, "version": 1} for one in found]
        if copied:
            connection.execute(insert(table), copied)


@dataclass(frozen=True, slots=True)
class News:
    """What changed in a study since a version."""

    chapters: list[Chapter]  # all of them, without what is large
    nodes: list[tuple[str, Node]]  # with their chapters
    marks: list[tuple[str, Mark]]


def news(connection: Connection, id: str, since: int) -> News:
    own = select(study_chapters.c.id).where(study_chapters.c.study_id == id)
    there = study_nodes.c.chapter_id.in_(own) & (study_nodes.c.version > since)
    added = select(study_nodes).where(there).order_by(study_nodes.c.chapter_id, study_nodes.c.id)
    marked = select(study_marks).where(study_marks.c.chapter_id.in_(own), study_marks.c.version > since)
    return News(
        chapters(connection, id),
        [(row["chapter_id"], _node(row)) for row in connection.execute(added).mappings()],
        [(row["chapter_id"], _mark(row)) for row in connection.execute(marked).mappings()],
    )


# -- comments on finished matches


@dataclass(frozen=True, slots=True)
class Comment:
    id: str
    match_id: str
    account: int | None
    move: int | None
    text: str
    time: int
    name: str = ""


def add_comment(connection: Connection, comment: Comment, most: int) -> bool:
    here = comments.c.match_id == comment.match_id
    if connection.execute(select(func.count()).select_from(comments).where(here)).scalar_one() >= most:
        return False
    row = _row(comment)
    del row["name"]
    connection.execute(insert(comments), row)
    return True


def comments_of(connection: Connection, match_id: str) -> list[Comment]:
    joined = comments.outerjoin(schema.accounts, schema.accounts.c.id == comments.c.account)
    query = select(comments, schema.accounts.c.name).select_from(joined).where(comments.c.match_id == match_id)
    found = connection.execute(query.order_by(comments.c.time, comments.c.id)).mappings()
    return [Comment(**{**row, "name": row["name"] or ""}) for row in found]


def remove_comment(connection: Connection, match_id: str, id: str) -> None:
    connection.execute(delete(comments).where(comments.c.match_id == match_id, comments.c.id == id))


# -- forgetting


def sweep(connection: Connection, now: int) -> None:
    """Forgets analyses that nobody has saved."""
    old = select(studies.c.id).where(studies.c.draft.is_(True), studies.c.updated < now - DRAFT_FOR).limit(50)
    for id in list(connection.execute(old).scalars()):
        remove(connection, id)


def forget(connection: Connection, account: int) -> None:
    """An account is closed: its studies go to whoever continues them, else away; its name stands nowhere any more."""
    connection.execute(delete(comments).where(comments.c.account == account))
    connection.execute(delete(study_members).where(study_members.c.account == account))
    for table in (study_nodes, study_marks):
        connection.execute(update(table).where(table.c.author == account).values(author=None))
    for id in list(connection.execute(select(studies.c.id).where(studies.c.owner == account)).scalars()):
        here = (study_members.c.study_id == id, study_members.c.role == "contributor")
        heir = connection.execute(select(func.min(study_members.c.account)).where(*here)).scalar()
        if heir is None:
            remove(connection, id)
            continue
        connection.execute(update(studies).where(studies.c.id == id).values(owner=heir))
        connection.execute(delete(study_members).where(here[0], study_members.c.account == heir))


def _row(value: Any) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__slots__}


def _node(row: Any) -> Node:
    return Node(row["id"], row["parent"], row["seat"], row["move"], row["author"], row["version"])


def _mark(row: Any) -> Mark:
    return Mark(row["node"], row["text"], row["shapes"], row["author"], row["time"], row["version"])
