"""Matches of three to five players: the invariants in random play, and the secrets of hands that change hands."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from operator import and_
from random import Random
from typing import Any

import pytest

from chancellery import Match
from chancellery.games.coalitions.base.diplomacy import DiplomacyPhase
from chancellery.games.coalitions.system.invariants import confined_outside
from chancellery.games.coalitions.system.state import Realm
from tests.conformance.rule import rule
from tests.property.play import step
from tests.property.test_secrecy import seen

TABLES = [(3, "russia"), (3, "austria"), (4, "russia"), (5, "russia")]
EACH = 8


def new(seats: int, third: str, seed: int | str) -> Match:
    return Match.new("coalitions", "1805", seats, seed=seed, options={"third_minor": third}, nonce="test")


def realm(match: Match) -> Realm:
    assert isinstance(match.state, Realm)
    return match.state


FIRST_DRILL = {"austria": 3, "prussia": 4, "russia": 5, "ottoman": 6}  # K-D-08


def controlled(s: Realm) -> None:
    """A Minor Power has one controller from its first auction on, his status, and no Influence (7, 12, 15)."""
    bidding = bool(s.asked) and s.asked[0].kind == "bid"
    settling = any(isinstance(p, DiplomacyPhase) for p in s.stack)
    for power, name in enumerate(s.game.powers):
        if name in s.game.seats:
            assert s.game.seats[s.seat_of[power]] == name
            continue
        assert s.influence[power] == 0
        if s.round > 1 or s.turn >= FIRST_DRILL[name] + bidding:
            player = s.game.seats[s.seat_of[power]]
            assert s.seat_of[power] >= 0
            assert settling or s.status[power] == s.status[s.game.powers.index(player)]
        elif s.turn < FIRST_DRILL[name]:
            assert s.seat_of[power] == -1


@rule("FAM-INV-12", "FAM-INV-15", "FAM-INV-20", "FAM-INV-30", "K-9.4.4", "K-11.1.6")
@pytest.mark.parametrize("number", range(EACH))
@pytest.mark.parametrize(("seats", "third"), TABLES)
def test_random_matches_end_and_keep_the_invariants(seats: int, third: str, number: int) -> None:
    match, rng = new(seats, third, number), Random(f"{seats} {third} {number}")
    influence, known = [0] * 6, 0
    while match.outcome is None:
        seat, move = step(match, rng)
        state = realm(match)
        assert not match.check(), (seats, third, number, len(match), seat, move, match.check())
        assert all(now >= then for now, then in zip(state.influence, influence, strict=True))
        influence = list(state.influence)
        controlled(state)
        news, known = match.events(since=known), match.event_count
        if any(event.kind == "control" for event in news) and match.decisions[0].kind == "drill":
            assert not confined_outside(state), "right after the update of an auction"
    outcome = match.outcome
    assert outcome.rule in ("K-3.1.1", "K-3.2.1")
    assert len(outcome.scores) == seats
    assert set(outcome.winners) <= set(range(seats)), "Minor Powers cannot win"
    assert all(outcome.scores[winner] == max(outcome.scores) for winner in outcome.winners)


def hands(match: Match) -> None:
    """A hand is seen by the player of its Power; an uncontrolled one only by who plays it in a battle."""
    for name, power in match.view(None)["powers"].items():
        readers = [seat for seat in match.seats if "hand" in match.view(seat)["powers"][name]]
        if power["seat"] is not None:
            assert readers == [power["seat"]]
        elif readers:
            battle = match.view(None)["battle"]
            assert battle is not None
            assert name in battle["defenders"]
            british = match.view(None)["statuses"][battle["attacker"]] == "british"
            assert readers == ["france" if british else "britain"]
    assert not any("hand" in power for power in match.view(None)["powers"].values())


@rule("FAM-INV-22", "K-11.3.8", "FAM-D.7")
@pytest.mark.parametrize("number", range(12))
def test_twins_look_alike(number: int) -> None:
    """At random points, in the first Round above all, and for every seat."""
    rng = Random(f"seats {number}")
    match = new(4, "russia", f"seats {number}")
    for point in range(100):
        for _ in range(rng.randrange(1, 4 if point < 60 else 12)):
            if match.outcome is None:
                step(match, rng)
        hands(match)
        for seat in range(4):
            twin = match.determinize(seat, rng)
            scene = rng.random() < 0.05
            assert seen(match, seat, scene) == seen(twin, seat, scene)
            assert twin.check() == match.check() == []


def attacked(**powers: Any) -> Match:
    """France attacks uncontrolled Ottomans; GB plays their cards."""
    powers = {
        "ottoman": {"generals": {"dalmatia": 2}, "hand": [1, 2, 3], "morale": 4},
        "france": {"generals": {"bosnia": 3, "paris": 0}, "hand": [1, 2, 3, 4], "morale": 5},
        "britain": {"hand": [4, 5], "morale": 5},
        **powers,
    }
    position = {"scenario": "1805", "seats": 4, "power": "france", "action": "movement", "powers": powers}
    match = Match.from_position("coalitions", position)
    for move in ("arbiter britain", "march bosnia > dalmatia", "done", "end"):
        match.play("france", move)
    assert match.decisions[0].kind == "card"
    return match


@rule("K-11.3.8", "FAM-D.7", "FAM-INV-22")
@pytest.mark.parametrize("number", range(10))
def test_twins_look_alike_under_temporary_control(number: int) -> None:
    """For GB the Ottoman hand is no secret in the battle; after it GB remembers it, but not the card drawn then."""
    rng = Random(f"regent {number}")
    match = attacked()
    while match.decisions[0].kind in ("card", "target"):
        hands(match)
        for seat in match.seats:
            twin = match.determinize(seat, rng)
            assert seen(match, match.seat(seat)) == seen(twin, match.seat(seat))
            assert (realm(twin).hands[5] == realm(match).hands[5]) or seat != "britain"
        step(match, rng)
    hands(match)
    assert "hand" not in match.view("britain")["powers"]["ottoman"]
    hand = Counter(realm(match).hands[5])
    drawn = sum(event.kind == "draw" and event.args[0] == 5 for event in match.events())
    for seat in match.seats:
        guesses = [Counter(realm(match.determinize(seat, rng)).hands[5]) for _ in range(30)]
        sure = reduce(and_, guesses)
        assert sure == (sure & hand)
        assert sure.total() == (hand.total() - drawn if seat == "britain" else 0)


@rule("K-11.3.8", "FAM-D.7")
def test_a_former_controller_no_longer_sees_the_hand_but_remembers_it() -> None:
    powers = {"prussia": {"controller": "france", "hand": [1, 3, 5]}, "austria": {"morale": 1}}
    position = {"scenario": "1805", "seats": 4, "power": "prussia", "action": "drill", "powers": powers}
    match, rng = Match.from_position("coalitions", position), Random("former")

    def guesses(seat: str) -> set[tuple[int, ...]]:
        """The Prussian hands a seat must reckon with."""
        return {tuple(realm(match.determinize(seat, rng)).hands[3]) for _ in range(20)}

    assert guesses("france") == {(1, 3, 5)}
    assert len(guesses("austria")) > 1
    match.play("austria", "bid 1")  # the others have no Morale
    assert guesses("austria") == guesses("france") == {(1, 3, 5)}
    assert len(guesses("russia")) > 1
    assert "hand" not in match.view("france")["powers"]["prussia"]
    match.play("austria", "drill")
    assert len(guesses("austria")) == 1
    drawn = guesses("france")
    assert len(drawn) > 1
    assert all(not Counter((1, 3, 5)) - Counter(hand) for hand in drawn)
    match.play("austria", "discard 3")
    left = guesses("france")
    assert len(left) > 1
    assert all(not Counter((1, 5)) - Counter(hand) for hand in left)


def bidding() -> Match:
    powers = {name: {"morale": 9} for name in ("britain", "france", "austria", "russia")}
    position = {"scenario": "1805", "seats": 4, "power": "prussia", "action": "drill", "powers": powers}
    return Match.from_position("coalitions", position)


@rule("K-11.2.2", "K-11.2.4", "FAM-D.6", "FAM-INV-22")
def test_bids_are_secret_until_all_are_in() -> None:
    """That a player has bid is public, what he has bid is not."""
    one, two = bidding(), bidding()
    made = set()
    for bidder, first, second in (("russia", 9, 0), ("france", 0, 4), ("britain", 3, 2)):
        one.play(bidder, f"bid {first}")
        two.play(bidder, f"bid {second}")
        made.add(bidder)
        for seat in (None, *one.seats):
            if seat in made:  # one knows one's own bid
                assert {**one.view(seat), "chosen": []} == {**two.view(seat), "chosen": []}
                assert one.view(seat)["chosen"] != two.view(seat)["chosen"]
            else:
                number = None if seat is None else one.seat(seat)
                assert seen(one, number) == seen(two, number)
            assert one.log(seat) == two.log(seat)
            assert one.events(seat) == two.events(seat)
    assert [one.seats[decision.seat] for decision in one.decisions] == ["austria"]
    one.play("austria", "bid 5")
    assert sorted(event.args[2] for event in one.events() if event.kind == "bid") == [0, 3, 5, 9]


@rule("K-11.2.2", "FAM-INV-22")
def test_a_guess_does_not_know_the_bids_of_others() -> None:
    """A search that deals the unknown anew finds its own bid, and bids of others only as guesses."""
    match, rng = bidding(), Random("bids")
    match.play("france", "bid 7")
    match.play("russia", "bid 2")
    twins = [match.determinize("russia", rng) for _ in range(40)]
    for twin in twins:
        assert [d.seat for d in twin.decisions] == [d.seat for d in match.decisions]
        twin.play("britain", "bid 0")
        twin.play("austria", "bid 0")
    bids = [{e.args[0]: e.args[2] for e in twin.events() if e.kind == "bid"} for twin in twins]
    assert {one[4] for one in bids} == {2}
    assert len({one[1] for one in bids}) > 4
