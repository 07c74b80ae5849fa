"""Chapter 12.8: Minor Powers that nobody controls yet: what they do not do, and their board updates."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.raison_detat.minors import (
    acting,
    assault,
    bid,
    controllers,
    moving,
    on_drill,
    public,
    readers,
    remaining,
)
from tests.conformance.raison_detat.table import (
    POWERS,
    asked,
    garrisons,
    happened,
    new,
    options,
    passive,
    play,
    position,
    refused,
    statuses,
    track,
)
from tests.conformance.rule import rule

# -- what it does not do


@rule("RD-12.8.1", "RD-12.8.2", "RD-12.1.2", "RD-EX-12")
def test_an_uncontrolled_minor_power_performs_no_action() -> None:
    """1702, three players: nothing of Sweden before turn 4, Russia before 5, the Ottomans before 6."""
    match = new("1702", 3)
    while match.view(None)["round"] < 2:
        for decision in match.decisions:
            assert controllers(match)[POWERS["1702"][decision.actor]] is not None
        passive(match)
    turn, booked = 0, []
    for event in match.events():
        if event.kind == "turn":
            turn = event.args[1]
        elif event.kind in ("tax", "expand"):
            booked.append((turn, event.kind, POWERS["1702"][event.args[0]]))
    # Taxation of the Ottomans would be turn 1, of Russia turn 6; Sweden, controlled from turn 4, taxes in turn 5
    assert [one for one in booked if one[1] == "tax"] == [
        (2, "tax", "britain"),
        (3, "tax", "france"),
        (4, "tax", "austria"),
        (5, "tax", "sweden"),
        (6, "tax", "russia"),
    ]
    assert {name for _, kind, name in booked if kind == "expand"} == {"britain", "france", "austria"}
    assert public(match, "ottoman")["money"] == 0


@rule("RD-12.8.2", "RD-EX-12", "RD-9.6.12")
def test_on_taxation_before_its_first_drill_it_takes_no_money() -> None:
    """Nor does it buy, or lose its Money, on Mobilisation; controlled it takes 5 and loses everything."""
    for russia, money in (({}, 0), ({"controller": "austria"}, 5)):
        match = position(seats=4, power="russia", action="taxation", powers={"russia": russia})
        assert track(match, "money")["russia"] == money
    match = position(seats=4, power="russia", action="mobilisation", powers={"russia": {"money": 4}})
    assert track(match, "money")["russia"] == 4
    assert not [decision for decision in match.decisions if POWERS["1702"][decision.actor] == "russia"]


@rule("RD-12.8.3", "RD-9.9.6")
def test_it_cannot_be_arbiter() -> None:
    match = position(seats=4, power="sweden", action="movement", powers={"russia": {"controller": "austria"}})
    assert options(match, "sweden") == ["arbiter britain", "arbiter austria", "arbiter russia"]
    refused(match, "sweden", "arbiter ottoman", "RD-12.8.3")
    match = position(seats=4, power="sweden", action="movement", powers={"ottoman": {"controller": "austria"}})
    assert options(match, "sweden") == ["arbiter britain", "arbiter austria", "arbiter ottoman"]
    refused(match, "sweden", "arbiter russia", "RD-12.8.3")


@rule("RD-12.8.10", "RD-9.16.4", "RD-7.6.2")
def test_its_territories_are_closed_to_its_allies() -> None:
    """Russia is in the Austrian Coalition, but nobody can consent; what it does not control is open."""
    match = moving(
        "austria",
        seats=4,
        arbiter="france",
        austria={"generals": {"podolia": 1, "pommern": 1}},
        russia={"generals": {"polesie": 1}, "garrisons": ["warszawa"]},
    )
    marches = {move for move in options(match, "austria") if move.startswith("march podolia")}
    assert marches == {
        "march podolia > polesie",  # a Russian General, but no Russian control
        "march podolia > bessarabia",
        "march podolia > krakow",
        "march podolia > transylvania",
        "march podolia > ukraine",
    }
    for move in ("march podolia > kiev", "march pommern > warszawa"):
        refused(match, "austria", move, "RD-12.8.10")
    assert not [move for move in options(match, "austria") if move.startswith("strategic podolia")]


@rule("RD-12.8.10", "RD-9.13.4", "RD-5.3.3")
def test_its_sea_routes_are_closed_to_its_allies() -> None:
    """The routes of uncontrolled Sweden, in the French Coalition, are closed to the French; those of France are not."""
    french = {"generals": {"estonia": 1, "livonia": 1}}
    match = moving("france", seats=3, arbiter="austria", france=french)
    assert not [move for move in options(match, "france") if move.startswith("sail")]
    refused(match, "france", "sail livonia > stockholm", "RD-9.13.4")
    controlled = moving("france", seats=3, arbiter="austria", france=french, sweden={"controller": "france"})
    assert {move for move in options(controlled, "france") if move.startswith("sail")} == {
        "sail estonia > stockholm",
        "sail livonia > stockholm",
    }


@rule("RD-12.8.10", "RD-9.4.8")
@pytest.mark.parametrize("gift", ["offer russia 1", "send 2 to russia"])
def test_it_accepts_no_gift(gift: str) -> None:
    powers: dict[str, Any] = {"austria": {"money": 4, "hand": [2]}, "britain": {"status": "neutral"}}
    match = position(seats=4, power="austria", action="leadership", powers=powers)
    play(match, "austria: decline")
    assert "gifts" not in {kind for _, kind in asked(match)}, "no Ally that could receive anything"
    powers["britain"]["status"] = "austrian"
    match = position(seats=4, power="austria", action="leadership", powers=powers)
    play(match, "austria: decline")
    assert {move.split()[-1 if move.startswith("send") else 1] for move in options(match, "austria")[:-1]} == {
        "britain"
    }
    refused(match, "austria", gift, "RD-9.4.8")


@rule("RD-12.8.10", "RD-8.3.8", "RD-8.3.1")
def test_it_has_no_votes() -> None:
    """1618, five players: Poland holds Brandenburg; only its controller could vote for it."""
    powers: dict[str, Any] = {
        "poland": {"garrisons": ["brandenburg"]},
        "austria": {"garrisons": ["bavaria", "bohemia"]},
        "spain": {"garrisons": ["lorraine", "nassau"]},
    }
    match = position("1618", seats=5, power="austria", action="drill", powers=powers)
    assert acting(match)[1:] == ("protestants", "vote"), "Pfalz is theirs"
    play(match, "protestants: abstain")
    assert acting(match)[1:] == ("spain", "vote")
    refused(match, "spain", "vote poland", "RD-8.3.8")
    play(match, "spain: vote austria", "austria: vote austria")
    assert acting(match)[2] == "drill"
    powers["poland"]["controller"] = "spain"
    match = position("1618", seats=5, power="austria", action="drill", powers=powers)
    play(match, "protestants: abstain", "spain: vote poland", "austria: vote austria")
    assert acting(match) == ("spain", "poland", "vote")


@rule("RD-12.8.10", "RD-7.7.2", "RD-7.5.3")
def test_its_relations_follow_from_its_starting_status() -> None:
    """The Neutral Ottomans of 1702 cannot be attacked at home in the first round, only outside."""
    powers: dict[str, Any] = {
        "ottoman": {"generals": {"wallachia": 1, "bessarabia": 0}, "garrisons": ["bessarabia"]},
        "austria": {"generals": {"transylvania": 2}},
    }
    match = moving("austria", seats=5, arbiter="france", **powers)
    assert statuses(match)["ottoman"] == "neutral"
    refused(match, "austria", "march transylvania > wallachia", "RD-7.7.2")
    refused(match, "austria", "march transylvania > serbia", "RD-7.7.2")
    assault(match, "march transylvania > bessarabia")
    assert [args[0] for args in happened(match, "battle")] == [3]
    # in 1618 they are Expansionist: everybody may attack them, at home too
    powers = {"austria": {"generals": {"hungari": 2}}}
    assert "march hungari > serbia" in options(
        moving("austria", "1618", seats=6, arbiter="france", **powers), "austria"
    )


# -- board updates


@rule("RD-12.8.11", "RD-R-90")
@pytest.mark.parametrize(("winner", "regent"), [("austria", "france"), ("britain", "france"), ("france", "austria")])
def test_who_decides_for_it_in_a_board_update(winner: str, regent: str) -> None:
    """Sweden gets a controller; the Neutral Ottomans, still uncontrolled, must leave Podolia (RD-R-89)."""
    powers: dict[str, Any] = {"ottoman": {"generals": {"podolia": 1}}, winner: {"morale": 1}}
    match = on_drill("sweden", seats=3, **powers)
    bid(match, **{winner: 1})
    assert statuses(match)["sweden"] == ("french" if winner == "france" else "austrian")
    assert acting(match) == (regent, "ottoman", "update_withdraw")
    nearest = {"withdraw podolia > wallachia", "withdraw podolia > serbia", "withdraw podolia > crimea"}
    assert set(options(match, regent)) == {*nearest, "withdraw podolia > off"}
    assert readers(match, "ottoman") == [], "no hand is needed for it"
    play(match, f"{regent}: withdraw podolia > wallachia")
    assert acting(match) == (winner, "sweden", "drill")
    assert public(match, "ottoman")["generals"] == {"wallachia": 1}


@rule("RD-12.8.11", "RD-11.3.5", "RD-11.3.2", "RD-R-90")
def test_the_assignment_of_its_garrison_is_decided_for_it_too() -> None:
    """Swedes stand with a Russian Garrison in Warszawa as Allies, until France gets them: 3 against 1."""
    match = on_drill(
        "sweden",
        seats=3,
        sweden={"controller": "austria", "generals": {"warszawa": 2}},
        russia={"garrisons": ["warszawa"], "generals": {"kiev": 0, "moskva": 2, "novgorod": 3}},
        france={"morale": 1},
    )
    bid(match, france=1)
    assert acting(match) == ("austria", "russia", "assign")
    assert options(match, "austria") == ["assign warszawa > kiev", "assign warszawa > moskva"]
    play(match, "austria: assign warszawa > kiev")
    assert remaining(match)["russia"] == {"kiev": 1, "moskva": 2, "novgorod": 3}
    assert garrisons(match) == {}
    assert acting(match) == ("france", "sweden", "drill")


@rule("RD-12.8.10", "RD-12.8.11", "RD-11.2.3", "RD-11.2.4")
def test_it_lets_no_general_stay_in_a_board_update() -> None:
    """Swedes of France stand in Russian Kiev; with Austria they are Allies of Russia, who cannot agree."""
    match = on_drill("sweden", seats=3, sweden={"controller": "france", "generals": {"kiev": 1}}, austria={"morale": 1})
    bid(match, austria=1)
    assert acting(match) == ("austria", "sweden", "update_withdraw"), "no question"
    nearest = {"withdraw kiev > estonia", "withdraw kiev > stockholm"}  # three steps, the last one by sea
    assert set(options(match, "austria")) == {*nearest, "withdraw kiev > off"}


@rule("RD-12.8.10", "RD-11.4.2", "RD-12.5.3")
def test_two_uncontrolled_minor_powers_are_not_of_one_player() -> None:
    """Neutral Russians on a Territory of the Neutral Ottomans, both uncontrolled, must leave it."""
    match = on_drill("sweden", seats=3, russia={"status": "neutral", "generals": {"crimea": 0}}, austria={"morale": 1})
    bid(match, austria=1)
    assert acting(match) == ("france", "russia", "update_withdraw")
    refused(match, "austria", "withdraw crimea > off", "RD-11.5.1")
