"""Chapter 11.5: uncontrolled Minor Powers in the first Round, and their temporary controllers."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import BadInput, Illegal
from tests.conformance.coalitions.course import passive
from tests.conformance.coalitions.minors import (
    acting,
    assault,
    controllers,
    gains,
    minor,
    moving,
    readers,
)
from tests.conformance.coalitions.table import POWERS, asked, forbidden, happened, options, play, position, tracks
from tests.conformance.coalitions.war import results
from tests.conformance.rule import rule

THREE: dict[str, Any] = {"seats": 3, "third": "austria"}  # GB, FR, RU; Austria, in the British Coalition, is Minor
OPTIONS = {"third_minor": "austria"}


def refused(match: Match, seat: str, move: str, by: str) -> None:
    """Asserts which rule is named for an illegal move."""
    refusal = match.why_not(seat, move)
    assert refusal is not None
    assert refusal.rule == by


# -- what it does not do


@rule("K-11.5.1", "K-11.5.2", "K-S-2.4")
def test_an_uncontrolled_minor_power_performs_no_action() -> None:
    """In turn 1 OT is on Taxation, PR on Mobilisation, AU on Expand Influence; nothing happens until their Drill."""
    match = Match.new("coalitions", "1805", 3, seed=5, options=OPTIONS)
    while match.view()["round"] < 2:
        for decision in match.decisions:
            if decision.kind != "update_withdraw":  # a board update is no action (K-11.5.11)
                assert controllers(match)[POWERS[decision.actor]] is not None
        decision = match.decisions[0]
        match.play(decision.seat, passive(match, decision))
    turn, booked = 0, []
    for event in match.events():
        if event.kind == "turn":
            turn = event.args[1]
        elif event.kind in ("tax", "expand"):
            booked.append((turn, event.kind, POWERS[event.args[0]]))
    # AU is controlled from turn 3, PR from 4, OT from 6; turn 5 is Prussia's Taxation, turn 4 Austria's
    assert [one for one in booked if one[1] == "tax"] == [
        (2, "tax", "britain"),
        (3, "tax", "france"),
        (4, "tax", "austria"),
        (5, "tax", "prussia"),
        (6, "tax", "russia"),
    ]
    assert {name for _, kind, name in booked if kind == "expand"} == {"britain", "france", "russia"}
    assert minor(match, "ottoman")["money"] == 0


@rule("K-R-40", "K-11.5.2", "K-7.0.4")
def test_napoleons_move_comes_before_an_empty_movement_of_russia() -> None:
    """Three players, turn 4: Russia, on Movement, is uncontrolled; the next thing is the auction for it in turn 5."""
    match = position(
        seats=3,
        power="france",
        action="leadership",
        powers={
            "france": {"generals": {"paris": 1}, "named": "paris", "morale": 1},
            "russia": {"generals": {"livonia": 1}},
        },
    )
    play(match, "france: decline", "france: march paris > picardie", "france: done")
    assert {kind for _, kind in asked(match)} == {"bid"}
    assert match.view()["turn"] == 5
    assert happened(match, "arbiter") == []


@rule("K-11.5.3", "K-7.6.4")
def test_an_uncontrolled_minor_power_cannot_be_arbiter() -> None:
    match = position(seats=4, power="russia", action="movement", powers={"prussia": {"controller": "france"}})
    assert options(match, "russia") == ["arbiter france", "arbiter prussia"]
    forbidden(match, "russia", "arbiter ottoman")  # Expansionist, Morale 0, but nobody's
    refused(match, "russia", "arbiter ottoman", "K-11.5.3")
    match = position(seats=4, power="russia", action="movement", powers={"ottoman": {"controller": "france"}})
    assert options(match, "russia") == ["arbiter france", "arbiter ottoman"]


@rule("K-11.5.10", "K-R-54", "K-6.3.2")
def test_its_territories_cannot_be_entered_by_its_allies() -> None:
    """Austria is a member of the British Coalition, but nobody can consent; uncontrolled ground is open."""
    match = moving(
        "russia",
        "france",
        **THREE,
        russia={"generals": {"podolia": 1, "dalmatia": 1}},
        austria={"generals": {"bosnia": 1}, "garrisons": ["bessarabia"]},
    )
    marches = {move for move in options(match, "russia") if move.startswith("march")}
    assert marches == {
        "march podolia > polesie",
        "march podolia > crimea",
        "march podolia > ukraine",
        "march dalmatia > bosnia",  # an Austrian General, but no Austrian control
        "march dalmatia > rumelia",
        "march dalmatia > serbia",
    }
    assert not [move for move in options(match, "russia") if "galicia" in move or "wien" in move]
    for move in ("march podolia > galicia", "march podolia > bessarabia", "march dalmatia > hungari"):
        forbidden(match, "russia", move)
        refused(match, "russia", move, "K-11.5.10")


@rule("K-11.5.10", "K-R-76")
def test_its_ports_are_closed_to_its_allies_too() -> None:
    match = moving("britain", "france", seats=3, britain={"generals": {"london": 1}}, prussia={"controller": "france"})
    sails = {move for move in options(match, "britain") if move.startswith("sail")}
    assert sails == {"sail london > holland", "sail london > hannover", "sail london > danmark"}
    forbidden(match, "britain", "sail london > st_petersburg")  # of Russia, uncontrolled


@rule("K-11.5.10", "K-R-57", "K-11.4.8")
def test_it_accepts_no_subsidy() -> None:
    powers = {"britain": {"money": 9}}
    match = position(seats=3, options=OPTIONS, power="britain", action="leadership", powers=powers)
    play(match, "britain: decline")
    assert {move.split()[1] for move in options(match, "britain") if move.startswith("offer")} == {"russia"}
    forbidden(match, "britain", "offer austria 3")
    refused(match, "britain", "offer austria 3", "K-11.5.10")


@rule("K-11.5.9", "K-R-54", "K-6.6.3")
def test_its_relations_follow_from_its_status() -> None:
    """Neutral Prussia cannot be attacked at home, only in Warszawa; Austria not by the British Coalition at all."""
    match = moving(
        "russia",
        "france",
        **THREE,
        russia={"generals": {"polesie": 2}},
        prussia={"garrisons": ["warszawa"], "generals": {"borussia": 0}},
        austria={"generals": {"livonia": 0}},
    )
    forbidden(match, "russia", "march polesie > borussia", "march polesie > galicia")
    peace = assault(match.clone(), "march polesie > livonia")
    assert happened(peace, "battle") == []
    assault(match, "march polesie > warszawa")
    assert [POWERS[args[0]] for args in happened(match, "battle")] == ["russia"]
    # the Expansionist Ottomans may be attacked by everybody, at home too
    for mover in ("britain", "france", "russia"):
        match = moving(
            mover, "france" if mover != "france" else "britain", **{mover: {"generals": {"transylvania": 1}}}
        )
        assert "march transylvania > wallachia" in options(match, mover)


# -- temporary control


@rule("K-11.5.4", "K-S-4.2", "K-S-4.3")
@pytest.mark.parametrize(
    ("attacker", "status", "regent"),
    [
        ("france", "french", "britain"),
        ("austria", "expansionist", "britain"),
        ("austria", "french", "britain"),
        ("austria", "british", "france"),
        ("britain", "british", "france"),
        ("russia", "british", "france"),
    ],
)
def test_who_has_temporary_control(attacker: str, status: str, regent: str) -> None:
    """Ottomans in Dalmatia: supported from Serbia, cards, Capital, all decided by the temporary controller."""
    match = moving(
        attacker,
        regent,
        ottoman={"generals": {"dalmatia": 1, "serbia": 1}, "hand": [1, 4], "morale": 2},
        **{attacker: {"status": status, "generals": {"bosnia": 3}, "hand": [5], "morale": 9}},
    )
    assert readers(match, "ottoman") == []
    assault(match, "march bosnia > dalmatia")
    assert acting(match) == (regent, "ottoman", "support")
    assert readers(match, "ottoman") == [regent]
    play(match, f"{regent}: support serbia", f"{attacker}: play 5 for dalmatia")
    assert acting(match) == (regent, "ottoman", "card")
    assert options(match, regent) == ["play 1 for dalmatia", "play 4 for dalmatia", "pass"]
    play(match, f"{regent}: pass")
    assert acting(match) == (regent, "ottoman", "beaten")
    play(match, f"{regent}: capital")
    assert minor(match, "ottoman")["generals"] == {"istanbul": 0, "serbia": 0}
    assert controllers(match)["ottoman"] is None
    assert readers(match, "ottoman") == []


@rule("K-11.5.5", "K-11.3.8", "FAM-D.7")
def test_the_temporary_controller_sees_the_hand_only_during_the_battle() -> None:
    """Its own Morale and hand are used; the card drawn for it afterwards is seen by nobody, until it fights again."""
    match = position(
        seats=4,
        power="france",
        action="movement",
        deck=[2],
        powers={
            "ottoman": {"generals": {"dalmatia": 3}, "hand": [3, 5], "morale": 4},
            "britain": {"hand": [1], "morale": 7},
            "france": {"generals": {"bosnia": 2, "serbia": 0, "paris": 0}},
        },
    )
    play(match, "france: arbiter britain")
    assault(match, "march bosnia > dalmatia")
    assert minor(match, "ottoman", "britain")["hand"] == [3, 5]
    play(match, "britain: play 5 for dalmatia")
    assert minor(match, "ottoman", "britain")["hand"] == [3]
    play(match, "britain: pass")
    assert results(match) == [(3, 9, 1)]
    assert tracks(match, "morale")["ottoman"] == 3
    assert tracks(match, "morale")["britain"] == 8, "7 and 1 as Arbiter"
    assert minor(match, "britain", "britain")["hand"] == [1]
    assert minor(match, "ottoman")["cards"] == 2
    assert readers(match, "ottoman") == []
    assert [event.secret for event in match.events("britain") if event.kind == "draw"] == [()]
    play(match, "france: request", "britain: grant")
    assert readers(match, "ottoman") == []
    assault(match, "march serbia > dalmatia")
    assert acting(match) == ("britain", "ottoman", "card")
    assert minor(match, "ottoman", "britain")["hand"] == [2, 3]


@rule("K-11.5.5", "K-8.3.17", "K-S-4.3")
def test_the_temporary_controller_uses_the_abilities_of_its_cards() -> None:
    """He plays a 3 face up, and the only French card is turned up."""
    match = moving(
        "france",
        "britain",
        ottoman={"generals": {"dalmatia": 1}, "hand": [3], "morale": 4},
        france={"generals": {"bosnia": 2}, "hand": [1, 2], "morale": 5},
    )
    assault(match, "march bosnia > dalmatia")
    play(match, "france: play 2 for dalmatia", "britain: reveal 3 for dalmatia")
    assert happened(match, "turned_up")[0][3] == 2


@rule("K-8.3.13", "K-11.5.4")
def test_the_temporary_controller_does_not_talk_while_cards_are_played() -> None:
    match = moving(
        "france",
        "britain",
        ottoman={"generals": {"dalmatia": 1}, "hand": [3], "morale": 4},
        france={"generals": {"bosnia": 2}, "hand": [1, 2], "morale": 5},
    )
    match.say("britain", "before the battle")
    assault(match, "march bosnia > dalmatia")
    for seat in ("britain", "france"):
        with pytest.raises(Illegal) as error:
            match.say(seat, "which card?")
        assert error.value.rule == "K-8.3.13"
    match.say("austria", "a bystander")


@rule("K-11.5.5", "K-11.3.8", "FAM-3.34", "K-4.9.4")
def test_a_battle_brings_an_uncontrolled_hand_no_surplus() -> None:
    """A full hand of 6 that plays draws one and is full again; a larger one cannot be set up."""
    powers: dict[str, Any] = {
        "ottoman": {"generals": {"dalmatia": 1}, "hand": [1, 1, 2, 2, 3, 3], "morale": 4},
        "france": {"generals": {"bosnia": 0, "paris": 0}},
    }
    match = assault(moving("france", "britain", **powers), "march bosnia > dalmatia")
    play(match, "britain: play 1 for dalmatia")
    assert minor(match, "ottoman")["cards"] == 6
    assert "surplus" not in {kind for _, kind in asked(match)}
    powers["ottoman"]["hand"].append(4)
    with pytest.raises(BadInput):
        moving("france", "britain", **powers)


@rule("K-11.5.6", "K-R-54", "FAM-3.25")
def test_it_is_supported_by_its_own_generals_only_the_attacker_by_his_allies() -> None:
    """Austria, British and uncontrolled, is attacked in Bavaria; neither GB nor Russia may support it."""
    match = moving(
        "france",
        "britain",
        **THREE,
        austria={"generals": {"bavaria": 1, "tyrol": 1, "wien": 0}},
        britain={"generals": {"saxonia": 2}},
        russia={"generals": {"bohemia": 2}},
        france={"generals": {"wurttemberg": 1, "hesse": 1}},
        prussia={"controller": "france", "generals": {"hesse": 1}},
    )
    assault(match, "march wurttemberg > bavaria")
    asked_for = []
    while acting(match)[2] == "support":
        asked_for.append((acting(match)[:2], options(match, acting(match)[0])))
        match.play(acting(match)[0], "done")
    assert asked_for == [
        (("france", "france"), ["support hesse", "done"]),
        (("france", "prussia"), ["support hesse", "done"]),
        (("britain", "austria"), ["support tyrol", "done"]),
    ]


@rule("K-11.5.10", "K-R-54")
def test_it_supports_nobody_else() -> None:
    """The British defend Wurttemberg; the Austrians next to it, their Allies, stand by, on either side."""
    powers: dict[str, Any] = {
        "austria": {"generals": {"bavaria": 3}},
        "britain": {"generals": {"wurttemberg": 1}},
        "france": {"generals": {"pfalz": 1}},
    }
    for mover, move in (("france", "march pfalz > wurttemberg"), ("britain", "march wurttemberg > pfalz")):
        match = assault(moving(mover, "russia", **THREE, **powers), move)
        assert results(match) == [(2, 2, -1)], "fought without a question of support"


@rule("K-11.5.7", "K-8.6.2")
@pytest.mark.parametrize(("troops", "points"), [(0, {"france": 1}), (3, {})])
def test_nobody_gains_for_its_victory_but_the_attacker_does(troops: int, points: dict[str, int]) -> None:
    match = moving(
        "france", "britain", ottoman={"generals": {"dalmatia": troops}}, france={"generals": {"bosnia": 2, "paris": 0}}
    )
    assault(match, "march bosnia > dalmatia")
    if troops == 0:
        assert acting(match) == ("britain", "ottoman", "beaten")
        play(match, "britain: off board")
    assert results(match)[0][2] == (1 if troops else 0)
    assert gains(match) == points
    assert not any(POWERS[args[0]] == "ottoman" for args in happened(match, "influence"))


@rule("K-11.5.8", "K-R-54", "FAM-3.16", "K-8.1.1", "K-8.6.6")
def test_an_ally_beside_it_is_supported_and_scores_as_usual() -> None:
    """GB and uncontrolled Austria defend Bavaria; Russia supports GB. GB 2, Russia 1, Austria's share is lost."""
    match = moving(
        "france",
        "britain",
        **THREE,
        austria={"generals": {"bavaria": 2, "tyrol": 1}, "hand": [4], "morale": 3},
        britain={"generals": {"bavaria": 1}, "hand": [1], "morale": 3},
        russia={"generals": {"hesse": 1}, "hand": [2], "morale": 3},
        france={"generals": {"wurttemberg": 1, "paris": 0}},
    )
    assault(match, "march wurttemberg > bavaria")
    assert [args[1:] for args in happened(match, "strength")] == [(2, 5)]
    assert acting(match) == ("britain", "austria", "support")
    play(match, "britain: support tyrol")
    assert acting(match) == ("russia", "russia", "support")
    play(match, "russia: support hesse")
    # each plays its own hand at its own position; for Austria GB plays, as temporary controller
    order = []
    while acting(match)[2] == "card":
        order.append(acting(match)[:2])
        seat = acting(match)[0]
        match.play(seat, options(match, seat)[0])
    assert order == [("britain", "britain"), ("britain", "austria"), ("russia", "russia")]
    assert results(match) == [(2, 12, 1)]
    assert gains(match) == {"britain": 2, "russia": 1}
