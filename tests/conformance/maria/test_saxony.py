"""Saxony changes sides (19.3)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.maria.table import (
    FR,
    LX,
    MT,
    armies,
    asked,
    build,
    city,
    face_down,
    hand,
    idle,
    marker,
    options,
    order,
    pools,
    targets,
    told,
    turn,
)
from tests.conformance.rule import rule

KOLIN, BROD = "kolin", "boehmisch_brod"


def space(match: Match) -> int:
    found: int = match.view(None)["tracks"]["saxony"]
    return found


def status(match: Match) -> str:
    found: str = match.view(None)["saxony"]
    return found


def moved(steps: int, **fields: Any) -> Match:
    """Political cards have moved Saxony's marker."""
    return build(stage="politics", phase="tracks", shift={"saxony": steps}, **fields)


def beaten(lost: int, left: int, loser: str = "schwerin", stage: str = "austria_pragmatic", **fields: Any) -> Match:
    """An Austrian stack has beaten a general in Böhmisch Brod; the retreat is over."""
    strength = lost + left
    generals: dict[str, Any] = {loser: {"city": BROD, "armies": min(8, strength)}}
    if strength > 8:
        generals["friedrich"] = {"city": BROD, "armies": strength - 8}
    ours = strength + lost if left else 16
    generals["neipperg"] = {"city": KOLIN, "armies": min(8, ours)}
    if ours > 8:
        generals["karl_von_lothringen"] = {"city": KOLIN, "armies": ours - 8}
    match = build(stage=stage, phase="combat", generals=generals | fields.pop("generals", {}), **fields)
    while match.decisions[0].kind in ("battle", "division", "retreat", "attack"):
        decision = match.decisions[0]
        match.play(decision.seat, "decline" if decision.kind == "battle" else decision.options[0])
    return match


@rule("M-19.3.1", "M-R-51")
@pytest.mark.parametrize(
    ("start", "steps", "end", "after"),
    [
        (2, -1, 1, "prussian_ally"),
        (2, 1, 3, "prussian_ally"),
        (2, 2, 4, "neutral"),
        (3, 2, 5, "neutral"),
        (5, 1, 6, "austrian_ally"),
        (4, -1, 3, "prussian_ally"),
        (6, -2, 4, "neutral"),
        (6, 1, 6, "austrian_ally"),
    ],
)
def test_political_cards_move_the_marker(start: int, steps: int, end: int, after: str) -> None:
    match = moved(steps, tracks={"saxony": start})
    assert (space(match), status(match)) == (end, after)
    assert match.view(None)["powers"]["saxony"]["seat"] == (FR if after == "prussian_ally" else MT)


@rule("M-19.3.3", "M-19.3.4", "M-R-37")
@pytest.mark.parametrize(("lost", "asks"), [(2, 0), (3, 1), (6, 2)])
def test_a_point_lost_or_due_may_move_the_marker(lost: int, asks: int) -> None:
    match = beaten(lost, 2)
    for _ in range(asks):
        assert asked(match) == [(MT, "saxony")]
        assert options(match, MT) == ["saxony right", "decline"]
        turn(match, MT, "decline")
    assert asked(match)[0][1] != "saxony"
    assert space(match) == 2


@rule("M-EX-D16", "M-19.3.5", "M-19.3.6")
@pytest.mark.parametrize(("moves", "end"), [(0, 2), (1, 3), (2, 4)])
def test_example_saxony_after_a_lost_battle(moves: int, end: int) -> None:
    match = beaten(7, 2)
    assert told(match, "battle_won")[0]["count"] == 7
    for number in range(2):
        assert asked(match) == [(MT, "saxony")]
        turn(match, MT, "saxony right" if number < moves else "decline")
    assert space(match) == end
    assert status(match) == ("neutral" if end == 4 else "prussian_ally")
    if moves:
        assert order(match, "retreated", "track")[0] == "retreated"


@rule("M-19.3.3")
def test_a_marker_that_is_removed_counts_too_and_saxon_losses() -> None:
    match = beaten(3, 2, prussia={"battles": 2})
    assert match.view(None)["powers"]["prussia"]["battles"] == 1
    assert asked(match) == [(MT, "saxony")]
    saxon = beaten(3, 2, loser="rutowski")
    assert asked(saxon) == [(MT, "saxony")]
    french = beaten(3, 2, loser="broglie")
    assert asked(french)[0][1] != "saxony"


