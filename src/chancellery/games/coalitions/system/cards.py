"""Battle cards: the deck, the discard pile and the limits of hands (4.9)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic

from chancellery.games.coalitions.system.state import R, Realm
from chancellery.games.coalitions.system.vocabulary import ASK_SURPLUS, CARD_NOT_HELD, DISCARD
from chancellery.kernel import REPEAT, SCRIPTS, Bars, Decision, Move, Procedure, Reason, Step, asks


class Decks(Generic[R]):
    """One deck for all."""

    def sharing(self, powers: int) -> Sequence[Sequence[int]]:
        """The Powers that draw from the same deck of Battle cards, deck by deck."""
        return (range(powers),)

    def tell_reshuffle(self, s: R, power: int, count: int) -> None:
        """The discards have become the deck of a Power, or of all."""
        s.emit("reshuffle", count)


def can_draw(s: Realm, power: int) -> bool:
    """K-R-19: there is a card in the deck or the discard pile."""
    return bool(s.deck_of(power) or s.pile_of(power))


def draw(s: Realm, power: int, cause: str) -> None:
    """A Power draws the top card, unless deck and discard pile are both empty (K-R-19)."""
    deck = s.deck_of(power)
    if not deck:
        reshuffle(s, power)
        if not deck:
            s.emit("no_card", power)
            return
    card = deck.pop()
    insort(s.hands[power], card)
    s.revealed = True
    seat = s.seat_of[power]
    told = tuple(range(len(s.game.seats))) if s.game.open_hands else (seat,)
    s.emit_secret("draw", (power, cause), (card,), told if seat >= 0 else ())
    if not deck:
        reshuffle(s, power)


def reshuffle(s: Realm, power: int) -> None:
    """K-2.4.7: the moment the last card has left the deck, the discards become the new one."""
    deck, pile = s.deck_of(power), s.pile_of(power)
    if pile:
        deck[:] = sorted(pile)  # a fixed order first: the result depends on the seed alone
        pile.clear()
        s.shuffle(deck)
        s.game.decks.tell_reshuffle(s, power, len(deck))


def discard(s: Realm, power: int, card: int, cause: str) -> None:
    """A card from the hand goes face up on the discard pile."""
    s.hands[power].remove(card)
    s.pile_of(power).append(card)
    s.forget_card(power, card)
    s.emit("discard", power, card, cause)


def held(s: Realm, power: int, otherwise: Reason) -> Bars:
    """The cards a Power holds, by their values."""
    values = 0
    for card in s.hands[power]:
        values |= 1 << card
    return s.bars(values, otherwise)


def over_limit(s: Realm) -> bool:
    """Whether some hand is above its limit."""
    for hand, limit in zip(s.hands, s.game.hand_limit):  # noqa: SIM110, a plain loop: asked after every action
        if len(hand) > limit:
            return True
    return False  # all hands are in order


@dataclass
class HandLimit(Procedure):
    """K-4.9.4: after an action, surplus cards chosen by the owner are discarded, in precedence."""

    exempt: int = -1

    def surplus(self, s: Realm) -> list[Decision]:
        for power in s.game.relations.precedence(s):
            surplus = len(s.hands[power]) - s.game.hand_limit[power]
            if surplus > 0 and power != self.exempt:
                decision = s.decide(ASK_SURPLUS, power, surplus)
                decision.offer(DISCARD, held(s, power, NOT_SURPLUS))
                return [decision]
        return []

    def on_surplus(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        discard(s, decision.actor, move.args[0], "limit")
        return REPEAT


NOT_SURPLUS: Final = CARD_NOT_HELD.by(ASK_SURPLUS.rule)
SCRIPTS[HandLimit] = [asks(HandLimit.surplus, HandLimit.on_surplus)]
