"""Whatever a seat chooses in secret, the others see the same until the rules reveal it: in every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from chancellery import Match, Move
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel import Decision

MOVES = 800  # of each random match
OPTIONS = 5  # of a secret decision are tried against one
FURTHER = 6  # moves for which twins are followed
ALWAYS, ONE_IN = 10, 4  # so many decisions of a kind are looked at, then one in so many

# game, scenario, seats, options and the kinds of secret decisions that must come up
TABLES: list[tuple[str, str, int, dict[str, Any], set[str]]] = [
    ("coalitions", "1792", 5, {}, {"status", "bid", "card"}),
    ("coalitions", "1798", 6, {}, {"status", "card"}),
    ("coalitions", "1805", 4, {}, {"status", "bid"}),
    ("coalitions", "1806", 3, {}, {"bid", "card"}),
    ("coalitions", "1809", 6, {}, {"status"}),
    ("coalitions", "1812", 6, {}, {"status", "card"}),
    ("coalitions", "1813", 6, {}, {"status", "card"}),
    ("realpolitik", "standard", 3, {}, {"negotiation", "demand", "action_card", "card"}),
    ("realpolitik", "standard", 4, {}, {"negotiation", "demand", "action_card"}),
    ("raison_detat", "1618", 7, {}, {"status", "card", "mercenaries"}),
    ("raison_detat", "1702", 4, {}, {"status", "bid", "card", "mercenaries"}),
    ("imperial_struggle", "standard", 2, {}, {"ministry", "keep", "upgrade"}),
    ("imperial_struggle", "standard", 2, {"planning_layout": True}, {"ministry", "keep", "assign"}),
    ("maria", "introductory", 3, {}, {"armies", "division", "give"}),
    ("maria", "full", 2, {}, {"armies", "bid", "division", "give"}),
    ("maria", "full", 3, {"bluff": True}, {"armies", "bid", "division", "give"}),
]

Outside = Callable[[Match, Decision, Move], Any]


def _exchanged(match: Match, decision: Decision, move: Move) -> tuple[int, ...]:
    """IS-4.1.7.5: which places change is seen, not what lies there."""
    assert isinstance(match.state, Struggle)
    now = match.state.ministry[decision.actor]
    return (len(move.args), *(n for n, card in enumerate(move.args) if n >= len(now) or now[n] != card))


def _all_but_first(match: Match, decision: Decision, move: Move) -> tuple[int, ...]:
    return move.args[1:]


def _first(match: Match, decision: Decision, move: Move) -> tuple[int, ...]:
    return move.args[:1]


def _nothing(match: Match, decision: Decision, move: Move) -> tuple[int, ...]:
    return ()


# what others see of a choice that stays hidden after it was made: options of which they see the same must look alike
FAMILY: dict[str, Outside] = {"card": _all_but_first}  # face down, for a General
SEEN: dict[str, dict[str, Outside]] = {
    "coalitions": FAMILY,
    "realpolitik": FAMILY,
    "raison_detat": {**FAMILY, "mercenaries": _all_but_first},
    "imperial_struggle": {
        "ministry": _exchanged, "assign": _all_but_first, "upgrade": _all_but_first, "displace": _all_but_first,
    },
    "maria": {"armies": _first, "division": _first, "give": _nothing},
}  # fmt: skip
# events by which the rules bring to light what was chosen
REVEALING = {
    "coalitions": {"stack", "turned_up", "struck_out"},
    "realpolitik": {"stack", "turned_up", "struck_out"},
    "raison_detat": {"stack", "turned_up", "struck_out", "mercenaries"},
    "imperial_struggle": {"war", "revealed"},
    "maria": {"battle", "armies_lost", "removed"},
}


def outside(match: Match, decision: Decision) -> Callable[[Move], Any] | None:
    """What others see of the options of a decision; None if that is all there is to see."""
    look = SEEN[match.setup.game].get(decision.kind)
    if look is not None:
        return lambda move: (move.verb, look(match, decision, move))
    if match.state.chosen and len(match.decisions) > 1:  # several choose at once, and this is not the last who does
        return lambda _: ()
    return None


def others_see(match: Match, seat: int, since: int, *, drawn: bool) -> list[Any]:
    """Everything that all but one seat can observe."""
    waiting = [(d.seat, d.kind, d.rule, d.actor, d.about) for d in (*match.decisions, *match.standing)]
    found: list[Any] = [len(match), waiting]
    for other in (None, *(number for number in range(len(match.seats)) if number != seat)):
        found += [match.view(other), match.events(other, since)]
        if other is not None:
            found.append([move.text for move in match.legal(other)])
        if drawn:
            found += [match.log(other, "en", since), match.scene(other, "en")]
    return found


def compare(match: Match, decision: Decision, rng: Random) -> None:
    """Different choices that look alike from outside must also do so in what follows."""
    look = outside(match, decision)
    assert look is not None
    first = rng.choice(decision.options)
    alike = [move for move in decision.options if move is not first and look(move) == look(first)]
    for number, other in enumerate(rng.sample(alike, min(OPTIONS, len(alike)))):
        one, two = match.clone(), match.clone()
        one.play(decision.seat, first)
        two.play(decision.seat, other)
        follow(one, two, decision.seat, match.event_count, rng, drawn=number == 0)


def follow(one: Match, two: Match, seat: int, since: int, rng: Random, *, drawn: bool) -> None:
    """The seat goes on choosing what looks alike, all others do the same in both, until something is revealed."""
    for step in range(FURTHER + 1):
        if any(event.kind in REVEALING[one.setup.game] for event in one.events(seat, since) + two.events(seat, since)):
            return
        seen = [others_see(twin, seat, since, drawn=drawn and step in (0, FURTHER)) for twin in (one, two)]
        assert seen[0] == seen[1], [[move.text for _, move in twin.moves[-step - 1 :]] for twin in (one, two)]
        if one.outcome is not None:
            return
        number = rng.randrange(len(one.decisions))
        ours, theirs = one.decisions[number], two.decisions[number]
        look = outside(one, ours)
        if one.state.chosen and look is None:  # the last of several
            return
        move = rng.choice(ours.options)
        same = [other for other in theirs.options if other is move]
        if look is not None and ours.seat == seat:
            same = [other for other in theirs.options if look(other) == look(move)]
        if not same:
            return
        one.play(ours.seat, move)
        two.play(theirs.seat, rng.choice(same))


@pytest.mark.parametrize(("game", "scenario", "seats", "options", "kinds"), TABLES)
def test_a_secret_choice_tells_the_others_nothing(
    game: str, scenario: str, seats: int, options: dict[str, Any], kinds: set[str]
) -> None:
    rng = Random(f"secret {game} {scenario} {seats} {options}")
    met: Counter[str] = Counter()
    match = Match.new(game, scenario, seats, seed="secret", options=options, nonce="test")
    for number in range(5 * MOVES):
        if match.outcome is not None:
            match = Match.new(game, scenario, seats, seed=f"secret {number}", options=options, nonce="test")
        if number >= MOVES and kinds <= set(met):
            break
        decision = rng.choice(match.decisions)
        if outside(match, decision) is not None:
            met[decision.kind] += 1
            if met[decision.kind] <= ALWAYS or not rng.randrange(ONE_IN):
                compare(match, decision, rng)
        match.play(decision.seat, rng.choice(decision.options))
    assert kinds <= set(met)
