"""Battles in all games: when they are fought, and the Strength of the sides."""

from __future__ import annotations

import pytest

from tests.conformance.coalitions.table import asked, forbidden, fought, happened, options, play
from tests.conformance.coalitions.war import results, silence, strengths
from tests.conformance.family.stage import Stage
from tests.conformance.family.war import GENERALS, Powers, attack, generals, moving, seen
from tests.conformance.rule import rule

INTO_BAVARIA = "march wurttemberg > bavaria"

# -- when


@rule("K-8.0.1", "RP-9.1.1", "RD-10.1.1", "RD-9.8.3")
def test_battles_wait_for_the_end_of_the_movement_turn_and_precede_the_next(stage: Stage) -> None:
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 0, "paris": 0, "provence": 0}},
        "austria": {"generals": {"bavaria": 1}},
    }
    m = moving(stage, powers=powers)
    play(m, f"france: {INTO_BAVARIA}")
    assert asked(m) == [("france", "move")]
    assert generals(m)["france"] == {"bavaria": 0, "paris": 0, "provence": 0}
    play(m, "france: march paris > picardie")
    assert (fought(m), m.view()["battle"]) == ([], None), "the third may still move"
    play(m, "france: end")
    assert results(m) == [(1, 2, 1)]
    assert asked(m) == [("france", "beaten")], "no Movement Turn is requested before the battle is over"
    play(m, "france: capital")
    assert asked(m) == [("france", "request")]


@rule("K-8.0.3", "K-8.0.4", "FAM-3.33", "RP-9.1.4", "RP-9.1.3", "RP-R-68", "RD-10.1.3", "RD-R-83", "RD-10.1.2")
def test_the_mover_chooses_the_order_and_cannot_skip_a_battle(stage: Stage) -> None:
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 1, "tyrol": 3, "saxonia": 0}},
        "austria": {"generals": {"bavaria": 0, "bohemia": 3, "wien": 0}, "garrisons": ["lombardia"]},
    }
    m = attack(stage, INTO_BAVARIA, "march tyrol > lombardia", "march saxonia > bohemia", powers=powers)
    assert asked(m) == [("france", "battle")]
    assert set(options(m, "france")) == {"battle bavaria", "battle bohemia", "battle lombardia"}, "none may be left out"
    assert sorted(m.view()["pending_battles"]) == ["bavaria", "bohemia", "lombardia"]
    play(m, "france: battle bohemia")
    assert results(m) == [(1, 4, 1)]
    assert asked(m) == [("france", "beaten")], "a battle is completed before the next one starts"
    play(m, "france: capital")
    assert set(options(m, "france")) == {"battle bavaria", "battle lombardia"}, "the next is chosen after the result"
    play(m, "france: battle bavaria")
    assert results(m) == [(1, 4, 1), (2, 1, 0), (4, 1, 0)], "the last is fought without a choice"
    assert fought(m) == ["bohemia", "bavaria", "lombardia"]


@rule("K-8.0.4", "K-8.7.4", "K-R-27", "RP-9.1.4", "RP-9.1.2", "RP-R-60", "RD-R-83", "RD-R-59")
@pytest.mark.parametrize("guarded", [False, True])
def test_no_battle_adds_or_cancels_another(stage: Stage, guarded: bool) -> None:
    """An Austrian beaten in Bavaria is not put into Wien: a French General is there, with or without a battle."""
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 1, "tyrol": 2 if guarded else 0}},
        "austria": {"generals": {"bavaria": 0}, "garrisons": ["wien"] if guarded else []},
    }
    m = attack(stage, INTO_BAVARIA, "march tyrol > wien", powers=powers)
    if guarded:
        play(m, "france: battle bavaria")
    assert results(m) == [(2, 1, 0), (3, 1, 0)][: 1 + guarded]
    assert "austria" not in generals(m)
    assert seen(m, "austria")["off_board"] == GENERALS[stage.game]["austria"]
    assert fought(m) == ["bavaria", "wien"][: 1 + guarded]


@rule("K-8.0.5", "K-8.1.1", "K-R-75", "RP-9.2.8", "RP-R-45", "RD-10.1.5", "RD-R-48")
def test_one_general_attacks(stage: Stage) -> None:
    """A second General cannot enter, and an Ally's General cannot be there beside the enemy."""
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 0, "hesse": 3}},
        "austria": {"generals": {"bavaria": 0}},
    }
    m = moving(stage, powers=powers)
    assert "march hesse > bavaria" in options(m, "france")
    play(m, f"france: {INTO_BAVARIA}")
    forbidden(m, "france", "march hesse > bavaria")
    play(m, "france: end")
    assert strengths(m) == [(1, 1)]


