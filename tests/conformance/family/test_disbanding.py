"""Disbanding Garrisons, before the first Movement Turn (family.md 1.14)."""

from __future__ import annotations

from typing import Any

from chancellery import Match
from tests.conformance.coalitions.table import forbidden, happened, options, play, power
from tests.conformance.family.actions import kinds, number, passive
from tests.conformance.family.printed import printed
from tests.conformance.family.stage import Stage, skip
from tests.conformance.rule import rule


def moving(stage: Stage, name: str, **fields: Any) -> Match:
    """A Power that has not named its Arbiter yet; all are at War."""
    return stage.position(power=name, action="movement", **fields)


@rule("K-7.6.14", "RP-8.7.1", "RP-8.7.7", "RP-R-30", "RP-14.1.16", "RD-9.10.1", "RD-R-36")
def test_any_number_of_own_garrisons_may_be_disbanded_before_the_first_turn_only(stage: Stage) -> None:
    powers: dict[str, Any] = {
        "france": {"generals": {"paris": 0}, "garrisons": ["wien", "bavaria", "provence"]},
        "austria": {"garrisons": ["tyrol"]},
    }
    match = moving(stage, "france", powers=powers)
    forbidden(match, "france", "disband wien")  # not before the Arbiter is named
    play(match, f"france: arbiter {stage.rival}")
    assert set(options(match, "france")) == {"disband wien", "disband bavaria", "disband provence", "done"}
    forbidden(match, "france", "disband tyrol", "disband paris")  # another Power's; nobody's
    none = play(match.clone(), "france: done")
    assert len(none.view(None)["garrisons"]) == 4  # optional
    play(match, "france: disband wien", "france: disband provence")
    assert set(options(match, "france")) == {"disband bavaria", "done"}
    play(match, "france: done")
    assert match.view(None)["garrisons"] == {"bavaria": "france", "tyrol": "austria"}
    forbidden(match, "france", "disband bavaria")
    play(match, "france: end", "france: request", f"{stage.rival}: grant")
    assert kinds(match, "france") == ["move"]  # nor between the Movement Turns
    forbidden(match, "france", "disband bavaria")


@rule("K-7.6.14", "RP-8.7.1", "RD-9.10.1")
def test_without_garrisons_nobody_is_asked_and_all_may_be_disbanded(stage: Stage) -> None:
    match = moving(stage, "france", powers={"france": {"generals": {"paris": 0}}})
    play(match, f"france: arbiter {stage.rival}")
    assert kinds(match, "france") == ["move"]
    match = moving(stage, "france", powers={"france": {"generals": {"paris": 0}, "garrisons": ["wien", "paris"]}})
    play(match, f"france: arbiter {stage.rival}", "france: disband wien", "france: disband paris")
    assert match.view(None)["garrisons"] == {}
    assert kinds(match, "france") == ["move"]


@rule("K-7.6.15", "RP-8.7.2", "RD-9.10.2")
def test_the_token_goes_to_stock_and_neither_becomes_a_troop_nor_money(stage: Stage) -> None:
    page = printed(stage)
    grey = page.uncontested[0]
    force = {"generals": {"wien": 1}, "garrisons": ["bavaria", "paris", "tyrol", grey], "money": 2}
    match = moving(stage, "austria", powers={"austria": force})
    assert power(match, "austria")["stock"] == 28 - 5
    play(match, f"austria: arbiter {stage.rival}")
    for place, stock in (("bavaria", 24), ("paris", 25), ("tyrol", 26), (grey, 27)):
        play(match, f"austria: disband {place}")
        assert power(match, "austria")["stock"] == stock
    assert power(match, "austria")["generals"] == {"wien": 1}  # it did not become a Troop
    assert power(match, "austria")["money"] == 2  # and gives no Money
    assert match.view(None)["garrisons"] == {}


@rule("K-7.6.15", "K-4.3.6", "RP-8.7.3", "RP-8.7.4", "RP-5.7.7", "RP-R-91", "RD-9.10.3")
def test_after_disbanding_the_income_is_that_of_the_new_controllers(stage: Stage) -> None:
    """France disbands its Garrisons in Wien, at home and in a grey Territory; what Austria and France tax then."""
    page = printed(stage)
    grey = page.uncontested[0]
    match = moving(stage, "france", powers={"france": {"garrisons": ["wien", "paris", grey]}})
    play(match, f"france: arbiter {stage.rival}", "france: disband wien", "france: disband paris")
    play(match, f"france: disband {grey}", "france: stop")
    wanted = {number(match, name): page.homes[name] for name in ("austria", "france")}
    while not set(wanted) <= set(dict(happened(match, "tax"))):
        passive(match)
    taxes = dict(happened(match, "tax"))
    assert {index: taxes[index] for index in wanted} == wanted


@rule("K-7.6.16", "RP-8.7.5", "RD-9.10.5")
def test_a_garrison_is_never_turned_back_into_a_troop(stage: Stage) -> None:
    powers: dict[str, Any] = {"france": {"generals": {"bavaria": 1, "wurttemberg": 0}, "garrisons": ["bavaria"]}}
    match = moving(stage, "france", powers=powers)
    play(match, f"france: arbiter {stage.rival}")
    disbanded = play(match.clone(), "france: disband bavaria")
    assert power(disbanded, "france")["generals"] == {"bavaria": 1, "wurttemberg": 0}
    play(match, "france: done")
    # a General who enters or leaves does not take it up either
    play(match, "france: march bavaria > tyrol")
    skip(match, "garrison")
    play(match, "france: march wurttemberg > bavaria")
    assert power(match, "france")["generals"] == {"tyrol": 1, "bavaria": 0}
    assert match.view(None)["garrisons"] == {"bavaria": "france"}


@rule("K-7.6.17", "RP-8.7.6", "RD-9.10.4", "RP-R-91")
def test_the_fortress_of_a_disbanded_garrison_stays(stage: Stage) -> None:
    france = {"garrisons": ["bavaria"], "generals": {"wurttemberg": 2}}
    match = moving(stage, "france", fortresses=["bavaria"], powers={"france": france})
    play(match, f"france: arbiter {stage.rival}", "france: disband bavaria")
    assert match.view(None)["garrisons"] == {}
    assert match.view(None)["fortresses"] == ["bavaria"]
    play(match, "france: march wurttemberg > bavaria", "france: garrison bavaria")
    assert match.view(None)["garrisons"] == {"bavaria": "france"}
    assert match.view(None)["fortresses"] == ["bavaria"]
