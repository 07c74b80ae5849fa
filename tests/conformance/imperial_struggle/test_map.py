"""Chapter 3.1a and 3.2: Regions, sub-Regions, the types of space and when spaces come into play."""

from __future__ import annotations

import pytest

from tests.conformance.imperial_struggle import scores, wars
from tests.conformance.imperial_struggle.rounds import acting, begun, cost, left, offered, shifts, taken
from tests.conformance.imperial_struggle.table import build, flags, forbidden, options, owner, play
from tests.conformance.rule import rule

SPACES = {  # per Region: Political spaces, Markets, Territories, Naval spaces, Forts
    "europe": (26, 0, 2, 2, 0),
    "north_america": (5, 14, 4, 3, 4),
    "caribbean": (2, 16, 8, 4, 0),
    "india": (3, 11, 4, 2, 2),
}
ALL_MARKETS = [
    "york_factory", "gulf_of_st_lawrence", "northeast_channel", "georges_bank", "massachusetts_bay", "chesapeake",
    "hudson_valley", "albany", "cumberland", "allegheny", "niagara", "oswego", "ile_aux_noix", "cataraqui", "georgia",
    "panzacola", "bahamas_run_west", "bahamas_run_north", "caicos", "port_de_paix", "puerto_principe", "puerto_rico",
    "antigua", "martinique", "st_lucia", "havana", "santiago", "cayman_passage", "cuba_passage_east", "st_james",
    "malacca_route", "plassey", "west_bengal", "midnapore", "kurpa", "vellore", "kanchipuram", "karaikal",
    "tiruchirappalli", "calicut", "mangalore",
]  # fmt: skip


# -- terms (3.1a)


@rule("IS-3.1.2", "IS-3.2.0.6")
def test_points_of_a_type_buy_only_the_actions_of_their_chapter() -> None:
    verbs = {}
    for type in ("economic", "diplomatic", "military"):
        match = acting("france", type, 4, conflict=["savoy"], britain={"navy": 1}, france={"limit": 6})
        verbs[type] = {move.split()[0] for move in options(match, "france")} - {
            "finish",
            "begin",
            "end",
            "activate",
            "pass",
        }
    assert verbs["economic"] == {"flag", "unflag"}
    assert verbs["diplomatic"] == {"flag", "unflag", "draw"}
    assert verbs["military"] == {"buy", "pacify", "build", "construct", "deploy"}
    economic = shifts(acting("france", "economic", 4), "france")
    diplomatic = shifts(acting("france", "diplomatic", 4), "france")
    assert {move.split()[1] for move in economic} <= set(ALL_MARKETS)
    assert not {move.split()[1] for move in diplomatic} & set(ALL_MARKETS)


@rule("IS-3.1.3")
def test_debt_and_treaty_points_are_wild_points() -> None:
    for type, move in (("economic", "flag antigua"), ("diplomatic", "flag savoy"), ("military", "buy tile")):
        match = acting("france", type, 2, france={"limit": 6, "treaty": 2})
        play(match, f"france: {move}", *(["france: place in wss_spain"] if type == "military" else []))
        assert left(match) == 0
        again = {"economic": "flag caicos", "diplomatic": "flag sardinia", "military": "buy tile"}[type]
        play(match, f"france: {again}", "france: pay 1 debt 1 treaty")
        side = match.view(None)["sides"]["france"]
        assert (side["debt"], side["treaty"]) == (1, 1)


@rule("IS-3.1.4")
def test_only_solid_lines_connect_markets() -> None:
    # Louisiana - Cuba Passage is a Conquest Line: St. James, on the solid line, can be reached, the others not
    match = acting("france", "economic", 4, france={"flags": ["louisiana"]}, britain={"flags": []})
    assert shifts(match, "france") == {"flag st_james"}
    # Acadia - Louisbourg is both; Acadia has one more solid line
    match = acting("france", "economic", 4, france={"flags": ["acadia"]}, britain={"flags": []})
    assert shifts(match, "france") == {"flag northeast_channel"}


@rule("IS-3.1.4", "IS-8.1.1")
def test_the_lines_of_an_advantage_only_say_what_must_be_controlled() -> None:
    # Wheat is joined to Chesapeake; it makes no connection from there to any other Market
    match = acting("france", "economic", 4, france={"flags": ["chesapeake"]}, britain={"flags": []})
    assert match.view(None)["advantages"]["wheat"]["holder"] == "france"
    assert shifts(match, "france") == set()


