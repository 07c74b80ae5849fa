"""Event cards 1 to 6: what each side's version does, with its Bonus Effect and without."""

from __future__ import annotations

from typing import Any

from tests.conformance.imperial_struggle.cards import choices, conflicts, event, exhausted, holder, points, vp
from tests.conformance.imperial_struggle.rounds import cost, left, offered, shifts, state
from tests.conformance.imperial_struggle.table import asked, flags, forbidden, options, owner, play, side
from tests.conformance.rule import rule

INDIA = {
    "maratha", "nizam", "mysore", "malacca_route", "plassey", "west_bengal", "midnapore", "kurpa", "vellore",
    "kanchipuram", "karaikal", "tiruchirappalli", "calicut", "mangalore",
}  # fmt: skip

# -- 1 Carnatic War


@rule("IS-R-90", "IS-R-36")
def test_carnatic_war_places_a_marker_for_each_local_alliance_in_india() -> None:
    changes = {"nizam": "britain", "mysore": "britain", "maratha": "france", "iroquois": "britain"}
    match = event("britain", "carnatic_war", changes=changes)
    assert choices(match, "britain") == INDIA  # Markets and Political spaces, own, opposing and empty
    play(match, "britain: choose plassey")
    assert choices(match, "britain") == INDIA - {"plassey"}
    play(match, "britain: choose nizam")
    assert conflicts(match) == {"plassey", "nizam"}
    assert asked(match) == [("britain", "round")]
    french = event("france", "carnatic_war", changes=changes)
    play(french, "france: choose midnapore")
    assert (conflicts(french), asked(french)) == ({"midnapore"}, [("france", "round")])


@rule("IS-R-90", "IS-5.2.6")
def test_carnatic_war_does_not_count_marked_local_alliances() -> None:
    match = event("britain", "carnatic_war", changes={"nizam": "britain", "mysore": "britain"}, conflict=["mysore"])
    assert choices(match, "britain") == INDIA - {"mysore"}
    play(match, "britain: choose karaikal")
    assert conflicts(match) == {"mysore", "karaikal"}
    nothing = event("britain", "carnatic_war")  # no Local Alliance, no marker
    assert (conflicts(nothing), asked(nothing)) == (set(), [("britain", "round")])


@rule("IS-R-93", "IS-5.2.4", "IS-5.2.15")
def test_carnatic_war_bonus_damages_a_fort_or_shifts_a_cotton_market_in_india() -> None:
    forts = {"arcot": "france", "vandavasi": "france", "louisbourg": "france", "west_bengal": "france"}
    match = event("britain", "carnatic_war", up="east_india_company", changes=forts)
    assert options(match, "britain") == ["option 0", "option 1"]
    fort = play(match.clone(), "britain: option 0")
    assert choices(fort, "britain") == {"arcot", "vandavasi"}  # not Louisbourg
    play(fort, "britain: choose arcot")
    assert (fort.view(None)["damaged"], owner(fort, "arcot")) == (["arcot"], "france")
    play(match, "britain: option 1")
    assert choices(match, "britain") == {"plassey", "karaikal", "west_bengal", "kurpa", "vellore"}  # not Midnapore
    play(match, "britain: choose west_bengal")  # a shift: the flag goes, no new one comes
    assert (owner(match, "west_bengal"), asked(match)) == (None, [("britain", "round")])


@rule("IS-5.2.6", "IS-5.2.13")
def test_carnatic_war_bonus_takes_place_without_a_base_effect_and_without_a_connection() -> None:
    match = event("france", "carnatic_war", up="new_world_huguenots", damaged=["arcot"], changes={"arcot": "britain"})
    # the only British Fort in India is Damaged: a Cotton Market it is
    assert choices(match, "france") == {"midnapore", "west_bengal", "kurpa", "vellore"}
    play(match, "france: choose vellore")  # beside no French space
    assert owner(match, "vellore") == "france"
    one_fort = event("france", "carnatic_war", up="new_world_huguenots", changes={"arcot": "britain"})
    play(one_fort, "france: option 0")  # the only Fort
    assert one_fort.view(None)["damaged"] == ["arcot"]


# -- 2 Acts of Union


@rule("IS-5.2.11", "IS-R-88")
def test_acts_of_union_gives_britain_a_point_for_unflagging_in_europe() -> None:
    match = event("britain", "acts_of_union", conflict=["algonquin"])
    assert (points(match), vp(match)) == (("diplomatic", 1), 15)
    play(match, "britain: begin event")
    assert shifts(match, "britain") == {
        "unflag ireland_alliance", "unflag bavaria", "unflag austria_prestige_lower", "unflag spain_alliance_upper",
    }  # fmt: skip
    forbidden(match, "britain", "draw event", "unflag algonquin", "flag savoy")
    play(match, "britain: unflag ireland_alliance")  # 2 DP: the point and 1 Debt
    assert (owner(match, "ireland_alliance"), side(match, "britain")["debt"], left(match)) == (None, 1, 0)
    assert not shifts(match, "britain", "diplomatic")  # the point is gone, so is the Debt bound to it


