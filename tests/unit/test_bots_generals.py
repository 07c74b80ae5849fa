"""The sensible player of Coalitions and the named Generals: it uses their abilities, and to a purpose."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from chancellery import Match, bots
from tests.conformance.coalitions.heroes import battle
from tests.conformance.coalitions.table import play
from tests.conformance.coalitions.war import attack, silence

SENSIBLE = bots.bot("sensible")


def choice(match: Match, kind: str) -> str:
    decision = match.decisions[0]
    assert decision.kind == kind
    return SENSIBLE.choose(match, decision.seat, Random(0)).text


@pytest.mark.parametrize(("seats", "scenario"), [(6, "1813"), (5, "1792"), (4, "1806"), (3, "1798")])
def test_matches_with_named_generals_come_to_an_end_and_show_the_abilities(seats: int, scenario: str) -> None:
    """No choice depends on hidden things: it is the same when those are dealt anew."""
    match = Match.new("coalitions", scenario, seats, seed=4, options={"generals": True})
    rng, kinds = Random(4), Counter[str]()
    while match.outcome is None:
        assert len(match) < 8000
        decision = match.decisions[0]
        kinds[decision.kind] += 1
        move = SENSIBLE.choose(match, decision.seat, Random(len(match)))
        if kinds[decision.kind] < 8:
            other = match.determinize(decision.seat, rng)
            assert SENSIBLE.choose(other, decision.seat, Random(len(match))) is move
        match.play(decision.seat, move)
        assert not match.check()
    assert kinds["named_general"] == seats - 1


def strongest(scenario: str) -> dict[str, Any]:
    match = Match.new("coalitions", scenario, 6, seed=1, options={"generals": True})
    while match.view()["round"] == 0:
        match.play(match.decisions[0].seat, SENSIBLE.choose(match, match.decisions[0].seat, Random(0)))
    powers = match.view()["powers"]
    return {name: seen["generals"].get(seen["named"]) for name, seen in powers.items()}


def test_names_a_general_who_has_troops() -> None:
    found = strongest("1809")
    del found["france"]  # Napoleon is named by other lights
    assert found == {"britain": 2, "austria": 3, "prussia": 0, "russia": 3, "ottoman": 3}


def supported(generals: bool) -> str:
    """France attacks Austria; Britain, without cards, could support."""
    powers: dict[str, Any] = {
        "france": {"generals": {"pfalz": 2}},
        "austria": {"generals": {"wurttemberg": 1}},
        "britain": {"generals": {"hesse": 3}, "named": "hesse"},
    }
    options = {"generals": generals}
    return choice(attack("france", "march pfalz > wurttemberg", options=options, powers=powers), "support")


def test_wellington_supports_with_his_strength_where_another_would_only_lose_a_troop() -> None:
    assert supported(generals=True) == "support hesse"
    assert supported(generals=False) == "done"
    m = battle(
        "france",
        "march pfalz > wurttemberg",
        france={"generals": {"pfalz": 2}},
        austria={"generals": {"wurttemberg": 1}},
        britain={"generals": {"hesse": 3}, "named": "hesse"},
    )
    play(m, "britain: support hesse")
    assert choice(m, "wellington") == "add strength"


@pytest.mark.parametrize(("french", "answer"), [(3, "withdraw"), (0, "decline")])
def test_kutuzov_leaves_a_hopeless_battle_and_stays_in_a_good_one(french: int, answer: str) -> None:
    m = battle(
        "france",
        "march galicia > warszawa",
        france={"generals": {"galicia": french}, "hand": [5, 5, 5], "morale": 9},
        russia={"generals": {"warszawa": 2}, "named": "warszawa", "hand": [1], "morale": 2},
        austria={"status": "expansionist"},
    )
    assert choice(m, "kutuzov").split(" ")[0] == answer


def test_blucher_goes_where_he_is_safe_rather_than_before_the_guns() -> None:
    """Hannover and Hesse lie before two French armies, Bohemia is closed; Silesia, behind, is his own."""
    m = battle(
        "france",
        "march bavaria > saxonia",
        france={"generals": {"bavaria": 1, "pfalz": 3, "westphalia": 3}, "hand": [5], "morale": 9, "influence": 20},
        prussia={"status": "british", "generals": {"saxonia": 3, "berlin": 0}, "named": "saxonia"},
        austria={"status": "neutral"},
    )
    while m.decisions[0].kind == "support":
        play(m, "france: done")
    play(m, "france: play 5 for saxonia")
    silence(m)
    assert choice(m, "blucher") == "withdraw saxonia > silesia"


def test_the_grand_vizier_is_placed_where_there_is_something_to_do() -> None:
    """Russia stands before Bulgaria and Wallachia; far Egypt and Syria need nobody."""
    m = battle(
        "austria",
        "march hungari > bosnia",
        arbiter="prussia",
        austria={"generals": {"hungari": 3}, "hand": [5], "morale": 3},
        ottoman={
            "generals": {"bosnia": 2},
            "named": "bosnia",
            "hand": [4, 4],
            "morale": 0,
            "garrisons": ["georgia"],
        },  # nothing is left to be taken beside Armenia
        russia={"generals": {"bessarabia": 0}},
    )
    while m.decisions[0].kind == "card":
        m.play(m.decisions[0].seat, m.decisions[0].options[0 if m.decisions[0].seat == m.seat("austria") else -1])
    assert choice(m, "grand_vizier") not in ("place egypt", "place syria", "place armenia", "place anatolia")