@rule("IS-3.1.5")
def test_a_keyword_does_nothing_by_itself() -> None:
    # Court of the Sun King has two keywords; turned up it offers nothing more to do in the Action Round
    cards = {"ministry": ["court_of_the_sun_king", "john_law"]}
    plain = taken("france", "diplomatic_3_military", france=cards)
    shown = taken("france", "diplomatic_3_military", france=cards, face_up=["court_of_the_sun_king"])
    assert set(options(plain, "france")) - set(options(shown, "france")) == {"reveal court_of_the_sun_king"}
    assert set(options(shown, "france")) < set(options(plain, "france"))


@rule("IS-3.1.5", "IS-3.4.3.1")
def test_a_keyword_serves_a_bonus_condition_and_a_theater() -> None:
    for up, points in (([], 0), (["court_of_the_sun_king"], 1)):
        match = taken(
            "france", "military_3_diplomatic", face_up=up,
            france={"ministry": ["court_of_the_sun_king", "john_law"], "hand": ["great_northern_war"]},
        )  # fmt: skip
        play(match, "france: play great_northern_war")
        assert ("event" in match.view(None)["round"]["actions"]) == bool(points)  # the Bonus Effect gives 1 DP
    war = wars.war("wss", france={"ministry": ["court_of_the_sun_king", "john_law"]}, face_up=["court_of_the_sun_king"])
    wars.finish(war)
    assert wars.strength(war, "wss_jacobite_rebellion", "france") == {"army": 1, "keywords": 1, "total": 2}
    assert wars.strength(war, "wss_central_europe", "france") == {"army": 1, "total": 1}  # no keyword on its list


@rule("IS-3.1.6", "IS-4.1.12.5")
def test_a_tie_rewards_nobody() -> None:
    match = scores.scored(
        ["savoy", "york_factory", "ireland_prestige"], ["sardinia", "albany", "russia"], demand=["furs"]
    )
    assert scores.awards(match) == dict.fromkeys(scores.REGIONS)
    assert scores.prestige(match) is None
    assert scores.demand(match) == {"furs": None}
    assert scores.vp(match) == []
    war = wars.war("wss")
    wars.finish(war)
    assert wars.result(war, "wss_spain") is None
    assert war.view(None)["vp"] == 15


@rule("IS-3.1.7")
def test_a_debt_symbol_falls_on_the_opponent_of_the_tile() -> None:
    match = wars.war("wss", france={"basic": {"wss_spain": "basic_2"}})  # 0 with Debt
    wars.finish(match)
    assert [args[:2] for args in [e.args for e in match.events() if e.kind == "debt"]] == [(1, 1)]


# -- Regions (3.2.0)


@rule("IS-3.2.0.1", "IS-3.2.0.6")
def test_four_regions_and_five_types_of_space() -> None:
    match = build(turn="turn_6", usa=["carolinas"])
    chart = match.definition.components.chart  # type: ignore[attr-defined]
    counted = {
        region: tuple(sum(kind == type and chart.region[i] == n for i, kind in enumerate(chart.kind))
                      for type in ("political", "market", "territory", "naval", "fort"))
        for n, region in enumerate(scores.REGIONS)
    }  # fmt: skip
    assert counted == SPACES
    assert len(match.view(None)["advantages"]) == 22
    assert not set(match.view(None)["advantages"]) & set(chart.ids)  # pentagons cannot be controlled


@rule("IS-3.2.0.2", "IS-3.2.0.3", "IS-3.2.0.4")
def test_sub_regions_bound_what_effects_reach() -> None:
    # Power Struggle (Mysore): Markets of the Carnatic Coast only
    match = play(begun("britain", changes={"mysore": "britain"}), "britain: activate power_struggle")
    assert offered(match, "britain", "choose") == {
        "kurpa", "vellore", "kanchipuram", "karaikal", "tiruchirappalli", "calicut", "mangalore",
    }  # fmt: skip
    # Stamp Act for France: Markets and Political spaces of the Northern Colonies sub-Region
    match = taken("france", "military_3_diplomatic", turn="turn_5", france={"hand": ["stamp_act"]})
    play(match, "france: play stamp_act")
    assert offered(match, "france", "choose") == {
        "massachusetts_bay", "chesapeake", "hudson_valley", "albany", "cumberland", "allegheny", "niagara", "oswego",
        "iroquois", "sons_of_liberty",
    }  # fmt: skip


@rule("IS-3.2.0.4", "IS-5.3.4.1")
def test_sub_regions_are_no_regions_for_awards_or_the_surcharge() -> None:
    # Canada and Northern Colonies: one Region, no surcharge
    match = acting("britain", "economic", 4, britain={"flags": ["hudson_bay", "northern_colonies"]})
    play(match, "britain: flag york_factory")
    assert cost(match, "britain", "flag cumberland") == 2
    award = scores.scored(["hudson_bay", "york_factory"], ["northern_colonies"], demand=[])
    assert scores.awards(award)["north_america"] == "france"


