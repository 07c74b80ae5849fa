"""Chapters 12.2 and 12.4: what control of a Minor Power brings with it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.raison_detat.minors import (
    acting,
    allies,
    at_war,
    bid,
    on_drill,
    public,
    readers,
    remaining,
)
from tests.conformance.raison_detat.table import (
    POWERS,
    asked,
    diplomacy,
    garrisons,
    happened,
    new,
    options,
    play,
    position,
    refused,
    statuses,
    track,
)
from tests.conformance.rule import rule

P1702 = POWERS["1702"]


# -- taking over: Status


@rule("RD-12.4.1", "RD-12.4.2", "RD-12.4.3", "RD-12.5.7", "RD-7.1.4")
@pytest.mark.parametrize(
    ("winner", "own", "members"),
    [
        ("austria", "austrian", {"austria", "britain"}),
        ("france", "french", {"france"}),
        ("sweden", "austrian", {"austria", "britain", "sweden"}),
        ("sweden", "french", {"france", "sweden"}),
        ("sweden", "neutral", {"sweden"}),
        ("sweden", "expansionist", {"sweden"}),
    ],
)
def test_a_minor_power_takes_the_status_of_its_controller(winner: str, own: str, members: set[str]) -> None:
    """At once, whatever it was before; in a Coalition it is a member, and the leader is not asked."""
    for before in ({"status": "expansionist"}, {"controller": "britain"}):
        powers: dict[str, Any] = {"sweden": {"status": "neutral"}, "russia": {"status": "neutral"}, "ottoman": before}
        powers.setdefault(winner, {})["morale"] = 1
        if winner == "sweden":
            powers["sweden"]["status"] = own
        match = on_drill("ottoman", **powers)
        assert statuses(match)["ottoman"] == ("expansionist" if "status" in before else "austrian")
        bid(match, **{winner: 1})
        assert acting(match) == (winner, "ottoman", "drill"), "nobody else is asked"
        assert statuses(match)["ottoman"] == own
        assert allies(match, "ottoman") == members
        assert winner not in at_war(match, "ottoman")


@rule("RD-12.9.2", "RD-7.5.7")
@pytest.mark.parametrize("status", ["austrian", "french", "neutral", "expansionist"])
def test_control_never_starts_a_war_with_the_controller(status: str) -> None:
    """Whoever had the Ottomans before and whoever gets them: they are Allies."""
    for before in (None, "britain", "france", "sweden", "austria"):
        for winner in ("britain", "france", "sweden", "austria"):
            powers: dict[str, Any] = {"ottoman": {} if before is None else {"controller": before}}
            powers["sweden"] = {"status": status}
            powers.setdefault(winner, {})["morale"] = 1
            match = bid(on_drill("ottoman", **powers), **{winner: 1})
            assert winner in allies(match, "ottoman")
            assert winner not in at_war(match, "ottoman")


# -- taking over: the board


@rule("RD-12.4.2", "RD-12.9.2", "RD-11.2.2", "RD-11.2.3", "RD-12.5.4")
def test_an_invader_of_its_new_minor_power_is_asked_for_by_its_player() -> None:
    """Swedes in Novgorod: the Garrison becomes a Troop; whether the General stays is Sweden's own decision."""
    match = on_drill(
        "russia",
        russia={"controller": "austria"},
        sweden={"morale": 2, "generals": {"novgorod": 1}, "garrisons": ["novgorod"]},
    )
    bid(match, sweden=1)
    assert garrisons(match) == {}
    assert public(match, "sweden")["generals"] == {"novgorod": 2}
    assert acting(match) == ("sweden", "russia", "stay")
    assert options(match, "sweden") == ["stay sweden novgorod", "leave sweden novgorod"]
    leaves = play(match.clone(), "sweden: leave sweden novgorod")
    assert set(options(leaves, "sweden")) == {"withdraw novgorod > estonia", "withdraw novgorod > off"}
    play(match, "sweden: stay sweden novgorod")
    assert acting(match) == ("sweden", "russia", "drill")
    assert remaining(match) == {"sweden": {"novgorod": 2}}


@rule("RD-12.4.2", "RD-11.3.1", "RD-11.3.2", "RD-11.3.5", "RD-11.1.1")
def test_changed_relations_with_third_powers_are_updated_too() -> None:
    """Russia passes from Austria to Sweden: it is at War with Austria now, and its guests are told apart."""
    match = on_drill(
        "russia",
        russia={"controller": "austria", "generals": {"kiev": 2, "krakow": 0}, "garrisons": ["krakow"]},
        austria={"generals": {"kiev": 1, "krakow": 3, "moskva": 1}},
        sweden={"morale": 1},
    )
    assert "austria" in allies(match, "russia")
    bid(match, sweden=1)
    assert "austria" in at_war(match, "russia")
    # Krakow: 4 against 2, and the Russian Garrison there becomes a Troop. Kiev: 3 against 2
    assert sorted(args[2] for args in happened(match, "compared")) == [3, 4]
    assert acting(match) == ("sweden", "russia", "assign")
    assert options(match, "sweden") == ["assign krakow > kiev", "assign krakow > krakow"]
    play(match, "sweden: assign krakow > kiev")
    assert acting(match) == ("austria", "austria", "update_withdraw")
    play(match, "austria: withdraw kiev > off")
    assert acting(match) == ("sweden", "russia", "update_withdraw")
    assert options(match, "sweden") == ["withdraw krakow > smolensk", "withdraw krakow > off"]
    play(match, "sweden: withdraw krakow > smolensk")
    assert garrisons(match) == {}
    assert remaining(match) == {
        "russia": {"kiev": 3, "smolensk": 0},
        "austria": {"krakow": 3, "moskva": 1},  # alone in Moskva: he stays as an invader (RD-R-86)
    }


