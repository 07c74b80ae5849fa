"""What the planner would do, and why bots moved: lines for the player who asks."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from chancellery import bots
from chancellery.cli.terminal import draw
from chancellery.kernel import Decision, Match
from chancellery.locale import text
from chancellery.table.scene import Scene

LOOK_BACK = 12  # moves


def lines(match: Match, scene: Scene, decision: Decision, lang: str, level: str = "") -> list[str]:
    """The best options to a level, a planner if none is named, each with its number and its reasons."""
    from chancellery.bots.planning.advice import ADVISERS, PLANNER
    from chancellery.bots.planning.said import hints  # what it reckons with takes a moment to load

    if level and level not in ADVISERS:
        return [text(lang, "cli-play-no-adviser", name=level[:40], known=", ".join(ADVISERS))]

    options = scene.prompt.options if scene.prompt is not None else ()
    numbers = {option.moves[0]: f"{option.id + 1}. " for option in options}
    found = hints(match, decision.seat, lang, Random(f"hint/{len(match)}"), level or PLANNER)
    told = [f"{numbers.get(one.move, '')}{one.text}: {' '.join(one.reasons)}" for one in found]
    return told or [text(lang, "advice-none")]


def why(match: Match, players: Sequence[str], lang: str) -> list[str]:
    """The newest move of a bot of which something can be said, and what else it might have done."""
    from chancellery.bots.planning.said import reasons

    moves = list(enumerate(match.moves, 1))[-LOOK_BACK:]
    for number, (seat, _) in reversed(moves):
        bot = players[seat]
        found = reasons(match, number, lang, Random(f"why/{number}"), bot) if bots.explains(bot) else []
        if found:
            first, *rest = [f"{one.text}: {' '.join(one.reasons)}" for one in found]
            return [f"{draw.seat_name(match, seat, lang)}: {first}", *(f"  {line}" for line in rest)]
    return [text(lang, "advice-no-reason")]


def weighed(match: Match, number: int, lang: str) -> list[str]:
    """What a move that was made was worth, whoever made it, and what else might have been done."""
    from chancellery.bots.planning.said import reasons

    found = reasons(match, number, lang, Random(f"why/{number}")) if number else []
    told = [f"{one.text}: {' '.join(one.reasons)}" for one in found]
    return [*told[:1], *(f"  {line}" for line in told[1:])] or [text(lang, "advice-no-reason")]
