"""The board update after a change of sides, in all games: France and its friend become Allies, or part."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import asked, fought, happened, options, order, play
from tests.conformance.family.stage import Stage
from tests.conformance.family.war import (
    TOKENS,
    Powers,
    allied,
    friends,
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

RIVALS_HOME = {"coalitions": "moskva", "realpolitik": "berlin", "raison_detat": "moskva"}


# -- when and how


@rule("K-9.0.1", "K-6.7.2", "RP-10.1.1", "RP-7.5.1", "RP-7.5.3", "RD-11.1.1", "RD-7.9.1")
def test_the_update_follows_the_change_at_once(stage: Stage) -> None:
    """A Garrison and a General in a home of the new Ally; without the change nothing happens to them."""
    friend = stage.friend
    powers: Powers = {friend: {"generals": {"paris": 2}, "garrisons": ["picardie"]}}
    m = allied(stage, powers)
    assert asked(m) == [("france", "stay")], "before any action"
    assert garrisons(m) == {}
    assert generals(m) == {friend: {"paris": 3}}
    m = update(stage, [], [], powers=powers)
    assert updated(m)
    assert (garrisons(m), generals(m)) == ({"picardie": friend}, {friend: {"paris": 2}})


@rule("K-6.7.3", "K-9.2.1", "RP-7.5.2", "RP-10.3.1", "RD-7.9.2", "RD-11.3.1")
@pytest.mark.parametrize("piece", ["generals", "garrisons"])
def test_a_general_beside_a_piece_of_a_former_ally_is_a_conflict(stage: Stage, piece: str) -> None:
    friend = stage.friend
    there: dict[str, Any] = {"generals": {"bavaria": 0}} if piece == "generals" else {"garrisons": ["bavaria"]}
    powers: Powers = {"france": {"generals": {"bavaria": 2}}, friend: there}
    m = parted(stage, powers)
    assert len(happened(m, "compared")) == 1
    while not updated(m):
        play(m, f"{asked(m)[0][0]}: {options(m, asked(m)[0][0])[-1]}")
    assert (generals(m), garrisons(m)) == ({"france": {"bavaria": 2}}, {})
    m = update(stage, friends(stage), friends(stage), powers=powers)  # still Allies
    assert (updated(m), happened(m, "compared")) == (True, [])


def grand_update(stage: Stage) -> Match:
    """The friend leaves the rival and joins France.

    It has a Garrison in Picardie and Generals in Paris and, with a General and the Garrison of the rival, in Bavaria.
    """
    friend, rival = stage.friend, stage.rival
    powers: Powers = {
        "france": {"generals": {"normandie_bretagne": 0}, "morale": 5, "hand": [1, 2]},
        friend: {"generals": {"paris": 1, "bavaria": 2}, "garrisons": ["picardie"], "morale": 6, "hand": [3]},
        rival: {
            "generals": {"bavaria": 1, RIVALS_HOME[stage.game]: 2},
            "garrisons": ["bavaria"],
            "morale": 7,
            "hand": [4, 4],
        },
    }
    return update(stage, [(friend, rival)], friends(stage), fortresses=["picardie"], powers=powers)


@rule("K-9.0.3", "K-9.0.5", "K-R-50", "FAM-3.22", "RP-10.1.3", "RP-R-70", "RP-14.1.11", "RP-14.1.12", "RP-14.1.14")
@rule("RD-11.1.2", "RD-R-62")
def test_the_steps_of_the_update_and_who_decides(stage: Stage) -> None:
    """The Troop from Picardie counts in Bavaria: the friend 4, the rival 3."""
    friend, rival, home = stage.friend, stage.rival, RIVALS_HOME[stage.game]
    m = grand_update(stage)
    assert asked(m) == [(friend, "assign")], "(1) the owner of the Garrison"
    assert set(options(m, friend)) == {"assign picardie > paris", "assign picardie > bavaria"}
    assert garrisons(m) == {"bavaria": rival}
    play(m, f"{friend}: assign picardie > bavaria")
    assert asked(m) == [("france", "stay")], "(2) the Power that controls the Territory"
    assert happened(m, "compared") == []
    play(m, f"france: leave {friend} paris")
    assert [args[2] for args in happened(m, "compared")] == [4], "(3)"
    assert asked(m) == [(rival, "assign")], "(4) Garrisons that lost a comparison"
    assert set(options(m, rival)) == {"assign bavaria > bavaria", f"assign bavaria > {home}"}
    play(m, f"{rival}: assign bavaria > {home}")
    assert asked(m) == [(friend, "update_withdraw")], "(5) by precedence"
    play(m, f"{friend}: withdraw paris > off")
    assert asked(m) == [(rival, "update_withdraw")]
    play(m, f"{rival}: withdraw bavaria > off")
    assert updated(m)
    assert generals(m) == {"france": {"normandie_bretagne": 0}, friend: {"bavaria": 3}, rival: {home: 3}}
    kinds = order(m, "garrison_removed", "assigned", "may_stay", "must_go", "compared", "withdrew")
    assert kinds == [
        *("garrison_removed", "assigned", "must_go", "compared"),
        *("garrison_removed", "assigned", "withdrew", "withdrew"),
    ]


@rule("K-9.0.4", "RP-10.3.8", "RP-10.2.8", "RD-11.1.3", "RD-11.2.5")
def test_an_update_costs_no_morale_cards_influence_or_fortress(stage: Stage) -> None:
    friend, rival = stage.friend, stage.rival
    m = grand_update(stage)
    before = [track(m, name) for name in ("morale", "influence", "cards")]
    assert before == [{"france": 5, friend: 6, rival: 7}, {}, {"france": 2, friend: 1, rival: 2}]
    play(m, f"{friend}: assign picardie > bavaria", f"france: leave {friend} paris")
    play(m, f"{rival}: assign bavaria > bavaria", f"{friend}: withdraw paris > off", f"{rival}: withdraw bavaria > off")
    assert [track(m, name) for name in ("morale", "influence", "cards")] == before
    assert m.view()["fortresses"] == ["picardie"]
    assert fought(m) == []
    assert order(m, "support", "card_down", "draw", "influence", "morale", "prestige") == []


@rule("K-9.0.2", "RP-10.1.2", "RP-R-74", "RD-11.2.6")
def test_only_pairs_whose_relation_changed_are_examined(stage: Stage) -> None:
    """Austria, at War with both all the time, keeps its pieces in French homes."""
    austria = {"generals": {"paris": 1}, "garrisons": ["picardie"]}
    for m in (allied(stage, {"austria": austria}), parted(stage, {"austria": austria})):
        assert updated(m)
        assert (generals(m), garrisons(m)) == ({"austria": {"paris": 1}}, {"picardie": "austria"})


@rule("K-9.1.1", "RP-10.1.2", "RP-7.4.8", "RP-R-74", "RD-11.2.1")
def test_guests_of_a_lasting_alliance_are_not_asked_about(stage: Stage) -> None:
    """The friend's General came to Paris as an Ally and is one still."""
    m = update(stage, friends(stage), friends(stage), powers={stage.friend: {"generals": {"paris": 1}}})
    assert updated(m)
    assert generals(m) == {stage.friend: {"paris": 1}}


