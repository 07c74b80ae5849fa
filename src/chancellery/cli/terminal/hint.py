"""What the planner would do, and why: lines for the player who asks."""

from __future__ import annotations

from random import Random

from chancellery.kernel import Decision, Match
from chancellery.locale import text
from chancellery.table.scene import Scene

MOST = 3


def lines(match: Match, scene: Scene, decision: Decision, lang: str) -> list[str]:
    """The best options with their chances and what is expected of them."""
    from chancellery.bots.planning.advice import advise  # what it reckons with takes a moment to load

    names = {power.id: power.name for power in scene.powers}
    options = scene.prompt.options if scene.prompt is not None else ()
    titles = {option.moves[0]: f"{option.id + 1}. {option.text}" for option in options}
    found = []
    for advice in advise(match, decision.seat, Random(f"hint/{len(match)}"))[:MOST]:
        expected = [
            text(
                lang,
                "cli-hint-expects",
                power=names.get(one.power, one.power),
                measure=text(lang, f"{match.definition.prefix}measure-{one.measure}"),
                change=f"{one.change:+.1f}",
            )
            for one in advice.expects
        ]
        found.append(
            text(
                lang,
                "cli-hint-line",
                move=titles.get(advice.move.text, advice.move.text),
                chance=round(100 * advice.chance),
                reasons="; ".join(expected) or "none",
            )
        )
    return found or [text(lang, "cli-hint-none")]
