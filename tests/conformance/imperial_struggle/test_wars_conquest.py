"""Chapter 7.2.1: Conquest Points, and the flag a spoils table lets the winner remove (IS-7.2.0.3)."""

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
from tests.conformance.imperial_struggle.wars import course, number, over, result, targets, war, won_by
from tests.conformance.rule import rule

FRENCH_AND_INDIAN = "syw_french_and_indian_war"
NORTH_AMERICAN_MARKETS = {
    "york_factory", "gulf_of_st_lawrence", "northeast_channel", "georges_bank", "massachusetts_bay", "chesapeake",
    "hudson_valley", "albany", "cumberland", "allegheny", "niagara", "oswego", "ile_aux_noix", "cataraqui",
}  # fmt: skip
CARIBBEAN_MARKETS = {
    "georgia", "panzacola", "bahamas_run_west", "bahamas_run_north", "caicos", "port_de_paix", "puerto_principe",
    "puerto_rico", "antigua", "martinique", "st_lucia", "havana", "santiago", "cayman_passage", "cuba_passage_east",
    "st_james",
}  # fmt: skip
INDIAN_MARKETS = {
    "malacca_route", "plassey", "west_bengal", "midnapore", "kurpa", "vellore", "kanchipuram", "karaikal",
    "tiruchirappalli", "calicut", "mangalore",
}  # fmt: skip
NORTH_AMERICAN_FORTS = {"louisbourg", "halifax", "ohio_forks", "champlain_valley"}
INDIAN_FORTS = {"arcot", "vandavasi"}


def american(winner: str, margin: int = 5, **fields: Any) -> Match:
    """The French & Indian War won by that margin: 1-2 gives 1 Conquest Point, 3-4 two, 5 three."""
    return won_by(winner, FRENCH_AND_INDIAN, margin, **fields)


# -- where (7.2.1.0)


@rule("IS-7.2.1.0.2", "IS-7.2.1.0.4", "IS-7.2.1.0.6", "IS-7.2.1.1.1", "IS-7.2.1.1.2", "IS-R-58")
def test_forts_and_markets_of_the_theaters_regions() -> None:
    # without a Squadron and without a base for any line
    match = american("france", france={"navy": 0, "flags": ["albany"]}, britain={"flags": ["oswego", "halifax"]})
    alone = {"hudson_bay", "asiento", "gibraltar", "minorca"}  # Territories without Conquest Lines
    america = NORTH_AMERICAN_MARKETS | NORTH_AMERICAN_FORTS | CARIBBEAN_MARKETS
    assert targets(match) == (america | alone) - {"albany"}
    match = won_by("france", "syw_third_carnatic_war", 1, france={"navy": 0})
    assert targets(match) == INDIAN_MARKETS | INDIAN_FORTS
    forbidden(match, "france", "conquer mysore", "conquer nizam", "conquer maratha", "conquer albany")
    refusal = match.why_not("france", "conquer albany")
    assert refusal is not None
    assert refusal.text("en").endswith("does not belong to the theater Third Carnatic War.")


NORTH_AMERICA = {"hudson_bay", "quebec_and_montreal", "acadia", "northern_colonies"}
CARIBBEAN = {"asiento", "san_agustin", "guadeloupe", "barbados", "jamaica", "louisiana"}
INDIA = {"chandernagore", "calcutta", "madras", "pondicherry"}
EUROPE = {"gibraltar", "minorca"}
TERRITORIES = {
    "wss_central_europe": EUROPE | {"san_agustin", "asiento", "hudson_bay", "acadia"},
    "wss_spain": EUROPE | {"san_agustin", "asiento"},
    "wss_queen_annes_war": NORTH_AMERICA,
    "was_central_europe": EUROPE | {"hudson_bay", "san_agustin", "acadia", "asiento"},
    "was_king_georges_war": NORTH_AMERICA | {"san_agustin"},
    "was_first_carnatic_war": INDIA,
    "syw_third_carnatic_war": INDIA,
    "syw_french_and_indian_war": NORTH_AMERICA | CARIBBEAN | EUROPE,
    "awi_american_revolution": NORTH_AMERICA | {"san_agustin"},
    "awi_mysore_war": INDIA,
    "awi_antilles_war": CARIBBEAN | {"hudson_bay", "acadia"},
}
# a base at the other end of each Conquest Line; St. Domingue is the one for San Agustin
BASES = [
    "louisbourg", "halifax", "ohio_forks", "champlain_valley", "arcot", "vandavasi", "antilles_channel", "cuba_passage",
    "hooghly_river", "st_domingue",
]  # fmt: skip
ALL_TERRITORIES = NORTH_AMERICA | CARIBBEAN | INDIA | EUROPE | {"carolinas", "st_domingue"}


