"""What the planner would do, and why: lines for the player who asks."""

from __future__ import annotations

from random import Random

from chancellery.kernel import Decision, Match
from chancellery.locale import text
from chancellery.table.scene import Scene


def lines(match: Match, scene: Scene, decision: Decision, lang: str) -> list[str]:
    """The best options, each with its number and its reasons."""
    from chancellery.bots.planning.said import hints  # what it reckons with takes a moment to load

    options = scene.prompt.options if scene.prompt is not None else ()
    numbers = {option.moves[0]: f"{option.id + 1}. " for option in options}
    found = hints(match, decision.seat, lang, Random(f"hint/{len(match)}"))
    told = [f"{numbers.get(one.move, '')}{one.text}: {' '.join(one.reasons)}" for one in found]
    return told or [text(lang, "advice-none")]
