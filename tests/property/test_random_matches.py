"""Random matches to the end: no exception, no dead end, and the family's invariants after every move."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

import pytest

from chancellery.games.coalitions.system.invariants import confined_outside
from chancellery.games.coalitions.system.state import Realm
from tests.property.play import new, step

BATCHES, EACH = 10, 5  # 50 matches, in batches so that they spread over the cores; test_all_matches plays more


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_matches_end_and_keep_the_invariants(batch: int) -> None:
    for number in range(batch * EACH, (batch + 1) * EACH):
        match, rng = new(number), Random(number)
        influence = [0] * 6
        fortress = 0
        rounds: Counter[int] = Counter()
        while match.outcome is None:
            before = [type(p).__name__ for p in match.state.stack]
            seat, move = step(match, rng)
            state = cast(Realm, match.state)
            assert not match.check(), (number, len(match), seat, move, match.check())
            # 12: Influence never falls; 4: a Fortress, once placed, stays
            assert all(now >= then for now, then in zip(state.influence, influence, strict=True))
            assert not fortress & ~state.fortress
            influence, fortress = list(state.influence), state.fortress
            rounds[state.round] += 1
            assert rounds[state.round] < 2000, "a round that does not end"
            if "BoardUpdate" in before and not any(type(p).__name__ == "BoardUpdate" for p in state.stack):
                # 30: nothing has moved since the update, except where the next decision came after an action
                if state.turn == 1 and state.asked and state.asked[0].kind == "drill":
                    assert not confined_outside(state)
        outcome = match.outcome
        assert outcome.winners
        assert outcome.rule in ("K-3.1.1", "K-3.2.1")
        best = max(outcome.scores)
        assert all(outcome.scores[winner] == best for winner in outcome.winners)
        assert not match.decisions
        assert all(not match.legal(seat) for seat in range(6))


@pytest.mark.parametrize("seed", range(3))
def test_the_same_set_up_and_moves_give_the_same_match(seed: int) -> None:
    first, second = new(seed), new(seed)
    rng = Random(seed)
    for _ in range(400):
        seat, move = step(first, rng)
        second.play(seat, move)
        assert first.state.to_data() == second.state.to_data()
    assert first.events(None) == second.events(None)
    assert first.to_record() == second.to_record()
