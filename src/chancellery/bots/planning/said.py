"""Advice in words: two sentences about each option, made of the numbers that speak for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from chancellery.bots.planning.advice import PLANNER, Advice, Expected, advise
from chancellery.bots.planning.why import Why, why
from chancellery.kernel import Match
from chancellery.locale import text
from chancellery.table.scene import Scene

MOST: Final = 3


@dataclass(frozen=True)
class Said:
    """An option as its reader is told of it: its words, what it is about on the table, percent, and why."""

    move: str
    text: str
    refs: tuple[str, ...]
    chance: int | None
    reasons: tuple[str, ...]


def hints(match: Match, seat: int, lang: str, rng: Random, level: str = PLANNER) -> list[Said]:
    """The best options of the seat's decision; none where nobody can advise."""
    found = advise(match, seat, rng, level)[:MOST]
    scene = match.scene(seat, lang)
    return [_said(match, scene, one, _rival(one, found), lang) for one in found]


def reasons(match: Match, number: int, lang: str, rng: Random, bot: str = PLANNER) -> list[Said]:
    """The move with that number, from 1, and the next best options; none where nothing can be said, or not yet."""
    return _reasons(match, why(match, number, rng, bot), lang)


def weighed_reasons(match: Match, number: int, lang: str, rng: Random, bot: str = PLANNER) -> list[Said]:
    """The same by what its seat knew, also where the match goes on: of matches that are studied, not played."""
    return _reasons(match, why(match, number, rng, bot, open=True), lang)


def _reasons(match: Match, found: Why | None, lang: str) -> list[Said]:
    if found is None:
        return []
    scene = match.definition.scenes(found.state, (found.seat,), lang)[0]
    listed = (found.chosen, *found.others)
    return [_said(match, scene, one, _rival(one, listed), lang) for one in listed]


def named(match: Match, number: int, moves: Sequence[str], lang: str) -> list[str]:
    """Options that a seat had before a move, in words."""
    before, seat = match.at(number - 1), match.moves[number - 1][0]
    prompt = before.scene(seat, lang).prompt
    titles = {option.moves: option.text for option in prompt.options} if prompt is not None else {}
    return [titles.get((move,), move) for move in moves]


def _rival(one: Advice, among: Sequence[Advice]) -> Advice | None:
    """The best of the others."""
    others = [other for other in among if other is not one]
    return max(others, key=lambda other: other.chance or 0.0, default=None)


def _said(match: Match, scene: Scene, one: Advice, rival: Advice | None, lang: str) -> Said:
    options = scene.prompt.options if scene.prompt is not None else ()
    option = next((option for option in options if option.moves == (one.move.text,)), None)
    return Said(
        one.move.text,
        one.move.text if option is None else option.text,
        () if option is None else option.refs,
        one.percent,
        (_chance(one, rival, lang), _expects(match, scene, one, lang)),
    )


def _chance(one: Advice, rival: Advice | None, lang: str) -> str:
    if one.percent is None:
        return text(lang, "advice-sensible")
    if rival is None or rival.percent is None:
        return text(lang, "advice-chance", chance=one.percent)
    more = one.percent - rival.percent
    key = "advice-chance-even" if not more else "advice-chance-more" if more > 0 else "advice-chance-less"
    return text(lang, key, chance=one.percent, points=abs(more))


def _expects(match: Match, scene: Scene, one: Advice, lang: str) -> str:
    if one.percent is None:
        return text(lang, "advice-unreckoned")
    if not one.expects:
        return text(lang, "advice-thumb" if one.sensible else "advice-same")
    names = {power.id: power.name for power in scene.powers}
    by_power: dict[str, list[str]] = {}
    for expected in one.expects:
        by_power.setdefault(expected.power, []).append(_change(match, expected, lang))
    changes = [
        text(lang, "advice-change", power=names.get(power, power), changes=", ".join(of))
        for power, of in by_power.items()
    ]
    return text(lang, "advice-expects", changes="; ".join(changes))


def _change(match: Match, expected: Expected, lang: str) -> str:
    measure = text(lang, f"{match.definition.prefix}measure-{expected.measure}")
    number = f"{expected.change:+.1f}".removesuffix(".0").replace("-", "−").replace(".", text(lang, "advice-point"))
    return f"{measure} {number}"
