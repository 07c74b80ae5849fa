"""Refusals in the Action Round (5): the statement that is named is the one that forbids the move."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.imperial_struggle.rounds import acting, begun, minor, taken
from tests.conformance.imperial_struggle.table import play, refused
from tests.conformance.rule import rule


@rule("IS-R-28", "IS-5.3.0.1")
def test_an_action_is_asked_for_only_where_one_could_be_begun() -> None:
    match = play(taken("france", "economic_3_military"), "france: flag antigua")
    assert refused(match, "france", "deploy navy > biscay") == ("IS-5.3.0.1", "begin-first")
    play(match, "france: begin minor", "france: deploy navy > biscay")  # both Actions are over now
    for move in ("flag caicos", "deploy navy > malabar_coast", "buy tile"):
        assert refused(match, "france", move) == ("IS-R-28", "actions-over"), move
    assert refused(match, "france", "begin major") == ("IS-R-28", "action-closed")
    assert refused(match, "france", "finish") == ("IS-R-28", "nothing-to-finish")
    assert refused(match, "france", "flag savoy") == ("IS-6.1.2", "type-absent")  # no diplomatic points at all
    assert refused(match, "france", "begin event") == ("IS-5.3.0.1", "no-such-action")


@rule("IS-R-28", "IS-R-109")
def test_where_two_actions_could_pay_one_is_to_be_named() -> None:
    match = taken("britain", "economic_3_military", britain={"hand": ["calico_acts"]}, changes={"antigua": "france"})
    play(match, "britain: play calico_acts")
    assert refused(match, "britain", "unflag antigua") == ("IS-R-28", "name-the-action")
    assert refused(match, "britain", "join event") == ("IS-5.2.9", "join-what")
    play(match, "britain: begin minor")
    assert refused(match, "britain", "join event") == ("IS-5.2.9", "join-other-type")
    play(match, "britain: begin event")
    assert refused(match, "britain", "flag cumberland") == ("IS-5.2.11", "points-restricted")


@rule("IS-5.3.2.5", "IS-5.3.2.6", "IS-R-75", "IS-5.4.1.1")
def test_purchases_not_yet_begun_are_refused_for_the_reason_of_their_action() -> None:
    match = taken("france", "economic_2_diplomatic", france={"limit": 0})
    assert refused(match, "france", "unflag austria_alliance_2") == ("IS-5.3.2.5", "minor-unflag")
    assert refused(match, "france", "flag russia") == ("IS-R-75", "too-dear")
    assert refused(match, "france", "flag cumberland") == ("IS-5.4.1.1", "not-connected")
    naval = taken("france", "economic_2_military", changes={"biscay": "britain"})
    assert refused(naval, "france", "deploy navy > biscay") == ("IS-5.3.2.6", "minor-displace")


@rule("IS-5.1.3", "IS-5.1.5", "IS-5.3.3.1", "IS-5.3.3.4")
def test_passing_and_upgrading() -> None:
    match = taken("france", "economic_2_military", france={"debt": 1})
    assert refused(match, "france", "pass 2") == ("IS-5.1.3", "pass-most")
    assert refused(match, "france", "upgrade was_central_europe") == ("IS-5.3.3.1", "upgrade-other-war")
    assert refused(match, "france", "upgrade for treaty") == ("IS-5.3.3.4", "treaty-point-turn-6")
    play(match, "france: flag antigua")
    assert refused(match, "france", "pass 0") == ("IS-5.1.5", "pass-too-late")
    assert refused(match, "france", "upgrade wss_spain") == ("IS-R-28", "upgrade-inside-action")


@rule("IS-R-95", "IS-R-102", "IS-R-27", "IS-R-110", "IS-R-99")
@pytest.mark.parametrize(("name", "card", "turn", "before", "move", "statement"), [
    ("britain", "townshend_acts", "turn_5", ["deploy navy > biscay"], "mark sugar", "IS-R-95"),
    ("france", "the_cardinal_ministers", "turn_1", ["deploy navy > biscay"],
     "use the_cardinal_ministers_diplomatic_bonus", "IS-R-102"),
    ("britain", "pitt_the_elder", "turn_3", [], "use pitt_the_elder_extra_diplomatic", "IS-R-102"),
    ("france", "john_law", "turn_1", [], "use john_law_debt_cut", "IS-R-27"),
    ("britain", "edmond_halley", "turn_1", [], "discard calico_acts", "IS-R-110"),
    ("france", "new_world_huguenots", "turn_1", [], "huguenots louisiana", "IS-R-99"),
])  # fmt: skip
def test_abilities(name: str, card: str, turn: str, before: list[str], move: str, statement: str) -> None:
    fields: dict[str, Any] = {name: {"ministry": [card]}, "face_up": [card], "turn": turn}
    match = play(taken(name, "military_3_economic", **fields), *(f"{name}: {one}" for one in before))
    assert refused(match, name, move)[0] == statement


@rule("IS-8.2.5", "IS-R-107", "IS-3.5.3.2")
def test_advantages_and_keywords() -> None:
    changes = {"gibraltar": "france", "biscay": "britain", "austria_prestige_upper": "france"}
    match = minor("france", "economic_4_military", changes=changes)
    assert refused(match, "france", "activate naval_bastion") == ("IS-R-107", "advantage-needs-major")
    political = acting("france", "diplomatic", 4, changes=changes)
    other = "unflag austria_alliance_2 with silesia_negotiations"
    assert refused(political, "france", other) == ("IS-8.2.5", "advantage-elsewhere")
    hand = {"hand": ["calico_acts"], "ministry": ["john_law", "the_cardinal_ministers"]}
    playing = taken("france", "economic_3_military", france=hand)
    found = {refused(playing, "france", f"play calico_acts with {card}")[0] for card in ("jacobite_uprisings",)}
    assert found == {"IS-3.5.0.2"}


@rule("IS-4.1.7.1", "IS-7.2.1.0.1", "IS-5.6.6.1")
def test_answers_to_other_questions_name_when_they_are_given() -> None:
    match = begun("france")
    assert refused(match, "france", "conquer louisbourg") == ("IS-7.2.1.0.1", "refused-other-time")
    assert refused(match, "france", "appoint john_law voltaire") == ("IS-4.1.7.1", "refused-other-time")
    assert refused(match, "france", "flag antigua") == ("IS-5.0.1", "tile-first")
    acted = acting("france", "military", 4)
    assert refused(acted, "france", "deploy acadia > biscay") == ("IS-5.6.6.1", "no-squadron")
