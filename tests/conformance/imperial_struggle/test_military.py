"""Chapter 5.6: Military Actions; the exchange of Turn 6."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.imperial_struggle.rounds import acting, cost, left, minor, offered, state, taken
from tests.conformance.imperial_struggle.table import asked, forbidden, happened, options, owner, play, side
from tests.conformance.rule import rule

BARE = {"flags": [], "navy": 0}
FULL = {"wss_central_europe": ["bonus_1", "bonus_2"], "wss_spain": ["bonus_3", "bonus_4"],
        "wss_queen_annes_war": ["bonus_5", "bonus_6"], "wss_jacobite_rebellion": ["bonus_7"]}  # fmt: skip

SPAIN = ("spain_prestige_2", "spain_alliance_lower", "spain_prestige_3")  # beside the French one of the set-up


def bonus(match: Match, name: str = "britain", viewer: str | None = "britain") -> list[list[str | None]]:
    """The Bonus tiles of a side by theater, as somebody sees them."""
    theaters = match.view(viewer)["war"]["theaters"].values()
    return [theater[name]["bonus"] for theater in theaters]


# -- Bonus War tiles (5.6.1)


@rule("IS-5.6.1.1")
def test_2_points_each_at_most_two_in_a_round() -> None:
    match = acting("britain", "military", 4, britain={"limit": 9})
    assert cost(match, "britain", "buy tile") == 2
    for theater in ("wss_spain", "wss_spain"):
        play(match, "britain: buy tile", f"britain: place in {theater}")
    forbidden(match, "britain", "buy tile")
    poor = acting("britain", "military", 3, britain={"limit": 0})
    play(poor, "britain: buy tile", "britain: place in wss_spain")
    forbidden(poor, "britain", "buy tile")  # 1 MP is left
    small = minor("britain", "economic_4_military")
    play(small, "britain: buy tile", "britain: place in wss_spain")
    assert state(small, "minor") == "closed"


@rule("IS-5.6.1.2")
def test_the_tile_is_drawn_at_random_and_placed_face_down() -> None:
    drawn = set()
    for seed in range(30):
        match = play(acting("britain", "military", 2, seed=seed), "britain: buy tile")
        assert offered(match, "britain", "place in") == {
            "wss_central_europe", "wss_spain", "wss_queen_annes_war", "wss_jacobite_rebellion",
        }  # fmt: skip
        play(match, "britain: place in wss_queen_annes_war")
        drawn.add(bonus(match)[2][0])
        assert bonus(match, "britain", "france")[2] == [None]
    assert len(drawn) > 6


@rule("IS-5.6.1.3", "IS-R-44")
def test_two_tiles_in_a_theater_an_older_one_makes_room() -> None:
    fields = {"bonus": {"wss_spain": ["bonus_1", "bonus_7"]}}
    match = play(acting("britain", "military", 2, britain=fields), "britain: buy tile", "britain: place in wss_spain")
    assert asked(match) == [("britain", "displace")]
    (decision,), (drawn,) = match.decisions, match.events("britain")[-1].secret
    assert decision.secret == (drawn,)  # for the owner alone, who must know what would come in
    assert sorted(options(match, "britain")) == sorted(
        f"move {tile} > {theater}" for tile in ("bonus_1", "bonus_7")
        for theater in ("wss_central_europe", "wss_queen_annes_war", "wss_jacobite_rebellion")
    )  # fmt: skip
    play(match, "britain: move bonus_7 > wss_jacobite_rebellion")
    tiles = bonus(match)
    assert tiles[3] == ["bonus_7"]
    assert len(tiles[1]) == 2
    assert "bonus_1" in tiles[1]
    assert happened(match, "tile_moved") == [(1, 1, 3)]  # where from and to is public


@rule("IS-R-44")
def test_with_room_in_one_theater_the_new_tile_goes_there_or_displaces() -> None:
    match = play(acting("britain", "military", 2, britain={"bonus": FULL}), "britain: buy tile")
    direct = play(match.clone(), "britain: place in wss_jacobite_rebellion")
    assert [len(tiles) for tiles in bonus(direct)] == [2, 2, 2, 2]
    play(match, "britain: place in wss_spain")
    assert set(options(match, "britain")) == {
        "move bonus_3 > wss_jacobite_rebellion", "move bonus_4 > wss_jacobite_rebellion",
    }  # fmt: skip
    play(match, "britain: move bonus_3 > wss_jacobite_rebellion")
    assert bonus(match)[3] == ["bonus_7", "bonus_3"]


@rule("IS-5.6.1.4")
def test_a_full_display_takes_no_more() -> None:
    full = {**FULL, "wss_jacobite_rebellion": ["bonus_7", "bonus_8"]}
    forbidden(acting("britain", "military", 4, britain={"bonus": full}), "britain", "buy tile")
    assert "buy tile" in options(acting("britain", "military", 4, britain={"bonus": FULL}), "britain")


@rule("IS-5.6.1.5", "IS-EX-14", "IS-R-46", "IS-R-84", "IS-R-13")
def test_example_14_the_exchange_of_turn_6() -> None:
    match = acting("france", "military", 4, turn="turn_6")
    assert "buy tile" not in options(match, "france")
    assert offered(match, "france", "exchange for") == {"economic", "diplomatic"}
    assert cost(match, "france", "exchange for economic") == 2
    play(match, "france: exchange for economic")
    assert offered(match, "france", "exchange for") == {"economic"}  # not both in one Action Round
    play(match, "france: exchange for economic")
    assert not offered(match, "france", "exchange for")
    play(match, "france: begin exchange")
    assert left(match) == 2
    play(match, "france: flag antigua")
    assert owner(match, "antigua") == "france"
    for turn in ("turn_1", "turn_5"):
        assert not offered(acting("france", "military", 4, turn=turn), "france", "exchange for")


@rule("IS-R-46", "IS-5.6.1.5")
def test_exchanged_points_are_major_and_may_be_augmented() -> None:
    # a Minor Military Action makes one exchange; its point unflags, with 1 Debt
    french = {"limit": 1, "treaty": 0}
    match = taken("france", "economic_4_military", turn="turn_6", france=french, changes={"savoy": "britain"})
    play(match, "france: begin minor", "france: exchange for diplomatic", "france: begin exchange")
    assert left(match) == 1
    play(match, "france: unflag savoy")
    assert (owner(match, "savoy"), side(match, "france")["debt"]) == (None, 1)


@rule("IS-R-46")
def test_exchanged_points_may_join_a_major_action_of_their_type() -> None:
    hand = {"hand": ["wealth_of_nations"], "ministry": ["lavoisier", "turgot"], "limit": 0}
    match = taken("france", "military_3_diplomatic", turn="turn_6", france=hand, face_up=["lavoisier"])
    play(match, "france: play wealth_of_nations", "france: begin major", "france: exchange for economic")
    play(match, "france: begin event")
    assert left(match) == 3
    play(match, "france: join exchange")
    assert left(match) == 4
    forbidden(match, "france", "begin exchange")


@rule("IS-R-46", "IS-R-28")
def test_points_exchanged_after_the_first_were_spent_are_a_new_lot() -> None:
    # Falklands Crisis gives France MP of an Event beside the MP of the tile
    changes = dict.fromkeys(SPAIN, "france")
    match = taken("france", "diplomatic_3_military", turn="turn_6", changes=changes,
                  france={"hand": ["falklands_crisis"], "limit": 0}, conflict=["antigua"])  # fmt: skip
    play(match, "france: play falklands_crisis", "france: begin minor", "france: exchange for economic")
    play(match, "france: begin exchange")
    assert left(match) == 1
    more = play(match.clone(), "france: begin event", "france: exchange for economic", "france: begin exchange")
    assert left(more) == 2  # none was spent
    play(match, "france: flag antigua", "france: begin event", "france: exchange for economic")
    play(match, "france: begin exchange")
    assert left(match) == 1  # the first point is gone


# -- Conflict markers (5.6.2)


@rule("IS-5.6.2.1", "IS-R-37")
@pytest.mark.parametrize(("changes", "plus", "price"), [
    ({}, False, 2), ({"antigua": "france"}, False, 2), ({"antigua": "france", "antilles_channel": "france"}, False, 1),
    ({"antigua": "france", "antilles_channel": "britain"}, False, 2), ({}, True, 3),
    ({"antigua": "france", "antilles_channel": "france"}, True, 2), ({"antilles_channel": "france"}, False, 2),
])  # fmt: skip
def test_the_price_of_removing_a_marker(changes: dict[str, str], plus: bool, price: int) -> None:
    for name in ("france", "britain"):  # whoever removes it
        match = acting(
            name,
            "military",
            4,
            turn="turn_5",
            changes=changes,
            **{"conflict_plus" if plus else "conflict": ["antigua"]},
        )
        assert cost(match, name, "pacify antigua") == price


@rule("IS-5.6.2.2", "IS-5.6.2.3")
def test_any_marker_on_the_map_without_connection() -> None:
    marked = ["kurpa", "savoy", "hudson_valley", "cataraqui"]
    match = acting("france", "military", 4, france={"flags": ["cataraqui"], "navy": 0}, conflict=marked)
    assert offered(match, "france", "pacify") == set(marked)
    play(match, "france: pacify hudson_valley")
    assert owner(match, "hudson_valley") == "britain"


# -- Forts (5.6.3, 5.6.4)


@rule("IS-5.6.3.1")
def test_building_costs_the_number_of_the_space() -> None:
    assert not offered(acting("france", "military", 2, france={"flags": ["acadia"], "navy": 0}), "france", "build")
    match = acting("france", "military", 3, france={"flags": ["acadia"], "navy": 0})
    play(match, "france: build louisbourg")
    assert (owner(match, "louisbourg"), left(match)) == ("france", 0)


@rule("IS-5.6.3.2", "IS-5.6.3.3", "IS-R-35")
@pytest.mark.parametrize(("held", "forts"), [
    (["gulf_of_maine"], {"halifax"}), (["northeast_channel"], {"louisbourg", "halifax"}), (["acadia"], {"louisbourg"}),
    (["louisbourg"], set()), (["quebec_and_montreal"], set()),
])  # fmt: skip
def test_a_market_naval_space_or_territory_beside_it_is_needed(held: list[str], forts: set[str]) -> None:
    match = acting("france", "military", 4, france={"flags": held, "navy": 0}, britain=BARE)
    assert offered(match, "france", "build") == forts


@rule("IS-5.6.3.2")
def test_it_must_have_been_held_at_the_start_of_the_round() -> None:
    match = acting("france", "military", 4, france={"flags": [], "navy": 1, "limit": 9}, britain=BARE)
    play(match, "france: deploy navy > gulf_of_maine")
    assert not offered(match, "france", "build")
    # and still be held
    match = acting("france", "military", 4, france={"flags": ["gulf_of_maine"], "navy": 1, "limit": 9}, britain=BARE)
    play(match, "france: deploy gulf_of_maine > biscay")
    assert not offered(match, "france", "build")
    # another Squadron takes its place: held at the start, and held now
    play(match, "france: deploy navy > gulf_of_maine")
    assert offered(match, "france", "build") == {"halifax"}
    # what was won in one round serves in the next
    tiles = ["economic_4_military", "military_3_economic"]
    later = acting("france", "military", 4, france={"flags": [], "navy": 1}, britain=BARE, tiles=tiles)
    play(later, "france: deploy navy > gulf_of_maine", "france: end")
    play(later, "britain: take economic_4_military", "britain: end")
    play(later, "france: take military_3_economic", "france: begin major")
    assert offered(later, "france", "build") == {"halifax"}


@rule("IS-5.6.4.1", "IS-R-39")
@pytest.mark.parametrize(
    ("fort", "price"), [("louisbourg", 2), ("champlain_valley", 3), ("arcot", 1), ("vandavasi", 3)]
)
def test_repairing_ones_own_fort(fort: str, price: int) -> None:
    match = acting("france", "military", 4, france={"flags": [fort], "navy": 0}, britain=BARE, damaged=[fort])
    assert cost(match, "france", f"repair {fort}") == price  # no connection needed
    play(match, f"france: repair {fort}")
    assert match.view(None)["damaged"] == []
    assert owner(match, fort) == "france"
    small = minor("france", "economic_4_military", france={"flags": [fort]}, damaged=[fort])
    assert offered(small, "france", "repair") == ({fort} if price <= 2 else set())


@rule("IS-EX-30", "IS-5.6.4.2", "IS-5.6.4.3", "IS-5.6.4.4", "IS-5.4.1.2")
def test_example_30_seizing_a_damaged_fort() -> None:
    fields: dict[str, Any] = {"turn": "turn_4", "damaged": ["louisbourg"]}
    match = taken(
        "france", "military_4_economic", changes={"louisbourg": "britain", "cabot_strait": "france"}, **fields
    )
    play(match, "france: begin major")
    assert cost(match, "france", "seize louisbourg") == 4
    play(match, "france: seize louisbourg")
    assert (owner(match, "louisbourg"), match.view(None)["damaged"]) == ("france", [])
    play(match, "france: begin minor", "france: flag georges_bank")
    assert owner(match, "georges_bank") == "france"
    acadia = acting("france", "military", 4, changes={"louisbourg": "britain"}, **fields)
    assert owner(acadia, "acadia") == "france"
    assert not offered(acadia, "france", "seize")


@rule("IS-5.6.4.2", "IS-R-41")
def test_the_connection_for_seizing_need_not_be_old() -> None:
    french = {"flags": [], "navy": 1, "limit": 9}
    match = acting("france", "military", 4, france=french, britain={"flags": ["louisbourg"]}, damaged=["louisbourg"])
    assert not offered(match, "france", "seize")
    play(match, "france: deploy navy > cabot_strait")
    assert offered(match, "france", "seize") == {"louisbourg"}


@rule("IS-5.6.4.4", "IS-5.3.2.6")
def test_seizing_needs_major_or_event_points() -> None:
    # Falklands Crisis: MP of an Event
    changes = {"louisbourg": "britain", "cabot_strait": "france", **dict.fromkeys(SPAIN, "france")}
    match = taken("france", "diplomatic_3_economic", turn="turn_5", changes=changes, damaged=["louisbourg"],
                  france={"hand": ["falklands_crisis"]})  # fmt: skip
    play(match, "france: play falklands_crisis", "france: begin event")
    assert left(match) == 4
    assert offered(match, "france", "seize") == {"louisbourg"}


# -- Squadrons (5.6.5, 5.6.6)


@rule("IS-5.6.5.1", "IS-5.6.5.3")
def test_a_squadron_costs_4_or_2() -> None:
    assert "construct" not in options(acting("france", "military", 3), "france")
    match = acting("france", "military", 4, changes={"asiento": "france"})
    assert cost(match, "france", "construct") == 4
    assert cost(match, "france", "construct with slaving_contracts") == 2
    play(match, "france: construct with slaving_contracts")
    assert match.view(None)["advantages"]["slaving_contracts"]["exhausted"] is True
    forbidden(match, "france", "construct with slaving_contracts", "construct")  # one Squadron, and 2 MP are left


@rule("IS-5.6.5.3", "IS-R-92")
def test_prices_of_2_do_not_add_up_and_a_reduction_comes_off_either_price() -> None:
    # Edmond Halley (2), Slaving Contracts (2) and the -2 of South Sea Speculation
    british = {"hand": ["south_sea_speculation"], "ministry": ["edmond_halley", "bank_of_england"], "limit": 0}
    match = taken("britain", "military_3_economic", britain=british, face_up=["edmond_halley", "bank_of_england"],
                  changes={"asiento": "britain"})  # fmt: skip
    play(match, "britain: play south_sea_speculation", "britain: choose karaikal", "britain: begin major")
    assert cost(match, "britain", "construct") == 2
    assert cost(match, "britain", "construct with slaving_contracts") == 0
    assert cost(match, "britain", "construct with edmond_halley_cheap_squadron") == 0
    play(match, "britain: construct with edmond_halley_cheap_squadron")
    assert cost(match, "britain", "construct with slaving_contracts") == 2  # the -2 was for one Squadron
    forbidden(match, "britain", "construct")  # 4 again


@rule("IS-R-92")
def test_construction_needs_a_military_action() -> None:
    british = {"hand": ["south_sea_speculation"], "ministry": ["edmond_halley", "bank_of_england"]}
    match = taken("britain", "diplomatic_3_economic", britain=british, face_up=["edmond_halley", "bank_of_england"])
    play(match, "britain: play south_sea_speculation")
    while asked(match) != [("britain", "round")]:
        play(match, f"britain: {options(match, 'britain')[0]}")
    for action in ("major", "minor"):
        play(match, f"britain: begin {action}")
        assert not [move for move in options(match, "britain") if move.startswith("construct")]


@rule("IS-5.6.6.1", "IS-5.6.6.5")
def test_deploying_reaches_any_naval_space_from_the_navy_box_or_the_map() -> None:
    match = acting("france", "military", 4, changes={"biscay": "france"})
    naval = {"balearic", "cabot_strait", "atlantic_passage", "gulf_of_maine", "bahamas_run", "antilles_channel",
             "gulf_of_cazones", "cuba_passage", "hooghly_river", "malabar_coast"}  # fmt: skip
    assert offered(match, "france", "deploy navy >") == naval
    assert offered(match, "france", "deploy biscay >") == naval
    play(match, "france: deploy biscay > malabar_coast")
    assert (owner(match, "biscay"), owner(match, "malabar_coast")) == (None, "france")
    assert side(match, "france")["navy"] == 1


@rule("IS-5.6.6.2", "IS-5.6.6.3")
def test_the_prices_of_deploying() -> None:
    match = acting("france", "military", 4, changes={"biscay": "france", "balearic": "britain"})
    assert cost(match, "france", "deploy navy > cabot_strait") == 1
    assert cost(match, "france", "deploy biscay > cabot_strait") == 1
    assert cost(match, "france", "deploy navy > balearic") == 3
    assert cost(match, "france", "deploy biscay > balearic") == 2
    two = acting("france", "military", 2, changes={"biscay": "france", "balearic": "britain"})
    assert "deploy biscay > balearic" in options(two, "france")
    assert "deploy navy > balearic" not in options(two, "france")
    play(match, "france: deploy navy > balearic")
    assert (owner(match, "balearic"), side(match, "britain")["navy"]) == ("france", 3)  # the Navy Box takes it


@rule("IS-5.6.6.4")
def test_a_squadron_deploys_once_in_a_round() -> None:
    match = acting("france", "military", 4, changes={"biscay": "france"})
    play(match, "france: deploy navy > balearic")
    assert not offered(match, "france", "deploy balearic >")
    assert offered(match, "france", "deploy biscay >")
    play(match, "france: deploy biscay > cabot_strait")
    assert not [move for move in options(match, "france") if move.startswith("deploy")]


@rule("IS-5.6.6.6")
def test_a_new_squadron_may_be_deployed_in_the_same_round() -> None:
    match = acting("france", "military", 4, france={"navy": 0, "limit": 1})
    play(match, "france: construct", "france: deploy navy > biscay")
    assert owner(match, "biscay") == "france"
    assert side(match, "france")["debt"] == 1


@rule("IS-R-43")
def test_squadrons_sent_to_unbuilt_can_be_built_again() -> None:
    match = acting("france", "military", 4, turn="turn_5", france={"navy": 0, "unbuilt": 8})
    play(match, "france: construct")
    assert (side(match, "france")["navy"], side(match, "france")["unbuilt"]) == (1, 7)
