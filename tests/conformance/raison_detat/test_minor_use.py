"""Chapters 12.5, 12.6 and 12.9: what Minor Powers do for their player, and the Influence they bring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.raison_detat.minors import (
    acting,
    allies,
    at_war,
    attack,
    bid,
    fight,
    moving,
    on_drill,
    public,
    remaining,
    results,
    scored,
    some,
    supporters,
)
from tests.conformance.raison_detat.table import (
    asked,
    declare,
    diplomacy,
    garrisons,
    happened,
    options,
    play,
    position,
    refused,
    statuses,
    track,
)
from tests.conformance.rule import rule

STATUSES = ("french", "neutral", "expansionist")


def swedish(status: str = "expansionist", **powers: Any) -> dict[str, Any]:
    """Russia and the Ottomans are Minor Powers of Sweden, which has this Status."""
    own: dict[str, Any] = {
        "sweden": {"status": status},
        "russia": {"controller": "sweden"},
        "ottoman": {"controller": "sweden"},
    }
    for name, fields in powers.items():
        own.setdefault(name, {}).update(fields)
    return own


# -- in one Coalition with each other


@rule("RD-12.5.1", "RD-12.5.3", "RD-7.5.7", "RD-7.7.6", "RD-7.8.3", "RD-12.5.7")
@pytest.mark.parametrize("status", STATUSES)
def test_all_powers_of_a_player_are_allies_whatever_their_status(status: str) -> None:
    match = moving("russia", seats=4, **swedish(status))
    others = {"france"} if status == "french" else set()
    for name in ("sweden", "russia", "ottoman"):
        assert statuses(match)[name] == status
        assert allies(match, name) == {"sweden", "russia", "ottoman"} - {name} | others
        assert not at_war(match, name) & {"sweden", "russia", "ottoman"}


@rule("RD-12.5.2", "RD-12.5.3", "RD-12.5.4", "RD-12.9.5", "RD-9.16.6", "RD-9.16.7", "RD-9.16.3")
@pytest.mark.parametrize("status", STATUSES)
def test_powers_of_one_player_pass_through_each_other_unasked(status: str) -> None:
    """A Russian marches and passes through Ottoman homes, beside an Ottoman General, and through Swedish ones."""
    powers = swedish(
        status, russia={"generals": {"bessarabia": 1, "ingria": 0}}, ottoman={"generals": {"wallachia": 1}}
    )
    powers["russia"]["garrisons"] = ["bessarabia", "ingria"]
    match = moving("russia", seats=4, **powers)
    assert {"march bessarabia > wallachia", "strategic bessarabia > wallachia"} <= set(options(match, "sweden"))
    assert {"march ingria > finland", "march ingria > estonia"} <= set(options(match, "sweden"))
    far = play(match.clone(), "sweden: strategic bessarabia > wallachia")
    while acting(far)[2] == "path":
        wanted = [move for move in ("on rumelia", "on istanbul", "halt") if move in options(far, "sweden")]
        play(far, f"sweden: {wanted[0]}")
    assert "istanbul" in public(far, "russia")["generals"]
    assert happened(far, "consent") == []
    play(match, "sweden: march bessarabia > wallachia")
    assert public(match, "russia")["generals"]["wallachia"] == 1
    assert happened(match, "consent") == []


@rule("RD-12.9.3", "RD-12.5.2", "RD-9.17.4")
def test_no_garrison_on_a_home_of_the_same_player_but_on_that_of_an_enemy_minor_power() -> None:
    """The Swedes enter Novgorod, a Russian home: with Russia in enemy hands they may leave a Garrison there."""
    for controller, allowed in (("sweden", False), ("france", False), ("austria", True), ("britain", True)):
        powers: dict[str, Any] = {
            "russia": {"controller": controller},
            "sweden": {"status": "french", "generals": {"ingria": 2}, "garrisons": ["ingria"]},
        }
        match = moving("sweden", seats=4, arbiter="austria", **powers)
        play(match, "sweden: march ingria > novgorod")
        if controller == "france":
            play(match, "france: consent")
        sites = [move for move in options(match, "sweden") if move.startswith("garrison")]
        assert sites == (["garrison novgorod"] if allowed else []), controller
        if not allowed:
            assert asked(match) != [("sweden", "garrison")]
            continue
        play(match, "sweden: garrison novgorod")
        assert garrisons(match) == {"ingria": "sweden", "novgorod": "sweden"}


@rule("RD-12.9.3", "RD-9.17.4")
def test_the_refusal_of_a_garrison_on_an_allied_home_names_its_rule() -> None:
    """From Ingria, nobody's home, a Garrison may be left there, not on Novgorod of the same player."""
    match = moving("sweden", seats=4, **swedish(sweden={"generals": {"ingria": 2}}))
    play(match, "sweden: march ingria > novgorod")
    assert options(match, "sweden") == ["garrison ingria", "done"]
    refused(match, "sweden", "garrison novgorod", "RD-9.17.4")