@rule("K-8.0.6", "RP-9.1.5", "RD-10.1.4", "RD-10.4.12")
def test_the_steps_of_a_battle(stage: Stage) -> None:
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 1, "hesse": 1}, "morale": 5, "hand": [4, 4]},
        "austria": {"generals": {"bavaria": 1, "wien": 1}, "morale": 5, "hand": [4, 5]},
    }
    m = attack(stage, INTO_BAVARIA, powers=powers)
    play(m, "france: support hesse", "austria: support wien", "france: play 4 for bavaria")
    play(m, "austria: play 5 for bavaria", "france: play 4 for hesse", "austria: play 4 for wien")
    play(m, "france: off board")
    steps = (
        *("battle", "strength", "support", "card_down", "stack"),
        *("result", "lost_troops", "draw", "beaten", "influence", "prestige"),
    )
    kinds = [event.kind for event in m.events() if event.kind in steps]
    assert kinds == (
        ["battle", "strength"]
        + ["support"] * 2
        + ["card_down"] * 4
        + ["stack"] * 4
        + ["result"]
        + ["lost_troops"] * 4
        + ["draw"] * 2  # the new cards come after the battle is decided
        + ["beaten", "influence"]
        + (["prestige"] if stage.game == "realpolitik" else [])
    )
    assert [args[3] for args in happened(m, "support")] == [0, 1], "attacker first, then defender"


# -- Strength


@rule("K-8.1.1", "K-8.1.6", "K-R-44", "RP-R-68", "RP-9.2.1", "RP-9.2.2", "RP-9.2.7", "RD-10.1.5", "RD-10.2.6")
@rule("RD-R-48")
def test_allies_in_the_territory_defend_together(stage: Stage) -> None:
    """The General of one beside the General and the Garrison of the other; one public total for each side."""
    rival = stage.rival
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 3}, "morale": 3, "hand": [4]},
        "austria": {"generals": {"bavaria": 0}, "garrisons": ["bavaria"]},
        rival: {"generals": {"bavaria": 2}},
    }
    m = attack(stage, INTO_BAVARIA, pairs=[("austria", rival)], powers=powers)
    battle = m.view(None)["battle"]
    assert battle["defenders"] == ["austria", rival]
    assert battle["strength"] == [4, 5]
    assert strengths(m) == [(4, 5)]


@rule("K-8.1.2", "K-8.1.3", "RP-9.2.3", "RP-9.2.4", "RD-10.2.1", "RD-10.2.2")
@pytest.mark.parametrize("troops", [0, 1, 2, 3])
def test_a_general_and_each_troop_give_1(stage: Stage, troops: int) -> None:
    powers: Powers = {
        "france": {"generals": {"wurttemberg": troops}},
        "austria": {"generals": {"bavaria": 3 - troops}},
    }
    assert strengths(attack(stage, INTO_BAVARIA, powers=powers)) == [(1 + troops, 4 - troops)]


@rule("K-8.1.4", "K-7.4.10", "RP-9.2.5", "RP-9.2.6", "RP-8.2.32", "RD-10.2.3", "RD-9.6.10")
@pytest.mark.parametrize(("fortresses", "strength"), [([], 1), (["bavaria"], 4), (["wien"], 1)])
def test_a_garrison_gives_1_or_4_with_a_fortress(stage: Stage, fortresses: list[str], strength: int) -> None:
    powers: Powers = {"france": {"generals": {"wurttemberg": 1}}, "austria": {"garrisons": ["bavaria"]}}
    assert strengths(attack(stage, INTO_BAVARIA, fortresses=fortresses, powers=powers)) == [(2, strength)]


@rule("K-8.1.4", "RP-9.2.1", "RP-9.2.6", "RD-10.2.3", "RD-10.1.5")
def test_fortress_garrison_generals_and_troops_add_up(stage: Stage) -> None:
    rival = stage.rival
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 3}},
        "austria": {"garrisons": ["bavaria"], "generals": {"bavaria": 1}},
        rival: {"generals": {"bavaria": 2}},
    }
    m = attack(stage, INTO_BAVARIA, pairs=[("austria", rival)], fortresses=["bavaria"], powers=powers)
    assert strengths(m) == [(4, 4 + 2 + 3)]


@rule("K-8.1.5", "K-R-67", "RP-8.2.32", "RD-10.2.4")
def test_a_fortress_without_garrison_gives_nothing_to_anybody(stage: Stage) -> None:
    """Not to a defending General, not to the attacker, not in the home of its Power."""
    powers: Powers = {"france": {"generals": {"wurttemberg": 1}}, "austria": {"generals": {"bavaria": 0}}}
    assert strengths(attack(stage, INTO_BAVARIA, fortresses=["bavaria"], powers=powers)) == [(2, 1)]
    powers = {"austria": {"generals": {"bavaria": 1}}, "france": {"generals": {"tyrol": 3}}}
    m = attack(stage, "march bavaria > tyrol", mover="austria", fortresses=["tyrol"], powers=powers)
    assert strengths(m) == [(2, 4)]


@rule("K-8.1.7", "RP-9.3.7", "RP-R-48", "RD-10.2.5")
def test_supporters_add_no_strength(stage: Stage) -> None:
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 1, "hesse": 3}, "morale": 5, "hand": [5]},
        "austria": {"generals": {"bavaria": 0, "wien": 3}, "morale": 5, "hand": [5]},
    }
    m = attack(stage, INTO_BAVARIA, powers=powers)
    play(m, "france: support hesse", "austria: support wien")
    assert m.view()["battle"]["strength"] == [2, 1]
    silence(m)
    assert results(m) == [(2, 1, 0)]
