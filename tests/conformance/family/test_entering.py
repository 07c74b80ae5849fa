"""Entering and sharing Territories in all games: one General of a Power, Allies, their consent, Neutral homes."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import asked, forbidden, fought, happened, options, play, ways
from tests.conformance.coalitions.war import results
from tests.conformance.family.stage import Stage
from tests.conformance.family.war import (
    WITH_STATUSES,
    Powers,
    again,
    attack,
    garrisons,
    generals,
    moving,
    sided,
    targets,
)
from tests.conformance.rule import rule

statuses = pytest.mark.parametrize("stage", WITH_STATUSES, ids=[one.game for one in WITH_STATUSES], indirect=True)

# -- own Generals


@rule("K-7.6.31", "K-4.8.5", "K-R-80", "FAM-3.19", "RP-8.11.1", "RP-8.11.2", "RP-5.8.7", "RP-R-34", "RD-9.16.1")
@rule("RD-9.16.2", "RD-5.10.5", "RD-R-44")
def test_no_move_ends_with_another_own_general(stage: Stage) -> None:
    m = moving(stage, powers={"france": {"generals": {"paris": 1, "picardie": 2}}})
    forbidden(m, "france", "march paris > picardie", "march picardie > paris")  # nor can they exchange places
    play(m, "france: march picardie > normandie_bretagne", "france: done")
    play(m, "france: march paris > picardie", "france: done")  # left in the same Movement Turn
    assert generals(m) == {"france": {"picardie": 1, "normandie_bretagne": 2}}
    assert asked(m) == [("france", "request")]


@rule("K-7.6.31", "RP-8.11.2", "RD-9.16.2")
def test_a_strategic_movement_does_not_end_with_an_own_general_either(stage: Stage) -> None:
    m = moving(stage, powers={"france": {"generals": {"provence": 0, "aquitaine": 0}}})
    play(m, "france: strategic provence > languedoc", "france: on aquitaine")
    assert "halt" not in options(m, "france")
    play(m, "france: on normandie_bretagne")
    assert generals(m) == {"france": {"normandie_bretagne": 0, "aquitaine": 0}}


@rule("K-7.6.45", "K-8.0.1", "RP-R-34", "RP-9.1.1", "RD-9.8.3", "RD-10.1.1", "RD-9.11.2")
def test_each_move_is_complete_before_the_next_and_battles_follow_all_moves(stage: Stage) -> None:
    friend = stage.friend
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 2, "paris": 1, "tyrol": 1}},
        friend: {"garrisons": ["lombardia"]},
        "austria": {"generals": {"bavaria": 0}},
    }
    m = moving(stage, pairs=[("france", friend)], powers=powers)
    play(m, "france: march wurttemberg > bavaria")
    assert asked(m) == [("france", "garrison")]
    forbidden(m, "france", "march paris > picardie", "march tyrol > lombardia", "end")
    play(m, "france: done")
    assert asked(m) == [("france", "move")], "the battle waits"
    assert fought(m) == []
    play(m, "france: march tyrol > lombardia")
    assert asked(m) == [(friend, "consent")]
    forbidden(m, "france", "march paris > picardie", "end")
    play(m, f"{friend}: consent", "france: done", "france: march paris > picardie", "france: done")
    assert fought(m) == ["bavaria"]


# -- Allies


@rule("K-7.6.32", "K-4.8.6", "K-4.8.7", "K-6.3.4", "RP-8.11.4", "RP-7.4.3", "RP-7.4.6", "RP-7.4.8", "RP-R-38")
@rule("RD-9.16.3", "RD-5.10.4", "RD-7.6.4", "RD-R-21", "RD-R-22")
def test_allies_share_a_territory_and_where_the_ally_has_no_control_nobody_is_asked(stage: Stage) -> None:
    friend = stage.friend
    powers: Powers = {"france": {"generals": {"wurttemberg": 2}}, friend: {"generals": {"bavaria": 1}}}
    m = attack(stage, "march wurttemberg > bavaria", pairs=[("france", friend)], powers=powers)
    assert asked(m) == [("france", "request")]
    assert generals(m) == {"france": {"bavaria": 2}, friend: {"bavaria": 1}}
    assert (happened(m, "consent"), fought(m)) == ([], [])
    # the same without the Alliance is an attack
    m = attack(stage, "march wurttemberg > bavaria", powers=powers)
    assert fought(m) == ["bavaria"]


@rule("K-6.3.2", "K-R-43", "FAM-3.20", "FAM-D.8", "RP-7.4.1", "RP-7.4.2", "RP-8.9.3", "RP-R-38", "RP-R-99", "RD-7.6.2")
@rule("RD-9.16.4", "RD-R-22")
def test_a_territory_of_an_ally_is_entered_with_his_consent_only(stage: Stage) -> None:
    friend = stage.friend
    powers: Powers = {"france": {"generals": {"wurttemberg": 0, "paris": 0}}, friend: {"garrisons": ["bavaria"]}}
    m = moving(stage, pairs=[("france", friend)], powers=powers)
    play(m, "france: march wurttemberg > bavaria")
    assert asked(m) == [(friend, "consent")]
    assert generals(m)["france"] == {"wurttemberg": 0, "paris": 0}
    granted = play(m.clone(), f"{friend}: consent")
    assert generals(granted)["france"] == {"bavaria": 0, "paris": 0}
    assert fought(granted) == []
    forbidden(granted, friend, "refuse")  # it cannot be taken back
    play(m, f"{friend}: refuse")
    assert generals(m)["france"] == {"wurttemberg": 0, "paris": 0}
    assert asked(m) == [("france", "move")], "nothing is used up"
    forbidden(m, "france", "march wurttemberg > bavaria")
    assert targets(m, "france", "march", "wurttemberg") != set()
    play(m, "france: end")
    again(m, "france", stage.rival)
    play(m, "france: march wurttemberg > bavaria")  # in the next Movement Turn he may be asked again
    assert asked(m) == [(friend, "consent")]
    play(m, f"{friend}: refuse")
    forbidden(m, "france", "march wurttemberg > bavaria")
    play(m, "france: end")
    again(m, "france", stage.rival)
    play(m, "france: march wurttemberg > bavaria", f"{friend}: consent")
    assert generals(m)["france"] == {"bavaria": 0, "paris": 0}


@rule("K-6.3.2", "K-R-43", "RP-R-38", "RD-9.16.4", "RD-R-22")
def test_consent_is_for_one_move_only(stage: Stage) -> None:
    friend = stage.friend
    powers: Powers = {"france": {"generals": {"wurttemberg": 0}}, friend: {"garrisons": ["bavaria", "tyrol"]}}
    m = moving(stage, pairs=[("france", friend)], powers=powers)
    play(m, "france: march wurttemberg > bavaria", f"{friend}: consent")
    again(m, "france", stage.rival)
    play(m, "france: march bavaria > tyrol")
    assert asked(m) == [(friend, "consent")]


@rule("K-6.3.2", "K-7.6.29", "FAM-D.3", "RP-7.4.1", "RP-8.9.12", "RP-R-38", "RD-7.6.2", "RD-9.14.1", "RD-R-22")
def test_an_allys_territories_are_passed_with_one_consent(stage: Stage) -> None:
    friend = stage.friend
    powers: Powers = {"france": {"generals": {"wurttemberg": 0}}, friend: {"garrisons": ["bavaria", "tyrol"]}}
    m = moving(stage, pairs=[("france", friend)], powers=powers)
    play(m, "france: strategic wurttemberg > bavaria")
    assert asked(m) == [(friend, "consent")]
    refused = play(m.clone(), f"{friend}: refuse")
    assert generals(refused)["france"] == {"wurttemberg": 0}
    play(m, f"{friend}: consent")
    assert ways(m) == [("strategic", ["wurttemberg", "bavaria", "tyrol"])]
    assert len(happened(m, "consent")) == 1
    # at War there is nothing to consent to
    m = moving(stage, powers=powers)
    forbidden(m, "france", "strategic wurttemberg > bavaria")


@rule("K-R-43", "FAM-D.10", "RP-R-99", "RD-R-22")
def test_after_a_refusal_another_request_and_ways_without_consent_are_open(stage: Stage) -> None:
    """The friend holds Bavaria and Wien."""
    friend = stage.friend
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 0, "tyrol": 0}},
        friend: {"garrisons": ["bavaria", "wien"]},
    }
    m = moving(stage, pairs=[("france", friend)], powers=powers)
    play(m, "france: march wurttemberg > bavaria", f"{friend}: refuse")
    play(m, "france: strategic wurttemberg > bavaria")  # through it to Wien: another destination
    assert asked(m) == [(friend, "consent")]
    play(m, f"{friend}: refuse", "france: march tyrol > bavaria")  # another General
    assert asked(m) == [(friend, "consent")]
    play(m, f"{friend}: consent")
    assert generals(m)["france"] == {"wurttemberg": 0, "bavaria": 0}


@rule("K-R-44", "RP-7.4.8", "RP-R-38", "RD-R-22")
def test_staying_with_an_ally_and_leaving_him_need_no_consent(stage: Stage) -> None:
    friend = stage.friend
    powers: Powers = {"france": {"generals": {"bavaria": 0, "tyrol": 1}}, friend: {"garrisons": ["bavaria", "tyrol"]}}
    m = moving(stage, pairs=[("france", friend)], powers=powers)
    play(m, "france: march bavaria > wurttemberg", "france: end", "france: stop")
    assert generals(m)["france"] == {"wurttemberg": 0, "tyrol": 1}
    assert happened(m, "consent") == []


def freeing_paris(stage: Stage, **austria: Any) -> Match:
    """The friend of France marches from Picardie to Paris."""
    powers: Powers = {stage.friend: {"generals": {"picardie": 3}}, "austria": austria}
    return moving(stage, stage.friend, arbiter="austria", pairs=[("france", stage.friend)], powers=powers)


@rule("K-R-43", "RP-R-39", "RD-R-22")
def test_an_allys_territory_is_entered_with_consent_also_to_fight_there(stage: Stage) -> None:
    friend = stage.friend
    m = freeing_paris(stage, generals={"paris": 0})
    play(m, f"{friend}: march picardie > paris")
    assert asked(m) == [("france", "consent")]
    assert fought(play(m.clone(), "france: refuse")) == []
    play(m, "france: consent")
    assert fought(m) == ["paris"]
    assert results(m) == [(4, 1, 0)]


@rule("K-R-69", "K-6.3.5", "K-7.6.39", "K-8.6.1", "K-4.3.6", "RP-R-39", "RP-7.4.4", "RP-8.12.4", "RP-5.7.7", "RP-DX-18")
@rule("RP-DX-26", "RD-R-85", "RD-7.6.5", "RD-9.17.4")
def test_an_enemy_garrison_in_an_allys_home_is_attacked_unasked_and_not_replaced(stage: Stage) -> None:
    friend = stage.friend
    m = freeing_paris(stage, garrisons=["paris"])
    play(m, f"{friend}: march picardie > paris")
    assert asked(m) != [("france", "consent")], "France does not control Paris"
    assert fought(m) == ["paris"]
    assert results(m) == [(4, 1, 0)]
    assert asked(m) == [(friend, "request")], "no Garrison is offered, in Picardie or in Paris"
    assert garrisons(m) == {}
    assert generals(m) == {friend: {"paris": 2}}, "the General stays"
    again(m, friend, "austria")
    play(m, f"{friend}: march paris > normandie_bretagne", "france: consent")
    again(m, friend, "austria")
    play(m, f"{friend}: march normandie_bretagne > paris")
    assert asked(m) == [("france", "consent")], "Paris is French again"


@rule("K-R-43", "RP-R-99", "RD-R-22")
def test_a_refused_destination_is_not_asked_for_again_by_the_same_way(stage: Stage) -> None:
    """Through the Ally's Bavaria to the own Tyrol; ways that ask nobody stay open."""
    powers: Powers = {"france": {"generals": {"wurttemberg": 0}, "garrisons": ["tyrol"]}}
    powers[stage.friend] = {"garrisons": ["bavaria"]}
    m = moving(stage, pairs=[("france", stage.friend)], powers=powers)
    before = set(options(m, "france"))
    play(m, "france: strategic wurttemberg > bavaria", f"{stage.friend}: refuse")
    assert asked(m) == [("france", "move")]
    assert before - set(options(m, "france")) == {"strategic wurttemberg > bavaria"}
    forbidden(m, "france", "strategic wurttemberg > bavaria")


