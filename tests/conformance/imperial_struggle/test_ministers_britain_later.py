"""British Ministry cards of the Revolution Era: every ability."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.imperial_struggle import scores
from tests.conformance.imperial_struggle.cards import event, serving, spent, vp
from tests.conformance.imperial_struggle.rounds import begun, cost, left, offered, shifts, state, taken
from tests.conformance.imperial_struggle.table import (
    asked,
    both,
    build,
    forbidden,
    happened,
    options,
    owner,
    play,
    side,
)
from tests.conformance.rule import rule

# -- James Watt

WATT: dict[str, Any] = {"turn": "turn_5", "britain": {"ministry": ["james_watt"]}, "face_up": ["james_watt"]}


@rule("IS-6.3.3", "IS-R-27")
@pytest.mark.parametrize(("up", "overrun"), [(["james_watt"], []), ([], [("france", 1, "debt_overrun")])])
def test_watt_spares_britain_the_vp_for_forced_debt(up: list[str], overrun: list[scores.Line]) -> None:
    own = {"ministry": ["james_watt"], "limit": 3, "debt": 3}
    match = scores.scored([], ["georgia"], turn="turn_5", demand=["tobacco"], britain=own,
                          face_up=up)  # fmt: skip
    assert scores.vp(match, "debt_overrun") == overrun
    assert scores.lines(match, "debt") == []  # it is not taken either
    french = scores.scored(["georgia"], [], turn="turn_5", demand=["tobacco"], britain=own, face_up=up,
                           france={"limit": 3, "debt": 3})  # fmt: skip
    assert scores.vp(french, "debt_overrun") == [("britain", 1, "debt_overrun")]  # for Britain only


@rule("IS-R-27", "IS-3.5.2.3")
def test_watt_gains_a_treaty_point_the_first_time_france_exhausts_an_advantage_in_a_round() -> None:
    changes = {"mysore": "france", "maratha": "none", "buccaneers": "france"}
    tiles = ["economic_4_military", "economic_4_diplomatic"]
    match = taken("france", "military_4_economic", changes=changes, tiles=tiles, **WATT)
    play(match, "france: activate algonquin_raids", "france: choose albany")
    assert both(match, "treaty") == (0, 1)
    play(match, "france: activate power_struggle", "france: choose kanchipuram")
    assert both(match, "treaty") == (0, 1)
    play(
        match, "france: end", "britain: take economic_4_military", "britain: end", "france: take economic_4_diplomatic"
    )
    play(match, "france: activate pirate_havens", "france: choose georgia")
    assert both(match, "treaty") == (0, 2)  # in each Action Round


@rule("IS-R-27")
def test_watt_takes_nothing_from_britains_own_advantages_nor_face_down() -> None:
    changes = {"iroquois": "britain"}
    match = serving("britain", "james_watt", "military_4_economic", turn="turn_5", changes=changes)
    play(match, "britain: activate iroquois_raids", "britain: choose cataraqui")
    assert both(match, "treaty") == (0, 0)
    hidden = taken("france", "military_4_economic", turn="turn_5", britain={"ministry": ["james_watt"]})
    play(hidden, "france: activate algonquin_raids", "france: choose albany")
    assert both(hidden, "treaty") == (0, 0)


# -- Papacy-Hanover Negotiations

PAPACY = "use papacy_hanover_negotiations_extra_diplomatic"


@rule("IS-7.3.1")
@pytest.mark.parametrize("up", [[], ["jacobite_uprisings"]])
def test_papacy_hanover_ends_the_jacobites_when_turned_up(up: list[str]) -> None:
    french = {"ministry": ["turgot", "lavoisier", "jacobite_uprisings"]}
    match = begun("britain", turn="turn_5", britain={"ministry": ["papacy_hanover_negotiations"]}, france=french,
                  face_up=up, jacobite_place=True, jacobite_victories=1)  # fmt: skip
    assert match.view(None)["jacobite"] == {"victories": 1, "defeat": False, "place": True}  # not when chosen
    play(match, "britain: reveal papacy_hanover_negotiations")
    assert match.view(None)["jacobite"] == {"victories": 1, "defeat": True, "place": False}
    assert [place["card"] for place in side(match, "france")["ministry"]] == ["turgot", "lavoisier"]
    later = build(turn="turn_6", phase="ministry", france={"ministry": ["turgot", "lavoisier"]}, jacobite_defeat=True)
    assert not [move for move in options(later, "france") if "jacobite" in move]


def test_papacy_hanover_turned_up_for_its_keyword_does_so_too() -> None:
    match = event("britain", "loge_des_neuf_soeurs", turn="turn_5", show="papacy_hanover_negotiations",
                  france={"ministry": ["jacobite_uprisings"]}, face_up=["jacobite_uprisings"])  # fmt: skip
    assert match.view(None)["jacobite"]["defeat"] is True
    assert side(match, "france")["ministry"] == []
    play(match, "britain: choose albany")


@rule("IS-R-102", "IS-3.5.4.1")
def test_papacy_hanover_adds_2_points_for_scotland_and_ireland() -> None:
    match = serving("britain", "papacy_hanover_negotiations", "diplomatic_2_economic", turn="turn_5",
                    britain={"limit": 0})  # fmt: skip
    forbidden(match, "britain", PAPACY)
    play(match, "britain: begin major", f"britain: {PAPACY}")
    assert (left(match), spent(match, "britain")) == (4, ["extra_diplomatic"])
    forbidden(match, "britain", "flag russia", "draw event", PAPACY)
    play(match, "britain: unflag ireland_alliance")  # the two points of the card
    assert left(match) == 2
    play(match, "britain: flag savoy")
    assert left(match) == 0


@rule("IS-R-102")
def test_papacy_hanover_in_a_minor_action() -> None:
    match = serving("britain", "papacy_hanover_negotiations", "military_4_diplomatic", turn="turn_5",
                    britain={"limit": 0})  # fmt: skip
    play(match, "britain: begin minor", f"britain: {PAPACY}")
    forbidden(match, "britain", "unflag ireland_alliance")  # its limits stay
    play(match, "britain: flag scotland_prestige")
    assert state(match, "minor") == "closed"


# -- Townshend Acts


@rule("IS-R-95", "IS-5.3.2.5")
def test_townshend_acts_let_minor_actions_unflag_markets_of_a_commodity() -> None:
    changes = {"antigua": "france", "bahamas_run_west": "france"}
    own = {"ministry": ["townshend_acts"], "limit": 0}
    match = begun("britain", turn="turn_5", britain=own, changes=changes, face_up=["townshend_acts"],
                  tiles=["military_4_economic"], demand=["furs", "fish", "cotton"])  # fmt: skip
    assert offered(match, "britain", "mark") == {"furs", "spice", "fish", "tobacco", "sugar", "cotton"}
    play(match, "britain: mark sugar")  # in demand or not
    assert (match.view(None)["townshend"], spent(match, "britain")) == ("sugar", ["marker"])
    assert not offered(match, "britain", "mark")
    play(match, "britain: take military_4_economic", "britain: begin minor")
    assert offered(match, "britain", "unflag") == {"antigua", "martinique"}  # Sugar, connected; no Tobacco
    play(match, "britain: unflag antigua")
    assert state(match, "minor") == "closed"


@rule("IS-R-95")
def test_townshend_acts_last_to_the_end_of_the_turn_for_britain_only() -> None:
    own = {"ministry": ["townshend_acts"]}
    fields: dict[str, Any] = {"turn": "turn_5", "townshend": "sugar", "britain": own, "face_up": ["townshend_acts"]}
    match = taken("britain", "military_4_economic", spent=["townshend_acts_marker"], **fields)
    assert offered(play(match, "britain: begin minor"), "britain", "unflag") == {"martinique"}
    french = play(taken("france", "military_4_economic", **fields), "france: begin minor")
    assert not offered(french, "france", "unflag")
    reset = build(turn="turn_6", phase="start", townshend="sugar", britain=own, face_up=["townshend_acts"])
    assert reset.view(None)["townshend"] is None


@rule("IS-R-95")
def test_townshend_acts_come_before_anything_else_is_used() -> None:
    own = {"hand": ["stamp_act"], "debt": 2}
    match = serving("britain", "townshend_acts", "military_2_economic", turn="turn_5", britain={
        "ministry": ["townshend_acts"], **own}, changes={"iroquois": "britain"})  # fmt: skip
    assert len(offered(match, "britain", "mark")) == 6  # directly after the tile
    for moves in (
        ["buy tile", "place in awi_mysore_war"], ["play stamp_act"], ["activate iroquois_raids", "choose albany"],
        ["upgrade awi_mysore_war", "stay placed other returned"],
    ):  # fmt: skip
        other = play(match.clone(), *[f"britain: {move}" for move in moves])
        assert asked(other) == [("britain", "round")]
        assert not offered(other, "britain", "mark"), moves
    before = begun("britain", turn="turn_5", britain={"ministry": ["townshend_acts"]}, face_up=["townshend_acts"],
                   changes={"iroquois": "britain"}, tiles=["military_4_economic"])  # fmt: skip
    play(before, "britain: activate iroquois_raids", "britain: choose albany")
    assert not offered(before, "britain", "mark")
    play(before, "britain: take military_4_economic")
    assert not offered(before, "britain", "mark")


# -- Edmund Burke

IRELAND = {"ireland_alliance": "britain", "ireland_prestige": "britain"}


def burke(tile: str, changes: dict[str, str] | None = None, **fields: Any) -> Match:
    """Britain with Burke and, unless told otherwise, both spaces of Ireland; no Debt to take."""
    own = {"limit": 0, **fields.pop("britain", {})}
    flags = IRELAND if changes is None else changes
    return serving("britain", "edmund_burke", tile, **{"turn": "turn_5", "changes": flags, "britain": own, **fields})


def buy(match: Match, *moves: str) -> Match:
    return play(match, *(f"britain: {move}" for move in moves))


@rule("IS-R-102", "IS-R-90")
@pytest.mark.parametrize(("changes", "conflict", "more"), [
    (IRELAND, [], 2), ({"ireland_prestige": "britain"}, [], 1), ({}, [], 0), (IRELAND, ["ireland_prestige"], 1),
    ({"ireland_prestige": "france"}, [], 0),
])  # fmt: skip
def test_burke_adds_points_for_ireland_to_a_major_action_in_europe(
    changes: dict[str, str], conflict: list[str], more: int
) -> None:
    match = buy(burke("diplomatic_2_economic", changes, conflict=conflict), "begin major")
    two, three = "flag sweden" in shifts(match, "britain"), "flag russia" in shifts(match, "britain")
    assert (two, three) == (True, more >= 1)
    buy(match, "flag sweden")  # the 2 of the tile
    assert ("flag savoy" in shifts(match, "britain")) is (more == 2)


@rule("IS-R-102")
def test_burke_spending_outside_europe_forfeits_the_points() -> None:
    match = buy(burke("diplomatic_4_economic"), "begin major", "flag nizam")
    assert left(match) == 2
    assert "flag savoy" not in shifts(match, "britain")  # 2 + 1 further Region: only the 2 of the tile are left
    drawn = buy(burke("diplomatic_4_economic"), "begin major", "draw event")  # no purchase in Europe either
    assert "flag savoy" not in shifts(drawn, "britain")


@rule("IS-R-102")
def test_burke_a_point_used_binds_the_action_to_europe() -> None:
    match = buy(burke("diplomatic_4_economic", britain={"limit": 9}), "begin major", "flag russia")
    assert {"flag nizam", "draw event"} <= set(options(match, "britain"))  # none of them used yet
    buy(match, "flag savoy")  # the fourth point of the tile and one of Burke's
    assert (left(match), side(match, "britain")["debt"]) == (0, 0)
    forbidden(match, "britain", "flag nizam", "flag iroquois", "draw event")
    buy(match, "flag sardinia")  # the second point of Burke's and 1 Debt
    assert side(match, "britain")["debt"] == 1


@rule("IS-R-102")
def test_burke_other_actions_do_not_matter_and_a_minor_action_gets_nothing() -> None:
    match = buy(burke("military_3_diplomatic"), "begin minor")
    assert "flag russia" not in shifts(match, "britain")
    # an Event's points form the Major Action here; the Minor Action is spent in India first
    own = {"hand": ["nootka_incident"], "ministry": ["edmund_burke"]}
    event_ = burke("military_3_diplomatic", britain=own)
    buy(event_, "play nootka_incident", "option 0", "begin minor", "flag nizam", "begin event")
    assert left(event_) == 2
    buy(event_, "flag russia")  # 3 + 1 further Region: 2 of the Event and 2 of Burke's
    assert owner(event_, "russia") == "britain"


@rule("IS-R-102")
def test_burke_belongs_to_the_tiles_major_action_if_that_is_diplomatic() -> None:
    own = {"hand": ["pacte_de_famille"], "ministry": ["edmund_burke", "papacy_hanover_negotiations"]}
    fields: dict[str, Any] = {"britain": own, "face_up": ["edmund_burke", "papacy_hanover_negotiations"]}
    match = burke("diplomatic_3_economic", conflict=["savoy", "sardinia"], **fields)
    buy(match, "play pacte_de_famille", "begin event")  # 1 DP of its own
    assert "flag sweden" not in shifts(match, "britain")
    buy(match, "flag savoy", "begin major", "flag russia")
    assert "flag denmark_norway" in shifts(match, "britain")  # 2 of Burke's
    joined = burke("diplomatic_3_economic", **fields)
    buy(joined, "play pacte_de_famille", "begin major", "join event", "flag russia", "flag prussia_prestige")
    assert owner(joined, "prussia_prestige") == "britain"  # 3 + 1 + 2


@rule("IS-R-102", "IS-R-46")
def test_burke_with_exchanged_points_of_turn_6() -> None:
    match = burke("military_4_economic", turn="turn_6")
    buy(match, "begin major", "exchange for diplomatic", "begin exchange", "flag russia")  # 1 + 2
    assert owner(match, "russia") == "britain"
    assert not shifts(match, "britain", "diplomatic")


@rule("IS-R-102")
def test_burke_an_irish_space_gained_adds_its_point_at_once() -> None:
    match = burke("diplomatic_3_economic", {"ireland_alliance": "none"}, conflict=["savoy", "sardinia"])
    buy(match, "begin major", "flag ireland_prestige")
    assert left(match) == 0
    assert shifts(match, "britain") == {"flag savoy", "flag sardinia"}  # for 1
    buy(match, "flag savoy")
    assert not shifts(match, "britain", "diplomatic")


@rule("IS-5.5.2.1")
def test_burke_makes_the_american_spaces_1_cheaper() -> None:
    match = burke("diplomatic_4_economic", {"usa_3": "france"}, turn="turn_6", usa=["carolinas"])
    buy(match, "begin major")
    moves = ("flag sons_of_liberty", "flag usa_2", "unflag usa_3", "flag iroquois")
    assert [cost(match, "britain", move) for move in moves] == [2, 1, 2, 2]
    hidden = taken("britain", "diplomatic_4_economic", turn="turn_5", britain={"ministry": ["edmund_burke"]})
    assert cost(buy(hidden, "begin major"), "britain", "flag sons_of_liberty") == 3
    assert (vp(match), happened(match, "ability")) == (15, [])
