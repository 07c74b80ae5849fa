"""The statement that a refusal names is the one that forbids the move, also for a player who is not asked."""

from __future__ import annotations

import pytest

from chancellery import Match, Refusal
from tests.conformance.coalitions.table import asked, play, position
from tests.conformance.rule import rule


def why_not(match: Match, seat: str, move: str) -> tuple[str, str]:
    """The rule and the reason; both languages have words for it."""
    refusal = match.why_not(seat, move)
    assert isinstance(refusal, Refusal), move
    assert refusal.text("en") != refusal.text("pl")
    return refusal.rule, refusal.reason


@rule("K-6.1.8", "K-R-04")
@pytest.mark.parametrize("status", ["british", "french", "neutral", "expansionist"])
@pytest.mark.parametrize("option", ["neutral", "keep"])
def test_a_power_without_its_capital_reads_why_it_is_not_asked(status: str, option: str) -> None:
    match = position(
        phase="diplomacy",
        round=2,
        options={"capital_lost": option},
        powers={"austria": {"status": "expansionist"}, "france": {"garrisons": ["wien"]}},
    )
    while match.decisions[0].kind != "status":
        assert why_not(match, "austria", f"status {status}")[0] == "K-6.1.8", "from the beginning of the phase"
        play(match, f"{match.seats[match.decisions[0].seat]}: done")
    assert "austria" not in [seat for seat, _ in asked(match)]
    assert why_not(match, "austria", f"status {status}") == ("K-6.1.8", "refused-capital-lost")
    assert why_not(match, "austria", "done")[1] == "refused-not-your-decision"


@rule("K-6.1.7")
def test_a_leader_reads_that_he_chooses_no_status() -> None:
    match = position(phase="diplomacy", round=2, powers={"austria": {"status": "neutral"}})
    while match.decisions[0].kind != "status":
        play(match, f"{match.seats[match.decisions[0].seat]}: done")
    assert why_not(match, "france", "status neutral") == ("K-6.1.7", "refused-never-changes-sides")
    assert why_not(match, "britain", "status british") == ("K-6.1.7", "refused-never-changes-sides")


@rule("K-6.4.4", "K-11.3.7", "K-6.4.1")
def test_a_minor_power_is_not_expelled_on_its_own() -> None:
    """Britain is asked, since Austria is a member; France is not, for its only member is its own Minor Power."""
    match = position(
        seats=4,
        phase="diplomacy",
        round=2,
        powers={"prussia": {"controller": "austria"}, "ottoman": {"controller": "france"}, "austria": {}},
    )
    assert asked(match) == [("britain", "expel_before")]
    assert why_not(match, "britain", "expel prussia") == ("K-6.4.4", "refused-minor-power-goes-along")
    assert why_not(match, "britain", "expel ottoman") == ("K-6.4.1", "refused-not-in-your-coalition")
    assert why_not(match, "france", "expel ottoman") == ("K-6.4.4", "refused-minor-power-goes-along")
    assert why_not(match, "france", "expel austria") == ("K-6.4.1", "refused-not-in-your-coalition")
    assert why_not(match, "russia", "expel austria") == ("K-6.4.1", "refused-only-leaders-expel")


@rule("K-7.3.14", "K-7.3.12", "K-7.6.14")
def test_in_napoleons_move_no_garrison_is_disbanded() -> None:
    powers = {"france": {"generals": {"paris": 1, "picardie": 1}, "garrisons": ["holland"], "named": "paris"}}
    match = position(power="france", action="leadership", powers=powers)
    play(match, "france: decline")
    assert asked(match) == [("france", "move")]
    assert why_not(match, "france", "disband holland") == ("K-7.3.14", "refused-napoleons-move-disband")
    assert why_not(match, "france", "arbiter austria") == ("K-7.3.12", "refused-napoleons-move-arbiter")
    assert why_not(match, "france", "march picardie > holland")[0] == "K-7.3.11"
    # in the Movement action itself it is a matter of the right moment
    match = position(power="france", action="movement", powers=powers)
    play(match, "france: arbiter ottoman", "france: done")
    assert why_not(match, "france", "disband holland") == ("K-7.6.14", "refused-other-time")


@rule("K-7.6.18", "K-8.3.4", "K-10.1.1", "K-13.0.1", "K-8.3.14")
def test_a_move_of_another_time_names_the_rule_that_says_when() -> None:
    match = position(power="france", action="leadership", powers={"france": {"generals": {"paris": 1}}})
    assert asked(match) == [("france", "leadership")]
    assert why_not(match, "france", "march paris > picardie") == ("K-7.6.18", "refused-other-time")
    assert why_not(match, "france", "play 3 for paris") == ("K-8.3.4", "refused-other-time")
    # what this match does not have at all
    assert why_not(match, "france", "add strength") == ("K-10.1.1", "refused-abilities-not-used")
    assert why_not(match, "france", "orient provence > egypt") == ("K-13.0.1", "refused-orient-1792")
    assert why_not(match, "france", "strike 3 for paris") == ("K-8.3.14", "refused-not-in-this-game")


@rule("K-11.2.3")
def test_who_has_no_morale_reads_that_his_bid_is_0() -> None:
    match = position(seats=4, power="prussia", action="drill", powers={"france": {"morale": 1}})
    assert asked(match) == [("france", "bid")]
    assert why_not(match, "austria", "bid 0") == ("K-11.2.3", "refused-bid-without-morale")
    assert why_not(match, "austria", "bid 1") == ("K-11.2.3", "refused-bid-without-morale")
    assert why_not(match, "france", "bid 2") == ("K-11.2.3", "refused-bid-too-high")
