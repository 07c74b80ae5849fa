"""Chapters 3.1, 3.3, 3.4, 3.6, 3.7, 3.9 and 3.10: tiles, cards, Squadrons and markers."""

from __future__ import annotations

from collections import Counter

import pytest

from chancellery import Match
from tests.conformance.imperial_struggle import scores, wars
from tests.conformance.imperial_struggle.rounds import acting, begun, left, offered, taken
from tests.conformance.imperial_struggle.table import asked, build, forbidden, happened, options, owner, play, side
from tests.conformance.rule import rule

KINDS = {  # P-3: how many tiles there are of each kind
    f"{major}_{points}_{small}": count
    for points, count in ((4, 2), (3, 1), (2, 1))
    for major in ("economic", "diplomatic", "military")
    for small in ("economic", "diplomatic", "military")
    if small != major
}

FISHING = {"georges_bank": "france", "northeast_channel": "france"}  # Acadia, French, ends the chain


def squadrons(match: Match, name: str) -> tuple[int, int, int, int]:
    """(on the map, Navy Box, Unbuilt, Turn Track)."""
    seen = side(match, name)
    naval = set(match.definition.components.chart.names(match.definition.components.chart.naval))  # type: ignore[attr-defined]
    return len(naval & set(seen["flags"])), seen["navy"], seen["unbuilt"], seen["turn_track"]


# -- limits (3.1)


@rule("IS-3.1.1", "IS-3.6.2", "IS-5.6.5.2", "IS-R-43")
def test_eight_squadrons_and_no_more() -> None:
    match = acting("france", "military", 4, france={"navy": 7})
    play(match, "france: construct")
    assert squadrons(match, "france") == (0, 8, 0, 0)
    full = acting("france", "military", 4, france={"navy": 6}, changes={"biscay": "france", "balearic": "france"})
    forbidden(full, "france", "construct")
    waiting = acting("france", "military", 4, france={"navy": 6, "turn_track": 2})
    assert squadrons(waiting, "france") == (0, 6, 0, 2)
    forbidden(waiting, "france", "construct")
    lost = acting("france", "military", 4, france={"navy": 7, "unbuilt": 0})  # one is out of the game
    forbidden(lost, "france", "construct")


@rule("IS-3.1.1")
def test_twelve_bonus_war_tiles_and_sixteen_basic_ones() -> None:
    match = begun("france", turn="turn_5")
    assert (side(match, "france")["bonus_pool"], side(match, "france")["pool"]) == (12, 13)  # 3 Basic ones lie out
    assert build(turn="turn_4").view("britain")["sides"]["britain"]["pool"] == 12


@rule("IS-3.1.1", "IS-R-76")
def test_two_huguenots_markers() -> None:
    fields = {"ministry": ["new_world_huguenots", "john_law"]}
    for placed, free in ((["acadia"], True), (["acadia", "louisiana"], False)):
        match = begun("france", france=fields, face_up=["new_world_huguenots"], huguenots=placed)
        assert ("use new_world_huguenots_place_marker" in options(match, "france")) is free


@rule("IS-3.1.1", "IS-R-56", "IS-R-106")
def test_conflict_markers_are_never_short() -> None:
    match = begun("britain", turn="turn_6")
    chart = match.definition.components.chart  # type: ignore[attr-defined]
    everywhere = [id for id in chart.ids if chart.kind[chart.index[id]] == "market"]
    assert len(everywhere) > 16
    marked = play(
        begun("france", conflict=[m for m in everywhere if m != "albany"]), "france: activate algonquin_raids"
    )
    assert len(marked.view(None)["conflict"]) == len(everywhere)


# -- Investment tiles (3.3)