@rule("IS-7.2.1.0.5", "IS-7.2.1.2.1", "IS-R-16", "IS-R-58", "IS-R-63", "IS-R-67", "IS-C-33", "IS-C-40")
@pytest.mark.parametrize("theater", TERRITORIES)
def test_territories_of_the_regions_and_additional_ones(theater: str) -> None:
    match = won_by("britain", theater, 5, britain={"flags": BASES})
    while about(match)[0] != number(match, theater):
        play(match, "britain: decline")
    assert asked(match) == [("britain", "spoils")]
    assert targets(match) & ALL_TERRITORIES == TERRITORIES[theater]


@rule("IS-7.2.1.0.5")
@pytest.mark.parametrize(
    "theater", ["wss_jacobite_rebellion", "was_jacobite_rebellion", "syw_atlantic_dominance", "syw_prussias_wars"]
)
def test_no_other_theater_gives_conquest_points(theater: str) -> None:
    # the +2 that Atlantic Dominance would give in the French & Indian War is balanced
    match = won_by(
        "britain", theater, 5, france={"bonus": {FRENCH_AND_INDIAN: ["bonus_3"]}} if "syw_a" in theater else {}
    )
    assert result(match, theater) == ("britain", 5)
    assert over(match)


@rule("IS-7.2.1.0.1", "IS-R-59", "IS-R-75")
def test_points_are_spent_before_the_next_theater_or_lost() -> None:
    match = won_by("france", "wss_central_europe", 5, france={"navy": 0})
    assert about(match) == (0, 2, 0)
    assert happened(match, "theater") == [(0,)]
    play(match, "france: conquer gibraltar")
    assert about(match) == (0, 1, 0)
    play(match, "france: decline")
    assert over(match)
    assert flags(match, "france") == {"gibraltar"}
    assert happened(match, "spoils_declined") == [(0, 1, 0)]


@rule("IS-7.2.1.0.3")
def test_everything_costs_one_point() -> None:
    match = american("france", france={"navy": 1})
    for target, left in (("albany", 2), ("halifax", 1), ("gulf_of_maine", 0)):
        play(match, f"france: conquer {target}")
        assert (about(match)[1] if left else 0) == left
    assert over(match)
    assert flags(match, "france") == {"albany", "halifax", "gulf_of_maine"}


@rule("IS-7.2.1.0.3", "IS-R-99", "IS-R-76", "IS-C-44")
@pytest.mark.parametrize("marker", ["huguenots", "huguenots_spent"])
def test_a_huguenots_marker_costs_one_more(marker: str) -> None:
    fields: dict[str, Any] = {"britain": {"flags": ["louisbourg"]}, "france": {"flags": ["acadia"]}, marker: ["acadia"]}
    match = american("britain", 1, **fields)  # with Louisbourg by 2: 1 Conquest Point
    assert about(match)[1] == 1
    forbidden(match, "britain", "conquer acadia")
    match = american("britain", 2, **fields)  # by 3: 2 Conquest Points
    assert about(match)[1] == 2
    play(match, "britain: conquer acadia", "france: accept")
    assert over(match)
    assert owner(match, "acadia") == "britain"
    assert match.view(None)["huguenots"] == []


# -- Forts and Markets (7.2.1.1)


