"""Conquering fortresses (chapter 10.3) and delayed conquest (chapter 12)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.maria.table import (
    FR,
    LX,
    MT,
    asked,
    build,
    city,
    claims,
    happened,
    marker,
    options,
    play,
    pools,
    told,
    turn,
)
from tests.conformance.rule import rule

III, IV, V = "france_bavaria", "prussia_saxony", "austria_pragmatic"
IDLE_TRAIN = {
    III: {"train_france_1": "guise"},
    IV: {"train_prussia_1": "crossen"},
    V: {"train_austria_2": "waidhofen"},
}  # keeps the movement phase open
START = {"france": 11, "prussia": 13, "pragmatic": 8, "austria": 8}


def leave(stage: str, general: str, fortress: str, to: str, **fields: Any) -> Match:
    """A general leaves a fortress by an ordinary move of one step."""
    others = fields.pop("others", {})
    generals = {general: {"city": fortress, "armies": 5}, **others}
    match = build(stage=stage, generals=generals, trains=IDLE_TRAIN[stage], **fields)
    seat = match.seats[match.decisions[0].seat]
    turn(match, seat, f"move {general} > {to}", "halt")
    return match


def electors(match: Match) -> dict[str, str]:
    found: dict[str, str] = match.view(None)["electors"]
    return found


@rule("M-10.3.2", "M-10.3.3")
def test_leaving_conquers_entering_and_staying_do_not() -> None:
    match = build(generals={"belle_isle": {"city": "mies"}, "broglie": {"city": "tabor"}})
    turn(match, LX, "move belle_isle > pilsen")
    assert marker(match, "pilsen") is None
    turn(match, LX, "on horowitz")
    assert marker(match, "pilsen") == "france"  # left after passing through
    turn(match, LX, "halt", "done")
    assert len(told(match, "move_completed")[0]["conquests"]) == 1
    assert marker(match, "tabor") is None  # he stayed
    assert marker(leave(III, "broglie", "tabor", "beneschau"), "tabor") == "france"  # left where he had started


@rule("M-10.3.1", "M-EX-13")
def test_only_enemy_fortresses_are_conquered() -> None:
    match = leave(IV, "friedrich", "linz", "freistadt", markers={"linz": "france"})
    assert (marker(match, "linz"), claims(match)) == ("france", {})
    match = leave(IV, "friedrich", "muenchen", "haag")
    assert (marker(match, "muenchen"), happened(match, "conquered")) == (None, [])
    match = leave(IV, "friedrich", "berlin", "zossen")
    assert happened(match, "conquered") == []
    match = leave(V, "traun", "linz", "freistadt", markers={"linz": "france"})
    assert marker(match, "linz") is None
    assert len(happened(match, "conquered")) == 1


@rule("M-10.3.4", "M-EX-13", "M-2.8")
@pytest.mark.parametrize(
    ("protector", "place", "protected"),
    [
        ("traun", "beraun", True),
        ("traun", "prag", True),
        ("traun", "nimburg", False),
        ("george_ii", "beraun", True),
        ("rutowski", "beraun", False),
    ],
)
def test_a_general_within_three_protects(protector: str, place: str, protected: bool) -> None:
    match = leave(III, "belle_isle", "pilsen", "mies", others={protector: {"city": place}})
    assert claims(match) == ({"pilsen": "france"} if protected else {})
    assert marker(match, "pilsen") == (None if protected else "france")


@rule("M-10.3.4", "M-R-03")
def test_partners_of_either_controller_protect() -> None:
    # a Bavarian fortress with a Prussian marker: Bavaria, France, Prussia and Saxony protect it
    for protector in ("toerring", "broglie", "friedrich", "rutowski"):
        others = {protector: {"city": "muehldorf"}}
        match = leave(V, "traun", "braunau", "salzburg", markers={"braunau": "prussia"}, others=others)
        assert claims(match) == {"braunau": "austria"}, protector


@rule("M-10.3.5")
def test_pieces_in_between_do_not_matter() -> None:
    others = {"traun": {"city": "beraun"}, "broglie": {"city": "horowitz"}}
    match = leave(III, "belle_isle", "pilsen", "mies", others=others)
    assert claims(match) == {"pilsen": "france"}


@rule("M-10.3.6")
def test_an_ally_who_does_not_cooperate_does_not_protect() -> None:
    match = leave(V, "traun", "braunau", "salzburg", others={"friedrich": {"city": "muehldorf"}})
    assert marker(match, "braunau") == "austria"
    match = leave(V, "traun", "braunau", "salzburg", others={"belle_isle": {"city": "muehldorf"}})
    assert (marker(match, "braunau"), claims(match)) == (None, {"braunau": "austria"})


@rule("M-R-48")
def test_protection_reaches_across_the_maps() -> None:
    match = leave(V, "traun", "donauwoerth", "weissenburg", others={"noailles": {"city": "goeppingen"}})
    assert claims(match) == {"donauwoerth": "austria"}


@rule("M-10.3.8")
def test_one_move_conquers_several_fortresses() -> None:
    match = build(generals={"belle_isle": {"city": "deutsch_brod"}})
    turn(match, LX, "move belle_isle > iglau", "on trebitsch", "on znaim", "on hollabrunn")
    assert [marker(match, name) for name in ("deutsch_brod", "iglau", "znaim")] == ["france"] * 3
    assert pools(match)["france"] == 8


@rule("M-R-82")
def test_back_and_forth_is_taken_step_by_step() -> None:
    match = build(generals={"belle_isle": {"city": "pilsen"}})
    turn(match, LX, "move belle_isle > mies", "on pilsen", "on mies", "halt")
    assert len(happened(match, "conquered")) == 1
    assert (marker(match, "pilsen"), pools(match)["france"]) == ("france", 10)


@rule("M-10.3.9", "M-10.3.11", "M-R-18")
def test_a_protected_fortress_gets_a_claim_from_the_pool() -> None:
    match = leave(III, "belle_isle", "pilsen", "mies", others={"traun": {"city": "beraun"}})
    assert claims(match) == {"pilsen": "france"}
    assert pools(match) == START  # "?" markers count as in the pool
    assert told(match, "move_completed")[-1]["claims"] == ["pilsen"]
    turn(match, LX, "done")
    assert (marker(match, "pilsen"), claims(match), pools(match)) == (None, {}, START)
    assert len(happened(match, "claims_failed")) == 1


# -- delayed conquest


BRUSSELS = {
    "moritz_von_sachsen": {"city": "lille", "armies": 8},
    "earl_of_stair": {"city": "wavre", "armies": 6},
}


def through_brussels() -> Match:
    match = build(generals=BRUSSELS)
    return turn(match, LX, "move moritz_von_sachsen > tournai", "on ath", "on bruessel", "on loewen", "done")


@rule("M-EX-06", "M-10.3.2", "M-10.3.4", "M-10.3.8", "M-10.3.9")
def test_immediate_and_blocked_conquest() -> None:
    match = through_brussels()
    assert city(match, "moritz_von_sachsen") == "loewen"
    assert (marker(match, "tournai"), marker(match, "bruessel")) == ("france", None)
    assert claims(match) == {"bruessel": "france"}
    assert pools(match)["france"] == 10


@rule("M-EX-07", "M-10.3.10", "M-12.1", "M-12.2", "M-5.13")
def test_delayed_conquest_after_the_defeat_of_the_protector() -> None:
    match = play(through_brussels(), f"{FR}: decline")  # 8 against 6: two armies lost, two cities
    assert asked(match) == [(LX, "retreat")]
    play(match, f"{LX}: retreat > marche")  # four steps from Brüssel
    assert (marker(match, "bruessel"), claims(match)) == ("france", {})
    assert [args[-1] for args in happened(match, "conquered")] == [0, 1]  # Tournai at once, Brüssel delayed
    assert pools(match)["france"] == 9


@rule("M-10.3.10", "M-12.1", "M-12.2", "M-10.3.11")
def test_no_delayed_conquest_while_the_protector_is_near() -> None:
    match = play(through_brussels(), f"{FR}: decline", f"{LX}: retreat > mons")  # two steps from Brüssel
    assert (marker(match, "bruessel"), claims(match)) == (None, {})
    assert pools(match)["france"] == 10


@rule("M-10.3.10")
def test_the_claim_stands_whatever_became_of_the_general() -> None:
    match = build(phase="conquest", claims={"bruessel": "france"}, generals={"traun": {"city": "wien"}})
    assert marker(match, "bruessel") == "france"  # no French general is on the map


@rule("M-R-81", "M-10.3.9")
def test_of_two_claims_the_first_counts() -> None:
    match = build(
        stage=V,
        generals={
            "george_ii": {"city": "maubeuge"},
            "arenberg": {"city": "rocroi"},
            "noailles": {"city": "guise"},
        },
    )
    play(match, f"{FR}: move george_ii > mons", f"{FR}: on nivelles", f"{FR}: halt")
    play(match, f"{MT}: move arenberg > maubeuge", f"{MT}: on mons")
    assert claims(match) == {"maubeuge": "pragmatic", "rocroi": "austria"}


@rule("M-R-81")
def test_without_protection_a_claimed_fortress_is_taken_at_once() -> None:
    match = leave(V, "arenberg", "maubeuge", "mons", claims={"maubeuge": "pragmatic"})
    assert marker(match, "maubeuge") == "austria"
    assert claims(match) == {}


@rule("M-R-81", "M-12.1")
def test_the_first_power_gets_the_fortress() -> None:
    match = build(stage=V, phase="conquest", claims={"maubeuge": "pragmatic"}, generals={"traun": {"city": "wien"}})
    assert marker(match, "maubeuge") == "pragmatic"
    assert pools(match)["pragmatic"] == 7


# -- markers


@rule("M-10.3.12", "M-10.3.16", "M-15.3", "M-15.4", "M-15.5")
def test_silesian_fortresses() -> None:
    match = leave(IV, "friedrich", "breslau", "ohlau")
    assert marker(match, "breslau") == "prussia"
    assert pools(match) == {**START, "austria": 9, "prussia": 12}
    match = leave(V, "traun", "glogau", "gruenberg")
    assert marker(match, "glogau") == "austria"
    assert pools(match) == {**START, "austria": 7, "prussia": 14}
    match = leave(III, "belle_isle", "breslau", "ohlau")  # M-R-85
    assert marker(match, "breslau") == "france"


@rule("M-10.3.13", "M-R-86", "M-R-87", "M-3.2.9", "M-16.2.1")
def test_elector_markers_are_turned() -> None:
    match = leave(III, "noailles", "mainz", "darmstadt")
    assert electors(match)["mainz"] == "france"
    assert marker(match, "mainz") is None
    assert pools(match) == {**START, "france": 10}  # not for Mainz: for three electors
    assert match.view(None)["boxes"]["electors"] == "france"
    match = leave(V, "george_ii", "koeln", "bonn")
    assert (electors(match)["koeln"], marker(match, "koeln")) == ("austria_pragmatic", None)
    assert pools(match) == {**START, "pragmatic": 7}
    match = leave(V, "arenberg", "mannheim", "worms")
    assert electors(match)["mannheim"] == "austria_pragmatic"
    assert pools(match) == {**START, "pragmatic": 7}
    match = leave(V, "george_ii", "mainz", "darmstadt")  # its own
    assert happened(match, "conquered") == []


@rule("M-R-86", "M-10.3.4")
@pytest.mark.parametrize("protector", ["arenberg", "george_ii"])
def test_both_protect_a_joint_elector(protector: str) -> None:
    match = leave(III, "noailles", "mainz", "darmstadt", others={protector: {"city": "koblenz"}})
    assert claims(match) == {"mainz": "france"}
    assert electors(match)["mainz"] == "austria_pragmatic"


@rule("M-10.3.14", "M-EX-08")
def test_enemy_home_territory_gets_a_marker() -> None:
    match = leave(V, "traun", "braunau", "salzburg")
    assert (marker(match, "braunau"), pools(match)) == ("austria", {**START, "austria": 7})
    match = leave(V, "george_ii", "lille", "bethune")
    assert (marker(match, "lille"), pools(match)) == ("pragmatic", {**START, "pragmatic": 7})
    match = leave(IV, "friedrich", "olmuetz", "wischau")
    assert (marker(match, "olmuetz"), pools(match)) == ("prussia", {**START, "prussia": 12})


@rule("M-10.3.12", "M-10.3.15", "M-10.3.18", "M-10.3.19", "M-EX-08")
@pytest.mark.parametrize(
    ("stage", "general", "owner"),
    [
        (III, "toerring", "france"),
        (III, "belle_isle", "france"),
        (IV, "friedrich", "prussia"),
        (IV, "rutowski", "prussia"),
    ],
)
def test_a_recovered_fortress_of_a_minor_power_gets_a_marker(stage: str, general: str, owner: str) -> None:
    match = leave(stage, general, "braunau", "salzburg", markers={"braunau": "austria"})
    assert marker(match, "braunau") == owner
    assert pools(match) == {**START, owner: START[owner] - 1}  # the Austrian marker is back in its pool


@rule("M-R-79")
def test_a_prussian_marker_in_bavaria_stays() -> None:
    for general in ("toerring", "belle_isle"):
        match = leave(III, general, "braunau", "salzburg", markers={"braunau": "prussia"})
        assert (marker(match, "braunau"), happened(match, "conquered")) == ("prussia", [])


@rule("M-10.3.17", "M-10.3.12", "M-EX-08")
@pytest.mark.parametrize(
    ("stage", "general", "fortress", "to", "holder"),
    [
        (V, "george_ii", "tournai", "kortrijk", "france"),
        (V, "arenberg", "tournai", "kortrijk", "france"),
        (III, "maillebois", "lille", "bethune", "pragmatic"),
        (III, "belle_isle", "berlin", "zossen", "austria"),
    ],
)
def test_a_recovered_fortress_of_a_major_power_gets_none(
    stage: str, general: str, fortress: str, to: str, holder: str
) -> None:
    before = build(generals={"traun": {"city": "wien"}}, markers={fortress: holder})
    assert pools(before)[holder] == START[holder] - 1
    match = leave(stage, general, fortress, to, markers={fortress: holder})
    assert marker(match, fortress) is None
    assert pools(match) == START


@rule("M-10.3.18", "M-3.2.9")
@pytest.mark.parametrize(
    ("stage", "general", "fortress", "to", "space", "owner"),
    [
        (III, "toerring", "pilsen", "mies", 2, "france"),
        (IV, "rutowski", "leitmeritz", "schlan", 2, "prussia"),
        (V, "rutowski", "halle", "dessau", 6, "austria"),
    ],
)
def test_a_minor_power_uses_its_partners_markers(
    stage: str, general: str, fortress: str, to: str, space: int, owner: str
) -> None:
    match = leave(stage, general, fortress, to, tracks={"saxony": space})
    assert marker(match, fortress) == owner
    assert pools(match) == {**START, owner: START[owner] - 1}


@rule("M-10.3.20", "M-11.2.8")
def test_a_retreat_conquers_nothing() -> None:
    match = build(
        stage=V,
        phase="combat",
        generals={"belle_isle": {"city": "pilsen", "armies": 3}, "traun": {"city": "mies", "armies": 4}},
    )
    play(match, f"{LX}: decline")
    assert options(match, MT) == ["retreat > horowitz", "retreat > klattau"]
    turn(match, MT, "retreat > klattau")
    assert city(match, "belle_isle") == "klattau"
    assert happened(match, "claimed") == happened(match, "conquered") == []


@rule("M-10.3.2", "M-10.1.13")
def test_trains_conquer_nothing() -> None:
    match = build(trains={"train_france_2": "pilsen"})
    turn(match, LX, "move train_france_2 > mies", "halt")
    assert (marker(match, "pilsen"), claims(match)) == (None, {})


@rule("M-15.5", "M-15.3", "M-15.4", "M-4.12")
def test_start_markers_in_silesia_enlarge_the_pool_of_who_loses_them() -> None:
    """Five to Austria from outside its pool of eight, and back to five once Prussia loses one again."""
    generals = {"friedrich": {"city": "brieg"}}
    match = build(stage=IV, generals=generals, markers={"breslau": "prussia", "neisse": "prussia"})
    assert pools(match) == {**START, "prussia": 11, "austria": 10}
    turn(match, FR, "move friedrich > ohlau", "halt")
    assert pools(match) == {**START, "prussia": 10, "austria": 11}
    back = leave(V, "traun", "brieg", "ohlau", markers=dict.fromkeys(("breslau", "brieg", "neisse"), "prussia"))
    assert pools(back) == {**START, "prussia": 11, "austria": 10}
    all_lost = build(generals={"traun": {"city": "wien"}}, markers={"liegnitz": "austria", "glogau": "austria"})
    assert pools(all_lost) == {**START, "prussia": 15, "austria": 6}


@rule("M-10.3.10", "M-12.1")
def test_a_beaten_general_keeps_his_claim() -> None:
    """Moritz, with one army, claims Brüssel and is removed; Maillebois then beats its protector."""
    generals = {
        "moritz_von_sachsen": {"city": "lille", "armies": 1}, "earl_of_stair": {"city": "wavre", "armies": 4},
        "maillebois": {"city": "charleroi", "armies": 8},
    }  # fmt: skip
    match = build(generals=generals, trains=IDLE_TRAIN[III])
    turn(match, LX, "move moritz_von_sachsen > tournai", "on ath", "on bruessel", "on loewen")
    turn(match, LX, "move maillebois > nivelles", "halt", "done")
    assert claims(match) == {"bruessel": "france", "charleroi": "france"}
    turn(match, LX, "attack loewen > wavre", "decline")
    assert city(match, "moritz_von_sachsen") is None
    assert claims(match) == {"bruessel": "france", "charleroi": "france"}
    turn(match, FR, "decline")  # 4 against 8: Stair is gone too
    assert (marker(match, "bruessel"), marker(match, "charleroi"), claims(match)) == ("france", "france", {})
    assert pools(match) == {**START, "france": 11 - 3 - 1}  # Tournai, Brüssel, Charleroi and a won battle


@rule("M-12.1", "M-12.2", "M-10.3.10", "M-10.3.11")
def test_every_claim_is_checked_for_itself() -> None:
    match = build(
        phase="conquest",
        claims={"pilsen": "bavaria", "linz": "france", "mainz": "france"},
        generals={"traun": {"city": "freistadt"}},
    )
    assert marker(match, "pilsen") == "france"  # M-10.3.18: a Bavarian's
    assert marker(match, "linz") is None  # Traun is beside it
    assert electors(match)["mainz"] == "france"
    assert claims(match) == {}
    assert [d["claims"] for d in told(match, "claims_failed")] == [["linz"]]
    assert pools(match) == {**START, "france": 11 - 2}  # Pilsen and three electors


@rule("M-10.3.9", "M-10.3.10", "M-10.3.17", "M-R-18")
def test_a_claim_on_a_fortress_to_be_recovered_places_no_marker() -> None:
    fields: dict[str, Any] = {"markers": {"linz": "france"}}
    match = leave(V, "traun", "linz", "freistadt", others={"toerring": {"city": "wels"}}, **fields)
    assert claims(match) == {"linz": "austria"}
    assert (marker(match, "linz"), pools(match)) == ("france", {**START, "france": 10})
    later = build(stage=V, phase="conquest", claims={"linz": "austria"}, generals={"traun": {"city": "wien"}}, **fields)
    assert (marker(later, "linz"), claims(later), pools(later)) == (None, {}, START)


@rule("M-10.3.9")
def test_a_claim_changes_no_control() -> None:
    """The fortress stays Austrian: a forced march does not enter it, and it can be claimed by no ally."""
    match = leave(III, "belle_isle", "pilsen", "mies", others={"traun": {"city": "beraun"}})
    assert claims(match) == {"pilsen": "france"}
    again = build(
        generals={"belle_isle": {"city": "mies"}, "traun": {"city": "wien"}}, claims={"pilsen": "france"},
        trains=IDLE_TRAIN[III],
    )  # fmt: skip
    assert "march belle_isle > pilsen" not in options(again, LX)
    assert "move belle_isle > pilsen" in options(again, LX)


@rule("M-R-87", "M-10.3.13")
@pytest.mark.parametrize(
    ("stage", "general", "space", "fortress", "to", "side"),
    [
        (III, "toerring", 2, "mainz", "worms", "france"),
        (IV, "friedrich", 2, "mainz", "worms", "france"),
        (IV, "rutowski", 2, "mainz", "worms", "france"),
        (V, "rutowski", 6, "koeln", "bonn", "austria_pragmatic"),
    ],
)
def test_whoever_conquers_an_elector_turns_its_marker_to_his_alliance(
    stage: str, general: str, space: int, fortress: str, to: str, side: str
) -> None:
    match = leave(stage, general, fortress, to, tracks={"saxony": space})
    assert (electors(match)[fortress], marker(match, fortress)) == (side, None)
    assert len(happened(match, "conquered")) == 1


@rule("M-R-86", "M-10.3.4", "M-19.3.16")
@pytest.mark.parametrize(("space", "protected"), [(2, False), (4, False), (6, True)])
def test_a_saxony_that_cooperates_with_austria_protects_a_joint_elector(space: int, protected: bool) -> None:
    others = {"rutowski": {"city": "koblenz" if space != 4 else "dresden"}}
    match = leave(III, "noailles", "mainz", "worms", others=others, tracks={"saxony": space})
    assert claims(match) == ({"mainz": "france"} if protected else {})
    assert electors(match)["mainz"] == ("austria_pragmatic" if protected else "france")
