"""Withdrawing in all games: the nearest own Territory, or off board. It is not a move."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import asked, fought, happened, options, play
from tests.conformance.coalitions.war import results
from tests.conformance.family.stage import Stage, skip
from tests.conformance.family.war import (
    GENERALS,
    RD,
    RP,
    TOKENS,
    Powers,
    attack,
    garrisons,
    generals,
    moving,
    seen,
)
from tests.conformance.rule import rule


def goals(m: Match, seat: str, field: str) -> set[str]:
    """Where the attacker may withdraw to; off board is always among the options (RP-R-63)."""
    found = {move.removeprefix(f"withdraw {field} > ") for move in options(m, seat)}
    assert "off" in found
    return found - {"off"}


def drawn(stage: Stage, way: str, mover: str, **fields: Any) -> Match:
    m = attack(stage, f"march {way}", mover=mover, **fields)
    assert results(m)[-1][2] == -1
    return m


AUSTRIAN = {  # Austrian homes beside Bavaria
    "coalitions": {"wien", "tyrol", "bohemia"},
    "realpolitik": {"wien", "tyrol"},
    "raison_detat": {"wien", "tyrol", "bohemia"},
}


@rule("K-8.5.2", "K-R-25", "K-R-26", "FAM-3.21", "RP-5.8.7", "RP-9.7.2", "RP-R-61", "RD-5.10.5", "RD-10.9.2")
@rule("RD-11.5.1", "RD-11.5.3", "RD-R-58")
@pytest.mark.parametrize(
    ("case", "closed"),
    [
        ("nobody", False),
        ("own General", True),
        ("enemy General", True),
        ("Ally's General", False),
        ("enemy Garrison", True),
    ],
)
def test_the_owner_chooses_among_the_nearest_territories_that_are_open(stage: Stage, case: str, closed: bool) -> None:
    """Austria withdraws from Bavaria; Tyrol is open or not; Wurttemberg, held by an Ally, never; nor does it go back to
    Hesse, where it came from and which it does not control."""
    rival = stage.rival
    powers: Powers = {
        "austria": {"generals": {"hesse": 3}},
        rival: {"garrisons": ["wurttemberg"]},
        "france": {"generals": {"bavaria": 3}},
    }
    if case == "own General":
        powers["austria"]["generals"]["tyrol"] = 0
    elif case == "enemy General":
        powers["france"]["generals"]["tyrol"] = 0
    elif case == "Ally's General":
        powers[rival]["generals"] = {"tyrol": 0}
    elif case == "enemy Garrison":
        powers["france"]["garrisons"] = ["tyrol"]
    m = drawn(stage, "hesse > bavaria", "austria", pairs=[("austria", rival)], powers=powers)
    assert asked(m) == [("austria", "withdraw")]
    assert goals(m, "austria", "bavaria") == AUSTRIAN[stage.game] - ({"tyrol"} if closed else set())
    play(m, "austria: withdraw bavaria > wien")
    assert generals(m)["austria"]["wien"] == 2, "with his remaining Troops"


FURTHER = {  # two steps from Bavaria: Austrian homes that are not beside it
    "coalitions": {"venezia", "hungari"},
    "realpolitik": {"karinthia", "hungari"},
    "raison_detat": {"karinthia", "silesia"},
}


@rule("K-R-25", "K-R-26", "K-9.4.1", "RP-R-61", "RP-R-62", "RD-R-58")
def test_if_the_nearest_are_closed_the_next_nearest_count_whoever_is_in_between(stage: Stage) -> None:
    """All Austrian homes beside Bavaria have French Garrisons."""
    powers: Powers = {
        "austria": {"generals": {"hesse": 1}},
        "france": {"generals": {"bavaria": 1}, "garrisons": sorted(AUSTRIAN[stage.game])},
    }
    m = drawn(stage, "hesse > bavaria", "austria", powers=powers)
    assert goals(m, "austria", "bavaria") == FURTHER[stage.game]
    play(m, f"austria: withdraw bavaria > {min(FURTHER[stage.game])}")
    assert [args[4] for args in happened(m, "withdrew")] == [0], "no Troop is lost on the way"


@rule("K-R-26", "FAM-D.11", "RP-R-61", "RD-R-58", "RD-R-83")
def test_nobody_withdraws_to_a_pending_battle(stage: Stage) -> None:
    """Tyrol, an Austrian home with a French invader, is the scene of another battle."""
    powers: Powers = {
        "austria": {"generals": {"hesse": 1, "wien": 0}},
        "france": {"generals": {"bavaria": 1, "tyrol": 3}},
    }
    m = attack(stage, "march hesse > bavaria", "march wien > tyrol", mover="austria", powers=powers)
    play(m, "austria: battle bavaria")
    assert goals(m, "austria", "bavaria") == AUSTRIAN[stage.game] - {"tyrol"}
    assert fought(m) == ["bavaria"]


HOMES = {
    "coalitions": ["venezia", "wien", "tyrol", "bohemia", "hungari", "galicia", "transylvania"],
    "realpolitik": ["wien", "tyrol", "karinthia", "hungari", "croatia", "galicia"],
    "raison_detat": ["bohemia", "wien", "tyrol", "karinthia", "silesia"],
}


@rule("K-8.5.2", "K-R-26", "RP-R-62", "RP-9.7.3", "RD-R-58", "RD-11.5.3", "RD-11.5.2")
def test_without_an_eligible_territory_he_goes_off_board_unasked(stage: Stage) -> None:
    powers: Powers = {
        "austria": {"generals": {"hesse": 2}},
        "france": {"generals": {"bavaria": 2}, "garrisons": HOMES[stage.game]},
    }
    m = drawn(stage, "hesse > bavaria", "austria", powers=powers)
    assert asked(m) == [("austria", "request")]
    assert "austria" not in generals(m)
    assert seen(m, "austria")["stock"] == TOKENS[stage.game]["austria"], "his Troops are lost"
    assert [args[3:5] for args in happened(m, "withdrew")] == [(-1, 1)], "one in the battle, one now"
    assert seen(m, "austria")["off_board"] == GENERALS[stage.game]["austria"]


ROUND_THE_ALPS = {  # the French homes nearest to Tyrol; over the Alps Lorraine or Bourgogne would be two steps
    "coalitions": {"provence"},
    "realpolitik": {"provence"},
    "raison_detat": {"provence", "bourgogne", "champagne"},
}


@rule("K-R-25", "RP-R-62", "RD-R-58")
def test_the_way_never_leads_over_impassable_territories(stage: Stage) -> None:
    powers: Powers = {"france": {"generals": {"bavaria": 1}}, "austria": {"generals": {"tyrol": 1}}}
    m = drawn(stage, "bavaria > tyrol", "france", powers=powers)
    assert goals(m, "france", "tyrol") == ROUND_THE_ALPS[stage.game]


OVER_SEA = {"realpolitik": "lazio", "raison_detat": "napoli"}  # by a French Sea Route from Provence


@rule("K-R-25", "FAM-3.7", "RP-R-62", "RD-R-58")
@pytest.mark.parametrize("stage", [RP, RD], ids=["realpolitik", "raison_detat"], indirect=True)
@pytest.mark.parametrize("whose", ["own", "Ally's", "enemy's"])
def test_sea_routes_of_the_own_side_are_one_step_without_consent(stage: Stage, whose: str) -> None:
    """From Provence, one French Sea Route leads to a Territory of the mover; Lombardia is two steps away by land."""
    over_sea = OVER_SEA[stage.game]
    mover = "france" if whose == "own" else stage.rival
    pairs = [("france", stage.rival)] if whose == "Ally's" else []
    enemy = "austria"
    powers: Powers = {
        mover: {"generals": {"languedoc": 1}, "garrisons": [over_sea, "lombardia"]},
        enemy: {"generals": {"provence": 1}},
    }
    if mover == "france":  # of its homes Languedoc is as near, Bourgogne is not
        powers[enemy]["garrisons"] = ["bourgogne"]
    m = moving(stage, mover, pairs=pairs, arbiter=enemy, powers=powers)
    play(m, f"{mover}: march languedoc > provence")
    if whose == "Ally's":
        play(m, "france: consent")
    skip(m, "garrison")
    assert results(m) == [(2, 2, -1)]
    expected = {"own": {over_sea, "languedoc"}, "Ally's": {over_sea}, "enemy's": {"lombardia"}}[whose]
    assert goals(m, mover, "provence") == expected
    place = sorted(expected)[0] if whose != "own" else over_sea
    play(m, f"{mover}: withdraw provence > {place}")
    assert asked(m) == [(mover, "request")], "no consent is asked, no Garrison placed, no battle fought"
    assert generals(m)[mover] == {place: 0}


@rule("FAM-3.7", "RD-R-58")
@pytest.mark.parametrize("stage", [RD], ids=["raison_detat"], indirect=True)
def test_grey_sea_routes_count_for_everybody_from_everywhere(stage: Stage) -> None:
    """Napoli to Hellas is grey; Napoli itself is held by an enemy."""
    powers: Powers = {
        "britain": {"generals": {"patrimonium_st_petri": 1}, "garrisons": ["hellas", "lombardia"]},
        "austria": {"garrisons": ["napoli"], "generals": {"napoli": 0}},
    }
    m = drawn(stage, "patrimonium_st_petri > napoli", "britain", powers=powers)
    assert goals(m, "britain", "napoli") == {"hellas"}


@rule("K-R-79", "RP-R-44", "RP-R-62", "RD-R-45", "RD-R-58")
def test_a_withdrawal_leaves_no_garrison_behind_or_before(stage: Stage) -> None:
    powers: Powers = {"austria": {"generals": {"hesse": 3}}, "france": {"generals": {"bavaria": 3}}}
    m = drawn(stage, "hesse > bavaria", "austria", powers=powers)
    play(m, "austria: withdraw bavaria > tyrol")
    assert garrisons(m) == {}
    assert asked(m) == [("austria", "request")]
