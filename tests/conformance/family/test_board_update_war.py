"""The board update when Allies part, in all games: comparisons of Strength, and withdrawals."""

from __future__ import annotations

import pytest

from tests.conformance.coalitions.table import asked, happened, names, options, play
from tests.conformance.family.stage import Stage
from tests.conformance.family.war import (
    RD,
    TOKENS,
    K,
    Powers,
    garrisons,
    generals,
    parted,
    seen,
    track,
    update,
    updated,
    withdrawals,
)
from tests.conformance.rule import rule

# -- from Peace to War


@rule("K-9.2.2", "K-9.2.6", "K-9.2.7", "RP-10.3.2", "RP-10.3.6", "RP-10.3.7", "RD-11.3.2", "RD-11.3.6", "RD-11.3.7")
@rule("RD-R-62")
def test_the_weaker_of_former_allies_withdraws_with_his_troops(stage: Stage) -> None:
    friend = stage.friend
    powers: Powers = {
        "france": {"generals": {"bavaria": 2}},
        friend: {"generals": {"bavaria": 1, "wien": 3}, "garrisons": ["hesse"]},
    }
    m = parted(stage, powers)
    assert asked(m) == [(friend, "update_withdraw")]
    assert withdrawals(m, friend, "bavaria") == {"hesse", "off"}
    off = play(m.clone(), f"{friend}: withdraw bavaria > off")
    assert generals(off)[friend] == {"wien": 3}
    play(m, f"{friend}: withdraw bavaria > hesse")
    assert generals(m) == {"france": {"bavaria": 2}, friend: {"hesse": 1, "wien": 3}}
    assert garrisons(m) == {"hesse": friend}, "France controls nothing by staying"


@rule("K-9.2.2", "K-9.2.3", "RP-10.3.2", "RP-10.3.3", "RP-DX-20", "RD-11.3.2", "RD-11.3.3")
@pytest.mark.parametrize(
    ("french_troops", "friends_troops", "fortresses", "french_stay"),
    [
        (0, None, [], False),  # 1 : 1, the Garrison counts as stronger
        (1, None, [], True),  # 2 : 1
        (2, None, ["bavaria"], False),  # 3 : 4
        (3, None, ["bavaria"], False),  # 4 : 4
        (2, 1, [], False),  # 3 : 3
        (3, 1, [], True),  # 4 : 3
        (2, 0, [], True),  # 3 : 2
    ],
)
def test_strength_decides_and_the_garrison_breaks_a_tie(
    stage: Stage, french_troops: int, friends_troops: int | None, fortresses: list[str], french_stay: bool
) -> None:
    """No cards and no support: the friend's General in Wien does not matter."""
    friend = stage.friend
    there = {} if friends_troops is None else {"bavaria": friends_troops}
    powers: Powers = {
        "france": {"generals": {"bavaria": french_troops}},
        friend: {"generals": {**there, "wien": 3}, "garrisons": ["bavaria"], "morale": 9, "hand": [5, 5]},
    }
    m = parted(stage, powers, fortresses=fortresses)
    assert ("bavaria" not in garrisons(m)) is french_stay
    loser = friend if french_stay else "france"
    if not french_stay or friends_troops is not None:
        assert asked(m) == [(loser, "update_withdraw")]
    else:
        assert updated(m)


@rule("K-9.2.4", "K-R-49", "FAM-3.8", "RP-10.3.4", "RP-R-73", "RP-14.1.13", "RD-11.3.4", "RD-R-62")
def test_a_tie_without_a_garrison_is_drawn_by_lot(stage: Stage) -> None:
    """A fair draw from the match's own chance: both outcomes occur, and the same seed gives the same."""
    friend = stage.friend

    def loser(seed: int) -> str:
        m = parted(stage, {"france": {"generals": {"bavaria": 1}}, friend: {"generals": {"bavaria": 1}}}, seed=seed)
        ((seat, kind),) = asked(m)
        assert kind == "update_withdraw"
        return seat

    losers = [loser(seed) for seed in range(40)]
    assert set(losers) == {"france", friend}
    assert 10 <= losers.count("france") <= 30
    assert [loser(seed) for seed in range(5)] == losers[:5]


