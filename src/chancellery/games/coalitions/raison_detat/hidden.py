"""Hidden things besides those of the family: which cards are on offer as Mercenaries (RD-9.4.5)."""

from __future__ import annotations

from random import Random

from chancellery.games.coalitions.raison_detat.gifts import Gifts
from chancellery.games.coalitions.raison_detat.realm import ImperialRealm
from chancellery.games.coalitions.system import hidden
from chancellery.games.coalitions.system.hidden import knows_hand
from chancellery.kernel import Decision


def deal_anew(s: ImperialRealm, seat: int, rng: Random) -> None:
    """Cards on offer are still in the giver's hand; only the giver knows which they are."""
    hidden.deal_anew(s, seat, rng)
    for gifts in s.stack:
        if not isinstance(gifts, Gifts) or knows_hand(s, seat, gifts.power):
            continue
        hand = list(s.hands[gifts.power])
        rng.shuffle(hand)
        gifts.cards = [[hand.pop() for _ in cards] for cards in gifts.cards]
        if gifts.power == s.asked[0].actor:
            again = gifts.offer(s)  # its options name cards
            assert isinstance(again, Decision)
            s.asked = [again]
