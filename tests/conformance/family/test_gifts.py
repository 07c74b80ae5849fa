"""Gifts after Leadership, as far as Coalitions and Raison d'État share them (family.md 1.11)."""

from __future__ import annotations

from typing import Any

from chancellery import Match
from tests.conformance.coalitions.table import asked, forbidden, happened, options, play, power
from tests.conformance.family.actions import BOTH_WITH_A_WHEEL, kinds, wheel_stage
from tests.conformance.family.stage import Stage
from tests.conformance.rule import rule


def giver(stage: Stage) -> str:
    """Who gives: Great Britain alone, or everybody."""
    return "britain" if stage.game == "coalitions" else "france"


def giving(stage: Stage, money: int, minor: str = "", **fields: Any) -> Match:
    """The giver after its Leadership; the friend and Russia are its Allies, the Ottoman Empire too or a Minor Power."""
    status = "british" if stage.game == "coalitions" else "french"
    powers: dict[str, Any] = {name: {"status": status} for name in (stage.friend, "russia", "ottoman")}
    if minor:
        powers["ottoman"] |= {"controller": minor}
    powers[giver(stage)] = {"money": money}
    match = stage.position(power=giver(stage), action="leadership", powers=powers, **fields)
    return play(match, f"{giver(stage)}: morale")


def money(match: Match) -> dict[str, int]:
    seen = match.view(None)["powers"]
    return {name: seen[name]["money"] for name in seen if seen[name]["money"]}


@rule("K-7.3.6", "K-7.3.7", "K-R-42", "FAM-3.13", "RD-9.4.4", "RD-9.4.11", "RD-9.5.8", "RD-R-30", "RD-R-31")
@wheel_stage
def test_all_shares_are_offered_first_and_each_recipient_takes_or_refuses_his(stage: Stage) -> None:
    who, friend = giver(stage), stage.friend
    match = giving(stage, 3)
    assert match.view(None)["powers"][who]["morale"] == 1  # Leadership came first
    forbidden(match, who, "offer austria 1", f"offer {who} 1", f"offer {friend} 4", f"offer {friend} 0")
    play(match, f"{who}: offer russia 2")
    assert money(match) == {who: 3}  # nothing changes hands before an answer
    forbidden(match, who, f"offer {friend} 2", "offer russia 1")  # 3 in all; one offer per Power
    play(match, f"{who}: offer {friend} 1")
    assert [args[2] for args in happened(match, "offered")] == [2, 1]
    # in the Order of Powers: the friend stands before Russia in both games
    assert [seat for seat, _ in asked(match)] == [friend]
    assert options(match, friend) == ["accept", "refuse"]
    forbidden(match, "russia", "accept")
    play(match, f"{friend}: refuse")
    assert money(match) == {who: 3}  # what is refused stays
    assert [seat for seat, _ in asked(match)] == ["russia"]
    play(match, "russia: accept")
    assert money(match) == {who: 1, "russia": 2}
    # and is not offered to anybody else in the same action
    assert not {"subsidy", "gifts", "subsidies"} & set(kinds(match, who))


@rule("K-7.3.6", "K-R-64", "RD-9.4.10", "RD-9.5.8", "RD-R-31")
@wheel_stage
def test_nothing_need_be_given_also_after_a_declined_leadership(stage: Stage) -> None:
    who = giver(stage)
    status = "british" if stage.game == "coalitions" else "french"
    powers: dict[str, Any] = {who: {"money": 4}, stage.friend: {"status": status}}
    match = stage.position(power=who, action="leadership", powers=powers)
    play(match, f"{who}: decline")
    assert f"offer {stage.friend} 3" in options(match, who)
    play(match, f"{who}: done")
    assert not {"subsidy", "gifts", "subsidies"} & set(kinds(match, who))
    assert money(match)[who] == 4


@rule("K-11.5.10", "K-R-57", "RD-9.4.8", "RD-12.8.10", "RD-R-67")
@wheel_stage
def test_an_uncontrolled_minor_power_is_offered_nothing(stage: Stage) -> None:
    who = giver(stage)
    match = giving(stage, 3, seats=5)
    assert match.view(None)["powers"]["ottoman"]["seat"] is None
    forbidden(match, who, "offer ottoman 1")
    assert f"offer {stage.friend} 1" in options(match, who)


@rule("K-7.3.7", "K-11.4.8", "K-R-42", "RD-9.4.4", "RD-12.7.1", "RD-R-30", "FAM-D.5")
@wheel_stage
def test_a_power_of_the_givers_player_is_not_asked(stage: Stage) -> None:
    who = giver(stage)
    match = giving(stage, 3, minor=who, seats=5)
    play(match, f"{who}: offer ottoman 3")
    assert money(match) == {"ottoman": 3}
    assert "ottoman" not in [seat for seat, _ in asked(match)]
    assert not {"subsidy_answer", "subsidies", "subsidy"} & set(kinds(match, who))
    # of another player it is: that player answers
    match = giving(stage, 3, minor="russia", seats=5)
    play(match, f"{who}: offer ottoman 3")
    assert asked(match)[0][0] == "russia"
    play(match, "russia: refuse")
    assert money(match) == {who: 3}


@rule("RD-9.4.9", "RD-5.11.5", "RD-R-10")
def test_a_recipient_above_six_cards_discards_at_the_end_of_the_action() -> None:
    (stage,) = [one for one in BOTH_WITH_A_WHEEL if one.game == "raison_detat"]
    powers: dict[str, Any] = {
        "france": {"hand": [5, 5]},
        "sweden": {"status": "french", "hand": [1, 1, 2, 2, 3, 3]},
    }
    match = stage.position(power="france", action="leadership", powers=powers)
    play(match, "france: decline", "france: send 5 to sweden", "france: send 5 to sweden", "sweden: accept")
    assert power(match, "sweden")["hand"] == [1, 1, 2, 2, 3, 3, 5, 5]
    assert power(match, "france")["hand"] == []
    for card in (1, 3):
        assert asked(match) == [("sweden", "surplus")]
        play(match, f"sweden: discard {card}")
    assert power(match, "sweden")["hand"] == [1, 2, 2, 3, 5, 5]
    assert "surplus" not in kinds(match, "sweden")
