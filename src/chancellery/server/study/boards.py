"""The matches at the nodes of chapters, kept at hand as long as somebody looks at them."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Any

from chancellery import BadInput, Illegal, Match
from chancellery.server.errors import Refused, refused
from chancellery.server.setups import setup_from_data
from chancellery.server.study.tree import Tree
from chancellery.server.tables import readable
from chancellery.store.study_rows import Chapter, Node

MOST_BOARDS = 32  # chapters
MOST_KEPT = 96  # positions in all


class Board:
    """A chapter on the table: its main line as it can be replayed, and its tree."""

    def __init__(self, chapter: Chapter) -> None:
        setup = setup_from_data(chapter.setup)
        match = Match.from_setup(setup)
        moves = [(seat, match.definition.notation.read(text)) for seat, text in chapter.moves]
        try:
            match = Match.restore(setup, moves)
        except Illegal as illegal:  # by the rules of now it goes so far
            match = Match.restore(setup, moves[: illegal.at])
        self.chapter = chapter
        self.main = match
        self.tree = Tree(len(chapter.moves))
        self.version = -1  # of the study when the tree was read
        self.labels: dict[tuple[int, str], str] = {}  # of nodes, by language
        self.marked: dict[str, list[Any]] = {}  # rounds and battles, by language
        self._lock = threading.RLock()
        self._kept: OrderedDict[int, Match] = OrderedDict()

    def at(self, node: int) -> Match:
        """A match of one's own at a node; Refused if there is none, or if it can be replayed no more."""
        with self._lock:
            if not self.tree.has(node):
                raise Refused("no-node", field="node")
            left, path = self.tree.path(node)
            if left > len(self.main):
                raise Refused("study-old")
            known = next((at for at in range(len(path), 0, -1) if path[at - 1].id in self._kept), 0)
            match = self._kept[path[known - 1].id] if known else self._on_main(left)
            for one in path[known:]:
                match = match.clone()
                try:
                    match.play(one.seat, one.move)
                except (BadInput, Illegal):
                    raise Refused("study-old") from None
                self._keep(one.id, match)
            return match.clone()

    def _on_main(self, count: int) -> Match:
        if count not in self._kept:
            self._keep(count, self.main.at(count))
        return self._kept[count]

    def _keep(self, node: int, match: Match) -> None:
        self._kept[node] = match
        self._kept.move_to_end(node)
        while len(self._kept) > MOST_KEPT // 4:
            self._kept.popitem(last=False)

    def played(self, parent: int, seat: str, moves: list[str]) -> list[tuple[int, str]]:
        """Moves of a seat from a node on, as they are written; Illegal and BadInput are told as at a table."""
        match = self.at(parent)
        before, free = len(match), match.definition.notation.is_free
        try:
            match.play(match.seat(seat), *[move if free(move) else readable(move) for move in moves])
        except (BadInput, Illegal) as error:
            raise refused(error) from None
        return [(number, move.text) for number, move in match.moves[before:]]

    def learn(self, nodes: list[Node], version: int) -> None:
        with self._lock:
            self.tree.add(nodes)
            self.version = max(self.version, version)


class Boards:
    """Those that were looked at last."""

    def __init__(self) -> None:
        self._boards: OrderedDict[str, Board] = OrderedDict()

    def known(self, chapter_id: str) -> Board | None:
        found = self._boards.get(chapter_id)
        if found is not None:
            self._boards.move_to_end(chapter_id)
        return found

    def keep(self, board: Board) -> Board:
        """The board of its chapter, should another have been quicker."""
        found = self._boards.setdefault(board.chapter.id, board)
        self._boards.move_to_end(board.chapter.id)
        while len(self._boards) > MOST_BOARDS:
            self._boards.popitem(last=False)
        return found
