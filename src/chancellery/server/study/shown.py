"""What is shown of a chapter: the board at a node, moves in words, marks."""

from __future__ import annotations

from typing import Any

from chancellery import BadInput, Match
from chancellery.server import lines
from chancellery.server.errors import Refused, refused
from chancellery.server.lessons import previewed
from chancellery.server.study.boards import Board
from chancellery.server.study.models import NodeLooked, NodePointed, StudyChapter, StudyMark, StudyNode, StudyShape
from chancellery.server.titles import game_title
from chancellery.store.study_rows import Chapter, Mark, Node
from chancellery.table import telling
from chancellery.table.barred import barred
from chancellery.table.opened import opened
from chancellery.table.scene_asking import Barred, Previewed

LINES = 80  # of the log: what happened last
OPEN = "open"  # looked at with everybody's eyes


def scene(board: Board, node: int, eyes: str, seat: str | None, lang: str) -> dict[str, Any]:
    """As models.StudyScene has it. `eyes`: a seat, or everybody's; `seat`: whose options, where several are asked."""
    match = board.at(node)
    asked = list(dict.fromkeys(decision.seat for decision in match.decisions))
    try:
        wanted = match.seat(seat) if seat is not None else None
        seen = match.seat(eyes) if eyes != OPEN else None
    except BadInput as error:
        raise refused(error) from None
    turn = wanted if wanted in asked else asked[0] if asked else None
    number = turn if seen is None else seen
    if seen is None:
        all_seats = list(range(len(match.seats)))
        every = telling.scenes(match, [number, *all_seats], lang, None)
        found = opened(every[0], every[1:])
    else:
        found = telling.scenes(match, [number], lang, None)[0]
    since = max(0, match.event_count - LINES)
    return {
        "node": node,
        "moves": len(match),
        "seat": None if number is None or (number not in asked) else match.seats[number],
        "asked": [match.seats[one] for one in asked],
        "played": told(board.at(node + 1), lang) if node < len(board.main) else None,
        "scene": found,
        "log": lines.log(match, number, lang, since),
    }


def look_ahead(board: Board, given: NodeLooked, lang: str) -> Previewed:
    match = board.at(given.node)
    return previewed(match, _seat(match, given.seat), given.moves, lang)


def why_barred(board: Board, given: NodePointed, lang: str) -> Barred | None:
    match = board.at(given.node)
    return barred(match, _seat(match, given.seat), given.ref, lang, given.subject)


def _seat(match: Match, seat: str) -> int:
    try:
        return match.seat(seat)
    except BadInput as error:
        raise refused(error) from None


def nodes(board: Board, found: list[Node], lang: str) -> list[StudyNode]:
    """Moves in words; of one that can be replayed no more the notation stands."""
    seats = board.main.seats
    return [
        StudyNode(
            chapter=board.chapter.id,
            id=node.id,
            parent=node.parent,
            seat=seats[node.seat],
            move=node.move,
            text=_label(board, node, lang),
        )
        for node in found
    ]


def _label(board: Board, node: Node, lang: str) -> str:
    known = board.labels.get((node.id, lang))
    if known is None:
        try:
            known = told(board.at(node.id), lang) or node.move
        except Refused:
            known = node.move
        board.labels[node.id, lang] = known
    return known


def told(match: Match, lang: str) -> str:
    """The last move in words, as whoever made it knows it."""
    seat = match.moves[-1][0]
    found = lines.log(match, seat, lang, match.events_after(len(match) - 1))
    return next((line["text"] for line in found if line["text"]), "")


def mark(chapter_id: str, one: Mark) -> StudyMark:
    shapes = [StudyShape(**shape) for shape in one.shapes]
    return StudyMark(chapter=chapter_id, node=one.node, text=one.text, shapes=shapes, version=one.version)


def timeline(board: Board, lang: str) -> list[Any]:
    """Rounds and battles of the main line."""
    known = board.marked.get(lang)
    if known is None:
        known = board.marked[lang] = lines.timeline(board.main.clone(), lang).marks
    return known


def chapter(one: Chapter, lang: str) -> StudyChapter:
    kind, _, id = one.origin.partition(":")
    title = game_title(one.game, lang)
    return StudyChapter(
        id=one.id, title=one.title, game=one.game, game_title=title, match=id if kind == "match" else None
    )
