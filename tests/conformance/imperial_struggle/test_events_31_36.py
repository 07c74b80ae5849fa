"""Event cards 31 to 36: what each side's version does, with its Bonus Effect and without."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.imperial_struggle.cards import choices, conflicts, event, exhausted, points, vp
from tests.conformance.imperial_struggle.rounds import acting, cost, left, offered, shifts, state, taken
from tests.conformance.imperial_struggle.table import asked, both, forbidden, options, owner, play, refused, side
from tests.conformance.rule import rule

# -- 31 Nootka Incident


def test_nootka_incident_gives_britain_diplomatic_or_economic_points() -> None:
    match = event("britain", "nootka_incident", "military_3_diplomatic", turn="turn_5")
    assert options(match, "britain") == ["option 0", "option 1"]
    diplomatic = play(match.clone(), "britain: option 0")
    assert points(diplomatic) == ("diplomatic", 2)
    play(match, "britain: option 1")
    assert (points(match), vp(match)) == (("economic", 2), 15)
    play(match, "britain: begin event")
    assert {"flag cumberland", "unflag martinique", "flag kurpa"} <= shifts(match, "britain")


@rule("IS-R-90", "IS-5.2.5")
@pytest.mark.parametrize(("changes", "conflict", "score", "kept"), [
    ({"spain_alliance_upper": "britain", "spain_alliance_lower": "britain"}, [], 11, set()),
    ({"spain_alliance_lower": "britain", "spain_prestige_2": "britain"}, [], 13, {"spain_prestige_2"}),
    ({"spain_alliance_upper": "britain", "spain_alliance_lower": "britain"}, ["spain_alliance_lower"], 13,
     {"spain_alliance_lower"}),
    ({"spain_prestige_3": "britain"}, [], 15, {"spain_prestige_3"}),
])  # fmt: skip
def test_nootka_incident_bonus_turns_british_alliances_in_spain_into_vp(
    changes: dict[str, str], conflict: list[str], score: int, kept: set[str]
) -> None:
    match = event("britain", "nootka_incident", turn="turn_5", up="townshend_acts", changes=changes, conflict=conflict)
    play(match, "britain: option 0")
    assert (vp(match), asked(match)) == (score, [("britain", "round")])
    assert {space for space in changes if owner(match, space) == "britain"} == kept
    plain = event("britain", "nootka_incident", turn="turn_5", changes=changes, conflict=conflict)
    play(plain, "britain: option 0")
    assert (vp(plain), {owner(plain, space) for space in changes}) == (15, {"britain"})


@pytest.mark.parametrize(("minister", "navy"), [("", 1), ("north_american_trade", 2)])
def test_nootka_incident_sends_a_british_squadron_home_and_bonus_builds_one(minister: str, navy: int) -> None:
    changes = {"biscay": "britain", "cabot_strait": "britain"}
    match = event("france", "nootka_incident", turn="turn_5", up=minister, changes=changes)
    assert choices(match, "france") == {"biscay", "cabot_strait"}
    play(match, "france: choose biscay")
    assert (owner(match, "biscay"), both(match, "navy")) == (None, (navy, 3))


def test_nootka_incident_bonus_builds_nothing_when_all_eight_are_built() -> None:
    match = event("france", "nootka_incident", turn="turn_5", up="north_american_trade", france={"navy": 8})
    assert (side(match, "france")["navy"], side(match, "france")["unbuilt"]) == (8, 0)


# -- 32 Haitian Revolution

SUGAR = {
    "panzacola", "port_de_paix", "puerto_principe", "puerto_rico", "antigua", "martinique", "st_lucia", "havana",
    "santiago",
}  # fmt: skip


@rule("IS-R-37", "IS-3.8.1.1")
@pytest.mark.parametrize("name", ["france", "britain"])
def test_haitian_revolution_puts_plus_1_markers_on_sugar_markets(name: str) -> None:
    match = event(name, "haitian_revolution", turn="turn_5", conflict=["havana"])
    assert choices(match, name) == SUGAR - {"havana"}
    play(match, f"{name}: choose martinique")
    assert (match.view(None)["conflict_plus"], conflicts(match)) == (["martinique"], {"martinique", "havana"})
    assert asked(match) == [(name, "round")]
    tiles = {name: {"bonus": {"awi_mysore_war": ["bonus_1"]}}}
    more = event(name, "haitian_revolution", turn="turn_5", **tiles)
    play(more, f"{name}: choose martinique", f"{name}: choose antigua")
    assert choices(more, name) == SUGAR - {"martinique", "antigua"}
    play(more, f"{name}: choose port_de_paix")
    assert set(more.view(None)["conflict_plus"]) == {"martinique", "antigua", "port_de_paix"}


@rule("IS-R-37", "IS-5.6.2.1")
def test_a_marker_of_the_haitian_revolution_costs_1_more_to_remove() -> None:
    match = acting("france", "military", 4, turn="turn_5", conflict_plus=["port_de_paix", "martinique"],
                   changes={"antilles_channel": "france"})  # fmt: skip
    assert cost(match, "france", "pacify port_de_paix") == 3
    assert cost(match, "france", "pacify martinique") == 2  # Protected


# -- 33 Loge des Neuf Soeurs

NORTHERN = {
    "massachusetts_bay", "chesapeake", "hudson_valley", "albany", "cumberland", "allegheny", "niagara", "oswego",
    "iroquois", "sons_of_liberty",
}  # fmt: skip


@rule("IS-R-100", "IS-3.2.1.8")
def test_loge_des_neuf_soeurs_marks_the_northern_colonies_for_britain() -> None:
    match = event("britain", "loge_des_neuf_soeurs", turn="turn_5")
    assert choices(match, "britain") == NORTHERN
    later = event("britain", "loge_des_neuf_soeurs", turn="turn_6", usa=["carolinas"])
    assert choices(later, "britain") == NORTHERN | {"usa_2", "usa_3"}
    without = event("britain", "loge_des_neuf_soeurs", turn="turn_6")
    assert choices(without, "britain") == NORTHERN


@rule("IS-R-90")
@pytest.mark.parametrize(("changes", "marked", "score"), [
    ({}, "albany", 15),  # 4 : 4
    ({"cumberland": "britain"}, "albany", 12),  # 5 : 4
    ({"cumberland": "britain"}, "hudson_valley", 15),  # counted after the marker is placed
    ({"gulf_of_maine": "britain"}, "oswego", 12),  # Squadrons count
    ({"cataraqui": "none"}, "oswego", 12),
])  # fmt: skip
def test_loge_des_neuf_soeurs_bonus_for_britain(changes: dict[str, str], marked: str, score: int) -> None:
    match = event("britain", "loge_des_neuf_soeurs", turn="turn_5", up="papacy_hanover_negotiations", changes=changes)
    play(match, f"britain: choose {marked}")
    assert (vp(match), conflicts(match)) == (score, {marked})
    plain = event("britain", "loge_des_neuf_soeurs", turn="turn_5", changes=changes)
    assert vp(play(plain, f"britain: choose {marked}")) == 15


@rule("IS-R-48")
def test_loge_des_neuf_soeurs_uses_a_french_advantage_outside_europe_and_does_not_change_it() -> None:
    changes = {"mysore": "france", "denmark_norway": "france", "prussia_alliance": "france"}
    fields: dict[str, Any] = {"turn": "turn_5", "changes": changes, "france": {"debt": 3}}
    match = event("france", "loge_des_neuf_soeurs", exhausted=["algonquin_raids"], **fields)
    assert options(match, "france") == ["activate algonquin_raids", "activate power_struggle"]  # no Baltic Trade
    play(match, "france: activate algonquin_raids", "france: choose albany")
    assert (conflicts(match), exhausted(match, "algonquin_raids")) == ({"albany"}, True)
    assert offered(match, "france", "activate") == {"baltic_trade", "power_struggle"}
    fresh = event("france", "loge_des_neuf_soeurs", **fields)
    play(fresh, "france: activate power_struggle", "france: choose karaikal")
    assert not exhausted(fresh, "power_struggle")
    assert offered(fresh, "france", "activate") == {"baltic_trade", "algonquin_raids"}  # one in India was used
    assert both(fresh, "treaty") == (0, 0)


@rule("IS-R-48")
def test_loge_des_neuf_soeurs_triggers_nothing_that_reacts_to_exhausting() -> None:
    match = event("france", "loge_des_neuf_soeurs", turn="turn_5", britain={"ministry": ["james_watt"]},
                  face_up=["james_watt"])  # fmt: skip
    play(match, "france: choose albany")  # Algonquin Raids are the only one
    assert (conflicts(match), both(match, "treaty")) == ({"albany"}, (0, 0))


@rule("IS-R-48", "IS-8.1.4")
def test_loge_des_neuf_soeurs_is_skipped_without_a_usable_advantage_and_the_bonus_comes() -> None:
    match = event("france", "loge_des_neuf_soeurs", turn="turn_5", up="turgot", conflict=["algonquin"])
    assert (points(match), asked(match)) == (("diplomatic", 2), [("france", "round")])
    play(match, "france: begin event")
    assert {"flag savoy", "flag nizam"} <= shifts(match, "france")


@rule("IS-R-48", "IS-5.3.4.4")
def test_loge_des_neuf_soeurs_may_pay_for_rum_with_the_tile_and_debt() -> None:
    changes = {"puerto_rico": "france", "algonquin": "none", "antilles_channel": "britain"}  # St. Lucia is Protected
    fields: dict[str, Any] = {"turn": "turn_5", "changes": changes}
    match = event("france", "loge_des_neuf_soeurs", "economic_3_military", **fields)
    assert options(match, "france") == ["unflag st_lucia with rum", "decline"]
    play(match, "france: unflag st_lucia with rum")  # 2 - 1 + 1 Protected
    assert (owner(match, "st_lucia"), exhausted(match, "rum"), state(match, "major")) == (None, False, "waiting")
    play(match, "france: begin major")
    assert left(match) == 1
    assert cost(match, "france", "flag niagara") == 3  # North America is a further Region now
    minor = event("france", "loge_des_neuf_soeurs", "military_3_economic", **fields)
    assert asked(minor) == [("france", "round")]  # a Minor Action may not unflag


@rule("IS-R-48", "IS-6.1.2", "IS-9.1.1")
def test_loge_des_neuf_soeurs_points_for_an_advantage_may_be_topped_up() -> None:
    changes = {
        "puerto_rico": "france", "algonquin": "none", "caicos": "france", "bahamas_run_north": "britain",
        "bahamas_run": "britain", "st_lucia": "none",
    }  # fmt: skip
    card = ("loge_des_neuf_soeurs", "economic_2_military")
    match = event("france", *card, turn="turn_5", changes=changes, france={"treaty": 1})
    play(match, "france: unflag bahamas_run_north with rum")  # 3 - 1 + 1: the 2 of the tile and 1 more
    assert options(match, "france") == ["pay 0 debt 1 treaty", "pay 1 debt 0 treaty"]
    play(match, "france: pay 1 debt 0 treaty")
    assert (owner(match, "bahamas_run_north"), side(match, "france")["debt"]) == (None, 1)
    assert (state(match, "major"), left(match, "major")) == ("waiting", 0)
    poor = event("france", *card, turn="turn_5", changes=changes, france={"limit": 0})
    assert asked(poor) == [("france", "round")]


@rule("IS-R-48", "IS-5.6.5.3")
@pytest.mark.parametrize(("tile", "rest"), [("military_3_economic", 1), ("economic_3_military", None)])
def test_loge_des_neuf_soeurs_may_pay_for_slaving_contracts(tile: str, rest: int | None) -> None:
    changes = {"asiento": "france", "algonquin": "none"}
    match = event("france", "loge_des_neuf_soeurs", tile, turn="turn_5", changes=changes, france={"limit": 0})
    assert options(match, "france") == ["construct with slaving_contracts", "decline"]
    ability = "construct with the_cardinal_ministers_diplomatic_bonus"
    assert refused(match, "france", ability)[1] == "event-advantage-only"
    play(match, "france: construct with slaving_contracts")
    assert (side(match, "france")["navy"], exhausted(match, "slaving_contracts")) == (2, False)
    action = "major" if rest is not None else "minor"
    assert state(match, action) == ("waiting" if rest is not None else "closed")
    if rest is not None:
        assert left(play(match, "france: begin major")) == rest


# -- 34 La Gabelle

GABELLE = ("la_gabelle", "diplomatic_3_military")


def test_la_gabelle_exhausts_up_to_two_advantages_for_britain() -> None:
    match = event("britain", *GABELLE, turn="turn_5", exhausted=["silk"])
    assert len(options(match, "britain")) == 22  # 21 of 22, held or not, and none
    assert "choose silk" not in options(match, "britain")
    none = play(match.clone(), "britain: decline")
    assert not exhausted(none, "algonquin_raids")
    play(match, "britain: choose algonquin_raids", "britain: choose wheat")
    assert asked(match) == [("britain", "round")]
    assert [tile for tile in ("algonquin_raids", "wheat", "silk", "rum") if exhausted(match, tile)] == [
        "algonquin_raids", "wheat", "silk",
    ]  # fmt: skip
    assert conflicts(match) == set()  # their effects are not carried out
    assert points(match) is None


def test_la_gabelle_exhausting_by_britain_pays_neither_watt_nor_pompadour() -> None:
    changes = {"denmark_norway": "france", "prussia_alliance": "france"}
    match = event("britain", *GABELLE, turn="turn_5", up="james_watt", changes=changes,
                  face_up=["pompadour_and_du_barry"], france={"ministry": ["pompadour_and_du_barry"]})  # fmt: skip
    play(match, "britain: choose baltic_trade", "britain: choose algonquin_raids")
    assert both(match, "treaty") == (0, 0)


def test_la_gabelle_bonus_for_britain_is_2_free_economic_points() -> None:
    match = event("britain", *GABELLE, turn="turn_5", france={"debt": 1})
    play(match, "britain: decline")
    assert points(match) == ("economic", 2)
    play(match, "britain: begin event")
    assert {"flag cumberland", "flag antigua", "unflag martinique"} <= shifts(match, "britain")


@pytest.mark.parametrize(("debt", "up", "show", "score"), [
    (0, "", "", 15), (1, "", "", 17), (1, "marquis_de_condorcet", "", 18), (1, "", "marquis_de_condorcet", 18),
    (1, "turgot", "", 17), (0, "marquis_de_condorcet", "", 15),
])  # fmt: skip
def test_la_gabelle_for_france(debt: int, up: str, show: str, score: int) -> None:
    match = event("france", *GABELLE, turn="turn_5", up=up, show=show, britain={"debt": debt})
    assert (points(match), vp(match)) == (("economic", 2), score)


def test_la_gabelle_france_may_keep_a_governance_card_hidden() -> None:
    match = taken("france", GABELLE[1], turn="turn_5", britain={"debt": 1},
                  france={"hand": ["la_gabelle"], "ministry": ["marquis_de_condorcet"]})  # fmt: skip
    assert offered(match, "france", "play") == {"la_gabelle", "la_gabelle with marquis_de_condorcet"}
    assert vp(play(match, "france: play la_gabelle")) == 17
    british = taken("britain", GABELLE[1], turn="turn_5", france={"debt": 1},
                    britain={"hand": ["la_gabelle"], "ministry": ["edmund_burke"]})  # fmt: skip
    forbidden(british, "britain", "play la_gabelle with edmund_burke")  # the French half only


# -- 35 Jesuit Abolition


def test_jesuit_abolition_unflags_a_sugar_market_for_britain() -> None:
    match = event("britain", "jesuit_abolition", turn="turn_5", changes={"st_james": "france"})
    assert choices(match, "britain") == {"port_de_paix", "martinique"}
    play(match, "britain: choose port_de_paix")
    assert (owner(match, "port_de_paix"), points(match)) == (None, None)


def test_jesuit_abolition_bonus_for_britain_is_3_economic_points_for_the_caribbean() -> None:
    match = event("britain", "jesuit_abolition", "military_3_diplomatic", turn="turn_5", up="edmund_burke",
                  britain={"limit": 0}, changes={"port_de_paix": "none"})  # fmt: skip
    assert (owner(match, "martinique"), points(match)) == (None, ("economic", 3))
    play(match, "britain: begin event")
    assert shifts(match, "britain") == {
        "flag bahamas_run_west", "flag antigua", "flag martinique", "flag santiago", "flag cayman_passage",
    }  # fmt: skip


@pytest.mark.parametrize(("minister", "score"), [("", 15), ("marquis_de_condorcet", 17)])
@pytest.mark.parametrize(("debt", "after"), [(5, 3), (1, 0)])
def test_jesuit_abolition_for_france(minister: str, score: int, debt: int, after: int) -> None:
    match = event("france", "jesuit_abolition", turn="turn_5", up=minister, france={"debt": debt})
    assert (side(match, "france")["debt"], vp(match)) == (after, score)


# -- 36 Wealth of Nations


@pytest.mark.parametrize(("name", "minister"), [("france", "voltaire"), ("britain", "james_watt")])
@pytest.mark.parametrize(("debt", "after"), [(5, 3), (1, 0)])
def test_wealth_of_nations(name: str, minister: str, debt: int, after: int) -> None:
    match = event(name, "wealth_of_nations", "military_3_diplomatic", turn="turn_5", **{name: {"debt": debt}})
    assert (side(match, name)["debt"], points(match)) == (after, None)
    more = event(name, "wealth_of_nations", "military_3_diplomatic", turn="turn_5", up=minister,
                 **{name: {"debt": debt}})  # fmt: skip
    assert (side(more, name)["debt"], points(more)) == (after, ("economic", 3))
    play(more, f"{name}: begin event")
    wanted = {"france": {"flag niagara", "flag antigua"}, "britain": {"flag cumberland", "flag kurpa"}}[name]
    assert wanted <= shifts(more, name)