@rule("K-R-43", "FAM-D.4", "RD-R-22")
@statuses
def test_several_allies_are_asked_in_the_order_of_powers_until_the_first_refusal(stage: Stage) -> None:
    """One holds Bavaria, which is entered first, the other Tyrol: the order on the way does not matter."""
    for first, second in (("russia", "ottoman"), ("ottoman", "russia")):
        powers: Powers = {
            "france": {"generals": {"wurttemberg": 0}},
            first: {"garrisons": ["bavaria"], "status": "french"},
            second: {"garrisons": ["tyrol"], "status": "french"},
        }
        m = stage.movement("france", arbiter="austria", powers=powers)
        play(m, "france: strategic wurttemberg > bavaria")
        assert asked(m) == [("russia", "consent")]
        refused = play(m.clone(), "russia: refuse")
        assert asked(refused) == [("france", "move")]
        play(m, "russia: consent")
        assert asked(m) == [("ottoman", "consent")]
        halfway = play(m.clone(), "ottoman: refuse")
        assert (asked(halfway), generals(halfway)["france"]) == ([("france", "move")], {"wurttemberg": 0})
        play(m, "ottoman: consent")
        assert generals(m)["france"] == {"tyrol": 0}


# -- enemies

AUSTRIAN_TAXES = {"coalitions": 8, "realpolitik": 6, "raison_detat": 7}  # the values of its homes