@rule("IS-5.2.4")
def test_acts_of_union_bonus_for_britain_is_2_vp() -> None:
    match = event("britain", "acts_of_union", changes={"scotland_prestige": "britain"})
    assert (vp(match), points(match)) == (13, ("diplomatic", 1))


@rule("IS-5.2.8", "IS-R-30")
def test_acts_of_union_gives_france_2_free_diplomatic_points() -> None:
    match = event("france", "acts_of_union", changes={"iroquois": "britain"})
    assert (points(match), vp(match)) == (("diplomatic", 2), 15)
    play(match, "france: begin event")
    assert {"flag savoy", "flag nizam", "unflag iroquois", "unflag german_states_3"} <= shifts(match, "france")
    assert "draw event" in options(match, "france")  # 2 DP and 1 Debt


def test_acts_of_union_bonus_for_france_unflags_outside_spain_and_austria() -> None:
    changes = {"ireland_prestige": "france", "spain_prestige_2": "britain", "iroquois": "britain", "savoy": "britain"}
    match = event("france", "acts_of_union", changes=changes)
    assert choices(match, "france") == {"dutch_republic_prestige", "german_states_3", "savoy"}
    play(match, "france: choose dutch_republic_prestige")
    assert owner(match, "dutch_republic_prestige") is None
    assert points(match) == ("diplomatic", 2)


# -- 3 Tropical Diseases


@rule("IS-5.2.5", "IS-5.2.7")
def test_tropical_diseases_takes_an_opposing_and_an_own_flag() -> None:
    match = event("france", "tropical_diseases")
    assert choices(match, "france") == {"georgia", "st_lucia"}  # Markets in the Caribbean
    play(match, "france: choose st_lucia")
    assert choices(match, "france") == {"port_de_paix", "martinique"}
    assert "decline" not in options(match, "france")
    play(match, "france: choose port_de_paix")
    assert (owner(match, "st_lucia"), owner(match, "port_de_paix"), owner(match, "georgia")) == (None, None, "britain")
    assert asked(match) == [("france", "round")]


@rule("IS-5.2.4", "IS-5.2.6")
def test_tropical_diseases_bonus_takes_one_more_opposing_flag() -> None:
    changes = {"antigua": "britain", "port_de_paix": "none", "martinique": "none"}
    match = event("france", "tropical_diseases", up="court_of_the_sun_king", changes=changes)
    play(match, "france: choose georgia")  # no own flag to lose: that part is skipped
    assert choices(match, "france") == {"st_lucia", "antigua"}
    play(match, "france: choose antigua")
    assert {"georgia", "antigua"}.isdisjoint(flags(match, "britain"))
    assert "st_lucia" in flags(match, "britain")
    british = event("britain", "tropical_diseases", show="edmond_halley")
    play(british, "britain: choose martinique", "britain: choose st_lucia")  # then the last French one by itself
    assert {"martinique", "port_de_paix"}.isdisjoint(flags(british, "france"))


@rule("IS-R-73", "IS-12.1.2")
def test_tropical_diseases_reaches_spanish_flags_as_opposing_ones() -> None:
    match = event("france", "tropical_diseases", options={"spanish_empire": True})
    assert choices(match, "france") == {"georgia", "st_lucia", "havana", "santiago", "puerto_principe"}
    play(match, "france: choose havana")
    assert owner(match, "havana") is None
    assert choices(match, "france") == {"port_de_paix", "martinique"}


# -- 4 South Sea Speculation


@rule("IS-R-105")
def test_south_sea_speculation_may_not_isolate_another_market() -> None:
    # Albany hangs on Hudson Valley; Niagara is Isolated already and hangs on nothing
    match = event("france", "south_sea_speculation", changes={"albany": "britain", "niagara": "britain"})
    assert choices(match, "france") == {
        "albany", "niagara", "massachusetts_bay", "chesapeake", "georgia", "st_lucia", "midnapore", "kanchipuram",
    }  # fmt: skip
    play(match, "france: choose albany")
    assert owner(match, "albany") is None
    # with a second way to Albany, over Cumberland, Hudson Valley may go
    chain = event("france", "south_sea_speculation", changes={"albany": "britain", "cumberland": "britain"})
    assert {"hudson_valley", "cumberland", "albany"} <= choices(chain, "france")
    british = event("britain", "south_sea_speculation")
    assert choices(british, "britain") == {"cataraqui", "port_de_paix", "martinique", "plassey", "karaikal"}


