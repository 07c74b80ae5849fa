"""Set-up (SU): what lies where before Turn 1."""

from __future__ import annotations

from collections import Counter

import pytest

from chancellery import Match
from tests.conformance.imperial_struggle import scores
from tests.conformance.imperial_struggle.rounds import begun
from tests.conformance.imperial_struggle.table import asked, build, flags, options, play, side
from tests.conformance.rule import rule

BRITISH = {
    "europe": {"austria_alliance_2", "dutch_republic_prestige", "german_states_3"},
    "north_america": {"massachusetts_bay", "northern_colonies", "hudson_valley", "chesapeake"},
    "caribbean": {"carolinas", "georgia", "jamaica", "barbados", "st_lucia"},
    "india": {"madras", "kanchipuram", "calcutta", "midnapore"},
}
FRENCH = {
    "europe": {"spain_alliance_upper", "austria_prestige_lower", "bavaria", "ireland_alliance"},
    "north_america": {"quebec_and_montreal", "acadia", "cataraqui", "algonquin"},
    "caribbean": {"louisiana", "st_domingue", "guadeloupe", "port_de_paix", "martinique"},
    "india": {"chandernagore", "pondicherry", "karaikal", "plassey"},
}


def new(seed: int = 7) -> Match:
    return Match.new("imperial_struggle", seed=seed)


def hidden(match: Match) -> tuple[object, ...]:
    """What differs from match to match: tiles, Awards, demand, hands and War tiles of both sides."""
    view = match.view(None)
    theaters = [match.view(name)["war"]["theaters"] for name in match.seats]
    return view["tiles"], view["awards"], view["demand"], theaters, [side(match, name)["hand"] for name in match.seats]


@rule("IS-SU.1", "IS-4.1.6.3")
def test_the_draw_pile_is_the_fifteen_succession_cards() -> None:
    succession = {e.id for e in new().definition.components.events if e.era == 0}  # type: ignore[attr-defined]
    assert len(succession) == 15
    drawn = set()
    for seed in range(12):
        match = new(seed)
        assert match.view(None)["draw"] == 9  # six are dealt
        drawn |= {card for name in match.seats for card in side(match, name)["hand"]}
    assert drawn == succession


@rule("IS-SU.2", "IS-SU.3", "IS-SU.4", "IS-SU.7")
def test_tiles_and_piles_are_mixed() -> None:
    found = [hidden(new(seed)) for seed in range(6)]
    for part in zip(*found, strict=True):
        assert len({str(one) for one in part}) > 1
    assert hidden(new(3)) == hidden(new(3))  # the same seed, the same match


@rule("IS-SU.2", "IS-SU.7")
def test_nine_investment_tiles_and_four_awards_lie_open_three_commodities_are_in_demand() -> None:
    view = new().view(None)
    assert (len(view["tiles"]), view["stack"], len(view["awards"]), len(view["demand"])) == (9, 15, 4, 3)


@rule("IS-SU.3", "IS-SU.5")
def test_the_war_tile_pools() -> None:
    match = new()
    assert [side(match, name)["pool"] for name in match.seats] == [12, 12]
    assert [side(match, name)["bonus_pool"] for name in match.seats] == [11, 12]  # one French tile lies out


@rule("IS-SU.4", "IS-7.6.4")
def test_one_basic_tile_of_each_side_in_each_wss_theater_which_only_its_owner_sees() -> None:
    match = new()
    for name, other in (("france", "britain"), ("britain", "france")):
        theaters = match.view(name)["war"]["theaters"]
        assert list(theaters) == ["wss_central_europe", "wss_spain", "wss_queen_annes_war", "wss_jacobite_rebellion"]
        assert all(
            len(theater[name]["basic"]) == 1 and theater[name]["basic"] != [None] for theater in theaters.values()
        )
        assert all(theater[other]["basic"] == [None] for theater in theaters.values())


@rule("IS-SU.5")
def test_france_has_a_random_bonus_tile_in_central_europe() -> None:
    tiles: Counter[str] = Counter()
    for seed in range(40):
        theaters = new(seed).view("france")["war"]["theaters"]
        assert [len(theater["france"]["bonus"]) for theater in theaters.values()] == [1, 0, 0, 0]
        assert [len(theater["britain"]["bonus"]) for theater in theaters.values()] == [0, 0, 0, 0]
        tiles[theaters["wss_central_europe"]["france"]["bonus"][0]] += 1
    assert len(tiles) > 6


@rule("IS-SU.6")
def test_turn_1_and_15_vp() -> None:
    view = new().view(None)
    assert (view["turn"], view["vp"]) == ("turn_1", 15)


