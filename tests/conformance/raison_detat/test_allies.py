"""3.2, 7.5.7 and 7.6.6: Austria and Spain, Powers of one player, gifts among Allies."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from chancellery.kernel import BadInput
from tests.conformance.raison_detat.phases import (
    DECIDES,
    FREE,
    both,
)
from tests.conformance.raison_detat.table import (
    POWERS,
    STATUSES,
    asked,
    forbidden,
    happened,
    new,
    options,
    play,
    position,
    refused,
    seen,
    statuses,
    until,
)
from tests.conformance.rule import rule

# -- Habsburgs and France (3.2, 3.3)


@rule("RD-3.2.3", "RD-3.2.1", "RD-7.6.2", "RD-D-53")
@pytest.mark.parametrize("answer", ["consent", "refuse"])
def test_austria_and_spain_are_independent_allies(answer: str) -> None:
    """Each has its own actions, Money, votes and Influence, and each asks the other before it enters."""
    powers = {"austria": {"generals": {"tyrol": 1}, "money": 2}, "spain": {"generals": {"napoli": 1}, "money": 1}}
    match = position("1618", power="austria", action="movement", powers=powers)
    forbidden(match, "austria", "arbiter spain")  # of its Coalition
    play(match, "austria: arbiter france", "austria: march tyrol > lombardia")
    assert asked(match) == [("spain", "consent")]
    forbidden(match, "spain", "march napoli > lombardia")
    forbidden(match, "austria", "march napoli > lombardia")
    play(match, f"spain: {answer}")
    assert seen(match, "austria")["generals"] == ({"lombardia": 1} if answer == "consent" else {"tyrol": 1})
    drawn = match.view(None)["powers"]
    assert (drawn["austria"]["seat"], drawn["spain"]["seat"]) == ("austria", "spain")
    # Expand Influence of one is nothing to the other, and each has a vote of its own
    powers = {"austria": {"garrisons": ["hungari"]}, "spain": {"garrisons": ["piedmont"], "influence": 3}}
    match = position("1618", power="austria", action="influence", powers=powers)
    assert (seen(match, "austria")["influence"], seen(match, "spain")["influence"]) == (1, 3)
    powers = {"austria": {"garrisons": ["bohemia", "bavaria"]}, "spain": {"garrisons": ["lorraine", "nassau"]}}
    match = position("1618", power="austria", action="drill", powers=powers)
    play(match, "protestants: abstain")
    assert options(match, "spain") == ["vote spain", "vote austria", "abstain"]
    play(match, "spain: vote spain", "austria: vote austria")
    assert asked(match) == [("austria", "drill")]


@rule("RD-3.4.3", "RD-3.2.1", "RD-12.10.1", "RD-12.10.2", "RD-3.1.8")
def test_with_four_players_spain_lies_under_austria_for_the_whole_game() -> None:
    match, rng = new("1618", 4), Random(3)
    bid_for = set()
    while match.view(None)["round"] < 4 and match.outcome is None:
        assert (seen(match, "spain")["seat"], statuses(match)["spain"]) == ("austria", "austrian")
        bid_for |= {POWERS["1618"][decision.about[0]] for decision in match.decisions if decision.kind == "bid"}
        decision = match.decisions[0]
        match.play(decision.seat, rng.choice(decision.options))
    assert bid_for == {"poland", "ottoman"}
    for controller in ("protestants", "sweden", "france"):
        with pytest.raises(BadInput):
            position("1618", seats=4, powers={"spain": {"controller": controller}})


# -- Peace between Powers of one player, gifts among Allies (7.5.7, 7.6.6)


@rule("RD-7.5.7", "RD-12.5.1")
@pytest.mark.parametrize("status", ["french", "neutral", "expansionist"])
def test_powers_of_one_player_are_at_peace_and_allies_whatever_their_status(status: str) -> None:
    """Sweden has Russia and the Ottoman Empire; another Expansionist or Neutral Power is no Ally of theirs."""
    force = {"russia": {"controller": "sweden", "generals": {"kiev": 1}}, "ottoman": {"controller": "sweden"}}
    match = position(
        seats=4,
        power="russia",
        action="movement",
        powers={
            "sweden": {"status": status, "generals": {"stockholm": 0}},
            **force,
            "ottoman": {"controller": "sweden", "garrisons": ["podolia"], "generals": {"podolia": 2}},
        },
    )
    drawn = {one.id: one for one in match.scene(None, "en").powers}
    group = ["sweden", "russia", "ottoman"]
    for name in group:
        assert set(group) - {name} <= set(drawn[name].allies)
        assert not set(group) & set(drawn[name].at_war)
    assert "arbiter ottoman" not in options(match, "sweden")
    play(match, "sweden: arbiter britain", "sweden: march kiev > podolia")
    assert asked(match)[0][0] == "sweden"
    assert asked(match)[0][1] != "consent"
    assert happened(match, "battle") == []
    assert seen(match, "russia")["generals"] == {"podolia": 1}


@rule("RD-7.6.6", "RD-1.5", "RD-1.6", "RD-9.4.2", "RD-9.4.3", "RD-D-32", "RD-D-34")
@both
def test_three_money_or_three_cards_for_allies(scenario: str) -> None:
    """Sweden is in one Coalition with its leader; the others are not its Allies."""
    leader, other = DECIDES[scenario][STATUSES[scenario][1]], STATUSES[scenario][1]
    powers = {"sweden": {"status": other, "money": 5, "hand": [1, 2, 3, 4]}}
    action = "subsidies" if scenario == "1618" else "leadership"
    match = position(scenario, power="sweden", action=action, powers=powers)
    if scenario == "1702":  # after Leadership, also if that is declined
        play(match, "sweden: decline")
    assert asked(match) == [("sweden", "gifts")]
    offers = [f"offer {leader} {money}" for money in (1, 2, 3)] + [f"send {card} to {leader}" for card in (1, 2, 3, 4)]
    assert sorted(options(match, "sweden")) == sorted([*offers, "done"])
    refused(match, "sweden", f"offer {leader} 4", "RD-9.4.2")
    refused(match, "sweden", "offer austria 1", "RD-9.4.2")
    gift = match.clone()
    play(match, f"sweden: offer {leader} 3", f"{leader}: accept")
    assert (seen(match, "sweden")["money"], seen(match, leader)["money"]) == (2, 3)
    for card in (1, 2, 3):
        play(gift, f"sweden: send {card} to {leader}")
    play(gift, f"{leader}: accept")
    assert gift.view(leader)["powers"][leader]["hand"] == [1, 2, 3]
    assert (seen(gift, "sweden")["cards"], seen(gift, "sweden")["money"]) == (1, 5)


@rule("RD-1.5", "RD-1.6", "RD-7.6.6", "RD-D-31", "RD-D-35", "RD-D-44")
@both
def test_every_power_has_access_to_subsidies_and_mercenaries(scenario: str) -> None:
    other = STATUSES[scenario][1]
    for name in POWERS[scenario]:
        powers: dict[str, dict[str, Any]] = {one: {"status": other} for one in FREE[scenario]}
        if name in ("austria", "spain"):
            powers[FREE[scenario][0]]["status"] = "austrian"
        powers.setdefault(name, {})["money"] = 1
        powers[name]["hand"] = [5]
        action = "subsidies" if scenario == "1618" else "leadership"
        match = position(scenario, power=name, action=action, powers=powers)
        until(match, "gifts")
        assert asked(match) == [(name, "gifts")]
        assert {text.split()[0] for text in options(match, name)} == {"offer", "send", "done"}