@rule("M-19.3.3", "M-16.1.6")
def test_a_starved_prussian_counts() -> None:
    match = build(stage="prussia_saxony", phase="supply", generals={"schwerin": {"city": "wien", "armies": 1}})
    assert asked(match) == [(MT, "saxony")]
    turn(match, MT, "saxony right")
    assert space(match) == 3


@rule("M-19.3.3")
def test_the_marker_stops_at_the_right_end() -> None:
    match = beaten(6, 2, tracks={"saxony": 5})
    turn(match, MT, "saxony right")
    assert space(match) == 6
    assert asked(match)[0][1] != "saxony"
    end = beaten(3, 2, tracks={"saxony": 6})
    assert asked(end)[0][1] != "saxony"


@rule("M-19.3.5")
def test_the_marker_moves_after_the_retreat() -> None:
    match = beaten(3, 2)
    assert order(match, "retreated") == ["retreated"]
    turn(match, MT, "saxony right")
    assert order(match, "retreated", "track") == ["retreated", "track"]


@rule("M-19.3.6", "M-19.4.1")
@pytest.mark.parametrize("at", [4, 5])
def test_the_neutral_spaces(at: int) -> None:
    match = moved(at - 3, tracks={"saxony": 3})
    assert (space(match), status(match)) == (at, "neutral")


@rule("M-19.3.7", "M-19.3.8", "M-R-33", "M-R-97")
def test_strangers_leave_neutral_saxony() -> None:
    generals = {
        "neipperg": {"city": "koenigstein", "armies": 2}, "schwerin": {"city": "wittenberg", "armies": 3},
        "broglie": {"city": "plauen", "armies": 4}, "toerring": {"city": "zwickau", "armies": 2},
    }  # fmt: skip
    match = moved(2, generals=generals, trains={"train_prussia_1": "luckau"})
    assert asked(match) == [(MT, "relocate")]
    assert options(match, MT) == ["place neipperg > boehmisch_leipa", "place neipperg > teplitz"]
    turn(match, MT, "place neipperg > teplitz")
    assert asked(match) == [(FR, "relocate")]
    assert set(options(match, FR)) == {
        "place schwerin > treuenbrietzen", "place train_prussia_1 > peitz", "place train_prussia_1 > zossen",
    }  # fmt: skip
    turn(match, FR, "place train_prussia_1 > zossen")
    assert asked(match) == [(LX, "relocate")]
    assert options(match, LX) == ["place broglie > landau", "place broglie > weiden"]  # France, or Bavaria instead
    turn(match, LX, "place broglie > weiden")
    assert (city(match, "schwerin"), armies(match, "schwerin")) == ("treuenbrietzen", 3)
    assert city(match, "toerring") == "weiden"  # the nearest city of his own, with Broglie
    assert [r["piece"] for r in told(match, "relocated")] == [
        "neipperg", "train_prussia_1", "schwerin", "broglie", "toerring",
    ]  # fmt: skip
    assert told(match, "conquered") == told(match, "battle") == []


@rule("M-R-33", "M-6.5")
def test_a_relocated_general_may_join_a_stack() -> None:
    generals = {
        "schwerin": {"city": "wittenberg", "armies": 3}, "friedrich": {"city": "treuenbrietzen", "armies": 3},
    }  # fmt: skip
    match = moved(2, generals=generals)
    assert city(match, "schwerin") == "treuenbrietzen"
    assert match.view(None)["generals"]["friedrich"]["commander"] is True
    train = moved(2, generals={"schwerin": {"city": "wittenberg"}}, trains={"train_prussia_1": "treuenbrietzen"})
    assert city(train, "schwerin") != "treuenbrietzen"


@rule("M-19.3.9")
def test_markers_on_saxon_fortresses_return() -> None:
    match = moved(2, markers={"dresden": "austria", "leipzig": "austria"})
    assert (marker(match, "dresden"), marker(match, "leipzig")) == (None, None)
    assert {(event["power"], event["city"]) for event in told(match, "marker_lost")} == {
        ("austria", "dresden"),
        ("austria", "leipzig"),
    }
    assert pools(match)["austria"] == 8