@rule("IS-3.2.0.5")
def test_one_navy_box_and_one_records_track() -> None:
    match = begun("britain", britain={"navy": 3, "debt": 2, "treaty": 1}, france={"navy": 2, "limit": 7})
    view = match.view(None)
    assert (view["vp"], [view["sides"][s][f] for s in match.seats for f in ("navy", "debt", "limit", "treaty")]) == (
        15, [2, 0, 7, 0, 3, 2, 6, 1],
    )  # fmt: skip
    # whoever displaces a Squadron puts it into the same box
    match = acting("britain", "military", 3, france={"navy": 1}, changes={"biscay": "france"})
    play(match, "britain: deploy navy > biscay")
    assert [match.view(None)["sides"][s]["navy"] for s in match.seats] == [2, 1]


# -- Political spaces (3.2.1)


@rule("IS-3.2.1.1", "IS-5.5.2.1")
@pytest.mark.parametrize(("space", "price"), [("savoy", 2), ("russia", 3), ("sweden", 2), ("iroquois", 2)])
def test_the_political_cost_is_the_price_of_one_shift(space: str, price: int) -> None:
    match = acting("france", "diplomatic", 4)
    assert cost(match, "france", f"flag {space}") == price
    enemy = acting("france", "diplomatic", 4, changes={space: "britain"})
    assert cost(enemy, "france", f"unflag {space}") == price
    assert f"flag {space}" not in options(acting("france", "diplomatic", 2), "france") or price <= 2


@rule("IS-3.2.1.2", "IS-3.2.8.9")
def test_a_shift_never_costs_less_than_1() -> None:
    # Jonathan Swift takes 1 off flagging Ireland and Scotland; a Conflict marker makes the base 1
    match = acting(
        "britain", "diplomatic", 4, conflict=["scotland_alliance"], face_up=["jonathan_swift"],
        britain={"ministry": ["jonathan_swift", "robert_walpole"]},
    )  # fmt: skip
    assert cost(match, "britain", "flag scotland_prestige") == 2
    assert cost(match, "britain", "flag scotland_alliance") == 1


@rule("IS-3.2.1.3")
def test_an_alliance_space_gives_1_strength_where_its_country_is_listed() -> None:
    match = wars.war("was", france={"flags": ["sweden", "prussia_prestige", "savoy", "bavaria"]}, conflict=["bavaria"])
    wars.finish(match)
    # Sweden is Alliance and Prestige at once; Prussia's Prestige space, Savoy (not listed) and Bavaria (marker) give 0
    assert wars.strength(match, "was_central_europe", "france") == {"army": 1, "alliances": 1, "total": 2}
    assert wars.strength(match, "was_jacobite_rebellion", "france") == {"army": 1, "total": 1}
    assert scores.prestige(scores.scored(["sweden"], [], demand=[])) == "france"


@rule("IS-3.2.1.4", "IS-3.2.4.4", "IS-3.2.5.5")
def test_dots_show_the_wars_in_which_a_space_gives_strength() -> None:
    chart = wars.war("wss").definition.components.chart  # type: ignore[attr-defined]
    lasting = [s for s in chart.spaces if s["type"] in ("political", "naval", "fort")]
    for space in lasting:
        counts = []
        for dot, name in enumerate(("wss", "was", "syw", "awi"), 1):
            from_era = {"succession": 1, "empire": 2, "revolution": 4}[space["available_from_era"]]
            if dot < from_era or space["country"] == "usa":
                continue
            match = wars.war(name, france={"flags": [space["id"]], "navy": 0})
            wars.finish(match)
            totals = [args[-1] for args in (e.args for e in match.events() if e.kind == "strength") if args[0] == 0]
            if max(totals) > 1:  # a +1 tile lies in every theater
                counts.append(dot)
        assert counts == space["war_dots"], space["id"]


@rule("IS-3.2.1.5", "IS-3.2.1.6", "IS-3.2.1.8")
def test_spaces_of_later_eras() -> None:
    late = {"prussia_empire_alliance": 3, "prussia_empire_prestige": 3, "sons_of_liberty": 5, "usa_2": 7, "usa_3": 7}
    for turn in range(1, 7):
        match = acting("france", "diplomatic", 4, turn=f"turn_{turn}")
        on_offer = offered(match, "france", "flag")
        assert {space for space in late if space in on_offer} == {
            space for space, first in late.items() if first <= turn
        }
        assert {"prussia_alliance", "prussia_prestige"} <= on_offer
    # they come into play at the start of the turn itself, and stay
    for before, after, space in (("turn_2", "turn_3", "prussia_empire_alliance"),):
        match = build(turn=before, phase="victory")
        assert match.view(None)["turn"] == after
        assert space in match.view(None)["available"]
        assert "sons_of_liberty" not in match.view(None)["available"]
    match = build(turn="turn_5", phase="start")
    assert "sons_of_liberty" in match.view(None)["available"]