@rule("IS-3.3.1", "IS-5.3.1.1", "IS-5.3.2.2")
@pytest.mark.parametrize("tile", sorted(KINDS))
def test_a_tile_gives_a_major_and_a_minor_action_of_another_type(tile: str) -> None:
    major, points, small = tile.split("_")
    actions = taken("france", tile, turn="turn_2").view(None)["round"]["actions"]
    assert actions == {
        "major": {"state": "waiting", "type": major, "points": int(points)},
        "minor": {"state": "waiting", "type": small, "points": 2},
    }
    assert major != small


@rule("IS-3.3.1", "IS-SU.2", "IS-R-78")
def test_the_24_tiles() -> None:
    match = Match.new("imperial_struggle", seed=5)
    everything = match.definition.components.investments  # type: ignore[attr-defined]
    assert {kind.id: kind.count for kind in everything} == KINDS
    assert sum(KINDS.values()) == 24
    view = match.view(None)
    assert len(view["tiles"]) + view["stack"] + len(view["used"]) == 24


@rule("IS-3.3.2", "IS-5.2.1")
@pytest.mark.parametrize("tile", sorted(KINDS))
def test_tiles_of_2_and_3_points_allow_an_event(tile: str) -> None:
    match = taken("france", tile, france={"hand": ["carnatic_war"]})
    assert ("play carnatic_war" in options(match, "france")) == (tile.split("_")[1] in "23")


@rule("IS-3.3.3")
@pytest.mark.parametrize("tile", sorted(KINDS))
def test_tiles_of_2_points_carry_the_upgrade_symbol(tile: str) -> None:
    match = taken("france", tile)
    assert bool(offered(match, "france", "upgrade")) == (tile.split("_")[1] == "2")


@rule("IS-3.3.4", "IS-EX-17", "IS-5.3.0.2")
def test_the_items_of_a_tile_in_any_order_but_the_event_first() -> None:
    fields = {"france": {"hand": ["carnatic_war", "war_of_jenkins_ear", "tax_reform"]}}
    match = taken("france", "economic_2_military", **fields)
    # EX-17: typed Events must be Economic
    assert offered(match, "france", "play") == {"carnatic_war", "tax_reform"}
    assert {"begin major", "begin minor", "upgrade wss_spain"} <= set(options(match, "france"))
    orders = [
        ["play tax_reform", "begin major", "finish", "begin minor", "finish", "upgrade wss_spain"],
        [
            "upgrade wss_spain",
            "stay placed other returned",
            "begin minor",
            "buy tile",
            "place in wss_spain",
            "begin major",
        ],
        [
            "begin minor",
            "buy tile",
            "place in wss_spain",
            "upgrade wss_spain",
            "stay placed other returned",
            "begin major",
        ],
    ]
    for moves in orders:
        copy = match.clone()
        play(copy, *(f"france: {move}" for move in moves))
        assert not offered(copy, "france", "play")
    # every part is optional
    assert asked(play(match.clone(), "france: end")) == [("britain", "round")]


@rule("IS-3.3.5")
def test_the_client_is_told_a_symbol_for_each_type_and_right_of_a_tile() -> None:
    kinds = ["economic_2_military", "diplomatic_3_economic", "military_4_diplomatic"]
    (row,) = [row for row in begun("france", tiles=kinds).scene("france").rows if row.id == "investment"]
    marks = [tile.marks for tile in row.tiles]
    coin, seal, sword = (tile[0].icon for tile in marks)  # the Major Action comes first
    small = [[(mark.icon, mark.value) for mark in tile if mark.minor] for tile in marks]
    event, upgrade = (icon for icon, _ in small[0][1:])
    assert small == [[(sword, "2"), (event, ""), (upgrade, "")], [(coin, "2"), (event, "")], [(seal, "2")]]
    assert [tile[0].value for tile in marks] == ["2", "3", "4"]
    assert len({coin, seal, sword, event, upgrade}) == 5


# -- Event cards (3.4)