@rule("M-19.3.10", "M-R-38")
def test_saxons_abroad_go_home() -> None:
    match = moved(
        2, generals={"rutowski": {"city": "reichenberg", "armies": 4}}, trains={"train_saxony_1": "karlsbad"},
    )  # fmt: skip
    assert options(match, MT) == ["place rutowski > zittau", "place train_saxony_1 > annaberg"]
    turn(match, MT, "place train_saxony_1 > annaberg")
    assert (city(match, "rutowski"), city(match, "train_saxony_1")) == ("zittau", "annaberg")


@rule("M-19.3.11", "M-19.3.12", "M-19.3.15")
def test_saxony_as_austrias_ally_stays_where_it_is() -> None:
    match = moved(
        1, tracks={"saxony": 5}, generals={"rutowski": {"city": "dresden", "armies": 4}, "schwerin": {"city": "halle"}},
        trains={"train_saxony_1": "grimma"},
    )  # fmt: skip
    assert (status(match), city(match, "rutowski"), city(match, "train_saxony_1")) == (
        "austrian_ally", "dresden", "grimma",
    )  # fmt: skip
    fought = build(
        stage="prussia_saxony", phase="combat", tracks={"saxony": 6},
        generals={"rutowski": {"city": "leipzig", "armies": 2}, "schwerin": {"city": "halle", "armies": 4}},
    )  # fmt: skip
    assert told(fought, "battle")[0]["other_power"] == "saxony"
    assert asked(fought) == [(MT, "battle")]


@rule("M-19.3.12", "M-19.3.15", "M-R-51")
def test_a_direct_change_moves_no_piece_and_no_marker() -> None:
    match = moved(
        4, generals={"rutowski": {"city": "teplitz", "armies": 4}, "schwerin": {"city": "leipzig", "armies": 2}},
        markers={"torgau": "austria"},
    )  # fmt: skip
    assert (space(match), status(match)) == (6, "austrian_ally")
    assert (city(match, "rutowski"), city(match, "schwerin")) == ("teplitz", "leipzig")
    assert marker(match, "torgau") == "austria"


@rule("M-19.3.13", "M-R-33")
def test_a_saxon_leaves_a_prussian_stack_at_the_change() -> None:
    generals = {
        "rutowski": {"city": "pribram", "armies": 4}, "schwerin": {"city": "pribram", "armies": 2},
    }  # fmt: skip
    match = moved(4, generals=generals)
    assert asked(match) == [(MT, "relocate")]
    assert options(match, MT) == ["place rutowski > horowitz", "place rutowski > pisek"]
    turn(match, MT, "place rutowski > pisek")
    assert (city(match, "rutowski"), city(match, "schwerin")) == ("pisek", "pribram")
    # the city beside it must be literally empty
    full = moved(4, generals=generals | {"traun": {"city": "pisek"}}, trains={"train_austria_3": "horowitz"})
    assert set(options(full, MT)) == {
        "place rutowski > " + place for place in ("beraun", "pilsen", "tabor", "winterberg")
    }
    assert full.view(None)["powers"]["saxony"]["seat"] == MT


@rule("M-R-51")
def test_a_saxon_leaves_an_austrian_stack_on_the_way_back() -> None:
    generals = {"rutowski": {"city": "pribram", "armies": 4}, "traun": {"city": "pribram", "armies": 2}}
    match = moved(-3, tracks={"saxony": 6}, generals=generals)
    assert status(match) == "prussian_ally"
    assert asked(match) == [(FR, "relocate")]
    turn(match, FR, "place rutowski > horowitz")
    assert (city(match, "rutowski"), city(match, "traun")) == ("horowitz", "pribram")


