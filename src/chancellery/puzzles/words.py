"""Puzzles in words: what is to be reached, why the answer is right and why another is not."""

from __future__ import annotations

from typing import Any

from chancellery.kernel import Match
from chancellery.locale import text
from chancellery.puzzles.form import Branch, Puzzle, Reply
from chancellery.puzzles.goals import Goal

SORTS = {
    "place": ("place", "city", "space"),
    "power": ("power", "side"),
    "advantage": ("advantage",),
    "award": ("region",),
    "demand": ("commodity",),
}


def title(puzzle: Puzzle, match: Match, lang: str) -> str:
    """Who is to move, and the goal."""
    return text(
        lang, "puzzle-title", seat=match.definition.seat_name(match.seat(puzzle.seat)), goal=goal(puzzle, match, lang)
    )


def goal(puzzle: Puzzle, match: Match, lang: str) -> str:
    of = puzzle.goal
    key = f"puzzle-goal-{of.kind}-{of.measure}" if of.measure else f"puzzle-goal-{of.kind}"
    if of.kind == "battle" and not of.place:
        key += "-here"
    power = named(match, "power", of.power)
    place = named(match, of.kind if of.kind in SORTS else "place", of.place)
    return text(lang, key, power=power, place=place, place_id=sort_of(match, "place", of.place), least=of.least)


def task(puzzle: Puzzle, match: Match, lang: str) -> str:
    return text(
        lang, "puzzle-task", goal=goal(puzzle, match, lang), until=text(lang, f"puzzle-until-{stretch(puzzle)}")
    )


def stretch(puzzle: Puzzle) -> str:
    """The name of the stretch within which the goal counts."""
    if puzzle.goal.kind == "battle":
        return "battle"
    return {"maria": "march", "imperial_struggle": "round"}.get(puzzle.game, "action")


def about(puzzle: Puzzle, lang: str) -> str:
    return text(lang, "puzzle-about", options=puzzle.options, moves=puzzle.depth, level=puzzle.level)


def reason(puzzle: Puzzle, match: Match, line: list[str], lang: str) -> str:
    """Why the answer is right: two sentences."""
    source, seat = puzzle.source, match.seat(puzzle.seat)
    choice = _option(match, seat, line[0], lang)
    sure = "sure" if not source.fails else "likely"
    first = text(lang, f"puzzle-right-{sure}", choice=choice, deals=source.deals, held=source.deals - source.fails)
    worse = [one.fails for one in puzzle.wrong.values() if one.fails]
    best = source.sketch - min(worse, default=source.sketch)
    key = "puzzle-others-never" if not best else "puzzle-others"
    second = text(lang, key, best=best, sketch=source.sketch, count=len(worse))
    return f"{first} {second}"


def hint(puzzle: Puzzle, match: Match, first: bool, move: str, lang: str) -> str:
    """Why a move is not the answer."""
    wrong = puzzle.wrong.get(move) if first else None
    if wrong is None:
        return text(lang, "puzzle-not-now")
    if not wrong.fails:
        return text(lang, "puzzle-slow")
    said = text(lang, "puzzle-fails", fails=wrong.fails, sketch=puzzle.source.sketch)
    if wrong.reply:
        one = wrong.reply[0]
        trial = match.clone()
        trial.play(puzzle.seat, move)
        seat = match.definition.seat_name(match.seat(one.seat))
        said += " " + text(lang, "puzzle-reply", seat=seat, choice=_told(trial, one, lang))
    return said


def _told(match: Match, reply: Reply, lang: str) -> str:
    """A reply in words; as it is written where the match has not come to it."""
    seat = match.seat(reply.seat)
    return _option(match, seat, reply.move, lang) if match.why_not(seat, reply.move) is None else reply.move


def _option(match: Match, seat: int, move: str, lang: str) -> str:
    decision = next(one for one in match.decisions if one.seat == seat)
    return match.definition.option(decision, match.definition.notation.read(move), lang)


def sort_of(match: Match, what: str, id: str) -> str:
    """The sort among those of a kind that has an id: a place is a Territory, a city or a space."""
    return next((sort for sort in SORTS[what] if id in match.definition.notation.words.get(sort, ())), "")


def named(match: Match, what: str, id: str) -> Any:
    """A thing by its id, as an argument of a message."""
    sort = sort_of(match, what, id)
    return match.definition.name_of(sort, match.definition.notation.words[sort].index(id)) if sort else id


def first_line(right: dict[str, Branch]) -> list[str]:
    """The shortest right line, the solver's moves only."""
    move, branch = min(right.items(), key=lambda one: (one[1].depth(), one[0]))
    return [move, *(first_line(dict(branch.right)) if branch.right else [])]


def points(of: Goal) -> list[str]:
    """What a table shows of the goal."""
    return [f"place:{of.place}"] if of.place and of.kind not in SORTS else []
