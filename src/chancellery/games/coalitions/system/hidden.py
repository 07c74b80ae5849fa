"""Hidden things: the one place that says what a seat may not know (state machine, notation; K-11.3.8, K-R-71).

Hidden are the cards in hands of Powers the seat does not play, the order of the deck, cards played face down by
others, and their secret simultaneous choices, which the kernel keeps. Everything else is public.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from chancellery.games.coalitions.system import battle_cards
from chancellery.games.coalitions.system.battle import Battle
from chancellery.games.coalitions.system.cards import discard_options
from chancellery.games.coalitions.system.realm import Realm
from chancellery.kernel import Decision


def knows_hand(s: Realm, seat: int | None, power: int) -> bool:
    """K-11.3.8: a hand is known to the seat that plays the Power now, or reads it for an uncontrolled one.

    K-12.0.4: where hands are open, those of all players to every seat.
    """
    if s.game.open_hands:
        return seat is not None and s.seat_of[power] >= 0
    return seat is not None and seat in (s.seat_of[power], s.reader[power])


def knows_card(s: Realm, seat: int | None, power: int, card: int) -> bool:
    """A card in a battle stack: face up (negative) for all, face down for its player only."""
    return card < 0 or knows_hand(s, seat, power)


def deal_anew(s: Realm, seat: int, rng: Random) -> None:
    """Deals everything the seat does not know from the cards it cannot place, deck by deck."""
    for powers in s.game.sharing_a_deck():
        _deal_deck(s, seat, rng, powers)
    s.asked = [_asked_anew(s, decision) for decision in s.asked]
    s.chosen = tuple(
        choice if choice is None or decision.seat == seat else rng.choice(decision.options)  # face down, in the fist
        for decision, choice in zip(s.asked, s.chosen)
    )


def _deal_deck(s: Realm, seat: int, rng: Random, powers: Sequence[int]) -> None:
    """The cards of one deck, among the Powers that draw from it."""
    deck = s.deck_of(powers[0])
    pool = list(deck)
    unknown = [power for power in powers if not knows_hand(s, seat, power)]
    for power in unknown:
        pool += s.hands[power]
    stacks = [
        stack
        for battle in s.stack
        if isinstance(battle, Battle)
        for i, stack in enumerate(battle.stacks)
        if s.game.owner[battle.generals[i]] in unknown
    ]
    for stack in stacks:
        pool += [card for card in stack if card > 0]
    rng.shuffle(pool)
    for stack in stacks:
        for n, card in enumerate(stack):
            if card > 0:
                stack[n] = pool.pop()
    for power in unknown:
        s.hands[power] = sorted(pool.pop() for _ in s.hands[power])
    deck[:] = pool


def _asked_anew(s: Realm, decision: Decision) -> Decision:
    """Options that name cards in a hand must follow the new hand: the old ones would tell what was held."""
    if decision.kind in ("drill_discard", "surplus"):
        options = discard_options(s, decision.actor)
        return Decision(decision.seat, decision.kind, decision.rule, options, decision.actor, decision.about)
    if decision.kind == "card":
        battle = next(p for p in reversed(s.stack) if isinstance(p, Battle))
        again = battle_cards.ask(s, battle)
        assert isinstance(again, Decision)
        again.rule = decision.rule
        return again
    return decision