@rule("M-19.3.14", "M-R-78")
def test_a_removed_saxon_general_may_return_at_the_change() -> None:
    match = moved(1, tracks={"saxony": 5}, saxony={"hand": ["clubs_9"]}, austria={"hand": ["clubs_10"]})
    assert asked(match) == [(MT, "saxon_return")]
    assert options(match, MT) == ["recruit 0", "recruit 1", "recruit 2"]
    turn(match, MT, "recruit 2")
    assert options(match, MT) == ["return rutowski > dresden"]
    turn(match, MT, "return rutowski > dresden")
    assert (city(match, "rutowski"), armies(match, "rutowski")) == ("dresden", 2)
    assert (hand(match, "saxony"), hand(match, "austria")) == ([], ["clubs_10"])
    poor = moved(1, tracks={"saxony": 5}, saxony={"hand": ["clubs_3"]})
    assert options(poor, MT) == ["recruit 0"]  # asked, as nobody else knows what the card is worth
    none = moved(1, tracks={"saxony": 5})
    assert asked(none)[0][1] != "saxon_return"
    never = moved(1, tracks={"saxony": 5}, saxony={"hand": ["clubs_9"]})
    turn(never, MT, "recruit 0")
    assert city(never, "rutowski") is None
    assert hand(never, "saxony") == ["clubs_9"]
    assert told(never, "recruited") == told(never, "paid") == []
    neutral = moved(2, saxony={"hand": ["clubs_9"]})
    assert asked(neutral)[0][1] != "saxon_return"


@rule("M-19.3.14", "M-13.10")
def test_the_saxon_return_needs_a_free_dresden() -> None:
    match = moved(
        1, tracks={"saxony": 5}, saxony={"hand": ["clubs_9"]}, trains={"train_saxony_1": "dresden"},
    )  # fmt: skip
    assert asked(match)[0][1] != "saxon_return"


@rule("M-19.3.16", "M-19.3.24", "M-2.7")
def test_austria_and_saxony_cooperate_then() -> None:
    generals = {"rutowski": {"city": "koenigstein", "armies": 4}, "traun": {"city": "dresden", "armies": 2}}
    match = build(stage="austria_pragmatic", tracks={"saxony": 6}, generals=generals)
    turn(match, MT, "move rutowski > dresden")
    assert city(match, "rutowski") == city(match, "traun") == "dresden"
    protected = build(
        stage="prussia_saxony", tracks={"saxony": 6},
        generals={"schwerin": {"city": "leitmeritz", "armies": 3}, "rutowski": {"city": "koenigstein", "armies": 2}},
    )  # fmt: skip
    turn(protected, FR, "move schwerin > schlan")
    assert protected.view(None)["claims"] == {"leitmeritz": "prussia"}  # Rutowski protects an Austrian fortress
    pragmatic = build(
        stage="austria_pragmatic", tracks={"saxony": 6},
        generals={"rutowski": {"city": "wuerzburg", "armies": 4}, "cumberland": {"city": "schweinfurt", "armies": 2}},
    )  # fmt: skip
    turn(pragmatic, FR, "wait")
    assert "schweinfurt" not in targets(pragmatic, MT, "move rutowski >")  # allied with the Pragmatic Army only


@rule("M-19.3.17", "M-10.2.6")
@pytest.mark.parametrize(("at", "dresden"), [(2, False), (4, False), (6, True)])
def test_austrian_trains_return_in_dresden(at: int, dresden: bool) -> None:
    match = build(stage="austria_pragmatic", tracks={"saxony": at}, austria={"hand": ["clubs_4"]})
    found = targets(match, MT, "restore train_austria_1 >")
    assert ("dresden" in found) == dresden
    assert {"wien", "prag", "bruenn"} <= found
    prussian = build(stage="prussia_saxony", tracks={"saxony": at}, prussia={"hand": ["clubs_4"]})
    assert ("dresden" in targets(prussian, FR, "restore train_prussia_1 >")) == (at == 2)


