"""Optional rules in Wars: the Spanish Empire (12.1), Military Planning at the layout (12.2.2), Tougher Forts (12.3)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.imperial_struggle.table import (
    about,
    asked,
    flags,
    forbidden,
    happened,
    options,
    owner,
    play,
)
from tests.conformance.imperial_struggle.wars import course, finish, over, result, strength, targets, war, won_by
from tests.conformance.rule import rule

SPANISH = {"spanish_empire": True}
TOUGHER = {"tougher_forts": True}
SPAIN = ["havana", "santiago", "puerto_principe"]


# -- 12.1.3: the free shift


def in_spain(margin: int = 4, **fields: Any) -> Match:
    """France wins the theater Spain of WSS: by 4 with 2 Conquest Points."""
    fields["france"] = {"navy": 0, **fields.get("france", {})}
    return won_by("france", "wss_spain", margin, options=SPANISH, **fields)


@rule("IS-12.1.3", "IS-R-73", "IS-C-48")
def test_the_opponent_shifts_a_space_in_spain() -> None:
    match = in_spain(france={"flags": ["spain_prestige_2", "bavaria"]}, britain={"flags": ["spain_prestige_3"]})
    play(match, "france: conquer gibraltar")
    assert asked(match) == [("france", "spoils")]  # after the theater is completely resolved
    play(match, "france: decline")
    assert asked(match) == [("britain", "shift_in_spain")]
    # one shift: unflag what is French or flag what is empty, not his own
    assert options(match, "britain") == [
        "unflag spain_prestige_2",
        "flag spain_alliance_upper",
        "flag spain_alliance_lower",
        "decline",
    ]
    play(match, "britain: flag spain_alliance_lower")
    assert over(match)
    assert flags(match, "britain") == {"spain_prestige_3", "spain_alliance_lower"}


@rule("IS-12.1.3", "IS-R-73")
def test_one_shift_for_each_territory_and_both_may_hit_one_space() -> None:
    match = in_spain(france={"flags": ["spain_prestige_2"]})
    play(match, "france: conquer gibraltar", "france: conquer minorca")
    assert about(match) == (2,)
    play(match, "britain: unflag spain_prestige_2", "britain: flag spain_prestige_2")
    assert over(match)
    assert owner(match, "spain_prestige_2") == "britain"


@rule("IS-12.1.3", "IS-R-73")
def test_it_may_be_declined() -> None:
    match = in_spain(france={"flags": ["spain_prestige_2"]})
    play(match, "france: conquer gibraltar", "france: conquer minorca", "britain: decline")
    assert over(match)
    assert happened(match, "shift_declined") == [(1,)]
    assert owner(match, "spain_prestige_2") == "france"


@rule("IS-12.1.3")
def test_before_the_next_theater_begins() -> None:
    match = in_spain()
    play(match, "france: conquer gibraltar", "france: decline")
    assert happened(match, "theater") == [(0,), (1,)]
    play(match, "britain: flag spain_prestige_2")
    assert happened(match, "theater") == [(0,), (1,), (2,), (3,)]
    assert course(match, "wss_spain")[-2:] == ["shift_in_spain", "flagged"]


@rule("IS-12.1.3", "IS-R-73")
@pytest.mark.parametrize("target", ["gibraltar", "asiento", "san_agustin", "minorca"])
def test_each_spanish_territory_counts_when_uncontrolled(target: str) -> None:
    match = in_spain(2, france={"flags": ["carolinas"]})
    play(match, f"france: conquer {target}")
    assert asked(match) == [("britain", "shift_in_spain")]


@rule("IS-12.1.3", "IS-R-73", "IS-R-86")
def test_not_for_a_controlled_one_nor_for_others_nor_without_the_rule() -> None:
    match = in_spain(2, britain={"flags": ["gibraltar"]})
    play(match, "france: conquer gibraltar", "britain: accept")
    assert over(match)
    match = won_by("france", "wss_central_europe", 3, options=SPANISH)
    play(match, "france: conquer hudson_bay")
    assert over(match)
    match = won_by("france", "wss_spain", 2)
    play(match, "france: conquer gibraltar")
    assert over(match)


# -- 12.1.2: Spanish flags in Wars


@rule("IS-12.1.2", "IS-12.1.4", "IS-R-73", "IS-12.1.1")
def test_spanish_flags_are_taken_with_conquest_points_without_refusal() -> None:
    match = won_by("france", "awi_antilles_war", 1, options=SPANISH, france={"navy": 0})
    assert set(match.view(None)["spain"]) == set(SPAIN)
    assert set(SPAIN) <= targets(match)
    play(match, "france: conquer havana")
    assert over(match)
    assert owner(match, "havana") == "france"
    assert set(match.view(None)["spain"]) == {"santiago", "puerto_principe"}


@rule("IS-12.1.2", "IS-12.1.4", "IS-R-73", "IS-7.2.0.3")
def test_they_can_be_stripped_by_a_spoils_table() -> None:
    match = won_by("france", "awi_antilles_war", 2, options=SPANISH, britain={"flags": ["antigua"], "navy": 0})
    assert targets(match, "strip") == {*SPAIN, "antigua"}
    play(match, "france: strip santiago")
    assert owner(match, "santiago") is None
    assert [(args[0], args[2]) for args in happened(match, "spanish_flag_removed")] == [(0, "war")]


@rule("IS-12.1.2", "IS-R-73", "IS-7.1.2.4")
def test_they_can_be_unflagged_by_a_war_tile() -> None:
    match = war("awi", options=SPANISH, france={"basic": {"awi_antilles_war": "basic_4"}}, conflict=["havana"])
    assert targets(match, "choose") == {"santiago", "puerto_principe"}
    play(match, "france: choose santiago")
    assert owner(match, "santiago") is None


@rule("IS-R-73", "IS-R-65", "IS-7.1.3.5")
def test_a_conflict_marker_on_a_spanish_flag_gives_strength_to_nobody() -> None:
    match = war("awi", options=SPANISH, conflict=["havana"])
    for side in ("france", "britain"):
        assert strength(match, "awi_antilles_war", side) == {"army": 1, "total": 1}
    assert match.view(None)["conflict"] == ["havana"]  # it gave none, so it stays


# -- 12.2.2


@rule("IS-12.2.2", "IS-7.6.2")
def test_both_assign_their_basic_tiles_secretly() -> None:
    match = war("wss", options={"planning_layout": True})
    assert asked(match) == [("france", "assign"), ("britain", "assign")]
    for seat in ("france", "britain"):
        match.play(seat, match.legal(seat)[-1])
    assert match.view(None)["turn"] == "turn_2"
    for me, other in (("france", "britain"), ("britain", "france")):
        for place in match.view(me)["war"]["theaters"].values():
            assert place[me]["basic"] != [None]
            assert place[other]["basic"] == [None]


# -- 12.3


def canadian(winner: str, rules: dict[str, bool], **fields: Any) -> Match:
    """The French & Indian War won with 3 Conquest Points."""
    tiles = {"syw_french_and_indian_war": ["bonus_1", "bonus_2"]}
    fields[winner] = {"navy": 0, "bonus": tiles, **fields.get(winner, {})}
    return war("syw", options=rules, **fields)


@rule("IS-12.3.1", "IS-R-111", "IS-3.2.6.4", "IS-R-10")
@pytest.mark.parametrize("damaged", [[], ["halifax"]])
def test_an_opposing_fort_needs_a_line(damaged: list[str]) -> None:
    fields: dict[str, Any] = {"britain": {"flags": ["halifax"]}, "damaged": damaged}
    match = canadian("france", TOUGHER, **fields)
    forbidden(match, "france", "conquer halifax")
    # Halifax: Northern Colonies, and by this rule only Louisbourg
    for base in ("northern_colonies", "louisbourg"):
        match = canadian("france", TOUGHER, france={"flags": [base]}, **fields)
        assert "halifax" in targets(match)
    match = canadian("france", {}, **fields)
    assert "halifax" in targets(match)


@rule("IS-12.3.1", "IS-R-111", "IS-7.2.1.1.2")
def test_an_empty_fort_space_needs_none() -> None:
    match = canadian("france", TOUGHER)
    assert {"louisbourg", "halifax", "ohio_forks", "champlain_valley"} <= targets(match)
    play(match, "france: conquer halifax")
    assert owner(match, "halifax") == "france"


@rule("IS-12.3.1", "IS-7.2.2.4")
def test_a_fort_taken_by_a_line_cannot_be_refused() -> None:
    match = canadian("britain", TOUGHER, britain={"flags": ["acadia"]}, france={"flags": ["louisbourg"]})
    play(match, "britain: conquer louisbourg")
    assert owner(match, "louisbourg") == "britain"


@rule("IS-12.3.1")
def test_the_line_louisbourg_halifax_reaches_no_territory() -> None:
    match = canadian("britain", TOUGHER, britain={"flags": ["halifax"]})
    assert {"northern_colonies"} == targets(match) & {"northern_colonies", "acadia", "quebec_and_montreal"}
    assert result(match, "syw_french_and_indian_war") == ("britain", 7)
    finish(match)