@rule("IS-3.4.1.1", "IS-SU.1")
def test_the_event_deck_grows_with_each_era() -> None:
    match = Match.new("imperial_struggle", seed=3)
    eras = Counter(card.era for card in match.definition.components.events)  # type: ignore[attr-defined]
    assert eras == {0: 15, 1: 15, 2: 11}
    assert match.view(None)["draw"] == 15 - 6
    third = build(turn="turn_3", phase="start", discards=["calico_acts"])
    assert third.view(None)["draw"] == 14 + 15 - 6


@rule("IS-3.4.2.1", "IS-3.4.4.1")
def test_a_player_plays_his_own_version() -> None:
    # Great Northern War: Britain shifts a German State, France Russia
    match = taken("britain", "military_3_diplomatic", britain={"hand": ["great_northern_war"]})
    play(match, "britain: play great_northern_war")
    assert owner(match, "german_states_2") == "britain"
    match = taken("france", "military_3_diplomatic", france={"hand": ["great_northern_war"]})
    play(match, "france: play great_northern_war")
    assert owner(match, "russia") == "france"
    assert owner(match, "german_states_2") is None


@rule("IS-3.4.4.1")
def test_an_event_with_one_version_is_the_same_for_both() -> None:
    for name in ("france", "britain"):
        match = taken(name, "economic_3_military", **{name: {"hand": ["tax_reform"], "debt": 2}})
        play(match, f"{name}: play tax_reform")
        assert side(match, name)["debt"] == 0


@rule("IS-3.4.3.1", "IS-5.2.4")
def test_the_bonus_effect_comes_in_addition() -> None:
    for debt, points in ((0, 3), (1, 1)):  # West African Gold Mining: more Available Debt
        match = taken("britain", "military_3_diplomatic", turn="turn_3",
                      britain={"hand": ["west_african_gold_mining"], "debt": debt}, france={"debt": 1})  # fmt: skip
        play(match, "britain: play west_african_gold_mining")
        assert left(match, "event") == points


@rule("IS-3.4.3.2", "IS-5.2.1")
def test_a_typed_event_needs_the_symbol_and_the_type_of_the_major_action() -> None:
    allowed = {
        tile for tile in KINDS
        if "play calico_acts" in options(taken("britain", tile, britain={"hand": ["calico_acts"]}), "britain")
    }  # fmt: skip
    assert allowed == {"economic_3_diplomatic", "economic_3_military", "economic_2_diplomatic", "economic_2_military"}


@rule("IS-3.4.5.1")
def test_points_of_an_event_are_major_unless_added_to_a_minor_action() -> None:
    # Wealth of Nations with its Bonus: 3 EP; the tile's Minor Action is economic too
    fields = {"turn": "turn_5", "face_up": ["james_watt"], "changes": FISHING}
    hand = {"hand": ["wealth_of_nations"], "ministry": ["james_watt", "edmund_burke"], "limit": 2}
    match = taken("britain", "military_3_economic", britain=hand, **fields)
    play(match, "britain: play wealth_of_nations")
    major = play(match.clone(), "britain: begin event")
    assert "unflag georges_bank" in options(major, "britain")  # free of the Minor restrictions
    play(major, "britain: unflag georges_bank", "britain: flag georges_bank")  # 2 + 2: with 1 Debt
    assert side(major, "britain")["debt"] == 1
    small = play(match.clone(), "britain: begin minor", "britain: join event")
    assert left(small) == 5
    assert "unflag georges_bank" not in options(small, "britain")


# -- Squadrons (3.6)


@rule("IS-3.6.1", "IS-3.6.4")
def test_where_squadrons_can_be() -> None:
    match = begun("france", france={"navy": 2, "turn_track": 1}, changes={"biscay": "france"})
    assert squadrons(match, "france") == (1, 2, 4, 1)
    assert squadrons(begun("france"), "britain") == (0, 2, 6, 0)
    built = acting("france", "military", 4)
    play(built, "france: construct")
    assert squadrons(built, "france") == (0, 2, 6, 0)  # from Unbuilt to the Navy Box