@rule("K-8.0.2", "K-8.0.3", "K-4.8.7", "RP-7.4.7", "RP-5.8.6", "RP-9.1.2", "RP-9.1.3", "RP-R-68", "RD-9.16.8")
@rule("RD-10.1.2", "RD-5.10.4", "RD-R-21")
@pytest.mark.parametrize("piece", ["generals", "garrisons"])
def test_entering_where_an_enemy_stands_is_a_battle(stage: Stage, piece: str) -> None:
    """Neither side is asked whether it wants to fight."""
    there: dict[str, Any] = {"generals": {"bavaria": 0}} if piece == "generals" else {"garrisons": ["bavaria"]}
    m = attack(
        stage, "march wurttemberg > bavaria", powers={"france": {"generals": {"wurttemberg": 1}}, "austria": there}
    )
    assert fought(m) == ["bavaria"]
    assert results(m) == [(2, 1, 0)]


@rule("K-8.0.7", "K-4.3.4", "RP-9.1.6", "RP-5.7.4", "RP-R-92", "RD-9.16.9", "RD-5.9.5")
def test_an_empty_home_of_an_enemy_is_entered_without_a_battle_and_stays_his(stage: Stage) -> None:
    m = attack(stage, "march bavaria > tyrol", powers={"france": {"generals": {"bavaria": 1}, "garrisons": ["wien"]}})
    assert fought(m) == []
    assert generals(m)["france"] == {"tyrol": 1}
    assert asked(m) == [("france", "request")]
    # Tyrol is Austrian still: France moves strategically neither to it nor through it
    m = moving(stage, powers={"france": {"generals": {"tyrol": 1, "bavaria": 0}, "garrisons": ["wien", "lombardia"]}})
    assert "tyrol" not in targets(m, "france", "strategic", "bavaria")
    # and Austria takes its taxes
    powers: Powers = {"france": {"generals": {"tyrol": 1}}, "austria": {}}
    m = stage.position(power="austria", action="taxation", powers=powers)
    assert m.view(None)["powers"]["austria"]["money"] == AUSTRIAN_TAXES[stage.game]


