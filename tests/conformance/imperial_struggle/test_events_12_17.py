"""Event cards 12 to 17: what each side's version does, with its Bonus Effect and without."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery.kernel import CannotUndo
from tests.conformance.imperial_struggle.cards import choices, conflicts, event, exhausted, points, tiles_in, vp
from tests.conformance.imperial_struggle.rounds import cost, left, offered, shifts
from tests.conformance.imperial_struggle.table import asked, both, forbidden, happened, options, owner, play, side
from tests.conformance.rule import rule

# -- 12 Military Spending Overruns

ASSETS: dict[str, Any] = {
    "changes": {"louisbourg": "france", "arcot": "france", "biscay": "france", "halifax": "britain"},
    "damaged": ["arcot"],
}
TILES = {"bonus": {"wss_spain": ["bonus_1", "bonus_2"]}}


@rule("IS-R-103", "IS-5.2.15")
def test_military_spending_overruns_the_opponent_picks_what_to_lose() -> None:
    match = event("britain", "military_spending_overruns", **ASSETS, france=TILES)
    assert asked(match) == [("france", "effect_opponent_loses_asset")]
    assert options(match, "britain") == []
    assert set(options(match, "france")) == {  # no Damaged Fort, no Squadron of the Navy Box
        "choose louisbourg", "choose biscay", "give up bonus_1 in wss_spain", "give up bonus_2 in wss_spain",
    }  # fmt: skip
    fort = play(match.clone(), "france: choose louisbourg")
    assert fort.view(None)["damaged"] == ["louisbourg", "arcot"]
    squadron = play(match.clone(), "france: choose biscay")
    assert (owner(squadron, "biscay"), side(squadron, "france")["navy"]) == (None, 2)
    play(match, "france: give up bonus_1 in wss_spain")
    assert (tiles_in(match, "france", "wss_spain"), side(match, "france")["bonus_pool"]) == (["bonus_2"], 11)
    assert [e.secret for e in match.events("britain") if e.kind == "tile_returned"] == [()]  # it is not shown
    assert asked(match) == [("britain", "round")]


@rule("IS-R-103")
def test_military_spending_overruns_bonus_a_second_loss_of_any_kind() -> None:
    match = event("britain", "military_spending_overruns", **ASSETS, france={**TILES, "debt": 1})
    play(match, "france: choose louisbourg")
    assert set(options(match, "france")) == {
        "choose biscay", "give up bonus_1 in wss_spain", "give up bonus_2 in wss_spain",
    }  # fmt: skip
    play(match, "france: give up bonus_2 in wss_spain")
    assert (match.view(None)["damaged"], tiles_in(match, "france", "wss_spain")) == (
        ["louisbourg", "arcot"],
        ["bonus_1"],
    )


@rule("IS-R-103", "IS-5.2.6")
def test_military_spending_overruns_with_one_thing_to_lose_or_nothing() -> None:
    one = event("france", "military_spending_overruns", changes={"halifax": "britain"}, britain={"debt": 3})
    assert (one.view(None)["damaged"], asked(one)) == (["halifax"], [("france", "round")])  # the rest is skipped
    none = event("france", "military_spending_overruns")
    assert (none.view(None)["damaged"], both(none, "navy"), asked(none)) == ([], (1, 2), [("france", "round")])


def test_military_spending_overruns_cannot_be_taken_back_once_the_opponent_chose() -> None:
    match = event("britain", "military_spending_overruns", **ASSETS, france=TILES)
    play(match, "france: choose biscay")
    with pytest.raises(CannotUndo):
        match.undo("britain")


# -- 13 Alberoni's Ambition


@rule("IS-5.2.11")
def test_alberonis_ambition_gives_britain_points_for_flagging_beside_its_markets() -> None:
    match = event("britain", "alberonis_ambition", "military_3_diplomatic", britain={"limit": 0})
    assert points(match) == ("economic", 2)
    play(match, "britain: begin event")
    # not Santiago or Bahamas Run West, which touch British Territories only; not Albany for 3
    assert shifts(match, "britain") == {
        "flag georges_bank", "flag cumberland", "flag antigua", "flag west_bengal", "flag kurpa", "flag vellore",
        "flag tiruchirappalli",
    }  # fmt: skip
    marked = event("britain", "alberonis_ambition", "military_3_diplomatic", conflict=["st_lucia"])
    play(marked, "britain: begin event")
    forbidden(marked, "britain", "flag antigua")  # beside a British Market, but that is no connection now
    assert "flag albany" in shifts(marked, "britain")  # 2 EP and 1 Debt
    forbidden(marked, "britain", "unflag martinique", "flag bahamas_run_west")


def test_alberonis_ambition_bonus_is_a_third_point_of_the_same_kind() -> None:
    match = event("britain", "alberonis_ambition", "military_3_diplomatic", up="robert_walpole", britain={"limit": 0})
    assert points(match) == ("economic", 3)
    play(match, "britain: begin event")
    assert "flag albany" in shifts(match, "britain")
    forbidden(match, "britain", "flag santiago")
    play(match, "britain: flag albany")
    assert left(match) == 0


def test_alberonis_ambition_shifts_an_alliance_space_for_france() -> None:
    match = event("france", "alberonis_ambition", changes={"dutch_republic_alliance": "britain"})
    assert choices(match, "france") == {
        "austria_alliance_2", "austria_alliance_3", "dutch_republic_alliance", "spain_alliance_lower",
    }  # fmt: skip
    play(match, "france: choose dutch_republic_alliance")
    assert (owner(match, "dutch_republic_alliance"), vp(match)) == (None, 15)


@rule("IS-R-90")
@pytest.mark.parametrize(("savoy", "sardinia", "conflict", "score"), [
    ("france", "france", [], 18), ("france", "none", [], 15), ("none", "france", [], 15),
    ("france", "britain", [], 15), ("france", "france", ["savoy"], 15),
])  # fmt: skip
def test_alberonis_ambition_bonus_for_france(savoy: str, sardinia: str, conflict: list[str], score: int) -> None:
    changes = {"savoy": savoy, "sardinia": sardinia}
    match = event("france", "alberonis_ambition", up="the_cardinal_ministers", changes=changes, conflict=conflict)
    play(match, "france: choose austria_alliance_3")
    assert vp(match) == score
    plain = event("france", "alberonis_ambition", changes=changes)
    assert vp(play(plain, "france: choose austria_alliance_3")) == 15


# -- 14 Famine in Ireland

FAMINE = "economic_3_military"


def test_famine_in_ireland_unflags_ireland_or_scotland_for_britain() -> None:
    match = event("britain", "famine_in_ireland", FAMINE, changes={"scotland_prestige": "france"})
    assert choices(match, "britain") == {"ireland_alliance", "scotland_prestige"}
    play(match, "britain: choose scotland_prestige")
    assert (owner(match, "scotland_prestige"), owner(match, "ireland_alliance")) == (None, "france")
    none = event("britain", "famine_in_ireland", FAMINE, changes={"ireland_alliance": "none"})
    assert asked(none) == [("britain", "round")]


@rule("IS-R-103", "IS-R-90")
@pytest.mark.parametrize(("turn", "theater"), [
    ("turn_1", "wss_jacobite_rebellion"), ("turn_2", "was_jacobite_rebellion"), ("turn_3", "was_jacobite_rebellion"),
])  # fmt: skip
@pytest.mark.parametrize(("second", "conflict", "drawn"), [
    ("none", [], 1), ("france", [], 2), ("france", ["ireland_prestige"], 1), ("britain", ["ireland_alliance"], 0),
])  # fmt: skip
def test_famine_in_ireland_draws_french_tiles_for_the_jacobite_rebellion(
    turn: str, theater: str, second: str, conflict: list[str], drawn: int
) -> None:
    changes = {"ireland_prestige": second}
    match = event("france", "famine_in_ireland", FAMINE, turn=turn, changes=changes, conflict=conflict)
    assert len(tiles_in(match, "france", theater)) == drawn
    assert side(match, "france")["bonus_pool"] == 12 - drawn
    assert match.view(None)["round"]["tiles_bought"] == 0  # they are not bought
    assert asked(match) == [("france", "round")]


@rule("IS-R-103")
def test_famine_in_ireland_draws_nothing_when_the_next_war_has_no_such_theater() -> None:
    match = event("france", "famine_in_ireland", FAMINE, turn="turn_4", changes={"ireland_prestige": "france"})
    assert side(match, "france")["bonus_pool"] == 12


@rule("IS-R-103", "IS-5.6.1.3")
def test_famine_in_ireland_pushes_older_tiles_to_theaters_with_room() -> None:
    full = {"wss_jacobite_rebellion": ["bonus_1", "bonus_2"], "wss_spain": ["bonus_3", "bonus_4"]}
    match = event("france", "famine_in_ireland", FAMINE, france={"bonus": full})
    assert asked(match) == [("france", "displace")]
    assert set(options(match, "france")) == {
        f"move {tile} > {theater}" for tile in ("bonus_1", "bonus_2")
        for theater in ("wss_central_europe", "wss_queen_annes_war")
    }  # fmt: skip
    play(match, "france: move bonus_1 > wss_queen_annes_war")
    assert tiles_in(match, "france", "wss_queen_annes_war") == ["bonus_1"]
    there = tiles_in(match, "france", "wss_jacobite_rebellion")
    assert (len(there), there[0]) == (2, "bonus_2")


@rule("IS-R-103")
def test_famine_in_ireland_draws_no_more_than_there_is_room_for_in_the_whole_war() -> None:
    full = {
        "wss_central_europe": ["bonus_1", "bonus_2"], "wss_spain": ["bonus_3", "bonus_4"],
        "wss_queen_annes_war": ["bonus_5", "bonus_6"], "wss_jacobite_rebellion": ["bonus_7"],
    }  # fmt: skip
    changes = {"ireland_prestige": "france"}
    match = event("france", "famine_in_ireland", FAMINE, france={"bonus": full}, changes=changes)
    assert len(tiles_in(match, "france", "wss_jacobite_rebellion")) == 2
    assert side(match, "france")["bonus_pool"] == 4
    full["wss_jacobite_rebellion"].append("bonus_8")
    match = event("france", "famine_in_ireland", FAMINE, france={"bonus": full}, changes=changes)
    assert (side(match, "france")["bonus_pool"], asked(match)) == (4, [("france", "round")])


# -- 15 Interest Payments


@rule("IS-R-50", "IS-6.3.2")
@pytest.mark.parametrize(("name", "other", "score"), [("france", "britain", 16), ("britain", "france", 14)])
def test_interest_payments_lowers_the_opponents_limit(name: str, other: str, score: int) -> None:
    # the player's own Debt is larger, so that there is no Bonus
    at = event(name, "interest_payments", FAMINE, **{name: {"debt": 9, "limit": 9}, other: {"debt": 6}})
    assert (side(at, other)["limit"], side(at, other)["debt"], vp(at)) == (5, 5, score)
    assert side(at, name)["debt"] == 9
    below = event(name, "interest_payments", FAMINE, **{name: {"debt": 9, "limit": 9}, other: {"debt": 5}})
    assert (side(below, other)["limit"], side(below, other)["debt"], vp(below)) == (5, 5, 15)


@pytest.mark.parametrize(("name", "other", "score"), [("france", "britain", 16), ("britain", "france", 14)])
def test_interest_payments_bonus_lowers_ones_own_debt_by_2(name: str, other: str, score: int) -> None:
    match = event(name, "interest_payments", FAMINE, **{name: {"debt": 3}, other: {"debt": 6}})
    assert (side(match, name)["debt"], side(match, name)["limit"]) == (1, 6)
    assert (side(match, other)["debt"], side(match, other)["limit"], vp(match)) == (5, 5, score)


# -- 16 Caribbean Slave Unrest

CARIBBEAN = {
    "georgia", "panzacola", "bahamas_run_west", "bahamas_run_north", "caicos", "port_de_paix", "puerto_principe",
    "puerto_rico", "antigua", "martinique", "st_lucia", "havana", "santiago", "cayman_passage", "cuba_passage_east",
    "st_james",
}  # fmt: skip


@rule("IS-R-36")
@pytest.mark.parametrize("name", ["france", "britain"])
def test_caribbean_slave_unrest_marks_one_market_with_the_bonus_two(name: str) -> None:
    changes = {"antilles_channel": "france"}  # Martinique is Protected
    match = event(name, "caribbean_slave_unrest", turn="turn_3", changes=changes)
    assert choices(match, name) == CARIBBEAN
    play(match, f"{name}: choose martinique")
    assert (conflicts(match), asked(match)) == ({"martinique"}, [(name, "round")])
    tiles = {name: {"bonus": {"was_central_europe": ["bonus_1"]}}}
    two = event(name, "caribbean_slave_unrest", turn="turn_3", **tiles)
    play(two, f"{name}: choose georgia")
    assert choices(two, name) == CARIBBEAN - {"georgia"}
    play(two, f"{name}: choose port_de_paix")
    assert (conflicts(two), asked(two)) == ({"georgia", "port_de_paix"}, [(name, "round")])


# -- 17 Pacte de Famille


def test_pacte_de_famille_makes_unflagging_spain_and_austria_cheaper_for_britain() -> None:
    changes = {"spain_prestige_2": "france", "savoy": "france"}
    match = event("britain", "pacte_de_famille", "diplomatic_3_economic", turn="turn_3", changes=changes)
    assert points(match) is None
    play(match, "britain: begin major")
    prices = {move: cost(match, "britain", move) for move in (
        "unflag austria_prestige_lower", "unflag spain_alliance_upper", "unflag spain_prestige_2", "unflag bavaria",
        "unflag savoy", "flag spain_alliance_lower", "flag austria_prestige_upper",
    )}  # fmt: skip
    assert list(prices.values()) == [2, 2, 1, 3, 2, 3, 3]
    play(match, "britain: unflag spain_prestige_2", "britain: unflag spain_alliance_upper")  # each of them
    assert left(match) == 0
    marked = event("britain", "pacte_de_famille", "diplomatic_3_economic", turn="turn_3", changes=changes,
                   conflict=["spain_prestige_2"])  # fmt: skip
    assert cost(play(marked, "britain: begin major"), "britain", "unflag spain_prestige_2") == 1


def test_pacte_de_famille_lasts_for_one_action_round() -> None:
    match = event("britain", "pacte_de_famille", "diplomatic_3_economic", turn="turn_3",
                  tiles=["economic_4_military", "diplomatic_4_economic"])  # fmt: skip
    play(match, "britain: end", "france: take economic_4_military", "france: end")
    play(match, "britain: take diplomatic_4_economic", "britain: begin major")
    assert cost(match, "britain", "unflag spain_alliance_upper") == 3


def test_pacte_de_famille_bonus_for_britain_is_a_free_diplomatic_point() -> None:
    match = event("britain", "pacte_de_famille", turn="turn_3", up="charles_hanbury_williams", britain={"limit": 2})
    assert points(match) == ("diplomatic", 1)
    play(match, "britain: begin event")
    assert {"unflag spain_alliance_upper", "flag iroquois", "flag savoy", "flag nizam"} <= shifts(match, "britain")
    assert cost(match, "britain", "unflag spain_alliance_upper") == 2


EUROPE_TILES = {
    "denmark_norway": "france", "prussia_alliance": "france",  # Baltic Trade
    "austria_prestige_upper": "britain",  # Silesia Negotiations
    "german_states_3": "france",  # with Bavaria: Central Europe Conflict
}  # fmt: skip


@rule("IS-R-108", "IS-8.1.3")
def test_pacte_de_famille_refreshes_up_to_two_advantages_in_europe_for_france() -> None:
    tired = ["baltic_trade", "silesia_negotiations", "central_europe_conflict", "naval_bastion", "algonquin_raids"]
    fields: dict[str, Any] = {"turn": "turn_3", "changes": EUROPE_TILES, "exhausted": tired, "france": {"debt": 3}}
    match = event("france", "pacte_de_famille", **fields)
    assert set(options(match, "france")) == {  # of any holder or none, in Europe
        "choose baltic_trade", "choose silesia_negotiations", "choose central_europe_conflict",
        "choose naval_bastion", "decline",
    }  # fmt: skip
    none = play(match.clone(), "france: decline")
    assert exhausted(none, "baltic_trade")
    one = play(match.clone(), "france: choose baltic_trade", "france: decline")
    assert (exhausted(one, "baltic_trade"), exhausted(one, "silesia_negotiations")) == (False, True)
    play(match, "france: choose baltic_trade")
    assert choices(match, "france") == {"silesia_negotiations", "central_europe_conflict", "naval_bastion"}
    play(match, "france: choose central_europe_conflict")
    assert asked(match) == [("france", "round")]
    assert offered(match, "france", "activate") == {"baltic_trade", "central_europe_conflict"}  # at once
    play(match, "france: activate baltic_trade")
    assert side(match, "france")["debt"] == 1
    assert not offered(match, "france", "activate")  # one per Region still holds


@rule("IS-5.2.6")
def test_pacte_de_famille_without_an_exhausted_advantage_is_in_vain_for_france() -> None:
    match = event("france", "pacte_de_famille", turn="turn_3", changes=EUROPE_TILES, exhausted=["algonquin_raids"])
    assert asked(match) == [("france", "round")]
    assert len(happened(match, "in_vain")) == 1


@rule("IS-5.2.11")
def test_pacte_de_famille_bonus_for_france_is_2_points_for_spain_and_austria() -> None:
    match = event("france", "pacte_de_famille", turn="turn_3", up="pompadour_and_du_barry", france={"limit": 0})
    assert points(match) == ("diplomatic", 2)  # no Advantage was Exhausted: that part is skipped
    play(match, "france: begin event")
    assert shifts(match, "france") == {"unflag austria_alliance_2", "flag spain_prestige_2"}
    rich = event("france", "pacte_de_famille", turn="turn_3", up="pompadour_and_du_barry")
    play(rich, "france: begin event")
    assert shifts(rich, "france") == {
        "unflag austria_alliance_2", "flag austria_alliance_3", "flag austria_prestige_upper",
        "flag spain_prestige_2", "flag spain_prestige_3", "flag spain_alliance_lower",
    }  # fmt: skip