@rule("IS-3.2.1.7", "IS-10.0.1")
def test_the_united_states_spaces_need_a_usa_flag_and_turn_6() -> None:
    for turn, usa, open_ in (("turn_6", ["carolinas"], True), ("turn_6", [], False), ("turn_5", ["carolinas"], False)):
        match = acting("britain", "diplomatic", 4, turn=turn, usa=usa)
        assert ({"usa_2", "usa_3"} <= offered(match, "britain", "flag")) is open_


@rule("IS-3.2.1.8")
def test_a_space_not_yet_available_cannot_hold_a_conflict_marker() -> None:
    # Central Europe Conflict reaches Alliance spaces of Europe
    match = begun("france", changes={"german_states_3": "france", "bavaria": "france"})
    play(match, "france: activate central_europe_conflict")
    assert "prussia_alliance" in offered(match, "france", "choose")
    forbidden(match, "france", "choose prussia_empire_alliance")


@rule("IS-3.2.1.9", "IS-R-72")
@pytest.mark.parametrize("space", [
    "ireland_prestige", "scotland_prestige", "dutch_republic_prestige", "prussia_prestige", "prussia_empire_prestige",
    "sweden", "russia", "austria_prestige_upper", "austria_prestige_lower", "spain_prestige_2", "spain_prestige_3",
    "minorca", "biscay", "balearic",
])  # fmt: skip
def test_prestige_spaces(space: str) -> None:
    assert scores.prestige(scores.scored([space], [], demand=[], turn="turn_4")) == "france"


@rule("IS-3.2.1.9", "IS-3.2.4.3")
def test_no_other_space_counts_for_prestige() -> None:
    rest = [
        "ireland_alliance", "denmark_norway", "prussia_alliance", "savoy", "gibraltar", "bavaria", "austria_alliance_3",
        "spain_alliance_upper", "cabot_strait", "hooghly_river", "algonquin", "quebec_and_montreal",
    ]  # fmt: skip
    assert scores.prestige(scores.scored(rest, [], demand=[], france={"navy": 0})) is None


@rule("IS-3.2.1.10", "IS-8.1.1")
@pytest.mark.parametrize(("space", "advantage"), [
    ("algonquin", "algonquin_raids"), ("iroquois", "iroquois_raids"), ("sons_of_liberty", "patriot_agitation"),
    ("privateers", "letters_of_marque"), ("buccaneers", "pirate_havens"), ("maratha", "raids_and_incursions"),
    ("nizam", "separatist_wars"), ("mysore", "power_struggle"),
])  # fmt: skip
def test_a_local_alliance_gives_its_advantage(space: str, advantage: str) -> None:
    match = begun("britain", turn="turn_5", france={"flags": []}, britain={"flags": [space]})
    held = {id for id, tile in match.view(None)["advantages"].items() if tile["holder"]}
    assert held == {advantage}


@rule("IS-3.2.1.10")
def test_every_political_space_outside_europe_is_a_local_alliance() -> None:
    # Native American Alliances shifts a Local Alliance in North America, Hyder Ali takes one in India
    match = taken("britain", "diplomatic_3_economic", britain={"hand": ["native_american_alliances"]}, turn="turn_4")
    play(match, "britain: play native_american_alliances")
    assert offered(match, "britain", "choose") == {"algonquin", "iroquois"}
    match = taken("britain", "diplomatic_3_economic", britain={"hand": ["hyder_ali"]}, turn="turn_4")
    play(match, "britain: play hyder_ali", "britain: option 0")
    assert offered(match, "britain", "choose") == {"maratha", "nizam", "mysore"}


@rule("IS-3.2.1.11")
def test_scotland_and_ireland_are_ordinary_countries() -> None:
    for side in ("france", "britain"):
        match = acting(side, "diplomatic", 4, changes={"ireland_alliance": "none"})
        assert {"scotland_alliance", "scotland_prestige", "ireland_prestige"} <= offered(match, side, "flag")
        assert cost(match, side, "flag scotland_alliance") == 2
    assert scores.awards(scores.scored(["scotland_alliance"], [], demand=[]))["europe"] == "france"


@rule("IS-3.2.1.12")
def test_both_sides_may_have_spaces_in_one_country() -> None:
    match = begun("france")
    assert owner(match, "austria_alliance_2") == "britain"
    assert owner(match, "austria_prestige_lower") == "france"
    match = acting("britain", "diplomatic", 4)
    play(match, "britain: flag austria_prestige_upper")
    austria = {s for s in flags(match, "britain") if s.startswith("austria")}
    assert austria == {"austria_alliance_2", "austria_prestige_upper"}
    assert owner(match, "austria_prestige_lower") == "france"