@rule("IS-R-92", "IS-5.6.5.3")
def test_south_sea_speculation_bonus_makes_one_squadron_2_cheaper() -> None:
    match = event("france", "south_sea_speculation", up="john_law")
    play(match, "france: choose georgia", "france: begin major")
    assert cost(match, "france", "construct") == 2
    play(match, "france: construct")
    assert (left(match), side(match, "france")["navy"], side(match, "france")["unbuilt"]) == (1, 2, 6)
    assert cost(match, "france", "construct") == 4  # the next one
    plain = event("france", "south_sea_speculation")
    play(plain, "france: choose georgia", "france: begin major")
    assert cost(plain, "france", "construct") == 4


@rule("IS-R-92", "IS-5.6.5.3")
def test_south_sea_speculation_joins_a_price_of_2_to_0_but_needs_a_military_action() -> None:
    own = {"ministry": ["bank_of_england", "edmond_halley"], "limit": 0}
    fields: dict[str, Any] = {"britain": own, "face_up": ["bank_of_england", "edmond_halley"]}
    match = event("britain", "south_sea_speculation", "diplomatic_3_military", **fields)
    play(match, "britain: choose cataraqui", "britain: begin minor")
    play(match, "britain: construct with edmond_halley_cheap_squadron")
    assert (side(match, "britain")["navy"], state(match, "minor")) == (3, "closed")  # for 0, its one purchase
    without = event("britain", "south_sea_speculation", "diplomatic_3_economic", **fields)
    play(without, "britain: choose cataraqui")
    for action in ("major", "minor"):
        play(without, f"britain: begin {action}")
        assert not [move for move in options(without, "britain") if move.startswith("construct")]


# -- 5 War of Jenkins' Ear


def test_war_of_jenkins_ear_lowers_british_debt_by_2() -> None:
    for debt, after in ((5, 3), (1, 0)):
        match = event("britain", "war_of_jenkins_ear", britain={"debt": debt})
        assert (side(match, "britain")["debt"], side(match, "france")["debt"]) == (after, 0)


@rule("IS-6.3.3")
def test_war_of_jenkins_ear_bonus_gives_france_a_debt_or_britain_a_vp() -> None:
    for debt, after, score in ((2, 3, 15), (6, 6, 14)):
        match = event("britain", "war_of_jenkins_ear", up="east_india_company", france={"debt": debt})
        assert (side(match, "france")["debt"], vp(match)) == (after, score)


@rule("IS-R-36")
def test_war_of_jenkins_ear_marks_a_british_market_in_the_caribbean() -> None:
    changes = {"antigua": "britain"}
    match = event("france", "war_of_jenkins_ear", changes=changes, conflict=["georgia"])
    assert choices(match, "france") == {"st_lucia", "antigua"}  # not Georgia, marked already; no empty one, no French
    play(match, "france: choose antigua")
    assert (conflicts(match), points(match)) == ({"georgia", "antigua"}, None)
    nothing = event("france", "war_of_jenkins_ear", changes={"georgia": "none", "st_lucia": "none"})
    assert (conflicts(nothing), asked(nothing)) == (set(), [("france", "round")])


def test_war_of_jenkins_ear_bonus_gives_france_a_free_diplomatic_point() -> None:
    match = event("france", "war_of_jenkins_ear", up="new_world_huguenots", changes={"st_lucia": "none"})
    assert conflicts(match) == {"georgia"}  # the only target
    assert points(match) == ("diplomatic", 1)
    play(match, "france: begin event")
    assert {"flag savoy", "flag iroquois", "unflag austria_alliance_2"} <= shifts(match, "france")


# -- 6 Native American Alliances


def test_native_american_alliances_shifts_a_local_alliance_in_north_america() -> None:
    match = event("britain", "native_american_alliances", "diplomatic_3_military", changes={"nizam": "france"})
    assert choices(match, "britain") == {"algonquin", "iroquois"}
    unflag = play(match.clone(), "britain: choose algonquin")
    assert owner(unflag, "algonquin") is None
    play(match, "britain: choose iroquois")
    assert (owner(match, "iroquois"), holder(match, "iroquois_raids")) == ("britain", "britain")
    assert left(play(match, "britain: begin major")) == 3  # it cost nothing


FURS = {
    "york_factory", "hudson_valley", "albany", "cumberland", "allegheny", "niagara", "oswego", "ile_aux_noix",
    "cataraqui",
}  # fmt: skip


