"""A secret choice of one's own is in the own view as it is in the own scene; nobody else sees a difference."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from chancellery import Decision, Match, Move
from tests.property.play import step
from tests.property.test_secrecy import seen
from tests.scenes import shown_options, shown_prompt

# with three players only one Power is free to choose its status, and a choice of one alone is not secret
TABLES = [
    ("coalitions", "1805", 6, {"status"}),
    ("coalitions", "1805", 5, {"status", "bid"}),
    ("coalitions", "1805", 4, {"status", "bid"}),
    ("coalitions", "1805", 3, {"bid"}),
    ("realpolitik", "standard", 4, {"action_card", "demand"}),
    ("realpolitik", "standard", 3, {"action_card", "demand", "bid"}),
    ("raison_detat", "1618", 7, {"status"}),
    ("raison_detat", "1618", 4, {"status", "bid"}),
    ("raison_detat", "1702", 6, {"status"}),
    ("raison_detat", "1702", 3, {"bid"}),
]
MOST_MOVES = 4000


def secret(match: Match) -> list[Decision]:
    """Those who choose secretly and have a choice, while others are still to choose."""
    if len(match.decisions) < 2:
        return []
    return [decision for decision in match.decisions if len(decision.options) > 1]


def phases(match: Match, rng: Random) -> Iterator[Decision]:
    """Secret choices about to be made in a random match; each kind a few times, then rarely."""
    met: dict[str, int] = {}
    while match.outcome is None and len(match) < MOST_MOVES:
        choices = secret(match)
        if choices:
            decision = rng.choice(choices)
            met[decision.kind] = met.get(decision.kind, 0) + 1
            if met[decision.kind] <= 4 or rng.random() < 0.02:
                yield decision
        step(match, rng)


def own_choices(match: Match, seat: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = match.view(seat)["chosen"]
    return found


def chosen_in_scene(match: Match, decision: Decision) -> str | None:
    """The option the scene shows the seat as its choice, for a Power it asks about."""
    drawn = match.scene(decision.seat)
    index = shown_prompt(drawn).chosen
    return None if index is None else shown_options(drawn)[index].moves[0]


def compare(match: Match, decision: Decision, one: Move, other: Move) -> None:
    first, second = match.clone(), match.clone()
    first.play(decision.seat, one)
    second.play(decision.seat, other)
    power = match.definition.powers[decision.actor]  # type: ignore[attr-defined]
    for played, move in ((first, one), (second, other)):
        assert {"kind": decision.kind, "power": power, "move": move.text} in own_choices(played, decision.seat)
        shown = chosen_in_scene(played, decision)
        assert shown is None or shown in [one["move"] for one in own_choices(played, decision.seat)]
        if decision.kind == "action_card":
            assert played.view(decision.seat)["powers"][power]["action"] == move.verb
    second.play(decision.seat, one)  # it can be changed
    assert seen(first, decision.seat) == seen(second, decision.seat)
    second.play(decision.seat, other)
    for seat in (None, *range(len(match.seats))):
        if seat != decision.seat:
            assert seen(first, seat) == seen(second, seat)
            assert own_choices(first, seat) == own_choices(match, seat) if seat is not None else True


@pytest.mark.parametrize(("game", "scenario", "seats", "kinds"), TABLES)
def test_a_seat_sees_its_own_secret_choice_and_nobody_else_does(
    game: str, scenario: str, seats: int, kinds: set[str]
) -> None:
    rng = Random(f"own secrets {game} {scenario} {seats}")
    match = Match.new(game, scenario, seats, seed="own secrets", nonce="test")
    met = set()
    for decision in phases(match, rng):
        one, other = rng.sample(decision.options, 2)
        compare(match, decision, one, other)
        met.add(decision.kind)
    assert met == kinds


@pytest.mark.parametrize("scenario", ["1618", "1702"])
def test_only_the_giver_sees_which_cards_are_on_offer(scenario: str) -> None:
    rng = Random(f"gifts {scenario}")
    match = Match.new("raison_detat", scenario, None, seed="gifts", nonce="test")
    found = 0
    while found < 5:
        decision = match.decisions[0]
        cards = [move for move in decision.options if move.verb == "send"]
        if decision.kind == "gifts" and cards:
            move = rng.choice(cards)
            given = match.clone()
            given.play(decision.seat, move)
            card, recipient = move.args[0], match.definition.powers[move.args[1]]  # type: ignore[attr-defined]
            for seat in (None, *range(len(match.seats))):
                known = [card] if seat == decision.seat else [None]
                assert given.view(seat)["gifts"]["cards"] == {recipient: known}
            found += 1
        if match.outcome is not None:
            match = Match.new("raison_detat", scenario, None, seed=f"gifts {found} {rng.random()}", nonce="test")
        else:
            step(match, rng)


@pytest.mark.parametrize("scenario", ["1618", "1702"])
def test_a_giver_remembers_the_cards_that_were_accepted(scenario: str) -> None:
    """RD-9.4.5: giver and recipient know them; a search of anybody else has to guess."""
    rng = Random(f"accepted {scenario}")
    match = Match.new("raison_detat", scenario, None, seed="accepted", nonce="test")
    found = 0
    while found < 5:
        decision = match.decisions[0]
        gifts = [move for move in decision.options if move.verb in ("send", "accept")]
        match.play(decision.seat, rng.choice(gifts or decision.options))
        event = next((e for e in reversed(match.events(decision.seat)) if e.kind == "mercenaries"), None)
        if decision.kind == "mercenaries_answer" and event is not None and gifts:
            giver, recipient, _ = event.args
            state: Any = match.state
            seats = {state.seat_of[giver], state.seat_of[recipient]}
            for seat in range(len(match.seats)):
                states: list[Any] = [match.determinize(seat, rng).state for _ in range(20)]
                sure = [not Counter(event.secret[0]) - Counter(one.hands[recipient]) for one in states]
                assert all(sure) == (seat in seats)
            found += 1
        if match.outcome is not None:
            match = Match.new("raison_detat", scenario, None, seed=f"accepted {found} {rng.random()}", nonce="test")
