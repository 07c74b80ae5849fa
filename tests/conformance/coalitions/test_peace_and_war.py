"""Diplomacy (chapter 6): peace and war (6.2), Allies (6.3), and Neutral Powers (6.6.3, 6.6.4)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.conformance.coalitions.course import EMPIRE, march, moving, place, until
from tests.conformance.coalitions.table import POWERS, asked, happened, options, play, position, power
from tests.conformance.rule import rule

FREE = ("austria", "prussia", "russia", "ottoman")
STATUSES = ("british", "french", "neutral", "expansionist")
LEADS = {"britain": "british", "france": "french"}
# a way into each Capital from a Home Territory of the same Power
WAY = {
    "britain": ("cornwall", "london"),
    "france": ("lorraine", "paris"),
    "austria": ("tyrol", "wien"),
    "prussia": ("silesia", "berlin"),
    "russia": ("smolensk", "st_petersburg"),
    "ottoman": ("anatolia", "istanbul"),
}


def status(name: str, wanted: str) -> dict[str, str]:
    """The status field of a Power; GB and FR have none."""
    return {} if name in LEADS else {"status": wanted}


def relation(a: str, a_status: str, b: str, b_status: str) -> str:
    """What the rules let a General of A do who wants to go where a General of B stands, on a home of B."""
    start, goal = WAY[b]
    match = position(
        power=a,
        action="movement",
        powers={
            a: {**status(a, a_status), "generals": {start: 0}},
            b: {**status(b, b_status), "generals": {goal: 0}},
        },
    )
    if asked(match) == [(a, "arbiter")]:
        play(match, f"{a}: {options(match, a)[0]}")
    if f"march {start} > {goal}" not in options(match, a):
        return "peace"
    play(match, f"{a}: march {start} > {goal}")
    if asked(match) == [(b, "consent")]:
        play(match, f"{b}: consent")
        until(match, (a, "request"))
        assert happened(match, "battle") == []
        return "allies"
    until(match, (a, "request"))
    return "war" if happened(match, "battle") else "nothing"


def expected(a_status: str, b_status: str) -> str:
    """K-6.2.7 for Powers of different players."""
    if a_status == b_status and a_status in ("british", "french"):
        return "allies"
    return "peace" if "neutral" in (a_status, b_status) else "war"


# -- 6.2 peace and war


@rule("K-6.2.1", "K-6.2.2", "K-6.2.3", "K-6.2.4", "K-6.2.5", "K-6.2.7", "K-6.3.1", "K-6.3.4")
@pytest.mark.parametrize(("a", "b"), list(permutations(POWERS, 2)), ids=lambda name: name)
def test_relation_of_every_two_powers_in_every_two_statuses(a: str, b: str) -> None:
    for a_status in (LEADS[a],) if a in LEADS else STATUSES:
        for b_status in (LEADS[b],) if b in LEADS else STATUSES:
            assert relation(a, a_status, b, b_status) == expected(a_status, b_status), (a_status, b_status)


@rule("K-6.2.3", "K-6.6.8")
def test_an_expansionist_power_is_at_war_with_every_power_that_is_not_neutral() -> None:
    """One scene: OT attacks GB, FR, a member of each Coalition and another Expansionist Power."""
    match = moving(
        "ottoman",
        "france",
        ottoman={"status": "expansionist", "generals": {"hesse": 0, "hungari": 0, "rumelia": 0}},
        britain={"generals": {"hannover": 0}},
        france={"generals": {"pfalz": 0}},
        austria={"status": "british", "generals": {"wien": 0}},
        prussia={"status": "expansionist", "generals": {"hellas": 0}},
        russia={"status": "french", "generals": {"wurttemberg": 0}},
    )
    moves = set(options(match, "ottoman"))
    for way in ("hesse > hannover", "hesse > pfalz", "hesse > wurttemberg", "hungari > wien", "rumelia > hellas"):
        assert f"march {way}" in moves
        one = march(match.clone(), f"ottoman: {way}")
        assert happened(one, "battle") == [(5, place(way.split(" > ")[1]))]


@rule("K-6.2.4")
def test_a_neutral_power_attacks_nobody() -> None:
    """Not even outside Home Territories, and not another Neutral Power."""
    match = moving(
        "prussia",
        "france",
        prussia={"status": "neutral", "generals": {"berlin": 3}, "garrisons": ["saxonia"]},
        britain={"generals": {"hannover": 0}},
        austria={"status": "neutral", "garrisons": ["warszawa"]},
    )
    marches = {text for text in options(match, "prussia") if text.startswith("march")}
    assert marches == {"march berlin > pommern", "march berlin > silesia", "march berlin > saxonia"}


@rule("K-6.2.4")
def test_a_neutral_power_is_nobodys_ally() -> None:
    """Two Neutral Powers: each may be the other's Arbiter, and neither supports the other."""
    neutral = {"austria": {"status": "neutral"}, "prussia": {"status": "neutral"}}
    match = position(power="prussia", action="movement", powers=neutral)
    assert options(match, "prussia") == [f"arbiter {name}" for name in POWERS if name != "prussia"]
    match = moving(
        "france",
        "ottoman",
        france={"generals": {"hesse": 3}},
        prussia={"status": "neutral", "generals": {"saxonia": 0}, "garrisons": ["saxonia"]},
        austria={"status": "neutral", "generals": {"bohemia": 3}},
    )
    march(match, "france: hesse > saxonia")
    assert asked(match) == [("prussia", "beaten")]  # AU, next to Saxonia, was not asked for support


