"""Chapters 3.2.2 to 3.2.8: Markets, Territories, Naval spaces, Forts, Conquest Lines, control and its words."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.imperial_struggle import scores, wars
from tests.conformance.imperial_struggle.rounds import acting, begun, cost, minor, offered, shifts, taken
from tests.conformance.imperial_struggle.table import flags, forbidden, options, owner, play
from tests.conformance.imperial_struggle.test_map import ALL_MARKETS
from tests.conformance.rule import rule

BARE = {"flags": [], "navy": 0}


# -- Markets, Territories, Naval spaces (3.2.2 to 3.2.4)


@rule("IS-3.2.2.1", "IS-5.4.2.1")
@pytest.mark.parametrize(
    ("space", "price"), [("antigua", 2), ("caicos", 2), ("gulf_of_st_lawrence", 3), ("ile_aux_noix", 3)]
)
def test_the_economic_cost_is_the_price_of_one_shift(space: str, price: int) -> None:
    assert cost(acting("france", "economic", 4), "france", f"flag {space}") == price


@rule("IS-3.2.2.2", "IS-3.2.2.3")
def test_every_market_but_chesapeake_has_one_commodity() -> None:
    everything = list(scores.COMMODITIES)
    for market in ALL_MARKETS:
        match = scores.scored([market], [], demand=everything)
        won = [commodity for commodity, side in scores.demand(match).items() if side]
        assert len(won) == (0 if market == "chesapeake" else 1), market
    counts = scores.scored(ALL_MARKETS, [], demand=everything)
    margins = {everything[e.args[0]]: e.args[2] for e in counts.events() if e.kind == "demand_scored"}
    assert margins == {"furs": 9, "spice": 5, "fish": 4, "tobacco": 7, "sugar": 9, "cotton": 6}


@rule("IS-3.2.3.1")
def test_territories_at_set_up() -> None:
    match = begun("france")
    owners = {
        space: owner(match, space)
        for space in (
            "chandernagore",
            "louisiana",
            "jamaica",
            "madras",
            "hudson_bay",
            "gibraltar",
            "asiento",
            "san_agustin",
        )
    }
    assert owners == {
        "chandernagore": "france", "louisiana": "france", "jamaica": "britain", "madras": "britain", "hudson_bay": None,
        "gibraltar": None, "asiento": None, "san_agustin": None,
    }  # fmt: skip
    # each costs 1 CP: a margin of 2 in the Spain theater earns one
    won = wars.won_by("france", "wss_spain", 2)
    assert {"gibraltar", "minorca", "asiento"} <= wars.targets(won)
    play(won, "france: conquer asiento")
    assert owner(won, "asiento") == "france"
    assert won.view(None)["turn"] != "war_1" or "conquer gibraltar" not in options(won, "france")


@rule("IS-3.2.3.2")
def test_no_points_change_a_territory_in_a_peace_turn() -> None:
    territories = {
        "hudson_bay", "quebec_and_montreal", "acadia", "northern_colonies", "gibraltar", "minorca", "asiento",
        "carolinas", "san_agustin", "st_domingue", "guadeloupe", "barbados", "jamaica", "louisiana", "chandernagore",
        "calcutta", "madras", "pondicherry",
    }  # fmt: skip
    for type in ("economic", "diplomatic", "military"):
        for side in ("france", "britain"):
            match = acting(side, type, 4, **{side: {"limit": 6, "treaty": 6}})
            assert not {word for move in options(match, side) for word in move.split()} & territories


@rule("IS-3.2.3.3")
def test_what_a_territory_is_good_for() -> None:
    bare: dict[str, Any] = {"britain": {"flags": []}}
    match = acting("france", "economic", 4, france={"flags": ["acadia"]}, **bare)
    assert shifts(match, "france") == {"flag northeast_channel"}
    match = acting("france", "military", 4, france={"flags": ["acadia"], "navy": 0}, **bare)
    assert offered(match, "france", "build") == {"louisbourg"}
    anchored = begun("france", france={"flags": ["acadia", "northeast_channel", "cataraqui"]}, **bare)
    assert anchored.view(None)["isolated"] == ["cataraqui"]
    tiles = wars.tiles("wss_central_europe", 3)
    for held, reached in ((["carolinas"], True), (["northern_colonies"], False)):
        war = wars.won_by("britain", "wss_central_europe", 3, britain={**tiles, "flags": held})
        assert ("san_agustin" in wars.targets(war)) is reached  # the base of a Conquest Line


@rule("IS-3.2.4.1", "IS-3.2.7.2", "IS-3.6.3")
def test_a_naval_space_is_controlled_by_a_squadron() -> None:
    match = acting("france", "military", 2)
    play(match, "france: deploy navy > biscay")
    assert owner(match, "biscay") == "france"
    assert match.view(None)["sides"]["france"]["navy"] == 0
    for type in ("economic", "diplomatic"):
        assert "flag biscay" not in options(acting("france", type, 4), "france")


@rule("IS-3.2.4.2", "IS-5.6.6.2", "IS-5.6.6.3")
def test_the_price_of_a_naval_space_varies() -> None:
    match = acting("france", "military", 4, changes={"biscay": "britain", "cabot_strait": "france"})
    assert cost(match, "france", "deploy navy > balearic") == 1
    assert cost(match, "france", "deploy cabot_strait > balearic") == 1
    assert cost(match, "france", "deploy cabot_strait > biscay") == 2
    assert cost(match, "france", "deploy navy > biscay") == 3


@rule("IS-3.2.4.2")
def test_a_minor_action_deploys_to_empty_naval_spaces_only() -> None:
    match = minor("france", "economic_4_military", changes={"biscay": "britain"}, france={"treaty": 4})
    to = {move.removeprefix("navy > ") for move in offered(match, "france", "deploy")}
    assert "balearic" in to
    assert "biscay" not in to


# -- Forts (3.2.5)


@rule("IS-3.2.5.1", "IS-5.6.3.1")
@pytest.mark.parametrize(("fort", "price", "base"), [
    ("louisbourg", 3, "acadia"), ("halifax", 3, "georges_bank"), ("ohio_forks", 3, "niagara"),
    ("champlain_valley", 4, "oswego"), ("arcot", 2, "kurpa"), ("vandavasi", 4, "karaikal"),
])  # fmt: skip
def test_a_fort_space_shows_the_price_of_building(fort: str, price: int, base: str) -> None:
    match = acting("france", "military", 4, france={"flags": [base], "navy": 0}, britain=BARE)
    assert cost(match, "france", f"build {fort}") == price
    play(match, f"france: build {fort}")
    assert owner(match, fort) == "france"


@rule("IS-3.2.5.2")
def test_a_damaged_fort_gives_no_strength_and_no_protection() -> None:
    for damaged, total, price in (([], 2, 3), (["louisbourg"], 1, 2)):
        war = wars.war("wss", france={"flags": ["louisbourg"]}, damaged=damaged)
        wars.finish(war)
        assert wars.strength(war, "wss_queen_annes_war", "france")["total"] == total
        match = acting(
            "britain", "economic", 4, damaged=damaged, france={"flags": ["louisbourg", "georges_bank"]},
            britain={"flags": ["northern_colonies", "massachusetts_bay"]},
        )  # fmt: skip
        assert cost(match, "britain", "unflag georges_bank") == price


@rule("IS-3.2.5.2", "IS-5.4.1.9", "IS-R-34", "IS-4.1.12.6")
def test_a_damaged_fort_is_controlled_for_everything_else() -> None:
    fields = {"damaged": ["louisbourg"], "britain": BARE}
    match = acting("france", "economic", 4, france={"flags": ["louisbourg", "georges_bank"]}, **fields)
    assert match.view(None)["isolated"] == []  # the chain of Georges Bank ends there
    assert "flag gulf_of_st_lawrence" in options(match, "france")  # connection
    award = scores.scored(["louisbourg"], [], damaged=["louisbourg"], demand=[])
    assert scores.awards(award)["north_america"] == "france"
    tiles = wars.tiles("wss_queen_annes_war", 3)
    war = wars.won_by(
        "france", "wss_queen_annes_war", 3, france={**tiles, "flags": ["louisbourg"]}, damaged=["louisbourg"]
    )
    assert "acadia" in wars.targets(war)  # the base of a Conquest Line


@rule("IS-3.2.5.3", "IS-3.2.5.4", "IS-5.6.3.4")
def test_a_damaged_fort_can_be_repaired_or_seized_an_undamaged_one_cannot_change_hands() -> None:
    fields = {"france": {"flags": ["louisbourg"], "navy": 0}, "britain": {"flags": ["georges_bank"], "navy": 0}}
    match = acting("britain", "military", 4, damaged=["louisbourg"], **fields)
    assert offered(match, "britain", "seize") == {"louisbourg"}
    mine = acting("france", "military", 4, damaged=["louisbourg"], **fields)
    assert offered(mine, "france", "repair") == {"louisbourg"}
    whole = acting("britain", "military", 4, **fields)
    forbidden(whole, "britain", "seize louisbourg", "build louisbourg", "repair louisbourg")


@rule("IS-3.2.5.6", "IS-8.1.1")
def test_an_advantage_needs_all_its_spaces() -> None:
    for held, holder in ((["savoy"], None), (["spain_prestige_3"], None), (["savoy", "spain_prestige_3"], "france")):
        match = begun("france", france={"flags": held}, britain=BARE)
        assert match.view(None)["advantages"]["mediterranean_intrigue"]["holder"] == holder
        assert ("activate mediterranean_intrigue" in options(match, "france")) == (holder == "france")
    split = begun("france", france={"flags": ["savoy"]}, britain={"flags": ["spain_prestige_3"]})
    assert split.view(None)["advantages"]["mediterranean_intrigue"]["holder"] is None


# -- Conquest Lines (3.2.6)


@rule("IS-3.2.6.1", "IS-3.1.4")
def test_conquest_lines_matter_only_for_conquest_points() -> None:
    # Bahamas Run - St. Domingue and Carolinas - San Agustin are dashed: no connection for Markets, Forts or Protection
    match = acting("france", "economic", 4, france={"flags": ["san_agustin"]}, britain=BARE)
    assert shifts(match, "france") == {"flag panzacola"}
    held = acting("france", "military", 4, france={"flags": ["madras"], "navy": 0}, britain=BARE)
    assert offered(held, "france", "build") == set()  # Madras - Arcot and Madras - Vandavasi


@rule("IS-3.2.6.2", "IS-3.2.6.4", "IS-R-10", "IS-EX-12")
@pytest.mark.parametrize("base", ["louisbourg", "halifax", "champlain_valley"])
def test_a_territory_with_lines_needs_the_other_end_of_one(base: str) -> None:
    tiles = wars.tiles("wss_queen_annes_war", 3)
    with_base = wars.won_by("britain", "wss_queen_annes_war", 3, britain={**tiles, "flags": [base]})
    reached = {
        "louisbourg": {"acadia", "quebec_and_montreal"}, "halifax": {"northern_colonies"},
        "champlain_valley": {"quebec_and_montreal", "northern_colonies"},
    }  # fmt: skip
    lined = {"acadia", "quebec_and_montreal", "northern_colonies"}
    assert wars.targets(with_base) & lined == reached[base]
    without = wars.won_by("britain", "wss_queen_annes_war", 3)
    assert wars.targets(without) & lined == set()
    assert "louisbourg" in wars.targets(without)  # a Fort needs no line


@rule("IS-3.2.6.3")
def test_a_territory_without_a_line_needs_only_the_points() -> None:
    match = wars.won_by("britain", "wss_spain", 2)
    assert wars.targets(match) & {"gibraltar", "minorca", "asiento", "san_agustin"} == {
        "gibraltar",
        "minorca",
        "asiento",
    }
    match = wars.won_by("britain", "wss_queen_annes_war", 3)
    assert "hudson_bay" in wars.targets(match)


@rule("IS-3.2.6.4", "IS-EX-12", "IS-12.3.1")
def test_tougher_forts_asks_for_a_line_to_an_opposing_fort() -> None:
    tiles = wars.tiles("wss_queen_annes_war", 6)
    bases = {
        "acadia": True,
        "quebec_and_montreal": True,
        "halifax": True,
        "ohio_forks": False,
        "northern_colonies": False,
    }
    for base, free in bases.items():
        for damaged in ([], ["louisbourg"]):
            match = wars.won_by(
                "britain", "wss_queen_annes_war", 6, options={"tougher_forts": True}, damaged=damaged,
                france={"flags": ["louisbourg"]}, britain={**tiles, "flags": [base]},
            )  # fmt: skip
            assert ("louisbourg" in wars.targets(match)) is free, base
    empty = wars.won_by("britain", "wss_queen_annes_war", 6, options={"tougher_forts": True})
    assert "louisbourg" in wars.targets(empty)


# -- control and its words (3.2.7, 3.2.8)


@rule("IS-3.2.7.1", "IS-3.2.7.2")
def test_flags_of_all_five_types_of_space() -> None:
    held = ["savoy", "antigua", "acadia", "louisbourg", "biscay"]
    match = begun("france", france={"flags": held}, britain=BARE)
    assert flags(match, "france") == set(held)


@rule("IS-3.2.7.3", "IS-3.2.8.1", "IS-3.2.8.3", "IS-3.2.8.8")
def test_a_shift_flags_an_empty_space_or_unflags_an_opposing_one() -> None:
    match = acting("france", "diplomatic", 4)
    menu = shifts(match, "france")
    assert "flag savoy" in menu
    assert "unflag german_states_3" in menu
    # never the other way round, and never one's own
    assert not menu & {"unflag savoy", "flag german_states_3", "flag bavaria", "unflag bavaria"}
    play(match, "france: unflag german_states_3")
    assert owner(match, "german_states_3") is None  # not both in one shift


@rule("IS-3.2.7.3")
def test_one_squadron_in_a_naval_space() -> None:
    match = acting("britain", "military", 4, changes={"biscay": "britain", "balearic": "france"})
    assert "deploy navy > biscay" not in options(match, "britain")
    play(match, "britain: deploy navy > balearic")
    assert owner(match, "balearic") == "britain"
    assert "balearic" not in flags(match, "france")


@rule("IS-3.2.8.2", "IS-5.2.7")
def test_unflagging_never_means_ones_own_flag() -> None:
    # Tropical Diseases: unflag a Caribbean Market, then remove a flag of one's own
    match = taken("france", "military_3_diplomatic", france={"hand": ["tropical_diseases"]})
    play(match, "france: play tropical_diseases")
    assert flags(match, "britain") & {"georgia", "st_lucia"} == {"georgia", "st_lucia"}
    assert offered(match, "france", "choose") == {"georgia", "st_lucia"}
    play(match, "france: choose georgia")
    assert offered(match, "france", "choose") == {"port_de_paix", "martinique"}


@rule("IS-3.2.8.4")
def test_taking_control_replaces_the_flag_in_one_effect() -> None:
    match = taken("france", "military_3_diplomatic", turn="turn_4", changes={"nizam": "britain"},
                  france={"hand": ["hyder_ali"]})  # fmt: skip
    play(match, "france: play hyder_ali", "france: option 0", "france: choose nizam")
    assert owner(match, "nizam") == "france"


@rule("IS-3.2.8.5")
def test_replacing_a_flag_takes_two_shifts_each_paid_in_full() -> None:
    match = acting("france", "diplomatic", 4, changes={"savoy": "britain"})
    forbidden(match, "france", "flag savoy")
    assert cost(match, "france", "unflag savoy") == 2
    play(match, "france: unflag savoy")
    assert cost(match, "france", "flag savoy") == 2
    play(match, "france: flag savoy")
    assert owner(match, "savoy") == "france"
    assert match.view(None)["round"]["actions"]["major"]["points"] == 0


@rule("IS-3.2.8.6", "IS-3.2.8.7")
def test_protected_is_a_flag_beside_a_squadron_or_undamaged_fort_of_its_own() -> None:
    british = {"flags": ["northern_colonies", "massachusetts_bay"], "navy": 0}

    def price(french: list[str], **fields: object) -> int:
        match = acting("britain", "economic", 4, france={"flags": french, "navy": 0}, britain=british, **fields)
        return cost(match, "britain", "unflag georges_bank" if "georges_bank" in french else "flag georges_bank")

    assert price(["georges_bank", "northeast_channel", "acadia"]) == 2  # a Territory or Market protects nothing
    assert price(["georges_bank", "halifax"]) == 3  # a Fort
    assert price(["georges_bank", "atlantic_passage"]) == 3  # a Squadron
    assert price(["georges_bank", "halifax", "atlantic_passage"]) == 3  # once
    assert price(["georges_bank", "halifax"], damaged=["halifax"]) == 2
    assert price(["halifax"]) == 2  # an empty space is never Protected
    # a Squadron or Fort of the enemy protects nothing of yours
    enemy = acting(
        "britain", "economic", 4, france={"flags": ["georges_bank", "northeast_channel", "acadia"], "navy": 0},
        britain={"flags": ["gulf_of_maine"], "navy": 0},
    )  # fmt: skip
    assert cost(enemy, "britain", "unflag georges_bank") == 2


@rule("IS-3.2.8.7", "IS-5.6.2.1")
def test_protection_makes_removing_a_conflict_marker_cheaper() -> None:
    for french, price in ((["georges_bank"], 2), (["georges_bank", "halifax"], 1)):
        match = acting("britain", "military", 4, france={"flags": french, "navy": 0}, conflict=["georges_bank"])
        assert cost(match, "britain", "pacify georges_bank") == price


@rule("IS-3.2.8.9", "IS-3.2.1.2")
def test_the_least_price_of_a_shift_is_1() -> None:
    # Rum and a Conflict marker: 1 - 1, and still 1
    match = acting(
        "britain", "economic", 4, france={"flags": ["caicos"], "navy": 0}, conflict=["bahamas_run_west", "caicos"],
        britain={"flags": ["puerto_rico", "carolinas", "bahamas_run"], "navy": 0},
    )  # fmt: skip
    assert cost(match, "britain", "unflag caicos") == 1
    assert cost(match, "britain", "unflag caicos with rum") == 1
    assert cost(match, "britain", "flag bahamas_run_west") == 1