@rule("K-9.0.3", "K-R-50", "FAM-3.5", "RP-R-70", "RD-11.1.2", "RD-R-62")
@pytest.mark.parametrize("lost", ["bavaria", "lombardia"])  # before and after Wurttemberg on the map
def test_a_garrison_lost_in_one_comparison_does_not_tip_another(stage: Stage, lost: str) -> None:
    """In Wurttemberg the friend has 2 against the French 2 with a Garrison; the Troop it gets comes too late."""
    friend = stage.friend
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 0, lost: 3}, "garrisons": ["wurttemberg"]},
        friend: {"generals": {"wurttemberg": 1}, "garrisons": [lost]},
    }
    m = parted(stage, powers)
    assert generals(m) == {"france": {"wurttemberg": 0, lost: 3}, friend: {"wurttemberg": 2}}
    assert garrisons(m) == {"wurttemberg": "france"}
    assert asked(m) == [(friend, "update_withdraw")]


# -- from War to Peace


@rule("K-9.1.1", "K-9.1.2", "K-9.1.6", "K-4.3.6", "K-R-47", "RP-10.2.1", "RP-10.2.2", "RP-10.2.4", "RP-10.2.7")
@rule("RP-R-71", "RP-R-74", "RD-11.2.1", "RD-11.2.2", "RD-11.2.5", "RD-11.2.6", "RD-R-62")
def test_garrisons_in_the_home_of_a_former_enemy_become_troops(stage: Stage) -> None:
    """Of any own General with room. What stands in Territories that are no home of the new Ally stays."""
    friend = stage.friend
    powers: Powers = {
        friend: {
            "generals": {"bavaria": 1, "wurttemberg": 3, "tyrol": 2},
            "garrisons": ["paris", "picardie", "bavaria", "tyrol"],
        },
        "france": {"garrisons": ["lombardia"], "generals": {"venezia": 1}},
    }
    m = allied(stage, powers)
    assert asked(m) == [(friend, "assign")]
    both = {f"assign {place} > {to}" for place in ("paris", "picardie") for to in ("bavaria", "tyrol")}
    assert set(options(m, friend)) == both, "the General in Wurttemberg has 3"
    play(m, f"{friend}: assign picardie > tyrol")
    assert updated(m), "the other can only go to Bavaria"
    assert generals(m)[friend] == {"bavaria": 2, "wurttemberg": 3, "tyrol": 3}
    assert generals(m)["france"] == {"venezia": 1}
    assert garrisons(m) == {"bavaria": friend, "tyrol": friend, "lombardia": "france"}
    assert track(m, "money") == {}
    assert seen(m, friend)["stock"] == TOKENS[stage.game][friend] - 8 - 2


