"""Chapter 7.4: Mobilisation."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.course import passive, until
from tests.conformance.coalitions.table import (
    POWERS,
    asked,
    forbidden,
    happened,
    names,
    options,
    order,
    play,
    position,
    power,
    tracks,
)
from tests.conformance.rule import rule


def prussian(money: int, fields: dict[str, Any] | None = None, **prussia: Any) -> Match:
    """PR on Mobilisation (turn 1)."""
    powers = {"prussia": {"money": money, **prussia}}
    return position(power="prussia", action="mobilisation", powers=powers, **(fields or {}))


@rule("K-7.4.1", "K-S-2.6")
def test_everything_has_its_price() -> None:
    match = prussian(8, generals={"berlin": 1, "silesia": 0, "borussia": 0}, garrisons=["warszawa"], morale=4)
    for move, money in (
        ("buy troop berlin", 7),
        ("buy card", 6),
        ("buy morale", 5),
        ("buy fortress warszawa", 0),
    ):
        play(match, f"prussia: {move}")
        assert power(match, "prussia")["money"] == money
    assert power(match, "prussia")["generals"]["berlin"] == 2
    assert power(match, "prussia")["cards"] == 1
    assert power(match, "prussia")["morale"] == 5
    assert match.view(None)["fortresses"] == ["warszawa"]
    # the Money is spent, so nothing more can be bought
    assert ("prussia", "purchase") not in asked(match)


@rule("K-7.4.1")
def test_without_the_price_there_is_no_purchase() -> None:
    assert ("prussia", "purchase") not in asked(prussian(0, generals={"berlin": 0}, garrisons=["warszawa"]))
    match = prussian(4, generals={"berlin": 0}, garrisons=["warszawa"])
    assert options(match, "prussia") == ["buy troop berlin", "buy card", "buy morale", "done"]
    forbidden(match, "prussia", "buy fortress warszawa")
    match = prussian(5, generals={"berlin": 0}, garrisons=["warszawa"])
    play(match, "prussia: buy card")
    forbidden(match, "prussia", "buy fortress warszawa")


@rule("K-7.4.2", "K-4.9.5")
def test_any_number_of_items_in_any_combination() -> None:
    match = prussian(40, generals={"berlin": 0, "silesia": 0, "borussia": 0}, garrisons=["warszawa", "saxonia"])
    play(match, *["prussia: buy card"] * 9)
    assert power(match, "prussia")["cards"] == 9  # above the hand limit while the action lasts
    play(match, *["prussia: buy troop berlin"] * 3, *["prussia: buy troop silesia"] * 3)
    play(match, "prussia: buy fortress warszawa", *["prussia: buy morale"] * 10, "prussia: buy fortress saxonia")
    assert power(match, "prussia")["generals"] == {"berlin": 3, "silesia": 3, "borussia": 0}
    assert power(match, "prussia")["morale"] == 10
    assert set(match.view(None)["fortresses"]) == {"warszawa", "saxonia"}
    assert power(match, "prussia")["money"] == 40 - 9 - 6 - 10 - 10
    play(match, *["prussia: buy morale"] * 5)
    # at Morale 15 no more can be bought (the Money would be there)
    assert asked(match) == [("prussia", "surplus")]


@rule("K-7.4.2", "K-R-21")
def test_morale_cannot_be_bought_above_15() -> None:
    match = prussian(3, morale=14)
    play(match, "prussia: buy morale")
    forbidden(match, "prussia", "buy morale")
    assert power(match, "prussia")["morale"] == 15
    assert options(match, "prussia") == ["buy card", "done"]


@rule("K-7.4.3", "K-R-64")
@pytest.mark.parametrize("on_map", range(4))
def test_one_free_card_for_each_general_off_board(on_map: int) -> None:
    generals = dict.fromkeys(("berlin", "silesia", "borussia")[:on_map], 2)
    match = prussian(0, generals=generals)
    assert power(match, "prussia")["cards"] == 3 - on_map


@rule("K-7.4.3")
def test_free_cards_cost_nothing_and_do_not_replace_bought_ones() -> None:
    britain = {"money": 5, "generals": {"london": 1}}
    match = position(power="britain", action="mobilisation", powers={"britain": britain})
    play(match, "britain: buy card", "britain: done")
    assert (power(match, "britain")["cards"], power(match, "britain")["money"]) == (1 + 2, 4)


@rule("K-7.4.4")
def test_troops_go_under_any_own_general_wherever_he_stands() -> None:
    # at home, in the Home Territory of an Ally, of an enemy, and in an uncontrolled Territory
    generals = {"wien": 0, "moskva": 1, "paris": 2, "hesse": 0}
    austria = {"money": 4, "generals": generals}
    match = position(power="austria", action="mobilisation", powers={"austria": austria})
    assert {f"buy troop {place}" for place in generals} <= set(options(match, "austria"))
    play(match, *(f"austria: buy troop {place}" for place in generals))
    assert power(match, "austria")["generals"] == {"wien": 1, "moskva": 2, "paris": 3, "hesse": 1}
    assert power(match, "austria")["stock"] == 28 - 7


@rule("K-7.4.5", "K-R-21", "K-4.8.2")
def test_no_general_has_more_than_three_troops_and_none_can_be_bought_without_room() -> None:
    match = prussian(9, generals={"berlin": 3, "silesia": 2})
    forbidden(match, "prussia", "buy troop berlin", "buy troop borussia")  # full; no General there
    play(match, "prussia: buy troop silesia")
    # all Generals on the map are full; the one off board cannot take any
    forbidden(match, "prussia", "buy troop silesia", "buy troop berlin")
    assert options(match, "prussia") == ["buy card", "buy morale", "done"]


@rule("K-7.4.2", "K-7.4.5", "K-R-21")
def test_troop_tokens_are_a_limit() -> None:
    places = ["london", "cornwall", "scotland_ireland", "lisboa", "oporto", "napoli", "holland", "hannover"]
    places += ["danmark", "hellas", "madrid", "andalusia"]
    britain = {"money": 9, "generals": {"london": 3, "cornwall": 3, "napoli": 1}, "garrisons": places}
    match = position(power="britain", action="mobilisation", powers={"britain": britain})
    assert power(match, "britain")["stock"] == 21 - 7 - 12 == 2
    play(match, "britain: buy troop napoli")
    assert power(match, "britain")["stock"] == 1
    play(match, "britain: buy troop napoli")
    assert (power(match, "britain")["stock"], power(match, "britain")["generals"]["napoli"]) == (0, 3)
    # one Garrison more on the map and a General with room: no token, no Troop
    britain = britain | {"garrisons": [*places, "valencia", "leon"]}
    match = position(power="britain", action="mobilisation", powers={"britain": britain})
    assert power(match, "britain")["stock"] == 0
    forbidden(match, "britain", "buy troop napoli")
    assert {"buy card", "buy morale"} <= set(options(match, "britain"))


@rule("K-7.4.6", "K-7.4.7", "K-R-67")
def test_a_fortress_needs_an_own_garrison_and_no_fortress() -> None:
    match = position(
        power="prussia",
        action="mobilisation",
        fortresses=["warszawa", "istanbul"],
        powers={
            "prussia": {"money": 10, "garrisons": ["warszawa", "saxonia", "borussia"], "generals": {"berlin": 3}},
            "austria": {"garrisons": ["bavaria"]},
        },
    )
    fortresses = [move for move in options(match, "prussia") if move.startswith("buy fortress")]
    assert set(fortresses) == {"buy fortress saxonia", "buy fortress borussia"}
    # one there already; no Garrison in the own Capital; another Power's Garrison; nobody's
    wrong = ("warszawa", "berlin", "bavaria", "hesse", "istanbul")
    forbidden(match, "prussia", *(f"buy fortress {place}" for place in wrong))
    play(match, "prussia: buy fortress saxonia")
    assert "saxonia" in match.view(None)["fortresses"]  # placed when it is bought
    forbidden(match, "prussia", "buy fortress saxonia")
    play(match, "prussia: buy fortress borussia")
    assert set(match.view(None)["fortresses"]) == {"warszawa", "istanbul", "saxonia", "borussia"}


@rule("K-7.4.6")
def test_without_a_site_no_fortress_can_be_bought() -> None:
    match = prussian(9, {"fortresses": ["warszawa"]}, garrisons=["warszawa"])
    assert options(match, "prussia") == ["buy card", "buy morale", "done"]
    assert options(prussian(9), "prussia") == ["buy card", "buy morale", "done"]


@rule("K-7.4.8", "K-7.4.2", "K-1.1.5")
def test_there_are_only_six_fortresses() -> None:
    five = ["istanbul", "wien", "paris", "moskva", "london"]
    match = prussian(20, {"fortresses": five}, garrisons=["warszawa", "saxonia"])
    play(match, "prussia: buy fortress warszawa")
    forbidden(match, "prussia", "buy fortress saxonia")
    assert power(match, "prussia")["money"] == 15
    match = prussian(20, {"fortresses": [*five, "berlin"]}, garrisons=["warszawa", "saxonia"])
    assert not any("fortress" in move for move in options(match, "prussia"))


@rule("K-7.4.9", "K-7.4.10")
@pytest.mark.parametrize(
    ("owner", "besieger", "camp"), [("austria", "france", "wurttemberg"), ("france", "austria", "tyrol")]
)
def test_a_fortress_serves_whatever_garrison_is_there(owner: str, besieger: str, camp: str) -> None:
    match = position(
        power=besieger,
        action="movement",
        fortresses=["bavaria"],
        powers={
            owner: {"garrisons": ["bavaria"]},
            besieger: {"generals": {camp: 3}, "hand": [4], "morale": 3},
        },
    )
    play(match, f"{besieger}: arbiter ottoman", f"{besieger}: march {camp} > bavaria", f"{besieger}: done")
    assert match.view(None)["battle"]["strength"] == [4, 4]
    play(match, f"{besieger}: play 4 for bavaria", f"{besieger}: garrison bavaria")
    assert match.view(None)["garrisons"] == {"bavaria": besieger}
    assert match.view(None)["fortresses"] == ["bavaria"]


@rule("K-7.4.9", "K-7.4.10", "K-EX-20", "K-8.7.6")
def test_after_conquest_the_fortress_serves_the_new_garrison() -> None:
    match = position(
        power="france",
        action="movement",
        fortresses=["bavaria"],
        powers={
            "france": {"generals": {"wurttemberg": 3}, "hand": [4], "morale": 3},
            "austria": {"garrisons": ["bavaria"], "generals": {"wien": 3}},
        },
    )
    play(match, "france: arbiter ottoman", "france: march wurttemberg > bavaria", "france: done")
    assert match.view(None)["battle"]["strength"] == [4, 4]
    play(match, "austria: done", "france: play 4 for bavaria", "france: garrison bavaria")
    assert power(match, "france")["generals"] == {"bavaria": 1}
    until(match, ("austria", "arbiter"))
    play(match, "austria: arbiter ottoman", "austria: march wien > bavaria", "austria: done")
    # General, Troop and a Garrison in the Fortress that Austria lost
    assert match.view(None)["battle"]["strength"] == [4, 1 + 1 + 4]


@rule("K-7.4.9", "K-7.6.17")
def test_a_fortress_stays_when_the_garrison_is_disbanded() -> None:
    france = {"garrisons": ["bavaria"]}
    match = position(power="france", action="movement", fortresses=["bavaria"], powers={"france": france})
    play(match, "france: arbiter ottoman", "france: disband bavaria")
    assert match.view(None)["garrisons"] == {}
    assert match.view(None)["fortresses"] == ["bavaria"]


@rule("K-7.4.9")
def test_a_fortress_stays_when_a_board_update_removes_the_garrison() -> None:
    match = position(
        phase="diplomacy",
        round=2,
        fortresses=["silesia"],
        powers={"austria": {"garrisons": ["silesia"]}, "prussia": {"status": "expansionist"}},
    )
    play(match, "britain: done")
    play(match, "austria: status british", "prussia: status neutral", "russia: status british")
    play(match, "ottoman: status expansionist", "britain: done")
    assert names(match, [place for _, place, _ in happened(match, "garrison_removed")]) == ["silesia"]
    assert match.view(None)["garrisons"] == {}
    assert match.view(None)["fortresses"] == ["silesia"]


@rule("K-7.4.10", "K-R-67")
def test_a_fortress_without_a_garrison_does_nothing() -> None:
    match = position(
        power="france",
        action="movement",
        fortresses=["bavaria"],
        powers={"france": {"generals": {"wurttemberg": 0}}, "austria": {"generals": {"bavaria": 0}}},
    )
    play(match, "france: arbiter ottoman", "france: march wurttemberg > bavaria")
    assert happened(match, "strength")[0][1:] == (1, 1)


@rule("K-7.4.11")
@pytest.mark.parametrize("name", POWERS[1:])
def test_corruption_takes_unspent_money(name: str) -> None:
    match = position(power=name, action="mobilisation", powers={name: {"money": 7}})
    play(match, f"{name}: buy card", f"{name}: buy card")
    assert power(match, name)["money"] == 5  # until the end of the action
    play(match, f"{name}: done")
    assert power(match, name)["money"] == 0
    assert happened(match, "corruption") == [(POWERS.index(name), 5)]


@rule("K-7.4.11")
def test_corruption_takes_money_also_if_nothing_could_be_bought() -> None:
    # no General on the map, no Garrison, no card anywhere, Morale 15
    hands = {"britain": [2] * 6, "france": [1] * 8 + [2] * 2, "austria": [3] * 6, "prussia": [3] * 2 + [4] * 4}
    hands |= {"russia": [4] * 4 + [5] * 2, "ottoman": [5] * 6}
    powers: dict[str, dict[str, Any]] = {name: {"hand": hand} for name, hand in hands.items()}
    powers["prussia"] |= {"money": 9, "morale": 15}
    match = position(power="prussia", action="mobilisation", powers=powers)
    assert ("prussia", "purchase") not in asked(match)
    assert power(match, "prussia")["money"] == 0


@rule("K-7.4.12")
def test_britain_keeps_its_money_into_later_rounds() -> None:
    match = position(power="britain", action="mobilisation", powers={"britain": {"money": 90}})
    play(match, "britain: buy morale", "britain: done")
    assert power(match, "britain")["money"] == 89
    assert happened(match, "corruption") == []
    until(match, ("britain", "drill"))
    assert match.view(None)["round"] == 2
    assert power(match, "britain")["money"] == 89
    until(match, ("britain", "purchase"))
    (trade,) = happened(match, "trade")  # in the second round; 3 of Taxation come with it
    assert power(match, "britain")["money"] == 89 + 3 + trade[1]
    play(match, "britain: done")
    assert power(match, "britain")["money"] == 89 + 3 + trade[1]


@rule("K-7.4.13")
def test_money_is_spent_in_mobilisation_and_subsidies_only() -> None:
    rich = {name: {"money": 9, "garrisons": []} for name in POWERS}
    match = position(start="scenario", turn=1, powers=rich)
    spending: set[tuple[str, str]] = set()
    while match.view(None)["round"] == 1:
        before = tracks(match, "money")
        decision = match.decisions[0]
        seat = match.seats[decision.seat]
        texts = [move.text for move in decision.options]
        spending |= {(decision.kind, text.split()[0]) for text in texts if text.startswith(("buy", "offer"))}
        play(match, f"{seat}: {passive(match, decision)}")
        after = tracks(match, "money")
        # nobody but the Power that has just mobilised (corruption) has less than before
        assert {name for name in POWERS if after[name] < before[name]} <= (
            {seat} if decision.kind == "purchase" else set()
        )
    assert spending == {("purchase", "buy"), ("subsidy", "offer")}


@rule("K-7.4.14", "K-R-81", "FAM-3.24", "K-S-2.6")
def test_order_inside_the_action() -> None:
    match = position(
        power="prussia",
        action="mobilisation",
        deck=[5, 3, 4, 2],
        powers={"prussia": {"money": 6, "hand": [1] * 4, "generals": {"berlin": 0}, "garrisons": ["warszawa"]}},
    )
    play(match, "prussia: buy card")
    # a bought card is seen before the next purchase is chosen
    assert power(match, "prussia")["hand"] == [1, 1, 1, 1, 5]
    assert asked(match) == [("prussia", "purchase")]
    play(match, "prussia: buy troop berlin")
    assert power(match, "prussia")["generals"] == {"berlin": 1}
    play(match, "prussia: buy card")
    assert power(match, "prussia")["hand"] == [1, 1, 1, 1, 3, 5]
    play(match, "prussia: done")
    # then the free cards, then corruption, and only then the hand limit, without any further purchase
    assert power(match, "prussia")["hand"] == [1, 1, 1, 1, 2, 3, 4, 5]
    assert power(match, "prussia")["money"] == 0
    assert asked(match) == [("prussia", "surplus")]
    forbidden(match, "prussia", "buy card", "done")
    play(match, "prussia: discard 1", "prussia: discard 1")
    assert power(match, "prussia")["hand"] == [1, 1, 2, 3, 4, 5]
    kinds = order(match, "bought", "draw", "corruption", "discard")
    assert kinds == ["bought", "draw", "bought", "bought", "draw", "draw", "draw", "corruption", "discard", "discard"]


@rule("K-R-19", "K-7.4.2")
def test_a_card_cannot_be_bought_when_there_is_none_left() -> None:
    hands = {"britain": [2] * 6, "france": [1] * 8 + [2] * 2, "austria": [3] * 6, "prussia": [3] * 2 + [4] * 3}
    hands |= {"russia": [4] * 4 + [5] * 2, "ottoman": [5] * 6}
    powers: dict[str, dict[str, Any]] = {name: {"hand": hand} for name, hand in hands.items()}
    powers["prussia"] |= {"money": 3, "generals": {"berlin": 3, "silesia": 3, "borussia": 3}}
    match = position(power="prussia", action="mobilisation", powers=powers)
    assert match.view(None)["deck"] == 1
    play(match, "prussia: buy card")
    forbidden(match, "prussia", "buy card")
    assert (power(match, "prussia")["cards"], power(match, "prussia")["money"]) == (6, 2)
    play(match, "prussia: buy morale")
