"""Chapter 7.1.3 and 7.1.4: what gives strength in which theater (P-6), totals, winner and margin."""

from __future__ import annotations

import pytest

from tests.conformance.imperial_struggle.table import asked, happened, options, play
from tests.conformance.imperial_struggle.wars import BOXES, finish, number, over, result, strength, war, won_by
from tests.conformance.rule import rule

# every Political space of Europe, by the War from which on it is in play
EUROPE = [
    "ireland_alliance", "ireland_prestige", "scotland_alliance", "scotland_prestige", "denmark_norway",
    "prussia_alliance", "prussia_prestige", "sweden", "russia", "dutch_republic_alliance", "dutch_republic_prestige",
    "german_states_2", "german_states_3", "bavaria", "austria_alliance_2", "austria_prestige_upper",
    "austria_alliance_3", "austria_prestige_lower", "sardinia", "savoy", "spain_alliance_upper", "spain_prestige_2",
    "spain_alliance_lower", "spain_prestige_3",
]  # fmt: skip
LOCAL = ["algonquin", "iroquois", "privateers", "buccaneers", "maratha", "nizam", "mysore"]
LATER = {
    "wss": [],
    "was": ["prussia_empire_alliance", "prussia_empire_prestige"],
    "syw": ["prussia_empire_alliance", "prussia_empire_prestige"],
    "awi": ["prussia_empire_alliance", "prussia_empire_prestige", "sons_of_liberty"],
}
FRENCH_SQUADRONS = ["biscay", "balearic", "cabot_strait", "atlantic_passage", "gulf_of_maine"]
BRITISH_SQUADRONS = [
    "bahamas_run", "antilles_channel", "gulf_of_cazones", "cuba_passage", "hooghly_river", "malabar_coast",
]  # fmt: skip
MINISTERS = {  # a card with Style and one with Governance each
    "wss": (["court_of_the_sun_king", "the_cardinal_ministers"], ["jonathan_swift", "robert_walpole"]),
    "was": (["pompadour_and_du_barry", "choiseul"], ["charles_hanbury_williams", "pitt_the_elder"]),
    "syw": (["pompadour_and_du_barry", "choiseul"], ["charles_hanbury_williams", "pitt_the_elder"]),
    "awi": (["turgot", "marquis_de_condorcet"], ["papacy_hanover_negotiations", "edmund_burke"]),
}
CARNATIC = ({"forts": 1}, {"conflicts": 1, "forts": 1, "squadrons": 2})
# France holds every Political space, 5 Squadrons and 3 Forts, Britain 6 Squadrons and 2 Forts that count; each Region
# has a Conflict marker on a French space that is no Alliance space: what counts for France, what for Britain
LISTS: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    "wss_central_europe": ({"alliances": 8}, {}),
    "wss_spain": ({"alliances": 3, "keywords": 1, "squadrons": 2}, {"keywords": 1}),
    "wss_queen_annes_war": ({"forts": 2, "squadrons": 3}, {"conflicts": 1, "forts": 1}),
    "wss_jacobite_rebellion": ({"alliances": 3, "keywords": 1}, {"keywords": 1, "conflicts": 1}),
    "was_central_europe": ({"alliances": 10}, {}),
    "was_king_georges_war": ({"forts": 2, "squadrons": 3}, {"conflicts": 1, "forts": 1}),
    "was_first_carnatic_war": CARNATIC,
    "was_jacobite_rebellion": ({"alliances": 2, "keywords": 1}, {"keywords": 1, "conflicts": 1}),
    "syw_atlantic_dominance": ({"squadrons": 5}, {"squadrons": 4}),
    "syw_third_carnatic_war": CARNATIC,
    "syw_french_and_indian_war": (
        {"alliances": 2, "forts": 2, "squadrons": 3},
        {"conflicts": 2, "forts": 1, "squadrons": 4},
    ),
    "syw_prussias_wars": ({"alliances": 11}, {}),
    "awi_american_revolution": ({"alliances": 5, "forts": 2, "squadrons": 3}, {"conflicts": 1, "forts": 1}),
    "awi_mysore_war": CARNATIC,
    "awi_antilles_war": ({"alliances": 2}, {"conflicts": 1, "squadrons": 4}),
}


