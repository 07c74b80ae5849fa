"""Contracts (20): made, cancelled and ended by the players, and the cards they move turn by turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import BadNotation
from tests.conformance.maria.table import (
    FR,
    IDLE,
    LX,
    MT,
    agree,
    build,
    contracts,
    forbidden,
    hand,
    refused,
    told,
    turn,
)
from tests.conformance.rule import rule

POWERS = ("france", "bavaria", "prussia", "saxony", "pragmatic", "austria")
SOMEBODY: dict[str, Any] = {"broglie": {"city": "paris"}, "schwerin": {"city": "berlin"}, "traun": {"city": "wien"}}
A, B = "player_a", "player_b"


def place(**fields: Any) -> Match:
    defaults: dict[str, Any] = {"generals": SOMEBODY, "turn": 4}
    return build(**defaults | fields)


def pass_turns(match: Match, until: int) -> None:
    """Everybody declines everything, and votes for France if he must, to the beginning of a turn."""
    while match.view(None)["turn"] < until:
        decision = match.decisions[0]
        offered = {move.text: move for move in decision.options}
        wanted = [text for text in offered if text in IDLE or text.endswith(" nothing")]
        match.play(decision.seat, wanted[0] if wanted else decision.options[-1])


def draws(match: Match, power: str) -> dict[int, list[tuple[str, int]]]:
    """What a power drew in each turn: what for, and how many cards."""
    found: dict[int, list[tuple[str, int]]] = {}
    now = 0
    for event in match.events():
        if event.kind == "turn":
            now = event.args[0]
        elif event.kind == "drawn":
            data = match.definition.event_data(event)
            if data["power"] == power:
                found.setdefault(now, []).append((data["drawn_for"], data["count"]))
    return found


# -- what a contract moves


@rule("M-20.1", "M-20.3", "M-20.5", "M-20.8", "M-EX-11", "M-R-67")
def test_a_contract_of_three_turns() -> None:
    match = place()
    agree(match, LX, ": subsidy france > prussia for 3")
    assert contracts(match) == [["france", "prussia", 3]]
    pass_turns(match, 9)
    french, prussian = draws(match, "france"), draws(match, "prussia")
    for number in (5, 6, 7):
        assert (french[number], prussian[number]) == ([("stage", 4)], [("subsidy", 1), ("stage", 3)])
    assert (french[8], prussian[8]) == ([("stage", 5)], [("stage", 3)])
    assert contracts(match) == []
    assert told(match, "contract_ended") == [{"kind": "contract_ended", "power": "france", "other_power": "prussia"}]


@rule("M-20.5", "M-20.8", "M-R-67")
def test_it_takes_effect_from_the_payers_next_phase() -> None:
    """France has drawn its cards of this turn, Prussia has not."""
    match = place()
    agree(match, LX, ": subsidy france > prussia for 1")
    agree(match, FR, ": subsidy prussia > saxony for 1")
    pass_turns(match, 6)
    assert draws(match, "saxony") == {0: [("subsidy", 1), ("stage", 1)], 5: [("stage", 1)]}
    assert draws(match, "prussia") == {0: [("stage", 2)], 5: [("subsidy", 1), ("stage", 3)]}
    assert draws(match, "france") == {5: [("stage", 4)]}


@rule("M-20.8", "M-EX-11")
def test_right_after_the_payers_draw_and_unseen_by_him() -> None:
    deck = [f"hearts_{value}" for value in range(2, 6)] + ["clubs_9"]
    match = build(turn=4, phase="cards", generals=SOMEBODY, deck=deck)
    agree(match, FR, ": subsidy france > prussia for 2")
    turn(match, LX, "no subsidy")
    assert [(d["power"], d["count"], d["drawn_for"]) for d in told(match, "drawn")] == [
        ("france", 4, "stage"), ("prussia", 1, "subsidy"), ("bavaria", 1, "stage"),
    ]  # fmt: skip
    assert hand(match, "prussia") == ["clubs_9"]
    for seat, known in ((None, 0), (LX, 0), (MT, 0), (FR, 1)):
        seen = [e for e in match.events(seat) if e.kind == "drawn" and POWERS[e.args[0]] == "prussia"]
        assert [len(event.secret) for event in seen] == [known]
    assert "hand" not in match.view(LX)["powers"]["prussia"]
    assert "clubs_9" not in str(match.view(LX)) + "".join(match.log(LX))


@rule("M-20.5")
def test_never_more_than_one_card() -> None:
    """The amount is not part of a contract: it can be written for a number of turns only."""
    match = place()
    for text in ("subsidy france > prussia 2 for 3", "subsidy 2 france > prussia for 3", "subsidy france > prussia"):
        with pytest.raises(BadNotation):
            match.play(LX, f"propose: {text}")
    assert len(match) == 0


@rule("M-20.3")
def test_the_duration_is_part_of_the_contract() -> None:
    match = place()
    for term in (0, 13, 99):
        assert refused(match, LX, f"propose: subsidy france > prussia for {term}") == ("M-20.3", "contract-term")
    agree(match, LX, ": subsidy france > prussia for 12")
    assert contracts(match) == [["france", "prussia", 12]]


@rule("M-20.10", "M-8.5", "M-R-67", "M-R-08")
def test_no_card_for_a_minor_power_without_its_capital() -> None:
    match = build(turn=4, stage="prussia_saxony", phase="cards", generals=SOMEBODY, markers={"dresden": "austria"})
    # the position plays on to Prussia's movement: the contract is for the next turn
    agree(match, FR, ": subsidy prussia > saxony for 2")
    pass_turns(match, 6)
    assert draws(match, "prussia")[5] == [("stage", 3)]
    assert draws(match, "saxony") == {}
    assert contracts(match) == [["prussia", "saxony", 1]]  # the phase counts all the same


# -- who may make one

ALWAYS = {("france", "prussia"), ("prussia", "france"), ("prussia", "bavaria")}
ALWAYS |= {("austria", "pragmatic"), ("pragmatic", "austria")}
PRUSSIAN, AUSTRIAN = {("france", "saxony"), ("prussia", "saxony")}, {("austria", "saxony"), ("pragmatic", "saxony")}


@rule("M-20.2", "M-20.7", "M-20.11", "M-EX-11", "M-R-91")
@pytest.mark.parametrize(
    ("fields", "allowed"),
    [
        ({}, ALWAYS | PRUSSIAN),
        ({"tracks": {"saxony": 3}}, ALWAYS | PRUSSIAN),
        ({"tracks": {"saxony": 4}}, ALWAYS),
        ({"tracks": {"saxony": 5}}, ALWAYS),
        ({"tracks": {"saxony": 6}}, ALWAYS | AUSTRIAN),
        ({"annexed": 4}, ALWAYS | PRUSSIAN),
        ({"annexed": 4, "tracks": {"saxony": 4}}, ALWAYS),
        ({"annexed": 4, "tracks": {"saxony": 6}}, ALWAYS | AUSTRIAN),
    ],
)
def test_the_pairs_that_may_make_a_contract(fields: dict[str, Any], allowed: set[tuple[str, str]]) -> None:
    match = place(**fields)
    assert match.view(None)["prussia_neutral"] is ("annexed" in fields)
    for payer, receiver in product(POWERS, POWERS):
        text = f"propose: subsidy {payer} > {receiver} for 2"
        for seat in (LX, FR, MT):  # whoever proposes it
            refusal = match.why_not(seat, text)
            assert (refusal is None) == ((payer, receiver) in allowed), (seat, text)
            if refusal is not None:
                standing = (payer, receiver) == ("france", "bavaria")
                assert refusal.rule == ("M-20.7" if standing else "M-20.2")
        if (payer, receiver) in allowed:
            made = match.clone()
            agree(made, MT, f": subsidy {payer} > {receiver} for 2")
            assert contracts(made) == [[payer, receiver, 2]]


@rule("M-20.2", "M-R-67")
def test_the_players_of_both_powers_agree() -> None:
    """The player of a minor power consents for it; who runs both powers makes the contract alone and at once."""
    match = place()
    turn(match, LX, "propose: subsidy prussia > bavaria for 1")
    assert contracts(match) == []
    assert told(match, "agreement_proposed")[-1]["seats"] == [LX, FR]
    turn(match, FR, "sign 1")
    assert contracts(match) == [["prussia", "bavaria", 1]]
    turn(match, FR, "propose: subsidy prussia > saxony for 2")
    assert contracts(match) == [["prussia", "bavaria", 1], ["prussia", "saxony", 2]]
    assert match.standing == []
    later = place(tracks={"saxony": 6})
    turn(later, FR, "propose: subsidy pragmatic > saxony for 2")
    assert told(later, "agreement_proposed")[-1]["seats"] == [FR, MT]  # Saxony is Maria Theresa's now
    assert contracts(later) == []
    turn(later, MT, "sign 1", "propose: subsidy austria > saxony for 1")
    assert contracts(later) == [["pragmatic", "saxony", 2], ["austria", "saxony", 1]]


@rule("M-20.2", "M-R-67")
def test_nobody_makes_contracts_for_others() -> None:
    """A third player may propose; he is a party then, and both powers must sign."""
    match = place()
    turn(match, MT, "propose: subsidy france > prussia for 2")
    assert told(match, "agreement_proposed")[-1]["seats"] == [LX, FR, MT]
    turn(match, LX, "sign 1")
    assert contracts(match) == []
    turn(match, FR, "sign 1")
    assert contracts(match) == [["france", "prussia", 2]]


@rule("M-20.4")
@pytest.mark.parametrize("second", ["france > prussia", "prussia > france"])
def test_one_contract_between_two_powers(second: str) -> None:
    match = place(contracts=[["france", "prussia", 2]])
    assert refused(match, LX, f"propose: subsidy {second} for 1") == ("M-20.4", "contract-runs")
    agree(match, LX, ": subsidy france > saxony for 1")
    fresh = place()
    both = f"propose: subsidy france > prussia for 1; subsidy {second} for 1"
    assert refused(fresh, LX, both) == ("M-20.4", "contract-runs")


@rule("M-20.4")
@pytest.mark.parametrize("second", ["france > prussia", "prussia > france"])
def test_two_proposals_do_not_become_two_contracts(second: str) -> None:
    match = place()
    turn(match, LX, "propose: subsidy france > prussia for 1", f"propose: subsidy {second} for 2")
    turn(match, FR, "sign 1")
    assert refused(match, FR, "sign 2") == ("M-20.4", "contract-runs")
    assert [move.text for d in match.standing for move in d.options] == ["turn down 2"]
    assert contracts(match) == [["france", "prussia", 1]]


# -- its end


@rule("M-20.6", "M-R-67")
@pytest.mark.parametrize(("by", "other"), [(LX, FR), (FR, LX)])
def test_both_powers_cancel_it(by: str, other: str) -> None:
    match = place(contracts=[["france", "prussia", 2], ["france", "saxony", 1]])
    turn(match, by, "propose: cancel france > prussia")
    assert contracts(match) == [["france", "prussia", 2], ["france", "saxony", 1]]
    kept = match.clone()
    turn(kept, other, "turn down 1")
    assert contracts(kept) == [["france", "prussia", 2], ["france", "saxony", 1]]
    turn(match, other, "sign 1")
    assert contracts(match) == [["france", "saxony", 1]]
    assert told(match, "contract_ended") == [{"kind": "contract_ended", "power": "france", "other_power": "prussia"}]
    assert refused(match, by, "propose: cancel france > prussia") == ("M-20.6", "no-contract")


@rule("M-20.6")
def test_only_what_runs_is_cancelled() -> None:
    match = place(contracts=[["france", "prussia", 2]])
    assert refused(match, LX, "propose: cancel prussia > france") == ("M-20.6", "no-contract")
    twice = "propose: cancel france > prussia; cancel france > prussia"
    assert refused(match, LX, twice) == ("M-20.6", "no-contract")
    turn(match, LX, "propose: cancel france > prussia", "propose: cancel france > prussia")
    turn(match, FR, "sign 1")
    assert refused(match, FR, "sign 2") == ("M-20.6", "no-contract")


@rule("M-20.6", "M-R-67")
def test_a_player_cancels_the_contract_of_his_own_powers() -> None:
    match = place(contracts=[["prussia", "saxony", 2]])
    turn(match, FR, "propose: cancel prussia > saxony")
    assert contracts(match) == []


@rule("M-20.7", "M-20.6", "M-R-88")
def test_the_standing_subsidy_is_no_contract() -> None:
    for number in (1, 3, 4, 9):
        match = place(turn=number)
        for text in ("subsidy france > bavaria for 2", "cancel france > bavaria"):
            assert refused(match, LX, f"propose: {text}") == ("M-20.7", "standing-subsidy")


def saxon_moves() -> Iterator[tuple[int, int, list[list[Any]]]]:
    """Where Saxony's marker stands, how far it goes, and which of the contracts are left."""
    first = [["france", "prussia", 3], ["france", "saxony", 3], ["prussia", "saxony", 2]]
    late = [["france", "prussia", 3], ["austria", "saxony", 3], ["pragmatic", "saxony", 2]]
    yield 2, 1, first
    yield 3, 1, first[:1]
    yield 6, -1, late[:1]


