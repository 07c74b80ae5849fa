"""Chapter 7.0 to 7.2: how the actions of a turn are carried out, Drill, Taxation and Trade."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.course import until
from tests.conformance.coalitions.table import (
    GB,
    OT,
    POWERS,
    asked,
    forbidden,
    happened,
    options,
    order,
    play,
    position,
    power,
    tracks,
)
from tests.conformance.rule import rule

# every card in somebody's hand: deck and discard pile are empty
FULL_HANDS: dict[str, list[int]] = {
    "britain": [2] * 6,
    "france": [1] * 8 + [2] * 2,
    "austria": [3] * 6,
    "prussia": [3] * 2 + [4] * 4,
    "russia": [4] * 4 + [5] * 2,
    "ottoman": [5] * 6,
}


def first_turn(**powers: dict[str, Any]) -> Match:
    """Turn 1: GB Drill, OT Taxation, RU Leadership, PR Mobilisation, AU Expand Influence, FR Movement."""
    return position(turn=1, powers=powers)


# -- 7.0 General


@rule("K-7.0.1", "K-R-64", "FAM-3.11", "K-S-2.3", "K-S-2.4", "K-S-2.5", "K-S-2.6", "K-S-2.7", "K-S-2.9")
def test_actions_may_be_declined_but_gains_are_booked_and_the_arbiter_is_compulsory() -> None:
    match = first_turn(
        prussia={"money": 4, "generals": {"berlin": 1}},
        russia={"generals": {"moskva": 2}, "morale": 3},
        austria={"garrisons": ["bavaria"]},
        france={"generals": {"paris": 3}},
    )
    assert asked(match) == [("britain", "drill")]
    play(match, "britain: decline")
    assert power(match, "britain")["cards"] == 0
    # Ottoman Taxation was booked without a question: 3 + 1 + 1 + 1 + 1 of its Home Territories
    assert power(match, "ottoman")["money"] == 7
    assert asked(match) == [("russia", "leadership")]
    play(match, "russia: decline")
    assert power(match, "russia")["generals"] == {"moskva": 2}
    assert (power(match, "russia")["morale"], power(match, "russia")["cards"]) == (3, 0)
    assert asked(match) == [("prussia", "purchase")]
    play(match, "prussia: done")
    # nothing was bought, but the two Generals off board bring their cards and the Money is lost, unasked
    assert power(match, "prussia")["generals"] == {"berlin": 1}
    assert (power(match, "prussia")["cards"], power(match, "prussia")["money"]) == (2, 0)
    # Austria scored Bavaria unasked; now France must name an Arbiter, and cannot decline that
    assert power(match, "austria")["influence"] == 2
    assert asked(match) == [("france", "arbiter")]
    forbidden(match, "france", "decline", "done", "end", "stop", "march paris > picardie")
    play(match, "france: arbiter prussia", "france: end", "france: stop")
    assert power(match, "france")["generals"] == {"paris": 3}


@rule("K-7.0.2", "K-7.0.3", "K-R-65", "K-S-2.11")
def test_actions_follow_one_another_with_movement_last() -> None:
    match = first_turn(
        britain={"hand": [1, 2]},
        france={"generals": {"paris": 1}},
        prussia={"money": 1, "generals": {"berlin": 0, "silesia": 0, "borussia": 0}},
    )
    decisions = []
    for move in (
        "britain: drill",
        f"britain: {options(play(match.clone(), 'britain: drill'), 'britain')[0]}",
        "russia: card",
        "prussia: buy morale",
        "france: arbiter prussia",
        "france: end",
        "france: stop",
    ):
        decisions += asked(match)
        play(match, move)
    assert decisions == [
        ("britain", "drill"),
        ("britain", "drill_discard"),
        ("russia", "leadership"),
        ("prussia", "purchase"),
        ("france", "arbiter"),
        ("france", "move"),
        ("france", "request"),
    ]
    actions = order(match, "turn", "discard", "tax", "bought", "expand", "arbiter")
    assert actions == ["turn", "discard", "tax", "bought", "expand", "arbiter", "turn"]
    # the Wheel has turned: France drills in turn 2, and Britain has Taxation then
    assert match.view(None)["turn"] == 2
    assert asked(match) == [("france", "drill")]
    assert match.view(None)["wheel"]["britain"] == "taxation"


# -- 7.1 Drill


def drilling() -> Match:
    return position(power="france", action="drill", deck=[5, 3], powers={"france": {"hand": [1, 2]}})


@rule("K-7.1.1", "K-S-2.3")
@pytest.mark.parametrize(("discarded", "kept"), [(1, [2, 5]), (2, [1, 5]), (5, [1, 2])])
def test_drill_draws_one_card_and_discards_one_also_the_one_drawn(discarded: int, kept: list[int]) -> None:
    match = play(drilling(), "france: drill")
    assert power(match, "france")["hand"] == [1, 2, 5]
    assert options(match, "france") == ["discard 1", "discard 2", "discard 5"]
    play(match, f"france: discard {discarded}")
    assert power(match, "france")["hand"] == kept
    assert match.view(None)["discards"] == [discarded]
    assert match.view(None)["deck"] == 40 - 3
    assert ("france", "drill") not in asked(match)


@rule("K-7.1.2", "K-R-64")
def test_the_discard_is_compulsory_and_face_up() -> None:
    match = drilling()
    assert options(match, "france") == ["drill", "decline"]
    forbidden(match, "france", "discard 1")  # no exchange without a draw
    play(match, "france: drill")
    assert asked(match) == [("france", "drill_discard")]
    forbidden(match, "france", "done", "decline", "drill", "discard 3", "discard 4")
    play(match, "france: discard 2")
    # everybody sees the card that was discarded, and only France the one that was drawn
    assert happened(match, "discard") == [(1, 2, "drill")]
    assert match.view("austria")["discards"] == [2]
    drawn = {seat: [e.secret for e in match.events(seat) if e.kind == "draw"] for seat in POWERS}
    assert drawn == {seat: [(5,) if seat == "france" else ()] for seat in POWERS}


@rule("K-R-19", "K-7.3.3", "FAM-3.12", "K-D-05")
def test_without_any_card_there_is_no_drill_no_card_to_choose_and_none_to_buy() -> None:
    powers: dict[str, dict[str, Any]] = {name: {"hand": hand} for name, hand in FULL_HANDS.items()}
    powers["prussia"] |= {"money": 3}
    match = first_turn(**powers)
    assert (match.view(None)["deck"], match.view(None)["discards"]) == (0, [])
    # Drill without a draw has no discard: Britain is not even asked
    assert asked(match) == [("russia", "leadership")]
    assert power(match, "britain")["hand"] == [2] * 6
    forbidden(match, "russia", "card")
    play(match, "russia: morale")
    assert asked(match) == [("prussia", "purchase")]
    forbidden(match, "prussia", "buy card")
    assert power(match, "prussia")["money"] == 3  # the refused purchase cost nothing
    play(match, "prussia: buy morale", "prussia: done")
    # three Generals off board, but their cards are forfeited
    assert power(match, "prussia")["hand"] == [3, 3, 4, 4, 4, 4]
    assert happened(match, "no_card") == [(3,)] * 3


@rule("K-R-19", "FAM-3.3")
def test_an_empty_deck_is_made_anew_from_the_discards_as_soon_as_a_card_is_needed() -> None:
    powers: dict[str, dict[str, Any]] = {name: {"hand": hand} for name, hand in FULL_HANDS.items()}
    powers["ottoman"] = {"hand": [5] * 5}
    match = position(turn=1, powers=powers, discards=[5])
    assert (match.view(None)["deck"], match.view(None)["discards"]) == (0, [5])
    play(match, "britain: drill")
    assert power(match, "britain")["hand"] == [2] * 6 + [5]
    assert (match.view(None)["deck"], match.view(None)["discards"]) == (0, [])
    play(match, "britain: discard 2")
    # no card is needed yet, so the discard still lies face up; Leadership can have it
    assert (match.view(None)["deck"], match.view(None)["discards"]) == (0, [2])
    play(match, "russia: card")
    assert power(match, "russia")["hand"] == [2, 4, 4, 4, 4, 5, 5]


# -- 7.2 Taxation and Trade


@rule("K-7.2.1", "K-7.2.2")
def test_taxation_adds_own_homes_uncontested_and_contested_without_own_stripe() -> None:
    def tax(garrisons: list[str], **others: dict[str, Any]) -> int:
        match = position(power="france", action="taxation", powers={"france": {"garrisons": garrisons}, **others})
        (booked,) = happened(match, "tax")
        assert booked == (1, power(match, "france")["money"])
        return int(booked[1])

    homes = 3 + 6 * 1  # Paris, and six Home Territories of value 1
    assert tax([]) == homes
    assert tax(["pfalz", "andalusia", "norge"]) == homes + 1 + 1 + 0  # (b) Uncontested; Norge has no number
    assert tax(["saxonia", "bessarabia"]) == homes + 1 + 2  # (c) Contested without a French stripe
    assert tax(["bavaria", "lombardia", "holland"]) == homes  # a French stripe: Influence, not Money
    assert tax(["wien", "istanbul", "silesia"]) == homes  # Home Territories of other Powers
    assert tax(["paris", "provence"]) == homes  # a Garrison at home adds nothing
    # not controlled: no Money
    assert tax(["pfalz"], austria={"garrisons": ["paris", "wurttemberg"]}) == homes - 3 + 1
    assert tax([], france={"generals": {"pfalz": 3}}) == homes  # a General alone controls nothing


@rule("K-7.2.3")
@pytest.mark.parametrize(("status", "money"), [("neutral", 14), ("expansionist", 7), ("british", 7), ("french", 7)])
def test_a_neutral_power_takes_double(status: str, money: int) -> None:
    prussia = {"status": status, "garrisons": ["livonia", "warszawa"]}  # Warszawa has a Prussian stripe
    match = position(power="prussia", action="taxation", powers={"prussia": prussia})
    assert power(match, "prussia")["money"] == money  # 3 + 1 + 2 at home, 1 in Livonia


@rule("K-7.2.4")
def test_a_home_under_a_foreign_general_is_taxed_until_there_is_a_foreign_garrison() -> None:
    invaders = {"generals": {"paris": 3, "lorraine": 1}}
    match = position(power="france", action="taxation", powers={"austria": invaders})
    assert power(match, "france")["money"] == 9
    match = position(power="france", action="taxation", powers={"austria": invaders | {"garrisons": ["paris"]}})
    assert power(match, "france")["money"] == 6


def trading(**powers: dict[str, Any]) -> Match:
    return position(power="britain", action="taxation", powers=powers)


@rule("K-7.2.5", "K-7.2.6")
def test_trade_counts_every_port_but_those_of_powers_at_war_with_britain() -> None:
    # Egypt is an Ottoman Home Territory and the Ottoman Empire Expansionist: one port is closed
    match = trading()
    assert happened(match, "tax") == [(GB, 3)]
    assert happened(match, "trade") == [(GB, 10)]
    assert order(match, "tax", "trade") == ["tax", "trade"]
    assert power(match, "britain")["money"] == 13
    # British, members', Neutral Powers' and uncontrolled ports count
    match = trading(
        britain={"garrisons": ["lisboa"]},
        austria={"garrisons": ["napoli"]},
        russia={"garrisons": ["danmark"]},
        prussia={"garrisons": ["hannover"]},
    )
    assert happened(match, "trade") == [(GB, 10)]
    # France, members of the French Coalition and Expansionist Powers close theirs
    match = trading(
        france={"garrisons": ["lisboa", "holland"]},
        russia={"status": "french"},
        prussia={"status": "expansionist", "garrisons": ["hannover"]},
        ottoman={"garrisons": ["hellas"]},
    )
    assert happened(match, "trade") == [(GB, 11 - 2 - 1 - 1 - 2)]
    # a Neutral Ottoman Empire opens Egypt; an enemy Garrison in London closes it
    match = trading(ottoman={"status": "neutral"}, france={"garrisons": ["london"]})
    assert happened(match, "tax") == [(GB, 0)]
    assert happened(match, "trade") == [(GB, 10)]
    # Generals close nothing
    match = trading(france={"generals": {"lisboa": 3, "holland": 3}})
    assert happened(match, "trade") == [(GB, 10)]


@rule("K-7.2.5")
@pytest.mark.parametrize("name", POWERS[1:])
def test_only_britain_trades(name: str) -> None:
    match = position(power=name, action="taxation", powers={name: {"garrisons": ["lisboa", "oporto", "napoli"]}})
    assert [taxed for taxed, _ in happened(match, "tax")] == [POWERS.index(name)]
    assert happened(match, "trade") == []


@rule("K-EX-19", "K-7.2.5")
@pytest.mark.parametrize("n", range(12))
def test_trade_formula(n: int) -> None:
    ports = ["london", "cornwall", "oporto", "lisboa", "napoli", "holland", "hannover", "danmark", "hellas"]
    ports += ["st_petersburg", "egypt"]
    french, ottoman = ports[: n // 2], ports[n // 2 : n]  # some of the French Coalition, some of an Expansionist
    match = trading(
        france={"garrisons": french},
        ottoman={"garrisons": ottoman},
        prussia={"garrisons": ["egypt"] if n < 11 else []},  # Neutral, so that Egypt is not closed before its turn
    )
    assert happened(match, "trade") == [(GB, 11 - n)]
    (tax,) = happened(match, "tax")
    assert power(match, "britain")["money"] == tax[1] + 11 - n


@rule("K-7.2.7", "K-R-20")
def test_money_comes_from_the_supply_and_not_from_anybody() -> None:
    rich = {name: {"money": 30} for name in POWERS}  # together far more than the 80 of the box
    match = position(power="britain", action="taxation", powers=rich)
    assert tracks(match, "money") == {name: 43 if name == "britain" else 30 for name in POWERS}


@rule("K-7.2.1", "K-S-2.4")
def test_taxation_asks_nobody() -> None:
    match = position(power="ottoman", action="taxation", powers={"ottoman": {"garrisons": ["dalmatia"]}})
    assert happened(match, "tax") == [(OT, 8)]
    assert len(match) == 0
    assert all(kind != "taxation" for _, kind in asked(match))
    until(match, ("france", "arbiter"))
    assert power(match, "ottoman")["money"] == 8
