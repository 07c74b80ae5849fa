"""Observations are complete: what differs in a view differs in the observation, in every game.

At sampled positions of random matches single numbers of the state are changed; whatever a seat or a spectator then sees
otherwise must be seen otherwise in its observation, too. The same holds from move to move, with the mask of what may be
answered beside it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import game as find_game
from chancellery.kernel.plain import Plain, stored_fields

VARIANTS = [
    ("coalitions", "1805", 4),
    ("coalitions", "lempereur", 3),
    ("realpolitik", "standard", 3),
    ("raison_detat", "1618", 5),
    ("maria", "introductory", 3),
    ("maria", "full", 3),
    ("imperial_struggle", "standard", 2),
]
KERNELS = {
    "asked",
    "chosen",
    "outcome",
    "events",
    "seed",
    "counter",
    "result",
    "apart",
    "explaining",
    "drawing",
    "revealed",
}
PAIRED = {"rails"}  # a Train is told twice: changing one of the two is no position
Path = tuple[str | int, ...]


def numbers(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every number in plain data with another one that could stand there."""
    if isinstance(value, Plain):
        for name in stored_fields(type(value)):
            if name not in KERNELS | PAIRED:
                yield from numbers(getattr(value, name), (*path, name))
    elif isinstance(value, list):
        for n, one in enumerate(value):
            yield from numbers(one, (*path, n))
    elif isinstance(value, bool):
        yield path, not value
    elif isinstance(value, int):
        yield from ((path, other) for other in (value + 1, value - 1, value ^ 2) if other >= 0)


def changed(state: Any, path: Path, value: Any) -> Any:
    new = owner = state.clone()
    for step in path[:-1]:
        owner = owner[step] if isinstance(step, int) else getattr(owner, step)
    last = path[-1]
    if isinstance(last, int):
        owner[last] = value
    else:
        setattr(owner, last, value)
    return new


def seen(match: Match, state: Any, seat: int | None) -> tuple[Any, Any]:
    observation = match.definition.observe(state, seat)
    return match.definition.view(state, seat), (observation.bits, observation.numbers)


@pytest.mark.parametrize(("game", "scenario", "seats"), VARIANTS)
def test_what_is_seen_is_in_the_observation(game: str, scenario: str, seats: int) -> None:
    rng = Random(f"observations {game} {scenario}")
    options = {option.id: rng.choice(option.values) for option in find_game(game).options_of(scenario)}
    match = Match.new(game, scenario, seats, seed="observations", options=options, nonce="test")
    parts = match.definition.observed
    kinds: Counter[str] = Counter()
    compared = 0
    before: dict[int, tuple[Any, Any, bytearray]] = {}
    while match.outcome is None:
        seat = match.decisions[0].seat
        view, observation = seen(match, match.state, seat)
        assert len(observation[1]) == parts.size - parts.bits
        mask = match.definition.notation.mask(match.legal(seat))
        if seat in before and before[seat][0] != view:
            same = before[seat][1:] == (observation, mask)
            assert not same, match.decisions
        before = {seat: (view, observation, mask)}
        kinds[match.decisions[0].kind] += 1
        if kinds[match.decisions[0].kind] == 1:
            compared += differences(match, rng.choice((seat, None)), rng)
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.options))
    assert compared > 100


def differences(match: Match, seat: int | None, rng: Random) -> int:
    """How many changes were seen; each one is seen in the observation."""
    view, observation = seen(match, match.state, seat)
    by_field: dict[Path, list[tuple[Path, Any]]] = {}
    for path, value in numbers(match.state):
        by_field.setdefault(tuple(step for step in path if isinstance(step, str)), []).append((path, value))
    found = 0
    for path, value in [rng.choice(changes) for changes in by_field.values()]:
        try:
            other_view, other = seen(match, changed(match.state, path, value), seat)
        except (IndexError, ValueError):  # no such card, place or piece
            continue
        if other_view != view:
            same = other == observation
            assert not same, f"{path} is seen and not observed"
            found += 1
    return found


@pytest.mark.parametrize(("game", "scenario", "seats"), VARIANTS[:4])
def test_own_power_comes_first(game: str, scenario: str, seats: int) -> None:
    match = Match.new(game, scenario, seats, seed="first", nonce="test")
    definition = match.definition
    start, end = definition.observed.spans["power.0"]
    own = [definition.observe(match.state, seat).bits >> start & (1 << end - start) - 1 for seat in range(seats)]
    assert [match.state.seat_for(power.bit_length() - 1) for power in own] == list(range(seats))
