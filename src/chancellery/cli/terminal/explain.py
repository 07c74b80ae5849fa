"""Answers to `?`: the rule behind a decision, any rule, or why a move is not allowed."""

from __future__ import annotations

import re

from chancellery.cli import rules
from chancellery.kernel import Decision, Match
from chancellery.locale import text
from chancellery.rules import UnknownRule, lookup


def lines(match: Match, decision: Decision, asked: str, lang: str) -> list[str]:
    """What the player wants to know; BadInput if it is neither a rule nor a move."""
    if not asked:
        return rule(decision.rule, lang)
    if re.match(r"[A-Za-z]{1,3}[-–—][\w.]*\d", asked):
        return rule(asked, lang)
    refusal = match.why_not(decision.seat, asked)
    if refusal is None:
        if match.definition.notation.read(asked).verb in match.definition.acts:
            return [text(lang, "cli-play-allowed-act")]  # no decision asks for it
        return [text(lang, "cli-play-allowed", rule=decision.rule)]
    reason = text(lang, "cli-play-refused", reason=refusal.text(lang), rule=refusal.rule)
    return [reason, "", *rule(refusal.rule, lang)]


def rule(rule_id: str, lang: str) -> list[str]:
    """The words of a rule, or of a section, or what may have been meant."""
    try:
        entry = lookup(rule_id, lang)
    except UnknownRule:
        return rules.show(rule_id, lang)[1].splitlines()
    return [f"{entry.id} · {entry.heading}", "", *rules.plain(entry.text).splitlines(), *rules.note(entry, lang)]
