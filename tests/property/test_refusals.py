"""Every well-formed move is either offered or refused by a statement of the catalogue: never by a word that fits all.

All moves of the notation are tried at sampled positions of random matches. Verbs with very many moves are sampled, and
what differs from an option in one word is tried always: that is where the rules decide.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import prod
from random import Random

import pytest

from chancellery import Match, games
from chancellery.kernel import Decision, Definition, Game, Move
from chancellery.kernel import game as find_game
from tests.property.refused import in_the_catalogue

GENERIC = {"refused-not-offered", "refused-other-decision", "maria-refused-other-decision"}
NUMBERS = 10  # 0 to 9 where a number is asked for
ALL_OF = 40  # moves of a verb that are tried one and all; of more a sample of as many
NEAR = 60  # moves of an option's verb that differ from it in one word
POSITIONS = 2  # of each kind of decision, in a match

VARIANTS = [
    (game.id, scenario.id, seats) for game in games() for scenario in game.scenarios for seats in scenario.seats
]
FEW = 8  # variants: of a game with no more each is played twice
PLAYED = Counter(game for game, _, _ in VARIANTS)


def every_move(definition: Definition, options: list[Move], rng: Random) -> Iterator[Move]:
    """The moves of the notation, those with free words and the options apart."""
    notation = definition.notation
    offered = set(options)
    tried = set(offered)
    for verb, form in notation.forms.items():
        if "{text}" in form:
            continue
        ranges = [
            range(NUMBERS) if slot == "number" else range(len(notation.words[slot])) for slot in notation.slots(verb)
        ]
        if not all(ranges):
            continue  # nothing can be written in this form: the variant has no such names
        if prod(map(len, ranges)) <= ALL_OF:
            all_args = list(product(*ranges))
        else:
            all_args = [tuple(rng.choice(r) for r in ranges) for _ in range(ALL_OF)]
        own = [move.args for move in options if move.verb == verb]
        near = [
            (*args[:i], other, *args[i + 1 :])
            for args in (own if len(own) < 4 else rng.sample(own, 4))
            for i, r in enumerate(ranges)
            for other in r
        ]
        all_args += near if len(near) <= NEAR else rng.sample(near, NEAR)
        for args in all_args:
            move = notation.move(verb, *args)
            if move not in tried:
                tried.add(move)
                yield move


def refusals(game: Game, scenario: str, seats: int, number: int) -> Counter[tuple[str, str, str]]:
    """The answers that name no reason, by kind of decision and verb, in a random match."""
    found: Counter[tuple[str, str, str]] = Counter()
    seen: Counter[str] = Counter()
    rng = Random(f"refusals {game.id} {scenario} {seats} {number}")
    options = {option.id: rng.choice(option.values) for option in game.options_of(scenario)}
    match = Match.new(game.id, scenario, seats, seed=f"refusals {number}", options=options, nonce="test")
    while match.outcome is None:
        decision = rng.choice(match.decisions)
        seen[decision.kind] += 1
        if seen[decision.kind] <= POSITIONS:
            found += unexplained(match, decision, rng)
        match.play(decision.seat, rng.choice(decision.options))
    return found


def unexplained(match: Match, decision: Decision, rng: Random) -> Counter[tuple[str, str, str]]:
    """The answers that name no reason, at a position."""
    found: Counter[tuple[str, str, str]] = Counter()
    for move in every_move(match.definition, match.legal(decision.seat), rng):
        refusal = match.why_not(decision.seat, move)
        if refusal is None:
            assert move.verb in match.definition.acts, move
            continue
        assert in_the_catalogue(refusal.rule)
        if refusal.reason in GENERIC:
            found[decision.kind, move.verb, refusal.reason] += 1
        elif rng.random() < 0.01:
            assert refusal.text("en") != refusal.text("pl")
    return found


@pytest.mark.parametrize(("game", "scenario", "seats"), VARIANTS)
def test_every_refusal_names_the_statement_that_forbids_the_move(game: str, scenario: str, seats: int) -> None:
    found: Counter[tuple[str, str, str]] = Counter()
    for number in range(2 if PLAYED[game] <= FEW else 1):
        found += refusals(find_game(game), scenario, seats, number)
    assert not found, "\n".join(f"{count:5} {' '.join(key)}" for key, count in found.most_common(40))
