"""Peace, War and Allies in all games."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import asked, forbidden, fought, happened, options, play
from tests.conformance.coalitions.war import results
from tests.conformance.family.stage import Stage, skip
from tests.conformance.family.war import PRESTIGE, RD, RP, WITH_STATUSES, Pair, Powers, attack, generals, moving, update
from tests.conformance.rule import rule

statuses = pytest.mark.parametrize("stage", WITH_STATUSES, ids=[one.game for one in WITH_STATUSES], indirect=True)

WAYS = {  # a way into the Capital of each Power from another home of it
    "realpolitik": {
        "austria": ("tyrol", "wien"),
        "france": ("picardie", "paris"),
        "italy": ("toscania", "liguria"),
        "prussia": ("magdeburg", "berlin"),
    },
    "raison_detat": {
        "britain": ("cornwall", "london"),
        "france": ("picardie", "paris"),
        "sweden": ("skania", "stockholm"),
        "austria": ("tyrol", "wien"),
        "russia": ("smolensk", "moskva"),
        "ottoman": ("rumelia", "istanbul"),
    },
}


def relation(stage: Stage, a: str, b: str, **fields: Any) -> str:
    """What the rules let a General of A do who wants to go where a General of B stands, in the Capital of B."""
    start, goal = WAYS[stage.game][b]
    powers: Powers = {name: dict(data) for name, data in fields.pop("powers", {}).items()}
    powers.setdefault(a, {})["generals"] = {start: 0}
    powers.setdefault(b, {})["generals"] = {goal: 0}
    m = stage.movement(a, powers=powers, **fields)
    if f"march {start} > {goal}" not in options(m, a):
        forbidden(m, a, f"march {start} > {goal}")
        return "peace"
    play(m, f"{a}: march {start} > {goal}")
    if asked(m) == [(b, "consent")]:
        play(m, f"{b}: consent")
        assert fought(m) == []
        return "allies"
    assert fought(m) == [goal]
    return "war"


@rule("RP-7.1.1", "RP-7.4.3", "RP-7.4.7")
@pytest.mark.parametrize("stage", [RP], ids=["realpolitik"], indirect=True)
@pytest.mark.parametrize(("a", "b"), list(permutations(PRESTIGE, 2)))
def test_two_powers_of_realpolitik_are_allies_or_at_war(stage: Stage, a: str, b: str) -> None:
    c, d = (name for name in PRESTIGE if name not in (a, b))
    assert relation(stage, a, b) == "war", "without an Alliance"
    assert relation(stage, a, b, alliances=[[c, d]]) == "war", "others' Alliance changes nothing"
    assert relation(stage, a, b, alliances=[[a, c]]) == "war", "nor does an Alliance with a third Power"
    assert relation(stage, a, b, alliances=[[a, b]]) == "allies"
    assert relation(stage, a, b, alliances=[[c, d], [b, a]]) == "allies", "two Alliances may exist"


@rule("RP-7.1.4", "RP-7.1.5", "RP-7.3.13")
@pytest.mark.parametrize("stage", [RP], ids=["realpolitik"], indirect=True)
def test_alliances_are_shown_and_nobody_has_two(stage: Stage) -> None:
    m = Match.new("realpolitik", scenario="standard", seats=4, seed=1)
    assert m.view(None)["alliances"] == [], "all are at War"
    assert {kind for _, kind in asked(m)} == {"action_card"}, "there is no Diplomacy Phase before the first turn"
    # Austria and Prussia too give their tokens to France, which gave its own to Italy
    assert update(stage, [], [("france", "italy")]).view(None)["alliances"] == [["france", "italy"]]
    both = update(stage, [], [("france", "italy"), ("austria", "prussia")]).view(None)["alliances"]
    assert {frozenset(pair) for pair in both} == {frozenset(("france", "italy")), frozenset(("austria", "prussia"))}


LEADS = {"france": "french", "austria": "austrian"}
STATUSES = ("austrian", "french", "neutral", "expansionist")


@rule("RD-7.5.1", "RD-7.5.2", "RD-7.5.4", "RD-7.5.5", "RD-7.5.6", "RD-7.6.1", "RD-7.6.4", "RD-7.7.6", "RD-7.8.2")
@rule("RD-7.8.3")
@pytest.mark.parametrize("stage", [RD], ids=["raison_detat"], indirect=True)
@pytest.mark.parametrize(("a", "b"), list(permutations(WAYS["raison_detat"], 2)))
def test_relation_of_two_powers_of_raison_detat_in_every_two_statuses(stage: Stage, a: str, b: str) -> None:
    for one in (LEADS[a],) if a in LEADS else STATUSES:
        for two in (LEADS[b],) if b in LEADS else STATUSES:
            powers = {name: {"status": status} for name, status in ((a, one), (b, two)) if name not in LEADS}
            if "neutral" in (one, two):
                expected = "peace"
            elif one == two != "expansionist":
                expected = "allies"
            else:
                expected = "war"
            assert relation(stage, a, b, powers=powers) == expected, (one, two)


@rule("K-6.3.4", "K-6.3.1", "RP-7.4.3", "RD-7.6.4", "RD-7.6.1")
@pytest.mark.parametrize("piece", ["generals", "garrisons"])
def test_allies_do_not_attack_each_other(stage: Stage, piece: str) -> None:
    friend = stage.friend
    force: dict[str, Any] = {"generals": {"bavaria": 0}} if piece == "generals" else {"garrisons": ["bavaria"]}
    powers: Powers = {"france": {"generals": {"wurttemberg": 3}}, friend: force}
    m = moving(stage, pairs=[("france", friend)], powers=powers)
    play(m, "france: march wurttemberg > bavaria")
    if piece == "garrisons":
        play(m, f"{friend}: consent")
    skip(m, "garrison")
    assert asked(m) == [("france", "request")]
    assert generals(m)["france"] == {"bavaria": 3}
    assert fought(m) == []


@rule("K-6.3.3", "RP-7.4.5", "RD-7.6.3")
def test_allies_support_each_other_and_nobody_else_does(stage: Stage) -> None:
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 1}},
        stage.friend: {"generals": {"hesse": 1}},
        "austria": {"generals": {"bavaria": 0}},
        stage.rival: {"generals": {"bohemia": 1}},
    }
    pairs: list[Pair] = [("france", stage.friend), ("austria", stage.rival)]
    m = attack(stage, "march wurttemberg > bavaria", pairs=pairs, powers=powers)
    play(m, f"{stage.friend}: support hesse", f"{stage.rival}: support bohemia")
    assert [m.seats[args[0]] for args in happened(m, "support")] == [stage.friend, stage.rival]
    m = attack(stage, "march wurttemberg > bavaria", powers=powers)
    assert results(m) == [(2, 1, 0)], "nobody is asked"
    assert happened(m, "support") == []


@rule("K-6.2.4", "K-8.2.5", "K-R-70", "RD-7.7.6", "RD-7.5.5", "RD-7.8.3", "RD-10.3.2")
@statuses
@pytest.mark.parametrize("status", ["neutral", "expansionist"])
def test_neutral_and_expansionist_powers_have_no_allies(stage: Stage, status: str) -> None:
    """Russia, of the same status and next to Bessarabia, cannot support the Ottoman Garrison; each may be Arbiter."""
    powers: Powers = {
        "france": {"generals": {"transylvania": 1}},
        "ottoman": {"status": status, "garrisons": ["bessarabia"]},
        "russia": {"status": status, "generals": {"podolia": 3}, "garrisons": ["podolia"]},
    }
    m = stage.attack("france", "march transylvania > bessarabia", arbiter="austria", powers=powers)
    assert results(m) == [(2, 1, 0)]
    assert happened(m, "support") == []
    m = stage.position(power="ottoman", action="movement", powers=powers)
    assert "arbiter russia" in options(m, "ottoman"), "Allies could not be"


@rule("K-0.9", "K-0.11", "RP-5.11.1", "RP-5.11.2", "RP-7.2.2", "RD-5.12.1", "RD-5.12.2")
def test_promises_bind_nobody(stage: Stage) -> None:
    """France promises not to attack; it may attack. The Alliance binds: the friend cannot be attacked."""
    friend = stage.friend
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 1, "tyrol": 1}},
        "austria": {"garrisons": ["bavaria"]},
        friend: {"generals": {"lombardia": 0}},
    }
    m = moving(stage, pairs=[("france", friend)], powers=powers)
    m.say("france", "We shall never march into Bavaria.", ["austria"])
    play(m, "france: march wurttemberg > bavaria")
    skip(m, "garrison")
    play(m, "france: march tyrol > lombardia")
    skip(m, "garrison")
    assert fought(m) == ["bavaria"]


@rule("K-6.6.2", "K-6.6.7", "RD-7.7.1", "RD-7.8.1")
@statuses
def test_every_power_but_the_leaders_may_be_neutral_or_expansionist(stage: Stage) -> None:
    m = stage.position(phase="diplomacy", round=2)
    assert {seat for seat, kind in asked(m) if kind == "status"} == set(stage.free)
    for name in stage.free:
        assert {"status neutral", "status expansionist"} <= set(options(m, name))


TAXES = {"coalitions": 8, "raison_detat": 6}  # of Russia: its homes (7 and 5) and Wurttemberg (1)


@rule("K-6.6.6", "RD-7.7.5")
@statuses
@pytest.mark.parametrize(("status", "times"), [("french", 1), ("neutral", 2), ("expansionist", 1)])
def test_a_neutral_power_takes_double_money_in_taxation(stage: Stage, status: str, times: int) -> None:
    russia = {"status": status, "garrisons": ["wurttemberg"]}
    m = stage.position(power="russia", action="taxation", powers={"russia": russia})
    assert m.view(None)["powers"]["russia"]["money"] == times * TAXES[stage.game]