@rule("IS-3.6.2")
def test_a_squadron_removed_from_the_game_lowers_the_number_for_good() -> None:
    # Falklands Crisis for France removes a British Squadron from the game
    match = taken("france", "diplomatic_3_military", turn="turn_5", france={"hand": ["falklands_crisis"]},
                  changes={"savoy": "france", "spain_prestige_3": "france"}, britain={"navy": 1})  # fmt: skip
    play(match, "france: play falklands_crisis")
    assert squadrons(match, "britain") == (0, 0, 7, 0)


@rule("IS-3.6.3", "IS-4.1.12.2")
def test_a_squadron_counts_as_a_flag_for_awards() -> None:
    match = scores.scored(["hooghly_river", "malabar_coast"], ["nizam"], demand=[])
    assert scores.awards(match)["india"] == "france"
    box = scores.scored([], ["nizam"], demand=[], france={"navy": 8})
    assert scores.awards(box)["india"] == "britain"


@rule("IS-3.6.5", "IS-4.1.5.3")
def test_a_squadron_on_the_turn_track_returns_in_the_next_reset_phase() -> None:
    match = acting("britain", "military", 4, turn="turn_2", britain={"navy": 0, "turn_track": 2})
    assert offered(match, "britain", "deploy") == set()  # it cannot be used
    after = build(turn="turn_2", phase="victory", britain={"navy": 1, "turn_track": 2})
    assert after.view(None)["turn"] == "turn_3"
    assert squadrons(after, "britain") == (0, 3, 5, 0)


@rule("IS-3.6.5")
def test_byngs_trial_puts_a_squadron_there() -> None:
    match = taken("france", "military_3_diplomatic", turn="turn_3", changes={"biscay": "britain"},
                  france={"hand": ["byngs_trial"]}, britain={"navy": 0})  # fmt: skip
    play(match, "france: play byngs_trial")
    assert squadrons(match, "britain") == (0, 0, 7, 1)
    last = build(turn="turn_6", phase="end", britain={"turn_track": 1, "navy": 0})
    assert last.outcome is not None
    assert squadrons(last, "britain") == (0, 0, 7, 1)  # put there in Turn 6 it does not return


# -- War tiles (3.7)


@rule("IS-3.7.1", "IS-3.7.2", "IS-SU.3")
def test_the_tiles_laid_out_are_basic_those_bought_are_bonus() -> None:
    match = Match.new("imperial_struggle", seed=2)
    for name in match.seats:
        theaters = match.view(name)["war"]["theaters"].values()
        assert all(len(t[name]["basic"]) == 1 and t[name]["basic"][0].startswith("basic_") for t in theaters)
    buyer = play(acting("britain", "military", 2), "britain: buy tile", "britain: place in wss_spain")
    (tile,) = buyer.view("britain")["war"]["theaters"]["wss_spain"]["britain"]["bonus"]
    assert tile.startswith("bonus_")
    assert side(buyer, "britain")["bonus_pool"] == 11
    assert side(buyer, "france")["bonus_pool"] == 12  # each side has its own


@rule("IS-3.7.1", "IS-3.7.5", "IS-SU.3")
def test_the_tiles_of_a_side() -> None:
    box = Match.new("imperial_struggle", seed=2).definition.components  # type: ignore[attr-defined]
    kinds = list(zip(box.strength, box.tile_effect, strict=True))
    basic = Counter({kind: box.basic_count[i] for i, kind in enumerate(kinds[:5])})
    assert basic == {(2, 0): 3, (1, 0): 4, (0, 1): 4, (0, 2): 2, (-1, 3): 3}  # P-4
    assert Counter(kinds[5:]) == {(3, 0): 2, (2, 0): 4, (1, 0): 2, (1, 1): 2, (1, 2): 2}


