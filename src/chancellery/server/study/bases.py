"""What a chapter begins with: a finished match, a record, a position, a puzzle or a worked example."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery import BadInput, Match, verify
from chancellery.examples import before, example
from chancellery.puzzles import begun, puzzle
from chancellery.server.errors import Refused, refused
from chancellery.server.hall import Hall
from chancellery.server.people import User
from chancellery.server.study.models import StudyFrom
from chancellery.server.tables import Table
from chancellery.server.titles import game_title


@dataclass(frozen=True, slots=True)
class Base:
    """A match and where it comes from. What was said at it, and who played it, stays behind."""

    match: Match
    title: str
    origin: str


async def base_of(hall: Hall, user: User, given: StudyFrom, lang: str) -> Base:
    """Refused if it may not be taken apart, or does not exist."""
    if given.match is not None:
        return await _of_match(hall, user, given.match, lang)
    return await hall.painter.study(lambda: _prepared(given, lang))


async def _of_match(hall: Hall, user: User, id: str, lang: str) -> Base:
    table = await hall.table(id)
    if not user.may_see(table.row):
        raise Refused("no-match")
    check_over(table)
    title = table.row.title or game_title(table.row.game, lang)
    return Base(table.match.clone(), title, f"match:{id}")


def check_over(table: Table) -> None:
    """A match that goes on is nobody's to take apart, not even by what a seat knows: it would be help at the table."""
    if table.ledger.apart is not None:
        raise Refused("set-apart", why=table.ledger.apart)
    if table.match.outcome is None or table.row.standing.status != "finished":
        raise Refused("study-running")


def of_record(text: str, lang: str) -> Base:
    """A record, once it is proven true; what is wrong is told with its line."""
    try:
        match = verify(text).match
    except BadInput as error:
        raise Refused("bad-input", field="record", why=error) from None
    if match.outcome is None and not len(match):
        raise Refused("study-empty", field="record")
    return Base(match, game_title(match.setup.game, lang), "record")


def _prepared(given: StudyFrom, lang: str) -> Base:
    try:
        if given.position is not None:
            match = Match.from_position(str(given.game), given.position)
            return Base(match, str(given.position.get("title") or game_title(match.setup.game, lang))[:120], "position")
        if given.puzzle is not None:
            match = begun(puzzle(str(given.game), given.puzzle)).clone()
            return Base(match, game_title(match.setup.game, lang), f"puzzle:{given.game}/{given.puzzle}")
        found = example(str(given.example))
        case = next((one for one in found.cases if one.id == given.case), None)
        if case is None:
            raise Refused("no-lesson")
        return Base(before(case), str(given.example), f"example:{given.example}/{given.case}")
    except BadInput as error:
        raise refused(error) from None
