"""Imperial Struggle: a prompt says that one must choose exactly when there is no way out among the options."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from chancellery import Match
from chancellery.games.imperial_struggle.definition import ImperialStruggle
from chancellery.games.imperial_struggle.sides import SIDES
from chancellery.kernel import Decision
from chancellery.locale import LANGUAGES, text

EAGER = {"play": 6, "play_with": 6, "begin": 2}
LAZY = {"pass": 0.1, "end": 0.3, "reveal": 0.2}


def has_a_way_out(match: Match, decision: Decision) -> bool:
    """Whether an option leaves things as they are: it declines, ends the round, or keeps the cards there are."""
    if decision.kind == "ministry":
        cards: list[dict[str, Any]] = match.view(decision.seat)["sides"][SIDES[decision.actor]]["ministry"]
        now = {card["card"] for card in cards}
        return any(set(move.text.split()[1:]) - {"and"} == now for move in decision.options)
    return any(move.verb in ("decline", "end", "take") for move in decision.options)


@pytest.mark.parametrize("seed", range(4))
def test_one_must_choose_only_where_nothing_can_be_declined(seed: int) -> None:
    chosen = {"spanish_empire": seed % 2 == 0, "planning_layout": seed == 1, "bid_for_sides": seed == 3}
    match, rng, seen = Match.new("imperial_struggle", seed=f"must {seed}", options=chosen), Random(seed), set()
    game = match.definition
    assert isinstance(game, ImperialStruggle)
    while match.outcome is None:
        decision = rng.choice(match.decisions)
        way_out = has_a_way_out(match, decision)
        seen.add(way_out)
        for lang in LANGUAGES:
            must = text(lang, "must-decide")
            said = match.definition.prompt(decision, lang)
            assert said.endswith(must) is not way_out, (decision.kind, said)
            assert game.speaker(lang).declining(decision).text in said
        weights = [EAGER.get(move.verb, LAZY.get(move.verb, 1)) for move in decision.options]
        match.play(decision.seat, rng.choices(decision.options, weights)[0])
    assert seen == {True, False}
