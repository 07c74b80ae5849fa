"""Chapter 7.3, second part: Napoleon's Move; and the hand limits around it."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.course import until
from tests.conformance.coalitions.table import (
    asked,
    forbidden,
    happened,
    names,
    options,
    order,
    play,
    position,
    power,
    tracks,
    ways,
)
from tests.conformance.rule import rule


def napoleonic(generals: dict[str, int], named: str, **powers: dict[str, Any]) -> Match:
    """FR on Leadership (turn 4: GB Mobilisation, OT Expand Influence, RU Movement)."""
    france = {"generals": generals, "named": named, **powers.pop("france", {})}
    return position(power="france", action="leadership", powers={"france": france, **powers})


@rule("K-7.0.4", "K-7.3.13", "K-D-07", "K-S-2.8")
def test_napoleon_moves_after_all_other_actions_and_before_the_russian_movement() -> None:
    match = position(
        power="prussia",
        action="drill",
        powers={
            "france": {"generals": {"paris": 0}, "named": "paris", "morale": 5},
            "britain": {"money": 2, "generals": {"london": 0, "cornwall": 0, "napoli": 0}},
            "ottoman": {"garrisons": ["bessarabia"]},
            "russia": {"generals": {"moskva": 0}},
        },
    )
    assert match.view(None)["turn"] == 4
    play(match, "prussia: decline", "france: morale")
    # his Move has to wait for the British Mobilisation and the Ottoman scoring
    assert asked(match) == [("britain", "purchase")]
    play(match, "britain: buy morale", "britain: done")
    assert power(match, "ottoman")["influence"] == 2
    assert asked(match) == [("france", "move")]
    play(match, "france: march paris > lorraine")
    assert asked(match) == [("russia", "arbiter")]
    play(match, "russia: arbiter ottoman")
    kinds = ("declined", "tax", "morale", "bought", "expand", "napoleons_move", "moved", "arbiter")
    assert order(match, *kinds) == [
        "declined",  # Prussia: Drill
        "tax",  # Austria
        "morale",  # France: Leadership
        "bought",  # Britain: Mobilisation
        "morale",
        "expand",  # Ottoman Empire
        "napoleons_move",
        "moved",
        "arbiter",  # Russia: Movement
        "morale",
    ]


@rule("K-R-40")
@pytest.mark.parametrize("generals", [{}, {"moskva": 3}])
def test_napoleon_moves_also_if_russia_does_not(generals: dict[str, int]) -> None:
    match = napoleonic({"paris": 0}, "paris", russia={"generals": generals})
    play(match, "france: decline", "france: march paris > lorraine", "russia: arbiter ottoman")
    if generals:
        play(match, "russia: end")
    play(match, "russia: stop")
    assert ways(match) == [("march", ["paris", "lorraine"])]
    assert match.view(None)["turn"] == 5


@rule("K-7.3.10")
def test_napoleon_off_board_has_no_move() -> None:
    match = napoleonic({"lorraine": 2}, "off")
    play(match, "france: decline")
    assert asked(match) == [("russia", "arbiter")]
    assert happened(match, "napoleons_move") == []


@rule("K-7.3.10", "K-7.3.1")
def test_napoleon_may_move_when_the_same_leadership_placed_him() -> None:
    match = napoleonic({"lorraine": 2}, "off")
    assert {"place paris", "place named paris"} <= set(options(match, "france"))
    other = play(match.clone(), "france: place paris", "france: done")  # another General, not Napoleon
    assert power(other, "france")["named"] == "off"
    assert asked(other) == [("russia", "arbiter")]
    play(match, "france: place named paris", "france: done")
    assert power(match, "france")["named"] == "paris"
    assert asked(match) == [("france", "move")]
    play(match, "france: march paris > picardie")
    assert power(match, "france")["generals"] == {"lorraine": 2, "picardie": 0}
    assert power(match, "france")["named"] == "picardie"


@rule("K-7.3.10")
def test_napoleon_taken_off_in_the_same_leadership_has_no_move() -> None:
    match = napoleonic({"paris": 3, "lorraine": 2}, "paris")
    play(match, "france: take off paris", "france: done")
    assert asked(match) == [("russia", "arbiter")]


@rule("K-7.3.10")
@pytest.mark.parametrize(
    "leadership", [["decline"], ["card"], ["morale"], ["take off lorraine", "done"], ["place picardie", "done"]]
)
def test_napoleons_move_does_not_depend_on_the_leadership_option(leadership: list[str]) -> None:
    match = napoleonic({"paris": 3, "lorraine": 2}, "paris")
    play(match, *[f"france: {option}" for option in leadership])
    assert asked(match) == [("france", "move")]
    assert "march paris > aquitaine" in options(match, "france")


@rule("K-7.3.11", "K-R-41", "K-S-2.8")
def test_napoleon_alone_moves_once_by_march_or_strategic_movement() -> None:
    match = napoleonic({"paris": 3, "lorraine": 2}, "paris")
    play(match, "france: decline")
    offered = options(match, "france")
    near = ("aquitaine", "languedoc", "normandie_bretagne", "picardie")
    marches = {f"march paris > {place}" for place in near}
    strategic = {f"strategic paris > {place}" for place in (*near, "lorraine")}  # through Lorraine, not to it
    assert set(offered) == marches | strategic | {"end"}
    forbidden(match, "france", "march lorraine > pfalz", "strategic lorraine > picardie", "march paris > lorraine")
    declined = play(match.clone(), "france: end")  # it may be declined
    assert power(declined, "france")["generals"] == {"paris": 3, "lorraine": 2}
    assert asked(declined) == [("russia", "arbiter")]
    play(match, "france: strategic paris > languedoc", "france: on provence", "france: done")
    assert power(match, "france")["generals"] == {"provence": 3, "lorraine": 2}
    # one Movement Turn: nothing more for Napoleon, no request, on to Russia
    assert asked(match) == [("russia", "arbiter")]


@rule("K-R-41")
def test_napoleon_never_sails() -> None:
    match = napoleonic({"napoli": 1}, "napoli", france={"garrisons": ["napoli"]})
    play(match, "france: decline")
    assert options(match, "france") == ["march napoli > patrimonium_st_petri", "end"]
    forbidden(match, "france", "sail napoli > lisboa", "sail napoli > hellas")


@rule("K-7.3.12", "K-7.3.14")
def test_napoleons_move_has_no_arbiter_no_morale_and_no_disbanding() -> None:
    match = napoleonic({"paris": 0}, "paris", france={"garrisons": ["lorraine", "bavaria"], "morale": 4})
    play(match, "france: decline")
    before = tracks(match, "morale")
    assert asked(match) == [("france", "move")]  # no Arbiter is named, no Garrison may be disbanded
    forbidden(match, "france", "arbiter ottoman", "disband lorraine", "disband bavaria")
    play(match, "france: march paris > lorraine")
    forbidden(match, "france", "request", "disband lorraine")
    assert tracks(match, "morale") == before
    assert happened(match, "arbiter") == []
    assert match.view(None)["garrisons"] == {"lorraine": "france", "bavaria": "france"}


@rule("K-7.3.14")
def test_napoleon_places_garrisons_and_fights_with_support() -> None:
    match = napoleonic(
        {"lorraine": 3, "pfalz": 2},
        "lorraine",
        france={"hand": [5, 5], "morale": 6},
        austria={"generals": {"wurttemberg": 3}, "garrisons": ["wurttemberg"]},
    )
    play(match, "france: decline", "france: march lorraine > wurttemberg")
    # leaving a Garrison at home; not where the enemy stands
    assert options(match, "france") == ["garrison lorraine", "done"]
    play(match, "france: garrison lorraine")
    assert match.view(None)["battle"]["strength"] == [1 + 2, 1 + 3 + 1]
    assert options(match, "france") == ["support pfalz", "done"]
    play(match, "france: support pfalz")
    play(match, "france: play 5 for wurttemberg", "france: play 5 for pfalz")
    assert happened(match, "result")[0][1:] == (3 + 10, 5, 0)
    # the only Austrian General is beaten: Wien or off board
    play(match, "austria: capital")
    assert power(match, "france")["influence"] == 1
    play(match, "france: garrison wurttemberg")
    assert power(match, "france")["generals"] == {"wurttemberg": 0, "pfalz": 1}
    assert match.view(None)["garrisons"] == {"lorraine": "france", "wurttemberg": "france"}
    assert power(match, "austria")["generals"] == {"wien": 0}
    assert asked(match) == [("russia", "arbiter")]


@rule("K-7.3.14", "K-7.6.20")
def test_napoleon_needs_consent_like_any_general_and_may_not_enter_a_neutral_home() -> None:
    match = napoleonic({"saxonia": 0}, "saxonia", austria={"status": "french"}, prussia={"status": "neutral"})
    play(match, "france: decline")
    forbidden(match, "france", "march saxonia > berlin", "march saxonia > silesia")
    play(match, "france: march saxonia > bohemia")
    assert asked(match) == [("austria", "consent")]
    assert power(match, "france")["generals"] == {"saxonia": 0}
    play(match, "austria: refuse")
    assert asked(match) == [("france", "move")]
    forbidden(match, "france", "march saxonia > bohemia")
    play(match, "france: march saxonia > bavaria")
    assert power(match, "france")["generals"] == {"bavaria": 0}


@rule("K-R-37", "K-S-2.10")
def test_the_french_surplus_waits_for_napoleons_move() -> None:
    match = napoleonic(
        {"paris": 0},
        "paris",
        france={"hand": [1] * 8 + [2] * 2},
        britain={"hand": [4] * 6, "money": 1, "generals": {"london": 0, "cornwall": 0, "napoli": 0}},
    )
    play(match, "france: card")
    assert power(match, "france")["cards"] == 11
    # the British Mobilisation is complete, so its surplus goes at once; the French Leadership is not
    play(match, "britain: buy card")
    assert asked(match) == [("britain", "surplus")]
    play(match, "britain: discard 4")
    assert power(match, "france")["cards"] == 11
    assert asked(match) == [("france", "move")]
    play(match, "france: march paris > lorraine")
    assert asked(match) == [("france", "surplus")]
    forbidden(match, "france", "done", "decline")
    play(match, "france: discard 1")
    assert power(match, "france")["cards"] == 10
    assert asked(match) == [("russia", "arbiter")]


@rule("K-R-37")
def test_the_french_surplus_goes_before_the_russian_movement_also_without_napoleon() -> None:
    match = napoleonic({"paris": 0}, "off", france={"hand": [1] * 8 + [2] * 2})
    play(match, "france: card")
    assert asked(match) == [("france", "surplus")]
    assert happened(match, "expand") == [(5, 0, 0)]  # after the Ottoman scoring, the last action before Movement
    play(match, "france: discard 2")
    assert asked(match) == [("russia", "arbiter")]


@rule("K-R-37", "FAM-3.10", "K-S-2.10")
def test_several_surpluses_are_discarded_in_the_order_of_powers() -> None:
    hands = {"france": [1] * 8 + [2] * 3, "austria": [3] * 8, "ottoman": [4] * 7, "russia": [5] * 6}
    match = position(turn=1, powers={name: {"hand": hand} for name, hand in hands.items()})
    play(match, "britain: decline")  # after an action, whosever it was
    discards = []
    while asked(match)[0][1] == "surplus":
        seat = asked(match)[0][0]
        forbidden(match, seat, "done")
        discards.append(seat)
        play(match, f"{seat}: {options(match, seat)[-1]}")
    assert discards == ["france", "austria", "austria", "ottoman"]
    assert match.view(None)["discards"] == [2, 3, 3, 4]  # face up, chosen by the owner
    assert asked(match) == [("russia", "leadership")]


@rule("K-7.3.11", "K-7.3.14", "K-R-43")
def test_a_refusal_in_the_movement_action_does_not_bind_napoleons_move() -> None:
    match = position(
        turn=1,
        power="france",
        action="movement",
        powers={
            "france": {"generals": {"lombardia": 0}, "named": "lombardia"},
            "austria": {"status": "french"},
        },
    )
    play(match, "france: arbiter ottoman", "france: march lombardia > venezia", "austria: refuse")
    forbidden(match, "france", "march lombardia > venezia")
    play(match, "france: end", "france: stop")
    until(match, ("france", "move"))
    assert match.view(None)["turn"] == 4
    play(match, "france: march lombardia > venezia", "austria: consent")
    assert ways(match) == [("march", ["lombardia", "venezia"])]
    assert names(match, happened(match, "consent")[0][2:]) == ["lombardia", "venezia"]
