"""What bots think of a node: chances, the best moves with their reasons, what a move was worth."""

from __future__ import annotations

from chancellery import BadInput, Match
from chancellery.locale import text
from chancellery.server.errors import Refused, refused
from chancellery.server.study.desk import Desk, Opened
from chancellery.server.study.models import Judged, NodeAdvice


def decides(match: Match, seat: str | None) -> int:
    """Who must decide: the seat that is named, else the first of those that must."""
    asked = [decision.seat for decision in match.decisions]
    try:
        wanted = asked[0] if seat is None and asked else match.seat(seat or "")
    except BadInput as error:
        raise Refused("study-nobody-asked") if seat is None else refused(error) from None
    if wanted not in asked:
        raise Refused("study-nobody-asked")
    return wanted


async def judged(desk: Desk, opened: Opened, chapter_id: str, node: int, lang: str) -> Judged:
    line = await desk.line(opened.study.id, chapter_id, node)
    found = await desk.advisers.judged(line)
    if found is None:
        return Judged(node=node, moves=0, chances=None, none=text(lang, "advice-none"))
    seats = line.ledger.match.seats
    chances = {seat: round(100 * chance) for seat, chance in zip(seats, found["chances"], strict=True)}
    return Judged(node=node, moves=found["move"], chances=chances, none=None)


async def best(desk: Desk, opened: Opened, chapter_id: str, node: int, seat: str | None, lang: str) -> NodeAdvice:
    line = await desk.line(opened.study.id, chapter_id, node)
    number = decides(line.ledger.match, seat)
    options = await desk.advisers.best(line, number, lang)
    none = None if options else text(lang, "advice-none")
    return NodeAdvice(node=node, seat=line.ledger.match.seats[number], options=options, none=none)


async def weighed(desk: Desk, opened: Opened, chapter_id: str, node: int, lang: str) -> NodeAdvice:
    line = await desk.line(opened.study.id, chapter_id, node)
    match = line.ledger.match
    if not len(match):
        raise Refused("no-node", field="node")
    options = await desk.advisers.weighed(line, lang)
    none = None if options else text(lang, "advice-no-reason")
    return NodeAdvice(node=node, seat=match.seats[match.moves[-1][0]], options=options, none=none)