@rule("K-6.2.6", "K-6.6.4", "K-R-08")
@pytest.mark.parametrize("attacker", ["britain", "france", "austria", "ottoman"])
@pytest.mark.parametrize("piece", ["generals", "garrisons"])
def test_neutral_pieces_outside_their_homes_may_be_attacked(attacker: str, piece: str) -> None:
    """By members of both Coalitions and by Expansionist Powers; Generals and Garrisons alike."""
    neutral: dict[str, Any] = {"status": "neutral", piece: {"saxonia": 0} if piece == "generals" else ["saxonia"]}
    match = moving(attacker, "prussia", **{attacker: {"generals": {"hesse": 3}}, "prussia": neutral})
    march(match, f"{attacker}: hesse > saxonia")
    assert happened(match, "battle") == [(POWERS.index(attacker), place("saxonia"))]


@rule("K-6.2.6", "K-6.6.3", "K-6.6.8")
@pytest.mark.parametrize("attacker", ["britain", "france", "austria", "ottoman"])
def test_nobody_enters_a_home_territory_of_a_neutral_power(attacker: str) -> None:
    match = moving(
        attacker,
        "prussia",
        **{
            attacker: {"generals": {"saxonia": 3, "warszawa": 3}, "garrisons": ["saxonia", "warszawa"]},
            "prussia": {"status": "neutral", "generals": {"berlin": 0}},
        },
    )
    for home in ("berlin", "silesia", "borussia", "pommern"):
        assert not [text for text in options(match, attacker) if home in text]
        for start in ("saxonia", "warszawa"):
            if home in EMPIRE.territory(start).neighbours:
                assert match.why_not(attacker, f"march {start} > {home}") is not None


@rule("K-6.6.3")
def test_nobody_lands_in_a_home_territory_of_a_neutral_power() -> None:
    match = moving("britain", "france", britain={"generals": {"danmark": 0}}, russia={"status": "neutral"})
    assert "sail danmark > st_petersburg" not in options(match, "britain")
    match = moving("britain", "france", britain={"generals": {"danmark": 0}}, russia={"status": "expansionist"})
    assert "sail danmark > st_petersburg" in options(match, "britain")


# -- 6.3 effects of membership in any Coalition


@rule("K-6.3.2")
def test_an_allys_territory_is_entered_with_his_consent_only() -> None:
    powers = {"austria": {"generals": {"galicia": 1}}, "russia": {"garrisons": ["podolia"]}}
    match = moving("austria", "france", **powers)
    play(match, "austria: march galicia > podolia")
    assert asked(match) == [("russia", "consent")]
    assert power(match, "austria")["generals"] == {"galicia": 1}
    play(match, "russia: refuse")
    assert power(match, "austria")["generals"] == {"galicia": 1}
    assert "march galicia > podolia" not in options(match, "austria")  # refused is refused
    assert "march galicia > hungari" in options(match, "austria")
    match = moving("austria", "france", **powers)
    play(match, "austria: march galicia > podolia", "russia: consent")
    assert power(match, "austria")["generals"] == {"podolia": 1}


