"""Fortresses in all games: bought for an own Garrison, never removed, of use to whoever has a Garrison there."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import forbidden, options, play
from tests.conformance.coalitions.war import results, strengths
from tests.conformance.family.stage import Stage, skip
from tests.conformance.family.war import Powers, attack, garrisons, moving, seen
from tests.conformance.rule import rule


def mobilising(stage: Stage, **fields: Any) -> Match:
    """France buys; in Realpolitik without Trains and without placing Generals."""
    m = stage.position(power="france", action="mobilisation", **fields)
    return skip(m, "free_train", "generals")


def offered(m: Match) -> set[str]:
    return {move.removeprefix("buy fortress ") for move in options(m, "france") if move.startswith("buy fortress")}


def fortresses(m: Match) -> list[str]:
    found: list[str] = m.view(None)["fortresses"]
    return found


@rule("K-7.4.6", "K-R-67", "RP-8.12.3", "RP-8.2.28", "RP-R-19", "RD-9.17.2", "RD-9.6.7", "RD-R-35")
def test_a_fortress_needs_an_own_garrison_on_any_kind_of_territory(stage: Stage) -> None:
    """At home, in nobody's land and in an enemy's home; not where only a General stands, nor for an Ally's Garrison."""
    friend = stage.friend
    powers: Powers = {
        "france": {"money": 15, "garrisons": ["paris", "bavaria", "wien"], "generals": {"picardie": 3, "tyrol": 0}},
        friend: {"garrisons": ["wurttemberg"]},
        "austria": {"generals": {"bohemia": 0}, "garrisons": ["lombardia"]},
    }
    m = mobilising(stage, allied=True, powers=powers)
    assert offered(m) == {"paris", "bavaria", "wien"}
    forbidden(m, "france", *(f"buy fortress {t}" for t in ("picardie", "tyrol", "wurttemberg", "lombardia", "hesse")))
    play(m, "france: buy fortress wien", "france: buy fortress bavaria", "france: buy fortress paris")
    assert sorted(fortresses(m)) == ["bavaria", "paris", "wien"]
    assert seen(m, "france")["money"] == 0, "5 each"


@rule("K-7.4.7", "RP-8.2.29", "RD-9.6.8")
def test_one_fortress_per_territory(stage: Stage) -> None:
    france = {"money": 10, "garrisons": ["bavaria", "wien"]}
    m = mobilising(stage, fortresses=["wien"], powers={"france": france})
    assert offered(m) == {"bavaria"}
    play(m, "france: buy fortress bavaria")
    forbidden(m, "france", "buy fortress bavaria", "buy fortress wien")


@rule("K-7.4.8", "K-1.1.5", "RP-8.2.30", "RP-2.1.6", "RD-9.6.9", "RD-2.1.5")
@pytest.mark.parametrize("standing", [4, 5, 6])
def test_there_are_six_fortresses(stage: Stage, standing: int) -> None:
    places = ["wien", "tyrol", "lombardia", "venezia", "wurttemberg", "paris"][:standing]
    france = {"money": 20, "garrisons": ["bavaria", "hesse", "picardie"]}
    m = mobilising(stage, fortresses=places, powers={"france": france})
    for place in ("bavaria", "hesse")[: 6 - standing]:
        play(m, f"france: buy fortress {place}")
    assert len(fortresses(m)) == 6
    assert offered(m) == set()
    forbidden(m, "france", "buy fortress picardie")


@rule("K-7.4.9", "K-7.6.17", "K-8.1.4", "RP-8.2.31", "RP-8.7.6", "RP-9.10.3", "RD-9.6.10", "RD-9.10.4", "RD-10.12.2")
def test_a_fortress_outlasts_its_garrison_and_serves_the_next_of_any_power(stage: Stage) -> None:
    """France disbands its Garrison; an Austrian one put there later counts 4."""
    m = stage.position(
        power="france", action="movement", fortresses=["bavaria"], powers={"france": {"garrisons": ["bavaria"]}}
    )
    m.play("france", f"arbiter {stage.rival}")
    play(m, "france: disband bavaria")
    assert (garrisons(m), fortresses(m)) == ({}, ["bavaria"])
    powers: Powers = {"austria": {"generals": {"wien": 1}}}
    m = moving(stage, "austria", fortresses=["bavaria"], powers=powers)
    play(m, "austria: march wien > bavaria", "austria: garrison bavaria")
    assert (garrisons(m), fortresses(m)) == ({"bavaria": "austria"}, ["bavaria"])
    powers = {"france": {"generals": {"wurttemberg": 1}}, "austria": {"garrisons": ["bavaria"]}}
    assert strengths(attack(stage, "march wurttemberg > bavaria", fortresses=["bavaria"], powers=powers)) == [(2, 4)]


@rule("K-8.7.6", "K-8.7.5", "K-7.4.10", "RP-9.10.1", "RP-9.10.2", "RP-8.2.32", "RP-9.9.5", "RP-EX-11", "RD-10.12.1")
@rule("RD-10.11.4", "RD-9.6.10")
def test_a_captured_fortress_strengthens_the_victors_garrison(stage: Stage) -> None:
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 3}, "morale": 3, "hand": [4]},
        "austria": {"garrisons": ["bavaria"], "generals": {"wien": 3}},
    }
    m = attack(stage, "march wurttemberg > bavaria", fortresses=["bavaria"], powers=powers)
    play(m, "austria: done", "france: play 4 for bavaria")
    assert results(m) == [(8, 4, 0)]
    assert garrisons(m) == {}
    play(m, "france: garrison bavaria")
    assert (garrisons(m), fortresses(m)) == ({"bavaria": "france"}, ["bavaria"])
    powers = {"austria": {"generals": {"wien": 3}}, "france": {"garrisons": ["bavaria"]}}
    m = attack(stage, "march wien > bavaria", mover="austria", fortresses=["bavaria"], powers=powers)
    assert strengths(m) == [(4, 4)]
