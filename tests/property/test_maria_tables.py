"""Maria's shortcuts at random: what is worked out for whole sets at once agrees with the rule asked city by city."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from chancellery import Match
from chancellery.games.maria import cards, conquest, entering, retreat
from chancellery.games.maria.components import RESERVE
from chancellery.games.maria.powers import MAJOR, POWERS
from chancellery.games.maria.state import Campaign
from chancellery.games.maria.vocabulary import ASK_PAYMENT
from chancellery.kernel.sets import bits

VARIANTS = [("introductory", 3), ("introductory", 2), ("full", 3), ("full", 2)]


def positions(scenario: str, seats: int, every: int) -> Iterator[tuple[Campaign, Random]]:
    """States from random matches."""
    for number in range(2):
        match = Match.new("maria", scenario, seats, seed=f"tables {number}", nonce="test")
        rng = Random(f"tables {number}")
        while match.outcome is None:
            if len(match) % every == 0:
                assert isinstance(match.state, Campaign)
                yield match.state, rng
            decision = rng.choice(match.decisions)
            match.play(decision.seat, rng.choice(decision.options))


@pytest.mark.parametrize(("scenario", "seats"), VARIANTS)
def test_fortresses_held_by_a_side(scenario: str, seats: int) -> None:
    """M-3.2.8 to M-3.2.10, also with markers and electors that random play seldom brings about."""
    for real, rng in positions(scenario, seats, 40):
        s = real.copy()
        fortresses = list(bits(s.game.components.atlas.fortress & ~s.game.components.elector_cities))
        for city in rng.sample(fortresses, 8):
            s.mark(city, rng.choice(MAJOR))
        s.electors = sum(1 << city for city in bits(s.game.components.elector_cities) if rng.random() < 0.5)
        s.silesia, s.prussia_neutral = rng.random() < 0.3, rng.random() < 0.3
        if s.game.full:
            s.track[0] = rng.randrange(len(s.game.components.tracks[0]))
        for power in range(len(POWERS)):
            for side in (s.relations.allies[power], s.relations.enemies[power]):
                one_by_one = [c for c in bits(s.game.components.atlas.fortress) if conquest.controllers(s, c) & side]
                assert list(bits(conquest.held_by(s, side))) == one_by_one


@pytest.mark.parametrize(("scenario", "seats"), VARIANTS)
def test_cities_open_to_generals(scenario: str, seats: int) -> None:
    """M-6.2, M-10.1.8, M-10.1.9, M-10.1.12, M-10.1.18, M-10.1.20."""
    for s, _ in positions(scenario, seats, 25):
        atlas, relations = s.game.components.atlas, s.relations
        for power in range(len(POWERS)):
            closed, enemies = s.game.closed_to(s, power), relations.enemies[power]
            plain, march = 0, 0
            for city in range(atlas.size):
                there = [piece for piece, place in enumerate(s.where) if place == city]
                generals = [piece for piece in there if s.is_general(piece)]
                hostile = [piece for piece in there if enemies >> s.power_of(piece) & 1]
                if generals:
                    one = len(there) == 1
                    may = one and bool(relations.partners[power] >> s.power_of(generals[0]) & 1)
                else:
                    may = not there or bool(hostile)
                if not may or closed >> city & 1:
                    continue
                plain |= 1 << city
                beside = [
                    piece for piece, place in enumerate(s.where) if place >= 0 and atlas.near_all[city] >> place & 1
                ]
                if hostile or any(enemies >> s.power_of(piece) & 1 for piece in beside):
                    continue
                if not atlas.fortress >> city & 1 or not conquest.enemy_held(s, power, city):
                    march |= 1 << city
            assert entering.open_to(s, power, general=True) == plain
            assert entering.open_to_march(s, power) == march


def payable(values: list[range], price: int, last: int) -> bool:
    """M-R-43 by trying everything: cards in falling order of value until the price is reached."""
    if price <= 0:
        return True
    return any(
        payable(values[:i] + values[i + 1 :], price - n, n) for i, own in enumerate(values) for n in own if n <= last
    )


def pays(values: list[range], price: int) -> bool:
    """M-R-43: with some declared values of the Reserves the cards pay, and none of them could be left out."""
    return any(
        sum(declared) >= price and all(sum(declared) - n < price for n in declared) for declared in product(*values)
    )


def test_ways_to_pay() -> None:
    """Whole payments, and the cards that can be laid next where they are too many to list."""
    match = Match.new("maria", "introductory", 3, seed="payment", nonce="test")
    assert isinstance(match.state, Campaign)
    s, rng = match.state.copy(), Random("payment")
    tried = 0
    for size, price, _ in product(range(1, 5), range(1, 25), range(4)):
        hand = sorted(rng.choice([rng.randrange(36), 7, 8, 36, 37]) + 38 * deck for deck in range(size))
        last = rng.choice([99, 10, 8, 5, 3])
        s.hands[0] = hand
        values = [
            range(1, min(8, last) + 1) if cards.face(c) == RESERVE else range(cards.value(c), cards.value(c) + 1)
            for c in hand
        ]
        laid, whole = set(), set()
        for i, card in enumerate(hand):
            for n in values[i]:
                if n <= last and payable(values[:i] + values[i + 1 :], price - n, n):
                    laid.add(
                        f"lay reserve {n}"
                        if cards.face(card) == RESERVE
                        else s.game.notation.move("lay", card % 38).text
                    )
        for chosen in range(1, 1 << size):
            own = [i for i in range(size) if chosen >> i & 1]
            if all(values[i][0] <= last for i in own) and pays([values[i] for i in own], price):
                whole.add(s.game.notation.move("pay", *(cards.face(hand[i]) for i in own)).text)
        payment = cards.Payment(0, price, "armies", last)
        decision = s.decide(ASK_PAYMENT, 0, price)
        payment._one_by_one(s, decision, many=True)
        assert sorted(laid) == sorted(move.text for move in decision.options), (hand, price, last)
        asked = [move.text for one in payment.choose(s) for move in one.options]
        assert sorted(whole) == sorted(asked), (hand, price, last)
        likely = {s.game.notation.move("pay", *way).text for way in cards.likely(hand, price, last)} if whole else set()
        assert likely <= whole
        tried += bool(whole)
    assert tried > 100


@pytest.mark.parametrize(("scenario", "seats"), [("introductory", 3), ("full", 3)])
def test_ends_of_a_retreat(scenario: str, seats: int) -> None:
    """M-11.2.5 to M-11.2.9: all simple paths of the exact length, of their ends the farthest from the winner.

    With each end stand the sets of hussars that a path there runs over (M-11.2.4).
    """
    found = 0
    for real, rng in positions(scenario, seats, 30):
        s = real.copy()
        atlas = s.game.components.atlas
        general, winner = rng.sample([g for g in range(s.game.components.count) if s.where[g] >= 0], 2)
        steps, here = rng.randint(1, 4), s.where[general]
        if s.where[winner] == here:
            continue
        power = s.power_of(general)
        free = atlas.all & ~(s.all_generals | s.all_trains | s.game.closed_to(s, power))
        paths = [[here]]
        for _ in range(steps):
            roads = entering.roads(s, power)
            paths = [[*path, to] for path in paths for to in bits(roads[path[-1]] & free) if to not in path]
        far = atlas.distances(s.where[winner])
        most = max((far[path[-1]] for path in paths), default=0)
        crossed = sorted({city for path in paths for city in path[1:]})
        if len(crossed) > 1:
            s.hussars = rng.sample(crossed, 2)
        expected: dict[int, set[int]] = {}
        for path in paths:
            if far[path[-1]] == most:
                ridden = sum(1 << city for city in path if city in s.hussars)
                expected.setdefault(path[-1], set()).add(ridden)
        ends = retreat.ends(s, [general], steps, s.where[winner])
        assert ends == expected
        found += len(ends) > 1
    assert found > 5
