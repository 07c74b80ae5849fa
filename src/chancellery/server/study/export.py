"""A study as a file: as data, or as records, the main line of each chapter and every line that leaves it."""

from __future__ import annotations

import io
import json
import re
import zipfile
from dataclasses import dataclass
from typing import Any, Final, Literal

from sqlalchemy import Connection

from chancellery.kernel.record import told_text
from chancellery.server.setups import setup_from_data
from chancellery.server.study.boards import Board
from chancellery.server.study.tree import Tree
from chancellery.store import study_rows
from chancellery.store.study_rows import Chapter, Mark, Node, Study

Form = Literal["json", "records"]
TYPES: Final[dict[Form, str]] = {"json": "application/json", "records": "application/zip"}
FORMAT: Final = "chancellery-study-1"


@dataclass(frozen=True, slots=True)
class Whole:
    study: Study
    chapters: list[tuple[Chapter, list[Node], list[Mark]]]


def read(connection: Connection, study: Study) -> Whole:
    chapters = []
    for about in study_rows.chapters(connection, study.id):
        chapter = study_rows.chapter(connection, study.id, about.id)
        if chapter is not None:
            chapters.append((chapter, study_rows.nodes(connection, about.id), study_rows.marks(connection, about.id)))
    return Whole(study, chapters)


def written(whole: Whole, form: Form) -> bytes:
    return _archive(whole) if form == "records" else _data(whole)


def _data(whole: Whole) -> bytes:
    chapters = [_chapter(*one) for one in whole.chapters]
    data = {"is": FORMAT, "title": whole.study.title, "chapters": chapters}
    return json.dumps(data, ensure_ascii=False, indent=1).encode()


def _chapter(chapter: Chapter, nodes: list[Node], marks: list[Mark]) -> dict[str, Any]:
    return {
        "title": chapter.title,
        "game": chapter.game,
        "setup": chapter.setup,
        "moves": chapter.moves,
        "nodes": [{"id": n.id, "parent": n.parent, "seat": n.seat, "move": n.move} for n in nodes],
        "marks": [{"node": m.node, "text": m.text, "shapes": m.shapes} for m in marks if m.text or m.shapes],
    }


def _archive(whole: Whole) -> bytes:
    """Every record stands alone and can be verified. What is written at nodes is in a file beside each."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for number, (chapter, nodes, marks) in enumerate(whole.chapters, 1):
            board = Board(chapter)
            board.tree.add(nodes)
            name = f"{number:02}-{_plain(chapter.title)}"
            archive.writestr(f"{name}.txt", _record(board, len(board.main)))
            leaves = [node.id for node in nodes if all(other.parent != node.id for other in nodes)]
            for count, leaf in enumerate(leaves, 1):
                archive.writestr(f"{name}-line-{count:02}.txt", _record(board, leaf))
            notes = _notes(board.tree, marks)
            if notes:
                archive.writestr(f"{name}-notes.txt", notes)
    return made.getvalue()


def _record(board: Board, node: int) -> str:
    """Of the match as it would have been; a line that can be replayed no more ends where it fails."""
    left, path = board.tree.path(node)
    match = board.main.at(min(left, len(board.main)))
    for one in path if left <= len(board.main) else []:
        if match.why_not(one.seat, one.move) is not None:
            break
        match.play(one.seat, one.move)
    setup = setup_from_data(board.chapter.setup).with_(board=match.setup.board, board_digest=match.setup.board_digest)
    return told_text(setup, match.seats, [(seat, move.text) for seat, move in match.moves], (), match.outcome)


def _notes(tree: Tree, marks: list[Mark]) -> str:
    """What is written, with the moves that lead there from the main line."""
    told = []
    for mark in marks:
        if mark.text and tree.has(mark.node):
            left, path = tree.path(mark.node)
            told.append(" ".join([f"[{left}]", *(one.move for one in path)]) + f"\n{mark.text}\n")
    return "\n".join(told)


def _plain(title: str) -> str:
    return re.sub(r"[^\w-]+", "-", title.casefold()).strip("-")[:40] or "chapter"
