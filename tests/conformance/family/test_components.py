"""Components and supply, Generals and their Troops (family.md 1.1)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import BadInput
from tests.conformance.coalitions.table import forbidden, options, play, power
from tests.conformance.family.actions import board, commanding, goods, mobilising, walk
from tests.conformance.family.printed import printed
from tests.conformance.family.stage import Stage, skip
from tests.conformance.rule import rule


def land(stage: Stage, *first: str) -> list[str]:
    """All Territories a General can stand on, these first."""
    return [*first, *(one.id for one in board(stage).territories if one.kind != "impassable" and one.id not in first)]


@rule("K-1.1.2", "RP-2.1.2", "RD-2.1.3", "RD-2.2.1", "RD-R-12")
def test_no_power_ever_has_more_generals_than_pawns(stage: Stage) -> None:
    for name, count in printed(stage).generals.items():
        places = land(stage, printed(stage).capitals[name])[: count + 1]
        on_map = dict.fromkeys(places[: count - 1], 0)
        match = commanding(stage, name, powers={name: {"generals": on_map, "garrisons": places}})
        assert power(match, name)["off_board"] == 1
        play(match, f"{name}: place {places[count - 1]}")
        assert power(match, name)["generals"] == dict.fromkeys(places[:count], 0)
        assert power(match, name)["off_board"] == 0
        assert not [text for text in options(match, name) if text.startswith("place")]  # the last pawn stands there
        full = dict.fromkeys(places[:count], 0)
        match = commanding(stage, name, powers={name: {"generals": full, "garrisons": places}})
        forbidden(match, name, f"place {places[count]}")
        with pytest.raises(BadInput) as caught:
            stage.position(powers={name: {"generals": dict.fromkeys(places, 0)}})
        assert caught.value.args_named["field"] == f"powers.{name}.generals"


@rule("K-1.1.3", "K-R-21", "RP-2.1.3", "RP-2.1.14", "RP-R-15", "RP-8.2.13", "RD-2.1.4", "RD-2.2.1", "RD-2.2.2")
@rule("K-7.4.5", "RP-8.2.19", "RD-9.6.3", "RD-R-12")
def test_troops_and_garrisons_together_never_exceed_the_tokens(stage: Stage) -> None:
    for name, tokens in printed(stage).tokens.items():
        capital = printed(stage).capitals[name]

        def mobilising_with(garrisons: int) -> Match:
            force = {"generals": {capital: 1}, "garrisons": land(stage)[:garrisons], "money": 4}  # noqa: B023
            return mobilising(stage, name, powers={name: force})  # noqa: B023

        match = mobilising_with(tokens - 2)
        assert power(match, name)["stock"] == 1
        play(match, f"{name}: buy troop {capital}")
        assert power(match, name)["generals"] == {capital: 2}  # there is room for a third
        assert power(match, name)["money"] == 3  # and Money for it
        assert power(match, name)["stock"] == 0
        forbidden(match, name, f"buy troop {capital}")
        match = mobilising_with(tokens - 1)
        forbidden(match, name, f"buy troop {capital}")
        assert "buy morale" in goods(match, name)
        with pytest.raises(BadInput) as caught:
            mobilising_with(tokens)
        assert caught.value.args_named["field"] == f"powers.{name}"


@rule("K-1.1.3", "K-1.1.4", "RP-2.1.3", "RP-5.7.6", "RP-5.8.5", "RP-R-15", "RD-2.2.2", "RD-R-12")
def test_a_troop_turned_is_a_garrison_and_needs_no_new_token(stage: Stage) -> None:
    garrisons = [place for place in land(stage) if place not in ("wien", "bavaria")][:26]
    force = {"generals": {"wien": 2}, "garrisons": garrisons}
    match = stage.position(power="austria", action="movement", powers={"austria": force})
    assert power(match, "austria")["stock"] == 0
    play(match, f"austria: arbiter {stage.rival}", f"austria: disband {garrisons[0]}")
    assert power(match, "austria")["stock"] == 1  # the disbanded Garrison
    skip(match, "disband", "rail", "troop_rail")
    play(match, "austria: march wien > bavaria", "austria: garrison bavaria")
    assert power(match, "austria")["generals"] == {"bavaria": 1}
    assert match.view(None)["garrisons"]["bavaria"] == "austria"
    assert power(match, "austria")["stock"] == 1  # the same token, on its other side
    play(match, "austria: garrison wien")  # with an empty stock it would be the same
    assert power(match, "austria")["generals"] == {"bavaria": 0}
    assert power(match, "austria")["stock"] == 1


@rule("K-1.1.4", "RD-2.2.2")
def test_troops_and_garrisons_lost_in_battle_lie_in_stock_again(stage: Stage) -> None:
    match = stage.attack(
        "france",
        "march wurttemberg > bavaria",
        powers={
            "france": {"generals": {"wurttemberg": 3}},
            "austria": {"generals": {"bavaria": 1}, "garrisons": ["bavaria"]},
        },
    )
    play(match, "austria: off board")
    assert "bavaria" not in match.view(None)["garrisons"]
    assert power(match, "austria")["stock"] == 28
    assert power(match, "france")["stock"] == printed(stage).tokens["france"] - 2  # one of the three Troops was lost


@rule("K-1.1.5", "K-7.4.8", "RP-2.1.6", "RP-8.2.30", "RP-2.1.14", "RD-2.1.5", "RD-9.6.9", "RD-R-12")
def test_only_six_fortresses_exist(stage: Stage) -> None:
    others = ["paris", "provence", "tyrol", "hungari", "lombardia"]
    force = {"garrisons": ["wien", "bavaria"], "money": 12}
    match = mobilising(stage, "austria", fortresses=others, powers={"austria": force})
    fortresses = [text for text in options(match, "austria") if "fortress" in text]
    assert sorted(fortresses) == ["buy fortress bavaria", "buy fortress wien"]
    play(match, "austria: buy fortress wien")
    assert len(match.view(None)["fortresses"]) == 6
    assert power(match, "austria")["money"] == 7
    forbidden(match, "austria", "buy fortress bavaria")
    with pytest.raises(BadInput) as caught:
        stage.position(fortresses=[*others, "wien", "bavaria"])
    assert caught.value.args_named["field"] == "fortresses"


# -- Generals and Troops


@rule("K-4.8.1", "RP-5.8.1", "RP-5.8.2", "RD-5.10.1", "RD-5.10.6")
def test_a_troop_is_always_under_a_general_of_its_own_power(stage: Stage) -> None:
    powers: dict[str, Any] = {
        "france": {"generals": {"bavaria": 0, "paris": 0}, "money": 4},
        stage.friend: {"generals": {"bavaria": 1, "wurttemberg": 0}},
    }
    match = mobilising(stage, "france", allied=True, powers=powers)
    troops = [text for text in options(match, "france") if text.startswith("buy troop")]
    assert sorted(troops) == ["buy troop bavaria", "buy troop paris"]  # not under the Ally in Wurttemberg
    forbidden(match, "france", "buy troop wurttemberg")
    play(match, "france: buy troop bavaria")
    assert power(match, "france")["generals"] == {"bavaria": 1, "paris": 0}
    assert power(match, stage.friend)["generals"] == {"bavaria": 1, "wurttemberg": 0}
    powers["france"] = {"money": 4, "garrisons": ["bavaria"]}
    match = mobilising(stage, "france", allied=True, powers=powers)
    assert not [text for text in options(match, "france") if text.startswith("buy troop")]  # no General of its own
    # the Troop of a General who goes off board does not stay behind
    match = commanding(stage, stage.friend, allied=True, powers=powers)
    before = power(match, stage.friend)["stock"]
    play(match, f"{stage.friend}: take off bavaria")
    assert power(match, stage.friend)["generals"] == {"wurttemberg": 0}
    assert power(match, stage.friend)["stock"] == before + 1


@rule("K-4.8.2", "RP-5.8.4", "RP-8.2.18", "RD-5.10.2", "RD-9.6.4")
def test_a_general_has_0_to_3_troops(stage: Stage) -> None:
    match = mobilising(stage, "austria", powers={"austria": {"generals": {"wien": 0}, "money": 9}})
    for troops in (1, 2, 3):
        play(match, "austria: buy troop wien")
        assert power(match, "austria")["generals"] == {"wien": troops}
    forbidden(match, "austria", "buy troop wien")
    assert power(match, "austria")["money"] == 6
    with pytest.raises(BadInput):
        stage.position(powers={"austria": {"generals": {"wien": 4}}})
    for one in walk(stage, 5, 900):
        for seen in one.view()["powers"].values():
            assert all(0 <= troops <= 3 for troops in seen["generals"].values())


@rule("K-4.8.3", "RP-5.8.1", "RP-5.8.3", "RP-5.8.5", "RD-5.10.3")
def test_troops_move_with_their_general_or_stay_as_a_garrison(stage: Stage) -> None:
    match = stage.movement("austria", powers={"austria": {"generals": {"wien": 3, "tyrol": 1}}})
    play(match, "austria: march wien > bavaria")
    assert power(match, "austria")["generals"] == {"bavaria": 3, "tyrol": 1}
    assert set(options(match, "austria")) == {"garrison wien", "garrison bavaria", "done"}
    play(match, "austria: garrison wien", "austria: done")
    assert power(match, "austria")["generals"] == {"bavaria": 2, "tyrol": 1}
    assert match.view(None)["garrisons"] == {"wien": "austria"}
    play(match, "austria: march tyrol > wien")  # he takes up nothing
    skip(match, "garrison")
    assert power(match, "austria")["generals"] == {"bavaria": 2, "wien": 1}


@rule("K-4.8.1", "RP-3.3.8", "RP-5.8.2", "RD-5.10.6", "RD-9.5.4", "RP-8.2.9")
def test_a_general_off_board_has_no_troops(stage: Stage) -> None:
    match = commanding(stage, "austria", powers={"austria": {"generals": {"wien": 3}}})
    play(match, "austria: take off wien")
    assert power(match, "austria")["stock"] == 28
    match = commanding(stage, "austria", powers={"austria": {"generals": {}}})
    assert power(match, "austria")["stock"] == 28
    play(match, "austria: place wien")
    assert power(match, "austria")["generals"] == {"wien": 0}
    assert power(match, "austria")["stock"] == 28