@rule("IS-7.1.3.1", "IS-R-83", "IS-C-55", "IS-R-58")
@pytest.mark.parametrize("theater", LISTS)
def test_bonus_strength_list(theater: str) -> None:
    name = theater.split("_")[0]
    french, british = MINISTERS[name]
    marked = ["york_factory", "antigua", "kurpa"]
    match = war(
        name,
        france={
            "flags": EUROPE
            + LOCAL
            + LATER[name]
            + FRENCH_SQUADRONS
            + ["louisbourg", "ohio_forks", "vandavasi", *marked],
            "ministry": french,
        },
        britain={"flags": [*BRITISH_SQUADRONS, "halifax", "champlain_valley", "arcot"], "ministry": british},
        conflict=["ireland_prestige", *marked],
        damaged=["champlain_valley"],
        face_up=french + british,
    )
    finish(match)
    for side, expected in zip(("france", "britain"), LISTS[theater], strict=True):
        total = 1 + sum(expected.values())  # one +1 tile
        assert strength(match, theater, side) == {"army": 1, **expected, "total": total}


@rule("IS-7.1.3.2", "IS-3.8.0.8", "IS-7.1.3.8")
def test_a_conflict_marker_takes_the_strength_of_an_alliance() -> None:
    match = war("awi", france={"flags": ["german_states_2", "german_states_3", "sons_of_liberty"]})
    assert strength(match, "awi_american_revolution", "france") == {"army": 1, "alliances": 3, "total": 4}
    match = war(
        "awi",
        france={"flags": ["german_states_2", "german_states_3", "sons_of_liberty"]},
        conflict=["german_states_2", "sons_of_liberty"],
    )
    assert strength(match, "awi_american_revolution", "france") == {"army": 1, "alliances": 1, "total": 2}
    # the marker in North America is strength for Britain instead, the one in Europe is not in the Region
    assert strength(match, "awi_american_revolution", "britain") == {"army": 1, "conflicts": 1, "total": 2}


@rule("IS-7.1.3.3", "IS-7.1.4.3", "IS-3.1.6", "IS-3.2.1.12")
def test_alliances_of_one_country_offset_each_other() -> None:
    match = war("wss", france={"flags": ["austria_alliance_2"]}, britain={"flags": ["austria_alliance_3"]})
    for side in ("france", "britain"):
        assert strength(match, "wss_central_europe", side) == {"army": 1, "alliances": 1, "total": 2}
    assert result(match, "wss_central_europe") is None
    assert match.view(None)["vp"] == 15
    assert happened(match, "spoils") == []


@rule("IS-7.1.3.4", "IS-R-61", "IS-R-25", "IS-3.5.0.3")
def test_a_keyword_gives_one_and_only_face_up() -> None:
    cards = ["court_of_the_sun_king", "pompadour_and_du_barry"]  # Style on both
    match = war("wss", france={"ministry": cards}, face_up=cards, britain={"ministry": ["jonathan_swift"]})
    assert strength(match, "wss_jacobite_rebellion", "france") == {"army": 1, "keywords": 1, "total": 2}
    assert strength(match, "wss_jacobite_rebellion", "britain") == {"army": 1, "total": 1}


@rule("IS-R-25", "IS-3.5.0.2", "IS-8.2.8", "IS-9.1.2")
def test_nothing_but_the_choices_of_the_war_can_be_done_in_it() -> None:
    match = won_by(
        "france",
        "wss_central_europe",
        3,
        france={"flags": ["algonquin", "hudson_bay"], "ministry": ["the_cardinal_ministers"], "treaty": 4},
    )
    assert asked(match) == [("france", "spoils")]
    assert options(match, "france") == [
        "conquer gibraltar", "conquer minorca", "conquer asiento", "conquer biscay", "conquer balearic", "decline",
    ]  # fmt: skip
    assert options(match, "britain") == []
    play(match, "france: conquer biscay")
    assert match.view(None)["sides"]["france"]["treaty"] == 4


@rule("IS-7.1.3.5", "IS-R-65")
def test_conflict_markers_on_empty_spaces_give_nothing() -> None:
    match = war("wss", britain={"flags": ["albany"]}, conflict=["albany", "cumberland", "antigua"])
    assert strength(match, "wss_queen_annes_war", "france") == {"army": 1, "conflicts": 1, "total": 2}
    assert strength(match, "wss_queen_annes_war", "britain") == {"army": 1, "total": 1}


