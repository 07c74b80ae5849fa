"""Support in the battles of all games."""

from __future__ import annotations

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import asked, forbidden, fought, happened, options, play, power
from tests.conformance.coalitions.war import decline, results, stack
from tests.conformance.family.stage import Stage
from tests.conformance.family.war import RD, RP, Pair, Powers, again, attack, generals, moving, seen, track
from tests.conformance.rule import rule

INTO_BAVARIA = "march wurttemberg > bavaria"


def two_alliances(stage: Stage) -> list[Pair]:
    return [("france", stage.friend), ("austria", stage.rival)]


def around_bavaria(stage: Stage) -> Powers:
    """Everybody has a General next to Bavaria; Paris, Hungari and Lombardia are too far away."""
    return {
        "france": {"generals": {"wurttemberg": 1, "hesse": 1, "paris": 3}},
        stage.friend: {"generals": {"tyrol": 2, "lombardia": 2}},
        "austria": {"generals": {"bavaria": 1, "wien": 1, "hungari": 3}},
        stage.rival: {"generals": {"bohemia": 2}},
    }


@rule("K-8.2.1", "K-8.2.2", "K-8.2.5", "K-6.3.3", "FAM-3.9", "RP-9.3.1", "RP-9.3.2", "RP-9.3.4", "RP-7.4.5", "RP-R-47")
@rule("RD-10.3.1", "RD-10.3.2", "RD-10.3.6", "RD-7.6.3")
def test_generals_next_to_the_battlefield_support_their_own_side_attacker_first(stage: Stage) -> None:
    friend, rival = stage.friend, stage.rival
    m = attack(stage, INTO_BAVARIA, pairs=two_alliances(stage), powers=around_bavaria(stage))
    for seat, place in (("france", "hesse"), (friend, "tyrol"), ("austria", "wien"), (rival, "bohemia")):
        assert asked(m) == [(seat, "support")], "one after another"
        assert options(m, seat) == [f"support {place}", "done"]
        play(m, f"{seat}: support {place}")
    told = [(m.seats[who], side) for who, _, _, side in happened(m, "support")]
    assert told == [("france", 0), (friend, 0), ("austria", 1), (rival, 1)]


@rule("K-8.2.5", "K-6.3.3", "RP-9.3.4", "RD-10.3.2", "RD-R-49")
def test_who_is_no_ally_of_a_side_supports_neither(stage: Stage) -> None:
    m = attack(stage, INTO_BAVARIA, powers=around_bavaria(stage))
    play(m, "france: support hesse")
    assert asked(m) == [("austria", "support")], "the friend, no Ally now, was not asked"
    play(m, "austria: done")
    assert results(m) == [(2, 2, -1)], "nor was the rival"


@rule("RP-9.3.2", "RP-R-47")
@pytest.mark.parametrize("stage", [RP], ids=["realpolitik"], indirect=True)
def test_inside_a_side_prestige_decides_the_order(stage: Stage) -> None:
    order = ["prussia", "italy", "austria", "france"]
    m = attack(stage, INTO_BAVARIA, pairs=two_alliances(stage), prestige=order, powers=around_bavaria(stage))
    for seat, place in (("italy", "tyrol"), ("france", "hesse"), ("prussia", "bohemia"), ("austria", "wien")):
        assert asked(m) == [(seat, "support")]
        play(m, f"{seat}: support {place}")


@rule("K-8.2.3", "RP-9.3.3", "RD-10.3.7")
def test_several_generals_of_one_power_and_of_several_powers_support(stage: Stage) -> None:
    friend = stage.friend
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 2, "hesse": 1, "wien": 1}},
        friend: {"generals": {"tyrol": 1}},
        "austria": {"generals": {"bavaria": 1}},
    }
    m = attack(stage, INTO_BAVARIA, pairs=[("france", friend)], powers=powers)
    assert set(options(m, "france")) == {"support hesse", "support wien", "done"}
    play(m, "france: support wien")
    assert options(m, "france") == ["support hesse", "done"]
    play(m, "france: support hesse", f"{friend}: support tyrol")
    assert generals(m)["france"] == {"bavaria": 1, "hesse": 0, "wien": 0}, "all took part"
    assert generals(m)[friend] == {"tyrol": 0}


