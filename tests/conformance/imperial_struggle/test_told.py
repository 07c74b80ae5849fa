"""What everybody is told when control of a space changes (3.2.8), with its Conflict markers and Advantages (8.1)."""

from __future__ import annotations

from typing import Any

from chancellery import Match
from tests.conformance.imperial_struggle.rounds import taken
from tests.conformance.imperial_struggle.table import happened, play
from tests.conformance.imperial_struggle.wars import won_by
from tests.conformance.rule import rule

FR, BR = 0, 1


def number(match: Match, space: str) -> int:
    """A space as events name it."""
    found: int = [one.id for one in match.scene(None, "en").places].index(space)
    return found


@rule("IS-3.2.8.1", "IS-8.1.1", "IS-8.1.2")
def test_flags_and_the_advantages_that_hang_on_them() -> None:
    """France flags the Iroquois and gets their tile; without the flag it is lost."""
    match = taken("france", "diplomatic_4_military")
    play(match, "france: begin major", "france: flag iroquois")
    space = number(match, "iroquois")
    assert [args[:2] for args in happened(match, "flagged")] == [(FR, space)]
    assert [args[0] for args in happened(match, "advantage_taken")] == [FR]
    assert happened(match, "advantage_lost") == []
    lost = taken("britain", "diplomatic_4_military", changes={"iroquois": "france"})
    play(lost, "britain: begin major", "britain: unflag iroquois")
    assert [args[:3] for args in happened(lost, "unflagged")] == [(FR, space, BR)]
    assert [args[0] for args in happened(lost, "advantage_lost")] == [FR]
    assert happened(lost, "advantage_taken") == []


@rule("IS-3.8.2.1")
def test_a_conflict_marker_goes_with_a_change_of_control() -> None:
    match = taken("britain", "economic_4_military", changes={"albany": "france"}, conflict=["albany"])
    play(match, "britain: begin major", "britain: unflag albany")
    assert [args[0] for args in happened(match, "conflict_removed")] == [number(match, "albany")]
    assert match.view(None)["conflict"] == []


@rule("IS-7.2.1.2.1")
def test_a_fort_of_the_opponent_is_taken_and_not_built() -> None:
    fields: dict[str, Any] = {"britain": {"flags": ["halifax"]}, "france": {"flags": ["louisbourg"]}}
    match = won_by("britain", "syw_french_and_indian_war", 5, **fields)
    play(match, "britain: conquer louisbourg")
    assert [args[:2] for args in happened(match, "fort_taken")] == [(BR, number(match, "louisbourg"))]
    assert happened(match, "fort_built") == []
