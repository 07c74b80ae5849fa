"""Turns of the players (12.3)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import Illegal
from tests.conformance.coalitions.lempereur.empire import (
    ME,
    OTHERS,
    asked,
    choose,
    decline,
    empire,
    france,
    garrisons,
    influence,
    kinds,
    march,
    morale,
    moving,
    offered,
)
from tests.conformance.coalitions.table import POWERS, happened, order, play
from tests.conformance.rule import rule

WHEEL = {  # K-D-06
    1: ["britain", "ottoman", "russia", "prussia", "austria", "france"],
    2: ["france", "britain", "ottoman", "russia", "prussia", "austria"],
    3: ["austria", "france", "britain", "ottoman", "russia", "prussia"],
    4: ["prussia", "austria", "france", "britain", "ottoman", "russia"],
    5: ["russia", "prussia", "austria", "france", "britain", "ottoman"],
    6: ["ottoman", "russia", "prussia", "austria", "france", "britain"],
}
FIELD_OF = {"drill": 0, "leadership": 2, "purchase": 3, "subsidy": 2}


@rule("K-12.3.1", "K-12.3.2", "K-S-7.1")
def test_actions_come_one_after_another_and_there_is_no_diplomacy() -> None:
    match = Match.new("coalitions", "lempereur", 1, seed=3, nonce="test")
    done: dict[tuple[int, int], list[int]] = {}
    while match.outcome is None and match.view()["round"] < 3:
        decision, seen = match.decisions[0], match.view()
        assert decision.kind not in ("status", "expel_before", "expel_after")
        if decision.kind in FIELD_OF:
            field = FIELD_OF[decision.kind]
            assert asked(match) == WHEEL[seen["turn"]][field]
            done.setdefault((seen["round"], seen["turn"]), []).append(field)
        match.play(ME, decision.options[-1])
    assert match.view()["round"] == 3 or match.outcome is not None
    for fields in done.values():
        assert fields == sorted(fields)
    assert happened(match, "diplomacy") == []
    # Taxation before Leadership before Expand Influence before Movement, in the first Action Turn
    first = [event.kind for event in match.events()]
    first = list(first[: first.index("turn", first.index("turn") + 1)])
    order_of_first = [
        kind for kind in first if kind in ("declined", "tax", "corruption", "contested_money", "napoleon_card")
    ]
    assert order_of_first == ["declined", "tax", "declined", "corruption", "contested_money", "napoleon_card"]


@rule("K-12.3.3", "K-6.3.2", "K-6.3.3", "K-6.3.5")
def test_all_but_france_are_allies() -> None:
    """They pass through each other's Territories with consent, support each other, and leave no Garrisons there."""
    match = Match.from_position(
        "coalitions",
        {
            "scenario": "lempereur",
            "seats": 2,
            "power": "prussia",
            "action": "movement",
            "powers": {
                "prussia": {"generals": {"silesia": 2}, "controller": "player_1"},
                "britain": {"controller": "player_1"},
                "austria": {"controller": "player_2"},
                "russia": {"controller": "player_2"},
                "ottoman": {"controller": "player_2"},
            },
        },
    )
    play(match, "player_1: march silesia > bohemia")
    assert [(match.seats[d.seat], d.kind) for d in match.decisions] == [("player_2", "consent")]
    play(match, "player_2: consent")
    assert offered(match) == ["garrison silesia", "done"]  # not in Bohemia, the home of an Ally


@rule("K-12.3.3")
def test_france_is_at_war_with_all() -> None:
    for power, start in (("britain", "westphalia"), ("prussia", "pfalz"), ("ottoman", "catalonia")):
        match = moving(power, **{power: {"generals": {start: 1}}})
        targets = {"westphalia": "picardie", "pfalz": "lorraine", "catalonia": "languedoc"}
        march(match, f"{start} > {targets[start]}")
        assert len(happened(match, "battle")) == 1


@rule("K-12.3.4", "K-12.3.6", "K-7.3.8")
def test_the_players_gain_no_influence_from_anything() -> None:
    """Not from battles, not from Subsidies, not from Expand Influence."""
    won = moving("austria", france=france(generals={"lombardia": 0}), austria={"generals": {"venezia": 3}})
    decline(march(won, "venezia > lombardia"), "open_card", "win_garrison")
    assert happened(won, "result")[0][3] == 0
    subsidy = empire(power="britain", action="leadership", powers={"britain": {"money": 9}})
    choose(subsidy, "decline", "offer austria 4", "offer russia 5")
    assert subsidy.view()["powers"]["austria"]["money"] == 4
    assert subsidy.view()["powers"]["russia"]["money"] == 5
    for match in (won, subsidy):
        assert happened(match, "influence") == []
        assert all(match.view()["powers"][name]["influence"] == 0 for name in OTHERS)