@rule("K-6.3.2")
def test_an_allys_territory_is_passed_with_his_consent_only() -> None:
    powers = {"austria": {"generals": {"galicia": 0}}, "russia": {"garrisons": ["podolia"]}}
    for answer, stands in (("refuse", "galicia"), ("consent", "ukraine")):
        match = moving("austria", "france", **powers)
        play(match, "austria: strategic galicia > podolia", "austria: on ukraine", "austria: halt")
        assert asked(match) == [("russia", "consent")]
        play(match, f"russia: {answer}")
        assert power(match, "austria")["generals"] == {stands: 0}
    # without an alliance there is nothing to consent to: no Strategic Movement through RU's Territories
    powers["russia"] = {"garrisons": ["podolia"], "status": "expansionist"}
    match = moving("austria", "france", **powers)
    assert "strategic galicia > podolia" not in options(match, "austria")


@rule("K-6.3.2")
def test_the_same_holds_in_the_french_coalition() -> None:
    match = moving("france", "ottoman", france={"generals": {"bavaria": 0}}, austria={"status": "french"})
    play(match, "france: march bavaria > wien")
    assert asked(match) == [("austria", "consent")]


@rule("K-6.3.3")
def test_allies_support_each_other_and_nobody_else_does() -> None:
    powers: dict[str, Any] = {
        "france": {"generals": {"lorraine": 3}},
        "austria": {"generals": {"wurttemberg": 0}},
        "russia": {"generals": {"bavaria": 1}},
        "prussia": {"status": "french", "generals": {"hesse": 1}},
        "ottoman": {"status": "expansionist", "generals": {"pfalz": 1}},
    }
    match = moving("france", "ottoman", **powers)
    march(match, "france: lorraine > wurttemberg")
    assert asked(match) == [("prussia", "support")]  # for the attacker
    play(match, "prussia: support hesse")
    assert asked(match) == [("russia", "support")]  # for the defender
    play(match, "russia: support bavaria")
    assert [args[0] for args in happened(match, "support")] == [3, 4]
    until(match, ("austria", "beaten"))  # OT, at War with both, was not asked
    powers["prussia"]["status"] = "neutral"
    powers["russia"]["status"] = "expansionist"
    match = moving("france", "ottoman", **powers)
    march(match, "france: lorraine > wurttemberg")
    assert asked(match) == [("austria", "beaten")]


@rule("K-6.3.4")
@pytest.mark.parametrize("piece", ["generals", "garrisons"])
def test_allies_do_not_attack_each_other(piece: str) -> None:
    force: dict[str, Any] = {piece: {"saxonia": 0} if piece == "generals" else ["saxonia"]}
    match = moving("austria", "france", austria={"generals": {"bohemia": 3}}, russia=force)
    play(match, "austria: march bohemia > saxonia")
    if piece == "garrisons":  # RU controls Saxonia
        play(match, "russia: consent")
    until(match, ("austria", "request"))
    assert power(match, "austria")["generals"] == {"saxonia": 3}
    assert happened(match, "battle") == []


@rule("K-6.3.5")
def test_no_garrison_in_a_home_territory_of_an_ally() -> None:
    match = moving("austria", "france", austria={"generals": {"podolia": 2}})
    play(match, "austria: march podolia > ukraine", "russia: consent")
    assert options(match, "austria") == ["garrison podolia", "done"]  # Podolia is nobody's home
    play(match, "austria: done")
    assert match.why_not("austria", "garrison ukraine") is not None
    # the same Territory without the alliance
    match = moving("austria", "france", austria={"generals": {"podolia": 2}}, russia={"status": "expansionist"})
    play(match, "austria: march podolia > ukraine")
    assert options(match, "austria") == ["garrison podolia", "garrison ukraine", "done"]
