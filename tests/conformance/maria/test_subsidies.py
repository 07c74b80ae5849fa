"""Subsidies (20) and General Arenberg (22)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import BadInput
from tests.conformance.maria.table import (
    FR,
    LX,
    MT,
    armies,
    asked,
    build,
    face_down,
    forbidden,
    hand,
    options,
    told,
    turn,
)
from tests.conformance.rule import rule

POWERS = ("france", "bavaria", "prussia", "saxony", "pragmatic", "austria")


def drawn(match: Match) -> list[tuple[str, int, str]]:
    """All draws so far: power, cards and what for."""
    return [(d["power"], d["count"], d["drawn_for"]) for d in told(match, "drawn")]


def cards(*contracts: tuple[str, str, int], stage: str = "france_bavaria", **fields: Any) -> Match:
    """The tactical-card phase of a stage; somebody is there to move, so that the stage does not run on."""
    generals = {"broglie": {"city": "paris"}, "schwerin": {"city": "berlin"}, "traun": {"city": "wien"}}
    return build(stage=stage, phase="cards", contracts=[list(c) for c in contracts], **{"generals": generals} | fields)


@rule("M-20.1", "M-20.5", "M-20.8", "M-R-41")
def test_a_contract_moves_one_card_each_turn() -> None:
    match = cards(("france", "prussia", 3))
    assert drawn(match) == [
        ("france", 3, "stage"),
        ("bavaria", 1, "subsidy"),
        ("prussia", 1, "subsidy"),
        ("bavaria", 1, "stage"),
    ]
    assert (len(hand(match, "france")), len(hand(match, "bavaria")), len(hand(match, "prussia"))) == (3, 2, 1)
    assert match.view(None)["contracts"] == [["france", "prussia", 2]]


@rule("M-20.8")
def test_the_payer_does_not_see_the_card() -> None:
    match = cards(("france", "prussia", 3), deck=["hearts_2", "hearts_3", "hearts_4", "hearts_5", "clubs_9"])
    assert hand(match, "prussia") == ["clubs_9"]
    for seat, known in ((LX, 0), (MT, 0), (FR, 1)):
        seen = [e for e in match.events(seat) if e.kind == "drawn" and e.args[0] == POWERS.index("prussia")]
        assert [len(e.secret) for e in seen] == [known]


@rule("M-20.8", "M-R-41")
def test_a_payer_draws_one_card_fewer_for_each_contract() -> None:
    match = cards(("prussia", "saxony", 2), ("prussia", "france", 1), stage="prussia_saxony")
    assert drawn(match) == [
        ("prussia", 1, "stage"),
        ("france", 1, "subsidy"),
        ("saxony", 1, "subsidy"),
        ("saxony", 1, "stage"),
    ]
    assert match.view(None)["contracts"] == [["prussia", "saxony", 1]]


@rule("M-20.8", "M-R-42")
def test_a_draw_of_nothing_pays_nothing() -> None:
    three = (("prussia", "saxony", 2), ("prussia", "france", 2), ("prussia", "bavaria", 2))
    match = cards(*three, stage="prussia_saxony", tracks={"russia": 5})  # Prussia draws two
    assert [count for power, count, _ in drawn(match) if power == "prussia"] == []
    assert [power for power, _, why in drawn(match) if why == "subsidy"] == ["france", "saxony"]
    assert [left for _, _, left in match.view(None)["contracts"]] == [1, 1, 1]


@rule("M-20.2", "M-20.11", "M-20.7", "M-EX-11", "M-R-88")
@pytest.mark.parametrize(
    ("saxony", "more"),
    [
        (2, {("france", "saxony"), ("prussia", "saxony")}),
        (4, set()),
        (6, {("austria", "saxony"), ("pragmatic", "saxony")}),
    ],
)
def test_who_may_subsidise_whom(saxony: int, more: set[tuple[str, str]]) -> None:
    always = {("france", "prussia"), ("prussia", "france"), ("prussia", "bavaria")}
    always |= {("austria", "pragmatic"), ("pragmatic", "austria")}
    found = set()
    for payer in POWERS:
        for receiver in POWERS:
            try:
                build(tracks={"saxony": saxony}, contracts=[[payer, receiver, 1]])
            except BadInput:
                continue
            found.add((payer, receiver))
    assert found == always | more


@rule("M-20.4")
def test_one_contract_between_two_powers() -> None:
    for second in (["france", "prussia", 1], ["prussia", "france", 1]):
        with pytest.raises(BadInput):
            build(contracts=[["france", "prussia", 2], second])
    assert build(contracts=[["france", "prussia", 2], ["france", "saxony", 1]]).view(None)["contracts"]


@rule("M-20.7", "M-8.3", "M-8.4", "M-4.23", "M-EX-04", "M-R-88")
@pytest.mark.parametrize("turn_", [1, 2, 3, 4, 7])
def test_the_standing_subsidy_of_france(turn_: int) -> None:
    match = cards(turn=turn_)
    if turn_ <= 3:
        assert asked(match) == [(LX, "movement")]  # nothing to decide
        assert (len(hand(match, "france")), len(hand(match, "bavaria"))) == (4, 2)
        return
    assert options(match, LX) == ["subsidise bavaria", "no subsidy"]
    refused = match.clone()
    turn(match, LX, "subsidise bavaria")
    assert (len(hand(match, "france")), len(hand(match, "bavaria"))) == (4, 2)
    turn(refused, LX, "no subsidy")
    assert (len(hand(refused, "france")), len(hand(refused, "bavaria"))) == (5, 1)


@rule("M-EX-11", "M-20.5")
def test_example_a_contract_for_three_turns() -> None:
    with pytest.raises(BadInput):
        build(contracts=[["france", "austria", 3]])
    for left in (3, 2, 1):
        match = cards(("france", "prussia", left), turn=4)
        turn(match, LX, "no subsidy")
        assert drawn(match)[:2] == [("france", 4, "stage"), ("prussia", 1, "subsidy")]
        assert match.view(None)["contracts"] == ([["france", "prussia", left - 1]] if left > 1 else [])
    over = cards(turn=4)
    turn(over, LX, "no subsidy")
    assert hand(over, "prussia") == []


@rule("M-20.9")
def test_contracts_in_force_are_public() -> None:
    match = build(contracts=[["pragmatic", "austria", 2]])
    for seat in (None, LX, FR, MT):
        assert match.view(seat)["contracts"] == [["pragmatic", "austria", 2]]


@rule("M-20.10", "M-8.5", "M-R-08")
def test_a_minor_power_without_its_capital_receives_nothing() -> None:
    match = cards(("prussia", "saxony", 2), stage="prussia_saxony", markers={"dresden": "austria"})
    assert drawn(match) == [("prussia", 3, "stage")]
    bavaria = cards(turn=2, markers={"muenchen": "austria"})
    assert drawn(bavaria) == [("france", 5, "stage")]
    assert bavaria.view(None)["subsidy"] is False


@rule("M-R-67")
def test_a_contract_runs_on_while_no_card_can_be_handed_over() -> None:
    match = cards(("prussia", "saxony", 2), stage="prussia_saxony", markers={"dresden": "austria"})
    assert match.view(None)["contracts"] == [["prussia", "saxony", 1]]


@rule("M-R-72")
def test_a_power_without_pieces_goes_on() -> None:
    match = build(stage="prussia_saxony", phase="cards")
    assert (match.view(None)["powers"]["prussia"]["cards"], match.view(None)["powers"]["saxony"]["cards"]) == (3, 1)
    bids = build(stage="politics", phase="bid", trump="clubs", offer=["palace_coup"], prussia={"hand": ["clubs_4"]})
    assert "bid prussia clubs_4" in options(bids, FR)
    winter = build(stage="winter", turn=3, france={"hand": ["clubs_4"]})
    assert options(winter, LX) == ["recruit 0", "recruit 1"]


# -- General Arenberg (22)


def supplied(general: str, place: str, **fields: Any) -> bool:
    """Whether a general with three armies is supplied in the supply phase."""
    match = build(stage="austria_pragmatic", phase="supply", generals={general: {"city": place, "armies": 3}}, **fields)
    assert armies(match, general) == (2 if face_down(match, general) else 3)
    return not face_down(match, general)


@rule("M-22.1", "M-R-73")
@pytest.mark.parametrize(
    ("general", "place", "fed"),
    [
        ("arenberg", "amsterdam", True),
        ("arenberg", "zwolle", True),
        ("arenberg", "maastricht", True),
        ("arenberg", "bruessel", True),
        ("arenberg", "hannover", False),
        ("arenberg", "koeln", False),
        ("traun", "amsterdam", False),
    ],
)
def test_arenberg_is_supplied_in_the_netherlands(general: str, place: str, fed: bool) -> None:
    assert supplied(general, place) is fed


@rule("M-22.2", "M-R-73", "M-9.4")
def test_arenberg_is_supplied_by_the_pragmatic_train() -> None:
    near: dict[str, Any] = {"trains": {"train_pragmatic_1": "mainz"}}
    assert supplied("arenberg", "koeln", **near)  # Bonn, Koblenz, St. Goar, Mainz: four steps
    assert not supplied("traun", "koeln", **near)
    assert not supplied("arenberg", "koeln", trains={"train_pragmatic_1": "goettingen"})
    assert supplied("arenberg", "koeln", trains={"train_austria_1": "mainz"})
    assert supplied("arenberg", "hannover", trains={"train_pragmatic_1": "minden"})


@rule("M-22.2", "M-9.5")
def test_enemies_block_the_path_to_the_pragmatic_train() -> None:
    match = build(
        stage="austria_pragmatic", phase="supply", trains={"train_pragmatic_1": "enschede"},
        generals={"arenberg": {"city": "lingen", "armies": 3}, "noailles": {"city": "rheine", "armies": 2}},
    )  # fmt: skip
    # over Coevorden, Zwolle and Zutphen it is four steps
    assert not face_down(match, "arenberg")
    closed = build(
        stage="austria_pragmatic", phase="supply", trains={"train_pragmatic_1": "enschede"},
        generals={
            "arenberg": {"city": "lingen", "armies": 3}, "noailles": {"city": "rheine", "armies": 2},
            "broglie": {"city": "coevorden", "armies": 2}, "belle_isle": {"city": "osnabrueck", "armies": 2},
        },
    )  # fmt: skip
    assert face_down(closed, "arenberg")


@rule("M-22.3", "M-13.14")
def test_arenberg_returns_in_amsterdam_or_hannover() -> None:
    match = build(stage="winter", turn=3, austria={"hand": ["clubs_4"]})
    while match.decisions[0].actor != 5:
        match.play(match.decisions[0].seat, "recruit 0")
    turn(match, MT, "recruit 1")
    assert {"return arenberg > amsterdam", "return arenberg > hannover"} <= set(options(match, MT))
    forbidden(match, MT, "return neipperg > amsterdam")
    turn(match, MT, "return arenberg > hannover")
    assert armies(match, "arenberg") == 1
