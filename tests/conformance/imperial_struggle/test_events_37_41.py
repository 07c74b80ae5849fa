"""Event cards 37 to 41: what each side's version does, with its Bonus Effect and without."""

from __future__ import annotations

import pytest

from tests.conformance.imperial_struggle.cards import choices, conflicts, event, points, tiles_in, vp
from tests.conformance.imperial_struggle.rounds import cost, shifts
from tests.conformance.imperial_struggle.table import asked, options, owner, play, side
from tests.conformance.rule import rule

# -- 37 Debt Crisis


@pytest.mark.parametrize(("ahead", "gained", "vps"), [(0, None, 0), (1, 3, 0), (2, 3, 0), (3, 3, 2)])
@pytest.mark.parametrize(("name", "other", "sign"), [("france", "britain", 1), ("britain", "france", -1)])
def test_debt_crisis_needs_more_available_debt(
    name: str, other: str, sign: int, ahead: int, gained: int | None, vps: int
) -> None:
    match = event(name, "debt_crisis", "economic_3_military", turn="turn_5", **{other: {"debt": ahead}})
    assert points(match) == (None if gained is None else ("economic", gained))
    assert vp(match) == 15 + sign * vps


@rule("IS-5.2.11")
def test_debt_crisis_points_only_unflag_markets() -> None:
    match = event("france", "debt_crisis", "economic_3_military", turn="turn_5", france={"limit": 1},
                  britain={"limit": 0})  # fmt: skip
    play(match, "france: begin event")
    assert shifts(match, "france") == {"unflag st_lucia", "unflag kanchipuram"}


# -- 38 East Asia Piracy


@rule("IS-R-90")
@pytest.mark.parametrize(("mine", "theirs", "conflict", "damaged", "met"), [
    (["nizam"], [], [], [], True),
    (["hooghly_river"], [], [], [], True),
    (["arcot"], [], [], ["arcot"], True),  # Damaged Forts count
    (["nizam"], ["malabar_coast"], [], [], False),  # 1 : 1
    (["nizam", "vandavasi"], ["malabar_coast"], [], [], True),
    (["nizam", "mysore"], ["malabar_coast"], ["mysore"], [], False),  # a marked one does not
    (["cabot_strait", "louisbourg", "iroquois"], [], [], [], False),  # not in India
    ([], [], [], [], False),
])  # fmt: skip
@pytest.mark.parametrize(("name", "other", "score"), [("france", "britain", 18), ("britain", "france", 12)])
def test_east_asia_piracy(
    name: str, other: str, score: int, mine: list[str], theirs: list[str], conflict: list[str], damaged: list[str],
    met: bool,
) -> None:  # fmt: skip
    changes = {**dict.fromkeys(mine, name), **dict.fromkeys(theirs, other)}
    match = event(name, "east_asia_piracy", turn="turn_5", changes=changes, conflict=conflict, damaged=damaged)
    assert vp(match) == (score if met else 15)


# -- 39 Stamp Act

NORTHERN = {
    "massachusetts_bay", "chesapeake", "hudson_valley", "albany", "cumberland", "allegheny", "niagara", "oswego",
    "iroquois", "sons_of_liberty",
}  # fmt: skip


@pytest.mark.parametrize(("minister", "gained"), [("", None), ("townshend_acts", ("economic", 2))])
def test_stamp_act_for_britain(minister: str, gained: tuple[str, int] | None) -> None:
    match = event("britain", "stamp_act", turn="turn_5", up=minister, britain={"debt": 5})
    assert (side(match, "britain")["debt"], points(match)) == (3, gained)
    if gained:
        play(match, "britain: begin event")
        assert {"flag cumberland", "unflag martinique"} <= shifts(match, "britain")


@rule("IS-R-100", "IS-3.8.0.2")
def test_stamp_act_marks_the_northern_colonies_for_france() -> None:
    match = event("france", "stamp_act", turn="turn_5")
    assert choices(match, "france") == NORTHERN
    play(match, "france: choose sons_of_liberty")
    assert (conflicts(match), asked(match)) == ({"sons_of_liberty"}, [("france", "round")])
    three = event("france", "stamp_act", turn="turn_5", up="north_american_trade")
    play(three, "france: choose hudson_valley", "france: choose chesapeake")
    assert choices(three, "france") == NORTHERN - {"hudson_valley", "chesapeake"}
    play(three, "france: choose iroquois")
    assert conflicts(three) == {"hudson_valley", "chesapeake", "iroquois"}
    states = event("france", "stamp_act", turn="turn_6", usa=["northern_colonies"])
    assert choices(states, "france") == NORTHERN | {"usa_2", "usa_3"}


def test_stamp_act_places_as_many_markers_as_there_is_room_for() -> None:
    match = event("france", "stamp_act", turn="turn_5", up="north_american_trade",
                  conflict=sorted(NORTHERN - {"albany", "oswego"}))  # fmt: skip
    play(match, "france: choose oswego")  # the Bonus finds one more space
    assert (conflicts(match), asked(match)) == (NORTHERN, [("france", "round")])


# -- 40 Falklands Crisis

FALKLANDS = ("falklands_crisis", "diplomatic_3_economic")


@rule("IS-R-90")
@pytest.mark.parametrize(("changes", "conflict", "score"), [
    ({}, [], 15), ({"spain_prestige_2": "britain"}, [], 14),
    ({"spain_prestige_2": "britain", "spain_alliance_lower": "britain"}, [], 14),
    ({"spain_prestige_2": "britain"}, ["spain_prestige_2"], 15),
])  # fmt: skip
def test_falklands_crisis_scores_a_british_space_of_spain(
    changes: dict[str, str], conflict: list[str], score: int
) -> None:
    assert vp(event("britain", *FALKLANDS, turn="turn_5", changes=changes, conflict=conflict)) == score