@rule("IS-SU.8")
def test_advantages_at_set_up() -> None:
    match = new()
    held = {id: tile["holder"] for id, tile in match.view(None)["advantages"].items() if tile["holder"]}
    assert held == {"wheat": "britain", "algonquin_raids": "france"}
    # both may be used from the first Action Round on
    match = begun("france")
    assert "activate algonquin_raids" in options(match, "france")
    match = begun("britain", tiles=["economic_4_military"], changes={"georges_bank": "france", "acadia": "france"})
    play(match, "britain: take economic_4_military", "britain: begin major")
    assert "unflag georges_bank with wheat" in options(match, "britain")
    match = begun("britain", tiles=["economic_4_military"], changes={"albany": "france", "oswego": "none"})
    assert match.view(None)["isolated"] == ["albany"]
    match = begun("britain", tiles=["economic_4_military"], changes={"albany": "france", "ile_aux_noix": "france"})
    play(match, "britain: take economic_4_military", "britain: begin major")
    assert "unflag albany with wheat" in options(match, "britain")


@rule("IS-SU.9", "IS-4.1.8.1", "IS-R-18")
def test_france_has_the_initiative_and_chooses_who_goes_first_in_turn_1() -> None:
    match = new()
    while "ministry" in {kind for _, kind in asked(match)}:
        name, _ = asked(match)[0]
        play(match, f"{name}: {options(match, name)[0]}")
    assert match.view(None)["initiative"] == "france"
    assert asked(match) == [("france", "first")]
    assert options(match, "france") == ["first france", "first britain"]
    for choice in ("france", "britain"):
        assert asked(play(match.clone(), f"france: first {choice}")) == [(choice, "round")]


@rule("IS-SU.10")
def test_nothing_else_is_on_the_map() -> None:
    view = new().view(None)
    assert [view[field] for field in ("conflict", "damaged", "usa", "spain", "huguenots", "isolated")] == [[]] * 6
    assert view["jacobite"] == {"victories": 0, "defeat": False, "place": False}
    assert not [id for id, tile in view["advantages"].items() if tile["exhausted"]]
    chart = new().definition.components.chart  # type: ignore[attr-defined]
    everything = set(view["sides"]["france"]["flags"]) | set(view["sides"]["britain"]["flags"])
    assert not everything & set(chart.names(chart.fort | chart.naval))


@rule("IS-SU.11", "IS-4.1.6.3")
def test_hands_and_ministries_are_empty_until_they_are_dealt_and_chosen() -> None:
    match = new()
    drawn = [event.args for event in match.events() if event.kind == "event_drawn"]
    assert Counter(drawn) == {(0,): 3, (1,): 3}  # all of both hands come from the deal
    assert [side(match, name)["cards"] for name in match.seats] == [3, 3]
    assert [side(match, name)["ministry"] for name in match.seats] == [[], []]


@rule("IS-SU.12")
@pytest.mark.parametrize(("name", "by_region", "counts"), [
    ("britain", BRITISH, (3, 4, 5, 4)), ("france", FRENCH, (4, 4, 5, 4)),
])  # fmt: skip
def test_the_flags_at_set_up(name: str, by_region: dict[str, set[str]], counts: tuple[int, ...]) -> None:
    match = new()
    chart = match.definition.components.chart  # type: ignore[attr-defined]
    found = {
        region: {space for space in flags(match, name) if chart.region[chart.index[space]] == n}
        for n, region in enumerate(scores.REGIONS)
    }
    assert found == by_region
    assert tuple(len(by_region[region]) for region in scores.REGIONS) == counts


@rule("IS-SU.12")
def test_tracks_and_squadrons_at_set_up() -> None:
    match = new()
    fields = ("debt", "limit", "treaty", "navy", "unbuilt", "turn_track")
    assert [[side(match, name)[field] for field in fields] for name in match.seats] == [
        [0, 6, 0, 1, 7, 0], [0, 6, 0, 2, 6, 0],
    ]  # fmt: skip


@rule("IS-SU.13", "IS-11.0.5", "IS-R-71")
@pytest.mark.parametrize(("territory", "of"), [
    *[(t, "britain") for t in ("northern_colonies", "carolinas", "jamaica", "barbados", "madras", "calcutta")],
    *[(t, "france") for t in ("quebec_and_montreal", "acadia", "louisiana", "st_domingue", "guadeloupe", "pondicherry",
                              "chandernagore")],
    *[(t, None) for t in ("hudson_bay", "gibraltar", "minorca", "san_agustin", "asiento")],
])  # fmt: skip
def test_territories_at_set_up_count_in_final_scoring_for_the_other_side(territory: str, of: str | None) -> None:
    match = new()
    owner = next((name for name in match.seats if territory in flags(match, name)), None)
    assert owner == of
    for holder in match.seats:
        held = {name: {"flags": [territory] if name == holder else [], "navy": 0} for name in match.seats}
        end = build(turn="turn_6", phase="victory", **held)
        gained = [(holder, 2, "territory")] if of is not None and of != holder else []
        assert scores.final(end, "territory") == gained
