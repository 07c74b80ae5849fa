"""Chapter 7.6: the Arbiter, and the Movement Turns it grants."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import (
    POWERS,
    asked,
    forbidden,
    happened,
    options,
    play,
    position,
    power,
    tracks,
)
from tests.conformance.rule import rule


def moving(name: str, **powers: dict[str, Any]) -> Match:
    """A Power on Movement; by default AU and RU are British, PR Neutral, OT Expansionist."""
    return position(power=name, action="movement", powers=powers)


@rule("K-7.6.3", "K-4.10.1", "K-S-3.1")
def test_the_arbiter_is_named_first_even_if_nobody_is_going_to_move() -> None:
    match = moving("france", france={"generals": {"paris": 3}, "garrisons": ["lorraine"]})
    assert asked(match) == [("france", "arbiter")]
    forbidden(match, "france", "march paris > lorraine", "disband lorraine", "end", "done", "decline", "stop")
    # no General on the map, no Garrison: still an Arbiter must be named, and gains
    match = moving("prussia", prussia={})
    assert asked(match) == [("prussia", "arbiter")]
    play(match, "prussia: arbiter austria")
    assert tracks(match, "morale") == dict.fromkeys(POWERS, 0) | {"austria": 1}


def eligible(name: str, **powers: dict[str, Any]) -> list[str]:
    match = moving(name, **powers)
    assert asked(match) == [(name, "arbiter")]
    named = [move.removeprefix("arbiter ") for move in options(match, name)]
    forbidden(match, name, *(f"arbiter {other}" for other in POWERS if other not in named))
    return named


@rule("K-7.6.4", "K-4.10.2")
def test_who_is_not_eligible() -> None:
    # not itself, not a Power of the same Coalition
    assert eligible("britain") == ["france", "prussia", "ottoman"]
    assert eligible("austria") == ["france", "prussia", "ottoman"]
    french = {"prussia": {"status": "french"}, "ottoman": {"status": "french"}}
    assert eligible("france", **french) == ["britain", "austria", "russia"]
    assert eligible("prussia", **french) == ["britain", "austria", "russia"]
    # not a Power with Morale 15; with 14 it is
    assert eligible("france", britain={"morale": 15}, russia={"morale": 14}) == [
        "austria",
        "prussia",
        "russia",
        "ottoman",
    ]


@rule("K-7.6.5", "K-7.6.4")
def test_neutral_and_expansionist_powers_serve_everybody_and_may_name_everybody() -> None:
    for mover in ("britain", "france", "austria", "russia"):
        assert {"prussia", "ottoman"} <= set(eligible(mover))
    assert eligible("prussia") == ["britain", "france", "austria", "russia", "ottoman"]  # Neutral
    assert eligible("ottoman") == ["britain", "france", "austria", "prussia", "russia"]  # Expansionist
    # two of the same kind are in no Coalition together
    assert "ottoman" in eligible("prussia", ottoman={"status": "neutral"})
    assert "ottoman" in eligible("prussia", prussia={"status": "expansionist"})


@rule("K-7.6.6", "K-7.6.13", "K-S-3.6")
def test_a_refusal_ends_the_action_and_no_other_arbiter_is_named() -> None:
    match = moving("france", france={"generals": {"paris": 0}}, britain={"morale": 3})
    play(match, "france: arbiter britain", "france: march paris > lorraine", "france: request")
    assert asked(match) == [("britain", "grant")]
    assert options(match, "britain") == ["grant", "refuse"]
    play(match, "britain: refuse")
    assert tracks(match, "morale") == dict.fromkeys(POWERS, 0) | {"britain": 4}
    assert asked(match) == [("france", "drill")]  # the next turn: nothing is left of the Movement action
    forbidden(match, "france", "arbiter ottoman", "request", "march lorraine > pfalz")
    assert happened(match, "arbiter") == [(1, 0)]


@rule("K-7.6.13")
def test_a_refusal_comes_after_the_battles_already_due() -> None:
    match = moving(
        "france",
        france={"generals": {"provence": 3}},
        austria={"garrisons": ["lombardia"]},
    )
    play(match, "france: arbiter ottoman", "france: march provence > lombardia", "france: done")
    play(match, "france: garrison lombardia")
    assert match.view(None)["garrisons"] == {"lombardia": "france"}
    play(match, "france: request", "ottoman: refuse")
    assert match.view(None)["garrisons"] == {"lombardia": "france"}
    assert match.view(None)["turn"] == 2


@rule("K-7.6.7", "K-7.6.8", "K-4.10.3")
def test_the_arbiter_gains_one_at_once_and_cannot_refuse_the_first_turn() -> None:
    match = moving("france", france={"generals": {"paris": 0}}, prussia={"morale": 4})
    play(match, "france: arbiter prussia")
    assert tracks(match, "morale") == dict.fromkeys(POWERS, 0) | {"prussia": 5}
    assert asked(match) == [("france", "move")]  # Prussia is not asked
    forbidden(match, "prussia", "refuse", "grant")
    unused = play(match.clone(), "france: end", "france: stop")  # the first Movement Turn is optional
    assert power(unused, "france")["generals"] == {"paris": 0}
    assert power(unused, "prussia")["morale"] == 5
    play(match, "france: march paris > picardie", "france: stop")
    assert power(match, "france")["generals"] == {"picardie": 0}
    assert power(match, "prussia")["morale"] == 5


@rule("K-7.6.9", "K-7.6.10", "FAM-3.28", "K-S-3.5")
def test_each_further_turn_is_requested_and_granted_also_after_an_empty_one() -> None:
    match = moving("france", france={"generals": {"paris": 0}}, prussia={"morale": 1})
    play(match, "france: arbiter prussia")
    forbidden(match, "france", "request")  # not before the first Movement Turn is over
    play(match, "france: end")  # no General moved
    assert options(match, "france") == ["request", "stop"]
    play(match, "france: request")
    assert power(match, "prussia")["morale"] == 2
    play(match, "prussia: grant")
    assert power(match, "prussia")["morale"] == 4  # at the moment of granting, before anybody moves
    play(match, "france: end", "france: request", "prussia: grant")
    assert power(match, "prussia")["morale"] == 7
    play(match, "france: march paris > lorraine")
    assert power(match, "prussia")["morale"] == 7
    assert asked(match) == [("france", "drill")]


@rule("K-7.6.9")
def test_the_third_turn_may_be_refused_and_need_not_be_requested() -> None:
    match = moving("france", france={"generals": {"paris": 0}})
    play(match, "france: arbiter prussia", "france: end", "france: request", "prussia: grant", "france: end")
    assert asked(match) == [("france", "request")]
    declined = play(match.clone(), "france: stop")
    assert asked(declined) == [("france", "drill")]
    play(match, "france: request", "prussia: refuse")
    assert power(match, "prussia")["morale"] == 3
    assert asked(match) == [("france", "drill")]


@rule("K-D-01", "K-7.6.10", "K-7.6.11")
@pytest.mark.parametrize("morale", range(15))
def test_movement_turns_by_the_morale_of_the_arbiter(morale: int) -> None:
    match = moving("france", france={"generals": {"paris": 0}}, ottoman={"morale": morale})
    play(match, "france: arbiter ottoman", "france: end")
    turns = 1
    while asked(match) == [("france", "request")]:
        play(match, "france: request", "ottoman: grant", "france: end")
        turns += 1
    assert turns == (1 if morale >= 13 else 2 if morale >= 10 else 3)
    assert power(match, "ottoman")["morale"] == morale + {1: 1, 2: 3, 3: 6}[turns] <= 15


@rule("K-D-01", "K-7.6.4")
def test_a_power_with_morale_15_is_no_arbiter() -> None:
    assert "ottoman" not in eligible("france", ottoman={"morale": 15})


@rule("K-R-53", "K-7.6.11")
def test_morale_the_arbiter_spends_in_a_battle_makes_room() -> None:
    def after_battle(move: str) -> Match:
        match = moving(
            "france",
            france={"generals": {"provence": 3}},
            austria={"generals": {"lombardia": 1}, "hand": [1], "morale": 13},
        )
        play(match, "france: arbiter austria", "france: march provence > lombardia", "france: done")
        assert power(match, "austria")["morale"] == 14
        return play(match, f"austria: {move}", "austria: off board", "france: done")

    spent = after_battle("play 1 for lombardia")
    assert power(spent, "austria")["morale"] == 13
    assert asked(spent) == [("france", "request")]
    play(spent, "france: request", "austria: grant")
    assert power(spent, "austria")["morale"] == 15
    kept = after_battle("pass")
    assert power(kept, "austria")["morale"] == 14
    assert asked(kept) == [("france", "drill")]


@rule("K-7.6.12")
def test_without_an_eligible_arbiter_there_is_exactly_one_turn_and_no_morale() -> None:
    high = {"morale": 15}
    match = moving(
        "britain",
        britain={"generals": {"london": 0}},
        france=high,
        prussia=high,
        austria={"morale": 2},
        russia=high | {"status": "french"},
        ottoman={"morale": 3, "status": "british"},
    )
    before = tracks(match, "morale")
    assert asked(match) == [("britain", "move")]
    play(match, "britain: march london > cornwall")
    assert ("britain", "request") not in asked(match)
    assert match.view(None)["round"] == 2  # the sixth turn is over
    assert tracks(match, "morale") == before
    assert happened(match, "no_arbiter") == [(0,)]
    assert len(happened(match, "movement_turn")) == 1


@rule("K-7.6.3", "K-7.6.7", "K-S-3.1")
def test_the_only_eligible_power_is_arbiter() -> None:
    high = {"morale": 15}
    match = moving("britain", britain={"generals": {"london": 0}}, france=high, prussia=high)
    assert happened(match, "arbiter") == [(0, 5)]  # no choice: the Ottoman Empire
    assert power(match, "ottoman")["morale"] == 1
    assert asked(match) == [("britain", "move")]
