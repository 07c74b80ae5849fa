"""Victory and defeat in the battles of all games."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.coalitions.table import asked, happened, names, options, play, power
from tests.conformance.coalitions.war import results
from tests.conformance.family.stage import Stage
from tests.conformance.family.war import (
    GENERALS,
    RD,
    RP,
    TOKENS,
    WITH_STATUSES,
    Powers,
    attack,
    garrisons,
    generals,
    seen,
    track,
)
from tests.conformance.rule import rule

INTO_BAVARIA = "march wurttemberg > bavaria"

# -- victory

ONE = {"coalitions": 1, "realpolitik": 1, "raison_detat": 2}  # RD-10.10.3: a General of the other Coalition


@rule("K-8.6.1", "RP-9.8.1", "RP-R-59", "RP-14.1.27", "RD-10.10.1", "RD-R-87", "RD-R-55")
def test_a_winning_attacker_may_take_control_or_leave_it(stage: Stage) -> None:
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 3}},
        "austria": {"generals": {"wien": 0, "bavaria": 1}, "garrisons": ["bavaria"]},
    }
    m = attack(stage, INTO_BAVARIA, powers=powers)
    assert asked(m) == [("france", "win_garrison")]
    assert options(m, "france") == ["garrison bavaria", "done"]
    no = play(m.clone(), "france: done")
    assert (garrisons(no), generals(no)["france"]) == ({}, {"bavaria": 2}), "uncontrolled; the victor stays"
    play(m, "france: garrison bavaria")
    assert (garrisons(m), generals(m)["france"]) == ({"bavaria": "france"}, {"bavaria": 1})


@rule("K-8.6.2", "K-8.6.3", "K-8.6.4", "K-R-77", "RP-9.11.2", "RP-9.8.2", "RP-9.8.3", "RP-9.8.6", "RP-DX-08")
@rule("RD-10.10.2", "RD-10.10.4", "RD-10.10.6", "RD-R-56")
def test_every_winning_power_gains_1_per_defeated_general_on_the_battlefield(stage: Stage) -> None:
    """Two Generals are beaten, their supporters are not. France fights and supports, but scores once."""
    friend, rival = stage.friend, stage.rival
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 3, "hesse": 1}, "morale": 5, "hand": [5, 5]},
        friend: {"generals": {"hesse": 1}},
        "austria": {"generals": {"bavaria": 1, "wien": 1}, "garrisons": ["bavaria"]},
        rival: {"generals": {"bavaria": 0, "bohemia": 1}},
    }
    realpolitik = stage.game == "realpolitik"
    fields: dict[str, Any] = {"prestige": ["austria", "france", "prussia", "italy"]} if realpolitik else {}
    m = attack(stage, INTO_BAVARIA, pairs=[("france", friend), ("austria", rival)], powers=powers, **fields)
    play(m, "france: support hesse", f"{friend}: support hesse", "austria: support wien", f"{rival}: support bohemia")
    play(m, "france: play 5 for bavaria", "france: pass")
    assert results(m) == [(9, 4, 0)]
    assert asked(m) == [(rival, "beaten")]
    play(m, f"{rival}: off board")
    assert track(m, "influence") == dict.fromkeys(("france", friend), 2 * ONE[stage.game])
    assert generals(m)["austria"] == {"wien": 0}
    assert generals(m)[rival] == {"bohemia": 0}
    if realpolitik:  # RP-9.11.2: France alone was on the battlefield
        assert asked(m) == [("france", "win_garrison")]
        play(m, "france: done")
        assert m.view(None)["prestige"] == ["france", "austria", "prussia", "italy"]


@rule("K-8.6.5", "K-8.6.3", "K-8.7.2", "RP-9.8.4", "RP-9.8.6", "RP-9.9.6", "RD-10.10.5", "RD-10.10.6", "RD-10.11.5")
@rule("RD-R-82")
def test_a_lone_garrison_is_worth_nothing_even_if_supported(stage: Stage) -> None:
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 3}},
        "austria": {"generals": {"wien": 2}, "garrisons": ["bavaria"]},
    }
    m = attack(stage, INTO_BAVARIA, powers=powers)
    play(m, "austria: support wien")
    assert results(m) == [(4, 1, 0)]
    assert track(m, "influence") == {}
    assert generals(m)["austria"] == {"wien": 1}, "only one Troop is lost, the General stays"


@rule("K-8.6.9", "K-8.4.6", "RP-9.8.5", "RD-10.10.7", "RD-10.10.2", "RD-R-56")
def test_a_garrison_that_won_took_part(stage: Stage) -> None:
    powers: Powers = {"france": {"generals": {"wurttemberg": 1}}, "austria": {"garrisons": ["bavaria"], "hand": [5]}}
    m = attack(stage, INTO_BAVARIA, fortresses=["bavaria"], powers=powers)
    play(m, "france: off board")
    assert results(m) == [(2, 4, 1)]
    assert track(m, "influence") == {"austria": ONE[stage.game]}
    assert track(m, "cards") == {"austria": 1}, "it played none and draws none"


DEFENDED = {  # Austria on the battlefield, the rival in support: K-8.6.6, K-8.6.7; RP-9.8.2; RD-10.10.3
    "coalitions": (2, 1),
    "realpolitik": (1, 1),
    "raison_detat": (2, 2),
}


@rule("K-8.6.6", "K-8.6.7", "K-8.6.9", "RP-9.11.2", "RP-9.6.6", "RP-9.8.2", "RP-9.8.5", "RP-DX-07", "RD-10.8.2")
@rule("RD-10.10.3", "RD-10.10.7", "RD-R-56")
def test_what_a_defence_with_an_ally_in_support_is_worth(stage: Stage) -> None:
    rival = stage.rival
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 1}},
        "austria": {"garrisons": ["bavaria"]},
        rival: {"generals": {"bohemia": 2}, "hand": [4, 5], "morale": 3},
    }
    m = attack(stage, INTO_BAVARIA, pairs=[("austria", rival)], powers=powers)
    play(m, f"{rival}: support bohemia", f"{rival}: play 5 for bohemia", f"{rival}: play 4 for bohemia")
    play(m, "france: off board")
    assert results(m) == [(2, 10, 1)]
    austrian, other = DEFENDED[stage.game]
    assert track(m, "influence") == {"austria": austrian, rival: other}
    assert track(m, "cards") == {rival: 1}, "who played in support draws a card too"
    if stage.game == "realpolitik":  # RP-9.11.2: Prestige for Austria, not for the supporter
        assert m.view(None)["prestige"] == ["france", "austria", "italy", "prussia"]


@rule("RD-10.10.3", "RD-R-56")
@pytest.mark.parametrize("stage", [RD], ids=["raison_detat"], indirect=True)
@pytest.mark.parametrize(
    ("winner", "loser", "points"),
    [
        ("french", "austrian", 2),
        ("austrian", "french", 2),
        ("french", "neutral", 1),
        ("french", "expansionist", 1),
        ("expansionist", "austrian", 1),
        ("expansionist", "expansionist", 1),
    ],
)
def test_a_general_of_the_opposing_coalition_gives_one_more_in_raison_detat(
    stage: Stage, winner: str, loser: str, points: int
) -> None:
    """Britain beats Russia in Bavaria; both are members, not leaders."""
    powers: Powers = {
        "britain": {"generals": {"wurttemberg": 3}, "status": winner},
        "russia": {"generals": {"bavaria": 0}, "status": loser},
    }
    m = stage.attack("britain", INTO_BAVARIA, arbiter="ottoman", powers=powers)
    play(m, "russia: off board")
    assert track(m, "influence") == {"britain": points}


@rule("K-3.1.2", "K-R-22", "RD-4.3", "RD-10.10.8", "RD-R-61")
@pytest.mark.parametrize("stage", WITH_STATUSES, ids=[one.game for one in WITH_STATUSES], indirect=True)
def test_a_victory_comes_before_the_garrison(stage: Stage) -> None:
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 3}, "influence": 24},
        "austria": {"generals": {"bavaria": 0}},
    }
    m = attack(stage, INTO_BAVARIA, powers=powers)
    play(m, "austria: off board")
    assert m.outcome is not None
    assert m.outcome.winners == (m.seats.index("france"),)
    assert garrisons(m) == {}


@rule("RP-9.8.5", "RP-9.8.7", "RP-DX-21", "RP-9.11.3", "RP-R-66", "RP-R-94")
@pytest.mark.parametrize("stage", [RP], ids=["realpolitik"], indirect=True)
def test_a_victorious_defender_in_luxembourg(stage: Stage) -> None:
    powers: Powers = {"prussia": {"generals": {"rheinland": 0}}, "france": {"generals": {"luxembourg": 3}}}
    order = ["austria", "france", "italy", "prussia"]
    m = attack(stage, "march rheinland > luxembourg", mover="prussia", arbiter="austria", prestige=order, powers=powers)
    play(m, "prussia: off board")
    assert track(m, "influence") == {"france": 1}
    assert generals(m) == {"france": {"luxembourg": 2}}
    assert garrisons(m) == {}
    assert m.view()["prestige"] == ["france", "austria", "italy", "prussia"]
    assert asked(m) == [("prussia", "request")]


# -- defeat


@rule("K-8.7.1", "K-8.7.2", "K-8.7.3", "K-8.4.8", "K-R-27", "RP-9.9.1", "RP-9.9.2", "RP-9.9.6", "RP-R-60", "RP-14.1.25")
@rule("RD-10.11.1", "RD-10.11.2", "RD-10.11.5", "RD-R-59", "RD-R-61")
def test_the_beaten_lose_all_troops_and_go_to_their_capital_or_off_board(stage: Stage) -> None:
    """Austria decides before the rival, by precedence. The General in Tyrol only supported and stays."""
    rival = stage.rival
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 3}, "morale": 5, "hand": [5, 5]},
        "austria": {"generals": {"bavaria": 2, "tyrol": 2}},
        rival: {"generals": {"bavaria": 1}},
    }
    m = attack(stage, INTO_BAVARIA, pairs=[("austria", rival)], powers=powers)
    play(m, "austria: support tyrol", "france: play 5 for bavaria", "france: pass")
    assert results(m) == [(9, 5, 0)]
    assert asked(m) == [("austria", "beaten")]
    assert options(m, "austria") == ["capital", "off board"]
    play(m, "austria: capital")
    assert asked(m) == [(rival, "beaten")]
    play(m, f"{rival}: off board")
    assert generals(m)["austria"] == {"wien": 0, "tyrol": 1}
    assert seen(m, "austria")["stock"] == TOKENS[stage.game]["austria"] - 1
    assert rival not in generals(m)
    assert seen(m, rival)["stock"] == TOKENS[stage.game][rival]
    assert seen(m, rival)["off_board"] == GENERALS[stage.game][rival]


@rule("K-8.7.1", "K-8.7.3", "RP-9.9.1", "RP-9.9.2", "RD-10.11.1", "RD-10.11.2")
def test_a_beaten_attacker_loses_all_troops_too(stage: Stage) -> None:
    powers: Powers = {"france": {"generals": {"wurttemberg": 2}}, "austria": {"generals": {"bavaria": 3}}}
    m = attack(stage, INTO_BAVARIA, powers=powers)
    play(m, "france: capital")
    assert generals(m)["france"] == {"paris": 0}
    assert seen(m, "france")["stock"] == TOKENS[stage.game]["france"]


@rule("K-8.7.4", "K-R-27", "FAM-3.26", "RP-9.9.3", "RP-9.9.4", "RP-R-60", "RD-10.11.3", "RD-R-59")
@pytest.mark.parametrize("case", ["own General", "Ally's General", "enemy General", "enemy Garrison", "battlefield"])
def test_when_the_capital_is_closed_to_the_beaten(stage: Stage, case: str) -> None:
    rival = stage.rival
    field = "wien" if case == "battlefield" else "bavaria"
    powers: Powers = {
        "france": {"generals": {"tyrol": 1}},
        "austria": {"generals": {field: 0}},
        rival: {},
    }
    if case == "own General":
        powers["austria"]["generals"]["wien"] = 0
    elif case == "Ally's General":
        powers[rival]["generals"] = {"wien": 0}
    elif case == "enemy General":
        powers["france"]["generals"]["wien"] = 0
    elif case == "enemy Garrison":
        powers["france"]["garrisons"] = ["wien"]
    m = attack(stage, f"march tyrol > {field}", pairs=[("austria", rival)], powers=powers)
    assert results(m) == [(2, 1, 0)]
    assert asked(m) == [("france", "request")], "Austria has no choice"
    left = {"wien": 0} if case == "own General" else {}
    assert generals(m).get("austria", {}) == left
    assert seen(m, "austria")["off_board"] == GENERALS[stage.game]["austria"] - len(left)


@rule("K-8.7.5", "K-8.4.8", "RP-9.9.5", "RP-9.6.8", "RP-9.6.9", "RD-10.11.4", "RD-10.8.3")
def test_a_beaten_garrison_goes_to_the_stock(stage: Stage) -> None:
    powers: Powers = {"france": {"generals": {"wurttemberg": 1}}, "austria": {"garrisons": ["bavaria"]}}
    m = attack(stage, INTO_BAVARIA, powers=powers)
    assert results(m) == [(2, 1, 0)]
    assert garrisons(m) == {}
    assert seen(m, "austria")["stock"] == TOKENS[stage.game]["austria"]


@rule("K-R-28", "FAM-3.2", "RP-R-58", "RP-9.6.7", "RD-10.8.4", "RD-R-61")
def test_the_order_after_the_reveal(stage: Stage) -> None:
    """The loser knows his new card when he chooses; 5s cost Morale before Influence; Garrison and Prestige are last."""
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 3}, "morale": 9, "hand": [4, 4, 5]},
        "austria": {"generals": {"bavaria": 1}, "garrisons": ["bavaria"], "morale": 9, "hand": [5]},
    }
    realpolitik = stage.game == "realpolitik"
    fields: dict[str, Any] = {"prestige": ["italy", "france", "austria", "prussia"]} if realpolitik else {}
    m = attack(stage, INTO_BAVARIA, powers=powers, **fields)
    play(m, "france: play 5 for bavaria", "austria: play 5 for bavaria", "france: pass")
    assert asked(m) == [("austria", "beaten")]
    assert len(power(m, "austria")["hand"]) == 1
    assert garrisons(m) == {"bavaria": "austria"}
    assert (seen(m, "austria")["morale"], seen(m, "france")["influence"]) == (8, 0)
    play(m, "austria: capital", "france: garrison bavaria")
    kinds = [
        *("stack", "stack", "result", "lost_troops", "lost_troops", "draw", "draw"),
        *("beaten", "garrison_lost", "morale", "influence", "garrison"),
        *(["prestige"] if realpolitik else []),
    ]
    happenings = [event.kind for event in m.events()]
    assert happenings[happenings.index("stack") :] == kinds
    assert names(m, [args[1] for args in happened(m, "garrison_lost")]) == ["bavaria"]