# -- Neutral Powers

NEUTRAL: dict[str, Any] = {"status": "neutral"}


def neutral_ottoman(stage: Stage, mover: str, powers: Powers) -> Match:
    powers["ottoman"] = {**NEUTRAL, **powers.get("ottoman", {})}
    arbiter = "austria" if mover == "france" else "france"
    return stage.movement(mover, arbiter=arbiter, **sided(stage, [], {"powers": powers}))


@rule("K-6.6.3", "K-6.2.5", "K-9.3.7", "RD-9.16.8", "RD-7.7.2", "RD-9.16.6", "RD-7.5.2", "RD-11.4.7", "RD-7.8.2")
@statuses
@pytest.mark.parametrize("mover", ["france", "britain"])  # a member of a Coalition, and an Expansionist Power
def test_nobody_enters_a_home_of_a_neutral_power(stage: Stage, mover: str) -> None:
    powers: Powers = {
        mover: {"generals": {"transylvania": 3, "hungari": 0}},
        "ottoman": {"generals": {"wallachia": 0}},
    }
    m = neutral_ottoman(stage, mover, powers)
    forbidden(m, mover, "march transylvania > serbia", "march transylvania > wallachia", "march hungari > serbia")
    assert "march transylvania > bessarabia" in options(m, mover)
    # without its Neutrality it is attacked there
    powers = {
        mover: {"generals": {"transylvania": 3}},
        "ottoman": {"generals": {"wallachia": 0}, "status": "expansionist"},
    }
    m = neutral_ottoman(stage, mover, powers)
    play(m, f"{mover}: march transylvania > wallachia", f"{mover}: done")
    assert fought(m) == ["wallachia"]