@rule("RD-12.9.4", "RD-12.5.2", "RD-9.9.5", "RD-9.9.14", "RD-R-38", "RD-D-59")
def test_which_minor_powers_may_be_arbiter() -> None:
    """Not one of the mover's player or Coalition; the controller of another answers, its own Morale rises."""
    powers: dict[str, Any] = {
        "sweden": {"status": "expansionist", "generals": {"finland": 1}},
        "russia": {"controller": "sweden"},
        "ottoman": {"controller": "france", "morale": 4},
    }
    match = position(seats=4, power="sweden", action="movement", powers=powers)
    assert options(match, "sweden") == [f"arbiter {name}" for name in ("britain", "france", "austria", "ottoman")]
    refused(match, "sweden", "arbiter russia", "RD-9.9.3")
    play(match, "sweden: arbiter ottoman", "sweden: end", "sweden: request")
    assert acting(match) == ("france", "ottoman", "grant")
    play(match, "france: grant")
    assert some(match, "morale") == {"ottoman": 7}
    powers["sweden"]["status"] = "french"
    match = position(seats=4, power="sweden", action="movement", powers=powers)
    assert options(match, "sweden") == ["arbiter britain", "arbiter austria"], "the Ottomans of France are Allies"


@rule("RD-12.5.2", "RD-10.3.2", "RD-12.5.3")
def test_powers_of_one_player_support_each_other() -> None:
    """Expansionist Sweden attacks Warszawa with Russian and Ottoman support; Austria's with British."""
    powers = swedish(
        sweden={"generals": {"borussia": 1}}, russia={"generals": {"lithuania": 1}}, ottoman={"generals": {"krakow": 1}}
    )
    powers["austria"] = {"generals": {"warszawa": 1, "silesia": 1}}
    powers["britain"] = {"generals": {"brandenburg": 1}}
    match = attack("sweden", "march borussia > warszawa", seats=4, **powers)
    assert supporters(match) == [
        ("sweden", "russia", ["lithuania"]),
        ("sweden", "ottoman", ["krakow"]),
        ("britain", "britain", ["brandenburg"]),
        ("austria", "austria", ["silesia"]),
    ]


# -- everything its own


@rule("RD-12.5.5", "RD-9.6.12", "RD-9.3.4", "RD-12.5.7")
def test_a_minor_power_taxes_and_mobilises_with_its_own_money() -> None:
    """Taxation of Russia (5, doubled under a Neutral controller) is Russia's; unspent it is lost to Corruption."""
    for status, money in (("expansionist", 5), ("neutral", 10)):
        powers = swedish(status, russia={"money": 1}, sweden={"money": 7})
        match = position(seats=4, power="russia", action="taxation", powers=powers)
        assert some(match, "money") == {"sweden": 7, "russia": 1 + money}
    powers = swedish(russia={"money": 2, "generals": {"kiev": 0}}, sweden={"money": 7})
    match = position(seats=4, power="russia", action="mobilisation", powers=powers)
    assert acting(match) == ("sweden", "russia", "purchase")
    play(match, "sweden: buy troop kiev", "sweden: done")
    assert public(match, "russia")["generals"] == {"kiev": 1}
    assert some(match, "money") == {"sweden": 7}, "1 of Russia's 2 unspent, Sweden's 7 untouched"


@rule("RD-12.5.5", "RD-10.4.9", "RD-10.4.11", "RD-5.11.6")
def test_each_power_of_a_player_plays_its_own_cards_for_its_own_morale() -> None:
    """Sweden and its Russians defend Lithuania; each plays its own hand and draws its own card."""
    match = attack(
        "austria",
        "march warszawa > lithuania",
        seats=4,
        arbiter="france",
        russia={"controller": "sweden", "generals": {"lithuania": 2}, "hand": [4, 5], "morale": 2},
        sweden={"generals": {"lithuania": 1}, "hand": [1, 2], "morale": 7},
        austria={"generals": {"warszawa": 0, "wien": 0}},
    )
    assert acting(match) == ("sweden", "sweden", "card")
    assert options(match, "sweden") == ["play 1 for lithuania", "play 2 for lithuania", "pass"]
    play(match, "sweden: play 1 for lithuania")
    assert acting(match) == ("sweden", "russia", "card")
    assert options(match, "sweden") == ["play 4 for lithuania", "play 5 for lithuania", "pass"]
    play(match, "sweden: play 5 for lithuania", "sweden: play 4 for lithuania")
    assert some(match, "morale") == {"france": 1, "sweden": 6}
    assert track(match, "cards") == {"britain": 0, "france": 0, "sweden": 2, "austria": 0, "russia": 1, "ottoman": 0}