@rule("M-19.3.18")
def test_saxon_points_count_for_austria_then() -> None:
    generals = {"rutowski": {"city": "leipzig", "armies": 7}, "schwerin": {"city": "halle", "armies": 4}}
    match = build(stage="austria_pragmatic", phase="combat", tracks={"saxony": 6}, generals=generals)
    turn(match, FR, "decline")
    while asked(match) == [(MT, "retreat")]:
        turn(match, MT, options(match, MT)[0])
    assert match.view(None)["powers"]["austria"]["battles"] == 1
    lost = build(
        stage="prussia_saxony", phase="combat", tracks={"saxony": 6}, austria={"battles": 1},
        generals={"rutowski": {"city": "leipzig", "armies": 4}, "schwerin": {"city": "halle", "armies": 7}},
    )  # fmt: skip
    turn(lost, MT, "decline")
    while asked(lost) == [(FR, "retreat")]:
        turn(lost, FR, options(lost, FR)[0])
    powers = lost.view(None)["powers"]
    assert (powers["austria"]["battles"], powers["prussia"]["battles"]) == (0, 1)
    assert asked(lost)[0][1] != "saxony"


@rule("M-19.3.19", "M-10.3.18")
def test_saxon_conquests_use_austrian_markers_then() -> None:
    match = build(
        stage="austria_pragmatic", tracks={"saxony": 6}, generals={"rutowski": {"city": "halle", "armies": 4}},
    )  # fmt: skip
    turn(match, MT, "move rutowski > leipzig")
    assert marker(match, "halle") == "austria"
    assert pools(match)["austria"] == 7


@rule("M-19.3.20", "M-8.19", "M-R-54")
@pytest.mark.parametrize(
    ("at", "stage", "count"), [(2, "prussia_saxony", 1), (4, "austria_pragmatic", 1), (6, "austria_pragmatic", 2)]
)
def test_how_many_cards_saxony_draws(at: int, stage: str, count: int) -> None:
    match = build(stage=stage, phase="cards", tracks={"saxony": at}, generals={"rutowski": {"city": "dresden"}})
    assert len(hand(match, "saxony")) == count


@rule("M-19.3.21")
def test_hand_and_armies_pass_to_the_austrian_player() -> None:
    fields: dict[str, Any] = {
        "saxony": {"hand": ["clubs_9"]}, "generals": {"rutowski": {"city": "dresden", "armies": 5}},
    }  # fmt: skip
    for steps, owner, other in ((1, FR, MT), (2, MT, FR), (4, MT, FR)):
        match = moved(steps, **fields)
        assert match.view(owner)["powers"]["saxony"]["hand"] == ["clubs_9"]
        assert match.view(owner)["generals"]["rutowski"]["armies"] == 5
        assert "hand" not in match.view(other)["powers"]["saxony"]
        assert "armies" not in match.view(other)["generals"]["rutowski"]


@rule("M-19.3.22", "M-5.5", "M-5.6")
@pytest.mark.parametrize("at", [2, 4, 6])
def test_in_which_stage_saxony_acts(at: int) -> None:
    generals = {"rutowski": {"city": "dresden", "armies": 5}, "schwerin": {"city": "berlin"}}
    early = build(stage="prussia_saxony", tracks={"saxony": at}, generals=generals)
    assert bool(targets(early, FR, "move rutowski >")) == (at == 2)
    late = build(stage="austria_pragmatic", tracks={"saxony": at}, generals=generals | {"traun": {"city": "wien"}})
    assert bool(targets(late, MT, "move rutowski >")) == (at != 2)


@rule("M-19.3.22", "M-R-52")
def test_saxon_battles_not_yet_fought_are_struck() -> None:
    generals = {
        "schwerin": {"city": BROD, "armies": 5}, "neipperg": {"city": KOLIN, "armies": 8},
        "rutowski": {"city": "leitmeritz", "armies": 3}, "traun": {"city": "schlan", "armies": 4},
    }  # fmt: skip
    match = build(stage="prussia_saxony", phase="combat", tracks={"saxony": 3}, generals=generals)
    turn(match, FR, f"attack {BROD} > {KOLIN}", "decline")
    while asked(match) == [(MT, "retreat")]:
        turn(match, MT, options(match, MT)[0])
    turn(match, MT, "saxony right")
    assert status(match) == "neutral"
    assert len(told(match, "battle")) == 1
    assert city(match, "rutowski") == "koenigstein"