@rule("IS-7.2.1.1.1", "IS-7.2.1.1.6", "IS-3.8.2.1", "IS-3.8.0.11", "IS-8.1.1", "IS-8.1.2", "IS-3.2.8.4")
def test_a_market_is_taken_from_the_opponent_at_once() -> None:
    match = won_by(
        "france", "awi_mysore_war", 1, britain={"flags": ["west_bengal"]}, conflict=["west_bengal"]
    )  # the marker: 1 more for France
    assert match.view(None)["advantages"]["silk"]["holder"] == "britain"
    play(match, "france: conquer west_bengal")
    assert over(match)  # Britain was not asked
    assert owner(match, "west_bengal") == "france"
    seen = match.view(None)
    assert seen["conflict"] == []
    assert seen["advantages"]["silk"]["holder"] == "france"


@rule("IS-7.2.1.1.1", "IS-R-38", "IS-3.2.5.4", "IS-7.2.1.1.6", "IS-3.2.6.4", "IS-R-10")
def test_a_fort_is_taken_without_a_line_and_stays_damaged() -> None:
    match = american("france", 1, britain={"flags": ["champlain_valley", "halifax"]}, damaged=["champlain_valley"])
    assert result(match, FRENCH_AND_INDIAN) is None  # Halifax counts, the Damaged Fort does not
    match = american("france", 2, britain={"flags": ["champlain_valley", "halifax"]}, damaged=["champlain_valley"])
    play(match, "france: conquer champlain_valley")
    assert owner(match, "champlain_valley") == "france"
    assert match.view(None)["damaged"] == ["champlain_valley"]
    match = american("france", 3, britain={"flags": ["champlain_valley", "halifax"]}, damaged=["champlain_valley"])
    play(match, "france: conquer halifax")
    assert owner(match, "halifax") == "france"
    assert match.view(None)["damaged"] == ["champlain_valley"]


@rule("IS-7.2.1.1.2")
def test_an_empty_fort_space_is_built() -> None:
    match = won_by("britain", "was_first_carnatic_war", 1)
    play(match, "britain: conquer vandavasi")
    assert owner(match, "vandavasi") == "britain"
    assert match.view(None)["damaged"] == []


# -- Naval spaces


@rule("IS-7.2.1.1.3", "IS-R-64", "IS-R-80", "IS-3.6.1")
def test_a_naval_space_needs_a_squadron_of_navy_box_or_theater() -> None:
    match = won_by(
        "france",
        "wss_queen_annes_war",
        3,
        france={"navy": 1, "flags": ["gulf_of_maine", "hooghly_river"]},
        britain={"flags": ["cabot_strait"]},
    )
    naval = [text for text in options(match, "france") if "cabot_strait" in text or "atlantic_passage" in text]
    assert naval == [
        "conquer cabot_strait",
        "conquer cabot_strait from gulf_of_maine",
        "conquer atlantic_passage",
        "conquer atlantic_passage from gulf_of_maine",
    ]
    forbidden(match, "france", "conquer cabot_strait from hooghly_river", "conquer gulf_of_maine")
    other = match.clone()
    play(match, "france: conquer cabot_strait")
    assert flags(match, "france") == {"cabot_strait", "gulf_of_maine", "hooghly_river"}
    assert both(match, "navy") == (0, 3)
    play(other, "france: conquer cabot_strait from gulf_of_maine")
    assert flags(other, "france") == {"cabot_strait", "hooghly_river"}
    assert owner(other, "gulf_of_maine") is None
    assert both(other, "navy") == (1, 3)


@rule("IS-7.2.1.1.4", "IS-3.2.4.1")
def test_without_a_squadron_no_naval_space() -> None:
    match = won_by("france", "wss_queen_annes_war", 3, france={"navy": 0, "flags": ["biscay"]})
    assert targets(match).isdisjoint({"cabot_strait", "atlantic_passage", "gulf_of_maine"})


