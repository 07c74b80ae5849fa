"""Raison d'État at random: both scenarios, every number of players, to the end, with invariants after every move."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

import pytest

from chancellery import Match, verify
from chancellery.games.coalitions.raison_detat.election import Election
from chancellery.games.coalitions.raison_detat.state import ImperialRealm
from chancellery.games.coalitions.system.board_update import BoardUpdate
from chancellery.games.coalitions.system.invariants import confined_outside
from tests.conformance.rule import rule
from tests.property.play import fight, step
from tests.property.refused import well_refused
from tests.property.test_secrecy import SHOWING, seen
from tests.property.test_why_not import well_formed

TABLES = [("1618", seats) for seats in (7, 6, 5, 4)] + [("1702", seats) for seats in (6, 5, 4, 3)]
BATCHES, EACH = 4, 5  # 20 matches of each table, in batches so that they spread over the cores
THOROUGH = 5  # in every fifth match the invariants are checked after every move
NOW_AND_THEN = 40  # moves
ENDLESS = 3000  # moves in a round
SHOWN = (
    "stack",
    "declared",
    "bid",
    "compared",
    "control",
)  # cards or secret choices come to light, or a chance may differ
VICTORY = {"1618": ("RD-4.1", 30), "1702": ("RD-4.2", 25)}


def new(scenario: str, seats: int, seed: int | str) -> Match:
    return Match.new("raison_detat", scenario, seats, seed=f"{scenario} {seats} {seed}", nonce="test")


def realm(match: Match) -> ImperialRealm:
    return cast(ImperialRealm, match.state)


def after(scenario: str, seats: int, seed: int | str, moves: int) -> Match:
    match, rng = new(scenario, seats, seed), Random(f"{scenario} {seats} {seed}")
    while match.outcome is None and len(match) < moves:
        step(match, rng)
    return match


def play_out(match: Match, rng: Random, thorough: bool, move: Callable[[Match, Random], tuple[int, str]]) -> None:
    """Plays to the end; the invariants are checked after every move, or at the end of every round and now and then."""
    state = realm(match)
    influence, fortress, emperor = list(state.influence), state.fortress, state.emperor
    election = 4 if match.setup.scenario == "1618" else 3  # the turn of Austria's Drill
    round_ = since = 0
    while match.outcome is None:
        updating = thorough and any(isinstance(p, BoardUpdate) for p in state.stack)
        seat, text = move(match, rng)
        state = realm(match)
        if state.emperor != emperor:
            assert state.turn == election, "the Crown changes hands only in an election"
            emperor = state.emperor
        since += 1
        assert since < ENDLESS, "a round that does not end"
        if not thorough and state.round == round_ and since % NOW_AND_THEN:
            continue
        assert not match.check(), (len(match), seat, text, match.check())
        assert all(now >= then for now, then in zip(state.influence, influence, strict=True))
        assert not fortress & ~state.fortress
        influence, fortress = list(state.influence), state.fortress
        if updating and state.turn <= 1 and state.asked and state.asked[0].kind == "drill":
            assert not confined_outside(state)
        if state.round != round_:
            round_, since = state.round, 0


@rule("RD-4.1", "RD-4.2", "RD-4.4", "RD-INV-01", "RD-INV-02", "RD-INV-03", "RD-INV-04", "RD-INV-05", "RD-INV-06")
@rule("RD-INV-07", "RD-INV-08", "RD-INV-09", "RD-INV-11", "RD-INV-12")
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_random_matches_end_and_keep_the_invariants(scenario: str, seats: int, batch: int) -> None:
    """Every third match is played with a taste for battle."""
    for number in range(batch * EACH, (batch + 1) * EACH):
        match, rng = new(scenario, seats, number), Random(f"{scenario} {seats} {number}")
        play_out(match, rng, number % THOROUGH == 0, fight if number % 3 == 0 else step)
        outcome = match.outcome
        assert outcome is not None
        cited, enough = VICTORY[scenario]
        assert outcome.rule == cited
        assert len(outcome.scores) == seats
        assert max(outcome.scores) >= enough
        assert all(outcome.scores[winner] == max(outcome.scores) for winner in outcome.winners)
        assert not match.decisions


@rule("RD-INV-10")
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_no_money_is_left_after_mobilisation(scenario: str, seats: int) -> None:
    match, rng = new(scenario, seats, "money"), Random("money")
    checked = 0
    for _ in range(800):
        decision = match.decisions[0]
        power, kind = decision.actor, decision.kind
        _, text = step(match, rng)
        if match.outcome is not None:
            break
        if kind == "purchase" and text == "done" and match.decisions[0].kind != "surplus":
            checked += 1
            assert realm(match).money[power] == 0
    assert checked > 5


@rule("RD-9.4.5", "RD-5.11.7", "FAM-INV-22")
@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_twins_look_alike(scenario: str, seats: int, number: int) -> None:
    rng = Random(f"twins {scenario} {seats} {number}")
    match = new(scenario, seats, f"twins {number}")
    kinds = set()
    for _ in range(300):
        for _ in range(rng.randrange(1, 6)):
            if match.outcome is None:
                step(match, rng)
        if match.outcome is not None:
            break
        kinds |= {decision.kind for decision in match.decisions}
        seat = rng.randrange(seats)
        twin = match.determinize(seat, rng)
        scene = rng.random() < 0.1
        assert seen(match, seat, scene) == seen(twin, seat, scene)
        assert match.check() == twin.check() == []
    assert {"gifts", "mercenaries"} <= kinds


@rule("RD-9.4.5", "FAM-INV-22")
@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_twins_stay_alike_while_others_act(scenario: str, seats: int, number: int) -> None:
    """Also events and log stay equal as long as no hidden card comes to light or reaches the seat."""
    rng = Random(f"futures {scenario} {seats} {number}")
    match = after(scenario, seats, number, rng.randrange(50, 900))
    compared = 0
    for _ in range(25):
        if match.outcome is not None:
            break
        seat = rng.randrange(seats)
        first, second = match.clone(), match.determinize(seat, rng)
        start = first.event_count
        for _ in range(25):
            if first.outcome is not None:
                break
            decision = rng.choice(first.decisions)
            move = rng.choice(decision.options)
            options = second.legal(decision.seat)
            if move.verb in ("play", "send") and decision.seat != seat:  # face down: any card with the same purpose
                same = [one for one in options if one.verb == move.verb and one.args[1] == move.args[1]]
                other = rng.choice(same)
            elif move.verb in SHOWING or move.verb in ("strike", "strike_out") or move not in options:
                break
            else:
                other = move
            first.play(decision.seat, move)
            second.play(decision.seat, other)
            news = first.events(seat, start)
            shown = any(e.kind in SHOWN or (e.kind == "draw" and e.secret) for e in news)
            if shown or any(e.kind == "mercenaries" and e.secret for e in news):
                break
            assert news == second.events(seat, start)
            assert seen(first, seat, False) == seen(second, seat, False)
            compared += 1
        for _ in range(10):
            if match.outcome is None:
                step(match, rng)
    assert compared or match.outcome is not None


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_records_make_the_round_trip(scenario: str, seats: int) -> None:
    for number, moves in enumerate((0, 1, 65, 700, 10_000)):
        match = after(scenario, seats, f"record {number}", moves)
        text = match.to_record()
        loaded = Match.from_record(text)
        assert loaded.to_record() == text
        assert loaded.state.to_data() == match.state.to_data()
        assert loaded.events(0) == match.events(0)
        assert verify(text).finished == (match.outcome is not None)


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_a_match_loaded_in_an_election_or_a_gift_goes_on_identically(scenario: str, seats: int) -> None:
    rng = Random(f"loaded {scenario} {seats}")
    match = new(scenario, seats, "loaded")
    wanted = {"vote", "gifts", "mercenaries", "mercenaries_answer", "subsidy_answer", "admit", "refused_status"}
    for _ in range(20_000):
        if not wanted or match.outcome is not None:
            break
        if match.decisions[0].kind in wanted:
            wanted.discard(match.decisions[0].kind)
            loaded = Match.from_record(match.to_record())
            assert [d.to_data() for d in loaded.decisions] == [d.to_data() for d in match.decisions]
            twin, chance = match.clone(), Random(len(wanted))
            for _ in range(30):
                if twin.outcome is None:
                    seat, move = step(twin, chance)
                    loaded.play(seat, move)
            assert loaded.state.to_data() == twin.state.to_data()
            assert loaded.events(1) == twin.events(1)
        step(match, rng)
    assert not wanted or match.outcome is not None


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_every_refusal_names_a_rule(scenario: str, seats: int, number: int) -> None:
    rng = Random(f"why {scenario} {seats} {number}")
    match = new(scenario, seats, f"why {number}")
    reasons = set()
    for _ in range(40):
        for _ in range(rng.randrange(1, 12)):
            if match.outcome is None:
                step(match, rng)
        if match.outcome is not None:
            break
        for seat in (match.decisions[0].seat, rng.randrange(seats)):
            legal = {move.text for move in match.legal(seat)}
            for text in well_formed(match, rng):
                refusal = match.why_not(seat, text)
                assert (refusal is None) == (text in legal), text
                if refusal is not None:
                    assert refusal.rule.startswith("RD-"), (refusal.rule, text)
                    well_refused(refusal)
                    reasons.add(refusal.reason)
    assert len(reasons) > 10


@rule("RD-8.1.1", "RD-6.7", "RD-5.1.5")
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_one_election_in_every_round(scenario: str, seats: int) -> None:
    match, rng = new(scenario, seats, "election"), Random("election")
    while match.outcome is None and realm(match).round < 6:
        step(match, rng)
        if any(isinstance(p, Election) for p in match.state.stack):
            assert match.view()["wheel"]["austria"] == "drill"
    held = [event.kind for event in match.events(None) if event.kind in ("round", "election")]
    rounds = "".join("r" if kind == "round" else "e" for kind in held).split("r")[1:]
    assert rounds[:-1] == ["e"] * (len(rounds) - 1)
