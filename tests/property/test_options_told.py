"""What options would bring, in random matches of every game: equal for deals that look alike to the seat, and true."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from chancellery import Match, games
from chancellery.kernel import Decision
from chancellery.kernel import game as find_game
from chancellery.locale import LANGUAGES, has
from chancellery.table.asking import SHORTEST
from chancellery.table.barred import barred
from chancellery.table.scene import Scene
from chancellery.table.scene_asking import Barred, Option, Prompt
from tests.scenes import shown_prompt

POSITIONS = 2  # of each kind of decision, in a match
MOST = 25  # options that are looked at
POINTED = 8  # things somebody points at
VARIANTS = [
    (game.id, scenario.id, seats) for game in games() for scenario in game.scenarios for seats in scenario.seats[-1:]
]


def told(match: Match, decision: Decision, rng: Random) -> Any:
    """What a seat is told on request about some of its options."""
    moves = rng.sample(decision.options, min(MOST, len(decision.options)))
    return match.definition.asking.previewed(match.state, decision.seat, moves, "en")


def why(match: Match, seat: int, refs: list[str], subjects: list[str | None]) -> list[Barred | None]:
    return [barred(match, seat, ref, "en", subject) for ref, subject in zip(refs, subjects, strict=True)]


def pointed_at(match: Match, seat: int, rng: Random) -> tuple[list[str], list[str | None]]:
    """Some things on the table, each with something that acts or nothing."""
    scene = match.scene(seat)
    there = [*(place.ref for place in scene.places), *(card.ref for hand in scene.hands for card in hand.cards)]
    acts = [None, *(option.subject for option in scene.prompt.options)] if scene.prompt else [None]
    refs = rng.sample(there, min(POINTED, len(there)))
    return refs, [rng.choice(acts) for _ in refs]


def numbers(scene: Scene) -> dict[tuple[str, str | None], int | None]:
    """The facts of all powers and what is nobody's, by id."""
    found = {(fact.id, power.id): fact.value for power in scene.powers for fact in power.facts}
    return found | {(track.id, None): one.value for track in scene.tracks for one in track.markers if not one.power}


def positions(game: str, scenario: str, seats: int) -> Any:
    """Some decisions of each kind in a random match."""
    rng = Random(f"told {game} {scenario} {seats}")
    options = {option.id: rng.choice(option.values) for option in find_game(game).options_of(scenario)}
    match = Match.new(game, scenario, seats, seed="told", options=options, nonce="test")
    seen: Counter[str] = Counter()
    while match.outcome is None:
        decision = rng.choice(match.decisions)
        seen[decision.kind] += 1
        if seen[decision.kind] <= POSITIONS:
            yield match, decision, rng
        match.play(decision.seat, rng.choice(decision.options))


@pytest.mark.parametrize(("game", "scenario", "seats"), VARIANTS)
def test_what_is_told_is_the_same_for_twins(game: str, scenario: str, seats: int) -> None:
    compared = 0
    for match, decision, rng in positions(game, scenario, seats):
        state = rng.getstate()
        before = told(match, decision, rng)
        refs, subjects = pointed_at(match, decision.seat, rng)
        reasons = why(match, decision.seat, refs, subjects)
        for _ in range(3):
            twin = match.determinize(decision.seat, Random(rng.random()))
            asked = [d for d in twin.decisions if (d.seat, d.kind) == (decision.seat, decision.kind)]
            if asked and asked[0].options == decision.options:
                after = rng.getstate()
                rng.setstate(state)
                assert told(twin, asked[0], rng) == before
                rng.setstate(after)
                assert why(twin, decision.seat, refs, subjects) == reasons
                compared += 1
    assert compared > 10


@pytest.mark.parametrize(("game", "scenario", "seats"), VARIANTS)
def test_what_is_told_comes_true(game: str, scenario: str, seats: int) -> None:
    changed = costs = 0
    for match, decision, rng in positions(game, scenario, seats):
        for option in told(match, decision, rng).options:
            trial = match.clone()
            trial.play(decision.seat, option.moves[0])
            if option.final:
                assert trial._history.barrier == len(trial)
            elif all(effect.kind == "event" for effect in option.effects):
                then = numbers(trial.scene(decision.seat))
                for one in option.changes:
                    assert then[one.track, one.power] == one.after, (option, one)
                    assert numbers(match.scene(decision.seat))[one.track, one.power] == one.before
                changed += len(option.changes)
            costs += len(option.cost)
            if option.quantity is not None:
                several = [option.moves[0]] * option.quantity.most
                assert match.clone().play(decision.seat, *several, through=True) == len(several)
    assert changed > 3
    assert costs > 3


@pytest.mark.parametrize(("game", "scenario", "seats"), VARIANTS)
def test_plans_can_be_played(game: str, scenario: str, seats: int) -> None:
    for match, decision, rng in positions(game, scenario, seats):
        prompt = shown_prompt(match.scene(decision.seat))
        for plan in rng.sample(prompt.plans, min(MOST, len(prompt.plans))):
            assert match.clone().play(decision.seat, *plan.moves) == len(plan.moves), plan
            assert any(option.moves == plan.moves[:1] for option in prompt.options)


@pytest.mark.parametrize(("game", "scenario", "seats"), VARIANTS)
def test_prompts_are_short_and_their_parts_fit(game: str, scenario: str, seats: int) -> None:
    for match, decision, _ in positions(game, scenario, seats):
        for lang in LANGUAGES:
            prompt = shown_prompt(match.scene(decision.seat, lang))
            assert prompt.short
            assert len(prompt.short) <= SHORTEST, prompt.short
            assert has(lang, f"{match.definition.prefix}short-{decision.kind}")
            parts_fit(prompt, match)


def parts_fit(prompt: Prompt, match: Match) -> None:
    """The main option and the amounts are options; what acts and what it acts on are among what they point at."""
    if prompt.primary is not None:
        assert prompt.options[prompt.primary.option].id == prompt.primary.option
    for option in prompt.options:
        assert {option.subject, option.target} <= {*option.refs, None}
    for amount in prompt.amounts:
        assert len(amount.ids) == amount.most - amount.least + 1
        assert [number(prompt.options[id], match) for id in amount.ids] == [*range(amount.least, amount.most + 1)]


def number(option: Option, match: Match) -> int:
    return match.definition.notation.read(option.moves[0]).args[-1]