@rule("IS-R-56", "IS-3.1.1")
def test_there_are_always_enough_markers() -> None:
    # sixteen in the box; nineteen on the map
    marked = [
        "york_factory", "gulf_of_st_lawrence", "northeast_channel", "georges_bank", "massachusetts_bay", "chesapeake",
        "hudson_valley", "albany", "cumberland", "allegheny", "niagara", "oswego", "ile_aux_noix", "cataraqui",
        "algonquin", "iroquois", "kurpa", "vellore", "calicut",
    ]  # fmt: skip
    match = war("was", britain={"flags": marked}, conflict=marked)
    assert strength(match, "was_king_georges_war", "france") == {"army": 1, "conflicts": 16, "total": 17}


@rule("IS-7.1.3.7", "IS-7.1.3.6")
def test_the_navy_box_and_damaged_forts_give_nothing() -> None:
    match = war(
        "wss", france={"navy": 3, "flags": ["louisbourg"]}, britain={"flags": ["halifax"]}, damaged=["louisbourg"]
    )
    assert strength(match, "wss_queen_annes_war", "france") == {"army": 1, "total": 1}
    assert strength(match, "wss_queen_annes_war", "britain") == {"army": 1, "forts": 1, "total": 2}


@rule("IS-7.1.4.1", "IS-7.1.4.2", "IS-7.1.1.2")
def test_the_total_is_army_and_bonus_strength() -> None:
    match = war(
        "wss",
        france={
            "basic": {"wss_queen_annes_war": "basic_4"},
            "bonus": {"wss_queen_annes_war": ["bonus_7"]},
            "flags": ["louisbourg"],
        },
        britain={"flags": ["gulf_of_maine", "cabot_strait"], "bonus": {"wss_queen_annes_war": ["bonus_1", "bonus_3"]}},
        conflict=["albany"],
    )
    assert strength(match, "wss_queen_annes_war", "france") == {"forts": 1, "total": 1}  # -1 + 1 = 0 of the tiles
    assert strength(match, "wss_queen_annes_war", "britain") == {"army": 6, "squadrons": 2, "total": 8}
    assert result(match, "wss_queen_annes_war") == ("britain", 7)


@rule("IS-7.1.4.1", "IS-7.5.3")
def test_byng_gives_britain_two_in_its_theater_only() -> None:
    match = war("was", byng="was_king_georges_war")
    finish(match)
    assert strength(match, "was_king_georges_war", "britain") == {"army": 1, "special": 2, "total": 3}
    assert strength(match, "was_first_carnatic_war", "britain") == {"army": 1, "total": 1}
    assert result(match, "was_king_georges_war") == ("britain", 2)
    assert match.view(None)["war"]["byng"] is None


@rule("IS-7.1.4.1", "IS-7.3.7", "IS-7.5.3", "IS-R-58")
@pytest.mark.parametrize("winner", ["france", "britain"])
def test_atlantic_dominance_gives_two_beside_two_bonus_tiles(winner: str) -> None:
    theater = "syw_french_and_indian_war"
    tiles = {"syw_atlantic_dominance": ["bonus_4"], theater: ["bonus_7", "bonus_8"]}
    match = war(
        "syw",
        **{
            winner: {
                "bonus": tiles,
                "basic": {"syw_atlantic_dominance": "basic_1", theater: "basic_1"},
            }
        },
    )
    assert result(match, "syw_atlantic_dominance") == (winner, 2)
    assert strength(match, theater, winner) == {"army": 3, "special": 2, "total": 5}
    assert match.view(None)["war"]["dominance"] == winner
    assert all("special" not in strength(match, "syw_third_carnatic_war", side) for side in ("france", "britain"))
    finish(match)
    assert over(match)
    assert match.view(None)["war"]["dominance"] is None


@rule("IS-7.1.0.1", "IS-7.6.1", "IS-2.1.1")
@pytest.mark.parametrize("name", BOXES)
def test_theaters_in_printed_order(name: str) -> None:
    match = war(name)
    expected = [number(match, theater) for theater in LISTS if theater.startswith(name)]
    assert [args[0] for args in happened(match, "theater")] == expected
    assert len(expected) == (3 if name == "awi" else 4)