@rule("K-6.2.6", "K-6.6.4", "K-9.3.5", "K-R-08", "RD-7.5.3", "RD-7.7.3", "RD-11.4.5", "RD-R-20", "RD-R-21", "RD-7.8.2")
@rule("RD-9.12.2", "RD-10.1.2")
@statuses
@pytest.mark.parametrize("mover", ["france", "austria", "britain"])
@pytest.mark.parametrize("piece", ["generals", "garrisons"])
def test_neutral_pieces_outside_their_homes_may_be_attacked(stage: Stage, mover: str, piece: str) -> None:
    there: dict[str, Any] = {"generals": {"bessarabia": 0}} if piece == "generals" else {"garrisons": ["bessarabia"]}
    m = neutral_ottoman(stage, mover, {mover: {"generals": {"transylvania": 2}}, "ottoman": there})
    play(m, f"{mover}: march transylvania > bessarabia", f"{mover}: done")
    assert fought(m) == ["bessarabia"]
    assert results(m) == [(3, 1, 0)]


@rule("K-7.6.33", "K-R-46", "K-6.2.4", "K-9.3.4", "K-9.3.6", "K-6.6.5", "RD-9.16.7", "RD-11.4.4", "RD-11.4.6")
@rule("RD-R-24", "RD-7.5.6", "RD-7.5.5", "RD-7.7.4")
@statuses
def test_a_neutral_general_enters_only_what_his_power_controls(stage: Stage) -> None:
    """Not what is nobody's, not an enemy's, not another Neutral's: so he attacks nobody."""
    powers: Powers = {
        "ottoman": {"generals": {"wallachia": 3, "rumelia": 0}, "garrisons": ["bessarabia"]},
        "france": {"garrisons": ["serbia"]},
        "russia": {**NEUTRAL, "garrisons": ["transylvania"]},
    }
    m = neutral_ottoman(stage, "ottoman", powers)
    assert "bessarabia" in targets(m, "ottoman", "march", "wallachia")
    assert "istanbul" in targets(m, "ottoman", "march", "rumelia")
    forbidden(m, "ottoman", "march wallachia > transylvania", "march wallachia > serbia", "march rumelia > serbia")
    play(m, "ottoman: march wallachia > bessarabia", "ottoman: done")
    assert generals(m)["ottoman"] == {"bessarabia": 3, "rumelia": 0}
    assert fought(m) == []


@rule("K-R-46", "RD-R-89", "RD-9.10.6")
@statuses
def test_a_neutral_general_may_stay_where_his_garrison_was_disbanded(stage: Stage) -> None:
    """He may stay there, leave for what his Power controls, and be attacked there."""
    force = {**NEUTRAL, "generals": {"bessarabia": 1}, "garrisons": ["bessarabia"]}
    m = stage.position(power="ottoman", action="movement", powers={"ottoman": force})
    play(m, "ottoman: arbiter france", "ottoman: disband bessarabia")
    assert generals(m) == {"ottoman": {"bessarabia": 1}}
    assert garrisons(m) == {}
    assert targets(m, "ottoman", "march", "bessarabia") >= {"wallachia"}
    forbidden(m, "ottoman", "march bessarabia > transylvania", "march bessarabia > podolia")
    play(m, "ottoman: end", "ottoman: stop")
    assert generals(m) == {"ottoman": {"bessarabia": 1}}
    attacked = {"ottoman": {"generals": {"bessarabia": 1}}, "france": {"generals": {"transylvania": 3}}}
    m = neutral_ottoman(stage, "france", attacked)
    play(m, "france: march transylvania > bessarabia", "france: done")
    assert fought(m) == ["bessarabia"]