@rule("K-9.1.2", "K-R-47", "RP-10.2.3", "RP-R-71", "RD-11.2.2")
@pytest.mark.parametrize(("troops", "money"), [({}, 2), ({"bavaria": 2}, 1), ({"bavaria": 3}, 2), ({"bavaria": 1}, 0)])
def test_a_garrison_without_a_general_for_it_is_1_money(stage: Stage, troops: dict[str, int], money: int) -> None:
    friend = stage.friend
    m = allied(stage, {friend: {"generals": troops, "garrisons": ["paris", "picardie"], "money": 4}})
    assert updated(m)
    assert seen(m, friend)["money"] == 4 + money
    assert garrisons(m) == {}
    assert sum(seen(m, friend)["generals"].values()) == sum(troops.values()) + 2 - money
    assert seen(m, friend)["stock"] == TOKENS[stage.game][friend] - sum(troops.values()) - 2 + money


@rule("K-9.1.3", "K-9.0.5", "RP-10.2.5", "RP-14.1.12", "RP-R-74", "RD-11.2.3")
def test_the_new_ally_is_asked_for_each_general_in_his_homes(stage: Stage) -> None:
    friend = stage.friend
    m = allied(stage, {friend: {"generals": {"paris": 2, "picardie": 1, "bavaria": 0}}})
    assert asked(m) == [("france", "stay")]
    assert options(m, "france") == [f"stay {friend} paris", f"leave {friend} paris"]
    play(m, f"france: stay {friend} paris")
    assert options(m, "france") == [f"stay {friend} picardie", f"leave {friend} picardie"]
    play(m, f"france: leave {friend} picardie")
    assert asked(m) == [(friend, "update_withdraw")], "nobody is asked about Bavaria"
    play(m, f"{friend}: withdraw picardie > off")
    assert updated(m)
    assert generals(m) == {friend: {"paris": 2, "bavaria": 0}}


@rule("K-9.1.3", "K-9.2.1", "FAM-3.6", "RP-R-96", "RD-11.2.3", "RD-R-62")
@pytest.mark.parametrize(("troops", "stays"), [(1, True), (0, False)])
def test_with_an_enemys_garrison_there_nobody_is_asked(stage: Stage, troops: int, stays: bool) -> None:
    """The friend joins France; in Paris its General stands beside a Garrison of its former Ally."""
    friend, rival = stage.friend, stage.rival
    powers: Powers = {rival: {"garrisons": ["paris"]}, friend: {"generals": {"paris": troops}}}
    m = update(stage, [(friend, rival)], friends(stage), powers=powers)
    if stays:
        assert updated(m), "he stays as an Ally; France is not asked afterwards"
        assert (garrisons(m), generals(m)) == ({}, {friend: {"paris": troops}})
        assert track(m, "money") == {rival: 1}
    else:
        assert asked(m) == [(friend, "update_withdraw")]
        assert garrisons(m) == {"paris": rival}


BESIDE_PICARDIE = {"coalitions": "holland", "realpolitik": "brabant", "raison_detat": "brabant"}


@rule("K-4.3.6", "K-9.1.4", "K-9.4.2", "K-9.4.3", "RP-10.2.4", "RP-10.2.6", "RP-R-63", "RP-R-61", "RD-11.2.5")
@rule("RD-11.2.4", "RD-11.5.1", "RD-11.5.2")
def test_a_general_that_may_not_stay_goes_to_the_nearest_own_territory_or_off_board(stage: Stage) -> None:
    """His Garrison there becomes his Troop first and goes with him."""
    friend, near = stage.friend, BESIDE_PICARDIE[stage.game]
    powers: Powers = {friend: {"generals": {"picardie": 1}, "garrisons": ["picardie", near, "bavaria"]}}
    m = allied(stage, powers)
    assert generals(m) == {friend: {"picardie": 2}}
    play(m, f"france: leave {friend} picardie")
    assert withdrawals(m, friend, "picardie") == {near, "off"}
    off = play(m.clone(), f"{friend}: withdraw picardie > off")
    assert friend not in generals(off)
    assert seen(off, friend)["stock"] == TOKENS[stage.game][friend] - 2, "his Troops are lost"
    play(m, f"{friend}: withdraw picardie > {near}")
    assert generals(m) == {friend: {near: 2}}
    assert updated(m)


@rule("K-6.3.5", "RP-10.2.7", "RP-R-74", "RP-7.4.6", "RD-11.2.6", "RD-5.10.4")
def test_new_allies_share_what_is_nobodys_home(stage: Stage) -> None:
    """Generals and Garrisons in Bavaria and in an Austrian home stay where they are."""
    powers: Powers = {
        "france": {"generals": {"bavaria": 1}, "garrisons": ["bavaria", "venezia"]},
        stage.friend: {"generals": {"tyrol": 1}, "garrisons": ["tyrol", "lombardia"]},
    }
    m = allied(stage, powers)
    assert updated(m)
    assert generals(m) == {"france": {"bavaria": 1}, stage.friend: {"tyrol": 1}}
    assert len(garrisons(m)) == 4
