"""The 22 Advantage tiles (8): who takes each, when it may be used, and the limits of use."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.imperial_struggle.cards import exhausted, holder
from tests.conformance.imperial_struggle.rounds import begun, offered, taken
from tests.conformance.imperial_struggle.table import build, forbidden, happened, options, play, side
from tests.conformance.rule import rule

SPACES = {  # the spaces to be controlled for each tile
    "baltic_trade": ["denmark_norway", "prussia_alliance"],
    "central_europe_conflict": ["german_states_3", "bavaria"],
    "german_diplomacy": ["prussia_empire_prestige"],
    "italy_influence": ["austria_alliance_3", "sardinia"],
    "mediterranean_intrigue": ["savoy", "spain_prestige_3"],
    "naval_bastion": ["gibraltar"],
    "silesia_negotiations": ["austria_prestige_upper"],
    "algonquin_raids": ["algonquin"],
    "fur_trade": ["hudson_bay"],
    "iroquois_raids": ["iroquois"],
    "patriot_agitation": ["sons_of_liberty"],
    "wheat": ["chesapeake"],
    "fruit": ["san_agustin"],
    "letters_of_marque": ["privateers"],
    "pirate_havens": ["buccaneers"],
    "rum": ["puerto_rico"],
    "slaving_contracts": ["asiento"],
    "power_struggle": ["mysore"],
    "raids_and_incursions": ["maratha"],
    "separatist_wars": ["nizam"],
    "silk": ["west_bengal"],
    "textiles": ["tiruchirappalli"],
}
REGIONS = {"europe": 7, "north_america": 5, "caribbean": 5, "india": 5}
# how each can be used: what the round needs first, then the use
FREE = {
    "baltic_trade", "central_europe_conflict", "mediterranean_intrigue", "algonquin_raids", "iroquois_raids",
    "patriot_agitation", "letters_of_marque", "pirate_havens", "power_struggle", "raids_and_incursions",
    "separatist_wars",
}  # fmt: skip


def test_there_are_22() -> None:
    box = Match.new("imperial_struggle", seed=1).definition.components  # type: ignore[attr-defined]
    assert [tile.id for tile in box.advantages] == list(SPACES)
    assert [sum(tile.region == n for tile in box.advantages) for n in range(4)] == list(REGIONS.values())


@rule("IS-8.1.1", "IS-3.2.5.6")
@pytest.mark.parametrize("tile", SPACES)
def test_who_controls_all_its_spaces_has_the_tile(tile: str) -> None:
    for name, other in (("france", "britain"), ("britain", "france")):
        all_ = dict.fromkeys(SPACES[tile], name)
        assert holder(build(turn="turn_5", changes=all_), tile) == name
        for space in SPACES[tile]:
            assert holder(build(turn="turn_5", changes={**all_, space: "none"}), tile) is None
            mixed = holder(build(turn="turn_5", changes={**all_, space: other}), tile)
            assert mixed == (other if len(SPACES[tile]) == 1 else None)


@rule("IS-8.1.1", "IS-8.2.3", "IS-EX-21")
def test_a_tile_is_taken_at_once_and_used_in_a_later_round() -> None:
    match = taken("france", "diplomatic_4_economic", tiles=["economic_4_military", "diplomatic_4_military"],
                  changes={"spain_prestige_3": "france"})  # fmt: skip
    play(match, "france: begin major", "france: flag savoy")
    assert match.view(None)["advantages"]["mediterranean_intrigue"] == {
        "holder": "france", "exhausted": False, "new": True,
    }  # fmt: skip
    forbidden(match, "france", "activate mediterranean_intrigue")
    play(match, "france: end", "britain: take economic_4_military", "britain: end")
    assert "mediterranean_intrigue" in offered(match, "france", "activate")


@rule("IS-8.1.2", "IS-R-49")
def test_a_tile_lost_goes_back_and_keeps_its_state() -> None:
    match = taken("britain", "diplomatic_4_economic", changes={"savoy": "france", "spain_prestige_3": "france"},
                  exhausted=["mediterranean_intrigue"])  # fmt: skip
    play(match, "britain: begin major", "britain: unflag savoy")
    assert (holder(match, "mediterranean_intrigue"), exhausted(match, "mediterranean_intrigue")) == (None, True)
    # what changes hands in a round was taken in that round
    back = taken("britain", "diplomatic_4_economic", changes={"iroquois": "france"})
    play(back, "britain: begin major", "britain: unflag iroquois", "britain: flag iroquois")
    assert back.view(None)["advantages"]["iroquois_raids"] == {"holder": "britain", "exhausted": False, "new": True}
    forbidden(back, "britain", "activate iroquois_raids")


@rule("IS-8.1.3", "IS-4.1.5.1")
@pytest.mark.parametrize("tile", SPACES)
def test_an_exhausted_tile_is_ready_again_after_the_reset_phase(tile: str) -> None:
    changes = dict.fromkeys(SPACES[tile], "france")
    assert exhausted(build(turn="turn_6", phase="deal", changes=changes, exhausted=[tile]), tile)
    assert not exhausted(build(turn="turn_6", phase="start", changes=changes, exhausted=[tile]), tile)


def ways(match: Match, name: str, tile: str) -> list[str]:
    """The moves that use the tile now."""
    return [m for m in options(match, name) if m == f"activate {tile}" or m.endswith(f" with {tile}")]


# Britain has something to lose to every French tile here, and French Markets lie beside it
BOARD: dict[str, Any] = {
    "austria_alliance_2": "britain", "sweden": "britain", "prussia_alliance": "britain", "massachusetts_bay": "britain",
    "georges_bank": "britain", "gulf_of_st_lawrence": "france", "biscay": "britain",
}  # fmt: skip
PAID = {  # the tile (Investment) whose Major Action pays
    "german_diplomacy": "diplomatic_4_economic", "italy_influence": "diplomatic_4_economic",
    "silesia_negotiations": "diplomatic_4_economic", "naval_bastion": "military_4_economic",
    "fur_trade": "economic_4_military", "wheat": "economic_4_military", "fruit": "economic_4_military",
    "rum": "economic_4_military", "slaving_contracts": "military_4_economic", "silk": "economic_4_military",
    "textiles": "economic_4_military",
}  # fmt: skip


def ready(tile: str, **fields: Any) -> Match:
    """France holds the tile and is in the Action that pays for it, if it costs something."""
    changes = {**BOARD, **dict.fromkeys(SPACES[tile], "france")}
    match = taken("france", PAID.get(tile, "military_4_economic"), turn="turn_5", changes=changes, **fields)
    return play(match, "france: begin major") if tile in PAID else match


@rule("IS-8.1.3", "IS-8.1.4", "IS-3.8.0.4")
@pytest.mark.parametrize("tile", SPACES)
def test_a_tile_is_usable_unless_exhausted_or_under_a_conflict_marker(tile: str) -> None:
    assert ways(ready(tile), "france", tile)
    assert not ways(ready(tile, exhausted=[tile]), "france", tile)
    for space in SPACES[tile]:
        if space in ("gibraltar", "hudson_bay", "san_agustin", "asiento"):  # Territories hold no marker
            continue
        marked = ready(tile, conflict=[space])
        assert holder(marked, tile) == "france"  # it is kept
        assert not ways(marked, "france", tile)


@rule("IS-8.2.5", "IS-8.2.2")
@pytest.mark.parametrize("tile", SPACES)
def test_only_tiles_without_payment_can_be_used_without_an_action_of_their_type(tile: str) -> None:
    changes = {**BOARD, **dict.fromkeys(SPACES[tile], "france")}
    before = begun("france", turn="turn_5", changes=changes)  # also before the Investment tile
    assert bool(ways(before, "france", tile)) is (tile in FREE)
    other = {"e": "diplomatic_4_military", "d": "economic_4_military", "m": "economic_4_diplomatic"}
    if tile in PAID:
        match = taken("france", other[PAID[tile][0]], turn="turn_5", changes=changes)
        for action in ("major", "minor"):
            play(match, f"france: begin {action}")
            assert not ways(match, "france", tile)


@rule("IS-8.2.8")
def test_not_in_the_opponents_round() -> None:
    match = begun("britain", turn="turn_5")
    assert options(match, "france") == []
    assert not ways(match, "britain", "algonquin_raids")  # nor by who does not hold it


@rule("IS-8.2.4")
def test_two_in_a_round_and_one_in_a_region() -> None:
    changes = {"iroquois": "france", "nizam": "france", "mysore": "france", "buccaneers": "france"}
    match = taken("france", "military_4_economic", turn="turn_5", changes=changes)
    assert offered(match, "france", "activate") == {
        "algonquin_raids", "iroquois_raids", "power_struggle", "separatist_wars", "pirate_havens",
    }  # fmt: skip
    play(match, "france: activate power_struggle", "france: choose karaikal")
    assert offered(match, "france", "activate") == {"algonquin_raids", "iroquois_raids", "pirate_havens"}
    play(match, "france: activate algonquin_raids", "france: choose albany")
    assert not offered(match, "france", "activate")
    assert match.view(None)["round"]["advantages_used"] == 2
    tiles = list(SPACES)
    assert happened(match, "advantage_used") == [
        (0, tiles.index("power_struggle")),
        (0, tiles.index("algonquin_raids")),
    ]


@rule("IS-8.2.4", "IS-8.2.6")
def test_a_tile_that_lowers_a_price_counts_too_and_two_never_lower_the_same() -> None:
    changes = {"west_bengal": "france", "tiruchirappalli": "france", "mysore": "france", "hooghly_river": "britain"}
    match = taken("france", "economic_4_military", turn="turn_5", changes=changes)
    play(match, "france: begin major")
    assert {"unflag midnapore with silk", "unflag midnapore with textiles"} <= set(options(match, "france"))
    play(match, "france: unflag midnapore with silk")  # 3 - 1 + 1 Protected
    assert (exhausted(match, "silk"), exhausted(match, "textiles")) == (True, False)
    assert side(match, "france")["debt"] == 0
    assert not [move for move in options(match, "france") if " with textiles" in move]  # India was used
    assert offered(match, "france", "activate") == {"algonquin_raids"}


@rule("IS-8.2.1")
def test_the_exhausted_state_shows_that_it_was_used() -> None:
    match = taken("france", "military_4_economic", turn="turn_5")
    play(match, "france: activate algonquin_raids", "france: choose albany", "france: begin major")
    assert exhausted(match, "algonquin_raids")
    forbidden(match, "france", "activate algonquin_raids")