@rule("K-8.2.4", "RP-9.3.9", "RP-1.1.4", "RD-10.3.5", "RD-1.9", "RD-R-50")
@pytest.mark.parametrize(
    ("stage", "way", "defender", "host"),
    [(RP, "toscania > lazio", "italy", "sardinia"), (RD, "patrimonium_st_petri > napoli", "britain", "hellas")],
    ids=["realpolitik", "raison_detat"],
    indirect=["stage"],
)
def test_nobody_supports_over_a_sea_route(stage: Stage, way: str, defender: str, host: str) -> None:
    """French Provence and the defender's other General are both one usable Sea Route away."""
    start, field = way.split(" > ")
    powers: Powers = {
        "france": {"generals": {start: 1, "provence": 3}},
        defender: {"generals": {field: 1, host: 3}},
    }
    m = attack(stage, f"march {way}", arbiter="austria", powers=powers)
    assert fought(m) == [field]
    assert results(m) == [(2, 2, -1)], "nobody was asked"


@rule("RP-9.3.9")
def test_who_is_over_the_sea_is_told_so() -> None:
    """The General in Napoli may support, the one in Provence may not: over a Sea Route nobody does."""
    powers: Powers = {
        "france": {"generals": {"toscania": 1, "provence": 3, "napoli": 1}},
        "italy": {"generals": {"lazio": 1}},
    }
    m = attack(RP, "march toscania > lazio", arbiter="austria", powers=powers)
    assert options(m, "france") == ["support napoli", "done"]
    over_sea, far = (m.why_not("france", f"support {place}") for place in ("provence", "paris"))
    assert over_sea is not None
    assert over_sea.rule == "RP-9.3.9"
    assert far is not None
    assert far.rule != "RP-9.3.9"


@rule("K-8.2.6", "K-R-34", "RP-9.3.5", "RP-R-46", "RD-10.3.3", "RD-R-49")
@pytest.mark.parametrize("first", ["bavaria", "bohemia"])
def test_generals_on_battlefields_of_the_turn_do_not_support(stage: Stage, first: str) -> None:
    """Bavaria and Bohemia are neighbours; whichever battle is first, the Generals of the other are not asked."""
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 3, "saxonia": 3}},
        "austria": {"generals": {"bavaria": 1}},
        stage.rival: {"generals": {"bohemia": 1}},
    }
    m = attack(stage, INTO_BAVARIA, "march saxonia > bohemia", pairs=[("austria", stage.rival)], powers=powers)
    play(m, f"france: battle {first}")
    for _ in range(2):
        loser = asked(m)[0][0]
        play(m, f"{loser}: off board", "france: done")
    assert results(m) == [(4, 2, 0), (4, 2, 0)]
    assert happened(m, "support") == []


@rule("K-8.2.6", "RP-9.3.6", "RP-R-46", "RD-10.3.3", "RD-R-49")
def test_a_general_supports_one_battle_of_a_turn_and_another_in_the_next(stage: Stage) -> None:
    """Wien is beside Bavaria and Bohemia."""
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 3, "saxonia": 3}},
        "austria": {"generals": {"wien": 3}, "garrisons": ["bavaria", "bohemia", "tyrol"]},
    }
    m = attack(stage, INTO_BAVARIA, "march saxonia > bohemia", powers=powers)
    play(m, "france: battle bohemia", "austria: support wien")
    play(m, "france: done")  # won: no Garrison
    assert results(m) == [(4, 1, 0), (4, 1, 0)], "in Bavaria Austria was not asked any more"
    play(m, "france: done")
    again(m, "france", stage.rival)
    play(m, "france: march bavaria > tyrol")
    decline(m, "garrison")
    play(m, "france: end")
    assert asked(m) == [("austria", "support")]
    assert options(m, "austria") == ["support wien", "done"]


@rule("K-R-78", "K-R-26", "RP-R-46", "RD-10.3.3", "RD-R-49")
def test_who_has_withdrawn_stays_out_of_the_other_battles(stage: Stage) -> None:
    """He withdraws to Tyrol, beside Bavaria."""
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 1, "saxonia": 3}, "garrisons": ["tyrol"]},
        "austria": {"generals": {"bavaria": 3, "bohemia": 3}},
    }
    m = attack(stage, INTO_BAVARIA, "march saxonia > bohemia", powers=powers)
    play(m, "france: battle bohemia", "france: withdraw bohemia > tyrol")
    assert generals(m)["france"]["tyrol"] == 2
    assert results(m) == [(4, 4, -1), (2, 4, 1)], "nobody was asked for support"


