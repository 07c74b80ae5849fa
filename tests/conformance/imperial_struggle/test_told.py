"""What everybody is told when control of a space changes (3.2.8), with its Conflict markers and Advantages (8.1)."""

from __future__ import annotations

from typing import Any

from chancellery import Match
from tests.conformance.imperial_struggle.cards import event
from tests.conformance.imperial_struggle.rounds import acting, taken
from tests.conformance.imperial_struggle.table import happened, play
from tests.conformance.imperial_struggle.wars import finish, won_by
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


def fields(match: Match, kind: str) -> list[tuple[Any, ...]]:
    """What is told by the events of a kind, without its name."""
    return [tuple(match.definition.event_data(event).values())[1:] for event in match.events() if event.kind == kind]


@rule("IS-5.6.1.5")
def test_what_is_bought_and_paid_is_told() -> None:
    match = taken("france", "military_4_economic", changes={"asiento": "france"}, france={"limit": 0})
    play(match, "france: begin major", "france: construct with slaving_contracts", "france: deploy navy > biscay")
    assert fields(match, "constructed") == [("france",)]
    assert [told[:3] for told in fields(match, "deployed")] == [("france", None, "biscay")]
    assert [paid[0] for paid in fields(match, "paid")] == ["france", "france"]
    late = acting("france", "military", 4, turn="turn_6")
    play(late, "france: exchange for economic")
    assert fields(late, "exchanged") == [("france", "economic")]
    repaired = acting("france", "military", 4, france={"flags": ["louisbourg"]}, damaged=["louisbourg"])
    play(repaired, "france: repair louisbourg")
    assert fields(repaired, "repaired") == [("france", "louisbourg")]


@rule("IS-5.1.5", "IS-3.5.3.2")
def test_a_pass_and_a_revealed_minister_are_told() -> None:
    match = play(taken("france", "economic_2_military"), "france: pass 0")
    assert fields(match, "passed") == [("france",)]
    trade = taken(
        "france", "economic_3_military", turn="turn_5", france={"ministry": ["north_american_trade"]},
        huguenots_spent=["louisiana"],
    )  # fmt: skip
    play(trade, "france: reveal north_american_trade")
    assert fields(trade, "revealed") == [("france", "north_american_trade")]
    assert fields(trade, "huguenots_refreshed") == [()]


@rule("IS-7.2.2.1", "IS-7.2.2.2")
def test_a_refused_conquest_is_told() -> None:
    match = won_by(
        "britain", "syw_french_and_indian_war", 5, vp=16, france={"flags": ["louisiana"]},
        britain={"flags": ["louisbourg", "cuba_passage"]},
    )  # fmt: skip
    play(match, "britain: conquer louisiana", "france: refuse")
    assert fields(match, "conquest_refused") == [("france", "louisiana")]


@rule("IS-R-108")
def test_refreshed_advantages_and_joined_points_are_told() -> None:
    match = event("france", "pacte_de_famille", turn="turn_3", exhausted=["baltic_trade"])
    play(match, "france: choose baltic_trade")
    assert fields(match, "advantage_refreshed") == [("france", "baltic_trade")]
    joined = event("france", "le_beau_monde", "diplomatic_3_economic", turn="turn_3", up="pompadour_and_du_barry")
    later = joined.clone()
    play(joined, "france: begin major", "france: join event")
    assert fields(joined, "joined") == []  # an Action begun is told with its first purchase
    play(joined, "france: flag nizam")
    assert fields(joined, "joined") == [("france", "event", "diplomatic")]
    play(later, "france: begin major", "france: flag nizam", "france: join event")
    assert fields(later, "joined") == [("france", "event", "diplomatic")]


@rule("IS-7.3.1", "IS-7.3.2")
def test_what_becomes_of_the_jacobites_is_told() -> None:
    lost = won_by("britain", "was_jacobite_rebellion", 2, france={"ministry": ["jacobite_uprisings", "choiseul"]})
    finish(lost)
    assert fields(lost, "jacobite_defeat") == [()]
    assert fields(lost, "ministry_lost") == [("france", "jacobite_uprisings")]
    won = won_by("france", "was_jacobite_rebellion", 1)
    finish(won)
    assert (fields(won, "jacobite_victory"), fields(won, "jacobite_place")) == ([(1,)], [()])
