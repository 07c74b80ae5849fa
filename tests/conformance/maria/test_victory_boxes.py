"""Additional victory points (16)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.maria.table import (
    FR,
    LX,
    MT,
    build,
    city,
    happened,
    idle,
    pools,
    told,
    turn,
)
from tests.conformance.rule import rule

KOLIN, BROD = "kolin", "boehmisch_brod"


def battles(match: Match) -> dict[str, int]:
    powers = match.view(None)["powers"]
    return {power: powers[power]["battles"] for power in ("france", "prussia", "pragmatic", "austria")}


def boxes(match: Match) -> dict[str, str | None]:
    found: dict[str, str | None] = match.view(None)["boxes"]
    return found


def beaten(lost: int, left: int, **more: Any) -> Match:
    """Prussia in Böhmisch Brod loses so many armies to Austria; Saxony stays as it is."""
    strength = lost + left
    generals: dict[str, Any] = {"schwerin": {"city": BROD, "armies": min(8, strength)}}
    if strength > 8:
        generals["friedrich"] = {"city": BROD, "armies": strength - 8}
    ours = strength + lost if left else strength + 8
    generals["neipperg"] = {"city": KOLIN, "armies": min(8, ours)}
    if ours > 8:
        generals["karl_von_lothringen"] = {"city": KOLIN, "armies": min(8, ours - 8)}
    match = build(stage="austria_pragmatic", phase="combat", generals=generals | more.pop("generals", {}), **more)
    turn(match, FR, "decline")
    settle(match)
    return match


def settle(match: Match) -> None:
    """The first choice of losses and retreat; Saxony stays as it is."""
    while match.decisions and match.decisions[0].kind in ("division", "remain", "retreat", "saxony"):
        decision = match.decisions[0]
        match.play(decision.seat, "decline" if decision.kind == "saxony" else decision.options[0])


@rule("M-16.1.2", "M-EX-D06", "M-R-24", "M-16.0.1")
@pytest.mark.parametrize(("lost", "left", "points"), [(2, 3, 0), (3, 3, 1), (5, 3, 1), (6, 2, 2), (2, 0, 1), (4, 0, 1)])
def test_a_point_for_three_armies_or_for_a_general(lost: int, left: int, points: int) -> None:
    match = beaten(lost, left)
    assert told(match, "battle_won")[0]["count"] == lost
    assert battles(match)["austria"] == points
    assert pools(match)["austria"] == 8 - points


@rule("M-16.1.2", "M-EX-D06")
def test_the_larger_number_counts_and_is_not_added() -> None:
    # eight armies of two generals, seven lost: one army and one general are left
    generals = {"schwerin": {"city": BROD, "armies": 4}, "friedrich": {"city": BROD, "armies": 4}}
    match = beaten(7, 1, generals=generals)
    assert told(match, "battle_won")[0]["count"] == 7
    assert len(told(match, "removed")) == 1
    assert battles(match)["austria"] == 2


@rule("M-16.1.1", "M-16.1.3")
@pytest.mark.parametrize(("before", "gained"), [(0, 2), (1, 1), (2, 0)])
def test_at_most_two_points(before: int, gained: int) -> None:
    match = beaten(6, 2, austria={"battles": before})
    assert battles(match)["austria"] == 2
    assert pools(match)["austria"] == 8 - 2
    points = told(match, "battle_points")
    assert (points[0]["gained"] if points else 0) == gained


@rule("M-16.1.4")
@pytest.mark.parametrize(("before", "left"), [(0, 0), (1, 0), (2, 1)])
def test_the_loser_gives_back_as_many_points(before: int, left: int) -> None:
    match = beaten(3, 3, prussia={"battles": before})
    assert battles(match)["prussia"] == left
    assert pools(match)["prussia"] == 13 - left


@rule("M-16.1.4", "M-R-24")
def test_the_debt_is_what_was_earned_before_the_limit() -> None:
    match = beaten(6, 2, austria={"battles": 2}, prussia={"battles": 2})
    assert battles(match) == {"france": 0, "prussia": 0, "pragmatic": 0, "austria": 2}
    assert pools(match)["prussia"] == 13


@rule("M-16.1.5", "M-EX-D05")
def test_armies_without_a_retreat_count_as_lost() -> None:
    generals = {"schwerin": {"city": "pribram", "armies": 6}, "neipperg": {"city": "pisek", "armies": 7}}
    match = build(
        stage="austria_pragmatic", phase="combat", generals=generals, trains={"train_prussia_1": "horowitz"},
    )  # fmt: skip
    turn(match, FR, "decline")
    settle(match)
    assert city(match, "schwerin") is None
    assert battles(match)["austria"] == 2  # six armies, although beaten by one


@rule("M-EX-10", "M-16.1.7", "M-16.1.5")
def test_example_won_battle_points() -> None:
    generals = {
        "traun": {"city": "pribram", "armies": 5}, "khevenhueller": {"city": "pribram", "armies": 5},
        "toerring": {"city": "pisek", "armies": 8},
    }  # fmt: skip
    match = build(
        phase="combat", generals=generals, trains={"train_austria_3": "horowitz"}, austria={"battles": 1},
        bavaria={"hand": ["spades_3"]},
    )  # fmt: skip
    turn(match, LX, "play spades_3")  # 8 against 10, ahead by 1
    turn(match, MT, "decline")
    settle(match)
    assert (city(match, "traun"), city(match, "khevenhueller")) == (None, None)
    assert battles(match) == {"france": 2, "prussia": 0, "pragmatic": 0, "austria": 0}
    assert (pools(match)["france"], pools(match)["austria"]) == (9, 8)


@rule("M-16.1.6")
@pytest.mark.parametrize(("before", "left"), [(0, 0), (1, 0), (2, 1)])
def test_a_starved_general_costs_a_point(before: int, left: int) -> None:
    match = build(phase="supply", generals={"broglie": {"city": "prag", "armies": 1}}, france={"battles": before})
    assert city(match, "broglie") is None
    assert battles(match) == {"france": left, "prussia": 0, "pragmatic": 0, "austria": 0}
    assert pools(match)["france"] == 11 - left
    assert pools(match)["austria"] == 8  # nobody gains


@rule("M-16.1.6", "M-16.1.7")
def test_every_starved_general_costs_a_point_also_a_minor_powers() -> None:
    match = build(
        phase="supply",
        generals={"broglie": {"city": "prag", "armies": 1}, "toerring": {"city": "wien", "armies": 1}},
        france={"battles": 2},
    )
    assert battles(match)["france"] == 0
    assert pools(match)["france"] == 11


@rule("M-16.1.7")
def test_points_of_minor_powers_count_for_their_partners() -> None:
    lost = build(
        stage="austria_pragmatic", phase="combat", prussia={"battles": 1},
        generals={"rutowski": {"city": BROD, "armies": 4}, "neipperg": {"city": KOLIN, "armies": 7}},
    )  # fmt: skip
    turn(lost, FR, "decline")
    settle(lost)
    assert battles(lost) == {"france": 0, "prussia": 0, "pragmatic": 0, "austria": 1}
    won = build(
        stage="prussia_saxony", phase="combat", austria={"battles": 2},
        generals={"rutowski": {"city": BROD, "armies": 8}, "neipperg": {"city": KOLIN, "armies": 5}},
    )  # fmt: skip
    turn(won, MT, "decline")
    settle(won)
    assert battles(won) == {"france": 0, "prussia": 1, "pragmatic": 0, "austria": 1}


@rule("M-16.1.8")
def test_points_of_a_mixed_stack_count_for_its_commander() -> None:
    generals = {
        "earl_of_stair": {"city": "mons", "armies": 5}, "arenberg": {"city": "mons", "armies": 3},
        "maillebois": {"city": "maubeuge", "armies": 5},
    }  # fmt: skip
    match = build(stage="austria_pragmatic", phase="combat", generals=generals)
    turn(match, LX, "decline")
    settle(match)
    assert battles(match) == {"france": 0, "prussia": 0, "pragmatic": 1, "austria": 0}
    lost = build(
        phase="combat", generals=generals | {"maillebois": {"city": "maubeuge", "armies": 8}},
        pragmatic={"battles": 1}, austria={"battles": 1}, france={"hand": ["hearts_3"]},
    )  # fmt: skip
    turn(lost, LX, "play hearts_3")
    turn(lost, FR, "decline")
    settle(lost)
    assert battles(lost) == {"france": 1, "prussia": 0, "pragmatic": 0, "austria": 1}


@rule("M-16.1.2")
def test_a_tie_gives_no_point() -> None:
    generals = {"schwerin": {"city": BROD, "armies": 5}, "neipperg": {"city": KOLIN, "armies": 5}}
    match = build(stage="austria_pragmatic", phase="combat", generals=generals)
    turn(match, MT, "decline")
    assert battles(match) == {"france": 0, "prussia": 0, "pragmatic": 0, "austria": 0}


@rule("M-16.2.4", "M-4.19")
def test_the_electors_start_two_to_two() -> None:
    match = build()
    assert match.view(None)["electors"] == {
        "koeln": "france", "mannheim": "france", "mainz": "austria_pragmatic", "trier": "austria_pragmatic",
    }  # fmt: skip
    assert boxes(match)["electors"] is None


@rule("M-16.2.1", "M-16.2.3", "M-R-25")
def test_france_takes_the_third_elector() -> None:
    match = build(generals={"noailles": {"city": "mainz", "armies": 4}})
    turn(match, LX, "move noailles > worms")
    assert match.view(None)["electors"]["mainz"] == "france"
    assert boxes(match)["electors"] == "france"
    assert pools(match)["france"] == 10
    back = build(
        stage="austria_pragmatic", electors=["koeln", "mannheim", "mainz"],
        generals={"cumberland": {"city": "mainz", "armies": 4}},
    )  # fmt: skip
    assert (boxes(back)["electors"], pools(back)["france"]) == ("france", 10)
    turn(back, FR, "move cumberland > worms")
    assert boxes(back)["electors"] is None
    assert (pools(back)["france"], pools(back)["pragmatic"]) == (11, 8)


@rule("M-16.2.1", "M-16.2.2", "M-R-86")
@pytest.mark.parametrize(("general", "seat"), [("cumberland", FR), ("arenberg", MT)])
def test_the_joint_marker_counts_for_the_pragmatic_army(general: str, seat: str) -> None:
    match = build(stage="austria_pragmatic", generals={general: {"city": "koeln", "armies": 4}})
    turn(match, seat, f"move {general} > bonn")
    assert match.view(None)["electors"]["koeln"] == "austria_pragmatic"
    assert boxes(match)["electors"] == "pragmatic"
    assert (pools(match)["pragmatic"], pools(match)["austria"]) == (7, 8)


@rule("M-16.2.3", "M-R-25")
def test_who_holds_all_four_may_lose_one() -> None:
    match = build(
        stage="austria_pragmatic", electors=["koeln", "mannheim", "mainz", "trier"],
        generals={"cumberland": {"city": "mainz", "armies": 4}},
    )  # fmt: skip
    turn(match, FR, "move cumberland > worms")
    assert match.view(None)["electors"]["mainz"] == "austria_pragmatic"
    assert boxes(match)["electors"] == "france"
    assert pools(match)["france"] == 10


@rule("M-16.2.1", "M-R-25")
def test_the_box_follows_in_the_phase_of_delayed_conquest_too() -> None:
    match = build(phase="conquest", claims={"mainz": "france"})
    assert boxes(match)["electors"] == "france"


@rule("M-16.3.1", "M-18.7")
@pytest.mark.parametrize(("candidate", "loser"), [("france", "austria"), ("austria", "france")])
def test_the_emperor_box(candidate: str, loser: str) -> None:
    match = build(stage="election", turn=4)
    before = pools(match)
    while match.decisions[0].kind == "vote":
        decision = match.decisions[0]
        move = next(option for option in decision.options if option.text.startswith(f"vote {candidate} "))
        match.play(decision.seat, move)
    assert boxes(match)["emperor"] == candidate
    assert pools(match)[candidate] == before[candidate] - 1
    assert pools(match)[loser] == before[loser]


@rule("M-16.4.1", "M-17.5.22")
@pytest.mark.parametrize(
    ("space", "power"), [(2, "france"), (1, "france"), (6, "austria"), (7, "austria"), (3, None), (5, None)]
)
def test_the_italy_box(space: int, power: str | None) -> None:
    match = build(stage="politics", phase="tracks", shift={"italy": space - 4})
    assert match.view(None)["tracks"]["italy"] == space
    assert boxes(match)["italy"] == power
    full = {"france": 11, "austria": 8}
    assert {p: full[p] - pools(match)[p] for p in full} == {p: int(p == power) for p in full}


@rule("M-16.5.1", "M-19.1.11", "M-19.1.12")
def test_the_silesia_box() -> None:
    markers = dict.fromkeys(("breslau", "brieg", "neisse", "glatz", "cosel"), "prussia")
    match = build(stage="prussia_saxony", phase="end", markers=markers)
    before = pools(match)["prussia"]
    assert (boxes(match)["silesia"], city(match, "train_prussia_2")) == (None, "box")
    turn(match, FR, "offer peace")
    turn(match, MT, "accept")
    turn(match, FR, "place train_prussia_2 > berlin")
    assert boxes(match)["silesia"] == "prussia"
    assert pools(match)["prussia"] == before - 1
    assert city(match, "train_prussia_2") == "berlin"
    assert len(happened(match, "annexed")) == 1


@rule("M-16.0.1", "M-R-49")
def test_a_point_without_a_marker_is_a_substitute() -> None:
    # Austria's last marker is in its first won-battle box; the second point finds an empty pool
    fortresses = [
        "bethune", "arras", "amiens", "calais", "cambrai", "diedenhofen", "givet", "landrecies", "longwy", "douai",
    ]  # fmt: skip
    markers = dict.fromkeys(fortresses[1:8], "austria")
    match = beaten(6, 2, markers=markers)
    seen = match.view(None)["powers"]["austria"]
    assert (seen["pool"], seen["substitutes"], seen["battles"]) == (0, 1, 2)


@rule("M-16.3.1")
def test_the_emperor_stays_for_the_rest_of_the_game() -> None:
    match = build(stage="winter", phase="scoring", turn=6, emperor="france", generals={"traun": {"city": "wien"}})
    idle(match, LX, "recruit")  # the next winter
    assert match.view(None)["turn"] == 9
    assert (boxes(match)["emperor"], pools(match)["france"]) == ("france", 10)
    assert told(match, "election") == []
