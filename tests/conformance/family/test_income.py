"""Income of Territories, Influence, Taxation and Expand Influence (family.md 1.3, 1.4, 1.9, 1.13)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery.kernel import BadInput
from tests.conformance.coalitions.table import asked, happened, play, power
from tests.conformance.family.actions import (
    MINOR,
    REALPOLITIK,
    board,
    expand,
    family,
    minor_of,
    mobilising,
    number,
    passive,
    tax,
    walk,
    wheel_stage,
)
from tests.conformance.family.printed import printed
from tests.conformance.family.stage import Stage
from tests.conformance.rule import rule

# -- Taxation


@rule("K-7.2.1", "K-7.2.2", "RP-8.1.1", "RP-8.1.2", "RP-8.1.3", "RP-8.1.4", "RP-8.1.5", "RP-R-78")
@rule("RD-9.3.1", "RD-9.3.2", "RD-9.3.3")
def test_taxation_adds_own_homes_uncontested_and_contested_without_own_stripe(stage: Stage) -> None:
    page = printed(stage)
    homes = page.homes["austria"]
    (grey, grey_value), (striped, striped_value) = page.uncontested, page.foreign_stripes

    def taxed(garrisons: list[str], **others: Any) -> int:
        austria = {"garrisons": garrisons, "money": 2}
        match = stage.position(power="austria", action="taxation", powers={"austria": austria, **others})
        ((who, money),) = happened(match, "tax")
        assert who == number(match, "austria")
        assert power(match, "austria")["money"] == 2 + money
        return int(money)

    assert taxed([]) == homes
    assert taxed([grey]) == homes + grey_value
    assert taxed([striped]) == homes + striped_value
    assert taxed([grey, striped, page.numberless]) == homes + grey_value + striped_value
    assert taxed(["bavaria", "lombardia"]) == homes  # an Austrian stripe: Influence, not Money
    assert taxed(["paris", "provence"]) == homes  # Home Territories of another Power
    assert taxed(["wien", "tyrol"]) == homes  # a Garrison at home adds nothing
    # an own Home Territory under another Power's Garrison: nothing
    assert taxed([grey], france={"garrisons": ["wien"]}) == homes - 3 + grey_value
    assert taxed([], france={"garrisons": ["wien", "tyrol"]}) == homes - 3 - 1
    assert taxed([], france={"garrisons": [grey, striped]}) == homes


@rule("K-7.2.3", "RD-9.3.4")
@wheel_stage
@pytest.mark.parametrize(("status", "times"), [("neutral", 2), ("expansionist", 1), ("french", 1)])
def test_a_neutral_power_takes_the_whole_sum_double(stage: Stage, status: str, times: int) -> None:
    page, name = printed(stage), stage.friend
    grey = ("livonia", 1) if stage.game == "coalitions" else ("oldenburg", 1)
    force = {"status": status, "garrisons": [grey[0]], "money": 1}
    match = stage.position(power=name, action="taxation", powers={name: force})
    assert happened(match, "tax") == [(number(match, name), (page.homes[name] + grey[1]) * times)]
    assert power(match, name)["money"] == 1 + (6 + 1) * times


@rule("K-7.0.1", "RP-8.1.6", "RP-8.3.5", "RD-9.1.5", "RD-R-09", "FAM-3.11")
@pytest.mark.parametrize("action", ["taxation", "influence"])
def test_pure_gains_are_booked_and_nobody_is_asked(stage: Stage, action: str) -> None:
    page = printed(stage)
    match = stage.position(power="austria", action=action, powers={"austria": {"garrisons": ["bavaria"]}})
    assert len(match) == 0  # no decision was made, and none about it is open
    money, influence = (page.homes["austria"], 0) if action == "taxation" else (0, page.bavaria)
    assert (power(match, "austria")["money"], power(match, "austria")["influence"]) == (money, influence)
    assert not {"taxation", "influence", "expand"} & {kind for _, kind in asked(match)}
    # it may yield nothing
    nothing = [one.id for one in board(stage).territories if one.power == "austria"]
    match = stage.position(power="austria", action=action, powers={"france": {"garrisons": nothing}})
    assert happened(match, "tax" if action == "taxation" else "expand")[0][1] == 0


@rule("K-1.1.7", "K-R-20", "RP-2.1.8", "RP-8.1.7", "RP-R-14", "RD-2.1.7", "RD-2.2.7", "RD-9.3.5", "RD-R-12")
def test_money_is_kept_without_limit_and_the_supply_never_runs_out(stage: Stage) -> None:
    page = printed(stage)
    rich = {name: {"money": 79} for name in page.powers}  # each nearly the 80 of the box
    match = stage.position(power="austria", action="taxation", powers=rich)
    seen = match.view(None)["powers"]
    expected = {name: 79 + (page.homes["austria"] if name == "austria" else 0) for name in page.powers}
    assert {name: seen[name]["money"] for name in page.powers} == expected
    # it is still there when the Power comes to its Mobilisation, and any part of it can be paid
    while "purchase" not in [kind for who, kind in asked(match) if who == "austria"]:
        passive(match, "mobilisation austria")
    assert power(match, "austria")["money"] == 79 + page.homes["austria"]
    play(match, "austria: buy morale")
    assert power(match, "austria")["money"] == 78 + page.homes["austria"]


@rule("K-7.2.1", "K-7.5.1", "K-R-68", "RP-8.1.5", "RP-8.3.4", "RD-5.2.2")
def test_a_territory_gives_money_or_influence_and_never_both(stage: Stage) -> None:
    page = printed(stage)
    for name in ("austria", "france"):
        homes = page.homes[name]
        for one in board(stage).territories:
            if one.kind == "impassable":
                continue
            garrison = {"powers": {name: {"garrisons": [one.id]}}}
            money = tax(stage, name, **garrison) - homes + (one.value if one.power == name else 0)
            assert sorted((money, expand(stage, name, **garrison))) == [0, one.value], one.id


# -- Expand Influence


@rule("K-7.5.1", "K-7.5.2", "K-R-68", "RP-8.3.1", "RP-8.3.2", "RP-8.3.3", "RP-8.3.4", "RP-R-24")
@rule("RD-9.7.1", "RD-9.7.3")
def test_contested_with_own_stripe_and_homes_of_others_are_added_together(stage: Stage) -> None:
    page = printed(stage)
    lombardia = 2 if stage.game == "realpolitik" else 1

    def gained(garrisons: list[str], **others: Any) -> int:
        powers = {"austria": {"garrisons": garrisons, "influence": 2}, **others}
        match = stage.position(power="austria", action="influence", powers=powers)
        ((who, points, total),) = happened(match, "expand")
        assert (who, total) == (number(match, "austria"), 2 + points)
        assert power(match, "austria")["influence"] == total
        seen = match.view(None)["powers"]
        assert {name for name in page.powers if seen[name]["influence"]} == {"austria"}
        return int(points)

    assert gained([]) == 0
    assert gained(["bavaria"]) == page.bavaria
    assert gained(["bavaria", "lombardia"]) == page.bavaria + lombardia
    assert gained(["paris"]) == 3
    assert gained(["paris", "provence", page.numberless_home]) == 3 + 1 + 0
    assert gained(["bavaria", "paris"]) == page.bavaria + 3  # both kinds together
    assert gained(["wien", "tyrol", page.uncontested[0], page.foreign_stripes[0]]) == 0
    # nothing for what another Power controls, nor for a Capital lost
    assert gained(["lombardia"], france={"garrisons": ["bavaria"]}) == lombardia
    assert gained(["bavaria"], france={"garrisons": ["wien"]}) == page.bavaria


@rule("RP-8.3.6")
def test_expand_influence_does_not_depend_on_the_order_of_the_powers() -> None:
    powers = {"austria": {"garrisons": ["bavaria", "paris"]}, "france": {"garrisons": ["wien", "savoy"]}}
    for prestige in (["austria", "france", "italy", "prussia"], ["france", "prussia", "italy", "austria"]):
        for cards in ({"austria": "influence", "france": "influence"}, {"france": "influence", "austria": "influence"}):
            match = REALPOLITIK.position(prestige=prestige, cards=cards, powers=powers)
            assert power(match, "austria")["influence"] == 1 + 3
            assert power(match, "france")["influence"] == 3 + 1


@rule("K-7.5.4", "K-11.4.4", "RP-11.5.6", "RP-11.2.4", "RD-9.7.5", "RD-12.6.1")
def test_a_minor_power_does_not_expand_its_influence(stage: Stage) -> None:
    name, _ = MINOR[stage.game]
    powers: dict[str, Any] = {name: {"garrisons": ["provence"]}}
    if stage.game == "realpolitik":  # it has no such card
        with pytest.raises(BadInput):
            minor_of(stage, "austria", power=name, action="influence", powers=powers)
        match = minor_of(stage, "austria", powers=powers)
        assert match.view(None)["powers"][name]["action_hand"] == ["taxation", "mobilisation", "dispatch", "movement"]
        return
    match = minor_of(stage, "austria", power=name, action="influence", powers=powers)
    assert happened(match, "expand") == []
    seen = match.view(None)["powers"]
    assert (seen[name]["influence"], seen["austria"]["influence"]) == (0, 0)


# -- Influence


@rule("K-4.5.1", "RP-5.3.1", "RP-5.3.2", "RP-5.3.3", "RD-5.4.1")
@rule("K-4.5.2", "RP-5.3.4", "RD-5.4.2", "RD-R-14")
def test_influence_comes_from_its_sources_only_and_is_never_lost(stage: Stage) -> None:
    """Every change of every Influence marker in random matches is booked by Expand Influence or a won battle.

    Coalitions has Subsidies besides, Raison d'État the Emperor; Contested Territories and Homes score in the action.
    """
    more = {"coalitions": {"subsidy"}, "realpolitik": set(), "raison_detat": {"emperor"}}[stage.game]
    names = printed(stage).powers
    sources: set[str] = set()
    for seed in range(4):
        before, seen, source = dict.fromkeys(names, 0), 0, ""
        for match in walk(stage, seed, 1500):
            booked = dict(before)
            for event in match.events(since=seen):
                if event.kind in ("expand", "battle", "beaten", "subsidy"):
                    source = event.kind
                if event.kind == "crown_influence":
                    assert "emperor" in more
                    booked[names[event.args[1]]] += event.args[2]
                elif event.kind in ("expand", "influence"):
                    assert event.args[1] >= 0
                    assert source in {"expand", "beaten"} | more, source
                    booked[names[event.args[0]]] += event.args[1]
                    sources.add(source)
            seen = match.event_count
            now = {name: match.view()["powers"][name]["influence"] for name in names}
            assert now == booked
            assert all(now[name] >= before[name] for name in names)
            before = now
    assert {"expand", "beaten"} <= sources


@rule("K-4.5.2", "RP-5.3.4", "RD-5.4.2")
def test_losing_a_territory_and_a_battle_costs_no_influence(stage: Stage) -> None:
    match = stage.attack(
        "france",
        "march wurttemberg > bavaria",
        powers={
            "france": {"generals": {"wurttemberg": 3}, "influence": 4},
            "austria": {"generals": {"bavaria": 0}, "garrisons": ["bavaria"], "influence": 7},
        },
    )
    play(match, "austria: off board", "france: garrison bavaria")
    assert match.view(None)["garrisons"] == {"bavaria": "france"}
    assert power(match, "austria")["influence"] == 7
    won = 2 if stage.game == "raison_detat" else 1  # Coalition against Coalition
    assert power(match, "france")["influence"] == 4 + won  # a battle scores at once


@rule("K-R-63", "RP-R-02", "RP-4.1.5", "RD-R-14")
def test_influence_is_counted_without_upper_limit(stage: Stage) -> None:
    page = printed(stage)
    austria = {"influence": 24, "garrisons": ["paris", "provence", "bavaria", "lombardia"]}
    match = stage.position(power="austria", action="influence", powers={"austria": austria})
    lombardia = 2 if stage.game == "realpolitik" else 1
    total = 24 + 3 + 1 + page.bavaria + lombardia
    assert total > 25
    assert match.view(None)["powers"]["austria"]["influence"] == total
    assert match.outcome is not None
    assert match.outcome.winners == (number(match, "austria"),)
    if stage.game == "realpolitik":  # what lies above 25 counts: the turn is finished, and the most Influence wins
        powers: dict[str, Any] = {"austria": austria, "france": {"influence": 24, "garrisons": ["wien", "tyrol"]}}
        powers["prussia"] = {"influence": total - 1}
        cards = {"austria": "influence", "france": "influence"}
        match = stage.position(cards=cards, prestige=["france", "prussia", "italy", "austria"], powers=powers)
        seen = match.view(None)["powers"]
        assert [seen[name]["influence"] for name in ("france", "prussia", "austria")] == [28, total - 1, total]
        assert match.outcome is not None
        assert match.outcome.winners == (number(match, "austria"),)


@rule("RP-5.3.1", "RP-5.4.1", "RD-5.4.2", "RD-5.5.1")
def test_influence_and_morale_are_public(stage: Stage) -> None:
    match = mobilising(stage, "austria", powers={"austria": {"influence": 7, "morale": 5, "money": 1}})
    for seat in (*family(match).seats, None):
        seen = match.view(seat)["powers"]["austria"]
        assert (seen["influence"], seen["morale"], seen["money"]) == (7, 5, 1)