@rule("M-R-52")
def test_battles_of_a_stack_that_a_saxon_leaves_are_struck() -> None:
    generals = {
        "schwerin": {"city": BROD, "armies": 5}, "neipperg": {"city": KOLIN, "armies": 8},
        "rutowski": {"city": "pribram", "armies": 3}, "friedrich": {"city": "pribram", "armies": 3, "commander": True},
        "traun": {"city": "pisek", "armies": 4},
    }  # fmt: skip
    match = build(stage="prussia_saxony", phase="combat", tracks={"saxony": 3}, generals=generals)
    turn(match, FR, f"attack {BROD} > {KOLIN}", "decline")
    while asked(match) == [(MT, "retreat")]:
        turn(match, MT, options(match, MT)[0])
    turn(match, MT, "saxony right")
    while asked(match)[0][1] == "relocate":
        match.play(match.decisions[0].seat, match.decisions[0].options[0])
    assert len(told(match, "battle")) == 1
    assert city(match, "friedrich") == "pribram"
    stays = build(stage="prussia_saxony", phase="combat", tracks={"saxony": 3}, generals=generals)
    turn(stays, FR, f"attack {BROD} > {KOLIN}", "decline")
    while asked(stays) == [(MT, "retreat")]:
        turn(stays, MT, options(stays, MT)[0])
    turn(stays, MT, "decline")
    assert len(told(stays, "battle")) == 2


@rule("M-R-52", "M-10.3.9")
def test_saxon_claims_are_removed() -> None:
    match = build(
        stage="prussia_saxony", phase="combat", tracks={"saxony": 3}, claims={"eger": "saxony", "linz": "prussia"},
        generals={"schwerin": {"city": BROD, "armies": 5}, "neipperg": {"city": KOLIN, "armies": 8}},
    )  # fmt: skip
    turn(match, FR, "decline")
    while asked(match) == [(MT, "retreat")]:
        turn(match, MT, options(match, MT)[0])
    turn(match, MT, "saxony right")
    assert marker(match, "eger") is None
    assert marker(match, "linz") == "prussia"


@rule("M-19.3.23", "M-R-52")
def test_saxony_may_have_two_stages_but_draws_once() -> None:
    match = build(
        stage="prussia_saxony", phase="cards", tracks={"saxony": 3},
        generals={"schwerin": {"city": "wien", "armies": 1}, "rutowski": {"city": "dresden", "armies": 4}},
    )  # fmt: skip
    assert asked(match) == [(MT, "saxony")]  # Schwerin has starved
    assert match.view(None)["powers"]["saxony"]["cards"] == 1
    turn(match, MT, "saxony right")
    while match.view(None)["stage"] == 4:
        turn(match, FR, "done")
    assert match.view(None)["powers"]["saxony"]["cards"] == 1
    turn(match, FR, "wait")
    assert targets(match, MT, "move rutowski >") == {"bautzen", "freiberg", "koenigstein", "oschatz"}
    fresh = build(stage="austria_pragmatic", phase="cards", tracks={"saxony": 4}, saxony_drew=True)
    assert hand(fresh, "saxony") == []


@rule("M-R-52")
def test_a_change_in_stage_five_strikes_pairs_with_saxons() -> None:
    generals = {
        "schwerin": {"city": BROD, "armies": 5}, "neipperg": {"city": KOLIN, "armies": 8},
        "rutowski": {"city": "leitmeritz", "armies": 3}, "traun": {"city": "schlan", "armies": 4},
    }  # fmt: skip
    match = build(stage="austria_pragmatic", phase="combat", tracks={"saxony": 3}, generals=generals)
    turn(match, MT, f"attack {KOLIN} > {BROD}")
    turn(match, FR, "decline")
    while asked(match) == [(MT, "retreat")]:
        turn(match, MT, options(match, MT)[0])
    turn(match, MT, "saxony right")
    assert len(told(match, "battle")) == 1


@rule("M-19.3.16", "M-19.3.24", "M-10.3.4")
@pytest.mark.parametrize(("protector", "space", "claimed"), [("traun", 6, True), ("george_ii", 6, False)])
def test_austria_protects_saxon_fortresses_and_the_pragmatic_army_does_not(
    protector: str, space: int, claimed: bool
) -> None:
    match = build(
        stage="prussia_saxony", tracks={"saxony": space},
        generals={"schwerin": {"city": "torgau", "armies": 3}, protector: {"city": "oschatz", "armies": 2}},
    )  # fmt: skip
    turn(match, FR, "move schwerin > dueben")
    assert match.view(None)["claims"] == ({"torgau": "prussia"} if claimed else {})
    assert marker(match, "torgau") == (None if claimed else "prussia")


