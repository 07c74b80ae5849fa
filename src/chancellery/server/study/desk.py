"""The desk at which studies are worked on: who may what, chapters as boards, and what everybody is told."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from sqlalchemy import Connection

from chancellery.server.advice import Advisers
from chancellery.server.errors import Refused
from chancellery.server.hall import Hall, new_id
from chancellery.server.ledger import Ledger
from chancellery.server.lines import when
from chancellery.server.people import User
from chancellery.server.setups import setup_to_data
from chancellery.server.study import shown
from chancellery.server.study.bases import Base
from chancellery.server.study.boards import Board, Boards
from chancellery.server.study.models import StudyInfo, StudyMember, StudyNews, StudyNode, StudyRow
from chancellery.store import Store, StoreError, now, study_rows
from chancellery.store.study_rows import Chapter, Mark, Marking, Node, Study

MOST_STUDIES = 1000  # of one person
MOST_CHAPTERS = 64
MOST_PICTURES = 64
MOST_NODES = 3000  # of a chapter
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Opened:
    """A study, and what whoever asks may do with it."""

    study: Study
    owns: bool
    edits: bool

    def need_edits(self) -> None:
        if not self.edits:
            raise Refused("study-read-only")

    def need_owns(self) -> None:
        if not self.owns:
            raise Refused("study-not-yours")


class Line:
    """A line of a chapter as the processes of the bots know it, up to a node."""

    def __init__(self, board: Board, node: int) -> None:
        self.ledger = Ledger(board.at(node))
        self.id = f"{board.chapter.id}/{board.tree.line(node)}"
        self.ledger.revision = len(self.ledger.match)


class Pictures:
    """Those that were asked for last, as they are sent."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    def get(self, key: str) -> bytes | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: str, made: bytes) -> None:
        self._kept[key] = made
        while len(self._kept) > MOST_PICTURES:
            self._kept.popitem(last=False)