@rule("M-R-67", "M-20.2", "M-20.11")
@pytest.mark.parametrize(("start", "steps", "left"), list(saxon_moves()))
def test_a_contract_ends_with_the_alliance(start: int, steps: int, left: list[list[Any]]) -> None:
    side = ("france", "prussia") if start < 4 else ("austria", "pragmatic")
    before = [["france", "prussia", 3], [side[0], "saxony", 3], [side[1], "saxony", 2]]
    match = build(
        turn=4, stage="politics", phase="tracks", tracks={"saxony": start}, shift={"saxony": steps}, contracts=before,
        generals=SOMEBODY,
    )  # fmt: skip
    assert match.view(None)["tracks"]["saxony"] == start + steps
    assert contracts(match) == left
    ended = [[e["power"], e["other_power"]] for e in told(match, "contract_ended")]
    assert ended == [contract[:2] for contract in before if contract not in left]


# -- two players, the introductory game


@rule("M-24.2.3", "M-20.11")
@pytest.mark.parametrize(("saxony", "seat_of_saxony"), [(2, A), (4, B), (6, B)])
def test_two_players_subsidise_minor_powers_only(saxony: int, seat_of_saxony: str) -> None:
    minor = {2: {("france", "saxony"), ("prussia", "saxony"), ("prussia", "bavaria")}, 4: {("prussia", "bavaria")}}
    minor[6] = minor[4] | AUSTRIAN
    match = place(seats=2, tracks={"saxony": saxony})
    assert match.view(None)["powers"]["saxony"]["seat"] == seat_of_saxony
    for payer, receiver in product(POWERS, POWERS):
        for seat in (A, B):
            refusal = match.why_not(seat, f"propose: subsidy {payer} > {receiver} for 2")
            assert (refusal is None) == ((payer, receiver) in minor[saxony]), (payer, receiver)
            major = {payer, receiver} in ({"france", "prussia"}, {"austria", "pragmatic"})
            if refusal is not None and major:
                assert (refusal.rule, refusal.reason) == ("M-24.2.3", "maria-refused-minor-powers-only")


@rule("M-24.2.3", "M-R-67")
def test_two_players_make_contracts_alone() -> None:
    match = place(seats=2)
    turn(match, A, "propose: subsidy prussia > bavaria for 2; subsidy france > saxony for 1")
    assert contracts(match) == [["prussia", "bavaria", 2], ["france", "saxony", 1]]
    forbidden(match, B, "propose: subsidy austria > pragmatic for 1")


@rule("M-20.1", "M-21.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_no_contracts_in_the_introductory_game(seats: int) -> None:
    match = build("introductory", seats, generals={"broglie": {"city": "pilsen"}})
    for seat in match.seats:
        for text in ("subsidy prussia > saxony for 1", "truce france austria until 2"):
            assert refused(match, seat, f"propose: {text}") == ("M-21.1", "agreement-full-only")
