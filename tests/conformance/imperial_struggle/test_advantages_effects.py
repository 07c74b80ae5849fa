"""The 22 Advantage tiles (8): what each does, to what, and what it costs."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.imperial_struggle.cards import choices, conflicts, exhausted
from tests.conformance.imperial_struggle.rounds import begun, cost, left, offered, state, taken
from tests.conformance.imperial_struggle.table import asked, forbidden, options, owner, play, side
from tests.conformance.rule import rule

# -- tiles that place a Conflict marker

FURS = {
    "york_factory", "hudson_valley", "albany", "cumberland", "allegheny", "niagara", "oswego", "ile_aux_noix",
    "cataraqui",
}  # fmt: skip
CARIBBEAN = {
    "georgia", "panzacola", "bahamas_run_west", "bahamas_run_north", "caicos", "port_de_paix", "puerto_principe",
    "puerto_rico", "antigua", "martinique", "st_lucia", "havana", "santiago", "cayman_passage", "cuba_passage_east",
    "st_james",
}  # fmt: skip
MARKERS: list[tuple[str, dict[str, str], set[str]]] = [
    ("central_europe_conflict", {"german_states_3": "france"}, {  # every Alliance space in Europe
        "ireland_alliance", "scotland_alliance", "denmark_norway", "prussia_alliance", "prussia_empire_alliance",
        "sweden", "russia", "dutch_republic_alliance", "german_states_2", "german_states_3", "bavaria",
        "austria_alliance_2", "austria_alliance_3", "sardinia", "savoy", "spain_alliance_upper",
        "spain_alliance_lower",
    }),
    ("mediterranean_intrigue", {"savoy": "france", "spain_prestige_3": "france"}, {
        "spain_alliance_upper", "spain_alliance_lower", "spain_prestige_2", "spain_prestige_3", "austria_alliance_2",
        "austria_alliance_3", "austria_prestige_upper", "austria_prestige_lower", "sardinia",
    }),
    ("algonquin_raids", {}, FURS),
    ("iroquois_raids", {"iroquois": "france"}, FURS),
    ("patriot_agitation", {"sons_of_liberty": "france"}, FURS | {
        "gulf_of_st_lawrence", "northeast_channel", "georges_bank", "massachusetts_bay", "chesapeake", "algonquin",
        "iroquois", "sons_of_liberty",
    }),
    ("letters_of_marque", {"privateers": "france"}, CARIBBEAN),
    ("pirate_havens", {"buccaneers": "france"}, CARIBBEAN),
    ("power_struggle", {"mysore": "france"}, {
        "kurpa", "vellore", "kanchipuram", "karaikal", "tiruchirappalli", "calicut", "mangalore",
    }),
    ("raids_and_incursions", {"maratha": "france"}, {
        "malacca_route", "plassey", "west_bengal", "midnapore", "kurpa", "vellore", "kanchipuram", "karaikal",
        "tiruchirappalli", "calicut", "mangalore",
    }),
    ("separatist_wars", {"nizam": "france"}, {
        "plassey", "west_bengal", "midnapore", "kurpa", "vellore", "karaikal",
    }),
]  # fmt: skip


@rule("IS-8.2.1", "IS-R-36", "IS-R-91")
@pytest.mark.parametrize(("tile", "changes", "targets"), MARKERS, ids=[tile for tile, *_ in MARKERS])
def test_tiles_that_place_a_conflict_marker(tile: str, changes: dict[str, str], targets: set[str]) -> None:
    match = begun("france", turn="turn_5", changes=changes)
    play(match, f"france: activate {tile}")
    assert choices(match, "france") == targets
    space = sorted(targets)[0]
    play(match, f"france: choose {space}")
    assert (conflicts(match), exhausted(match, tile)) == ({space}, True)
    assert (match.view(None)["conflict_plus"], asked(match)) == ([], [("france", "round")])
    held = {"algonquin_raids": ["algonquin"], "central_europe_conflict": ["german_states_3", "bavaria"]}
    free = sorted(targets - {*changes, *held.get(tile, [])})
    second = begun("france", turn="turn_5", changes=changes, conflict=free[1:])
    play(second, f"france: activate {tile}")
    if len(targets - set(free[1:])) > 1:  # else the only space takes the marker unasked
        assert choices(second, "france") == targets - set(free[1:])
        play(second, f"france: choose {free[0]}")
    assert conflicts(second) == set(free)  # never two in one space


@rule("IS-R-100", "IS-3.2.1.8")
def test_patriot_agitation_reaches_the_united_states_once_they_are_open() -> None:
    match = begun("france", turn="turn_6", changes={"sons_of_liberty": "france"}, usa=["carolinas"])
    play(match, "france: activate patriot_agitation")
    assert {"usa_2", "usa_3"} <= choices(match, "france")


@rule("IS-R-36", "IS-3.2.8.6")
@pytest.mark.parametrize(("tile", "space"), [("letters_of_marque", "privateers"), ("pirate_havens", "buccaneers")])
def test_pirates_spare_protected_markets(tile: str, space: str) -> None:
    # a British Squadron guards St. Lucia, but neither French Martinique nor the empty Antigua beside it
    match = begun("britain", changes={space: "britain", "antilles_channel": "britain"})
    play(match, f"britain: activate {tile}")
    assert choices(match, "britain") == CARIBBEAN - {"st_lucia"}


# -- Baltic Trade

BALTIC = {"denmark_norway": "france", "prussia_alliance": "france"}


@pytest.mark.parametrize(("debt", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_baltic_trade_lowers_debt_by_2(debt: int, after: int) -> None:
    match = begun("france", changes=BALTIC, france={"debt": debt})
    play(match, "france: activate baltic_trade")
    assert (side(match, "france")["debt"], exhausted(match, "baltic_trade")) == (after, True)
    assert side(match, "britain")["debt"] == 0


# -- Political tiles that fix the price at 1

EUROPE: list[tuple[str, dict[str, str], set[str]]] = [
    ("german_diplomacy", {"prussia_empire_prestige": "france"}, {"russia", "sweden", "bavaria"}),
    ("italy_influence", {"austria_alliance_3": "france", "sardinia": "france"}, {
        "spain_prestige_3", "spain_alliance_lower", "austria_alliance_2", "austria_prestige_upper"}),
    ("silesia_negotiations", {"austria_prestige_upper": "france"}, {
        "prussia_alliance", "prussia_prestige", "german_states_3"}),
]  # fmt: skip
BRITISH = {
    "russia": "britain", "sweden": "britain", "bavaria": "britain", "spain_prestige_3": "britain",
    "spain_alliance_lower": "britain", "austria_prestige_upper": "britain", "prussia_alliance": "britain",
    "prussia_prestige": "britain", "savoy": "britain",
}  # fmt: skip


def helped(match: Match, tile: str) -> set[str]:
    """The spaces that may be unflagged with the tile."""
    return {m.split()[1] for m in options(match, "france") if m.startswith("unflag ") and m.endswith(f" with {tile}")}


@rule("IS-R-91", "IS-R-31", "IS-5.5.2.1")
@pytest.mark.parametrize(("tile", "changes", "targets"), EUROPE, ids=[tile for tile, *_ in EUROPE])
def test_tiles_that_unflag_in_europe_for_1(tile: str, changes: dict[str, str], targets: set[str]) -> None:
    fields: dict[str, Any] = {"turn": "turn_3", "changes": {**BRITISH, **changes}}
    match = play(taken("france", "diplomatic_4_economic", **fields), "france: begin major")
    reached = targets - set(changes)
    assert helped(match, tile) == reached
    for space in reached:
        assert cost(match, "france", f"unflag {space} with {tile}") == 1
        assert cost(match, "france", f"unflag {space}") == match_cost(space)  # the price without it
    first = sorted(reached)[0]
    play(match, f"france: unflag {first} with {tile}")
    assert (owner(match, first), exhausted(match, tile), left(match)) == (None, True, 3)
    assert not helped(match, tile)
    # in a further Region it costs 1 more
    second = play(taken("france", "diplomatic_4_economic", **fields), "france: begin major", "france: flag nizam")
    assert cost(second, "france", f"unflag {first} with {tile}") == 2
    # a Minor Action may remove the flag of a marked space; that costs 1 anyway, but the tile may be used up for it
    minor = taken("france", "military_4_diplomatic", conflict=[first], **fields)
    assert helped(play(minor, "france: begin minor"), tile) == {first}


def match_cost(space: str) -> int:
    return {"sweden": 2, "austria_alliance_2": 2, "prussia_alliance": 2}.get(space, 3)


# -- Fur Trade

NORTH = {"hudson_bay": "france", "albany": "britain", "oswego": "britain", "ile_aux_noix": "france"}


@rule("IS-R-91", "IS-R-31", "IS-5.4.2.2")
def test_fur_trade_unflags_a_market_in_north_america_for_1() -> None:
    changes = {**NORTH, "york_factory": "britain", "georges_bank": "britain", "gulf_of_st_lawrence": "france",
               "gulf_of_maine": "britain", "antigua": "britain"}  # fmt: skip
    match = play(taken("france", "economic_4_military", changes=changes), "france: begin major")
    # Albany, York Factory and Georges Bank are connected to French spaces; Oswego and Hudson Valley are not
    assert helped(match, "fur_trade") == {"albany", "georges_bank", "york_factory"}
    assert cost(match, "france", "unflag albany") == 3
    assert cost(match, "france", "unflag albany with fur_trade") == 1
    assert cost(match, "france", "unflag georges_bank with fur_trade") == 2  # Protected
    assert cost(match, "france", "unflag york_factory") == 1  # Isolated
    assert cost(match, "france", "unflag york_factory with fur_trade") == 1
    play(match, "france: unflag albany with fur_trade")
    assert (owner(match, "albany"), exhausted(match, "fur_trade"), left(match)) == (None, True, 3)
    marked = taken("france", "economic_4_military", changes=changes, conflict=["georges_bank"])
    play(marked, "france: begin major")
    assert cost(marked, "france", "unflag georges_bank") == 2  # 1 and Protected: the tile does not lower that
    assert cost(marked, "france", "unflag georges_bank with fur_trade") == 2


# -- tiles that lower the price of a Market by 1

LOWER: list[tuple[str, dict[str, str], str, int, dict[str, str], str]] = [
    # tile, its space, a British Market of the Region, its price, what protects it, a Market elsewhere
    ("wheat", {"chesapeake": "france", "ile_aux_noix": "france"}, "albany", 3, {"champlain_valley": "britain"},
     "st_lucia"),
    ("fruit", {"san_agustin": "france"}, "st_lucia", 2, {"antilles_channel": "britain"}, "kanchipuram"),
    ("rum", {"puerto_rico": "france"}, "st_lucia", 2, {"antilles_channel": "britain"}, "kanchipuram"),
    ("silk", {"west_bengal": "france"}, "kanchipuram", 2, {"vandavasi": "britain"}, "st_lucia"),
    ("textiles", {"tiruchirappalli": "france"}, "kanchipuram", 2, {"vandavasi": "britain"}, "st_lucia"),
]  # fmt: skip


@rule("IS-8.2.6", "IS-5.4.2.3", "IS-5.4.2.5", "IS-R-31")
@pytest.mark.parametrize(
    ("tile", "held", "market", "price", "guard", "elsewhere"), LOWER, ids=[row[0] for row in LOWER]
)
def test_tiles_that_lower_the_price_of_unflagging_a_market(
    tile: str, held: dict[str, str], market: str, price: int, guard: dict[str, str], elsewhere: str
) -> None:
    changes = {"albany": "britain", **held}
    match = play(taken("france", "economic_4_military", changes=changes), "france: begin major")
    assert market in helped(match, tile)
    assert elsewhere not in helped(match, tile)
    assert not [move for move in options(match, "france") if move.startswith("flag") and "with" in move]
    assert cost(match, "france", f"unflag {market}") == price
    assert cost(match, "france", f"unflag {market} with {tile}") == price - 1
    guarded = play(taken("france", "economic_4_military", changes={**changes, **guard}), "france: begin major")
    assert cost(guarded, "france", f"unflag {market}") == price + 1
    assert cost(guarded, "france", f"unflag {market} with {tile}") == price
    # Protected and marked: 1 - 1 + 1; only marked: 1 already, and 1 at least
    both = taken("france", "economic_4_military", changes={**changes, **guard}, conflict=[market])
    assert cost(play(both, "france: begin major"), "france", f"unflag {market} with {tile}") == 1
    marked = taken("france", "economic_4_military", changes=changes, conflict=[market])
    assert cost(play(marked, "france: begin major"), "france", f"unflag {market} with {tile}") == 1
    play(match, f"france: unflag {market} with {tile}")
    assert (owner(match, market), exhausted(match, tile), left(match)) == (None, True, 5 - price)


# -- Naval Bastion


@rule("IS-R-42", "IS-R-107", "IS-8.2.5")
def test_naval_bastion_sends_an_opposing_squadron_home_for_1() -> None:
    changes = {"gibraltar": "france", "biscay": "britain", "malabar_coast": "britain", "balearic": "france"}
    match = taken("france", "military_4_economic", changes=changes, france={"limit": 0})
    play(match, "france: activate naval_bastion")  # only the Major Action can pay for it, so it begins it
    assert choices(match, "france") == {"biscay", "malabar_coast"}  # anywhere on the map
    play(match, "france: choose malabar_coast")
    assert (owner(match, "malabar_coast"), side(match, "britain")["navy"], left(match)) == (None, 3, 3)
    assert exhausted(match, "naval_bastion")
    minor = play(taken("france", "economic_4_military", changes=changes), "france: begin minor")
    forbidden(minor, "france", "activate naval_bastion")  # it removes a Squadron
    nobody = taken("france", "military_4_economic", changes={"gibraltar": "france"})
    forbidden(play(nobody, "france: begin major"), "france", "activate naval_bastion")


@rule("IS-8.2.5", "IS-R-75")
def test_naval_bastion_needs_exactly_one_point() -> None:
    changes = {"gibraltar": "france", "biscay": "britain", "cabot_strait": "france"}
    match = taken("france", "military_2_economic", changes=changes, france={"limit": 0})
    play(match, "france: begin major", "france: deploy navy > balearic")
    assert "activate naval_bastion" in options(match, "france")  # 1 point left
    play(match, "france: deploy cabot_strait > gulf_of_maine")
    forbidden(match, "france", "activate naval_bastion")


@rule("IS-8.2.5", "IS-6.1.3")
def test_naval_bastion_may_be_paid_with_debt() -> None:
    changes = {"gibraltar": "france", "biscay": "britain"}
    match = taken("france", "military_2_economic", changes=changes, france={"navy": 1})
    play(match, "france: begin major", "france: buy tile", "france: place in wss_spain")
    assert left(match) == 0
    play(match, "france: activate naval_bastion")  # the only Squadron
    assert (owner(match, "biscay"), side(match, "france")["debt"]) == (None, 1)


# -- Slaving Contracts


@rule("IS-5.6.5.3", "IS-R-107")
def test_slaving_contracts_build_a_squadron_for_2() -> None:
    match = taken("france", "military_4_economic", changes={"asiento": "france"}, france={"limit": 0})
    assert not offered(match, "france", "activate") - {"algonquin_raids"}
    play(match, "france: begin major", "france: construct with slaving_contracts")
    assert (left(match), side(match, "france")["navy"], exhausted(match, "slaving_contracts")) == (2, 2, True)
    forbidden(match, "france", "construct with slaving_contracts", "construct")
    minor = taken("france", "economic_4_military", changes={"asiento": "france"}, france={"limit": 0})
    play(minor, "france: begin minor", "france: construct with slaving_contracts")
    assert (side(minor, "france")["navy"], state(minor, "minor")) == (2, "closed")
    full = taken("france", "military_4_economic", changes={"asiento": "france"}, france={"navy": 8})
    forbidden(play(full, "france: begin major"), "france", "construct with slaving_contracts")
