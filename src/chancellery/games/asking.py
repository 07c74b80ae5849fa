"""The part of a scene that says what is to be decided, and by whom: the same in every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chancellery.kernel import Decision, State
from chancellery.locale import text


def prompt(
    s: State, powers: Sequence[str], own: list[Decision], listed: list[dict[str, Any]], lang: str
) -> dict[str, Any] | None:
    """What the seat must decide, with its options `listed`; for a seat that is not asked, who decides and what."""
    still, speaker = s.open, s.game.speaker(lang)
    if not still:
        return None
    decision = next((d for d in own if d in still), own[0] if own else still[0])
    about = {**_who(s, powers, decision), "yours": bool(own), "chosen": None, "declining": None}
    if not own:
        return {"text": " ".join(speaker.waiting(d).text for d in still), **about}
    about["declining"] = speaker.declining(decision).text
    chosen = s.chosen[s.asked.index(decision)] if s.chosen else None
    if chosen is not None:  # a secret choice of one's own, still open to change
        about["chosen"] = next(o["index"] for o in listed if o["move"] == chosen.text and o["power"] == about["power"])
        about["declining"] = text(lang, "prompt-chosen", choice=speaker.option(decision, chosen).text)
    return {"text": speaker.question(decision).text, **about}


def waiting(s: State, powers: Sequence[str], lang: str) -> list[dict[str, Any]]:
    """For whom the match waits, and for what."""
    speaker = s.game.speaker(lang)
    return [{**_who(s, powers, d), "text": speaker.waiting(d).text} for d in s.open]


def _who(s: State, powers: Sequence[str], decision: Decision) -> dict[str, Any]:
    return {
        "kind": decision.kind,
        "rule": decision.rule,
        "seat": s.game.seats[decision.seat],
        "power": powers[decision.actor],
    }


def with_options(things: list[dict[str, Any]], numbers: dict[str, list[int]]) -> list[dict[str, Any]]:
    """The things of a scene, each with the numbers of the options it stands for."""
    if not numbers:
        return things
    return [{**one, "options": numbers[one["id"]]} if one["id"] in numbers else one for one in things]
