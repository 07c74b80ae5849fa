"""Shared code speaks of each game's own rules: decisions and refusals cite its catalogue."""

from __future__ import annotations

from random import Random

from chancellery.kernel import Move
from chancellery.rules import lookup
from tests.conformance.family.actions import walk
from tests.conformance.family.stage import Stage

PREFIX = {"coalitions": "K", "realpolitik": "RP", "raison_detat": "RD"}


def test_decisions_and_refusals_cite_the_games_own_rules(stage: Stage) -> None:
    """Moves that were offered at some time are tried at other times; whatever forbids them is a rule of this game."""
    own, rng = PREFIX[stage.game] + "-", Random(9)
    seen: dict[str, list[Move]] = {}
    cited: set[str] = set()
    for match in walk(stage, 1, 1500):
        for decision in match.decisions:
            cited.add(decision.rule)
            for move in decision.options:
                seen.setdefault(move.verb, []).append(move)
        if len(match) % 20 == 0 and match.outcome is None:
            for moves in seen.values():
                refusal = match.why_not(match.decisions[0].seat, rng.choice(moves))
                if refusal is not None:
                    cited.add(refusal.rule)
    assert not [rule for rule in cited if not rule.startswith(own)]
    assert len(cited) > 20
    for rule in cited:
        assert lookup(rule).id == rule
