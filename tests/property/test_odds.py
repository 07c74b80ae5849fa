"""Odds use nothing hidden: in every game they are equal for all deals that look alike to the seat, and so is all else
that is told of an option before it is chosen. Where a table is played without odds, there are none."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from chancellery import Match, games
from chancellery.kernel import Decision, Move
from chancellery.kernel import game as find_game
from chancellery.table import odds
from chancellery.table.scene_asking import Odds, Option, Plan

POSITIONS = 3  # with odds, of each kind of decision, in a match
MOST = 8  # options that are looked at
TWINS = 3
MATCHES = 12
LONGEST = 600  # moves
ENOUGH = 5  # pairs of deals
VARIANTS = [
    (game.id, scenario.id, seats) for game in games() for scenario in game.scenarios for seats in scenario.seats[-1:]
]


def wagers(match: Match, decision: Decision, moves: list[Move]) -> list[Option | Plan]:
    """All that is told about some options and the plans that begin with them."""
    found = match.definition.asking.previewed(match.state, decision.seat, moves, "en")
    assert all((plan.odds is not None) == plan.battle for plan in found.plans)
    return [*found.options, *found.plans]


def without_odds(match: Match, decision: Decision, moves: list[Move]) -> bool:
    """Where a table is played without odds, neither scene nor preview has any; the sides of a battle are still told."""
    with odds.setting(False):
        found = match.definition.asking.previewed(match.state, decision.seat, moves, "en")
        scene = match.scene(decision.seat)
    after = [card.after for hand in scene.hands for card in hand.cards if card.after is not None]
    boxes = [box.odds for display in scene.displays for box in display.boxes]
    assert scene.contest is None or scene.contest.odds is None
    assert [one for one in [*boxes, *(one.odds for one in after)] if one is not None] == []
    return all(one.odds is None for one in found.options) and all(one.odds is None for one in found.plans)


def fits(found: Odds) -> bool:
    """Percents that add up, and the reader's own among them."""
    return sum(end.percent for end in found.outcomes) == 100 and found.mine in (
        0,
        *(end.percent for end in found.outcomes),
    )


@pytest.mark.parametrize(("game", "scenario", "seats"), VARIANTS)
def test_odds_are_equal_for_deals_that_look_alike(game: str, scenario: str, seats: int) -> None:
    compared = 0
    for seed in range(MATCHES):
        rng = Random(f"odds {game} {scenario} {seed}")
        options = {option.id: rng.choice(option.values) for option in find_game(game).options_of(scenario)}
        match = Match.new(game, scenario, seats, seed=f"odds {seed}", options=options, nonce="test")
        compared += twins_compared(match, rng)
        if compared > ENOUGH:
            return
    raise AssertionError(f"only {compared} compared")


def twins_compared(match: Match, rng: Random) -> int:
    """Plays a match at random, and compares the odds of some options with those in other deals."""
    seen: Counter[str] = Counter()
    compared = 0
    while match.outcome is None and len(match) < LONGEST:
        decision = rng.choice(match.decisions)
        if seen[decision.kind] < POSITIONS:
            moves = rng.sample(decision.options, min(MOST, len(decision.options)))
            before = wagers(match, decision, moves)
            if any(one.odds is not None for one in before):
                seen[decision.kind] += 1
                assert all(fits(one.odds) for one in before if one.odds is not None)
                assert all(one.clash is not None for one in before if one.battle and one.odds is not None)
                assert without_odds(match, decision, moves)
                for _ in range(TWINS):
                    twin = match.determinize(decision.seat, Random(rng.random()))
                    alike = [d for d in twin.decisions if (d.seat, d.kind) == (decision.seat, decision.kind)]
                    if alike and alike[0].options == decision.options:
                        assert wagers(twin, alike[0], moves) == before
                        compared += 1
        match.play(decision.seat, rng.choice(decision.options))
    return compared