@rule("RD-12.9.1")
@pytest.mark.parametrize("status", ["austrian", "neutral"])
def test_nothing_changes_between_those_who_were_at_peace(status: str) -> None:
    """In the same Coalition a British guest stays unasked; both Neutral: nobody moves."""
    if status == "austrian":
        name = "russia"
        powers: dict[str, Any] = {
            "russia": {"controller": "austria", "generals": {"kiev": 1}, "garrisons": ["podolia"]},
            "britain": {"generals": {"kiev": 2, "london": 0}},
        }
    else:
        name = "ottoman"
        powers = {
            "ottoman": {"generals": {"podolia": 1}, "garrisons": ["podolia"]},
            "britain": {"status": "neutral", "generals": {"holland": 2}, "garrisons": ["holland"]},
        }
    powers["britain"]["morale"] = 1
    match = on_drill(name, **powers)
    before, guards = remaining(match), garrisons(match)
    bid(match, britain=1)
    assert acting(match) == ("britain", name, "drill")
    assert remaining(match) == before
    assert garrisons(match) == guards


# -- taking over: what is handed over


@rule("RD-12.4.5", "RD-12.5.5", "RD-3.4.11")
def test_everything_off_board_goes_to_the_new_controller_and_stays_apart() -> None:
    match = on_drill(
        "russia",
        russia={"controller": "austria", "hand": [1, 2, 5], "money": 4, "morale": 6, "generals": {"kiev": 2}},
        sweden={"hand": [3, 3], "money": 2, "morale": 5, "generals": {"skania": 1}},
        austria={"hand": [4], "money": 1},
    )
    before = {name: public(match, name) for name in P1702}
    assert (before["russia"]["stock"], before["russia"]["off_board"]) == (26, 3)
    assert readers(match, "russia") == ["austria"]
    bid(match, sweden=1)
    assert readers(match, "russia") == ["sweden"], "a former controller no longer sees the hand"
    assert match.view("sweden")["powers"]["russia"]["hand"] == [1, 2, 5]
    assert match.view("sweden")["powers"]["sweden"]["hand"] == [3, 3]
    before["sweden"]["morale"] -= 1
    before["russia"]["seat"] = "sweden"
    assert {name: public(match, name) for name in P1702} == before, "3 Generals, stock, cards, Money: nothing is mixed"


# -- refusal and expulsion


@rule("RD-12.4.4", "RD-7.4.7", "RD-7.3.6", "RD-12.5.6")
def test_a_minor_power_cannot_be_expelled_but_leaves_with_its_major_power() -> None:
    """Austria expels Britain, its Ottomans go with it. France has only a Minor Power to expel: it is not asked."""
    powers = {
        "ottoman": {"controller": "britain"},
        "russia": {"controller": "france"},
        "sweden": {"status": "neutral"},
    }
    match = diplomacy(seats=4, powers=powers)
    assert asked(match) == [("austria", "expel_before")]
    assert options(match, "austria") == ["expel britain", "done"]
    refused(match, "austria", "expel ottoman", "RD-7.4.7")
    play(match, "austria: expel britain")
    assert asked(match) == [("britain", "status"), ("sweden", "status")], "Minor Powers lay no token"
    assert options(match, "britain") == ["status french", "status neutral", "status expansionist"]
    play(match, "britain: status expansionist", "sweden: status neutral")
    assert asked(match) == [("britain", "drill")]
    assert (statuses(match)["ottoman"], statuses(match)["russia"]) == ("expansionist", "french")
    assert allies(match, "ottoman") == {"britain"}


@rule("RD-12.4.3", "RD-12.4.4", "RD-7.4.7")
def test_only_the_major_power_is_admitted_or_refused() -> None:
    """Neutral Sweden with two Minor Powers applies to France: one question for all three."""
    powers = {
        "sweden": {"status": "neutral"},
        "russia": {"controller": "sweden"},
        "ottoman": {"controller": "sweden"},
    }
    match = diplomacy(seats=4, powers=powers)
    play(match, "austria: done", "britain: status austrian", "sweden: status french")
    assert acting(match) == ("france", "france", "admit")
    turned = match.clone()
    play(match, "france: accept")
    assert {statuses(match)[name] for name in powers} == {"french"}
    assert asked(match) == [("britain", "drill")]
    play(turned, "france: refuse", "sweden: status expansionist")
    assert {statuses(turned)[name] for name in powers} == {"expansionist"}
    assert asked(turned) == [("britain", "drill")]


@rule("RD-12.2.3", "RD-12.1.4", "RD-9.3.1")
def test_a_minor_power_starts_without_money_and_earns_it_by_taxation() -> None:
    """Russia, listed with 5, starts with 0; its homes Moskva 3, Novgorod 1, Smolensk 0 and Kiev 1 yield 5."""
    match = new("1702", 4)
    assert track(match, "money") == {"britain": 0, "france": 0, "sweden": 6, "austria": 0, "russia": 0, "ottoman": 0}
    taxed = position(seats=4, power="russia", action="taxation", powers={"russia": {"controller": "sweden"}})
    assert track(taxed, "money")["russia"] == 5