# -- following the Major Power


@rule("RD-12.5.6", "RD-12.5.7", "RD-7.3.6", "RD-11.1.1", "RD-11.4.2", "RD-11.4.8")
def test_minor_powers_change_status_with_their_major_power_and_the_board_with_them() -> None:
    """Sweden becomes Neutral, so does its Russia: it leaves Warszawa; an Austrian leaves Kiev."""
    match = diplomacy(
        seats=4,
        powers={
            "sweden": {"status": "austrian", "generals": {"novgorod": 1}},
            "russia": {"controller": "sweden", "generals": {"warszawa": 2, "estonia": 1}},
            "austria": {"generals": {"kiev": 3}},
            "ottoman": {"controller": "britain"},
        },
    )
    assert statuses(match)["russia"] == "austrian"
    declare(match, sweden="neutral")
    assert statuses(match)["russia"] == "neutral"
    assert acting(match) == ("austria", "austria", "update_withdraw")
    play(match, "austria: withdraw kiev > off")
    assert acting(match) == ("sweden", "russia", "update_withdraw")
    assert set(options(match, "sweden")) == {
        "withdraw warszawa > kiev",
        "withdraw warszawa > smolensk",
        "withdraw warszawa > off",
    }, "not from Estonia, which belongs to the same player"
    play(match, "sweden: withdraw warszawa > kiev")
    assert remaining(match) == {"sweden": {"novgorod": 1}, "russia": {"kiev": 2, "estonia": 1}}


@rule("RD-12.5.7", "RD-7.7.2", "RD-11.4.7", "RD-9.16.6")
def test_the_homes_of_a_minor_power_are_protected_by_a_neutral_controller() -> None:
    powers: dict[str, Any] = {
        "sweden": {"status": "neutral"},
        "russia": {"controller": "sweden"},
        "austria": {"generals": {"podolia": 1}},
    }
    match = moving("austria", seats=4, arbiter="france", **powers)
    refused(match, "austria", "march podolia > kiev", "RD-7.7.2")
    powers["sweden"]["status"] = "french"
    match = moving("austria", seats=4, arbiter="france", **powers)
    assert "march podolia > kiev" in options(match, "austria")


# -- Influence


@rule("RD-12.6.1", "RD-9.7.5")
def test_territories_of_a_minor_power_give_no_influence_to_anybody() -> None:
    """Warszawa 2 with a Russian stripe and Estonia 1, a Swedish home: nothing for Russia, nothing for Austria."""
    powers: dict[str, Any] = {
        "russia": {"controller": "austria", "garrisons": ["warszawa", "estonia"]},
        "austria": {"influence": 3, "garrisons": ["bavaria"]},
    }
    match = position(seats=4, power="russia", action="influence", powers=powers)
    assert scored(match) == {"austria": 3}
    assert happened(match, "expand") == []
    match = position(seats=4, power="austria", action="influence", powers=powers)
    assert scored(match) == {"austria": 4}, "Bavaria only"
    full = position(power="russia", action="influence", powers={"russia": {"garrisons": ["warszawa", "estonia"]}})
    assert scored(full) == {"russia": 3}, "as a Major Power Russia would gain 3"


@rule("RD-12.6.2", "RD-12.6.3", "RD-10.10.3", "RD-10.10.8", "RD-R-69")
@pytest.mark.parametrize(
    ("russian", "austrian", "points"),
    [
        ("kiev", None, 1),  # the Russians alone: no additional point against the French Coalition
        ("kiev", "polesie", 3),  # Austria supports: 1 and 1 more for itself, 1 for Russia
    ],
)
def test_a_minor_power_wins_for_its_controller_without_the_additional_point(
    russian: str, austrian: str | None, points: int
) -> None:
    powers: dict[str, Any] = {
        "russia": {"controller": "austria", "generals": {russian: 3}},
        "austria": {"generals": {austrian: 1} if austrian else {}},
        "sweden": {"generals": {"smolensk": 0}},
    }
    match = attack("russia", f"march {russian} > smolensk", seats=4, arbiter="france", **powers)
    fight(match, "support polesie")
    assert results(match) == [(4, 1, 0)]
    assert scored(match) == {"austria": points}


