"""Realpolitik at random: matches to the end with the invariants after every move, secrets, records and refusals."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, cast

import pytest

from chancellery import CannotUndo, Match, verify
from chancellery.games.coalitions.realpolitik.state import RealpolitikRealm
from chancellery.games.coalitions.realpolitik.trains import trains
from chancellery.games.coalitions.realpolitik.vocabulary import HAPPENINGS
from chancellery.games.coalitions.system import vocabulary as system
from tests.property.play import fight, step
from tests.property.refused import well_refused
from tests.property.test_secrecy import counterpart, seen
from tests.property.test_why_not import well_formed

SEATS = [4, 3]
BATCHES, EACH = 4, 5  # 20 matches for each number of players, in batches so that they spread over the cores
ITALY = "italy"


def new(seats: int, seed: int | str) -> Match:
    return Match.new("realpolitik", None, seats, seed=seed, nonce="test")


def realm(match: Match) -> RealpolitikRealm:
    return cast(RealpolitikRealm, match.state)


def after(seats: int, seed: int, moves: int) -> Match:
    """A random match stopped after some moves, or at its end."""
    match, rng = new(seats, seed), Random(seed)
    while match.outcome is None and len(match) < moves:
        step(match, rng)
    return match


# -- matches to the end


def grown(before: RealpolitikRealm, now: RealpolitikRealm) -> bool:
    """What never falls: Influence, Fortresses, Trains."""
    return (
        all(new >= old for new, old in zip(now.influence, before.influence, strict=True))
        and not before.fortress & ~now.fortress
        and all(not old & ~new for new, old in zip(now.rails, before.rails, strict=True))
    )


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("seats", SEATS)
def test_random_matches_end_and_keep_the_invariants(seats: int, batch: int) -> None:
    for number in range(batch * EACH, (batch + 1) * EACH):
        match, rng = new(seats, number), Random(f"{seats} {number}")
        move = fight if number % 2 else step
        before, turn, since = realm(match).copy(), 0, 0
        while match.outcome is None:
            seat, text = move(match, rng)
            now = realm(match)
            assert not match.check(), (number, len(match), seat, text, match.check())
            if now.turn != turn:
                assert grown(before, now), (number, len(match))
                assert since < 2000, "a turn that does not end"
                before, turn, since = now.copy(), now.turn, 0
            since += 1
        outcome = match.outcome
        assert len(outcome.winners) == 1, "RP-4.1.4: no shared victory"
        assert outcome.scores[outcome.winners[0]] == max(outcome.scores) >= 25
        assert len(outcome.scores) == seats, "RP-4.1.7: Italy cannot win"
        assert outcome.rule in ("RP-4.1.3", "RP-4.1.4")
        assert not match.decisions


def happened(seats: int, numbers: Iterable[int]) -> set[str]:
    """The kinds of events in random matches, and the kinds of movement."""
    found: set[str] = set()
    for number in numbers:
        match, rng = new(seats, f"events {number}"), Random(number)
        while match.outcome is None:
            (fight if number % 2 else step)(match, rng)
        found |= {event.kind for event in match.events(0)}
        found |= {f"moved {event.args[2]}" for event in match.events(0) if event.kind == "moved"}
    return found


def test_random_play_reaches_everything() -> None:
    """Otherwise the tests above would prove little."""
    rare = (67, 319)  # Troops ask to go by rail through an Ally's Territories: refused, and granted
    four, three = happened(4, (*range(12), *rare)), happened(3, range(4))
    assert {one.kind for one in HAPPENINGS} - {one.kind for one in system.HAPPENINGS} <= four
    assert {"moved rail", "moved sail", "compared", "struck_out", "garrison_removed", "may_stay"} <= four
    assert {"bid", "control", "alliance", "alliance_kept", "alliance_ended", "moved rail", "moved sail"} <= three
    assert "no_alliance" not in three, "RP-11.3.16: Italy always has an Ally"


@pytest.mark.parametrize("seed", range(3))
def test_the_same_set_up_and_moves_give_the_same_match(seed: int) -> None:
    first, second = new(3, seed), new(3, seed)
    rng = Random(seed)
    for _ in range(400):
        seat, move = step(first, rng)
        second.play(seat, move)
        assert first.state.to_data() == second.state.to_data()
    assert first.to_record() == second.to_record()


# -- secrets


@pytest.mark.parametrize("number", range(12))
@pytest.mark.parametrize("seats", SEATS)
def test_twins_look_alike(seats: int, number: int) -> None:
    rng = Random(f"twins {number}")
    match = new(seats, f"twins {number}")
    for _ in range(200):
        for _ in range(rng.randrange(1, 8)):
            if match.outcome is None:
                fight(match, rng)
        if match.outcome is not None:
            break
        seat = rng.randrange(seats)
        twin = match.determinize(seat, rng)
        scene = rng.random() < 0.15
        assert seen(match, seat, scene) == seen(twin, seat, scene)
        assert match.check() == twin.check() == []


@pytest.mark.parametrize("number", range(20))
@pytest.mark.parametrize("seats", SEATS)
def test_twins_stay_alike_while_others_act(seats: int, number: int) -> None:
    """Also events and log stay equal as long as no hidden card comes to light or reaches the seat."""
    rng = Random(f"futures {number}")
    match = after(seats, number, rng.randrange(50, 1500))
    compared = 0
    for _ in range(30):
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
            other = counterpart(move, second, decision.seat, seat, rng)
            if other is None or move.verb in ("strike", "strike_out"):
                break
            first.play(decision.seat, move)
            second.play(decision.seat, other)
            news = first.events(seat, start)
            shown = {"stack", "action_card", "demand", "bid", "compared"}  # hidden choices and cards come to light
            if any(e.kind in shown or (e.kind == "draw" and e.secret) for e in news):
                break
            assert news == second.events(seat, start)
            assert seen(first, seat, False) == seen(second, seat, False)
            compared += 1
        for _ in range(10):
            if match.outcome is None:
                step(match, rng)
    assert compared or match.outcome is not None


def test_a_hand_is_seen_by_who_plays_the_power() -> None:
    match = after(3, 5, 800)
    assert not any("hand" in power for power in match.view(None)["powers"].values())
    for name, power in match.view(None)["powers"].items():
        readers = [seat for seat in match.seats if "hand" in match.view(seat)["powers"][name]]
        assert readers == [power["seat"]]


def test_secret_choices_are_hidden_until_all_are_in() -> None:
    one = new(3, "fist")
    while one.decisions[0].kind != "action_card":
        step(one, Random(1))
    two = one.clone()
    seat = next(d.seat for d in one.decisions if realm(one).game.powers[d.actor] == ITALY)
    one.play(seat, "movement italy")
    two.play(seat, "dispatch italy")
    for watcher in (None, 0, 1, 2):
        if watcher != seat:
            assert seen(one, watcher) == seen(two, watcher)
            assert one.log(watcher) == two.log(watcher)
    assert seen(one, seat) != seen(two, seat)
    assert len(one.decisions) == 3
    one.play(seat, "taxation italy")  # RP-14.2.1: it may be changed until the last one is in
    while one.decisions[0].kind == "action_card":
        step(one, Random(2))
    played = [event.args for event in one.events() if event.kind == "action_card"][:4]
    assert (realm(one).game.map.power_of[ITALY], "taxation") in played


# -- records, clones, undo


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("seats", SEATS)
def test_record_round_trip(seats: int, number: int) -> None:
    match = after(seats, number, (0, 1, 63, 64, 65, 200, 1000, 100_000)[number])
    text = match.to_record()
    loaded = Match.from_record(text)
    assert loaded.to_record() == text
    assert loaded.state.to_data() == match.state.to_data()
    for seat in (None, 0, 2):
        assert loaded.view(seat) == match.view(seat)
        assert loaded.events(seat) == match.events(seat)
    assert verify(text).finished == (match.outcome is not None)
    rng = Random(number)
    for _ in range(100):
        if match.outcome is None:
            seat, move = step(match, rng)
            loaded.play(seat, move)
    assert loaded.state.to_data() == match.state.to_data()


@pytest.mark.parametrize("seats", SEATS)
def test_undo_restores_the_state_before_the_move(seats: int) -> None:
    rng, match, undone = Random(f"undo {seats}"), new(seats, "undo"), 0
    for _ in range(800):
        state, events = match.state.to_data(), match.event_count
        seat, move = step(match, rng)
        if rng.random() < 0.3:
            if match._history.barrier == len(match):
                with pytest.raises(CannotUndo):
                    match.undo(seat)
                continue
            match.undo(seat)
            undone += 1
            assert match.state.to_data() == state
            assert match.event_count == events
            match.play(seat, move)
    assert undone > 50


# -- refusals


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("seats", SEATS)
def test_every_refusal_names_a_rule_of_this_game(seats: int, number: int) -> None:
    rng = Random(f"why {number}")
    match = new(seats, f"why {number}")
    reasons: set[str] = set()
    for _ in range(30):
        for _ in range(rng.randrange(1, 12)):
            if match.outcome is None:
                fight(match, rng)
        if match.outcome is not None:
            break
        assert all(decision.rule.startswith("RP-") for decision in match.decisions)
        for seat in (match.decisions[0].seat, rng.randrange(seats)):
            legal = {move.text for move in match.legal(seat)}
            for text in [*well_formed(match, rng), *by_rail(match)]:
                refusal = match.why_not(seat, text)
                assert (refusal is None) == (match.definition.notation.read(text).text in legal), text
                if refusal is not None:
                    assert refusal.rule.startswith("RP-"), (text, refusal)
                    reasons.add(refusal.reason)
                    well_refused(refusal)
    assert len(reasons) > 10


def by_rail(match: Match) -> list[str]:
    """Moves along the Trains of the board, and Trains on borders of Generals' Territories."""
    s = realm(match)
    ids = s.game.map.ids
    texts = []
    for a, b in trains(s):
        texts += [f"rail {ids[a]} > {ids[b]}", f"rail {ids[b]} > {ids[a]}", f"rail troop {ids[a]} > {ids[b]}"]
    for t in set(s.where) - {-1}:
        for u in s.game.map.neighbours[t]:
            texts += [f"train {ids[t]} - {ids[u]}", f"buy train {ids[u]} - {ids[t]}"]
    return texts


# -- positions


POSITIONS: dict[str, dict[str, Any]] = {
    "turn": {"start": "scenario"},
    "beginning": {"start": "scenario", "phase": "set-up"},
    "diplomacy": {"start": "scenario", "phase": "diplomacy"},
    "revealed": {
        "start": "scenario",
        "cards": {"austria": "mobilisation", "france": "dispatch", "prussia": "movement"},
    },
    "one action": {"start": "scenario", "power": "italy", "action": "movement"},
    "empty": {"powers": {"austria": {"generals": {"wien": 2}}}},
}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", POSITIONS)
def test_positions_can_be_played_on(name: str, seats: int) -> None:
    match = Match.from_position("realpolitik", {**POSITIONS[name], "seats": seats}, nonce="test")
    kinds = {
        "turn": "action_card", "beginning": "negotiation" if seats == 3 else "action_card", "diplomacy": "negotiation",
        "revealed": "free_train", "one action": "arbiter", "empty": "action_card",
    }  # fmt: skip
    assert match.decisions[0].kind == kinds[name]
    rng = Random(name)
    for _ in range(300):
        if match.outcome is None:
            step(match, rng)
            assert not match.check()