@rule("IS-7.2.1.1.5", "IS-R-64")
def test_a_squadron_takes_one_naval_space_in_a_war() -> None:
    match = american("france", france={"navy": 1})
    play(match, "france: conquer bahamas_run")
    assert "cuba_passage" not in targets(match)
    assert not [text for text in options(match, "france") if " from " in text]
    match = american("france", 4, france={"navy": 1, "flags": ["gulf_of_maine"]})
    play(match, "france: conquer bahamas_run")
    froms = {text.split(" from ")[1] for text in options(match, "france") if " from " in text}
    assert froms == {"gulf_of_maine"}
    play(match, "france: conquer cuba_passage from gulf_of_maine")
    assert not [text for text in options(match, "france") if " from " in text]


@rule("IS-7.2.1.1.5", "IS-R-64")
@pytest.mark.parametrize(("others", "offered"), [(0, False), (1, True)])
def test_nor_after_it_was_sent_to_the_navy_box(others: int, offered: bool) -> None:
    match = war(
        "wss",
        france={
            "navy": 1 + others,
            "basic": {"wss_central_europe": "basic_0", "wss_spain": "basic_0"},
            "bonus": {"wss_central_europe": ["bonus_3"], "wss_spain": ["bonus_4"]},
        },
        britain={"basic": {"wss_spain": "basic_3"}},
    )
    play(match, "france: conquer biscay")
    assert asked(match) == [("britain", "tile_effect")]
    play(match, "britain: choose biscay")
    assert both(match, "navy")[0] == 1 + others
    assert result(match, "wss_spain") == ("france", 4)
    assert ("biscay" in targets(match)) is offered


# -- Territories (7.2.1.2)


@rule("IS-7.2.1.2.1", "IS-3.2.6.1", "IS-3.2.6.2", "IS-3.2.6.3", "IS-R-81", "IS-3.2.3.3", "IS-C-32")
def test_a_line_needs_a_base() -> None:
    fields: dict[str, Any] = {"britain": {"flags": ["acadia", "quebec_and_montreal", "madras"]}}
    match = american("france", france={"navy": 0}, **fields)
    assert targets(match) & ALL_TERRITORIES == {"hudson_bay", "asiento", "gibraltar", "minorca"}
    # a connection is no Conquest Line: the Market Georgia lies beside the Carolinas
    match = american("france", france={"navy": 0, "flags": ["georgia", "cataraqui", "st_lucia"]}, **fields)
    assert targets(match) & ALL_TERRITORIES == {"hudson_bay", "asiento", "gibraltar", "minorca"}


@rule("IS-7.2.1.2.1", "IS-R-63", "IS-3.2.5.2")
@pytest.mark.parametrize(
    ("base", "reached"),
    [
        ("louisbourg", {"acadia", "quebec_and_montreal"}),  # a Fort, Damaged too
        ("bahamas_run", {"st_domingue"}),  # a Squadron
        ("carolinas", {"san_agustin"}),  # a Territory
    ],
)
def test_forts_squadrons_and_territories_are_bases(base: str, reached: set[str]) -> None:
    match = american(
        "france", france={"navy": 0, "flags": [base]}, damaged=["louisbourg"] if base == "louisbourg" else []
    )
    assert targets(match) & ALL_TERRITORIES == reached | {"hudson_bay", "asiento", "gibraltar", "minorca"}


@rule("IS-7.2.1.2.2", "IS-R-63")
def test_a_space_just_taken_is_a_base() -> None:
    match = american("britain", france={"flags": ["acadia"]}, britain={"navy": 1})
    forbidden(match, "britain", "conquer acadia", "conquer st_domingue")
    play(match, "britain: conquer louisbourg")
    play(match, "britain: conquer acadia", "france: accept")
    assert flags(match, "britain") == {"louisbourg", "acadia"}
    play(match, "britain: conquer bahamas_run")
    assert over(match)