@rule("K-9.2.5", "K-9.2.7", "K-4.3.3", "K-R-47", "RP-10.3.5", "RP-10.3.7", "RP-R-72", "RP-5.7.2", "RD-11.3.5")
@rule("RD-11.3.7", "RD-R-62", "RD-5.9.4")
def test_a_beaten_garrison_becomes_a_troop_of_any_own_general(stage: Stage) -> None:
    """Also without a General in the Territory; Bavaria is uncontrolled then."""
    friend = stage.friend
    powers: Powers = {
        "france": {"garrisons": ["bavaria"], "generals": {"paris": 0, "tyrol": 3, "wien": 2}},
        friend: {"generals": {"bavaria": 1}},
    }
    m = parted(stage, powers)
    assert asked(m) == [("france", "assign")]
    assert set(options(m, "france")) == {"assign bavaria > paris", "assign bavaria > wien"}
    play(m, "france: assign bavaria > wien")
    assert updated(m)
    assert generals(m) == {"france": {"paris": 0, "tyrol": 3, "wien": 3}, friend: {"bavaria": 1}}
    assert garrisons(m) == {}


@rule("K-9.2.5", "RP-10.3.5", "RP-R-72", "RD-11.3.5")
@pytest.mark.parametrize("troops", [{}, {"paris": 3}])
def test_a_beaten_garrison_that_nobody_can_take_is_1_money(stage: Stage, troops: dict[str, int]) -> None:
    powers: Powers = {
        "france": {"garrisons": ["bavaria"], "generals": troops},
        stage.friend: {"generals": {"bavaria": 1}},
    }
    m = parted(stage, powers)
    assert updated(m)
    assert track(m, "money") == {"france": 1}
    assert garrisons(m) == {}


@rule("K-9.2.5", "K-9.2.6", "RP-10.3.5", "RP-10.3.6", "RD-11.3.5", "RD-11.3.6", "RD-R-62")
def test_the_garrison_is_assigned_before_the_general_withdraws(stage: Stage) -> None:
    """He takes it away with him, or loses it with his other Troops if he goes off board."""
    powers: Powers = {
        "france": {"garrisons": ["bavaria", "hesse"], "generals": {"bavaria": 1}},
        stage.friend: {"generals": {"bavaria": 3}},
    }
    m = parted(stage, powers)
    assert generals(m)["france"] == {"bavaria": 2}
    off = play(m.clone(), "france: withdraw bavaria > off")
    assert seen(off, "france")["stock"] == TOKENS[stage.game]["france"] - 1
    play(m, "france: withdraw bavaria > hesse")
    assert generals(m) == {"france": {"hesse": 2}, stage.friend: {"bavaria": 3}}


@rule("K-9.2.6", "K-9.2.7", "RP-10.3.6", "RP-10.3.7", "RP-DX-27", "RD-11.3.6", "RD-11.3.7")
def test_the_weaker_leaves_his_own_home_too_and_keeps_control(stage: Stage) -> None:
    friend = stage.friend
    m = parted(stage, {"france": {"generals": {"paris": 0}}, friend: {"generals": {"paris": 1}}})
    assert asked(m) == [("france", "update_withdraw")]
    assert "paris" not in withdrawals(m, "france", "paris")
    play(m, "france: withdraw paris > picardie")
    assert updated(m)
    assert (generals(m), garrisons(m)) == ({"france": {"picardie": 0}, friend: {"paris": 1}}, {})


@rule("K-R-51", "RP-10.3.9", "RP-R-75", "RD-R-86")
def test_a_former_ally_alone_in_a_home_territory_stays_as_an_invader(stage: Stage) -> None:
    friend = stage.friend
    m = parted(stage, {"france": {"generals": {"picardie": 3}}, friend: {"generals": {"paris": 0}}})
    assert updated(m)
    assert generals(m) == {"france": {"picardie": 3}, friend: {"paris": 0}}
    assert happened(m, "compared") == []