class Desk:
    def __init__(self, store: Store, hall: Hall, advisers: Advisers) -> None:
        self.store = store
        self.hall = hall
        self.advisers = advisers
        self.boards = Boards()
        self.pictures = Pictures()

    # -- who may

    async def opened(self, user: User, id: str) -> Opened:
        """The study, if whoever asks may see it; a private one of others does not exist for them."""

        def work(connection: Connection) -> tuple[Study | None, str | None]:
            return study_rows.study(connection, id), study_rows.role(connection, id, user.id)

        study, role = await self.ask(work)
        owns = user.local or (user.id is not None and study is not None and study.owner == user.id)
        if study is None or not (owns or role or study.visibility != "private"):
            raise Refused("no-study")
        return Opened(study, owns, owns or role == "contributor")

    async def ask(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self.store.ask(work)
        except StoreError:
            raise Refused("store-failed") from None

    async def change(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self.store.change(work)
        except StoreError:
            raise Refused("store-failed") from None

    # -- studies

    async def begin(self, user: User, base: Base, title: str) -> Study:
        """A new analysis, of one chapter."""
        at = now()
        study = Study(new_id(), user.id, title or base.title, "private", True, at, at, 0)
        chapter = chapter_of(study.id, base, title)

        def work(connection: Connection) -> bool:
            if study_rows.count(connection, user.id) >= MOST_STUDIES:
                return False
            study_rows.create(connection, study)
            return study_rows.add_chapter(connection, chapter, MOST_CHAPTERS, at)

        if not await self.change(work):
            raise Refused("study-full")
        return study

    async def add(self, study: Study, base: Base, title: str) -> str:
        chapter = chapter_of(study.id, base, title)
        if not await self.change(lambda c: study_rows.add_chapter(c, chapter, MOST_CHAPTERS, now())):
            raise Refused("study-full")
        return chapter.id

    async def copy(self, user: User, study: Study) -> Study:
        """All of it as an analysis of one's own."""
        at = now()
        made = Study(new_id(), user.id, study.title, "private", True, at, at, 0)

        def work(connection: Connection) -> bool:
            if study_rows.count(connection, user.id) >= MOST_STUDIES:
                return False
            study_rows.create(connection, made)
            for about in study_rows.chapters(connection, study.id):
                whole = study_rows.chapter(connection, study.id, about.id)
                assert whole is not None
                other = replace(whole, id=new_id(), study_id=made.id)
                study_rows.add_chapter(connection, other, MOST_CHAPTERS, at)
                study_rows.copy_tree(connection, about.id, other.id, user.id)
            return True

        if not await self.change(work):
            raise Refused("study-full")
        return made

    async def info(self, user: User, opened: Opened, lang: str) -> StudyInfo:
        def work(connection: Connection) -> tuple[Study | None, list[Chapter], list[study_rows.Member], str | None]:
            study = study_rows.study(connection, opened.study.id)
            named = {} if study is None or study.owner is None else study_rows.names(connection, [study.owner])
            owner = next(iter(named.values()), None)
            id = opened.study.id
            return study, study_rows.chapters(connection, id), study_rows.members(connection, id), owner

        study, chapters, members, owner = await self.ask(work)
        if study is None:
            raise Refused("no-study")
        told = members if opened.owns or any(one.account == user.id for one in members) else []
        return StudyInfo(
            **row(study, owner, opened.owns).model_dump(),
            version=study.version,
            may_edit=opened.edits,
            chapters=[shown.chapter(one, lang) for one in chapters],
            members=[StudyMember(name=one.name, role=one.role) for one in told],
        )

    async def news(self, user: User, opened: Opened, since: int, lang: str) -> StudyNews:
        """What changed since a version; the study is read first: what comes meanwhile is told the next time."""
        info = await self.info(user, opened, lang)
        if info.version <= since:
            return StudyNews(study=info, nodes=[], marks=[])
        found = await self.ask(lambda c: study_rows.news(c, opened.study.id, since))
        told: list[StudyNode] = []
        for id in dict.fromkeys(chapter for chapter, _ in found.nodes):
            added = [node for chapter, node in found.nodes if chapter == id]
            told += await self.in_words(opened.study.id, id, added, lang)
        return StudyNews(study=info, nodes=told, marks=[shown.mark(id, one) for id, one in found.marks])

    # -- chapters

    async def board(self, study_id: str, id: str, node: int = 0) -> Board:
        """The board of a chapter, which knows the node if there is such a one."""
        board = self.boards.known(id)
        if board is None:
            chapter = await self.ask(lambda c: study_rows.chapter(c, study_id, id))
            if chapter is None:
                raise Refused("no-chapter")
            board = self.boards.keep(await self.hall.painter.study(lambda: Board(chapter)))
        elif board.chapter.study_id != study_id:
            raise Refused("no-chapter")
        await self.check_over(board.chapter)
        if board.version < 0 or not board.tree.has(node):
            board.learn(await self.ask(lambda c: study_rows.nodes(c, id)), 0)
        return board

    async def check_over(self, *chapters: Chapter) -> None:
        """A match whose end was taken back goes on: until it is over again nothing is told of what came from it."""
        origins = [chapter.origin for chapter in chapters]
        if await self.ask(lambda c: study_rows.going_on(c, origins)):
            raise Refused("study-running")

    async def in_words(self, study_id: str, id: str, found: Sequence[Node], lang: str) -> list[StudyNode]:
        board = await self.board(study_id, id, max((node.id for node in found), default=0))
        if not found:
            return []
        return await self.hall.painter.study(lambda: shown.nodes(board, list(found), lang))

    async def play(
        self, user: User, opened: Opened, id: str, parent: int, seat: str, moves: list[str], lang: str
    ) -> tuple[int, list[StudyNode]]:
        """Moves from a node on: tried on a match, stored, told."""
        board = await self.board(opened.study.id, id, parent)
        made = await self.hall.painter.paint(lambda: board.played(parent, seat, moves))
        chapter = board.chapter
        ids = await self.change(lambda c: study_rows.add_line(c, chapter, parent, made, user.id, MOST_NODES, now()))
        if ids is None:
            raise Refused("study-full")
        stored = await self.ask(lambda c: study_rows.nodes(c, id))
        board.learn(stored, 0)
        on = [node for node in stored if node.id in ids]
        return ids[-1], await self.in_words(opened.study.id, id, on, lang)

    async def put_mark(self, opened: Opened, id: str, given: Marking) -> Mark:
        board = await self.board(opened.study.id, id, given.node)
        if not board.tree.has(given.node):
            raise Refused("no-node", field="node")
        done = await self.change(lambda c: study_rows.put_mark(c, opened.study.id, id, given))
        if done is None:
            raise Refused("no-chapter")
        return done

    async def line(self, study_id: str, id: str, node: int) -> Line:
        board = await self.board(study_id, id, node)
        return await self.hall.painter.study(lambda: Line(board, node))


def chapter_of(study_id: str, base: Base, title: str) -> Chapter:
    """Without the names of players: they are no part of what is studied."""
    setup: dict[str, Any] = setup_to_data(base.match.setup.with_(players=()))
    moves = [[seat, move.text] for seat, move in base.match.moves]
    named = (title or base.title)[:120]
    return Chapter(new_id(), study_id, 0, named, base.match.setup.game, setup, moves, base.origin)


def row(study: Study, owner: str | None, owns: bool) -> StudyRow:
    return StudyRow(
        id=study.id,
        title=study.title,
        visibility=study.visibility,
        draft=study.draft,
        owner=owner,
        yours=owns,
        updated=when(study.updated),
    )
