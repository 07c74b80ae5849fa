"""The worked examples about Wars (IS-EX), with their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.imperial_struggle.table import (
    about,
    asked,
    both,
    flags,
    forbidden,
    happened,
    options,
    owner,
    play,
)
from tests.conformance.imperial_struggle.wars import finish, result, strength, targets, war, won_by
from tests.conformance.rule import rule

QUEEN_ANNE = "wss_queen_annes_war"
FRENCH_AND_INDIAN = "syw_french_and_indian_war"


@rule("IS-EX-07", "IS-7.1.1.2", "IS-7.1.2.2", "IS-7.1.2.3", "IS-7.1.2.7", "IS-7.1.3.5", "IS-7.1.4.2", "IS-C-35")
def test_queen_annes_war() -> None:
    match = war(
        "wss",
        france={"basic": {QUEEN_ANNE: "basic_3"}},
        britain={
            "flags": ["gulf_of_maine", "albany"],
            "basic": {QUEEN_ANNE: "basic_0"},
            "bonus": {QUEEN_ANNE: ["bonus_9"]},
            "navy": 0,
        },
        conflict=["albany"],
    )
    assert options(match, "france") == ["choose gulf_of_maine", "decline"]
    play(match, "france: choose gulf_of_maine")
    assert both(match, "debt") == (1, 0)
    assert both(match, "navy")[1] == 1
    assert strength(match, QUEEN_ANNE, "france") == {"conflicts": 1, "total": 1}
    assert strength(match, QUEEN_ANNE, "britain") == {"army": 3, "total": 3}
    assert result(match, QUEEN_ANNE) == ("britain", 2)
    assert match.view(None)["vp"] == 14
    assert both(match, "treaty") == (0, 0)


@rule("IS-EX-08", "IS-7.2.1.0.2", "IS-7.2.1.0.4", "IS-7.2.1.0.5", "IS-C-31")
def test_where_conquest_points_may_be_spent() -> None:
    match = won_by("france", "wss_spain", 2, france={"flags": ["st_domingue", "bavaria"], "navy": 1})
    assert targets(match) == {"gibraltar", "minorca", "san_agustin", "asiento", "biscay", "balearic"}
    match = won_by("france", "wss_spain", 2, france={"navy": 0})
    assert targets(match) == {"gibraltar", "minorca", "asiento"}


@rule("IS-EX-09", "IS-7.2.0.1", "IS-7.2.0.3", "IS-7.2.1.2.1", "IS-R-14", "IS-C-02")
def test_french_and_indian_war() -> None:
    match = won_by(
        "britain",
        FRENCH_AND_INDIAN,
        1,
        britain={"flags": ["louisbourg"]},
        france={"flags": ["acadia", "ile_aux_noix", "quebec_and_montreal"]},
    )
    assert result(match, FRENCH_AND_INDIAN) == ("britain", 2)  # a +2 tile and the Fort against +1
    assert about(match)[1:] == (1, 1)
    play(match, "britain: conquer acadia", "france: accept", "britain: strip ile_aux_noix")
    assert owner(match, "acadia") == "britain"
    assert owner(match, "ile_aux_noix") is None
    assert both(match, "treaty") == (1, 0)
    assert match.view(None)["vp"] == 15


@rule("IS-R-99")
@pytest.mark.parametrize("marker", ["huguenots", "huguenots_spent"])
def test_huguenots_are_lost_with_their_territory(marker: str) -> None:
    fields: dict[str, Any] = {marker: ["acadia"], "britain": {"flags": ["louisbourg"]}, "france": {"flags": ["acadia"]}}
    match = won_by("britain", FRENCH_AND_INDIAN, 5, **fields)  # 2 Conquest Points: the marker costs 1
    assert match.view(None)["huguenots"] == ["acadia"]
    play(match, "britain: conquer acadia", "france: accept")
    assert (match.view(None)["huguenots"], match.view(None)["huguenots_spent"]) == ([], [])
    assert len(happened(match, "huguenots_lost")) == 1


@rule(
    "IS-EX-10", "IS-7.2.2.1", "IS-7.2.2.2", "IS-7.2.2.3", "IS-7.2.2.4", "IS-7.2.1.1.1", "IS-R-14", "IS-C-29"
)  # fmt: skip
def test_refusal() -> None:
    match = won_by(
        "britain",
        "syw_third_carnatic_war",
        4,
        britain={"flags": ["vandavasi"]},
        france={"flags": ["pondicherry", "karaikal"]},
    )
    assert result(match, "syw_third_carnatic_war") == ("britain", 5)  # with the Fort
    assert about(match)[1:] == (2, 1)
    play(match, "britain: conquer pondicherry", "france: refuse")
    assert owner(match, "pondicherry") == "france"
    assert match.view(None)["vp"] == 12
    forbidden(match, "britain", "conquer pondicherry")
    play(match, "britain: conquer karaikal")
    assert owner(match, "karaikal") == "britain"
    assert match.view(None)["vp"] == 12
    assert both(match, "treaty") == (3, 0)


@rule("IS-EX-12", "IS-3.2.6.2", "IS-3.2.6.4", "IS-12.3.1", "IS-C-06", "IS-C-07", "IS-C-08", "IS-R-111")
@pytest.mark.parametrize("tougher", [False, True])
def test_conquest_lines_of_louisbourg(tougher: bool) -> None:
    def canada(british: list[str], french: list[str]) -> set[str]:
        bonus = {FRENCH_AND_INDIAN: ["bonus_1", "bonus_2"]}
        match = war(
            "syw",
            options={"tougher_forts": tougher},
            britain={"flags": british, "bonus": bonus, "navy": 0},
            france={"flags": french},
        )
        return targets(match) & {"acadia", "quebec_and_montreal", "louisbourg"}

    french = ["acadia", "quebec_and_montreal"]
    assert canada(["louisbourg"], french) == {"acadia", "quebec_and_montreal"}
    assert canada(["halifax", "northern_colonies"], french) == {"louisbourg"}  # empty: without any line
    fort = set() if tougher else {"louisbourg"}
    assert canada([], [*french, "louisbourg"]) == fort
    assert canada(["ohio_forks"], [*french, "louisbourg"]) == fort | {"quebec_and_montreal"}
    assert canada(["acadia"], ["louisbourg"]) == {"louisbourg"}
    assert canada(["quebec_and_montreal"], ["louisbourg"]) == {"louisbourg"}
    assert canada(["halifax"], ["louisbourg"]) == {"louisbourg"}


# -- the War of the Spanish Succession of the play book


def succession() -> Match:
    """VP 10; France wins by 4, 2, 2 and 5. Queen Anne's War is not described: 3 against 1."""
    return war(
        "wss",
        vp=10,
        france={
            "flags": [
                "bavaria", "german_states_2", "savoy", "denmark_norway", "biscay", "spain_alliance_upper",
                "ireland_alliance",
            ],
            "ministry": ["the_cardinal_ministers", "court_of_the_sun_king"],
            "basic": {"wss_jacobite_rebellion": "basic_4"},
            "bonus": {
                "wss_central_europe": ["bonus_9"],
                QUEEN_ANNE: ["bonus_3"],
                "wss_jacobite_rebellion": ["bonus_1"],
            },
        },
        britain={
            "flags": ["austria_alliance_2", "balearic", "sardinia", "dutch_republic_prestige"],
            "basic": {"wss_jacobite_rebellion": "basic_4"},
        },
        face_up=["the_cardinal_ministers", "court_of_the_sun_king"],
        conflict=["sardinia"],
    )  # fmt: skip