@rule("IS-3.7.3", "IS-3.7.4")
def test_every_war_has_the_same_basic_and_equivalent_bonus_tiles() -> None:
    box = Match.new("imperial_struggle", seed=2).definition.components  # type: ignore[attr-defined]
    names = [id for war in box.bonus_ids for ids in war for id in ids]
    assert len(names) == len(set(names)) == 96  # twelve per side and War
    match = wars.war("wss", france={"bonus": {"wss_spain": ["bonus_1", "bonus_2"]}})
    wars.finish(match)
    seen = side(match, "france")
    assert (seen["pool"], seen["bonus_pool"]) == (12, 12)  # the next War's set; the old tiles are gone
    theaters = match.view("france")["war"]["theaters"]
    assert [t["france"]["bonus"] for t in theaters.values()] == [[], [], [], []]


# -- Award tiles and other markers (3.9, 3.10)


@rule("IS-3.9.1", "IS-SU.7")
def test_eight_award_tiles_one_for_each_region() -> None:
    match = Match.new("imperial_struggle", seed=4)
    awards = match.definition.components.awards  # type: ignore[attr-defined]
    assert Counter((a.vp, a.treaty, a.margin) for a in awards) == {
        (3, 0, 2): 1, (2, 0, 2): 1, (1, 0, 1): 2, (1, 1, 1): 2, (0, 1, 1): 2,
    }  # fmt: skip
    assert set(match.view(None)["awards"]) == set(scores.REGIONS)
    assert len(set(match.view(None)["awards"].values())) == 4


@rule("IS-3.9.2", "IS-R-07", "IS-4.1.12.4")
@pytest.mark.parametrize(("tile", "vp", "treaty"), [
    (scores.VP_3_BY_2, 3, 0), (scores.VP_2_BY_2, 2, 0), (scores.VP_1, 1, 0), (scores.VP_1_TRP, 1, 1),
    (scores.TRP, 0, 1),
])  # fmt: skip
def test_an_award_gives_its_vp_and_treaty_points(tile: str, vp: int, treaty: int) -> None:
    for name, up in (("france", 1), ("britain", -1)):
        held = {"france": [], "britain": [], name: ["nizam", "mysore"]}
        match = scores.scored(held["france"], held["britain"], awards={"india": tile}, demand=[],
                              **{name: {"debt": 1}})  # fmt: skip
        assert match.view(None)["vp"] == 15 + up * vp
        assert (side(match, name)["treaty"], side(match, name)["debt"]) == (treaty, 1)  # never Debt


@rule("IS-3.10.2", "IS-6.4.1")
def test_available_debt_is_the_limit_less_the_debt() -> None:
    match = acting("france", "economic", 4, france={"limit": 6, "debt": 5})
    play(match, "france: flag antigua", "france: flag caicos")  # the 4 EP
    assert "flag puerto_principe" not in options(match, "france")  # 2 EP, 1 Available Debt
    match = acting("france", "economic", 4, france={"limit": 6, "debt": 4})
    play(match, "france: flag antigua", "france: flag caicos", "france: flag puerto_principe")
    assert side(match, "france")["debt"] == 6


@rule("IS-3.10.3")
def test_markers_for_initiative_tiles_exhaustion_and_jacobites() -> None:
    match = begun("france", initiative="britain", jacobite_victories=1, exhausted=["algonquin_raids"])
    view = match.view(None)
    assert view["initiative"] == "britain"
    assert view["jacobite"] == {"victories": 1, "defeat": False, "place": False}
    assert view["advantages"]["algonquin_raids"]["exhausted"] is True
    play(match, "france: take economic_4_diplomatic", "france: end")
    assert happened(match, "tile_taken") == [(0, 0)]
    assert match.view(None)["taken"] == ["economic_4_diplomatic"]
    assert asked(match) == [("britain", "round")]
    defeat = begun("france", jacobite_defeat=True).view(None)["jacobite"]
    assert defeat["defeat"] is True
