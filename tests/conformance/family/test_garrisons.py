"""Placing Garrisons in all games."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.coalitions.table import asked, forbidden, fought, happened, options, play
from tests.conformance.coalitions.war import results
from tests.conformance.family.stage import Stage
from tests.conformance.family.war import (
    TOKENS,
    WITH_STATUSES,
    Powers,
    again,
    attack,
    garrisons,
    generals,
    moving,
    seen,
    sites,
    targets,
)
from tests.conformance.rule import rule


@rule("K-7.6.35", "K-7.6.36", "RP-8.12.1", "RP-8.12.11", "RP-5.8.5", "RD-9.17.1")
def test_a_troop_becomes_a_garrison_where_a_general_leaves_or_enters(stage: Stage) -> None:
    m = moving(stage, powers={"france": {"generals": {"wurttemberg": 2, "paris": 3}, "morale": 3, "money": 4}})
    stock = TOKENS[stage.game]["france"] - 5
    assert seen(m, "france")["stock"] == stock
    forbidden(m, "france", "garrison wurttemberg", "garrison paris")  # nobody has moved
    play(m, "france: march wurttemberg > bavaria")
    assert sites(m, "france") == {"wurttemberg", "bavaria"}, "not Paris, where another General stays"
    nothing = play(m.clone(), "france: done")  # it is voluntary
    assert (garrisons(nothing), generals(nothing)["france"]) == ({}, {"bavaria": 2, "paris": 3})
    play(m, "france: garrison bavaria", "france: done")
    assert garrisons(m) == {"bavaria": "france"}
    # the token itself is turned: one Troop less, nothing from stock, no cost
    assert generals(m)["france"] == {"bavaria": 1, "paris": 3}
    assert [seen(m, "france")[track] for track in ("stock", "morale", "money")] == [stock, 3, 4]


@rule("K-R-31", "RP-R-41", "RD-9.17.2", "RD-R-45")
def test_a_general_that_stays_put_places_none(stage: Stage) -> None:
    m = moving(stage, powers={"france": {"generals": {"paris": 3, "bavaria": 3}}})
    assert not [move for move in options(m, "france") if move.startswith("garrison")]
    forbidden(m, "france", "garrison paris", "garrison bavaria")
    play(m, "france: end", "france: stop")
    assert garrisons(m) == {}


@rule("K-7.6.35", "K-4.3.1", "RP-8.12.2", "RP-8.12.10", "RP-5.7.1", "RD-9.17.1", "RD-9.17.9", "RD-5.9.1", "RD-5.9.2")
def test_a_garrison_takes_control_at_once_also_of_an_enemys_home(stage: Stage) -> None:
    """Another General passes through Wien in the same Movement Turn."""
    m = moving(
        stage, powers={"france": {"generals": {"bavaria": 1, "hungari": 0}, "garrisons": ["tyrol", "lombardia"]}}
    )
    forbidden(m, "france", "strategic hungari > wien")
    play(m, "france: march bavaria > wien")
    assert sites(m, "france") == {"bavaria", "wien"}
    play(m, "france: garrison wien")
    assert garrisons(m)["wien"] == "france"
    assert "wien" in targets(m, "france", "strategic", "hungari")


@rule("K-7.6.37", "RP-8.12.6", "RD-9.17.3")
def test_a_general_without_troops_places_none(stage: Stage) -> None:
    m = moving(stage, powers={"france": {"generals": {"wurttemberg": 0}}})
    play(m, "france: march wurttemberg > bavaria")
    assert asked(m) == [("france", "request")]
    forbidden(m, "france", "garrison wurttemberg", "garrison bavaria")


@rule("K-7.6.38", "RP-8.12.3", "RD-9.17.2")
def test_own_homes_may_be_garrisoned_and_the_garrison_fights(stage: Stage) -> None:
    m = moving(stage, powers={"france": {"generals": {"paris": 2}}})
    play(m, "france: march paris > picardie")
    assert sites(m, "france") == {"paris", "picardie"}
    play(m, "france: garrison paris", "france: garrison picardie")
    assert garrisons(m) == {"paris": "france", "picardie": "france"}
    powers: Powers = {"austria": {"generals": {"picardie": 1}}, "france": {"garrisons": ["paris"]}}
    m = attack(stage, "march picardie > paris", mover="austria", powers=powers)
    assert happened(m, "strength")[0][1:] == (2, 1)


@rule("K-7.6.39", "K-6.3.5", "RP-8.12.4", "RP-7.4.4", "RD-9.17.4", "RD-7.6.5")
def test_no_garrison_in_an_allys_home(stage: Stage) -> None:
    """The friend goes from Picardie to Paris, both French homes."""
    friend = stage.friend
    powers: Powers = {friend: {"generals": {"picardie": 3}}}
    m = moving(stage, friend, arbiter="austria", pairs=[("france", friend)], powers=powers)
    play(m, f"{friend}: march picardie > paris", "france: consent")
    assert asked(m) == [(friend, "request")], "neither where he leaves nor where he enters"
    forbidden(m, friend, "garrison paris", "garrison picardie")
    # at War he may garrison both
    m = moving(stage, friend, arbiter="austria", powers=powers)
    play(m, f"{friend}: march picardie > paris")
    assert sites(m, friend) == {"picardie", "paris"}


@rule("K-7.6.40", "K-4.3.5", "RP-8.12.7", "RP-5.7.5", "RP-R-43", "RD-9.17.5", "RD-5.9.6", "RD-R-46")
@pytest.mark.parametrize("owner", ["own", "friend"])
def test_one_garrison_per_territory(stage: Stage, owner: str) -> None:
    friend = stage.friend
    powers: Powers = {"france": {"generals": {"wurttemberg": 3}}, friend: {}}
    holder = "france" if owner == "own" else friend
    powers[holder]["garrisons"] = ["bavaria"]
    m = moving(stage, pairs=[("france", friend)], powers=powers)
    play(m, "france: march wurttemberg > bavaria")
    if owner == "friend":
        play(m, f"{friend}: consent")
    assert sites(m, "france") == {"wurttemberg"}
    play(m, "france: garrison wurttemberg")
    assert asked(m) == [("france", "request")], "he has Troops left, but one Garrison per Territory is all"
    assert garrisons(m) == {"wurttemberg": "france", "bavaria": holder}


@rule("K-7.6.41", "RP-8.12.5", "RD-9.17.6")
def test_the_garrison_stays_when_the_general_leaves(stage: Stage) -> None:
    m = moving(stage, powers={"france": {"generals": {"wurttemberg": 1}}})
    play(m, "france: march wurttemberg > bavaria", "france: garrison bavaria")
    again(m, "france", stage.rival)
    play(m, "france: march bavaria > hesse", "france: stop")
    assert generals(m)["france"] == {"hesse": 0}
    assert garrisons(m) == {"bavaria": "france"}


@rule("K-7.6.42", "FAM-3.30", "RP-8.12.8", "RP-R-42", "RD-9.17.7")
def test_several_garrisons_in_one_move_on_the_way_too(stage: Stage) -> None:
    """A Strategic Movement by Languedoc and Aquitaine to Paris; three Troops, three Garrisons, one per Territory."""
    m = moving(stage, powers={"france": {"generals": {"provence": 3}}})
    play(m, "france: strategic provence > languedoc", "france: on aquitaine", "france: on paris")
    assert sites(m, "france") == {"provence", "languedoc", "aquitaine", "paris"}
    play(m, "france: garrison languedoc")
    assert sites(m, "france") == {"provence", "aquitaine", "paris"}
    play(m, "france: garrison provence", "france: garrison paris")
    assert garrisons(m) == {"provence": "france", "languedoc": "france", "paris": "france"}
    assert generals(m)["france"] == {"paris": 0}
    assert asked(m) == [("france", "request")], "no Troop is left"


@rule("K-7.6.43", "K-R-29", "RP-8.12.9", "RP-R-40", "RD-9.17.8", "RD-R-45")
@pytest.mark.parametrize(("there", "beaten"), [
    ({"generals": {"bavaria": 0}}, ["austria: off board"]), ({"garrisons": ["bavaria"]}, []),
], ids=["generals", "garrisons"])  # fmt: skip
def test_where_an_enemy_stands_a_garrison_comes_after_the_victory(
    stage: Stage, there: dict[str, Any], beaten: list[str]
) -> None:
    m = moving(stage, powers={"france": {"generals": {"wurttemberg": 3, "paris": 0}}, "austria": there})
    play(m, "france: march wurttemberg > bavaria")
    assert sites(m, "france") == {"wurttemberg"}, "the Territory left may be garrisoned"
    forbidden(m, "france", "garrison bavaria")
    play(m, "france: done", "france: end")
    assert fought(m) == ["bavaria"]
    play(m, *beaten)
    assert asked(m) == [("france", "win_garrison")]
    play(m, "france: garrison bavaria")
    assert garrisons(m) == {"bavaria": "france"}
    assert generals(m)["france"] == {"bavaria": 1, "paris": 0}


@rule("K-8.6.1", "K-7.6.35", "K-7.6.37", "K-D-03", "RP-9.8.1", "RP-9.6.7", "RP-R-58", "RP-8.12.6", "RD-10.10.1")
@rule("RD-R-55")
@pytest.mark.parametrize(("troops", "may"), [(1, False), (2, True), (3, True)])
def test_the_victor_loses_a_troop_before_he_may_place_one(stage: Stage, troops: int, may: bool) -> None:
    powers: Powers = {"france": {"generals": {"wurttemberg": troops}}, "austria": {"garrisons": ["bavaria"]}}
    m = attack(stage, "march wurttemberg > bavaria", powers=powers)
    assert results(m) == [(1 + troops, 1, 0)]
    assert generals(m)["france"] == {"bavaria": troops - 1}
    assert asked(m) == [("france", "win_garrison" if may else "request")]


@rule("K-7.6.44", "K-R-79", "FAM-3.18", "RP-R-44", "RP-R-94", "RP-9.8.7", "RD-R-45", "RD-9.17.1")
def test_a_winning_defender_and_a_general_put_elsewhere_place_none(stage: Stage) -> None:
    """The defender keeps 2 Troops; the beaten French General comes to Paris."""
    powers: Powers = {"france": {"generals": {"wurttemberg": 0}}, "austria": {"generals": {"bavaria": 3}}}
    m = attack(stage, "march wurttemberg > bavaria", powers=powers)
    assert results(m) == [(1, 4, 1)]
    play(m, "france: capital")
    assert generals(m) == {"france": {"paris": 0}, "austria": {"bavaria": 2}}
    forbidden(m, "austria", "garrison bavaria")
    assert asked(m) == [("france", "request")]
    # a draw: the attacker withdraws with Troops, and nobody places anything
    powers = {
        "france": {"generals": {"wurttemberg": 3}, "garrisons": ["hesse"]},
        "austria": {"generals": {"bavaria": 3}},
    }
    m = attack(stage, "march wurttemberg > bavaria", powers=powers)
    play(m, "france: withdraw bavaria > hesse")
    assert asked(m) == [("france", "request")]
    assert generals(m) == {"france": {"hesse": 2}, "austria": {"bavaria": 2}}
    assert garrisons(m) == {"hesse": "france"}


@rule("K-R-29", "RP-8.12.1", "RP-R-43", "RD-9.17.1", "RD-R-46")
def test_leaving_a_territory_shared_with_an_ally_a_garrison_may_be_placed(stage: Stage) -> None:
    friend = stage.friend
    powers: Powers = {"france": {"generals": {"bavaria": 2}}, friend: {"generals": {"bavaria": 1}}}
    m = moving(stage, pairs=[("france", friend)], powers=powers)
    play(m, "france: march bavaria > wurttemberg")
    assert sites(m, "france") == {"bavaria", "wurttemberg"}
    powers[friend]["garrisons"] = ["bavaria"]
    m = moving(stage, pairs=[("france", friend)], powers=powers)
    play(m, "france: march bavaria > wurttemberg")
    assert sites(m, "france") == {"wurttemberg"}, "an Ally's Garrison is in the way"


@rule("K-R-11", "K-9.3.4", "RD-11.4.4")
@pytest.mark.parametrize("stage", WITH_STATUSES, ids=[one.game for one in WITH_STATUSES], indirect=True)
def test_a_neutral_general_comes_and_goes_where_his_garrison_stands(stage: Stage) -> None:
    ottoman = {"status": "neutral", "generals": {"wallachia": 1}, "garrisons": ["bessarabia"]}
    m = stage.movement("ottoman", arbiter="france", powers={"ottoman": ottoman})
    play(m, "ottoman: march wallachia > bessarabia", "ottoman: done")
    again(m, "ottoman", "france")
    play(m, "ottoman: march bessarabia > wallachia", "ottoman: done")
    assert generals(m)["ottoman"] == {"wallachia": 1}
    assert garrisons(m) == {"bessarabia": "ottoman"}