def test_falklands_crisis_bonus_for_britain_unflags_a_space_of_spain() -> None:
    changes = {"savoy": "britain", "spain_prestige_3": "britain", "spain_prestige_2": "france"}
    match = event("britain", *FALKLANDS, turn="turn_5", changes=changes)
    assert (vp(match), choices(match, "britain")) == (14, {"spain_alliance_upper", "spain_prestige_2"})
    play(match, "britain: choose spain_alliance_upper")
    assert owner(match, "spain_alliance_upper") is None


@rule("IS-R-90")
@pytest.mark.parametrize(("changes", "conflict", "gained"), [
    ({}, [], 1), ({"spain_alliance_upper": "none"}, [], 0),
    ({"spain_prestige_2": "france", "spain_alliance_lower": "france", "savoy": "france"}, [], 3),
    ({"spain_prestige_2": "france"}, ["spain_prestige_2"], 1),
])  # fmt: skip
def test_falklands_crisis_gives_france_military_points_for_spain(
    changes: dict[str, str], conflict: list[str], gained: int
) -> None:
    match = event("france", *FALKLANDS, turn="turn_5", changes=changes, conflict=conflict)
    assert points(match) == (("military", gained) if gained else None)
    if gained:
        play(match, "france: begin event")
        assert cost(match, "france", "construct") == 4  # free points: any military purchase
        assert "buy tile" in options(match, "france")


@rule("IS-3.6.2", "IS-R-43")
def test_falklands_crisis_bonus_for_france_removes_a_british_squadron_from_the_game() -> None:
    changes = {"savoy": "france", "spain_prestige_3": "france", "biscay": "britain"}
    match = event("france", *FALKLANDS, turn="turn_5", changes=changes)
    assert points(match) == ("military", 2)
    assert choices(match, "france") == {"navy", "biscay"}
    box = side(play(match.clone(), "france: choose navy"), "britain")
    assert (box["navy"], box["unbuilt"], box["turn_track"]) == (1, 5, 0)
    play(match, "france: choose biscay")
    own = side(match, "britain")
    assert (owner(match, "biscay"), own["navy"], own["unbuilt"], own["turn_track"]) == (None, 2, 5, 0)


# -- 41 Cook and Bougainville


@pytest.mark.parametrize(("navy", "on_map", "track", "gained"), [
    (2, [], 0, 1), (3, [], 0, 1), (1, [], 0, None), (2, ["biscay", "cabot_strait"], 0, 2), (3, ["biscay"], 2, 2),
    (0, ["biscay"], 3, None), (8, [], 0, 4),
])  # fmt: skip
def test_cook_and_bougainville_counts_british_squadrons_in_pairs(
    navy: int, on_map: list[str], track: int, gained: int | None
) -> None:
    match = event("britain", "cook_and_bougainville", "military_3_diplomatic", turn="turn_5",
                  changes=dict.fromkeys(on_map, "britain"), britain={"navy": navy, "turn_track": track})  # fmt: skip
    assert points(match) == (None if gained is None else ("economic", gained))
    if gained:
        play(match, "britain: begin event")
        assert {"flag cumberland", "unflag martinique"} <= shifts(match, "britain")


@rule("IS-R-103")
def test_cook_and_bougainville_bonus_for_britain_draws_a_bonus_war_tile() -> None:
    match = event("britain", "cook_and_bougainville", turn="turn_5", up="townshend_acts")
    assert options(match, "britain") == [
        "place in awi_american_revolution", "place in awi_mysore_war", "place in awi_antilles_war",
    ]  # fmt: skip
    play(match, "britain: place in awi_antilles_war")
    assert len(tiles_in(match, "britain", "awi_antilles_war")) == 1
    assert match.view(None)["round"]["tiles_bought"] == 0
    plain = event("britain", "cook_and_bougainville", turn="turn_5")
    assert side(plain, "britain")["bonus_pool"] == 12


@rule("IS-R-103")
def test_cook_and_bougainville_bonus_draws_nothing_without_room_or_war() -> None:
    full = {
        "awi_american_revolution": ["bonus_1", "bonus_2"], "awi_mysore_war": ["bonus_3", "bonus_4"],
        "awi_antilles_war": ["bonus_5", "bonus_6"],
    }  # fmt: skip
    match = event("britain", "cook_and_bougainville", turn="turn_5", up="townshend_acts", britain={"bonus": full})
    assert (side(match, "britain")["bonus_pool"], asked(match)) == (6, [("britain", "round")])
    last = event("britain", "cook_and_bougainville", turn="turn_6", up="townshend_acts")
    assert asked(last) == [("britain", "round")]
    full["awi_mysore_war"].pop()
    room = event("britain", "cook_and_bougainville", turn="turn_5", up="townshend_acts", britain={"bonus": full})
    play(room, "britain: place in awi_antilles_war")  # a full theater: an older tile makes room
    assert options(room, "britain") == ["move bonus_5 > awi_mysore_war", "move bonus_6 > awi_mysore_war"]


@pytest.mark.parametrize(("minister", "debt"), [("", 5), ("north_american_trade", 3)])
def test_cook_and_bougainville_for_france(minister: str, debt: int) -> None:
    match = event("france", "cook_and_bougainville", turn="turn_5", up=minister, france={"debt": 5})
    own = side(match, "france")
    assert (own["navy"], own["unbuilt"], own["debt"]) == (2, 6, debt)
    full = event("france", "cook_and_bougainville", turn="turn_5", up=minister, france={"debt": 5, "navy": 8})
    assert (side(full, "france")["navy"], side(full, "france")["debt"]) == (8, debt)
