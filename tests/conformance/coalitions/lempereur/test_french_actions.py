"""French actions (12.4)."""

from __future__ import annotations

import pytest

from chancellery import Match
from tests.conformance.coalitions.lempereur.empire import (
    HOME,
    OTHERS,
    choose,
    decided_by_britain,
    empire,
    france,
    generals,
    influence,
    kinds,
    morale,
    offered,
)
from tests.conformance.coalitions.table import POWERS, happened
from tests.conformance.rule import rule

FR = POWERS.index("france")


def french(action: str, **fields: object) -> Match:
    """FR on a field of the Wheel; the Grand Coalition at Morale 15, so that nobody is asked who gains."""
    powers = {name: {"morale": 15} for name in OTHERS}
    return empire(power="france", action=action, powers={**powers, "france": france(**fields)})


@rule("K-12.4.1", "K-S-7.2")
@pytest.mark.parametrize("action", ["drill", "leadership", "movement"])
def test_a_napoleon_card_on_drill_leadership_and_movement(action: str) -> None:
    match = french(action)
    first = [event.kind for event in match.events()]
    assert first[: first.index("napoleon_card")] == ["turn"]  # nothing comes before it but the turn itself
    assert FR not in [args[0] for args in happened(match, "draw")]


@rule("K-12.4.1")
@pytest.mark.parametrize("action", ["taxation", "mobilisation", "influence"])
def test_no_napoleon_card_on_the_other_fields(action: str) -> None:
    assert happened(french(action), "napoleon_card") == []


@rule("K-12.4.2", "K-7.2.1")
def test_taxation_by_the_standard_rules() -> None:
    """Home 9, Hesse 1 (Uncontested), Saxonia 1 (no blue stripe); nothing for Bavaria (blue) and Berlin (foreign)."""
    match = french("taxation", garrisons=["hesse", "saxonia", "bavaria", "berlin"])
    assert happened(match, "tax") == [(FR, 11)]
    assert match.view()["powers"]["france"]["money"] == 11


@rule("K-12.4.3", "K-12.4.4")
def test_mobilisation_fills_all_generals_then_buys_morale() -> None:
    """10 Money: 2 + 3 Troops, then 5 Morale; the Generals off board bring no card. 1 more is for the OT Movement."""
    match = french("mobilisation", money=10, morale=6, generals={"picardie": 1, "lorraine": 0, "provence": 3})
    assert generals(match) == {"picardie": 3, "lorraine": 3, "provence": 3}
    assert [args[1] for args in happened(match, "bought")] == ["buy_troop"] * 5 + ["buy_morale"] * 5
    assert morale(match, "france") == 6 + 5 + 1
    assert match.view()["powers"]["france"]["money"] == 0
    assert match.view()["powers"]["france"]["cards"] == 0
    assert happened(match, "draw") == []
    assert not any("buy_fortress" in args or "buy_card" in args for args in happened(match, "bought"))


@rule("K-12.4.3")
def test_morale_stops_at_15_and_the_rest_is_returned() -> None:
    match = french("mobilisation", money=9, morale=13, generals={"picardie": 2})
    assert morale(match, "france") == 15
    assert happened(match, "corruption") == [(FR, 6)]
    assert match.view()["powers"]["france"]["money"] == 0


@rule("K-12.4.3", "K-12.0.3", "K-S-7.3")
def test_too_little_money_the_players_say_who_gets_troops() -> None:
    match = french("mobilisation", money=2, morale=4, generals={"picardie": 2, "lorraine": 1, "provence": 3})
    assert kinds(match) == ["french_troops"]
    assert decided_by_britain(match)
    assert offered(match) == ["buy troop picardie", "buy troop lorraine"]
    choose(match, "buy troop lorraine", "buy troop lorraine")
    assert generals(match) == {"picardie": 2, "lorraine": 3, "provence": 3}
    assert {args[1] for args in happened(match, "bought")} == {"buy_troop"}


@rule("K-12.4.3")
def test_too_few_tokens_the_players_say_who_gets_troops() -> None:
    """49 tokens: 45 Garrisons, 3 Troops, so 1 is left; the Money that remains buys Morale."""
    places = [t.id for t in french("taxation").definition.map.board.territories if t.kind != "impassable"]  # type: ignore[attr-defined]
    others = [place for place in places if place not in HOME][:38]
    match = french("mobilisation", money=4, generals={"picardie": 2, "lorraine": 1}, garrisons=others)
    assert match.view()["powers"]["france"]["stock"] == 1
    assert offered(match) == ["buy troop picardie", "buy troop lorraine"]
    choose(match, "buy troop picardie")
    assert generals(match) == {"picardie": 3, "lorraine": 1}
    assert [args[1] for args in happened(match, "bought")] == ["buy_troop"] + ["buy_morale"] * 3


@rule("K-12.4.3")
def test_one_general_needs_no_question() -> None:
    match = french("mobilisation", money=1, generals={"picardie": 0, "lorraine": 3})
    assert generals(match) == {"picardie": 1, "lorraine": 3}
    assert kinds(match) != ["french_troops"]


@rule("K-12.4.4", "K-12.6.16")
def test_france_draws_and_buys_no_cards_and_no_fortress() -> None:
    match = french("mobilisation", money=30, garrisons=["bavaria"])
    assert match.view()["powers"]["france"]["cards"] == 0
    assert match.view()["fortresses"] == []
    assert {args[1] for args in happened(match, "bought")} == {"buy_morale"}
    drill = french("drill")
    assert drill.view()["powers"]["france"]["cards"] == 0


@rule("K-12.4.5")
def test_expand_influence_counts_blue_stripes_only() -> None:
    """Bavaria 2 and Madrid 1; not Saxonia (no blue stripe), not Hesse (Uncontested), not Wien (a home)."""
    match = french("influence", garrisons=["bavaria", "madrid", "saxonia", "hesse", "wien"], influence=4)
    assert happened(match, "expand") == [(FR, 3, 7)]
    assert influence(match) == 7


@rule("K-12.4.1", "K-R-59")
def test_french_actions_are_never_declined() -> None:
    """K-R-59 (n): no decision is asked of anybody on FR's fields when nothing is left open."""
    for action in ("drill", "taxation", "leadership", "mobilisation", "influence", "movement"):
        match = french(action)
        assert happened(match, "declined") == []
        assert POWERS[match.decisions[0].actor] != "france"
