"""Random matches of every scenario to the end: the family's invariants, and those of the scenario's special rules."""

from __future__ import annotations

from random import Random

import pytest

from chancellery import Match
from tests.property.play import step
from tests.property.refused import well_refused
from tests.property.test_why_not import well_formed

SCENARIOS = ("1792", "1798", "1805", "1806", "1809", "1812", "1813")
SEATS = (6, 6, 6, 6, 6, 6, 6, 5, 4, 3)  # ten matches of each scenario
SPAIN = {"leon", "navarra", "catalonia", "valencia", "andalusia", "madrid"}


def special_rules_broken(match: Match, before: list[str]) -> list[str]:
    """K-13.1.8: nobody but France in closed Spain; K-13.1.3, K-13.1.9: what is spent or open stays so."""
    view = match.view(None)
    found = [f"{name} is back" for name in view["special"] if name not in before]
    if "spain_closed" in view["special"]:
        inside = {place for place, owner in view["garrisons"].items() if owner != "france"} & SPAIN
        for name, seen in view["powers"].items():
            inside |= set(seen["generals"]) & SPAIN if name != "france" else set()
            if seen["influence"] >= 11:
                found.append("Spain should be open")
        found += [f"somebody is in {place}" for place in inside]
    return found


@pytest.mark.parametrize("number", range(len(SEATS)))
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_matches_end_and_keep_the_invariants(scenario: str, number: int) -> None:
    match = Match.new("coalitions", scenario, SEATS[number], seed=number, nonce="test")
    rng = Random(f"{scenario} {number}")
    special = match.view(None)["special"]
    rounds: dict[int, int] = {}
    while match.outcome is None:
        seat, move = step(match, rng)
        assert not match.check(), (len(match), seat, move, match.check())
        if scenario == "1792":
            assert not special_rules_broken(match, special), (len(match), seat, move)
            special = match.view(None)["special"]
        now = match.view(None)["round"]
        rounds[now] = rounds.get(now, 0) + 1
        assert rounds[now] < 2000, "a round that does not end"
    assert match.outcome.rule in ("K-3.1.1", "K-3.2.1")
    assert match.outcome.winners
    assert not match.decisions
    if scenario == "1792":
        used = [event for event in match.events(None) if event.kind == "moved" and event.args[2] == "orient"]
        assert len(used) == 1 - ("armee_dorient" in special)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_records_and_copies_of_every_scenario(scenario: str) -> None:
    match, rng = Match.new("coalitions", scenario, 6, seed="record", nonce="test"), Random(scenario)
    for _ in range(300):
        if match.outcome is None:
            step(match, rng)
    copy, read = match.clone(), Match.from_record(match.to_record())
    for other in (copy, read):
        assert other.state.to_data() == match.state.to_data()
        assert [d.options for d in other.decisions] == [d.options for d in match.decisions]
    assert read.events(None) == match.events(None)


@pytest.mark.parametrize("number", range(3))
def test_every_refusal_in_1792_names_a_rule(number: int) -> None:
    match, rng = Match.new("coalitions", "1792", 6, seed=number, nonce="test"), Random(number)
    reasons = set()
    for _ in range(60):
        for _ in range(rng.randrange(1, 40)):
            if match.outcome is None:
                step(match, rng)
        if not match.decisions or match.decisions[0].kind not in ("move", "leadership", "path"):
            continue
        seat = match.decisions[0].seat
        legal = {move.text for move in match.legal(seat)}
        for text in [*well_formed(match, rng), "orient provence > egypt"]:
            refusal = match.why_not(seat, text)
            assert (refusal is None) == (text in legal), text
            if refusal is not None:
                well_refused(refusal)
                reasons.add(refusal.reason)
    assert "refused-orient-french" in reasons