@rule("K-12.3.5")
def test_expand_influence_brings_money_for_contested_territories_of_the_own_stripe() -> None:
    """Prussia: Saxonia 1 and Warszawa 1; not Bavaria (no Prussian stripe), not Picardie (a French home)."""
    held = ["saxonia", "warszawa", "bavaria", "picardie"]
    match = empire(
        power="prussia", action="influence", powers={"france": {}, "prussia": {"garrisons": held, "money": 1}}
    )
    assert happened(match, "contested_money") == [(POWERS.index("prussia"), 2)]
    assert match.view()["powers"]["prussia"]["money"] == 3
    assert match.view()["powers"]["prussia"]["influence"] == 0
    assert happened(match, "expand") == []


@rule("K-12.3.6", "K-7.3.7")
def test_subsidies_between_players_are_offered_and_answered() -> None:
    powers: dict[str, Any] = {name: {"controller": "player_2"} for name in OTHERS}
    powers["britain"] = {"controller": "player_1", "money": 5}
    match = Match.from_position(
        "coalitions",
        {"scenario": "lempereur", "seats": 2, "power": "britain", "action": "leadership", "powers": powers},
    )
    play(match, "player_1: decline", "player_1: offer ottoman 3", "player_1: done")
    assert [(match.seats[d.seat], d.kind) for d in match.decisions] == [("player_2", "subsidy_answer")]
    play(match, "player_2: accept")
    assert match.view()["powers"]["ottoman"]["money"] == 3
    assert match.view()["powers"]["britain"]["money"] == 2
    assert influence(match) == 0


@rule("K-12.3.6")
def test_the_question_about_subsidies_promises_no_influence() -> None:
    match = empire(power="britain", action="leadership", powers={"britain": {"money": 5}})
    choose(match, "decline")
    assert kinds(match) == ["subsidy"]
    assert "Influence" not in match.definition.prompt(match.decisions[0], "en")
    assert "Wpływu" not in match.definition.prompt(match.decisions[0], "pl")


@rule("K-12.3.7", "K-12.3.8", "K-4.7.3")
def test_one_movement_turn_and_one_morale_for_france() -> None:
    match = moving("russia", france=france(morale=7), russia={"generals": {"moskva": 1, "smolensk": 1}})
    assert morale(match, "france") == 8
    march(match, "moskva > ukraine")
    assert happened(match, "movement_turn") == [(POWERS.index("russia"), 1)]
    assert not {"arbiter", "request", "grant"} & {decision.kind for decision in match.decisions}
    assert happened(match, "arbiter") == []
    assert match.view()["turn"] == 5  # the action, and the turn, are over


@rule("K-12.3.8")
def test_the_morale_comes_first_and_also_if_nobody_moves() -> None:
    match = empire(
        power="austria",
        action="movement",
        powers={"france": france(morale=3), "austria": {"generals": {"wien": 1}, "garrisons": ["bavaria"]}},
    )
    assert morale(match, "france") == 4  # before Garrisons are disbanded
    assert kinds(match) == ["disband"]
    choose(match, "disband bavaria", "end")
    assert order(match, "morale", "disbanded", "movement_turn")[:3] == ["morale", "disbanded", "movement_turn"]
    assert morale(match, "france") == 4


@rule("K-12.3.8")
def test_french_morale_of_15_hinders_nobody() -> None:
    match = moving("austria", france=france(morale=15), austria={"generals": {"wien": 1}})
    assert morale(match, "france") == 15
    assert happened(match, "morale") == []
    assert "march wien > bohemia" in offered(match)


@rule("K-12.3.8", "K-4.7.3")
def test_five_movements_in_a_round_bring_france_five_morale() -> None:
    """From the sources of Morale in K-4.7.3 only these are left for FR, besides Mobilisation."""
    match = Match.new("coalitions", "lempereur", 1, seed=8, nonce="test")
    while match.view()["round"] < 2:
        match.play(ME, match.decisions[0].options[-1])
    gains = [args for args in happened(match, "morale") if POWERS[args[0]] == "france" and args[1] > 0]
    bought = [args for args in happened(match, "bought") if POWERS[args[0]] == "france" and args[1] == "buy_morale"]
    assert len(gains) - len(bought) <= 5
    assert sum(points for _, points, _, _ in gains) == len(gains)


@rule("K-R-59", "K-7.6.21", "K-7.6.23", "K-7.2.5")
def test_all_members_may_sail_and_trade_counts_ports_france_does_not_hold() -> None:
    """K-R-59 (j)."""
    match = moving("ottoman", ottoman={"generals": {"hellas": 1}})
    assert "sail hellas > napoli" in offered(match)
    trade = empire(power="britain", action="taxation", powers={"france": france(garrisons=["napoli", "holland"])})
    assert happened(trade, "trade") == [(0, 9)]


@rule("K-12.3.3")
def test_a_garrison_may_be_left_in_a_french_home_territory() -> None:
    match = moving("austria", france={"garrisons": ["paris"]}, austria={"generals": {"pfalz": 2}})
    choose(match, "march pfalz > lorraine")
    assert "garrison lorraine" in offered(match)
    choose(match, "garrison lorraine")
    assert garrisons(match, "austria") == {"lorraine"}


@rule("K-12.3.7")
def test_no_second_movement_turn_can_be_asked_for() -> None:
    match = moving("austria", austria={"generals": {"wien": 1}})
    for move in ("request", "arbiter france"):
        with pytest.raises(Illegal):
            match.play(ME, move)
