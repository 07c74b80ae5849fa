"""Answers to `?`: the rule behind a decision, any rule, or why a move is not allowed."""

from __future__ import annotations

import re

from chancellery.cli import rules
from chancellery.kernel import Decision, Match
from chancellery.locale import text


def lines(match: Match, decision: Decision, asked: str, lang: str) -> list[str]:
    """What the player wants to know; BadInput if it is neither a rule nor a move."""
    if not asked:
        return rules.show(decision.rule, lang)[1].splitlines()
    if re.match(r"[A-Za-z]{1,3}[-–—][\w.]*\d", asked):
        return rules.show(asked, lang)[1].splitlines()
    refusal = match.why_not(decision.seat, asked)
    if refusal is None:
        return [text(lang, "cli-play-allowed", rule=decision.rule)]
    reason = text(lang, "cli-play-refused", reason=refusal.text(lang), rule=refusal.rule)
    return [reason, "", *rules.show(refusal.rule, lang)[1].splitlines()]