@rule("IS-7.2.1.2.2", "IS-R-63")
def test_a_space_taken_in_an_earlier_theater_is_a_base() -> None:
    def antilles(*moves: str) -> Match:
        tiles = {"awi_american_revolution": ["bonus_3"], "awi_antilles_war": ["bonus_4"]}
        match = war("awi", britain={"navy": 0, "flags": ["carolinas"], "bonus": tiles})
        play(match, *moves)
        assert about(match)[0] == number(match, "awi_antilles_war")
        return match

    # the line Carolinas - San Agustin, then San Agustin - St. Domingue
    assert "st_domingue" in targets(antilles("britain: conquer san_agustin"))
    assert "st_domingue" not in targets(antilles("britain: conquer albany"))


@rule("IS-7.3.6", "IS-R-63", "IS-10.0.2", "IS-10.0.3")
def test_usa_flags_are_neither_targets_nor_bases() -> None:
    fields: dict[str, Any] = {"usa": ["carolinas"], "france": {"flags": ["guadeloupe"], "navy": 0}}
    match = won_by("france", "awi_antilles_war", 4, **fields)
    assert targets(match) & ALL_TERRITORIES == {"asiento", "hudson_bay"}
    fields["france"] = {"flags": ["san_agustin"], "navy": 0}
    match = won_by("france", "awi_antilles_war", 4, **fields)
    assert targets(match) & ALL_TERRITORIES == {"asiento", "hudson_bay", "st_domingue"}


# -- the flag of the spoils table (7.2.0.3)


@rule("IS-7.2.0.3", "IS-R-59")
def test_the_flag_removed_is_free_of_the_limits_of_war_tiles() -> None:
    # Niagara depends on Cataraqui and has a Conflict marker; both may be chosen
    match = won_by(
        "britain",
        "was_king_georges_war",
        3,
        france={"flags": ["quebec_and_montreal", "cataraqui", "niagara", "antigua", "iroquois", "acadia"]},
        britain={"flags": ["albany"]},
        conflict=["niagara"],
    )
    assert about(match)[1:] == (1, 1)
    assert targets(match, "strip") == {"cataraqui", "niagara"}
    forbidden(match, "britain", "strip antigua", "strip iroquois", "strip albany", "strip oswego", "strip acadia")
    other = match.clone()
    play(match, "britain: strip niagara")
    assert match.view(None)["conflict"] == []
    assert about(match)[1:] == (1, 0)
    play(match, "britain: conquer cataraqui")
    # in the other order
    play(other, "britain: conquer cataraqui")
    assert about(other)[1:] == (0, 1)
    play(other, "britain: strip niagara")
    for done in (match, other):
        assert over(done)
        assert owner(done, "niagara") is None
        assert owner(done, "cataraqui") == "britain"


@rule("IS-7.2.0.3")
def test_the_flag_of_the_french_and_indian_war_is_north_american() -> None:
    match = american("britain", 2, france={"flags": ["ile_aux_noix", "martinique"]})
    assert targets(match, "strip") == {"ile_aux_noix"}
    assert {"ile_aux_noix", "martinique"} <= targets(match)


@rule("IS-7.2.0.3")
def test_the_jacobite_rebellion_unflags_a_political_space_in_europe() -> None:
    match = won_by(
        "france", "was_jacobite_rebellion", 3, britain={"flags": ["russia", "scotland_prestige", "iroquois", "biscay"]}
    )
    assert targets(match, "strip") == {"russia", "scotland_prestige"}
    play(match, "france: strip russia")
    assert over(match)
    assert owner(match, "russia") is None


@rule("IS-R-59", "IS-7.3.8")
def test_the_order_of_spoils() -> None:
    match = won_by(
        "france",
        "awi_antilles_war",
        2,
        britain={"navy": 2, "flags": ["antigua"]},
        france={"flags": ["antilles_channel"]},
    )
    play(match, "france: strip antigua", "france: conquer guadeloupe")
    assert [kind for kind in course(match, "awi_antilles_war") if kind not in ("strength", "tiles_revealed")] == [
        "theater",
        "theater_won",
        "spoils",
        "treaty",
        "squadron_set_aside",
        "squadron_set_aside",
        "stripped",
        "unflagged",
        "conquered",
        "flagged",
    ]
