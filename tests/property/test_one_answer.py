"""Nobody is asked a question that has one answer, unless not to ask it would tell what is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from chancellery import Match
from tests.property.play import fight, step

TABLES: list[tuple[str, str, int, dict[str, Any]]] = [
    *(("coalitions", year, 6, {"generals": True}) for year in ("1792", "1798", "1806", "1809", "1812", "1813")),
    *(("coalitions", "1805", seats, {}) for seats in (6, 5, 4, 3)),
    *(("coalitions", "lempereur", seats, {}) for seats in (1, 3, 5)),
    *(("realpolitik", "standard", seats, {}) for seats in (4, 3)),
    *(("raison_detat", "1618", seats, {}) for seats in (7, 6, 5, 4)),
    *(("raison_detat", "1702", seats, {}) for seats in (6, 5, 4, 3)),
]
# a hand of equal cards: the others would learn that they are equal
SECRET = {"drill_discard", "surplus"}
# the end of the talk, which everybody waits for: nothing is chosen, but nothing else ends it
TALK = {"negotiation"}


@pytest.mark.parametrize(("game", "scenario", "seats", "options"), TABLES)
def test_every_question_has_two_answers(game: str, scenario: str, seats: int, options: dict[str, Any]) -> None:
    for number in range(4):
        match = Match.new(game, scenario, seats, seed=f"one answer {number}", options=options, nonce="test")
        rng, move = Random(number), fight if number % 2 else step
        while match.outcome is None and len(match) < 2500:
            for decision in match.decisions:
                if len(decision.options) > 1 or decision.kind in TALK:
                    continue
                assert decision.kind in SECRET, (decision.kind, decision.options)
                hand = match.view(decision.seat)["powers"][match.definition.powers[decision.actor]]["hand"]  # type: ignore[attr-defined]
                assert len(hand) > 1, "a single card is no secret: how many are held is public"
            move(match, rng)