@rule("IS-R-48", "IS-8.2.7")
def test_native_american_alliances_bonus_uses_an_advantage_just_gained_and_leaves_it_ready() -> None:
    match = event("britain", "native_american_alliances", "diplomatic_3_military", up="east_india_company")
    play(match, "britain: choose iroquois")
    # Wheat would need economic points, so the Raids it is, at once
    assert choices(match, "britain") == FURS
    play(match, "britain: choose cataraqui")
    assert (conflicts(match), exhausted(match, "iroquois_raids")) == ({"cataraqui"}, False)
    assert match.view(None)["round"]["advantages_used"] == 1


@rule("IS-R-48", "IS-8.1.4", "IS-8.2.4")
def test_native_american_alliances_bonus_ignores_exhaustion_but_no_conflict_marker() -> None:
    changes = {"iroquois": "britain", "algonquin": "britain", "mysore": "britain", "buccaneers": "britain"}
    fields: dict[str, Any] = {"changes": changes, "up": "east_india_company", "exhausted": ["iroquois_raids"]}
    match = event("britain", "native_american_alliances", "diplomatic_3_military", **fields)  # nothing to shift
    assert set(options(match, "britain")) == {"activate iroquois_raids", "activate algonquin_raids"}
    play(match, "britain: activate iroquois_raids", "britain: choose niagara")
    assert exhausted(match, "iroquois_raids")  # as before
    assert offered(match, "britain", "activate") == {"power_struggle", "pirate_havens"}  # none in North America again
    play(match, "britain: activate power_struggle", "britain: choose karaikal")
    assert not offered(match, "britain", "activate")  # that was the second of this Action Round
    marked = event("britain", "native_american_alliances", "diplomatic_3_military", conflict=["iroquois"], **fields)
    assert choices(marked, "britain") == FURS  # Algonquin Raids by themselves
    assert not exhausted(play(marked, "britain: choose albany"), "algonquin_raids")


@rule("IS-R-48", "IS-5.3.2.5")
def test_native_american_alliances_bonus_may_be_a_paid_advantage_but_need_not() -> None:
    # Albany: French, marked, Protected by Champlain Valley; the Minor Action may unflag it: 1 - 1 + 1
    changes = {"albany": "france", "champlain_valley": "france", "iroquois": "britain"}
    fields: dict[str, Any] = {"changes": changes, "conflict": ["albany", "iroquois"], "up": "east_india_company",
                              "britain": {"limit": 0}}  # fmt: skip
    match = event("britain", "native_american_alliances", "diplomatic_3_economic", **fields)
    assert options(match, "britain") == ["unflag albany with wheat", "decline"]  # the Raids are marked
    declined = play(match.clone(), "britain: decline")
    assert (owner(declined, "albany"), state(declined, "minor")) == ("france", "waiting")
    play(match, "britain: unflag albany with wheat")
    assert (owner(match, "albany"), exhausted(match, "wheat")) == (None, False)
    assert (state(match, "minor"), state(match, "major")) == ("closed", "waiting")  # its one purchase
    military = event("britain", "native_american_alliances", "diplomatic_3_military", **fields)
    assert asked(military) == [("britain", "round")]  # no economic points: the part is skipped
    changes["oswego"] = "france"  # without a marker a Minor Action may not unflag it
    assert options(event("britain", "native_american_alliances", "diplomatic_3_economic", **fields), "britain") == [
        "unflag albany with wheat", "decline",
    ]  # fmt: skip


@rule("IS-5.2.11")
def test_native_american_alliances_gives_france_2_economic_points_for_north_america() -> None:
    match = event("france", "native_american_alliances", "diplomatic_3_military", france={"limit": 0})
    assert points(match) == ("economic", 2)
    play(match, "france: begin event")
    assert shifts(match, "france") == {"flag niagara"}  # 2 EP; Antigua would cost 2 as well, but lies elsewhere
    rich = event("france", "native_american_alliances", "diplomatic_3_military")
    play(rich, "france: begin event")
    assert shifts(rich, "france") == {
        "flag niagara", "flag ile_aux_noix", "flag gulf_of_st_lawrence", "flag northeast_channel",
    }  # fmt: skip


def test_native_american_alliances_bonus_for_france_unflags_a_local_alliance_there() -> None:
    changes = {"iroquois": "britain", "nizam": "britain"}
    card = ("native_american_alliances", "diplomatic_3_military")
    match = event("france", *card, up="new_world_huguenots", changes=changes)
    assert (owner(match, "iroquois"), owner(match, "nizam")) == (None, "britain")
    assert points(match) == ("economic", 2)
    plain = event("france", *card, changes=changes)
    assert owner(plain, "iroquois") == "britain"
