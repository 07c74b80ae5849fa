"""What bots of Maria propose of themselves, how they bargain, and whom they trust."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from chancellery import Match, bots
from chancellery.bots.maria.memory import remembered
from chancellery.bots.personality import all_personalities
from chancellery.bots.talk.envoy import envoy_of
from chancellery.bots.talk.floor import Floor
from chancellery.bots.talk.speech import explain, speak
from chancellery.games.maria.powers import POWERS
from chancellery.sim.plan import Plan
from chancellery.sim.play import play

LX, FR, MT = range(3)
ENVOY = envoy_of("maria")
BROKER, HAWK = all_personalities()["broker"], all_personalities()["hawk"]


def front(prussian: int, austrian: int, **more: Any) -> Match:
    """Schwerin in Breslau faces Traun in Brieg."""
    generals = {"schwerin": {"city": "breslau", "armies": prussian}, "traun": {"city": "brieg", "armies": austrian}}
    position = {"scenario": "full", "seats": 3, "turn": 4, "stage": "prussia_saxony", "generals": generals, **more}
    return Match.from_position("maria", position, seed=1)


def proposed(match: Match, seat: int, personality: Any = BROKER) -> str | None:
    move = ENVOY.propose(match, seat, personality)
    return None if move is None else move.text


def test_who_is_pressed_asks_for_a_truce_and_who_presses_does_not() -> None:
    match = front(8, 2)
    assert proposed(match, MT) == "propose: truce austria prussia until 6"
    assert proposed(front(2, 8), MT) != "propose: truce austria prussia until 6"
    match.play(MT, "propose: truce austria prussia until 6")
    assert proposed(match, MT) is None  # one thing at a time


def test_a_hawk_asks_later_and_for_less() -> None:
    match = front(4, 3)
    assert (proposed(match, MT) or "").startswith("propose: truce austria prussia")
    assert "prussia" not in (proposed(match, MT, HAWK) or "")


def test_what_was_refused_is_offered_once_more_for_a_shorter_time() -> None:
    match = front(8, 2)
    match.play(MT, proposed(match, MT) or "")
    match.play(FR, "turn down 1")
    assert proposed(match, MT) == "propose: truce austria prussia until 4"
    match.play(MT, proposed(match, MT) or "")
    match.play(FR, "turn down 2")
    assert proposed(match, MT) is None  # twice a turn is enough
    assert remembered(match).refused[MT, FR] == 2


def test_in_a_truce_nobody_asks_for_another() -> None:
    match = front(8, 2)
    match.play(MT, "propose: truce austria prussia until 5")
    match.play(FR, "sign 1")
    assert "truce" not in (proposed(match, MT) or "")
    assert remembered(match).agreed[MT, FR] == 1


def test_help_is_asked_against_whoever_is_about_to_win() -> None:
    match = front(8, 2)
    match.state.pool[0] = 1  # type: ignore[attr-defined]  # France needs one fortress
    assert proposed(match, MT) == "propose: subsidy pragmatic > austria for 1"


def test_a_word_that_was_broken_is_remembered_and_said() -> None:
    """A truce does not touch compulsory attacks: who stands next to an enemy must fight."""
    near = {"schwerin": {"city": "ohlau", "armies": 8}, "traun": {"city": "brieg", "armies": 4}}
    match = front(0, 0, generals=near)
    match.play(MT, "propose: truce austria prussia until 5")
    match.play(FR, "sign 1")
    while not any(event.kind == "battle" for event in match.events()):
        match.play(FR, match.legal(FR)[-1])  # nobody moves
    s: Any = match.state
    prussia, austria = POWERS.index("prussia"), POWERS.index("austria")
    memory = remembered(match)
    assert memory.broken == {(prussia, austria): 4}
    assert memory.distrusts(s, MT, 1.0) == {FR}
    assert memory.distrusts(s, FR, 1.0) == frozenset()
    assert memory.distrusts(s, MT, 0.0) == frozenset()  # somebody who forgets at once
    words = speak(bots.bot("sensible+broker"), match, MT, [])
    assert words == "~broken/broker power:power=prussia"
    while match.why_not(FR, "propose: truce austria prussia until 5"):  # not in a battle
        match.play(match.decisions[0].seat, match.decisions[0].options[-1])
    match.play(FR, "propose: truce austria prussia until 5")
    decision = next(d for d in match.standing if d.seat == MT)
    assert bots.answer(bots.bot("sensible+broker"), match, decision, Random(0)).verb == "turn_down"
    assert explain(bots.bot("sensible+broker"), match, decision) == "~no-distrust/broker power:power=prussia"


@pytest.mark.parametrize("scenario", ["full", "introductory"])
def test_matches_with_proposals_can_be_played_again(scenario: str) -> None:
    names = ("sensible+broker", "sensible+banker", "novice+hawk")
    plan = Plan("maria", scenario, 3, "again", names, longest=200)
    records = []
    for _ in range(2):
        found = play(plan, 0)
        assert found.failure is not None  # it is cut off, with its record
        records.append(found.failure.record)
        assert found.failure.error.startswith("Endless")
    assert records[0] == records[1]
    assert ("propose" in records[0]) == (scenario == "full")


def test_nobody_is_asked_twice_for_votes_for_the_same_candidate() -> None:
    """Of five turns; before, two players asked the third twice a turn for what he had refused each time."""
    match, rng, floor = Match.new("maria", "full", 3, seed=5, nonce="n"), Random(5), Floor(remarks=False)
    players = {seat: bots.bot(f"sensible+{name}") for seat, name in enumerate(("hawk", "banker", "broker"))}
    refused, asked = set[tuple[int, str]](), 0
    while match.outcome is None and len(match) < 600:
        due = floor.next(match, players)
        if due is not None:
            floor.done(due)
            move = bots.propose(players[due.seat], match, due.seat, rng)
            if move is not None:
                votes = [clause.rpartition(" ")[2] for clause in move.text.split(";") if "vote" in clause]
                assert not {(due.seat, candidate) for candidate in votes} & refused
                asked += bool(votes)
                match.play(due.seat, move)
            continue
        if not match.standing:
            decision = match.decisions[0]
            match.play(decision.seat, players[decision.seat].choose(match, decision.seat, rng))
            continue
        decision = match.standing[0]
        proposal = next(one for one in match.state.agreements if one.number == decision.about[0])  # type: ignore[attr-defined]
        move = bots.answer(players[decision.seat], match, decision, rng)
        if move.text.startswith("turn down"):
            refused |= {(proposal.by, clause.rpartition(" ")[2]) for clause in proposal.clauses if "vote" in clause}
        match.play(decision.seat, move)
    assert asked >= 2


def test_what_lies_on_the_table_is_not_proposed_again() -> None:
    match = front(8, 2)
    wanted = proposed(match, MT)
    assert wanted is not None
    clause = wanted.removeprefix("propose: ")
    match.play(FR, f"propose: {clause}")
    assert proposed(match, MT) != wanted
    match.play(MT, "turn down 1")
    assert proposed(match, MT) == wanted
