"""What a process of the bots answers besides moves: hints, reasons, and looking back."""

from __future__ import annotations

from dataclasses import asdict
from random import Random
from typing import Any

from chancellery import Match
from chancellery.bots.planning import review, said
from chancellery.locale import LANGUAGES


def answer(question: dict[str, Any], match: Match) -> dict[str, Any]:
    asked = question["advice"]
    if asked == "outline":
        found = review.outline(match, question["people"])
        return {"outline": None if found is None else asdict(found)}
    if asked == "weigh":
        weighed = [review.weigh(match, number) for number in question["numbers"]]
        return {"weighed": [_weighed(match, one) for one in weighed if one is not None]}
    if asked == "judge":
        at = review.latest(match)
        return {"advice": [] if at is None else [asdict(at)]}
    rng, lang = Random(question["seed"]), question["lang"]
    if asked == "hints":
        told = said.hints(match, question["seat"], lang, rng, question["bot"])
    elif asked == "weighed":
        told = said.weighed_reasons(match, question["number"], lang, rng, question["bot"])
    else:
        told = said.reasons(match, question["number"], lang, rng, question["bot"])
    return {"advice": [asdict(one) for one in told]}


def _weighed(match: Match, one: review.Weighed) -> dict[str, Any]:
    moves = [one.chosen.move.text, one.best.move.text]
    return {
        "move": one.number,
        "seat": match.seats[one.seat],
        "chance": one.chosen.percent,
        "best": one.best.percent,
        "texts": {lang: said.named(match, one.number, moves, lang) for lang in LANGUAGES},
    }