@rule("K-8.2.7", "K-8.3.1", "RP-9.3.8", "RP-9.3.7", "RP-9.4.1", "RP-5.9.2", "RD-10.3.4", "RD-5.11.2", "RD-10.4.2")
def test_without_troops_no_support_and_each_troop_of_a_supporter_permits_a_card(stage: Stage) -> None:
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 0, "hesse": 2, "tyrol": 0}, "morale": 9, "hand": [4, 4, 4]},
        "austria": {"generals": {"bavaria": 3}},
    }
    m = attack(stage, INTO_BAVARIA, powers=powers)
    assert options(m, "france") == ["support hesse", "done"]
    forbidden(m, "france", "support tyrol")
    play(m, "france: support hesse")
    assert stack(m, None, "france", "hesse")["limit"] == 2
    play(m, "france: play 4 for hesse", "france: play 4 for hesse")
    assert results(m) == [(1 + 9, 4, 0)], "no third card is asked for"
    assert generals(m)["france"] == {"bavaria": 0, "hesse": 1, "tyrol": 0}


@rule("K-7.6.18", "RP-9.3.10", "RD-10.3.9")
def test_a_general_that_moved_in_this_turn_may_support(stage: Stage) -> None:
    powers: Powers = {"france": {"generals": {"wurttemberg": 1, "pfalz": 1}}, "austria": {"generals": {"bavaria": 1}}}
    m = moving(stage, powers=powers)
    play(m, "france: march pfalz > hesse", "france: done", f"france: {INTO_BAVARIA}", "france: done")
    assert options(m, "france") == ["support hesse", "done"]


@rule("K-8.2.8", "K-8.3.3", "RP-9.3.11", "RD-10.3.8")
def test_support_is_voluntary_and_garrisons_give_none(stage: Stage) -> None:
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 1, "hesse": 3}},
        "austria": {"generals": {"bavaria": 1}, "garrisons": ["wien", "bohemia"]},
    }
    m = attack(stage, INTO_BAVARIA, powers=powers)
    play(m, "france: done")
    assert results(m) == [(2, 2, -1)]
    assert generals(m)["france"]["hesse"] == 3, "who does not support loses nothing"


@rule("K-8.2.8", "RP-9.3.1", "RP-9.8.5", "RD-10.3.1", "RD-10.3.8", "RD-R-82")
def test_a_lone_garrison_may_be_supported(stage: Stage) -> None:
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 1}},
        "austria": {"generals": {"wien": 2}, "garrisons": ["bavaria"], "morale": 4, "hand": [4]},
    }
    m = attack(stage, INTO_BAVARIA, powers=powers)
    assert options(m, "austria") == ["support wien", "done"]
    play(m, "austria: support wien", "austria: play 4 for wien")
    assert results(m) == [(2, 5, 1)]


SCORED = {"coalitions": 1, "realpolitik": 1, "raison_detat": 2}  # RD-10.10.3: a General of the other Coalition


@rule("K-8.2.8", "K-R-33", "K-8.4.4", "K-8.4.6", "K-8.6.2", "FAM-3.31", "RP-9.3.11", "RP-9.3.12", "RP-R-64", "RP-9.6.5")
@rule("RP-9.6.6", "RP-9.8.2", "RD-10.3.8", "RD-10.3.10", "RD-R-49", "RD-10.8.1", "RD-10.8.2", "RD-R-60", "RD-10.10.2")
def test_support_is_final_needs_no_leave_and_counts_without_a_card(stage: Stage) -> None:
    """The supporter loses a Troop and its Power scores, but draws no card."""
    friend = stage.friend
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 2}},
        friend: {"generals": {"hesse": 2}, "hand": [5], "morale": 4},
        "austria": {"generals": {"bavaria": 1, "wien": 0}},
    }
    m = attack(stage, INTO_BAVARIA, pairs=[("france", friend)], powers=powers)
    assert asked(m) == [(friend, "support")], "France is not asked"
    play(m, f"{friend}: support hesse")
    assert options(m, friend) == ["play 5 for hesse", "pass"], "it cannot be taken back"
    play(m, f"{friend}: pass")
    assert results(m) == [(3, 2, 0)]
    assert generals(m)[friend] == {"hesse": 1}
    assert (power(m, friend)["hand"], seen(m, friend)["morale"]) == ([5], 4)
    assert track(m, "influence") == dict.fromkeys(("france", friend), SCORED[stage.game])
    assert _drew(m) == []


def _drew(m: Match) -> list[str]:
    return [m.seats[who] for (who,) in happened(m, "draw")]