@rule("RD-12.6.2", "RD-10.10.2", "RD-10.10.4", "RD-R-69")
def test_every_minor_power_brings_its_own_share() -> None:
    """Two beaten Generals; Russians attack, Ottomans and Expansionist Sweden support: 2 each, all for Sweden."""
    powers = swedish(
        russia={"generals": {"lithuania": 3}}, ottoman={"generals": {"krakow": 1}}, sweden={"generals": {"pommern": 1}}
    )
    powers["austria"] = {"generals": {"warszawa": 0}}
    powers["britain"] = {"generals": {"warszawa": 0}}
    match = attack("russia", "march lithuania > warszawa", seats=4, arbiter="france", **powers)
    fight(match, "support krakow", "support pommern")
    assert results(match) == [(4, 2, 0)]
    assert scored(match) == {"sweden": 6}


@rule("RD-12.6.3", "RD-10.10.3")
@pytest.mark.parametrize(("controller", "points"), [("france", 2), ("sweden", 2), ("austria", 0)])
def test_a_beaten_minor_power_counts_for_the_additional_point(controller: str, points: int) -> None:
    """Britain beats Russians: 2 if their controller is in the French Coalition; as its own Ally it may not attack."""
    powers: dict[str, Any] = {
        "russia": {"controller": controller, "generals": {"hannover": 0}},
        "britain": {"generals": {"holland": 0, "oldenburg": 2}},
    }
    match = moving("britain", seats=4, arbiter="france", **powers)
    if not points:
        play(match, "britain: march oldenburg > hannover")
        assert happened(match, "battle") == []
        return
    play(match, "britain: march oldenburg > hannover", "britain: done", "britain: end")
    fight(match)
    assert scored(match) == {"britain": points}


# -- the auction, seen from a player with two Minor Powers


@rule("RD-12.4.2", "RD-11.3.1", "RD-12.5.1", "RD-R-64")
def test_expansionists_of_one_player_are_at_war_once_parted() -> None:
    """Ottomans and Russians of Expansionist Sweden in Podolia; Britain, Expansionist too, wins the Ottomans."""
    powers = swedish(russia={"generals": {"podolia": 1}}, ottoman={"generals": {"podolia": 2}})
    powers["britain"] = {"status": "expansionist", "morale": 1}
    match = bid(on_drill("ottoman", **powers), britain=1)
    assert "russia" in at_war(match, "ottoman")
    assert acting(match) == ("sweden", "russia", "update_withdraw"), "2 against 3"
    assert options(match, "sweden") == ["withdraw podolia > kiev", "withdraw podolia > off"]
    play(match, "sweden: withdraw podolia > kiev")
    assert remaining(match) == {"russia": {"kiev": 1}, "ottoman": {"podolia": 2}}


@rule("RD-11.4.8", "RD-12.4.2", "RD-R-64", "RD-12.5.4")
def test_the_generals_of_a_former_neutral_controller_leave_its_homes() -> None:
    """Neutral Britain had the Ottomans, Neutral Sweden gets them: the Briton leaves Wallachia, the Ottoman Holland."""
    match = on_drill(
        "ottoman",
        ottoman={"controller": "britain", "generals": {"holland": 1}},
        britain={"status": "neutral", "generals": {"wallachia": 2}, "garrisons": ["holland"]},
        sweden={"status": "neutral", "morale": 1},
    )
    bid(match, sweden=1)
    assert acting(match) == ("britain", "britain", "update_withdraw")
    play(match, "britain: withdraw wallachia > off")
    assert acting(match) == ("sweden", "ottoman", "update_withdraw")
    play(match, "sweden: withdraw holland > off")
    assert remaining(match) == {}
    assert garrisons(match) == {"holland": "britain"}


@rule("RD-12.4.2", "RD-11.4.2", "RD-11.4.3", "RD-R-64")
def test_with_a_neutral_controller_it_leaves_foreign_ground() -> None:
    """Russians of Austria in Warszawa and Estonia: with Neutral Sweden they keep only what they control."""
    match = on_drill(
        "russia",
        russia={
            "controller": "austria",
            "generals": {"warszawa": 1, "krakow": 1},
            "garrisons": ["krakow", "wallachia"],
        },
        sweden={"status": "neutral", "morale": 1},
        ottoman={"status": "expansionist"},
    )
    bid(match, sweden=1)
    assert acting(match) == ("sweden", "russia", "assign"), "Wallachia is a home of the Ottomans"
    play(match, "sweden: assign wallachia > krakow")
    assert acting(match) == ("sweden", "russia", "update_withdraw")
    assert {move.split()[1] for move in options(match, "sweden")} == {"warszawa"}
    play(match, "sweden: withdraw warszawa > off")
    assert remaining(match) == {"russia": {"krakow": 2}}
    assert garrisons(match) == {"krakow": "russia"}