@rule("IS-EX-25", "IS-7.1.2.1", "IS-7.1.3.2", "IS-7.2.0.1", "IS-7.1.2.2")
def test_central_europe() -> None:
    match = succession()
    assert both(match, "debt") == (0, 1)
    assert strength(match, "wss_central_europe", "france") == {"army": 2, "alliances": 4, "total": 6}
    assert strength(match, "wss_central_europe", "britain") == {"army": 1, "alliances": 1, "total": 2}
    assert result(match, "wss_central_europe") == ("france", 4)
    assert match.view(None)["vp"] == 12
    assert both(match, "treaty") == (0, 2)
    assert (asked(match), about(match)) == ([("france", "spoils")], (0, 1, 0))


@rule("IS-EX-26", "IS-7.1.3.2", "IS-7.1.3.4", "IS-7.1.3.7", "IS-3.8.0.8")
def test_spain() -> None:
    match = succession()
    play(match, "france: conquer gibraltar")
    expected: dict[str, Any] = {"army": 1, "alliances": 1, "keywords": 1, "squadrons": 1, "total": 4}
    assert strength(match, "wss_spain", "france") == expected
    assert strength(match, "wss_spain", "britain") == {"army": 1, "squadrons": 1, "total": 2}  # Sardinia gives nothing
    assert result(match, "wss_spain") == ("france", 2)
    assert match.view(None)["vp"] == 13
    assert both(match, "treaty") == (0, 4)
    assert about(match) == (1, 1, 0)


@rule("IS-EX-27", "IS-7.1.2.4", "IS-7.1.2.7", "IS-7.1.3.5", "IS-7.3.2", "IS-7.1.2.1")
def test_jacobite_rebellion() -> None:
    match = succession()
    play(match, "france: decline", "france: decline")
    assert match.view(None)["vp"] == 14  # so Britain applies its effects first
    assert asked(match) == [("britain", "tile_effect")]
    play(match, "britain: choose ireland_alliance")
    assert asked(match) == [("france", "tile_effect")]
    assert targets(match, "choose") == {"austria_alliance_2", "dutch_republic_prestige"}  # not Sardinia
    play(match, "france: choose dutch_republic_prestige")
    expected: dict[str, Any] = {"army": 2, "keywords": 1, "conflicts": 1, "total": 4}
    assert strength(match, "wss_jacobite_rebellion", "france") == expected
    assert strength(match, "wss_jacobite_rebellion", "britain") == {"army": -1, "total": -1}
    assert result(match, "wss_jacobite_rebellion") == ("france", 5)
    assert match.view(None)["vp"] == 18
    assert both(match, "treaty") == (0, 6)
    assert match.view(None)["jacobite"]["victories"] == 1
    assert flags(match, "britain") == {"austria_alliance_2", "balearic", "sardinia"}


@rule("IS-EX-28", "IS-2.4.2", "IS-R-54")
def test_all_theaters_but_not_by_the_maximum() -> None:
    match = succession()
    play(match, "france: decline", "france: decline", "britain: choose ireland_alliance")
    finish(match)
    theaters = ("wss_central_europe", "wss_spain", QUEEN_ANNE, "wss_jacobite_rebellion")
    assert [result(match, theater) for theater in theaters] == [("france", margin) for margin in (4, 2, 2, 5)]
    assert match.outcome is None
    assert match.view(None)["turn"] == "turn_2"