# -- withdrawals in the update


@rule("K-9.4.1", "K-R-26", "RP-R-61", "RP-R-70", "RD-11.5.1", "RD-11.5.3", "RD-R-58", "RD-R-62")
def test_several_generals_withdraw_in_the_owners_order_and_take_each_others_place(stage: Stage) -> None:
    """Hesse is beside Bavaria, and the only Territory of the friend nearby; the second finds it taken."""
    friend = stage.friend
    powers: Powers = {
        "france": {"generals": {"bavaria": 3, "pfalz": 3}},
        friend: {"generals": {"bavaria": 1, "pfalz": 2}, "garrisons": ["hesse"]},
    }
    m = parted(stage, powers)
    assert set(options(m, friend)) == {
        *("withdraw bavaria > hesse", "withdraw bavaria > off"),
        *("withdraw pfalz > hesse", "withdraw pfalz > off"),
    }
    play(m, f"{friend}: withdraw pfalz > hesse")
    assert asked(m) == [(friend, "update_withdraw")]
    assert "hesse" not in withdrawals(m, friend, "bavaria")
    play(m, f"{friend}: withdraw bavaria > off")
    assert generals(m)[friend] == {"hesse": 2}


@rule("K-9.4.1", "K-R-26", "K-R-82", "FAM-3.4", "FAM-D.1", "RP-R-61", "RP-R-70", "RD-R-58", "RD-R-62")
def test_a_general_who_must_leave_too_blocks_no_destination(stage: Stage) -> None:
    """In Picardie the French General is weaker, in Paris the friend's, before a Fortress. France goes first."""
    friend = stage.friend
    powers: Powers = {
        "france": {"generals": {"picardie": 0}, "garrisons": ["paris"]},
        friend: {"generals": {"picardie": 3, "paris": 1}},
    }
    m = parted(stage, powers, fortresses=["paris"])
    assert asked(m) == [("france", "update_withdraw")]
    assert "paris" in withdrawals(m, "france", "picardie")
    play(m, "france: withdraw picardie > paris", f"{friend}: withdraw paris > off")
    assert generals(m) == {"france": {"paris": 0}, friend: {"picardie": 3}}


@rule("K-9.4.1", "K-R-26", "RP-R-61", "RD-R-58")
def test_an_invader_who_stays_blocks_a_destination(stage: Stage) -> None:
    """The friend's General is alone in Paris: France withdraws from Picardie, but not there."""
    friend = stage.friend
    powers: Powers = {"france": {"generals": {"picardie": 0}}, friend: {"generals": {"picardie": 3, "paris": 1}}}
    m = parted(stage, powers)
    assert "normandie_bretagne" in withdrawals(m, "france", "picardie")
    assert "paris" not in withdrawals(m, "france", "picardie")
    assert names(m, [args[0] for args in happened(m, "compared")]) == ["picardie"]


@rule("K-9.4.1", "K-R-26", "RD-R-58")
@pytest.mark.parametrize("stage", [K, RD], ids=["coalitions", "raison_detat"], indirect=True)
def test_a_general_of_a_new_ally_blocks_no_destination(stage: Stage) -> None:
    """Hesse is the friend's, and where the General of an Ally stands there is room for his."""
    friend, rival = stage.friend, stage.rival
    powers: Powers = {
        "france": {"generals": {"bavaria": 2}},
        friend: {"generals": {"bavaria": 1}, "garrisons": ["hesse"]},
        rival: {"generals": {"hesse": 1}},
    }
    m = update(stage, [("france", friend), ("france", rival)], [(friend, rival)], powers=powers)
    assert asked(m) == [(friend, "update_withdraw")]
    assert withdrawals(m, friend, "bavaria") == {"hesse", "off"}