@rule("M-19.3.9", "M-15.4")
@pytest.mark.parametrize("owner", ["france", "prussia", "austria"])
def test_markers_on_saxon_fortresses_return_to_their_owners(owner: str) -> None:
    match = moved(2, markers={"dresden": owner, "leipzig": "austria", "linz": "france"})
    assert match.view(None)["markers"].keys() & {"dresden", "leipzig"} == set()
    assert marker(match, "linz") == "france"  # elsewhere they stay
    assert pools(match) == {"france": 10, "prussia": 13, "pragmatic": 8, "austria": 8}


@rule("M-19.3.23", "M-R-52", "M-9.12")
def test_saxony_is_checked_for_supply_again_in_stage_five() -> None:
    """Rutowski starves in stage IV; neutral he goes home, and is face up after stage V's check."""
    match = build(
        stage="prussia_saxony", phase="supply", tracks={"saxony": 3},
        generals={
            "schwerin": {"city": "wien", "armies": 1}, "rutowski": {"city": "teplitz", "armies": 4},
            "friedrich": {"city": "berlin"}, "traun": {"city": "komorn"},
        },
    )  # fmt: skip
    assert (armies(match, "rutowski"), face_down(match, "rutowski")) == (3, True)
    turn(match, MT, "saxony right")
    assert (status(match), city(match, "rutowski")) == ("neutral", "koenigstein")
    assert targets(match, FR, "move rutowski >") == set()  # nothing more in stage IV
    turn(match, FR, "done")
    assert match.view(None)["stage"] == 5
    assert (armies(match, "rutowski"), face_down(match, "rutowski")) == (3, False)
    turn(match, FR, "wait")
    assert targets(match, MT, "move rutowski >") == {"dresden"}


@rule("M-R-52", "M-19.3.22", "M-19.3.23")
def test_a_change_in_stage_one_leaves_saxony_stage_five_only() -> None:
    match = moved(2, generals={"rutowski": {"city": "dresden", "armies": 4}, "traun": {"city": "wien"}})
    idle(match, MT, "movement")
    assert match.view(None)["stage"] == 5
    drawn = [(d["power"], d["count"]) for d in told(match, "drawn")]
    assert [row for row in drawn if row[0] == "saxony"] == [("saxony", 1)]
    assert drawn[-3:] == [("saxony", 1), ("pragmatic", 3), ("austria", 5)]  # M-R-41


@rule("M-19.3.4", "M-19.3.3", "M-R-37")
def test_austria_decides_each_step_for_itself() -> None:
    match = beaten(6, 2, tracks={"saxony": 2}, prussia={"battles": 2})
    assert match.view(None)["powers"]["prussia"]["battles"] == 0
    turn(match, MT, "decline", "saxony right")  # the first point not, the second
    assert (space(match), asked(match)[0][1] == "saxony") == (3, False)


@rule("M-R-52", "M-11.1.25")
@pytest.mark.parametrize(("answer", "battles"), [("decline", 2), ("saxony right", 1)])
def test_a_saxony_that_leaves_the_war_is_attacked_no_more(answer: str, battles: int) -> None:
    """Austria has two battles. The point of the first makes Saxony neutral: Rutowski, at home, is no enemy any more."""
    match = build(
        stage="austria_pragmatic", phase="combat", tracks={"saxony": 3},
        generals={
            "neipperg": {"city": "kolin", "armies": 8}, "schwerin": {"city": "boehmisch_brod", "armies": 3},
            "traun": {"city": "teplitz", "armies": 5}, "rutowski": {"city": "koenigstein", "armies": 4},
        },
    )  # fmt: skip
    turn(match, MT, "attack kolin > boehmisch_brod")
    turn(match, FR, "decline")
    assert asked(match) == [(MT, "saxony")]
    turn(match, MT, answer)
    assert len(told(match, "battle")) == battles
    assert city(match, "rutowski") == "koenigstein"
