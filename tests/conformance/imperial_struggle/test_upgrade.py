"""Chapters 5.3.3 and 12.2: the Military Upgrade, its Turn 6 form, and Military Planning; secrecy of War tiles."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from chancellery import Match
from tests.conformance.imperial_struggle.rounds import offered, taken
from tests.conformance.imperial_struggle.table import asked, build, forbidden, happened, options, play, side
from tests.conformance.rule import rule
from tests.scenes import shown_options

WSS = ("wss_central_europe", "wss_spain", "wss_queen_annes_war", "wss_jacobite_rebellion")
TILE = "economic_2_military"


def ready(turn: str = "turn_1", **fields: Any) -> Match:
    """Britain has taken a tile with the Upgrade symbol; a -1 tile lies in Central Europe and a +2 in the pool."""
    british = {"basic": {"wss_central_europe": "basic_4"}, "pool": ["basic_0"], **fields.pop("britain", {})}
    return taken("britain", TILE, turn=turn, britain=british, **fields)


def basic(match: Match, theater: str, viewer: str | None = "britain") -> list[str | None]:
    found: list[str | None] = match.view(viewer)["war"]["theaters"][theater]["britain"]["basic"]
    return found


# -- the upgrade (5.3.3)


@rule("IS-5.3.3.1", "IS-5.3.3.5")
def test_a_basic_tile_is_named_and_one_is_drawn_at_random() -> None:
    match = ready()
    assert offered(match, "britain", "upgrade") == set(WSS)
    play(match, "britain: upgrade wss_central_europe")
    assert asked(match) == [("britain", "upgrade")]
    (decision,) = match.decisions
    assert decision.secret == (4, 0)  # the tile there, and the one drawn, for its owner only
    drawn = set()
    for seed in range(30):
        many = ready(britain={"pool": ["basic_0", "basic_1", "basic_2"]}, seed=seed)
        play(many, "britain: upgrade wss_spain")
        drawn.add(many.decisions[0].secret[1])
    assert drawn == {0, 1, 2}


@rule("IS-5.3.3.1", "IS-5.3.3.2")
@pytest.mark.parametrize(("move", "lies", "pool"), [
    ("stay placed other returned", "basic_4", 1), ("stay placed other removed", "basic_4", 0),
    ("stay drawn other returned", "basic_0", 1), ("stay drawn other removed", "basic_0", 0),
])  # fmt: skip
def test_which_tile_stays_and_what_becomes_of_the_other(move: str, lies: str, pool: int) -> None:
    match = play(ready(), "britain: upgrade wss_central_europe", f"britain: {move}")
    assert basic(match, "wss_central_europe") == [lies]
    assert side(match, "britain")["pool"] == pool
    assert not offered(match, "britain", "upgrade")  # once per tile


@rule("IS-5.3.3.2")
def test_a_returned_tile_can_be_drawn_again() -> None:
    match = play(ready(), "britain: upgrade wss_central_europe", "britain: stay drawn other returned", "britain: end")
    after = build(
        britain={"basic": {"wss_central_europe": "basic_0"}, "pool": ["basic_4"]}, first="britain", tiles=[TILE]
    )
    play(after, f"britain: take {TILE}", "britain: upgrade wss_spain")
    assert after.decisions[0].secret[1] == 4
    assert side(match, "britain")["pool"] == 1


@rule("IS-5.3.3.3", "IS-R-40")
def test_four_basic_tiles_must_remain() -> None:
    # 4 on the Display and 1 in the pool: one may go
    match = play(ready(), "britain: upgrade wss_spain")
    assert "stay drawn other removed" in options(match, "britain")
    # AWI: 3 on the Display and 1 in the pool are four in all: none may go
    fields = {"turn": "turn_5", "britain": {"pool": ["basic_0"]}}
    match = play(taken("britain", TILE, **fields), "britain: upgrade awi_mysore_war")
    assert options(match, "britain") == ["stay placed other returned", "stay drawn other returned"]
    fields = {"turn": "turn_5", "britain": {"pool": ["basic_0", "basic_0"]}}
    match = play(taken("britain", TILE, **fields), "britain: upgrade awi_mysore_war")
    assert "stay placed other removed" in options(match, "britain")


@rule("IS-R-40", "IS-5.3.3.1")
def test_what_the_opponent_learns_of_an_upgrade() -> None:
    match = play(ready(), "britain: upgrade wss_central_europe", "britain: stay drawn other removed")
    for viewer in ("france", None):
        assert basic(match, "wss_central_europe", viewer) == [None]
        events = [event for event in match.events(viewer) if event.kind in ("upgrade", "upgraded")]
        assert [event.secret for event in events] == [(), ()]
    # the theater, and whether the rejected tile was removed, are public
    assert happened(match, "upgrade") == [(1, 0)]
    assert happened(match, "upgraded") == [(1, 1)]


@rule("IS-5.3.3.5")
@pytest.mark.parametrize("before", [
    [], ["begin major", "flag antigua", "finish"], ["begin minor", "buy tile", "place in wss_spain"],
    ["begin minor", "finish", "begin major", "finish"],
])  # fmt: skip
def test_before_between_or_after_actions(before: list[str]) -> None:
    match = ready(france={"debt": 0})
    play(match, *(f"britain: {move}" for move in before))
    assert offered(match, "britain", "upgrade") == set(WSS)
    points = match.view(None)["round"]["actions"]
    play(match, "britain: upgrade wss_spain", "britain: stay placed other returned")
    assert match.view(None)["round"]["actions"] == points  # it costs nothing and closes nothing


@rule("IS-5.3.3.5", "IS-R-28")
def test_never_inside_a_started_action() -> None:
    match = play(ready(), "britain: begin major")
    assert offered(match, "britain", "upgrade")  # nothing has been spent in it
    play(match, "britain: flag antigua")
    assert not offered(match, "britain", "upgrade")


@rule("IS-5.3.3.5")
def test_the_upgrade_is_optional() -> None:
    assert asked(play(ready(), "britain: end")) == [("france", "round")]


@rule("IS-5.3.3.6")
def test_an_empty_pool_has_no_upgrade() -> None:
    assert not offered(ready(britain={"pool": []}), "britain", "upgrade")


# -- Turn 6 (5.3.3.4)


@rule("IS-5.3.3.4", "IS-R-47")
@pytest.mark.parametrize("first", [
    "play stamp_act", "flag cumberland", "deploy navy > biscay", "activate wheat_or_other", "upgrade for treaty", "end",
    "use bank",
])  # fmt: skip
def test_in_turn_6_the_symbol_gives_a_treaty_point_with_the_first_choice(first: str) -> None:
    fields: dict[str, Any] = {
        "turn": "turn_6", "britain": {"hand": ["stamp_act"], "ministry": ["townshend_acts", "edmund_burke"]},
        "face_up": ["townshend_acts"], "changes": {"iroquois": "britain"},
    }  # fmt: skip
    match = taken("britain", TILE, **fields)
    assert side(match, "britain")["treaty"] == 0
    move = {"activate wheat_or_other": "activate iroquois_raids", "use bank": "mark sugar"}.get(first, first)
    play(match, f"britain: {move}")
    assert side(match, "britain")["treaty"] == 1
    assert not offered(match, "britain", "pass")


@rule("IS-5.3.3.4", "IS-R-47")
def test_a_passing_player_does_not_get_it() -> None:
    match = play(taken("britain", TILE, turn="turn_6"), "britain: pass 0")
    assert side(match, "britain")["treaty"] == 0
    plain = play(taken("britain", "economic_3_military", turn="turn_6"), "britain: flag cumberland")
    assert side(plain, "britain")["treaty"] == 0  # a tile without the symbol


@rule("IS-5.3.3.4", "IS-R-47")
def test_simply_taking_the_treaty_point_does_not_prevent_an_event() -> None:
    match = taken("britain", TILE, turn="turn_6", britain={"hand": ["stamp_act"]})
    play(match, "britain: upgrade for treaty")
    assert offered(match, "britain", "play") == {"stamp_act"}
    forbidden(match, "britain", "upgrade for treaty")  # once
    assert side(match, "britain")["treaty"] == 1


@rule("IS-5.3.3.4")
def test_it_can_be_spent_from_the_first_purchase_on() -> None:
    match = taken("britain", TILE, turn="turn_6", britain={"limit": 0})
    play(match, "britain: begin major", "britain: flag albany")  # 3 EP with 2 of the tile
    assert side(match, "britain")["treaty"] == 0


# -- Military Planning (12.2)


@rule("IS-12.2.1", "IS-R-74")
def test_planning_part_1_swaps_two_of_ones_own_basic_tiles() -> None:
    match = ready(options={"planning_upgrade": True})
    swaps = [move for move in options(match, "britain") if move.startswith("swap ")]
    assert len(swaps) == 6
    assert offered(match, "britain", "upgrade") == set(WSS)  # or the normal draw
    play(match, "britain: swap wss_central_europe wss_spain")
    assert (basic(match, "wss_central_europe"), basic(match, "wss_spain")) == (["basic_1"], ["basic_4"])
    assert side(match, "britain")["pool"] == 1  # no tile was drawn
    assert happened(match, "swapped") == [(1, 0, 1)]  # the theaters are public
    for viewer in ("france", None):
        assert basic(match, "wss_spain", viewer) == [None]
        assert [event.secret for event in match.events(viewer) if event.kind == "swapped"] == [()]
    assert not [move for move in options(match, "britain") if move.startswith(("swap ", "upgrade "))]


@rule("IS-12.2.1")
def test_without_the_option_there_is_no_swap() -> None:
    assert not [move for move in options(ready(), "britain") if move.startswith("swap ")]


@rule("IS-12.2.2", "IS-R-74")
def test_planning_part_2_lets_each_player_assign_his_basic_tiles() -> None:
    match = Match.new("imperial_struggle", seed=9, options={"planning_layout": True})
    assert sorted(asked(match)) == [("britain", "assign"), ("france", "assign")]
    drawn = {match.seats[d.seat]: d.secret for d in match.decisions}
    assert {len(tiles) for tiles in drawn.values()} == {4}
    laid: dict[str, list[str]] = {}
    for name in match.seats:
        tiles = [f"basic_{tile}" for tile in drawn[name]]
        assert set(options(match, name)) == {f"assign {' '.join(order)}" for order in permutations(tiles)}
        assert len(options(match, name)) == len(set(options(match, name)))  # equal tiles are one choice
        move = options(match, name)[-1]
        laid[name] = move.split()[1:]
        play(match, f"{name}: {move}")
    assert not [kind for _, kind in asked(match) if kind == "assign"]
    for name in match.seats:
        theaters = match.view(name)["war"]["theaters"]
        assert [theaters[t][name]["basic"] for t in WSS] == [[tile] for tile in laid[name]]
        assert sorted(laid[name]) == sorted(f"basic_{tile}" for tile in drawn[name])
        other = "britain" if name == "france" else "france"
        assert all(theaters[t][other]["basic"] == [None] for t in WSS)


@rule("IS-12.2.2")
def test_the_players_assign_secretly_and_at_once() -> None:
    match = Match.new("imperial_struggle", seed=9, options={"planning_layout": True})
    play(match, f"france: {options(match, 'france')[0]}")
    assert happened(match, "basic_placed") == []
    assert ("britain", "assign") in asked(match)


@rule("IS-12.2.2")
def test_it_holds_for_every_war_layout() -> None:
    match = build(turn="war_1", options={"planning_layout": True}, france={"flags": []}, britain={"flags": []})
    assert match.view(None)["turn"] == "turn_2"
    assert sorted(asked(match)) == [("britain", "assign"), ("france", "assign")]
    assert shown_options(match.scene("france", "en"))[0].text.startswith("Central Europe: ")
