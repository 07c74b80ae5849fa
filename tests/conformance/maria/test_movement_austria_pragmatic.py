"""Movement of Austria and the Pragmatic Army: order, consent, mixed stacks (chapter 10.1)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.maria.table import (
    FR,
    MT,
    asked,
    build,
    city,
    forbidden,
    marker,
    options,
    play,
    refused,
    targets,
    turn,
)
from tests.conformance.rule import rule

V = "austria_pragmatic"


def both(**fields: Any) -> Match:
    """Arenberg in Löwen, George II in Brüssel, Cumberland in Breda."""
    generals = {
        "arenberg": {"city": "loewen", "armies": 4},
        "george_ii": {"city": "bruessel", "armies": 5},
        "cumberland": {"city": "breda", "armies": 2},
    }
    return build(stage=V, generals=generals, **fields)


@rule("M-10.1.23", "M-10.1.9", "M-R-70")
def test_an_austrian_and_pragmatic_stack_needs_consent() -> None:
    match = play(both(), f"{FR}: move george_ii > loewen")
    assert asked(match) == [(MT, "consent")]
    assert city(match, "george_ii") == "bruessel"
    agreed = play(match.clone(), f"{MT}: consent")
    assert city(agreed, "george_ii") == city(agreed, "arenberg") == "loewen"
    play(match, f"{MT}: refuse")
    assert city(match, "george_ii") == "bruessel"
    assert asked(match) == [(FR, "movement")]  # he has not moved yet
    forbidden(match, FR, "move george_ii > loewen")
    assert "move george_ii > mechelen" in options(match, FR)
    play(match, f"{FR}: move george_ii > mechelen")
    assert "on loewen" not in options(match, FR)


@rule("M-10.1.23", "M-R-70")
def test_consent_is_asked_in_the_middle_of_a_move() -> None:
    match = play(both(), f"{FR}: move george_ii > mechelen", f"{FR}: on loewen")
    assert asked(match) == [(MT, "consent")]
    play(match, f"{MT}: refuse")
    assert (city(match, "george_ii"), asked(match)) == ("mechelen", [(FR, "walk")])
    assert targets(match, FR, "on") == {"antwerpen", "bruessel"}  # he goes on elsewhere


@rule("M-10.1.23", "M-R-70")
def test_refused_consent_is_asked_again_after_another_move_but_only_twice() -> None:
    trains = {"train_pragmatic_1": "gorinchem", "train_austria_1": "antwerpen", "train_austria_2": "waidhofen"}
    match = play(both(trains=trains), f"{FR}: move george_ii > loewen", f"{MT}: refuse")
    assert "move george_ii > loewen" not in options(match, FR)
    play(match, f"{FR}: wait", f"{MT}: move train_austria_1 > hulst", f"{MT}: halt", f"{MT}: wait")
    assert "move george_ii > loewen" not in options(match, FR)  # a move of the other player is none of his own
    play(match, f"{FR}: move cumberland > dordrecht", f"{FR}: halt")
    play(match, f"{FR}: move george_ii > loewen", f"{MT}: refuse")
    play(match, f"{FR}: move train_pragmatic_1 > utrecht", f"{FR}: halt")
    assert asked(match) == [(FR, "movement")]
    assert refused(match, FR, "move george_ii > loewen") == ("M-10.1.23", "consent-refused")
    play(match, f"{FR}: move george_ii > mechelen")
    assert "on loewen" not in options(match, FR)


@rule("M-R-70", "M-10.2.1")
def test_a_train_that_comes_back_lets_him_ask_again() -> None:
    match = play(both(pragmatic={"hand": ["clubs_4", "clubs_5"]}), f"{FR}: move george_ii > loewen", f"{MT}: refuse")
    (place, *_) = sorted(targets(match, FR, "restore train_pragmatic_1 >"))
    play(match, f"{FR}: restore train_pragmatic_1 > {place}", f"{FR}: pay clubs_4", f"{MT}: wait")
    assert "move george_ii > loewen" in options(match, FR)


@rule("M-10.1.15", "M-R-14", "M-R-70")
def test_a_stack_may_be_asked_again_to_move_as_one_body() -> None:
    match = mixed(train_pragmatic_1="gorinchem")
    play(match, f"{FR}: move stack george_ii > tournai", f"{MT}: refuse")
    assert "move stack george_ii > tournai" not in options(match, FR)
    play(match, f"{FR}: move train_pragmatic_1 > utrecht", f"{FR}: halt", f"{MT}: wait")
    play(match, f"{FR}: move stack george_ii > tournai", f"{MT}: consent")
    assert city(match, "arenberg") == "tournai"


@rule("M-10.1.23", "M-R-94")
def test_two_players_need_no_consent() -> None:
    match = both(seats=2)
    turn(match, "player_b", "move george_ii > loewen")
    assert city(match, "george_ii") == "loewen"
    assert asked(match) == [("player_b", "movement")]


@rule("M-10.1.24", "M-R-16")
def test_the_players_alternate_beginning_with_the_pragmatic_army() -> None:
    match = both(trains={"train_austria_1": "antwerpen"})
    assert asked(match) == [(FR, "movement")]
    play(match, f"{FR}: move cumberland > dordrecht", f"{FR}: halt")
    assert asked(match) == [(MT, "movement")]
    play(match, f"{MT}: move arenberg > diest", f"{MT}: halt")
    assert asked(match) == [(FR, "movement")]
    play(match, f"{FR}: done")
    assert asked(match) == [(MT, "movement")]  # who has finished drops out
    play(match, f"{MT}: move train_austria_1 > mechelen", f"{MT}: halt")
    assert match.view(None)["turn"] == 2  # nobody is left to move


@rule("M-10.1.24", "M-R-16")
def test_by_agreement_the_other_goes_first() -> None:
    match = play(both(), f"{FR}: wait")
    assert asked(match) == [(MT, "movement")]
    assert "wait" not in options(match, MT)
    play(match, f"{MT}: move arenberg > diest", f"{MT}: halt")
    assert asked(match) == [(FR, "movement")]


@rule("M-10.1.24", "M-R-16")
def test_who_waits_is_not_asked_before_every_move_of_the_other() -> None:
    trains = {"train_austria_1": "antwerpen", "train_austria_2": "waidhofen", "train_pragmatic_1": "gorinchem"}
    match = play(both(trains=trains), f"{FR}: wait")
    assert refused(match, MT, "wait") == ("M-R-16", "other-waits")
    play(match, f"{MT}: move train_austria_1 > hulst", f"{MT}: halt")
    assert asked(match) == [(MT, "movement")]
    play(match, f"{MT}: move arenberg > diest", f"{MT}: halt")
    assert asked(match) == [(MT, "movement")]
    handed = play(match.clone(), f"{MT}: wait", f"{FR}: move cumberland > dordrecht", f"{FR}: halt")
    assert asked(handed) == [(FR, "movement")]  # now Austria waits
    play(match, f"{MT}: done")
    assert asked(match) == [(FR, "movement")]
    assert "wait" not in options(match, FR)


@rule("M-10.1.24", "M-10.1.1")
def test_who_cannot_move_yet_does_so_when_the_other_has_made_room() -> None:
    match = build(
        stage=V,
        generals={"george_ii": {"city": "coevorden"}},
        trains={"train_austria_1": "zwolle", "train_austria_2": "lingen"},
    )
    assert asked(match) == [(MT, "movement")]
    play(match, f"{MT}: move train_austria_2 > vechta", f"{MT}: halt")
    assert asked(match) == [(FR, "movement")]
    assert targets(match, FR, "move george_ii >") == {"lingen"}


@rule("M-10.1.24", "M-R-16")
def test_a_train_put_back_counts_as_a_piece() -> None:
    match = both(pragmatic={"hand": ["clubs_4"]})
    play(match, f"{FR}: restore train_pragmatic_1 > amsterdam")
    assert asked(match) == [(MT, "movement")]


def mixed(*, arenberg: bool = False, george_ii: bool = False, **trains: str) -> Match:
    """George II commands Arenberg in Lille, a French fortress; either may be face down."""
    generals = {
        "arenberg": {"city": "lille", "armies": 4, "face_down": arenberg},
        "george_ii": {"city": "lille", "armies": 5, "face_down": george_ii},
    }
    return build(stage=V, generals=generals, trains=trains)


@rule("M-10.1.15", "M-R-14")
def test_a_stack_of_two_players_moves_together_if_both_agree() -> None:
    match = play(mixed(), f"{FR}: move stack george_ii > tournai")
    assert asked(match) == [(MT, "consent_move")]
    agreed = play(match.clone(), f"{MT}: consent", f"{FR}: on ath", f"{FR}: halt")
    assert city(agreed, "george_ii") == city(agreed, "arenberg") == "ath"
    assert (MT, "movement") not in asked(agreed)  # both have moved
    play(match, f"{MT}: refuse")
    assert city(match, "george_ii") == "lille"
    assert asked(match) == [(FR, "movement")]
    forbidden(match, FR, "move stack george_ii > tournai")
    play(match, f"{FR}: wait", f"{MT}: move arenberg > tournai", f"{MT}: halt")  # alone he needs nobody
    assert (city(match, "george_ii"), city(match, "arenberg")) == ("lille", "tournai")


@rule("M-R-47")
@pytest.mark.parametrize(
    ("down", "owner"),
    [({}, "pragmatic"), ({"arenberg": True}, "pragmatic"), ({"george_ii": True}, "austria")],
)
def test_whose_marker_a_mixed_stack_places(down: dict[str, Any], owner: str) -> None:
    match = play(mixed(**down), f"{FR}: move stack george_ii > tournai", f"{MT}: consent", f"{FR}: halt")
    assert marker(match, "lille") == owner
